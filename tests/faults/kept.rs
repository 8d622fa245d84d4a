//! The window's rooms without a window: everything that is kept between runs.

use super::disk::again_in_a_room;
use super::killed::{FOLDER, kill, kills, say_saved};
use bevy::app::AppExit;
use bevy::prelude::*;
use mancala::engine::legal_moves;
use mancala::record::Record;
use mancala::rules::{Catalogue, Settings};
use naqala::app::opening;
use naqala::app::panel;
use naqala::app::plugins;
use naqala::learn::{Lessons, MyPuzzles, Scores};
use naqala::library::variant_files::asset_plugin;
use naqala::play::CurrentGame;
use naqala::play::PlayCommand;
use naqala::record::RecordCommand;
use naqala::record::SavedGamesCommand;
use naqala::settings::Preferences;
use naqala::settings::folders::Folders;
use naqala::ui::notifications::Notifications;
use naqala_core::session::Session;
use naqala_core::teach::own_puzzles::OwnPuzzles;
use naqala_core::words::Words;
use std::fs;
use std::path::{Path, PathBuf};

fn folders(at: &Path) -> Folders {
    Folders { config: at.join("config"), data: at.join("data") }
}

/// Name of the game under which the numbers that stand for a state are saved.
const NAME: &str = "kalah";

/// Returns the state that each part is in. None of them may be in two.
fn states(app: &App) -> [usize; 4] {
    let world = app.world();
    let lessons = world.resource::<Lessons>().reached.get(NAME).map_or(0, |&(at, _)| at);
    let right = world.resource::<Scores>().0.of(NAME).right as usize;
    let name = world.resource::<MyPuzzles>().0.get(1).map_or(0, |puzzle| puzzle.name.parse().expect("a number"));
    let folder = world.resource::<Preferences>().folder.as_ref();
    let folder = folder.map_or(0, |folder| folder.display().to_string().parse().expect("a number"));
    [lessons, right, name, folder]
}

/// The game that was kept last: its file, and the state that its remark names.
fn last_game(at: &Path) -> Option<(PathBuf, usize)> {
    let files = fs::read_dir(folders(at).games()).into_iter().flatten().flatten();
    let records = files.filter(|file| file.path().extension().is_some_and(|ending| ending == "naqala"));
    let state = |file: fs::DirEntry| {
        let text = fs::read_to_string(file.path()).expect("it is text");
        let record = Record::read("kept", &text).expect("it is whole");
        let state = record.notes.comments.values().last().map_or(0, |said| said.parse().expect("a number"));
        (file.path(), state)
    };
    records.map(state).max_by_key(|(_, state)| *state)
}

fn open(at: &Path) -> App {
    let catalogue = Catalogue::shipped();
    let current = Session::opening(&catalogue, "kalah", &Settings::new()).expect("Kalah is shipped");
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, asset_plugin()))
        .insert_resource(CurrentGame(current))
        .insert_resource(folders(at))
        .add_plugins((plugins::plugin, panel::plugin, opening::plugin));
    app.update();
    assert_eq!(told(&app), Vec::<String>::new(), "it starts without a fault");
    app
}

/// Returns the texts of the notifications shown to the user.
fn told(app: &App) -> Vec<String> {
    let notices = &app.world().resource::<Notifications>().0;
    notices.iter().map(|told| told.notice.text.in_words(&Words::english())).collect()
}

