//! Reports as JSON, an object for each mistake: as commands print them with `--json`, and, where the environment variable
//! `NAQALA_ERROR_FORMAT` is `json`, on the standard error. Whoever started the program so can read them again as data.

use super::Report;
use crate::cli::codes;
use mancala::diagnostic::{Argument, Diagnostic, Related, Span};
use naqala_core::words::Words;
use serde::Serialize;
use serde_json::{Map, Value as Json};
use std::env;

/// The environment variable that says how mistakes are printed on the standard error.
pub(crate) const ERROR_FORMAT: &str = "NAQALA_ERROR_FORMAT";
/// Its value for JSON.
pub(crate) const JSON: &str = "json";

/// Returns whether mistakes are to be printed as JSON.
pub(crate) fn is_asked_for() -> bool {
    env::var_os(ERROR_FORMAT).is_some_and(|format| format == JSON)
}

/// A mistake with its place.
#[derive(Serialize)]
pub(crate) struct DiagnosticLine {
    /// The name of the file; null where it has none.
    file: Option<String>,
    /// Line, from 1; null where the mistake has no place.
    line: Option<usize>,
    /// Column in characters, from 1.
    column: Option<usize>,
    #[serde(flatten)]
    told: MistakeWords,
    /// Other places that have to do with it.
    related: Vec<DiagnosticLine>,
}

/// Words and arguments of a mistake, without its place.
#[derive(Serialize)]
struct MistakeWords {
    code: &'static str,
    message: String,
    /// Why it is a mistake, or what follows.
    notes: Vec<String>,
    /// Advice: the expected form, or the thing to do.
    helps: Vec<String>,
    /// The arguments of the message: texts, numbers, lists, or another mistake that is the reason.
    arguments: Map<String, Json>,
}

impl DiagnosticLine {
    /// The lines of a report, in its order.
    pub(crate) fn all(words: &Words, report: &Report) -> Vec<DiagnosticLine> {
        report.diagnostics.iter().map(|it| DiagnosticLine::of(words, report.file_of(it), it)).collect()
    }

    fn of(words: &Words, file: Option<&str>, diagnostic: &Diagnostic) -> DiagnosticLine {
        let related = |Related { file, diagnostic }: &Related| DiagnosticLine::of(words, Some(file), diagnostic);
        DiagnosticLine {
            file: file.filter(|file| !file.is_empty()).map(str::to_owned),
            line: diagnostic.span().map(|span| span.line),
            column: diagnostic.span().map(|span| span.column),
            told: MistakeWords::of(words, diagnostic),
            related: diagnostic.related().iter().map(related).collect(),
        }
    }
}

