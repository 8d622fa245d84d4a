//! With Bevy, without a window: what is kept, and what the app is asked to open.

use crate::engine::legal_moves;
use crate::game::window::Preferences;
use crate::game::wish::{Desk, Wish};
use crate::game::{self, Current, Playhead};
use crate::panel::keep::{self, Kept};
use crate::panel::settings::Folders;
use crate::panel::state::Tab;
use crate::panel::{self, Remembered};
use crate::record::Record;
use crate::rules::{Catalogue, Settings};
use bevy::prelude::*;
use bevy::window::FileDragAndDrop;
use std::fs;
use std::path::Path;

fn folders(at: &Path) -> Folders {
    Folders { config: at.join("config"), data: at.join("data") }
}

/// The app with everything but a window, keeping things in a folder of its own.
fn app(at: &Path) -> App {
    let catalogue = Catalogue::shipped();
    let current = Current::opening(&catalogue, "kalah", &Settings::new()).expect("Kalah is shipped");
    let mut app = App::new();
    app.add_plugins(MinimalPlugins)
        .insert_resource(current)
        .insert_resource(Kept::within(Some(folders(at))))
        .add_plugins((game::plugin, panel::plugin, keep::plugin));
    app.update();
    app
}

fn play_one(app: &mut App) {
    let current = app.world().resource::<Current>();
    let mv = legal_moves(current.game.rules(), current.game.position())[0];
    app.world_mut().trigger(Wish::Play(mv));
    app.update();
}

#[test]
fn the_game_is_kept_after_every_ply_and_on_offer_next_time() {
    let dir = tempfile::tempdir().expect("the system has a folder for temporary files");
    let mut first = app(dir.path());
    assert!(!folders(dir.path()).autosave().exists(), "nothing was played");
    for plies in 1..=3 {
        play_one(&mut first);
        let text = fs::read_to_string(folders(dir.path()).autosave()).expect("the game is kept");
        let record = Record::read("autosave", &text).expect("it is a record");
        assert_eq!(record.replay(&Catalogue::shipped()).expect("it can be played through").plies().len(), plies);
    }
    drop(first);
    let mut second = app(dir.path());
    let unfinished = second.world().resource::<Remembered>().0.unfinished.clone().expect("it is on offer");
    second.world_mut().trigger(Wish::Open(unfinished));
    second.update();
    let current = second.world().resource::<Current>();
    assert_eq!(current.game.plies().len(), 3);
    assert_eq!(current.file, None, "it is in no file of the user's");
}

#[test]
fn a_game_that_another_takes_the_place_of_stays_on_offer() {
    let dir = tempfile::tempdir().expect("the system has a folder for temporary files");
    let mut app = app(dir.path());
    play_one(&mut app);
    app.world_mut().trigger(Wish::NewGame { id: "oware".into(), settings: Settings::new() });
    app.update();
    assert!(app.world().resource::<Remembered>().0.unfinished.is_some());
}

#[test]
fn a_dropped_record_is_opened_and_a_broken_one_is_told() {
    let dir = tempfile::tempdir().expect("the system has a folder for temporary files");
    let mut app = app(&dir.path().join("own"));
    let window = app.world_mut().spawn_empty().id();
    let good = dir.path().join("good.naqala");
    let mut current = Current::opening(&Catalogue::shipped(), "oware", &Settings::new()).expect("Oware is shipped");
    let mv = legal_moves(current.game.rules(), current.game.position())[0];
    current.play(mv, 0).expect("a legal move");
    fs::write(&good, current.to_record().write()).expect("the folder can be written to");
    app.world_mut().write_message(FileDragAndDrop::DroppedFile { window, path_buf: good });
    app.update();
    app.update();
    assert_eq!(app.world().resource::<Current>().game.rules().id, "oware");
    let bad = dir.path().join("bad.naqala");
    fs::write(&bad, "Record(\n  format: 1,\n  variant: \"nowhere\",\n  moves: [],\n)")
        .expect("the folder can be written to");
    app.world_mut().write_message(FileDragAndDrop::DroppedFile { window, path_buf: bad });
    app.update();
    app.update();
    assert_eq!(app.world().resource::<Current>().game.rules().id, "oware", "the app goes on with what it had");
    let told = &app.world().resource::<Remembered>().0.notices;
    assert!(told.iter().any(|told| told.notice.text.contains("bad.naqala:3:")), "{told:?}");
}

#[test]
fn preferences_are_kept_when_they_change() {
    let dir = tempfile::tempdir().expect("the system has a folder for temporary files");
    let mut first = app(dir.path());
    first.world_mut().resource_mut::<Preferences>().text_size = 1.5;
    first.world_mut().trigger(Wish::Speed(4.0));
    first.update();
    let second = app(dir.path());
    assert_eq!(second.world().resource::<Preferences>().text_size, 1.5);
    assert_eq!(second.world().resource::<Playhead>().speed, 4.0);
}

#[test]
fn bad_preferences_are_told_and_the_app_goes_on() {
    let dir = tempfile::tempdir().expect("the system has a folder for temporary files");
    fs::create_dir_all(dir.path().join("config")).expect("the folder can be made");
    fs::write(dir.path().join("config/preferences.ron"), "(counts: 3)").expect("the folder can be written to");
    let app = app(dir.path());
    assert_eq!(*app.world().resource::<Preferences>(), Preferences::default());
    let told = &app.world().resource::<Remembered>().0.notices;
    assert!(told.iter().any(|told| told.notice.text.contains("preferences.ron:1:")), "{told:?}");
}

#[test]
fn parts_of_the_panel_open_when_asked_for() {
    let dir = tempfile::tempdir().expect("the system has a folder for temporary files");
    let mut app = app(dir.path());
    app.world_mut().resource_mut::<Preferences>().panel_open = false;
    app.world_mut().resource_mut::<Remembered>().0.tab = Tab::Moves;
    for desk in [Desk::Games, Desk::Keys, Desk::OpenFile] {
        app.world_mut().trigger(Wish::Show(desk));
    }
    app.update();
    let state = &app.world().resource::<Remembered>().0;
    assert!(state.tab == Tab::Game && state.keys_open && state.files.is_open());
    assert!(app.world().resource::<Preferences>().panel_open);
    app.world_mut().trigger(Wish::Show(Desk::Panel));
    assert!(!app.world().resource::<Preferences>().panel_open);
}
