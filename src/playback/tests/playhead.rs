//! The playhead: steps by laps, pauses, and what is skipped.

use crate::play::CurrentGame;
use crate::play::Playhead;
use crate::playback::PlaybackCommand;
use crate::settings::Preferences;
use crate::settings::SettingsCommand;
use crate::tests::{Heard, current, play, play_on, room, run_out, time, trigger};
use crate::ui::Projecting;
use bevy::prelude::*;
use mancala::engine::Game;
use mancala::record::Record;
use mancala::record::notation::parse_position;
use naqala_core::session::{Session, move_grouping};

#[test]
fn steps_stop_where_laps_begin_and_plies_end() {
    let mut app = room("nigerian");
    play_on(&mut app, 6);
    trigger(&mut app, PlaybackCommand::First);
    let show = current(&app).choreography.clone();
    let mut stops: Vec<f64> = show.laps().iter().map(|lap| lap.start).collect();
    stops.extend((0..show.plies()).map(|ply| show.ply_end(ply)));
    stops.sort_by(f64::total_cmp);
    stops.dedup();
    assert!(stops.len() > 2 * show.plies(), "some of these moves have several laps");
    for &stop in stops.iter().filter(|&&stop| stop > 0.0) {
        trigger(&mut app, PlaybackCommand::NextLap);
        assert_eq!(time(&app), stop);
    }
    for &stop in stops.iter().rev().skip(1) {
        trigger(&mut app, PlaybackCommand::PreviousLap);
        assert_eq!(time(&app), stop);
    }
}

#[test]
fn a_show_lap_by_lap_pauses_after_each_lap_and_at_the_end_of_a_ply() {
    let mut app = room("nigerian");
    play_on(&mut app, 6);
    trigger(&mut app, PlaybackCommand::First);
    trigger(&mut app, SettingsCommand::LapByLap(true));
    let show = current(&app).choreography.clone();
    let later = show.laps().iter().filter(|lap| lap.number > 1).count();
    let mut pauses = Vec::new();
    while time(&app) < show.duration() {
        trigger(&mut app, PlaybackCommand::PlayPause);
        run_out(&mut app);
        pauses.push(time(&app));
    }
    assert_eq!(pauses.len(), later + show.plies());
    let ends_a_lap = |time: f64| show.laps().iter().any(|lap| lap.start == time);
    let ends_a_ply = |time: f64| (0..show.plies()).any(|ply| show.ply_end(ply) == time);
    assert!(pauses.iter().all(|&pause| ends_a_lap(pause) || ends_a_ply(pause)));
}

#[test]
fn a_show_waits_after_captures_as_long_as_their_rule_takes_to_read() {
    let mut app = room("kalah");
    let rules = current(&app).game.rules().clone();
    let start = parse_position(&rules, "3,0,5,0,1,0/2,0,0,0,3,0 stores=17,17 to=S").expect("it is a position");
    **app.world_mut().resource_mut::<CurrentGame>() = Session::new(Game::new(rules, start), Record::default());
    play(&mut app, &["a1"]);
    let rests = |app: &mut App| {
        trigger(app, PlaybackCommand::First);
        trigger(app, PlaybackCommand::PlayPause);
        let mut longest: f64 = 0.0;
        while app.world().resource::<Playhead>().playing {
            app.update();
            longest = longest.max(app.world().resource::<Playhead>().rest);
        }
        longest
    };
    assert_eq!(rests(&mut app), 0.0);
    app.world_mut().resource_mut::<Preferences>().waits_at_captures = true;
    assert!(rests(&mut app) > 3.0, "the rule on captures is a long one");
    app.world_mut().resource_mut::<Preferences>().waits_at_captures = false;
    app.world_mut().resource_mut::<Projecting>().0 = true;
    assert!(rests(&mut app) > 3.0, "in projection it always waits");
}

#[test]
fn moves_that_wait_are_not_kept_waiting_lap_by_lap() {
    let mut app = room("nigerian");
    app.world_mut().resource_mut::<Preferences>().lap_by_lap = true;
    play_on(&mut app, 4);
    run_out(&mut app);
    let show = &current(&app).choreography;
    assert!(time(&app) > show.ply_start(3), "the first three moves are shown without a pause");
}

