//! One lap: seeds are lifted and dropped one by one.

use super::claim::note_emptied;
use super::emitter::Emitter;
use super::passing::{act_in_passing, may_act_in_passing};
use super::state::{SowingEnd, TurnState};
use crate::engine::event::{EventSink, Info, Transfer};
use crate::engine::fast;
use crate::engine::lap::Lap;
use crate::engine::mark::Mark;
use crate::rules::kinds::sowing::{After, Elsewhere, InLaps};
use crate::rules::plan::sowing::{DropRule, First, SkipRule};
use crate::rules::{Cause, Direction, PLACES, PitId, Place};

/// The progress of a lap around the board.
struct SowingProgress {
    /// `true` if it has reached the pit from which it was lifted.
    came_round: bool,
    /// Number of pits in a row that have got no seed.
    dry: u16,
}

/// Takes seeds up. A pit left empty is no house any longer, nor a trap, and nothing stands in it.
#[inline]
pub(super) fn lift<S: EventSink>(
    out: &mut Emitter<'_, S>,
    pit: PitId,
    seeds: u16,
    way: Direction,
    clause: Option<Cause>,
) {
    out.emit(Transfer::lifted(Place::pit(pit), seeds, way), clause);
    if !out.stage.plan.facts.plain_pits && out.position().pit(pit) == 0 {
        note_emptied(out, pit);
    }
}

/// Drops all seeds in flight. Returns the place of the last one, and `true` if that was empty before.
#[inline(always)]
pub(super) fn drop_seeds<S: EventSink>(out: &mut Emitter<'_, S>, turn: &mut TurnState, lap: &Lap) -> (Place, bool) {
    let mut place = lap.from;
    let mut was_empty = false;
    let mut by = lap.by;
    if lap.first == First::Here {
        was_empty = drop_seed(out, turn, place, by.take(), lap);
    }
    if let Some(last) = fast::drop_seeds(out, lap, (place, was_empty), &mut by) {
        return last;
    }
    if let Some(heaps) = heaps(out, turn, lap) {
        return drop_heaps(out, lap, heaps);
    }
    let sowing = &out.stage.plan.sowing;
    let steps = out.board.steps(out.mover, lap.way);
    let closes = out.position().closes_pits(&out.stage.plan.facts);
    if sowing.skips.is_empty() && !closes {
        while out.position().lifted() > 0 && turn.cut.is_none() {
            place = steps.after(place);
            was_empty = drop_seed(out, turn, place, by.take(), lap);
        }
        return (place, was_empty);
    }
    let mut progress = SowingProgress { came_round: false, dry: 0 };
    while out.position().lifted() > 0 && turn.cut.is_none() {
        place = steps.after(place);
        if closes && place.as_pit().is_some_and(|pit| out.position().mark(pit) == Mark::Closed) {
            continue;
        }
        if !sowing.skips.is_empty()
            && let Some(pit) = place.as_pit()
            && let Some(elsewhere) = pass_by(out, turn, pit, lap, &mut progress)
        {
            if elsewhere == Elsewhere::Store && out.position().lifted() == 0 {
                return (Place::store(out.mover), false);
            }
            if usize::from(progress.dry) > PLACES {
                return_to_origin(out, lap.origin);
                turn.cut = Some(SowingEnd::Over);
                return (lap.origin, false);
            }
            continue;
        }
        progress.dry = 0;
        was_empty = drop_seed(out, turn, place, by.take(), lap);
    }
    (place, was_empty)
}

/// Returns the destination of a seed that a pit does not get: the pit is passed over, or the seed goes into a store.
#[cold]
fn pass_by<S: EventSink>(
    out: &mut Emitter<'_, S>,
    turn: &TurnState,
    pit: PitId,
    lap: &Lap,
    progress: &mut SowingProgress,
) -> Option<Elsewhere> {
    let home = Place::pit(pit) == lap.origin;
    progress.came_round |= home;
    let last = out.position().lifted() == 1;
    let standing = turn.query(out, lap, None);
    let skips = |it: &&SkipRule| {
        (it.after == After::Start || progress.came_round)
            && it.which.includes(last)
            && standing.holds(&it.when)
            && standing.fits(&it.test, pit)
    };
    let skip = out.stage.plan.sowing.skips.iter().find(skips)?;
    progress.dry += 1;
    // Where whole sides are passed over from then on, that is said once.
    if skip.after == After::Start || home {
        out.emit(Info::Skipped { place: Place::pit(pit) }, skip.clause);
    }
    match skip.instead {
        Elsewhere::Next => {}
        Elsewhere::Store => out.emit(Transfer::sown(Place::store(out.mover)), skip.clause),
    }
    Some(skip.instead)
}

