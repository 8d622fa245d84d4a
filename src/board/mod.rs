//! The table: the board, its pits and stones, and the place pointed at. Never counts seeds; at rest it agrees with the
//! position, because it only looks up where the choreography has everything at the playhead's time.
//!
//! A frame, in the order of [`systems::AppSystems`](crate::ui::systems::AppSystems): keys move the pointed place; the
//! [`TableLayout`] is worked out anew if window or game have changed, and the entities are laid; stones, counts and
//! signs are put where they belong. Within these stages, `BoardSystems` has the order of the table's own systems.
//! Everything that stands still is then drawn only if it has changed, and otherwise taken from the picture kept: see
//! [`static_layer`].

pub mod area;
pub mod art;
pub(crate) mod choices;
mod clicks;
mod entities;
mod first_frame;
mod ghosts;
pub mod highlight_pulse;
pub(crate) mod hint;
pub(crate) mod keys;
mod labels;
pub(crate) mod layout;
pub(crate) mod overlay;
pub mod painting;
pub(crate) mod pointing;
pub(crate) mod premove;
pub mod sign_sprites;
mod signs;
mod sowing;
pub mod static_layer;
mod tally;

#[cfg(test)]
pub(crate) mod tests;

pub use area::TableArea;
pub use choices::ExtraActions;
pub use first_frame::FirstFrame;
pub use hint::Hint;
pub use layout::TableLayout;
pub use pointing::Pointed;
pub use static_layer::camera;

use crate::play::activity::Activity;
use crate::play::{CurrentGame, Playhead};
use crate::playback::Scene;
use crate::ui::answers::AnswerApp;
use crate::ui::systems::AppSystems;
use bevy::ecs::system::SystemParam;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use mancala::rules::{PitId, Place, Side};
use naqala_core::show::StoneId;
use pointing::LegalMoves;
use sowing::StonePose;
use static_layer::StaticLayer;

/// The order in which the table is brought up to date.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum BoardSystems {
    /// Keys point and choose, in [`AppSystems::Ask`].
    Keys,
    /// The layout is worked out; this and the next four in [`AppSystems::Lay`].
    Layout,
    /// Textures are painted.
    Art,
    /// Board and stones are laid, and all but the stones is put in its place.
    Entities,
    /// Moves that can be made are listed.
    Moves,
    /// Highlights go on pulsing.
    Highlights,
    /// Stones are put where they are, and it is known in which pits they rest; this and all that follow in
    /// [`AppSystems::Show`].
    Sowing,
    /// Trays without seeds are hidden.
    Trays,
    /// Pits of a torus are seen again beyond its edges.
    Ghosts,
    /// Seeds won are counted up.
    Tally,
    /// Counts and names are written.
    Labels,
    /// Signs are drawn.
    Signs,
    /// Textures painted for the size of things are put up.
    Paintings,
}

/// The game at the playhead's time as it lies on the table, and what can be done with it.
#[derive(SystemParam)]
pub(crate) struct BoardContext<'w> {
    pub current: Res<'w, CurrentGame>,
    pub playhead: Res<'w, Playhead>,
    pub scene: Res<'w, Scene>,
    pub layout: Res<'w, TableLayout>,
    pub legal_moves: Res<'w, LegalMoves>,
    pub activity: Res<'w, Activity>,
}

impl BoardContext<'_> {
    /// Returns the ply in which a move can be made now; `None` while nobody can make one.
    pub fn front(&self) -> Option<usize> {
        self.scene.front.filter(|&front| front <= self.current.game.plies().len())
    }

    /// Returns whether anything of it has changed since the system that asks ran last.
    pub fn is_changed(&self) -> bool {
        let BoardContext { current, playhead, scene, layout, legal_moves, activity } = self;
        let game = current.is_changed() || playhead.is_changed() || scene.is_changed();
        game || layout.is_changed() || legal_moves.is_changed() || activity.is_changed()
    }
}

/// The stones that rest in the places of the table, counted.
#[derive(SystemParam)]
struct RestingCounts<'w, 's> {
    places: Query<'w, 's, (&'static AtPlace, &'static RestingStones)>,
}

impl RestingCounts<'_, '_> {
    /// Returns how many stones rest in each place that has any.
    fn by_place(&self) -> HashMap<Place, usize> {
        self.places.iter().map(|(at, stones)| (at.0, stones.len())).collect()
    }
}

/// Adds what others look up of the table; it is laid by [`table_plugin`].
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<TableArea>()
        .init_resource::<Hint>()
        .init_resource::<hint::HintedPit>()
        .init_resource::<ExtraActions>()
        .add_answers(30, choices::answers)
        .add_plugins((keys::key_rows, premove::plugin));
}

