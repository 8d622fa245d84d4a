//! Parts of a turn that are played on a copy of the position, to know what a move would do.

use super::{SowingEnd, Turn};
use crate::engine::event::{EventSink, NoEvents, Transfer};
use crate::engine::lap::{Landed, Lap};
use crate::engine::moves::Move;
use crate::engine::position::Position;
use crate::rules::{PitId, Place, Rules, Way};

/// The result of a move, before the game is checked for its end.
pub(in crate::engine) struct TriedMove {
    /// Seeds captured.
    pub captured: u32,
    /// End of the sowing.
    pub end: SowingEnd,
}

/// Makes a move, up to the last seed of the turn or the next question.
pub(in crate::engine) fn try_move<S: EventSink>(
    rules: &Rules,
    position: &mut Position,
    mv: Move,
    sink: &mut S,
) -> TriedMove {
    let mut turn = Turn::new(rules, position, sink);
    let end = turn.make(mv);
    TriedMove { captured: turn.captured, end }
}

/// Sows one lap, of the seeds in flight if there are any. Returns the place of the last seed, `true` if that was empty
/// before, and the lap.
pub(in crate::engine) fn sow_first_lap(rules: &Rules, position: &mut Position, lap: Lap) -> (Place, bool, Lap) {
    Turn::new(rules, position, &mut NoEvents).lap_end(lap)
}

/// Places a seed of the hand and returns the pit that it captures.
pub(in crate::engine) fn would_capture_placed(rules: &Rules, position: &mut Position, pit: PitId) -> Option<PitId> {
    Turn::new(rules, position, &mut NoEvents).place_takes(pit)
}

impl<S: EventSink> Turn<'_, S> {
    /// Sows one lap from a pit, or the seeds in flight from there, and returns the pit that it would capture. The
    /// position is then that after the lap.
    pub(super) fn lap_takes(&mut self, pit: PitId, way: Way) -> Option<PitId> {
        let (last, was_empty, lap) = self.lap_end(Lap::lifted(pit, way, self.position.pit(pit)));
        self.would_take(Landed { pit: last.as_pit()?, was_empty, lap, answer: None })
    }

    /// Sows one lap, of the seeds in flight if there are any. Returns the place of the last seed, `true` if that was
    /// empty before, and the lap.
    fn lap_end(&mut self, lap: Lap) -> (Place, bool, Lap) {
        if self.position.lifted() == 0 {
            self.tell(Transfer::lifted(lap.origin, lap.seeds, lap.way), None);
        }
        let lap = Lap { seeds: self.position.lifted(), ..lap };
        let Ok((_, first)) = self.first_seed(&lap) else { return (Place::store(self.mover), false, lap) };
        let lap = Lap { first, ..lap };
        let (last, was_empty) = self.drop_seeds(&lap);
        (last, was_empty, lap)
    }

    /// Places a seed of the hand and returns the pit that it captures.
    fn place_takes(&mut self, pit: PitId) -> Option<PitId> {
        let was_empty = self.position.pit(pit) == 0;
        let way = Way::default();
        self.tell(Transfer::lifted(Place::hand(self.mover), 1, way), None);
        self.tell(Transfer::sown(Place::pit(pit)), None);
        self.would_take(Landed { pit, was_empty, lap: Lap::lifted(pit, way, 1), answer: None })
    }
}
