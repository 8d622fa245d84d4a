//! Requests that this feature answers.

use crate::presenter::poll::Vote;
use bevy::prelude::Event;
use mancala::record::Drawn;
use mancala::record::tree::Wiped;

/// Requests about what is shown to a class.
#[derive(Event, Clone, Debug, PartialEq)]
pub enum PresenterCommand {
    /// Show the board and the caption alone, as large as they go, or everything again.
    Project(bool),
    /// Stop before the last seed of every move, for a class to be asked what happens next, or no longer.
    AskFirst(bool),
    /// Hold the table as it is, whatever anybody plays, or no longer.
    Freeze(bool),
    /// Count votes of a class for an answer, or take some away.
    Vote(Vote, i32),
    /// Give the class that is asked time, or more of it.
    GiveTime,
    /// Forget the votes of a class, and the time it was given.
    ClearPoll,
    /// Draw something on the board, or wipe it away. Between two plies it becomes part of the record.
    Draw(Drawn),
    /// Take back what was drawn last.
    UndoDrawing,
    /// Wipe away all that is drawn on the board.
    WipeBoard,
    /// Draw again what was wiped away.
    DrawAgain(Wiped),
}