/// Lays the table. Needs a renderer.
pub fn table_plugin(app: &mut App) {
    use BoardSystems as B;
    app.configure_sets(
        Update,
        (
            (B::Layout, B::Art, B::Entities, B::Moves, B::Highlights).chain().in_set(AppSystems::Lay),
            (B::Sowing, B::Trays, B::Ghosts, B::Tally, B::Labels, B::Signs, B::Paintings)
                .chain()
                .in_set(AppSystems::Show),
        ),
    );
    app.add_plugins(first_frame::plugin).add_plugins((
        art::plugin,
        entities::plugin,
        highlight_pulse::plugin,
        choices::plugin,
        ghosts::plugin,
        painting::plugin,
        labels::plugin,
        sowing::SowingPlugin,
        sign_sprites::plugin,
        pointing::plugin,
        clicks::plugin,
        keys::plugin,
        static_layer::plugin,
        tally::plugin,
    ));
}

/// The order in which things are painted over the table, before the panel is.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum OverlaySystems {
    /// Rings of exercises.
    Rings,
    /// Rings and arrows drawn for a class.
    Drawings,
    /// Descriptions for screen readers, of which nothing is seen.
    Descriptions,
    /// Values of moves and arrows for the best of them.
    Analysis,
    /// The hint beside the pit pointed at.
    Hint,
}

/// Shows hints over the table, and orders what features paint there. Needs egui.
pub fn overlay_plugin(app: &mut App) {
    use OverlaySystems as O;
    app.configure_sets(EguiPrimaryContextPass, (O::Rings, O::Drawings, O::Descriptions, O::Analysis, O::Hint).chain())
        .add_plugins(hint::plugin);
}

/// The wooden board.
#[derive(Component, Reflect, Clone, Copy, Debug, PartialEq, Eq)]
#[require(GameEntity, StaticLayer)]
#[reflect(Component)]
pub struct BoardSlab;

/// A pit of the board.
#[derive(Component, Reflect, Clone, Copy, Debug, PartialEq, Eq)]
#[require(GameEntity, StaticLayer)]
#[reflect(opaque)]
#[reflect(Component, Clone, Debug, PartialEq)]
pub struct Pit(pub PitId);

/// A side's store.
#[derive(Component, Reflect, Clone, Copy, Debug, PartialEq, Eq)]
#[require(GameEntity, StaticLayer)]
#[reflect(opaque)]
#[reflect(Component, Clone, Debug, PartialEq)]
pub struct Store(pub Side);

/// Hollow for a side's hand.
#[derive(Component, Reflect, Clone, Copy, Debug, PartialEq, Eq)]
#[require(GameEntity, StaticLayer)]
#[reflect(opaque)]
#[reflect(Component, Clone, Debug, PartialEq)]
pub struct Hand(pub Side);

/// The tray beside the board in which a side's hand lies.
#[derive(Component, Reflect, Clone, Copy, Debug, PartialEq, Eq)]
#[require(GameEntity, StaticLayer)]
#[reflect(opaque)]
#[reflect(Component, Clone, Debug, PartialEq)]
pub struct HandTray(pub Side);

/// A side's penalty pit.
#[derive(Component, Reflect, Clone, Copy, Debug, PartialEq, Eq)]
#[require(GameEntity, StaticLayer)]
#[reflect(opaque)]
#[reflect(Component, Clone, Debug, PartialEq)]
pub struct PenaltyPit(pub Side);

/// A pit, store, hand or penalty pit, under the name that the rules have for it.
#[derive(Component, Reflect, Clone, Copy, Debug, PartialEq, Eq)]
#[reflect(opaque)]
#[reflect(Component, Clone, Debug, PartialEq)]
pub struct AtPlace(pub Place);

/// A stone.
#[derive(Component, Reflect, Clone, Copy, Debug, PartialEq, Eq)]
#[require(GameEntity, StonePose)]
#[reflect(opaque)]
#[reflect(Component, Clone, Debug, PartialEq)]
pub struct Stone(pub StoneId);

/// A pit of a torus as it is seen again beyond an edge: the n-th of the layout's ghosts.
#[derive(Component, Reflect, Clone, Copy, Debug, PartialEq, Eq)]
#[require(GameEntity, StaticLayer)]
#[reflect(Component)]
pub struct GhostOf(pub usize);

/// The shadow of the stone whose child it is.
#[derive(Component, Reflect, Clone, Copy, Debug, PartialEq, Eq)]
#[reflect(Component)]
pub struct Shadow;

/// Place where a stone rests. A stone that is lifted rests nowhere.
#[derive(Component, Reflect, Clone, Copy, Debug, PartialEq, Eq)]
#[relationship(relationship_target = RestingStones)]
#[reflect(Component)]
pub struct RestsIn(pub Entity);

/// The stones that rest in a place.
#[derive(Component, Reflect, Debug, Default)]
#[relationship_target(relationship = RestsIn)]
#[reflect(Component, Default)]
pub struct RestingStones(Vec<Entity>);

/// Goes when another game is put on the table.
#[derive(Component, Reflect, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[reflect(Component)]
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
