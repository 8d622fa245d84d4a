//! The game on the board.

use bevy::prelude::{Deref, DerefMut, Resource};
use naqala_core::session::Session;

/// The game on the board.
#[derive(Resource, Deref, DerefMut, Clone, Debug)]
pub struct CurrentGame(pub Session);
