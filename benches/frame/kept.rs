//! Cost of many user variants and many saved games: a window with the list of games open while 2,000 variant files are
//! read, then with the window of games kept while an index of 20,000 of them is, against the same window with none of
//! either.

use bevy::ecs::message::MessageWriter;
use bevy::prelude::*;
use mancala::record::Record;
use mancala::rules::Catalogue;
use naqala::library::user_variants::UserVariants;
use naqala::play::Library;
use naqala::record::saved_games::SavedGames;
use naqala::ui::PanelTarget;
use naqala::ui::WindowCommand;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;
use std::{env, fs};

/// Variant files in the folder of the user's own games.
const VARIANTS: usize = 2_000;
/// Games kept.
const GAMES: usize = 20_000;
/// Frames drawn after all that is waited for is there, so that what the window shows of it is measured, too; as many of
/// the first ones are not counted.
const AFTER: usize = 60;

/// Prints what each part takes.
pub fn compare() {
    let [empty, full] = ["none", "many"].map(|_| tempfile::tempdir().expect("a folder of our own"));
    lay(empty.path(), 0, 0);
    lay(full.path(), VARIANTS, GAMES);
    // The first time the index is written.
    let first = run(full.path());
    let [none, many] = [empty, full].map(|home| run(home.path()));
    println!("{VARIANTS} variant files: all read {:.0} ms after the window opens, {:.0} without any", many[0], none[0]);
    println!(
        "{GAMES} games kept: all in the window {:.0} ms after they are asked for, {:.0} the first time, {:.0} without any",
        many[1], first[1], none[1]
    );
    println!(
        "meanwhile a frame takes {:.1} ms and the longest {:.0} ms; without any {:.1} ms and {:.0} ms: {:.2} and {:.2} of it",
        many[2],
        many[3],
        none[2],
        none[3],
        many[2] / none[2],
        many[3] / none[3]
    );
}

/// Puts variants and games into a folder, copies of those that come with the program.
fn lay(home: &Path, variants: usize, games: usize) {
    let [own, kept] = folders(home);
    [&own, &kept].iter().for_each(|folder| fs::create_dir_all(folder).expect("it can be made"));
    let ids: Vec<String> = Catalogue::shipped().variants().iter().map(|variant| variant.id.clone()).collect();
    for number in 0..variants {
        let id = &ids[number % ids.len()];
        let text = Catalogue::text(id).expect("it comes with the program");
        let own_id = format!("own-{number}");
        let text = text.replacen(&format!("id: \"{id}\""), &format!("id: \"{own_id}\""), 1);
        fs::write(own.join(format!("{own_id}.ron")), text).expect("it can be written");
    }
    let shipped = naqala_core::samples::samples();
    for number in 0..games {
        let record: &Record = &shipped[number % shipped.len()].record;
        fs::write(kept.join(format!("game-{number}.naqala")), record.write()).expect("it can be written");
    }
}

fn folders(home: &Path) -> [PathBuf; 2] {
    ["variants", "games"].map(|name| home.join(name))
}

/// Runs the case in a process of its own: milliseconds until all variants are read, until all games are in the window,
/// of the middle frame, and of the longest.
fn run(home: &Path) -> [f64; 4] {
    let this = env::current_exe().expect("a running program has a file");
    let output = Command::new(this)
        .args(["--case", "kept"])
        .arg(home)
        .env("XDG_CONFIG_HOME", home.join("config"))
        .env("XDG_DATA_HOME", home.join("data"))
        .output()
        .expect("the program can be started again");
    let text = String::from_utf8_lossy(&output.stdout);
    let numbers: Vec<f64> = text.split_whitespace().filter_map(|word| word.parse().ok()).collect();
    numbers.try_into().unwrap_or_else(|_| panic!("{}", String::from_utf8_lossy(&output.stderr)))
}

/// Progress of the case. Times are in milliseconds.
#[derive(Resource)]
struct Course {
    /// Number of variants and number of games to wait for.
    wanted: [usize; 2],
    /// Start of the part that is waited for.
    since: Instant,
    /// Time at which the last frame was drawn.
    last: Instant,
    /// Time until all variants were there, and then until all games were.
    took: Vec<f64>,
    /// Time of each frame.
    frames: Vec<f64>,
    /// Frames still to be drawn before the next part.
    rest: usize,
}

/// Has an app go through the case: everything that it is to find lies in a folder.
pub fn prepare(app: &mut App, home: &str) {
    let [own, kept] = folders(Path::new(home));
    let count = |folder: &Path| fs::read_dir(folder).map_or(0, Iterator::count);
    let shipped = Catalogue::shipped().variants().len();
    let (wanted, now) = ([shipped + count(&own), count(&kept)], Instant::now());
    let mut collection = SavedGames::default();
    collection.folder = Some(kept);
    app.insert_resource(UserVariants::in_folder(own))
        .insert_resource(collection)
        .insert_resource(Course { wanted, since: now, last: now, took: Vec::new(), frames: Vec::new(), rest: 0 })
        .add_systems(Startup, |mut commands: Commands| commands.trigger(WindowCommand::Show(PanelTarget::Games)))
        .add_systems(Last, follow);
}

/// Notes how long each frame took, asks for the games once the variants are there, and ends the process.
fn follow(
    mut course: ResMut<Course>,
    library: Res<Library>,
    collection: Res<SavedGames>,
    mut commands: Commands,
    mut exit: MessageWriter<AppExit>,
) {
    let now = Instant::now();
    let frame = (now - course.last).as_secs_f64() * 1000.0;
    course.last = now;
    course.frames.push(frame);
    if course.rest > 0 {
        course.rest -= 1;
        match (course.rest, course.took.len()) {
            (0, 1) => {
                course.since = now;
                commands.trigger(WindowCommand::Show(PanelTarget::Collection));
            }
            (0, _) => {
                course.tell();
                exit.write(AppExit::Success);
            }
            _ => {}
        }
        return;
    }
    let is_there = match course.took.len() {
        0 => library.0.variants().len() == course.wanted[0],
        _ => {
            collection.progress().is_none() && collection.games.as_ref().is_some_and(|it| it.len() == course.wanted[1])
        }
    };
    if is_there {
        let took = (now - course.since).as_secs_f64() * 1000.0;
        course.took.push(took);
        course.rest = AFTER;
    }
}

impl Course {
    /// Prints what was measured. Frames in which the window itself comes up are no measure of what it shows.
    fn tell(&mut self) {
        let mut frames = self.frames.split_off(AFTER.min(self.frames.len() - 1));
        frames.sort_by(f64::total_cmp);
        println!("{} {} {} {}", self.took[0], self.took[1], frames[frames.len() / 2], frames[frames.len() - 1]);
    }
}
