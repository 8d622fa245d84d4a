//! Laps in which nothing happens but that seeds are lifted and fall.

use crate::engine::event::{EventSink, Info, Transfer};
use crate::engine::lap::Lap;
use crate::engine::turn::{Emitter, SowingEnd, TurnState, repeats, report_lap, sow_on};
use crate::rules::{Cause, Direction, PitId, Place};

/// Lifts a pit and sows until the sowing is over, where nothing else is done at the start.
#[inline]
pub(in crate::engine) fn sow_pit<S: EventSink>(
    out: &mut Emitter<'_, S>,
    turn: &mut TurnState,
    origin: PitId,
    way: Direction,
    direction: Cause,
) -> SowingEnd {
    let from = Place::pit(origin);
    let repeats = repeats(out, &mut turn.laps, from, way);
    debug_assert!(!repeats, "a turn begins with nothing to repeat");
    turn.origin = Some(from);
    let seeds = out.position().pit(origin);
    report_lap(out, turn.laps.number(), from, way);
    out.emit(Transfer::lifted(from, seeds, way), direction);
    sow_on(out, turn, Lap::lifted(origin, way, seeds))
}

/// Drops all seeds in flight, after one that fell in `last` if any did, and returns the place of the last one and `true`
/// if that was empty before; `None` where anything else may happen. `by`: the clause by which the first one falls where
/// it does.
#[inline(always)]
pub(in crate::engine) fn drop_seeds<S: EventSink>(
    out: &mut Emitter<'_, S>,
    lap: &Lap,
    last: (Place, bool),
    by: &mut Option<Cause>,
) -> Option<(Place, bool)> {
    let plan = &out.stage.plan;
    if plan.facts.acts_in_passing || out.position().closes_pits(&plan.facts) {
        return None;
    }
    let (mut place, mut was_empty) = last;
    let steps = out.board.steps(out.mover, lap.way);
    if plan.sowing.skips.is_empty() {
        for _ in 0..out.position().lifted() {
            place = steps.after(place);
            out.emit(Transfer::sown(place), by.take());
            was_empty = out.position().at(place) == 1;
        }
        return Some((place, was_empty));
    }
    let clause = plan.sowing.skips_origin?;
    let origin = lap.origin.as_pit().map(Place::pit);
    while out.position().lifted() > 0 {
        place = steps.after(place);
        if Some(place) == origin {
            out.emit(Info::Skipped { place }, clause);
            place = steps.after(place);
        }
        out.emit(Transfer::sown(place), by.take());
        was_empty = out.position().at(place) == 1;
    }
    Some((place, was_empty))
}
