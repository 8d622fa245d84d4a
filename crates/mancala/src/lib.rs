//! Rules, positions, moves and records of the mancala games of the world.
//!
//! 1. `variants/*.ron` becomes a [`rules::Variant`], and with its options chosen [`rules::Rules`].
//! 2. [`engine`] plays a turn in an instant and tells what happened as a list of events.
//! 3. [`record`] keeps what was played, and says moves and positions as short text.

pub mod engine;
pub mod record;
pub mod rules;
