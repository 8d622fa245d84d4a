//! Pairings hold to their rules for every number of players.

use super::*;
use std::collections::{BTreeMap, BTreeSet};

fn players(count: usize) -> Vec<String> {
    (1..=count).map(|number| format!("Player {number}")).collect()
}

/// Plays a tournament to its end; the player with the lower index wins, and draws against the next.
fn played(system: PairingSystem, count: usize, length: usize) -> Tournament {
    let mut tournament = Tournament::new("oware", system, players(count), length, 7);
    while !tournament.is_over() {
        tournament.pair();
        for pairing in tournament.rounds.last_mut().expect("a round was paired") {
            let Some(north) = pairing.north else { continue };
            pairing.result = Some(match pairing.south.abs_diff(north) {
                1 => TableResult::Draw,
                _ if pairing.south < north => TableResult::South,
                _ => TableResult::North,
            });
        }
    }
    tournament
}

fn pairs(tournament: &Tournament) -> Vec<BTreeSet<usize>> {
    tournament.rounds.iter().flatten().filter_map(|it| Some(BTreeSet::from([it.south, it.north?]))).collect()
}

#[test]
fn in_a_round_robin_everybody_meets_everybody_once() {
    for count in 2..=15 {
        let tournament = played(PairingSystem::RoundRobin, count, 0);
        let met = pairs(&tournament);
        assert_eq!((met.len(), met.iter().collect::<BTreeSet<_>>().len()), (count * (count - 1) / 2, met.len()));
        for player in 0..count {
            assert!(tournament.more_at_south(player).abs() <= 2, "{count}: {player} at South");
        }
    }
}

#[test]
fn in_a_swiss_tournament_nobody_meets_twice_nor_has_two_byes() {
    for count in 2..=24 {
        let tournament = played(PairingSystem::Swiss, count, Tournament::usual_rounds(count));
        for round in &tournament.rounds {
            let seated: BTreeSet<usize> = round.iter().flat_map(|it| [Some(it.south), it.north]).flatten().collect();
            assert_eq!(seated.len(), count, "everybody plays or has a bye");
        }
        let met = pairs(&tournament);
        assert_eq!(met.iter().collect::<BTreeSet<_>>().len(), met.len(), "{count}: two meet twice");
        let mut byes: BTreeMap<usize, usize> = BTreeMap::new();
        for bye in tournament.rounds.iter().flatten().filter(|it| it.north.is_none()) {
            *byes.entry(bye.south).or_default() += 1;
        }
        assert!(byes.values().all(|&count| count == 1), "{count}: {byes:?}");
    }
}

#[test]
fn leaders_meet_and_the_best_player_comes_first() {
    let tournament = played(PairingSystem::Swiss, 16, 4);
    let standings = tournament.standings();
    assert_eq!((standings[0].place, standings[0].player), (1, 0));
    assert_eq!(standings.iter().map(|it| it.halves).sum::<u32>(), 4 * 16, "a game has two half points");
    let scores = |round: usize| {
        let before = Tournament { rounds: tournament.rounds[..round].to_vec(), ..tournament.clone() };
        let apart = |it: &Pairing| it.north.map_or(0, |north| before.halves(it.south).abs_diff(before.halves(north)));
        tournament.rounds[round].iter().map(apart).max()
    };
    assert!((1..4).all(|round| scores(round) <= Some(2)), "players of neighbouring scores meet");
}

#[test]
fn a_bye_counts_as_a_win_and_equal_players_share_a_place() {
    let mut tournament = Tournament::new("oware", PairingSystem::Swiss, players(3), 1, 1);
    tournament.pair();
    assert!(!tournament.can_go_on());
    let bye = tournament.rounds[0].iter().find(|it| it.north.is_none()).expect("three players").south;
    for pairing in &mut tournament.rounds[0] {
        pairing.result = pairing.north.map(|_| TableResult::Draw);
    }
    assert!(tournament.is_over());
    let standings = tournament.standings();
    assert_eq!((standings[0].player, standings[0].halves, standings[0].games), (bye, 2, 0));
    assert_eq!([standings[1].place, standings[2].place], [2, 2]);
    let before = tournament.rounds.len();
    tournament.pair();
    assert_eq!(tournament.rounds.len(), before, "it is over");
}

#[test]
fn names_are_taken_one_a_line_or_between_commas() {
    assert_eq!(names(" Ada, Ben\n\nAda;  Cy  de \n"), ["Ada", "Ben", "Ada 2", "Cy de"]);
    assert_eq!(names("  \n,"), Vec::<String>::new());
}

#[test]
fn a_tournament_is_read_as_it_was_written_and_mended_where_it_was_edited() {
    let tournament = played(PairingSystem::Swiss, 5, 3);
    assert_eq!(Tournament::read(&tournament.write()), Ok(tournament));
    let edited = "(players: [\"A\", \"B\"], length: 9, rounds: [[(south: 0, north: Some(1), result: None)], \
                  [(south: 0, north: Some(7), result: None)]])";
    let mended = Tournament::read(edited).expect("it can be read");
    assert_eq!((mended.rounds.len(), mended.length), (1, 1));
    assert!(Tournament::read("(players: 3)").is_err());
}
