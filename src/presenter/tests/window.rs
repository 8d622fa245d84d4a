//! The window in front of a class.

use crate::board::tests::{moves, opening, press};
use crate::editor::EditorCommand;
use crate::play::{PlayCommand, Playhead};
use crate::playback::PlaybackCommand;
use crate::presenter::PresenterCommand;
use crate::presenter::poll::{Poll, Vote};
use crate::presenter::tools::PresenterTools;
use crate::settings::Preferences;
use crate::tests::panel::{ROOMY, SMALL, Stage, click};
use crate::tests::{CONTROL, action_of, pressed, room, trigger};
use crate::ui::keys::Held;
use crate::ui::tabs::RulesTabVisible;
use crate::ui::{Action, Projecting, style};
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy_egui::egui::vec2;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use naqala_core::workshop::editor::Change;

#[test]
fn in_a_window_that_is_projected_there_are_table_and_caption_alone() {
    for size in [SMALL, vec2(1280.0, 800.0), vec2(1920.0, 1080.0)] {
        let mut stage = Stage::new("oware", 3);
        stage.projecting = true;
        stage.time = stage.choreography.ply_start(1) + 0.5;
        let mut harness = stage.shown(size);
        let words = harness.state().words.clone();
        for gone in ["transport-last", "transport-preferences", "tab-game"] {
            assert!(harness.query_by_label(&words.label(gone)).is_none(), "{gone}");
        }
        let left = harness.state().left;
        assert!(left.width() == size.x && left.height() >= 0.74 * size.y, "{left:?} of {size}");
        let letters = style::fitting(1.0, true, size) * 19.0;
        assert!(letters >= size.y / 28.5, "{letters} of {size}");
        for (label, action) in [
            ("transport-play", Action::from(PlaybackCommand::PlayPause)),
            ("transport-next-event", Action::from(PlaybackCommand::NextEvent)),
            ("transport-previous-event", Action::from(PlaybackCommand::PreviousEvent)),
            ("transport-project-no-longer", Action::from(PresenterCommand::Project(false))),
        ] {
            assert_eq!(click(&mut harness, &words.label(label)), [action], "{label}");
        }
    }
    let mut harness = Stage::new("oware", 3).shown(SMALL);
    let label = harness.state().words.label("transport-project");
    assert_eq!(click(&mut harness, &label), [PresenterCommand::Project(true)]);
}

#[test]
fn a_class_that_is_asked_is_counted_and_given_time() {
    let mut stage = Stage::new("kalah", 1);
    (stage.asking, stage.projecting) = (true, true);
    let mut harness = stage.shown(SMALL);
    assert_eq!(click(&mut harness, "Left"), [PresenterCommand::Vote(Vote::Left, 1)]);
    assert_eq!(click(&mut harness, "Timer"), [PresenterCommand::GiveTime]);
    harness.state_mut().world.resource_mut::<Poll>().left = Some(29.2);
    harness.run_steps(2);
    assert_eq!(click(&mut harness, "0:30"), [PresenterCommand::GiveTime]);
    harness.state_mut().world.resource_mut::<Poll>().left = Some(0.0);
    harness.run_steps(2);
    assert_eq!(click(&mut harness, "Time is up"), [PresenterCommand::GiveTime]);
    assert_eq!(click(&mut harness, "Clear"), [PresenterCommand::ClearPoll]);
}

#[test]
fn buttons_for_votes_stay_in_their_places_whatever_is_counted() {
    let mut stage = Stage::new("kalah", 1);
    (stage.asking, stage.projecting) = (true, true);
    let mut harness = stage.shown(SMALL);
    let places =
        |harness: &Harness<'_, Stage>, labels: [&str; 4]| labels.map(|label| harness.get_by_label(label).rect());
    let before = places(&harness, ["Left", "Right", "Timer", "Clear"]);
    assert!(harness.get_by_label("Clear").accesskit_node().is_disabled(), "nothing is counted");
    let mut poll = harness.state_mut().world.resource_mut::<Poll>();
    poll.add(Vote::Left, 1);
    poll.add(Vote::Right, 120);
    poll.left = Some(29.2);
    harness.run_steps(2);
    assert_eq!(places(&harness, ["Left: 1", "Right: 120", "0:30", "Clear"]), before);
    assert_eq!(click(&mut harness, "Clear"), [PresenterCommand::ClearPoll]);
}

#[test]
fn a_projected_window_plays_at_a_speed_of_its_own() {
    let mut app = room("kalah");
    let speed = |app: &App| app.world().resource::<Playhead>().speed;
    trigger(&mut app, PlaybackCommand::Speed(2.0));
    app.world_mut().resource_mut::<Preferences>().speed = 2.0;
    trigger(&mut app, PresenterCommand::Project(true));
    assert_eq!(speed(&app), 0.5);
    app.world_mut().resource_mut::<Preferences>().projected_speed = 0.25;
    trigger(&mut app, PresenterCommand::Project(false));
    assert_eq!(speed(&app), 2.0);
    trigger(&mut app, PresenterCommand::Project(true));
    assert_eq!(speed(&app), 0.25);
}

#[test]
fn the_speed_in_projection_is_a_preference() {
    let mut harness = Stage::new("kalah", 2).shown(ROOMY);
    let label = harness.state().words.label("transport-preferences");
    click(&mut harness, &label);
    click(&mut harness, "0.25×");
    assert_eq!((harness.state().preferences.projected_speed, harness.state().preferences.speed), (0.25, 1.0));
}

#[test]
fn undo_belongs_to_rules_in_sight_then_to_drawings_then_to_moves() {
    let z = pressed(Key::Character("z".into()), KeyCode::KeyZ);
    let mut app = room("kalah");
    assert_eq!(action_of(&mut app, &z, CONTROL), Some(PlayCommand::Undo.into()));
    app.world_mut().resource_mut::<PresenterTools>().strokes.push(Vec::new());
    assert_eq!(action_of(&mut app, &z, CONTROL), Some(PresenterCommand::UndoDrawing.into()));
    let redo = Held { shift: true, ..CONTROL };
    assert_eq!(action_of(&mut app, &z, redo), Some(PlayCommand::Redo.into()));
    app.world_mut().resource_mut::<RulesTabVisible>().0 = true;
    assert_eq!(action_of(&mut app, &z, CONTROL), Some(EditorCommand::Change(Change::Undo).into()));
    assert_eq!(action_of(&mut app, &z, redo), Some(EditorCommand::Change(Change::Redo).into()));
}

#[test]
fn f5_projects_the_table_until_escape_or_f5_and_pits_are_played_as_ever() {
    let mut app = opening("kalah");
    let projecting = |app: &App| app.world().resource::<Projecting>().0;
    press(&mut app, Key::F5, KeyCode::F5);
    assert!(projecting(&app));
    press(&mut app, Key::Character("d".into()), KeyCode::KeyD);
    assert_eq!(moves(&app).len(), 1);
    press(&mut app, Key::Escape, KeyCode::Escape);
    assert!(!projecting(&app));
    press(&mut app, Key::F5, KeyCode::F5);
    press(&mut app, Key::F5, KeyCode::F5);
    assert!(!projecting(&app));
}
