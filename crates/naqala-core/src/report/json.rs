//! Reports as JSON, an object for each mistake: as commands print them with `--json`, and, where the environment variable
//! `NAQALA_ERROR_FORMAT` is `json`, on the standard error, where whoever started the program so can read them as data.

use super::Report;
use crate::words::Words;
use mancala::diagnostic::{Argument, Diagnostic, Related};
use serde::Serialize;
use serde_json::{Map, Value as Json};
use std::env;

/// The environment variable that says how mistakes are printed on the standard error.
pub const ERROR_FORMAT: &str = "NAQALA_ERROR_FORMAT";
/// Its value for JSON.
pub const JSON: &str = "json";

/// Returns whether mistakes are to be printed as JSON.
pub fn is_asked_for() -> bool {
    env::var_os(ERROR_FORMAT).is_some_and(|format| format == JSON)
}

/// A mistake with its place.
#[derive(Serialize)]
pub struct DiagnosticLine {
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
    pub fn all(words: &Words, report: &Report) -> Vec<DiagnosticLine> {
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
pub fn lines(words: &Words, report: &Report, severity: &'static str) -> String {
    let line = |mistake| serde_json::to_string(&ToldLine { severity, mistake }).unwrap_or_default() + "\n";
    DiagnosticLine::all(words, report).into_iter().map(line).collect()
}
