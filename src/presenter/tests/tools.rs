//! Tools for showing a game to a class.

use crate::play::PlayCommand;
use crate::play::Playhead;
use crate::play::tests::taking_over::at;
use crate::playback::PlaybackCommand;
use crate::playback::Scene;
use crate::presenter::PresenterCommand;
use crate::presenter::poll::{Poll, SPELL, Vote};
use crate::presenter::tools::PresenterTools;
use crate::record::RecordCommand;
use crate::tests::{Heard, current, names, play, room, run_out, time, trigger};
use crate::ui::Action;
use bevy::prelude::*;
use mancala::record::{Colour, Drawn};
use mancala::rules::{Place, Side};

fn asks(app: &App) -> bool {
    app.world().resource::<Playhead>().is_asking(&current(app).choreography)
}

fn seeds(app: &App, name: &str) -> u16 {
    let pit = current(app).game.rules().board.pit_named(name).expect("the board has such a pit");
    app.world().resource::<Scene>().position.as_ref().expect("it is shown").pit(pit)
}

#[test]
fn the_show_stops_before_the_last_seed_of_every_move_and_goes_on_when_told() {
    let mut app = room("kalah");
    trigger(&mut app, PresenterCommand::AskFirst(true));
    play(&mut app, &["a1"]);
    run_out(&mut app);
    assert!(asks(&app));
    assert_eq!((seeds(&app, "d1"), seeds(&app, "e1")), (5, 4), "the last of four seeds has not fallen");
    assert_eq!(app.world().resource::<Scene>().front, None, "nobody moves until that is answered");
    trigger(&mut app, PlaybackCommand::PlayPause);
    run_out(&mut app);
    assert!(!asks(&app));
    assert_eq!((seeds(&app, "e1"), time(&app)), (5, current(&app).choreography.duration()));
    play(&mut app, &["a2"]);
    run_out(&mut app);
    assert!(asks(&app), "of the next move as well");
    trigger(&mut app, PresenterCommand::AskFirst(false));
    assert!(!asks(&app));
}

#[test]
fn a_position_that_is_held_is_neither_played_in_nor_shown_on() {
    let mut app = room("kalah");
    play(&mut app, &["a1"]);
    trigger(&mut app, PresenterCommand::Freeze(true));
    let held = time(&app);
    play(&mut app, &["b2"]);
    let moves = [PlaybackCommand::PlayPause, PlaybackCommand::Last, PlaybackCommand::NextPly].map(Action::from);
    for what in moves.into_iter().chain([PlayCommand::Undo.into()]) {
        trigger(&mut app, what);
        app.update();
    }
    assert_eq!((names(&app), time(&app)), (vec!["a1".to_owned()], held));
    let heard = &app.world().resource::<Heard>().notices;
    let offer = heard.iter().find_map(|notice| notice.offer.clone()).expect("there is a way out");
    assert_eq!(offer.action, PresenterCommand::Freeze(false));
    trigger(&mut app, offer.action);
    trigger(&mut app, PlaybackCommand::Last);
    play(&mut app, &["b2"]);
    assert_eq!(names(&app), ["a1", "b2"]);
}

#[test]
fn what_is_drawn_goes_when_it_is_drawn_again_wiped_or_the_position_changes() {
    let mut app = room("kalah");
    let pit = |app: &App, name: &str| Place::pit(current(app).game.rules().board.pit_named(name).expect("a pit"));
    let (a1, store) = (pit(&app, "a1"), Place::store(Side::South));
    let drawn = |app: &App| app.world().resource::<PresenterTools>().drawn.clone();
    trigger(&mut app, PresenterCommand::Draw(Drawn::ring(a1)));
    trigger(&mut app, PresenterCommand::Draw(Drawn::arrow(a1, store)));
    assert_eq!(drawn(&app), [Drawn::ring(a1), Drawn::arrow(a1, store)]);
    trigger(&mut app, PresenterCommand::Draw(Drawn::ring(a1)));
    assert_eq!(drawn(&app), [Drawn::arrow(a1, store)]);
    trigger(&mut app, PresenterCommand::WipeBoard);
    assert_eq!(drawn(&app), []);
    trigger(&mut app, PresenterCommand::Draw(Drawn::ring(store)));
    play(&mut app, &["a1"]);
    run_out(&mut app);
    assert_eq!(drawn(&app), []);
}

