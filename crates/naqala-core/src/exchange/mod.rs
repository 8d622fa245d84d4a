//! Recorded games in other formats: as text that people write ([`text`]), as JSON ([`json`]), in the notation of Oware
//! ([`ogn`]) and that of togyz kumalak ([`togyz`]), as a page that replays them in a browser ([`html`]); and positions as one word for a link ([`link`]). Knows
//! records, the engine and words; knows nothing of windows.
//!
//! Whatever is read becomes a [`Record`], with the place of every move in the file, so that an error on playing it
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

/// How a recorded game is written down.
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

    /// The formats that are read as well.
    pub const READ: &[Format] = &[Format::Naqala, Format::Text, Format::Json, Format::Ogn, Format::Togyz];

    /// The format of a file, by the ending of its name.
    pub fn of(path: &Path) -> Option<Format> {
        let ending = path.extension()?.to_str()?.to_ascii_lowercase();
        let ending = if ending == "htm" { "html" } else { ending.as_str() };
        Format::ALL.into_iter().find(|format| format.ending() == ending)
    }

    /// The ending of such files, without the dot.
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

/// Why a game could not be written in a format.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Unwritable {
    /// A page would be too long.
    #[error("the game is too long for a page: it takes {steps} steps; expected at most {most}")]
    TooLong {
        /// Number of events it has.
        steps: usize,
        /// The most that a page tells.
        most: usize,
    },
    /// The notation is that of another game.
    #[error("{game} cannot be written as OGN, the notation of Oware; expected `oware` or one of its presets")]
    NotOware {
        /// What the game is called.
        game: String,
    },
    /// The notation is that of togyz kumalak.
    #[error("{game} cannot be written as PGN, here the notation of togyz kumalak; expected `togyz-kumalak`")]
    NotTogyz {
        /// The name of the game.
        game: String,
    },
    /// The notation of togyz kumalak cannot say something of a game.
    #[error(
        "the game has variations, options or an opening of its own, for which PGN has no words; expected none of them"
    )]
    TogyzGame,
    /// The board is not that of the notation.
    #[error("the board has {columns} columns; expected 6, for OGN has no other letters")]
    Columns {
        /// Number of columns there are.
        columns: u8,
    },
    /// The notation has no sign for a move.
    #[error("the move {mv} has no letter in OGN; expected only moves that lift a pit")]
    NoLetter {
        /// The move.
        mv: String,
    },
    /// The notation cannot say how the game began.
    #[error("the opening {text} cannot be written as OGN; expected nothing but seeds, stores and who moves")]
    Opening {
        /// The position.
        text: String,
    },
}

/// Why a text is no game in a format.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Unreadable {
    /// There is something wrong with it.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// Such files are only written.
    #[error("{file}: games are not read from {format}; expected one of {}", names(Format::READ))]
    OnlyWritten {
        /// The file.
        file: String,
        /// Its format.
        format: Format,
    },
}

fn names(formats: &[Format]) -> String {
    formats.iter().map(|format| format.ending()).collect::<Vec<_>>().join(", ")
}

/// Reads a recorded game. `file` names it in errors.
///
/// # Errors
/// The first thing that is not as the format has it, with its line and column; a format that is only written.
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
/// If the format cannot hold it.
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

/// The id of a game that is named by it or by what it is called.
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
