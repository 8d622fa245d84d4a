//! Rounds: clauses that lay out the next round of a match.

use super::rule_struct::{kind, wholes};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Player who begins a round after the first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Begins {
    /// The player who did not begin the last one.
    #[default]
    Alternate,
    /// The player who won fewer seeds in it.
    Loser,
    /// The player who won more seeds in it.
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

/// Fate of the last pit for which a player's seeds are not enough.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Short {
    /// It is not filled; the seeds stay in the store.
    #[default]
    Unfilled,
    /// The player with more seeds adds those that are missing.
    Completed,
    /// The player with fewer seeds puts the rest in it.
    Partial,
    /// The player with fewer seeds spreads the rest over it and the pits after it.
    Spread,
}

/// State of a pit in a round for which it was not filled.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Unfilled {
    /// An empty pit like any other.
    #[default]
    Open,
    /// Closed: passed over and never played.
    Closed,
    /// Closed, and the player who cannot fill all pits chooses which ones.
    Chosen,
}

/// Number of pits that the player with more seeds fills.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Fills {
    /// As many as possible.
    #[default]
    All,
    /// As many as the other player.
    AsTheOther,
    /// The same ones as the other player, with as many seeds in each.
    Copied,
}

/// Owner of a pit of which both players have won half.
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

/// Score of a round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Counting {
    /// One for the winner.
    #[default]
    Rounds,
    /// The seeds that each player has won.
    Seeds,
    /// The winner's lead in seeds.
    Lead,
    /// One for a win, two with three quarters of the seeds.
    Points,
}

wholes! {
    Begins { Alternate, Loser, Winner, Same, LastMover }
    FillFrom { Left, Right, Store, Outside }
    Short { Unfilled, Completed, Partial, Spread }
    Unfilled { Open, Closed, Chosen }
    Fills { All, AsTheOther, Copied }
    Rest { Half, Loser, Lot }
    Counting { Rounds, Seeds, Lead, Points }
}

kind! {
    /// The players fill their own pits with what they have won, as many seeds in each as at the start of the match.
    pub struct Refill / RefillPatch {
        /// End of the path at which they begin.
        from: FillFrom = FillFrom::Left,
        /// Fate of a pit for which the seeds are not enough.
        short: Short = Short::Unfilled,
        /// State of the pits that were not filled.
        unfilled: Unfilled = Unfilled::Open,
        /// Number of pits that the player with more seeds fills.
        richer: Fills = Fills::All,
        /// Fewest filled pits with which a player stays in the match.
        least: u8 = 1,
        /// Fewest seeds with which a player stays in the match.
        least_seeds: u16 = 0,
        /// Player who begins the next round.
        begins: Begins = Begins::Alternate,
        /// `true` if the other player begins when a void round is played again.
        void_passes: bool = false,
    }
}

kind! {
    /// Players own a pit for every few seeds that they have won.
    pub struct Territory / TerritoryPatch {
        /// Seeds that win a pit.
        seeds: u16 = 4,
        /// Number of pits that wins the match; if not given, all of them.
        goal: Option<u8> = None,
        /// Owner of a pit of which both have won half.
        rest: Rest = Rest::Half,
        /// Player who begins the next round.
        begins: Begins = Begins::Alternate,
        /// `true` if the other player begins when a void round is played again.
        void_passes: bool = false,
    }
}

kind! {
    /// The player with fewer seeds sets them out at will; the other does the same in the pits that answer them.
    pub struct Mirror / MirrorPatch {
        /// The fewest seeds in a pit.
        least: u16 = 1,
        /// `true` if pits answer those of the same number rather than those that face them.
        by_number: bool = false,
        /// `true` if the rows of a player with few seeds are shorter.
        shorter: bool = false,
        /// Player who begins the next round.
        begins: Begins = Begins::Alternate,
        /// `true` if the other player begins when a void round is played again.
        void_passes: bool = false,
    }
}

kind! {
    /// Everything is set out as at the start, and the player who has won less sells a pit or half of one. Used by one
    /// game only: a trade of shares fills nothing.
    pub struct Sale / SalePatch {
        /// Deficit in seeds for which a player sells a whole pit.
        whole: u16 = 10,
        /// Number of whole pits whose sale loses the match.
        lost: u8 = 3,
        /// Player who begins the next round.
        begins: Begins = Begins::Alternate,
        /// `true` if the other player begins when a void round is played again.
        void_passes: bool = false,
    }
}

kind! {
    /// Every round is set out like the first, and counts.
    pub struct Score / ScorePatch {
        /// Score of a round.
        counts: Counting = Counting::Rounds,
        /// Score that wins the match.
        goal: u16 = 2,
        /// Player who begins the next round.
        begins: Begins = Begins::Alternate,
        /// `true` if the other player begins when a void round is played again.
        void_passes: bool = false,
    }
}
