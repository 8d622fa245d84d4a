//! A game as the list of games knows it.

use crate::rules::Rules;
use crate::rules::nature::Nature;
use std::collections::BTreeSet;
use std::sync::Arc;

/// A game in the list, as it is with its options untouched.
#[derive(Clone, Debug)]
pub struct Entry {
    /// `kalah`, `oware/woli`.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// For a sibling or preset, the name of the game it belongs to.
    pub of: Option<String>,
    /// Whether it is one of the user's own.
    pub own: bool,
    /// Who plays it.
    pub people: String,
    /// Where.
    pub place: String,
    /// What else it is called, in lower case.
    pub also: Vec<String>,
    /// Its place, from 1, among the games that are good to begin with.
    pub begin_with: Option<u8>,
    /// Its rules; `None` when its file is at fault.
    pub rules: Option<Arc<Rules>>,
    /// What it is like; `None` when its file is at fault.
    pub nature: Option<Nature>,
    /// The names of the places where it is played.
    pub places: BTreeSet<String>,
    /// Names and places, of which every part can be searched for, in lower case.
    pub text: String,
    /// Words from what is said about the game, which can be searched for by their beginnings, in lower case.
    pub told: BTreeSet<String>,
}

impl Entry {
    /// Whether every word of a search occurs in what is known of the game.
    pub fn matches(&self, search: &str) -> bool {
        let told = |word: &str| self.told.iter().any(|it| it.starts_with(word));
        search.to_lowercase().split_whitespace().all(|word| self.text.contains(word) || told(word))
    }

    /// How well it answers a search: less is better. Its own name comes before its other names, and both before what is
    /// only said of it; a whole name comes before a beginning, that before the beginning of a later word, and so on.
    pub fn rank(&self, search: &str) -> u8 {
        let (search, name) = (search.trim().to_lowercase(), self.name.to_lowercase());
        let also = |fits: &dyn Fn(&str) -> bool| self.also.iter().any(|name| fits(name));
        let begins_word = |name: &str| {
            name.match_indices(&search).any(|(at, _)| !name[..at].ends_with(|before: char| before.is_alphanumeric()))
        };
        let answers = [
            name == search,
            also(&|name| name == search),
            name.starts_with(&search),
            begins_word(&name),
            also(&begins_word),
            name.contains(&search),
            self.text.contains(&search),
        ];
        answers.iter().position(|&answers| answers).unwrap_or(answers.len()) as u8
    }
}
