//! Facts of a game as a whole are asked of its profile, not derived from its clauses again.

use std::path::Path;

/// Files outside of the rules that match on a clause that makes traps: to word it, to word an event that it caused, to
/// name the kind of a clause, or because they list every kind.
const WORDED_BY_KIND: [&str; 8] = [
    "naqala-core/src/search/endgame/fit.rs",
    "naqala-core/src/words/answers.rs",
    "naqala-core/src/words/caption.rs",
    "naqala-core/src/words/caption/captures.rs",
    "naqala-core/src/words/caption/laps.rs",
    "naqala-core/src/words/clauses/places.rs",
    "naqala-core/src/words/clauses/tokens.rs",
    "naqala-core/src/words/game.rs",
];

/// Adds the files below a folder that name the clause in code other than tests, by their paths below `crates` or the
/// repository.
fn add_files(folder: &Path, root: &Path, found: &mut Vec<String>) {
    for entry in folder.read_dir().expect("the source tree can be read") {
        let path = entry.expect("an entry can be read").path();
        let name = path.file_stem().and_then(|name| name.to_str()).unwrap_or_default();
        if path.is_dir() && name != "tests" {
            add_files(&path, root, found);
        } else if path.extension().is_some_and(|it| it == "rs") && name != "tests" {
            let text = std::fs::read_to_string(&path).expect("a source file can be read");
            if text.contains("Clause::Trap") {
                found.push(path.strip_prefix(root).expect("it is below").to_string_lossy().replace('\\', "/"));
            }
        }
    }
}

#[test]
fn facts_of_traps_are_asked_of_the_profile() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("it lies in a folder");
    let repository = crates.parent().expect("it lies in a folder");
    let mut found = Vec::new();
    add_files(&crates.join("naqala-core/src"), crates, &mut found);
    add_files(&crates.join("mancala/src/engine"), crates, &mut found);
    add_files(&crates.join("mancala/src/record"), crates, &mut found);
    add_files(&repository.join("src"), repository, &mut found);
    found.sort();
    assert_eq!(found, WORDED_BY_KIND);
}
