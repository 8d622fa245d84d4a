//! The list of games, worked out once for a catalogue and a language.

use super::Entry;
use crate::words::Words;
use mancala::rules::{Catalogue, Variant};
use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// The list of games. The facts of a variant are worked out once, and again when it changes.
#[derive(Default)]
pub struct CatalogueCache {
    known: HashMap<String, KnownVariant>,
    /// All of them, unless the catalogue has changed since.
    entries: Option<Arc<Vec<Arc<Entry>>>>,
}

/// A variant with what the list knows of it, its siblings and its presets.
struct KnownVariant {
    variant: Arc<Variant>,
    own: bool,
    entries: Vec<Arc<Entry>>,
}

/// Longest time spent on the list in a frame; then the games known so far are shown.
pub const AT_A_TIME: Duration = Duration::from_millis(12);

impl CatalogueCache {
    /// Every game of the catalogue with its siblings and presets after it; and whether those are all, or others are still to
    /// come in the next frames. All that come with the program are there at once.
    pub fn entries(&mut self, words: &Words, catalogue: &Catalogue) -> (Arc<Vec<Arc<Entry>>>, bool) {
        if let Some(entries) = &self.entries {
            return (Arc::clone(entries), true);
        }
        let begun = Instant::now();
        let mut all: Vec<Vec<Arc<Entry>>> = Vec::new();
        let mut complete = true;
        for variant in catalogue.variants() {
            let own = catalogue.file(&variant.id).is_some();
            let known = self.known.get(&variant.id).filter(|it| Arc::ptr_eq(&it.variant, variant) && it.own == own);
            match known {
                Some(known) => all.push(known.entries.clone()),
                None if own && begun.elapsed() > AT_A_TIME => complete = false,
                None => {
                    let games =
                        variant.outlines().into_iter().map(|game| Arc::new(Entry::of(words, variant, game, own)));
                    let entries: Vec<Arc<Entry>> = games.collect();
                    all.push(entries.clone());
                    self.known.insert(variant.id.clone(), KnownVariant { variant: Arc::clone(variant), own, entries });
                }
            }
        }
        // The catalogue stands by the names in English.
        if words.code() != "en" {
            all.sort_by_cached_key(|games| games.first().map(|game| game.name.to_lowercase()));
        }
        let all: Arc<Vec<Arc<Entry>>> = Arc::new(all.into_iter().flatten().collect());
        self.entries = Some(Arc::clone(&all)).filter(|_| complete);
        (all, complete)
    }

    /// The catalogue has changed.
    pub fn look_again(&mut self) {
        self.entries = None;
    }
}
