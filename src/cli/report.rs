//! Shows mistakes as compilers do: message, place, the line of the text with a marker, and what would be right.
//!
//! ```text
//! error[unknown-field]: there is no field `colums` here
//!  --> fours.ron:3:24
//!   |
//! 3 |     board: (rows: 2, colums: 4),
//!   |                      ^^^^^^
//!   |
//!   = help: expected `columns`
//! ```

use super::failure::Failure;
use crate::report::Report;
use annotate_snippets::renderer::Style;
use annotate_snippets::{AnnotationKind, Element, Group, Level, Origin, Renderer, Snippet};
use mancala::diagnostic::{Argument, Diagnostic, Span};
use mancala::record::{MAX_RECORD, read_file};
use naqala_core::words::Words;
use serde::Serialize;
use serde_json::{Map, Value as Json};
use std::env;
use std::io::{self, IsTerminal, Write};
use std::ops::Range;
use std::path::Path;
use std::sync::Arc;

/// Gravity of a mistake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Severity {
    /// The command fails.
    Error,
    /// It is done all the same.
    Warning,
}

impl Severity {
    fn level(self, words: &Words) -> Level<'static> {
        match self {
            Severity::Error => Level::ERROR.with_name(words.label("cli-error")),
            Severity::Warning => Level::WARNING.with_name(words.label("cli-warning")),
        }
    }
}

/// Tells the user why a command failed. If nobody listens, nothing more can be done.
pub(super) fn show(words: &Words, failure: Failure) {
    print(words, Severity::Error, &failure.into_report());
}

/// Tells the user what is odd, while the command goes on.
pub(super) fn warn(words: &Words, report: &Report) {
    print(words, Severity::Warning, report);
}

fn print(words: &Words, severity: Severity, report: &Report) {
    if !report.diagnostics.is_empty() {
        let shown = rendered(words, severity, report, has_colours(&io::stderr()));
        let _ = writeln!(io::stderr(), "{shown}");
    }
}

/// Returns whether colours are seen and wanted where something is written.
pub(super) fn has_colours(stream: &impl IsTerminal) -> bool {
    stream.is_terminal() && env::var_os("NO_COLOR").is_none_or(|value| value.is_empty())
}

/// Returns the mistakes of a report, one after the other.
pub(super) fn rendered(words: &Words, severity: Severity, report: &Report, is_coloured: bool) -> String {
    let has_place = report.diagnostics.iter().any(|it| it.span().is_some());
    let text = report.text.clone().or_else(|| report.file.as_deref().filter(|_| has_place).and_then(text_of));
    let look = Look { words, severity, is_coloured };
    let shown = report.diagnostics.iter().map(|it| {
        let place = place(report, text.as_deref(), it);
        look.rendered(it.code().id, &it.message(words), place, it.help(words).as_deref())
    });
    shown.collect::<Vec<_>>().join("\n\n")
}

/// Returns a message without a place, and what would be right, as they are shown for a code.
pub(super) fn headed(words: &Words, code: &str, message: &str, help: Option<&str>) -> String {
    Look { words, severity: Severity::Error, is_coloured: false }.rendered(code, message, None, help)
}

/// A mistake as `naqala check --json` prints it.
#[derive(Serialize)]
pub(super) struct DiagnosticLine<'a> {
    /// The name of the file; null where it has none.
    file: Option<&'a str>,
    /// Line, from 1; null where the mistake has no place.
    line: Option<usize>,
    /// Column in characters, from 1.
    column: Option<usize>,
    #[serde(flatten)]
    told: MistakeWords,
}

/// Words and arguments of a mistake, without its place.
#[derive(Serialize)]
struct MistakeWords {
    code: &'static str,
    message: String,
    /// The help; null where there is none.
    help: Option<String>,
    /// The arguments of the message: texts, numbers, lists, or another mistake that is the reason.
    arguments: Map<String, Json>,
}

