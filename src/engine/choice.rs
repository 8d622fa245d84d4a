//! Which moves are allowed, and the clause that bars each of the others.

use super::event::Silent;
use super::moves::{Move, Moves};
use super::position::{Mark, Position};
use super::sowing::direction;
use super::turn::{End, Turn};
use super::{Refused, play};
use crate::rules::choice::Choice;
use crate::rules::ending::EndlessTurn;
use crate::rules::turn::Turn as TurnClause;
use crate::rules::{Board, ClauseId, PhaseRules, PitId, Rules, Side, Way};

/// The moves that may be played, pits in the order of their numbers; none when the game is over.
pub fn legal_moves(rules: &Rules, position: &Position) -> Moves {
    let mut moves = Moves::new();
    legal_moves_into(rules, position, &mut moves);
    moves
}

/// As [`legal_moves`], into a list that the caller keeps: quicker where very many are asked for. What the list held
/// is forgotten.
pub fn legal_moves_into(rules: &Rules, position: &Position, moves: &mut Moves) {
    moves.clear();
    if position.ended().is_some() {
        return;
    }
    if position.ask().is_some() {
        moves.push(Move::Go);
        moves.push(Move::Stop);
        return;
    }
    let side = position.to_move();
    let facts = &phase(rules, position).facts;
    if let (Some(least), Some(_)) = (facts.any_own_pit, facts.fixed_way) {
        for pit in rules.board.pits_of(side) {
            moves.push_if(Move::Sow { pit, way: None }, position.pit(pit) >= least);
        }
    } else {
        each_candidate(rules, position, side, |mv| {
            if bar(rules, position, mv).is_none() {
                moves.push(mv);
            }
            true
        });
    }
    if moves.is_empty() && pass_clause(rules, position).is_some() {
        moves.push(Move::Pass);
    }
}

/// Why a move may not be played here; `None` if it may.
pub fn why_not(rules: &Rules, position: &Position, mv: Move) -> Option<Refused> {
    if position.ended().is_some() {
        return Some(Refused::Over);
    }
    if position.ask().is_some() != matches!(mv, Move::Go | Move::Stop) {
        return Some(Refused::Question);
    }
    match mv {
        Move::Go | Move::Stop => None,
        Move::Pass => match pass_clause(rules, position) {
            Some(clause) if can_move(rules, position, position.to_move()) => Some(Refused::Barred(clause)),
            Some(_) => None,
            None => Some(Refused::NotAMove),
        },
        Move::Sow { pit, way } => {
            if pit.index() >= rules.board.pit_count() {
                return Some(Refused::NotAMove);
            }
            if let Some(clause) = bar(rules, position, mv) {
                return Some(Refused::Barred(clause));
            }
            let (clause, fixed) = direction(phase(rules, position), &rules.board, pit);
            match (fixed, way) {
                (Some(_), None) | (None, Some(_)) => None,
                (Some(_), Some(_)) | (None, None) => Some(Refused::Direction(clause)),
            }
        }
        Move::Reserve | Move::Swap => {
            let clause = phase(rules, position).choice.iter().find(|(_, it)| match it {
                Choice::Reserve(_) => mv == Move::Reserve,
                Choice::Swap(_) => mv == Move::Swap,
                Choice::OwnPits(_) | Choice::Feed(_) | Choice::NoGrandSlam(_) | Choice::NoReturn(_) => false,
            });
            match clause {
                None => Some(Refused::NotAMove),
                Some(_) => bar(rules, position, mv).map(Refused::Barred),
            }
        }
    }
}

/// The way in which a legal sowing goes, and the clause that says so.
pub(super) fn way_of(rules: &Rules, position: &Position, pit: PitId, chosen: Option<Way>) -> (ClauseId, Way) {
    let phase = phase(rules, position);
    if let Some(fixed) = phase.facts.fixed_way {
        return fixed;
    }
    let (clause, fixed) = direction(phase, &rules.board, pit);
    (clause, fixed.or(chosen).unwrap_or_default())
}

