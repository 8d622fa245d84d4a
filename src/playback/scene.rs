//! Scene on the table at the playhead's time: the position, and its place in the record.

use super::game_context::KnownClause;
use crate::play::CurrentGame;
use crate::play::Playhead;
use crate::ui::systems::AppSystems;
use bevy::prelude::*;
use mancala::engine::Position;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Scene>()
        .init_resource::<KnownClause>()
        .add_systems(Update, update_scene.in_set(AppSystems::Follow));
}

/// The position at the playhead's time, worked out once for all who draw it. Changes only when it differs.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Scene {
    /// The position after the last event wholly shown; `None` before the first frame.
    pub position: Option<Position>,
    /// Plies wholly shown.
    pub plies: usize,
    /// Events of the next ply wholly shown.
    pub events: usize,
    /// Number of plies before a move made now, if one can be made: see [`naqala_core::session::Session::front`].
    pub front: Option<usize>,
    /// `true` if the show has stopped to ask what happens next, and nothing that follows is to be given away.
    pub asking: bool,
    /// Serial number of the game: see [`naqala_core::session::Session::serial`].
    pub serial: u32,
}

/// Brings the scene up to the playhead.
pub(crate) fn update_scene(current: Res<CurrentGame>, playhead: Res<Playhead>, mut scene: ResMut<Scene>) {
    if !current.is_changed() && !playhead.is_changed() && scene.position.is_some() {
        return;
    }
    let moment = current.choreography.moment(playhead.time);
    let front = current.front(&playhead);
    let asking = playhead.is_asking(&current.choreography);
    let stands = (scene.plies, scene.events, scene.front, scene.asking) == (moment.plies, moment.events, front, asking);
    if stands && !current.is_changed() && scene.position.is_some() {
        return;
    }
    scene.set_if_neq(Scene {
        position: Some(current.position_after(moment.plies, moment.events)),
        plies: moment.plies,
        events: moment.events,
        front,
        asking,
        serial: current.serial,
    });
}
