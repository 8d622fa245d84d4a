//! Two hands at work at the same time: told apart in caption, bar and timeline.

use crate::tests::panel::{SMALL, Stage};
use egui_kittest::kittest::{NodeT, Queryable};
use naqala_core::show::KeyframeKind;

/// A stage on which the race is shown with which Gabata begins.
fn race() -> Stage {
    Stage::new("gabata", 2)
}

#[test]
fn a_sentence_says_once_whose_hand_it_is() {
    let mut stage = race();
    let ends: Vec<(f64, KeyframeKind)> =
        stage.choreography.keyframes().iter().map(|keyframe| (keyframe.end, keyframe.kind)).collect();
    let (mut lifts, mut relays) = (0, 0);
    stage.front = None;
    let mut harness = stage.shown(SMALL);
    for (time, kind) in ends.into_iter().filter(|(_, kind)| matches!(kind, KeyframeKind::Lift | KeyframeKind::Relay)) {
        harness.state_mut().time = time;
        harness.step();
        let lines =
            harness.query_all_by_label_contains("goes on").chain(harness.query_all_by_label_contains(" lifts "));
        let captions: Vec<String> = lines.filter_map(|node| node.accesskit_node().label()).collect();
        lifts += usize::from(kind == KeyframeKind::Lift);
        relays += usize::from(kind == KeyframeKind::Relay);
        assert!(captions.iter().all(|line| !line.contains("South: South") && !line.contains(": Lap")), "{captions:?}");
    }
    assert!(lifts > 2 && relays > 0);
}

#[test]
fn the_laps_of_each_hand_are_counted_by_themselves() {
    let stage = race();
    let laps: Vec<_> = stage.choreography.laps().iter().filter(|lap| lap.ply == 1).copied().collect();
    for side in [mancala::rules::Side::South, mancala::rules::Side::North] {
        let own: Vec<u32> = laps.iter().filter(|lap| lap.hand == Some(side)).map(|lap| lap.number).collect();
        assert!(own.len() > 1, "{side:?} sows several laps");
        assert!(own.iter().copied().eq(1..=own.len() as u32), "{own:?}");
    }
    let north = laps.iter().filter(|lap| lap.hand == Some(mancala::rules::Side::North)).count();
    let second = laps.iter().find(|lap| lap.hand == Some(mancala::rules::Side::North) && lap.number == 2);
    let mut stage = stage;
    stage.time = second.expect("there are several").start + 0.05;
    let harness = stage.shown(SMALL);
    assert!(harness.query_by_label(&format!("North: lap 2 of {north}")).is_some());
}
