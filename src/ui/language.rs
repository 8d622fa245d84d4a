//! The language of the window.

use bevy::prelude::*;
use naqala_core::words::Words;
use std::ops::Deref;

/// The language that the window speaks.
#[derive(Resource)]
pub struct UiLanguage(pub Words);

impl Deref for UiLanguage {
    type Target = Words;

    fn deref(&self) -> &Words {
        &self.0
    }
}

impl Default for UiLanguage {
    fn default() -> Self {
        UiLanguage(Words::english())
    }
}
