//! Requests that this feature answers.

use super::text_size::TextSize;
use bevy::prelude::Event;

/// Requests to change preferences.
#[derive(Event, Clone, Debug, PartialEq)]
pub enum SettingsCommand {
    /// Show text in letters of another size.
    TextSize(TextSize),
    /// Pause after each lap, or no longer.
    LapByLap(bool),
    /// Make sounds, or no longer.
    ToggleSound,
    /// Turn the board half round.
    TurnBoard,
}
