//! Captures by a lap's last seed: seeds are taken, counted and sent where they belong.

use super::claim::{fade_trap, forget_missed, lose_house};
use super::deposit::{give_away, put_down};
use super::effect::{apply_in_pit, grant_extra_move};
use super::emitter::Emitter;
use super::ending::{few_left, lost};
use super::resume::ask_player;
use super::state::{LapOutcome, SowingEnd, TurnState};
use crate::engine::ask::Question;
use crate::engine::event::{EventSink, Info, StateChange, Transfer, TransferKind};
use crate::engine::landing::{Found, Pits};
use crate::engine::lap::Landed;
use crate::engine::mark::Mark;
use crate::engine::position_query::PositionQuery;
use crate::engine::state::FirstCapture;
use crate::rules::kinds::ending::Asked;
use crate::rules::kinds::landing::{LastPit, OnlyPit, Slam, SownFrom, Target, Then, To, Who};
use crate::rules::plan::{self, CaptureRule, EndCondition, MoreRule, SendRule, StepEffect, TurnStep};
use crate::rules::{Cause, Direction, PLACES, Part, PitId, Place};

/// Makes a capture, unless all of it is withheld, and returns the continuation.
pub(super) fn make_capture<'a, S: EventSink>(
    out: &mut Emitter<'a, S>,
    turn: &mut TurnState,
    number: usize,
    step: &'a TurnStep,
    capture: &'a CaptureRule,
    found: Found,
    at: Landed,
) -> LapOutcome {
    let Found { mut pits, from, spared } = found;
    if capture.last_pit == LastPit::Crosses && out.board.facing(at.pit) == pits.first().copied() {
        let (from, to) = (Place::pit(at.pit), Place::pit(pits[0]));
        out.emit(Transfer { from, to, seeds: 1, kind: TransferKind::Crossed }, step.clause);
    }
    let some = match capture.take.first() {
        Some(Target::Last) => Some(1),
        Some(Target::Seeds(seeds)) => Some(*seeds),
        _ => None,
    };
    let whole = some.is_none_or(|seeds| seeds >= out.position().pit(at.pit));
    let mut cause = step.clause;
    let mut rest = None;
    let limited = |only_pit: OnlyPit| whole && (only_pit == OnlyPit::Spared || pits.len() > 1);
    let slam = out.stage.plan.slam.filter(|&(_, _, only_pit)| limited(only_pit) && takes_all(out, &pits));
    if let Some((clause, effect, _)) = slam {
        let spared = match effect {
            Slam::Allowed | Slam::RestToOther | Slam::Forbidden => None,
            Slam::Nothing => {
                for &pit in &pits {
                    out.emit(Info::Withheld { pit, seeds: out.position().pit(pit) }, clause);
                }
                return LapOutcome::End(SowingEnd::Over);
            }
            Slam::SpareLast => Some(pits.remove(0)),
            Slam::SpareFirst => pits.pop(),
        };
        rest = (effect == Slam::RestToOther).then_some(SowingEnd::RestToOpponent(clause));
        match spared {
            Some(pit) => out.emit(Info::Withheld { pit, seeds: out.position().pit(pit) }, clause),
            None if effect != Slam::Forbidden => cause = clause,
            None => {}
        }
    }
    let receiver = pits.first().map_or(out.mover, |&pit| out.side(capture.by, pit));
    for pit in pits {
        let seeds = some.unwrap_or(u16::MAX).min(out.position().pit(pit));
        take_pit(out, turn, pit, seeds, capture, cause);
    }
    let ends = out.stage.plan.ends_by_capture;
    let won = if ends { won_by_capture(out, turn) } else { None };
    if let Some(end) = won.or(rest).or_else(|| if ends { few_left(out, receiver) } else { None }) {
        return LapOutcome::End(end);
    }
    if let Some(pit) = spared.filter(|_| capture.then == Then::End) {
        out.emit(Info::Withheld { pit, seeds: out.position().pit(pit) }, step.clause);
        return LapOutcome::End(SowingEnd::Over);
    }
    match capture.then {
        Then::On => apply_in_pit(out, turn, at, number + 1),
        Then::End => take_further(out, turn, capture, at),
        then => ask_about_lap(out, turn, step, then, from, at)
            .unwrap_or_else(|| continue_after_capture(out, step.clause, then, from, at)),
    }
}

