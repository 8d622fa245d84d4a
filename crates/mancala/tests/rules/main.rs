//! The rules, the engine and records: one program, so that it is linked once.

mod bad_input;
mod bounds;
mod clauses;
mod common;
mod examples;
mod lamosh;
mod laps;
mod laws;
mod openings;
mod parameters;
mod perft;
mod races;
mod same_games;

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
