//! State of the window that its parts share.

use super::systems::AppSystems;
use super::{Placement, Wish};
use crate::board::ExtraActions;
use crate::play::level::raise_the_level;
use crate::presenter::Projecting;
use crate::presenter::projection::change_speed_for_projection;
use bevy::prelude::*;

/// Answers the wishes for a full screen and for a projected window. The `app` module carries them out.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Placement>()
        .init_resource::<Dialog>()
        .init_resource::<Projecting>()
        .init_resource::<ExtraActions>()
        .add_systems(Update, (change_speed_for_projection, raise_the_level).in_set(AppSystems::Ask))
        .add_observer(
            |wish: On<Wish>, mut placement: ResMut<Placement>, mut projecting: ResMut<Projecting>| match *wish {
                Wish::FullScreen => placement.full_screen = !placement.full_screen,
                Wish::Project(on) => projecting.0 = on,
                _ => {}
            },
        );
}

/// `true` if a dialog lies over the table and has the keyboard to itself.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Dialog(pub bool);
