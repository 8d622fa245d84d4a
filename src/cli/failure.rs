//! Reasons that a command fails, as mistakes with their place.

use super::diagnostic::CommandDiagnostic;
use crate::app::WindowError;
use crate::film::FilmError;
use crate::game::OpenError;
use mancala::diagnostic::{Diagnostic, Span};
use mancala::record::notation::NotationError;
use mancala::record::{At, NamedError, ReadError, Record, RecordError, Warning};
use mancala::rules::LoadError;
use naqala_core::exchange::{Unreadable, Unwritable};
use naqala_core::files::SaveError;
use naqala_core::search::Unsolved;
use naqala_core::teach::puzzle::Unmade;
use naqala_core::words::Words;
use naqala_core::workshop::{FileDiagnostic, Trouble};
use std::io;
use std::sync::Arc;

/// The name of the standard input in reports.
pub(super) const INPUT: &str = "<stdin>";

/// Reason that a command failed.
#[derive(Debug)]
pub(super) enum Failure {
    /// The output cannot be written. If nobody reads it any more, nothing is said.
    Output(io::Error),
    /// What was given to the command has mistakes.
    Report(Report),
    /// Everything that was wrong has been printed already.
    Printed,
}

impl Failure {
    /// Creates the failure of a single mistake that has no place.
    pub(super) fn of(diagnostic: impl Into<Diagnostic>) -> Failure {
        Failure::Report(Report::of(diagnostic))
    }

    /// Returns what is still to be told of it.
    pub(super) fn into_report(self) -> Report {
        match self {
            Failure::Output(error) => Report::of(CommandDiagnostic::Output { system: error.to_string().into() }),
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

/// The mistakes of one file, or of something else that was given to a command.
#[derive(Clone, Debug, Default)]
pub(super) struct Report {
    /// The name of the file, if it is one.
    pub(super) file: Option<String>,
    /// The text as it was read, if it is at hand; that of a file is read again if it is not.
    pub(super) text: Option<Arc<str>>,
    /// The number of lines of the file that stand before the text.
    pub(super) skipped: usize,
    /// The mistakes, in the order of the text.
    pub(super) diagnostics: Vec<Diagnostic>,
}

impl Report {
    /// Creates the report of a single mistake.
    pub(super) fn of(diagnostic: impl Into<Diagnostic>) -> Report {
        Report { diagnostics: vec![diagnostic.into()], ..Report::default() }
    }

    /// The report with the name of the file, unless it names another already.
    pub(super) fn in_file(mut self, file: impl Into<String>) -> Report {
        self.file.get_or_insert_with(|| file.into());
        self
    }

    /// The report with the text of its file.
    pub(super) fn with_text(self, text: impl Into<Arc<str>>) -> Report {
        Report { text: Some(text.into()), ..self }
    }

    /// Returns the mistakes in the words of a language, each on a line of its own after its place.
    pub(super) fn lines(&self, words: &Words) -> String {
        let line = |it: &Diagnostic| {
            let said = words.diagnostic(it);
            match (self.file.as_deref(), it.span()) {
                (None, _) => said,
                (Some(file), None) => format!("{}: {said}", words.kept(file)),
                (Some(file), Some(Span { line, column })) => {
                    format!("{}: {said}", words.kept(&format!("{file}:{line}:{column}")))
                }
            }
        };
        self.diagnostics.iter().map(line).collect::<Vec<_>>().join("\n")
    }
}

// How the errors of the libraries become reports.

impl From<LoadError> for Report {
    fn from(error: LoadError) -> Report {
        match error {
            LoadError::File { file, diagnostics } => Report { file: Some(file), diagnostics, ..Report::default() },
            other => Report::of(other.to_string()),
        }
    }
}

impl From<NamedError> for Report {
    fn from(error: NamedError) -> Report {
        match error {
            NamedError::Load(error) => error.into(),
            NamedError::Read(error) => error.into(),
        }
    }
}

impl From<&Trouble> for Report {
    fn from(trouble: &Trouble) -> Report {
        let diagnostic = |spot: &FileDiagnostic| match spot.line {
            0 => Diagnostic::from(spot.message.as_str()),
            line => Diagnostic::from(spot.message.as_str()).at(line, spot.column),
        };
        let diagnostics = trouble.spots.iter().map(diagnostic).collect();
        Report { file: Some(trouble.file.display().to_string()), diagnostics, ..Report::default() }
    }
}

macro_rules! reported {
    ($($error:ty),*) => { $(
        impl From<$error> for Report {
            fn from(error: $error) -> Report {
                Report::of(error.to_string())
            }
        }
    )* };
}
reported!(RecordError, ReadError, Unreadable, Unwritable, SaveError, Unmade, OpenError, FilmError, WindowError);

impl<E> From<E> for Failure
where
    Report: From<E>,
{
    fn from(error: E) -> Failure {
        Failure::Report(error.into())
    }
}

/// Returns the mistake in a move or a position, with its place in that text if it has one.
pub(super) fn notation(error: NotationError) -> Diagnostic {
    match error {
        NotationError::Position { column, problem, expected } => {
            Diagnostic::from(format!("{problem}; expected {expected}")).at(1, column)
        }
        other => other.to_string().into(),
    }
}

/// Returns the reason that a game for one player has no solution.
pub(super) fn unsolved(why: Unsolved) -> Diagnostic {
    why.to_string().into()
}

/// Returns what was odd in a record that was read all the same.
pub(super) fn warnings(record: &Record) -> Report {
    let odd = |Warning { at, message }: &Warning| Diagnostic::from(message.as_str()).with_span(span(at));
    let file = record.warnings().first().map(|warning| warning.at.file.to_string());
    Report { file, diagnostics: record.warnings().iter().map(odd).collect(), ..Report::default() }
}

/// Returns the place of one of the moves of a record, counted from 0.
pub(super) fn place_of_move(record: &Record, index: usize) -> Option<Span> {
    span(&record.at_move(index))
}

fn span(at: &At) -> Option<Span> {
    (at.line > 0).then_some(Span { line: at.line, column: at.column })
}
