//! The user's preferences.

use crate::play::CurrentGame;
use crate::play::players::{Players, PlayersMode};
use crate::ui::look::{Look, StoneKind};
use bevy::prelude::*;
use mancala::rules::{Rules, Side};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The user's preferences. Remembered between runs by [`settings::folders`](crate::settings::folders).
#[derive(Resource, Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Preferences {
    /// `true` if the side panel is open.
    pub panel_open: bool,
    /// Its width, in logical pixels at text size 1.
    pub panel_width: f32,
    /// Size of text, 1 being ordinary: 0.75 to 2.
    pub text_size: f32,
    /// `true` if the panel is dark; light otherwise.
    pub dark: bool,
    /// Materials of the table.
    pub look: Look,
    /// Kind of stones in the pits.
    pub stones: StoneKind,
    /// `true` if a number stands beside every pit.
    pub counts: bool,
    /// `true` if the path along which seeds are sown is drawn on the board.
    pub path: bool,
    /// `true` if stones are put down in their new places rather than flown there.
    pub reduced_motion: bool,
    /// Volume of sounds, 0 to 1.
    pub volume: f32,
    /// `true` if nothing is heard, however loud it would be.
    pub muted: bool,
    /// Seconds of show time in a second: 0.25 to 8.
    pub speed: f64,
    /// The same while the window is projected.
    pub projected_speed: f64,
    /// `true` if the show pauses after each lap.
    pub lap_by_lap: bool,
    /// Set where the show waits after captures until their rule can have been read, as it always does where it is projected.
    pub waits_at_captures: bool,
    /// The folder in which a record was last opened or saved. One whose name is no text is forgotten.
    #[serde(skip_serializing_if = "is_no_text")]
    pub folder: Option<std::path::PathBuf>,
    /// The code of the language in which everything is said; that of the system if `None`.
    pub language: Option<String>,
    /// The number of times one has been chosen in this run: the first ends what the command line says.
    #[serde(skip)]
    pub language_choices: u32,
    /// Set while the board is seen from North's seat.
    #[serde(skip)]
    pub turned: bool,
    /// Set where whoever plays alone against the program sees the board from their own seat.
    pub own_seat_below: bool,
    /// The choice of players for new games.
    pub mode: PlayersMode,
    /// The level at which the program plays a game that has not been played before.
    pub level: u8,
    /// The same by game: the level chosen last or, after a win, the one above it.
    pub levels: BTreeMap<String, u8>,
    /// The game that was begun last.
    pub game: Option<String>,
    /// Set once the demonstration has been shown.
    pub demonstrated: bool,
}

impl Preferences {
    /// Returns whether the board of a game is shown from North's seat.
    pub fn turns(&self, current: &CurrentGame) -> bool {
        let is_persons = |side: Side| current.about.computers[side.index()].is_none();
        let own = self.own_seat_below && is_persons(Side::North) && !is_persons(Side::South);
        can_turn(current.game.rules()) && self.turned != own
    }

    /// Returns the level at which the program plays a new game.
    pub fn level_in(&self, id: &str) -> u8 {
        self.levels.get(id).copied().unwrap_or(self.level)
    }

    /// Remembers who plays a game that is begun.
    pub fn begin(&mut self, rules: &Rules, players: &Players) {
        self.game = Some(rules.id.clone());
        self.mode = players.mode(rules).unwrap_or(self.mode);
        if let Some(level) = players.level() {
            self.level = level;
            self.levels.insert(rules.id.clone(), level);
        }
    }
}

fn is_no_text(folder: &Option<std::path::PathBuf>) -> bool {
    folder.as_ref().is_some_and(|folder| folder.to_str().is_none())
}

impl Default for Preferences {
    fn default() -> Self {
        Preferences {
            panel_open: true,
            panel_width: 340.0,
            text_size: 1.0,
            dark: false,
            look: Look::default(),
            stones: StoneKind::default(),
            counts: true,
            path: false,
            reduced_motion: false,
            volume: 0.6,
            muted: false,
            speed: 1.0,
            projected_speed: 0.5,
            lap_by_lap: false,
            waits_at_captures: false,
            folder: None,
            language: None,
            language_choices: 0,
            turned: false,
            own_seat_below: false,
            mode: PlayersMode::default(),
            level: 1,
            levels: BTreeMap::new(),
            game: None,
            demonstrated: false,
        }
    }
}

/// Returns whether a board can be seen from another seat: where two or more sit round it, and it has edges.
pub fn can_turn(rules: &Rules) -> bool {
    rules.board.sides().len() > 1 && !rules.board.is_torus()
}