/// Asks about the lap that follows a capture, where there is one and somebody may decline it.
fn ask_about_lap<'a, S: EventSink>(
    out: &mut Emitter<'a, S>,
    turn: &TurnState,
    step: &'a TurnStep,
    then: Then,
    last: PitId,
    at: Landed,
) -> Option<LapOutcome> {
    let optional = step.optional.iter().find(|it| {
        let standing = turn.query(out, &at.lap, Some((at.pit, at.was_empty)));
        it.only_lap && standing.holds(&it.when) && standing.fits(&it.test, at.pit)
    })?;
    let pit = next_lap_pit(out, then, last, at)?;
    let who = out.side(optional.who, pit);
    Some(LapOutcome::End(ask_player(out, turn, optional.clause, Question::Halt, who, pit, &at.lap)))
}

/// Takes seeds of one pit.
#[inline]
pub(super) fn take_pit<S: EventSink>(
    out: &mut Emitter<'_, S>,
    turn: &mut TurnState,
    pit: PitId,
    seeds: u16,
    capture: &CaptureRule,
    cause: Cause,
) {
    let to = match capture.send.as_ref().map(|send| &send.to) {
        Some(To::Sown | To::RowEnd | To::Given | To::Trap) => Place::FLIGHT,
        _ => Place::store(out.side(capture.by, pit)),
    };
    turn.note_captured(seeds);
    // A pit that is captured for its special pieces alone may hold no seed.
    if seeds > 0 || out.board.specials == 0 {
        out.emit(Transfer::captured(pit, to, seeds), cause);
    }
    note_capture(out, turn, pit, cause);
}

/// Applies the side effects of a capture: special pieces are taken too, houses are lost, traps may fade, and end
/// columns and the first capture are remembered.
fn note_capture<S: EventSink>(out: &mut Emitter<'_, S>, turn: &mut TurnState, pit: PitId, cause: Cause) {
    if out.board.specials > 0 && out.position().special(pit) > 0 {
        let (from, to) = (Place::special(pit), Place::special_store(out.mover));
        out.emit(Transfer { from, to, seeds: out.position().special(pit), kind: TransferKind::SpecialsTaken }, cause);
    }
    match out.position().mark(pit) {
        mark if mark.is_house() => lose_house(out, pit),
        Mark::Trap(_) if out.position().pit(pit) == 0 => fade_trap(out, pit),
        _ => {}
    }
    forget_missed(out, pit);
    if let Some(clause) = out.stage.plan.house.as_ref().and_then(|house| house.falls) {
        for house in out.board.pits().filter(|&pit| out.position().mark(pit).is_house()).collect::<Pits>() {
            let mark = out.position().mark(house).without_house();
            out.emit(StateChange::Marked { pit: house, mark }, clause);
        }
    }
    if out.stage.plan.facts.both_ends.is_some() {
        turn.note_column(out.board, pit);
    }
    if let Some((clause, _)) = out.stage.plan.facts.captures_first {
        let lead = out.position().lead().after_capture(out.mover);
        if lead != out.position().lead() {
            out.emit(StateChange::LeadChanged { lead }, clause);
        }
    }
}

