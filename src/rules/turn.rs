//! Clauses on whose turn it is.

use super::clause::clauses;
use serde::{Deserialize, Serialize};

/// What becomes of a player who has nothing to pay with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Unpaid {
    /// He only passes.
    #[default]
    Passes,
    /// He has lost.
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
        /// A last seed in an own empty pit, while no seed of the move has fallen on the opponent's side, captures nothing
        /// and earns another move (giuthi).
        AtHome / AtHomePatch {
            /// Which way that move may go.
            way: Again = Again::Free,
        }
        /// A bonus turn that cannot be used is lost (ethiopian).
        BonusLapses / BonusLapsesPatch {}
        /// A player has at most so many extra moves in a turn (ali guli mane).
        ExtraMoves / ExtraMovesPatch {
            /// How many.
            most: u8 = 1,
        }
        /// A player who cannot move passes (ethiopian).
        Pass / PassPatch {}
        /// A player who passes moves so many seeds from his own store to his penalty pit (ruma).
        Pay / PayPatch {
            /// How many; as many as there are, if there are fewer.
            seeds: u16 = 1,
            /// What becomes of him if his store is empty.
            unpaid: Unpaid = Unpaid::Passes,
        }
        /// A player whose pits are all empty when he is to move first puts so many seeds from his store in each of them; what
        /// he lacks he borrows (o an quan).
        Reseed / ReseedPatch {
            /// How many.
            seeds: u16 = 1,
        }
        /// A player who has lost while others play on does not move any more (an option of ruma).
        Frozen / FrozenPatch {}
    }
}
