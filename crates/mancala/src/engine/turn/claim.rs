//! Pits that were marked: what becomes of the marks.

use super::Turn;
use crate::engine::event::{EventSink, Info, StateChange};
use crate::engine::mark::Mark;
use crate::rules::kinds::marks::Emptied;
use crate::rules::{Cause, PitId};

impl<S: EventSink> Turn<'_, S> {
    /// Remembers that a player has let seeds stand that might have been taken in passing, where a clause speaks of it.
    pub(super) fn let_stand(&mut self, clause: Cause, pit: PitId) {
        self.tell(Info::Withheld { pit, seeds: self.position.pit(pit) }, clause);
        if let Some(clause) = self.phase.plan.facts.notes_let_stand {
            self.tell(StateChange::Marked { pit, mark: Mark::Missed(self.owner(pit)) }, clause);
        }
    }

    /// A capture has emptied a trap: it may be a pit like any other again.
    #[cold]
    pub(super) fn fade(&mut self, pit: PitId) {
        let emptied = self.phase.plan.trap.as_ref().map(|trap| trap.emptied);
        if let Some((Emptied::Fades, clause)) = emptied {
            self.tell(StateChange::Marked { pit, mark: Mark::None }, clause);
        }
    }

    /// Seeds have left a pit: if they were let stand there, it is one like any other again.
    #[inline]
    pub(super) fn forget_missed(&mut self, pit: PitId) {
        if let Some(clause) = self.phase.plan.facts.notes_let_stand {
            self.forget_missed_by(clause, pit);
        }
    }

    #[cold]
    fn forget_missed_by(&mut self, clause: Cause, pit: PitId) {
        if let Mark::Missed(owner) = self.position.mark(pit) {
            let mark = if owner == self.board.owner(pit) { Mark::None } else { Mark::Won(owner) };
            self.tell(StateChange::Marked { pit, mark }, clause);
        }
    }
}
