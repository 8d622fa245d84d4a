//! The program at one seat or at all of them.

use crate::play::CurrentGame;
use crate::play::PlayCommand;
use crate::play::Playhead;
use crate::playback::PlaybackCommand;
use crate::record::RecordCommand;
use crate::record::SavedGamesCommand;
use crate::tests::{Heard, current, names, play, room, trigger};
use bevy::prelude::*;
use mancala::record::{ComputerPlayer, PlayingStyle, Skill};
use mancala::rules::{Catalogue, Settings, Side};
use naqala_core::session::{Players, Purpose, Session};
use std::time::Duration;

/// A game with the program at these seats, by [`Side::index`].
fn seated(id: &str, computers: [Option<ComputerPlayer>; 4]) -> App {
    let mut app = room(id);
    trigger(&mut app, PlayCommand::Seat(Players { computers, ..Players::default() }));
    app
}

const LEVEL: Option<ComputerPlayer> = Some(ComputerPlayer { skill: Skill::Level(1), style: PlayingStyle::Balanced });

fn plies(app: &App) -> usize {
    current(app).game.plies().len()
}

fn chooser(app: &App) -> Side {
    current(app).game.position().chooser()
}

/// Lets time pass until this is so.
fn wait(app: &mut App, until: impl Fn(&App) -> bool) {
    let begun = std::time::Instant::now();
    while !until(app) {
        assert!(begun.elapsed() < Duration::from_secs(120), "it does not happen");
        app.update();
    }
}

fn is_at_rest(app: &App) -> bool {
    !app.world().resource::<Playhead>().playing
}

fn front(app: &App) -> Option<usize> {
    current(app).front(app.world().resource::<Playhead>())
}

#[test]
fn the_program_plays_by_the_rules_of_whatever_is_on_the_board() {
    let mut app = seated("kalah", [LEVEL, None, None, None]);
    wait(&mut app, |app| plies(app) == 1);
    // As a lesson puts it there: no other game has been begun.
    let mut lesson = Session::opening(&Catalogue::shipped(), "omweso", &Settings::new()).expect("it is shipped");
    lesson.about.computers[0] = LEVEL;
    app.world_mut().resource_mut::<CurrentGame>().replace(lesson);
    wait(&mut app, |app| plies(app) == 1);
    assert_eq!(current(&app).game.rules().id, "omweso");
}

#[test]
fn the_program_answers_when_all_has_been_shown_and_nobody_moves_for_it() {
    let mut app = seated("oware", [None, LEVEL, None, None]);
    play(&mut app, &["c1"]);
    assert_eq!((plies(&app), front(&app)), (1, None));
    play(&mut app, &["c2"]);
    assert_eq!(plies(&app), 1, "it is the program's move");
    wait(&mut app, is_at_rest);
    assert_eq!(plies(&app), 1, "it does not move while the last move is being shown");
    play(&mut app, &["c2"]);
    let heard = app.world().resource::<Heard>().notices.last().expect("it is said why").clone();
    assert_eq!(heard.offer.map(|offer| offer.action), Some(PlayCommand::MoveNow.into()));
    wait(&mut app, |app| plies(app) == 2 && is_at_rest(app));
    assert_eq!((chooser(&app), front(&app)), (Side::South, Some(2)));
    for _ in 0..60 {
        app.update();
    }
    assert_eq!(plies(&app), 2, "it is a person's turn");
}

#[test]
fn to_undo_takes_back_what_the_program_answered_and_to_redo_brings_both_back() {
    let mut app = seated("oware", [None, LEVEL, None, None]);
    play(&mut app, &["c1"]);
    trigger(&mut app, PlayCommand::MoveNow);
    wait(&mut app, |app| plies(app) == 2);
    trigger(&mut app, PlayCommand::Undo);
    assert_eq!((plies(&app), current(&app).held), (0, false));
    trigger(&mut app, PlayCommand::Redo);
    assert_eq!((plies(&app), current(&app).held), (2, false));
}

