//! With Bevy, without a window: what is kept, and what the app is asked to open.

use crate::app::keys_dialog::KeysDialog;
use crate::app::opening::{self, InitialGame, StartOptions};
use crate::app::panel;
use crate::app::plugins;
use crate::board::{self, TableArea};
use crate::learn::LearnCommand;
use crate::learn::{Lessons, MyPuzzles};
use crate::library::LibraryTab;
use crate::library::user_variants::GameSuperseded;
use crate::library::variant_files::asset_plugin;
use crate::play::PlayCommand;
use crate::play::Playhead;
use crate::play::{CurrentGame, PlayPreferences};
use crate::playback::PlaybackCommand;
use crate::record::RecordCommand;
use crate::record::SavedGamesCommand;
use crate::record::saved_games::SavedGames;
use crate::record::saved_games::UnfinishedGames;
use crate::settings::Preferences;
use crate::settings::dialog::PreferencesDialog;
use crate::settings::folders::Folders;
use crate::tests::{in_english, trigger, until};
use crate::ui::Dialog;
use crate::ui::PanelTarget;
use crate::ui::Projecting;
use crate::ui::WindowCommand;
use crate::ui::file_dialog::FileDialogs;
use crate::ui::notifications::Notifications;
use crate::ui::tabs::{SidePanel, Tab};
use bevy::app::AppExit;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy::window::{FileDragAndDrop, PrimaryWindow, WindowFocused, WindowResolution};
use mancala::engine::legal_moves;
use mancala::record::Record;
use mancala::record::Skill;
use mancala::rules::{Catalogue, Settings};
use naqala_core::samples::samples;
use naqala_core::session::{Players, PlayersMode, Purpose, Session};
use naqala_core::teach::own_puzzles::OwnPuzzles;
use naqala_core::words::Words;
use naqala_core::workshop::UnfinishedGame;
use std::fs;
use std::path::Path;

fn folders(at: &Path) -> Folders {
    Folders { config: at.join("config"), data: at.join("data") }
}

/// The app with everything but a window, keeping things in a folder of its own.
fn app(at: &Path) -> App {
    opened(at, None)
}

/// The same as it opens.
fn opened(at: &Path, opens: Option<InitialGame>) -> App {
    let catalogue = Catalogue::shipped();
    let current = Session::opening(&catalogue, "kalah", &Settings::new()).expect("Kalah is shipped");
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, asset_plugin()))
        .insert_resource(CurrentGame(current))
        .insert_resource(folders(at))
        .insert_resource(StartOptions { game: opens, ..default() })
        .add_plugins((plugins::plugin, panel::plugin, opening::plugin));
    app.update();
    app
}

#[test]
fn the_demonstration_plays_at_the_first_start_and_later_the_last_game_is_ready_against_the_program() {
    let dir = tempfile::tempdir().expect("the system has a folder for temporary files");
    let mut first = opened(dir.path(), Some(InitialGame::Remembered));
    assert!(first.world().resource::<Preferences>().demonstrated);
    let rules = Catalogue::shipped().rules("oware", &Settings::new()).expect("it is shipped");
    let players = Players::of(&Words::english(), &rules, PlayersMode::Computer, Skill::Level(3).into(), "");
    first.world_mut().resource_mut::<PlayPreferences>().begin(&rules, &players);
    first.update();
    drop(first);
    let second = opened(dir.path(), Some(InitialGame::Remembered));
    let current = second.world().resource::<CurrentGame>();
    assert_eq!((current.game.rules().id.as_str(), current.purpose), ("oware", Purpose::Play));
    assert_eq!(current.about.computers, [None, Some(Skill::Level(3).into()), None, None]);
    assert!(!second.world().resource::<Playhead>().playing && second.world().resource::<UnfinishedGames>().is_offered);
    let named = opened(dir.path(), Some(InitialGame::Named));
    let current = named.world().resource::<CurrentGame>();
    assert_eq!(current.game.rules().id, "kalah", "it was named");
    assert_eq!(current.about.computers, [None, Some(Skill::Level(3).into()), None, None]);
    assert!(!named.world().resource::<UnfinishedGames>().is_offered);
}

