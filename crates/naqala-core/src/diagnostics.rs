//! The codes of all diagnostics of the libraries, and the diagnostics of errors of the library of rules.

use crate::exchange::{self, Unwritable};
use crate::files::{IoDiagnostic, SaveError};
use crate::search::Unsolved;
use crate::teach::puzzle::{PuzzleDiagnostic, Unmade};
use crate::words::Words;
use crate::workshop::own::OwnDiagnostic;
use mancala::diagnostic::{Code, Diagnostic, Messages};
use mancala::record::notation::NotationError;
use mancala::record::{At, ReadError, RecordError, Warning};
use mancala::rules::LoadError;
use mancala::rules::explain::explain;
use ron::error::SpannedError;
use std::sync::Arc;

/// Returns all codes, in groups by subject: those of the rules first.
pub fn codes() -> Vec<&'static [Code]> {
    let mut codes = mancala::diagnostic::codes();
    codes.extend([
        exchange::diagnostic::GameTextDiagnostic::CODES,
        exchange::diagnostic::MovetextDiagnostic::CODES,
        exchange::text::HeadDiagnostic::CODES,
        exchange::json::JsonDiagnostic::CODES,
        exchange::ogn::OgnDiagnostic::CODES,
        exchange::togyz::TogyzDiagnostic::CODES,
        Unwritable::CODES,
        SaveError::CODES,
        IoDiagnostic::CODES,
        PuzzleDiagnostic::CODES,
        Unmade::CODES,
        Unsolved::CODES,
        OwnDiagnostic::CODES,
    ]);
    codes
}

/// Returns a diagnostic in one line, in the words of a language, behind its file, line and column as far as they are
/// known: `game.txt:2:1: ...`.
pub fn in_file(file: &str, diagnostic: &Diagnostic, language: &impl Messages) -> String {
    let line = diagnostic.line(language);
    match diagnostic.span() {
        _ if file.is_empty() => line,
        Some(span) => format!("{file}:{}:{}: {line}", span.line, span.column),
        None => format!("{file}: {line}"),
    }
}

/// Returns the diagnostics of rules that cannot be loaded; at least one.
pub(crate) fn of_load(error: LoadError) -> Vec<Diagnostic> {
    match error {
        LoadError::File { diagnostics, .. } => diagnostics,
        // For the time being.
        other => vec![other.to_string().into()],
    }
}

/// Returns the diagnostic of a file that cannot be read.
pub(crate) fn of_read(error: &ReadError) -> Diagnostic {
    // For the time being.
    error.to_string().into()
}

/// Returns the diagnostic of a text that is no move or no position.
pub(crate) fn of_notation(error: &NotationError) -> Diagnostic {
    // For the time being.
    error.to_string().into()
}

/// Returns the diagnostic of an error of the RON reader, at its place in the text.
pub(crate) fn of_ron(error: &SpannedError) -> Diagnostic {
    let at = error.span.start;
    // For the time being.
    Diagnostic::from(explain(&error.code)).at(at.line.max(1), at.col.max(1))
}

/// Returns the file and the diagnostic of what is no record, or of a record that is no game.
pub(crate) fn of_record(error: &RecordError) -> (Arc<str>, Diagnostic) {
    // For the time being.
    let (RecordError::TooLong { at, .. }
    | RecordError::Syntax { at, .. }
    | RecordError::Format { at, .. }
    | RecordError::TooManyMoves { at, .. }
    | RecordError::Variant { at, .. }
    | RecordError::VariantFile { at, .. }
    | RecordError::Opening { at, .. }
    | RecordError::Move { at, .. }
    | RecordError::Refused { at, .. }
    | RecordError::TooManyLines { at, .. }
    | RecordError::NoLine { at, .. }
    | RecordError::TooMuch { at, .. }
    | RecordError::Result { at, .. }
    | RecordError::Glyph { at, .. }
    | RecordError::Drawing { at, .. }
    | RecordError::Drawn { at, .. }
    | RecordError::Comment { at, .. }) = error;
    let text = error.to_string();
    let diagnostic = Diagnostic::from(text.strip_prefix(&format!("{at}: ")).unwrap_or(&text));
    (Arc::clone(&at.file), if at.line == 0 { diagnostic } else { diagnostic.at(at.line, at.column) })
}

/// Returns the warning of something odd in a text that was read all the same.
pub(crate) fn warning(file: &Arc<str>, odd: &Diagnostic) -> Warning {
    let (line, column) = odd.span().map_or((0, 0), |span| (span.line, span.column));
    // For the time being.
    Warning { at: At { file: Arc::clone(file), line, column }, message: odd.line(&Words::english()) }
}

/// Makes enums of diagnostics errors, which are displayed in English.
macro_rules! errors {
    ($($name:ty),* $(,)?) => { $(
        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(&Diagnostic::from(self.clone()).line(&Words::english()))
            }
        }

        impl std::error::Error for $name {}
    )* };
}
errors!(SaveError, Unmade, Unsolved, Unwritable);
