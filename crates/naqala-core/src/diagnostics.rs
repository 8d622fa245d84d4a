//! The codes of all diagnostics of the libraries.

use crate::files::{IoDiagnostic, SaveError};
use crate::search::Unsolved;
use crate::words::Words;
use mancala::diagnostic::{Code, Diagnostic};

/// Returns all codes, in groups by subject: those of the rules first.
pub fn codes() -> Vec<&'static [Code]> {
    let mut codes = mancala::diagnostic::codes();
    codes.extend([SaveError::CODES, IoDiagnostic::CODES, Unsolved::CODES]);
    codes
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
errors!(SaveError, Unsolved);