/// Returns the end of the game by a capture just made, if it ends at once.
fn won_by_capture<S: EventSink>(out: &Emitter<'_, S>, turn: &TurnState) -> Option<SowingEnd> {
    let other = out.mover.opponent();
    let won = |end: &plan::EndRule| match (&end.once, end.asked) {
        (EndCondition::CapturedAtEnds, _) => turn.has_captured_at_both_ends(),
        (EndCondition::CapturedFirst(needed), _) => {
            matches!(out.position().lead(), FirstCapture::One { turns, .. } if turns >= *needed)
        }
        (EndCondition::RowEmpty, Asked::Capture) => {
            end.whose == Who::Other && PositionQuery::at(out.rules, out.position(), other).is_bare(other)
        }
        (EndCondition::Left(left), Asked::Capture) if end.whose == Who::Other => {
            let standing = PositionQuery::at(out.rules, out.position(), other);
            let mut pits = out.board.pits().filter(|&pit| standing.fits(&left.pits, pit));
            pits.all(|pit| out.position().pit(pit) == 0)
        }
        _ => false,
    };
    let end = out.stage.plan.endings.iter().find(|end| won(end))?;
    Some(SowingEnd::Stops(end.clause, lost(out.board, other)))
}

/// Returns `true` if these pits hold all of the other player's seeds.
pub(in crate::engine) fn takes_all<S: EventSink>(out: &Emitter<'_, S>, pits: &[PitId]) -> bool {
    let other = out.mover.opponent();
    out.board.pits_of(other).all(|pit| out.position().pit(pit) == 0 || pits.contains(&pit))
        && pits.iter().any(|&pit| out.owner(pit) == other)
}

/// The first pit that the last seed would capture, whatever withholds it.
pub(super) fn would_capture<S: EventSink>(out: &Emitter<'_, S>, turn: &TurnState, at: Landed) -> Option<PitId> {
    turn.query(out, &at.lap, Some((at.pit, at.was_empty))).would_take(at)
}

/// The pit from which a further lap follows a capture; `last` is the pit from which the sowing goes on.
fn next_lap_pit<S: EventSink>(out: &Emitter<'_, S>, then: Then, last: PitId, at: Landed) -> Option<PitId> {
    match then {
        Then::End | Then::On | Then::Again => None,
        Then::Here => Some(at.pit),
        Then::Next => {
            let lifts = |pit: &PitId| out.position().pit(*pit) > 0 && !out.board.is_end(*pit);
            out.query().pit_after(at.lap.way, last).filter(lifts)
        }
        Then::NextSeeds => next_with_seeds(out, at.lap.way, last),
    }
}

/// Goes on after a capture with which the turn does not end; `last` is the pit from which the sowing goes on.
pub(super) fn continue_after_capture<S: EventSink>(
    out: &mut Emitter<'_, S>,
    clause: Cause,
    then: Then,
    last: PitId,
    at: Landed,
) -> LapOutcome {
    if then == Then::Again {
        return LapOutcome::End(grant_extra_move(out, out.mover, clause));
    }
    match next_lap_pit(out, then, last, at) {
        Some(pit) => {
            out.emit(Info::Relayed { pit }, clause);
            LapOutcome::Relay(pit)
        }
        None => {
            out.emit(Info::Stopped { at: Place::pit(at.pit) }, clause);
            LapOutcome::End(SowingEnd::Over)
        }
    }
}

/// The next open pit in this direction that holds seeds; stores are passed over, and one at an end stops the search.
fn next_with_seeds<S: EventSink>(out: &Emitter<'_, S>, way: Direction, from: PitId) -> Option<PitId> {
    let path = std::iter::successors(Some(Place::pit(from)), |&place| Some(out.board.next(out.mover, way, place)));
    let lies = |pit: &PitId| out.position().pit(*pit) > 0 && out.position().mark(*pit) != Mark::Closed;
    let next = path.skip(1).take(PLACES).filter_map(Place::as_pit).find(lies);
    next.filter(|&pit| !out.board.is_end(pit))
}

