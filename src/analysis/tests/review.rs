//! A game gone over.

use crate::analysis::AnalysisCommand;
use crate::analysis::review::Review;
use crate::learn::LearnCommand;
use crate::play::PlayCommand;
use crate::play::activity::Activity;
use crate::record::RecordCommand;
use crate::tests::{current, play, room, run_out, trigger};
use bevy::prelude::*;
use mancala::rules::{Settings, Side};
use naqala_core::session::review::{ReviewResult, better_move_text};
use naqala_core::words::Words;
use std::sync::Arc;
use std::time::{Duration, Instant};

#[test]
fn the_review_covers_as_much_of_the_game_as_still_stands() {
    let mut app = room("oware");
    play(&mut app, &["c1", "d2", "a1"]);
    gone_over(&mut app);
    let covered = |app: &App| app.world().resource::<Review>().found().map(|(_, covered)| covered);
    assert_eq!(covered(&app), Some(3));
    trigger(&mut app, PlayCommand::Undo);
    assert_eq!(covered(&app), Some(2));
    play(&mut app, &["b1"]);
    assert_eq!(covered(&app), Some(2));
    trigger(&mut app, PlayCommand::NewGame { id: "oware".into(), settings: Settings::new() });
    assert_eq!(covered(&app), None);
}

/// The seed of a1 falls in the empty b1, across from nine of North's: a capture of ten. That of d1 falls in the empty e1,
/// across from nothing, and North escapes with a draw.
#[test]
fn a_capture_that_was_missed_is_named_and_the_best_move_is_no_flaw() {
    for (played, expected) in [("d1", Some("Mistake: a1 would have captured 10 seeds.")), ("a1", None)] {
        let mut app = room("kalah");
        trigger(&mut app, RecordCommand::PastePosition("0,9,0,0,0,1/1,0,0,1,0,0 stores=14,22 to=S".into()));
        play(&mut app, &[played]);
        let reviewed = gone_over(&mut app);
        let game = &current(&app).game;
        let flaw = reviewed.flaws.get(&0);
        let said = flaw.and_then(|flaw| better_move_text(&Words::english(), game.rules(), game.before(0), flaw));
        assert_eq!(said.as_deref(), expected, "{flaw:?}");
        assert_eq!(reviewed.chances.len(), 2);
    }
}

#[test]
fn a_game_that_is_over_ends_with_its_result() {
    let mut app = room("kalah");
    trigger(&mut app, RecordCommand::PastePosition("0,9,0,0,0,1/1,0,0,0,0,0 stores=18,19 to=S".into()));
    play(&mut app, &["a1"]);
    assert!(current(&app).game.position().ended().is_some());
    assert_eq!(gone_over(&mut app).chances.last(), Some(&1.0), "South has won");
}

#[test]
fn a_review_sums_up_each_player_and_leads_to_the_flaws() {
    let mut app = room("kalah");
    trigger(&mut app, RecordCommand::PastePosition("0,9,0,0,0,1/1,0,0,1,0,0 stores=14,22 to=S".into()));
    play(&mut app, &["d1", "f2"]);
    let reviewed = gone_over(&mut app);
    let game = &current(&app).game;
    let summaries = reviewed.summaries(game, game.plies().len());
    let [south, north] = summaries[..] else { panic!("{summaries:?}") };
    assert_eq!((south.seat, south.flaws), (Side::South, [1, 0]));
    assert!(south.accuracy < 60.0 && north.accuracy > 90.0, "{summaries:?}");
    assert_eq!([0, 1].map(|after| reviewed.next_flaw(2, after)), [Some(1), Some(1)], "the first comes again");
    assert_eq!(reviewed.next_flaw(0, 0), None);
}

#[test]
fn a_better_move_is_looked_for_in_the_position_of_the_mistake_and_the_review_stays() {
    let mut app = room("kalah");
    trigger(&mut app, RecordCommand::PastePosition("0,9,0,0,0,1/1,0,0,1,0,0 stores=14,22 to=S".into()));
    play(&mut app, &["d1"]);
    let reviewed = gone_over(&mut app);
    trigger(&mut app, LearnCommand::TryBetter { ply: 0, good: reviewed.flaws[&0].good.clone() });
    let said = |app: &App| app.world().resource::<Activity>().shown().cloned().expect("it is tried");
    assert_eq!(said(&app).text, "South played d1 here.");
    assert_eq!(said(&app).caption.as_deref(), Some("Find a better move."));
    for (mv, right) in [("d1", false), ("a1", true)] {
        trigger(&mut app, LearnCommand::Try);
        play(&mut app, &[mv]);
        run_out(&mut app);
        app.update();
        assert_eq!(said(&app).verdict.map(|(right, _)| right), Some(right), "{mv}");
    }
    trigger(&mut app, LearnCommand::BackToGame);
    assert_eq!(app.world().resource::<Review>().found().map(|(_, covered)| covered), Some(1));
}

/// Goes over the game on the table.
fn gone_over(app: &mut App) -> Arc<ReviewResult> {
    trigger(app, AnalysisCommand::Review);
    let begun = Instant::now();
    while app.world().resource::<Review>().is_under_way() {
        assert!(begun.elapsed() < Duration::from_secs(120), "it does not end");
        app.update();
    }
    app.world().resource::<Review>().found().expect("it was gone over").0
}
