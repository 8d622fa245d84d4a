//! Measures the advantages that ideas of strategy speak of, and prints `assets/measures.ron`:
//! `cargo run --release -p naqala-core --example measures`.

use mancala::rules::{Catalogue, Settings};
use naqala_core::teach::strategy::{self, measure};
use std::env;

fn main() {
    let games = env::args().nth(1).and_then(|games| games.parse().ok()).unwrap_or(10_000);
    let catalogue = Catalogue::shipped();
    println!(
        "// Worth of advantages, measured by the program against itself: how many games had one player with it at an equal"
    );
    println!(
        "// lead in the middle third, and the points of 100 that this player scored. Made by the example `measures`."
    );
    println!("{{");
    for id in strategy::ids() {
        let measures: Vec<_> = strategy::ideas(id).iter().filter_map(|idea| idea.measure).collect();
        if measures.is_empty() {
            continue;
        }
        let rules = catalogue.rules(id, &Settings::new()).expect("a shipped variant is sound");
        println!("    \"{id}\": [");
        for it in measure::measure(&rules, &measures, games, 1) {
            println!("        (measure: {:?}, games: {}, share: {}),", it.measure, it.games, it.share);
        }
        println!("    ],");
    }
    println!("}}");
}
