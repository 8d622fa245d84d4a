//! The analysis of the position shown, and hints.

use crate::analysis::AnalysisCommand;
use crate::analysis::study::Study;
use crate::play::{PlayCommand, TablebaseStore};
use crate::playback::PlaybackCommand;
use crate::record::RecordCommand;
use crate::tests::{Heard, current, in_english, play, room, run_out, trigger};
use crate::ui::Projecting;
use bevy::prelude::*;
use mancala::engine::legal_moves;
use naqala_core::search::endgame::Shelf;
use std::time::{Duration, Instant};

fn wait(app: &mut App, until: impl Fn(&App) -> bool) {
    let begun = Instant::now();
    while !until(app) {
        assert!(begun.elapsed() < Duration::from_secs(120), "it does not happen");
        app.update();
    }
}

/// Returns the number of moves valued in the position after some plies.
fn valued(app: &App, plies: usize) -> Option<usize> {
    let analysis = app.world().resource::<Study>().of(current(app).game.before(plies))?;
    (analysis.depth > 0).then_some(analysis.moves.len())
}

#[test]
fn the_analysis_follows_the_playhead_and_stops_when_it_is_switched_off() {
    let mut app = room("oware");
    assert_eq!(valued(&app, 0), None);
    trigger(&mut app, AnalysisCommand::Analyse(true));
    wait(&mut app, |app| valued(app, 0) == Some(6));
    play(&mut app, &["c1"]);
    wait(&mut app, |app| valued(app, 1) == Some(6));
    assert_eq!(valued(&app, 0), None);
    trigger(&mut app, PlaybackCommand::First);
    wait(&mut app, |app| valued(app, 0) == Some(6));
    trigger(&mut app, AnalysisCommand::Analyse(false));
    assert_eq!(valued(&app, 0), None);
    trigger(&mut app, PlaybackCommand::Last);
    app.update();
    assert_eq!(valued(&app, 1), None);
}

#[test]
fn a_projected_window_is_not_analysed() {
    let mut app = room("oware");
    app.world_mut().resource_mut::<Projecting>().0 = true;
    trigger(&mut app, AnalysisCommand::Analyse(true));
    for _ in 0..20 {
        app.update();
    }
    assert_eq!(valued(&app, 0), None);
    app.world_mut().resource_mut::<Projecting>().0 = false;
    wait(&mut app, |app| valued(app, 0) == Some(6));
}

/// The last hint that was told.
fn hint(app: &App) -> Option<String> {
    let told = app.world().resource::<Heard>().notices.iter().rev();
    told.map(in_english).find(|text| text.starts_with("Hint: "))
}

/// Two rows, four rows, a torus, four seats, an opening that is set out, a race.
#[test]
fn every_kind_of_game_gives_a_hint_that_is_a_legal_move() {
    for id in ["kalah", "bao-la-kiswahili", "abstract-mancala", "ruma", "giuthi", "gelech"] {
        let mut app = room(id);
        trigger(&mut app, AnalysisCommand::Hint);
        wait(&mut app, |app| hint(app).is_some());
        let position = current(&app).game.position().clone();
        let hinted = app.world().resource::<Study>().hinted(&position).expect("it is shown as well");
        assert!(legal_moves(current(&app).game.rules(), &position).contains(&hinted), "{id}");
        trigger(&mut app, PlayCommand::Move(hinted));
        run_out(&mut app);
        app.update();
        let now = current(&app).game.position();
        assert_eq!(app.world().resource::<Study>().hinted(now), None, "{id}: a hint is for one position");
    }
}

/// The seed of a1 falls in the empty b1, across from nine of North's.
#[test]
fn a_hint_says_what_the_move_does() {
    let mut app = room("kalah");
    trigger(&mut app, RecordCommand::PastePosition("0,9,0,0,0,1/1,0,0,1,0,0 stores=14,22 to=S".into()));
    trigger(&mut app, AnalysisCommand::Hint);
    wait(&mut app, |app| hint(app).is_some());
    assert_eq!(hint(&app).as_deref(), Some("Hint: a1. The last seed falls in b1. It captures 10 seeds."));
}

#[test]
fn endgame_tables_are_built_when_the_end_comes_near_kept_on_disk_and_deleted_on_demand() {
    let folder = tempfile::tempdir().expect("a folder");
    let shelf = Shelf::at(folder.path().join("endgames"), 1 << 30);
    let mut app = room("kalah");
    app.insert_resource(TablebaseStore(Some(shelf.clone())));
    trigger(&mut app, AnalysisCommand::Analyse(true));
    wait(&mut app, |app| valued(app, 0) == Some(6));
    assert_eq!(shelf.size(), 0, "a full board is far from the end");
    let settings = [("columns", "2"), ("seeds_per_pit", "3")].map(|(option, value)| (option.into(), value.into()));
    trigger(&mut app, PlayCommand::NewGame { id: "kalah".into(), settings: settings.into_iter().collect() });
    wait(&mut app, |_| shelf.size() > 0);
    let exact = |app: &App| app.world().resource::<Study>().of(current(app).game.before(0)).is_some_and(|it| it.exact);
    wait(&mut app, exact);
    trigger(&mut app, AnalysisCommand::DeleteTablebases);
    assert_eq!(shelf.size(), 0);
    wait(&mut app, exact);
}
