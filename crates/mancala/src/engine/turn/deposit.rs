//! Captured seeds that are given away: all of them go into one pit of the opponent's.

use super::{LapOutcome, SowingEnd, Turn};
use crate::engine::ask::Question;
use crate::engine::event::{EventSink, StateChange, Transfer};
use crate::engine::lap::Landed;
use crate::engine::mark::Mark;
use crate::engine::position_query::PositionQuery;
use crate::rules::{Cause, PitId, Place, Side};

impl<S: EventSink> Turn<'_, S> {
    /// Asks the player for the opponent's pit that gets the captured seeds, unless the player's own pits are empty by
    /// now.
    #[cold]
    pub(super) fn send_over(&mut self, clause: Cause, at: Landed) -> LapOutcome {
        let other = self.mover.opponent();
        if !PositionQuery::at(self.rules, self.position, self.mover).is_bare(self.mover) {
            return LapOutcome::End(self.ask(clause, Question::Deposit, self.mover, at.pit, &at.lap));
        }
        self.put_down(clause, self.first_pit(other));
        LapOutcome::End(SowingEnd::Over)
    }

    /// The first pit of a side's path.
    pub(super) fn first_pit(&self, side: Side) -> PitId {
        self.board.path(side).iter().find_map(|place| place.as_pit()).expect("a path passes pits")
    }

    /// All seeds in flight go into one pit, which is remembered where it may not get any next time.
    pub(super) fn deposit(&mut self, clause: Cause, to: PitId) -> LapOutcome {
        if self.phase.plan.sends().any(|send| send.clause == clause && !send.again) {
            let filled = |pit: &PitId| self.position.mark(*pit) == Mark::Filled && *pit != to;
            if let Some(pit) = self.board.pits_of(self.mover.opponent()).find(filled) {
                self.tell(StateChange::Marked { pit, mark: Mark::None }, clause);
            }
            self.tell(StateChange::Marked { pit: to, mark: Mark::Filled }, clause);
        }
        self.put_down(clause, to);
        LapOutcome::End(SowingEnd::Over)
    }

    /// All seeds in flight go into one pit.
    pub(super) fn put_down(&mut self, clause: Cause, to: PitId) {
        while self.position.lifted() > 0 {
            self.tell(Transfer::sown(Place::pit(to)), clause);
        }
    }
}
