//! The window while it is projected.

use super::PresenterCommand;
use crate::play::Playhead;
use crate::settings::Preferences;
use crate::ui::Projecting;
use crate::ui::shortcuts::trigger_by_key;
use crate::ui::systems::AppSystems;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, change_speed_for_projection.in_set(AppSystems::Ask).before(trigger_by_key))
        .add_observer(project);
}

fn project(command: On<PresenterCommand>, mut projecting: ResMut<Projecting>) {
    if let PresenterCommand::Project(on) = *command {
        projecting.0 = on;
    }
}

/// Sets the speed of the show when the window begins to be projected, and again when it no longer is.
fn change_speed_for_projection(
    projecting: Res<Projecting>,
    preferences: Res<Preferences>,
    mut playhead: ResMut<Playhead>,
    mut before: Local<bool>,
) {
    if std::mem::replace(&mut *before, projecting.0) != projecting.0 {
        playhead.set_speed(if projecting.0 { preferences.projected_speed } else { preferences.speed });
    }
}
