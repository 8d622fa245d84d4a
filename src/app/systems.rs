//! The order of the systems of a frame.

use bevy::prelude::*;

/// The stages of a frame, in this order.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AppSystems {
    /// Keys are read and become actions.
    Ask,
    /// The playhead moves, and [`Scene`](crate::playback::Scene) is brought up to it.
    Advance,
    /// The table is laid: for a new game, for another size of window.
    Lay,
    /// Everything is put where it is at the playhead's time.
    Show,
}