#[test]
fn who_wins_against_the_program_meets_the_next_level() {
    let dir = tempfile::tempdir().expect("the system has a folder for temporary files");
    let mut app = app(dir.path());
    let opening = "0,0,0,0,0,0/0,0,0,0,0,1 stores=40,7 to=S";
    trigger(&mut app, RecordCommand::PastePosition(opening.into()));
    let computers = [None, Some(Skill::Level(2).into()), None, None];
    trigger(&mut app, PlayCommand::Seat(Players { computers, ..default() }));
    app.update();
    let [kalah, oware] = ["kalah", "oware"]
        .map(|id| Catalogue::shipped().rules(id, &Settings::new()).expect("a shipped variant is sound"));
    assert_eq!(app.world().resource::<PlayPreferences>().level_in(&kalah), 1);
    play_one(&mut app);
    app.update();
    assert!(app.world().resource::<CurrentGame>().game.position().ended().is_some(), "South has won");
    let preferences = app.world().resource::<PlayPreferences>();
    assert_eq!((preferences.level_in(&kalah), preferences.level_in(&oware)), (3, 1));
}

fn play_one(app: &mut App) {
    let current = app.world().resource::<CurrentGame>();
    let mv = legal_moves(current.game.rules(), current.game.position())[0];
    trigger(app, PlayCommand::Move(mv));
    app.update();
}

fn unfinished(app: &App) -> &[UnfinishedGame] {
    &app.world().resource::<UnfinishedGames>().games
}

#[test]
fn the_game_is_kept_after_every_ply_and_taken_up_where_it_was_left() {
    let dir = tempfile::tempdir().expect("the system has a folder for temporary files");
    let mut first = app(dir.path());
    let games = folders(dir.path()).games();
    assert!(!games.exists(), "nothing was played");
    for plies in 1..=3 {
        play_one(&mut first);
        let files: Vec<_> = fs::read_dir(&games).expect("the game is kept").collect();
        let [Ok(file)] = files.as_slice() else { panic!("one game, one file: {files:?}") };
        let text = fs::read_to_string(file.path()).expect("the game is kept");
        let record = Record::read("kept", &text).expect("it is a record");
        assert_eq!(record.replay(&Catalogue::shipped()).expect("it can be played through").plies().len(), plies);
    }
    assert_eq!(unfinished(&first), [], "it is on the table");
    drop(first);
    let mut second = app(dir.path());
    until(&mut second, |app| !unfinished(app).is_empty());
    let [game] = unfinished(&second) else { panic!("it is on offer") };
    assert_eq!((game.name.as_str(), game.moves), ("Kalah", 3));
    let path = game.path.clone();
    trigger(&mut second, SavedGamesCommand::Resume(path));
    second.update();
    let (current, playhead) = (second.world().resource::<CurrentGame>(), second.world().resource::<Playhead>());
    assert_eq!(current.game.plies().len(), 3);
    assert_eq!((current.file.as_deref(), current.purpose), (None, Purpose::Play), "it is in no file of the user's");
    assert_eq!(playhead.time, current.choreography.duration(), "it is where it was left");
    trigger(&mut second, RecordCommand::Comment { ply: 3, text: "Taken up again.".into() });
    second.update();
    let kept =
        fs::read_dir(&games).expect("the folder is there").next().expect("one file").expect("it is there").path();
    let text = fs::read_to_string(kept).expect("the game is kept");
    assert!(text.contains("Taken up again."), "a remark is kept without a move: {text}");
    play_one(&mut second);
    assert_eq!(fs::read_dir(&games).expect("the folder is there").count(), 1, "it goes on in its file");
    assert_eq!(unfinished(&second), []);
}

/// The files of the games kept, with how many moves each has.
fn moves_kept(at: &Path) -> Vec<(String, usize)> {
    let mut files: Vec<(String, usize)> = fs::read_dir(folders(at).games())
        .expect("games are kept")
        .map(|entry| {
            let entry = entry.expect("it is there");
            let record = Record::read("kept", &fs::read_to_string(entry.path()).expect("it can be read"));
            (entry.file_name().to_string_lossy().into_owned(), record.expect("it is whole").moves.len())
        })
        .collect();
    files.sort();
    files
}

