//! The variants that can be played.

use bevy::prelude::*;
use mancala::rules::Catalogue;

/// The variants that can be played.
#[derive(Resource)]
pub struct Library(pub Catalogue);

impl Default for Library {
    fn default() -> Self {
        Library(Catalogue::shipped())
    }
}