/// Puts the seeds that are left back where they were lifted, when a whole round of the board would get none.
#[cold]
fn return_to_origin<S: EventSink>(out: &mut Emitter<'_, S>, origin: Place) {
    while out.position().lifted() > 0 {
        out.emit(Transfer::sown(origin), None);
    }
}

/// Drops one seed and applies its immediate effect on the pit. Returns `true` if the place was empty before.
#[inline(always)]
pub(super) fn drop_seed<S: EventSink>(
    out: &mut Emitter<'_, S>,
    turn: &mut TurnState,
    place: Place,
    clause: Option<Cause>,
    lap: &Lap,
) -> bool {
    let was_empty = out.position().at(place) == 0;
    out.emit(Transfer::sown(place), clause);
    if out.stage.plan.facts.notes_sown
        && let Some(pit) = place.as_pit()
    {
        turn.note_sown(pit);
    }
    if out.stage.plan.facts.acts_in_passing
        && let Some(pit) = place.as_pit()
        && may_act_in_passing(out, pit, was_empty)
    {
        act_in_passing(out, turn, pit, was_empty, lap);
    }
    was_empty
}

/// Drops the seeds of a lap in heaps, and those that are left over one by one.
#[cold]
fn drop_heaps<S: EventSink>(out: &mut Emitter<'_, S>, lap: &Lap, heaps: &DropRule) -> (Place, bool) {
    let (mut place, mut was_empty) = (lap.from, false);
    for seeds in heaps.heaps.iter().copied().chain(std::iter::repeat(1)) {
        if out.position().lifted() == 0 {
            break;
        }
        place = next_open(out, lap.way, place);
        was_empty = out.position().at(place) == 0;
        for _ in 0..seeds.min(out.position().lifted()) {
            out.emit(Transfer::sown(place), Some(heaps.clause).filter(|_| seeds > 1));
        }
    }
    (place, was_empty)
}

/// The next place in this direction that is not a closed pit.
fn next_open<S: EventSink>(out: &Emitter<'_, S>, way: Direction, from: Place) -> Place {
    let mut place = out.board.next(out.mover, way, from);
    while place.as_pit().is_some_and(|pit| out.position().mark(pit) == Mark::Closed) {
        place = out.board.next(out.mover, way, place);
    }
    place
}

/// The clause by which this lap is dropped in heaps.
#[inline]
fn heaps<'a, S: EventSink>(out: &Emitter<'a, S>, turn: &TurnState, lap: &Lap) -> Option<&'a DropRule> {
    if out.stage.plan.sowing.drops.is_empty() { None } else { heaps_by_clause(out, turn, lap) }
}

#[cold]
fn heaps_by_clause<'a, S: EventSink>(out: &Emitter<'a, S>, turn: &TurnState, lap: &Lap) -> Option<&'a DropRule> {
    let standing = turn.query(out, lap, None);
    let this_lap = |it: &DropRule| it.laps == InLaps::Every || turn.laps.is_first();
    let drops = &out.stage.plan.sowing.drops;
    drops.iter().find(|it| !it.heaps.is_empty() && this_lap(it) && standing.holds(&it.when))
}

/// Returns the number of pits in which a lap drops its seeds.
fn pits_sown<S: EventSink>(out: &Emitter<'_, S>, turn: &TurnState, lap: &Lap) -> u16 {
    let Some(rule) = heaps(out, turn, lap) else { return lap.seeds };
    let heaps = rule.heaps.iter().scan(lap.seeds, |left, &seeds| {
        let dropped = seeds.min(*left);
        *left -= dropped;
        (dropped > 0).then_some(dropped)
    });
    let (pits, dropped) = heaps.fold((0, 0), |(pits, all), seeds| (pits + 1, all + seeds));
    pits + lap.seeds - dropped
}

/// Notes that a lap has dropped a seed on the other side, where a clause asks for that.
pub(super) fn note_crossing<S: EventSink>(out: &mut Emitter<'_, S>, turn: &mut TurnState, lap: &Lap) {
    if turn.crossed || !out.stage.plan.facts.notes_crossed {
        return;
    }
    let mut place = lap.from;
    for _ in 0..pits_sown(out, turn, lap).min(PLACES as u16) {
        place = next_open(out, lap.way, place);
        turn.crossed |= place.as_pit().is_some_and(|pit| out.owner(pit) != out.mover);
    }
}
