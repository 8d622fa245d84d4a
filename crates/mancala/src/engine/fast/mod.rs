//! Shortcuts for what most moves of most games do. The clauses asked one by one would say the same; a law of the tests
//! plays every game both ways and compares all that happens. Which shortcuts a game can take is found out when its rules
//! are compiled ([`Shortcut`](crate::rules::plan::Shortcut)).
//!
//! Budget: the module stays under 500 lines, and a shortcut stays while the games that take it are played at random at
//! least a fiftieth faster with it than without, in the mean. `cargo bench -p mancala --bench engine -- shortcuts`
//! measures each over one game in ten; in November 2026 it gave:
//!
//! | shortcut | times as fast | where |
//! | --- | --- | --- |
//! | `Lifts` | 1.84 | [`lifts`], [`can_move`], [`may_lift`] |
//! | `Landing` | 1.29 | [`apply_in_pit`] |
//! | `Directions` | 1.15 | `PositionQuery::way_of` |
//! | `Laps` | 1.11 | [`drop_seeds`], [`last_seed`] |
//! | `Ending` | 1.09 | [`goes_on`] |
//! | `Start` | 1.06 | [`sow_pit`] |
//! | `Marks` | 1.04 | `turn::laps::sow_on` |
//! | `Passing` | 1.03 | [`next_to_move`] |

mod ending;
mod landing;
mod lifts;
mod prediction;
mod sowing;

pub(super) use ending::{goes_on, next_to_move};
pub(super) use landing::apply_in_pit;
pub(super) use lifts::{can_move, lifts, lifts_by_place, may_lift, offered};
pub(super) use prediction::{LastSeed, captured, last_seed};
pub(super) use sowing::{drop_seeds, sow_pit};