impl<'a> DiagnosticLine<'a> {
    /// The lines of a report, in its order.
    pub(super) fn all(words: &Words, report: &'a Report) -> Vec<DiagnosticLine<'a>> {
        let line = |it: &Diagnostic| DiagnosticLine {
            file: report.file.as_deref(),
            line: it.span().map(|span| span.line),
            column: it.span().map(|span| span.column),
            told: MistakeWords::of(words, it),
        };
        report.diagnostics.iter().map(line).collect()
    }
}

impl MistakeWords {
    fn of(words: &Words, diagnostic: &Diagnostic) -> MistakeWords {
        let arguments = diagnostic.arguments().iter();
        MistakeWords {
            code: diagnostic.code().id,
            message: diagnostic.message(words),
            help: diagnostic.help(words),
            arguments: arguments.map(|(name, value)| ((*name).to_owned(), json(words, value))).collect(),
        }
    }
}

fn json(words: &Words, value: &Argument) -> Json {
    match value {
        Argument::Written(text)
        | Argument::File(text)
        | Argument::Name(text)
        | Argument::Text(text)
        | Argument::FirstWords(text) => text.as_str().into(),
        Argument::Key(key) => (*key).into(),
        Argument::Number(number) => (*number).into(),
        Argument::OneOf(values) => values.iter().map(|value| json(words, value)).collect(),
        Argument::Because(diagnostic) => {
            let MistakeWords { code, message, help, arguments } = MistakeWords::of(words, diagnostic);
            serde_json::json!({ "code": code, "message": message, "help": help, "arguments": arguments })
        }
    }
}

/// Returns the text of a file, unless it might never end.
fn text_of(file: &str) -> Option<Arc<str>> {
    read_file(Path::new(file), MAX_RECORD).ok().map(Arc::from)
}

/// The words and the look of a report.
struct Look<'w> {
    words: &'w Words,
    severity: Severity,
    is_coloured: bool,
}

impl Look<'_> {
    fn rendered(&self, code: &str, message: &str, place: Option<Element<'_>>, help: Option<&str>) -> String {
        let bold = if self.is_coloured { Style::new().bold() } else { Style::new() };
        // Titles of this kind keep the isolates of texts from right to left.
        let title = self.severity.level(self.words).secondary_title(format!("{bold}{}{bold:#}", clean(message)));
        let help_level = || Level::HELP.with_name(self.words.label("cli-help"));
        let group = Group::with_title(title.id(code.to_owned()))
            .elements(place)
            .elements(help.map(|help| help_level().message(clean(help))));
        let renderer = if self.is_coloured { Renderer::styled() } else { Renderer::plain() };
        renderer.render(&[group])
    }
}

/// Returns the place of a mistake: the line with a marker below it if there is a text, or else what can be named.
fn place<'a>(report: &'a Report, text: Option<&'a str>, diagnostic: &Diagnostic) -> Option<Element<'a>> {
    let file = report.file.as_deref().map(clean);
    let Some(Span { line, column }) = diagnostic.span() else { return file.map(|file| Origin::path(file).into()) };
    let source = line.checked_sub(report.skipped + 1).and_then(|index| text?.lines().nth(index));
    match (source, file) {
        (Some(source), file) => {
            let marker = AnnotationKind::Primary.span(token(source, column));
            let snippet = Snippet::source(source).line_start(line).line_numbering(file.is_some()).path(file);
            Some(snippet.annotation(marker).into())
        }
        (None, Some(file)) => Some(Origin::path(file).line(line).char_column(column).into()),
        (None, None) => None,
    }
}

/// Returns the bytes of a line that a place is about: the word, the number or the quoted text that begins there, or a
/// single sign.
fn token(line: &str, column: usize) -> Range<usize> {
    let at = line.char_indices().nth(column.saturating_sub(1)).map_or(line.len(), |(at, _)| at);
    // The place may be that of the blanks before.
    let begin = line.len() - line[at..].trim_start().len();
    let begin = if begin < line.len() { begin } else { at };
    let rest = &line[begin..];
    let is_of_word = |c: char| c.is_alphanumeric() || matches!(c, '_' | '-' | '.');
    let length = match rest.chars().next() {
        None => 0,
        Some('"') => quoted(rest),
        Some(first) => rest.find(|c| !is_of_word(c)).unwrap_or(rest.len()).max(first.len_utf8()),
    };
    begin..begin + length
}

