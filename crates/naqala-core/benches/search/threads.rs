//! The time that several threads take to reach a depth, in parts of the time of one.

use super::{GAMES, random_course, rules};
use mancala::engine::Position;
use mancala::rules::Rules;
use naqala_core::search::{Analyser, Analysis, Budget};
use std::sync::atomic::AtomicBool;

/// Number of positions of a game that are searched, and of those that one thread plays to find the depth measured.
const POSITIONS: usize = 8;
const NODES: u64 = 2_000_000;
const THREADS: [usize; 3] = [1, 2, 4];

/// Prints a line for each game.
pub fn measure(game: &str) {
    println!("{:<18} {:>8} {:>9} {:>9} {:>9}", "game", "depth", "1 thread", "2", "4");
    for id in GAMES.into_iter().filter(|id| game == "all" || game == *id) {
        let rules = rules(id);
        let mut course = random_course(&rules, 1, 120);
        // The second half of a game is soon searched to its end.
        course.truncate(course.len().div_ceil(2));
        let each = course.len().div_ceil(POSITIONS);
        let (mut depths, mut seconds) = (Vec::new(), [0.0; THREADS.len()]);
        for position in course.iter().step_by(each) {
            let depth = searched(&rules, position, Budget { nodes: Some(NODES), ..Budget::default() }).depth;
            depths.push(f64::from(depth));
            for (threads, seconds) in THREADS.into_iter().zip(&mut seconds) {
                let budget = Budget { depth: Some(depth), threads, ..Budget::default() };
                *seconds += searched(&rules, position, budget).time.as_secs_f64();
            }
        }
        let depth = depths.iter().sum::<f64>() / depths.len() as f64;
        let [one, two, four] = seconds;
        println!("{id:<18} {depth:>8.1} {one:>7.2} s {:>9.2} {:>9.2}", two / one, four / one);
    }
}

fn searched(rules: &Rules, position: &Position, budget: Budget) -> Analysis {
    Analyser::new(rules, budget).analyse(&[], position, 1, &AtomicBool::new(false), |_| {})
}
