//! `naqala check`: checks variant files, and plays a little with those that are good.

use super::{Failure, Out, json_line};
use super::{named, report};
use mancala::diagnostic::Written;
use mancala::diagnostics;
use mancala::engine::{History, NoEvents, legal_moves, start, why_not};
use mancala::record::notation::move_text;
use mancala::record::read_text;
use mancala::rules::dialect::MAX_FILE;
use mancala::rules::{Rules, Settings, Variant};
use naqala_core::report::Report;
use naqala_core::report::json::DiagnosticLine;
use naqala_core::words::Words;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde::Serialize;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

diagnostics! {
    /// Mistakes that show when a variant is played.
    pub(super) enum CheckDiagnostic {
        /// The player who begins has no legal move, so that the game is over before it has begun.
        NoMove { game: Written } = "opening-without-move",
        /// The program itself is at fault: it lists a move as legal and then does not accept it. Please report this with
        /// the file.
        Refused { game: Written, played: Written, ply: u32 } = "legal-move-refused",
        /// The program itself is at fault: seeds have appeared or disappeared during play. Please report this with the
        /// file.
        Seeds { game: Written, seeds: u32, now: u32, ply: u32 } = "seeds-not-kept",
    }
}

/// Random plies played with each set of rules.
const PLIES: u32 = 400;
/// The longest time spent on a file's games.
const TIME: Duration = Duration::from_secs(5);

/// `naqala check [--json] FILE...`
#[derive(clap::Args)]
pub(super) struct Args {
    /// Variant files
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Prints one JSON object a line
    #[arg(long)]
    json: bool,
}

/// A good file.
#[derive(Serialize)]
struct Good {
    file: String,
    variant: String,
    /// Number of its options.
    options: usize,
    /// Number of its presets.
    presets: usize,
}

impl Args {
    /// Prints every mistake of every file to the standard error, and a line for each good file; with `--json` a line for
    /// each mistake and each good file, all to the standard output.
    pub(super) fn run(self, words: &Words, out: Out) -> Result<(), Failure> {
        let mut all_good = true;
        for file in &self.files {
            let name = file.display().to_string();
            match check(file, &name) {
                Ok(good) if self.json => json_line(out, &good)?,
                Ok(good) => writeln!(out, "{}", said(words, &good))?,
                Err(Failure::Report(mistakes)) if self.json => {
                    all_good = false;
                    let mistakes = mistakes.in_file(name);
                    for mistake in DiagnosticLine::all(words, &mistakes) {
                        json_line(out, &mistake)?;
                    }
                }
                Err(failure) => {
                    all_good = false;
                    out.flush()?;
                    report::show(words, failure);
                }
            }
        }
        if all_good { Ok(()) } else { Err(Failure::Printed) }
    }
}

fn said(words: &Words, good: &Good) -> String {
    let told = [
        ("file", good.file.as_str().into()),
        ("variant", good.variant.as_str().into()),
        ("options", good.options.into()),
        ("presets", good.presets.into()),
    ];
    words.label_with("cli-check-good", &told)
}

fn check(file: &Path, name: &str) -> Result<Good, Failure> {
    let text = read_text(file, MAX_FILE)?;
    let variant = Variant::read(name, &text).map_err(|error| named::at_fault(name, error, text.clone()))?;
    let at_fault = |report: Report| Failure::Report(report.in_file(name).with_text(text.as_str()));
    let begun = Instant::now();
    let presets = variant.presets.iter().map(|preset| Some(preset.id.as_str()));
    for preset in std::iter::once(None).chain(presets) {
        let rules = variant.rules(preset, &Settings::new()).map_err(|error| at_fault(error.into()))?;
        try_out(&rules, begun + TIME).map_err(|mistake| at_fault(Report::of(mistake)))?;
    }
    let (options, presets) = (variant.options.len(), variant.presets.len());
    Ok(Good { file: name.to_owned(), variant: variant.id.clone(), options, presets })
}

/// Plays at random until there have been enough plies or the time is over, and watches that the laws hold.
fn try_out(rules: &Rules, until: Instant) -> Result<(), CheckDiagnostic> {
    let game = || Written::from(rules.id.as_str());
    let mut chance = ChaCha8Rng::seed_from_u64(1);
    let mut position = start(rules);
    let seeds = position.total();
    let mut history = History::new(rules, &position);
    for ply in 0..PLIES {
        let moves = legal_moves(rules, &position);
        if moves.is_empty() {
            if ply == 0 {
                return Err(CheckDiagnostic::NoMove { game: game() });
            }
            position = start(rules);
            history = History::new(rules, &position);
            continue;
        }
        let mv = moves[chance.random_range(0..moves.len())];
        if why_not(rules, &position, mv).is_some() {
            let played = move_text(rules, &position, mv).into();
            return Err(CheckDiagnostic::Refused { game: game(), played, ply });
        }
        history.play_legal(rules, &mut position, mv, &mut NoEvents);
        if position.total() != seeds {
            return Err(CheckDiagnostic::Seeds { game: game(), seeds, now: position.total(), ply });
        }
        if Instant::now() > until {
            break;
        }
    }
    Ok(())
}
