//! A game as the list of games knows it.

use super::spelling::{folded, is_meant};
use crate::atlas::Region;
use crate::words::Words;
use mancala::rules::GameProfile;
use mancala::rules::likeness::{Grade, Traits};
use mancala::rules::{About, Board, Catalogue, Outline, Settings, Variant};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, OnceLock};

/// Facts of a game that follow from its rules.
#[derive(Clone, Debug)]
struct GameFacts {
    profile: GameProfile,
    traits: Traits,
    grade: Grade,
}

/// A game in the list, as it is with its options untouched.
#[derive(Clone, Debug)]
pub struct Entry {
    /// `kalah`, `oware/woli`.
    pub id: String,
    /// Name in the language of the list.
    pub name: String,
    /// Its own name, where it is called otherwise in the language of the list.
    pub own_name: Option<String>,
    /// For a sibling or preset, the name of the game it belongs to.
    pub of: Option<String>,
    /// `true` if it is one of the user's own.
    pub own: bool,
    /// People who play it.
    pub people: String,
    /// Place where it is played.
    pub place: String,
    /// Its other names, in lower case.
    pub also: Vec<String>,
    /// Its place, from 1, among the games that are good to begin with.
    pub begin_with: Option<u8>,
    /// Its board.
    pub board: Arc<Board>,
    /// Facts of its rules, once they have been asked for.
    known: OnceLock<Option<GameFacts>>,
    /// The regions where it is played.
    pub regions: BTreeSet<Region>,
    /// The region among whose games it is listed.
    pub home: Region,
    /// The names of the places where it is played.
    pub places: BTreeSet<String>,
    /// Its names in every language, each as it sounds.
    pub sounds: BTreeSet<String>,
    /// Names and places, of which every part can be searched for, in lower case.
    pub text: String,
    /// Words from what is said about the game, which can be searched for by their beginnings, in lower case.
    pub told: BTreeSet<String>,
}

impl Entry {
    /// A game of a variant.
    pub fn of(words: &Words, variant: &Variant, game: Outline<'_>, own: bool) -> Entry {
        let Outline { id, name, about, preset, board, .. } = game;
        // A game is found by its names in this language and by its own.
        let own_names = [name, &about.name, &about.people, &about.place];
        let names = [own_names, own_names.map(|it| words.text(it))].concat().join("\n");
        let names = [id.as_str(), &names, &about.also.join(" ")].join("\n");
        let (rows, columns) = (board.rows, board.columns);
        Entry {
            name: words.text(name).to_owned(),
            own_name: (words.text(name) != name).then(|| words.kept(name)),
            of: preset.map(|_| words.text(&variant.about.name).to_owned()),
            people: words.text(&about.people).to_owned(),
            place: words.text(&about.place).to_owned(),
            also: words.also(about).iter().map(|name| name.to_lowercase()).collect(),
            begin_with: about.begin_with.filter(|_| preset.is_none()),
            board,
            known: OnceLock::new(),
            home: about.places.iter().find_map(|place| Region::of(place)).unwrap_or(Region::Invented),
            regions: regions(about),
            places: about.places.iter().cloned().collect(),
            sounds: sounds(&[name, &about.name], &about.also),
            text: format!("{}\n{rows}x{columns} {rows}×{columns}", names.to_lowercase()),
            told: told(words, &variant.about).chain(told(words, about)).collect(),
            own,
            id,
        }
    }

    /// Returns the profile of the game, once that is known; `None` if its rules have errors.
    pub fn profile(&self) -> Option<&GameProfile> {
        Some(&self.known.get()?.as_ref()?.profile)
    }

    /// Returns whether it has been found out what it is like.
    pub fn is_known(&self) -> bool {
        self.known.get().is_some()
    }

    /// Returns how hard it is to learn, as far as that has been found out.
    pub fn grade(&self) -> Option<Grade> {
        Some(self.known.get()?.as_ref()?.grade)
    }

