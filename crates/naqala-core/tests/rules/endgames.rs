//! Endgame tables, compared with exhaustive play and with the values that the search proves without them.

use super::search::{Late, late_positions};
use crate::drawn::drawn;
use crate::trying::by_trying;
use mancala::engine::{Game, GameResult, History};
use mancala::record::notation::position_text;
use mancala::rules::{Catalogue, Rules, Settings};
use naqala_core::search::endgame::{Build, Endgames};
use naqala_core::search::{Analyser, Budget, Opponent, Player, Unit};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

fn rules(id: &str, set: &[(&str, &str)]) -> Rules {
    let set: Settings = set.iter().map(|&(option, value)| (option.to_owned(), value.to_owned())).collect();
    Catalogue::shipped().rules(id, &set).expect("a shipped variant is sound")
}

fn tables(rules: &Rules, seeds: usize) -> Option<Arc<Endgames>> {
    let off = AtomicBool::new(false);
    Endgames::build(rules, seeds, &Build { threads: 2, off: &off, report: &|_| {} }).map(Arc::new)
}

/// Every shipped game that has tables, with tables for few seeds, against games played to all their ends.
#[test]
fn tables_say_what_comes_of_trying_everything() {
    let catalogue = Catalogue::shipped();
    let (mut compared, mut exact, mut games) = (0, 0, 0);
    for id in catalogue.ids() {
        let shipped = catalogue.rules(&id, &Settings::new()).expect("a shipped variant is sound");
        let rules = Rules { rounds: None, ..shipped };
        if rules.board.pit_count() > 14 || !Endgames::suit(&rules) {
            continue;
        }
        let Some(tables) = tables(&rules, 6) else { continue };
        games += 1;
        for Late { before, position, history } in late_positions(&rules, 60) {
            let Some((least, most)) = tables.value(&rules, &before, &position) else { continue };
            let mut left = 3_000;
            let Some(tried) = by_trying(&rules, Unit::Seeds, (&position, &history), &mut left, 60) else { continue };
            let text = position_text(&rules, &position);
            assert!((least..=most).contains(&tried), "{id}: {tried} is not in {least}..={most}: {text}");
            compared += 1;
            exact += u32::from(least == most);
        }
    }
    assert!(compared > 2_000 && exact > 1_000 && games > 30, "{compared} positions of {games} games, {exact} exact");
}

/// The whole tree of small games, with every line that goes on until a position comes back for the third time.
#[test]
fn tables_say_what_endless_play_is_worth() {
    let games: [(&str, &[(&str, &str)], bool); 5] = [
        ("oware", &[("columns", "3"), ("win_at", "off")], true),
        ("oware", &[("columns", "3")], false),
        ("oware", &[("columns", "3"), ("on_repetition", "split_rows"), ("win_at", "off")], false),
        ("oware", &[("columns", "4"), ("grand_slam", "forbidden")], false),
        ("cross-wari", &[], false),
    ];
    let (mut compared, mut endless) = (0, 0);
    for (id, set, exact) in games {
        let rules = rules(id, set);
        let tables = tables(&rules, 5).expect("a game with tables");
        let mut chance = ChaCha8Rng::seed_from_u64(1);
        for _ in 0..300 {
            let seeds = 1 + chance.next_u32() % 4;
            let Some(position) = drawn(&rules, seeds, &mut chance) else { continue };
            let history = History::new(&rules, &position);
            let mut left = 60_000;
            let Some(tried) = by_trying(&rules, Unit::Seeds, (&position, &history), &mut left, 400) else { continue };
            let (least, most) = tables.value(&rules, &[], &position).expect("a position of the tables");
            let text = position_text(&rules, &position);
            assert!((least..=most).contains(&tried), "{id} {set:?}: {tried} is not in {least}..={most}: {text}");
            assert!(!exact || least == most, "{id} {set:?}: {least}..={most}: {text}");
            compared += 1;
            endless += u32::from(left < 58_000);
        }
    }
    assert!(compared > 500 && endless > 20, "{compared} positions, {endless} of them long");
}

