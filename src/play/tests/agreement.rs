//! Ends that no rule brings about.

use crate::play::PlayCommand;
use crate::play::Playhead;
use crate::record::RecordCommand;
use crate::tests::{Heard, current, names, play, room, trigger, until};
use bevy::prelude::*;
use mancala::record::Outcome;
use mancala::record::{ComputerPlayer, PlayingStyle, Skill};
use mancala::rules::Side;
use naqala_core::session::Players;

const PROGRAM: Players = Players {
    names: [const { String::new() }; 4],
    computers: [None, Some(ComputerPlayer { skill: Skill::Level(1), style: PlayingStyle::Balanced }), None, None],
};

fn outcome(app: &App) -> Option<Outcome> {
    current(app).to_record().result
}

#[test]
fn whoever_resigns_has_lost_and_may_take_that_back() {
    let mut app = room("oware");
    trigger(&mut app, PlayCommand::Resign);
    assert_eq!((outcome(&app), current(&app).speaker()), (None, None), "nothing has been played");
    play(&mut app, &["c1"]);
    assert_eq!(current(&app).speaker(), Some(Side::North));
    trigger(&mut app, PlayCommand::Resign);
    assert_eq!((outcome(&app), current(&app).speaker()), (Some(Outcome::South), None));
    let front = |app: &App| current(app).front(app.world().resource::<Playhead>());
    assert_eq!(front(&app), None, "nobody plays on");
    trigger(&mut app, PlayCommand::Undo);
    assert_eq!((outcome(&app), front(&app), names(&app).len()), (None, Some(1), 1));
}

#[test]
fn two_people_agree_on_a_draw() {
    let mut app = room("oware");
    play(&mut app, &["c1"]);
    trigger(&mut app, PlayCommand::OfferDraw);
    assert_eq!(outcome(&app), None, "it has only been offered");
    trigger(&mut app, PlayCommand::AgreeDraw);
    assert_eq!(outcome(&app), Some(Outcome::Draw));
}

/// One seed more wins for North in the first position and leaves South eleven ahead in the second.
#[test]
fn the_program_declines_a_draw_where_it_wins_and_accepts_one_where_it_loses() {
    for (stores, drawn) in [("14,23", false), ("23,14", true)] {
        let mut app = room("kalah");
        trigger(&mut app, RecordCommand::PastePosition(format!("0,0,0,0,5,1/1,0,0,3,1,0 stores={stores} to=S")));
        trigger(&mut app, PlayCommand::Seat(PROGRAM));
        play(&mut app, &["a1"]);
        assert_eq!(current(&app).speaker(), Some(Side::South), "the program never offers");
        let heard = |app: &App| app.world().resource::<Heard>().notices.len();
        let before = heard(&app);
        trigger(&mut app, PlayCommand::OfferDraw);
        until(&mut app, |app| heard(app) > before);
        assert_eq!(outcome(&app), drawn.then_some(Outcome::Draw), "{stores}");
    }
}