/// Returns the length of the quoted text at the beginning of a text, in bytes, its quotation marks included.
fn quoted(text: &str) -> usize {
    let mut is_escaped = false;
    for (at, c) in text.char_indices().skip(1) {
        if c == '"' && !is_escaped {
            return at + 1;
        }
        is_escaped = c == '\\' && !is_escaped;
    }
    text.len()
}

/// Returns a text in which nothing could move the cursor or change colours.
fn clean(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
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

    fn report(text: &str, places: &[(usize, usize)]) -> Report {
        let diagnostic = |&(line, column): &(usize, usize)| {
            Diagnostic::from(TestDiagnostic::Stranger { name: "x".into() }).at(line, column)
        };
        let diagnostics = places.iter().map(diagnostic).collect();
        Report { file: Some("a.ron".into()), diagnostics, ..Report::default() }.with_text(text)
    }

    fn shown(report: &Report) -> String {
        rendered(&Words::english(), Severity::Error, report, false)
    }

    #[test]
    fn a_mistake_is_shown_with_its_line_and_a_marker_below() {
        let shown = shown(&report("(\n    colums: 3,\n)", &[(2, 5)]));
        let expected = "error[test-stranger]: test-stranger
 --> a.ron:2:5
  |
2 |     colums: 3,
  |     ^^^^^^";
        assert_eq!(shown, expected);
    }

    #[test]
    fn several_mistakes_stand_one_after_the_other() {
        let shown = shown(&report("(\n  a: 1,\n)", &[(2, 3), (2, 6)]));
        assert_eq!(shown.matches("error[test-stranger]").count(), 2, "{shown}");
        assert_eq!(shown.matches("\n\n").count(), 1, "{shown}");
    }

    #[test]
    fn a_place_that_the_text_does_not_have_is_named() {
        for (text, place) in [("a", (2, 1)), ("", (1, 1)), ("a", (1, 9)), ("é", (1, 2))] {
            let shown = shown(&report(text, &[place]));
            assert!(shown.contains("--> a.ron:"), "{shown}");
        }
    }

    #[test]
    fn a_line_further_down_is_shown_with_its_number() {
        let mut report = report("{\"variant\":7}", &[(41, 12)]);
        report.skipped = 40;
        let shown = shown(&report);
        assert!(shown.contains("41 | {\"variant\":7}") && shown.contains(" --> a.ron:41:12"), "{shown}");
    }

    #[test]
    fn the_word_number_or_quotation_at_a_place_is_marked() {
        let marked = |line: &'static str, column| &line[token(line, column)];
        assert_eq!(marked("moves: [\"c1\", \"d\\\"1\"]", 9), "\"c1\"");
        assert_eq!(marked("moves: [\"c1\", \"d\\\"1\"]", 15), "\"d\\\"1\"");
        assert_eq!(marked("rows: -3.5,", 7), "-3.5");
        assert_eq!(marked("имя: 3", 1), "имя");
        assert_eq!(marked("rows: [", 7), "[");
        assert_eq!(marked("rows: two,", 6), "two");
        assert_eq!(marked("rows", 5), "");
        assert_eq!(marked("\"open", 1), "\"open");
    }

    #[test]
    fn what_runs_from_right_to_left_keeps_its_isolates() {
        let hebrew = Words::language("he").expect("it is one of them");
        let look = Look { words: &hebrew, severity: Severity::Error, is_coloured: false };
        let shown = look.rendered("x", "\u{2066}`a`\u{2069} b\u{1b}[0m", None, Some("\u{2066}`c`\u{2069}"));
        assert_eq!(shown.matches('\u{2066}').count(), 2, "{shown:?}");
        assert!(!shown.contains('\u{1b}'), "{shown:?}");
    }
}
