//! Import and export of recorded games: text that people write ([`text`]), JSON ([`json`]), the notations of Oware
//! ([`ogn`]) and of togyz kumalak ([`togyz`]), and a page that replays a game in a browser ([`html`]); also positions
//! as one word for a link ([`link`]). Knows records, the engine and words; knows nothing of windows.
//!
//! Every format is read into a [`Record`] that keeps the place of each move in the file, so that an error in playing it
//! names its line and column.

mod course;
pub mod html;
pub mod json;
pub mod link;
pub mod ogn;
#[cfg(test)]
mod tests;
pub mod text;
pub mod togyz;

use crate::words::Words;
use mancala::engine::Game;
use mancala::record::{MAX_RECORD, Record, RecordError};
use mancala::rules::Catalogue;
use std::fmt;
use std::path::Path;
use thiserror::Error;

/// Format of a recorded game in a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Format {
    /// The project's own records (.naqala).
    Naqala,
    /// Text that people write (.txt).
    #[value(name = "txt")]
    Text,
    /// One JSON object (.json).
    Json,
    /// Oware Game Notation (.ogn).
    Ogn,
    /// The notation of togyz kumalak (.pgn).
    #[value(name = "pgn")]
    Togyz,
    /// A page that replays the game in a browser (.html).
    Html,
}

impl Format {
    /// Every format, in the order in which they are listed.
    pub const ALL: [Format; 6] = [Format::Naqala, Format::Text, Format::Json, Format::Ogn, Format::Togyz, Format::Html];

    /// Formats that can be read as well as written.
    pub const READ: &[Format] = &[Format::Naqala, Format::Text, Format::Json, Format::Ogn, Format::Togyz];

    /// Returns the format of a file by its extension.
    pub fn of(path: &Path) -> Option<Format> {
        let ending = path.extension()?.to_str()?.to_ascii_lowercase();
        let ending = if ending == "htm" { "html" } else { ending.as_str() };
        Format::ALL.into_iter().find(|format| format.ending() == ending)
    }

    /// Returns the extension of such files, without the dot.
    pub fn ending(self) -> &'static str {
        match self {
            Format::Naqala => "naqala",
            Format::Text => "txt",
            Format::Json => "json",
            Format::Ogn => "ogn",
            Format::Togyz => "pgn",
            Format::Html => "html",
        }
    }
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.ending())
    }
}

/// Reason why a game cannot be written in a format.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Unwritable {
    /// The page would be too long.
    #[error("the game is too long for a page: it takes {steps} steps; expected at most {most}")]
    TooLong {
        /// Number of events in the game.
        steps: usize,
        /// Most events that a page can hold.
        most: usize,
    },
    /// OGN is only for Oware.
    #[error("{game} cannot be written as OGN, the notation of Oware; expected `oware` or one of its presets")]
    NotOware {
        /// Name of the game.
        game: String,
    },
    /// This PGN is only for togyz kumalak.
    #[error("{game} cannot be written as PGN, here the notation of togyz kumalak; expected `togyz-kumalak`")]
    NotTogyz {
        /// Name of the game.
        game: String,
    },
    /// The game has something that the notation of togyz kumalak cannot express.
    #[error(
        "the game has variations, options or an opening of its own, for which PGN has no words; expected none of them"
    )]
    TogyzGame,
    /// The board does not have the columns of the notation.
    #[error("the board has {columns} columns; expected 6, for OGN has no other letters")]
    Columns {
        /// Number of columns on the board.
        columns: u8,
    },
    /// The notation has no sign for a move.
    #[error("the move {mv} has no letter in OGN; expected only moves that lift a pit")]
    NoLetter {
        /// Move as records write it.
        mv: String,
    },
    /// The notation cannot express the opening.
    #[error("the opening {text} cannot be written as OGN; expected nothing but seeds, stores and who moves")]
    Opening {
        /// Opening as text.
        text: String,
    },
}

/// Reason why a text cannot be read as a game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Unreadable {
    /// The text has an error.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The format can only be written.
    #[error("{file}: games are not read from {format}; expected one of {}", names(Format::READ))]
    OnlyWritten {
        /// Name of the file.
        file: String,
        /// Format of the file.
        format: Format,
    },
}

fn names(formats: &[Format]) -> String {
    formats.iter().map(|format| format.ending()).collect::<Vec<_>>().join(", ")
}

/// Reads a recorded game. `file` names it in errors.
///
/// # Errors
/// The first thing that does not fit the format, with its line and column; or that the format can only be written.
pub fn read(format: Format, file: &str, text: &str, catalogue: &Catalogue) -> Result<Record, Unreadable> {
    if text.len() > MAX_RECORD {
        return Err(RecordError::too_long(file, text.len()).into());
    }
    Ok(match format {
        Format::Naqala => Record::read(file, text)?,
        Format::Text => text::read(file, text, catalogue)?,
        Format::Json => json::read(file, text)?,
        Format::Ogn => ogn::read(file, text, catalogue)?,
        Format::Togyz => togyz::read(file, text, catalogue)?,
        Format::Html => return Err(Unreadable::OnlyWritten { file: file.to_owned(), format }),
    })
}

/// Writes a recorded game; `game` is the record played through.
///
/// # Errors
/// If the format cannot express it.
pub fn write(format: Format, record: &Record, game: &Game, words: &Words) -> Result<String, Unwritable> {
    match format {
        Format::Naqala => Ok(record.write()),
        Format::Text => Ok(text::write(record, game)),
        Format::Json => Ok(json::write(record)),
        Format::Ogn => ogn::write(record, game),
        Format::Togyz => togyz::write(record, game),
        Format::Html => html::write(record, game, words),
    }
}

/// Returns the id of a game given by its id or its name.
fn id_of(name: String, catalogue: &Catalogue) -> String {
    let ids = catalogue.ids();
    if ids.contains(&name) {
        return name;
    }
    let called = name.to_lowercase();
    let outlines = catalogue.variants().iter().flat_map(|variant| variant.outlines());
    let mut known = outlines.map(|outline| (outline.name.to_lowercase() == called, outline.id));
    known.find(|(is_called, id)| *is_called || *id == called).map_or(name, |(_, id)| id)
}
