//! `naqala perft`: counts the paths of moves from a position, to check rules and measure speed.

use super::named::At;
use super::{Failure, Out};
use mancala::engine::{Position, NoEvents, legal_moves, play_legal};
use mancala::rules::Rules;
use naqala_core::words::Words;
use std::time::Instant;

/// `naqala perft VARIANT DEPTH [--position TEXT]`
#[derive(clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    at: At,
    /// How many plies deep
    #[arg(value_name = "DEPTH", value_parser = clap::value_parser!(u8).range(1..))]
    depth: u8,
}

impl Args {
    /// Prints a line for each depth, as soon as it is counted.
    pub(super) fn run(self, words: &Words, out: Out) -> Result<(), Failure> {
        let (rules, position) = self.at.position()?;
        let [depth, nodes, seconds, speed] = ["depth", "nodes", "seconds", "nodes/second"].map(|it| words.said(it));
        writeln!(out, "{depth:>5} {nodes:>16} {seconds:>12} {speed:>14}")?;
        for depth in 1..=self.depth {
            let begun = Instant::now();
            let nodes = paths(&rules, &position, depth);
            let seconds = begun.elapsed().as_secs_f64();
            let speed = if seconds > 0.0 { nodes as f64 / seconds } else { 0.0 };
            writeln!(out, "{depth:>5} {nodes:>16} {seconds:>12.6} {speed:>14.0}")?;
            out.flush()?;
        }
        Ok(())
    }
}

/// The number of ways in which `depth` moves can follow one another. Games that end earlier do not count, and
/// repetitions are not looked for, since they are no matter of one position.
fn paths(rules: &Rules, position: &Position, depth: u8) -> u64 {
    let moves = legal_moves(rules, position);
    if depth == 1 {
        return moves.len() as u64;
    }
    let after = |mv| {
        let mut after = position.clone();
        play_legal(rules, &mut after, mv, &mut NoEvents);
        paths(rules, &after, depth - 1)
    };
    moves.into_iter().map(after).sum()
}
