//! The codes of all diagnostics of the libraries, and the diagnostics of errors of the library of rules.

use crate::files::{IoDiagnostic, SaveError};
use crate::search::Unsolved;
use crate::teach::puzzle::{PuzzleDiagnostic, Unmade};
use crate::words::Words;
use mancala::diagnostic::{Code, Diagnostic};
use mancala::record::notation::NotationError;
use mancala::rules::LoadError;
use mancala::rules::explain::explain;
use ron::error::SpannedError;

/// Returns all codes, in groups by subject: those of the rules first.
pub fn codes() -> Vec<&'static [Code]> {
    let mut codes = mancala::diagnostic::codes();
    codes.extend([SaveError::CODES, IoDiagnostic::CODES, PuzzleDiagnostic::CODES, Unmade::CODES, Unsolved::CODES]);
    codes
}

/// Returns the diagnostics of rules that cannot be loaded; at least one.
pub(crate) fn of_load(error: LoadError) -> Vec<Diagnostic> {
    match error {
        LoadError::File { diagnostics, .. } => diagnostics,
        // For the time being.
        other => vec![other.to_string().into()],
    }
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
errors!(SaveError, Unmade, Unsolved);
