//! Clauses on whose turn it is.

use super::clause::clauses;
use serde::{Deserialize, Serialize};

/// What becomes of a player who has nothing to pay with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Unpaid {
    /// The player only passes.
    #[default]
    Passes,
    /// The player has lost.
    Loses,
}

/// Which way another move may go.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Again {
    /// As the player likes.
    #[default]
    Free,
    /// The other way than the lap with which the last move ended.
    Turned,
}

clauses! {
    /// What happens between the last seed and the next player's move.
    pub enum Turn, patched by TurnPatch {
        /// Last seed in the own store: the same player moves again (kalah).
        Bonus / BonusPatch {
            /// Whether a move so won that cannot be made is lost; else its player is stuck like any other whose turn it is
            /// (the Kenyan children's bao).
            lapses: bool = true,
        }
        /// A last seed in an empty pit of the player's, while no seed of the move has fallen on the opponent's side, captures nothing
        /// and earns another move (giuthi).
        AtHome / AtHomePatch {
            /// Which way that move may go.
            way: Again = Again::Free,
        }
        /// A bonus turn that cannot be used is lost (ethiopian).
        BonusLapses / BonusLapsesPatch {}
        /// A player has at most this many extra moves in a turn (ali guli mane).
        ExtraMoves / ExtraMovesPatch {
            /// How many.
            most: u8 = 1,
        }
        /// A player who cannot move passes (ethiopian).
        Pass / PassPatch {}
        /// A player who passes moves this many seeds from store to penalty pit (ruma).
        Pay / PayPatch {
            /// How many; as many as there are, if there are fewer.
            seeds: u16 = 1,
            /// What becomes of a player whose store is empty.
            unpaid: Unpaid = Unpaid::Passes,
        }
        /// A player to move whose pits are all empty first puts this many seeds from the store in each of them; what
        /// is lacking is borrowed (o an quan).
        Reseed / ReseedPatch {
            /// How many.
            seeds: u16 = 1,
        }
        /// A player who has lost while others play on does not move any more (an option of ruma).
        Frozen / FrozenPatch {}
    }
}
