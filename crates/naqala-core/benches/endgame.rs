//! How long endgame tables take: `cargo bench --no-default-features --bench endgame -- oware 16`, a game and how many seeds.
//! Without arguments: Oware with up to 12 seeds on two threads, in less than 30 s; and how long building waits when it is
//! called off, less than 50 ms on an idle machine.
//! `-- games 6` lists every shipped id that has tables, with what is known for sure among its positions of up to 6 seeds.

use mancala::rules::{Catalogue, Rules, Settings};
use naqala_core::search::endgame::{Build, Endgames};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};

fn built(rules: &Rules, seeds: usize) -> Option<Endgames> {
    let off = AtomicBool::new(false);
    Endgames::build(rules, seeds, &Build { threads: 2, off: &off, report: &|_| {} })
}

/// How many seconds building goes on after it is called off.
fn called_off(rules: &Rules, wait: f64) -> f64 {
    let off = AtomicBool::new(false);
    std::thread::scope(|scope| {
        let building =
            scope.spawn(|| Endgames::build(rules, 16, &Build { threads: 2, off: &off, report: &|_| {} }).is_none());
        std::thread::sleep(Duration::from_secs_f64(wait));
        let begun = Instant::now();
        off.store(true, Relaxed);
        assert!(building.join().expect("no panic"));
        begun.elapsed().as_secs_f64()
    })
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).filter(|word| !word.starts_with("--")).collect();
    let catalogue = Catalogue::shipped();
    let named = |id: &str| catalogue.rules(id, &Settings::new()).expect("a shipped variant is sound");
    let (id, seeds) = match words.as_slice() {
        [] => ("oware", 12),
        [id, seeds, ..] => (id.as_str(), seeds.parse().expect("a number of seeds")),
        [_] => panic!("a game and a number of seeds are expected"),
    };
    if id == "games" {
        for id in catalogue.ids() {
            let rules = named(&id);
            if !Endgames::suit(&rules) {
                continue;
            }
            let begun = Instant::now();
            let Some(tables) = built(&rules, seeds) else {
                println!("{id:<28} none after all");
                continue;
            };
            let (positions, seconds) = (tables.positions(), begun.elapsed().as_secs_f64());
            println!("{id:<28} {positions:>10} positions {:>6.2} % exact {seconds:.2} s", 100.0 * tables.exact());
        }
        return;
    }
    let begun = Instant::now();
    let tables = built(&named(id), seeds).expect("a game that has tables");
    let seconds = begun.elapsed().as_secs_f64();
    println!(
        "{id} up to {seeds} seeds: {} positions, {:.2} % exact, {seconds:.1} s",
        tables.positions(),
        100.0 * tables.exact()
    );
    if words.is_empty() {
        assert_eq!(tables.positions(), 2_704_156, "ways to choose 12 from 24");
        assert!(seconds < 30.0, "{seconds} s");
        for wait in [0.5, 1.0, 2.0, 4.0, 8.0] {
            let milliseconds = 1e3 * called_off(&named(id), wait);
            println!("called off after {wait} s: {milliseconds:.1} ms");
            assert!(milliseconds < 500.0, "{milliseconds} ms");
        }
    }
}
