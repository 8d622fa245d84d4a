//! Limits on the choice among the moves that are offered: clauses that bar a move by itself, and clauses that prefer
//! some of the remaining moves to others.

use super::Refused;
use super::event::StateChange;
use super::moves::{Move, Moves};
use super::offers::{each_lifted, each_offer, free, is_half_made};
use super::position::Position;
use super::position_query::PositionQuery;
use super::state::Kind;
use super::trial::Trial;
use super::turn::{self, SowingEnd, reseeded};
use crate::rules::kinds::choice::{Act, Unfed};
use crate::rules::kinds::condition::Leaves;
use crate::rules::kinds::opening::{Counted, Duty};
use crate::rules::phase::Until;
use crate::rules::plan::choice::{ChoiceRule, Choosing, Limit};
use crate::rules::plan::opening::{BringRule, Opening};
use crate::rules::plan::test::MoveTest;
use crate::rules::{Cause, PitId, Rules, Side};
use smallvec::SmallVec;
use std::cell::Cell;

/// The first clause that by itself does not allow a move. A move that is only half made is barred if it is whichever
/// way it goes on.
pub(super) fn bar(rules: &Rules, position: &Position, mv: Move) -> Option<Cause> {
    let offered = Offered::new(rules, position);
    if let Some(clause) = offered.refused(mv) {
        return Some(clause);
    }
    if offered.choosing().limits.is_empty() || !is_half_made(rules, position, mv) {
        return offered.limited(mv);
    }
    let mut ways = rules.board.ways().iter().map(|&way| match mv {
        Move::Place { pit, .. } => bar(rules, position, Move::Place { pit, way: Some(way) }),
        Move::Sow { pit, .. } => bar(rules, position, Move::Sow { pit, way: Some(way) }),
        Move::SowStore { seeds, .. } => bar(rules, position, Move::SowStore { seeds, way: Some(way) }),
        _ => None,
    });
    let first = ways.next()??;
    ways.all(|clause| clause.is_some()).then_some(first)
}

/// Every move that the clauses offer and none bars by itself, until `each` says stop.
pub(super) fn each_unbarred(rules: &Rules, position: &Position, mut each: impl FnMut(Move) -> bool) {
    let offered = Offered::new(rules, position);
    let opening = !offered.standing.plan().opening.is_empty();
    each_offer(rules, position, |mv| {
        let barred = opening && offered.refused(mv).is_some() || offered.limited(mv).is_some();
        barred || each(mv)
    });
}

/// The moves that the clauses offer in a position.
struct Offered<'r, 'p> {
    rules: &'r Rules,
    standing: PositionQuery<'r, 'p>,
    /// The clause asked last by which a pit must be taken or shifted, and `true` if there is such a pit.
    must: Cell<Option<(Cause, bool)>>,
}

impl<'r, 'p> Offered<'r, 'p> {
    fn new(rules: &'r Rules, position: &'p Position) -> Self {
        Offered { rules, standing: PositionQuery::at(rules, position, position.to_move()), must: Cell::new(None) }
    }

    /// The first limit that bars a move.
    fn limited(&self, mv: Move) -> Option<Cause> {
        let limits = &self.choosing().limits;
        if limits.is_empty() {
            return None;
        }
        let trial = Trial::new(self.rules, self.standing.position, mv);
        limits.iter().find(|limit| self.bars(limit, &trial)).map(|limit| limit.clause)
    }

