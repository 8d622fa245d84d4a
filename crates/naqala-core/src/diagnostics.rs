//! The codes of all diagnostics of the libraries.

use mancala::diagnostic::Code;

/// Returns all codes, in groups by subject: those of the rules first.
pub fn codes() -> Vec<&'static [Code]> {
    mancala::diagnostic::codes()
}
