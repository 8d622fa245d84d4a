//! The files in which features keep things between runs.

use crate::app::Placement;
use crate::learn::{Lessons, MyPuzzles, Scores};
use crate::play::PlayPreferences;
use crate::settings::Preferences;
use crate::settings::folders::{Folders, SettingsError};
use crate::settings::keep::Keep;
use crate::ui::look::{Look, StoneKind};
use mancala::diagnostic::Argument;
use mancala::record::PlayingStyle;
use naqala_core::session::PlayersMode;
use naqala_core::session::clock::TimeControl;
use std::path::PathBuf;
use std::{fs, thread};

fn folders() -> (tempfile::TempDir, Folders) {
    let dir = tempfile::tempdir().expect("the system has a folder for temporary files");
    let folders = Folders { config: dir.path().join("config"), data: dir.path().join("data") };
    (dir, folders)
}

/// Contents of a file; what comes with the app where there is none.
fn read<T: Keep>(folders: &Folders) -> T {
    folders.read().expect("it makes sense").unwrap_or_default()
}

/// The line of a mistake, and the name under which its file was put aside.
fn told(error: &SettingsError) -> (usize, String) {
    let line = error.diagnostic.span().map_or(0, |span| span.line);
    let Some(Argument::Written(aside)) = error.diagnostic.argument("renamed") else { panic!("{error:?}") };
    (line, aside.clone())
}

#[test]
fn preferences_come_back_as_they_were_saved() {
    let (_dir, folders) = folders();
    let chosen = Preferences { dark: true, panel_width: 412.0, text_size: 1.25, speed: 2.0, ..Preferences::default() };
    folders.write(&Preferences::default(), &chosen).expect("the folder can be written to");
    assert_eq!(read::<Preferences>(&folders), chosen);
}

/// A file with every preference, as earlier versions wrote it in one piece.
const ALL: &str = r#"(
    panel_open: false, panel_width: 412.0, text_size: 1.25, dark: true, look: Sand, stones: Glass, counts: false,
    path: true, reduced_motion: true, volume: 0.25, muted: true, speed: 2.0, projected_speed: 0.25, lap_by_lap: true,
    waits_at_captures: true, folder: Some("/games, old"), language: Some("he"), own_seat_below: true,
    mode: Watch, level: 3, levels: { "kalah": 5, "oware/woli": 2 }, style: Careful,
    clock: Some(Game(minutes: 5, increment: 3)), game: Some("oware/woli"),
    demonstrated: true,
)"#;

#[test]
fn a_file_with_every_preference_is_read_by_all_features_and_keeps_the_fields_of_each() {
    let window = Preferences {
        panel_open: false,
        panel_width: 412.0,
        text_size: 1.25,
        dark: true,
        look: Look::Sand,
        stones: StoneKind::Glass,
        counts: false,
        path: true,
        reduced_motion: true,
        volume: 0.25,
        muted: true,
        speed: 2.0,
        projected_speed: 0.25,
        lap_by_lap: true,
        waits_at_captures: true,
        folder: Some("/games, old".into()),
        language: Some("he".into()),
        language_choices: 0,
        turned: false,
        own_seat_below: true,
        demonstrated: true,
    };
    let levels = [("kalah".to_owned(), 5), ("oware/woli".to_owned(), 2)].into();
    let (style, clock) = (PlayingStyle::Careful, Some(TimeControl::Game { minutes: 5, increment: 3 }));
    let play =
        PlayPreferences { mode: PlayersMode::Watch, level: 3, levels, style, clock, game: Some("oware/woli".into()) };
    // People's editors put a byte-order mark before it, and the name of what it holds.
    for text in [ALL.to_owned(), format!("\u{feff}{ALL}"), format!("Preferences{ALL}")] {
        let (_dir, folders) = folders();
        fs::create_dir_all(&folders.config).expect("the folder can be made");
        fs::write(Preferences::path(&folders), &text).expect("it can be written");
        assert_eq!((read::<Preferences>(&folders), read::<PlayPreferences>(&folders)), (window.clone(), play.clone()));
        folders.write(&window, &Preferences { dark: false, ..window.clone() }).expect("it can be written");
        folders.write(&play, &PlayPreferences { level: 8, ..play.clone() }).expect("it can be written");
        assert_eq!(read::<Preferences>(&folders), Preferences { dark: false, ..window.clone() }, "{text}");
        assert_eq!(read::<PlayPreferences>(&folders), PlayPreferences { level: 8, ..play.clone() }, "{text}");
    }
}

#[test]
fn no_preferences_are_no_error() {
    let (_dir, folders) = folders();
    assert_eq!(read::<Preferences>(&folders), Preferences::default());
}

