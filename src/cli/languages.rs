//! `naqala languages`: lists the languages, and how much of everything each says.

use super::{Failure, Out, json_line};
use naqala_core::words::{Coverage, Words, coverage};
use serde::Serialize;

/// `naqala languages [--json]`
#[derive(clap::Args)]
pub(super) struct Args {
    /// Prints a JSON array, with an object for each language
    #[arg(long)]
    json: bool,
}

/// One language.
#[derive(Serialize)]
struct Entry {
    code: &'static str,
    /// Name of the language in itself.
    name: String,
    messages: Part,
    texts: Part,
}

/// Coverage of one kind of text.
#[derive(Serialize)]
struct Part {
    said: usize,
    of: usize,
}

impl Args {
    /// Lists every language, English first.
    pub(super) fn run(self, words: &Words, out: Out) -> Result<(), Failure> {
        let entries: Vec<Entry> = coverage().into_iter().map(entry).collect();
        if self.json {
            return json_line(out, &entries);
        }
        let [code, name, messages, texts] = COLUMNS.map(|id| words.label(id));
        writeln!(out, "{code:<6} {name:<12} {messages:>12} {texts:>12}")?;
        for Entry { code, name, messages, texts } in entries {
            let [messages, texts] = [messages, texts].map(|part| words.percent(part.percent()));
            writeln!(out, "{code:<6} {name:<12} {messages:>12} {texts:>12}")?;
        }
        Ok(())
    }
}

/// Headings of the columns, as message ids.
const COLUMNS: [&str; 4] = ["line-language-code", "line-language-name", "line-messages", "line-texts"];

impl Part {
    /// In hundredths, rounded down: what is not whole is not called so.
    fn percent(&self) -> u32 {
        (self.said * 100).checked_div(self.of).map_or(100, |percent| percent as u32)
    }
}

fn entry(coverage: Coverage) -> Entry {
    let Coverage { code, messages, texts } = coverage;
    let part = |(said, of): (usize, usize)| Part { said, of };
    let name = Words::language(code).map_or_else(String::new, |words| words.label("language-name"));
    Entry { code, name, messages: part(messages), texts: part(texts) }
}
