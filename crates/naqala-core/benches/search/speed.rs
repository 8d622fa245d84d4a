//! How quick the search is beside a plain count of all lines.

use super::{GAMES, random_course, rules};
use mancala::engine::{Moves, NoEvents, Position, legal_moves_into, play_legal};
use mancala::rules::Rules;
use naqala_core::search::{Analyser, Budget};
use std::sync::atomic::AtomicBool;
use std::time::Instant;

/// How many positions of a game both begin from, and how many positions each plays from there.
const POSITIONS: usize = 12;
const NODES: u64 = 300_000;

/// Prints a line for each game.
pub fn measure(game: &str) {
    println!("{:<18} {:>12} {:>12} {:>6}", "game", "count/s", "search/s", "ratio");
    for id in GAMES.into_iter().filter(|id| game == "all" || game == *id) {
        let rules = rules(id);
        let mut course = random_course(&rules, 1, 120);
        // The last third of a game is soon searched to its end.
        course.truncate((course.len() * 2).div_ceil(3));
        let each = course.len().div_ceil(POSITIONS);
        let (mut counted, mut searched) = ((0, 0.0), (0, 0.0));
        for position in course.iter().step_by(each) {
            let begun = Instant::now();
            counted.0 += count(&rules, position);
            counted.1 += begun.elapsed().as_secs_f64();
            let budget = Budget { nodes: Some(NODES), ..Budget::default() };
            let mut analyser = Analyser::new(&rules, budget);
            let begun = Instant::now();
            searched.0 += analyser.analyse(&[], position, 1, &AtomicBool::new(false), |_| {}).nodes;
            searched.1 += begun.elapsed().as_secs_f64();
        }
        let [count, search] = [counted, searched].map(|(nodes, seconds)| nodes as f64 / seconds);
        println!("{id:<18} {count:>12.0} {search:>12.0} {:>6.2}", search / count);
    }
}

/// Plays all lines deeper and deeper, until enough positions have been played; how many there were.
fn count(rules: &Rules, position: &Position) -> u64 {
    let mut played = 0;
    for depth in 1.. {
        let before = played;
        play_all(rules, position, depth, &mut played);
        if played >= NODES || played == before {
            break;
        }
    }
    played
}

fn play_all(rules: &Rules, position: &Position, depth: u32, played: &mut u64) {
    let mut moves = Moves::new();
    legal_moves_into(rules, position, &mut moves);
    for &mv in &moves {
        let mut after = position.clone();
        play_legal(rules, &mut after, mv, &mut NoEvents);
        *played += 1;
        if depth > 1 && *played < NODES {
            play_all(rules, &after, depth - 1, played);
        }
    }
}
