//! Another game put on the board, and changes to the record: the events that tell of them.

use super::CurrentGame;
use crate::play::Playhead;
use bevy::prelude::*;
use naqala_core::session::Session;

/// Request to put another game on the board in place of the one there.
#[derive(Event)]
pub(crate) struct ReplaceGame {
    pub(crate) game: Box<Session>,
    pub(crate) show_from: ShowFrom,
    pub(crate) reason: Replacement,
}

/// Part of a game that is shown once it is on the board.
#[derive(Clone, Copy, Debug)]
pub(crate) enum ShowFrom {
    Start,
    End,
    /// A time, in seconds of show time.
    Time(f64),
}

/// Reason for which a game replaces another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Replacement {
    /// It was begun, opened or resumed.
    OtherGame,
    /// The game before it is played again.
    PlayAgain,
    /// It is the same game by rules that have changed.
    ChangedRules,
    /// It begins anew by rules that have changed, since its moves do not stand any more.
    BegunAnew,
}

/// Another game has been put on the board. An example, a lesson or a puzzle for which the game waits is none.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct GameReplaced(pub(crate) Replacement);

/// Part of the record on the board that has changed.
#[derive(Event, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RecordChanged {
    /// Its moves, or the result that players agreed on.
    Moves,
    /// Its players.
    Players,
    /// Its variations, or comments, glyphs and drawings.
    Annotations,
}

impl ReplaceGame {
    /// Returns a request to show a game that was begun or opened from its start.
    pub(crate) fn with(game: Session) -> ReplaceGame {
        ReplaceGame { game: Box::new(game), show_from: ShowFrom::Start, reason: Replacement::OtherGame }
    }
}

pub(super) fn replace_game(
    mut request: On<ReplaceGame>,
    mut current: ResMut<CurrentGame>,
    mut playhead: ResMut<Playhead>,
    mut commands: Commands,
) {
    let ReplaceGame { game, show_from, reason } = &mut *request;
    game.serial = current.serial.wrapping_add(1);
    std::mem::swap(&mut current.0, &mut **game);
    playhead.stop_at(match *show_from {
        ShowFrom::Start => 0.0,
        ShowFrom::End => current.choreography.duration(),
        ShowFrom::Time(time) => time.min(current.choreography.duration()),
    });
    commands.trigger(GameReplaced(*reason));
}
