//! Rounds of a match, and the choices between them.

use crate::play::tests::small::{BEFORE, CHOSEN};
use crate::play::{CurrentGame, PlayCommand};
use crate::playback::PlaybackCommand;
use crate::record::RecordCommand;
use crate::settings::SettingsCommand;
use crate::tests::{current, names, play, room, run_out, time, trigger};
use bevy::prelude::*;
use mancala::engine::Move;
use mancala::rules::Side;
use naqala_core::session::setting_out::Spread;
use naqala_core::session::{Session, move_grouping, rounds};

/// A room with a small match.
fn match_room(rounds: &str, position: &str) -> App {
    let mut app = room("kalah");
    let game = crate::play::tests::small::game(rounds, position, &[]);
    app.insert_resource(CurrentGame(Session::new(game, mancala::record::Record::default())));
    app.update();
    app
}

fn position(app: &App) -> String {
    let game = &current(app).game;
    mancala::record::notation::position_text(game.rules(), game.position())
}

fn pick(app: &mut App, name: &str) {
    let pit = current(app).game.rules().board.pit_named(name).expect("the board has such a pit");
    trigger(app, PlayCommand::Move(Move::Pick(pit)));
}

#[test]
fn a_round_and_the_choice_after_it_are_taken_back_and_played_again_and_remarks_stay() {
    let mut app = match_room(CHOSEN, BEFORE);
    play(&mut app, &["c1"]);
    trigger(&mut app, RecordCommand::Comment { ply: 1, text: "The first round is over.".into() });
    pick(&mut app, "b2");
    play(&mut app, &["a2"]);
    let (laid_out, last) = (current(&app).choreography.clone(), position(&app));
    for _ in 0..3 {
        trigger(&mut app, PlayCommand::Undo);
    }
    assert_eq!(position(&app), BEFORE);
    for _ in 0..3 {
        trigger(&mut app, PlayCommand::Redo);
    }
    assert_eq!((position(&app), &current(&app).choreography), (last, &laid_out));
    assert_eq!(current(&app).node(1).comment, "The first round is over.");
    trigger(&mut app, PlaybackCommand::ShowPly(0));
    play(&mut app, &["c1"]);
    assert_eq!(names(&app), ["c1"], "another course from the round before");
}

#[test]
fn what_is_chosen_between_rounds_is_a_move_of_its_own() {
    let game = crate::play::tests::small::game(CHOSEN, "0,0,0/0,0,1 stores=9,2 to=S", &["c1"]);
    assert!(game.position().ask().is_some());
    let mut app = match_room(CHOSEN, "0,0,0/0,0,1 stores=9,2 to=S");
    play(&mut app, &["c1"]);
    for name in ["a2", "c2"] {
        pick(&mut app, name);
    }
    let game = &current(&app).game;
    assert_eq!(game.position().ask(), None);
    assert_eq!([1, 2].map(|ply| move_grouping::goes_on(game, ply)), [false, true]);
    assert_eq!(move_grouping::span(game, 0), 0..1);
}

#[test]
fn steps_by_rounds_stop_where_one_ends_and_the_next_is_laid_out() {
    let mut app = match_room(CHOSEN, BEFORE);
    play(&mut app, &["c1"]);
    pick(&mut app, "b2");
    play(&mut app, &["a2"]);
    let show = current(&app).choreography.clone();
    let end = rounds::rounds(&current(&app).game)[0].end.as_ref().map(|end| end.time(&show));
    let stops = [0.0, end.expect("the round is over"), show.ply_start(2), show.duration()];
    trigger(&mut app, PlaybackCommand::First);
    for stop in &stops[1..] {
        trigger(&mut app, PlaybackCommand::NextRound);
        assert_eq!(time(&app), *stop);
    }
    for stop in stops[..3].iter().rev() {
        trigger(&mut app, PlaybackCommand::PreviousRound);
        assert_eq!(time(&app), *stop);
    }
}

#[test]
fn a_show_lap_by_lap_pauses_where_a_round_has_ended() {
    let mut app = match_room("Refill(id: \"refill\")", BEFORE);
    play(&mut app, &["c1"]);
    trigger(&mut app, PlaybackCommand::First);
    trigger(&mut app, SettingsCommand::LapByLap(true));
    let show = current(&app).choreography.clone();
    let end = rounds::rounds(&current(&app).game)[0].end.as_ref().map(|end| end.time(&show));
    trigger(&mut app, PlaybackCommand::PlayPause);
    run_out(&mut app);
    assert_eq!(Some(time(&app)), end);
    trigger(&mut app, PlaybackCommand::PlayPause);
    run_out(&mut app);
    assert_eq!(time(&app), show.duration());
}

#[test]
fn the_loser_sets_out_seeds_for_the_next_round_with_help() {
    let mirror = "Mirror(id: \"mirror\", begins: Loser)";
    let before = "1,0,0/0,0,1 stores=8,2 phase=play to=S";
    let mut app = match_room(mirror, before);
    play(&mut app, &["c1"]);
    trigger(&mut app, PlayCommand::SetOutRest(Spread::Evenly));
    let game = &current(&app).game;
    assert_eq!((game.plies().len(), game.position().round_state().round, game.position().hand(Side::North)), (5, 2, 0));
    let facing = |pit| game.rules().board.facing(pit).expect("two rows");
    for pit in game.rules().board.pits_of(Side::North) {
        assert!((1..=2).contains(&game.position().pit(pit)));
        assert_eq!(game.position().pit(pit), game.position().pit(facing(pit)));
    }
    assert_eq!(move_grouping::span(game, 2), 1..5);
    trigger(&mut app, PlayCommand::SetOutRest(Spread::AtRandom(3)));
    assert_eq!(current(&app).game.plies().len(), 5, "nothing is left to set out");
    trigger(&mut app, PlayCommand::Undo);
    trigger(&mut app, PlayCommand::Undo);
    assert_eq!(current(&app).game.plies().len(), 0);
}