/// Goes on with the game that was left, and changes everything else that is kept, until the process is killed.
fn use_for_ever(at: &Path) -> ! {
    let mut app = open(at);
    let left = last_game(at);
    let begun = states(&app).into_iter().chain(left.iter().map(|(_, state)| *state)).max().unwrap_or(0);
    if let Some((path, _)) = left {
        app.world_mut().trigger(SavedGamesCommand::Resume(path));
        app.update();
    }
    let mut next = begun;
    loop {
        let world = app.world_mut();
        let current = world.resource::<CurrentGame>();
        let moves = legal_moves(current.game.rules(), current.game.position());
        if moves.is_empty() {
            world.trigger(PlayCommand::NewGame { id: "kalah".into(), settings: Settings::new() });
            app.update();
            continue;
        }
        next += 1;
        let ply = current.game.plies().len() + 1;
        world.trigger(PlayCommand::Move(moves[next % moves.len()]));
        world.trigger(RecordCommand::Comment { ply, text: next.to_string() });
        world.resource_mut::<Preferences>().folder = Some(next.to_string().into());
        world.resource_mut::<Lessons>().reached.insert(NAME.into(), (next, usize::MAX >> 1));
        world.resource_mut::<Scores>().0.games.entry(NAME.into()).or_default().right = next as u32;
        let text = format!(
            "(format: 1, puzzles: [(number: 1, name: \"{next}\", variant: \"kalah\", kind: best, position: \"1\")])"
        );
        world.resource_mut::<MyPuzzles>().0 = OwnPuzzles::read(&text).expect("it is one of puzzles");
        app.update();
        say_saved(next);
    }
}

#[test]
fn nothing_kept_is_lost_and_the_app_starts_again_whenever_it_is_killed() {
    if let Some(at) = std::env::var_os(FOLDER) {
        use_for_ever(Path::new(&at));
    }
    let dir = tempfile::tempdir().expect("the system has a folder for temporary files");
    let mut before = 0;
    for time in 0..kills() {
        let test = "kept::nothing_kept_is_lost_and_the_app_starts_again_whenever_it_is_killed";
        let told = kill(test, dir.path(), time);
        assert!(told > before, "it goes on from {before}, not to {told}");
        let found = states(&open(dir.path()));
        let (_, game) = last_game(dir.path()).expect("a game is kept");
        let is_told = |&state: &usize| state == told || state == told + 1;
        assert!(found.iter().chain([&game]).all(is_told), "{told} was kept, and {found:?} and {game} found");
        before = told;
    }
}

/// A game, a preference and a lesson.
fn use_once(app: &mut App) {
    let current = app.world().resource::<CurrentGame>();
    let mv = legal_moves(current.game.rules(), current.game.position())[0];
    let world = app.world_mut();
    world.trigger(PlayCommand::Move(mv));
    world.resource_mut::<Preferences>().dark = true;
    world.resource_mut::<Lessons>().reached.insert(NAME.into(), (1, 9));
    app.update();
}

#[test]
fn on_a_full_disk_the_game_goes_on_and_is_kept_as_soon_as_there_is_room() {
    let test = "kept::on_a_full_disk_the_game_goes_on_and_is_kept_as_soon_as_there_is_room";
    let Some(room) = again_in_a_room(test) else { return };
    let mut app = open(&room.path);
    use_once(&mut app);
    let (file, _) = last_game(&room.path).expect("it is kept");
    let before = fs::read(&file).expect("it is there");
    room.fill();
    use_once(&mut app);
    use_once(&mut app);
    assert_eq!(fs::read(&file).expect("it is there"), before, "what was kept stands");
    let said = told(&app);
    assert!(said.len() == 1 && said[0].contains("the disk is full"), "{said:?}");
    room.empty();
    app.world_mut().write_message(AppExit::Success);
    app.update();
    let record = Record::read("kept", &fs::read_to_string(&file).expect("it is there")).expect("it is whole");
    assert_eq!(record.moves.len(), 3);
}

#[test]
fn in_a_home_that_cannot_be_written_to_everything_but_keeping_works() {
    let test = "kept::in_a_home_that_cannot_be_written_to_everything_but_keeping_works";
    let Some(room) = again_in_a_room(test) else { return };
    let mut before = open(&room.path);
    use_once(&mut before);
    drop(before);
    room.close();
    let mut app = open(&room.path);
    assert!(app.world().resource::<Preferences>().dark, "what was kept is read");
    use_once(&mut app);
    app.world_mut().resource_mut::<Preferences>().dark = false;
    use_once(&mut app);
    assert_eq!(app.world().resource::<CurrentGame>().game.plies().len(), 2);
    let said = told(&app);
    assert!(said.iter().any(|said| said.contains("is read-only")), "{said:?}");
    assert!(said.len() <= 3, "of games, of preferences and of lessons, once each: {said:?}");
}
