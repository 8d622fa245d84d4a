//! `naqala playout`: plays games at random, to see how long they are, how they end and how fast the engine is.

use super::arguments::number_from;
use super::named::VariantArgs;
use super::progress::Progress;
use super::{Failure, Out, json_line, lines};
use mancala::rules::Side;
use naqala_core::search::playout::{Tally, random_game};
use naqala_core::words::{Arg, Words};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use serde::Serialize;
use std::time::{Duration, Instant};

/// The most plies of a game; a longer one is left unfinished.
pub(super) const MAX_PLIES: u32 = 10_000;

/// `naqala playout VARIANT --games N --seed K [--json]`
#[derive(clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    named: VariantArgs,
    /// How many games; each is left unfinished after 10,000 plies
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = number_from(1))]
    games: u64,
    /// The number that chance begins with: the same number, the same games
    #[arg(long, value_name = "K", default_value_t = 1, value_parser = number_from(0))]
    seed: u64,
    /// Prints one JSON object
    #[arg(long)]
    json: bool,
}

/// Output with `--json`.
#[derive(Serialize)]
struct Report<'a> {
    variant: &'a str,
    games: u64,
    seed: u64,
    /// Lengths of the games.
    plies: Lengths,
    results: Results,
    total_plies: u64,
    seconds: f64,
    plies_per_second: f64,
}

/// Number of games by their result.
#[derive(Serialize)]
struct Results {
    #[serde(rename = "S")]
    south: u64,
    #[serde(rename = "N")]
    north: u64,
    #[serde(rename = "E", skip_serializing_if = "none")]
    east: u64,
    #[serde(rename = "W", skip_serializing_if = "none")]
    west: u64,
    draw: u64,
    void: u64,
    #[serde(skip_serializing_if = "none")]
    lost: u64,
    unfinished: u64,
}

impl Results {
    fn of(tally: &Tally) -> Results {
        let won = |side: Side| tally.won[side.index()];
        Results {
            south: won(Side::South),
            north: won(Side::North),
            east: won(Side::East),
            west: won(Side::West),
            draw: tally.draw,
            void: tally.void,
            lost: tally.lost,
            unfinished: tally.unfinished,
        }
    }
}

/// Results that most games do not know are said only where they occur.
fn none(count: &u64) -> bool {
    *count == 0
}

#[derive(Serialize)]
struct Lengths {
    min: u32,
    median: f64,
    mean: f64,
    max: u32,
}

impl Args {
    /// Plays the games one after another and prints what came of them.
    pub(super) fn run(self, words: &Words, out: Out) -> Result<(), Failure> {
        let rules = self.named.rules()?;
        let mut tally = Tally::default();
        let mut chance = ChaCha8Rng::seed_from_u64(self.seed);
        let begun = Instant::now();
        let mut progress = Progress::new(words);
        for game in 0..self.games {
            let told = [("done", Arg::Number(game as i64)), ("of", Arg::Number(self.games as i64))];
            progress.report(|words| words.label_with("cli-progress-games", &told));
            let (plies, last) = random_game(&rules, &mut chance, MAX_PLIES);
            tally.count(&rules, plies, &last);
        }
        drop(progress);
        let elapsed = begun.elapsed();
        let report = Report {
            variant: &rules.id,
            games: self.games,
            seed: self.seed,
            plies: Lengths::of(&tally),
            results: Results::of(&tally),
            total_plies: tally.plies(),
            seconds: elapsed.as_secs_f64(),
            plies_per_second: per_second(tally.plies(), elapsed),
        };
        if self.json { json_line(out, &report) } else { Ok(print(words, out, &report)?) }
    }
}

impl Lengths {
    fn of(tally: &Tally) -> Lengths {
        let (min, max) = tally.bounds();
        Lengths { min, median: tally.median(), mean: tally.mean(), max }
    }
}

fn per_second(plies: u64, elapsed: Duration) -> f64 {
    if elapsed.is_zero() { 0.0 } else { plies as f64 / elapsed.as_secs_f64() }
}

fn print(words: &Words, out: Out, report: &Report) -> std::io::Result<()> {
    let number = |number: u64| Arg::Number(number as i64);
    let heading =
        [("game", report.variant.into()), ("games", number(report.games)), ("seed", report.seed.to_string().into())];
    writeln!(out, "{}", words.label_with("cli-playout-games", &heading))?;
    let Lengths { min, median, mean, max } = report.plies;
    let lengths = [
        ("least", min.into()),
        ("most", max.into()),
        ("median", Arg::Halves((2.0 * median) as u32)),
        ("mean", words.decimal(mean, 1).into()),
    ];
    let Results { south, north, east, west, draw, void, lost, unfinished } = report.results;
    let won = |side: Side, games: u64| {
        words.label_with("cli-playout-won", &[("side", words.side(side).into()), ("games", number(games))])
    };
    let ended = |id: &str, games: u64| words.label_with(id, &[("games", number(games))]);
    let mut results = vec![
        won(Side::South, south),
        won(Side::North, north),
        ended("cli-playout-drawn", draw),
        ended("cli-playout-void", void),
    ];
    let others = [(Side::East, east), (Side::West, west)].into_iter().filter(|(_, games)| *games > 0);
    results.extend(others.map(|(side, games)| won(side, games)));
    if lost > 0 {
        results.push(ended("cli-playout-lost", lost));
    }
    let speed = [
        ("plies", number(report.total_plies)),
        ("seconds", words.decimal(report.seconds, 3).into()),
        ("speed", words.decimal(report.plies_per_second, 0).into()),
    ];
    let left = [("games", number(unfinished)), ("plies", MAX_PLIES.into())];
    let (lengths, results) = (words.label_with("cli-playout-length", &lengths), words.enumeration(&results));
    let left = (unfinished > 0).then(|| words.label_with("cli-playout-left", &left));
    let speed = words.label_with("cli-playout-speed", &speed);
    let mut answers = vec![("cli-playout-lengths", lengths.as_str()), ("cli-playout-results", &results)];
    answers.extend(left.as_deref().map(|left| ("cli-playout-unfinished", left)));
    answers.push(("cli-playout-speeds", &speed));
    lines(words, out, &answers)
}
