//! Learns the estimate of a game from games that the program plays against itself, and writes it to `assets/weights`:
//! `cargo run --release -p naqala-core --example train -- oware`, with any of `--generations`, `--games`, `--nodes`,
//! `--seed`, `--threads` and a number, `--set OPTION=VALUE`, and `--output FOLDER`.

use mancala::rules::{Catalogue, Settings};
use naqala_core::search::network::{Training, TrainingProgress, train};
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

fn main() {
    let mut training = Training::default();
    let mut folder = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/weights"));
    let mut settings = Settings::new();
    let mut games = Vec::new();
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        let mut value = || words.next().unwrap_or_else(|| panic!("{word} needs a value"));
        let number = |text: String| text.parse::<u64>().unwrap_or_else(|error| panic!("{text}: {error}"));
        match word.as_str() {
            "--generations" => training.generations = number(value()) as u32,
            "--games" => training.games = number(value()) as u32,
            "--nodes" => training.nodes = number(value()),
            "--seed" => training.seed = number(value()),
            "--threads" => training.threads = number(value()) as usize,
            "--output" => folder = value().into(),
            "--set" => {
                let text = value();
                let (option, choice) = text.split_once('=').expect("an option, an equals sign and its value");
                settings.insert(option.to_owned(), choice.to_owned());
            }
            _ => games.push(word),
        }
    }
    for id in games {
        let rules = Catalogue::shipped().rules(&id, &settings).unwrap_or_else(|error| panic!("{id}: {error:?}"));
        let begun = Instant::now();
        let report = |report: TrainingProgress| {
            if let TrainingProgress::Learned { generation, positions, before, after } = report {
                let seconds = begun.elapsed().as_secs_f32();
                println!(
                    "{id}, generation {generation}: {positions} positions, error {before:.3} to {after:.3}, {seconds:.0} s"
                );
            }
        };
        let Some(weights) = train(&rules, None, &training, &AtomicBool::new(false), &report) else {
            println!("{id}: not a game between two sides");
            continue;
        };
        let file = folder.join(format!("{}.weights", id.replace('/', "+")));
        std::fs::write(&file, weights.to_bytes()).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    }
}
