//! The window while it is projected.

use super::PresenterCommand;
use crate::playback::Playhead;
use crate::settings::Preferences;
use bevy::prelude::*;

/// Set while the window shows the board, the caption and what is said of a lesson alone, as large as they go, to be read
/// across a room. Not remembered between runs.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Projecting(pub bool);

pub(crate) fn project(command: On<PresenterCommand>, mut projecting: ResMut<Projecting>) {
    if let PresenterCommand::Project(on) = *command {
        projecting.0 = on;
    }
}

/// Sets the speed of the show when the window begins to be projected, and again when it no longer is.
pub(crate) fn change_speed_for_projection(
    projecting: Res<Projecting>,
    preferences: Res<Preferences>,
    mut playhead: ResMut<Playhead>,
    mut before: Local<bool>,
) {
    if std::mem::replace(&mut *before, projecting.0) != projecting.0 {
        playhead.set_speed(if projecting.0 { preferences.projected_speed } else { preferences.speed });
    }
}
