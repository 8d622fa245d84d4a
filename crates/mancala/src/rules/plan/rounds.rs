//! The next round of a match, compiled: one clause lays it out and says who begins it.

use super::ClauseSource;
use crate::rules::Cause;
use crate::rules::kinds::Clause;
use crate::rules::kinds::rounds::{Begins, Mirror, Refill, Sale, Score, Territory, Unfilled};

/// The clause on rounds of a match, compiled.
#[derive(Clone, Debug, PartialEq)]
pub struct Rounds {
    /// The clause that is named as the cause.
    pub clause: Cause,
    /// Layout of the next round.
    pub layout: Layout,
    /// Player who begins the next round, and the cause; no cause if no clause says so.
    pub begins: (Begins, Option<Cause>),
    /// `true` if the other player begins when a void round is played again.
    pub void_passes: bool,
}

/// Layout of the next round of a match.
#[derive(Clone, Debug, PartialEq)]
pub enum Layout {
    /// From what each player has won, pit by pit.
    Refill(Refill),
    /// In as many pits as each player has won.
    Territory(Territory),
    /// As the player with fewer seeds likes.
    Mirror(Mirror),
    /// As at the start; a pit is sold.
    Sale(Sale),
    /// As at the start; the round counts.
    Score(Score),
}

impl Layout {
    /// Returns whether the seeds that the players have won are brought into the next round.
    pub fn brings(&self) -> bool {
        match self {
            Layout::Refill(_) | Layout::Territory(_) | Layout::Mirror(_) => true,
            Layout::Sale(_) | Layout::Score(_) => false,
        }
    }

    /// Returns whether pits may change hands for a round.
    pub(crate) fn moves_owners(&self) -> bool {
        match self {
            Layout::Territory(_) => true,
            Layout::Refill(_) | Layout::Mirror(_) | Layout::Sale(_) | Layout::Score(_) => false,
        }
    }

    /// Returns whether pits may be closed for a round.
    pub(crate) fn closes_pits(&self) -> bool {
        match self {
            Layout::Refill(it) => it.unfilled != Unfilled::Open,
            Layout::Mirror(it) => it.shorter,
            Layout::Territory(_) | Layout::Sale(_) | Layout::Score(_) => false,
        }
    }
}

impl Rounds {
    /// Compiles the clause on rounds, if the game has one: the first.
    pub(in crate::rules) fn of(source: &ClauseSource<'_>) -> Option<Rounds> {
        source.clauses.iter().find_map(|(_, clause)| {
            let (layout, begins, void_passes) = match clause {
                Clause::Refill(it) => (Layout::Refill(it.clone()), it.begins, it.void_passes),
                Clause::Territory(it) => (Layout::Territory(it.clone()), it.begins, it.void_passes),
                Clause::Mirror(it) => (Layout::Mirror(it.clone()), it.begins, it.void_passes),
                Clause::Sale(it) => (Layout::Sale(it.clone()), it.begins, it.void_passes),
                Clause::Score(it) => (Layout::Score(it.clone()), it.begins, it.void_passes),
                _ => return None,
            };
            let [clause, by] = ["", "begins"].map(|aspect| source.cause(clause, aspect));
            let said = by != clause || begins != Begins::default();
            Some(Rounds { clause, layout, begins: (begins, said.then_some(by)), void_passes })
        })
    }
}
