//! The table: the board, its pits and stones, and the place pointed at. Never counts seeds; at rest it agrees with the
//! position, because it only looks up where the choreography has everything at the playhead's time.
//!
//! A frame, in the order of [`systems::AppSystems`](crate::app::systems::AppSystems): keys move the pointed place; the
//! [`TableLayout`] is worked out anew if window or game have changed, and the entities are laid; stones, counts and
//! signs are put where they belong. Everything that stands still is then drawn only if it has changed, and otherwise
//! taken from the picture kept: see [`static_layer`].

pub mod area;
pub mod art;
pub(crate) mod choices;
mod clicks;
mod directions;
mod entities;
mod ghosts;
pub mod highlight_pulse;
pub(crate) mod hint;
pub(crate) mod keys;
mod labels;
pub(crate) mod layout;
pub mod painting;
mod pit_roles;
pub(crate) mod pointing;
pub mod sign_sprites;
mod signs;
mod sowing;
pub mod static_layer;
mod tally;

#[cfg(test)]
pub(crate) mod tests;

pub use area::TableArea;
pub use choices::ExtraActions;
pub use hint::Hint;
pub use layout::TableLayout;
pub use pointing::Pointed;
pub use static_layer::camera;

use crate::accessibility::board;
use crate::analysis::arrows;
use crate::editor::position_input;
use crate::play::premove;
use crate::presenter::drawing;
use bevy::prelude::*;
use mancala::rules::{PitId, Place, Side};
use naqala_core::show::StoneId;
use static_layer::StaticLayer;

/// The table room.
pub fn plugin(app: &mut App) {
    app.add_plugins(premove::plugin).add_plugins((
        art::plugin,
        entities::plugin,
        highlight_pulse::plugin,
        choices::plugin,
        ghosts::plugin,
        painting::plugin,
        labels::plugin,
        sowing::plugin,
        sign_sprites::plugin,
        pointing::plugin,
        board::plugin,
        clicks::plugin,
        keys::plugin,
        static_layer::plugin,
        tally::plugin,
    ));
}

/// Hints, values and drawings over the table. Needs egui.
pub fn overlay_plugin(app: &mut App) {
    app.add_plugins((hint::plugin, arrows::plugin, drawing::plugin, position_input::plugin));
}

/// The wooden board.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(GameEntity, StaticLayer)]
pub struct BoardSlab;

/// A pit of the board.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(GameEntity, StaticLayer)]
pub struct Pit(pub PitId);

/// A side's store.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(GameEntity, StaticLayer)]
pub struct Store(pub Side);

/// Hollow for a side's hand.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(GameEntity, StaticLayer)]
pub struct Hand(pub Side);

/// The tray beside the board in which a side's hand lies.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(GameEntity, StaticLayer)]
pub struct HandTray(pub Side);

/// A side's penalty pit.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(GameEntity, StaticLayer)]
pub struct PenaltyPit(pub Side);

/// A pit, store, hand or penalty pit, under the name that the rules have for it.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct AtPlace(pub Place);

/// A stone.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(GameEntity)]
pub struct Stone(pub StoneId);

/// A pit of a torus as it is seen again beyond an edge: the n-th of the layout's ghosts.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(GameEntity, StaticLayer)]
pub struct GhostOf(pub usize);

/// The shadow of the stone whose child it is.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shadow;

/// Place where a stone rests. A stone that is lifted rests nowhere.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[relationship(relationship_target = RestingStones)]
pub struct RestsIn(pub Entity);

/// The stones that rest in a place.
#[derive(Component, Debug, Default)]
#[relationship_target(relationship = RestsIn)]
pub struct RestingStones(Vec<Entity>);

/// Goes when another game is put on the table.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GameEntity;

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