impl MistakeWords {
    fn of(words: &Words, diagnostic: &Diagnostic) -> MistakeWords {
        let arguments = diagnostic.arguments().iter();
        MistakeWords {
            code: diagnostic.code().id,
            message: diagnostic.message(words),
            notes: diagnostic.notes(words),
            helps: diagnostic.helps(words),
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
        Argument::Key(key) => key.as_ref().into(),
        Argument::Number(number) => (*number).into(),
        Argument::OneOf(values) => values.iter().map(|value| json(words, value)).collect(),
        Argument::Because(diagnostic) => {
            let MistakeWords { code, message, notes, helps, arguments } = MistakeWords::of(words, diagnostic);
            serde_json::json!({
                "code": code, "message": message, "notes": notes, "helps": helps, "arguments": arguments,
            })
        }
    }
}

/// A mistake as the standard error has it.
#[derive(Serialize)]
struct ToldLine {
    /// `error`, or `warning` of what was done all the same.
    severity: &'static str,
    #[serde(flatten)]
    mistake: DiagnosticLine,
}

/// Returns the mistakes of a report for the standard error: a line for each, each of them complete.
pub(crate) fn lines(words: &Words, report: &Report, severity: &'static str) -> String {
    let line = |mistake| serde_json::to_string(&ToldLine { severity, mistake }).unwrap_or_default() + "\n";
    DiagnosticLine::all(words, report).into_iter().map(line).collect()
}

/// Reads the mistakes that another run of this program has printed on its standard error, where other lines may stand
/// among them; `None` if there are none.
pub(crate) fn read(text: &str) -> Option<Report> {
    let errors = text.lines().filter_map(|line| serde_json::from_str::<Json>(line).ok());
    let errors: Vec<Json> = errors.filter(|line| line["severity"] == "error").collect();
    let file = errors.first()?["file"].as_str().map(str::to_owned);
    let diagnostics: Vec<Diagnostic> = errors.iter().filter_map(diagnostic).collect();
    (!diagnostics.is_empty()).then(|| Report::new(file, diagnostics))
}

fn diagnostic(told: &Json) -> Option<Diagnostic> {
    let (group, code) = codes().into_iter().find_map(|group| {
        let code = group.iter().find(|code| told["code"] == code.id)?;
        Some((group, code))
    })?;
    let values = code.arguments.iter().zip(code.types);
    let arguments =
        values.map(|(name, kind)| Some((*name, argument(&kind.replace(' ', ""), &told["arguments"][*name])?)));
    let number = |key: &str| told[key].as_u64().map(|number| number as usize);
    let span = number("line").zip(number("column")).map(|(line, column)| Span { line, column });
    let whole = Diagnostic::of(group, code.id, arguments.collect::<Option<_>>()?).with_span(span);
    let related = told["related"].as_array().into_iter().flatten();
    Some(related.fold(whole, |whole, told| match diagnostic(told) {
        Some(other) => whole.beside(told["file"].as_str().unwrap_or_default(), other),
        None => whole,
    }))
}

/// Returns an argument that is declared with a type.
fn argument(kind: &str, value: &Json) -> Option<Argument> {
    let text = || value.as_str().map(str::to_owned);
    if let Some(each) = kind.strip_prefix("Vec<").and_then(|kind| kind.strip_suffix('>')) {
        let values = value.as_array()?.iter().map(|value| argument(each, value));
        return Some(Argument::OneOf(values.collect::<Option<_>>()?));
    }
    Some(match kind.rsplit("::").next().unwrap_or(kind) {
        "Written" | "char" => Argument::Written(text()?),
        "File" => Argument::File(text()?),
        "Name" => Argument::Name(text()?),
        "FirstWords" => Argument::FirstWords(text()?),
        "Key" | "bool" => Argument::Key(text()?.into()),
        "Diagnostic" => Argument::Because(Box::new(diagnostic(value)?)),
        "Argument" if value.is_object() => Argument::Because(Box::new(diagnostic(value)?)),
        "Text" | "Argument" => Argument::Text(text()?),
        _ => Argument::Number(value.as_i64()?),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use mancala::record::Record;
    use mancala::rules::{Catalogue, Settings};

    #[test]
    fn what_was_printed_is_read_again_as_it_was() {
        let english = Words::english();
        let text = "(format: 1, variant: \"kalah\",\n opening: \"4,4\", moves: [])";
        let record = Record::read("a.naqala", text).expect("it is a record");
        let no_opening = Report::from(record.replay(&Catalogue::shipped()).expect_err("a row is short"));
        let settings =
            Settings::from([("columns".to_owned(), "12".to_owned()), ("mirrored".to_owned(), "on".to_owned())]);
        let clash = Report::from(Catalogue::shipped().rules("enkeshui", &settings).expect_err("they clash"));
        let unknown = Report::from(Catalogue::shipped().unknown("kahla"));
        for report in [no_opening, clash, unknown] {
            let printed = format!("libraries speak too\n{}{{\"x\":1}}\n", lines(&english, &report, "error"));
            let again = read(&printed).expect("there are mistakes");
            assert_eq!((&again.file, &again.diagnostics), (&report.file, &report.diagnostics), "{printed}");
            let russian = Words::language("ru").expect("it is one of them");
            assert_eq!(again.lines(&russian), report.lines(&russian));
        }
        assert_eq!(read("no mistake\n"), None);
        assert_eq!(read(&lines(&english, &Report::from(Catalogue::shipped().unknown("x")), "warning")), None);
    }

    #[test]
    fn the_arguments_of_every_code_can_be_read_again() {
        let known = ["Written", "char", "File", "Name", "FirstWords", "Key", "bool", "Diagnostic", "Argument", "Text"];
        let numbers = ["u8", "u16", "u32", "u64", "usize", "i32", "i64"];
        for code in codes().into_iter().flatten() {
            assert_eq!(code.arguments.len(), code.types.len(), "{}", code.id);
            for kind in code.types {
                let kind = kind.replace(' ', "");
                let each = kind.strip_prefix("Vec<").and_then(|kind| kind.strip_suffix('>')).unwrap_or(&kind);
                let each = each.rsplit("::").next().unwrap_or(each);
                assert!(known.contains(&each) || numbers.contains(&each), "{}: {kind}", code.id);
            }
        }
    }
}