#[test]
fn two_windows_do_not_write_over_each_other() {
    let dir = tempfile::tempdir().expect("the system has a folder for temporary files");
    let (mut one, mut other) = (app(dir.path()), app(dir.path()));
    play_one(&mut one);
    play_one(&mut other);
    play_one(&mut one);
    let kept = moves_kept(dir.path());
    assert_eq!(
        kept.iter().map(|(_, moves)| *moves).collect::<Vec<_>>(),
        [1, 2],
        "each game has its own file: {kept:?}"
    );

    one.world_mut().resource_mut::<Preferences>().text_size = 1.5;
    other.world_mut().resource_mut::<Preferences>().dark = true;
    one.world_mut().resource_mut::<Lessons>().reached.insert("kalah".into(), (1, 9));
    other.world_mut().resource_mut::<Lessons>().reached.insert("oware".into(), (2, 9));
    one.update();
    other.update();
    let read = folders(dir.path());
    let preferences = read.read::<Preferences>().expect("they are whole").expect("they were written");
    assert_eq!((preferences.text_size, preferences.dark), (1.5, true));
    let lessons = read.read::<Lessons>().expect("they are whole").expect("they were written");
    assert_eq!(lessons.reached.len(), 2);
    assert_eq!(one.world().resource::<Lessons>().reached.len(), 1, "nobody has turned to it yet");
    let window = one.world_mut().spawn_empty().id();
    one.world_mut().write_message(WindowFocused { window, focused: true });
    one.update();
    assert_eq!(one.world().resource::<Lessons>().reached.len(), 2, "what the other has learnt is known here");

    // Both take up the same game, and each goes on with it in its own way.
    let path = folders(dir.path()).games().join(&kept[1].0);
    for window in [&mut one, &mut other] {
        window.world_mut().trigger(SavedGamesCommand::Resume(path.clone()));
        window.update();
    }
    play_one(&mut one);
    play_one(&mut other);
    play_one(&mut other);
    let mut moves: Vec<usize> = moves_kept(dir.path()).iter().map(|(_, moves)| *moves).collect();
    moves.sort_unstable();
    assert_eq!(moves, [1, 3, 4], "neither is lost");
    let told = &other.world().resource::<Notifications>().0;
    assert!(told.iter().any(|told| in_english(&told.notice).starts_with("Another window has continued")), "{told:?}");
}

#[test]
fn what_could_not_be_written_is_told_once_and_written_when_it_can_be() {
    let dir = tempfile::tempdir().expect("the system has a folder for temporary files");
    let mut app = app(dir.path());
    // A file stands where the folder would be made.
    let folder = folders(dir.path()).games();
    fs::create_dir_all(folder.parent().expect("it lies in one")).expect("it can be made");
    fs::write(&folder, "no folder").expect("it can be written");
    play_one(&mut app);
    play_one(&mut app);
    let said = |app: &App| app.world().resource::<Notifications>().0.len();
    assert_eq!(said(&app), 1, "once is enough");
    fs::remove_file(&folder).expect("it is ours");
    app.world_mut().write_message(AppExit::Success);
    app.update();
    assert_eq!(
        moves_kept(dir.path()).iter().map(|(_, moves)| *moves).collect::<Vec<_>>(),
        [2],
        "it is tried once more"
    );
}

