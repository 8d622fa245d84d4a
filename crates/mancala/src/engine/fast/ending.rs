//! Ends of a turn with which the next player simply moves.

use crate::engine::event::EventSink;
use crate::engine::position::Position;
use crate::engine::turn::{Emitter, SowingEnd};
use crate::rules::stage::Until;
use crate::rules::{Rules, Side};

/// Returns the side that moves next, and `true` if the turn passes to it, where nothing but an ending of the game can
/// come between; `None` where more may.
#[inline(always)]
pub(in crate::engine) fn next_to_move<S: EventSink>(out: &Emitter<'_, S>, end: SowingEnd) -> Option<(Side, bool)> {
    let facts = &out.stage.plan.facts;
    let is_plain = facts.plain_turn && out.stage.until == Until::End;
    match end {
        SowingEnd::Over if is_plain => Some((out.board.after(out.mover), true)),
        SowingEnd::Again if is_plain && facts.never_stuck => Some((out.mover, false)),
        _ => None,
    }
}

/// Returns `true` if no ending can hold: both players have seeds, and no store holds as many as could end the game.
#[inline(always)]
pub(in crate::engine) fn goes_on(rules: &Rules, position: &Position) -> bool {
    let Some(amount) = rules.stage_rules[position.stage()].plan.facts.plain_end else { return false };
    let pits = &position.seeds()[..rules.board.pit_count()];
    let (south, north) = pits.split_at(pits.len() / 2);
    let any = |pits: &[u16]| pits.iter().any(|&seeds| seeds > 0);
    let most = position.store(Side::South).max(position.store(Side::North));
    u32::from(most) < amount && any(south) && any(north)
}
