//! A user's own games: files that come, change, break and go while the app runs.

use crate::library::LibraryCommand;
use crate::library::user_variants::{GameSuperseded, UserVariants};
use crate::play::Library;
use crate::play::PlayCommand;
use crate::record::RecordCommand;
use crate::tests::{Heard, current, in_english, names, play, room, trigger, until};
use crate::ui::notice::NoticeKind;
use bevy::prelude::*;
use mancala::rules::Settings;
use naqala_core::session::Players;
use std::fs;
use std::path::{Path, PathBuf};

/// Games that other rules have superseded.
#[derive(Resource, Default)]
struct Superseded(Vec<GameSuperseded>);

/// A room with a folder of own games.
pub(crate) fn workshop() -> (tempfile::TempDir, PathBuf, App) {
    let dir = tempfile::tempdir().expect("the system has a folder for temporary files");
    let folder = fs::canonicalize(dir.path()).expect("it is there").join("variants");
    let mut app = room("kalah");
    app.insert_resource(UserVariants::in_folder(folder.clone()))
        .init_resource::<Superseded>()
        .add_observer(|game: On<GameSuperseded>, mut superseded: ResMut<Superseded>| superseded.0.push(game.clone()));
    app.world_mut().run_schedule(PostStartup);
    (dir, folder, app)
}

/// Kalah by another name, with another number of seeds.
fn variant(seeds: u8) -> String {
    let kalah = include_str!("../../../variants/kalah.ron");
    let named = kalah.replacen("id: \"kalah\"", "id: \"mine\"", 1).replacen("name: \"Kalah\"", "name: \"Mine\"", 1);
    named.replacen("rows: [4]", &format!("rows: [{seeds}]"), 1)
}

fn write(file: &Path, text: &str) {
    fs::write(file, text).expect("the folder can be written to");
}

fn is_known(app: &App) -> bool {
    app.world().resource::<Library>().0.variant("mine").is_some()
}

fn troubles(app: &App) -> usize {
    app.world().resource::<UserVariants>().troubles.len()
}

/// A room at a game whose file lies in the folder.
pub(crate) fn at_mine() -> (tempfile::TempDir, PathBuf, App) {
    let (dir, folder, mut app) = workshop();
    let file = folder.join("mine.ron");
    write(&file, &variant(4));
    until(&mut app, is_known);
    trigger(&mut app, PlayCommand::NewGame { id: "mine".into(), settings: Settings::new() });
    assert_eq!(current(&app).game.rules().id, "mine");
    (dir, file, app)
}

pub(crate) fn in_a_pit(app: &App, name: &str) -> u16 {
    let game = &current(app).game;
    game.start().pit(game.rules().board.pit_named(name).expect("the board has such a pit"))
}

#[test]
fn a_game_goes_on_by_the_rules_that_its_file_has_now() {
    let (_dir, file, mut app) = at_mine();
    play(&mut app, &["a1", "b2"]);
    trigger(&mut app, RecordCommand::Comment { ply: 1, text: "good".into() });
    write(&file, &variant(3));
    until(&mut app, |app| in_a_pit(app, "a1") == 3);
    assert_eq!(names(&app), ["a1", "b2"]);
    assert_eq!(current(&app).game.position().total(), 36);
    assert_eq!(current(&app).node(1).comment, "good");
}

#[test]
fn a_file_at_fault_leaves_the_game_as_it_is_until_it_is_mended() {
    let (_dir, file, mut app) = at_mine();
    play(&mut app, &["c1"]);
    write(&file, &variant(4).replacen("rows: 2", "rows: two", 1));
    until(&mut app, |app| troubles(app) == 1);
    let trouble = app.world().resource::<UserVariants>().troubles[0].clone();
    assert_eq!((trouble.file, trouble.goes_on.as_deref()), (file.clone(), Some("mine")));
    play(&mut app, &["a1"]);
    assert_eq!(names(&app), ["c1", "a1"], "one can go on playing");
    write(&file, &variant(4));
    until(&mut app, |app| troubles(app) == 0);
    assert_eq!(names(&app), ["c1", "a1"]);
}

#[test]
fn a_file_at_fault_from_the_start_is_a_game_once_it_is_mended() {
    let (_dir, folder, mut app) = workshop();
    let file = folder.join("mine.ron");
    write(&file, "nothing");
    until(&mut app, |app| troubles(app) == 1);
    assert!(!is_known(&app));
    write(&file, &variant(4));
    until(&mut app, is_known);
    assert_eq!(troubles(&app), 0);
}

