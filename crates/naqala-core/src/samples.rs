//! The recorded games that the program carries with it.

use mancala::record::Record;
use std::sync::LazyLock;

/// The name of the record with which the window opens.
pub const DEMONSTRATION: &str = "kalah-demo";

static FILES: include_dir::Dir<'_> = include_dir::include_dir!("$CARGO_MANIFEST_DIR/../../assets/records");

/// A recorded game that comes with the program.
#[derive(Clone, Debug)]
pub struct Sample {
    /// Its file's name without the ending: `kalah-demo`.
    pub name: String,
    /// The game.
    pub record: Record,
}

/// The recorded games in `assets/records`, the demonstration first, the others in the order of their names.
///
/// # Panics
/// If one of them is no record, which the tests exclude.
pub fn samples() -> &'static [Sample] {
    static SAMPLES: LazyLock<Vec<Sample>> = LazyLock::new(|| {
        let mut samples: Vec<Sample> = FILES.files().filter_map(read).collect();
        samples.sort_by_key(|it| (it.name != DEMONSTRATION, it.name.clone()));
        samples
    });
    &SAMPLES
}

fn read(file: &include_dir::File<'_>) -> Option<Sample> {
    let path = file.path();
    let name = path.file_stem().filter(|_| path.extension().is_some_and(|ending| ending == "naqala"))?;
    let text = file.contents_utf8().expect("shipped records are text");
    let record = Record::read(&path.display().to_string(), text).unwrap_or_else(|error| panic!("{error}"));
    Some(Sample { name: name.to_string_lossy().into_owned(), record })
}
