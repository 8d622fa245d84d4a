//! Filters of the list of games.

use super::entry::Entry;
use mancala::rules::likeness::Grade;
use mancala::rules::profile::{BoardForm, CaptureStyle};
use naqala_core::atlas::Region;
use std::collections::BTreeMap;

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
    /// Up to [`SHORT`] moves.
    Short,
    /// Up to [`MIDDLING`].
    Middling,
    /// More.
    Long,
}

/// The most moves of a short game.
pub const SHORT: u32 = 40;
/// The most moves of a game of middling length.
pub const MIDDLING: u32 = 100;

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

    /// Returns the number of filters set.
    pub fn asked(&self) -> usize {
        let Filter { form, laps, capture, players, length, grade, region, place, like } = self;
        let kind = [form.is_some(), laps.is_some(), capture.is_some(), players.is_some(), length.is_some()];
        let rest = [grade.is_some(), region.is_some(), place.is_some(), like.is_some()];
        kind.into_iter().chain(rest).filter(|&asked| asked).count()
    }
}
