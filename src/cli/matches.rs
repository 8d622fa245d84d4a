//! `naqala match`: plays games between players of different strength.

use super::arguments::{CommandLine, number, number_from, time, value};
use super::named::{VariantArgs, settings};
use super::progress::Progress;
use super::{Failure, Out, json_line, networks};
use mancala::engine::Game;
use mancala::record::{ComputerPlayer, Record};
use mancala::rules::{Rules, Side};
use naqala_core::files::{SaveError, io_diagnostic, save_atomically};
use naqala_core::protocol::Engine;
use naqala_core::search::network::Network;
use naqala_core::search::{Budget, MatchScore, Opponent, Player, play_match};
use naqala_core::words::{Arg, Words};
use serde::Serialize;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

/// `naqala match VARIANT --south WHO (--north WHO | --engine COMMAND [--time SECONDS]) --games N --seed K [--json]`
#[derive(clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    named: VariantArgs,
    /// The player whose account is printed, whichever seat they have: `random`, `level:1` to `level:8`, `time:SECONDS` or
    /// `depth:N`; `level:3+careful` or `level:3+greedy` in a style
    #[arg(long, value_name = "WHO", value_parser = value::<ComputerPlayer>)]
    south: ComputerPlayer,
    #[command(flatten)]
    other: Other,
    /// Gives the other program this many seconds for each move; one if left out
    #[arg(long, value_name = "SECONDS", conflicts_with = "north", value_parser = time)]
    time: Option<Duration>,
    /// How many games; seats are changed after each
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = number::<u32>(1..=u32::MAX.into()))]
    games: u32,
    /// A number from which openings are drawn: the same number, the same openings
    #[arg(long, value_name = "K", default_value_t = 1, value_parser = number_from(0))]
    seed: u64,
    /// Saves each game in this folder, made if it is not there
    #[arg(long, short, value_name = "FOLDER")]
    output: Option<PathBuf>,
    /// Prints one JSON object
    #[arg(long)]
    json: bool,
}

/// The player whose account is not printed.
#[derive(clap::Args)]
#[group(required = true, multiple = false)]
struct Other {
    /// Who plays against them
    #[arg(long, value_name = "WHO", value_parser = value::<ComputerPlayer>)]
    north: Option<ComputerPlayer>,
    /// Another program that plays against them: the command that starts it, with its arguments, in quotation marks
    #[arg(long, value_name = "COMMAND", value_parser = value::<CommandLine>)]
    engine: Option<CommandLine>,
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
    /// Plays the games one after another and prints the account, also of those before a player failed.
    pub(super) fn run(self, words: &Words, out: Out) -> Result<(), Failure> {
        let rules = self.named.rules()?;
        if let Some(folder) = &self.output {
            fs::create_dir_all(folder).map_err(|error| Failure::of(io_diagnostic(&error, folder)))?;
        }
        let network = networks().network(&rules);
        let mut one = opponent(&rules, self.south, self.seed, network.clone());
        let (name, mut other) = self.other(&rules, network)?;
        let names = [self.south.to_string(), name];
        let (begun, off) = (Instant::now(), AtomicBool::new(false));
        let mut progress = Progress::new(words);
        let (mut account, mut saved) = (MatchScore::default(), Ok(()));
        let players: [&mut dyn Player; 2] = [&mut one, &mut *other];
        let played = play_match(&rules, players, self.games, self.seed, &off, |so_far, game, seat| {
            account = *so_far;
            if let (Some(folder), Ok(())) = (&self.output, &saved) {
                saved = save(folder, so_far.games(), &record(&rules, game, seat, &names));
            }
            let told = [("done", so_far.games().into()), ("of", self.games.into())];
            progress.report(|words| words.label_with("cli-progress-games", &told));
        });
        drop(progress);
        if account.games() > 0 {
            self.print(words, out, &rules, account, begun.elapsed())?;
        }
        played.map_err(Failure::of)?;
        Ok(saved?)
    }

    /// The player whose account is not printed, and their name.
    fn other<'r>(
        &self,
        rules: &'r Rules,
        network: Option<Arc<Network>>,
    ) -> Result<(String, Box<dyn Player + 'r>), Failure> {
        if let Some(north) = self.other.north {
            let player = opponent(rules, north, self.seed.wrapping_add(1), network);
            return Ok((north.to_string(), Box::new(player)));
        }
        let command = self.other.engine.iter().flat_map(|CommandLine(words)| words.clone()).collect::<Vec<_>>();
        let (variant, set) = (self.named.variant.to_string_lossy(), settings(&self.named.set));
        let time = self.time.unwrap_or(Duration::from_secs(1));
        let engine = Engine::start(&command, &variant, set, time).map_err(Failure::of)?;
        Ok((engine.name().to_owned(), Box::new(engine)))
    }

    fn print(
        &self,
        words: &Words,
        out: Out,
        rules: &Rules,
        account: MatchScore,
        time: Duration,
    ) -> Result<(), Failure> {
        let MatchScore { wins, draws, losses, void } = account;
        let (games, points, seconds) = (account.games(), account.points(), time.as_secs_f64());
        if self.json {
            let report = Report { variant: &rules.id, games, wins, draws, losses, void, points, seconds };
            return json_line(out, &report);
        }
        let score = [
            ("game", rules.id.as_str().into()),
            ("points", Arg::Halves(2 * wins + draws + void)),
            ("games", games.into()),
            ("seconds", words.decimal(seconds, 1).into()),
        ];
        let account = [("won", wins.into()), ("drawn", draws.into()), ("lost", losses.into()), ("void", void.into())];
        writeln!(out, "{}", words.label_with("cli-match-score", &score))?;
        Ok(writeln!(out, "{}", words.label_with("cli-match-account", &account))?)
    }
}

/// The program as a player; the choice among equally good moves is drawn from `seed`.
fn opponent<'r>(rules: &'r Rules, player: ComputerPlayer, seed: u64, network: Option<Arc<Network>>) -> Opponent<'r> {
    let opponent = Opponent::new(rules, Budget::of(rules, player.skill), seed);
    opponent.with_style(player.style).with_network(network)
}

/// The record of a game of a match; the first of the players began it at `seat`.
fn record(rules: &Rules, game: &Game, seat: Side, [one, other]: &[String; 2]) -> Record {
    let Record { result, .. } = Record::of(game);
    let name = |side: Side| {
        let is_first = rules.board.players.party(seat).contains(&side);
        let name = if is_first { one } else { other };
        if rules.board.sides().contains(&side) { name.clone() } else { String::new() }
    };
    Record {
        south: name(Side::South),
        north: name(Side::North),
        east: name(Side::East),
        west: name(Side::West),
        // The end of a round is not that of a match.
        result: result.filter(|_| rules.rounds.is_none()),
        ..Record::of(game)
    }
}

fn save(folder: &Path, number: u32, record: &Record) -> Result<(), SaveError> {
    save_atomically(&folder.join(format!("{number:03}.naqala")), record.write().as_bytes())
}
