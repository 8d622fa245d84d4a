//! Reports of mistakes in files and failures of the system: kept as data, and put into words when they are shown.

pub mod json;

use crate::exchange::{Unreadable, Unwritable};
use crate::files::{SaveError, read_diagnostic};
use crate::session::open::OpenError;
use crate::teach::puzzle::Unmade;
use crate::words::{Arg, Words};
use crate::workshop::Trouble;
use mancala::diagnostic::{Argument, Diagnostic, Related, Span, in_one_line};
use mancala::record::notation::NotationError;
use mancala::record::{NamedError, ReadError, Record, RecordError};
use mancala::rules::LoadError;
use std::sync::Arc;

/// Beginning of what the program says in the terminal while libraries may speak there too.
pub const TOLD_BY: &str = "naqala: ";

/// The mistakes of one file, or of something else that was given to the program.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// The name of the file, if the mistakes lie in one. A mistake that is about a file as a whole names it itself.
    pub file: Option<String>,
    /// The text as it was read, if it is at hand; that of a file can be read again if it is not.
    pub text: Option<Arc<str>>,
    /// The number of lines of the file that stand before the text.
    pub skipped: usize,
    /// The mistakes, in the order of the text.
    pub diagnostics: Vec<Diagnostic>,
}

impl Report {
    /// Creates the report of a single mistake.
    pub fn of(diagnostic: impl Into<Diagnostic>) -> Report {
        Report::new(None, vec![diagnostic.into()])
    }

    /// Creates the report of the mistakes of a file.
    pub fn new(file: Option<String>, diagnostics: Vec<Diagnostic>) -> Report {
        Report { file, diagnostics, ..Report::default() }
    }

    /// The report with the name of the file, unless it names another already.
    pub fn in_file(mut self, file: impl Into<String>) -> Report {
        self.file.get_or_insert_with(|| file.into());
        self
    }

    /// The report with the text of its file.
    pub fn with_text(self, text: impl Into<Arc<str>>) -> Report {
        Report { text: Some(text.into()), ..self }
    }

    /// The report with the text of a file, unless the mistakes lie in another one.
    pub fn with_text_of(self, file: &str, text: impl Into<Arc<str>>) -> Report {
        if self.file.as_deref().is_none_or(|own| own == file) { self.with_text(text) } else { self }
    }

    /// Returns the name of the file that a mistake lies in, or that it is about.
    pub fn file_of<'a>(&'a self, diagnostic: &'a Diagnostic) -> Option<&'a str> {
        let named = || {
            diagnostic.arguments().iter().find_map(|(_, value)| match value {
                Argument::File(path) if path != "-" => Some(path.as_str()),
                _ => None,
            })
        };
        self.file.as_deref().or_else(|| if diagnostic.span().is_none() { named() } else { None })
    }

    /// Returns the mistakes in the words of a language: each after its place, with its notes and what would be right.
    pub fn in_words(&self, words: &Words) -> Vec<(String, Vec<String>)> {
        let told = |it: &Diagnostic| {
            let related = |Related { file, diagnostic }: &Related| placed(Some(file), diagnostic, words);
            let related = it.related().iter().map(related);
            (placed(self.file.as_deref(), it, words), it.details(words).into_iter().chain(related).collect())
        };
        self.diagnostics.iter().map(told).collect()
    }

    /// Returns the mistakes as a text with a line for each.
    pub fn lines(&self, words: &Words) -> String {
        let line = |(message, details): (String, Vec<String>)| in_one_line(std::iter::once(message).chain(details));
        self.in_words(words).into_iter().map(line).collect::<Vec<_>>().join("\n")
    }
}

/// Returns what a mistake is, after its place if it has one: `game.naqala:2:5: ...`. A file that the message names
/// already does not stand before it.
fn placed(file: Option<&str>, diagnostic: &Diagnostic, words: &Words) -> String {
    let message = diagnostic.message(words);
    let place = match (file.filter(|file| !file.is_empty()), diagnostic.span()) {
        (None, None) => return message,
        (None, Some(span)) => return at(words, span, message),
        (Some(file), None) if message.contains(file) => return message,
        (Some(file), None) => file.to_owned(),
        (Some(file), Some(Span { line, column })) => format!("{file}:{line}:{column}"),
    };
    format!("{}: {message}", words.kept(&place))
}

/// Returns a message after the line and the column that it is about.
pub fn at(words: &Words, Span { line, column }: Span, message: String) -> String {
    let [line, column] = [line, column].map(|number| Arg::Ungrouped(number as i64));
    let args = [("line", line), ("column", column), ("message", Arg::from(message))];
    words.label_with("workshop-fault-at", &args)
}

