//! The end of a lap, predicted without sowing it.

use crate::engine::lap::Lap;
use crate::engine::mark::Mark;
use crate::engine::position_query::PositionQuery;
use crate::rules::Place;
use crate::rules::plan::{StepEffect, TurnStep};

/// Returns the place of a lap's last seed, and `true` if that is empty then; `None` unless the lap does nothing but drop
/// its seeds, and never comes round to a pit that got one.
pub(in crate::engine) fn last_seed(query: &PositionQuery<'_, '_>, lap: &Lap) -> Option<(Place, bool)> {
    let (board, plan) = (query.board, query.plan());
    let plain = plan.sowing.is_plain() && !plan.facts.acts_in_passing && !plan.facts.rare_start;
    let short = (1..=board.path(query.mover).len()).contains(&usize::from(lap.seeds));
    if !plain || !short || query.position.closes_pits(&plan.facts) {
        return None;
    }
    let steps = board.steps(query.mover, lap.way);
    let last = (0..lap.seeds).fold(lap.from, |place, _| steps.after(place));
    Some((last, last == lap.origin || query.position.at(last) == 0))
}

/// Returns `true` if a capture might be made at the predicted end of a lap: `false` only where it cannot.
pub(in crate::engine) fn may_capture(query: &PositionQuery<'_, '_>, lap: &Lap, last: Place, was_empty: bool) -> bool {
    let Some(pit) = last.as_pit() else { return false };
    let seeds = 1 + if last == lap.origin { 0 } else { query.seeds(pit) };
    let captures = |step: &&TurnStep| matches!(step.act, StepEffect::Capture(_));
    let mut steps = query.plan().landing.iter().filter(captures);
    matches!(query.position.mark(pit), Mark::Trap(_))
        || steps.any(|step| step.test.may_fit(query.mover, query.moved_owners(), pit, was_empty, seeds))
}
