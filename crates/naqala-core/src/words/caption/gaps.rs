//! Captions of captures past a gap, and of laps that go on with the next pit.

use super::CaptionContext;
use crate::words::message::Message;
use mancala::rules::{PitId, Place};

impl CaptionContext<'_> {
    /// The next pit after the one in which the last seed fell, where it is known.
    pub(super) fn next_pit(&self) -> Option<PitId> {
        let landed = self.so_far.landed?;
        self.so_far.way.and_then(|_| self.fallen(landed).next(landed))
    }

    /// Returns whether a pit is that one, or nothing is known of it.
    pub(super) fn is_next(&self, pit: PitId) -> bool {
        self.so_far.landed.is_none() || self.next_pit() == Some(pit)
    }

    /// That pit, and the one after it.
    pub(super) fn beyond(&self) -> (Option<PitId>, Option<PitId>) {
        let gap = self.next_pit();
        (gap, gap.and_then(|gap| self.fallen(gap).next(gap)))
    }

    pub(super) fn pit_name(&self, pit: Option<PitId>) -> String {
        pit.map_or_else(String::new, |pit| self.rules.board.name(pit))
    }

    /// Returns whether nothing lies in a pit, no special piece either.
    pub(super) fn is_empty(&self, pit: PitId) -> bool {
        self.before.pit(pit) == 0 && self.before.special(pit) == 0
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
        let why = match (gap, beyond) {
            (Some(_), Some(_)) if self.so_far.captured => "after",
            (Some(gap), Some(beyond)) if self.is_empty(gap) && self.is_empty(beyond) => "empty",
            _ => "unsaid",
        };
        self.place("caption-stopped-beyond", at)
            .with("why", why)
            .with("gap", self.pit_name(gap))
            .with("beyond", self.pit_name(beyond))
    }
}
