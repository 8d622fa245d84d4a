//! `naqala solve`: finds the shortest line that wins a game for one player, or says that there is none.

use super::diagnostic::CommandDiagnostic;
use super::named::PositionArgs;
use super::{Failure, Out, json_line};
use mancala::record::notation::line_texts;
use naqala_core::search::{SolitaireResult, solve};
use naqala_core::words::Words;
use serde::Serialize;
use std::sync::atomic::AtomicBool;

/// `naqala solve VARIANT [--position TEXT] [--json]`
#[derive(clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    at: PositionArgs,
    /// Prints one JSON object
    #[arg(long)]
    json: bool,
}

/// Result of the search.
#[derive(Serialize)]
struct Answer<'a> {
    /// The variant.
    variant: &'a str,
    /// `true` if the game can be won from here.
    solved: bool,
    /// The moves of the shortest line that wins; null if there is none.
    moves: Option<Vec<String>>,
    /// The most seeds that any line brings into the store.
    best: u16,
    /// All the seeds there are.
    seeds: u32,
    /// Number of positions searched.
    positions: usize,
}

impl Args {
    /// Prints the line, or that there is none.
    pub(super) fn run(self, words: &Words, out: Out) -> Result<(), Failure> {
        let (rules, position) = self.at.position()?;
        let players = rules.board.sides().len();
        if players > 1 {
            let game = self.at.variant().to_string_lossy();
            let command = format!("naqala analyse {game}").into();
            return Err(Failure::of(CommandDiagnostic::SeveralPlayers { game: game.into(), players, command }));
        }
        let found = solve(&rules, &position, &AtomicBool::new(false));
        let SolitaireResult { line, best, positions } = found.map_err(|why| {
            Failure::of(CommandDiagnostic::Unsolved { game: rules.id.as_str().into(), because: why.into() })
        })?;
        let moves = line.map(|line| line_texts(&rules, &position, &line));
        let seeds = position.total();
        if self.json {
            let solved = moves.is_some();
            return json_line(out, &Answer { variant: &rules.id, solved, moves, best, seeds, positions });
        }
        match moves {
            Some(moves) if moves.is_empty() => writeln!(out, "{}", words.label("cli-solve-won"))?,
            Some(moves) => {
                let count = words.label_with("cli-solve-moves", &[("moves", moves.len().into())]);
                writeln!(out, "{}\n{count}", moves.join(" "))?;
            }
            None => {
                let most = [("best", best.into()), ("seeds", seeds.into())];
                writeln!(out, "{}", words.label_with("cli-solve-lost", &most))?;
            }
        }
        Ok(())
    }
}
