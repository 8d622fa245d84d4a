//! Cost of drawing the table, as ratios within one run: `cargo bench --bench frame`. Needs a display; a virtual one
//! will do (`xvfb-run -s "-screen 0 1280x800x24" cargo bench --bench frame`). A word after `--` measures a part alone:
//! `first`, `sowing`, `rest`, `kept` or `largest`.
//!
//! Each case is a process of its own, for a process can open one window only: a game in which a turn of many laps is
//! being sown, in a window with the panel open, with and without the table beside it; and a window whose panel shows a
//! game that has not begun. The cases take turns, and the middle value of each is compared with the same window without
//! its table, and with the window at rest:
//!
//! - the first frame, from the start of the process: at most 1.3 times that of the empty window. Textures are painted
//!   from then on; when the last one is up is told beside it.
//! - sowing on a board of 162 stones, drawn without pause and without waiting for the screen: at most 1.5 times the
//!   frame time of the empty window; the same on the largest board, 4 x 24, and with the most seeds of any shipped
//!   game.
//! - the program itself with nothing moving: under 2 % of a core. See [`rest`].
//! - 2,000 variants and 20,000 games of the user's: see [`kept`].
//! - the largest game that can be written, played: see [`largest`].

mod kept;
mod largest;
mod rest;

use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::window::{PresentMode, RequestRedraw, WindowResolution};
use bevy::winit::WinitSettings;
use mancala::engine::{Game, legal_moves, play, start};
use mancala::record::Record;
use mancala::rules::{Catalogue, Settings};
use naqala::app::window::{add_features, add_features_without_board, camera};
use naqala::board::Pit;
use naqala::board::art::Art;
use naqala::board::painting::Painting;
use naqala::library::variant_files::asset_plugin;
use naqala::play::Playhead;
use naqala_core::session::Session;
use std::process::Command;
use std::sync::Arc;
use std::time::Instant;

/// Frames drawn before any is measured: shaders are compiled and textures brought up in them.
const WARM: usize = 60;
/// Frames measured.
const MEASURED: usize = 200;
/// Number of times that each case is run.
const ROUNDS: usize = 3;
/// Number of times that the first frame of each case is drawn: it varies more.
const FIRST_ROUNDS: usize = 7;
/// Frames after which no texture is waited for any longer.
const PATIENCE: usize = 2000;

/// Games on the table, each with its options and a title.
const CASES: [(&str, &[(&str, &str)], &str); 3] = [
    ("mefuvha", &[], "4 x 21, 162 stones"),
    ("mefuvha", &[("columns", "24")], "4 x 24, 186 stones"),
    ("togyz-kumalak", &[], "162 stones in two rows"),
];

fn main() {
    // Cargo adds words of its own.
    let words: Vec<String> = std::env::args().skip(1).filter(|word| word != "--bench").collect();
    match words.first().map(String::as_str) {
        Some("--case") => measure(&words[1], &words[2..]),
        Some("first") => compare("first", FIRST_ROUNDS),
        Some("sowing") => compare("sowing", ROUNDS),
        Some("rest") => rest::compare(),
        Some("kept") => kept::compare(),
        Some("largest") => largest::compare(),
        _ => {
            compare("first", FIRST_ROUNDS);
            compare("sowing", ROUNDS);
            rest::compare();
            kept::compare();
            largest::compare();
        }
    }
}

/// Runs every case in turn and prints the ratios of one part.
fn compare(part: &str, rounds: usize) {
    let games = (0..CASES.len()).map(|game| game.to_string());
    let cases: Vec<Vec<String>> = std::iter::once(vec!["still".to_owned()])
        .chain(games.flat_map(|game| [vec![game.clone(), "without".to_owned()], vec![game]]))
        .collect();
    let mut all = vec![Vec::new(); cases.len()];
    let mut ready = vec![Vec::new(); cases.len()];
    for _ in 0..rounds {
        for (i, case) in cases.iter().enumerate() {
            let (value, painted) = run(part, case);
            all[i].push(value);
            ready[i].push(painted);
        }
    }
    let values: Vec<f64> = all.iter_mut().map(|values| middle(values)).collect();
    println!("{part} frame of an empty window, its panel at rest: {:.1} ms", values[0]);
    for (i, (game, _, what)) in CASES.iter().enumerate() {
        let (without, with) = (2 * i + 1, 2 * i + 2);
        let painted = match part {
            "first" => format!("; painted after {:.0} ms", middle(&mut ready[with])),
            _ => String::new(),
        };
        println!(
            "{game}, {what}: {part} frame {:.1} ms, {:.2} of {:.1} without the table, {:.2} of a window at rest{painted}",
            values[with],
            values[with] / values[without],
            values[without],
            values[with] / values[0]
        );
    }
}

/// The middle one of some measurements.
fn middle(values: &mut [f64]) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

/// Runs one case in a process of its own: milliseconds to the first frame, and until all is painted; or of a frame of
/// those that follow.
fn run(part: &str, case: &[String]) -> (f64, f64) {
    let this = std::env::current_exe().expect("a running program has a file");
    let output =
        Command::new(this).args(["--case", part]).args(case).output().expect("the program can be started again");
    let text = String::from_utf8_lossy(&output.stdout);
    let numbers: Vec<f64> = text.split_whitespace().filter_map(|word| word.parse().ok()).collect();
    assert!(output.status.success() && numbers.len() == 2, "{}", String::from_utf8_lossy(&output.stderr));
    (numbers[0], numbers[1])
}

