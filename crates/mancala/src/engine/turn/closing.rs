//! The close of a game or round: the seeds that are left are shared out, and the winner is found.

use super::emitter::Emitter;
use super::ending::{Adjudication, Share, Stop, left};
use super::reseed::{owed, repay, share_ends};
use super::rounds::end_round;
use super::sale::sweep_share;
use crate::engine::event::{EventSink, GameResult, Info, StateChange, Transfer, TransferKind};
use crate::engine::mark::Mark;
use crate::engine::position::Position;
use crate::rules::kinds::ending::{Level, WonBy};
use crate::rules::plan::WinnerRule;
use crate::rules::{Board, Cause, PitId, Place, Side};

/// Ends the game: shares out the seeds that are left and reports the winner. `aside`: the seeds in flight that are in
/// the hand of the mover's opponent.
#[cold]
pub(super) fn close<S: EventSink>(out: &mut Emitter<'_, S>, stop: Stop, aside: u16) {
    out.emit(Info::Closed, stop.clause);
    while let Some(side) = stop.hand.filter(|_| out.position().lifted() > 0) {
        out.emit(Transfer::sown(Place::store(side)), stop.clause);
    }
    match stop.share {
        Share::Nobody => {}
        Share::All(taker) => {
            for pit in out.board.every_pit() {
                sweep(out, pit, u16::MAX, taker, stop.clause);
            }
        }
        Share::Owner => {
            for pit in out.board.pits().filter(|&pit| !out.board.is_nobodys(pit)) {
                sweep_share(out, pit, stop.clause);
                let taker = match out.position().mark(pit) {
                    Mark::Trap(owner) => owner,
                    _ => out.owner(pit),
                };
                sweep(out, pit, u16::MAX, taker, stop.clause);
            }
            if out.board.has_ends() {
                share_ends(out, stop.clause);
            }
        }
        Share::Split => {
            let half = left(out.board, out.position()) as u16 / 2;
            // In the order in which the mover sees the pits, so that an odd seed stays where it would for the other
            // player.
            let mut pits: Vec<PitId> = out.board.every_pit().collect();
            if out.mover == Side::North {
                pits.reverse();
            }
            for side in [out.mover, out.mover.opponent()] {
                let mut due = half;
                for &pit in &pits {
                    due -= sweep(out, pit, due, side, stop.clause);
                }
            }
        }
    }
    repay(out);
    let (result, clause) = match stop.outcome {
        Adjudication::Is(result) => (result, stop.clause),
        Adjudication::MostSeeds => (find_winner(out, WonBy::MostSeeds), stop.clause),
        Adjudication::ByWinner => {
            let winner = out.stage.plan.winner.as_ref().expect("games of two have a Winner clause in every stage");
            match (find_winner(out, winner.by), winner.level) {
                (GameResult::Draw, Level::LastMover) => (GameResult::Won(out.mover), winner.clause),
                (result, _) => (result, winner.clause),
            }
        }
    };
    if let Some(rounds) = &out.rules.rounds {
        return end_round(out, rounds, result, stop.clause, clause, aside);
    }
    out.emit(StateChange::Ended { result, because: Some(stop.clause) }, clause);
}

/// Gives a player the seeds left in a pit, at most `most`; returns their number.
fn sweep<S: EventSink>(out: &mut Emitter<'_, S>, pit: PitId, most: u16, taker: Side, clause: Cause) -> u16 {
    let seeds = out.position().pit(pit).min(most);
    if seeds > 0 {
        let (from, to) = (Place::pit(pit), Place::store(taker));
        out.emit(Transfer { from, to, seeds, kind: TransferKind::Swept }, clause);
    }
    seeds
}

/// Returns the result of a game by this criterion.
fn find_winner<S: EventSink>(out: &Emitter<'_, S>, by: WonBy) -> GameResult {
    let winner = out.stage.plan.winner.as_ref();
    match by {
        WonBy::MostSeeds | WonBy::MostWithTraps | WonBy::FewestSeeds => {
            let [south, north] = Side::BOTH.map(|side| match by {
                WonBy::MostWithTraps => 2 * i64::from(with_traps(out.board, out.position(), side)),
                _ => score(out.board, winner, out.position(), side),
            });
            let ahead = match south.cmp(&north) {
                std::cmp::Ordering::Greater => Side::South,
                std::cmp::Ordering::Less => Side::North,
                std::cmp::Ordering::Equal => return GameResult::Draw,
            };
            match winner.and_then(|winner| winner.least) {
                _ if by == WonBy::FewestSeeds => GameResult::Won(ahead.opponent()),
                Some(least) if south.max(north) < 2 * i64::from(least) => GameResult::Draw,
                _ => GameResult::Won(ahead),
            }
        }
        WonBy::LastMover => GameResult::Won(out.mover),
        WonBy::Emptier => {
            let standing = out.query();
            let empty = |side: &Side| standing.is_bare(*side);
            let emptier = [out.mover, out.mover.opponent()].into_iter().find(empty);
            emptier.map_or(GameResult::Draw, GameResult::Won)
        }
    }
}

/// Returns the score of a side by its store, in halves of a seed.
pub fn in_halves(position: &Position, komi: u16, side: Side) -> u32 {
    let second = if side == position.round_state().began { 0 } else { komi };
    2 * u32::from(position.store(side)) + u32::from(second)
}

/// Returns the score of a side in a game of most seeds, in halves of a seed: its store less its debts, with the value
/// of its special pieces.
pub fn score(board: &Board, winner: Option<&WinnerRule>, position: &Position, side: Side) -> i64 {
    let (komi, worth) = winner.map_or((0, 0), |it| (it.komi, it.specials));
    let store = i64::from(in_halves(position, komi, side));
    match (worth, board.spare) {
        (0, 0) => store,
        (worth, _) => {
            let pieces = if worth > 0 { i64::from(position.special_store(side)) } else { 0 };
            store + 2 * (i64::from(worth) * pieces - i64::from(owed(board, position, side)))
        }
    }
}

/// The seeds in a side's store and in the pits that are its traps.
pub fn with_traps(board: &Board, position: &Position, side: Side) -> u32 {
    let traps = board.pits().filter(|&pit| position.mark(pit) == Mark::Trap(side));
    u32::from(position.store(side)) + traps.map(|pit| u32::from(position.pit(pit))).sum::<u32>()
}
