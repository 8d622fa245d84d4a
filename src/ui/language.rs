//! The language of the window.

use bevy::prelude::*;
use naqala_core::words::Words;

/// The language that the window speaks.
#[derive(Resource)]
pub struct Speech(pub Words);

impl Default for Speech {
    fn default() -> Self {
        Speech(Words::english())
    }
}