#[test]
fn what_is_left_of_a_move_is_skipped_and_the_show_goes_on() {
    let mut app = room("nigerian");
    play_on(&mut app, 4);
    let show = current(&app).choreography.clone();
    trigger(&mut app, PlaybackCommand::Seek(show.ply_start(1) + 0.2));
    trigger(&mut app, PlaybackCommand::PlayPause);
    app.world_mut().trigger(PlaybackCommand::SkipMove);
    assert_eq!(time(&app), show.ply_end(1));
    assert!(app.world().resource::<Playhead>().playing);
    trigger(&mut app, PlaybackCommand::PlayPause);
    trigger(&mut app, PlaybackCommand::Seek(show.ply_start(2) + 0.2));
    trigger(&mut app, PlaybackCommand::SkipMove);
    assert_eq!(time(&app), show.ply_end(2));
    assert!(!app.world().resource::<Playhead>().playing);
    for _ in 0..3 {
        trigger(&mut app, PlaybackCommand::SkipMove);
    }
    assert_eq!(time(&app), show.duration());
}

#[test]
fn answers_belong_to_the_move_that_they_go_on_with() {
    let mut app = room("bao-la-kiswahili");
    for _ in 0..400 {
        play_on(&mut app, 1);
        let game = &current(&app).game;
        if game.position().ask().is_some() {
            play_on(&mut app, 1);
            break;
        }
    }
    let game = &current(&app).game;
    let last = game.plies().len() - 1;
    assert!(move_grouping::goes_on(game, last), "a question was answered");
    assert_eq!(move_grouping::span(game, last), last - 1..last + 1);
    assert_eq!(move_grouping::span(game, last - 1), last - 1..last + 1);
    assert_eq!(move_grouping::span(game, 0), 0..1);
}

#[test]
fn every_event_is_shown_once_going_forward() {
    let mut app = room("kalah");
    play(&mut app, &["c1", "f1", "a2"]);
    run_out(&mut app);
    let keyframes = current(&app).choreography.keyframes().len();
    assert_eq!(app.world().resource::<Heard>().shown, keyframes);
    assert_eq!(time(&app), current(&app).choreography.duration());
    trigger(&mut app, PlaybackCommand::PlayBackwards);
    run_out(&mut app);
    assert_eq!(time(&app), 0.0);
    assert_eq!(app.world().resource::<Heard>().shown, keyframes, "nothing is shown going backwards");
}

#[test]
fn steps_stop_where_events_and_plies_end() {
    let mut app = room("kalah");
    play(&mut app, &["c1", "f1"]);
    trigger(&mut app, PlaybackCommand::First);
    assert_eq!(time(&app), 0.0);
    let show = current(&app).choreography.clone();
    for keyframe in show.keyframes() {
        trigger(&mut app, PlaybackCommand::NextEvent);
        assert_eq!(time(&app), keyframe.end);
    }
    for keyframe in show.keyframes().iter().rev() {
        trigger(&mut app, PlaybackCommand::PreviousEvent);
        assert_eq!(time(&app), keyframe.start);
    }
    trigger(&mut app, PlaybackCommand::NextPly);
    assert_eq!(time(&app), show.ply_start(1));
    trigger(&mut app, PlaybackCommand::Last);
    trigger(&mut app, PlaybackCommand::PreviousPly);
    assert_eq!(time(&app), show.ply_start(1));
    trigger(&mut app, PlaybackCommand::Seek(f64::NAN));
    trigger(&mut app, PlaybackCommand::Seek(1e300));
    assert_eq!(time(&app), show.duration());
}

#[test]
fn play_starts_over_at_the_end_and_pauses_in_between() {
    let mut app = room("kalah");
    play(&mut app, &["c1"]);
    run_out(&mut app);
    trigger(&mut app, PlaybackCommand::PlayPause);
    assert!(time(&app) < 0.5 && app.world().resource::<Playhead>().playing);
    trigger(&mut app, PlaybackCommand::PlayPause);
    let stopped = time(&app);
    app.update();
    assert_eq!(time(&app), stopped);
    trigger(&mut app, PlaybackCommand::Speed(100.0));
    assert_eq!(app.world().resource::<Playhead>().speed, 8.0);
}
