//! `naqala match`: plays games between players of different strength.

use super::arguments::{number, number_from, value};
use super::named::VariantArgs;
use super::progress::Progress;
use super::{Failure, Out, json_line};
use mancala::record::Skill;
use naqala_core::search::{Budget, MatchScore, Opponent, play_match};
use naqala_core::words::{Arg, Words};
use serde::Serialize;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

/// `naqala match VARIANT --south WHO --north WHO --games N --seed K [--json]`
#[derive(clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    named: VariantArgs,
    /// Whose account is printed, whichever seat they have: `random`, `level:1` to `level:8`, `time:SECONDS` or `depth:N`
    #[arg(long, value_name = "WHO", value_parser = value::<Skill>)]
    south: Skill,
    /// Who plays against them
    #[arg(long, value_name = "WHO", value_parser = value::<Skill>)]
    north: Skill,
    /// How many games; seats are changed after each
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = number::<u32>(1..=u32::MAX.into()))]
    games: u32,
    /// A number from which openings are drawn: the same number, the same openings
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
    games: u32,
    wins: u32,
    draws: u32,
    losses: u32,
    void: u32,
    points: f64,
    seconds: f64,
}

impl Args {
    /// Plays the games one after another and prints the account.
    pub(super) fn run(self, words: &Words, out: Out) -> Result<(), Failure> {
        let rules = self.named.rules()?;
        let begun = Instant::now();
        let budgets = [self.south, self.north].map(Budget::of);
        let mut progress = Progress::new(words);
        let (games, off) = (self.games, AtomicBool::new(false));
        let [one, other] = &mut Opponent::pair(&rules, budgets, self.seed);
        let account = play_match(&rules, [one, other], games, self.seed, &off, |so_far, _, _| {
            let told = [("done", so_far.games().into()), ("of", games.into())];
            progress.report(|words| words.label_with("cli-progress-games", &told));
        });
        drop(progress);
        let account = account.map_err(Failure::of)?;
        let MatchScore { wins, draws, losses, void } = account;
        let (points, seconds) = (account.points(), begun.elapsed().as_secs_f64());
        if self.json {
            let report = Report { variant: &rules.id, games: self.games, wins, draws, losses, void, points, seconds };
            return json_line(out, &report);
        }
        let score = [
            ("game", rules.id.as_str().into()),
            ("points", Arg::Halves(2 * wins + draws + void)),
            ("games", self.games.into()),
            ("seconds", words.decimal(seconds, 1).into()),
        ];
        let account = [("won", wins.into()), ("drawn", draws.into()), ("lost", losses.into()), ("void", void.into())];
        writeln!(out, "{}", words.label_with("cli-match-score", &score))?;
        Ok(writeln!(out, "{}", words.label_with("cli-match-account", &account))?)
    }
}
