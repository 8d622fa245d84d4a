//! Special pieces: a pit that holds seeds and pieces of another kind, and what those do to one another.

use super::{LapOutcome, SowingEnd, Turn};
use crate::engine::event::{EventSink, Info, Transfer, TransferKind};
use crate::engine::lap::Lap;
use crate::rules::kinds::sowing::Pieces;
use crate::rules::{Cause, PitId, Place, Way};

impl<S: EventSink> Turn<'_, S> {
    /// Lifts all that lies in a pit and sows it once: first the seeds, then the special pieces.
    #[cold]
    pub(super) fn sow_both(&mut self, from: PitId, way: Way, direction: Cause, specials: Cause) -> SowingEnd {
        let (seeds, pieces) = (self.position.pit(from), self.position.special(from));
        self.tell_lap(Place::pit(from), way);
        // What is dropped last lies lowest in the hand.
        if pieces > 0 {
            self.tell(Transfer::lifted(Place::special(from), pieces, way), specials);
        }
        if seeds > 0 {
            self.tell(Transfer::lifted(Place::pit(from), seeds, way), direction);
        }
        self.origin = Some(Place::pit(from));
        let mut at = Place::pit(from);
        for dropped in 0..seeds + pieces {
            at = self.board.next(self.mover, way, at);
            let Some(pit) = at.as_pit() else { continue };
            let special = dropped >= seeds;
            let (to, clause) = if special { (Place::special(pit), Some(specials)) } else { (at, None) };
            self.tell(Transfer::sown(to), clause.filter(|_| dropped == seeds));
            self.meet(pit, special);
        }
        self.tell(Info::Stopped { at }, None);
        self.tell_lap_end(at, &LapOutcome::End(SowingEnd::Over));
        SowingEnd::Over
    }

    /// A piece that was just dropped takes those of the other kind, if only such lay there.
    fn meet(&mut self, pit: PitId, special: bool) {
        let Some(meeting) = &self.phase.plan.meeting else { return };
        let (clause, by) = (meeting.clause, meeting.by);
        let (seeds, pieces) = (self.position.pit(pit), self.position.special(pit));
        if !self.standing(&Lap::lifted(pit, Way::default(), 0), None).fits(&meeting.test, pit) {
            return;
        }
        if special && pieces == 1 && seeds > 0 && by != Pieces::Seeds {
            self.captured += u32::from(seeds);
            self.tell(Transfer::captured(pit, Place::store(self.mover), seeds), clause);
        } else if !special && seeds == 1 && pieces > 0 && by != Pieces::Specials {
            let (from, to) = (Place::special(pit), Place::special_store(self.mover));
            self.tell(Transfer { from, to, seeds: pieces, kind: TransferKind::SpecialsTaken }, clause);
        }
    }
}
