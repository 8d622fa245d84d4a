//! Clauses on a lap: its direction, where the first seed goes, what is skipped, and when the sowing goes on.

use super::board::Way;
use super::clause::clauses;
use serde::{Deserialize, Serialize};

/// Where a sowing begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum First {
    /// In the place after the one that gives the direction.
    #[default]
    Next,
    /// In that place itself.
    Here,
}

clauses! {
    /// How seeds are sown. Of the clauses on direction, the first decides.
    pub enum Sowing, patched by SowingPatch {
        /// Always the same way round.
        Fixed / FixedPatch {
            /// The way.
            way: Way = Way::Ccw,
        }
        /// The player chooses the way with each move (ethiopian).
        Chosen / ChosenPatch {}
        /// The half of the row in which the origin lies decides; the player chooses for the middle pit (alemungula).
        ByOrigin / ByOriginPatch {
            /// From the owner's left half.
            left: Way = Way::Cw,
            /// From the owner's right half.
            right: Way = Way::Ccw,
        }
        /// The first seed goes back into the origin (togyz kumalak).
        FirstInOrigin / FirstInOriginPatch {
            /// Where a lone seed goes.
            lone: First = First::Next,
        }
        /// The origin gets no seed on later laps (oware).
        SkipOrigin / SkipOriginPatch {}
        /// If the last seed falls in an occupied pit, that pit is lifted and sown on (nigerian, mwambulula).
        Relay / RelayPatch {}
    }
}
