//! The turn: a move is made, its sowing runs to the end, the turn passes, and the game may be over.
//!
//! A turn is played by an [`Emitter`](emitter::Emitter), which changes the position by events alone, and keeps a
//! [`TurnState`](state::TurnState) of what no position holds. It goes through these stages, from top to bottom:
//!
//! - Start: [`start`] makes the move. Seeds may come into play first ([`reseed`]); most moves then lift a pit, some
//!   follow a script ([`script`]), sow special pieces ([`special`]) or begin a [`race`]. An answer to an open question
//!   goes on in the midst of a turn instead ([`resume`]).
//! - Lap: [`laps`] says where its first seed falls, [`sowing`] drops its seeds, and [`passing`] applies what each of
//!   them does in passing.
//! - Last seed: [`effect`] asks the clauses on it. A [`capture`] is made, pits are
//!   marked ([`claim`]), captured seeds are given away ([`deposit`]), or [`laps`] begins the next lap.
//! - After the sowing: [`finish`] looks at how it ended. [`ending`] finds the clause that stops play, and [`closing`]
//!   shares out what is left and finds the winner.
//! - Passing the turn: [`finish`] goes over to the next player and the next stage; a pit may be barred until then
//!   ([`blockade`]), and debts and penalties are settled ([`reseed`], [`penalty`]).
//! - Round: [`rounds`] ends a round of a match, pits may be sold ([`sale`]), and [`layout`] lays out the next.
//!
//! [`preview`] plays parts of a turn for those who want to know what a move would do.

mod blockade;
mod capture;
mod claim;
mod closing;
mod deposit;
mod effect;
mod emitter;
mod ending;
mod finish;
mod laps;
mod layout;
mod passing;
mod penalty;
mod preview;
mod race;
mod reseed;
mod resume;
mod rounds;
mod sale;
mod script;
mod sowing;
mod special;
mod start;
mod state;

pub(super) use capture::{send_on, takes_all};
pub use closing::{in_halves, score, with_traps};
pub(super) use emitter::Emitter;
pub(super) use ending::lost;
pub use ending::would_have_stopped;
pub(super) use finish::end_endless;
pub use finish::end_repeated;
pub(super) use laps::{repeats, report_lap, sow_on};
pub(super) use preview::{TriedMove, sow_first_lap, try_move, would_capture_placed};
pub use reseed::{balance, owed};
pub(super) use reseed::{brought_in, reseeded};
pub use script::counted_from;
pub(super) use state::{LapOutcome, SowingEnd, TurnState};

use super::Refused;
use super::event::EventSink;
use super::legality::why_not;
use super::moves::Move;
use super::position::Position;
use crate::rules::Rules;
use finish::finish;
use start::make_move;

/// Plays a move and reports its events.
///
/// # Errors
/// An illegal move is refused with the reason; the position is then as before and nothing was reported.
pub fn play<S: EventSink>(rules: &Rules, position: &mut Position, mv: Move, sink: &mut S) -> Result<(), Refused> {
    match why_not(rules, position, mv) {
        Some(refused) => Err(refused),
        None => {
            play_legal(rules, position, mv, sink);
            Ok(())
        }
    }
}

/// Plays a move taken from [`crate::engine::legal_moves`] of this position, without asking again whether it may be
/// played.
///
/// # Panics
/// May panic on other moves, or leave a position that no game reaches.
pub fn play_legal<S: EventSink>(rules: &Rules, position: &mut Position, mv: Move, sink: &mut S) {
    let mut out = Emitter::new(rules, position, sink);
    let mut turn = TurnState::new();
    let end = make_move(&mut out, &mut turn, mv);
    finish(&mut out, &turn, end);
}
