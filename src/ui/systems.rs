//! The order of the systems of a frame.

use bevy::prelude::*;

/// The stages of a frame, in this order.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AppSystems {
    /// Keys are read and become actions.
    Ask,
    /// Files are followed, the playhead moves, and lessons and puzzles go on.
    Advance,
    /// Everything that follows from game and playhead is worked out: [`Scene`](crate::playback::Scene), analysis, moves of the program.
    Follow,
    /// The table is laid: for a new game, for another size of window.
    Lay,
    /// Everything is put where it is at the playhead's time.
    Show,
    /// Everything that is kept between runs is saved.
    Save,
}
