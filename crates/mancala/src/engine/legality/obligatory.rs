//! The third stage: clauses that prefer some of the moves that are left to others.

use super::super::Refused;
use super::barred::move_fits;
use super::trial::Trial;
use super::{Legality, Move};
use crate::engine::state::Kind;
use crate::rules::Cause;
use crate::rules::kinds::choice::Unfed;
use crate::rules::plan::choice::{ChoiceRule, Limit};
use crate::rules::plan::test::MoveTest;
use smallvec::SmallVec;

/// Of some moves, `true` for those that are kept.
type Kept = SmallVec<[bool; 64]>;

/// Returns the clause by which others are preferred to a move that is offered and that no clause bars by itself.
pub(super) fn refused(legality: &Legality<'_, '_>, mv: Move) -> Option<Refused> {
    if !legality.choosing().prefers {
        return None;
    }
    let mut by = None;
    sift(legality, legality.unbarred(), |dropped, clause| {
        if dropped == mv {
            by = Some(Refused::Barred(clause));
        }
    });
    by
}

/// Drops the moves to which others are preferred, clause by clause, and reports the clauses.
pub(super) fn sift<'a>(
    legality: &Legality<'_, '_>,
    mut trials: Vec<Trial<'a>>,
    mut dropped: impl FnMut(Move, Cause),
) -> Vec<Trial<'a>> {
    let mut kind = None;
    for limit in &legality.choosing().limits {
        if compares_pits(limit) {
            let among = trials.iter().filter_map(|trial| trial.start().map(|(pit, _)| pit)).collect();
            trials.iter_mut().for_each(|trial| trial.among = among);
        }
        if !trials.first().is_some_and(|first| first.holds(&limit.when, kind)) {
            continue;
        }
        let Some(kept) = preferred(legality, limit, &trials) else { continue };
        if matches!(limit.what, ChoiceRule::MustCapture) {
            kind = Some(if kept.contains(&true) { Kind::Capturing } else { Kind::Plain });
        }
        if kept.contains(&true) {
            let mut kept = kept.into_iter();
            trials.retain(|trial| {
                let keeps = kept.next().unwrap_or(true);
                if !keeps {
                    dropped(trial.mv, limit.clause);
                }
                keeps
            });
        }
    }
    trials
}

/// Returns `true` if a clause may prefer pits that are best among those from which the moves begin.
fn compares_pits(limit: &Limit) -> bool {
    let ChoiceRule::Prefer(wanted, not) = &limit.what else { return false };
    !(wanted.is_of_start() && not.as_ref().is_none_or(|not| not.is_of_start()))
}

/// Returns which moves a clause prefers; `None` if it does not compare moves here.
fn preferred(legality: &Legality<'_, '_>, limit: &Limit, trials: &[Trial<'_>]) -> Option<Kept> {
    match &limit.what {
        ChoiceRule::MustCapture => Some(trials.iter().map(|trial| trial.kind() == Kind::Capturing).collect()),
        ChoiceRule::Prefer(wanted, not) => {
            Some(trials.iter().map(|it| is_wanted(it, wanted, not.as_deref())).collect())
        }
        ChoiceRule::Feed(least, or) if legality.query.is_bare(legality.query.mover.opponent()) => match or {
            Unfed::Free => {
                let feeds = |it: &Trial<'_>| it.gives() >= u32::from(*least) && !it.leaves_nothing();
                Some(trials.iter().map(feeds).collect())
            }
            Unfed::Barred | Unfed::Most if *least > 1 || *or == Unfed::Most => {
                let given: Vec<u32> = trials.iter().map(Trial::gives).collect();
                let most = given.iter().copied().max().unwrap_or_default();
                Some(given.iter().map(|&given| given >= most.min(u32::from(*least))).collect())
            }
            Unfed::Barred | Unfed::Most => None,
        },
        ChoiceRule::Feed(..)
        | ChoiceRule::Bar(_)
        | ChoiceRule::Instead(..)
        | ChoiceRule::NoReturn { .. }
        | ChoiceRule::Blockade { .. }
        | ChoiceRule::GrandSlam
        | ChoiceRule::Endless
        | ChoiceRule::Bound => None,
    }
}

/// Returns `true` if a clause prefers a move. One that neither sows nor places a seed is never outdone.
fn is_wanted(trial: &Trial<'_>, wanted: &MoveTest, not: Option<&MoveTest>) -> bool {
    let sows = matches!(trial.mv, Move::Sow { .. } | Move::SowStore { .. } | Move::Place { .. });
    !sows || move_fits(trial, wanted) && not.is_none_or(|not| !move_fits(trial, not))
}
