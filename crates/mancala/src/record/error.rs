//! Errors of texts that are not records and of records that are not games, with their place in the file.

use super::limits::{FORMAT, MAX_EVENTS, MAX_LINES, MAX_MOVES, MAX_RECORD};
use super::notation::{self, NotationError};
use super::outcome::Outcome;
use crate::engine::Refused;
use crate::rules::LoadError;
use std::fmt;
use std::sync::Arc;
use thiserror::Error;

/// The place of an error in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct At {
    /// The file; empty for a record that was not read from one.
    pub file: Arc<str>,
    /// Line, from 1; 0 where there is none to name.
    pub line: usize,
    /// Column in characters, from 1; 0 where there is none to name.
    pub column: usize,
}

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (&*self.file, self.line) {
            ("", _) => f.write_str("the record"),
            (file, 0) => f.write_str(file),
            (file, line) => write!(f, "{file}:{line}:{}", self.column),
        }
    }
}

/// The reason for which a text is not a record, or a record not a game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RecordError {
    /// The text is too long.
    #[error("{at}: the record has {bytes} bytes; expected at most {MAX_RECORD}")]
    TooLong {
        /// The file.
        at: At,
        /// Length of the record, in bytes.
        bytes: usize,
    },
    /// The text is not written as records are.
    #[error("{at}: {message}")]
    Syntax {
        /// Place in the file.
        at: At,
        /// Problem with the text, and the form expected.
        message: String,
    },
    /// The record was written by a later version of the program.
    #[error("{at}: the record has format {found}; expected {FORMAT}, so a newer Naqala is needed to read it")]
    Format {
        /// Place in the file.
        at: At,
        /// The format named.
        found: u32,
    },
    /// There are too many moves.
    #[error("{at}: the record has {moves} moves; expected at most {MAX_MOVES}")]
    TooManyMoves {
        /// Place at which the moves begin.
        at: At,
        /// Number of moves.
        moves: usize,
    },
    /// The game is not known, or has no such options.
    #[error("{at}: {source}")]
    Variant {
        /// Place in the file.
        at: At,
        /// Reason given by the catalogue.
        source: LoadError,
    },
    /// The game's own file cannot be read.
    #[error("{at}: {message}")]
    VariantFile {
        /// Place at which it is named.
        at: At,
        /// Reason, or the problem with the file.
        message: String,
    },
    /// The opening is no position of the game.
    #[error("{at}: in the opening, {source}")]
    Opening {
        /// Place in the file.
        at: At,
        /// Problem with the text.
        source: NotationError,
    },
    /// A move is no move of the game.
    #[error("{at}: move {ply}: {source}")]
    Move {
        /// Place in the file.
        at: At,
        /// Number of the move, from 1.
        ply: usize,
        /// Problem with the text.
        source: NotationError,
    },
    /// A move is against the rules.
    #[error("{at}: move {ply}, {text}: {}", why(*refused, clause, legal))]
    Refused {
        /// Place in the file.
        at: At,
        /// Number of the move, from 1.
        ply: usize,
        /// The move.
        text: String,
        /// Reason for the refusal.
        refused: Refused,
        /// The name of the clause that bars it.
        clause: Option<String>,
        /// The moves that were legal.
        legal: Vec<String>,
    },
    /// There are too many lines.
    #[error("{at}: the record has {lines} lines besides the one played; expected at most {MAX_LINES}")]
    TooManyLines {
        /// Place at which the lines begin.
        at: At,
        /// Number of lines, not counting the one played.
        lines: usize,
    },
    /// The line asked for does not exist.
    #[error("{at}: there is no line {number}; expected {}", some_line(*lines))]
    NoLine {
        /// The record.
        at: At,
        /// Number of the line asked for, from 1.
        number: usize,
        /// Number of lines, not counting the one played.
        lines: usize,
    },
    /// The game is longer than anything that is played.
    #[error("{at}: move {ply}: the game so far takes more than {MAX_EVENTS} steps, and is not followed any further")]
    TooMuch {
        /// Place in the file.
        at: At,
        /// Number of the move, from 1.
        ply: usize,
    },
    /// The result is not that of the moves.
    #[error("{at}: the result is {stated:?}; expected {played:?}, as the moves have it")]
    Result {
        /// Place in the file.
        at: At,
        /// Result that the record states.
        stated: Outcome,
        /// Result that the moves lead to.
        played: Outcome,
    },
    /// A sign is attached to a ply that does not exist.
    #[error("{at}: a sign on ply {ply}; expected 1 to {plies}")]
    Glyph {
        /// Place at which the signs begin.
        at: At,
        /// The ply named.
        ply: usize,
        /// Number of plies of the line.
        plies: usize,
    },
    /// A drawing is attached to a ply that does not exist.
    #[error("{at}: a drawing on ply {ply}; expected 0 to {plies}")]
    Drawing {
        /// Place at which the drawings begin.
        at: At,
        /// The ply named.
        ply: usize,
        /// Number of plies of the line.
        plies: usize,
    },
    /// A drawing names something that is not on the board.
    #[error("{at}: {message}")]
    Drawn {
        /// Place in the file.
        at: At,
        /// Problem with the text, and the form expected.
        message: String,
    },
    /// A comment is attached to a ply that does not exist.
    #[error("{at}: a comment on ply {ply}; expected 0 to {plies}")]
    Comment {
        /// Place at which the comments begin.
        at: At,
        /// The ply named.
        ply: usize,
        /// Number of plies of the line.
        plies: usize,
    },
}

impl RecordError {
    /// The error for a file of this many bytes.
    pub fn too_long(file: &str, bytes: usize) -> RecordError {
        RecordError::TooLong { at: At { file: file.into(), line: 0, column: 0 }, bytes }
    }
}

fn some_line(lines: usize) -> String {
    match lines {
        0 => "none, for the record has no variations".into(),
        1 => "1, the only variation".into(),
        _ => format!("1 to {lines}"),
    }
}

fn why(refused: Refused, clause: &Option<String>, legal: &[String]) -> String {
    let why = match (refused, clause) {
        (_, Some(clause)) => format!("the rule `{clause}` does not allow it"),
        (Refused::Over, _) => "the game is over".into(),
        (Refused::Question, _) => "it does not answer what was asked".into(),
        _ => "it is no move here".into(),
    };
    match legal.len() {
        0 => format!("{why}; expected no move"),
        1..=notation::MANY => format!("{why}; expected one of {}", legal.join(", ")),
        _ => format!("{why}; expected {}", notation::any_of(legal, "")),
    }
}
