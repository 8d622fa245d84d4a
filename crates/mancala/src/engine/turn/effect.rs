//! Effects of a lap's last seed: the clause that decides is applied, and says how the turn goes on.

use super::capture::make_capture;
use super::claim::claim_pits;
use super::emitter::Emitter;
use super::ending::lost;
use super::resume::ask_player;
use super::state::{LapOutcome, SowingEnd, TurnState};
use crate::engine::ask::Question;
use crate::engine::event::{EventSink, Info, StateChange};
use crate::engine::fast;
use crate::engine::landing::{Decision, Does};
use crate::engine::lap::{Landed, Lap};
use crate::rules::kinds::landing::NextWay;
use crate::rules::plan::{InStore, StepEffect, TurnStep};
use crate::rules::{Cause, Place, PlaceKind, Side};

/// Applies the effect of a lap's last seed and returns the continuation. `answer`: the answer to the question of a
/// clause at this very point.
#[inline(always)]
pub(super) fn apply_last_seed<S: EventSink>(
    out: &mut Emitter<'_, S>,
    turn: &mut TurnState,
    last: Place,
    was_empty: bool,
    lap: &Lap,
    answer: Option<(Cause, bool)>,
) -> LapOutcome {
    match last.kind() {
        PlaceKind::Pit(pit) => apply_in_pit(out, turn, Landed { pit, was_empty, lap: *lap, answer }, 0),
        PlaceKind::Store(side) => apply_in_store(out, turn, last, side, lap),
        _ => unreachable!("a path passes pits and stores only"),
    }
}

/// Applies the effect of a last seed in a store.
fn apply_in_store<S: EventSink>(
    out: &mut Emitter<'_, S>,
    turn: &TurnState,
    last: Place,
    side: Side,
    lap: &Lap,
) -> LapOutcome {
    let standing = turn.query(out, lap, None);
    let excepted = |it: &InStore| it.excepts.iter().any(|asked| standing.turn_fits(asked));
    let gives = |it: &&InStore| standing.holds(&it.when) && standing.is_whose(it.store, side) && !excepted(it);
    if let Some(again) = out.stage.plan.in_store.iter().find(gives) {
        return LapOutcome::End(grant_extra_move(out, side, again.clause));
    }
    out.emit(Info::Stopped { at: last }, None);
    LapOutcome::End(SowingEnd::Over)
}

/// Applies the effect of a last seed in a pit, by the clauses from this number on.
#[inline(always)]
pub(super) fn apply_in_pit<S: EventSink>(
    out: &mut Emitter<'_, S>,
    turn: &mut TurnState,
    at: Landed,
    from: usize,
) -> LapOutcome {
    let told = if from == 0 { fast::apply_in_pit(out, turn, at) } else { None };
    told.unwrap_or_else(|| apply_clauses(out, turn, at, from))
}

/// Asks the clauses on the last seed, from this number on, one after another.
#[inline(never)]
fn apply_clauses<S: EventSink>(out: &mut Emitter<'_, S>, turn: &mut TurnState, at: Landed, from: usize) -> LapOutcome {
    let Decision { does, withheld, stopped } = turn.query(out, &at.lap, Some((at.pit, at.was_empty))).landing(at, from);
    let mut told = from > 0;
    for &(pit, clause) in &withheld {
        out.emit(Info::Withheld { pit, seeds: out.position().pit(pit) }, clause);
        told = true;
    }
    let last = Place::pit(at.pit);
    match does {
        Does::Capture(number, step, capture, found) => make_capture(out, turn, number, step, capture, found, at),
        Does::Claim(step, claim, pits) => claim_pits(out, turn, step, claim, pits, at),
        Does::Relay(clause, pit) => {
            out.emit(Info::Relayed { pit }, clause);
            LapOutcome::Relay(pit)
        }
        Does::Again(clause, way) => {
            let end = grant_extra_move(out, out.mover, clause);
            if matches!(end, SowingEnd::Again) && way == NextWay::Reversed {
                out.emit(StateChange::Bound { way: Some(at.lap.way.reversed()) }, clause);
            }
            LapOutcome::End(end)
        }
        Does::Ask(optional, step, pit) => {
            let question = match &step.act {
                StepEffect::Claim(_) => Question::Claim,
                StepEffect::Relay(_) => Question::Halt,
                _ => Question::Take,
            };
            let who = out.side(optional.who, pit);
            LapOutcome::End(ask_player(out, turn, optional.clause, question, who, pit, &at.lap))
        }
        Does::Retreat(optional) => {
            let who = out.mover.opponent();
            LapOutcome::End(ask_player(out, turn, optional.retreat, Question::Retreat, who, at.pit, &at.lap))
        }
        Does::Lose(clause) => {
            if let Some(clause) = stopped {
                out.emit(Info::Stopped { at: last }, clause);
            } else if !told {
                out.emit(Info::Stopped { at: last }, None);
            }
            LapOutcome::End(SowingEnd::Stops(clause, lost(out.board, out.mover)))
        }
        Does::Stop(clause) => {
            out.emit(Info::Stopped { at: last }, clause);
            LapOutcome::End(SowingEnd::Over)
        }
        Does::Nothing => {
            if stopped.is_some() || !told {
                out.emit(Info::Stopped { at: last }, stopped);
            }
            LapOutcome::End(SowingEnd::Over)
        }
    }
}

/// Gives the same player another move by a clause, unless another clause allows no more extra moves.
#[inline]
pub(super) fn grant_extra_move<S: EventSink>(out: &mut Emitter<'_, S>, side: Side, clause: Cause) -> SowingEnd {
    match out.stage.plan.facts.extra_moves {
        Some((limit, most)) if out.position().extra() >= most => {
            out.emit(Info::BonusLost { side }, limit);
            return SowingEnd::Over;
        }
        _ => out.emit(Info::Bonus { side }, clause),
    }
    if let Some(counted) = out.stage.plan.facts.counts_extra {
        out.emit(StateChange::Extra { moves: out.position().extra().saturating_add(1) }, counted);
    }
    SowingEnd::Again
}

/// Goes on after the question about drawing back spared seeds.
pub(super) fn resume_after_retreat<S: EventSink>(
    out: &mut Emitter<'_, S>,
    turn: &mut TurnState,
    clause: Cause,
    at: Landed,
) -> LapOutcome {
    let asked = |step: &TurnStep| step.optional.iter().any(|optional| optional.retreat == clause);
    let number = out.stage.plan.landing.iter().position(asked).map_or(0, |number| number + 1);
    apply_in_pit(out, turn, at, number)
}
