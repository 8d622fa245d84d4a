//! The codes of all diagnostics of the libraries, and the English text of errors. Above all other modules.

use crate::exchange::{self, Unwritable};
use crate::files::{IoDiagnostic, SaveError};
use crate::protocol::{EngineDiagnostic, ProtocolDiagnostic};
use crate::search::Unsolved;
use crate::teach::puzzle::{PuzzleDiagnostic, Unmade};
use crate::teach::sheet::SheetDiagnostic;
use crate::words::Words;
use crate::workshop::own::OwnDiagnostic;
use mancala::diagnostic::{Code, Diagnostic};

/// Returns all codes, in groups by subject: those of the rules first.
pub fn codes() -> Vec<&'static [Code]> {
    let mut codes = mancala::codes();
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
        SheetDiagnostic::CODES,
        Unsolved::CODES,
        ProtocolDiagnostic::CODES,
        EngineDiagnostic::CODES,
        OwnDiagnostic::CODES,
    ]);
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
errors!(SaveError, Unmade, Unsolved, Unwritable);
