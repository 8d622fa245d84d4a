//! Marks that a pit may get, or has from the start: traps and houses.

use super::condition::{Counts, Whose};
use super::rule_struct::{kind, wholes};
use crate::rules::board::Part;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Players who may lift a marked pit, or sow past it.
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

/// Fate of a seed that falls in a trap.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Dropped {
    /// It stays there.
    #[default]
    Stays,
    /// It goes at once to the store of the trap's owner.
    Store,
    /// All seeds still to be sown are dropped there with it, and the turn ends.
    All,
}

/// Condition under which a last seed in a trap ends the turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum TrapEnds {
    /// Always, unless a clause that names the trap says otherwise.
    #[default]
    Always,
    /// If the trap held seeds.
    IfOccupied,
    /// Never: clauses on the last seed are asked as for any pit.
    Never,
}

/// Players from whose captures a marked pit is safe.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Safe {
    /// Both players.
    #[default]
    FromBoth,
    /// The player who does not have it.
    FromOther,
    /// Neither player.
    No,
}

/// Fate of a trap emptied by a capture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Emptied {
    /// It stays a trap.
    #[default]
    Stays,
    /// It is a pit like any other again.
    Fades,
}

wholes! {
    MarkFor { Nobody, Owner, Other, Both }
    Dropped { Stays, Store, All }
    TrapEnds { Always, IfOccupied, Never }
    Safe { FromBoth, FromOther, No }
    Emptied { Stays, Fades }
}

kind! {
    /// A pit won, or out of play, for good. Clauses that do not name it do nothing there.
    pub struct Trap / TrapPatch heeds (stages) {
        /// Pits of each side that are traps from the start.
        at: Vec<Part> = Vec::new(),
        /// Owner of those traps.
        of: Whose = Whose::Own,
        /// Maximum number of traps for a player.
        most: Option<u8> = None,
        /// Players who may lift it; once lifted, it is no longer a trap.
        lift: MarkFor = MarkFor::Nobody,
        /// Players who sow past it.
        passed_by: MarkFor = MarkFor::Nobody,
        /// `true` if the last seed of a lap still falls there.
        but_last: bool = false,
        /// Fate of a seed that falls there.
        dropped: Dropped = Dropped::Stays,
        /// Condition under which a last seed there ends the turn.
        ends: TrapEnds = TrapEnds::Always,
        /// Players from whose captures it is safe.
        safe: Safe = Safe::FromBoth,
        /// Its fate when a capture empties it.
        emptied: Emptied = Emptied::Stays,
    }
}

kind! {
    /// A pit of each side that counts as its house while it holds enough seeds. Emptied or captured, it is lost.
    pub struct House / HousePatch heeds (stages) {
        /// Pit of each side that is its house.
        at: Part = Part::InnerRight(4),
        /// Number of seeds with which it counts.
        counts: Counts = Counts::From(6),
        /// `true` if a seed that has just been placed there counts.
        placed: bool = true,
        /// Players from whose captures it is safe while it counts.
        safe: Safe = Safe::No,
        /// The stages in which the first capture takes both houses away.
        falls: Vec<String> = Vec::new(),
    }
}
