//! How soon a search ends that is called off.

use super::{random_course, rules};
use mancala::rules::Catalogue;
use naqala_core::search::{Analyser, Budget, EVERY_MOVE};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};

/// How long a search goes on before it is called off, and the most that it may go on after that.
const WAIT: Duration = Duration::from_millis(20);
const MOST: Duration = Duration::from_millis(50);

/// Prints the games that end latest.
pub fn measure() {
    let mut latest: Vec<(Duration, String)> = Vec::new();
    for id in Catalogue::shipped().ids() {
        let rules = rules(&id);
        for position in random_course(&rules, 1, 60).iter().step_by(20) {
            let mut analyser = Analyser::new(&rules, Budget { threads: 2, ..Budget::default() });
            let off = AtomicBool::new(false);
            let passed = std::thread::scope(|scope| {
                let searching = scope.spawn(|| analyser.analyse(&[], position, EVERY_MOVE, &off, |_| {}));
                std::thread::sleep(WAIT);
                let begun = Instant::now();
                off.store(true, Relaxed);
                searching.join().expect("no panic");
                begun.elapsed()
            });
            latest.push((passed, id.clone()));
        }
    }
    latest.sort_unstable_by(|one, other| other.cmp(one));
    for (passed, id) in &latest[..5] {
        println!("called off: ended after {:.2} ms in {id}", 1e3 * passed.as_secs_f64());
    }
    assert!(latest[0].0 < MOST, "{:?}", latest[0]);
}
