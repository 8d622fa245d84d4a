//! Preferences that are changed by key or from the panel.

use super::Preferences;
use crate::settings::SettingsCommand;
use bevy::prelude::*;

pub(super) fn set_preferences(command: On<SettingsCommand>, mut preferences: ResMut<Preferences>) {
    match *command {
        SettingsCommand::LapByLap(pauses) => preferences.lap_by_lap = pauses,
        SettingsCommand::TextSize(size) => preferences.text_size = size.after(preferences.text_size),
        SettingsCommand::ToggleSound => preferences.muted = !preferences.muted,
        SettingsCommand::TurnBoard => preferences.turned = !preferences.turned,
    }
}
