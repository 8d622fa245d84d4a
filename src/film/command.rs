//! Requests that this feature answers.

use crate::film::export::FilmOrder;
use bevy::prelude::Event;
use std::path::PathBuf;

/// Requests for films and pictures.
#[derive(Event, Clone, Debug, PartialEq)]
pub enum FilmCommand {
    /// Film the game.
    Export(FilmOrder),
    /// Take a picture of the table as it is shown, into this file.
    Picture(PathBuf),
    /// Give up the film that is being made.
    Cancel,
}
