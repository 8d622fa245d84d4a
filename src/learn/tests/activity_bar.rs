//! A lesson in the window: what is above the table keeps its height, the steps stand beside it, and projection shows it.

use crate::learn::LearnCommand;
use crate::play::activity::{ActivityButton, ActivityText};
use crate::play::activity::{LessonOutline, LessonOutlineStep};
use crate::playback::PlaybackCommand;
use crate::tests::panel::{ROOMY, SMALL, Stage, click, is_chosen};
use crate::ui::Action;
use crate::ui::tabs::Tab;
use bevy_egui::egui::vec2;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use std::sync::Arc;

/// A step of a lesson with this many words of text.
fn step(words: usize, verdict: Option<(bool, &str)>) -> ActivityText {
    let button = |label, action: Action, main| ActivityButton { label, action, main };
    ActivityText {
        heading: "Capturing (3 of 9)".into(),
        text: "seeds ".repeat(words),
        done: Some(0.3),
        verdict: verdict.map(|(right, text)| (right, text.to_owned())),
        buttons: vec![
            button("lesson-leave", LearnCommand::BackToGame.into(), false),
            button("learn-retry", LearnCommand::Try.into(), verdict.is_some_and(|(right, _)| !right)),
            button("lesson-next", LearnCommand::Step(3).into(), verdict.is_none_or(|(right, _)| right)),
        ],
        outline: Some(Arc::new(LessonOutline {
            title: "Kalah, step by step".into(),
            steps: ["Sowing", "Capturing", "The end"]
                .map(|name| LessonOutlineStep { heading: "Play".into(), name: name.into(), done: name == "Sowing" })
                .to_vec(),
            at: 1,
            has_game: true,
        })),
        ..ActivityText::default()
    }
}

fn at_step(step: ActivityText) -> Stage {
    let mut stage = Stage::new("kalah", 0).at_rest();
    stage.activity = Some(step);
    stage
}

#[test]
fn table_caption_and_next_stay_where_they_are_from_step_to_step_and_with_feedback() {
    for (size, projecting) in
        [(SMALL, false), (ROOMY, false), (vec2(1366.0, 768.0), true), (vec2(1920.0, 1080.0), true)]
    {
        let wrong = "Its last seed fell in c1, not in f1.";
        let steps = [
            step(8, None),
            step(40, None),
            step(40, Some((false, wrong))),
            step(8, Some((true, "Right: that is it."))),
        ];
        let places = steps.map(|step| {
            let mut stage = at_step(step);
            stage.projecting = projecting;
            let harness = stage.shown(size);
            let next = harness.get_by_label("Next").rect();
            // Beside the heading the buttons stand at the right.
            (harness.state().left, if projecting { next.right() } else { next.left() }, next.center().y)
        });
        assert!(places.iter().all(|place| *place == places[0]), "{size} {projecting}: {places:?}");
    }
}

#[test]
fn text_of_a_lesson_is_as_large_as_a_caption() {
    let stage = at_step(step(30, None));
    let harness = stage.shown(ROOMY);
    let text = harness.get_by_label_contains("seeds seeds").rect();
    let lines = (text.height() / (19.0 * 1.25)).round();
    assert!((1.0..=3.0).contains(&lines), "{lines} lines");
    assert!((text.height() / lines - 19.0 * 1.25).abs() < 1.0, "{text}");
}

#[test]
fn projection_keeps_text_verdict_and_buttons_of_a_lesson_and_moves_the_playhead() {
    for size in [SMALL, vec2(1366.0, 768.0), vec2(1920.0, 1080.0)] {
        let mut stage = at_step(step(30, Some((false, "It was not empty."))));
        stage.projecting = true;
        stage.time = 0.5;
        let mut harness = stage.shown(size);
        for said in ["Capturing (3 of 9)", "It was not empty."] {
            assert!(harness.query_by_label(said).is_some(), "{said}");
        }
        let text = harness.get_by_label_contains("seeds seeds").rect();
        assert!(text.height() > size.y / 28.5, "{text}");
        let words = harness.state().words.clone();
        for (label, action) in [
            ("learn-retry", Action::from(LearnCommand::Try)),
            ("lesson-next", Action::from(LearnCommand::Step(3))),
            ("transport-play", Action::from(PlaybackCommand::PlayPause)),
            ("transport-next-event", Action::from(PlaybackCommand::NextEvent)),
            ("transport-previous-event", Action::from(PlaybackCommand::PreviousEvent)),
        ] {
            assert_eq!(click(&mut harness, &words.label(label)), [action], "{label}");
        }
        let left = harness.state().left;
        assert!(left.width() == size.x && left.height() > 0.4 * size.y, "{left} of {size}");
    }
}

