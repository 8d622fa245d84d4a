//! That each room of the program uses those rooms that `ARCHITECTURE.md` says, and no others.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// By room, the rooms that it uses.
type Uses = BTreeMap<String, BTreeSet<String>>;

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// The table of the page.
fn said() -> Uses {
    let page = fs::read_to_string(root().join("ARCHITECTURE.md")).expect("the page is there");
    let row = |line: &str| {
        let cells: Vec<&str> = line.strip_prefix("| `")?.split('|').map(str::trim).collect();
        let [room, _, uses, ""] = cells.as_slice() else { return None };
        let uses = uses.split(", ").filter(|room| !room.is_empty()).map(str::to_owned).collect();
        Some((room.trim_end_matches('`').to_owned(), uses))
    };
    page.lines().filter_map(row).collect()
}

/// All Rust files below a folder but tests.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("the source tree can be read");
    let paths = entries.map(|entry| entry.expect("an entry can be read").path());
    let paths = paths.filter(|path| path.file_stem().is_some_and(|name| name != "tests"));
    let all = paths.flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] });
    all.filter(|path| path.extension().is_some_and(|it| it == "rs")).collect()
}

/// The rooms that a source text names, tests and comments left out.
fn named(text: &str) -> BTreeSet<String> {
    let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    let code: Vec<&str> = code.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
    let code = code.join("\n");
    let name =
        |rest: &str| rest.split(|c: char| !c.is_ascii_lowercase() && c != '_').next().unwrap_or_default().to_owned();
    let mut found = BTreeSet::new();
    for rest in code.split("crate::").skip(1) {
        let Some(list) = rest.strip_prefix('{') else {
            found.insert(name(rest));
            continue;
        };
        // The items of a list, and not those of lists within it.
        let mut depth = 0;
        let mut begins = true;
        for (at, c) in list.char_indices() {
            match c {
                '{' => depth += 1,
                '}' if depth == 0 => break,
                '}' => depth -= 1,
                ',' if depth == 0 => begins = true,
                c if begins && c.is_ascii_lowercase() => {
                    found.insert(name(&list[at..]));
                    begins = false;
                }
                c if !c.is_whitespace() => begins = false,
                _ => {}
            }
        }
    }
    found.remove("");
    found
}

#[test]
fn each_room_uses_the_rooms_that_the_page_says() {
    let src = root().join("src");
    let said = said();
    let mut used: Uses = BTreeMap::new();
    for file in sources(&src) {
        let inner = file.strip_prefix(&src).expect("it is below");
        let first = inner.components().next().expect("it has a name").as_os_str().to_string_lossy().into_owned();
        let room = first.trim_end_matches(".rs").to_owned();
        if ["lib", "main"].contains(&room.as_str()) {
            continue;
        }
        let text = fs::read_to_string(&file).expect("a source file can be read");
        let others = named(&text).into_iter().filter(|other| *other != room);
        used.entry(room.clone()).or_default().extend(others);
    }
    assert_eq!(used.keys().collect::<Vec<_>>(), said.keys().collect::<Vec<_>>(), "the rooms");
    for (room, uses) in &said {
        assert_eq!(&used[room], uses, "what `{room}` uses");
    }
}

#[test]
fn imports_are_read_in_all_their_shapes() {
    let text = "use crate::rules::{Board, plan};\nuse crate::{engine, words::{Arg, Words}, show};\n// crate::panel\n\
                fn f() { crate::record::read(); }\n#[cfg(test)]\nmod tests {\n    use crate::film;\n}\n";
    let rooms: Vec<String> = named(text).into_iter().collect();
    assert_eq!(rooms, ["engine", "record", "rules", "show", "words"]);
}
