//! Questions in the course of a turn: a player is asked, and the turn goes on with the answer.

use super::capture::take_more;
use super::claim::let_stand;
use super::deposit::deposit;
use super::effect::{apply_last_seed, resume_after_retreat};
use super::emitter::Emitter;
use super::laps::{prepare_next_lap, relay, report_lap_end, resow, sow_on};
use super::layout::resume_between_rounds;
use super::passing::take_in_passing;
use super::race::run_race;
use super::state::{LapOutcome, SowingEnd, TurnState};
use crate::engine::ask::{Ask, Question};
use crate::engine::event::{EventSink, Info, StateChange, Transfer, TransferKind};
use crate::engine::lap::{Landed, Lap};
use crate::engine::moves::Move;
use crate::rules::kinds::landing::To;
use crate::rules::plan::TurnStep;
use crate::rules::{Cause, PitId, Place, Side};

/// Asks a player something; the turn goes on with the answer.
#[cold]
pub(super) fn ask_player<S: EventSink>(
    out: &mut Emitter<'_, S>,
    turn: &TurnState,
    clause: Cause,
    question: Question,
    who: Side,
    pit: PitId,
    lap: &Lap,
) -> SowingEnd {
    let was_empty = out.position().pit(pit) < 2;
    let ask = turn.question(clause, question, who, pit, was_empty, lap);
    out.emit(StateChange::Asked { ask }, clause);
    SowingEnd::Open
}

/// Goes on after a question was answered.
#[cold]
pub(super) fn resume<S: EventSink>(
    out: &mut Emitter<'_, S>,
    turn: &mut TurnState,
    ask: Ask,
    answer: Move,
) -> SowingEnd {
    if ask.question.is_between_rounds() {
        return resume_between_rounds(out, ask, answer);
    }
    let Ask { clause, pit, was_empty, way, lap_origin, .. } = ask;
    *turn = TurnState::after_question(&ask);
    out.emit(StateChange::Answered { answer }, clause);
    let mut lap = Lap { origin: lap_origin, from: lap_origin, ..Lap::lifted(pit, way, 0) };
    let at = Landed { pit, was_empty, lap, answer: None };
    let after = match (ask.question, answer) {
        (Question::Take | Question::Claim, _) => {
            apply_last_seed(out, turn, Place::pit(pit), was_empty, &lap, Some((clause, answer == Move::Go)))
        }
        (Question::Passing, _) => return resume_passing(out, turn, ask, answer == Move::Go, lap),
        (Question::Halt, Move::Go) => {
            let asks = |step: &&TurnStep| step.optional.iter().any(|it| it.clause == clause);
            let relay = out.stage.plan.landing.iter().find(asks).map(|step| step.clause);
            out.emit(Info::Relayed { pit }, relay);
            LapOutcome::Relay(pit)
        }
        (Question::Halt, _) => {
            out.emit(Info::Stopped { at: Place::pit(pit) }, clause);
            LapOutcome::End(SowingEnd::Over)
        }
        (Question::Retreat, _) => {
            if answer == Move::Go {
                draw_back(out, clause, pit);
            }
            resume_after_retreat(out, turn, clause, at)
        }
        (Question::Way, Move::Way(way)) => {
            return match relay(out, turn, pit, way, Some(clause), &mut lap) {
                Some(end) => end,
                None => sow_on(out, turn, lap),
            };
        }
        (Question::Reentry, Move::Way(way)) => {
            let send = out.stage.plan.sends().find(|send| send.to == To::Sown);
            let send = send.expect("only captured seeds that are sown again are asked");
            let (by, first) = (send.clause, send.first_dropped());
            return match resow(out, &mut turn.laps, pit, first, way, by, &mut lap) {
                Some(end) => end,
                None => sow_on(out, turn, lap),
            };
        }
        (Question::Race, Move::Pick(other)) => {
            return run_race(out, turn, clause, way, [(out.mover, pit), (ask.who, other)]);
        }
        (Question::Deposit, Move::Pick(to)) => deposit(out, clause, to),
        (Question::More(left), Move::Pick(taken)) => take_more(out, turn, clause, left, taken, at),
        // Answers of another form have been refused.
        (_, _) => LapOutcome::End(SowingEnd::Open),
    };
    // A seed of the hand that was placed is no lap.
    if turn.laps.begun() > 0 || out.stage.plan.choosing.places.is_none() {
        report_lap_end(out, Place::pit(pit), &after);
    }
    match prepare_next_lap(out, turn, after, &mut lap) {
        Some(end) => end,
        None => sow_on(out, turn, lap),
    }
}

/// Goes on with a lap that was broken off to ask about taking the pit just filled.
fn resume_passing<S: EventSink>(
    out: &mut Emitter<'_, S>,
    turn: &mut TurnState,
    ask: Ask,
    takes: bool,
    lap: Lap,
) -> SowingEnd {
    let lap = Lap { from: Place::pit(ask.pit), seeds: out.position().lifted(), ..lap };
    let end = if takes {
        take_in_passing(out, turn, ask.clause, ask.pit, ask.who)
    } else {
        let_stand(out, ask.clause, ask.pit);
        None
    };
    end.unwrap_or_else(|| sow_on(out, turn, lap))
}

/// Moves the seeds that a capture from this pit has spared to the pit behind theirs.
fn draw_back<S: EventSink>(out: &mut Emitter<'_, S>, clause: Cause, pit: PitId) {
    let Some(from) = out.board.facing(pit) else { return };
    let Some(to) = out.board.behind(from) else { return };
    let seeds = out.position().pit(from);
    let (from, to) = (Place::pit(from), Place::pit(to));
    out.emit(Transfer { from, to, seeds, kind: TransferKind::Retreated }, clause);
}