/// The search proves by itself what tables say.
#[test]
fn tables_agree_with_what_the_search_proves() {
    let games: [(&str, &[(&str, &str)]); 7] = [
        ("oware", &[]),
        ("oware/abapa", &[("win_at", "off")]),
        ("oware", &[("win_at", "off"), ("grand_slam", "spare_last")]),
        ("kalah", &[("majority_stop", "off")]),
        ("kalah", &[]),
        ("ethiopian", &[]),
        ("songo/mvelle", &[]),
    ];
    let (mut compared, mut exact) = (0, 0);
    for (id, set) in games {
        let rules = rules(id, set);
        let tables = tables(&rules, 9).expect("a game with tables");
        let mut chance = ChaCha8Rng::seed_from_u64(7);
        let budget = Budget { nodes: Some(20_000), memory: 1 << 22, ..Budget::default() };
        let mut analyser = Analyser::new(&rules, budget);
        for _ in 0..400 {
            let seeds = 2 + chance.next_u32() % 8;
            let Some(position) = drawn(&rules, seeds, &mut chance) else { continue };
            let analysis = analyser.analyse(&[], &position, 1, &AtomicBool::new(false), |_| {});
            let Some(best) = analysis.best().filter(|_| analysis.exact) else { continue };
            let (least, most) = tables.value(&rules, &[], &position).expect("a position of the tables");
            let text = position_text(&rules, &position);
            assert!((least..=most).contains(&best.value), "{id}: {} is not in {least}..={most}: {text}", best.value);
            compared += 1;
            exact += u32::from(least == most);
        }
    }
    assert!(compared > 1_000 && exact > 400, "{compared} positions, {exact} of them exact");
}

/// A search that uses tables proves no more than is so, and finds values where it could find none before.
#[test]
fn a_search_with_tables_is_as_true_and_proves_more() {
    let (mut compared, mut with, mut without) = (0, 0, 0);
    for (id, set) in [("oware", [("win_at", "off")]), ("kalah", [("majority_stop", "off")])] {
        let rules = rules(id, &set);
        let tables = tables(&rules, 6).expect("a game with tables");
        let budget = Budget { nodes: Some(3_000), memory: 1 << 20, ..Budget::default() };
        let mut plain = Analyser::new(&rules, budget);
        let mut knowing = Analyser::new(&rules, budget).with_endgames(tables);
        for Late { before, position, history } in late_positions(&rules, 60) {
            let off = AtomicBool::new(false);
            without += u32::from(plain.analyse(&before, &position, 1, &off, |_| {}).exact);
            let analysis = knowing.analyse(&before, &position, 1, &off, |_| {});
            let Some(best) = analysis.best().filter(|_| analysis.exact) else { continue };
            with += 1;
            let mut left = 20_000;
            let Some(tried) = by_trying(&rules, Unit::Seeds, (&position, &history), &mut left, 100) else { continue };
            assert_eq!(best.value, tried, "{id}: {}", position_text(&rules, &position));
            compared += 1;
        }
    }
    assert!(compared > 200 && with > without, "{compared} compared; {with} proved with tables, {without} without");
}

/// Two players with tables who search little: what is won by the tables is won, by as much, and no position comes back
/// while the winner has seeds to win.
#[test]
fn a_player_with_tables_wins_what_is_won() {
    let games: [(&str, &[(&str, &str)], bool); 4] = [
        ("oware", &[("win_at", "off")], true),
        ("oware", &[], false),
        ("kalah", &[], false),
        ("ethiopian", &[], false),
    ];
    for (id, set, counted) in games {
        let rules = rules(id, set);
        let tables = tables(&rules, 9).expect("a game with tables");
        let budget = Budget { nodes: Some(200), memory: 1 << 16, ..Budget::default() };
        let mut chance = ChaCha8Rng::seed_from_u64(11);
        let (mut won, mut longest) = (0, 0);
        for number in 0..150 {
            let Some(begun) = drawn(&rules, 4 + chance.next_u32() % 6, &mut chance) else { continue };
            let (least, most) = tables.value(&rules, &[], &begun).expect("a position of the tables");
            if least <= 0 {
                continue;
            }
            let winner = begun.to_move();
            let mut players =
                Opponent::pair(&rules, [Some(budget); 2], number).map(|it| it.with_endgames(tables.clone()));
            let mut game = Game::new(Arc::new(rules.clone()), begun.clone());
            while game.position().ended().is_none() {
                let who = usize::from(game.position().to_move() != winner);
                let mv = players[who].choose_move(&game, &AtomicBool::new(false)).expect("no failure");
                game.play(mv.expect("a move")).expect("a legal move");
                assert!(game.plies().len() < 1_000, "{id} goes on for ever: {}", position_text(&rules, &begun));
            }
            let end = game.position();
            let lead = 2 * (i32::from(end.store(winner)) - i32::from(end.store(winner.opponent())));
            let text = position_text(&rules, &begun);
            assert_eq!(end.ended().map(|ended| ended.result), Some(GameResult::Won(winner)), "{id}: {text}");
            assert!(lead >= least && (!counted || lead == most), "{id}: {lead} in place of {least}..={most}: {text}");
            won += 1;
            longest = longest.max(game.plies().len());
        }
        assert!(won > 20 && longest > 10, "{id}: {won} games, the longest of {longest} plies");
    }
}
