//! Lessons in front of a class: one click tries, the question follows what was shown, and what has been done is ticked.

use crate::learn::LearnCommand;
use crate::learn::{FIRST_LESSON, Lessons};
use crate::play::Playhead;
use crate::play::activity::{Activity, ActivityText as Said, RingKind};
use crate::tests::{current, names, play, room, run_out, trigger};
use crate::ui::Projecting;
use bevy::prelude::*;
use mancala::rules::{PitId, Place};
use naqala_core::session::Purpose;
use naqala_core::words::Words;

fn said(app: &App) -> Said {
    app.world().resource::<Activity>().shown().expect("a lesson is open").clone()
}

fn pit(app: &App, name: &str) -> PitId {
    current(app).game.rules().board.pit_named(name).expect("the board has such a pit")
}

/// The first lesson at a step, counted from 0.
fn first_lesson(step: usize) -> App {
    let mut app = room("kalah");
    trigger(&mut app, LearnCommand::FirstLesson);
    trigger(&mut app, LearnCommand::Step(step));
    app
}

fn pass(app: &mut App, seconds: f32) {
    (0..(seconds / 0.05) as usize).for_each(|_| app.update());
}

/// The steps at which the first lesson shows a move that earns another, and asks for a pit to be counted.
const STORE: usize = 3;
const COUNT: usize = 2;

#[test]
fn first_click_on_a_pit_is_the_try() {
    let mut app = first_lesson(STORE);
    assert!(app.world().resource::<Playhead>().playing, "the step is being shown");
    let c1 = pit(&app, "c1");
    trigger(&mut app, LearnCommand::TryPit(c1));
    assert_eq!(names(&app), ["c1"]);
    run_out(&mut app);
    app.update();
    assert!(matches!(said(&app).verdict, Some((true, _))), "{:?}", said(&app).verdict);
    assert_eq!(said(&app).primary(), Some(&LearnCommand::Step(STORE + 1).into()));
    // The pit may be tried again at once.
    let f1 = pit(&app, "f1");
    trigger(&mut app, LearnCommand::TryPit(f1));
    assert_eq!((names(&app), said(&app).verdict), (vec!["f1".to_owned()], None));
}

#[test]
fn a_pit_that_may_not_be_chosen_says_why_and_plays_nothing() {
    let mut app = first_lesson(STORE);
    let b1 = pit(&app, "b1");
    trigger(&mut app, LearnCommand::TryPit(b1));
    let (right, why) = said(&app).verdict.expect("it was tried");
    assert!(!right && why.contains("that holds seeds"), "{why}");
    assert_eq!((names(&app).len(), said(&app).primary()), (0, Some(&LearnCommand::Step(STORE + 1).into())));
    let asked = said(&app).caption.expect("the question stays");
    assert_eq!(asked, Words::english().label("learn-try-again-move"));
    play(&mut app, &["c1"]);
    assert_eq!(said(&app).verdict, None, "another attempt is being made");
}

#[test]
fn pits_that_a_step_describes_are_ringed_until_a_move_is_shown() {
    let mut app = first_lesson(0);
    let own = ["a1", "b1", "c1", "d1", "e1", "f1"].map(|name| (Place::pit(pit(&app, name)), RingKind::Described));
    assert_eq!(
        (said(&app).rings, said(&app).caption),
        (own.to_vec(), Some(Words::english().label("lesson-described")))
    );
    trigger(&mut app, LearnCommand::Step(1));
    assert_eq!((said(&app).rings, said(&app).caption), (vec![], None));
}

#[test]
fn a_step_with_nothing_to_see_asks_at_once() {
    let mut app = first_lesson(COUNT);
    assert_eq!(current(&app).purpose, Purpose::Play);
    assert!(said(&app).caption.is_some_and(|it| it.contains("f1")));
    assert!(
        said(&app).buttons.iter().all(|button| button.action != LearnCommand::Try),
        "nothing need be pressed first"
    );
    play(&mut app, &["a1"]);
    run_out(&mut app);
    app.update();
    assert!(matches!(said(&app).verdict, Some((false, _))));
    assert_eq!(said(&app).primary(), Some(&LearnCommand::Try.into()));
}

#[test]
fn the_question_follows_what_was_shown_unless_somebody_speaks_to_a_class() {
    for projected in [false, true] {
        let mut app = first_lesson(STORE);
        app.world_mut().resource_mut::<Projecting>().0 = projected;
        run_out(&mut app);
        assert_eq!(current(&app).purpose, Purpose::Show, "its end is left to be looked at");
        pass(&mut app, 4.0);
        let asks = current(&app).purpose == Purpose::Play;
        assert_eq!(asks, !projected);
        assert_eq!(said(&app).primary() == Some(&LearnCommand::Try.into()), projected, "the speaker goes on");
    }
}

#[test]
fn what_has_been_done_of_a_lesson_is_ticked_in_its_outline() {
    let mut app = first_lesson(0);
    let outline = |app: &App| said(app).outline.expect("a lesson has steps");
    let ticked = |app: &App| -> Vec<usize> {
        outline(app).steps.iter().enumerate().filter(|(_, step)| step.done).map(|(number, _)| number).collect()
    };
    assert_eq!((outline(&app).at, outline(&app).steps[1].name.as_str(), ticked(&app)), (0, "Sowing", vec![]));
    trigger(&mut app, LearnCommand::Step(1));
    assert_eq!((outline(&app).at, ticked(&app)), (1, vec![0]), "it has been read");
    trigger(&mut app, LearnCommand::Step(STORE));
    assert_eq!(ticked(&app), [0], "what a step asks for was left out");
    let c1 = pit(&app, "c1");
    trigger(&mut app, LearnCommand::TryPit(c1));
    run_out(&mut app);
    app.update();
    assert_eq!(ticked(&app), [0, STORE]);
    trigger(&mut app, LearnCommand::BackToGame);
    assert!(app.world().resource::<Lessons>().is_step_done(FIRST_LESSON, STORE));
}

#[test]
fn the_step_before_is_one_step_away() {
    let mut app = first_lesson(STORE);
    assert_eq!(said(&app).back, Some(LearnCommand::Step(STORE - 1).into()));
    trigger(&mut app, LearnCommand::Try);
    assert_eq!(said(&app).back, Some(LearnCommand::Step(STORE - 1).into()));
    trigger(&mut app, LearnCommand::Step(0));
    assert_eq!(said(&app).back, None);
}

#[test]
fn the_second_part_of_a_lesson_judges_moves_by_the_search_and_ends_with_a_game() {
    let mut app = room("oware");
    trigger(&mut app, LearnCommand::PlayBetter { id: "oware".into(), from: 0 });
    let outline = said(&app).outline.expect("a lesson has steps");
    assert_eq!((outline.title.as_str(), outline.steps.len()), ("Oware: play better", 6), "an idea a step");
    trigger(&mut app, LearnCommand::Try);
    play(&mut app, &["a1"]);
    run_out(&mut app);
    app.update();
    let (right, why) = said(&app).verdict.expect("it was tried");
    assert!(!right && why.contains("seed"), "{why}");
    trigger(&mut app, LearnCommand::Try);
    play(&mut app, &["d1"]);
    run_out(&mut app);
    app.update();
    assert!(matches!(said(&app).verdict, Some((true, _))), "{:?}", said(&app).verdict);
    trigger(&mut app, LearnCommand::BackToGame);
    let lessons = app.world().resource::<Lessons>();
    assert!(lessons.is_step_done("oware better", 0) && !lessons.is_step_done("oware", 0));
}
