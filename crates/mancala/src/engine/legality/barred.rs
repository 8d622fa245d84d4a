//! The second stage: clauses that bar a move by itself, whatever others there are.

use super::super::Refused;
use super::super::event::StateChange;
use super::super::turn::SowingEnd;
use super::offered::{is_half_made, with_way};
use super::trial::Trial;
use super::{Legality, Move, can_move};
use crate::rules::kinds::choice::{Act, Unfed};
use crate::rules::kinds::condition::Leaves;
use crate::rules::kinds::opening::Duty;
use crate::rules::plan::choice::{ChoiceRule, Limit};
use crate::rules::plan::test::{MoveTest, Test};
use crate::rules::stage::Until;
use crate::rules::{Cause, PitId};
use std::cell::Cell;

/// The last answer to the question whether there is a pit that must be taken or shifted, by the clause that was asked.
#[derive(Default)]
pub(super) struct MustInstead(Cell<Option<(Cause, bool)>>);

/// Returns the clause that bars a move by itself. A move that is only half made is barred if it is whichever way it
/// goes on.
pub(super) fn refused(legality: &Legality<'_, '_>, mv: Move) -> Option<Refused> {
    if legality.choosing().limits.is_empty() {
        return None;
    }
    let bar = |mv: Move| bar(legality, &Trial::new(legality, mv));
    if !is_half_made(legality, mv) {
        return bar(mv).map(Refused::Barred);
    }
    let mut ways = legality.rules.board.ways().iter().map(|&way| bar(with_way(mv, way)));
    let first = ways.next()??;
    ways.all(|clause| clause.is_some()).then_some(Refused::Barred(first))
}

/// Returns the first clause that bars a move by itself.
pub(super) fn bar(legality: &Legality<'_, '_>, trial: &Trial<'_>) -> Option<Cause> {
    legality.choosing().limits.iter().find(|limit| bars(legality, limit, trial)).map(|limit| limit.clause)
}

/// Returns `true` if a clause bars a move.
fn bars(legality: &Legality<'_, '_>, limit: &Limit, trial: &Trial<'_>) -> bool {
    let position = trial.query().position;
    let sows = matches!(trial.mv, Move::Sow { .. } | Move::SowStore { .. });
    let sows_or_shifts = sows || matches!(trial.mv, Move::Shift(_));
    let at_pit = match trial.mv {
        Move::Sow { pit, .. } | Move::Place { pit, .. } => Some(pit),
        _ => None,
    };
    match &limit.what {
        ChoiceRule::Bar(test) => {
            (at_pit.is_some() || sows_or_shifts) && trial.holds(&limit.when, None) && move_fits(trial, test)
        }
        ChoiceRule::Instead(act, test, how) => bars_instead(legality, limit, (*act, test, *how), trial),
        ChoiceRule::Feed(_, or) => {
            *or != Unfed::Free
                && sows_or_shifts
                && trial.holds(&limit.when, None)
                && trial.query().is_bare(trial.query().mover.opponent())
                && trial.leaves_nothing()
        }
        ChoiceRule::NoReturn { .. } => sows && at_pit.is_some_and(|pit| position.mark(pit).is_barred()),
        ChoiceRule::Blockade { .. } => at_pit.is_some_and(|pit| position.mark(pit).is_barred()),
        ChoiceRule::GrandSlam => sows && trial.made().captured > 0 && trial.leaves_nothing(),
        ChoiceRule::Endless => (at_pit.is_some() || sows) && matches!(trial.made().end, SowingEnd::Endless(..)),
        ChoiceRule::Bound => match (position.bound(), trial.mv) {
            (Some(bound), Move::Sow { way: Some(way), .. } | Move::SowStore { way: Some(way), .. }) => way != bound,
            _ => false,
        },
        ChoiceRule::Prefer(..) | ChoiceRule::MustCapture => false,
    }
}

/// Returns `true` if a clause on taking, shifting or giving bars a move: one of these that it does not allow here, or
/// another where it is a duty.
fn bars_instead(legality: &Legality<'_, '_>, limit: &Limit, rule: (Act, &Test, Duty), trial: &Trial<'_>) -> bool {
    let (act, test, how) = rule;
    let query = &trial.query();
    let may = |pit: PitId| query.holds_any(pit) && query.fits(test, pit);
    match (trial.mv, act) {
        (Move::Take(pit), Act::Take) | (Move::Shift(pit), Act::Shift) | (Move::Give(pit), Act::Give) => {
            !may(pit) || !trial.holds(&limit.when, None)
        }
        (Move::Sow { .. } | Move::SowStore { .. } | Move::Shift(_) | Move::Give(_) | Move::Take(_), _) => match how {
            Duty::May => false,
            Duty::Must => must_instead(legality, limit, may) && trial.holds(&limit.when, None),
            Duty::Only => trial.holds(&limit.when, None),
        },
        _ => false,
    }
}

/// Returns `true` if there is a pit that must be taken, shifted or given from.
fn must_instead(legality: &Legality<'_, '_>, limit: &Limit, may: impl Fn(PitId) -> bool) -> bool {
    match legality.must.0.get() {
        Some((clause, must)) if clause == limit.clause => must,
        _ => {
            let must = legality.rules.board.pits().any(may);
            legality.must.0.set(Some((limit.clause, must)));
            must
        }
    }
}

/// Returns `true` if a move fits, and leaves the other player a move where that is asked.
pub(super) fn move_fits(trial: &Trial<'_>, test: &MoveTest) -> bool {
    trial.fits(test) && (test.leaves != Leaves::Move || leaves_move(trial))
}

/// Returns `true` if the other player could move after a move, or it is not yet that player's turn.
fn leaves_move(trial: &Trial<'_>) -> bool {
    let (rules, made) = (trial.rules(), trial.made());
    if made.end != SowingEnd::Over {
        return true;
    }
    let other = rules.board.after(trial.query().mover);
    if !matches!(trial.query().stage.until, Until::OneTurn | Until::OneMove) {
        return can_move(rules, &made.after, other);
    }
    let mut after = made.after.clone();
    after.apply(StateChange::StageBegan { stage: after.stage() as u8 + 1 });
    can_move(rules, &after, other)
}
