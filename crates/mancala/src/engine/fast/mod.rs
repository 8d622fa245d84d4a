//! Shortcuts for the most common rules.

mod lifts;
mod prediction;

pub(super) use lifts::{can_lift, each_lift, lifts, lifts_by_place};
pub(super) use prediction::{last_seed, may_capture};
