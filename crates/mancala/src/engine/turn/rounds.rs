//! Matches: a round that is over gives way to the next, laid out from what each side has won.
//!
//! The ply that ends a round tells all of it: the result, how the seeds come to the stores of those who won them, and
//! the next opening. A choice that a player has in between is a question like those in mid-turn.

use super::closing::{score, with_traps};
use super::emitter::Emitter;
use super::layout::{fillings, lay_out, pits_due, pits_short};
use super::sale::{sell, sold_wholly};
use crate::engine::event::{EventSink, GameResult, Info, StateChange, Transfer, TransferKind};
use crate::engine::mark::Mark;
use crate::engine::position::Position;
use crate::rules::kinds::ending::WonBy;
use crate::rules::kinds::rounds::{Begins, Counting, Score};
use crate::rules::plan::rounds::{Layout, Rounds};
use crate::rules::{Board, Cause, PitId, Place, Side};

/// Ends a round: its result is told, everything comes to the stores, and the next round begins, unless the match is
/// over. `stopped` is the clause that ended play, `by` the one that found the winner, `aside` the number of seeds in
/// flight that are in the hand of the mover's opponent.
pub(super) fn end_round<S: EventSink>(
    out: &mut Emitter<'_, S>,
    rounds: &Rounds,
    result: GameResult,
    stopped: Cause,
    by: Cause,
    aside: u16,
) {
    let Rounds { clause, layout, begins, void_passes } = rounds;
    let points = match layout {
        Layout::Score(rule) => points(rule, result, seeds_won(out), out.board.total),
        Layout::Refill(_) | Layout::Territory(_) | Layout::Mirror(_) | Layout::Sale(_) => [0, 0],
    };
    out.emit(StateChange::RoundEnded { result, because: stopped, points }, by);
    // A turn that was found never to end may leave captured seeds in flight, a race seeds in both hands.
    for (side, others) in [(out.mover, aside), (out.mover.opponent(), 0)] {
        if aside > 0 && out.position().lifted() > others {
            out.emit(Info::Hand { side }, by);
        }
        while out.position().lifted() > others {
            out.emit(Transfer::sown(Place::store(side)), by);
        }
    }
    if result == GameResult::Void {
        restore(out, by)
    } else {
        gather(out, by)
    }
    for pit in out.board.pits() {
        if !matches!(out.position().mark(pit), Mark::None | Mark::Sold | Mark::HalfSold) {
            out.emit(StateChange::Marked { pit, mark: Mark::None }, None);
        }
    }
    if let Layout::Sale(rule) = layout {
        sell(out, *clause, rule);
    }
    if let Some(winner) = match_won(out.board, out.position(), layout).filter(|_| result != GameResult::Void) {
        let won = GameResult::Won(winner);
        return out.emit(StateChange::Ended { result: won, because: Some(*clause) }, *clause);
    }
    let began = out.position().round_state().began;
    let first = match result {
        GameResult::Void if *void_passes => began.opponent(),
        GameResult::Void => began,
        _ => beginner(out, begins.0),
    };
    let round = out.position().round_state().round.saturating_add(1);
    out.emit(StateChange::RoundBegan { round, first }, begins.1);
    lay_out(out);
}

/// Returns the points of a round for South and North. `won`: the seeds that each has won, `total`: all there are.
fn points(rule: &Score, result: GameResult, won: [u16; 2], total: u32) -> [u16; 2] {
    let GameResult::Won(winner) = result else {
        return match (rule.counts, result) {
            (Counting::Seeds, GameResult::Draw) => won,
            _ => [0, 0],
        };
    };
    let [more, fewer] = [winner, winner.opponent()].map(|side| won[side.index()]);
    let points = match rule.counts {
        Counting::Seeds => return won,
        Counting::Rounds => 1,
        Counting::Lead => more.abs_diff(fewer),
        Counting::Points => 1 + u16::from(4 * u32::from(more) >= 3 * total),
    };
    Side::BOTH.map(|side| if side == winner { points } else { 0 })
}