#[test]
fn drawings_are_taken_back_one_by_one_as_long_as_they_are_the_last_thing_done() {
    let mut app = room("kalah");
    play(&mut app, &["a1"]);
    run_out(&mut app);
    let [south, north] = Side::BOTH.map(|side| Drawn::ring(Place::store(side)));
    let class = |app: &App| app.world().resource::<PresenterTools>().clone();
    [south, north, south].into_iter().for_each(|drawn| trigger(&mut app, PresenterCommand::Draw(drawn)));
    assert_eq!((class(&app).drawn, class(&app).strokes.len()), (vec![north], 3));
    trigger(&mut app, PresenterCommand::UndoDrawing);
    assert_eq!(class(&app).drawn, [south, north], "what was wiped away is there again");
    trigger(&mut app, PresenterCommand::UndoDrawing);
    assert_eq!((class(&app).drawn, current(&app).node(1).drawn.clone()), (vec![south], vec![south]));
    trigger(&mut app, PlaybackCommand::PreviousPly);
    trigger(&mut app, PlaybackCommand::NextPly);
    assert!(class(&app).strokes.is_empty(), "something else was done");
    trigger(&mut app, PresenterCommand::UndoDrawing);
    assert_eq!((class(&app).drawn, names(&app).len()), (vec![south], 1));
}

#[test]
fn a_drawing_takes_the_colour_in_which_it_is_drawn_last() {
    let mut app = room("kalah");
    let green = Drawn::ring(Place::store(Side::South));
    let red = Drawn { colour: Colour::Red, ..green };
    trigger(&mut app, PresenterCommand::Draw(green));
    trigger(&mut app, PresenterCommand::Draw(red));
    assert_eq!(app.world().resource::<PresenterTools>().drawn, [red]);
    trigger(&mut app, PresenterCommand::UndoDrawing);
    assert_eq!(app.world().resource::<PresenterTools>().drawn, [green]);
    trigger(&mut app, PresenterCommand::Draw(green));
    assert_eq!(app.world().resource::<PresenterTools>().drawn, []);
}

#[test]
fn what_was_wiped_away_can_be_drawn_again_on_its_position() {
    let mut app = room("kalah");
    play(&mut app, &["a1"]);
    run_out(&mut app);
    let ring = Drawn::ring(Place::store(Side::South));
    trigger(&mut app, PresenterCommand::Draw(ring));
    trigger(&mut app, PresenterCommand::WipeBoard);
    assert_eq!(current(&app).node(1).drawn, []);
    let heard = &app.world().resource::<Heard>().notices;
    let offer = heard.iter().rev().find_map(|notice| notice.offer.clone()).expect("there is a way back");
    trigger(&mut app, PlaybackCommand::First);
    trigger(&mut app, offer.action);
    assert_eq!(app.world().resource::<PresenterTools>().drawn, [], "the opening is as it was");
    trigger(&mut app, PlaybackCommand::Last);
    assert_eq!(app.world().resource::<PresenterTools>().drawn, [ring]);
}