#[test]
fn the_steps_of_a_lesson_stand_in_place_of_the_games_and_a_click_goes_to_one() {
    for tab in [Tab::Game, Tab::Learn] {
        let mut harness = at_step(step(8, None)).on(tab).shown(ROOMY);
        let chosen = |harness: &Harness<'_, Stage>, name: &str| is_chosen(&harness.get_by_label(name));
        assert!(chosen(&harness, "Capturing") && !chosen(&harness, "Sowing"));
        let done = |name: &str| harness.get_by_label(name).accesskit_node().data().description().map(str::to_owned);
        assert_eq!((done("Sowing").as_deref(), done("The end")), (Some("Done"), None));
        assert_eq!(click(&mut harness, "The end"), [LearnCommand::Step(2)]);
        assert_eq!(click(&mut harness, "Finish with a game"), [LearnCommand::Step(3)]);
    }
    let mut harness = at_step(step(8, None)).on(Tab::Game).shown(ROOMY);
    let games = |harness: &Harness<'_, Stage>| harness.query_all_by_label("Oware").count();
    assert_eq!(games(&harness), 0);
    click(&mut harness, "All games");
    assert!(games(&harness) > 0, "the games are a click away");
    harness.state_mut().activity = None;
    harness.run_steps(2);
    harness.state_mut().activity = Some(step(8, None));
    harness.run_steps(2);
    assert_eq!(games(&harness), 0, "beside another lesson its steps stand again");
}

#[test]
fn a_class_that_is_asked_is_told_which_key_goes_on() {
    let mut stage = Stage::new("kalah", 3);
    stage.time = stage.choreography.ply_start(1) + 0.5;
    stage.asking = true;
    let harness = stage.shown(ROOMY);
    assert!(harness.query_by_label_contains("Space continues.").is_some());
}

#[test]
fn a_remark_is_the_headline_while_it_is_shown() {
    let mut stage = Stage::new("kalah", 3);
    stage.node_mut(1).comment = "The fork begins here.".into();
    stage.time = stage.choreography.ply_start(1);
    let harness = stage.shown(ROOMY);
    let caption = harness.get_by_label_contains("The fork begins here.");
    let said = caption.accesskit_node().label().or_else(|| caption.accesskit_node().value()).expect("it says so");
    assert!(said.starts_with("The fork begins here."), "{said}");
}

#[test]
fn the_meaning_of_a_word_opens_for_a_pointer_that_moves_and_not_for_one_that_rests_nor_in_projection() {
    let with_caption = |caption: &str| ActivityText { caption: Some(caption.into()), ..ActivityText::default() };
    let explained = |projecting: bool, moves: bool| {
        let mut stage = Stage::new("kalah", 0).at_rest();
        stage.projecting = projecting;
        stage.activity = Some(with_caption("Zzzzz zzzzz"));
        let mut harness = stage.shown(ROOMY);
        let at = harness.get_by_label_contains("Zzzzz").rect().left_center() + vec2(12.0, 0.0);
        harness.hover_at(at);
        harness.run_steps(4);
        // The text comes under the pointer.
        harness.state_mut().activity = Some(with_caption("Seeds seeds"));
        harness.run_steps(40);
        if moves {
            harness.hover_at(at + vec2(3.0, 0.0));
            harness.run_steps(40);
        }
        harness.query_by_label_contains("The playing piece").is_some()
    };
    assert!(!explained(false, false), "the pointer rests");
    assert!(explained(false, true));
    assert!(!explained(true, true), "in front of a class");
}