#[test]
fn a_senseless_file_is_put_aside_with_its_place_told() {
    let (_dir, folders) = folders();
    fs::create_dir_all(&folders.config).expect("the folder can be made");
    for bad in ["ron.bad", "ron.bad1"] {
        fs::write(Preferences::path(&folders), "(\n  dark: perhaps,\n)").expect("the folder can be written to");
        let error = folders.read::<Preferences>().expect_err("perhaps is no switch");
        assert_eq!((&error.path, told(&error)), (&Preferences::path(&folders), (2, format!("preferences.{bad}"))));
        let aside = Preferences::path(&folders).with_extension(bad);
        assert_eq!(fs::read_to_string(aside).expect("it was put aside"), "(\n  dark: perhaps,\n)");
    }
    assert_eq!(read::<Preferences>(&folders), Preferences::default());
}

#[test]
fn binary_and_huge_files_are_put_aside() {
    let (_dir, folders) = folders();
    fs::create_dir_all(&folders.config).expect("the folder can be made");
    for bytes in [vec![0xff, 0xfe, 0x00], vec![b' '; Preferences::MAX_LENGTH + 1]] {
        fs::write(Preferences::path(&folders), bytes).expect("the folder can be written to");
        assert!(folders.read::<Preferences>().is_err());
        assert!(!Preferences::path(&folders).exists());
    }
}

#[test]
fn numbers_out_of_bounds_are_brought_within_them() {
    let (_dir, folders) = folders();
    fs::create_dir_all(&folders.config).expect("the folder can be made");
    fs::write(Preferences::path(&folders), "(panel_width: NaN, text_size: 1e30, speed: -4.0, projected_speed: inf)")
        .expect("it can be written");
    let read = read::<Preferences>(&folders);
    assert_eq!((read.panel_width, read.text_size, read.speed, read.projected_speed), (340.0, 2.0, 0.25, 0.5));
}

#[test]
fn lessons_go_on_where_they_were_left_and_a_senseless_file_is_put_aside() {
    let (_dir, folders) = folders();
    let mut lessons = Lessons::default();
    lessons.reached.insert("oware/woli".into(), (4, 20));
    lessons.done.insert("oware/woli".into(), [0, 2].into());
    folders.write(&Lessons::default(), &lessons).expect("the folder can be made and written to");
    assert_eq!(read::<Lessons>(&folders), lessons);
    fs::write(Lessons::path(&folders), "(reached: everything)").expect("the folder can be written to");
    let error = folders.read::<Lessons>().expect_err("it makes no sense");
    assert_eq!(told(&error), (1, "lessons.ron.bad".to_owned()));
    let aside = Lessons::path(&folders).with_extension("ron.bad");
    assert_eq!(fs::read_to_string(aside).expect("it was put aside"), "(reached: everything)");
}

#[test]
fn scores_come_back_and_a_senseless_file_is_put_aside_with_its_place_told() {
    let (_dir, folders) = folders();
    assert_eq!(read::<Scores>(&folders), Scores::default());
    let mut scores = Scores::default();
    scores.0.games.entry("kalah".into()).or_default().right = 3;
    folders.write(&Scores::default(), &scores).expect("the folder can be made and written to");
    assert_eq!(read::<Scores>(&folders), scores);
    fs::write(Scores::path(&folders), "(format: 1,\n games: all)").expect("the folder can be written to");
    let error = folders.read::<Scores>().expect_err("it makes no sense");
    assert_eq!((&error.path, told(&error)), (&Scores::path(&folders), (2, "puzzles.ron.bad".to_owned())));
}

#[test]
fn puzzles_of_ones_own_come_back_and_a_senseless_file_is_put_aside_with_its_place_told() {
    let (_dir, folders) = folders();
    assert_eq!(read::<MyPuzzles>(&folders), MyPuzzles::default());
    let text = "(format: 1, puzzles: [(number: 7, name: \"Mine\", variant: \"kalah\", kind: best, position: \"1\")])";
    let puzzles = MyPuzzles::parse(text).expect("it is one of puzzles");
    folders.write(&MyPuzzles::default(), &puzzles).expect("the folder can be made and written to");
    assert_eq!(read::<MyPuzzles>(&folders), puzzles);
    fs::write(MyPuzzles::path(&folders), "(format: 1,\n puzzles: all)").expect("the folder can be written to");
    let error = folders.read::<MyPuzzles>().expect_err("it makes no sense");
    assert_eq!((&error.path, told(&error)), (&MyPuzzles::path(&folders), (2, "own-puzzles.ron.bad".to_owned())));
}

