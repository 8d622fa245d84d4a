//! Preferences that are changed by key or from the panel.

use super::Preferences;
use crate::app::Wish;
use bevy::prelude::*;

pub(crate) fn set_preferences(wish: On<Wish>, mut preferences: ResMut<Preferences>) {
    match *wish {
        Wish::LapByLap(pauses) => preferences.lap_by_lap = pauses,
        Wish::TextSize(letters) => preferences.text_size = letters.after(preferences.text_size),
        Wish::Sound => preferences.muted = !preferences.muted,
        Wish::Turn => preferences.turned = !preferences.turned,
        _ => {}
    }
}
