//! `naqala analyse`: what every move of a position is worth, and the best play.

use super::arguments::{number, time};
use super::diagnostic::CommandDiagnostic;
use super::named::PositionArgs;
use super::progress::Progress;
use super::{Failure, Out, json_line, networks};
use mancala::engine::Position;
use mancala::record::notation::{line_texts, move_text, position_text};
use mancala::rules::Rules;
use naqala_core::search::endgame::{Build, Endgames, Shelf};
use naqala_core::search::{Analyser, Analysis, Budget, EVERY_MOVE, Rated};
use naqala_core::words::Words;
use serde::Serialize;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// `naqala analyse VARIANT [--position TEXT] [--time SECONDS | --depth N | --exact] [--threads N] [--memory MB] [--endgame N] [--json]`
#[derive(clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    at: PositionArgs,
    /// How many seconds to think; one if nothing else limits the search
    #[arg(long, value_name = "SECONDS", value_parser = time)]
    time: Option<Duration>,
    /// How many plies deep to look
    #[arg(long, value_name = "N", value_parser = number::<u32>(1..=250))]
    depth: Option<u32>,
    /// Thinks until the value is proved, however long that takes
    #[arg(long, conflicts_with_all = ["time", "depth"])]
    exact: bool,
    /// Values this many of the best moves only; all if left out, and with `--exact` one
    #[arg(long, value_name = "N", value_parser = number::<u16>(1..=1_000))]
    lines: Option<u16>,
    /// How many threads search; as many as there are processors if left out
    #[arg(long, value_name = "N", value_parser = number::<u16>(1..=256))]
    threads: Option<u16>,
    /// How many megabytes the table of positions may take
    #[arg(long, value_name = "MB", default_value_t = 256, value_parser = number::<u32>(1..=1_048_576))]
    memory: u32,
    /// Looks up positions with up to this many seeds in the pits in endgame tables, which are built first if there are none
    #[arg(long, value_name = "N", value_parser = number::<u8>(1..=60))]
    endgame: Option<u8>,
    /// Prints one JSON object
    #[arg(long)]
    json: bool,
}

/// Result of the analysis.
#[derive(Serialize)]
struct Answer<'a> {
    variant: &'a str,
    /// The position.
    text: String,
    /// Letter of the side to move.
    to_move: char,
    /// The best move; null where none is legal.
    best: Option<&'a str>,
    /// The best play of both players.
    line: &'a [String],
    /// `true` if the value is proved.
    exact: bool,
    /// Value of the best move for the player to move, in `unit`.
    value: f64,
    /// Unit of `value`.
    unit: &'static str,
    /// Winning chance of the player to move, from 0 to 1.
    win: f64,
    /// Number of plies to which every move was searched.
    depth: u32,
    /// Positions played by the thread that leads.
    nodes: u64,
    seconds: f64,
    /// Every legal move, or as many as were asked for, the best first.
    moves: &'a [Line],
}

#[derive(Serialize)]
struct Line {
    #[serde(rename = "move")]
    mv: String,
    value: f64,
    exact: bool,
    depth: u32,
    line: Vec<String>,
}

impl Args {
    /// Searches and prints.
    pub(super) fn run(self, words: &Words, out: Out) -> Result<(), Failure> {
        let (rules, position) = self.at.position()?;
        let usual = if self.depth.is_none() && !self.exact { Some(Duration::from_secs(1)) } else { None };
        let processors = || std::thread::available_parallelism().map_or(1, usize::from);
        let budget = Budget {
            time: self.time.or(usual),
            depth: self.depth,
            memory: (self.memory as usize) << 20,
            threads: self.threads.map_or_else(processors, usize::from),
            ..Budget::default()
        };
        let mut analyser = Analyser::new(&rules, budget).with_network(networks().network(&rules));
        if let Some(seeds) = self.endgame {
            analyser = analyser.with_endgames(Arc::new(endgames(words, &rules, seeds.into(), budget.threads)?));
        }
        let usual = if self.exact { 1 } else { EVERY_MOVE };
        let lines = self.lines.map_or(usual, usize::from);
        let analysis = analyser.analyse(&[], &position, lines, &AtomicBool::new(false), |_| {});
        let line = |rated: &Rated| Line {
            mv: move_text(&rules, &position, rated.mv),
            value: analysis.unit.measure(rated.value),
            exact: rated.exact,
            depth: rated.depth,
            line: line_texts(&rules, &position, &rated.line),
        };
        let moves: Vec<Line> =
            analysis.moves.iter().take(self.lines.map_or(EVERY_MOVE, usize::from)).map(line).collect();
        if self.json {
            return json_line(out, &answer(&rules, &position, &analysis, &moves));
        }
        print(words, out, &rules, &position, &analysis, &moves)
    }
}

