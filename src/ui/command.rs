//! Requests about the window, which any feature may make.

use super::PanelTarget;
use bevy::prelude::Event;
use std::path::PathBuf;

/// Requests about the window.
#[derive(Event, Clone, Debug, PartialEq)]
pub enum WindowCommand {
    /// Open a part of the panel: answered there.
    Show(PanelTarget),
    /// Fill the screen with the window, or no longer.
    FullScreen,
    /// Show a folder in the system's file manager.
    OpenFolder(PathBuf),
    /// Close the window.
    Quit,
}
