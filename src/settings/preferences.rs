//! The user's preferences.

use super::folders::{Folders, from_ron, to_ron, with_changes};
use super::keep::Keep;
use crate::ui::look::{Look, StoneKind};
use bevy::prelude::*;
use mancala::diagnostic::{Diagnostic, Key};
use mancala::rules::Rules;
use serde::{Deserialize, Serialize};
use std::path::PathBuf;

/// The user's preferences, but for those that features keep for themselves in the same file. Kept between runs.
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
    pub folder: Option<PathBuf>,
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
    /// Set once the demonstration has been shown.
    pub demonstrated: bool,
}

fn is_no_text(folder: &Option<PathBuf>) -> bool {
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
            demonstrated: false,
        }
    }
}

impl Keep for Preferences {
    const NAME: Option<Key> = Some(Key("preferences"));
    const IS_PART: bool = true;

    fn path(folders: &Folders) -> PathBuf {
        folders.config.join("preferences.ron")
    }

    fn parse(text: &str) -> Result<Preferences, Diagnostic> {
        from_ron(text).map(within_bounds)
    }

    fn to_text(&self) -> String {
        to_ron(self)
    }

    fn merge(&self, before: &Preferences, there: Preferences) -> Preferences {
        with_changes(self, before, &there)
    }
}

/// A file may say anything; a window cannot be any width.
fn within_bounds(mut preferences: Preferences) -> Preferences {
    let usual = Preferences::default();
    let or = |value: f32, usual: f32, least: f32, most: f32| {
        if value.is_finite() { value.clamp(least, most) } else { usual }
    };
    preferences.panel_width = or(preferences.panel_width, usual.panel_width, 200.0, 1200.0);
    preferences.text_size = or(preferences.text_size, usual.text_size, 0.75, 2.0);
    preferences.volume = or(preferences.volume, usual.volume, 0.0, 1.0);
    let speed = |speed: f64, usual: f64| if speed.is_finite() { speed.clamp(0.25, 8.0) } else { usual };
    preferences.speed = speed(preferences.speed, usual.speed);
    preferences.projected_speed = speed(preferences.projected_speed, usual.projected_speed);
    preferences
}

/// Returns whether a board can be seen from another seat: where two or more sit round it, and it has edges.
pub fn can_turn(rules: &Rules) -> bool {
    rules.board.sides().len() > 1 && !rules.board.is_torus()
}
