//! The table: the board, its pits and stones, and the place pointed at. Never counts seeds; at rest it agrees with the
//! position, because it only looks up where the choreography has everything at the playhead's time.
//!
//! A frame, in the order of [`crate::game::Moment`]: keys move the pointed place; the [`TableLayout`] is worked out anew if
//! window or game have changed, and the entities are laid; stones, counts and signs are put where they belong.
//! Everything that stands still is then drawn only if it has changed, and otherwise taken from the picture kept: see
//! [`standing`].

pub mod art;
mod board;
pub mod breath;
mod buttons;
mod chalk;
mod clicks;
mod composing;
mod early;
mod features;
mod ghosts;
mod hints;
mod keys;
mod labels;
mod layout;
pub mod marks;
mod motion;
pub mod painting;
mod pointing;
mod signs;
mod spoken;
pub mod standing;
mod study;
mod tally;
mod ways;

#[cfg(test)]
mod tests;

pub use layout::TableLayout;
pub use pointing::Pointed;
pub use spoken::Told;
pub use standing::camera;

use bevy::prelude::*;
use mancala::rules::{PitId, Place, Side};
use naqala_core::show::StoneId;
use standing::Standing;

/// The table room.
pub fn plugin(app: &mut App) {
    app.add_plugins(early::plugin).add_plugins((
        art::plugin,
        board::plugin,
        breath::plugin,
        buttons::plugin,
        ghosts::plugin,
        painting::plugin,
        labels::plugin,
        motion::plugin,
        marks::plugin,
        pointing::plugin,
        spoken::plugin,
        clicks::plugin,
        keys::plugin,
        standing::plugin,
        tally::plugin,
    ));
}

/// Hints, values and drawings over the table. Needs egui.
pub fn words_plugin(app: &mut App) {
    app.add_plugins((hints::plugin, study::plugin, chalk::plugin, composing::plugin));
}

/// The wooden board.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(Laid, Standing)]
pub struct Wood;

/// A pit of the board.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(Laid, Standing)]
pub struct Pit(pub PitId);

/// A side's store.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(Laid, Standing)]
pub struct Store(pub Side);

/// Hollow for a side's hand.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(Laid, Standing)]
pub struct Hand(pub Side);

/// The tray beside the board in which a side's hand lies.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(Laid, Standing)]
pub struct Bowl(pub Side);

/// A side's penalty pit.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(Laid, Standing)]
pub struct Penalty(pub Side);

/// A pit, store, hand or penalty pit, under the name that the rules have for it.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct At(pub Place);

/// A stone.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(Laid)]
pub struct Stone(pub StoneId);

/// A pit of a torus as it is seen again beyond an edge: the n-th of the layout's ghosts.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(Laid, Standing)]
pub struct GhostOf(pub usize);

/// The shadow of the stone whose child it is.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shadow;

/// Place where a stone rests. A stone that is lifted rests nowhere.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[relationship(relationship_target = Stones)]
pub struct RestsIn(pub Entity);

/// The stones that rest in a place.
#[derive(Component, Debug, Default)]
#[relationship_target(relationship = RestsIn)]
pub struct Stones(Vec<Entity>);

/// Goes when another game is put on the table.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Laid;

/// Nearness to the eye: larger is nearer.
mod depth {
    pub const CLOTH: f32 = 0.0;
    pub const WOOD: f32 = 1.0;
    pub const HOLLOW: f32 = 2.0;
    pub const UNDER_STONES: f32 = 3.0;
    pub const STONE: f32 = 4.0;
    pub const LAYER: f32 = 0.01;
    /// A shadow lies under the stones of its own layer and on those below.
    pub const SHADOW: f32 = -0.006;
    pub const LABEL: f32 = 7.0;
    pub const OVER_STONES: f32 = 8.0;
    pub const AIR: f32 = 9.0;
}

/// From logical pixels, counted downwards from the window's upper left corner, to the world, whose y grows upwards.
fn world(at: Vec2, depth: f32) -> Vec3 {
    Vec3::new(at.x, -at.y, depth)
}
