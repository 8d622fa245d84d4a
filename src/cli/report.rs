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
use annotate_snippets::renderer::Style;
use annotate_snippets::{AnnotationKind, Element, Group, Level, Origin, Renderer, Snippet};
use mancala::diagnostic::{Argument, Diagnostic, Related, Span};
use mancala::record::{MAX_RECORD, read_file};
use naqala_core::report::{Report, json};
use naqala_core::words::Words;
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
    /// The word for it in JSON.
    fn word(self) -> &'static str {
        match self {
            Severity::Error => "error",
            Severity::Warning => "warning",
        }
    }

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
    if report.diagnostics.is_empty() {
        return;
    }
    let _ = if json::is_asked_for() {
        write!(io::stderr(), "{}", json::lines(words, report, severity.word()))
    } else {
        writeln!(io::stderr(), "{}", rendered(words, severity, report, has_colours(&io::stderr())))
    };
}

/// Returns whether colours are seen and wanted where something is written.
pub(super) fn has_colours(stream: &impl IsTerminal) -> bool {
    stream.is_terminal() && env::var_os("NO_COLOR").is_none_or(|value| value.is_empty())
}

/// Returns the mistakes of a report, one after the other.
pub(super) fn rendered(words: &Words, severity: Severity, report: &Report, is_coloured: bool) -> String {
    let has_place = report.diagnostics.iter().any(|it| it.span().is_some());
    let text = report.text.clone().or_else(|| report.file.as_deref().filter(|_| has_place).and_then(text_of));
    let look = Look { words, is_coloured };
    let shown = report.diagnostics.iter().map(|it| {
        let place = place(report.file_of(it), (text.as_deref(), report.skipped), it);
        let texts: Vec<Option<Arc<str>>> = it.related().iter().map(|it| text_of(&it.file)).collect();
        let related = it.related().iter().zip(&texts).map(|(Related { file, diagnostic }, text)| {
            let place = self::place(Some(file), (text.as_deref(), 0), diagnostic);
            look.group(Level::NOTE.with_name(words.label("cli-note")), None, &Told::of(words, diagnostic), place)
        });
        let level = severity.level(words);
        let main = look.group(level, Some(it.code().id), &Told::of(words, it), place);
        look.rendered(&std::iter::once(main).chain(related).collect::<Vec<_>>())
    });
    shown.collect::<Vec<_>>().join("\n\n")
}

/// The words of a mistake.
pub(super) struct Told {
    /// The message.
    pub(super) message: String,
    /// Why it is a mistake, or what follows.
    pub(super) notes: Vec<String>,
    /// Advice: the expected form, or the thing to do.
    pub(super) helps: Vec<String>,
}

impl Told {
    fn of(words: &Words, diagnostic: &Diagnostic) -> Told {
        let (notes, helps) = (diagnostic.notes(words), diagnostic.helps(words));
        Told { message: diagnostic.message(words), notes, helps }
    }
}

/// Returns a message without a place, with notes and what would be right, as they are shown for a code.
pub(super) fn headed(words: &Words, code: &str, told: &Told) -> String {
    let look = Look { words, is_coloured: false };
    look.rendered(&[look.group(Severity::Error.level(words), Some(code), told, None)])
}

/// Returns the text of a file, unless it might never end.
fn text_of(file: &str) -> Option<Arc<str>> {
    read_file(Path::new(file), MAX_RECORD).ok().map(Arc::from)
}

/// The words and the look of a report.
struct Look<'w> {
    words: &'w Words,
    is_coloured: bool,
}

impl<'w> Look<'w> {
    /// Lays out a mistake, or what is said of another place of one.
    fn group<'a>(
        &self,
        level: Level<'static>,
        code: Option<&str>,
        told: &Told,
        place: Option<Element<'a>>,
    ) -> Group<'a> {
        let bold = if self.is_coloured { Style::new().bold() } else { Style::new() };
        // Titles of this kind keep the isolates of texts from right to left.
        let title = level.secondary_title(format!("{bold}{}{bold:#}", clean(&told.message)));
        let title = code.into_iter().fold(title, |title, code| title.id(code.to_owned()));
        let below = |level: Level<'static>, label: &str, texts: &[String]| -> Vec<Element<'a>> {
            let level = level.with_name(self.words.label(label));
            texts.iter().map(|text| level.clone().message(clean(text)).into()).collect()
        };
        Group::with_title(title).elements(place).elements(below(Level::NOTE, "cli-note", &told.notes)).elements(below(
            Level::HELP,
            "cli-help",
            &told.helps,
        ))
    }

    fn rendered(&self, groups: &[Group<'_>]) -> String {
        let renderer = if self.is_coloured { Renderer::styled() } else { Renderer::plain() };
        let shown = renderer.render(groups);
        // Where no line is shown, what is below the title stands as it does beside lines with numbers.
        if shown.lines().any(|line| unstyled(line).starts_with("--> ")) { shown.replace('\n', "\n ") } else { shown }
    }
}

