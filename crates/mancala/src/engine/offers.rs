//! Moves that the clauses offer, before any of them limits the choice.

use super::mark::Mark;
use super::moves::Move;
use super::position::Position;
use super::position_query::{Course, PositionQuery};
use super::trial::Trial;
use crate::rules::kinds::choice::{Act, Seats};
use crate::rules::kinds::condition::OfThese;
use crate::rules::kinds::marks::MarkFor;
use crate::rules::kinds::sowing::OrBack;
use crate::rules::plan::choice::{ChoiceRule, FromStore, LiftRule, QuickLifts};
use crate::rules::{Cause, PitId, Rules, Side, Way};

impl PositionQuery<'_, '_> {
    /// Returns `true` if a clause lets the mover lift a pit.
    pub(super) fn may_lift(&self, lift: &LiftRule, pit: PitId) -> bool {
        self.is_in_reach(lift, pit)
            && match &lift.test.rest {
                Some(rest) => {
                    let mut course = Course { lap: self.lap_from(pit), ..self.course };
                    if rest.of_these != OfThese::All {
                        course.among = self.board.pits().filter(|&other| self.is_in_reach(lift, other)).collect();
                    }
                    PositionQuery { course, ..*self }.fits(&lift.test, pit)
                }
                None => self.fits(&lift.test, pit),
            }
            && self.holds(&lift.when)
    }

    /// Returns `true` if the mover's sowings can begin from a pit, as far as its owner and its mark go.
    fn is_in_reach(&self, lift: &LiftRule, pit: PitId) -> bool {
        let owner = self.owner(pit);
        let seats = || lift.seats == Seats::All && self.board.players.seats(self.mover).contains(&owner);
        self.board.passes(self.mover, pit) && (!lift.own || owner == self.mover || seats()) && self.may_lift_trap(pit)
    }

    /// Returns `true` if a pit is no trap, or one that the mover may lift.
    #[inline]
    fn may_lift_trap(&self, pit: PitId) -> bool {
        let Mark::Trap(owner) = self.position.mark(pit) else { return true };
        self.plan().trap.as_ref().is_some_and(|trap| match trap.lift.0 {
            MarkFor::Nobody => false,
            MarkFor::Owner => owner == self.mover,
            MarkFor::Other => owner != self.mover,
            MarkFor::Both => true,
        })
    }

    /// Returns `true` if a clause lets the mover lift this many seeds of their own store.
    pub(super) fn may_draw(&self, lift: &FromStore, seeds: u16) -> bool {
        let held = self.position.store(self.mover);
        (1..=held).contains(&seeds)
            && (seeds == held || !lift.all)
            && lift.holds.as_ref().is_none_or(|counts| counts.contains(held))
            && self.holds(&lift.when)
    }

    /// Returns `true` if the mover may place a seed of the hand in a pit.
    pub(super) fn may_place(&self, pit: PitId) -> bool {
        let places = self.plan().choosing.places.as_ref();
        self.position.hand(self.mover) > 0 && places.is_some_and(|(_, test)| self.fits(test, pit))
    }
}

/// Returns the quick way of finding pits where nothing limits the choice among a side's pits here: the other player, if
/// that matters, has seeds.
#[inline]
pub(super) fn free<'r>(rules: &'r Rules, position: &Position, side: Side) -> Option<&'r QuickLifts> {
    let hungry = || PositionQuery::at(rules, position, side).is_bare(side.opponent());
    quick(rules, position).filter(|quick| quick.free.is_some_and(|feeds| !feeds || !hungry()))
}

/// Returns the quick way of finding pits, where that depends only on their place and their seeds.
#[inline]
fn quick<'r>(rules: &'r Rules, position: &Position) -> Option<&'r QuickLifts> {
    let plan = &rules.phases[position.phase()].plan;
    plan.choosing.quick.as_ref().filter(|quick| quick.own.is_some() || !position.moved_owners(&plan.facts))
}

/// Calls `each` with every move that then lifts a pit, until it returns `false`. Returns `true` if it never did.
pub(super) fn each_lifted(
    standing: &PositionQuery<'_, '_>,
    quick: &QuickLifts,
    each: &mut impl FnMut(Move) -> bool,
) -> bool {
    let PositionQuery { board, position, mover, .. } = *standing;
    let moved = standing.moved_owners();
    let pits = quick.own.filter(|_| moved).unwrap_or(quick.pits[mover.index()]);
    for pit in pits.iter() {
        let own = || !moved || standing.owner(pit) == mover && board.passes(mover, pit);
        let specials = || quick.specials.as_ref().is_none_or(|counts| counts.contains(position.special(pit)));
        let enough = standing.holds_any(pit) && quick.holds.contains(position.pit(pit)) && specials();
        if !enough || !own() || !standing.may_lift_trap(pit) {
            continue;
        }
        let go_on = match standing.way_of(pit).1 {
            Some(_) => each(Move::Sow { pit, way: None }),
            None => board.ways().iter().all(|&way| each(Move::Sow { pit, way: Some(way) })),
        };
        if !go_on {
            return false;
        }
    }
    true
}

