//! Files that can be opened: records and variants.

use super::{Purpose, Session};
use crate::exchange::{self, Format, Unreadable};
use crate::samples::Sample;
use mancala::engine::Game;
use mancala::record::{ReadError, Record, RecordError, read_file, read_text};
use mancala::rules::{Catalogue, LoadError};
use std::path::Path;
use thiserror::Error;

/// The longest file that is opened, in bytes.
const LONGEST: usize = mancala::record::MAX_RECORD;

/// Contents of a file that was opened.
pub enum Opened {
    /// A record, played through.
    Record(Box<Session>),
    /// A variant; it is in the catalogue now, under this id.
    Variant(String),
}

/// Reason that a file could not be opened.
#[derive(Debug, Error)]
pub enum OpenError {
    /// It could not be read.
    #[error(transparent)]
    Read(#[from] ReadError),
    /// It is no record.
    #[error(transparent)]
    Unreadable(#[from] Unreadable),
    /// It is no game.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// It is no variant.
    #[error(transparent)]
    Variant(#[from] LoadError),
}

/// Opens one of the lines of a recorded game, counted from 1, as a game of its own; without a number, the game.
///
/// # Errors
/// See [`OpenError`].
pub fn open_line(path: &Path, line: Option<usize>, catalogue: &mut Catalogue) -> Result<Session, OpenError> {
    let text = read_text(path, LONGEST)?;
    opened(path, &text, line, catalogue)
}

fn opened(path: &Path, text: &str, line: Option<usize>, catalogue: &mut Catalogue) -> Result<Session, OpenError> {
    // Whatever else it is called, it is read as one of the program's own records.
    let format = Format::of(path).filter(|format| Format::READ.contains(format)).unwrap_or(Format::Naqala);
    let record = exchange::read(format, &path.display().to_string(), text, catalogue)?.following(line)?;
    record.add_variant_file(catalogue)?;
    let game = record.replay(catalogue)?;
    let mut current = watched(game, record);
    // It is saved as a record.
    current.file = Some(path.to_owned()).filter(|_| format == Format::Naqala && line.is_none());
    Ok(current)
}

/// Returns whether a file is one of a variant, by its name.
pub fn is_variant(path: &Path) -> bool {
    path.extension().is_some_and(|end| end.eq_ignore_ascii_case("ron"))
}

/// Opens a variant if the name ends in `.ron`, else a recorded game in the format of that ending.
///
/// # Errors
/// See [`OpenError`].
pub fn open_file(path: &Path, catalogue: &mut Catalogue) -> Result<Opened, OpenError> {
    let text = read_file(path, LONGEST)?;
    if is_variant(path) {
        return Ok(Opened::Variant(catalogue.add_text(&path.display().to_string(), &text)?));
    }
    Ok(Opened::Record(Box::new(opened(path, &text, None, catalogue)?)))
}

/// Opens a recorded game that comes with the program.
///
/// # Errors
/// If it is no game by the variants of this catalogue: one of them may have been read from a file.
pub fn open_sample(sample: &Sample, catalogue: &Catalogue) -> Result<Session, RecordError> {
    let record = sample.record.clone();
    let game = record.replay(catalogue)?;
    Ok(watched(game, record))
}

/// A record to be watched; one without moves is there to be played.
fn watched(game: Game, record: Record) -> Session {
    let mut current = Session::new(game, record);
    if !current.game.plies().is_empty() {
        current.purpose = Purpose::Watch;
    }
    current
}
