//! Races that both players run at once: in each order, against a plain reckoning of the same race; at random; alone;
//! and without end.

use mancala::engine::{self, CausedEvent, Event, Game, GameResult, Info, Position, StateChange, Transfer};
use mancala::record::notation;
use mancala::rules::{Catalogue, Place, Rules, Settings, Side};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::collections::BTreeSet;
use std::sync::{Arc, LazyLock};

static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(Catalogue::shipped);

fn rules(set: &[(&str, &str)]) -> Arc<Rules> {
    let set: Settings = set.iter().map(|(option, value)| (option.to_string(), value.to_string())).collect();
    Arc::new(CATALOGUE.rules("gabata", &set).expect("a game of the catalogue"))
}

/// Plays both moves of a race.
fn race(rules: &Arc<Rules>, start: Position, moves: [&str; 2]) -> Game {
    let mut game = Game::new(rules.clone(), start);
    for text in moves {
        let mv = notation::parse_move(rules, game.position(), text).expect("a move of the game");
        game.play(mv).unwrap_or_else(|refused| panic!("{text}: {refused:?}"));
    }
    game
}

/// The seeds along the ring from a1 on, and who finished first: the one who dropped first or the other. `None` where
/// the race goes on for more than ten thousand drops.
fn reckoned(mut ring: [u16; 18], starts: [usize; 2], whole_laps: bool) -> Option<([u16; 18], usize)> {
    let mut at = starts;
    let mut held = starts.map(|start| std::mem::take(&mut ring[start]));
    let (mut first, mut turn) = (None, 0);
    for _ in 0..10_000 {
        if held == [0, 0] {
            return first.map(|first| (ring, first));
        }
        if held[turn] == 0 {
            turn = 1 - turn;
        }
        at[turn] = (at[turn] + 1) % 18;
        ring[at[turn]] += 1;
        held[turn] -= 1;
        let last = held[turn] == 0;
        if last && ring[at[turn]] > 1 {
            held[turn] = std::mem::take(&mut ring[at[turn]]);
        } else if last {
            first = first.or(Some(turn));
        }
        if last || !whole_laps {
            turn = 1 - turn;
        }
    }
    None
}

/// The seeds along the ring.
fn ring(rules: &Rules, position: &Position) -> [u16; 18] {
    let path = rules.board.path(Side::South);
    std::array::from_fn(|i| position.at(path[i]))
}

/// An opening with other seeds, of which the leftmost outer pits always hold some.
fn scattered(rules: &Rules, lots: &mut ChaCha8Rng) -> Position {
    let mut text: Vec<String> = (0..18).map(|_| lots.random_range(0..5u16).to_string()).collect();
    for leftmost in [5, 12] {
        text[leftmost] = lots.random_range(1..6u16).to_string();
    }
    let rows: Vec<String> = text.chunks(6).map(|row| row.join(",")).collect();
    let text = format!("{} stores=0,0 phase=race to=S", rows.join("/"));
    notation::parse_position(rules, &text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[test]
fn races_run_as_a_plain_reckoning_has_them() {
    for (order, whole_laps) in [("alternate", false), ("laps", true)] {
        let rules = rules(&[("race", order)]);
        let mut lots = ChaCha8Rng::seed_from_u64(1);
        let (mut finished, mut endless) = ([0, 0], 0);
        for _ in 0..2_000 {
            let start = scattered(&rules, &mut lots);
            let game = race(&rules, start.clone(), ["a1", "f3"]);
            let ran = &game.plies()[1];
            match reckoned(ring(&rules, &start), [0, 9], whole_laps) {
                Some((seeds, first)) => {
                    assert_eq!(ring(&rules, game.position()), seeds, "{order}");
                    assert_eq!(game.position().to_move(), Side::BOTH[first], "{order}");
                    assert_eq!(rules.stage_rules[game.position().stage()].id, "play");
                    finished[first] += 1;
                }
                None => {
                    assert_eq!(game.position().ended().map(|end| end.result), Some(GameResult::Void), "{order}");
                    assert!(
                        ran.events.iter().any(|told| matches!(told.event, Event::Change(StateChange::Endless { .. })))
                    );
                    endless += 1;
                }
            }
        }
        assert!(finished.iter().all(|&count| count > 100), "{order}: {finished:?}, {endless} without end");
    }
}

#[test]
fn with_all_pits_full_whoever_drops_first_wins_the_race() {
    for (side, moves) in [("S", ["a1", "f3"]), ("N", ["f3", "a1"])] {
        let rules = rules(&[]);
        let text = format!("3,3,3,3,3,3/3,3,3,3,3,3/3,3,3,3,3,3 stores=0,0 to={side}");
        let game = race(&rules, notation::parse_position(&rules, &text).expect("the opening"), moves);
        assert_eq!(game.position().to_move().letter().to_string(), side);
    }
}

#[test]
fn lots_are_the_same_for_the_same_number_and_decide_who_comes_first() {
    let run = |number: &str| {
        let rules = rules(&[("race", "random"), ("lots", number)]);
        let game = race(&rules, engine::start(&rules), ["a1", "f3"]);
        notation::position_text(&rules, game.position())
    };
    assert_eq!(run("7"), run("7"));
    let all: BTreeSet<String> = (0..40).map(|number| run(&number.to_string())).collect();
    let boards: BTreeSet<&str> = all.iter().map(|text| &text[..text.len() - 1]).collect();
    assert_eq!((all.len(), boards.len()), (2, 1), "the seeds come to lie alike, and either side may be first: {all:?}");
}

#[test]
fn each_hand_holds_what_it_has_lifted_and_not_dropped() {
    let rules = rules(&[]);
    let game = race(&rules, engine::start(&rules), ["a1", "f3"]);
    let mut held = [0u16; 2];
    let mut hand = None;
    for CausedEvent { event, .. } in &game.plies()[1].events {
        match event {
            Event::Info(Info::Hand { side }) => hand = Some(side.index()),
            Event::Transfer(Transfer { to: Place::FLIGHT, seeds, .. }) => {
                held[hand.expect("a hand was named")] += seeds
            }
            Event::Transfer(Transfer { from: Place::FLIGHT, .. }) => held[hand.expect("a hand was named")] -= 1,
            Event::Transfer(_) | Event::Change(_) | Event::Info(_) => {}
        }
    }
    assert_eq!(held, [0, 0]);
}

#[test]
fn where_the_other_player_has_no_seeds_the_first_runs_alone() {
    let rules = rules(&[]);
    let text = "0,0,0,0,0,0/0,0,0,0,0,2/2,0,0,0,0,0 stores=25,25 phase=race to=S";
    let mut game = Game::new(rules.clone(), notation::parse_position(&rules, text).expect("a position"));
    let mv = notation::parse_move(&rules, game.position(), "a1").expect("a move");
    game.play(mv).expect("it may be played");
    let position = game.position();
    assert_eq!(position.ask(), None);
    assert_eq!(
        (position.to_move(), position.at(Place::pit(rules.board.pit_named("c1").expect("a pit")))),
        (Side::South, 1)
    );
}
