//! The window as it is projected.

use bevy::prelude::Resource;

/// Set while the window shows the board, the caption and what is said of a lesson alone, as large as they go, to be read
/// across a room. Not remembered between runs.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Projecting(pub bool);
