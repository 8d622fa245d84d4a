//! `naqala worksheet`: writes puzzles to print, as PDF or HTML.

use super::arguments::{number, number_from, value};
use super::named::VariantArgs;
use super::sheet::{Format, LetterArgs, pages_of};
use super::{Failure, Out};
use naqala_core::teach::puzzle::{GRADES, PuzzleKind};
use naqala_core::teach::sheet::{MOST_PUZZLES, Paper, WorksheetPrint, worksheet};
use naqala_core::words::Words;
use std::path::PathBuf;
use std::sync::Arc;

/// `naqala worksheet VARIANT [--set OPTION=VALUE] [--kind K] [--grade N] [--count N] [--seed S] [--paper a4|letter]
/// [--fonts FOLDER] [--allow-missing] -o FILE.pdf|FILE.html`
#[derive(clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    named: VariantArgs,
    /// The kind of the puzzles, as `naqala puzzles` names it; every kind in turn if left out
    #[arg(long, value_name = "KIND", value_parser = value::<PuzzleKind>)]
    kind: Option<PuzzleKind>,
    /// How hard, from 1 to 5; every grade in turn if left out
    #[arg(long, value_name = "N", value_parser = number::<u8>(1..=GRADES.into()))]
    grade: Option<u8>,
    /// How many puzzles
    #[arg(long, value_name = "N", default_value_t = 6, value_parser = number::<u8>(1..=MOST_PUZZLES.into()))]
    count: u8,
    /// The number of the first puzzle. The same number, the same worksheet
    #[arg(long, value_name = "S", default_value_t = 1, value_parser = number_from(0))]
    seed: u64,
    /// The paper
    #[arg(long, value_name = "PAPER", default_value = "a4")]
    paper: Paper,
    #[command(flatten)]
    letters: LetterArgs,
    /// The worksheet: a file that ends in .pdf or .html
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
}

impl Args {
    /// Writes the worksheet and says how many pages there are.
    pub(super) fn run(self, words: &Words, out: Out) -> Result<(), Failure> {
        let format = Format::of(&self.output)?;
        let rules = Arc::new(self.named.rules()?);
        let Args { kind, grade, count, seed, paper, .. } = self;
        let print = WorksheetPrint { kind, grade, count, seed, paper };
        let made = self.letters.with_library(|library| worksheet(words, &rules, print, library))?;
        let sheet = made.map_err(Failure::of)?;
        format.save(words, &self.letters, &sheet, &self.output)?;
        Ok(writeln!(out, "{}", pages_of(words, &self.output.display().to_string(), sheet.pages.len()))?)
    }
}
