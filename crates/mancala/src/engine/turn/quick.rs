//! The captures of most games, made without asking clause by clause: see [`QuickLanding`]. They do what the general way
//! does, and whatever is not quite so simple is left to it.

use super::ending::lost;
use super::{LapOutcome, SowingEnd, Turn};
use crate::engine::event::{EventSink, Transfer};
use crate::engine::landing::Pits;
use crate::engine::lap::Landed;
use crate::rules::plan::Fallthrough;
use crate::rules::plan::quick::{CountBack, FacingEmpty, QuickLanding};
use crate::rules::plan::test::{CountSet, PitSet};
use crate::rules::{Cause, PitId, Place};

impl<'a, S: EventSink> Turn<'a, S> {
    /// Applies the effect of a last seed in a pit; `None` if that is left to the general way.
    #[inline(always)]
    pub(super) fn land_quickly(
        &mut self,
        quick: &'a QuickLanding,
        follows: Fallthrough,
        at: Landed,
    ) -> Option<LapOutcome> {
        match quick {
            QuickLanding::FacingEmpty(shape) => self.facing_empty(shape, follows, at),
            QuickLanding::CountBack(shape) => self.count_back(shape, follows, at),
            QuickLanding::Lost(_) if !at.was_empty => Some(self.follow_else(follows, at)),
            // What is told then is left to be found out.
            QuickLanding::Lost(_) if S::LISTENS => None,
            QuickLanding::Lost(clause) => {
                Some(LapOutcome::End(SowingEnd::Stops(*clause, lost(self.board, self.mover))))
            }
        }
    }

    #[inline(always)]
    fn facing_empty(&mut self, shape: &FacingEmpty, follows: Fallthrough, at: Landed) -> Option<LapOutcome> {
        if !at.was_empty || !shape.here[self.mover.index()].has(at.pit) {
            return Some(self.follow_else(follows, at));
        }
        let takes = |pit: &PitId| shape.facing[self.mover.index()].has(*pit) && self.position.pit(*pit) > 0;
        match self.board.facing(at.pit).filter(takes) {
            Some(facing) => {
                self.take_to_store(facing, shape.clause);
                if shape.last {
                    self.take_to_store(at.pit, shape.clause);
                }
                Some(LapOutcome::End(SowingEnd::Over))
            }
            None if shape.alone => {
                self.take_to_store(at.pit, shape.clause);
                Some(LapOutcome::End(SowingEnd::Over))
            }
            // By which clause the turn ends is left to be found out.
            None if S::LISTENS => None,
            None => Some(LapOutcome::End(SowingEnd::Over)),
        }
    }

    #[inline(always)]
    fn count_back(&mut self, shape: &CountBack, follows: Fallthrough, at: Landed) -> Option<LapOutcome> {
        let fits = |(pits, counts): &([PitSet; 4], CountSet), pit: PitId| {
            pits[self.mover.index()].has(pit) && counts.contains(self.position.pit(pit))
        };
        if !fits(&shape.here, at.pit) {
            return Some(self.follow_else(follows, at));
        }
        let mut pits = Pits::new();
        pits.push(at.pit);
        let way = at.lap.way.reversed();
        let mut from = at.pit;
        while let Some(pit) = self.board.next(self.mover, way, Place::pit(from)).as_pit()
            && pits.len() <= shape.most
            && fits(&shape.before, pit)
            && !pits.contains(&pit)
        {
            pits.push(pit);
            from = pit;
        }
        if self.phase.plan.slam.is_some() && self.takes_all(&pits) {
            return None;
        }
        for pit in pits {
            self.take_to_store(pit, shape.clause);
        }
        Some(LapOutcome::End(SowingEnd::Over))
    }

    #[inline(always)]
    fn take_to_store(&mut self, pit: PitId, clause: Cause) {
        let seeds = self.position.pit(pit);
        self.captured += u32::from(seeds);
        self.tell(Transfer::captured(pit, Place::store(self.mover), seeds), clause);
    }
}
