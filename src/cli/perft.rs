//! `naqala perft`: counts the paths of moves from a position, to check rules and measure speed.

use super::arguments::number;
use super::named::PositionArgs;
use super::{Failure, Out};
use mancala::engine::perft;
use naqala_core::words::Words;
use std::time::Instant;

/// Headings of the columns, as message ids.
const COLUMNS: [&str; 4] = ["cli-perft-depth", "cli-perft-nodes", "cli-perft-seconds", "cli-perft-speed"];

/// `naqala perft VARIANT DEPTH [--position TEXT]`
#[derive(clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    at: PositionArgs,
    /// How many plies deep
    #[arg(value_name = "DEPTH", value_parser = number::<u8>(1..=u8::MAX.into()))]
    depth: u8,
}

impl Args {
    /// Prints a line for each depth, as soon as it is counted.
    pub(super) fn run(self, words: &Words, out: Out) -> Result<(), Failure> {
        let (rules, position) = self.at.position()?;
        let [depth, nodes, seconds, speed] = COLUMNS.map(|id| words.label(id));
        writeln!(out, "{depth:>5} {nodes:>16} {seconds:>12} {speed:>14}")?;
        for depth in 1..=self.depth {
            let begun = Instant::now();
            let nodes = perft(&rules, &position, depth.into());
            let seconds = begun.elapsed().as_secs_f64();
            let speed = if seconds > 0.0 { nodes as f64 / seconds } else { 0.0 };
            let [seconds, speed] = [(seconds, 6), (speed, 0)].map(|(it, decimals)| words.decimal(it, decimals));
            let nodes = words.number(nodes);
            writeln!(out, "{depth:>5} {nodes:>16} {seconds:>12} {speed:>14}")?;
            out.flush()?;
        }
        Ok(())
    }
}
