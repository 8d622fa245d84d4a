//! The time shown: one number.

use bevy::prelude::*;

/// Moment of the record that is shown, with the speed and direction of its movement.
#[derive(Resource, Deref, DerefMut, Clone, Debug, Default, PartialEq)]
pub struct Playhead(pub naqala_core::session::Playhead);
