//! Moves played, taken back and played again, without a window.

use crate::board::TableArea;
use crate::play::PlayCommand;
use crate::playback::PlaybackCommand;
use crate::playback::Scene;
use crate::tests::{Heard, current, in_english, names, play, play_on, room, run_out, trigger};
use crate::ui::notice::NoticeKind;
use bevy::prelude::*;
use mancala::rules::{Catalogue, Side};
use naqala_core::session::move_grouping;
use naqala_core::session::setting_out::Spread;

#[test]
fn moves_are_played_taken_back_and_played_again() {
    let mut app = room("kalah");
    play(&mut app, &["c1", "f1", "a2"]);
    assert_eq!(names(&app), ["c1", "f1", "a2"]);
    let laid_out = current(&app).choreography.clone();
    trigger(&mut app, PlayCommand::Undo);
    trigger(&mut app, PlayCommand::Undo);
    assert_eq!(names(&app), ["c1"]);
    assert!(current(&app).can_redo());
    trigger(&mut app, PlayCommand::Redo);
    trigger(&mut app, PlayCommand::Redo);
    assert_eq!(names(&app), ["c1", "f1", "a2"]);
    assert_eq!(current(&app).choreography, laid_out);
    assert!(!current(&app).can_redo());
}

#[test]
fn a_move_from_an_earlier_position_starts_a_new_course_and_undo_returns_to_the_old_one() {
    let mut app = room("oware");
    play(&mut app, &["a1", "b2", "c1"]);
    trigger(&mut app, PlaybackCommand::ShowPly(1));
    assert_eq!(app.world().resource::<Scene>().front, Some(1));
    play(&mut app, &["d2"]);
    assert_eq!(names(&app), ["a1", "d2"]);
    trigger(&mut app, PlayCommand::Undo);
    assert_eq!(names(&app), ["a1", "b2", "c1"]);
}

#[test]
fn a_refused_move_changes_nothing_and_says_why() {
    let mut app = room("kalah");
    play(&mut app, &["c2"]);
    assert_eq!(names(&app), [] as [&str; 0]);
    let heard = &app.world().resource::<Heard>().notices;
    assert!(heard.len() == 1 && heard[0].kind == NoticeKind::Failed && !in_english(&heard[0]).is_empty(), "{heard:?}");
}

#[test]
fn nobody_moves_in_the_midst_of_a_replay() {
    let mut app = room("oware");
    play(&mut app, &["a1", "b2", "c1"]);
    trigger(&mut app, PlaybackCommand::First);
    assert_eq!(app.world().resource::<Scene>().front, Some(0));
    trigger(&mut app, PlaybackCommand::PlayPause);
    assert_eq!(app.world().resource::<Scene>().front, None);
    play(&mut app, &["f2"]);
    assert_eq!(names(&app), ["a1", "b2", "c1"]);
    run_out(&mut app);
    assert_eq!(app.world().resource::<Scene>().front, Some(3));
}

#[test]
fn the_room_lives_without_a_table() {
    let app = room("kalah");
    assert_eq!(*app.world().resource::<TableArea>(), TableArea::default());
}

#[test]
fn the_rest_of_the_hand_is_set_out_and_taken_back_at_once() {
    let mut app = room("omweso");
    play_on(&mut app, 3);
    trigger(&mut app, PlayCommand::SetOutRest(Spread::Evenly));
    let game = &current(&app).game;
    assert_eq!(game.plies().len(), 32);
    let pits: Vec<u16> = game.rules().board.pits_of(Side::South).map(|pit| game.position().pit(pit)).collect();
    assert!(pits.iter().all(|&seeds| (1..=3).contains(&seeds)), "{pits:?}");
    assert_eq!((game.position().hand(Side::South), game.position().to_move()), (0, Side::North));
    assert_eq!(move_grouping::span(game, 5), 0..32);
    let number = |app: &mut App, lot| {
        trigger(app, PlayCommand::SetOutRest(Spread::AtRandom(lot)));
        let moves = names(app);
        trigger(app, PlayCommand::Undo);
        moves
    };
    let first = number(&mut app, 7);
    assert_eq!(first.len(), 64);
    assert_eq!(names(&app).len(), 32, "what was set out at once is taken back at once");
    assert_eq!(first, number(&mut app, 7));
    assert_ne!(first, number(&mut app, 8));
    trigger(&mut app, PlayCommand::Undo);
    assert_eq!(names(&app).len(), 3);
    trigger(&mut app, PlayCommand::Redo);
    trigger(&mut app, PlayCommand::SetOutRest(Spread::AtRandom(1)));
    let played = current(&app).to_record().replay(&Catalogue::shipped()).expect("they are moves like any others");
    assert_eq!(played.position(), current(&app).game.position());
    trigger(&mut app, PlayCommand::SetOutRest(Spread::Evenly));
    assert_eq!(names(&app).len(), 64, "nothing is left to set out");
}
