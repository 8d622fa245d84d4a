//! Pits sold from round to round: who sells, what becomes of seeds in a pit that is sold, and the next round.

use super::closing::score;
use super::emitter::Emitter;
use super::reseed::owed;
use crate::engine::event::{EventSink, StateChange, Transfer, TransferKind};
use crate::engine::mark::Mark;
use crate::engine::position::Position;
use crate::rules::kinds::rounds::Sale;
use crate::rules::{Board, Cause, PitId, Place, Side};

/// Lets the player who has won less in a round sell a pit or a share in one, unless the other gets one back.
pub(super) fn sell<S: EventSink>(out: &mut Emitter<'_, S>, clause: Cause, rule: &Sale) {
    let stage = out.stage;
    let [south, north] = Side::BOTH.map(|side| score(out.board, stage.plan.winner.as_ref(), out.position(), side));
    let seller = if south < north { Side::South } else { Side::North };
    let halves_less = south.abs_diff(north);
    if halves_less == 0 {
        return;
    }
    let sold = if halves_less >= 2 * u64::from(rule.whole) {
        bought_back(out.board, out.position(), seller.opponent())
            .or_else(|| whole_pit(out.board, out.position(), seller))
    } else {
        half_share(out.board, out.position(), seller)
    };
    // Else all is sold.
    if let Some((pit, mark)) = sold {
        out.emit(StateChange::Marked { pit, mark }, clause);
    }
}

/// The pit that a player gets back who had sold it: the last from the owner's left, sold wholly or by half.
fn bought_back(board: &Board, position: &Position, owner: Side) -> Option<(PitId, Mark)> {
    let row = row_left_first(board, owner);
    let sold = |pit: &PitId| matches!(position.mark(*pit), Mark::Sold | Mark::HalfSold);
    row.into_iter().rfind(sold).map(|pit| (pit, Mark::None))
}

/// Returns the pit that a player sells as a whole: one that is not sold, or else the other half of one.
fn whole_pit(board: &Board, position: &Position, seller: Side) -> Option<(PitId, Mark)> {
    let pit = first_marked(board, position, seller, Mark::None)
        .or_else(|| first_marked(board, position, seller, Mark::HalfSold));
    pit.map(|pit| (pit, Mark::Sold))
}

/// Returns the pit in which a player sells a half share: the other half of a pit, or else half of one that is not sold.
fn half_share(board: &Board, position: &Position, seller: Side) -> Option<(PitId, Mark)> {
    let other_half = first_marked(board, position, seller, Mark::HalfSold).map(|pit| (pit, Mark::Sold));
    other_half.or_else(|| first_marked(board, position, seller, Mark::None).map(|pit| (pit, Mark::HalfSold)))
}

/// The first pit of a side, from its left, that bears this mark.
fn first_marked(board: &Board, position: &Position, side: Side, mark: Mark) -> Option<PitId> {
    row_left_first(board, side).into_iter().find(|&pit| position.mark(pit) == mark)
}

/// The pits of a side, from its left.
fn row_left_first(board: &Board, side: Side) -> Vec<PitId> {
    let mut pits: Vec<PitId> = board.pits_of(side).collect();
    pits.sort_by_key(|&pit| board.number(pit));
    pits
}

/// Returns the number of pits of a side that are sold as a whole.
pub(super) fn sold_wholly(board: &Board, position: &Position, side: Side) -> usize {
    board.pits_of(side).filter(|&pit| position.mark(pit) == Mark::Sold).count()
}

/// Sweeps the buyer's share of the seeds left in a sold pit into their store.
#[cold]
pub(super) fn sweep_share<S: EventSink>(out: &mut Emitter<'_, S>, from: PitId, clause: Cause) {
    let seeds = match out.position().mark(from) {
        Mark::Sold => out.position().pit(from),
        Mark::HalfSold => out.position().pit(from) / 2,
        _ => return,
    };
    if seeds > 0 {
        let (from, to) = (Place::pit(from), Place::store(out.board.owner(from).opponent()));
        out.emit(Transfer { from, to, seeds, kind: TransferKind::Swept }, clause);
    }
}

/// Fills every pit again with what it held at the start, whoever has won it. What was borrowed goes back: nobody brings
/// a debt into the next round.
pub(super) fn lay_out_anew<S: EventSink>(out: &mut Emitter<'_, S>, clause: Cause) {
    let board = out.board;
    let opening = board.opening_when(out.position().round_state().began);
    for pit in board.every_pit() {
        let owner = if board.is_end(pit) { out.position().round_state().began } else { board.owner(pit) };
        let has = out.position().pit(pit);
        let mut wanting = opening[pit.index()].saturating_sub(has);
        let stores = [owner, owner.opponent()].map(|side| (Place::store(side), TransferKind::Laid));
        let ends = board.ends().filter(|&end| end.0 > pit.0).map(|end| (Place::pit(end), TransferKind::Completed));
        for (from, kind) in stores.into_iter().chain(ends) {
            let seeds = wanting.min(out.position().at(from));
            if seeds > 0 {
                out.emit(Transfer { from, to: Place::pit(pit), seeds, kind }, clause);
                wanting -= seeds;
            }
        }
        give_back_specials(out, pit, clause);
    }
    for owner in Side::BOTH {
        let mut wanting = board.opening[Place::hand(owner).index()].saturating_sub(out.position().hand(owner));
        for from in [owner, owner.opponent()].map(Place::store) {
            let seeds = wanting.min(out.position().at(from));
            if seeds > 0 {
                out.emit(Transfer { from, to: Place::hand(owner), seeds, kind: TransferKind::Handed }, clause);
                wanting -= seeds;
            }
        }
    }
    for debtor in Side::BOTH {
        for from in Side::BOTH.map(Place::store).into_iter().chain(board.ends().map(Place::pit)) {
            let left_over = out.position().at(from).saturating_sub(board.opening[from.index()]);
            let owed = owed(board, out.position(), debtor).min(left_over);
            if owed > 0 {
                let to = Place::spare(debtor);
                out.emit(Transfer { from, to, seeds: owed, kind: TransferKind::Returned }, clause);
            }
        }
    }
}

/// Gives a pit the special pieces that belong in it at the start.
fn give_back_specials<S: EventSink>(out: &mut Emitter<'_, S>, pit: PitId, clause: Cause) {
    if out.board.specials == 0 {
        return;
    }
    let mut wanting = out.board.opening_special(pit).saturating_sub(out.position().special(pit));
    for from in Side::BOTH.map(Place::special_store) {
        let seeds = wanting.min(out.position().at(from));
        if seeds > 0 {
            out.emit(Transfer { from, to: Place::special(pit), seeds, kind: TransferKind::SpecialsLaid }, clause);
            wanting -= seeds;
        }
    }
}
