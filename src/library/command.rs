//! Requests that this feature answers.

use bevy::prelude::Event;
use std::path::PathBuf;

/// Requests about variants of the user's own.
#[derive(Event, Clone, Debug, PartialEq)]
pub enum LibraryCommand {
    /// Put a copy of a variant file among the user's own games.
    AddVariant(PathBuf),
    /// Write a variant file that has gone as it was when it was last read.
    RestoreVariant(PathBuf),
}
