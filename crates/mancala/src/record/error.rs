//! Errors of texts that are not records and of records that are not games, with their place in the file.

use super::diagnostic::RecordDiagnostic;
use super::limits::{FORMAT, MAX_LINES, MAX_MOVES, MAX_RECORD};
use crate::diagnostic::{Diagnostic, Span};
use std::fmt;
use std::sync::Arc;

/// A place in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct At {
    /// The file; empty for a record that was not read from one.
    pub file: Arc<str>,
    /// Line, from 1; 0 where there is none to name.
    pub line: usize,
    /// Column in characters, from 1; 0 where there is none to name.
    pub column: usize,
}

impl At {
    /// Line and column, if there are any to name.
    pub fn span(&self) -> Option<Span> {
        (self.line > 0).then_some(Span { line: self.line, column: self.column })
    }
}

/// `file:line:column`, or those that there are.
impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (&*self.file, self.line) {
            (file, 0) => f.write_str(file),
            ("", line) => write!(f, "{line}:{}", self.column),
            (file, line) => write!(f, "{file}:{line}:{}", self.column),
        }
    }
}

/// The reason for which a text is not a record, or a record not a game. Displayed as one line for each diagnostic:
/// `file:line:column: message`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    file: Arc<str>,
    diagnostics: Vec<Diagnostic>,
}

impl RecordError {
    /// Returns the error of a mistake at a place.
    pub fn new(at: At, diagnostic: impl Into<Diagnostic>) -> RecordError {
        RecordError::several(at, vec![diagnostic.into()])
    }

    /// Returns the error of several mistakes of which one place in the record is the cause.
    pub(super) fn several(at: At, diagnostics: Vec<Diagnostic>) -> RecordError {
        let span = at.span();
        let diagnostics = diagnostics.into_iter().map(|it| it.with_span(span)).collect();
        RecordError { file: at.file, diagnostics }
    }

    /// Returns the error of several mistakes in a file, each with its own place.
    pub(super) fn in_file(file: Arc<str>, diagnostics: Vec<Diagnostic>) -> RecordError {
        RecordError { file, diagnostics }
    }

    /// Returns the error of a file of this many bytes.
    pub fn too_long(file: &str, bytes: usize) -> RecordError {
        let at = At { file: file.into(), line: 0, column: 0 };
        RecordError::new(at, RecordDiagnostic::TooLong { bytes, most: MAX_RECORD })
    }

    /// Returns the error of a record of another format than the one that is read.
    pub fn other_format(at: At, found: u32) -> RecordError {
        RecordError::new(at, RecordDiagnostic::Format { found, known: FORMAT })
    }

    /// Returns the error of a record with this many moves.
    pub fn too_many_moves(at: At, moves: usize) -> RecordError {
        RecordError::new(at, RecordDiagnostic::TooManyMoves { moves, most: MAX_MOVES })
    }

    /// Returns the error of a record with this many lines besides the one played.
    pub fn too_many_lines(at: At, lines: usize) -> RecordError {
        RecordError::new(at, RecordDiagnostic::TooManyLines { lines, most: MAX_LINES })
    }

    /// The file in which the mistakes lie: the record, or the variant file that it names; empty for a record that was
    /// not read from a file.
    pub fn file(&self) -> &str {
        &self.file
    }

    /// The mistakes, at least one, each with its place in the file if it has one.
    pub fn diagnostics(&self) -> &[Diagnostic] {
        &self.diagnostics
    }

    /// The first mistake.
    pub fn first(&self) -> &Diagnostic {
        &self.diagnostics[0]
    }

    /// Returns `true` if the first mistake is of the code of this name.
    pub fn is(&self, code: &str) -> bool {
        self.first().is(code)
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, diagnostic) in self.diagnostics.iter().enumerate() {
            if number > 0 {
                f.write_str("\n")?;
            }
            located(f, &self.file, diagnostic)?;
        }
        Ok(())
    }
}

impl std::error::Error for RecordError {}

/// Writes `file:line:column: message`, without the parts that there are not.
pub(super) fn located(f: &mut fmt::Formatter<'_>, file: &Arc<str>, diagnostic: &Diagnostic) -> fmt::Result {
    let Span { line, column } = diagnostic.span().unwrap_or(Span { line: 0, column: 0 });
    let at = At { file: Arc::clone(file), line, column };
    if !(file.is_empty() && line == 0) {
        write!(f, "{at}: ")?;
    }
    write!(f, "{diagnostic}")
}
