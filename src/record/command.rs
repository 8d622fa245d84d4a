//! Requests that this feature answers.

use bevy::prelude::Event;
use mancala::record::Glyph;
use mancala::record::tree::NodeId;
use mancala::record::tree::Removed;
use std::path::PathBuf;

/// Requests about saved games.
#[derive(Event, Clone, Debug, PartialEq)]
pub enum SavedGamesCommand {
    /// Take up a game that was kept where it was left.
    Resume(PathBuf),
    /// Take a game that was kept off the list of those that are not over.
    Remove(PathBuf),
    /// Put a game that was removed back on that list.
    Restore(PathBuf),
    /// Give a game that was kept another name.
    Rename(PathBuf, String),
    /// Find the games that were kept.
    Refresh,
    /// Find the games that were removed.
    FindRemoved,
}

/// Requests about the record and its file.
#[derive(Event, Clone, Debug, PartialEq)]
pub enum RecordCommand {
    /// Look through the game from its beginning.
    LookThrough,
    /// Show a position of the record, and the line on which it lies.
    ShowNode(NodeId),
    /// Move the variation in which a position lies up a level; one that parts from the main line becomes that.
    Promote(NodeId),
    /// Show the variation in which a position lies by its first moves only, or whole.
    Collapse(NodeId, bool),
    /// Remove a position of a variation and all that comes after it.
    DeleteFrom(NodeId),
    /// Put back what was removed.
    Restore(Removed),
    /// Remark on the position after a number of plies; empty takes the remark away.
    Comment {
        /// Number of plies before the remark; 0 is the opening.
        ply: usize,
        /// The remark.
        text: String,
    },
    /// Say what is thought of a move, or no longer.
    Glyph {
        /// Its ply, from 1.
        ply: usize,
        /// Evaluation of the move; `None` to remove it.
        glyph: Option<Glyph>,
    },
    /// Read a record or a variant file and go there.
    Open(PathBuf),
    /// Go to one of the recorded games that come with the program, by its name.
    OpenSample(String),
    /// Write the record.
    Save(PathBuf),
    /// Put the text of the position shown on the clipboard.
    CopyPosition,
    /// Begin a game by the rules on screen in the position of this text; while one is set up, set this one up.
    PastePosition(String),
}
