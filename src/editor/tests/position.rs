//! A position set up on the table.

use crate::editor::PositionCommand;
use crate::learn::LearnCommand;
use crate::learn::PuzzleCommand;
use crate::learn::puzzle::PuzzleRequest;
use crate::learn::{MyPuzzles, Scores};
use crate::play::PlayCommand;
use crate::play::activity::Activity;
use crate::play::activity::{PositionDescription, PuzzleOffers};
use crate::playback::PlaybackCommand;
use crate::record::RecordCommand;
use crate::tests::{Heard, current, in_english, names, play, room, trigger, until};
use crate::ui::Action;
use crate::ui::notice::NoticeKind;
use bevy::prelude::*;
use mancala::engine::Mark;
use mancala::record::notation::position_text;
use mancala::rules::{Place, Side};
use naqala_core::session::{Players, Purpose};
use naqala_core::teach::own_puzzles::OwnPuzzles;
use naqala_core::teach::puzzle::PuzzleKind;
use naqala_core::workshop::Edit;

fn composed(app: &App) -> PositionDescription {
    let shown = app.world().resource::<Activity>().shown().expect("something is shown in place of the game");
    shown.composed.clone().expect("a position is being set up")
}

fn text(app: &App) -> String {
    let game = &current(app).game;
    position_text(game.rules(), game.position())
}

fn place(app: &App, name: &str) -> Place {
    Place::pit(current(app).game.rules().board.pit_named(name).expect("the board has such a pit"))
}

#[test]
fn a_position_is_set_up_on_the_table_and_played_by_those_who_sit_there() {
    let mut app = room("kalah");
    trigger(
        &mut app,
        PlayCommand::Seat(Players { names: ["Ada", "Grace", "", ""].map(str::to_owned), ..Players::default() }),
    );
    play(&mut app, &["c1"]);
    trigger(&mut app, PlaybackCommand::Last);
    trigger(&mut app, PositionCommand::Begin);
    assert_eq!(text(&app), "4,4,4,4,4,4/4,4,0,5,5,5 stores=1,0 to=S", "it begins with what is shown");
    let c1 = place(&app, "c1");
    trigger(&mut app, PositionCommand::Edit(Edit::Add(c1, 2)));
    trigger(&mut app, PositionCommand::Edit(Edit::Count(Place::store(Side::North), 7)));
    trigger(&mut app, PositionCommand::Edit(Edit::ToMove(Side::North)));
    assert_eq!(text(&app), "4,4,4,4,4,4/4,4,2,5,5,5 stores=1,7 to=N");
    assert_eq!(composed(&app).seeds, "57 seeds; 48 in the opening");
    play(&mut app, &["c1"]);
    assert_eq!(text(&app), "4,4,4,4,4,4/4,4,2,5,5,5 stores=1,7 to=N", "nobody plays in it");
    trigger(&mut app, PlayCommand::Undo);
    trigger(&mut app, RecordCommand::PastePosition("1,0,0,0,0,0/0,0,0,0,0,1 stores=20,20 to=S".into()));
    assert_eq!(composed(&app).flaw, None);
    trigger(&mut app, PositionCommand::Play { analyse: false });
    assert!(!app.world().resource::<Activity>().is_on());
    assert_eq!(text(&app), "1,0,0,0,0,0/0,0,0,0,0,1 stores=20,20 to=S");
    assert_eq!((current(&app).about.south.as_str(), current(&app).purpose), ("Ada", Purpose::Play));
    play(&mut app, &["f1"]);
    assert_eq!(names(&app), ["f1"]);
}

#[test]
fn what_stands_in_the_way_is_said_and_the_game_comes_back() {
    let mut app = room("kalah");
    play(&mut app, &["c1"]);
    trigger(&mut app, PlaybackCommand::Last);
    trigger(&mut app, PositionCommand::Begin);
    trigger(&mut app, PositionCommand::Edit(Edit::Clear));
    assert_eq!(composed(&app).flaw.as_deref(), Some("There are no seeds."));
    let a2 = place(&app, "a2");
    trigger(&mut app, PositionCommand::Edit(Edit::Add(a2, 1)));
    assert_eq!(composed(&app).flaw.as_deref(), Some("South is to move but has no move."));
    let buttons = &app.world().resource::<Activity>().shown().expect("it is shown").buttons;
    assert!(buttons.iter().all(|button| !matches!(button.action.get(), Some(PositionCommand::Play { .. }))));
    trigger(&mut app, PositionCommand::Edit(Edit::Text("nonsense".into())));
    assert_eq!(app.world().resource::<Heard>().notices.last().map(|it| it.kind), Some(NoticeKind::Failed));
    trigger(&mut app, LearnCommand::BackToGame);
    assert_eq!(names(&app), ["c1"]);
}