#[test]
fn games_that_others_take_the_place_of_stay_on_offer_until_they_are_removed() {
    let dir = tempfile::tempdir().expect("the system has a folder for temporary files");
    let mut app = app(dir.path());
    for id in ["oware", "kalah"] {
        play_one(&mut app);
        trigger(&mut app, PlayCommand::NewGame { id: id.into(), settings: Settings::new() });
        app.update();
    }
    until(&mut app, |app| unfinished(app).len() == 2);
    let mut names: Vec<String> = unfinished(&app).iter().map(|game| game.name.clone()).collect();
    names.sort();
    assert_eq!(names, ["Kalah", "Oware"]);
    let path = unfinished(&app)[0].path.clone();
    trigger(&mut app, SavedGamesCommand::Remove(path));
    app.update();
    assert_eq!(unfinished(&app).len(), 1, "it is gone at once");
    let notices = &app.world().resource::<Notifications>().0;
    let offer = notices.iter().find_map(|told| told.notice.offer.clone()).expect("there is a way back");
    offer.action.trigger(&mut app.world_mut().commands());
    app.world_mut().flush();
    until(&mut app, |app| unfinished(app).len() == 2);
    assert!(app.world().resource::<Notifications>().0.is_empty(), "what was done needs no button any more");
}

#[test]
fn a_remark_on_a_record_that_is_only_watched_is_kept_at_once() {
    let dir = tempfile::tempdir().expect("the system has a folder for temporary files");
    let mut app = app(dir.path());
    trigger(&mut app, RecordCommand::OpenSample(samples()[0].name.clone()));
    app.update();
    let games = folders(dir.path()).games();
    assert!(!games.exists(), "nothing is kept of what is only watched");
    trigger(&mut app, RecordCommand::Comment { ply: 1, text: "A good beginning.".into() });
    app.update();
    let file = fs::read_dir(&games).expect("it is kept").next().expect("one file").expect("it is there");
    let text = fs::read_to_string(file.path()).expect("it is kept");
    assert!(text.contains("A good beginning."), "{text}");
}

#[test]
fn puzzles_of_ones_own_are_there_again_when_the_window_opens_again() {
    let dir = tempfile::tempdir().expect("the system has a folder for temporary files");
    let mut first = app(dir.path());
    let text = "(format: 1, puzzles: [(number: 7, name: \"Mine\", variant: \"kalah\", kind: best, position: \"1\")])";
    let own = OwnPuzzles::read(text).expect("it is one of puzzles");
    first.world_mut().resource_mut::<MyPuzzles>().0 = own.clone();
    first.update();
    let second = app(dir.path());
    assert_eq!(second.world().resource::<MyPuzzles>().0, own);
}

#[test]
fn a_dropped_record_is_opened_and_a_broken_one_is_told() {
    let dir = tempfile::tempdir().expect("the system has a folder for temporary files");
    let mut app = app(&dir.path().join("own"));
    let window = app.world_mut().spawn_empty().id();
    let good = dir.path().join("good.naqala");
    let mut current = Session::opening(&Catalogue::shipped(), "oware", &Settings::new()).expect("Oware is shipped");
    let mv = legal_moves(current.game.rules(), current.game.position())[0];
    current.play(mv, 0).expect("a legal move");
    fs::write(&good, current.to_record().write()).expect("the folder can be written to");
    app.world_mut().write_message(FileDragAndDrop::DroppedFile { window, path_buf: good });
    app.update();
    app.update();
    assert_eq!(app.world().resource::<CurrentGame>().game.rules().id, "oware");
    let bad = dir.path().join("bad.naqala");
    fs::write(&bad, "Record(\n  format: 1,\n  variant: \"nowhere\",\n  moves: [],\n)")
        .expect("the folder can be written to");
    app.world_mut().write_message(FileDragAndDrop::DroppedFile { window, path_buf: bad });
    app.update();
    app.update();
    assert_eq!(app.world().resource::<CurrentGame>().game.rules().id, "oware", "the app goes on with what it had");
    let told = &app.world().resource::<Notifications>().0;
    assert!(told.iter().any(|told| in_english(&told.notice).contains("bad.naqala:3:")), "{told:?}");
}

#[test]
fn preferences_are_kept_when_they_change() {
    let dir = tempfile::tempdir().expect("the system has a folder for temporary files");
    let mut first = app(dir.path());
    first.world_mut().resource_mut::<Preferences>().text_size = 1.5;
    trigger(&mut first, PlaybackCommand::Speed(4.0));
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
    let told = &app.world().resource::<Notifications>().0;
    assert!(told.iter().any(|told| in_english(&told.notice).contains("preferences.ron:1:")), "{told:?}");
}

