//! Pits that are barred for one turn: by a blockade, or because a lone seed has just crossed from there.

use super::emitter::Emitter;
use crate::engine::event::{EventSink, StateChange};
use crate::engine::legality::{can_move, taken_at_once};
use crate::engine::mark::Mark;
use crate::engine::position::Position;
use crate::engine::position_query::PositionQuery;
use crate::rules::plan::choice::ChoiceRule;
use crate::rules::{Cause, Direction, Part, PitId, Place, Rules};

/// Lifts the bars of the player who now moves: a bar holds for one turn.
pub(super) fn lift_bars<S: EventSink>(out: &mut Emitter<'_, S>, clause: Cause) {
    for pit in out.board.pits() {
        let mark = out.position().mark(pit);
        if mark.is_barred() {
            out.emit(StateChange::Marked { pit, mark: mark.barred(false) }, clause);
        }
    }
}

/// Bars the pit into which the first seed has crossed from the other side, if it was empty, and a clause asks no more
/// of a seed that was lifted alone or with others.
pub(super) fn bar_return<S: EventSink>(out: &mut Emitter<'_, S>, origin: PitId, way: Direction, lifted_alone: bool) {
    let bars = |it: &ChoiceRule| matches!(it, ChoiceRule::NoReturn { alone } if lifted_alone || !alone);
    let Some(clause) = out.stage.plan.choosing.limited_by(bars) else { return };
    let to = out.board.next(out.mover, way, Place::pit(origin));
    if let Some(pit) = to.as_pit()
        && out.owner(pit) != out.owner(origin)
        && out.position().pit(pit) == 1
    {
        out.emit(StateChange::Marked { pit, mark: Mark::Barred }, clause);
    }
}

/// Bars the pit that the opponent would lose to any capture of the mover, after a turn without capture.
#[cold]
pub(super) fn bar_threatened_pit<S: EventSink>(out: &mut Emitter<'_, S>, clause: Cause, spares_last_pair: bool) {
    let mut turned = out.position().clone();
    turned.apply(StateChange::TurnPassed { to: out.mover.opponent() });
    if let Some(pit) = blockaded(out.rules, &turned, spares_last_pair) {
        out.emit(StateChange::Marked { pit, mark: out.position().mark(pit).barred(true) }, clause);
    }
}

/// The pit of the player to move next that a blockade of the mover bars, with that player already to move.
fn blockaded(rules: &Rules, position: &Position, spares_last_pair: bool) -> Option<PitId> {
    let board = &rules.board;
    let opponent = position.to_move();
    if taken_at_once(rules, position).is_some() {
        return None;
    }
    let mut turned = position.clone();
    turned.apply(StateChange::TurnPassed { to: opponent.opponent() });
    let threatened = taken_at_once(rules, &turned)?;
    let pit = threatened[0];
    let pairs = board.part(opponent, Part::Inner).filter(|&pit| position.pit(pit) >= 2).count();
    let standing = PositionQuery::at(rules, position, opponent);
    let exempt = threatened.iter().any(|&other| other != pit)
        || standing.is_house(pit)
        || position.pit(pit) < 2
        || standing.is_alone(pit)
        || spares_last_pair && pairs == 1;
    if exempt {
        return None;
    }
    let mut barred = position.clone();
    barred.apply(StateChange::Marked { pit, mark: position.mark(pit).barred(true) });
    can_move(rules, &barred, opponent).then_some(pit)
}
