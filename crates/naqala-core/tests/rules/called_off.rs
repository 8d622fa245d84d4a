//! Cancelled searches, which must end.

use mancala::engine::start;
use mancala::rules::{Catalogue, Rules, Settings};
use naqala_core::search::{Analyser, Budget, EVERY_MOVE};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::mpsc::channel;
use std::thread;

/// Most positions that a thread may play after its search is cancelled.
const MOST: u64 = 100;

fn each_game(mut check: impl FnMut(&str, &Rules)) {
    let catalogue = Catalogue::shipped();
    for id in catalogue.ids() {
        check(&id, &catalogue.rules(&id, &Settings::new()).expect("a shipped variant is sound"));
    }
}

#[test]
fn hardly_a_position_is_played_after_a_search_is_called_off() {
    each_game(|id, rules| {
        let (off, played) = (AtomicBool::new(false), AtomicU64::new(0));
        let budget = Budget { memory: 1 << 20, ..Budget::default() };
        let analysis = Analyser::new(rules, budget).analyse(&[], &start(rules), EVERY_MOVE, &off, |analysis| {
            if analysis.nodes >= 200 && !off.swap(true, Relaxed) {
                played.store(analysis.nodes, Relaxed);
            }
        });
        let after = analysis.nodes - played.load(Relaxed);
        assert!(analysis.exact || after <= MOST, "{id}: {after} positions");
    });
}

#[test]
fn a_search_without_limits_ends_when_another_thread_calls_it_off() {
    each_game(|id, rules| {
        let off = AtomicBool::new(false);
        let budget = Budget { memory: 1 << 20, threads: 2, ..Budget::default() };
        let (begun, heard) = channel();
        let analysis = thread::scope(|scope| {
            let (off, position) = (&off, start(rules));
            let searching = scope.spawn(move || {
                Analyser::new(rules, budget).analyse(&[], &position, EVERY_MOVE, off, |_| {
                    // Nobody listens any more once the search has been called off.
                    let _ = begun.send(());
                })
            });
            heard.recv().expect("the first depth is told");
            off.store(true, Relaxed);
            searching.join().expect("a search does not panic")
        });
        assert!(!analysis.moves.is_empty(), "{id}");
    });
}
