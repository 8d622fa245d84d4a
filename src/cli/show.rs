//! `naqala show`: prints a position and its legal moves.

use super::named::PositionArgs;
use super::{Failure, Out, board, lines};
use mancala::record::notation::{legal_texts, position_text};
use mancala::rules::Direction;
use naqala_core::exchange::link;
use naqala_core::words::Words;

/// `naqala show VARIANT [--position TEXT] [--link]`
#[derive(clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    at: PositionArgs,
    /// Prints the position as one word that a link can carry, with the game and its options; `--position` takes it
    #[arg(long)]
    link: bool,
}

/// The moves of a torus, those from one pit together: `any way from a1 c1; b1:n,ne`.
fn by_pit(words: &Words, legal: &[String]) -> String {
    let mut pits: Vec<(&str, Vec<&str>)> = Vec::new();
    for mv in legal {
        let (pit, way) = mv.split_once(':').unwrap_or((mv, ""));
        match pits.last_mut() {
            Some((last, ways)) if *last == pit => ways.push(way),
            _ => pits.push((pit, vec![way])),
        }
    }
    let (free, bound): (Vec<_>, Vec<_>) =
        pits.into_iter().partition(|(_, ways)| ways.len() == Direction::COMPASS.len());
    let free: Vec<&str> = free.into_iter().map(|(pit, _)| pit).collect();
    let bound: Vec<String> = bound.iter().map(|(pit, ways)| format!("{pit}:{}", ways.join(","))).collect();
    let free =
        if free.is_empty() { None } else { Some(words.label_with("line-any-way", &[("pits", free.join(" ").into())])) };
    let bound = if bound.is_empty() { None } else { Some(bound.join(" ")) };
    free.into_iter().chain(bound).collect::<Vec<_>>().join("; ")
}

impl Args {
    /// Prints the board, whose turn it is, the legal moves and the position's text; or the link alone.
    pub(super) fn run(self, words: &Words, out: Out) -> Result<(), Failure> {
        let (catalogue, rules, position) = self.at.load()?;
        if self.link {
            return Ok(writeln!(out, "{}", link::write(&catalogue, &rules, &position))?);
        }
        for line in board::drawing(words, &rules, &position) {
            writeln!(out, "{line}")?;
        }
        let moves = match legal_texts(&rules, &position) {
            legal if legal.is_empty() => words.label("line-no-move"),
            legal if rules.board.is_owned() => legal.join(" "),
            legal => by_pit(words, &legal),
        };
        writeln!(out, "\n{}", words.status(&rules, &position))?;
        let text = position_text(&rules, &position);
        lines(words, out, &[("line-moves", &moves), ("line-text", &text)])?;
        Ok(())
    }
}
