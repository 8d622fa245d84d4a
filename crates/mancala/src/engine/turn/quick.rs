//! The captures of most games, made without asking clause by clause: see [`QuickLanding`]. They do what the general way
//! does, and whatever is not quite so simple is left to it.

use super::capture::takes_all;
use super::effect::fall_through;
use super::emitter::Emitter;
use super::ending::lost;
use super::state::{LapOutcome, SowingEnd, TurnState};
use crate::engine::event::{EventSink, Transfer};
use crate::engine::landing::Pits;
use crate::engine::lap::Landed;
use crate::rules::plan::Fallthrough;
use crate::rules::plan::quick::{CountBack, FacingEmpty, QuickLanding};
use crate::rules::plan::test::{CountSet, PitSet};
use crate::rules::{Cause, PitId, Place};

/// Applies the effect of a last seed in a pit; `None` if that is left to the general way.
#[inline(always)]
pub(super) fn land_quickly<'a, S: EventSink>(
    out: &mut Emitter<'a, S>,
    turn: &mut TurnState,
    quick: &'a QuickLanding,
    follows: Fallthrough,
    at: Landed,
) -> Option<LapOutcome> {
    match quick {
        QuickLanding::FacingEmpty(shape) => facing_empty(out, turn, shape, follows, at),
        QuickLanding::CountBack(shape) => count_back(out, turn, shape, follows, at),
        QuickLanding::Lost(_) if !at.was_empty => Some(fall_through(out, follows, at)),
        // What is told then is left to be found out.
        QuickLanding::Lost(_) if S::LISTENS => None,
        QuickLanding::Lost(clause) => Some(LapOutcome::End(SowingEnd::Stops(*clause, lost(out.board, out.mover)))),
    }
}

#[inline(always)]
fn facing_empty<S: EventSink>(
    out: &mut Emitter<'_, S>,
    turn: &mut TurnState,
    shape: &FacingEmpty,
    follows: Fallthrough,
    at: Landed,
) -> Option<LapOutcome> {
    if !at.was_empty || !shape.here[out.mover.index()].has(at.pit) {
        return Some(fall_through(out, follows, at));
    }
    let takes = |pit: &PitId| shape.facing[out.mover.index()].has(*pit) && out.position().pit(*pit) > 0;
    match out.board.facing(at.pit).filter(takes) {
        Some(facing) => {
            take_to_store(out, turn, facing, shape.clause);
            if shape.last {
                take_to_store(out, turn, at.pit, shape.clause);
            }
            Some(LapOutcome::End(SowingEnd::Over))
        }
        None if shape.alone => {
            take_to_store(out, turn, at.pit, shape.clause);
            Some(LapOutcome::End(SowingEnd::Over))
        }
        // By which clause the turn ends is left to be found out.
        None if S::LISTENS => None,
        None => Some(LapOutcome::End(SowingEnd::Over)),
    }
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
    if out.phase.plan.slam.is_some() && takes_all(out, &pits) {
        return None;
    }
    for pit in pits {
        take_to_store(out, turn, pit, shape.clause);
    }
    Some(LapOutcome::End(SowingEnd::Over))
}

#[inline(always)]
fn take_to_store<S: EventSink>(out: &mut Emitter<'_, S>, turn: &mut TurnState, pit: PitId, clause: Cause) {
    let seeds = out.position().pit(pit);
    turn.note_captured(seeds);
    out.emit(Transfer::captured(pit, Place::store(out.mover), seeds), clause);
}
