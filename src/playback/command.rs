//! Requests that this feature answers.

use bevy::prelude::Event;
use naqala_core::session::move_grouping::{end_of_move, next_lap, previous_lap};
use naqala_core::session::{Session, rounds};

/// Requests to move the playhead.
#[derive(Event, Clone, Debug, PartialEq)]
pub enum PlaybackCommand {
    /// Look through a game from its beginning.
    First,
    /// Show the table as it is at this show time, in seconds from the start of the record.
    Seek(f64),
    /// Show this ply from its beginning; the number of plies shows the last position. Counted from 0.
    ShowPly(usize),
    /// Step to the next event and stop there.
    NextEvent,
    /// Step to the event before and stop there.
    PreviousEvent,
    /// Step to the beginning of the next ply and stop there.
    NextPly,
    /// Step to the beginning of this ply, or of the one before when there already, and stop there.
    PreviousPly,
    /// Step to the beginning of the next lap, or to the end of the ply in its last one, and stop there.
    NextLap,
    /// Step to the beginning of this lap, or of the one before when there already, and stop there.
    PreviousLap,
    /// Step to the end of this round of a match, or to where the next one is laid out, and stop there.
    NextRound,
    /// Step to the beginning of this round of a match, or to the end of the one before, and stop there.
    PreviousRound,
    /// Leave out what is still to be shown of this move with all its answers. A show that runs goes on with the next.
    SkipMove,
    /// Show this move with all its answers as done, and stop there: the next one can be made.
    EndMove,
    /// Go to the last position.
    Last,
    /// Play forwards, or stop.
    PlayPause,
    /// Play backwards, or stop.
    PlayBackwards,
    /// Seconds of show time in a second: 0.25 to 8.
    Speed(f64),
}

impl PlaybackCommand {
    /// The time to which the command leads from a time, in seconds of show time; `None` if it shows no other moment.
    pub(crate) fn destination(&self, session: &Session, t: f64) -> Option<f64> {
        let (game, show) = (&session.game, &session.choreography);
        Some(match *self {
            PlaybackCommand::Seek(time) if time.is_finite() => time.clamp(0.0, show.duration()),
            PlaybackCommand::ShowPly(ply) => show.ply_start(ply),
            PlaybackCommand::NextEvent => show.next_keyframe(t),
            PlaybackCommand::PreviousEvent => show.previous_keyframe(t),
            PlaybackCommand::NextPly => show.next_ply(t),
            PlaybackCommand::PreviousPly => show.previous_ply(t),
            PlaybackCommand::NextLap => next_lap(show, t),
            PlaybackCommand::PreviousLap => previous_lap(show, t),
            PlaybackCommand::NextRound => rounds::next_round(game, show, t),
            PlaybackCommand::PreviousRound => rounds::previous_round(game, show, t),
            PlaybackCommand::SkipMove | PlaybackCommand::EndMove => end_of_move(game, show, t),
            PlaybackCommand::First => 0.0,
            PlaybackCommand::Last => show.duration(),
            _ => return None,
        })
    }
}
