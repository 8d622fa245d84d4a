//! Places from which a move may begin: pits that a clause lets the player lift, seeds of the store, seeds of the hand.

use super::mark::Mark;
use super::position_query::{Course, PositionQuery};
use crate::rules::PitId;
use crate::rules::kinds::choice::Seats;
use crate::rules::kinds::condition::OfThese;
use crate::rules::kinds::marks::MarkFor;
use crate::rules::plan::choice::{FromStore, LiftRule};

impl PositionQuery<'_, '_> {
    /// Returns `true` if a clause lets the mover lift a pit.
    pub(super) fn may_lift(&self, lift: &LiftRule, pit: PitId) -> bool {
        self.is_in_reach(lift, pit)
            && match &lift.test.rest {
                Some(rest) => {
                    let mut course = Course { lap: self.lap_from(pit), ..self.course };
                    if rest.of_these != OfThese::All {
                        course.among = self.board.pits().filter(|&other| self.is_in_reach(lift, other)).collect();
                    }
                    PositionQuery { course, ..*self }.fits(&lift.test, pit)
                }
                None => self.fits(&lift.test, pit),
            }
            && self.holds(&lift.when)
    }

    /// Returns `true` if the mover's sowings can begin from a pit, as far as its owner and its mark go.
    fn is_in_reach(&self, lift: &LiftRule, pit: PitId) -> bool {
        let owner = self.owner(pit);
        let seats = || lift.seats == Seats::All && self.board.players.seats(self.mover).contains(&owner);
        self.board.passes(self.mover, pit) && (!lift.own || owner == self.mover || seats()) && self.may_lift_trap(pit)
    }

    /// Returns `true` if a pit is no trap, or one that the mover may lift.
    #[inline]
    pub(super) fn may_lift_trap(&self, pit: PitId) -> bool {
        let Mark::Trap(owner) = self.position.mark(pit) else { return true };
        self.plan().trap.as_ref().is_some_and(|trap| match trap.lift.0 {
            MarkFor::Nobody => false,
            MarkFor::Owner => owner == self.mover,
            MarkFor::Other => owner != self.mover,
            MarkFor::Both => true,
        })
    }

    /// Returns `true` if a clause lets the mover lift this many seeds of their own store.
    pub(super) fn may_draw(&self, lift: &FromStore, seeds: u16) -> bool {
        let held = self.position.store(self.mover);
        (1..=held).contains(&seeds)
            && (seeds == held || !lift.all)
            && lift.holds.as_ref().is_none_or(|counts| counts.contains(held))
            && self.holds(&lift.when)
    }

    /// Returns `true` if the mover may place a seed of the hand in a pit.
    pub(super) fn may_place(&self, pit: PitId) -> bool {
        let places = self.plan().choosing.places.as_ref();
        self.position.hand(self.mover) > 0 && places.is_some_and(|(_, test)| self.fits(test, pit))
    }
}
