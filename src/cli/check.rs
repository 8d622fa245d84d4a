//! `naqala check`: checks variant files, and plays a little with those that are good.

use super::{Failure, Out, say};
use mancala::engine::{History, NoEvents, legal_moves, start, why_not};
use mancala::record::read_text;
use mancala::rules::dialect::MAX_FILE;
use mancala::rules::{Rules, Settings, Variant};
use naqala_core::words::Words;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// Random plies played with each set of rules.
const PLIES: u32 = 400;
/// The longest time spent on a file's games.
const TIME: Duration = Duration::from_secs(5);

/// `naqala check FILE...`
#[derive(clap::Args)]
pub(super) struct Args {
    /// Variant files
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
}

impl Args {
    /// Prints every diagnostic of every file to the standard error, and a line for each good file.
    pub(super) fn run(self, words: &Words, out: Out) -> Result<(), Failure> {
        let mut all_good = true;
        for file in &self.files {
            match check(file) {
                Ok(said) => writeln!(out, "{}", words.said(&said))?,
                Err(failure) => {
                    all_good = false;
                    out.flush()?;
                    say(words, &failure);
                }
            }
        }
        if all_good { Ok(()) } else { Err(Failure::Printed) }
    }
}

fn check(file: &Path) -> Result<String, Failure> {
    let text = read_text(file, MAX_FILE)?;
    let variant = Variant::read(&file.display().to_string(), &text)?;
    let begun = Instant::now();
    let presets = variant.presets.iter().map(|preset| Some(preset.id.as_str()));
    for preset in std::iter::once(None).chain(presets) {
        let rules = variant.rules(preset, &Settings::new())?;
        try_out(&rules, begun + TIME)
            .map_err(|fault| Failure::Said(format!("{}: {}: {fault}", file.display(), rules.id)))?;
    }
    let count = |n: usize, what: &str| format!("{n} {what}{}", if n == 1 { "" } else { "s" });
    let (options, presets) = (count(variant.options.len(), "option"), count(variant.presets.len(), "preset"));
    Ok(format!("{}: {}, {options}, {presets}: good", file.display(), variant.id))
}

/// Plays at random until there have been enough plies or the time is over, and watches that the laws hold.
fn try_out(rules: &Rules, until: Instant) -> Result<(), String> {
    let mut chance = ChaCha8Rng::seed_from_u64(1);
    let mut position = start(rules);
    let seeds = position.total();
    let mut history = History::new(rules, &position);
    for ply in 0..PLIES {
        let moves = legal_moves(rules, &position);
        if moves.is_empty() {
            if ply == 0 {
                return Err("there is no move in the opening".into());
            }
            position = start(rules);
            history = History::new(rules, &position);
            continue;
        }
        let mv = moves[chance.random_range(0..moves.len())];
        if why_not(rules, &position, mv).is_some() {
            return Err(format!("{mv:?} is listed as a move and refused, at ply {ply} of a random game"));
        }
        history.play_legal(rules, &mut position, mv, &mut NoEvents);
        if position.total() != seeds {
            return Err(format!("{seeds} seeds have become {}, at ply {ply} of a random game", position.total()));
        }
        if Instant::now() > until {
            break;
        }
    }
    Ok(())
}