#[test]
fn parts_of_the_panel_open_when_asked_for() {
    let dir = tempfile::tempdir().expect("the system has a folder for temporary files");
    let mut app = app(dir.path());
    app.world_mut().resource_mut::<Preferences>().panel_open = false;
    app.world_mut().resource_mut::<SidePanel>().tab = Tab::Moves;
    for desk in [PanelTarget::Games, PanelTarget::Keys, PanelTarget::OpenFile] {
        trigger(&mut app, WindowCommand::Show(desk));
    }
    app.update();
    let dialog = app.world().resource::<Dialog>();
    assert!(dialog.get::<KeysDialog>().is_some() && app.world().resource::<FileDialogs>().is_open());
    assert_eq!(app.world().resource::<SidePanel>().tab, Tab::Game);
    assert!(app.world().resource::<Preferences>().panel_open);
    trigger(&mut app, WindowCommand::Show(PanelTarget::Panel));
    assert!(!app.world().resource::<Preferences>().panel_open);
}

fn key(app: &mut App, logical_key: Key, key_code: KeyCode, state: ButtonState) {
    let window = Entity::PLACEHOLDER;
    app.world_mut().write_message(KeyboardInput { key_code, logical_key, state, text: None, repeat: false, window });
}

fn letter(app: &mut App, letter: &str, key_code: KeyCode) {
    for state in [ButtonState::Pressed, ButtonState::Released] {
        key(app, Key::Character(letter.into()), key_code, state);
    }
}

#[test]
fn keys_never_reach_the_board_behind_a_dialog() {
    let current = Session::opening(&Catalogue::shipped(), "kalah", &Settings::new()).expect("Kalah is shipped");
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, AssetPlugin::default()))
        .init_asset::<Image>()
        .init_asset::<Font>()
        .insert_resource(CurrentGame(current))
        .insert_resource(TableArea { left: 0.0, top: 0.0, width: 940.0, height: 600.0, letters: 0.0 })
        .add_plugins((plugins::plugin, panel::plugin, board::table_plugin));
    app.update();
    let plies = |app: &App| app.world().resource::<CurrentGame>().game.plies().len();
    // All within one frame, as on a slow machine.
    key(&mut app, Key::Control, KeyCode::ControlLeft, ButtonState::Pressed);
    letter(&mut app, "o", KeyCode::KeyO);
    key(&mut app, Key::Control, KeyCode::ControlLeft, ButtonState::Released);
    letter(&mut app, "d", KeyCode::KeyD);
    key(&mut app, Key::End, KeyCode::End, ButtonState::Pressed);
    app.update();
    assert!(app.world().resource::<FileDialogs>().is_open());
    for code in
        [(Key::Character("d".into()), KeyCode::KeyD), (Key::Enter, KeyCode::Enter), (Key::Space, KeyCode::Space)]
    {
        key(&mut app, code.0, code.1, ButtonState::Pressed);
        app.update();
    }
    assert_eq!(plies(&app), 0);
    assert!(!app.world().resource::<Playhead>().playing);
    // What was typed into the dialog is not read once it is shut.
    letter(&mut app, "d", KeyCode::KeyD);
    app.update();
    app.insert_resource(Dialog::default());
    app.update();
    assert_eq!(plies(&app), 0);
    letter(&mut app, "d", KeyCode::KeyD);
    app.update();
    assert_eq!(plies(&app), 1);
}

#[test]
fn the_key_that_opens_the_sheet_of_keys_shuts_it_and_opens_it_over_no_other_dialog() {
    let dir = tempfile::tempdir().expect("the system has a folder for temporary files");
    let mut app = app(dir.path());
    for open in [true, false] {
        key(&mut app, Key::F1, KeyCode::F1, ButtonState::Pressed);
        app.update();
        assert_eq!(app.world().resource::<Dialog>().get::<KeysDialog>().is_some(), open);
        assert_eq!(app.world().resource::<Dialog>().is_open(), open);
    }
    app.world_mut().resource_mut::<Dialog>().open(PreferencesDialog);
    key(&mut app, Key::F1, KeyCode::F1, ButtonState::Pressed);
    app.update();
    assert!(app.world().resource::<Dialog>().get::<KeysDialog>().is_none());
}

