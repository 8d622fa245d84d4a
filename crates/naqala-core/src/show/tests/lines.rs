//! Captions during playback, over the records that come with the program.

use super::*;
use crate::samples::samples;
use mancala::engine::Game;
use mancala::record::Record;
use mancala::rules::Catalogue;

fn records() -> impl Iterator<Item = (&'static str, Game)> {
    let catalogue = Catalogue::shipped();
    let play = move |record: &Record| record.replay(&catalogue).expect("it can be played");
    samples().iter().map(move |sample| (sample.name.as_str(), play(&sample.record)))
}

#[test]
fn every_line_stands_long_enough_to_be_read() {
    for (name, game) in records() {
        let show = Choreography::of(&game);
        assert!(!show.lines().is_empty(), "{name}");
        for pair in show.lines().windows(2) {
            let stands = pair[1].start - pair[0].start;
            assert!(stands >= READ - 1e-9, "{name}: {stands:.2} s for {:?} before {:?}", pair[0], pair[1]);
        }
    }
}

#[test]
fn what_matters_is_always_said_and_soon() {
    const LATE: f64 = 0.5;
    let matters = [
        KeyframeKind::Capture,
        KeyframeKind::Withhold,
        KeyframeKind::Ask,
        KeyframeKind::Bonus,
        KeyframeKind::RoundEnd,
        KeyframeKind::End,
    ];
    let mut told = 0;
    for (name, game) in records() {
        let show = Choreography::of(&game);
        for (at, keyframe) in
            show.keyframes().iter().enumerate().filter(|(_, keyframe)| matters.contains(&keyframe.kind))
        {
            let summed_up = show.ply_keyframes(keyframe.ply).end == at + 1 && show.sums_up(keyframe.ply);
            let about = if summed_up { About::Ply(keyframe.ply) } else { About::Event(at) };
            let line = show.lines().iter().find(|line| line.about == about);
            let line = line.unwrap_or_else(|| panic!("{name}: nothing is said of {keyframe:?}"));
            assert!((keyframe.start..keyframe.start + LATE).contains(&line.start), "{name}: {line:?} of {keyframe:?}");
            told += 1;
        }
    }
    assert!(told > 100, "{told}");
}

#[test]
fn places_passed_over_and_laps_that_go_on_are_told_in_turns_of_few_laps() {
    for (name, game) in records() {
        let show = Choreography::of(&game);
        for (at, keyframe) in show.keyframes().iter().enumerate() {
            let lap = show.lap_at(keyframe.end).map_or(1, |lap| lap.number);
            let quick = lap > 2 || keyframe.hand.is_some();
            // An answer has said it already, or a question says it next.
            let is =
                |at: usize, kind: KeyframeKind| show.keyframes().get(at).is_some_and(|keyframe| keyframe.kind == kind);
            let answered = is(at.wrapping_sub(1), KeyframeKind::Answer) || is(at + 1, KeyframeKind::Ask);
            if !quick && !answered && matches!(keyframe.kind, KeyframeKind::Skip | KeyframeKind::Relay) {
                let lap = show.laps().iter().rev().find(|lap| lap.keyframe == at + 1);
                let about = lap
                    .filter(|_| keyframe.kind == KeyframeKind::Relay)
                    .map_or(About::Event(at), |lap| About::Sowing(lap.keyframe));
                assert!(show.lines().iter().any(|line| line.about == about), "{name}: {keyframe:?}");
            }
        }
    }
}

#[test]
fn lines_are_looked_up_and_grow_and_shrink_with_the_record() {
    for (name, game) in records() {
        let whole = Choreography::of(&game);
        assert_eq!(whole.line_at(0.0), None);
        let last = whole.line_at(whole.duration()).expect("something is said at the end");
        assert_eq!(last, whole.lines()[whole.lines().len() - 1], "{name}");
        let mut cut = whole.clone();
        cut.truncate(game.plies().len() / 2);
        for ply in &game.plies()[game.plies().len() / 2..] {
            cut.push(&ply.events);
        }
        assert!(cut == whole, "{name}");
    }
}
