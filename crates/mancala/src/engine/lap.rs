//! A lap: the place that it was lifted from, the course of its seeds, and the place of the last one.

use crate::rules::plan::sowing::First;
use crate::rules::{Board, Cause, Direction, PitId, Place, Side};

/// One sowing, from a lift to its last seed.
#[derive(Clone, Copy)]
pub(super) struct Lap {
    /// The pit or store from which it was lifted. Captured seeds sown again keep it, unless they enter at an end.
    pub(super) origin: Place,
    /// The place from which it is counted where the first seed falls.
    pub(super) from: Place,
    pub(super) first: First,
    pub(super) way: Direction,
    /// The clause by which the first seed falls where it does, if one says so.
    pub(super) by: Option<Cause>,
    /// Number of seeds it sows.
    pub(super) seeds: u16,
    /// `true` if it is the turn's first and came from a house that counted as one.
    pub(super) from_house: bool,
}

impl Lap {
    /// A lap of `seeds` seeds lifted from a pit, the first of which falls in the next place.
    #[inline]
    pub(super) fn lifted(pit: PitId, way: Direction, seeds: u16) -> Lap {
        let from = Place::pit(pit);
        Lap { origin: from, from, first: First::Next, way, by: None, seeds, from_house: false }
    }

    /// A lap of `seeds` seeds lifted from a side's store.
    pub(super) fn of_store(board: &Board, side: Side, way: Direction, seeds: u16) -> Lap {
        let from = board.before_path(side, way);
        Lap { origin: Place::store(side), from, first: First::Next, way, by: None, seeds, from_house: false }
    }
}

/// The landing of a lap's last seed in a pit.
#[derive(Clone, Copy)]
pub(super) struct Landed {
    pub(super) pit: PitId,
    /// `true` if nothing lay there before.
    pub(super) was_empty: bool,
    pub(super) lap: Lap,
    /// The player's answer to the question of a clause at this very point.
    pub(super) answer: Option<(Cause, bool)>,
}
