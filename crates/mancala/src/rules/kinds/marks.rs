//! Marks: what a pit may become, or is from the start.

use super::bracket::{kind, wholes};
use super::condition::{Counts, Whose};
use crate::rules::board::Part;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Who may lift a marked pit, or sows past it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum MarkFor {
    /// Nobody.
    #[default]
    Nobody,
    /// Its owner.
    Owner,
    /// The other player.
    Other,
    /// Both players.
    Both,
}

/// What becomes of a seed that falls in a trap.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Dropped {
    /// It stays there.
    #[default]
    Stays,
    /// It goes at once to the store of the trap's owner.
    Store,
    /// All seeds in hand are dropped there with it, and the turn ends.
    All,
}

/// When a last seed in a trap ends the turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum TrapEnds {
    /// Always, unless a clause that names the trap says otherwise.
    #[default]
    Always,
    /// If the trap held seeds.
    IfOccupied,
    /// Never: clauses on the last seed are asked as of any pit.
    Never,
}

/// From whose captures a marked pit is safe.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Safe {
    /// From both players'.
    #[default]
    FromBoth,
    /// From those of the player who does not have it.
    FromOther,
    /// From nobody's.
    No,
}

/// What becomes of a trap emptied by a capture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Emptied {
    /// It stays a trap.
    #[default]
    Stays,
    /// It is a pit like any other again.
    Fades,
}

wholes!(MarkFor, Dropped, TrapEnds, Safe, Emptied);

kind! {
    /// A pit won, or out of play, for good. Clauses that do not name it do nothing there.
    pub struct Trap / TrapPatch {
        /// The pits of each side that are traps from the start.
        at: Vec<Part> = Vec::new(),
        /// Whose those are.
        of: Whose = Whose::Own,
        /// The most that a player may have.
        most: Option<u8> = None,
        /// Who may lift it; lifted, it is a trap no longer.
        lift: MarkFor = MarkFor::Nobody,
        /// Who sows past it.
        passed_by: MarkFor = MarkFor::Nobody,
        /// Whether the last seed of a lap falls there nevertheless.
        but_last: bool = false,
        /// What becomes of a seed that falls there.
        dropped: Dropped = Dropped::Stays,
        /// When a last seed there ends the turn.
        ends: TrapEnds = TrapEnds::Always,
        /// From whose captures it is safe.
        safe: Safe = Safe::FromBoth,
        /// What becomes of it when a capture empties it.
        emptied: Emptied = Emptied::Stays,
    }
}

kind! {
    /// A pit of each side that counts as its house while it holds enough seeds. Emptied or captured, it is lost.
    pub struct House / HousePatch {
        /// Which pit of each side.
        at: Part = Part::InnerRight(4),
        /// With how many seeds it counts.
        counts: Counts = Counts::From(6),
        /// Whether a seed that has just been placed there counts.
        placed: bool = true,
        /// From whose captures it is safe while it counts.
        safe: Safe = Safe::No,
        /// The stages in which the first capture takes both houses away.
        falls: Vec<String> = Vec::new(),
    }
}
