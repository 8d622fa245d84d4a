//! Seeds brought into play before a move, from store or hand, and what is borrowed and paid back for it.

use super::capture::take_pit;
use super::emitter::Emitter;
use super::state::TurnState;
use crate::engine::event::{EventSink, NoEvents, StateChange, Transfer, TransferKind};
use crate::engine::lap::{Landed, Lap};
use crate::engine::mark::Mark;
use crate::engine::position::Position;
use crate::rules::kinds::landing::Made;
use crate::rules::kinds::opening::{BringWhen, Duty, Source};
use crate::rules::plan::opening::BringRule;
use crate::rules::plan::{ExceptRule, StepEffect, TurnStep};
use crate::rules::{Board, Cause, Direction, PitId, Place, Rules, Side};

/// Returns the number of seeds a side has borrowed and not paid back.
pub fn owed(board: &Board, position: &Position, side: Side) -> u16 {
    board.spare.saturating_sub(position.at(Place::spare(side)))
}

/// Returns the seeds in a side's store less those that it owes: below zero where it owes more.
pub fn balance(board: &Board, position: &Position, side: Side) -> i32 {
    i32::from(position.store(side)) - i32::from(owed(board, position, side))
}

/// The position in which the player to move chooses, where seeds must be brought in or are captured first, and the
/// clause by which.
pub(in crate::engine) fn reseeded(rules: &Rules, position: &Position) -> Option<(Position, Cause)> {
    let plan = &rules.stage_rules[position.stage()].plan;
    if plan.starting.is_empty() && !plan.opening.brings.iter().any(|bring| bring.how == Duty::Must) {
        return None;
    }
    let mut ready = position.clone();
    let clause = reseed(&mut Emitter::new(rules, &mut ready, &mut NoEvents), &mut TurnState::new(), Made::Before)?;
    Some((ready, clause))
}

/// The position after seeds were brought in, if there are enough for each pit, and it is time for that.
pub(in crate::engine) fn brought_in(rules: &Rules, position: &Position, rule: &BringRule) -> Option<Position> {
    let side = position.to_move();
    let at = |place: Place| usize::from(position.at(place));
    let held = at(source(rule, side)) + if rule.borrows { at(Place::spare(side)) } else { 0 };
    let needed = || usize::from(rule.seeds) * pits_to_fill(&rules.board, position, side).count();
    if held == 0 || held < needed() {
        return None;
    }
    let mut after = position.clone();
    bring(&mut Emitter::new(rules, &mut after, &mut NoEvents), rule).then_some(after)
}

/// Brings in the seeds that must be brought before a move, and makes the captures that come before one; with
/// `Made::Chosen` those too that wait until the move is chosen. Returns the clause by which anything was done.
#[cold]
pub(super) fn reseed<S: EventSink>(out: &mut Emitter<'_, S>, turn: &mut TurnState, made: Made) -> Option<Cause> {
    let mut by = None;
    for rule in out.stage.plan.opening.brings.iter().filter(|rule| rule.how == Duty::Must) {
        if bring(out, rule) {
            by = by.or(Some(rule.clause));
        }
    }
    for step in &out.stage.plan.starting {
        for pit in out.board.pits() {
            if capture_before_moving(out, turn, step, pit, made) {
                by = by.or(Some(step.clause));
            }
        }
    }
    by
}

/// Makes a capture that comes before a move, at one pit, if it fits. Returns `true` if anything was taken.
fn capture_before_moving<'a, S: EventSink>(
    out: &mut Emitter<'a, S>,
    turn: &mut TurnState,
    step: &'a TurnStep,
    pit: PitId,
    made: Made,
) -> bool {
    let StepEffect::Capture(capture) = &step.act else { return false };
    if capture.made == Made::Chosen && made == Made::Before {
        return false;
    }
    let standing = out.query();
    let at = Landed {
        pit,
        was_empty: standing.seeds(pit) == 0,
        lap: Lap::lifted(pit, Direction::default(), 0),
        answer: None,
    };
    let excepted = |it: &ExceptRule| standing.holds(&it.when) && standing.fits(&it.test, pit);
    if !standing.holds(&step.when) || !standing.fits(&step.test, pit) || step.excepts.iter().any(excepted) {
        return false;
    }
    let Ok(found) = standing.found(step, capture, at) else { return false };
    let mut any = false;
    for &taken in &found.pits {
        any |= out.position().pit(taken) > 0 || out.position().special(taken) > 0;
        let seeds = out.position().pit(taken);
        take_pit(out, turn, taken, seeds, capture, step.clause);
    }
    any
}