/// Start of the process, time at which the last frame was drawn, and the duration of the first frame and of each later
/// one.
#[derive(Resource)]
struct Clock {
    begun: Instant,
    last: Instant,
    first: f64,
    frames: Vec<f64>,
}

/// Runs one case: the number of a game, followed by a word if there is to be no table; or a word alone.
fn measure(part: &str, case: &[String]) {
    let game = case.first().and_then(|game| game.parse::<usize>().ok()).map(|game| CASES[game]);
    // Inventing the game is no part of the window.
    let game = game.map(|(id, options, _)| long_game(id, options));
    let begun = Instant::now();
    let catalogue = if part == "largest" { largest::catalogue() } else { Catalogue::shipped() };
    let mut app = window();
    app.insert_resource(Clock { begun, last: begun, first: 0.0, frames: Vec::new() });
    match part {
        "first" => app.add_systems(Last, watch_the_first),
        "sowing" => app.insert_resource(WinitSettings::continuous()).add_systems(Last, watch),
        "kept" | "largest" => app.insert_resource(WinitSettings::continuous()),
        _ => app.insert_resource(rest::resting()),
    };
    let sowing = game.is_some();
    let current = game.map_or_else(|| still(&catalogue), |game| Session::new(game, Record::default()));
    if (sowing && case.len() == 1) || part == "largest" {
        add_features(&mut app, catalogue, current);
    } else {
        add_features_without_board(&mut app, catalogue, current);
    }
    if sowing {
        app.world_mut().resource_mut::<Playhead>().run();
    }
    if part == "kept" {
        kept::prepare(&mut app, &case[0]);
    }
    if part == "largest" {
        largest::prepare(&mut app, &case[0]);
    }
    app.run();
}

/// An app with a window and nothing in it.
fn window() -> App {
    let mut app = App::new();
    let window = Window {
        resolution: WindowResolution::new(1280, 720),
        present_mode: PresentMode::AutoNoVsync,
        ..Window::default()
    };
    let plugins = DefaultPlugins
        .set(WindowPlugin { primary_window: Some(window), ..WindowPlugin::default() })
        .set(asset_plugin());
    // What it would say stands between the numbers.
    app.add_plugins(plugins.disable::<LogPlugin>()).add_systems(Startup, |mut commands: Commands| {
        commands.spawn(camera());
    });
    app
}

/// A game at its opening, for the panel to show.
fn still(catalogue: &Catalogue) -> Session {
    Session::opening(catalogue, "kalah", &Settings::new()).expect("Kalah comes with the program")
}

/// A game in which there is always something to sow: of each position's moves the one that sows the most is played.
fn long_game(id: &str, options: &[(&str, &str)]) -> Game {
    let settings = options.iter().map(|(option, value)| ((*option).to_owned(), (*value).to_owned())).collect();
    let rules =
        Arc::new(Catalogue::shipped().rules(id, &settings).expect("the case names a shipped game and its options"));
    let mut game = Game::new(rules.clone(), start(&rules));
    while game.plies().iter().map(|ply| ply.events.len()).sum::<usize>() < 2000 && game.position().ended().is_none() {
        let moves = legal_moves(&rules, game.position());
        let sown = |mv| {
            let mut told = Vec::new();
            let mut after = game.position().clone();
            play(&rules, &mut after, mv, &mut told).expect("the move is allowed");
            told.len()
        };
        let best = moves.iter().copied().max_by_key(|&mv| sown(mv)).expect("a game that goes on has a move");
        game.play(best).expect("the move is allowed");
    }
    game
}

/// Notes when the first frame was drawn, and when nothing was left to be painted; then ends the process.
fn watch_the_first(
    mut clock: ResMut<Clock>,
    art: Option<Res<Art>>,
    paintings: Query<&Painting>,
    pits: Query<(), With<Pit>>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut exit: MessageWriter<AppExit>,
) {
    let since = clock.begun.elapsed().as_secs_f64() * 1000.0;
    clock.frames.push(since);
    let drawn = clock.frames.len();
    if drawn == 2 {
        // The first frame was sent to the screen after this system saw it begin.
        clock.first = since;
    }
    let painted = art.is_none_or(|art| art.is_done() && !pits.is_empty() && paintings.iter().all(Painting::is_done));
    if drawn >= 2 && painted || drawn > PATIENCE {
        println!("{} {since}", clock.first);
        exit.write(AppExit::Success);
    }
    redraw.write(RequestRedraw);
}

/// Notes when each frame was drawn; ends the process when enough have been.
fn watch(mut clock: ResMut<Clock>, mut playhead: ResMut<Playhead>, mut exit: MessageWriter<AppExit>) {
    let now = Instant::now();
    let frame = (now - clock.last).as_secs_f64() * 1000.0;
    clock.last = now;
    clock.frames.push(frame);
    let drawn = clock.frames.len();
    if drawn == WARM {
        // Whatever was shown while warming up, each case shows the same from here on.
        playhead.time = 0.0;
    }
    if drawn == WARM + MEASURED {
        let mut frames = clock.frames.split_off(WARM);
        println!("{} 0", middle(&mut frames));
        exit.write(AppExit::Success);
    }
}
