//! Values of positions in words: the number of seeds that a side is ahead, or the chance of a win.

use super::{Arg, Words};
use crate::search::{Analysis, Rated, Unit, WIN};
use mancala::engine::Position;
use mancala::rules::{Rules, Side};

impl Words {
    /// Returns a value as it stands beside a move: `+3`, `−2.5`, `62%`; a proved result in a word.
    pub fn value(&self, unit: Unit, value: i32, exact: bool) -> String {
        match (unit, value) {
            (Unit::Seeds, _) => self.signed_halves(value),
            (Unit::Result, _) if exact => {
                let result = if value > 0 { "won" } else { if value < 0 { "lost" } else { "drawn" } };
                self.label_with("study-result", &[("result", Arg::from(result))])
            }
            (Unit::Result, _) => self.percent(percent(value)),
        }
    }

    /// Returns the standing in a position, as a sentence.
    pub fn standing(&self, rules: &Rules, position: &Position, analysis: &Analysis) -> String {
        let Some(best) = analysis.best() else { return self.status(rules, position) };
        let (side, value) = ahead(rules, position, best);
        let exact = if analysis.exact { "yes" } else { "no" };
        let player = Arg::from(self.seat(rules, side));
        match analysis.unit {
            _ if value == 0 && analysis.exact => self.label("study-drawn"),
            Unit::Seeds if value == 0 => self.label("study-level"),
            Unit::Seeds => {
                let args =
                    [("player", player), ("seeds", Arg::Halves(value.unsigned_abs())), ("exact", Arg::from(exact))];
                self.label_with("study-ahead", &args)
            }
            Unit::Result if analysis.exact => self.label_with("study-wins", &[("player", player)]),
            Unit::Result => {
                let args = [("player", player), ("percent", Arg::from(percent(value)))];
                self.label_with("study-likely", &args)
            }
        }
    }
}

/// Returns the side that is ahead by the best move, and its lead: the side that makes it, or the next of another party.
fn ahead(rules: &Rules, position: &Position, best: &Rated) -> (Side, i32) {
    let mover = position.chooser();
    if best.value >= 0 || rules.board.sides().len() > 2 {
        return (mover, best.value);
    }
    (rules.board.after(mover), -best.value)
}

/// Returns the chance of a win in percent, from a value between -[`WIN`] and [`WIN`].
fn percent(value: i32) -> u32 {
    ((i64::from(value) + i64::from(WIN)) * 100 / (2 * i64::from(WIN))).clamp(0, 100) as u32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::{Analyser, Budget, EVERY_MOVE};
    use mancala::engine::start;
    use mancala::rules::{Catalogue, Settings};
    use std::sync::atomic::AtomicBool;

    #[test]
    fn values_are_written_with_their_sign_and_results_in_words() {
        let words = Words::english();
        let said = |unit, value, exact| words.value(unit, value, exact);
        assert_eq!(said(Unit::Seeds, 6, false), "+3");
        assert_eq!(said(Unit::Seeds, -5, true), "\u{2212}2.5");
        assert_eq!(said(Unit::Seeds, 0, true), "0");
        assert_eq!(said(Unit::Result, WIN, true), "wins");
        assert_eq!(said(Unit::Result, 0, false), "50%");
    }

    /// Kalah of three pits with six seeds each is lost to whoever begins: Irving, Donkers and Uiterwijk 2000.
    #[test]
    fn who_is_ahead_is_named_and_what_is_proved_is_said_to_be() {
        let set: Settings = [("columns", "3"), ("seeds_per_pit", "6"), ("majority_stop", "off")]
            .map(|(option, value)| (option.to_owned(), value.to_owned()))
            .into();
        let rules = Catalogue::shipped().rules("kalah", &set).expect("a shipped variant is sound");
        let position = start(&rules);
        let analyse =
            |budget| Analyser::new(&rules, budget).analyse(&[], &position, EVERY_MOVE, &AtomicBool::new(false), |_| {});
        let said = Words::english().standing(&rules, &position, &analyse(Budget::default()));
        assert!(said.starts_with("North is ") && said.ends_with(" ahead with best play: this is proved."), "{said}");
        let said =
            Words::english().standing(&rules, &position, &analyse(Budget { depth: Some(1), ..Budget::default() }));
        assert!(!said.contains("proved"), "{said}");
    }
}
