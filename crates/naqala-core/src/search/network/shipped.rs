//! The weights that come with the program.

use super::{Features, Network, Weights};
use include_dir::{Dir, include_dir};
use mancala::rules::Rules;
use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

static FILES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../assets/weights");

/// By id of the game.
static WEIGHTS: LazyLock<BTreeMap<String, Arc<Weights>>> = LazyLock::new(|| {
    let read = |file: &include_dir::File<'_>| {
        let id = file.path().with_extension("").to_str()?.replace('+', "/");
        Some((id, Arc::new(Weights::from_bytes(file.contents())?)))
    };
    FILES.files().filter_map(read).collect()
});

/// The learned estimate that comes with the program for a game; `None` where it has none. Options may change the game, as
/// long as its board stays the same.
pub fn shipped(rules: &Rules) -> Option<Arc<Network>> {
    let weights = WEIGHTS.get(&rules.id)?;
    Network::new(Features::of(rules)?, Arc::clone(weights)).map(Arc::new)
}

/// Ids of the games that have weights.
pub fn ids() -> impl Iterator<Item = &'static str> {
    WEIGHTS.keys().map(String::as_str)
}
