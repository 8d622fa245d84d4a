//! The tournament of a class in the app.

use crate::learn::LearnCommand;
use crate::learn::tournament::KeptTournament;
use crate::tests::{Heard, current, room, trigger};
use bevy::prelude::*;
use naqala_core::teach::tournament::{PairingSystem, TableResult, Tournament, names};

fn begun(app: &mut App) {
    let mut tournament = Tournament::new("oware", PairingSystem::RoundRobin, names("Ada, Ben, Cy, Di"), 0, 1);
    tournament.pair();
    trigger(app, LearnCommand::SetTournament(Some(tournament)));
}

fn kept(app: &App) -> Tournament {
    app.world().resource::<KeptTournament>().0.clone().expect("it goes on")
}

#[test]
fn rounds_are_paired_once_all_results_are_in() {
    let mut app = room("kalah");
    begun(&mut app);
    trigger(&mut app, LearnCommand::PairRound);
    assert_eq!(kept(&app).rounds.len(), 1, "two games are being played");
    for table in 0..2 {
        trigger(&mut app, LearnCommand::SetResult(0, table, Some(TableResult::Draw)));
    }
    trigger(&mut app, LearnCommand::SetResult(0, 9, Some(TableResult::South)));
    trigger(&mut app, LearnCommand::PairRound);
    assert_eq!(kept(&app).rounds.len(), 2);
    assert!(kept(&app).standings().iter().all(|it| it.halves == 1));
}

#[test]
fn a_game_of_the_round_is_played_on_the_table_by_its_players() {
    let mut app = room("kalah");
    begun(&mut app);
    trigger(&mut app, LearnCommand::PlayPairing(1));
    let (kept, game) = (kept(&app), current(&app));
    let pairing = kept.rounds[0][1];
    let north = pairing.north.expect("four players");
    assert_eq!(game.game.rules().id, "oware");
    assert_eq!([&game.about.south, &game.about.north], [kept.name(pairing.south), kept.name(north)]);
}

#[test]
fn a_tournament_that_is_dropped_can_be_brought_back() {
    let mut app = room("kalah");
    begun(&mut app);
    let before = kept(&app);
    trigger(&mut app, LearnCommand::SetTournament(None));
    assert_eq!(app.world().resource::<KeptTournament>().0, None);
    let notice = app.world().resource::<Heard>().notices.last().cloned().expect("it says so");
    let offered = notice.offer.expect("it can be brought back").action;
    assert_eq!(offered.get(), Some(&LearnCommand::SetTournament(Some(before))));
}
