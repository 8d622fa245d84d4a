//! Reads variant files and prints what is wrong with them, or how the game begins.
//!
//! `cargo run -p mancala --example check_variant FILE...`

use mancala::engine::start;
use mancala::record::notation::{legal_texts, position_text};
use mancala::rules::{LoadError, Settings, Variant};
use std::process::ExitCode;
use std::{env, fs};

fn main() -> ExitCode {
    let mut code = ExitCode::SUCCESS;
    for file in env::args().skip(1) {
        match fs::read_to_string(&file) {
            Err(error) => {
                eprintln!("{file}: {error}");
                code = ExitCode::FAILURE;
            }
            Ok(text) => {
                if let Err(error) = check(&file, &text) {
                    eprintln!("{error}");
                    code = ExitCode::FAILURE;
                }
            }
        }
    }
    code
}

/// Prints the opening of a game and the moves with which it can begin.
fn check(file: &str, text: &str) -> Result<(), LoadError> {
    let rules = Variant::read(file, text)?.rules(None, &Settings::new())?;
    let opening = start(&rules);
    println!("{}: {}", rules.about.name, position_text(&rules, &opening));
    println!("    {}", legal_texts(&rules, &opening).join(" "));
    Ok(())
}
