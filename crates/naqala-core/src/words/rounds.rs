//! Rounds of a match: how one begins, and who leads.

use super::{Arg, Words};
use mancala::engine::{Mark, Position};
use mancala::rules::plan::rounds::Layout;
use mancala::rules::{Rules, Side};
use std::cmp::Ordering;

impl Words {
    /// Returns who begins the round of a position, and what each side brings into it.
    pub fn round_began(&self, rules: &Rules, position: &Position) -> String {
        let round_state = position.round_state();
        let id = if rules.layout().is_some_and(Layout::brings) { "match-brought" } else { "match-begun" };
        let args = [
            ("round", Arg::from(round_state.round)),
            ("first", Arg::from(self.side(round_state.began))),
            ("south", Arg::from(round_state.held[0])),
            ("north", Arg::from(round_state.held[1])),
        ];
        self.label_with(id, &args)
    }

    /// Returns who leads a match by what was brought into the round of a position or scored before it.
    pub fn match_standing(&self, rules: &Rules, position: &Position) -> String {
        let Some(layout) = rules.layout() else { return String::new() };
        let (id, [south, north]) = match layout {
            Layout::Sale(_) => return self.pits_sold(rules, position),
            Layout::Score(_) => ("match-scored", position.round_state().points),
            Layout::Refill(_) | Layout::Territory(_) | Layout::Mirror(_) => {
                ("match-leads", position.round_state().held)
            }
        };
        let leader = match south.cmp(&north) {
            Ordering::Greater => "south",
            Ordering::Less => "north",
            Ordering::Equal => "level",
        };
        let args = [("leader", Arg::from(leader)), ("south", Arg::from(south)), ("north", Arg::from(north))];
        self.label_with(id, &args)
    }

    /// Returns whose pits are sold: what the rounds before have come to, where nothing else is brought into the next.
    fn pits_sold(&self, rules: &Rules, position: &Position) -> String {
        let of = |side: Side, mark: Mark| rules.board.pits_of(side).filter(|&pit| position.mark(pit) == mark).count();
        let said = Side::BOTH.into_iter().filter_map(|side| {
            let [whole, half] = [Mark::Sold, Mark::HalfSold].map(|mark| of(side, mark));
            let args = [
                ("seller", Arg::from(self.side(side))),
                ("seller-side", Arg::from(side.word())),
                ("whole", Arg::from(whole)),
                ("half", Arg::from(half)),
            ];
            (whole + half > 0).then(|| self.label_with("match-sold", &args))
        });
        let said: Vec<String> = said.collect();
        if said.is_empty() { self.label("match-none-sold") } else { said.join(" ") }
    }
}
