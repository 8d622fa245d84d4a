//! Last seeds that do nothing, or make the one capture of most games ([`QuickLanding`]).

use crate::engine::event::{EventSink, Info, Transfer};
use crate::engine::landing::Pits;
use crate::engine::lap::Landed;
use crate::engine::mark::Mark;
use crate::engine::turn::{Emitter, LapOutcome, SowingEnd, TurnState, lost, send_on, takes_all};
use crate::rules::kinds::condition::Was;
use crate::rules::kinds::landing::Needs;
use crate::rules::plan::Fallthrough;
use crate::rules::plan::quick::{Across, CountBack, QuickLanding};
use crate::rules::plan::test::{CountSet, PitSet};
use crate::rules::{Cause, PitId, Place};

/// Applies the effect of a last seed in a pit outside of traps; `None` where the clauses have to be asked.
#[inline(always)]
pub(in crate::engine) fn apply_in_pit<'a, S: EventSink>(
    out: &mut Emitter<'a, S>,
    turn: &mut TurnState,
    at: Landed,
) -> Option<LapOutcome> {
    let plan = &out.stage.plan;
    let in_trap = || matches!(out.position().mark(at.pit), Mark::Trap(_));
    let follows = plan.else_follows.filter(|_| !in_trap())?;
    let moved = out.position().moved_owners(&plan.facts);
    match plan.quick.as_ref().filter(|_| !moved) {
        Some(quick) => land(out, turn, quick, follows, at),
        None if may_have_effect(out, at, moved) => None,
        None => Some(fall_through(out, follows, at)),
    }
}

/// Returns `true` if a last seed outside of traps might do anything but have its pit lifted: `false` only where it
/// cannot.
#[inline(always)]
fn may_have_effect<S: EventSink>(out: &Emitter<'_, S>, at: Landed, moved: bool) -> bool {
    let seeds = out.position().pit(at.pit);
    if !out.stage.plan.landing_at.may_have(seeds) {
        return false;
    }
    for step in &out.stage.plan.landing {
        if step.may_do(|test| test.may_fit(out.mover, moved, at.pit, at.was_empty, seeds)) {
            return true;
        }
    }
    false
}

/// Returns the continuation where nothing is captured, claimed or won.
#[inline(always)]
fn fall_through<S: EventSink>(out: &mut Emitter<'_, S>, follows: Fallthrough, at: Landed) -> LapOutcome {
    match follows {
        Fallthrough::Relay(clause) if !at.was_empty => {
            out.emit(Info::Relayed { pit: at.pit }, clause);
            return LapOutcome::Relay(at.pit);
        }
        Fallthrough::Relay(clause) => out.emit(Info::Stopped { at: Place::pit(at.pit) }, clause),
        Fallthrough::Stop => out.emit(Info::Stopped { at: Place::pit(at.pit) }, None),
    }
    LapOutcome::End(SowingEnd::Over)
}

/// Makes the capture of a common shape; `None` if that is left to the general way.
#[inline(always)]
fn land<'a, S: EventSink>(
    out: &mut Emitter<'a, S>,
    turn: &mut TurnState,
    quick: &'a QuickLanding,
    follows: Fallthrough,
    at: Landed,
) -> Option<LapOutcome> {
    match quick {
        QuickLanding::Across(shape) => across(out, turn, shape, follows, at),
        QuickLanding::CountBack(shape) => count_back(out, turn, shape, follows, at),
        QuickLanding::Lost(_) if !at.was_empty => Some(fall_through(out, follows, at)),
        // What is told then is left to be found out.
        QuickLanding::Lost(_) if S::LISTENS => None,
        QuickLanding::Lost(clause) => Some(LapOutcome::End(SowingEnd::Stops(*clause, lost(out.board, out.mover)))),
    }
}

#[inline(always)]
fn across<S: EventSink>(
    out: &mut Emitter<'_, S>,
    turn: &mut TurnState,
    shape: &Across,
    follows: Fallthrough,
    at: Landed,
) -> Option<LapOutcome> {
    let mover = out.mover.index();
    let asked = shape.was == Was::Any || at.was_empty == (shape.was == Was::Empty);
    if !asked || !shape.here[mover].has(at.pit) {
        return Some(fall_through(out, follows, at));
    }
    let takes = |pit: &PitId| shape.takes[mover].has(*pit) && out.position().pit(*pit) > 0;
    let facing = out.board.facing(at.pit);
    let behind = if shape.behind { facing.and_then(|facing| out.board.behind(facing)).filter(takes) } else { None };
    let facing = facing.filter(takes);
    let captures = match shape.needs {
        Needs::First => facing.is_some(),
        Needs::All => facing.is_some() && behind.is_some(),
        Needs::Any => facing.is_some() || behind.is_some(),
    };
    if !captures && !shape.alone {
        // By which clause the turn ends is left to be found out.
        return if S::LISTENS { None } else { Some(fall_through(out, follows, at)) };
    }
    let to = if shape.send.is_some() { Place::FLIGHT } else { Place::store(out.mover) };
    let last = Some(at.pit).filter(|_| shape.last || !captures);
    for pit in [facing.filter(|_| captures), behind.filter(|_| captures), last].into_iter().flatten() {
        take(out, turn, pit, to, shape.clause);
    }
    Some(send_on(out, turn, shape.send.as_ref(), at))
}

#[inline(always)]
fn count_back<S: EventSink>(
    out: &mut Emitter<'_, S>,
    turn: &mut TurnState,
    shape: &CountBack,
    follows: Fallthrough,
    at: Landed,
) -> Option<LapOutcome> {
    let fits = |(pits, counts): &([PitSet; 4], CountSet), pit: PitId| {
        pits[out.mover.index()].has(pit) && counts.contains(out.position().pit(pit))
    };
    if !fits(&shape.here, at.pit) {
        return Some(fall_through(out, follows, at));
    }
    let mut pits = Pits::new();
    pits.push(at.pit);
    let way = at.lap.way.reversed();
    let mut from = at.pit;
    while let Some(pit) = out.board.next(out.mover, way, Place::pit(from)).as_pit()
        && pits.len() <= shape.most
        && fits(&shape.before, pit)
        && !pits.contains(&pit)
    {
        pits.push(pit);
        from = pit;
    }
    if out.stage.plan.slam.is_some() && takes_all(out, &pits) {
        return None;
    }
    for pit in pits {
        take(out, turn, pit, Place::store(out.mover), shape.clause);
    }
    Some(LapOutcome::End(SowingEnd::Over))
}

#[inline(always)]
fn take<S: EventSink>(out: &mut Emitter<'_, S>, turn: &mut TurnState, pit: PitId, to: Place, clause: Cause) {
    let seeds = out.position().pit(pit);
    turn.note_captured(seeds);
    out.emit(Transfer::captured(pit, to, seeds), clause);
}
