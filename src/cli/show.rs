//! `naqala show`: prints a position and its legal moves.

use super::named::Named;
use super::{Failure, Out, board};
use crate::record::notation::{legal_texts, position_text};
use crate::words::Words;

/// `naqala show VARIANT [--position TEXT]`
#[derive(clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    named: Named,
    /// The position; the variant's opening if left out
    #[arg(long, value_name = "TEXT")]
    position: Option<String>,
}

impl Args {
    /// Prints the board, whose turn it is, the legal moves and the position's text.
    pub(super) fn run(self, out: Out) -> Result<(), Failure> {
        let (rules, position) = self.named.position(self.position.as_deref())?;
        for line in board::drawing(&rules, &position) {
            writeln!(out, "{line}")?;
        }
        let legal = legal_texts(&rules, &position);
        let moves = if legal.is_empty() { "none".into() } else { legal.join(" ") };
        writeln!(out, "\n{}", Words::english().status(&rules, &position))?;
        writeln!(out, "moves: {moves}")?;
        writeln!(out, "text:  {}", position_text(&rules, &position))?;
        Ok(())
    }
}
