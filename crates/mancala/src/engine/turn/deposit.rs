//! Captured seeds that are given away: all of them go into one pit of the opponent's.

use super::emitter::Emitter;
use super::resume::ask_player;
use super::state::{LapOutcome, SowingEnd, TurnState};
use crate::engine::ask::Question;
use crate::engine::event::{EventSink, StateChange, Transfer};
use crate::engine::lap::Landed;
use crate::engine::mark::Mark;
use crate::rules::{Board, Cause, PitId, Place, Side};

/// Asks the player for the opponent's pit that gets the captured seeds, unless the player's own pits are empty by now.
#[cold]
pub(super) fn give_away<S: EventSink>(
    out: &mut Emitter<'_, S>,
    turn: &TurnState,
    clause: Cause,
    at: Landed,
) -> LapOutcome {
    let other = out.mover.opponent();
    if !out.query().is_bare(out.mover) {
        return LapOutcome::End(ask_player(out, turn, clause, Question::Deposit, out.mover, at.pit, &at.lap));
    }
    put_down(out, clause, first_pit(out.board, other));
    LapOutcome::End(SowingEnd::Over)
}

/// The first pit of a side's path.
pub(super) fn first_pit(board: &Board, side: Side) -> PitId {
    board.path(side).iter().find_map(|place| place.as_pit()).expect("a path passes pits")
}

/// Puts all seeds in flight into one pit, which is remembered where it may not get any next time.
pub(super) fn deposit<S: EventSink>(out: &mut Emitter<'_, S>, clause: Cause, to: PitId) -> LapOutcome {
    if out.stage.plan.sends().any(|send| send.clause == clause && !send.again) {
        let filled = |pit: &PitId| out.position().mark(*pit) == Mark::Filled && *pit != to;
        if let Some(pit) = out.board.pits_of(out.mover.opponent()).find(filled) {
            out.emit(StateChange::Marked { pit, mark: Mark::None }, clause);
        }
        out.emit(StateChange::Marked { pit: to, mark: Mark::Filled }, clause);
    }
    put_down(out, clause, to);
    LapOutcome::End(SowingEnd::Over)
}

/// Puts all seeds in flight into one pit.
pub(super) fn put_down<S: EventSink>(out: &mut Emitter<'_, S>, clause: Cause, to: PitId) {
    while out.position().lifted() > 0 {
        out.emit(Transfer::sown(Place::pit(to)), clause);
    }
}
