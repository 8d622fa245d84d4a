//! Clarity of examples: few seeds, few events, and nothing else of note.

use super::effect::{Effect, ExampleGoal, Lines, Sort};
use super::walk::Walk;
use crate::words::Sentence;
use mancala::engine::{
    CausedEvent, Event, Info, Mark, Move, Position, StateChange, Transfer, TransferKind, legal_moves,
};
use mancala::rules::kinds::List;
use mancala::rules::{Cause, Rules, Side};
use std::collections::BTreeSet;

/// Burden for each rank by which a sentence is shown less well than it might be.
const WORSE: u32 = 60;

/// Returns the burden of an example: everything in it that it is not about. Less is clearer.
pub(super) fn burden(
    lines: &Lines<'_>,
    goal: ExampleGoal,
    effect: &Effect,
    walk: &Walk,
    start: &Position,
    plies: usize,
) -> u32 {
    let rules = lines.rules;
    let cause = match goal {
        ExampleGoal::Shows(Sentence::Clause(cause)) | ExampleGoal::Misses(cause) => Some(cause),
        ExampleGoal::Shows(Sentence::Plain(_)) => None,
    };
    let at_end = cause.is_some_and(|cause| matches!(rules.meant(cause).0, List::Ending | List::Rounds));
    let mut sum = laid(rules, start) + unnatural(rules, start, &walk.after);
    sum += told(lines, cause, &walk.events, at_end);
    sum += 12 * (plies as u32 - 1);
    sum += if start.ask().is_some() { 14 } else { 0 };
    sum += if start.chooser() == Side::South { 0 } else { 4 };
    sum += if start.round_state().round > 1 { 10 } else { 0 };
    sum += if effect.often { 2 } else { 0 };
    sum += WORSE * effect.rank as u32;
    sum += if walk.refused.is_some() { instead(rules, &walk.before) } else { 0 };
    // That another player's empty pit may not be chosen surprises nobody, and of one's own one sees it.
    sum += match effect.sorts[..] {
        [Sort::Barred(false, false)] => 40,
        [Sort::Barred(true, false)] => 8,
        _ => 0,
    };
    sum + 2 * effect.sorts.len().saturating_sub(1) as u32
}

/// Returns the burden of having few other moves: a barred move is best seen beside two or more legal ones.
fn instead(rules: &Rules, position: &Position) -> u32 {
    match legal_moves(rules, position)[..] {
        [] | [Move::Pass] => 20,
        [_] => 5,
        [_, _, ..] => 0,
    }
}

/// Returns the burden of the seeds on the board.
fn laid(rules: &Rules, start: &Position) -> u32 {
    let board = &rules.board;
    let mut sum = 0;
    for pit in board.every_pit() {
        let seeds = u32::from(start.pit(pit));
        sum += 2 * seeds + u32::from(seeds > 0) + 3 * seeds.saturating_sub(8);
        if start.mark(pit) != Mark::None {
            sum += 3;
        }
        if board.specials > 0 {
            sum += u32::from(start.special(pit) > 1);
        }
    }
    let stores = board.sides().iter().map(|&side| start.store(side));
    let (least, most) = (stores.clone().min().unwrap_or(0), stores.max().unwrap_or(0));
    sum + u32::from(most - least) / 4
}

/// Returns the burden of a position that hardly occurs in play: a side with very few seeds.
fn unnatural(rules: &Rules, start: &Position, after: &Position) -> u32 {
    let board = &rules.board;
    if !board.is_owned() {
        let occupied = board.pits().filter(|&pit| start.pit(pit) > 0).count() as u32;
        return 8 * 4_u32.saturating_sub(occupied);
    }
    let occupied = |position: &Position, side: Side| {
        board.pits().filter(|&pit| position.owner(board, pit) == side && position.pit(pit) > 0).count()
    };
    let mut sum = 0;
    for &side in board.sides() {
        sum += match occupied(start, side) {
            0 => 22,
            1 => 9,
            2 => 2,
            _ => 0,
        };
        sum += if occupied(after, side) == 0 { 10 } else { 0 };
    }
    sum
}

/// Returns the burden of the events in the move.
fn told(lines: &Lines<'_>, cause: Option<Cause>, events: &[CausedEvent], at_end: bool) -> u32 {
    let mut sum = 0;
    let (mut laps, mut sown, mut taken, mut captures) = (0_u32, 0_u32, 0_u32, false);
    let mut others: BTreeSet<Cause> = BTreeSet::new();
    for told in events {
        let own = told.clause.is_some_and(|by| Some(lines.line(by)) == cause);
        match told.event {
            Event::Info(Info::LapBegan { .. }) => laps += 1,
            Event::Transfer(Transfer { kind: TransferKind::Lifted { .. }, .. })
            | Event::Info(Info::LapEnded { .. }) => {}
            Event::Transfer(Transfer { kind: TransferKind::Sown, .. }) => sown += 1,
            Event::Transfer(Transfer { kind: TransferKind::Captured, seeds, .. }) if own => {
                captures = true;
                taken += u32::from(seeds);
            }
            Event::Change(StateChange::TurnPassed { .. }) | Event::Info(Info::Stopped { .. }) => {}
            Event::Change(StateChange::Ended { .. } | StateChange::RoundEnded { .. }) | Event::Info(Info::Closed)
                if !own && !at_end =>
            {
                sum += 20
            }
            _ => sum += if own { 0 } else { 2 },
        }
        others.extend(told.clause.map(|by| lines.line(by)).filter(|_| !own));
    }
    sum += 4 * others.len() as u32 + 9 * laps.saturating_sub(1);
    sum += if sown == 1 { 9 } else { 2 * sown.saturating_sub(3) };
    sum + if captures { 3 * 3_u32.saturating_sub(taken) } else { 0 }
}
