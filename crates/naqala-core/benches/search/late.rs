//! Oware near its end, solved without endgame tables.

use super::{random_course, rules};
use mancala::engine::Position;
use naqala_core::search::{Analyser, Budget};
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

/// The most seeds in the pits, of how many games one position each is solved, and the most that one may take.
const SEEDS: u32 = 12;
const GAMES: u64 = 100;
const MOST: Duration = Duration::from_secs(1);

/// Solves positions of games played at random, and prints how long that took.
pub fn measure() {
    let rules = rules("oware");
    let left = |position: &Position| rules.board.pits().map(|pit| u32::from(position.pit(pit))).sum::<u32>();
    let (mut solved, mut positions) = (0, 0);
    let (mut all, mut longest) = (Duration::ZERO, Duration::ZERO);
    for game in 0..GAMES {
        let course = random_course(&rules, game, 400);
        let Some(position) = course.iter().find(|position| left(position) <= SEEDS) else { continue };
        let budget = Budget { time: Some(MOST), ..Budget::default() };
        let begun = Instant::now();
        let analysis = Analyser::new(&rules, budget).analyse(&[], position, 1, &AtomicBool::new(false), |_| {});
        let passed = begun.elapsed();
        (all, longest) = (all + passed, longest.max(passed));
        positions += 1;
        solved += u64::from(analysis.exact);
    }
    let (all, longest) = (all.as_secs_f64(), longest.as_secs_f64());
    println!("oware, up to {SEEDS} seeds: {solved} of {positions} solved in {all:.2} s, the longest in {longest:.2} s");
}