/// Returns the continuation after a capture: further pits of the player's choice, then the captured seeds.
fn take_further<S: EventSink>(
    out: &mut Emitter<'_, S>,
    turn: &mut TurnState,
    capture: &CaptureRule,
    at: Landed,
) -> LapOutcome {
    match &capture.more {
        Some(more) if more.count() == 0 => {
            let standing = turn.query(out, &at.lap, None);
            let fits = |pit: &PitId| standing.holds_any(*pit) && standing.fits(&more.each, *pit);
            for pit in out.board.pits().filter(fits).collect::<Pits>() {
                let seeds = out.position().pit(pit);
                take_pit(out, turn, pit, seeds, capture, more.clause);
            }
            send_on(out, turn, capture.send.as_ref(), at)
        }
        Some(more) if any_left_to_take(&out.query(), more) => LapOutcome::End(ask_player(
            out,
            turn,
            more.clause,
            Question::More(more.count()),
            out.mover,
            at.pit,
            &at.lap,
        )),
        _ => send_on(out, turn, capture.send.as_ref(), at),
    }
}

/// Returns `true` if there is a further pit to take.
fn any_left_to_take(standing: &PositionQuery<'_, '_>, more: &MoreRule) -> bool {
    standing.board.pits().any(|pit| standing.seeds(pit) > 0 && standing.fits(&more.each, pit))
}

/// Takes a pit of the player's choice, and asks for the next if one is left.
pub(super) fn take_more<S: EventSink>(
    out: &mut Emitter<'_, S>,
    turn: &mut TurnState,
    clause: Cause,
    left: u8,
    pit: PitId,
    at: Landed,
) -> LapOutcome {
    let capture = out.stage.plan.landing.iter().find_map(|step| match &step.act {
        StepEffect::Capture(capture) if capture.more.as_ref().is_some_and(|more| more.clause == clause) => {
            Some(&**capture)
        }
        _ => None,
    });
    let send = capture.and_then(|capture| capture.send.as_ref());
    let seeds = out.position().pit(pit);
    turn.note_captured(seeds);
    let to = match send.map(|send| &send.to) {
        Some(To::Sown | To::RowEnd | To::Trap) => Place::FLIGHT,
        _ => Place::store(out.mover),
    };
    out.emit(Transfer::captured(pit, to, seeds), clause);
    forget_missed(out, pit);
    let more = capture.and_then(|capture| capture.more.as_ref());
    if left > 1 && more.is_some_and(|more| any_left_to_take(&out.query(), more)) {
        return LapOutcome::End(ask_player(out, turn, clause, Question::More(left - 1), out.mover, at.pit, &at.lap));
    }
    send_on(out, turn, send, at)
}

/// Sends captured seeds on that did not go to a store, and returns the continuation.
#[inline]
pub(in crate::engine) fn send_on<S: EventSink>(
    out: &mut Emitter<'_, S>,
    turn: &TurnState,
    send: Option<&SendRule>,
    at: Landed,
) -> LapOutcome {
    let Some(send) = send else { return LapOutcome::End(SowingEnd::Over) };
    match send.to {
        To::Given if out.position().lifted() > 0 => give_away(out, turn, send.clause, at),
        To::Trap => {
            let mover = out.mover;
            let own = out.board.pits().find(|&pit| out.position().mark(pit) == Mark::Trap(mover));
            put_down(out, send.clause, own.expect("checked rules give each player a trap that stays"));
            LapOutcome::End(SowingEnd::Over)
        }
        To::RowEnd => {
            let way = out.board.near_end(at.pit, send.zone).unwrap_or(at.lap.way);
            let part = if way == Direction::Cw { Part::InnerLeft(1) } else { Part::InnerRight(1) };
            let end = out.board.part(out.mover, part).next().expect("an inner row has ends");
            LapOutcome::Enter(end, way, send.clause)
        }
        To::Sown => {
            let from = match send.from {
                SownFrom::LapOrigin => Some(at.lap.origin),
                SownFrom::Landed => None,
                SownFrom::TurnOrigin => Some(turn.origin.unwrap_or(at.lap.origin)),
            };
            // No lap of a checked game begins in a store where captured seeds go back to its beginning.
            let from = from.and_then(Place::as_pit).unwrap_or(at.pit);
            LapOutcome::Resow(from, send.first_dropped(), send.clause)
        }
        To::Given | To::Store => LapOutcome::End(SowingEnd::Over),
    }
}
