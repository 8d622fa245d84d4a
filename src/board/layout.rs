//! Layout of the game on the table.

use bevy::prelude::*;
use naqala_core::geometry::Layout;

/// Layout of the board on the table, in logical pixels from the window's upper left corner, y downwards.
#[derive(Resource, Reflect, Deref, Clone, Debug, Default, PartialEq)]
#[reflect(Resource)]
pub struct TableLayout(#[reflect(ignore)] pub Layout);
