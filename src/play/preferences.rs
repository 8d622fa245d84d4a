//! Preferences about games and their players, kept among those of the window.

use crate::settings::Preferences;
use crate::settings::folders::{Folders, from_ron, to_ron, with_changes};
use crate::settings::keep::Keep;
use crate::settings::preferences::can_turn;
use bevy::prelude::Resource;
use mancala::diagnostic::{Diagnostic, Key};
use mancala::record::{ComputerPlayer, LEVELS, PlayingStyle, Skill};
use mancala::rules::{Rules, Side};
use naqala_core::search::levels::levels;
use naqala_core::session::clock::TimeControl;
use naqala_core::session::{Players, PlayersMode, Session};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::path::PathBuf;

/// The game that was begun last, and the players of new ones. Kept between runs.
#[derive(Resource, Clone, Debug, PartialEq, Serialize, Deserialize)]
// It lies in a file with others, which may be headed with their name.
#[serde(default, rename = "Preferences")]
pub struct PlayPreferences {
    /// The choice of players for new games.
    pub mode: PlayersMode,
    /// The level at which the program plays a game that has not been played before.
    pub level: u8,
    /// The same by game: the level chosen last or, after a win, the one above it.
    pub levels: BTreeMap<String, u8>,
    /// The style in which the program plays new games.
    pub style: PlayingStyle,
    /// The clock of new games.
    pub clock: Option<TimeControl>,
    /// The game that was begun last.
    pub game: Option<String>,
}

impl Default for PlayPreferences {
    fn default() -> Self {
        PlayPreferences {
            mode: PlayersMode::default(),
            level: 1,
            levels: BTreeMap::new(),
            style: PlayingStyle::default(),
            clock: None,
            game: None,
        }
    }
}

impl PlayPreferences {
    /// Returns the level at which the program plays a new game by these rules.
    pub fn level_in(&self, rules: &Rules) -> u8 {
        self.levels.get(&rules.id).copied().unwrap_or(self.level).min(levels(rules).len() as u8)
    }

    /// Returns the program as a player of a new game by these rules.
    pub fn computer(&self, rules: &Rules) -> ComputerPlayer {
        ComputerPlayer { skill: Skill::Level(self.level_in(rules)), style: self.style }
    }

    /// Remembers who plays a game that is begun.
    pub fn begin(&mut self, rules: &Rules, players: &Players) {
        self.game = Some(rules.id.clone());
        self.mode = players.mode(rules).unwrap_or(self.mode);
        self.style = players.style().unwrap_or(self.style);
        if let Some(level) = players.level() {
            self.level = level;
            self.levels.insert(rules.id.clone(), level);
        }
    }
}

impl Keep for PlayPreferences {
    const NAME: Option<Key> = Preferences::NAME;
    const IS_PART: bool = true;

    fn path(folders: &Folders) -> PathBuf {
        Preferences::path(folders)
    }

    fn parse(text: &str) -> Result<PlayPreferences, Diagnostic> {
        let mut read: PlayPreferences = from_ron(text)?;
        // A file may say anything.
        for level in read.levels.values_mut().chain([&mut read.level]) {
            *level = (*level).clamp(1, LEVELS);
        }
        Ok(read)
    }

    fn to_text(&self) -> String {
        to_ron(self)
    }

    fn merge(&self, before: &PlayPreferences, there: PlayPreferences) -> PlayPreferences {
        with_changes(self, before, &there)
    }
}

impl Preferences {
    /// Returns whether the board of a game is shown from North's seat.
    pub fn turns(&self, current: &Session) -> bool {
        let is_persons = |side: Side| current.about.computers[side.index()].is_none();
        let own = self.own_seat_below && is_persons(Side::North) && !is_persons(Side::South);
        can_turn(current.game.rules()) && self.turned != own
    }
}
