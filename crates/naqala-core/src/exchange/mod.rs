//! Import and export of recorded games: text that people write ([`text`]), JSON ([`json`]), the notations of Oware
//! ([`ogn`]) and of togyz kumalak ([`togyz`]), and a page that replays a game in a browser ([`html`]); also positions
//! as one word for a link ([`link`]). Knows records, the engine and words; knows nothing of windows.
//!
//! Every format is read into a [`Record`] that keeps the place of each move in the file, so that an error in playing it
//! names its line and column.

mod course;
pub(crate) mod diagnostic;
pub mod html;
pub mod json;
pub mod link;
pub mod ogn;
#[cfg(test)]
mod tests;
pub mod text;
pub mod togyz;

use crate::words::Words;
use diagnostic::GameTextDiagnostic;
use mancala::diagnostic::{Diagnostic, Text, Written};
use mancala::diagnostics;
use mancala::engine::Game;
use mancala::record::{MAX_RECORD, Record, RecordError};
use mancala::rules::Catalogue;
use std::error::Error;
use std::fmt;
use std::path::Path;

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

diagnostics! {
    /// Reason why a game cannot be written in a format.
    pub enum Unwritable {
        /// A page that replays a game has a sentence for every step of it. With more of them it would be too slow.
        TooLong { steps: usize, most: usize } = "page-too-long",
        /// A page that replays a game holds the seeds of every position. With more of them it would be too slow.
        TooManyPositions { most: usize } = "page-too-many-positions",
        /// OGN is a notation of Oware: its letters name the twelve pits of that game.
        NotOware { game: Text } = "ogn-other-game",
        /// PGN is here the notation of togyz kumalak: its digits name the pits of that game.
        NotTogyz { game: Text } = "togyz-other-game",
        /// The notation of togyz kumalak holds the moves of a game from its usual opening and nothing else.
        TogyzGame = "togyz-more-than-moves",
        /// OGN names pits by the letters A to F and a to f, so a row has six of them.
        Columns { columns: u8 } = "ogn-columns",
        /// OGN writes a move as the letter of the pit that is lifted; other moves cannot be written.
        NoLetter { word: Written } = "ogn-no-letter",
        /// OGN writes a position as the seeds in pits and stores and the side to move; anything else that belongs to
        /// it would be lost.
        Opening { opening: Written } = "ogn-opening",
    }
}

/// Reason why a text cannot be read as a game, or why what was read is no game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unreadable {
    /// Name of the file; empty if there is none.
    pub file: String,
    /// The mistakes, at least one, each with its place in the file if it has one.
    pub diagnostics: Vec<Diagnostic>,
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = Words::english();
        let line = |it: &Diagnostic| words.diagnostic_in_file(&self.file, it);
        f.write_str(&self.diagnostics.iter().map(line).collect::<Vec<_>>().join("\n"))
    }
}

impl Error for Unreadable {}

impl From<RecordError> for Unreadable {
    fn from(error: RecordError) -> Unreadable {
        Unreadable { file: error.file().to_owned(), diagnostics: error.diagnostics().to_vec() }
    }
}

/// Reads a recorded game. `file` names it in errors.
///
/// # Errors
/// The first thing that does not fit the format, with its line and column; or that the format can only be written.
pub fn read(format: Format, file: &str, text: &str, catalogue: &Catalogue) -> Result<Record, Unreadable> {
    if text.len() > MAX_RECORD {
        let too_long = GameTextDiagnostic::TooLong { bytes: text.len(), most: MAX_RECORD };
        return Err(Unreadable { file: file.to_owned(), diagnostics: vec![too_long.into()] });
    }
    let read = match format {
        Format::Naqala => return Ok(Record::read(file, text)?),
        Format::Text => text::read(file, text, catalogue),
        Format::Json => json::read(file, text),
        Format::Ogn => ogn::read(file, text, catalogue),
        Format::Togyz => togyz::read(file, text, catalogue),
        Format::Html => {
            let known = Format::READ.iter().map(|format| format.ending().into()).collect();
            Err(GameTextDiagnostic::OnlyWritten { format: format.ending().into(), known }.into())
        }
    };
    read.map_err(|diagnostic| Unreadable { file: file.to_owned(), diagnostics: vec![diagnostic] })
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