#[test]
fn tabs_and_the_size_of_letters_change_by_keys_that_are_tapped_within_one_frame() {
    let dir = tempfile::tempdir().expect("the system has a folder for temporary files");
    let mut app = app(dir.path());
    let tap = |app: &mut App, text: &str, code| {
        key(app, Key::Control, KeyCode::ControlLeft, ButtonState::Pressed);
        letter(app, text, code);
        key(app, Key::Control, KeyCode::ControlLeft, ButtonState::Released);
        app.update();
    };
    let seen = |app: &App| (app.world().resource::<SidePanel>().tab, app.world().resource::<Preferences>().text_size);
    app.world_mut().resource_mut::<Preferences>().panel_open = false;
    app.world_mut().resource_mut::<Projecting>().0 = true;
    tap(&mut app, "3", KeyCode::Digit3);
    assert_eq!(seen(&app), (Tab::Moves, 1.0));
    assert!(app.world().resource::<Preferences>().panel_open && !app.world().resource::<Projecting>().0);
    tap(&mut app, "+", KeyCode::Equal);
    assert_eq!(seen(&app), (Tab::Moves, 1.125));
    for _ in 0..20 {
        tap(&mut app, "-", KeyCode::Minus);
    }
    assert_eq!(seen(&app), (Tab::Moves, 0.75), "the smallest letters offered");
    tap(&mut app, "0", KeyCode::Digit0);
    tap(&mut app, "2", KeyCode::Digit2);
    assert_eq!(seen(&app), (Tab::Rules, 1.0));
    // Behind a dialog tabs stay as they are; the size of letters is seen in every window.
    app.world_mut().resource_mut::<Dialog>().open(PreferencesDialog);
    tap(&mut app, "1", KeyCode::Digit1);
    tap(&mut app, "+", KeyCode::Equal);
    assert_eq!(seen(&app), (Tab::Rules, 1.125));
}

#[test]
fn a_game_that_is_set_aside_is_kept_with_its_rules_and_can_be_taken_up() {
    let dir = tempfile::tempdir().expect("the system has a folder for temporary files");
    let mut app = app(dir.path());
    let text = include_str!("../../../variants/kalah.ron").replacen("id: \"kalah\"", "id: \"mine\"", 1);
    let mut catalogue = Catalogue::shipped();
    catalogue.add_text("mine.ron", &text).expect("it is sound");
    let mut current = Session::opening(&catalogue, "mine", &Settings::new()).expect("it has been added");
    let mv = legal_moves(current.game.rules(), current.game.position())[0];
    current.play(mv, 0).expect("a legal move");
    app.world_mut().trigger(GameSuperseded { record: current.to_record(), rules: text.as_str().into() });
    trigger(&mut app, PlayCommand::NewGame { id: "oware".into(), settings: Settings::new() });
    app.update();
    let kept = fs::read_dir(folders(dir.path()).games()).expect("the game is kept");
    let files: Vec<_> = kept.filter_map(Result::ok).map(|file| file.path()).collect();
    let record = files.iter().find(|file| file.extension().is_some_and(|it| it == "naqala")).expect("it is kept");
    trigger(&mut app, SavedGamesCommand::Resume(record.clone()));
    app.update();
    let current = app.world().resource::<CurrentGame>();
    assert_eq!((current.game.rules().id.as_str(), current.game.plies().len()), ("mine", 1));
}

