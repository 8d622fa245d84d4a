//! Requests that this feature answers.

use crate::editor::trials::Trial;
use bevy::prelude::Event;
use naqala_core::teach::own_puzzles::PuzzleOffer;
use naqala_core::workshop::Edit;
use naqala_core::workshop::editor::Change;
use naqala_core::workshop::editor::EditDiagnostic;

/// Requests about rules being changed.
#[derive(Event, Clone, Debug, PartialEq)]
pub enum EditorCommand {
    /// Make a game of the user's own from the one on the table, and change its rules.
    CreateVariant,
    /// Change the rules of the game on the table, which is the user's own.
    EditRules,
    /// Change a part of the rules being changed.
    Change(Change),
    /// Seek fixes for a diagnostic of the rules being changed.
    SuggestFixes(EditDiagnostic),
    /// Have games played by the rules being changed, to see how they go.
    TryRules(Trial),
    /// Have no more of them played.
    StopTrying,
    /// Have done with changing rules.
    Close,
    /// Copy the file of the rules being changed, and change the copy.
    Duplicate,
    /// Give the game whose rules are being changed, and its file, another id.
    Rename(String),
    /// Delete the file of the rules being changed.
    Delete,
}

/// Requests about a position being set up.
#[derive(Event, Clone, Debug, PartialEq)]
pub enum PositionCommand {
    /// Set a position up on the table, beginning with the one shown; the game waits.
    Begin,
    /// Leave off setting a position up, after a question if something would be lost; while that is asked, go on instead.
    Leave,
    /// Change the position being set up.
    Edit(Edit),
    /// Have clicks and keys put special pieces rather than seeds into the position being set up, or seeds again.
    AddSpecials(bool),
    /// Begin a game in the position that has been set up.
    Play {
        /// `true` to have its moves valued.
        analyse: bool,
    },
    /// Find out what puzzles the position being set up makes.
    FindPuzzles,
    /// Keep the position being set up as a puzzle of a kind, about this move where the kind is about one.
    SavePuzzle(PuzzleOffer),
}
