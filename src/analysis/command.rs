//! Requests that this feature answers.

use bevy::prelude::Event;

/// Requests for the values of moves.
#[derive(Event, Clone, Debug, PartialEq)]
pub enum AnalysisCommand {
    /// Say which move is best.
    Hint,
    /// Go over the game: what every position was worth, and where another move would have been better.
    Review,
    /// Value every move of the position shown, or no longer.
    Analyse(bool),
    /// Delete the endgame tables on disk: they are built again when they are wanted.
    DeleteTablebases,
    /// Play the shortest way to win, in a game for one player.
    PlaySolution,
}
