//! Clauses on pits won for good.

use super::capture::{Makes, Row};
use super::clause::clauses;
use serde::{Deserialize, Serialize};

/// Which pits correspond on the two sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Twin {
    /// Those with the same number, each counted from its owner's left.
    Number,
    /// Those in the same column.
    Column,
}

clauses! {
    /// How a pit is claimed, and what a claimed pit does. Every limit in force must be satisfied; a claim is tried
    /// before a capture.
    pub enum Claim, patched by ClaimPatch {
        /// The last seed brings a pit to such a count: it becomes the mover's trap, and its seeds are taken
        /// (togyz kumalak's tuzdyk).
        Trap / TrapPatch {
            /// Whose pit it must be.
            row: Row = Row::Opponent,
            /// The counts.
            makes: Makes = Makes::Of(vec![3]),
        }
        /// A player may have so many traps (togyz kumalak: one).
        AtMost / AtMostPatch {
            /// How many.
            traps: u8 = 1,
        }
        /// The last pit of a row, counted from its owner's left, cannot be claimed (togyz kumalak's pit 9).
        NotLastPit / NotLastPitPatch {}
        /// A pit cannot be claimed if the corresponding pit is the opponent's trap (togyz kumalak).
        NotTwin / NotTwinPatch {
            /// Which pits correspond.
            by: Twin = Twin::Number,
        }
        /// The mover may leave a pit unclaimed (togyz kumalak's `optional`).
        Declared / DeclaredPatch {}
        /// A seed sown into a trap goes at once to its owner's store (togyz kumalak).
        Swallow / SwallowPatch {}
    }
}
