//! Fuzzing with texts from elsewhere, made by changing valid ones at random where their structure allows it: variants,
//! records in every format that is read, positions, moves and links; and variants whose parts are changed as the editor
//! in the window does. Each is refused with a sentence that names the place, or obeys the laws of `targets`. There is
//! never a panic, nothing takes longer than [`run::PATIENCE`], and memory stays below [`MOST_MEMORY`].
//!
//! A change that leads to something new (another diagnostic, another event by another clause) is kept and changed
//! further, so that every run finds its own path from the shipped texts. `./check` runs a short while, always in the
//! same way. A long search is
//!
//! ```text
//! NAQALA_FUZZ=600 cargo test --release --no-default-features --test fuzz -- --nocapture
//! ```
//!
//! with seconds for each kind of text, and `NAQALA_FUZZ_SEED=7` for another random sequence. Without `--release` it is
//! slower, but checks every assertion in the code. Texts that break a law are written to `target/fuzz`; those found
//! once stand in `tests/fuzz/found` and are tried first.

/// Outcome of a check: the law that is broken, and how.
type Held = Result<(), String>;

macro_rules! holds {
    ($law:expr, $($said:tt)+) => {
        if !$law {
            return Err(format!($($said)+));
        }
    };
}

#[path = "../rules/drawn.rs"]
mod drawn;
mod edits;
mod mutation;
mod run;
mod targets;
#[path = "../rules/trying.rs"]
mod trying;
mod uses;

use run::search;

/// Most memory that the program may take at any time, all searches together, in kilobytes.
const MOST_MEMORY: u64 = 300 * 1024;

#[test]
fn changed_variants_are_refused_or_played() {
    search(&targets::Variants, 8_000);
}

#[test]
fn variants_are_changed_by_parts() {
    search(&edits::Edits, 2_000);
}

#[test]
fn changed_records_are_refused_or_replayed() {
    search(&targets::Records::new(), 15_000);
}

#[test]
fn changed_positions_are_refused_or_played_on() {
    search(&targets::Positions::new(), 40_000);
}

#[test]
fn changed_moves_are_refused_or_played() {
    search(&targets::Moves::new(), 1_000_000);
}

#[test]
fn changed_links_are_refused_or_shown() {
    search(&targets::Links::new(), 30_000);
}
