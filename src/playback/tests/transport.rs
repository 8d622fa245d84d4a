use crate::board::ExtraActions;
use crate::play::PlayCommand;
use crate::playback::PlaybackCommand;
use crate::playback::timeline::tick;
use crate::tests::panel::{SMALL, Stage, click, shipped};
use crate::ui::Action;
use crate::ui::icons::Tick;
use crate::ui::look::Look;
use crate::ui::style;
use bevy_egui::egui::{Key, accesskit::Role, pos2};
use egui_kittest::kittest::Queryable;
use mancala::engine::{Event, Game, Info, Move, legal_moves, start};
use mancala::record::notation::move_text;
use mancala::rules::{Cause, Settings};
use naqala_core::session::ExtraAction;
use naqala_core::show::{Keyframe, KeyframeKind};
use naqala_core::words::TurnContext;
use std::sync::Arc;

#[test]
fn each_button_asks_for_what_it_says() {
    let mut stage = Stage::new("oware", 3);
    stage.time = stage.choreography.ply_start(1) + 0.5;
    let mut harness = stage.shown(SMALL);
    let words = harness.state().words.clone();
    for (label, action) in [
        ("transport-first", Action::from(PlaybackCommand::First)),
        ("transport-previous-ply", Action::from(PlaybackCommand::PreviousPly)),
        ("transport-previous-event", Action::from(PlaybackCommand::PreviousEvent)),
        ("transport-backwards", Action::from(PlaybackCommand::PlayBackwards)),
        ("transport-play", Action::from(PlaybackCommand::PlayPause)),
        ("transport-next-event", Action::from(PlaybackCommand::NextEvent)),
        ("transport-next-ply", Action::from(PlaybackCommand::NextPly)),
        ("transport-skip", Action::from(PlaybackCommand::SkipMove)),
        ("transport-last", Action::from(PlaybackCommand::Last)),
    ] {
        assert_eq!(click(&mut harness, &words.label(label)), [action], "{label}");
    }
}

#[test]
fn questions_are_answered_in_a_window_that_is_projected() {
    let mut stage = Stage::new("kalah", 0).at_rest();
    stage.projecting = true;
    let choices = [Move::Swap, Move::Pass].map(ExtraAction::Play).to_vec();
    stage.besides = ExtraActions { choices, pointed: Some(1) };
    let mut harness = stage.shown(SMALL);
    let words = harness.state().words.clone();
    assert_eq!(click(&mut harness, &words.label("table-pass")), [PlayCommand::Move(Move::Pass)]);
    assert_eq!(click(&mut harness, &words.label("table-swap")), [PlayCommand::Move(Move::Swap)]);
    harness.state_mut().besides.choices =
        vec![ExtraAction::Shift { first: Move::Shift(mancala::rules::PitId(0)), said: false }];
    harness.run_steps(2);
    assert_eq!(click(&mut harness, &words.label("table-shift")), [PlayCommand::ShiftNext]);
}

#[test]
fn the_speed_is_chosen_from_a_list() {
    let mut harness = Stage::new("oware", 3).shown(SMALL);
    click(&mut harness, "Speed: 1×");
    assert_eq!(click(&mut harness, "4×"), [PlaybackCommand::Speed(4.0)]);
}

/// The capture whose condition a last seed did not meet, where the caption of an event says so.
fn missed_at(stage: &Stage, keyframe: &Keyframe) -> Option<Cause> {
    let (start, rules) = (stage.game.before(keyframe.ply), stage.game.rules());
    let (earlier, later) = stage.game.plies()[keyframe.ply].events.split_at(keyframe.event);
    let before = stage.position_after(keyframe.ply, keyframe.event);
    stage.words.missed_capture(rules, &TurnContext::after(rules, start, earlier), &before, &later[0])
}

#[test]
fn a_last_seed_on_the_wrong_side_lights_the_rule_on_captures() {
    // From the opening of Kalah a sowing of four seeds from f1 ends on the other side, in a pit that held seeds.
    let rules = Arc::new(shipped().rules("kalah", &Settings::new()).expect("a shipped variant"));
    let mut game = Game::new(Arc::clone(&rules), mancala::engine::start(&rules));
    let f1 = Move::Sow { pit: rules.board.pit_named("f1").expect("a pit"), way: None };
    game.play(f1).expect("a legal move");
    let mut stage = Stage::of(game);
    let mut keyframes = stage.choreography.keyframes().iter();
    let stop = *keyframes.find(|keyframe| keyframe.kind == KeyframeKind::Stop).expect("nothing comes of the last seed");
    let facing = stage.game.rules().clause_named("facing").map(|clause| clause.0);
    assert_eq!(missed_at(&stage, &stop).map(|cause| cause.clause.0), facing);
    stage.time = stop.end;
    assert_eq!(stage.see(|view| view.clause_at_work()).map(|cause| cause.clause.0), facing);
}

