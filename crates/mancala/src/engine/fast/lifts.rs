//! Legal moves where any own pit that holds enough seeds may be lifted.

use crate::engine::moves::{Move, Moves};
use crate::engine::position::Position;
use crate::engine::position_query::PositionQuery;
use crate::rules::plan::choice::QuickLifts;
use crate::rules::plan::test::PitSet;
use crate::rules::{PitId, Rules, Side};

/// Adds the legal moves to a list, where nothing limits the choice among the mover's pits; `false` where something may.
#[inline]
pub(in crate::engine) fn lifts(rules: &Rules, position: &Position, moves: &mut Moves) -> bool {
    let side = position.to_move();
    let query = PositionQuery::at(rules, position, side);
    let Some(quick) = lifts_by_place(&query).filter(|quick| is_fed(&query, quick.free)) else { return false };
    match quick.least.filter(|_| !query.moved_owners()) {
        Some(least) => any_own_pit(rules, position, least, moves),
        None => {
            for pit in offered(&query, quick).iter() {
                if !may_lift(&query, quick, pit) {
                    continue;
                }
                match query.way_of(pit).1 {
                    Some(_) => moves.push(Move::Sow { pit, way: None }),
                    None => query.board.ways().iter().for_each(|&way| moves.push(Move::Sow { pit, way: Some(way) })),
                }
            }
        }
    }
    true
}

/// Returns `true` if a side, were it to move, could lift a pit or make any other move; `None` where that has to be asked.
#[inline]
pub(in crate::engine) fn can_move(rules: &Rules, position: &Position, side: Side) -> Option<bool> {
    let query = PositionQuery::at(rules, position, side);
    let quick = lifts_by_place(&query)?;
    if !is_fed(&query, quick.sure) {
        return None;
    }
    let can_lift = offered(&query, quick).iter().any(|pit| may_lift(&query, quick, pit));
    (can_lift || is_fed(&query, quick.free)).then_some(can_lift)
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

/// Returns `true` if something is known of lifts, and does not depend on the other player's having seeds or that player
/// has some.
#[inline]
fn is_fed(query: &PositionQuery<'_, '_>, known: Option<bool>) -> bool {
    known.is_some_and(|if_fed| !(if_fed && query.is_bare(query.mover.opponent())))
}

/// Returns the lifts of a stage, where they depend only on the places of pits and on what these hold.
#[inline]
pub(in crate::engine) fn lifts_by_place<'r>(query: &PositionQuery<'r, '_>) -> Option<&'r QuickLifts> {
    query.plan().choosing.quick.as_ref().filter(|quick| quick.own.is_some() || !query.moved_owners())
}

/// Returns the pits from which those that may then be lifted are chosen.
#[inline]
pub(in crate::engine) fn offered(query: &PositionQuery<'_, '_>, quick: &QuickLifts) -> PitSet {
    quick.own.filter(|_| query.moved_owners()).unwrap_or(quick.pits[query.mover.index()])
}

/// Returns `true` if one of them may be lifted.
#[inline(always)]
pub(in crate::engine) fn may_lift(query: &PositionQuery<'_, '_>, quick: &QuickLifts, pit: PitId) -> bool {
    let PositionQuery { board, position, mover, .. } = *query;
    let own = || !query.moved_owners() || query.owner(pit) == mover && board.passes(mover, pit);
    let specials = || quick.specials.as_ref().is_none_or(|counts| counts.contains(position.special(pit)));
    let enough = query.holds_any(pit) && quick.holds.contains(position.pit(pit)) && specials();
    enough && own() && query.may_lift_trap(pit)
}