/// Calls `each` with every move of the player to move that the clauses offer, until it returns `false`.
pub(super) fn each_offer(rules: &Rules, position: &Position, mut each: impl FnMut(Move) -> bool) {
    let phase = &rules.phases[position.phase()];
    let board = &rules.board;
    let side = position.to_move();
    let standing = PositionQuery::at(rules, position, side);
    let choosing = &phase.plan.choosing;
    if choosing.places.is_some() {
        for pit in board.pits().filter(|&pit| standing.may_place(pit)) {
            let go_on = match place_way(rules, position, pit) {
                Ok(_) => each(Move::Place { pit, way: None }),
                Err(_) => board.ways().iter().all(|&way| each(Move::Place { pit, way: Some(way) })),
            };
            if !go_on {
                return;
            }
        }
    }
    let quick = quick(rules, position);
    if quick.is_some_and(|quick| !each_lifted(&standing, quick, &mut each)) {
        return;
    }
    let asked = quick.is_none() && !phase.plan.opening.is_whole_move();
    let lifts = if asked { choosing.lifts.as_slice() } else { &[] };
    for pit in asked.then(|| board.pits()).into_iter().flatten() {
        if !standing.holds_any(pit) || !lifts.iter().any(|lift| standing.may_lift(lift, pit)) {
            continue;
        }
        let go_on = match standing.way_of(pit).1 {
            Some(way) => {
                each(Move::Sow { pit, way: None })
                    && (standing.back(pit).is_none()
                        || !may_run_back(rules, position, pit, way.reversed())
                        || each(Move::Sow { pit, way: Some(way.reversed()) }))
            }
            None => board.ways().iter().all(|&way| each(Move::Sow { pit, way: Some(way) })),
        };
        if !go_on {
            return;
        }
    }
    let stores = if phase.plan.opening.is_whole_move() { &[] } else { choosing.stores.as_slice() };
    for seeds in 1..=if stores.is_empty() { 0 } else { position.store(side) } {
        if !stores.iter().any(|lift| standing.may_draw(lift, seeds)) {
            continue;
        }
        let go_on = match standing.way_of_store(seeds).1 {
            Some(_) => each(Move::SowStore { seeds, way: None }),
            None => board.ways().iter().all(|&way| each(Move::SowStore { seeds, way: Some(way) })),
        };
        if !go_on {
            return;
        }
    }
    for limit in &choosing.limits {
        let ChoiceRule::Instead(act, test, _) = &limit.what else { continue };
        for pit in board.pits().filter(|&pit| standing.holds_any(pit) && standing.fits(test, pit)) {
            if !each(instead(*act, pit)) {
                return;
            }
        }
    }
    if choosing.swap.as_ref().is_some_and(|(_, when)| standing.holds(when)) && !each(Move::Swap) {
        return;
    }
    standing.each_opening(&mut each);
}

/// The move that does this with a pit.
pub(super) fn instead(act: Act, pit: PitId) -> Move {
    match act {
        Act::Take => Move::Take(pit),
        Act::Shift => Move::Shift(pit),
        Act::Give => Move::Give(pit),
    }
}

/// Returns `true` if a pit may be sown in this direction instead of the usual one, by a clause that may ask that the
/// lap captures.
pub(super) fn may_run_back(rules: &Rules, position: &Position, pit: PitId, way: Way) -> bool {
    let standing = PositionQuery::at(rules, position, position.to_move());
    match standing.way(pit).or_back {
        OrBack::Never => false,
        OrBack::Free => true,
        OrBack::IfCaptures => Trial::new(rules, position, Move::Sow { pit, way: Some(way) }).takes_at_once().is_some(),
    }
}

/// Returns the clause that settles the direction of a placed seed (`Ok`) or lets the player choose it (`Err`).
pub(super) fn place_way(rules: &Rules, position: &Position, pit: PitId) -> Result<Cause, Cause> {
    let phase = &rules.phases[position.phase()];
    if let Some(arrange) = &phase.plan.opening.arrange {
        return Ok(arrange.clause);
    }
    let standing = PositionQuery::at(rules, position, position.to_move());
    let captures = || Trial::new(rules, position, Move::Place { pit, way: None }).takes_at_once().is_some();
    let (clause, settled) = match phase.plan.sowing.enter.filter(|_| captures()) {
        Some((clause, zone)) => (clause, rules.board.near_end(pit, zone).is_some()),
        None => {
            let (clause, fixed) = standing.way_of(pit);
            (clause, fixed.is_some())
        }
    };
    if settled { Ok(clause) } else { Err(clause) }
}

/// Returns `true` if a move still leaves its direction open, so that it is only half made.
pub(super) fn is_half_made(rules: &Rules, position: &Position, mv: Move) -> bool {
    match mv {
        Move::Sow { pit, way: None } => PositionQuery::at(rules, position, position.to_move()).way_of(pit).1.is_none(),
        Move::SowStore { seeds, way: None } => {
            PositionQuery::at(rules, position, position.to_move()).way_of_store(seeds).1.is_none()
        }
        Move::Place { pit, way: None } => place_way(rules, position, pit).is_err(),
        _ => false,
    }
}
