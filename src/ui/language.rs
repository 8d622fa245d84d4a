//! The language of the window.

use bevy::prelude::*;
use naqala_core::words::Words;

/// The language that the window speaks.
#[derive(Resource)]
pub struct UiLanguage(pub Words);

impl Default for UiLanguage {
    fn default() -> Self {
        UiLanguage(Words::english())
    }
}
