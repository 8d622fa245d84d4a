//! The rules, the engine, records and words, tested without a window: one program, so that it is linked once.

mod bad_input;
mod boards;
mod bounds;
mod called_off;
mod clauses;
mod common;
mod endgames;
mod examples;
mod first_captures;
mod lamosh;
mod laps;
mod laws;
mod missed_fours;
mod openings;
mod options;
mod parameters;
mod perft;
mod pit_cap;
mod puzzles;
mod races;
mod records;
mod rooms;
mod rounds;
mod rule_pages;
mod same_games;
mod search;
mod stores;
mod variant_guide;

#[test]
fn every_file_beside_this_one_is_part_of_it() {
    let source = include_str!("main.rs");
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rules");
    for entry in std::fs::read_dir(folder).expect("the folder of these tests") {
        let path = entry.expect("an entry of the folder").path();
        if path.extension().is_some_and(|end| end == "rs") && !path.ends_with("main.rs") {
            let name = path.file_stem().expect("a file has a name").to_string_lossy();
            assert!(source.contains(&format!("mod {name};")), "{name}.rs is not in main.rs");
        }
    }
}