#[test]
fn a_game_whose_moves_do_not_stand_is_set_aside_with_its_rules() {
    let (_dir, file, mut app) = at_mine();
    trigger(
        &mut app,
        PlayCommand::Seat(Players { names: ["Ada", "Grace", "", ""].map(str::to_owned), ..Players::default() }),
    );
    // The last of four seeds from c1 falls in the store; of three it does not, and South may not move again.
    play(&mut app, &["c1", "a1"]);
    write(&file, &variant(3));
    until(&mut app, |app| !app.world().resource::<Superseded>().0.is_empty());
    assert_eq!(current(&app).about.south, "Ada", "the same play on");
    let superseded = app.world().resource::<Superseded>().0[0].clone();
    assert_eq!(
        (superseded.record.moves, &*superseded.rules),
        (vec!["c1".to_owned(), "a1".to_owned()], variant(4).as_str())
    );
    assert_eq!((names(&app), in_a_pit(&app, "a1")), (vec![], 3), "it begins anew by the new rules");
    let heard = &app.world().resource::<Heard>().notices;
    let told = heard.last().expect("it is told");
    assert_eq!(told.kind, NoticeKind::Known, "{told:?}");
    assert!(in_english(told).ends_with("with its own rules."), "{told:?}");
}

#[test]
fn a_file_that_goes_can_be_put_back() {
    let (_dir, file, mut app) = at_mine();
    play(&mut app, &["c1"]);
    fs::remove_file(&file).expect("the folder can be written to");
    until(&mut app, |app| !is_known(app));
    assert_eq!(names(&app), ["c1"], "the game goes on");
    let heard = app.world().resource::<Heard>().notices.last().cloned().expect("it is told");
    assert_eq!(
        heard.offer.as_ref().map(|offer| &offer.action),
        Some(&LibraryCommand::RestoreVariant(file.clone()).into())
    );
    assert_eq!(heard.kind, NoticeKind::Known, "it is offered until it is answered");
    let gone = |app: &App| app.world().resource::<UserVariants>().gone("mine").map(Path::to_owned);
    assert_eq!(gone(&app), Some(file.clone()));
    trigger(&mut app, LibraryCommand::RestoreVariant(file.clone()));
    until(&mut app, is_known);
    assert_eq!(fs::read_to_string(&file).expect("it is there"), variant(4));
    assert_eq!(gone(&app), None);
    // Somebody else puts it back.
    fs::remove_file(&file).expect("the folder can be written to");
    until(&mut app, |app| !is_known(app));
    assert_eq!(gone(&app), Some(file.clone()));
    write(&file, &variant(4));
    until(&mut app, is_known);
    assert_eq!(gone(&app), None);
}

#[test]
fn a_file_opened_elsewhere_is_watched_named_in_records_and_kept_when_asked() {
    let (dir, folder, mut app) = workshop();
    let elsewhere = fs::canonicalize(dir.path()).expect("it is there").join("opened.ron");
    write(&elsewhere, &variant(4));
    trigger(&mut app, RecordCommand::Open(elsewhere.clone()));
    assert_eq!(current(&app).game.rules().id, "mine");
    assert_eq!(current(&app).to_record().variant, elsewhere.display().to_string());
    let heard = app.world().resource::<Heard>().notices.last().cloned().expect("it is told");
    assert_eq!(heard.offer.map(|offer| offer.action), Some(LibraryCommand::AddVariant(elsewhere.clone()).into()));
    until(&mut app, |app| app.world().resource::<Library>().0.file("mine") == Some(elsewhere.as_path()));
    write(&elsewhere, &variant(5));
    until(&mut app, |app| in_a_pit(app, "a1") == 5);
    trigger(&mut app, LibraryCommand::AddVariant(elsewhere.clone()));
    let kept = folder.join("opened.ron");
    until(&mut app, |app| app.world().resource::<Library>().0.file("mine") == Some(kept.as_path()));
    assert_eq!((troubles(&app), fs::read_to_string(&kept).expect("it is there")), (0, variant(5)));
    trigger(&mut app, LibraryCommand::AddVariant(elsewhere));
    let heard = app.world().resource::<Heard>().notices.last().cloned().expect("it is told");
    assert_eq!(heard.kind, NoticeKind::Failed, "it is not written over");
}
