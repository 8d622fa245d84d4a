//! Standing of the players in a match of several rounds.

use super::{Words, game};
use mancala::engine::{Position, score, with_traps};
use mancala::rules::kinds::Clause;
use mancala::rules::kinds::ending::WonBy;
use mancala::rules::plan::WinnerRule;
use mancala::rules::{Rules, Side};

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
}

/// Returns whether the seeds in a player's traps count at the end.
fn counts_traps(rules: &Rules) -> bool {
    game::any(rules, |it| matches!(it, Clause::Winner(it) if it.by == WonBy::MostWithTraps))
}