/// Whether a side, were it to move, would have a move other than to pass.
pub(super) fn can_move(rules: &Rules, position: &Position, side: Side) -> bool {
    let mut found = false;
    let mut look = |position: &Position| {
        each_candidate(rules, position, side, |mv| {
            found = bar(rules, position, mv).is_none();
            !found
        });
    };
    if side == position.to_move() {
        look(position);
    } else {
        let mut turned = position.clone();
        turned.apply(&super::Event::TurnPassed { to: side });
        look(&turned);
    }
    found
}

/// Whether a side has no seed in its pits.
#[inline]
pub(super) fn is_empty(board: &Board, position: &Position, side: Side) -> bool {
    position.seeds()[board.range_of(side)].iter().all(|&seeds| seeds == 0)
}

fn phase<'a>(rules: &'a Rules, position: &Position) -> &'a PhaseRules {
    &rules.phases[position.phase()]
}

fn pass_clause(rules: &Rules, position: &Position) -> Option<ClauseId> {
    phase(rules, position).turn.iter().find(|(_, it)| matches!(it, TurnClause::Pass(_))).map(|(id, _)| *id)
}

/// Every move of a side that might be allowed, until `each` says stop.
fn each_candidate(rules: &Rules, position: &Position, side: Side, mut each: impl FnMut(Move) -> bool) {
    let phase = phase(rules, position);
    for pit in rules.board.pits_of(side) {
        if position.pit(pit) == 0 {
            continue;
        }
        let go_on = match direction(phase, &rules.board, pit).1 {
            Some(_) => each(Move::Sow { pit, way: None }),
            None => Way::ALL.into_iter().all(|way| each(Move::Sow { pit, way: Some(way) })),
        };
        if !go_on {
            return;
        }
    }
    for (_, clause) in &phase.choice {
        let go_on = match clause {
            Choice::Reserve(_) => each(Move::Reserve),
            Choice::Swap(_) => each(Move::Swap),
            Choice::OwnPits(_) | Choice::Feed(_) | Choice::NoGrandSlam(_) | Choice::NoReturn(_) => true,
        };
        if !go_on {
            return;
        }
    }
}

/// The first clause that does not allow a move.
#[inline]
fn bar(rules: &Rules, position: &Position, mv: Move) -> Option<ClauseId> {
    let phase = phase(rules, position);
    let board = &rules.board;
    let mover = position.to_move();
    for (id, clause) in &phase.choice {
        let allowed = match (clause, mv) {
            (Choice::OwnPits(it), Move::Sow { pit, .. }) => {
                board.owner(pit) == mover
                    && position.pit(pit) >= it.least
                    && !matches!(position.mark(pit), Mark::Trap(_))
            }
            (Choice::NoReturn(_), Move::Sow { pit, .. }) => position.mark(pit) != Mark::Barred,
            (Choice::Feed(_), Move::Sow { .. }) => {
                let hungry = mover.opponent();
                !is_empty(board, position, hungry) || !is_empty(board, &try_out(rules, position, mv).0, hungry)
            }
            (Choice::NoGrandSlam(_), Move::Sow { .. }) => {
                let (after, captured, _) = try_out(rules, position, mv);
                captured == 0 || !is_empty(board, &after, mover.opponent())
            }
            (Choice::Reserve(_), Move::Reserve) => {
                usize::from(position.hand(mover)) == board.pits_of(mover).count() && {
                    let mut after = position.clone();
                    play::sow_reserve(rules, &mut after, &mut Silent, *id);
                    can_move(rules, &after, mover)
                }
            }
            _ => true,
        };
        if !allowed {
            return Some(*id);
        }
    }
    if let (Some((clause, _, EndlessTurn::Illegal)), Move::Sow { .. }) = (phase.facts.endless, mv)
        && matches!(try_out(rules, position, mv).2, End::Endless(..))
    {
        return Some(clause);
    }
    None
}

/// What a sowing would lead to, before anybody asks whether the game is over: the position, the seeds captured, and
/// how the sowing ended.
fn try_out(rules: &Rules, position: &Position, mv: Move) -> (Position, u32, End) {
    let mut after = position.clone();
    let Move::Sow { pit, way } = mv else { return (after, 0, End::Over) };
    let (clause, way) = way_of(rules, position, pit, way);
    let mut sink = Silent;
    let mut turn = Turn::new(rules, &mut after, &mut sink);
    let end = turn.sow(pit, way, Some(clause));
    let captured = turn.captured;
    (after, captured, end)
}
