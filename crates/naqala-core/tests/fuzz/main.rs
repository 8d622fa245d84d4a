//! Texts from elsewhere, made by changing good ones at random where their structure allows it: variants, records in every format
//! that is read, positions, moves and links; and variants whose parts are changed as the editor in the window does. Whatever comes
//! of them is refused with a sentence that says where, or obeys the laws of `targets`; never a panic, nothing that takes longer
//! than [`run::PATIENCE`], no more than [`MOST_MEMORY`].
//!
//! A change that leads to something new (another fault, another event by another clause) is kept and changed further, so that
//! every run finds its own way from the shipped texts. `./check` runs a short while, always the same way. A long search is
//!
//! ```text
//! NAQALA_FUZZ=600 cargo test --release --no-default-features --test fuzz -- --nocapture
//! ```
//!
//! with seconds for each kind of text, and `NAQALA_FUZZ_SEED=7` for another way; slower without `--release`, but then everything
//! that the code asserts is asserted. What it finds is written to `target/fuzz`; what
//! was found once stands in `tests/fuzz/found` and is tried first.

/// Which law is broken, and how.
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

/// The most memory that the program may ever have taken, all searches together, in kilobytes.
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