/// Returns a line without the escape sequences at its beginning.
fn unstyled(line: &str) -> &str {
    let mut rest = line;
    while let Some(style) = rest.strip_prefix("\u{1b}[") {
        rest = style.find('m').map_or("", |end| &style[end + 1..]);
    }
    rest
}

/// Returns the place of a mistake: the line with a marker below it if there is a text, or else what can be named. The
/// text begins after some lines of the file.
fn place<'a>(
    file: Option<&'a str>,
    (text, skipped): (Option<&'a str>, usize),
    diagnostic: &Diagnostic,
) -> Option<Element<'a>> {
    let file = file.filter(|file| !file.is_empty()).map(clean);
    let Some(Span { line, column }) = diagnostic.span() else { return file.map(|file| Origin::path(file).into()) };
    let source = line.checked_sub(skipped + 1).and_then(|index| text?.lines().nth(index));
    match (source, file) {
        (Some(source), file) => {
            let marker = AnnotationKind::Primary.span(marked(source, column, diagnostic));
            let snippet = Snippet::source(source).line_start(line).line_numbering(file.is_some()).path(file);
            Some(snippet.annotation(marker).into())
        }
        (None, Some(file)) => Some(Origin::path(file).line(line).char_column(column).into()),
        (None, None) => None,
    }
}

/// Returns the bytes of a line that a mistake is about: as much as it quotes, if the line has that at its place, or else
/// what begins there.
fn marked(line: &str, column: usize, diagnostic: &Diagnostic) -> Range<usize> {
    fn longest(rest: &str, diagnostic: &Diagnostic) -> usize {
        let length = |(name, value): &(&str, Argument)| match value {
            Argument::Because(because) => longest(rest, because),
            Argument::Written(text) if *name != "near" && rest.starts_with(text.as_str()) => text.len(),
            Argument::Name(text) if *name == "sign" && rest.starts_with(text.as_str()) => text.len(),
            _ => 0,
        };
        diagnostic.arguments().iter().map(length).max().unwrap_or(0)
    }
    let token = token(line, column);
    token.start..token.end.max(token.start + longest(&line[token.start..], diagnostic))
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
    let is_quoted = line[..begin].matches('"').count() % 2 == 1;
    let length = match rest.chars().next() {
        None => 0,
        // The end of a quoted text.
        Some('"') if is_quoted => 1,
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
        assert_eq!(marked("opening: \"4,4\", moves: []", 13), "4");
        assert_eq!(marked("opening: \"4,4\", moves: []", 14), "\"");
    }

    #[test]
    fn what_a_mistake_quotes_is_marked_as_a_whole() {
        let marked = |line: &'static str, name: &str| {
            let stranger = Diagnostic::from(TestDiagnostic::Stranger { name: name.into() });
            &line[marked(line, 3, &stranger)]
        };
        assert_eq!(marked("d1!!! a2", "!!!"), "!!!");
        assert_eq!(marked("a level:3 north", "level:3 north"), "level:3 north");
        assert_eq!(marked("d1!!! a2", "b"), "!");
    }

    #[test]
    fn a_file_without_a_line_and_another_place_are_shown() {
        let folder = tempfile::tempdir().expect("the system has a folder for temporary files");
        let beside = folder.path().join("b.naqala").display().to_string();
        std::fs::write(&beside, "(\n  variant: \"a.ron\",\n)").expect("the folder can be written to");
        let stranger = || Diagnostic::from(TestDiagnostic::Stranger { name: "x".into() });
        let diagnostics = vec![stranger().beside(&beside, stranger().at(2, 12))];
        let shown = shown(&Report { file: Some("a.ron".into()), diagnostics, ..Report::default() });
        let expected = format!(
            "error[test-stranger]: test-stranger
 --> a.ron
  |
note: test-stranger
 --> {beside}:2:12
  |
2 |   variant: \"a.ron\",
  |            ^^^^^^^"
        );
        assert_eq!(shown, expected);
    }

    #[test]
    fn a_file_without_a_line_stands_where_one_with_a_line_does() {
        let report = Report {
            file: Some("a.ron".into()),
            diagnostics: vec![TestDiagnostic::Stranger { name: "x".into() }.into()],
            ..Report::default()
        };
        assert_eq!(shown(&report), "error[test-stranger]: test-stranger\n --> a.ron");
        let coloured = rendered(&Words::english(), Severity::Error, &report, true);
        assert!(coloured.lines().nth(1).is_some_and(|line| line.starts_with(' ')), "{coloured:?}");
    }

    #[test]
    fn what_runs_from_right_to_left_keeps_its_isolates() {
        let hebrew = Words::language("he").expect("it is one of them");
        let message = "\u{2066}`a`\u{2069} b\u{1b}[0m".to_owned();
        let told = Told { message, notes: Vec::new(), helps: vec!["\u{2066}`c`\u{2069}".to_owned()] };
        let shown = headed(&hebrew, "x", &told);
        assert_eq!(shown.matches('\u{2066}').count(), 2, "{shown:?}");
        assert!(!shown.contains('\u{1b}'), "{shown:?}");
    }
}
