//! How long endgame tables take: `cargo bench --no-default-features --bench endgame -- oware 16`, a game and how many seeds.
//! Without arguments: Oware with up to 12 seeds on two threads, in less than 30 s; and how long building waits when it is
//! called off, less than 50 ms on an idle machine.
//! `-- probe 14`: the speed of the search of Oware with tables for up to 14 seeds, from positions with up to four more,
//! beside that without tables: no less than nine tenths of it.
//! `-- games 6` lists every shipped id that has tables, with what is known for sure among its positions of up to 6 seeds.

use mancala::engine::{NoEvents, Position, legal_moves, play_legal, start};
use mancala::rules::{Catalogue, Rules, Settings};
use naqala_core::search::endgame::{Build, Endgames};
use naqala_core::search::{Analyser, Budget};
use std::sync::Arc;
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

/// Positions of random games with this many seeds in the pits or up to four more.
fn late(rules: &Rules, seeds: usize) -> Vec<Position> {
    let mut positions = Vec::new();
    let mut number = 1_u64;
    while positions.len() < 40 {
        let mut position = start(rules);
        while position.ended().is_none() {
            let left: u32 = rules.board.pits().map(|pit| u32::from(position.pit(pit))).sum();
            if (seeds..=seeds + 4).contains(&(left as usize)) {
                positions.push(position);
                break;
            }
            number = number.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
            let moves = legal_moves(rules, &position);
            play_legal(rules, &mut position, moves[(number >> 33) as usize % moves.len()], &mut NoEvents);
        }
    }
    positions
}

/// Compares the speed of the search with tables and without.
fn probe(rules: &Rules, seeds: usize) {
    let tables = Arc::new(built(rules, seeds).expect("a game that has tables"));
    let budget = Budget { nodes: Some(400_000), memory: 64 << 20, ..Budget::default() };
    let (mut nodes, mut seconds) = ([0; 2], [0.0; 2]);
    for position in late(rules, seeds + 1) {
        for with in [0, 1] {
            let mut analyser = Analyser::new(rules, budget);
            if with == 1 {
                analyser = analyser.with_endgames(tables.clone());
            }
            let analysis = analyser.analyse(&[], &position, 1, &AtomicBool::new(false), |_| {});
            nodes[with] += analysis.nodes;
            seconds[with] += analysis.time.as_secs_f64();
        }
    }
    let [without, with] = [0, 1].map(|at| nodes[at] as f64 / seconds[at]);
    println!("positions a second: {without:.0} without tables, {with:.0} with them, {:.3} of that", with / without);
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
    if id == "probe" {
        return probe(&named("oware"), seeds);
    }
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
        "{id} up to {seeds} seeds: {} positions, {:.2} % exact, {:.1} MB, {seconds:.1} s",
        tables.positions(),
        100.0 * tables.exact(),
        tables.size() as f64 / 1e6
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