#[test]
fn hands_are_counted_while_a_class_is_asked_and_forgotten_when_something_else_is_shown() {
    let mut app = room("kalah");
    let poll = |app: &App| app.world().resource::<Poll>().clone();
    let e1 = current(&app).game.rules().board.pit_named("e1").expect("a pit");
    let here = Vote::At(Place::pit(e1));
    trigger(&mut app, PresenterCommand::Vote(Vote::Left, 1));
    assert!(poll(&app).is_empty(), "nobody has been asked");
    trigger(&mut app, PresenterCommand::AskFirst(true));
    play(&mut app, &["a1"]);
    run_out(&mut app);
    for (vote, more) in [(here, 1), (here, 1), (Vote::Right, 1), (here, -1), (Vote::Left, -1), (here, 1)] {
        trigger(&mut app, PresenterCommand::Vote(vote, more));
    }
    trigger(&mut app, PresenterCommand::GiveTime);
    assert_eq!([here, Vote::Right, Vote::Left].map(|vote| poll(&app).count(vote)), [2, 1, 0]);
    assert!(poll(&app).left.is_some_and(|left| left > SPELL - 1.0));
    trigger(&mut app, PresenterCommand::GiveTime);
    assert!(poll(&app).left.is_some_and(|left| left > 2.0 * SPELL - 1.0));
    app.update();
    assert!(poll(&app).left.is_some_and(|left| left < 2.0 * SPELL), "it runs down");
    trigger(&mut app, PlaybackCommand::PlayPause);
    run_out(&mut app);
    assert_eq!((poll(&app).count(here), poll(&app).left), (2, None), "the votes stand beside the answer");
    play(&mut app, &["a2"]);
    run_out(&mut app);
    assert!(poll(&app).is_empty(), "something else is asked");
    trigger(&mut app, PresenterCommand::Vote(here, 1));
    trigger(&mut app, PresenterCommand::ClearPoll);
    assert!(poll(&app).is_empty());
}

#[test]
fn what_is_drawn_stays_with_its_position_in_the_record() {
    let mut app = room("oware");
    play(&mut app, &["a1", "b2"]);
    let board = |app: &App| current(app).game.rules().board.clone();
    let place = |name: &str| mancala::rules::Place::pit(board(&app).pit_named(name).expect("a pit"));
    let (ring, arrow) = (Drawn::ring(place("a1")), Drawn::arrow(place("b2"), place("c1")));
    let drawn = |app: &App| app.world().resource::<PresenterTools>().drawn.clone();
    trigger(&mut app, PlaybackCommand::ShowPly(1));
    trigger(&mut app, PresenterCommand::Draw(ring));
    trigger(&mut app, PresenterCommand::Draw(arrow));
    trigger(&mut app, PlaybackCommand::Last);
    assert_eq!(drawn(&app), []);
    trigger(&mut app, PlaybackCommand::ShowPly(1));
    assert_eq!(drawn(&app), [ring, arrow]);
    play(&mut app, &["d2"]);
    run_out(&mut app);
    trigger(&mut app, PresenterCommand::Draw(arrow));
    let record = current(&app).to_record();
    let at_one = (1, vec!["a1".to_owned(), "b2>c1".to_owned()]);
    assert_eq!(record.notes.drawings, [at_one, (2, vec!["b2>c1".to_owned()])].into());
    let left = at(&app, "a1 b2");
    trigger(&mut app, RecordCommand::ShowNode(left));
    assert_eq!(drawn(&app), [], "the same ply of another line");
    trigger(&mut app, PlaybackCommand::ShowPly(1));
    trigger(&mut app, PlaybackCommand::NextEvent);
    assert_eq!(drawn(&app), []);
    trigger(&mut app, PresenterCommand::Draw(ring));
    assert_eq!(drawn(&app), [ring], "in the midst of a ply");
    trigger(&mut app, PlaybackCommand::NextEvent);
    assert_eq!(drawn(&app), []);
    trigger(&mut app, PlaybackCommand::ShowPly(1));
    trigger(&mut app, PresenterCommand::Draw(ring));
    assert_eq!(drawn(&app), [arrow], "once more wipes it away");
    trigger(&mut app, PresenterCommand::WipeBoard);
    assert_eq!(current(&app).to_record().notes.drawings.len(), 1);
}