/// The endgame tables of a game, from disk or built now.
fn endgames(words: &Words, rules: &Rules, seeds: usize, threads: usize) -> Result<Endgames, Failure> {
    let game = || rules.id.as_str().into();
    let none = || Failure::of(CommandDiagnostic::NoTables { game: game() });
    let most = Endgames::most_seeds(rules).ok_or_else(none)?;
    if seeds > most {
        return Err(Failure::of(CommandDiagnostic::TablesTooLarge { game: game(), seeds, most }));
    }
    let begun = Instant::now();
    let progress = Mutex::new(Progress::new(words));
    let report = |done: f64| {
        let left = begun.elapsed().as_secs_f64() * (1.0 - done) / done;
        if let (Ok(mut progress), true) = (progress.lock(), done > 0.0) {
            progress.report(|words| {
                let percent = (100.0 * done) as u32;
                let told = [("percent", percent.into()), ("seconds", words.decimal(left, 0).into())];
                words.label_with("cli-progress-endgames", &told)
            });
        }
    };
    let build = Build { threads, off: &AtomicBool::new(false), report: &report };
    let endgames = match Shelf::of_platform() {
        Some(shelf) => shelf.endgames(rules, seeds, &build),
        None => Endgames::build(rules, seeds, &build),
    };
    endgames.ok_or_else(none)
}

fn answer<'a>(rules: &'a Rules, position: &Position, analysis: &Analysis, moves: &'a [Line]) -> Answer<'a> {
    let best = moves.first();
    Answer {
        variant: &rules.id,
        text: position_text(rules, position),
        to_move: position.chooser().letter(),
        best: best.map(|best| best.mv.as_str()),
        line: best.map_or(&[], |best| &best.line),
        exact: analysis.exact,
        value: best.map_or(0.0, |best| best.value),
        unit: analysis.unit.key(),
        win: analysis.chance(),
        depth: analysis.depth,
        nodes: analysis.nodes,
        seconds: analysis.time.as_secs_f64(),
        moves,
    }
}

fn print(
    words: &Words,
    out: Out,
    rules: &Rules,
    position: &Position,
    analysis: &Analysis,
    moves: &[Line],
) -> Result<(), Failure> {
    writeln!(out, "{}", position_text(rules, position))?;
    if moves.is_empty() {
        let over = words.label("cli-analyse-over");
        return Ok(writeln!(out, "{over} {}", words.status(rules, position))?);
    }
    let line = words.label_with("cli-analyse-line", &[("unit", analysis.unit.key().into())]);
    let [mv, value, depth] = ["cli-analyse-move", "cli-analyse-value", "cli-analyse-depth"].map(|id| words.label(id));
    writeln!(out, "{mv:<8} {value:>8}  {depth:>5}  {line}")?;
    for Line { mv, value, exact, depth, line } in moves {
        let proved = if *exact { '=' } else { ' ' };
        let value = words.decimal(*value, 2);
        writeln!(out, "{mv:<8} {value:>8}{proved} {depth:>5}  {}", line.join(" "))?;
    }
    let seconds = analysis.time.as_secs_f64();
    let speed = if seconds > 0.0 { analysis.nodes as f64 / seconds / 1e6 } else { 0.0 };
    let told = [
        ("positions", (analysis.nodes as i64).into()),
        ("seconds", words.decimal(seconds, 2).into()),
        ("millions", words.decimal(speed, 2).into()),
    ];
    Ok(writeln!(out, "{}", words.label_with("cli-analyse-speed", &told))?)
}
