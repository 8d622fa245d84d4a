//! How a match goes on after a round, compiled: one clause lays out the next round and says who begins it.

use super::Source;
use crate::rules::Cause;
use crate::rules::kinds::Clause;
use crate::rules::kinds::rounds::{Begins, Mirror, Refill, Sale, Score, Territory, Unfilled};

/// How a match goes on after a round, compiled.
#[derive(Clone, Debug, PartialEq)]
pub struct Rounds {
    /// The clause that is named as the cause.
    pub clause: Cause,
    /// What it lays out.
    pub layout: Layout,
    /// Who begins the next round, and the cause; none where nothing is said of it.
    pub begins: (Begins, Option<Cause>),
    /// `true` if a void round is begun again by the other player.
    pub void_passes: bool,
}

/// How the next round of a match is laid out.
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
    /// Returns whether what the players have won is brought into the next round.
    pub fn brings(&self) -> bool {
        match self {
            Layout::Refill(_) | Layout::Territory(_) | Layout::Mirror(_) => true,
            Layout::Sale(_) | Layout::Score(_) => false,
        }
    }

    /// Returns whether pits may change hands for a round.
    pub fn moves_owners(&self) -> bool {
        match self {
            Layout::Territory(_) => true,
            Layout::Refill(_) | Layout::Mirror(_) | Layout::Sale(_) | Layout::Score(_) => false,
        }
    }

    /// Returns whether pits may be closed for a round.
    pub fn closes_pits(&self) -> bool {
        match self {
            Layout::Refill(it) => it.unfilled != Unfilled::Open,
            Layout::Mirror(it) => it.shorter,
            Layout::Territory(_) | Layout::Sale(_) | Layout::Score(_) => false,
        }
    }
}

impl Rounds {
    /// Compiles the clause on rounds, if the game has one: the first.
    pub fn of(source: &Source<'_>) -> Option<Rounds> {
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
