//! State of the disk after the program was killed in the midst of saving, and its next start.
//!
//! `NAQALA_TEST_KILLS=1000 cargo test --test faults` kills it a thousand times in each test.

use mancala::engine::{Game, legal_moves, start};
use mancala::record::{Record, read_text};
use mancala::rules::{Catalogue, Settings};
use naqala_core::files::save_atomically;
use naqala_core::search::endgame::{Build, Shelf};
use naqala_core::workshop::Collection;
use std::fs::{self, File};
use std::io::{Read, Write, stderr};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, SystemTime};

/// Names the folder to the process that is to be killed.
pub const FOLDER: &str = "NAQALA_TEST_SAVES_IN";
/// Variable with the number of times that it is killed.
const KILLS: &str = "NAQALA_TEST_KILLS";

pub fn kills() -> u32 {
    std::env::var(KILLS).map_or(50, |kills| kills.parse().expect("a number of times"))
}

/// Starts a test of this program again, as a process that saves one state after another and says `saved 7` after each.
/// Kills it a while after it has first said so. Returns the last state that it had said to be saved.
pub fn kill(test: &str, folder: &Path, time: u32) -> usize {
    let mut child = Command::new(std::env::current_exe().expect("it runs"))
        .args([test, "--exact"])
        .env(FOLDER, folder)
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .expect("this program can be started again");
    let mut said = child.stderr.take().expect("it was piped");
    let mut heard = [0; 1];
    said.read_exact(&mut heard).expect("it saves at least once");
    std::thread::sleep(Duration::from_micros(u64::from(time) * 7_919 % 23_017));
    child.kill().expect("it runs until it is killed");
    child.wait().expect("it was ours");
    let mut rest = String::from(heard[0] as char);
    said.read_to_string(&mut rest).expect("it says plain text");
    let told = rest.lines().rev().find_map(|line| line.strip_prefix("saved ")?.parse().ok());
    told.unwrap_or_else(|| panic!("it said what it had saved, not: {rest}"))
}

pub fn say_saved(state: usize) {
    // In one piece, so that no number is cut short.
    stderr().write_all(format!("saved {state}\n").as_bytes()).expect("somebody listens");
}

/// Rules whose endgame tables are small.
fn tabled(catalogue: &Catalogue) -> Arc<mancala::rules::Rules> {
    Arc::new(catalogue.rules("oware", &Settings::new()).expect("a shipped variant"))
}

/// Returns `true` if the endgame tables on the disk can be read, or there are none. Nothing is built.
fn tables_are_whole(catalogue: &Catalogue, folder: &Path) -> bool {
    let build = Build { threads: 1, off: &AtomicBool::new(true), report: &|_| {} };
    let files = fs::read_dir(folder.with_extension("endgames")).into_iter().flatten().flatten();
    let mut tables = files.filter(|file| file.path().extension().is_some_and(|ending| ending == "endgames"));
    tables.next().is_none() || shelf(folder).endgames(&tabled(catalogue), 1, &build).is_some()
}

/// A game at some state, with some moves and a remark so long that writing it takes a while.
fn record(catalogue: &Catalogue, state: usize) -> Record {
    let rules = Arc::new(catalogue.rules("kalah", &Settings::new()).expect("a shipped variant"));
    let mut game = Game::new(Arc::clone(&rules), start(&rules));
    for _ in 0..state % 12 {
        let mv = legal_moves(&rules, game.position())[0];
        game.play(mv).expect("a legal move");
    }
    let mut record = Record::of(&game);
    record.event = state.to_string();
    record.notes.comments.insert(0, "A remark. ".repeat(20_000 + state % 7 * 5_000) + "Its end.");
    record
}

fn path(folder: &Path) -> PathBuf {
    folder.join("game.naqala")
}

/// The state of the game on the disk, which must be whole.
fn state(catalogue: &Catalogue, folder: &Path) -> usize {
    let text = read_text(&path(folder), mancala::record::MAX_RECORD).expect("there is a file");
    let read = Record::read("game.naqala", &text).expect("the record is whole");
    read.replay(catalogue).expect("its moves can be played");
    let state = read.event.parse().expect("it was written here");
    assert_eq!(read, record(catalogue, state), "nothing of another state is in it");
    state
}

fn shelf(folder: &Path) -> Shelf {
    Shelf::at(folder.with_extension("endgames"), 1 << 20)
}

/// Saves one state after another, with the list of games and with endgame tables, and says so after each, until the
/// process is killed.
fn save_for_ever(catalogue: &Catalogue, folder: &Path) -> ! {
    let (off, shelf, tabled) = (AtomicBool::new(false), shelf(folder), tabled(catalogue));
    let build = Build { threads: 1, off: &off, report: &|_| {} };
    for next in state(catalogue, folder) + 1.. {
        save_atomically(&path(folder), record(catalogue, next).write().as_bytes())
            .expect("the folder can be written to");
        say_saved(next);
        Collection::of(folder.to_owned()).refresh(catalogue, &|_, _| {}, &|_| {});
        if next % 4 == 0 {
            shelf.clear();
        }
        shelf.endgames(&tabled, 1 + next % 4, &build).expect("Oware has such tables");
    }
    unreachable!("there is no last number")
}

#[test]
fn a_game_is_whole_and_one_of_its_last_two_states_whenever_the_program_is_killed() {
    let catalogue = Catalogue::shipped();
    if let Some(folder) = std::env::var_os(FOLDER) {
        save_for_ever(&catalogue, Path::new(&folder));
    }
    let dir = tempfile::tempdir().expect("the system has a folder for temporary files");
    let folder = dir.path().join("games");
    fs::create_dir_all(&folder).expect("the folder can be made");
    fs::write(path(&folder), record(&catalogue, 0).write()).expect("the folder can be written to");
    let mut before = 0;
    let test = "killed::a_game_is_whole_and_one_of_its_last_two_states_whenever_the_program_is_killed";
    for time in 0..kills() {
        let told = kill(test, &folder, time);
        let found = state(&catalogue, &folder);
        assert!(told > before && (found == told || found == told + 1), "{before}, {told}, {found}");
        before = found;
        let mut collection = Collection::of(folder.clone());
        collection.refresh(&catalogue, &|_, _| {}, &|_| {});
        let listed: Vec<&str> = collection.games().iter().map(|game| game.file.as_str()).collect();
        assert_eq!(listed, ["game.naqala"], "what was left is no game");
        assert!(tables_are_whole(&catalogue, &folder), "no half of a table takes the place of one");
    }
    for left in fs::read_dir(&folder).expect("it is there").flatten() {
        let long_ago = SystemTime::now() - Duration::from_secs(60);
        File::options()
            .append(true)
            .open(left.path())
            .and_then(|file| file.set_modified(long_ago))
            .expect("it is ours");
    }
    save_atomically(&path(&folder), record(&catalogue, before + 1).write().as_bytes()).expect("it can be written to");
    assert_eq!(state(&catalogue, &folder), before + 1);
    assert_eq!(fs::read_dir(&folder).expect("it is there").count(), 1, "what was left is swept away");
}
