//! The rounds of a match.

use super::Clauses;
use crate::rules::kinds::{Clause, List};

/// The rounds of a match.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct RoundsProfile {
    /// `true` if the game is played in matches of several rounds.
    pub is_match: bool,
    /// `true` if rounds are laid out alike, and counted.
    pub scored: bool,
    /// `true` if seeds are set out between two rounds only, by the player who has fewer.
    pub mirrored: bool,
    /// `true` if pits are won for a round, so that their owner need not be the player on whose side they lie.
    pub win_territory: bool,
    /// `true` if what a round leaves is laid out for the next.
    pub laid_out_again: bool,
}

impl RoundsProfile {
    pub(super) fn of(clauses: Clauses) -> RoundsProfile {
        let lays_out =
            |(list, it): (List, &Clause)| list == List::Rounds && !matches!(it, Clause::Sale(_) | Clause::Score(_));
        RoundsProfile {
            is_match: clauses.each().any(|(list, _)| list == List::Rounds),
            scored: clauses.any(|it| matches!(it, Clause::Score(_))),
            mirrored: clauses.any(|it| matches!(it, Clause::Mirror(_))),
            win_territory: clauses.any(|it| matches!(it, Clause::Territory(_))),
            laid_out_again: clauses.each().any(lays_out),
        }
    }
}