/// Returns the number of seeds South and North have won in this round: whole ones.
fn seeds_won<S: EventSink>(out: &Emitter<'_, S>) -> [u16; 2] {
    let winner = out.stage.plan.winner.as_ref();
    let halves = Side::BOTH.map(|side| match winner.map(|winner| winner.by) {
        Some(WonBy::MostWithTraps) => 2 * i64::from(with_traps(out.board, out.position(), side)),
        _ => score(out.board, winner, out.position(), side),
    });
    halves.map(|halves| u16::try_from(halves.max(0) / 2).unwrap_or(u16::MAX))
}

/// Moves every seed on the board to the store of the side for which it counts: that of the trap's owner, else that of
/// the pit's.
fn gather<S: EventSink>(out: &mut Emitter<'_, S>, clause: Cause) {
    for pit in out.board.pits() {
        let taker = match out.position().mark(pit) {
            Mark::Trap(owner) => owner,
            Mark::Sold => out.board.owner(pit).opponent(),
            _ => out.owner(pit),
        };
        put_away(out, pit, taker, clause);
    }
}

/// Gives back to each side what it brought into a round that does not count.
fn restore<S: EventSink>(out: &mut Emitter<'_, S>, clause: Cause) {
    for pit in out.board.pits() {
        let owner = out.board.owner(pit);
        put_away(out, pit, owner, clause);
    }
    for side in Side::BOTH {
        let (has, brought) = (out.position().store(side), out.position().round_state().held[side.index()]);
        if has > brought {
            let (from, to) = (Place::store(side), Place::store(side.opponent()));
            out.emit(Transfer { from, to, seeds: has - brought, kind: TransferKind::GivenBack }, clause);
        }
    }
}

/// Moves the seeds of a pit to a side's store.
fn put_away<S: EventSink>(out: &mut Emitter<'_, S>, pit: PitId, taker: Side, clause: Cause) {
    let seeds = out.position().pit(pit);
    if seeds > 0 {
        let (from, to) = (Place::pit(pit), Place::store(taker));
        out.emit(Transfer { from, to, seeds, kind: TransferKind::Gathered }, clause);
    }
}

/// Returns the side that begins the next round, by the seeds in the stores.
fn beginner<S: EventSink>(out: &Emitter<'_, S>, begins: Begins) -> Side {
    let [south, north] = Side::BOTH.map(|side| out.position().store(side));
    let other = out.position().round_state().began.opponent();
    let richer = match south.cmp(&north) {
        std::cmp::Ordering::Greater => Some(Side::South),
        std::cmp::Ordering::Less => Some(Side::North),
        std::cmp::Ordering::Equal => None,
    };
    match begins {
        Begins::Alternate => other,
        Begins::Loser => richer.map_or(other, Side::opponent),
        Begins::Winner => richer.unwrap_or(other),
        Begins::Same => out.board.first,
        Begins::LastMover => out.mover,
    }
}

/// Returns the side that has won the match with the round that is over, if there is one.
fn match_won(board: &Board, position: &Position, layout: &Layout) -> Option<Side> {
    let stuck = |side: &Side| match layout {
        Layout::Refill(it) => {
            position.store(*side) < it.least_seeds
                || fillings(board, position, it, *side, usize::MAX).len() < usize::from(it.least)
        }
        Layout::Territory(it) => {
            let theirs = pits_due(board, position, it, side.opponent());
            pits_due(board, position, it, *side) == 0 || it.goal.is_some_and(|goal| theirs >= usize::from(goal))
        }
        Layout::Mirror(it) => {
            let pits = (board.pits_of(*side).len() - pits_short(board, position, it, *side)) as u32;
            u32::from(position.store(*side)) <= u32::from(it.least) * pits
        }
        Layout::Sale(it) => sold_wholly(board, position, *side) >= usize::from(it.lost),
        Layout::Score(it) => {
            let points = position.round_state().points;
            let [own, theirs] = [*side, side.opponent()].map(|side| points[side.index()]);
            theirs >= it.goal && theirs > own
        }
    };
    Side::BOTH.into_iter().find(stuck).map(Side::opponent)
}
