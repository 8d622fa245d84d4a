//! The games found, in the order in which they are listed.

use super::{Entry, Filter, Length};
use crate::atlas::Region;
use crate::words::{Arg, Words};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Returns the games that hold the words of a search and pass a filter. Those that answer the search best come first or, where
/// nothing is searched for, those most like the game that the filter names.
pub fn find<'a>(
    entries: &'a [Arc<Entry>],
    search: &str,
    filter: &Filter,
    lengths: &BTreeMap<String, Length>,
) -> Vec<&'a Entry> {
    let is_found = |entry: &&Entry| entry.matches(search) && filter.matches(entry, lengths);
    let mut found: Vec<&Entry> = entries.iter().map(Arc::as_ref).filter(is_found).collect();
    if !search.trim().is_empty() {
        // Of games that answer alike, those for beginners come first.
        found.sort_by_key(|entry| (entry.rank(search), entry.begin_with.unwrap_or(u8::MAX)));
    } else if let Some(like) = filter.like_among(entries) {
        found.retain(|entry| entry.id != like.id);
        found.sort_by(|one, other| like.likeness(other).total_cmp(&like.likeness(one)));
    }
    found
}

/// Some of the games found, under a heading.
pub struct Shelf<'a> {
    /// The heading; none where there is only one shelf.
    pub heading: Option<String>,
    /// The games.
    pub games: Vec<&'a Entry>,
    /// `true` if a sibling may stand apart from the game that it belongs to.
    pub apart: bool,
    /// `true` if its games stand on another shelf as well.
    pub twice: bool,
}

impl<'a> Shelf<'a> {
    /// The games found that are like another.
    pub fn of_likes(words: &Words, like: &Entry, found: &[&'a Entry]) -> Shelf<'a> {
        let heading = words.label_with("game-like", &[("game", Arg::from(like.name.as_str()))]);
        Shelf { heading: Some(heading), games: found.to_vec(), apart: true, twice: false }
    }
}

/// The games found, first the user's own and those for beginners, then those of each region; all on one shelf
/// where something is looked for.
pub fn shelves<'a>(words: &Words, found: &[&'a Entry], sought: bool) -> Vec<Shelf<'a>> {
    let (own, others): (Vec<&Entry>, Vec<&Entry>) = found.iter().copied().partition(|entry| entry.own);
    let mut easy: Vec<&Entry> = others.iter().copied().filter(|entry| entry.begin_with.is_some()).collect();
    if sought || easy.is_empty() && own.is_empty() {
        return vec![Shelf { heading: None, games: found.to_vec(), apart: true, twice: false }];
    }
    easy.sort_by_key(|entry| entry.begin_with);
    let mut regions: BTreeMap<Region, Vec<&Entry>> = BTreeMap::new();
    let mut home = Region::Invented;
    for entry in others {
        // Siblings stand below their game.
        home = if entry.of.is_some() { home } else { entry.home };
        regions.entry(home).or_default().push(entry);
    }
    let of_region = |(region, games): (Region, Vec<&'a Entry>)| {
        let args = [("region", Arg::from(words.region(region))), ("games", Arg::from(games.len()))];
        (words.label_with("game-region", &args), games, false)
    };
    let first = [("workshop-games", own, false), ("game-good-to-begin", easy, true)];
    let first = first.map(|(id, games, twice)| (words.label(id), games, twice)).into_iter();
    let all = first.chain(regions.into_iter().map(of_region)).filter(|(_, games, _)| !games.is_empty());
    all.map(|(heading, games, twice)| Shelf { heading: Some(heading), games, apart: false, twice }).collect()
}
