//! Filters of the list of games.

use super::Entry;
use crate::atlas::Region;
use crate::words::{Arg, Words};
use mancala::rules::likeness::Grade;
use mancala::rules::profile::{BoardForm, CaptureStyle};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// Filters of the list of games, apart from the word in the search field. `None` lets every game through.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Filter {
    /// The layout of the pits.
    pub form: Option<BoardForm>,
    /// The laps of a turn.
    pub laps: Option<Laps>,
    /// Manner of capturing.
    pub capture: Option<CaptureStyle>,
    /// The number of players.
    pub players: Option<u8>,
    /// Length of a game.
    pub length: Option<Length>,
    /// Difficulty of learning it.
    pub grade: Option<Grade>,
    /// Region of the world where it is played.
    pub region: Option<Region>,
    /// Name of a place where it is played.
    pub place: Option<String>,
    /// Id of a game to compare with: games are listed by their likeness to it.
    pub like: Option<String>,
}

/// The laps of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Laps {
    /// A sowing is over when the hand is empty.
    One,
    /// It may go on from a pit, or with captured seeds.
    Several,
}

/// Length of a game, by the number of moves in random games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Length {
    /// Up to 40 moves.
    Short,
    /// Up to 100.
    Middling,
    /// More.
    Long,
}

/// The most moves of a short game.
const SHORT: u32 = 40;
/// The most moves of a game of middling length.
const MIDDLING: u32 = 100;

impl Length {
    /// All of them.
    pub const ALL: [Length; 3] = [Length::Short, Length::Middling, Length::Long];

    /// Returns how long a game with this many moves is.
    pub fn of(moves: u32) -> Length {
        if moves <= SHORT {
            Length::Short
        } else if moves <= MIDDLING {
            Length::Middling
        } else {
            Length::Long
        }
    }
}

impl Filter {
    /// Returns whether a game is among those looked for. Its length counts once it is known.
    pub fn matches(&self, entry: &Entry, lengths: &BTreeMap<String, Length>) -> bool {
        if *self == Filter::default() {
            return true;
        }
        let Some(profile) = entry.profile() else { return false };
        self.form.is_none_or(|form| profile.form == form)
            && self.laps.is_none_or(|laps| profile.sowing.many_laps == (laps == Laps::Several))
            && self.capture.is_none_or(|style| profile.captures.styles.contains(&style))
            && self.players.is_none_or(|players| profile.players == players)
            && self.length.is_none_or(|length| lengths.get(&entry.id).is_none_or(|&it| it == length))
            && self.grade.is_none_or(|grade| entry.grade() == Some(grade))
            && self.region.is_none_or(|region| entry.regions.contains(&region))
            && self.place.as_ref().is_none_or(|place| entry.places.contains(place))
    }

    /// Returns the game to compare with, if it is among these.
    pub fn like_among<'a>(&self, entries: &'a [Arc<Entry>]) -> Option<&'a Entry> {
        let like = self.like.as_ref()?;
        entries.iter().map(Arc::as_ref).find(|entry| entry.id == *like)
    }

    /// Returns the number of filters set.
    pub fn asked(&self) -> usize {
        let Filter { form, laps, capture, players, length, grade, region, place, like } = self;
        let kind = [form.is_some(), laps.is_some(), capture.is_some(), players.is_some(), length.is_some()];
        let rest = [grade.is_some(), region.is_some(), place.is_some(), like.is_some()];
        kind.into_iter().chain(rest).filter(|&asked| asked).count()
    }
}

/// A value that a filter can ask for.
pub trait FilterValue: Clone + PartialEq + Ord {
    /// Returns what there is of it among all games.
    fn offered(all: &[Arc<Entry>]) -> Vec<Self>;
    /// Returns what it is called.
    fn name(&self, words: &Words) -> String;
}

/// Each of some things once, in order.
fn once<W: Ord>(all: impl Iterator<Item = W>) -> Vec<W> {
    all.collect::<BTreeSet<_>>().into_iter().collect()
}

impl FilterValue for BoardForm {
    fn offered(all: &[Arc<Entry>]) -> Vec<Self> {
        once(all.iter().filter_map(|entry| Some(entry.profile()?.form)))
    }

    fn name(&self, words: &Words) -> String {
        match self {
            BoardForm::Rows(rows) => words.label_with("finder-rows-of", &[("rows", Arg::from(*rows))]),
            BoardForm::Square => words.label("finder-square"),
        }
    }
}

impl FilterValue for Laps {
    fn offered(_: &[Arc<Entry>]) -> Vec<Self> {
        vec![Laps::One, Laps::Several]
    }

    fn name(&self, words: &Words) -> String {
        words.label(match self {
            Laps::One => "finder-laps-one",
            Laps::Several => "finder-laps-several",
        })
    }
}

impl FilterValue for CaptureStyle {
    fn offered(_: &[Arc<Entry>]) -> Vec<Self> {
        CaptureStyle::ALL.to_vec()
    }

    fn name(&self, words: &Words) -> String {
        words.label(match self {
            CaptureStyle::Count => "finder-capture-count",
            CaptureStyle::Across => "finder-capture-across",
            CaptureStyle::Passing => "finder-capture-passing",
            CaptureStyle::Gap => "finder-capture-gap",
            CaptureStyle::Pits => "finder-capture-pits",
            CaptureStyle::SownAgain => "finder-capture-sown-again",
            CaptureStyle::Nothing => "finder-capture-nothing",
        })
    }
}

impl FilterValue for u8 {
    fn offered(all: &[Arc<Entry>]) -> Vec<Self> {
        once(all.iter().filter_map(|entry| Some(entry.profile()?.players)))
    }

    fn name(&self, words: &Words) -> String {
        words.label_with("finder-players-of", &[("players", Arg::from(*self))])
    }
}

impl FilterValue for Length {
    fn offered(_: &[Arc<Entry>]) -> Vec<Self> {
        Length::ALL.to_vec()
    }

    fn name(&self, words: &Words) -> String {
        match self {
            Length::Short => words.label_with("finder-length-short", &[("moves", Arg::from(SHORT))]),
            Length::Middling => words.label_with("finder-length-middling", &[("moves", Arg::from(MIDDLING))]),
            Length::Long => words.label_with("finder-length-long", &[("moves", Arg::from(MIDDLING))]),
        }
    }
}

impl FilterValue for Grade {
    fn offered(_: &[Arc<Entry>]) -> Vec<Self> {
        Grade::ALL.to_vec()
    }

    fn name(&self, words: &Words) -> String {
        words.label(match self {
            Grade::Easy => "finder-grade-easy",
            Grade::Middling => "finder-grade-middling",
            Grade::Hard => "finder-grade-hard",
        })
    }
}

impl FilterValue for Region {
    fn offered(all: &[Arc<Entry>]) -> Vec<Self> {
        once(all.iter().flat_map(|entry| entry.regions.iter().copied()))
    }

    fn name(&self, words: &Words) -> String {
        words.region(*self)
    }
}

impl FilterValue for String {
    fn offered(all: &[Arc<Entry>]) -> Vec<Self> {
        once(all.iter().flat_map(|entry| entry.places.iter().cloned()))
    }

    fn name(&self, words: &Words) -> String {
        words.text(self).to_owned()
    }
}
