//! Why a text is no record, or a record no game, and where in its file.

use super::limits::{FORMAT, MAX_EVENTS, MAX_LINES, MAX_MOVES, MAX_RECORD};
use super::notation::{self, NotationError};
use super::outcome::Outcome;
use crate::engine::Refused;
use crate::rules::LoadError;
use std::fmt;
use std::sync::Arc;
use thiserror::Error;

/// A place in a file, for errors.
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

/// Why a text is no record, or a record no game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RecordError {
    /// The text is too long.
    #[error("{at}: the record has {bytes} bytes; expected at most {MAX_RECORD}")]
    TooLong {
        /// The file.
        at: At,
        /// Its length.
        bytes: usize,
    },
    /// The text is not written as records are.
    #[error("{at}: {message}")]
    Syntax {
        /// Where.
        at: At,
        /// What is wrong and what was expected.
        message: String,
    },
    /// The record was written by a later version of the program.
    #[error("{at}: the record has format {found}; expected {FORMAT}, so a newer Naqala is needed to read it")]
    Format {
        /// Where.
        at: At,
        /// The format named.
        found: u32,
    },
    /// There are too many moves.
    #[error("{at}: the record has {moves} moves; expected at most {MAX_MOVES}")]
    TooManyMoves {
        /// Where the moves begin.
        at: At,
        /// Number of there are.
        moves: usize,
    },
    /// The game is not known, or has no such options.
    #[error("{at}: {source}")]
    Variant {
        /// Where.
        at: At,
        /// Why.
        source: LoadError,
    },
    /// The game's own file cannot be read.
    #[error("{at}: {message}")]
    VariantFile {
        /// Where it is named.
        at: At,
        /// Why.
        message: String,
    },
    /// The opening is no position of the game.
    #[error("{at}: in the opening, {source}")]
    Opening {
        /// Where.
        at: At,
        /// Why.
        source: NotationError,
    },
    /// A move is no move of the game.
    #[error("{at}: move {ply}: {source}")]
    Move {
        /// Where.
        at: At,
        /// Its number, from 1.
        ply: usize,
        /// Why.
        source: NotationError,
    },
    /// A move is against the rules.
    #[error("{at}: move {ply}, {text}: {}", why(*refused, clause, legal))]
    Refused {
        /// Where.
        at: At,
        /// Its number, from 1.
        ply: usize,
        /// The move.
        text: String,
        /// Why.
        refused: Refused,
        /// The name of the clause that bars it.
        clause: Option<String>,
        /// The moves that were allowed.
        legal: Vec<String>,
    },
    /// There are too many lines.
    #[error("{at}: the record has {lines} lines besides the one played; expected at most {MAX_LINES}")]
    TooManyLines {
        /// Where they begin.
        at: At,
        /// Number of there are.
        lines: usize,
    },
    /// There is no such line.
    #[error("{at}: there is no line {number}; expected {}", some_line(*lines))]
    NoLine {
        /// The record.
        at: At,
        /// The one asked for, from 1.
        number: usize,
        /// Number of there are.
        lines: usize,
    },
    /// The game is longer than anything that is played.
    #[error("{at}: move {ply}: the game so far takes more than {MAX_EVENTS} steps, and is not followed any further")]
    TooMuch {
        /// Where.
        at: At,
        /// The number of the move, from 1.
        ply: usize,
    },
    /// The result is not that of the moves.
    #[error("{at}: the result is {stated:?}; expected {played:?}, as the moves have it")]
    Result {
        /// Where.
        at: At,
        /// What the record says.
        stated: Outcome,
        /// What the moves lead to.
        played: Outcome,
    },
    /// A sign stands by a ply that there is not.
    #[error("{at}: a sign on ply {ply}; expected 1 to {plies}")]
    Glyph {
        /// Where the signs begin.
        at: At,
        /// The ply named.
        ply: usize,
        /// Number of there are.
        plies: usize,
    },
    /// Something is drawn after a ply that there is not.
    #[error("{at}: a drawing on ply {ply}; expected 0 to {plies}")]
    Drawing {
        /// Where the drawings begin.
        at: At,
        /// The ply named.
        ply: usize,
        /// Number of there are.
        plies: usize,
    },
    /// What is drawn is not on the board.
    #[error("{at}: {message}")]
    Drawn {
        /// Where.
        at: At,
        /// What is wrong and what was expected.
        message: String,
    },
    /// A comment follows a ply that there is not.
    #[error("{at}: a comment on ply {ply}; expected 0 to {plies}")]
    Comment {
        /// Where the comments begin.
        at: At,
        /// The ply named.
        ply: usize,
        /// Number of there are.
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
