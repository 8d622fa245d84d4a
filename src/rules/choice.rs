//! Clauses on which moves may be chosen.

use super::board::Part;
use super::clause::clauses;
use serde::{Deserialize, Serialize};

/// Turns of which kind a clause speaks of, where a game tells turns that begin with a capture from others
/// ([`MustCapture`]).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum When {
    /// All.
    #[default]
    Any,
    /// Those that begin with a capture.
    Capturing,
    /// Those that do not: bao's takata.
    Plain,
}

/// Whose stores.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum WhoseStore {
    /// Anybody's.
    #[default]
    Any,
    /// The player's own.
    Own,
}

/// What a preferred move begins with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Liked {
    /// A pit of one of these parts of the own rows.
    Parts(Vec<Part>),
    /// A pit that holds at least this many seeds; of a pit in which a seed is placed from the hand, before that.
    AtLeast(u16),
    /// The leftmost of the own outer row's pits that hold seeds.
    Leftmost,
    /// A pit that is not the own house while the house counts as one.
    NotHouse,
    /// The rightmost of the own pits that hold seeds.
    Rightmost,
    /// A pit that is not in one of these parts of the player's rows, or holds at least this many seeds.
    NotFew {
        /// The parts.
        parts: Vec<Part>,
        /// The fewest seeds.
        least: u16,
        /// Whether it may be such a pit nevertheless if that move captures.
        #[serde(default)]
        or_captures: bool,
    },
}

/// Which of several pits may be taken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Which {
    /// One that holds the fewest seeds of them.
    #[default]
    Smallest,
    /// Any.
    Any,
}

clauses! {
    /// Which moves a player may choose. A move must satisfy every clause in force.
    pub enum Choice, patched by ChoicePatch {
        /// A move lifts one of the player's own pits that holds at least this many seeds (every game so far).
        OwnPits / OwnPitsPatch {
            /// The fewest seeds that may be lifted.
            least: u16 = 1,
            /// The fewest special pieces that the pit must hold (kauri).
            specials: u16 = 0,
            /// Whether a player who has two rows of a square may choose from both whichever of them has its turn
            /// (ruma's `free_row`).
            all_rows: bool = false,
        }
        /// A move lifts any pit of the board that is not the opponent's trap (torus mancala).
        AnyPits / AnyPitsPatch {
            /// The fewest seeds that may be lifted.
            least: u16 = 1,
        }
        /// A move places one seed from the hand in an occupied pit of the own inner row; either that captures, or the
        /// pit is then sown (bao's namua).
        PlaceSeed / PlaceSeedPatch {
            /// The fewest seeds that the pit holds before.
            least: u16 = 1,
        }
        /// The move takes some seeds from each of the first pits of the player's circuit and sows these seeds from the pit
        /// that follows them on (sulus's option, an opening).
        Gather / GatherPatch {
            /// How many pits.
            pits: u8 = 8,
            /// How many seeds from each; as many as there are, if there are fewer.
            seeds: u16 = 1,
            /// Whether they are not sown together: the first pit is the last of the player's row, whose seeds are kept; from
            /// every second pit after it they are moved into the next; those that were kept come last, into the pit after
            /// the first (lamosh).
            woven: bool = false,
        }
        /// A move places one seed from the hand in any own pit, and the turn lasts until the hand is empty (omweso's
        /// free arrangement).
        Arrange / ArrangePatch {
            /// Whether the opponent's pits are open to it as well (la'b madjnuni).
            all_pits: bool = false,
        }
        /// If the first lap of some move captures, such a move must be chosen (bao). This makes turns of two kinds:
        /// see [`When`].
        MustCapture / MustCapturePatch {
            /// The fewest seeds that may be lifted for it.
            least: u16 = 1,
            /// The most, if there is a bound; of a placed seed nothing is asked.
            most: Option<u16> = None,
        }
        /// Of the moves that are left, those that begin so are preferred: if there are any, one of them must be
        /// chosen (bao's order of pits, the fixed opening of mefuvha, hawalis's single seeds).
        Prefer / PreferPatch {
            /// With what a preferred move begins.
            start: Liked = Liked::AtLeast(2),
            /// In which turns.
            when: When = When::Any,
            /// Whether this holds only for a player who has lost the house.
            house_lost: bool = false,
        }
        /// If the pit at an end of the inner row is the only occupied one of that row, it must be sown towards the
        /// middle (bao).
        Inwards / InwardsPatch {
            /// In which turns.
            when: When = When::Plain,
        }
        /// A lone seed may only move into an empty pit (hawalis, mefuvha, tsoro).
        LoneIntoEmpty / LoneIntoEmptyPatch {}
        /// The last seed of a move must fall in an occupied pit or in a store (ruma).
        LastInOccupied / LastInOccupiedPatch {
            /// In whose store it may.
            stores: WhoseStore = WhoseStore::Any,
        }
        /// After a turn without capture: if the opponent cannot capture, and the player's captures, if the same player were to move
        /// again, would all take the same pit, the opponent may not start from that pit on the next turn, and a lap of
        /// theirs that ends there ends the turn (bao's takasia). Never a house, a lone seed, the only occupied pit of the
        /// inner row, or a pit without which the opponent could not move.
        Blockade / BlockadePatch {
            /// Whether the only pit of the inner row with two or more seeds is exempt too.
            spares_last_pair: bool = false,
        }
        /// If the opponent's pits are empty, the move must leave seeds in them (oware, togyz's kin).
        Feed / FeedPatch {
            /// How many it must give; if no move gives as many, one that gives the most (songo).
            least: u16 = 1,
        }
        /// A move must leave the opponent a move to make, if there is such a move (english wari).
        LeaveMove / LeaveMovePatch {}
        /// Instead of sowing, a player takes a pit of the opponent that faces an empty pit of the player's, which is the whole
        /// move (afrika).
        TakeFacing / TakeFacingPatch {
            /// Which of those pits.
            which: Which = Which::Smallest,
            /// Whether it must be done if it can.
            must: bool = true,
        }
        /// Instead of sowing, a player moves all seeds of one of their pits into the next pit, which captures nothing
        /// (english wari's opening).
        Shift / ShiftPatch {
            /// Whether nothing else may be done.
            only: bool = false,
        }
        /// A move that would capture all the opponent's seeds is not allowed (oware's `forbidden`, woli).
        NoGrandSlam / NoGrandSlamPatch {}
        /// A move that would bring a pit to more than this many seeds is not allowed; nor, where laps are chosen one by
        /// one, is such a lap, unless each would (torus mancala's option).
        PitCap / PitCapPatch {
            /// The most seeds that a pit may come to hold.
            most: u16 = 20,
        }
        /// A lone seed that a player moves from the end of the row into an empty pit of the opponent may not be sent
        /// straight back: that pit is barred for one turn (alemungula's ping-pong rule).
        NoReturn / NoReturnPatch {}
        /// Once a game, before an ordinary move, the player may put the seeds in hand one in each of their pits
        /// (mwambulula).
        Reserve / ReservePatch {}
        /// Instead of moving, the player may exchange seats with the opponent (pie rule).
        Swap / SwapPatch {
            /// Whether nothing else may be done: a player who does not exchange seats passes (la'b madjnuni).
            only: bool = false,
        }
    }
}
