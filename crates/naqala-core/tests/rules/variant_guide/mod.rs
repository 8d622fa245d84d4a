//! Checks of `variants/README.md`, the guide to the variant language: its games and clauses are valid, and it has
//! everything that a variant may say.

mod games;
mod language;

pub use language::brackets;

use mancala::rules::Clause;
use mancala::rules::dialect::format;
use mancala::rules::kinds::ClausePatch;
use std::path::Path;

fn source(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

pub fn guide() -> String {
    source("variants/README.md")
}

/// The code blocks of a text in a language.
fn blocks(text: &str, language: &str) -> Vec<String> {
    let fence = format!("```{language}\n");
    let begun = text.split(&fence).skip(1);
    begun.map(|rest| rest.split("```").next().expect("a split has a first part").to_owned()).collect()
}

/// Returns the text under a heading, up to the next one of its level or above.
fn section<'a>(guide: &'a str, heading: &str) -> &'a str {
    let text = guide.split(&format!("\n{heading}\n")).nth(1).unwrap_or_else(|| panic!("no heading {heading}"));
    let level = heading.bytes().take_while(|&letter| letter == b'#').count();
    let above = (2..=level).map(|level| format!("\n{} ", "#".repeat(level)));
    let end = above.filter_map(|mark| text.find(&mark)).min().unwrap_or(text.len());
    &text[..end]
}

/// The cells of the rows of every table in a text.
fn rows(text: &str) -> Vec<Vec<&str>> {
    text.lines()
        .filter(|line| line.starts_with("| ") && !line.starts_with("| ---"))
        .map(|line| line.trim_matches('|').split(" | ").map(str::trim).collect())
        .collect()
}

/// The text in a code span.
fn code(cell: &str) -> Option<&str> {
    cell.strip_prefix('`')?.strip_suffix('`')
}

/// The clause of a text.
fn clause(text: &str) -> Clause {
    let patch: ClausePatch = format().from_str(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    Clause::said(&patch)
}
