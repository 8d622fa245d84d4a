//! Clauses on pits won for good.

use super::board::Part;
use super::capture::{Makes, OwnSeed, Row};
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

/// Who wins a pit in which a last seed fell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TrapOf {
    /// The player who sowed it.
    Mover,
    /// The other player.
    Other,
    /// The owner of the pit.
    Owner,
}

clauses! {
    /// How a pit is claimed, and what a claimed pit does. Every limit in force must be satisfied; a claim is tried
    /// before a capture.
    pub enum Claim, patched by ClaimPatch {
        /// The last seed brings a pit to such a count: it becomes a trap, the mover's or the other player's (togyz
        /// kumalak's tuzdyk, the wegue of selus and sulus).
        Trap / TrapPatch {
            /// Whose pit it must be.
            row: Row = Row::Opponent,
            /// The counts.
            makes: Makes = Makes::Of(vec![3]),
            /// What happens to its seeds.
            seeds: OwnSeed = OwnSeed::Take,
            /// Whose trap it is.
            owner: TrapOf = TrapOf::Mover,
            /// Whether it is not the last seed that does so, but any seed that falls on those that a player has let stand
            /// where they might have been taken in passing (mewelad's penalty pits).
            missed: bool = false,
        }
        /// The last two seeds of a lap bring their pits to these two counts, in either order: both become traps of the mover,
        /// on whichever side they lie, and their seeds stay (enkeshui).
        TrapPair / TrapPairPatch {
            /// The two counts.
            makes: (u16, u16) = (3, 4),
        }
        /// A player may have at most this many traps (togyz kumalak: one).
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
        /// A pit of each side is its house from the start. It counts as one while its owner has it and it holds
        /// enough seeds. Emptied or captured, it is lost for the rest of the game (bao's nyumba).
        House / HousePatch {
            /// Which pit of each side.
            at: Part = Part::InnerRight(4),
            /// The fewest seeds with which it counts.
            least: u16 = 6,
        }
        /// With the first capture, both houses are lost (an option of bao).
        HousesFall / HousesFallPatch {}
        /// A lap that reaches a trap drops all its seeds there, and the turn ends (torus mancala's strong traps).
        Engulf / EngulfPatch {}
        /// A last seed that falls in an occupied trap ends the turn (torus mancala's weak traps, sulus).
        TrapStops / TrapStopsPatch {}
        /// A player may lift their own trap; it is then a trap no longer (torus mancala).
        Liftable / LiftablePatch {}
        /// A trap emptied by a capture is a pit like any other again (an option of selus).
        Fades / FadesPatch {}
        /// A seed sown into a trap goes at once to its owner's store (togyz kumalak).
        Swallow / SwallowPatch {}
    }
}