#[test]
fn the_games_kept_are_found_renamed_removed_and_brought_back() {
    let dir = tempfile::tempdir().expect("the system has a folder for temporary files");
    let mut app = app(dir.path());
    let folder = folders(dir.path()).games();
    for id in ["oware", "kalah"] {
        trigger(&mut app, PlayCommand::NewGame { id: id.into(), settings: Settings::new() });
        app.update();
        play_one(&mut app);
    }
    let names = |app: &App| {
        let games = app.world().resource::<SavedGames>().games.clone().unwrap_or_default();
        games.iter().map(|game| game.title().unwrap_or(&game.name).to_owned()).collect::<Vec<_>>()
    };
    trigger(&mut app, WindowCommand::Show(PanelTarget::Collection));
    until(&mut app, |app| names(app).len() == 2);
    assert!(app.world().resource::<Dialog>().is_open());
    let oware = app.world().resource::<SavedGames>().games.as_ref().expect("they are found")[1].clone();
    assert_eq!((oware.name.as_str(), oware.moves, oware.result), ("Oware", 1, None));
    trigger(&mut app, SavedGamesCommand::Rename(folder.join(&oware.file), "With Ada".into()));
    until(&mut app, |app| names(app).contains(&"With Ada".to_owned()));
    trigger(&mut app, SavedGamesCommand::Remove(folder.join("With Ada.naqala")));
    until(&mut app, |app| names(app) == ["Kalah"]);
    let removed = |app: &App| {
        let removed = app.world().resource::<SavedGames>().removed.as_ref();
        removed.and_then(|removed| removed.games.clone()).map_or(0, |games| games.len())
    };
    trigger(&mut app, SavedGamesCommand::FindRemoved);
    until(&mut app, |app| removed(app) == 1);
    trigger(&mut app, SavedGamesCommand::Restore(folder.join("removed/With Ada.naqala")));
    until(&mut app, |app| names(app).len() == 2 && removed(app) == 0);
    trigger(&mut app, SavedGamesCommand::Resume(folder.join("With Ada.naqala")));
    app.update();
    let current = app.world().resource::<CurrentGame>();
    assert_eq!((current.game.rules().id.as_str(), current.game.plies().len()), ("oware", 1));
}

#[test]
fn the_game_on_the_table_goes_on_in_its_file_under_another_name() {
    let dir = tempfile::tempdir().expect("the system has a folder for temporary files");
    let mut app = app(dir.path());
    let folder = folders(dir.path()).games();
    play_one(&mut app);
    let file = fs::read_dir(&folder).expect("the game is kept").next().expect("one file").expect("it is there").path();
    trigger(&mut app, SavedGamesCommand::Rename(file, "Mine".into()));
    app.update();
    play_one(&mut app);
    let text = fs::read_to_string(folder.join("Mine.naqala")).expect("it is kept there");
    assert_eq!(Record::read("kept", &text).expect("it is a record").moves.len(), 2);
}

#[test]
fn the_end_of_the_first_lesson_leads_to_the_games_for_beginners() {
    let dir = tempfile::tempdir().expect("the system has a folder for temporary files");
    let mut app = app(dir.path());
    trigger(&mut app, LearnCommand::FirstLesson);
    app.update();
    app.world_mut().resource_mut::<SidePanel>().tab = Tab::Learn;
    trigger(&mut app, LearnCommand::ChooseGame);
    app.update();
    assert_eq!(app.world().resource::<SidePanel>().tab, Tab::Game);
    let state = app.world().resource::<LibraryTab>();
    assert!(state.beginners_sought && state.draft.is_none());
}

#[test]
fn the_table_grows_with_the_window_in_the_same_frame() {
    let dir = tempfile::tempdir().expect("the system has a folder for temporary files");
    let mut app = app(dir.path());
    let resolution = |width, height| WindowResolution::new(width, height);
    let window = Window { resolution: resolution(960, 600), ..Window::default() };
    let window = app.world_mut().spawn((window, PrimaryWindow)).id();
    let area = TableArea { left: 10.0, top: 20.0, width: 600.0, height: 400.0, letters: 0.0 };
    app.world_mut().insert_resource(area);
    app.update();
    assert_eq!(*app.world().resource::<TableArea>(), area);
    for (width, height, expected) in [(1366, 768, (1006.0, 568.0)), (100, 100, (0.0, 0.0))] {
        app.world_mut().get_mut::<Window>(window).expect("it is open").resolution = resolution(width, height);
        app.update();
        let area = app.world().resource::<TableArea>();
        assert_eq!((area.width, area.height), expected);
        assert_eq!((area.left, area.top), (10.0, 20.0));
    }
}
