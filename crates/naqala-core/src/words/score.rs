//! The holdings of each side: the score, and all that it holds apart from the seeds in its pits.

use super::{Arg, Words, game};
use mancala::engine::{Mark, Position, balance, score, with_traps};
use mancala::record::notation::has_hands;
use mancala::rules::kinds::Clause;
use mancala::rules::kinds::ending::WonBy;
use mancala::rules::plan::WinnerRule;
use mancala::rules::plan::rounds::Layout;
use mancala::rules::{PitId, Place, Rules, Side};

impl Words {
    /// Returns the score of a side: the seeds in its store and, if they count, in its traps.
    pub fn score(&self, rules: &Rules, position: &Position, side: Side) -> i64 {
        if counts_traps(rules) {
            return with_traps(&rules.board, position, side).into();
        }
        let winner = rules.stage_rules.last().and_then(|stage| stage.plan.winner.clone());
        let winner = winner.map(|winner| WinnerRule { komi: 0, ..winner });
        score(&rules.board, winner.as_ref(), position, side) / 2
    }

    /// Returns whether seeds are counted at the end: those in the stores, or those in traps.
    pub fn counts_seeds(&self, rules: &Rules) -> bool {
        rules.board.has_stores() || counts_traps(rules)
    }

    /// Returns what a side has apart from the seeds in its pits, in one line: in its store and its hand, its house, its traps.
    pub fn holdings(&self, rules: &Rules, position: &Position, side: Side) -> String {
        let board = &rules.board;
        let say = |id: &str, seeds: i64| self.label_with(id, &[("seeds", Arg::from(seeds))]);
        let mut parts = Vec::new();
        if board.has_stores() {
            parts.push(say("score-store", balance(board, position, side).into()));
        }
        if has_hands(rules) {
            parts.push(say("score-hand", position.hand(side).into()));
        }
        if !board.has_stores() && board.is_owned() {
            parts.push(say("score-pits", board.pits_of(side).map(|pit| i64::from(position.pit(pit))).sum()));
        }
        let pieces = if board.specials > 0 { position.at(Place::special_store(side)) } else { 0 };
        if pieces > 0 {
            parts.push(self.pieces(rules, pieces));
        }
        if rules.layout().is_some_and(Layout::brings) && side.index() < 2 {
            parts.push(say("score-held", position.round_state().held[side.index()].into()));
        }
        if board.penalties {
            parts.push(say("score-penalties", position.penalty(side).into()));
        }
        if position.has_lost(side) {
            parts.push(self.label("score-lost"));
        }
        let house = board.pits_of(side).find(|&pit| position.mark(pit).is_house());
        if let Some(pit) = house {
            let args = [("pit", Arg::from(board.name(pit))), ("seeds", Arg::from(position.pit(pit)))];
            parts.push(self.label_with("score-house", &args));
        }
        let traps: Vec<PitId> = board.pits().filter(|&pit| position.mark(pit) == Mark::Trap(side)).collect();
        if !traps.is_empty() {
            let seeds: u32 = traps.iter().map(|&pit| u32::from(position.pit(pit))).sum();
            let args = [("traps", Arg::from(traps.len())), ("seeds", Arg::from(seeds))];
            parts.push(self.label_with("score-traps", &args));
        }
        parts.join("\u{a0}· ")
    }
}

/// Returns whether the seeds in a player's traps count at the end.
fn counts_traps(rules: &Rules) -> bool {
    game::any(rules, |it| matches!(it, Clause::Winner(it) if it.by == WonBy::MostWithTraps))
}
