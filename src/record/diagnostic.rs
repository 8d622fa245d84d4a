//! Mistakes and failures that the game on screen reports.

use mancala::diagnostic::{Diagnostic, Text, Written};
use mancala::diagnostics;

diagnostics! {
    /// Failures to save, open or make a game or a puzzle.
    pub(crate) enum GameDiagnostic {
        /// The game on the table is saved after each move, and its file could not be written. It is tried again a few
        /// seconds later, and when the window closes.
        NotSaved { because: Diagnostic } = "game-not-saved",
        /// A puzzle that you have set up belongs to a game with certain options and a certain position. The game has
        /// changed since, so that the position or the answer no longer stands.
        PuzzleUnplayable { name: Written, because: Diagnostic } = "own-puzzle-unplayable",
        /// A folder is opened by the file manager of the system, and there is none, or it could not be started.
        FolderNotOpened { folder: Text, because: Diagnostic } = "folder-not-opened",
    }
}
