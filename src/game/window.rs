//! State that the modules of the window share, apart from the game: the user's preferences, and the part of the window
//! left for the table.

use super::aside::Aside;
use super::seats::{Mode, Players};
use super::{Current, Moment, Playhead, Purpose, Wish};
use crate::look::{Look, Stones};
use bevy::prelude::*;
use mancala::engine::{GameResult, Move};
use mancala::record::LEVELS;
use mancala::rules::{PitId, Rules, Side};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The user's preferences. Remembered between runs by [`crate::panel::settings`].
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
    pub stones: Stones,
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
    pub mode: Mode,
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
    pub fn turns(&self, current: &Current) -> bool {
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
            stones: Stones::default(),
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
            mode: Mode::default(),
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

/// Placement of the window on the screen. Remembered between runs by [`crate::panel::settings`].
#[derive(Resource, Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Placement {
    /// Width and height in logical pixels while it fills no screen.
    pub size: [f32; 2],
    /// Its upper left corner while it fills no screen, in physical pixels from that of the main screen; `None` where the
    /// platform does not tell.
    pub at: Option<[i32; 2]>,
    /// `true` if it fills the screen and keeps its frame.
    pub maximised: bool,
    /// `true` if it fills the screen with nothing round it.
    pub full_screen: bool,
}

impl Default for Placement {
    fn default() -> Self {
        Placement { size: [1280.0, 800.0], at: None, maximised: false, full_screen: false }
    }
}

/// Set while the window shows the board, the caption and what is said of a lesson alone, as large as they go, to be read
/// across a room. Not remembered between runs.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Projecting(pub bool);

/// Answers the wishes for a full screen and for a projected window. The `app` module carries them out.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Placement>()
        .init_resource::<Dialog>()
        .init_resource::<Projecting>()
        .init_resource::<Besides>()
        .add_systems(Update, (change_speed_for_projection, raise_the_level).in_set(Moment::Ask))
        .add_observer(
            |wish: On<Wish>, mut placement: ResMut<Placement>, mut projecting: ResMut<Projecting>| match *wish {
                Wish::FullScreen => placement.full_screen = !placement.full_screen,
                Wish::Project(on) => projecting.0 = on,
                _ => {}
            },
        );
}

/// Has the program play better next time where a person has won against it.
fn raise_the_level(current: Res<Current>, aside: Res<Aside>, mut preferences: ResMut<Preferences>) {
    if !current.is_changed() || aside.is_on() || current.purpose != Purpose::Play {
        return;
    }
    let rules = current.game.rules();
    let players = Players { computers: current.about.computers, ..Players::default() };
    let (Some(level), Some(ended)) = (players.level(), current.game.position().ended()) else { return };
    let GameResult::Won(winner) = ended.result else { return };
    let party = rules.board.players.party(winner);
    let is_persons = |side: &Side| players.computers[side.index()].is_none();
    let (own, others): (Vec<_>, Vec<_>) = rules.board.sides().iter().partition(|side| party.contains(side));
    let next = (level + 1).min(LEVELS);
    if own.into_iter().any(&is_persons)
        && !others.into_iter().any(&is_persons)
        && next > preferences.level_in(&rules.id)
    {
        preferences.levels.insert(rules.id.clone(), next);
    }
}

/// Sets the speed of the show when the window begins to be projected, and again when it no longer is.
fn change_speed_for_projection(
    projecting: Res<Projecting>,
    preferences: Res<Preferences>,
    mut playhead: ResMut<Playhead>,
    mut before: Local<bool>,
) {
    if std::mem::replace(&mut *before, projecting.0) != projecting.0 {
        playhead.set_speed(if projecting.0 { preferences.projected_speed } else { preferences.speed });
    }
}

/// `true` if a dialog lies over the table and has the keyboard to itself.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Dialog(pub bool);

/// The part of the window that panel and transport bar leave for the table, in logical pixels from its top left.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct TableArea {
    /// Distance from the window's left edge.
    pub left: f32,
    /// Distance from the window's upper edge.
    pub top: f32,
    /// Width; 0 until the first frame has been laid out.
    pub width: f32,
    /// Height; 0 until the first frame has been laid out.
    pub height: f32,
    /// The smallest size of letters that can be read from where the table is seen, in logical pixels; 0 where any can.
    pub letters: f32,
}

impl TableArea {
    /// Returns whether a point of the window is in it.
    pub fn contains(&self, at: Vec2) -> bool {
        (self.left..self.left + self.width).contains(&at.x) && (self.top..self.top + self.height).contains(&at.y)
    }
}

/// Choices of the player at the table apart from the pits. The table finds them, and the bar offers them.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Besides {
    /// The choices, each a button.
    pub choices: Vec<Choice>,
    /// Index of the choice that the keyboard points at.
    pub pointed: Option<usize>,
}

/// A choice apart from the pits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// Making a move that is made at no pit.
    Play(Move),
    /// Saying that the next pit chosen is to be shifted.
    Shift {
        /// One of the moves that are then offered.
        first: Move,
        /// `true` if it has been said.
        said: bool,
    },
}

impl Choice {
    /// Returns what is wished for by choosing it.
    pub fn wish(self) -> Wish {
        match self {
            Choice::Play(mv) => Wish::Play(mv),
            Choice::Shift { .. } => Wish::Shift,
        }
    }
}

/// Text of the table about the pit pointed at: the effect of lifting it, or the reason that it may not be lifted.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Hint {
    /// The pit with its seeds, then a sentence for each thing to be said; empty if there is nothing to say.
    pub lines: Vec<String>,
    /// The pit beside which it is written; `None` where a board has no room for it and the bar says it.
    pub beside: Option<PitId>,
}

impl Hint {
    /// Returns what the bar is to say, if that is where it is said.
    pub fn in_bar(&self) -> Option<String> {
        let (title, sentences) = self.lines.split_first()?;
        self.beside.is_none().then(|| format!("{title}\n{}", sentences.join(" ")))
    }
}
