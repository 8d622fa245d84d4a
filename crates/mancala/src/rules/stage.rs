//! A stage of play with clauses of its own.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// End of a stage.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Until {
    /// None: the stage is the last one.
    #[default]
    End,
    /// One whole turn, extra moves included.
    OneTurn,
    /// One move.
    OneMove,
    /// The hand of the player to move is empty.
    HandSpent,
}

/// A stage of play. Clauses that name it are in force only in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
// Files may name it, and the labels of forms do.
#[serde(rename = "Phase", deny_unknown_fields)]
pub struct Stage {
    /// Its name, also in texts of positions.
    pub id: String,
    /// Its end; then the next stage of the list begins.
    #[serde(default)]
    pub until: Until,
}

impl Stage {
    /// Creates the only stage of a game that names none.
    pub(super) fn only() -> Stage {
        Stage { id: "play".into(), until: Until::End }
    }
}
