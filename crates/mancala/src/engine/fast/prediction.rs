//! The end of a lap, predicted without sowing it.

use crate::engine::lap::{Landed, Lap};
use crate::engine::mark::Mark;
use crate::engine::position_query::PositionQuery;
use crate::rules::plan::StepEffect;
use crate::rules::{PitId, Place};

/// The last seed of a lap that is not sown yet.
#[derive(Clone, Copy)]
pub(in crate::engine) struct LastSeed {
    /// The place in which it will fall.
    pub place: Place,
    /// Number of seeds that will lie there, itself included.
    pub seeds: u16,
}

impl LastSeed {
    /// Returns `true` if nothing lies there before it falls.
    pub fn was_empty(self) -> bool {
        self.seeds == 1
    }
}

/// Returns a lap's last seed; `None` unless the lap does nothing but drop its seeds, and never comes round to a pit that
/// got one.
pub(in crate::engine) fn last_seed(query: &PositionQuery<'_, '_>, lap: &Lap) -> Option<LastSeed> {
    let (board, plan) = (query.board, query.plan());
    let plain = plan.sowing.drops_plainly() && !plan.facts.acts_in_passing;
    let short = (1..=board.path(query.mover).len()).contains(&usize::from(lap.seeds));
    if !plain || !short || query.position.closes_pits(&plan.facts) {
        return None;
    }
    let steps = board.steps(query.mover, lap.way);
    let place = (0..lap.seeds).fold(lap.from, |place, _| steps.after(place));
    let is_lifted = place == lap.origin && query.position.lifted() == 0;
    Some(LastSeed { place, seeds: 1 + if is_lifted { 0 } else { query.position.at(place) } })
}

/// Returns the first pit that a last seed captures, if it captures; `None` where that cannot be told before its lap is
/// sown.
pub(in crate::engine) fn captured(query: &PositionQuery<'_, '_>, lap: &Lap, last: LastSeed) -> Option<Option<PitId>> {
    let Some(pit) = last.place.as_pit() else { return Some(None) };
    if matches!(query.position.mark(pit), Mark::Trap(_)) {
        return None;
    }
    let (moved, was_empty) = (query.moved_owners(), last.was_empty());
    for step in &query.plan().landing {
        let StepEffect::Capture(capture) = &step.act else { continue };
        if !step.test.may_fit(query.mover, moved, pit, was_empty, last.seeds) {
            continue;
        }
        if moved || !step.is_foretold {
            return None;
        }
        if let Ok(found) = query.found(step, capture, Landed { pit, was_empty, lap: *lap, answer: None }) {
            return Some(Some(found.pits[0]));
        }
    }
    Some(None)
}
