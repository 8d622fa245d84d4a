//! Pits that are marked, and what becomes of the marks.

use super::capture::continue_after_capture;
use super::emitter::Emitter;
use super::state::{LapOutcome, SowingEnd, TurnState};
use crate::engine::event::{EventSink, Info, StateChange, Transfer};
use crate::engine::landing::Pits;
use crate::engine::lap::Landed;
use crate::engine::mark::Mark;
use crate::rules::kinds::landing::{Content, Then};
use crate::rules::kinds::marks::{Emptied, MarkFor};
use crate::rules::plan::{ClaimRule, TurnStep};
use crate::rules::{Cause, PitId, Place};

/// Marks pits and returns the continuation.
pub(super) fn claim_pits<S: EventSink>(
    out: &mut Emitter<'_, S>,
    turn: &mut TurnState,
    step: &TurnStep,
    claim: &ClaimRule,
    pits: Pits,
    at: Landed,
) -> LapOutcome {
    let owner = out.side(claim.owner, at.pit);
    for &pit in &pits {
        out.emit(StateChange::Marked { pit, mark: Mark::Trap(owner) }, step.clause);
    }
    if claim.content == Content::Stays && claim.then == Then::End {
        out.emit(Info::Stopped { at: Place::pit(at.pit) }, step.clause);
        return LapOutcome::End(SowingEnd::Over);
    }
    for pit in pits.into_iter().filter(|_| claim.content == Content::Taken) {
        let seeds = out.position().pit(pit);
        turn.note_captured(seeds);
        out.emit(Transfer::captured(pit, Place::store(owner), seeds), step.clause);
    }
    match claim.then {
        Then::End => LapOutcome::End(SowingEnd::Over),
        then => continue_after_capture(out, step.clause, then, at.pit, at),
    }
}

/// Takes the mark off a pit that was lifted, where it does not stay.
pub(super) fn note_emptied<S: EventSink>(out: &mut Emitter<'_, S>, pit: PitId) {
    let mark = out.position().mark(pit);
    if mark.is_house() {
        lose_house(out, pit);
    } else if matches!(mark, Mark::Trap(_)) {
        // One that nobody may choose keeps its mark when a lap goes on from it.
        let liftable = out.stage.plan.trap.as_ref().filter(|trap| trap.lift.0 != MarkFor::Nobody);
        if let Some(trap) = liftable {
            out.emit(StateChange::Marked { pit, mark: Mark::None }, Some(trap.lift.1));
        }
    } else {
        forget_missed(out, pit);
    }
}

/// Turns a house into a pit like any other.
#[cold]
pub(super) fn lose_house<S: EventSink>(out: &mut Emitter<'_, S>, pit: PitId) {
    let mark = out.position().mark(pit).without_house();
    out.emit(StateChange::Marked { pit, mark }, out.stage.plan.house.as_ref().map(|house| house.clause));
}

/// Remembers that a player has let seeds stand that might have been taken in passing, where a clause speaks of it.
pub(super) fn let_stand<S: EventSink>(out: &mut Emitter<'_, S>, clause: Cause, pit: PitId) {
    out.emit(Info::Withheld { pit, seeds: out.position().pit(pit) }, clause);
    if let Some(clause) = out.stage.plan.facts.notes_let_stand {
        out.emit(StateChange::Marked { pit, mark: Mark::Missed(out.owner(pit)) }, clause);
    }
}

/// Turns a trap that a capture has emptied into a pit like any other, where a clause says so.
#[cold]
pub(super) fn fade_trap<S: EventSink>(out: &mut Emitter<'_, S>, pit: PitId) {
    let emptied = out.stage.plan.trap.as_ref().map(|trap| trap.emptied);
    if let Some((Emptied::Fades, clause)) = emptied {
        out.emit(StateChange::Marked { pit, mark: Mark::None }, clause);
    }
}

/// Forgets that seeds were let stand in a pit that they have left.
#[inline]
pub(super) fn forget_missed<S: EventSink>(out: &mut Emitter<'_, S>, pit: PitId) {
    if let Some(clause) = out.stage.plan.facts.notes_let_stand {
        forget_missed_by(out, clause, pit);
    }
}

#[cold]
fn forget_missed_by<S: EventSink>(out: &mut Emitter<'_, S>, clause: Cause, pit: PitId) {
    if let Mark::Missed(owner) = out.position().mark(pit) {
        let mark = if owner == out.board.owner(pit) { Mark::None } else { Mark::Won(owner) };
        out.emit(StateChange::Marked { pit, mark }, clause);
    }
}