#[test]
fn what_two_windows_change_is_all_kept() {
    let (_dir, folders) = folders();
    let begun = Preferences::default();
    folders.write(&begun, &Preferences { text_size: 1.5, ..begun.clone() }).expect("it can be written");
    folders.write(&begun, &Preferences { dark: true, ..begun.clone() }).expect("it can be written");
    folders.write(&begun, &Preferences { speed: 2.0, volume: 0.3, ..begun.clone() }).expect("it can be written");
    let both = Preferences { text_size: 1.5, dark: true, speed: 2.0, volume: 0.3, ..begun };
    assert_eq!(read::<Preferences>(&folders), both);

    let none = Lessons::default();
    let lessons = |games: &[&str]| Lessons {
        reached: games.iter().map(|&id| (id.to_owned(), (3, 9))).collect(),
        ..Lessons::default()
    };
    folders.write(&none, &lessons(&["kalah", "oware"])).expect("it can be written");
    let there = folders.write(&none, &lessons(&["bao"])).expect("it can be written");
    assert_eq!(there, lessons(&["bao", "kalah", "oware"]));
    let there = folders.write(&lessons(&["oware"]), &none).expect("it can be written");
    assert_eq!((&there, &read::<Lessons>(&folders)), (&lessons(&["bao", "kalah"]), &there));

    let scores = |game: &str| {
        let mut scores = Scores::default();
        scores.0.games.entry(game.into()).or_default().right = 3;
        scores
    };
    folders.write(&Scores::default(), &scores("kalah")).expect("it can be written");
    let there = folders.write(&Scores::default(), &scores("oware")).expect("it can be written");
    assert_eq!(there.0.games.keys().collect::<Vec<_>>(), ["kalah", "oware"]);

    let own = |puzzles: &[(u32, &str)]| {
        let puzzle = |(number, name)| {
            format!("(number: {number}, name: \"{name}\", variant: \"kalah\", kind: best, position: \"1\")")
        };
        let puzzles: Vec<String> = puzzles.iter().copied().map(puzzle).collect();
        MyPuzzles::parse(&format!("(format: 1, puzzles: [{}])", puzzles.join(", "))).expect("they are puzzles")
    };
    let before = own(&[(1, "a"), (2, "b")]);
    folders.write(&MyPuzzles::default(), &before).expect("it can be written");
    folders.write(&before, &own(&[(1, "a"), (2, "b"), (3, "c")])).expect("it can be written");
    let there = folders.write(&before, &own(&[(2, "new name"), (3, "d")])).expect("it can be written");
    assert_eq!(there, own(&[(2, "new name"), (3, "c"), (4, "d")]), "the one of a taken number gets another");
}

#[test]
fn windows_that_write_at_the_same_time_wait_for_each_other() {
    let (_dir, folders) = folders();
    let write = |window: usize| {
        let mut here = Lessons::default();
        for n in 0..25 {
            let mut now = here.clone();
            now.reached.insert(format!("{window} {n}"), (1, 2));
            here = folders.write(&here, &now).expect("the folder can be written to");
        }
    };
    thread::scope(|scope| (0..4).for_each(|window| drop(scope.spawn(move || write(window)))));
    assert_eq!(read::<Lessons>(&folders).reached.len(), 100);
}

#[cfg(unix)]
#[test]
fn a_folder_whose_name_is_no_text_is_not_kept_and_nothing_else_is_lost() {
    use std::os::unix::ffi::OsStringExt;
    let (_dir, folders) = folders();
    let nameless = PathBuf::from(std::ffi::OsString::from_vec(b"/games/\xff".to_vec()));
    let chosen = Preferences { dark: true, folder: Some(nameless), ..Preferences::default() };
    folders.write(&Preferences::default(), &chosen).expect("it can be written");
    let read = read::<Preferences>(&folders);
    assert_eq!((read.dark, read.folder), (true, None));
}

#[test]
fn the_window_comes_back_where_it_stood() {
    let (_dir, folders) = folders();
    assert_eq!(read::<Placement>(&folders), Placement::default(), "there is no file");
    let stood = Placement { size: [960.0, 601.0], at: Some([-40, 12]), maximised: true, full_screen: false };
    folders.write(&Placement::default(), &stood).expect("the folder can be made and written to");
    assert_eq!(read::<Placement>(&folders), stood);
    fs::write(Placement::path(&folders), "(size: here)").expect("the folder can be written to");
    assert_eq!(read::<Placement>(&folders), Placement::default());
    fs::write(Placement::path(&folders), "(size: (1e30, NaN), at: Some((2000000000, 0)))").expect("it can be written");
    let read = read::<Placement>(&folders);
    assert_eq!((read.size, read.at), ([100_000.0, 800.0], Some([100_000, 0])));
}
