//! Requests that this feature answers.

use bevy::prelude::Event;
use mancala::engine::Move;
use mancala::rules::Settings;
use naqala_core::session::Players;
use naqala_core::session::setting_out::Spread;

/// Requests about the game being played.
#[derive(Event, Clone, Debug, PartialEq)]
pub enum PlayCommand {
    /// Play a move in the last position.
    Move(Move),
    /// Play these moves one after another in the last position; to undo takes all of them back.
    Line(Vec<Move>),
    /// Play the move that the program has chosen for whoever is to move after the last ply.
    ProgramMove(Move),
    /// Have the program play at once what it has found so far.
    MoveNow,
    /// Have the program wait with its next move, or no longer.
    Hold(bool),
    /// Play from what is being shown, where no move can be made just now: answered by words and a button.
    TakeOver,
    /// Play the game on the table again from its opening.
    PlayAgain {
        /// `true` if the players change seats.
        exchange: bool,
    },
    /// Have lots decide who of two people begins a game that has not begun.
    DrawLots,
    /// Set out all the seeds that are left in hand, in the last position.
    SetOutRest(Spread),
    /// Give the game up.
    Resign,
    /// Offer the opponent a draw.
    OfferDraw,
    /// Accept the draw that was offered.
    AgreeDraw,
    /// Take the last ply back.
    Undo,
    /// Play again what was taken back.
    Redo,
    /// Say who sits at each side.
    Seat(Players),
    /// Shift the next pit chosen rather than sow it, or no longer: answered on the table.
    ShiftNext,
    /// Begin a game anew, leaving the one on screen.
    NewGame {
        /// Id of the game: `kalah`, `oware/woli`.
        id: String,
        /// Options that are not as the variant or preset has them.
        settings: Settings,
    },
}
