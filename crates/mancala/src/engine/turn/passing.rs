//! Effects of seeds on the pits in which they fall in the course of a lap.

use super::claim::forget_missed;
use super::emitter::Emitter;
use super::ending::few_left;
use super::resume::ask_player;
use super::state::{SowingEnd, TurnState};
use crate::engine::ask::Question;
use crate::engine::event::{EventSink, StateChange, Transfer};
use crate::engine::lap::{Landed, Lap};
use crate::engine::mark::Mark;
use crate::rules::kinds::marks::Dropped;
use crate::rules::plan::{ExceptRule, OptionalRule, StepEffect};
use crate::rules::{Cause, PitId, Place, Side};

/// Applies the effect of a seed that has just fallen in a pit, the last of a lap or another.
pub(super) fn act_in_passing<S: EventSink>(
    out: &mut Emitter<'_, S>,
    turn: &mut TurnState,
    pit: PitId,
    was_empty: bool,
    lap: &Lap,
) {
    let plan = &out.stage.plan;
    if let (Some(trap), Mark::Trap(owner)) = (&plan.trap, out.position().mark(pit)) {
        let (dropped, clause) = trap.dropped;
        match dropped {
            Dropped::Store => {
                let seeds = out.position().pit(pit);
                return out.emit(Transfer::captured(pit, Place::store(owner), seeds), clause);
            }
            Dropped::All => {
                while out.position().lifted() > turn.aside {
                    out.emit(Transfer::sown(Place::pit(pit)), clause);
                }
                return;
            }
            Dropped::Stays => {}
        }
    }
    let last = out.position().lifted() == turn.aside;
    for step in &plan.dropping {
        let standing = turn.query(out, lap, Some((pit, was_empty)));
        let excepted = |it: &ExceptRule| standing.holds(&it.when) && standing.fits(&it.test, pit);
        if !standing.holds(&step.when) || !standing.fits(&step.test, pit) || step.excepts.iter().any(excepted) {
            continue;
        }
        match &step.act {
            StepEffect::Claim(claim) => {
                let owner = standing.side(claim.owner, pit);
                out.emit(StateChange::Marked { pit, mark: Mark::Trap(owner) }, step.clause);
            }
            StepEffect::Capture(capture) if capture.which.includes(last) => {
                let taker = standing.side(if last { capture.last_by } else { capture.by }, pit);
                let asks = |it: &&OptionalRule| standing.holds(&it.when) && standing.fits(&it.test, pit);
                if let Some(optional) = step.optional.iter().find(asks) {
                    let who = standing.side(optional.who, pit);
                    turn.cut = Some(ask_player(out, turn, optional.clause, Question::Passing, who, pit, lap));
                    return;
                }
                let at = Landed { pit, was_empty, lap: *lap, answer: None };
                let Ok(found) = standing.found(step, capture, at) else { continue };
                for taken in found.pits {
                    turn.cut = turn.cut.or(take_in_passing(out, turn, step.clause, taken, taker));
                }
                return;
            }
            StepEffect::Capture(_)
            | StepEffect::Relay(_)
            | StepEffect::Again(_)
            | StepEffect::Lose
            | StepEffect::Stop
            | StepEffect::Spare => {}
        }
    }
}

/// Takes a pit that a seed has filled. Returns the end of the game, if it ends with that.
pub(super) fn take_in_passing<S: EventSink>(
    out: &mut Emitter<'_, S>,
    turn: &mut TurnState,
    clause: Cause,
    pit: PitId,
    taker: Side,
) -> Option<SowingEnd> {
    let seeds = out.position().pit(pit);
    turn.note_captured(seeds);
    out.emit(Transfer::captured(pit, Place::store(taker), seeds), clause);
    forget_missed(out, pit);
    few_left(out, taker)
}

/// Returns `true` if a seed that has just fallen in a pit might have an effect: `false` only where it cannot.
#[inline(always)]
pub(super) fn may_act_in_passing<S: EventSink>(out: &Emitter<'_, S>, pit: PitId, was_empty: bool) -> bool {
    let (moved, seeds) = (out.position().moved_owners(&out.stage.plan.facts), out.position().pit(pit));
    if !out.stage.plan.dropping_at.may_have(seeds) {
        return false;
    }
    for step in &out.stage.plan.dropping {
        if step.test.may_fit(out.mover, moved, pit, was_empty, seeds) {
            return true;
        }
    }
    matches!(out.position().mark(pit), Mark::Trap(_))
}