/// Returns what the room of words says of an event.
fn caption_at(stage: &Stage, keyframe: &Keyframe) -> String {
    let (start, rules) = (stage.game.before(keyframe.ply), stage.game.rules());
    let (earlier, later) = stage.game.plies()[keyframe.ply].events.split_at(keyframe.event);
    let before = stage.position_after(keyframe.ply, keyframe.event);
    stage.words.caption_in_turn(rules, &TurnContext::after(rules, start, earlier), &before, &later[0])
}

#[test]
fn every_event_has_a_caption_at_its_time() {
    // Siblings are told in the same words.
    for id in shipped().ids().into_iter().filter(|id| !id.contains('/')) {
        let mut stage = Stage::new(&id, 10);
        for keyframe in &stage.choreography.keyframes().to_vec() {
            let events = stage.game.plies()[keyframe.ply].events.clone();
            let told = &events[keyframe.event];
            // Of very long turns the first laps, then some events on the way.
            if keyframe.event > 200 && !keyframe.event.is_multiple_of(97) {
                continue;
            }
            let last = events.iter().rposition(|told| !told.event.marks_lap());
            if Some(keyframe.event) == last && stage.choreography.sums_up(keyframe.ply) {
                // The ply is over, and is summed up.
                continue;
            }
            stage.time = keyframe.end;
            let (caption, cause) = stage.see(|view| (view.shown().caption(), view.clause_at_work()));
            let caption = caption.expect("every event has one");
            let raced =
                events[..keyframe.event].iter().any(|told| matches!(told.event, Event::Info(Info::Hand { .. })));
            if raced && keyframe.kind == KeyframeKind::Sow {
                assert!(caption.starts_with("South: ") || caption.starts_with("North: "), "{caption}");
            }
            let plain =
                if raced { caption.trim_start_matches("South: ").trim_start_matches("North: ") } else { &caption };
            assert_eq!(plain, caption_at(&stage, keyframe), "{id} {keyframe:?}");
            if told.clause.is_some() || !matches!(keyframe.kind, KeyframeKind::Sow | KeyframeKind::Lift) {
                assert_eq!(cause, missed_at(&stage, keyframe).or(told.clause));
            }
        }
    }
}

#[test]
fn at_rest_the_bar_does_not_stop_at_a_stage_that_brings_nothing_to_tell() {
    for (id, set, moves, said) in [
        ("oware-nam-nam/lamosh", None, ["gather"].as_slice(), "It is North's turn."),
        ("kalah", Some(("pie_rule", "on")), &["a1", "swap"], "exchange"),
    ] {
        let settings: Settings = set.map(|(option, value)| (option.into(), value.into())).into_iter().collect();
        let rules = Arc::new(shipped().rules(id, &settings).expect("a shipped variant"));
        let mut game = Game::new(Arc::clone(&rules), start(&rules));
        for text in moves {
            let position = game.position();
            let mv = legal_moves(&rules, position).into_iter().find(|&it| move_text(&rules, position, it) == *text);
            game.play(mv.expect("a legal move")).expect("it can be played");
        }
        let stage = Stage::of(game).at_rest();
        assert_eq!(
            stage.choreography.keyframes().last().map(|keyframe| keyframe.kind),
            Some(KeyframeKind::Stage),
            "{id}"
        );
        let harness = stage.shown(SMALL);
        assert!(harness.query_by_label_contains(said).is_some(), "{id}");
        assert!(harness.query_by_label_contains("of the game begins").is_none(), "{id}");
    }
}

#[test]
fn the_whole_caption_is_shown() {
    let mut stage = Stage::new("togyz-kumalak", 20);
    stage.time = stage.choreography.duration() * 0.7;
    let harness = stage.shown(SMALL);
    let stage = harness.state();
    let keyframe =
        stage.choreography.keyframes()[stage.choreography.keyframe_at(stage.time).expect("something is shown")];
    let caption = caption_at(stage, &keyframe);
    let node = harness.get_by_label_contains(&caption);
    assert!(node.rect().left() >= 0.0 && node.rect().right() <= stage.left.right() && node.rect().bottom() <= 600.0);
}

#[test]
fn the_timeline_can_be_dragged_anywhere() {
    let mut harness = Stage::new("kalah", 8).shown(SMALL);
    let duration = harness.state().choreography.duration();
    let track = harness.get_by_role_and_label(Role::Slider, "Game").rect();
    let at = |part: f32| pos2(track.right() - 8.0 - (1.0 - part) * (track.width() - 90.0), track.center().y);
    harness.drag_at(at(0.3));
    harness.run_steps(2);
    let first = harness.state().time;
    assert!(first > 0.1 * duration && first < 0.5 * duration, "{first} of {duration}");
    harness.hover_at(at(0.8));
    harness.run_steps(2);
    let second = harness.state().time;
    assert!(second > first + 0.2 * duration, "{second} after {first}");
    harness.hover_at(pos2(5000.0, 10.0));
    harness.run_steps(2);
    assert_eq!(harness.state().time, duration, "past the end is the end");
    harness.drop_at(pos2(5000.0, 10.0));
    harness.run_steps(2);
    assert!(harness.state().actions.iter().all(|action| matches!(action.get(), Some(PlaybackCommand::Seek(_)))));
}

