//! Moves: a pit and perhaps a way, the reserve, an answer to a question in mid-turn, a pass, an exchange of seats.

use crate::rules::{PitId, Way};
use smallvec::SmallVec;

/// One ply of a record. Its text, which needs the board, is in [`crate::record::notation`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// Lift this pit and sow it.
    Sow {
        /// Which pit.
        pit: PitId,
        /// Which way, where the player chooses it; `None` where the pit decides.
        way: Option<Way>,
    },
    /// Sow the seeds of the hand, one in each own pit; the same side then makes an ordinary move.
    Reserve,
    /// Yes, to a question in mid-turn.
    Go,
    /// No, to a question in mid-turn.
    Stop,
    /// Pass, when nothing else is possible.
    Pass,
    /// Exchange seats; position and side to move stay.
    Swap,
}

/// Legal moves, without allocation up to thirty-six of them: more than any game of the usual size offers.
pub type Moves = SmallVec<[Move; 36]>;
