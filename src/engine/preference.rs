//! Which of the moves that no clause bars are preferred to the others, and by which clause.

use super::Refused;
use super::bar::bar;
use super::choice::{each_candidate, is_empty, phase};
use super::foresight::{captures_at_once, gives, leaves_move, try_out};
use super::mark::Mark;
use super::moves::{Move, Moves};
use super::position::{Kind, Position};
use crate::rules::choice::{Choice, Liked, Prefer, When};
use crate::rules::sowing::{Counted, Sowing};
use crate::rules::{ClauseId, Part, PitId, Rules};

/// The clause that prefers other moves to this one, which no clause bars by itself.
pub(super) fn outdone(rules: &Rules, position: &Position, mv: Move) -> Option<Refused> {
    if !phase(rules, position).facts.prefers {
        return None;
    }
    let mut moves = Moves::new();
    each_candidate(rules, position, position.to_move(), |mv| {
        if bar(rules, position, mv).is_none() {
            moves.push(mv);
        }
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

/// Drops the moves to which others are preferred, clause by clause, and says by which.
pub(super) fn sift(rules: &Rules, position: &Position, moves: &mut Moves, mut dropped: impl FnMut(Move, ClauseId)) {
    let phase = phase(rules, position);
    let mut kind = Kind::Open;
    for (id, clause) in &phase.choice {
        let mut preferred = Moves::new();
        match clause {
            Choice::MustCapture(_) => {
                for &mv in moves.iter() {
                    preferred.push_if(mv, captures_at_once(rules, position, mv).is_some());
                }
                kind = if preferred.is_empty() { Kind::Plain } else { Kind::Capturing };
            }
            Choice::Prefer(it) if in_turn(it.when, kind) && !(it.house_lost && has_house(rules, position)) => {
                for &mv in moves.iter() {
                    preferred.push_if(mv, likes(rules, position, it, mv));
                }
            }
            Choice::Feed(it) if it.least > 1 && is_empty(&rules.board, position, position.to_move().opponent()) => {
                let given: Vec<u32> = moves.iter().map(|&mv| gives(rules, position, mv)).collect();
                let needed = given.iter().copied().max().unwrap_or_default().min(it.least.into());
                for (&mv, &seeds) in moves.iter().zip(&given) {
                    preferred.push_if(mv, seeds >= needed);
                }
            }
            Choice::LeaveMove(_) => {
                for &mv in moves.iter() {
                    preferred.push_if(mv, leaves_move(rules, position, mv));
                }
            }
            _ => continue,
        }
        if !preferred.is_empty() && preferred.len() < moves.len() {
            for &mv in moves.iter().filter(|mv| !preferred.contains(mv)) {
                dropped(mv, *id);
            }
            *moves = preferred;
        }
    }
}

/// Whether a clause speaks of turns of this kind.
#[inline]
pub(super) fn in_turn(when: When, kind: Kind) -> bool {
    match when {
        When::Any => true,
        When::Capturing => kind == Kind::Capturing,
        When::Plain => kind == Kind::Plain,
    }
}

fn likes(rules: &Rules, position: &Position, prefer: &Prefer, mv: Move) -> bool {
    let (pit, placed) = match mv {
        Move::Sow { pit, .. } => (pit, false),
        Move::Place { pit, .. } => (pit, true),
        _ => return true,
    };
    match &prefer.start {
        Liked::Parts(parts) => parts.iter().any(|&part| rules.board.in_part(pit, part)),
        Liked::AtLeast(seeds) => position.pit(pit) >= *seeds,
        Liked::NotFew { parts, least, or_captures } => {
            position.pit(pit) >= *least
                || !parts.iter().any(|&part| rules.board.in_part(pit, part))
                || *or_captures && try_out(rules, position, mv).1 > 0
        }
        Liked::Leftmost => {
            let board = &rules.board;
            let before = |other: PitId| board.in_part(other, Part::Outer) && board.number(other) < board.number(pit);
            let free = |other: PitId| position.pit(other) > 0 && !matches!(position.mark(other), Mark::Trap(_));
            let mut row = board.pits_of(position.to_move()).filter(|&other| before(other));
            board.in_part(pit, Part::Outer) && !row.any(free)
        }
        Liked::NotHouse => !is_house(rules, position, pit, placed),
        Liked::Rightmost => {
            let right = |other: PitId| rules.board.number(other) > rules.board.number(pit);
            !rules.board.pits_of(position.to_move()).any(|other| right(other) && position.pit(other) > 0)
        }
    }
}

/// Whether a pit is a house and counts as one; `placing` a seed there, where that is so counted.
pub(super) fn is_house(rules: &Rules, position: &Position, pit: PitId, placing: bool) -> bool {
    let phase = phase(rules, position);
    let Some((_, _, least)) = phase.facts.house else { return false };
    let after = placing
        && !phase.sowing.iter().any(|(_, it)| matches!(it, Sowing::LiftSome(some) if some.counted == Counted::Before));
    position.mark(pit).is_house() && position.pit(pit) + u16::from(after) >= least
}

/// Whether the player to move still has his house.
fn has_house(rules: &Rules, position: &Position) -> bool {
    rules.board.pits_of(position.to_move()).any(|pit| position.mark(pit).is_house())
}
