//! The moves that a player may choose.

use super::Clauses;
use crate::rules::board::Board;
use crate::rules::kinds::choice::{Lift, LiftFrom};
use crate::rules::kinds::condition::{Counts, OfThese, PitIf, Whose};
use crate::rules::kinds::landing::Slam;
use crate::rules::kinds::{Clause, List};

/// The moves that a player may choose.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct ChoiceProfile {
    /// `true` if all players lift any pit of a ring, on whichever side it lies.
    pub shared: bool,
    /// `true` if a player may lift any pit that holds enough seeds, on whichever side it lies.
    pub lifts_across: bool,
    /// `true` if a pit with a single seed may be lifted.
    pub lifts_single: bool,
    /// `true` if seeds may be lifted from the player's own store.
    pub lifts_stores: bool,
    /// `true` if any own pit that holds seeds and is no trap may be lifted, whatever lies elsewhere.
    pub lifts_any_untrapped: bool,
    /// `true` if the pit to be lifted follows from the position, so that nothing is chosen.
    pub bound: bool,
    /// `true` if a player may decline to move: passes, or plays alone.
    pub may_pass: bool,
    /// `true` if seeds of a hand are placed in pits.
    pub places: bool,
    /// `true` if a move may be barred because it ends in the player's own store.
    pub bars_own_store: bool,
    /// `true` if a player may move again.
    pub moves_again: bool,
    /// `true` if a last seed in a store lets the player move again.
    pub store_moves_again: bool,
}

impl ChoiceProfile {
    pub(super) fn of(board: &Board, clauses: Clauses) -> ChoiceProfile {
        let lift = |is: fn(&Lift) -> bool| clauses.any(|it| matches!(it, Clause::Lift(it) if is(it)));
        let of_a_side = |it: &Clause| it.asks(|pit: &PitIf| !matches!(pit.side, Whose::Any));
        let solo = board.sides().len() == 1;
        ChoiceProfile {
            shared: board.is_owned() && !solo && !clauses.any(of_a_side),
            lifts_across: lift(|it| it.from == LiftFrom::Pits && it.r#if.side == Whose::Any),
            lifts_single: lift(|it| it.from == LiftFrom::Pits && it.r#if.holds.as_ref().is_none_or(|it| it.contain(1))),
            lifts_stores: lift(|it| it.from != LiftFrom::Pits),
            lifts_any_untrapped: lifts_any_untrapped(board, clauses),
            bound: clauses.any(|it| match it {
                Clause::Prefer(it) => it.r#move.from.as_ref().is_some_and(|it| it.of_these == OfThese::Rightmost),
                _ => false,
            }),
            may_pass: solo || clauses.any(|it| matches!(it, Clause::Pass(_))),
            places: clauses.any(|it| matches!(it, Clause::Place(_))),
            bars_own_store: clauses.any(|it| matches!(it, Clause::Bar(it) if it.r#move.last_store.is_some())),
            moves_again: clauses.any(|it| matches!(it, Clause::Again(_))),
            store_moves_again: clauses.any(|it| matches!(it, Clause::Again(it) if it.store.is_some())),
        }
    }
}

/// Returns whether any own pit that holds seeds and is no trap may be lifted, whatever lies elsewhere.
fn lifts_any_untrapped(board: &Board, clauses: Clauses) -> bool {
    let plainly = |(list, it): (List, &Clause)| match it {
        Clause::Lift(it) => {
            it.from == LiftFrom::Pits && it.r#if.side == Whose::Own && it.r#if.holds == Some(Counts::From(1))
        }
        Clause::GrandSlam(it) => it.effect != Slam::Forbidden,
        Clause::Prefer(_) | Clause::Race(_) => true,
        _ => !matches!(list, List::Choice | List::Opening | List::Starting),
    };
    board.is_owned() && clauses.each().all(plainly)
}
