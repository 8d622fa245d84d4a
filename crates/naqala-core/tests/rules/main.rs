//! Search, words and lessons played through whole games: one program, so that it is linked once.

mod boards;
mod called_off;
#[allow(dead_code, reason = "the rules' own tests use the rest of it")]
#[path = "../../../mancala/tests/rules/common/mod.rs"]
mod common;
mod drawn;
mod endgames;
mod first_captures;
mod guide_tables;
mod missed_fours;
mod options;
mod page_law;
mod pit_cap;
mod profile_facts;
mod puzzles;
mod records;
mod refusals;
mod rounds;
mod rule_pages;
mod search;
mod stores;
mod trying;
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
