//! A lesson by mouse and keys, on the table and in a window that is projected.

use super::*;
use crate::learn::LearnCommand;
use crate::play::activity::{Activity, ActivityText};
use crate::ui::Projecting;

/// The first lesson at a step, counted from 0.
fn first_lesson(step: usize) -> App {
    let mut app = opening("kalah");
    for action in [LearnCommand::FirstLesson, LearnCommand::Step(step)] {
        app.world_mut().trigger(action);
        app.update();
    }
    app
}

fn shown(app: &App) -> ActivityText {
    app.world().resource::<Activity>().shown().expect("a lesson is open").clone()
}

/// The step on the table, counted from 0.
fn step(app: &App) -> usize {
    shown(app).outline.expect("it is a lesson").at
}

#[test]
fn enter_presses_the_main_button_unless_a_pit_is_pointed_at() {
    let mut app = first_lesson(0);
    let enter = |app: &mut App| press(app, Key::Enter, KeyCode::Enter);
    enter(&mut app);
    assert_eq!(step(&app), 1);
    enter(&mut app);
    assert!(app.world().resource::<Activity>().asks(), "the pit is to be tried");
    press(&mut app, Key::ArrowRight, KeyCode::ArrowRight);
    enter(&mut app);
    assert_eq!((step(&app), moves(&app).len()), (1, 1), "the pit pointed at is tried");
    let end = app.world().resource::<CurrentGame>().choreography.duration();
    seek(&mut app, end);
    app.update();
    enter(&mut app);
    assert_eq!(step(&app), 2);
}

#[test]
fn a_pointer_that_rests_on_a_pit_does_not_take_enter() {
    let mut app = first_lesson(2);
    let c1 = pit(&app, "c1");
    app.insert_resource(Pointed { pit: Some(c1), ..Pointed::default() });
    press(&mut app, Key::Enter, KeyCode::Enter);
    assert_eq!(step(&app), 3);
}

#[test]
fn keys_of_a_remote_go_through_a_projected_lesson() {
    let mut app = first_lesson(0);
    app.world_mut().resource_mut::<Projecting>().0 = true;
    let keys = [
        (Key::PageDown, KeyCode::PageDown),
        (Key::Space, KeyCode::Space),
        (Key::ArrowRight, KeyCode::ArrowRight),
        (Key::Enter, KeyCode::Enter),
    ];
    let mut seen = vec![0];
    for (key, code) in keys.iter().cycle().take(8) {
        press(&mut app, key.clone(), *code);
        seen.push(step(&app));
    }
    // A step that asks for something is shown first and asked for then.
    assert_eq!(seen, [0, 1, 1, 2, 3, 3, 4, 4, 5]);
    press(&mut app, Key::PageUp, KeyCode::PageUp);
    assert_eq!(step(&app), 4);
    press(&mut app, Key::ArrowLeft, KeyCode::ArrowLeft);
    assert_eq!(step(&app), 3);
    assert_eq!(moves(&app).len(), 1, "it is shown");
}

#[test]
fn outside_projection_page_down_steps_through_what_is_shown() {
    let mut app = first_lesson(1);
    press(&mut app, Key::PageDown, KeyCode::PageDown);
    assert_eq!(step(&app), 1);
    let (playhead, current) = (app.world().resource::<Playhead>(), app.world().resource::<CurrentGame>());
    assert_eq!(playhead.time, current.choreography.duration());
}

#[test]
fn a_click_tries_a_pit_while_the_step_is_shown_and_a_wrong_one_says_why() {
    let mut app = first_lesson(3);
    let [b1, c1] = ["b1", "c1"].map(|name| pit(&app, name));
    click(&mut app, c1, 0.0);
    assert_eq!(played(&app), ["c1"]);
    app.world_mut().trigger(LearnCommand::Try);
    app.update();
    click(&mut app, b1, 0.0);
    app.update();
    assert_eq!(moves(&app), []);
    assert!(matches!(shown(&app).verdict, Some((false, why)) if why.contains("that holds seeds")), "b1 is empty");
    // By keyboard as well.
    app.world_mut().trigger(LearnCommand::Try);
    app.update();
    assert_eq!(shown(&app).verdict, None);
    press(&mut app, Key::Character("b".into()), KeyCode::KeyB);
    press(&mut app, Key::Enter, KeyCode::Enter);
    assert!(matches!(shown(&app).verdict, Some((false, _))), "{:?}", shown(&app).verdict);
}

#[test]
fn an_attempt_that_was_right_is_not_played_on_from() {
    let mut app = first_lesson(2);
    let c1 = pit(&app, "c1");
    click(&mut app, c1, 0.0);
    let end = app.world().resource::<CurrentGame>().choreography.duration();
    seek(&mut app, end);
    app.update();
    assert!(matches!(shown(&app).verdict, Some((true, _))));
    let across = pit(&app, "a2");
    click(&mut app, across, 0.0);
    app.update();
    assert_eq!(moves(&app), [], "it is tried anew, and may not be chosen");
}
