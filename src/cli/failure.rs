//! Reasons that a command fails, as mistakes with their place.

use super::diagnostic::CommandDiagnostic;
use crate::app::window::WindowError;
use crate::settings::folders::SettingsError;
use crate::ui::picture::PictureError;
use mancala::diagnostic::{Diagnostic, Span};
use mancala::record::notation::NotationError;
use mancala::record::{NamedError, ReadError, Record, RecordError};
use mancala::rules::LoadError;
use naqala_core::exchange::{Unreadable, Unwritable};
use naqala_core::files::{SaveError, system_diagnostic};
use naqala_core::report::Report;
use naqala_core::session::open::OpenError;
use naqala_core::teach::puzzle::Unmade;
use std::io;

/// The name of the standard input in reports.
pub(super) const INPUT: &str = "<stdin>";

/// Reason that a command failed.
#[derive(Debug)]
pub(super) enum Failure {
    /// The output cannot be written. If nobody reads it any more, nothing is said.
    Output(io::Error),
    /// Mistakes in the input of the command.
    Report(Report),
    /// Everything that was wrong has been printed already.
    Printed,
}

impl Failure {
    /// Creates the failure of a single mistake that has no place.
    pub(super) fn of(diagnostic: impl Into<Diagnostic>) -> Failure {
        Failure::Report(Report::of(diagnostic))
    }

    /// Returns the mistakes that have not been printed.
    pub(super) fn into_report(self) -> Report {
        match self {
            Failure::Output(error) => Report::of(CommandDiagnostic::Output { because: system_diagnostic(&error) }),
            Failure::Report(report) => report,
            Failure::Printed => Report::default(),
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}

/// Makes failures of errors that are mistakes.
macro_rules! mistakes {
    ($($error:ty),* $(,)?) => { $(
        impl From<$error> for Failure {
            fn from(error: $error) -> Failure {
                Failure::Report(error.into())
            }
        }
    )* };
}
mistakes!(
    Report,
    LoadError,
    RecordError,
    NotationError,
    NamedError,
    ReadError,
    OpenError,
    Unreadable,
    Unwritable,
    SaveError,
    Unmade,
    WindowError,
    PictureError,
    SettingsError,
);

/// Returns the place of one of the moves of a record, counted from 0.
pub(super) fn place_of_move(record: &Record, index: usize) -> Option<Span> {
    record.at_move(index).span()
}