impl From<LoadError> for Report {
    fn from(error: LoadError) -> Report {
        let diagnostics = error.diagnostics();
        let file = if let LoadError::File { file, .. } = error { Some(file) } else { None };
        Report::new(file, diagnostics)
    }
}

impl From<OpenError> for Report {
    fn from(error: OpenError) -> Report {
        match error {
            OpenError::Read(error) => error.into(),
            OpenError::Unreadable(error) => error.into(),
            OpenError::Record(error) => error.into(),
            OpenError::Variant(error) => error.into(),
        }
    }
}

impl From<RecordError> for Report {
    fn from(error: RecordError) -> Report {
        Report::new(named(error.file()), error.diagnostics().to_vec())
    }
}

impl From<Unreadable> for Report {
    fn from(Unreadable { file, diagnostics }: Unreadable) -> Report {
        Report::new(named(&file), diagnostics)
    }
}

impl From<ReadError> for Report {
    fn from(error: ReadError) -> Report {
        let diagnostic = read_diagnostic(&error);
        let file = diagnostic.span().map(|_| error.path().display().to_string());
        Report::new(file, vec![diagnostic])
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
        let diagnostics = trouble.spots.iter().map(|spot| spot.diagnostic.clone()).collect();
        Report::new(Some(trouble.file.display().to_string()), diagnostics)
    }
}

/// Makes reports of errors that are single mistakes without a file.
macro_rules! single {
    ($($error:ty),*) => { $(
        impl From<$error> for Report {
            fn from(error: $error) -> Report {
                Report::of(error)
            }
        }
    )* };
}
single!(Unwritable, SaveError, NotationError, Unmade);

/// Returns the name of a file, if there is one.
fn named(file: &str) -> Option<String> {
    Some(file.to_owned()).filter(|file| !file.is_empty())
}

/// Returns what was odd in a record that was read all the same.
pub fn warnings(record: &Record) -> Report {
    let warnings = record.warnings();
    let file = warnings.first().and_then(|odd| named(&odd.file));
    Report::new(file, warnings.iter().map(|odd| odd.diagnostic.clone()).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use mancala::diagnostic::Written;

    mancala::diagnostics! {
        /// Mistakes of these tests.
        enum TestDiagnostic {
            /// Nothing is known of it.
            Stranger { name: Written } = "test-stranger",
        }
    }

    fn stranger() -> Diagnostic {
        TestDiagnostic::Stranger { name: "x".into() }.into()
    }

    #[test]
    fn mistakes_stand_after_their_places() {
        let words = Words::english();
        let lines = |file: Option<&str>, diagnostic: Diagnostic| {
            Report::new(file.map(str::to_owned), vec![diagnostic]).lines(&words)
        };
        assert_eq!(lines(None, stranger()), "test-stranger");
        assert_eq!(lines(Some("a.ron"), stranger()), "a.ron: test-stranger");
        assert_eq!(lines(Some("a.ron"), stranger().at(3, 1)), "a.ron:3:1: test-stranger");
        assert_eq!(lines(None, stranger().at(3, 1)), "Line 3, column 1: test-stranger");
    }

    #[test]
    fn a_mistake_about_a_whole_file_is_known_by_its_file_and_told_once() {
        let missing = ReadError::Missing { path: "games/none.ron".into(), near: None };
        let report = Report::from(missing);
        assert_eq!(report.file_of(&report.diagnostics[0]), Some("games/none.ron"));
        assert_eq!(report.lines(&Words::english()), "there is no file `games/none.ron`");
        let named = report.clone().in_file("games/none.ron");
        assert_eq!(named.lines(&Words::english()), "there is no file `games/none.ron`");
    }

    #[test]
    fn another_place_of_a_mistake_is_told_after_it() {
        let report =
            Report::new(Some("a.ron".into()), vec![stranger().at(3, 1).beside("b.naqala", stranger().at(2, 9))]);
        assert_eq!(report.lines(&Words::english()), "a.ron:3:1: test-stranger; b.naqala:2:9: test-stranger");
    }

    #[test]
    fn every_mistake_of_a_variant_file_is_reported_with_its_place() {
        let text = "Variant(id: \"Small Game\", colums: 3)";
        let error = mancala::rules::Variant::read("small.ron", text).expect_err("it has mistakes");
        let report = Report::from(error);
        assert_eq!(report.file.as_deref(), Some("small.ron"));
        assert!(!report.diagnostics.is_empty() && report.diagnostics.iter().all(|it| it.span().is_some()));
    }
}
