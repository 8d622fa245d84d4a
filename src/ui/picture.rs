//! Pictures of the window and of films: their size and look, and reasons that there is none.

use super::look::{Look, StoneKind};
use mancala::diagnostic::{Diagnostic, Key};
use mancala::diagnostics;
use naqala_core::files::{SaveError, save_atomically, system_diagnostic};
use naqala_core::report::Report;
use std::io;
use std::path::Path;
use thiserror::Error;

/// One picture, red, green and blue in turn, rows from the top.
pub(crate) struct Picture {
    pub rgb: Vec<u8>,
}

/// Width and height of a picture, in pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size {
    /// Width.
    pub width: u32,
    /// Height.
    pub height: u32,
}

/// Size and look of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PictureSettings {
    /// Width and height.
    pub size: Size,
    /// Materials of the table.
    pub look: Look,
    /// Kind of stones in the pits.
    pub stones: StoneKind,
    /// `true` if a number stands beside every pit.
    pub counts: bool,
    /// `true` if the path along which seeds are sown is drawn on the board.
    pub path: bool,
}

diagnostics! {
    /// Reasons that there is no picture, apart from those of its file.
    pub(crate) enum PictureDiagnostic {
        /// The graphics driver did not finish a picture: it has failed, or has too little memory, or is very slow.
        NotDrawn { why: Key } = "picture-not-drawn",
        /// The picture was drawn and could not be written in its format. Most often there is no space left on the disk
        /// for temporary files.
        NotEncoded { because: Diagnostic } = "picture-not-encoded",
        /// Whoever asked for the film or the picture has called it off.
        GivenUp = "film-cancelled",
    }
}

/// Reason that there is no picture.
#[derive(Debug, Error)]
#[error(transparent)]
pub struct PictureError(pub Diagnostic);

impl From<PictureDiagnostic> for PictureError {
    fn from(diagnostic: PictureDiagnostic) -> PictureError {
        PictureError(diagnostic.into())
    }
}

impl From<SaveError> for PictureError {
    fn from(error: SaveError) -> PictureError {
        PictureError(error.into())
    }
}

/// Returns the error of a picture that could not be written in its format.
pub(crate) fn not_encoded(error: impl EncodingError) -> PictureError {
    PictureDiagnostic::NotEncoded { because: system_diagnostic(&error.of_system()) }.into()
}

/// Error of an encoder, or of the file that it writes.
pub(crate) trait EncodingError {
    /// Returns the error of the system; an objection of the encoder itself as one without a kind.
    fn of_system(self) -> io::Error;
}

impl EncodingError for io::Error {
    fn of_system(self) -> io::Error {
        self
    }
}

impl EncodingError for png::EncodingError {
    fn of_system(self) -> io::Error {
        match self {
            png::EncodingError::IoError(error) => error,
            other => io::Error::other(other.to_string()),
        }
    }
}

/// Returns the error of a picture that was not drawn.
pub(crate) fn not_drawn(why: &'static str) -> PictureError {
    PictureDiagnostic::NotDrawn { why: Key(why) }.into()
}

impl From<PictureError> for Report {
    fn from(error: PictureError) -> Report {
        Report::of(error.0)
    }
}

/// Finds out before anything is drawn whether the result can be saved.
pub(crate) fn check_writable(out: &Path) -> Result<(), SaveError> {
    let folder = out.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    match tempfile::tempfile_in(folder) {
        Ok(_) if !out.is_dir() => Ok(()),
        // The attempt fails in the same way as the real one would, and says why.
        _ => save_atomically(out, &[]),
    }
}
