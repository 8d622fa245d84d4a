//! `naqala compare`: prints the rule pages of two variants side by side.

use super::named::{self, OptionArg};
use super::{Failure, Out, json_line};
use mancala::rules::Rules;
use naqala_core::teach::compare::{self, Comparison, Piece, Row, compare};
use naqala_core::words::Words;
use serde::Serialize;
use std::ffi::OsString;

/// `naqala compare A B [--set OPTION=VALUE] [--with OPTION=VALUE] [--json]`
#[derive(clap::Args)]
pub(super) struct Args {
    /// The variant on the left: its id, or a variant file (.ron)
    #[arg(value_name = "A")]
    left: OsString,
    /// The variant on the right
    #[arg(value_name = "B")]
    right: OsString,
    /// Sets an option of the left variant; may be given again for another
    #[arg(long = "set", value_name = "OPTION=VALUE")]
    set: Vec<OptionArg>,
    /// Sets an option of the right variant; may be given again for another
    #[arg(long = "with", value_name = "OPTION=VALUE")]
    with: Vec<OptionArg>,
    /// Prints a JSON object
    #[arg(long)]
    json: bool,
}

/// The width of each of two columns, in characters.
const COLUMN: usize = 47;
/// Separator between them.
const BETWEEN: &str = " | ";

#[derive(Serialize)]
struct Compared<'a> {
    left: Game<'a>,
    right: Game<'a>,
    sections: Vec<Section<'a>>,
}

#[derive(Serialize)]
struct Game<'a> {
    variant: &'a str,
    title: &'a str,
}

#[derive(Serialize)]
struct Section<'a> {
    heading: &'a str,
    rows: Vec<Cells<'a>>,
}

/// A row by what it is: `{"same":"..."}`, `{"differs":{"left":[...],"right":[...]}}`, `{"left":"..."}` or
/// `{"right":"..."}`.
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum Cells<'a> {
    Same(&'a str),
    Differs { left: Vec<Part<'a>>, right: Vec<Part<'a>> },
    Left(&'a str),
    Right(&'a str),
}

#[derive(Serialize)]
struct Part<'a> {
    text: &'a str,
    differs: bool,
}

impl<'a> From<&'a compare::ComparedSection> for Section<'a> {
    fn from(section: &'a compare::ComparedSection) -> Section<'a> {
        Section { heading: &section.heading, rows: section.rows.iter().map(Cells::from).collect() }
    }
}

impl<'a> From<&'a Row> for Cells<'a> {
    fn from(row: &'a Row) -> Cells<'a> {
        let pieces =
            |side: &'a [Piece]| side.iter().map(|it| Part { text: &it.text, differs: it.differs }).collect::<Vec<_>>();
        match row {
            Row::Same(text) => Cells::Same(text),
            Row::Differs([left, right]) => Cells::Differs { left: pieces(left), right: pieces(right) },
            Row::Left(text) => Cells::Left(text),
            Row::Right(text) => Cells::Right(text),
        }
    }
}

impl Args {
    /// Prints what both pages say across the whole width, and what they say differently in two columns. A sign stands
    /// before each row: `=` both say it, `~` they differ, and in the words between asterisks, `<` only the left page says it, `>` only
    /// the right one.
    pub(super) fn run(self, words: &Words, out: Out) -> Result<(), Failure> {
        let (_, left) = named::load(&self.left, &self.set)?;
        let (_, right) = named::load(&self.right, &self.with)?;
        let compared = compare(words, &left, &right);
        if self.json { json(out, &left, &right, &compared) } else { Ok(print(out, &compared)?) }
    }
}

fn json(out: Out, left: &Rules, right: &Rules, compared: &Comparison) -> Result<(), Failure> {
    let [title, other] = &compared.titles;
    let compared = Compared {
        left: Game { variant: &left.id, title },
        right: Game { variant: &right.id, title: other },
        sections: compared.sections.iter().map(Section::from).collect(),
    };
    json_line(out, &compared)
}

fn print(out: Out, compared: &Comparison) -> std::io::Result<()> {
    let both = |it: &str| wrapped(it, 2 * COLUMN + BETWEEN.len());
    let narrow = |it: &str| wrapped(it, COLUMN);
    let [left, right] = compared.titles.each_ref().map(|title| narrow(title));
    columns(out, " ", &left, &right)?;
    writeln!(out, "{}", "=".repeat(2 * COLUMN + BETWEEN.len() + 2))?;
    for section in &compared.sections {
        writeln!(out, "\n{}", section.heading)?;
        for row in &section.rows {
            match row {
                Row::Same(text) => {
                    for (i, line) in both(text).iter().enumerate() {
                        writeln!(out, "{} {line}", if i == 0 { "=" } else { " " })?;
                    }
                }
                Row::Differs([left, right]) => columns(out, "~", &narrow(&marked(left)), &narrow(&marked(right)))?,
                Row::Left(text) => columns(out, "<", &narrow(text), &[])?,
                Row::Right(text) => columns(out, ">", &[], &narrow(text))?,
            }
        }
    }
    Ok(())
}

/// The words that differ, between asterisks.
fn marked(pieces: &[Piece]) -> String {
    let piece = |it: &Piece| if it.differs { format!("*{}*", it.text) } else { it.text.clone() };
    pieces.iter().map(piece).collect::<Vec<_>>().join(" ")
}

/// Two columns of lines, with a sign before the first.
fn columns(out: Out, sign: &str, left: &[String], right: &[String]) -> std::io::Result<()> {
    for i in 0..left.len().max(right.len()) {
        let cell = |lines: &[String]| lines.get(i).cloned().unwrap_or_default();
        let sign = if i == 0 { sign } else { " " };
        let line = format!("{sign} {:<COLUMN$}{BETWEEN}{}", cell(left), cell(right));
        writeln!(out, "{}", line.trim_end())?;
    }
    Ok(())
}

/// A text in lines of at most `width` characters; a longer word has a line of its own.
fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}