#[test]
fn a_first_move_of_the_program_that_is_taken_back_is_made_again_when_one_likes() {
    let mut app = seated("oware", [LEVEL, None, None, None]);
    trigger(&mut app, PlayCommand::MoveNow);
    wait(&mut app, |app| plies(app) == 1);
    trigger(&mut app, PlayCommand::Undo);
    for _ in 0..60 {
        app.update();
    }
    assert_eq!((plies(&app), current(&app).held, front(&app)), (0, true, Some(0)));
    trigger(&mut app, PlayCommand::Hold(false));
    trigger(&mut app, PlayCommand::MoveNow);
    wait(&mut app, |app| plies(app) == 1);
}

#[test]
fn a_program_that_waits_can_be_moved_for() {
    let mut app = seated("oware", [None, LEVEL, None, None]);
    play(&mut app, &["c1"]);
    trigger(&mut app, PlayCommand::Hold(true));
    wait(&mut app, is_at_rest);
    for _ in 0..60 {
        app.update();
    }
    assert_eq!(plies(&app), 1);
    play(&mut app, &["c2"]);
    assert_eq!((names(&app), current(&app).held), (vec!["c1".to_owned(), "c2".to_owned()], false));
}

#[test]
fn two_programs_play_each_other_and_rest_when_told_to() {
    let mut app = seated("oware-nam-nam", [LEVEL; 4]);
    wait(&mut app, |app| plies(app) == 2);
    trigger(&mut app, PlayCommand::Hold(true));
    wait(&mut app, is_at_rest);
    let held = plies(&app);
    for _ in 0..60 {
        app.update();
    }
    assert_eq!(plies(&app), held);
    trigger(&mut app, PlaybackCommand::PlayPause);
    assert!(!current(&app).held, "to play is to go on");
    wait(&mut app, |app| plies(app) > held);
}

/// Each with something other than plain moves: four seats, two players at four seats, questions in mid-turn, an opening
/// that is set out, a race, a choice of pits, a match of rounds, one player.
#[test]
fn the_program_plays_every_kind_of_game() {
    let ids = [
        "ruma",
        "ruma/two",
        "bao-la-kiswahili",
        "mwambulula",
        "omweso",
        "selus",
        "enkeshui",
        "pallanguzhi",
        "o-an-quan",
        "tchuka-ruma",
        "giuthi",
        "gelech",
    ];
    for id in ids {
        let mut app = seated(id, [LEVEL; 4]);
        wait(&mut app, |app| plies(app) >= 1);
        for _ in 0..12 {
            let before = plies(&app);
            if current(&app).game.position().ended().is_some() {
                break;
            }
            trigger(&mut app, PlayCommand::MoveNow);
            wait(&mut app, |app| plies(app) > before || current(app).game.position().ended().is_some());
        }
        assert!(plies(&app) > 4 || current(&app).game.position().ended().is_some(), "{id}: {:?}", names(&app));
    }
}

#[test]
fn a_record_tells_where_the_program_sits_and_is_watched_until_somebody_moves() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let path = folder.path().join("game.naqala");
    let mut app = seated("oware", [None, LEVEL, None, None]);
    play(&mut app, &["c1"]);
    trigger(&mut app, PlayCommand::MoveNow);
    wait(&mut app, |app| plies(app) == 2);
    play(&mut app, &["d1"]);
    trigger(&mut app, RecordCommand::Save(path.clone()));
    trigger(&mut app, RecordCommand::Open(path.clone()));
    assert_eq!(current(&app).about.computers, [None, LEVEL, None, None]);
    for _ in 0..60 {
        app.update();
    }
    assert_eq!((plies(&app), current(&app).purpose), (3, Purpose::Watch));
    trigger(&mut app, SavedGamesCommand::Resume(path));
    wait(&mut app, |app| plies(app) == 4);
}
