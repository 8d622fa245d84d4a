//! Records, variants and positions that are read and written.

use crate::learn::LearnCommand;
use crate::play::Library;
use crate::play::PlayCommand;
use crate::play::activity::Activity;
use crate::record::RecordCommand;
use crate::tests::{Heard, current, in_english, names, play, pressed, room, time, trigger, until};
use crate::ui::keys::Held;
use crate::ui::notice::NoticeKind;
use crate::ui::shortcuts::{KeyboardClaims, Shortcuts};
use bevy::input::keyboard::Key;
use bevy::prelude::{App, KeyCode, Mut};
use mancala::record::Record;
use mancala::record::tree::NodeId;
use mancala::rules::Settings;
use naqala_core::session::Players;

#[test]
fn a_record_is_saved_and_opened_again() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let path = folder.path().join("game.naqala");
    let mut app = room("oware");
    play(&mut app, &["a1", "b2"]);
    trigger(&mut app, PlayCommand::Seat(Players::named(["Ada", "Grace", "", ""])));
    trigger(&mut app, RecordCommand::Comment { ply: 1, text: "A quiet move.".into() });
    trigger(&mut app, RecordCommand::Save(path.clone()));
    trigger(&mut app, PlayCommand::NewGame { id: "kalah".into(), settings: Settings::new() });
    assert_eq!(names(&app), [] as [&str; 0]);
    let serial = current(&app).serial;
    trigger(&mut app, RecordCommand::Open(path.clone()));
    assert_eq!(names(&app), ["a1", "b2"]);
    assert_eq!(current(&app).about.south, "Ada");
    assert_eq!(current(&app).node(1).comment, "A quiet move.");
    assert_eq!(current(&app).file.as_deref(), Some(path.as_path()));
    assert_ne!(current(&app).serial, serial);
    assert_eq!(time(&app), 0.0);
}

#[test]
fn a_file_at_fault_is_named_and_the_game_goes_on() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let mut app = room("kalah");
    play(&mut app, &["c1"]);
    for (name, text) in [("bad.naqala", "(format: 1,\n variant: \"kalah\", moves: [\"z9\"])"), ("bad.ron", "(board: )")]
    {
        let path = folder.path().join(name);
        std::fs::write(&path, text).expect("the folder can be written to");
        trigger(&mut app, RecordCommand::Open(path));
        let told = app.world().resource::<Heard>().notices.last().expect("something is told").clone();
        assert!(told.kind == NoticeKind::Failed && in_english(&told).contains(&format!("{name}:")), "{told:?}");
        assert_eq!(names(&app), ["c1"]);
    }
    trigger(&mut app, RecordCommand::Open(folder.path().join("missing.naqala")));
    assert_eq!(names(&app), ["c1"]);
    trigger(&mut app, PlayCommand::NewGame { id: "no-such-game".into(), settings: Settings::new() });
    assert_eq!(names(&app), ["c1"]);
    assert_eq!(app.world().resource::<Heard>().notices.len(), 4);
}

#[test]
fn a_variant_file_is_played_at_once() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let path = folder.path().join("mine.ron");
    let shipped =
        std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/variants/kalah.ron")).expect("it is shipped");
    std::fs::write(&path, shipped).expect("the folder can be written to");
    let mut app = room("oware");
    trigger(&mut app, RecordCommand::Open(path));
    app.update();
    assert_eq!(current(&app).game.rules().board.columns, 6);
    assert!(app.world().resource::<Library>().0.ids().contains(&current(&app).game.rules().id));
    assert_ne!(current(&app).game.rules().id, "oware");
}

#[test]
fn a_position_is_set_up_from_its_text() {
    let mut app = room("kalah");
    play(&mut app, &["c1", "f1"]);
    let game = &current(&app).game;
    let text = mancala::record::notation::position_text(game.rules(), game.position());
    let expected = game.position().clone();
    trigger(&mut app, RecordCommand::PastePosition(text));
    assert_eq!(current(&app).game.start(), &expected);
    assert_eq!(names(&app), [] as [&str; 0]);
    trigger(&mut app, RecordCommand::PastePosition("nonsense".into()));
    assert_eq!(current(&app).game.start(), &expected);
}

#[test]
fn a_game_begun_with_a_position_has_a_record_of_its_own() {
    let mut app = room("oware");
    trigger(&mut app, RecordCommand::OpenSample("oware-chains".into()));
    let watched = current(&app).to_record();
    assert!(!watched.event.is_empty());
    let game = &current(&app).game;
    let text = mancala::record::notation::position_text(game.rules(), game.before(2));
    trigger(&mut app, RecordCommand::PastePosition(text));
    let begun = current(&app).to_record();
    assert!(begun.opening.is_some());
    assert_eq!(begun.date, naqala_core::session::today());
    let of_new_games = Record {
        variant: begun.variant.clone(),
        opening: begun.opening.clone(),
        date: begun.date.clone(),
        set: begun.set.clone(),
        north: begun.north.clone(),
        computers: begun.computers,
        ..Record::default()
    };
    assert_eq!(begun, of_new_games);
    assert!(begun.computers[1].is_some(), "one plays against the program");
}

#[test]
fn undo_brings_back_what_was_deleted_last() {
    let undo = |app: &mut App| {
        let z = pressed(Key::Character("z".into()), KeyCode::KeyZ);
        let held = Held { control: true, ..Held::default() };
        app.world_mut().resource_scope(|world, shortcuts: Mut<Shortcuts>| {
            shortcuts.action_of(world, &z, held, &mut KeyboardClaims::default()).expect("nothing is missing")
        })
    };
    let comment = |text: &str| RecordCommand::Comment { ply: 1, text: text.into() };
    let mut app = room("kalah");
    play(&mut app, &["a1"]);
    ["A quiet move.", "A", ""].into_iter().for_each(|text| trigger(&mut app, comment(text)));
    assert_eq!(undo(&mut app), Some(comment("A quiet move.").into()));
    trigger(&mut app, LearnCommand::Lesson { from: 0 });
    until(&mut app, |app| app.world().resource::<Activity>().is_on());
    assert_eq!(undo(&mut app), Some(PlayCommand::Undo.into()), "a lesson has comments of its own");
    trigger(&mut app, LearnCommand::BackToGame);
    assert_eq!(undo(&mut app), Some(comment("A quiet move.").into()));
    trigger(&mut app, comment("A quiet move."));
    assert_eq!(undo(&mut app), Some(PlayCommand::Undo.into()));
    trigger(&mut app, PlayCommand::Undo);
    play(&mut app, &["b1"]);
    let variation = |app: &App| {
        let tree = current(app).tree();
        tree.children(NodeId::OPENING).iter().copied().find(|&node| !tree.is_main(node))
    };
    let node = variation(&app).expect("what was taken back is one");
    trigger(&mut app, RecordCommand::DeleteFrom(node));
    assert_eq!(variation(&app), None);
    let back = undo(&mut app).expect("something was deleted");
    trigger(&mut app, back);
    assert!(variation(&app).is_some());
    assert_eq!(undo(&mut app), Some(PlayCommand::Undo.into()));
}
