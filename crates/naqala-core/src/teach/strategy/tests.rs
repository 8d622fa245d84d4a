//! Ideas hold in their games: their lines are legal, and the search agrees with them.

use super::measure::{Measure, measure};
use super::*;
use crate::bibliography::work;
use crate::search::{Analyser, Budget, EVERY_MOVE};
use mancala::engine::legal_moves;
use std::sync::atomic::AtomicBool;

/// Number of positions that the search looks at first.
const NODES: u64 = 60_000;

fn rules(id: &str) -> Arc<Rules> {
    Arc::new(Catalogue::shipped().rules(id, &Settings::new()).expect("an idea is of a shipped game"))
}

/// Number of positions that it looks at where it does not agree at once.
const MORE_NODES: u64 = 600_000;

/// Returns whether the moves that the search finds best are as expected.
fn agrees(rules: &Rules, position: &Position, expected: impl Fn(&[Move]) -> bool) -> bool {
    [NODES, MORE_NODES].into_iter().any(|nodes| expected(&best(rules, position, nodes)))
}

/// Returns the moves that the search finds best.
fn best(rules: &Rules, position: &Position, nodes: u64) -> Vec<Move> {
    let budget = Budget { nodes: Some(nodes), ..Budget::default() };
    let mut analyser = Analyser::new(rules, budget);
    let analysis = analyser.analyse(&[], position, EVERY_MOVE, &AtomicBool::new(false), |_| {});
    let most = analysis.moves.iter().map(|rated| rated.value).max();
    analysis.moves.iter().filter(|rated| Some(rated.value) == most).map(|rated| rated.mv).collect()
}

#[test]
fn every_idea_can_be_shown_and_tried() {
    for id in ids() {
        let rules = rules(id);
        let ideas = ideas(id);
        assert!((3..=6).contains(&ideas.len()), "{id}");
        for Idea { title, text, shows, asks, works, .. } in ideas {
            assert!(shows.read(&rules).is_some_and(|(_, moves)| !moves.is_empty()), "{id}, {title}: {shows:?}");
            let (position, right) = asks.read(&rules).unwrap_or_else(|| panic!("{id}, {title}: {asks:?}"));
            let legal = legal_moves(&rules, &position);
            assert!(right.iter().all(|mv| legal.contains(mv)), "{id}, {title}");
            assert!(legal.len() > right.len() && !right.is_empty(), "{id}, {title}: nothing to find");
            assert!(works.iter().all(|(key, _)| work(key).is_some()), "{id}: {works:?}");
            assert!(!title.ends_with('.') && text.ends_with('.') && text.len() <= 320, "{id}, {title}");
        }
        let words = Words::english();
        assert_eq!(steps(&words, &Catalogue::shipped(), id).len(), ideas.len(), "{id}");
    }
}

#[test]
fn the_search_finds_the_moves_that_ideas_call_best() {
    for id in ids().filter(|id| *id != "tchuka-ruma") {
        let rules = rules(id);
        for idea in ideas(id) {
            let (position, line) = idea.shows.read(&rules).expect("a line is read");
            let begins = agrees(&rules, &position, |found| found.contains(&line[0]));
            assert!(begins, "{id}, {}: the line does not begin with the best move", idea.title);
            let (position, right) = idea.asks.read(&rules).expect("a question is read");
            let is_right = agrees(&rules, &position, |found| found.iter().all(|mv| right.contains(mv)));
            assert!(is_right, "{id}, {}: another move is better", idea.title);
        }
    }
}

#[test]
fn games_tell_what_an_advantage_is_worth() {
    let found = measure(&rules("kalah"), &[Measure::Begins, Measure::Seeds], 40, 1);
    assert_eq!(found[0].games, 40);
    assert!(found.iter().all(|it| it.share <= 100));
    assert_eq!(found, measure(&rules("kalah"), &[Measure::Begins, Measure::Seeds], 40, 1), "the same games again");
}
