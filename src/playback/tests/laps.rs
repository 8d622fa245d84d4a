use crate::playback::PlaybackCommand;
use crate::settings::SettingsCommand;
use crate::tests::panel::{SMALL, Stage, click};
use bevy_egui::egui::accesskit::Role;
use bevy_egui::egui::vec2;
use egui_kittest::kittest::{NodeT, Queryable};
use naqala_core::session::move_grouping;

/// A stage on which a move of several laps is shown, in the middle of its second lap.
fn in_the_second_lap() -> Stage {
    let mut stage = Stage::new("nigerian", 6);
    let show = &stage.choreography;
    let second = *show.laps().iter().find(|lap| lap.number == 2).expect("a turn of six has two laps");
    stage.time = second.start + 0.1;
    stage
}

#[test]
fn the_lap_shown_is_counted() {
    let stage = in_the_second_lap();
    let ply = stage.choreography.ply_at(stage.time).expect("a lap is shown");
    let laps = move_grouping::laps(&stage.game, &stage.choreography, ply);
    let counted = stage.choreography.laps().iter().filter(|lap| lap.ply == ply).count();
    assert_eq!(laps as usize, counted);
    let harness = stage.shown(SMALL);
    assert!(harness.query_by_label(&format!("Lap 2 of {laps}")).is_some());
}

#[test]
fn a_move_of_one_lap_counts_none() {
    let mut stage = Stage::new("oware", 2);
    stage.time = stage.choreography.duration() * 0.3;
    let harness = stage.shown(SMALL);
    assert!(harness.query_by_label_contains("Lap ").is_none());
}

#[test]
fn laps_are_stepped_by_where_there_are_any() {
    let mut harness = in_the_second_lap().shown(SMALL);
    let words = harness.state().words.clone();
    assert_eq!(click(&mut harness, &words.label("transport-next-lap")), [PlaybackCommand::NextLap]);
    assert_eq!(click(&mut harness, &words.label("transport-previous-lap")), [PlaybackCommand::PreviousLap]);
    assert_eq!(click(&mut harness, &words.label("transport-skip")), [PlaybackCommand::SkipMove]);
    let harness = Stage::new("oware", 2).shown(SMALL);
    assert!(harness.query_by_label(&words.label("transport-next-lap")).is_none());
    assert!(harness.query_by_label(&words.label("transport-skip")).is_some());
}

#[test]
fn the_pause_after_laps_is_among_the_speeds() {
    let mut harness = in_the_second_lap().shown(SMALL);
    let words = harness.state().words.clone();
    click(&mut harness, "Speed: 1×");
    assert_eq!(click(&mut harness, &words.label("transport-lap-by-lap")), [SettingsCommand::LapByLap(true)]);
}

#[test]
fn the_timeline_tells_the_lap_pointed_at() {
    let mut harness = in_the_second_lap().shown(SMALL);
    let track = harness.get_by_role_and_label(Role::Slider, "Move").rect();
    let stage = harness.state();
    let ply = stage.choreography.ply_at(stage.time).expect("a lap is shown");
    let laps = move_grouping::laps(&stage.game, &stage.choreography, ply);
    harness.hover_at(bevy_egui::egui::pos2(track.right() - 8.0, track.center().y));
    harness.run_steps(30);
    assert!(harness.query_by_label_contains(&format!("lap {laps} of {laps}")).is_some());
}

#[test]
fn every_button_of_the_bar_stands_in_one_line_of_a_small_window() {
    for id in ["nigerian", "bao-la-kiswahili"] {
        // With the room that a desktop leaves of that.
        for size in [SMALL, vec2(942.0, 488.0)] {
            let harness = Stage::new(id, 3).shown(size);
            let words = &harness.state().words;
            let middle = |label: &str| harness.get_by_label(&words.label(label)).rect().center().y;
            let (first, last) = (middle("transport-first"), middle("transport-shut-panel"));
            assert!((first - last).abs() < 4.0, "{id} in {size}: {first} and {last}");
        }
    }
}

#[test]
fn buttons_that_lead_nowhere_are_pale_press_nothing_and_keep_the_keyboard() {
    const BACK: [&str; 3] = ["transport-first", "transport-previous-ply", "transport-previous-event"];
    const ON: [&str; 4] = ["transport-next-event", "transport-next-ply", "transport-skip", "transport-last"];
    let mut harness = Stage::new("oware", 2).shown(SMALL);
    let words = harness.state().words.clone();
    let end = harness.state().choreography.duration();
    for (time, pale, ready) in [(0.0, &BACK[..], &ON[..]), (end, &ON[..], &BACK[..])] {
        harness.state_mut().time = time;
        harness.step();
        for id in pale {
            assert!(harness.get_by_label(&words.label(id)).accesskit_node().is_disabled(), "{id} at {time}");
            assert!(click(&mut harness, &words.label(id)).is_empty(), "{id} at {time}");
        }
        for id in ready {
            assert!(!harness.get_by_label(&words.label(id)).accesskit_node().is_disabled(), "{id} at {time}");
            assert_eq!(click(&mut harness, &words.label(id)).len(), 1, "{id} at {time}");
        }
    }
    harness.get_by_label(&words.label("transport-last")).focus();
    harness.run_steps(2);
    assert!(harness.get_by_label(&words.label("transport-last")).is_focused());
}
