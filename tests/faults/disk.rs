//! Disks that are full or cannot be written to. A test is started again in a room of its own: with a small file system
//! over a folder, which only that process sees. Where the system allows nobody such rooms there is nothing to test
//! with, and the tests say so.

use naqala_core::files::{SaveError, save_atomically};
use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output};

/// Names the folder to the process in the room.
const ROOM: &str = "NAQALA_TEST_ROOM";

/// A folder that is a file system of its own, with room for 512 kB.
pub struct Room {
    /// The folder.
    pub path: PathBuf,
}

impl Room {
    /// Fills it to the last byte.
    pub fn fill(&self) {
        let mut file = fs::File::create(self.path.join("filling")).expect("there is room for a name");
        while file.write(&[b'x'; 4096]).is_ok_and(|written| written > 0) {}
    }

    /// Makes room again.
    pub fn empty(&self) {
        fs::remove_file(self.path.join("filling")).expect("it was filled");
    }

    /// Lets nobody write there any more.
    pub fn close(&self) {
        let mounted = Command::new("mount").args(["-o", "remount,ro"]).arg(&self.path).status();
        assert!(mounted.is_ok_and(|status| status.success()), "it is our own");
    }
}

/// Starts a test again in such a room, where this returns it; outside nothing is left to do.
pub fn again_in_a_room(test: &str) -> Option<Room> {
    if let Some(path) = std::env::var_os(ROOM) {
        return Some(Room { path: path.into() });
    }
    let dir = tempfile::tempdir().expect("the system has a folder for temporary files");
    let script = "mount -t tmpfs -o size=512k naqala \"$1\" || exit 99; exec \"$2\" \"$3\" --exact";
    let again = Command::new("unshare")
        .args(["--user", "--map-root-user", "--mount", "sh", "-c", script, "sh"])
        .arg(dir.path())
        .arg(std::env::current_exe().expect("it runs"))
        .arg(test)
        .env(ROOM, dir.path())
        .output();
    let may_have_rooms = |output: &Output| output.status.code() != Some(99) && !output.stderr.starts_with(b"unshare: ");
    match again.ok().filter(may_have_rooms) {
        None => eprintln!("not tested: this system allows no file system of one's own"),
        Some(output) => {
            let said = [output.stdout, output.stderr].concat();
            assert!(output.status.success(), "{}", String::from_utf8_lossy(&said));
            assert!(String::from_utf8_lossy(&said).contains("1 passed"), "it was started again");
        }
    }
    None
}

#[test]
fn on_a_full_disk_what_stood_there_stands_and_the_reason_is_said() {
    let test = "disk::on_a_full_disk_what_stood_there_stands_and_the_reason_is_said";
    let Some(room) = again_in_a_room(test) else { return };
    let game = room.path.join("game.naqala");
    let record = r#"Record(format: 1, variant: "kalah", moves: ["c1", "f1"])"#;
    save_atomically(&game, record.as_bytes()).expect("there is room");
    room.fill();
    let error = save_atomically(&game, &[b'y'; 10_000]).expect_err("there is no room");
    assert!(matches!(error, SaveError::Full { .. }), "{error}");
    assert_eq!(fs::read_to_string(&game).expect("it is there"), record);
    for words in [
        ["convert", "game.naqala", "-o", "game.txt"],
        ["convert", "game.naqala", "-o", "game.html"],
        ["sheet", "kalah", "-o", "kalah.pdf"],
    ] {
        let output = Command::new(env!("CARGO_BIN_EXE_naqala"))
            .args(words)
            .args(["--lang", "en"])
            .current_dir(&room.path)
            .output()
            .expect("the program starts");
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{words:?}: {said}");
        assert!(said.starts_with("error[save-disk-full]: cannot save"), "{words:?}: {said}");
    }
    let mut left: Vec<String> = fs::read_dir(&room.path)
        .expect("it is there")
        .flatten()
        .map(|it| it.file_name().to_string_lossy().into())
        .collect();
    left.sort();
    assert_eq!(left, ["filling", "game.naqala"], "nothing half written is left");
}

#[test]
fn what_cannot_be_kept_on_a_closed_disk_is_made_all_the_same() {
    let test = "disk::what_cannot_be_kept_on_a_closed_disk_is_made_all_the_same";
    let Some(room) = again_in_a_room(test) else { return };
    room.close();
    let naqala = |words: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_naqala"));
        for folder in ["HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"] {
            command.env(folder, &room.path);
        }
        command.args(words).output().expect("the program starts")
    };
    let output = naqala(&["analyse", "oware", "--endgame", "4", "--depth", "4"]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let place = room.path.join("sheet.pdf");
    let output = naqala(&["sheet", "kalah", "-o", place.to_str().expect("it is text")]);
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1));
    assert!(said.starts_with("error[save-read-only-folder]: cannot save"), "{said}");
}
