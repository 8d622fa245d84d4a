//! Broken files of the second edition. `tests/bad2` holds variants that are at fault, and beside each, in a file of the same
//! name ending in `.expected`, every line that is said of it, without the name of the file.

use crate::rules::edition::Variant;
use std::path::{Path, PathBuf};

fn files() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/bad2");
    let listed = std::fs::read_dir(folder).expect("the folder is part of the source");
    let files = listed.map(|entry| entry.expect("its entries can be listed").path());
    let mut files: Vec<PathBuf> = files.filter(|path| path.extension().is_some_and(|it| it == "ron")).collect();
    files.sort();
    files
}

#[test]
fn of_every_bad_variant_every_fault_is_told_with_its_place() {
    let mut wrong = Vec::new();
    for path in files() {
        let name = path.file_name().expect("it is a file").to_string_lossy().into_owned();
        let text = std::fs::read_to_string(&path).expect("the files are text");
        let said = Variant::read("", &text).err().map_or_else(String::new, |error| error.to_string());
        let said: String = said.lines().map(|line| format!("{}\n", line.trim_start_matches(':'))).collect();
        let beside = path.with_file_name(format!("{name}.expected"));
        if std::env::var_os("NAQALA_WRITE").is_some() && !name.starts_with("good") {
            std::fs::write(&beside, &said).expect("the folder can be written");
        }
        let expected = std::fs::read_to_string(&beside).unwrap_or_default();
        if said != expected || said.is_empty() != name.starts_with("good") {
            wrong.push(format!("{name}\n  said:\n{said}  expected:\n{expected}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
