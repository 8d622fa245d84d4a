//! Exact values of the search, compared with exhaustive play.

use crate::trying::move_by_trying;
use mancala::engine::{self, History, Move, NoEvents, Position};
use mancala::rules::{Catalogue, Rules, Settings};
use naqala_core::search::{Analyser, Budget, EVERY_MOVE};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use std::sync::atomic::AtomicBool;

/// Most positions of exhaustive play.
const MOST: u32 = 3_000;

/// Longest line of exhaustive play, in plies.
const LONGEST: u32 = 60;

/// Position of a game near its end, with the history before it.
pub(super) struct Late {
    pub before: Vec<Position>,
    pub position: Position,
    pub history: History,
}

/// Positions of random games, from a few plies before their ends.
pub(super) fn late_positions(rules: &Rules, games: u64) -> Vec<Late> {
    let mut found = Vec::new();
    for game in 0..games {
        let mut chance = ChaCha8Rng::seed_from_u64(game);
        let mut position = engine::start(rules);
        let mut history = History::new(rules, &position);
        let mut course = Vec::new();
        for _ in 0..400 {
            let moves = engine::legal_moves(rules, &position);
            if moves.is_empty() {
                break;
            }
            let mv: Move = moves[chance.next_u32() as usize % moves.len()];
            course.push((position.clone(), history.clone()));
            history.play_legal(rules, &mut position, mv, &mut NoEvents);
        }
        for back in [1, 2, 3, 5, 8, 12] {
            if let Some(at) = course.len().checked_sub(back) {
                let (position, history) = course[at].clone();
                let before = course[..at].iter().map(|(position, _)| position.clone()).collect();
                found.push(Late { before, position, history });
            }
        }
    }
    found
}

#[test]
fn what_is_exact_is_what_comes_of_trying_everything() {
    let catalogue = Catalogue::shipped();
    let (mut compared, mut games) = (0, 0);
    for id in catalogue.ids() {
        let rules = catalogue.rules(&id, &Settings::new()).expect("a shipped variant is sound");
        let rules = Rules { rounds: None, ..rules };
        let budget = Budget { nodes: Some(4_000), memory: 1 << 20, ..Budget::default() };
        let mut analyser = Analyser::new(&rules, budget);
        let several = rules.board.sides().len() > 2;
        let before_these = compared;
        for late in late_positions(&rules, 6) {
            let analysis = analyser.analyse(&late.before, &late.position, EVERY_MOVE, &AtomicBool::new(false), |_| {});
            let mut left = MOST;
            for rated in analysis.moves.iter().filter(|rated| rated.exact) {
                let late_now = (&late.position, &late.history);
                let tried = move_by_trying(&rules, analysis.unit, late_now, rated.mv, &mut left, LONGEST);
                let Some(tried) = tried.filter(|_| !several) else { continue };
                let text = mancala::record::notation::position_text(&rules, &late.position);
                assert_eq!(rated.value, tried, "{id}: {:?} in {text}", rated.mv);
                compared += 1;
            }
        }
        games += u32::from(compared > before_these);
    }
    assert!(compared > 4_000 && games > 120, "{compared} values of {games} games compared");
}
