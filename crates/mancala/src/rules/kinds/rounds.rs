//! How a match goes on after a round.

use super::bracket::{kind, wholes};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Who begins a round after the first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Begins {
    /// The player who did not begin the last one.
    #[default]
    Alternate,
    /// The player who won fewer seeds in it.
    Loser,
    /// The player who won more.
    Winner,
    /// The player who began the match.
    Same,
    /// The player who made the last move.
    LastMover,
}

/// The end of a side's own path from which pits are filled.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum FillFrom {
    /// From the leftmost pit of the outer row on, anticlockwise.
    #[default]
    Left,
    /// From the other end of that path back.
    Right,
    /// From the end beside the player's store.
    Store,
    /// From both ends of the row towards the middle.
    Outside,
}

/// What becomes of the last pit for which a player's seeds do not suffice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Short {
    /// It is not filled; the seeds stay in the store.
    #[default]
    Unfilled,
    /// The player with more seeds adds what is wanting.
    Completed,
    /// The player with fewer seeds puts in it what is left.
    Partial,
    /// The player with fewer seeds spreads what is left over it and the pits after it.
    Spread,
}

/// What a pit is in the round for which it was not filled.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Unfilled {
    /// An empty pit like any other.
    #[default]
    Open,
    /// Closed: passed over and never played.
    Closed,
    /// Closed, and the player who cannot fill all pits chooses which.
    Chosen,
}

/// How many pits the player with more seeds fills.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Fills {
    /// As many as possible.
    #[default]
    All,
    /// As many as the other player.
    AsTheOther,
    /// The same as the other player, with as many seeds in each.
    Copied,
}

/// To whom a pit goes of which both players have won half.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Rest {
    /// It stays on its side, and each player lays out half of its seeds.
    #[default]
    Half,
    /// The player with fewer seeds.
    Loser,
    /// One of the two, drawn at random.
    Lot,
}

/// What a round counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Counting {
    /// One for the winner.
    #[default]
    Rounds,
    /// The seeds that each player has won.
    Seeds,
    /// By how many seeds the winner is ahead.
    Lead,
    /// One for a win, two with three quarters of the seeds.
    Points,
}

wholes!(Begins, FillFrom, Short, Unfilled, Fills, Rest, Counting);

kind! {
    /// The players fill their own pits with what they have won, as many seeds in each as at the start of the match.
    pub struct Refill / RefillPatch {
        /// Where they begin.
        from: FillFrom = FillFrom::Left,
        /// What becomes of a pit for which seeds do not suffice.
        short: Short = Short::Unfilled,
        /// What pits are that were not filled.
        unfilled: Unfilled = Unfilled::Open,
        /// How many pits the player with more seeds fills.
        richer: Fills = Fills::All,
        /// With fewer pits than this filled, a player has lost the match.
        least: u8 = 1,
        /// With fewer seeds than this, a player has lost the match.
        least_seeds: u16 = 0,
        /// Who begins the next round.
        begins: Begins = Begins::Alternate,
        /// Whether a void round is begun again by the other player.
        void_passes: bool = false,
    }
}

kind! {
    /// Players own a pit for every few seeds that they have won.
    pub struct Territory / TerritoryPatch {
        /// Seeds for a pit.
        seeds: u16 = 4,
        /// With how many pits a player has won the match; if not given, with all of them.
        goal: Option<u8> = None,
        /// To whom a pit goes of which both have won half.
        rest: Rest = Rest::Half,
        /// Who begins the next round.
        begins: Begins = Begins::Alternate,
        /// Whether a void round is begun again by the other player.
        void_passes: bool = false,
    }
}

kind! {
    /// The player with fewer seeds sets them out at will; the other does the same in the pits that answer them.
    pub struct Mirror / MirrorPatch {
        /// The fewest seeds in a pit.
        least: u16 = 1,
        /// Whether pits answer those of the same number rather than those that face them.
        by_number: bool = false,
        /// Whether the rows of a player with few seeds are shorter.
        shorter: bool = false,
        /// Who begins the next round.
        begins: Begins = Begins::Alternate,
        /// Whether a void round is begun again by the other player.
        void_passes: bool = false,
    }
}

kind! {
    /// Everything is set out as at the start, and the player who has won less sells a pit or half of one. Of one game: a
    /// trade of shares fills nothing.
    pub struct Sale / SalePatch {
        /// With how many seeds less than the other a player sells a whole pit.
        whole: u16 = 10,
        /// With how many whole pits sold a player has lost the match.
        lost: u8 = 3,
        /// Who begins the next round.
        begins: Begins = Begins::Alternate,
        /// Whether a void round is begun again by the other player.
        void_passes: bool = false,
    }
}

kind! {
    /// Every round is set out like the first, and counts.
    pub struct Score / ScorePatch {
        /// What it counts.
        counts: Counting = Counting::Rounds,
        /// With how much a player has won the match.
        goal: u16 = 2,
        /// Who begins the next round.
        begins: Begins = Begins::Alternate,
        /// Whether a void round is begun again by the other player.
        void_passes: bool = false,
    }
}