    fn choosing(&self) -> &'r Choosing {
        &self.standing.plan().choosing
    }

    /// The clause by which a move is not offered at all.
    fn refused(&self, mv: Move) -> Option<Cause> {
        let (choosing, standing) = (self.choosing(), &self.standing);
        if let Some(said) = self.said_by_opening(&standing.plan().opening, mv) {
            return said;
        }
        match mv {
            Move::Sow { pit, .. } => {
                if choosing.lifts.iter().any(|lift| standing.may_lift(lift, pit)) {
                    return None;
                }
                let of_store = || choosing.stores.first().map(|lift| lift.clause);
                choosing.lifts.first().map(|lift| lift.clause).or(choosing.instead_of_lifts).or_else(of_store)
            }
            Move::SowStore { seeds, .. } => {
                if choosing.stores.iter().any(|lift| standing.may_draw(lift, seeds)) {
                    return None;
                }
                choosing.stores.first().map(|lift| lift.clause)
            }
            Move::Place { pit, .. } => {
                choosing.places.as_ref().filter(|_| !standing.may_place(pit)).map(|(clause, _)| *clause)
            }
            Move::Reserve
            | Move::Gather
            | Move::Take(_)
            | Move::Shift(_)
            | Move::Give(_)
            | Move::Go
            | Move::Stop
            | Move::Way(_)
            | Move::Pick(_)
            | Move::Pass
            | Move::Swap => None,
        }
    }

    /// Returns `true` if a limit bars a move.
    fn bars(&self, limit: &Limit, trial: &Trial<'_, '_>) -> bool {
        let (position, mover) = (trial.position, trial.position.to_move());
        let at_pit = match trial.mv {
            Move::Sow { pit, .. } | Move::Place { pit, .. } => Some(pit),
            _ => None,
        };
        let sows = matches!(trial.mv, Move::Sow { .. } | Move::SowStore { .. });
        let sows_or_shifts = sows || matches!(trial.mv, Move::Shift(_));
        match &limit.what {
            ChoiceRule::Bar(test) => {
                (at_pit.is_some() || sows_or_shifts) && trial.holds(&limit.when, None) && move_fits(trial, test)
            }
            ChoiceRule::Instead(act, test, how) => {
                let standing = trial.standing();
                let may = |pit: PitId| standing.holds_any(pit) && standing.fits(test, pit);
                match (trial.mv, act) {
                    (Move::Take(pit), Act::Take) | (Move::Shift(pit), Act::Shift) | (Move::Give(pit), Act::Give) => {
                        !may(pit) || !trial.holds(&limit.when, None)
                    }
                    (Move::Sow { .. } | Move::SowStore { .. } | Move::Shift(_) | Move::Give(_) | Move::Take(_), _) => {
                        match how {
                            Duty::May => false,
                            Duty::Must => self.must_instead(limit, may) && trial.holds(&limit.when, None),
                            Duty::Only => trial.holds(&limit.when, None),
                        }
                    }
                    _ => false,
                }
            }
            ChoiceRule::Feed(_, or) => {
                let hungry = mover.opponent();
                *or != Unfed::Free
                    && sows_or_shifts
                    && trial.holds(&limit.when, None)
                    && trial.standing().is_bare(hungry)
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

    /// Returns `true` if there is a pit that may be taken, shifted or given from.
    fn must_instead(&self, limit: &Limit, may: impl Fn(PitId) -> bool) -> bool {
        match self.must.get() {
            Some((clause, must)) if clause == limit.clause => must,
            _ => {
                let must = self.rules.board.pits().any(may);
                self.must.set(Some((limit.clause, must)));
                must
            }
        }
    }

    /// Returns the verdict of an opening, or of a clause on seeds that are brought in, on a move: the clause by which
    /// it is not offered, if it is not.
    fn said_by_opening(&self, opening: &Opening, mv: Move) -> Option<Option<Cause>> {
        let Offered { rules, standing, .. } = self;
        let script = opening.script.as_ref();
        let offered = opening.offered();
        let may_bring = |bring: &BringRule| may_bring(rules, standing.position, bring);
        let barred = |offers: bool, clause: Cause| Some(clause).filter(|_| !offers);
        match mv {
            _ if opening.is_empty() => None,
            Move::Place { pit, .. } => {
                let arrange = opening.arrange.as_ref()?;
                Some(barred(standing.may_arrange(arrange, pit), arrange.clause))
            }
            Move::Gather => script.map(|it| barred(it.from == Counted::First && standing.may_play(it), it.clause)),
            Move::Reserve => offered.map(|it| barred(may_bring(it), it.clause)),
            Move::Sow { pit, way: None } if script.is_some_and(|it| it.from == Counted::Chosen) => {
                script.map(|it| barred(standing.may_count_from(it, pit), it.clause))
            }
            Move::Sow { .. } | Move::SowStore { .. } | Move::Take(_) | Move::Shift(_) | Move::Give(_) => {
                let race = opening.race.as_ref().filter(|_| matches!(mv, Move::SowStore { .. })).map(|it| it.clause);
                let only = offered.filter(|it| it.how == Duty::Only && may_bring(it)).map(|it| it.clause);
                let arrange = opening.arrange.as_ref().map(|it| it.clause);
                arrange.or(script.map(|it| it.clause)).or(opening.swap).or(only).or(race).map(Some)
            }
            Move::Swap | Move::Pass | Move::Go | Move::Stop | Move::Way(_) | Move::Pick(_) => None,
        }
    }
}

/// Returns `true` if a move fits, and leaves the other player a move where that is asked.
fn move_fits(trial: &Trial<'_, '_>, test: &MoveTest) -> bool {
    trial.fits(test) && (test.leaves != Leaves::Move || leaves_move(trial))
}

/// Returns `true` if the other player could move after a move, or it is not yet that player's turn.
fn leaves_move(trial: &Trial<'_, '_>) -> bool {
    let made = trial.made();
    if made.end != SowingEnd::Over {
        return true;
    }
    let rules = trial.rules;
    let other = rules.board.after(trial.position.to_move());
    if !matches!(rules.phases[trial.position.phase()].until, Until::OneTurn | Until::OneMove) {
        return can_move(rules, &made.after, other);
    }
    let mut after = made.after.clone();
    after.apply(StateChange::PhaseBegan { phase: after.phase() as u8 + 1 });
    can_move(rules, &after, other)
}

/// Returns `true` if a side, were it to move, would have a move other than to pass.
pub(super) fn can_move(rules: &Rules, position: &Position, side: Side) -> bool {
    let mut found = false;
    let mut first = |_: Move| {
        found = true;
        false
    };
    if let Some(quick) = free(rules, position, side) {
        each_lifted(&PositionQuery::at(rules, position, side), quick, &mut first);
        return found;
    }
    let mut look = |position: &Position| {
        let ready = reseeded(rules, position);
        each_unbarred(rules, ready.as_ref().map_or(position, |(ready, _)| ready), &mut first);
    };
    if side == position.to_move() {
        look(position);
    } else {
        let mut turned = position.clone();
        turned.apply(StateChange::TurnPassed { to: side });
        look(&turned);
    }
    found
}

/// The clause that prefers other moves to this one, which no clause bars by itself.
pub(super) fn outdone(rules: &Rules, position: &Position, mv: Move) -> Option<Refused> {
    if !rules.phases[position.phase()].plan.choosing.prefers {
        return None;
    }
    let mut moves = Moves::new();
    each_unbarred(rules, position, |mv| {
        moves.push(mv);
        true
    });
    let mut by = None;
    sift(rules, position, &mut moves, |dropped, clause| {
        if dropped == mv {
            by = Some(Refused::Barred(clause));
        }
    });
    by
}

/// Of some moves, which.
type Which = SmallVec<[bool; 64]>;

/// Drops the moves to which others are preferred, clause by clause, and reports the clauses.
pub(super) fn sift(rules: &Rules, position: &Position, moves: &mut Moves, mut dropped: impl FnMut(Move, Cause)) {
    let mut trials: Vec<Trial<'_, '_>> = moves.iter().map(|&mv| Trial::new(rules, position, mv)).collect();
    let mut kind = None;
    for limit in &rules.phases[position.phase()].plan.choosing.limits {
        if let ChoiceRule::Prefer(wanted, not) = &limit.what
            && !(wanted.is_of_start() && not.as_ref().is_none_or(|not| not.is_of_start()))
        {
            let among = trials.iter().filter_map(|trial| trial.start().map(|(pit, _)| pit)).collect();
            trials.iter_mut().for_each(|trial| trial.among = among);
        }
        let Some(first) = trials.first().filter(|first| first.holds(&limit.when, kind)) else { continue };
        let preferred: Which = match &limit.what {
            ChoiceRule::MustCapture => {
                let captures: Which = trials.iter().map(|trial| trial.kind() == Kind::Capturing).collect();
                kind = Some(if captures.contains(&true) { Kind::Capturing } else { Kind::Plain });
                captures
            }
            ChoiceRule::Prefer(wanted, not) => preferred(&trials, wanted, not.as_deref()),
            ChoiceRule::Feed(least, or) if first.standing().is_bare(position.to_move().opponent()) => match or {
                Unfed::Free => {
                    let feeds = |trial: &Trial<'_, '_>| trial.gives() >= u32::from(*least) && !trial.leaves_nothing();
                    trials.iter().map(feeds).collect()
                }
                Unfed::Barred | Unfed::Most if *least > 1 || *or == Unfed::Most => {
                    let given: Vec<u32> = trials.iter().map(Trial::gives).collect();
                    let most = given.iter().copied().max().unwrap_or_default();
                    given.iter().map(|&given| given >= most.min(u32::from(*least))).collect()
                }
                Unfed::Barred | Unfed::Most => continue,
            },
            ChoiceRule::Feed(..)
            | ChoiceRule::Bar(_)
            | ChoiceRule::Instead(..)
            | ChoiceRule::NoReturn { .. }
            | ChoiceRule::Blockade { .. }
            | ChoiceRule::GrandSlam
            | ChoiceRule::Endless
            | ChoiceRule::Bound => continue,
        };
        if preferred.contains(&true) {
            let mut keeps = preferred.into_iter();
            trials.retain(|trial| {
                let keeps = keeps.next().unwrap_or(true);
                if !keeps {
                    dropped(trial.mv, limit.clause);
                }
                keeps
            });
        }
    }
    let left = trials.into_iter();
    moves.clear();
    left.for_each(|trial| moves.push(trial.mv));
}

/// Returns the moves that a clause prefers. A move that neither sows nor places a seed is never outdone.
fn preferred(trials: &[Trial<'_, '_>], wanted: &MoveTest, not: Option<&MoveTest>) -> Which {
    let sows =
        |trial: &Trial<'_, '_>| matches!(trial.mv, Move::Sow { .. } | Move::SowStore { .. } | Move::Place { .. });
    trials
        .iter()
        .map(|trial| !sows(trial) || move_fits(trial, wanted) && not.is_none_or(|not| !move_fits(trial, not)))
        .collect()
}

/// Returns `true` if the player to move may bring seeds in as a move of its own: there are enough for each pit, and
/// something to be moved then.
#[cold]
fn may_bring(rules: &Rules, position: &Position, bring: &BringRule) -> bool {
    let mut after = position.clone();
    turn::bring_in(rules, &mut after, bring) && (bring.how == Duty::Only || can_move(rules, &after, position.to_move()))
}
