//! Legal moves where any own pit that holds enough seeds may be lifted.

use crate::engine::moves::{Move, Moves};
use crate::engine::position::Position;
use crate::engine::position_query::PositionQuery;
use crate::rules::plan::choice::QuickLifts;
use crate::rules::{PitId, Rules, Side};
use std::ops::ControlFlow;

/// Adds the legal moves to a list, where nothing limits the choice among the mover's pits; `false` where something may.
#[inline]
pub(in crate::engine) fn lifts(rules: &Rules, position: &Position, moves: &mut Moves) -> bool {
    let side = position.to_move();
    let Some(quick) = free(rules, position, side) else { return false };
    match quick.least.filter(|_| !position.moved_owners(&rules.stage_rules[position.stage()].plan.facts)) {
        Some(least) => any_own_pit(rules, position, least, moves),
        None => {
            let all = each_lift(&PositionQuery::at(rules, position, side), quick, &mut |mv| {
                moves.push(mv);
                ControlFlow::Continue(())
            });
            debug_assert!(all.is_continue(), "every move was asked for");
        }
    }
    true
}

/// Returns `true` if a side, were it to move, could lift a pit; `None` where something may limit its choice.
#[inline]
pub(in crate::engine) fn can_lift(rules: &Rules, position: &Position, side: Side) -> Option<bool> {
    let quick = free(rules, position, side)?;
    let query = PositionQuery::at(rules, position, side);
    Some(each_lift(&query, quick, &mut |_| ControlFlow::Break(())).is_break())
}

/// Adds every own pit that holds enough.
#[inline]
fn any_own_pit(rules: &Rules, position: &Position, least: u16, moves: &mut Moves) {
    let side = position.to_move();
    let sow = |pit: PitId, seeds: u16| (Move::Sow { pit, way: None }, seeds >= least);
    match rules.board.range_of(side) {
        Some(range) => {
            let (first, pits) = (range.start as u8, range.len());
            let held = (first..).map(PitId).zip(&position.seeds()[range]);
            moves.add_open(pits, held.map(|(pit, &seeds)| sow(pit, seeds)));
        }
        None => {
            let pits = rules.board.pits_of(side);
            moves.add_open(pits.len(), pits.map(|pit| sow(pit, position.pit(pit))));
        }
    }
}

/// Returns the lifts of a stage where nothing limits the choice among a side's pits here: the other player, if that
/// matters, has seeds.
#[inline]
fn free<'r>(rules: &'r Rules, position: &Position, side: Side) -> Option<&'r QuickLifts> {
    let quick = rules.stage_rules[position.stage()].plan.choosing.quick.as_ref()?;
    let feeds = quick.free?;
    let query = PositionQuery::at(rules, position, side);
    let is_free = by_place(&query, quick) && !(feeds && query.is_bare(side.opponent()));
    is_free.then_some(quick)
}

/// Returns the lifts of a stage, where they depend only on the places of pits and on what these hold.
#[inline]
pub(in crate::engine) fn lifts_by_place<'r>(query: &PositionQuery<'r, '_>) -> Option<&'r QuickLifts> {
    query.plan().choosing.quick.as_ref().filter(|quick| by_place(query, quick))
}

/// Returns `true` if lifts depend only on the places of pits and on what these hold, even if pits have changed hands.
#[inline]
fn by_place(query: &PositionQuery<'_, '_>, quick: &QuickLifts) -> bool {
    quick.own.is_some() || !query.moved_owners()
}

/// Calls `each` with every move that then lifts a pit, until it breaks off.
pub(in crate::engine) fn each_lift(
    query: &PositionQuery<'_, '_>,
    quick: &QuickLifts,
    each: &mut impl FnMut(Move) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let PositionQuery { board, position, mover, .. } = *query;
    let moved = query.moved_owners();
    let pits = quick.own.filter(|_| moved).unwrap_or(quick.pits[mover.index()]);
    for pit in pits.iter() {
        let own = || !moved || query.owner(pit) == mover && board.passes(mover, pit);
        let specials = || quick.specials.as_ref().is_none_or(|counts| counts.contains(position.special(pit)));
        let enough = query.holds_any(pit) && quick.holds.contains(position.pit(pit)) && specials();
        if !enough || !own() || !query.may_lift_trap(pit) {
            continue;
        }
        match query.way_of(pit).1 {
            Some(_) => each(Move::Sow { pit, way: None })?,
            None => board.ways().iter().try_for_each(|&way| each(Move::Sow { pit, way: Some(way) }))?,
        }
    }
    ControlFlow::Continue(())
}
