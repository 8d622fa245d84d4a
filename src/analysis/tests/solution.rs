//! Games for one, solved beside the show.

use crate::analysis::AnalysisCommand;
use crate::analysis::{Outlook, Solution};
use crate::play::PlayCommand;
use crate::play::Playhead;
use crate::tests::{Heard, current, in_english, names, play, room, run_out, trigger};
use bevy::prelude::*;
use mancala::engine::Move;
use mancala::rules::Settings;
use naqala_core::words::Words;

/// Waits until the search for a way to win has come to an end.
fn outlook(app: &mut App) -> Option<Outlook> {
    for _ in 0..2000 {
        app.update();
        let game = &current(app).game;
        let found = app.world().resource::<Solution>().outlook(game.position());
        if found != Some(Outlook::Searching) {
            return found;
        }
        std::thread::sleep(std::time::Duration::from_millis(1));
    }
    panic!("the search does not end");
}

#[test]
fn a_game_for_one_is_solved_beside_the_show() {
    let mut app = room("tchuka-ruma");
    assert_eq!(outlook(&mut app), Some(Outlook::Winnable(6, None)));
    trigger(&mut app, AnalysisCommand::Hint);
    app.update();
    assert!(matches!(outlook(&mut app), Some(Outlook::Winnable(6, Some(Move::Sow { .. })))));
    let heard = &app.world().resource::<Heard>().notices;
    assert!(heard.iter().any(|notice| in_english(notice).contains("c1")), "{heard:?}");
    play(&mut app, &["c1"]);
    run_out(&mut app);
    assert_eq!(outlook(&mut app), Some(Outlook::Winnable(5, None)), "a hint is for one position");
    trigger(&mut app, AnalysisCommand::PlaySolution);
    app.update();
    assert_eq!(names(&app), ["c1", "d1", "c1", "d1", "b1", "d1"]);
    let playhead = app.world().resource::<Playhead>();
    assert_eq!((playhead.playing, playhead.pace(4)), (true, 1.0), "every move is shown at the speed chosen");
    trigger(&mut app, PlayCommand::Undo);
    assert_eq!(names(&app), ["c1"]);
}

#[test]
fn it_is_told_once_that_a_game_can_no_longer_be_won() {
    let mut app = room("tchuka-ruma");
    outlook(&mut app);
    play(&mut app, &["c1", "b1"]);
    run_out(&mut app);
    let lost = |app: &App| {
        let said = Words::english().label("solution-lost");
        app.world().resource::<Heard>().notices.iter().filter(|notice| in_english(notice) == said).count()
    };
    assert_eq!((outlook(&mut app), lost(&app)), (Some(Outlook::Lost), 1));
    trigger(&mut app, PlayCommand::NewGame { id: "tchuka-ruma/4x5".into(), settings: Settings::new() });
    assert_eq!(outlook(&mut app), Some(Outlook::Lost));
    trigger(&mut app, PlayCommand::NewGame { id: "kalah".into(), settings: Settings::new() });
    app.update();
    assert_eq!(outlook(&mut app), None);
}