#[test]
fn the_pit_changed_last_can_be_marked_and_stages_chosen() {
    let mut app = room("togyz-kumalak");
    trigger(&mut app, PositionCommand::Begin);
    assert_eq!((composed(&app).marked, composed(&app).stages.len()), (None, 0));
    let a2 = place(&app, "a2");
    trigger(&mut app, PositionCommand::Edit(Edit::Add(a2, 1)));
    let marks = composed(&app).marks;
    assert_eq!(marks[0].1, "a2, 10 seeds");
    let trap = marks.iter().find(|(mark, _)| *mark == Mark::Trap(Side::South)).expect("pits become traps here").0;
    trigger(&mut app, PositionCommand::Edit(Edit::Mark(a2.as_pit().expect("a pit"), trap)));
    assert_eq!(composed(&app).marks[composed(&app).mark].0, trap);
    assert!(text(&app).contains("marks=a2:trap-S"), "{}", text(&app));
    let mut app = room("bao-la-kiswahili");
    trigger(&mut app, PositionCommand::Begin);
    let stages = composed(&app).stages;
    assert!(stages.len() > 1 && stages.iter().all(|stage| !stage.is_empty()), "{stages:?}");
    trigger(&mut app, PositionCommand::Edit(Edit::Stage(stages.len() - 1)));
    assert_eq!(composed(&app).stage, stages.len() - 1);
}

#[test]
fn special_pieces_are_put_in_where_they_can_lie_once_they_are_chosen() {
    let mut app = room("o-an-quan");
    trigger(&mut app, PositionCommand::Begin);
    let (count, kinds) = composed(&app).specials.expect("the game has mandarins");
    assert_eq!(
        (count.as_str(), kinds),
        ("2 mandarins; 2 in the opening", ["one seed", "one mandarin"].map(str::to_owned))
    );
    let (end, row) = (place(&app, "L"), place(&app, "a1"));
    let aimed = |app: &App, place: Place| app.world().resource::<Activity>().aimed(place);
    assert_eq!(aimed(&app, end), end, "seeds are put in at first");
    trigger(&mut app, PositionCommand::AddSpecials(true));
    assert!(composed(&app).adds_specials);
    let pieces = aimed(&app, end);
    assert!(pieces.is_special());
    trigger(&mut app, PositionCommand::Edit(Edit::Add(pieces, 1)));
    assert_eq!(composed(&app).specials.expect("there are some").0, "3 mandarins; 2 in the opening");
    trigger(&mut app, PositionCommand::Edit(Edit::Count(pieces, 0)));
    assert_eq!(composed(&app).specials.expect("there are some").0, "one mandarin; 2 in the opening");
    let before = text(&app);
    let on_row = aimed(&app, row);
    trigger(&mut app, PositionCommand::Edit(Edit::Add(on_row, 1)));
    let said = app.world().resource::<Heard>().notices.last().map(in_english).unwrap_or_default();
    assert_eq!(
        (said.as_str(), text(&app)),
        ("Pieces of this kind can lie in the pits at the ends only, not in a1.", before)
    );
    let mut app = room("kalah");
    trigger(&mut app, PositionCommand::Begin);
    trigger(&mut app, PositionCommand::AddSpecials(true));
    assert_eq!((composed(&app).adds_specials, composed(&app).specials), (false, None));
}

#[test]
fn setting_up_is_left_at_once_or_after_a_question_where_something_would_be_lost() {
    let mut app = room("kalah");
    trigger(&mut app, PositionCommand::Begin);
    trigger(&mut app, PositionCommand::Leave);
    assert!(!app.world().resource::<Activity>().composes());
    trigger(&mut app, PositionCommand::Begin);
    let f1 = place(&app, "f1");
    trigger(&mut app, PositionCommand::Edit(Edit::Add(f1, 1)));
    let buttons = |app: &App| {
        let shown = app.world().resource::<Activity>().shown().cloned().expect("it is set up");
        shown.buttons.into_iter().map(|button| button.action).collect::<Vec<_>>()
    };
    let before = buttons(&app);
    trigger(&mut app, PositionCommand::Leave);
    assert_eq!(buttons(&app), [Action::from(LearnCommand::BackToGame), PositionCommand::Leave.into()]);
    trigger(&mut app, PositionCommand::Leave);
    assert_eq!(buttons(&app), before, "it goes on");
    trigger(&mut app, PositionCommand::Leave);
    trigger(&mut app, PositionCommand::Edit(Edit::Add(f1, 1)));
    assert_eq!(buttons(&app), before, "whoever changes it stays");
    trigger(&mut app, PositionCommand::Leave);
    trigger(&mut app, LearnCommand::BackToGame);
    assert!(!app.world().resource::<Activity>().composes());
}