#[test]
fn the_upper_band_stays_within_the_move_shown() {
    let mut stage = Stage::new("kalah", 8);
    stage.time = stage.choreography.ply_start(3) + 0.01;
    let mut harness = stage.shown(SMALL);
    let track = harness.get_by_role_and_label(Role::Slider, "Move").rect();
    harness.drag_at(track.center());
    harness.run_steps(2);
    let stage = harness.state();
    assert!(
        stage.time > stage.choreography.ply_start(3) && stage.time < stage.choreography.ply_end(3),
        "{}",
        stage.time
    );
}

#[test]
fn arrow_keys_step_on_the_timeline_that_has_the_keyboard() {
    let mut harness = Stage::new("kalah", 2).shown(SMALL);
    harness.get_by_role_and_label(Role::Slider, "Game").focus();
    harness.run_steps(2);
    harness.key_press(Key::ArrowRight);
    harness.run_steps(1);
    assert_eq!(harness.state().actions, [PlaybackCommand::NextEvent]);
}

#[test]
fn kinds_of_events_differ_in_shape_and_in_colour() {
    let told: Vec<Tick> =
        [KeyframeKind::Sow, KeyframeKind::Relay, KeyframeKind::Capture, KeyframeKind::Bonus, KeyframeKind::Turn]
            .map(tick)
            .to_vec();
    for (look, dark) in Look::ALL.into_iter().flat_map(|look| [(look, false), (look, true)]) {
        let palette = style::Palette::by(look, dark);
        for (i, a) in told.iter().enumerate() {
            for b in &told[i + 1..] {
                assert_ne!(a, b);
                let shape = |tick: Tick| format!("{:?}", tick.shape(pos2(9.0, 9.0), 5.0, palette.ink));
                assert_ne!(shape(*a), shape(*b));
            }
        }
        let colours: Vec<_> =
            [Tick::Sow, Tick::Relay, Tick::Capture, Tick::Bonus].map(|tick| tick.colour(palette)).to_vec();
        assert!((1..4).all(|i| !colours[..i].contains(&colours[i])));
    }
}

#[test]
fn the_panel_can_be_shut_and_opened_again() {
    let mut harness = Stage::new("kalah", 2).shown(SMALL);
    let words = harness.state().words.clone();
    let narrow = harness.state().left.width();
    click(&mut harness, &words.label("transport-shut-panel"));
    assert_eq!(harness.state().left.width(), 960.0);
    assert!(harness.query_by_label("Rules").is_none());
    click(&mut harness, &words.label("transport-open-panel"));
    assert_eq!(harness.state().left.width(), narrow);
}

#[test]
fn the_panel_is_as_wide_as_it_was_dragged() {
    let mut harness = Stage::new("kalah", 2).shown(SMALL);
    let edge = harness.state().left.right();
    harness.hover_at(pos2(edge, 200.0));
    harness.run_steps(1);
    harness.drag_at(pos2(edge, 200.0));
    harness.run_steps(1);
    harness.hover_at(pos2(edge - 60.0, 200.0));
    harness.run_steps(2);
    harness.drop_at(pos2(edge - 60.0, 200.0));
    harness.run_steps(2);
    let stage = harness.state();
    assert!((stage.left.right() - (edge - 60.0)).abs() < 3.0, "{}", stage.left);
    let width = 960.0 - stage.left.right();
    assert!((stage.preferences.panel_width - width).abs() < 1.5, "{} and {width}", stage.preferences.panel_width);
}

#[test]
fn the_panel_is_as_wide_as_it_was_once_large_letters_are_small_again() {
    let mut stage = Stage::new("kalah", 2);
    stage.preferences.text_size = 2.0;
    let mut harness = stage.shown(SMALL);
    harness.drag_at(pos2(200.0, 100.0));
    harness.run_steps(2);
    harness.drop_at(pos2(200.0, 100.0));
    harness.run_steps(2);
    assert_eq!(harness.state().preferences.panel_width, 340.0, "it only had no more room");
    harness.state_mut().preferences.text_size = 1.0;
    harness.run_steps(3);
    assert_eq!(harness.state().left.right(), 960.0 - 340.0);
}

#[test]
fn what_is_said_of_a_pit_takes_the_place_of_the_caption() {
    for text_size in [1.0, 1.5, 2.0] {
        let mut stage = Stage::new("bao-la-kiswahili", 3).at_rest();
        stage.preferences.text_size = text_size;
        let mut harness = stage.shown(SMALL);
        let left = harness.state().left;
        let hint = "f2, 2 seeds\nThe first lap ends in d1. It goes on for 12 more laps. The last seed falls in h2. \
                    11 seeds are taken. You are asked to decide on the way.";
        harness.state_mut().hint = Some(hint.into());
        harness.run_steps(2);
        let said = harness.get_by_label(hint).rect();
        assert!(said.top() >= left.bottom() && said.bottom() <= SMALL.y, "{said} at {text_size}");
        assert_eq!(harness.state().left, left, "the table keeps its place");
    }
}
