//! Files that change while they are read, and files from another time.

use mancala::record::{MAX_RECORD, Record, read_text};
use mancala::rules::Catalogue;
use naqala_core::exchange::{self, Format};
use naqala_core::files::save_atomically;
use naqala_core::workshop::Collection;
use naqala_core::workshop::own::read_folder;
use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io::{Seek, Write};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::thread;
use std::time::{Duration, Instant, SystemTime};

/// Time for which a file is written and read at the same time.
const A_WHILE: Duration = Duration::from_millis(700);

/// Writes one text after the other into a file, in pieces and without care, as other programs do, while something is
/// done.
fn while_written(path: &Path, texts: [&str; 2], mut done: impl FnMut()) {
    let over = AtomicBool::new(false);
    fs::write(path, texts[0]).expect("the folder can be written to");
    thread::scope(|scope| {
        scope.spawn(|| {
            let mut file = File::options().write(true).open(path).expect("it was written");
            for text in texts.iter().cycle() {
                file.set_len(0).and_then(|()| file.rewind()).expect("it can be written to");
                for piece in text.as_bytes().chunks(100) {
                    file.write_all(piece).expect("it can be written to");
                }
                if over.load(Relaxed) {
                    return;
                }
            }
        });
        let begun = Instant::now();
        while begun.elapsed() < A_WHILE {
            done();
        }
        over.store(true, Relaxed);
    });
}

const RECORDS: [&str; 2] = [
    "Record(\n  format: 1,\n  variant: \"kalah\",\n  south: \"Amina\",\n  north: \"Juma\",\n  date: \"2026-03-01\",\n  \
     moves: [\"c1\", \"f1\", \"a2\", \"b1\"],\n)\n",
    "Record(\n  format: 1,\n  variant: \"oware\",\n  moves: [\"c1\"],\n)\n",
];

#[test]
fn a_record_that_changes_while_it_is_read_is_one_or_the_other_or_refused() {
    let dir = tempfile::tempdir().expect("the system has a folder for temporary files");
    let path = dir.path().join("game.naqala");
    let whole = RECORDS.map(|text| Record::read("game.naqala", text).expect("it is a record"));
    let (mut read, mut refused) = (0, 0);
    while_written(&path, RECORDS, || {
        let text = read_text(&path, MAX_RECORD).expect("it is text");
        match Record::read("game.naqala", &text) {
            Ok(record) => {
                assert!(whole.contains(&record), "{record:?}");
                read += 1;
            }
            Err(error) => {
                assert!(error.to_string().starts_with("game.naqala:"), "{error}");
                refused += 1;
            }
        }
    });
    assert!(read + refused > 10, "{read}, {refused}");
}

#[test]
fn games_and_variants_that_change_while_they_are_listed_are_known_as_they_are_in_the_end() {
    let catalogue = Catalogue::shipped();
    let dir = tempfile::tempdir().expect("the system has a folder for temporary files");
    let (games, own) = (dir.path().join("games"), dir.path().join("variants"));
    for folder in [&games, &own] {
        fs::create_dir(folder).expect("it can be made");
    }
    let mut collection = Collection::of(games.clone());
    let mut listed = BTreeSet::new();
    while_written(&games.join("a.naqala"), RECORDS, || {
        collection.refresh(&catalogue, &|_, _| {}, &|_| {});
        listed.extend(collection.games().iter().map(|game| game.id.clone()));
    });
    assert!(listed.iter().all(|id| ["kalah", "oware"].contains(&id.as_str())), "{listed:?}");

    let kalah = Catalogue::text("kalah").expect("it is shipped").replace("id: \"kalah\"", "id: \"mine\"");
    let file = own.join("mine.ron");
    while_written(&file, [&kalah, "nothing"], || {
        let (found, troubles) = read_folder(Some(&own), &catalogue);
        assert!(found.iter().all(|game| game.variant.id == "mine"));
        assert!(troubles.iter().all(|trouble| trouble.file == file && !trouble.spots.is_empty()));
    });
    save_atomically(&file, kalah.as_bytes()).expect("it can be written");
    let (found, troubles) = read_folder(Some(&own), &catalogue);
    assert_eq!((found.len(), troubles.len()), (1, 0));
}

#[test]
fn other_formats_that_are_cut_off_anywhere_are_read_or_refused_with_their_line() {
    let catalogue = Catalogue::shipped();
    let record = Record::read("game.naqala", RECORDS[0]).expect("it is a record");
    let game = record.replay(&catalogue).expect("it can be played through");
    let words = naqala_core::words::Words::english();
    for format in [Format::Text, Format::Json, Format::Naqala] {
        let text = exchange::write(format, &record, &game, &words).expect("it can be written");
        for end in (0..text.len()).filter(|&end| text.is_char_boundary(end)) {
            if let Err(error) = exchange::read(format, "game", &text[..end], &catalogue) {
                assert!(error.to_string().starts_with("game:"), "{error}");
            }
        }
    }
}

#[test]
fn files_from_another_time_are_listed_like_all_others() {
    let catalogue = Catalogue::shipped();
    let dir = tempfile::tempdir().expect("the system has a folder for temporary files");
    let games = dir.path().join("games");
    fs::create_dir(&games).expect("it can be made");
    let day = Duration::from_secs(86_400);
    let times = [SystemTime::UNIX_EPOCH - day * 3_000, SystemTime::now(), SystemTime::now() + day * 30_000];
    for (n, time) in times.into_iter().enumerate() {
        let path = games.join(format!("{n}.naqala"));
        fs::write(&path, RECORDS[n % 2]).expect("it can be written");
        File::options().append(true).open(&path).and_then(|file| file.set_modified(time)).expect("it is ours");
    }
    let mut collection = Collection::of(games.clone());
    for _ in 0..2 {
        collection.refresh(&catalogue, &|_, _| {}, &|_| {});
        let listed: Vec<&str> = collection.games().iter().map(|game| game.file.as_str()).collect();
        assert_eq!(listed, ["2.naqala", "1.naqala", "0.naqala"], "the latest first");
    }
    save_atomically(&games.join("3.naqala"), RECORDS[0].as_bytes()).expect("it can be written");
    assert_eq!(fs::read_dir(&games).expect("it is there").count(), 4);
}
