//! The part of the window that is left for the board.

use bevy::prelude::*;

/// The part of the window that panel and transport bar leave for the table, in logical pixels from its top left.
#[derive(Resource, Reflect, Clone, Copy, Debug, Default, PartialEq)]
#[reflect(Resource)]
pub struct TableArea {
    /// Distance from the window's left edge.
    pub left: f32,
    /// Distance from the window's upper edge.
    pub top: f32,
    /// Width; 0 until the first frame has been laid out.
    pub width: f32,
    /// Height; 0 until the first frame has been laid out.
    pub height: f32,
    /// The smallest size of letters that can be read from where the table is seen, in logical pixels; 0 where any can.
    pub letters: f32,
}

impl TableArea {
    /// Returns whether a point of the window is in it.
    pub fn contains(&self, at: Vec2) -> bool {
        (self.left..self.left + self.width).contains(&at.x) && (self.top..self.top + self.height).contains(&at.y)
    }
}
