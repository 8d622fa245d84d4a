//! Grows the opening book of a game and writes it to `assets/books`:
//! `cargo run --release -p naqala-core --example book -- oware`, with any of `--positions`, `--nodes` and a number, and
//! `--output FOLDER`.

use mancala::rules::{Catalogue, Settings};
use naqala_core::search::book::{Growth, grow};
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

/// Positions from one report to the next.
const REPORTED: usize = 50;

fn main() {
    let mut growth = Growth::default();
    let mut folder = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/books"));
    let mut games = Vec::new();
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        let mut value = || words.next().unwrap_or_else(|| panic!("{word} needs a value"));
        let number = |text: String| text.parse::<u64>().unwrap_or_else(|error| panic!("{text}: {error}"));
        match word.as_str() {
            "--positions" => growth.positions = number(value()) as usize,
            "--nodes" => growth.nodes = number(value()),
            "--output" => folder = value().into(),
            _ => games.push(word),
        }
    }
    let Growth { positions, nodes } = growth;
    for id in games {
        let rules = Catalogue::shipped().rules(&id, &Settings::new()).unwrap_or_else(|error| panic!("{id}: {error:?}"));
        let begun = Instant::now();
        let report = |grown: usize| {
            if grown.is_multiple_of(REPORTED) {
                println!("{id}: {grown} of {positions} positions, {:.0} s", begun.elapsed().as_secs_f32());
            }
        };
        let Some(book) = grow(&rules, growth, &AtomicBool::new(false), &report) else {
            println!("{id}: not a game between two sides that begins with a move");
            continue;
        };
        let made = format!("# Made by the example `book`: {id} --positions {positions} --nodes {nodes}\n");
        let file = folder.join(format!("{}.book", id.replace('/', "+")));
        std::fs::write(&file, made + &book.text()).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    }
}
