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
//! | `Lifts` | 1.85 | [`lifts`], [`can_move`], [`may_lift`] |
//! | `Landing` | 1.28 | [`apply_in_pit`] |
//! | `Ending` | 1.17 | [`goes_on`] |
//! | `Laps` | 1.13 | [`drop_seeds`], [`last_seed`] |
//! | `Directions` | 1.09 | `PositionQuery::way_of` |
//! | `Start` | 1.03 | [`sow_pit`] |
//! | `Marks` | 1.03 | `turn::laps::sow_on` |
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