#[test]
fn a_position_is_kept_as_a_puzzle_of_the_kinds_that_can_be_proved_and_played() {
    let mut app = room("kalah");
    trigger(&mut app, PositionCommand::Begin);
    trigger(&mut app, PositionCommand::Edit(Edit::Text("1,0,0,3,0,1/0,0,0,1,0,0 stores=17,24 to=S".into())));
    let f1 = place(&app, "f1");
    trigger(&mut app, PositionCommand::Edit(Edit::Add(f1, 1)));
    trigger(&mut app, PositionCommand::FindPuzzles);
    assert!(composed(&app).offers.is_some(), "they are sought");
    until(&mut app, |app| matches!(composed(app).offers, Some(PuzzleOffers::Found { .. })));
    let Some(PuzzleOffers::Found { made: found, lacks }) = composed(&app).offers else { panic!("they are found") };
    let names: Vec<&str> = found.iter().map(|(_, name)| name.as_str()).collect();
    assert_eq!(names, ["Last seed: f1", "Which pits", "Captures: f1", "Best move"]);
    assert_eq!(lacks, ["Forced win: no single move could be proved to force a win in a few turns."]);
    for (offer, _) in &found {
        trigger(&mut app, PositionCommand::SavePuzzle(*offer));
    }
    trigger(&mut app, PositionCommand::SavePuzzle((PuzzleKind::Best, None)));
    let named = |app: &App| {
        let own = app.world().resource::<MyPuzzles>();
        own.0.of("kalah").map(|puzzle| (puzzle.number, puzzle.name.clone())).collect::<Vec<_>>()
    };
    assert_eq!(named(&app)[..2], [(5, "Best move 2".to_owned()), (4, "Best move 1".to_owned())]);
    trigger(&mut app, PositionCommand::Edit(Edit::Clear));
    assert_eq!(composed(&app).offers, None, "another position makes other puzzles");
    trigger(&mut app, PuzzleCommand::Rename(4, "From the club".into()));
    trigger(&mut app, PuzzleCommand::Begin(PuzzleRequest::Own(4)));
    until(&mut app, |app| !app.world().resource::<Activity>().composes());
    let shown = app.world().resource::<Activity>().shown().cloned().expect("it is on the table");
    assert_eq!(shown.heading, "From the club: Best move");
    assert_eq!(text(&app), "1,0,0,3,0,1/0,0,0,1,0,1 stores=17,24 to=S");
    play(&mut app, &["f1"]);
    trigger(&mut app, PlaybackCommand::Last);
    app.update();
    let verdict = |app: &App| app.world().resource::<Activity>().shown().and_then(|shown| shown.verdict.clone());
    assert_eq!(verdict(&app), Some((true, "Right!".into())));
    assert_eq!(app.world().resource::<Scores>().0.games.len(), 0, "whoever sets a puzzle knows the answer");
    trigger(&mut app, PuzzleCommand::Delete(4));
    assert_eq!(named(&app).len(), 4);
    let offer = app.world().resource::<Heard>().notices.last().and_then(|it| it.offer.clone());
    trigger(&mut app, offer.expect("there is a way back").action);
    assert_eq!(named(&app)[1], (4, "From the club".to_owned()));
}

#[test]
fn a_puzzle_of_ones_own_that_cannot_be_played_says_why() {
    let mut app = room("kalah");
    let text = "(format: 1, puzzles: [(number: 7, name: \"Mine\", variant: \"nowhere\", kind: best, position: \"1\")])";
    app.world_mut().resource_mut::<MyPuzzles>().0 = OwnPuzzles::read(text).expect("it is one of puzzles");
    trigger(&mut app, PuzzleCommand::Begin(PuzzleRequest::Own(7)));
    until(&mut app, |app| !app.world().resource::<Activity>().is_awaited());
    let said = app.world().resource::<Heard>().notices.last().map(in_english).unwrap_or_default();
    assert!(said.starts_with("Mine belongs to the game nowhere, whose file is no longer there."), "{said}");
    trigger(&mut app, PuzzleCommand::Begin(PuzzleRequest::Own(8)));
    assert!(!app.world().resource::<Activity>().is_awaited(), "there is no such puzzle");
}
