//! `naqala board`: writes a board to print, as PDF.

use super::arguments::number;
use super::named::VariantArgs;
use super::{Failure, Out, output, sheet};
use naqala_core::files::save_atomically;
use naqala_core::teach::sheet::{BoardPrint, BoardSize, Paper, board_sheet, pdf};
use naqala_core::words::Words;
use std::path::PathBuf;

/// `naqala board VARIANT [--set OPTION=VALUE] [--width CM | --pit CM | --fit] [--paper a4|letter] [--no-seeds]
/// [--fonts FOLDER] [--allow-missing] -o FILE.pdf`
#[derive(clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    named: VariantArgs,
    /// Width of the whole board, in whole centimetres
    #[arg(long, value_name = "CM", conflicts_with_all = ["pit", "fit"], value_parser = number::<u16>(10..=1000))]
    width: Option<u16>,
    /// Width of a pit, in whole centimetres; 6 if left out, or 4 on a board of more than 20 pits
    #[arg(long, value_name = "CM", conflicts_with = "fit", value_parser = number::<u16>(1..=100))]
    pit: Option<u16>,
    /// Fits the board on one sheet
    #[arg(long)]
    fit: bool,
    /// The paper
    #[arg(long, value_name = "PAPER", default_value = "a4")]
    paper: Paper,
    /// Leaves out the seeds to cut out
    #[arg(long)]
    no_seeds: bool,
    #[command(flatten)]
    letters: sheet::LetterArgs,
    /// The board, a PDF
    #[arg(short, long, value_name = "FILE.pdf")]
    output: PathBuf,
}

impl Args {
    /// Writes the board and says on how many sheets it is.
    pub(super) fn run(self, words: &Words, out: Out) -> Result<(), Failure> {
        output::check(&self.output, Some(self.named.variant.as_ref()), &["pdf"])?;
        let rules = self.named.rules()?;
        let size = match (self.width, self.pit, self.fit) {
            (Some(width), ..) => BoardSize::Width(width.into()),
            (_, Some(pit), _) => BoardSize::Pit(pit.into()),
            (.., true) => BoardSize::OneSheet,
            (None, None, false) => BoardSize::usual(&rules.board),
        };
        let print = BoardPrint { size, paper: self.paper, seeds: !self.no_seeds };
        let board =
            self.letters.with_library(|library| board_sheet(words, &rules, print, library))?.map_err(Failure::of)?;
        self.letters.check(words, &board)?;
        save_atomically(&self.output, &pdf(&board))?;
        let plan = print.plan(&rules);
        let told = [
            ("file", self.output.display().to_string().into()),
            ("pages", board.pages.len().into()),
            ("sheets", plan.sheets.into()),
            ("size", plan.measures(words).into()),
        ];
        Ok(writeln!(out, "{}", words.label_with("line-board", &told))?)
    }
}
