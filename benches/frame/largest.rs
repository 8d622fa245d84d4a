//! Cost of the largest game that can be written: 60 columns, as many seeds as there may be, laps that hardly end, and
//! every move to be played through before it is known which are legal. The longest frame while the game is opened,
//! while moves are played and sown, while a hint is sought and while every move is valued, against the same in Kalah.

use bevy::ecs::message::MessageWriter;
use bevy::prelude::*;
use mancala::engine::legal_moves;
use mancala::rules::{Catalogue, Settings, Variant};
use naqala::analysis::AnalysisCommand;
use naqala::play::CurrentGame;
use naqala::play::PlayCommand;
use naqala::play::Playhead;
use naqala::playback::PlaybackCommand;
use naqala::ui::Action;
use std::process::Command;
use std::time::Instant;

/// The game: two rows, since four may have 24 columns only.
const LARGEST: &str = r#"Variant(
    id: "largest",
    about: (name: "Largest", people: "-", place: "-", places: [], summary: "Laps without end.", source: "Made up.", licence: "Free."),
    board: (rows: 2, columns: 60, stores: Aside),
    setup: (rows: [546]),
    choice: [Lift(id: "own-pits"), Prefer(id: "captures", move: (captures: Something))],
    sowing: [Way(id: "direction")],
    landing: [Capture(id: "twos", if: (side: Other, holds: Of([2])), take: [Here]), Relay(id: "relay")],
    ending: [End(id: "no-moves", once: CannotMove, whose: Next), Endless(id: "endless"), Winner(id: "winner")],
)"#;
/// Number of moves played.
const MOVES: usize = 5;
/// Frames drawn after each action.
const AFTER: usize = 40;
/// Names of the parts that frames belong to.
const PARTS: [&str; 4] = ["opened", "played", "hinted", "valued"];

/// Prints the longest frame of every part.
pub fn compare() {
    let [usual, largest] = ["kalah", "largest"].map(run);
    for (i, part) in PARTS.iter().enumerate() {
        let ratio = largest[i] / usual[i];
        println!(
            "the largest game is {part}: longest frame {:.0} ms, {ratio:.2} of {:.0} in Kalah",
            largest[i], usual[i]
        );
    }
    let last = PARTS.len();
    println!(
        "the largest game, a middle frame {:.1} ms, {:.2} of {:.1}",
        largest[last],
        largest[last] / usual[last],
        usual[last]
    );
}

/// Runs one game in a process of its own: milliseconds of the longest frame of each part, and of the middle frame of
/// all.
fn run(id: &str) -> [f64; PARTS.len() + 1] {
    let this = std::env::current_exe().expect("a running program has a file");
    let output = Command::new(this).args(["--case", "largest", id]).output().expect("the program can be started again");
    let text = String::from_utf8_lossy(&output.stdout);
    let numbers: Vec<f64> = text.split_whitespace().filter_map(|word| word.parse().ok()).collect();
    numbers.try_into().unwrap_or_else(|_| panic!("{}", String::from_utf8_lossy(&output.stderr)))
}

/// The games that come with the program, and the largest.
pub fn catalogue() -> Catalogue {
    let mut catalogue = Catalogue::shipped();
    catalogue.add(Variant::read("largest.ron", LARGEST).expect("nothing is wrong with it"));
    catalogue
}

/// Returns the steps of the case in order, each with the part that its frames belong to, as an index into [`PARTS`].
fn course(id: &str) -> Vec<(usize, Step)> {
    let begun = PlayCommand::NewGame { id: id.to_owned(), settings: Settings::new() };
    let mut course = vec![(0, Step::Settle), (0, Step::Ask(begun.into()))];
    for _ in 0..MOVES {
        course.extend([(1, Step::Play), (1, Step::Ask(PlaybackCommand::EndMove.into()))]);
    }
    let asked = [(2, AnalysisCommand::Hint), (3, AnalysisCommand::Analyse(true)), (3, AnalysisCommand::Analyse(false))];
    course.extend(asked.map(|(part, command)| (part, Step::Ask(command.into()))));
    course
}

enum Step {
    /// Nothing: the window comes up.
    Settle,
    Ask(Action),
    /// The first legal move.
    Play,
}

/// Progress of the case. Times are in milliseconds.
#[derive(Resource)]
struct Course {
    left: std::vec::IntoIter<(usize, Step)>,
    /// Part that frames belong to; `None` while the window is still coming up.
    part: Option<usize>,
    /// Frames still to be drawn before the next step.
    rest: usize,
    last: Instant,
    /// Part and time of each frame.
    frames: Vec<(usize, f64)>,
}

/// Has an app go through the case.
pub fn prepare(app: &mut App, id: &str) {
    let left = course(id).into_iter();
    app.insert_resource(Course { left, part: None, rest: AFTER, last: Instant::now(), frames: Vec::new() })
        .add_systems(Last, follow);
}

/// Notes how long each frame took, asks for what is next, and ends the process.
fn follow(
    mut course: ResMut<Course>,
    current: Res<CurrentGame>,
    mut playhead: ResMut<Playhead>,
    mut commands: Commands,
    mut exit: MessageWriter<AppExit>,
) {
    let now = Instant::now();
    let frame = (now - course.last).as_secs_f64() * 1000.0;
    course.last = now;
    if let Some(part) = course.part {
        course.frames.push((part, frame));
    }
    if course.rest > 0 {
        course.rest -= 1;
        return;
    }
    course.rest = AFTER;
    match course.left.next() {
        Some((_, Step::Settle)) => {}
        Some((part, Step::Ask(action))) => {
            course.part = Some(part);
            action.trigger(&mut commands);
        }
        Some((part, Step::Play)) => {
            course.part = Some(part);
            let game = current.main_line();
            let moves = legal_moves(game.rules(), game.position());
            commands.trigger(PlayCommand::Move(*moves.first().expect("nobody is stuck so soon")));
            playhead.run();
            // Choosing the move was no part of the frame.
            course.last = Instant::now();
        }
        None => {
            course.tell();
            exit.write(AppExit::Success);
        }
    }
}

impl Course {
    fn tell(&self) {
        for part in 0..PARTS.len() {
            let of_part = self.frames.iter().filter(|frame| frame.0 == part).map(|frame| frame.1);
            print!("{} ", of_part.fold(0.0, f64::max));
        }
        let mut all: Vec<f64> = self.frames.iter().map(|frame| frame.1).collect();
        println!("{}", super::middle(&mut all));
    }
}
