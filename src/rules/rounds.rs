//! Clauses on matches: how the next round is laid out from what was won, and who begins it. A variant without any is
//! played in single games.

use super::clause::clauses;
use serde::{Deserialize, Serialize};

/// An end of a side's own path, from which pits are filled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FillFrom {
    /// From the leftmost pit of the outer row on, anticlockwise.
    Left,
    /// From the other end of that path back.
    Right,
    /// From the end beside the player's own store.
    Store,
}

/// What becomes of the last pit for which a player's seeds do not suffice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Short {
    /// It is not filled; the seeds stay in the store.
    Unfilled,
    /// The player with more seeds adds what is wanting.
    Completed,
}

/// What a pit is in the round for which it was not filled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Unfilled {
    /// An empty pit like any other.
    Open,
    /// Closed: passed over and never played.
    Closed,
    /// Closed, and the player who cannot fill all pits chooses which.
    Chosen,
}

/// How many pits the player with more seeds fills.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Fills {
    /// As many as possible.
    All,
    /// As many as the other player.
    AsTheOther,
}

/// Who begins a round after the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Beginner {
    /// The player who did not begin the last round.
    Alternate,
    /// The player who won fewer seeds in it; after a level round, the one who did not begin it.
    Loser,
    /// The player who won more.
    Winner,
    /// The player who began the match.
    Same,
}

clauses! {
    /// How a match goes on after a round. One clause lays out the next round; a player who can lay out nothing has lost
    /// the match.
    pub enum Round, patched by RoundPatch {
        /// Each player fills their own pits with their own seeds, as many in each as at the start of the match; what is left
        /// over goes to the store and counts in this round (gabata, selus).
        Refill / RefillPatch {
            /// At which end filling begins.
            from: FillFrom = FillFrom::Left,
            /// What becomes of a pit for which the seeds do not suffice.
            short: Short = Short::Unfilled,
            /// What pits are that were not filled.
            unfilled: Unfilled = Unfilled::Open,
            /// How many pits the player with more seeds fills.
            richer: Fills = Fills::All,
            /// With fewer pits than this filled, a player has lost the match.
            least: u8 = 1,
        }
        /// Each player owns one pit for each such number of seeds. The player with more fills their own row and as
        /// many pits of the other row as that player owns, and chooses which; the other fills the rest. More than half
        /// of a pit's seeds count as a whole pit; a pit of which each player has just half stays with the one on whose side it
        /// lies. The other player adds what is wanting.
        Territory / TerritoryPatch {
            /// Seeds for a pit.
            seeds: u16 = 4,
            /// With this many pits a player has won the match; if not given, with all of them.
            goal: Option<u8> = None,
        }
        /// The player with fewer seeds lays them out in their own pits at will; the other lays out the same in the pits
        /// that face them and keeps the rest in store.
        Mirror / MirrorPatch {
            /// The fewest seeds in a pit.
            least: u16 = 1,
            /// Whether the other lays out the same in the pits of the same number, each counted from its owner's left, and
            /// not in those that face.
            turned: bool = false,
            /// Whether a player with fewer than half, a quarter, an eighth of the seeds they began the match with plays
            /// in a row shorter by one, two, three pits (kiuthi).
            shorter: bool = false,
        }
        /// Everything is laid out as at the start. Whoever has won less in the last round sells a pit to the other for
        /// what is wanting, or a half share of one: the seeds that lie there when a round is over go to the buyer, or are
        /// split (o an quan).
        Sale / SalePatch {
            /// With this many seeds less than the other, a player sells a whole pit, and with as many more gets one back; with
            /// fewer the player sells a half share.
            whole: u16 = 10,
            /// With this many whole pits sold, a player has lost the match.
            lost: u8 = 3,
        }
        /// Who begins the next round.
        Begins / BeginsPatch {
            /// Who.
            who: Beginner = Beginner::Alternate,
            /// Whether a round that was void, and is played again, is begun by the other player (abawo).
            void_passes: bool = false,
        }
    }
}
