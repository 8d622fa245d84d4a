//! Penalties: the price of passing, and the players who have lost by what they paid.

use super::emitter::Emitter;
use crate::engine::event::{EventSink, StateChange, Transfer, TransferKind};
use crate::engine::position_query::is_out;
use crate::rules::Place;
use crate::rules::kinds::ending::Unpaid;

/// Takes the price of passing from a player who has not lost.
pub(super) fn pay_for_passing<S: EventSink>(out: &mut Emitter<'_, S>) {
    if is_out(out.board, out.position(), out.mover) {
        return;
    }
    let store = out.position().store(out.mover);
    if let Some(pass) = out.stage.plan.choosing.pass.as_ref().filter(|pass| pass.pays.0 > 0) {
        let (seeds, clause) = pass.pays;
        if store > 0 {
            let (from, to) = (Place::store(out.mover), Place::penalty(out.mover));
            return out.emit(Transfer { from, to, seeds: seeds.min(store), kind: TransferKind::Paid }, clause);
        }
        if let (Unpaid::Loses, clause) = pass.unpaid {
            return out.emit(StateChange::Lost { side: out.mover }, clause);
        }
    }
    if let Some(clause) = out.stage.plan.facts.all_passed {
        let turns = out.position().idle().saturating_add(1);
        out.emit(StateChange::Idle { turns }, clause);
    }
}

/// Reports the players who have lost by the seeds in their penalty pits.
#[cold]
pub(super) fn report_losses<S: EventSink>(out: &mut Emitter<'_, S>) {
    let Some((clause, seeds)) = out.stage.plan.facts.penalty_holds else { return };
    for &side in out.board.sides() {
        if out.position().penalty(side) >= seeds && !is_out(out.board, out.position(), side) {
            out.emit(StateChange::Lost { side }, clause);
        }
    }
}
