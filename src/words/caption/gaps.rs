//! Captions of captures past a gap, and of laps that go on with the next pit.

use super::Scene;
use crate::engine::Mark;
use crate::rules::{PitId, Place};
use crate::words::message::Message;

impl Scene<'_> {
    /// The next pit after the one in which the last seed fell, and the one after that, where they are known.
    pub(super) fn beyond(&self) -> (Option<PitId>, Option<PitId>) {
        let after = |pit: PitId| {
            let (board, way) = (&self.rules.board, self.so_far.way?);
            let next = |pit: PitId| {
                let next = board.next(self.mover(), way, Place::pit(pit)).as_pit();
                next.filter(|pit| pit.index() < board.pit_count())
            };
            let path = std::iter::successors(next(pit), |&pit| next(pit)).take(board.pit_count());
            path.into_iter().find(|&pit| self.before.mark(pit) != Mark::Closed)
        };
        let gap = self.so_far.landed.and_then(after);
        (gap, gap.and_then(after))
    }

    pub(super) fn pit_name(&self, pit: Option<PitId>) -> String {
        pit.map_or_else(String::new, |pit| self.rules.board.name(pit))
    }

    pub(super) fn captured_beyond(&self, from: PitId, seeds: u16, to: Place) -> Message {
        let (gap, beyond) = self.beyond();
        let facing = beyond.and_then(|pit| self.rules.board.facing(pit));
        let part = match beyond {
            Some(pit) if pit == from => "beyond",
            Some(_) if facing == Some(from) => "facing",
            _ => "further",
        };
        self.taken("caption-captured-beyond", from, seeds, to)
            .with("part", part)
            .with("gap", self.pit_name(gap))
            .with("beyond", self.pit_name(beyond))
    }

    /// There is nothing beyond the gap, or after a capture nothing with which the sowing could go on.
    pub(super) fn stopped_beyond(&self, at: Place) -> Message {
        let (gap, beyond) = self.beyond();
        let why = match beyond {
            None => "unsaid",
            Some(_) if self.so_far.captured => "after",
            Some(_) => "empty",
        };
        self.place("caption-stopped-beyond", at)
            .with("why", why)
            .with("gap", self.pit_name(gap))
            .with("beyond", self.pit_name(beyond))
    }
}