/// A side's pits that are open, along its path.
fn pits_to_fill(board: &Board, position: &Position, side: Side) -> impl Iterator<Item = PitId> {
    let pits = board.path(side).iter().filter_map(|place| place.as_pit());
    pits.filter(move |&pit| position.owner(board, pit) == side && position.mark(pit) != Mark::Closed)
}

/// Returns the place from which seeds are brought.
fn source(rule: &BringRule, side: Side) -> Place {
    match rule.from {
        Source::Store => Place::store(side),
        Source::Hand => Place::hand(side),
    }
}

/// Brings seeds into each of the mover's pits, as far as they go, if it is time for that. Returns `true` if there were
/// any.
#[cold]
pub(super) fn bring<S: EventSink>(out: &mut Emitter<'_, S>, rule: &BringRule) -> bool {
    let standing = out.query();
    let due = match rule.on {
        BringWhen::PitsEmpty => standing.is_bare(out.mover),
        BringWhen::OnceAGame => !out.position().has_brought(out.mover),
    };
    if !due || !standing.holds(&rule.when) {
        return false;
    }
    let source = source(rule, out.mover);
    let mut pits: Vec<PitId> = pits_to_fill(out.board, out.position(), out.mover).collect();
    match rule.from {
        // From a hand they are sown, in the order of the path.
        Source::Hand => {
            let seeds = (rule.seeds * pits.len() as u16).min(out.position().at(source));
            if seeds > 0 {
                out.emit(Transfer::lifted(source, seeds, Direction::Ccw), rule.clause);
            }
        }
        Source::Store => pits.sort_by_key(|pit| pit.0),
    }
    let mut any = false;
    for pit in pits {
        let to = Place::pit(pit);
        let mut wanting = rule.seeds;
        while rule.from == Source::Hand && wanting > 0 && out.position().lifted() > 0 {
            out.emit(Transfer::sown(to), rule.clause);
            wanting -= 1;
            any = true;
        }
        let stores =
            [(Place::store(out.mover), TransferKind::Reseeded), (Place::spare(out.mover), TransferKind::Borrowed)];
        let from_store = rule.from == Source::Store;
        for ((from, kind), gives) in stores.into_iter().zip([from_store, rule.borrows]) {
            let given = wanting.min(out.position().at(from));
            if gives && given > 0 {
                out.emit(Transfer { from, to, seeds: given, kind }, rule.clause);
                wanting -= given;
                any = true;
            }
        }
    }
    // An empty hand needs no remembering.
    let spent = rule.from == Source::Hand && out.position().at(source) == 0 && !rule.borrows;
    if any && rule.on == BringWhen::OnceAGame && !spent {
        out.emit(StateChange::Brought { side: out.mover }, rule.clause);
    }
    any
}

/// Pays back the seeds that players owe, as far as their stores hold them.
#[cold]
pub(super) fn repay<S: EventSink>(out: &mut Emitter<'_, S>) {
    let Some(clause) = out.stage.plan.opening.lender() else { return };
    for side in Side::BOTH {
        let seeds = owed(out.board, out.position(), side).min(out.position().store(side));
        if seeds > 0 {
            let (from, to) = (Place::store(side), Place::spare(side));
            out.emit(Transfer { from, to, seeds, kind: TransferKind::Repaid }, clause);
        }
    }
}

/// Gives each player half of the seeds in the pits at the ends; an odd one stays there.
#[cold]
pub(super) fn share_ends<S: EventSink>(out: &mut Emitter<'_, S>, clause: Cause) {
    let all: u16 = out.board.ends().map(|pit| out.position().pit(pit)).sum();
    for side in Side::BOTH {
        let mut wanting = all / 2;
        // Each begins at their own left hand.
        for from in [side.opponent(), side].into_iter().filter_map(|side| out.board.end_after(side)) {
            let seeds = wanting.min(out.position().pit(from));
            if seeds > 0 {
                let (from, to) = (Place::pit(from), Place::store(side));
                out.emit(Transfer { from, to, seeds, kind: TransferKind::Swept }, clause);
                wanting -= seeds;
            }
        }
    }
}
