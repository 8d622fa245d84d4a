//! A stage of play with clauses of its own.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What ends a phase.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Until {
    /// Nothing: the last phase.
    #[default]
    End,
    /// One whole turn, bonus moves included.
    OneTurn,
    /// One move.
    OneMove,
    /// The player to move has no seeds in hand.
    HandSpent,
}

/// A stage of play. Clauses that name it are in force only in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Phase {
    /// Its name, as in texts of positions.
    pub id: String,
    /// What ends it; the next phase of the list begins then.
    #[serde(default)]
    pub until: Until,
}

impl Phase {
    /// The only one of a game that names none.
    pub(super) fn only() -> Phase {
        Phase { id: "play".into(), until: Until::End }
    }
}