    /// Returns how much it is like another, from 0 to 1.
    pub fn likeness<'a>(&'a self, other: &'a Entry) -> f32 {
        let traits = |entry: &'a Entry| Some(&entry.known.get()?.as_ref()?.traits);
        traits(self).zip(traits(other)).map_or(0.0, |(one, other)| one.likeness(other))
    }

    /// Finds out what it is like.
    pub fn look_into(&self, catalogue: &Catalogue, words: &Words) {
        self.known.get_or_init(|| {
            let rules = catalogue.rules(&self.id, &Settings::new()).ok()?;
            let grade = Grade::of(words.page(&rules).rules());
            Some(GameFacts { traits: Traits::of(&rules), profile: rules.profile, grade })
        });
    }

    /// Returns whether every word of a search occurs in what is known of the game, or sounds like a word of one of its names.
    pub fn matches(&self, search: &str) -> bool {
        let told = |word: &str| self.told.iter().any(|it| it.starts_with(word));
        let sounds = |word: &str| {
            let all = folded(word);
            let mut words = all.split(' ').filter(|word| !word.is_empty()).peekable();
            words.peek().is_some() && words.all(|word| self.is_named_like(word))
        };
        search.to_lowercase().split_whitespace().all(|word| self.text.contains(word) || told(word) || sounds(word))
    }

    /// Returns whether a word that is written as it sounds belongs to one of its names.
    fn is_named_like(&self, word: &str) -> bool {
        self.sounds.iter().flat_map(|name| name.split(' ')).any(|named| is_meant(word, named))
    }

    /// Returns how well it answers a search: less is better. Its own name comes before its other names, and both before
    /// what is only said of it; a whole name comes before a beginning, that before the beginning of a later word, and
    /// so on.
    pub fn rank(&self, search: &str) -> u8 {
        let (search, name) = (search.trim().to_lowercase(), self.name.to_lowercase());
        let also = |fits: &dyn Fn(&str) -> bool| self.also.iter().any(|name| fits(name));
        let begins_word = |name: &str| {
            name.match_indices(&search).any(|(at, _)| !name[..at].ends_with(|before: char| before.is_alphanumeric()))
        };
        let sound = folded(&search);
        let sounds = |fits: &dyn Fn(&str) -> bool| self.sounds.iter().any(|name| fits(name));
        let answers = [
            name == search,
            also(&|name| name == search),
            sounds(&|name| name == sound),
            name.starts_with(&search),
            begins_word(&name),
            also(&begins_word),
            name.contains(&search),
            self.text.contains(&search),
            sounds(&|name| name.starts_with(&sound)),
            sound.split(' ').all(|word| self.is_named_like(word)),
        ];
        answers.iter().position(|&answers| answers).unwrap_or(answers.len()) as u8
    }
}

/// Names in every language, each as it sounds.
fn sounds(names: &[&str], also: &[String]) -> BTreeSet<String> {
    let english = names.iter().copied().chain(also.iter().map(String::as_str));
    let languages: Vec<Words> = Words::languages().into_iter().filter_map(Words::language).collect();
    let said = english.flat_map(|name| languages.iter().map(move |words| folded(words.text(name))));
    said.collect()
}

/// The regions of a game's places; a game of no place was invented.
fn regions(about: &About) -> BTreeSet<Region> {
    let regions: BTreeSet<Region> = about.places.iter().filter_map(|place| Region::of(place)).collect();
    if regions.is_empty() { [Region::Invented].into() } else { regions }
}

/// The words of a game's summary, and its own words for what lies on the board.
fn told<'a>(words: &'a Words, about: &'a About) -> impl Iterator<Item = String> + use<> {
    let terms = &about.terms;
    let all = [&about.summary, &terms.special, &terms.specials, &terms.trap, &terms.house, &terms.seed, &terms.store];
    let in_text = |text: &str| {
        let words = text.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
        words.map(str::to_lowercase).collect::<Vec<_>>()
    };
    all.iter().flat_map(|text| in_text(words.text(text))).collect::<Vec<_>>().into_iter()
}

/// The games of each place, by its name. Siblings are listed with the game that they belong to, unless they are played
/// elsewhere.
pub fn by_place(entries: &[Arc<Entry>]) -> BTreeMap<&str, Vec<&Entry>> {
    let mut games: BTreeMap<&str, Vec<&Entry>> = BTreeMap::new();
    let known: BTreeMap<&str, &Entry> = entries.iter().map(|entry| (entry.id.as_str(), &**entry)).collect();
    for entry in entries {
        let main = entry.id.split('/').next().unwrap_or(&entry.id);
        let of = known.get(main).filter(|_| entry.of.is_some());
        for place in entry.places.iter().filter(|place| of.is_none_or(|of| !of.places.contains(*place))) {
            games.entry(place).or_default().push(entry);
        }
    }
    games
}
