//! Which moves are allowed, and the clause that bars each of the others.

use super::Refused;
use super::answer::{answer_refused, answers};
use super::bar::bar;
use super::event::{Note, Silent};
use super::foresight::reverses;
use super::moves::{Move, Moves};
use super::position::Position;
use super::preference::{outdone, sift};
use super::reseed::reseeded;
use super::sowing::direction;
use super::turn::Turn;
use crate::rules::choice::Choice;
use crate::rules::sowing::Sowing;
use crate::rules::turn::Turn as TurnClause;
use crate::rules::{Board, ClauseId, Part, PhaseRules, PitId, Rules, Side, Way};

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
    if let Some(ask) = position.ask() {
        return answers(rules, position, ask, moves);
    }
    let side = position.to_move();
    let facts = &phase(rules, position).facts;
    if let (Some(least), Some(_)) = (facts.any_own_pit, facts.fixed_way) {
        match rules.board.range_of(side) {
            Some(range) => {
                let first = range.start as u8;
                for (pit, &seeds) in (first..).map(PitId).zip(&position.seeds()[range]) {
                    moves.push_if(Move::Sow { pit, way: None }, seeds >= least);
                }
            }
            None => {
                for pit in rules.board.pits_of(side) {
                    moves.push_if(Move::Sow { pit, way: None }, position.pit(pit) >= least);
                }
            }
        }
    } else if let Some(ready) = facts.reseed.and_then(|_| reseeded(rules, position)) {
        return legal_moves_into(rules, &ready, moves);
    } else {
        each_candidate(rules, position, side, |mv| {
            if bar(rules, position, mv).is_none() {
                moves.push(mv);
            }
            true
        });
        if facts.prefers {
            sift(rules, position, moves, |_, _| ());
        }
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
    if let Some(ask) = position.ask() {
        return answer_refused(rules, position, ask, mv);
    }
    let phase = phase(rules, position);
    if let Some(ready) = phase.facts.reseed.and_then(|_| reseeded(rules, position)) {
        return why_not(rules, &ready, mv);
    }
    match mv {
        Move::Go | Move::Stop | Move::Way(_) | Move::Pick(_) => Some(Refused::Question),
        Move::Pass if phase.facts.swap_only.is_some() => None,
        Move::Pass => match pass_clause(rules, position) {
            Some(clause) if can_move(rules, position, position.to_move()) => Some(Refused::Barred(clause)),
            Some(_) => None,
            None => Some(Refused::NotAMove),
        },
        Move::Sow { pit, way } => why_not_sown(rules, position, pit, way),
        Move::Place { pit, way } => why_not_placed(rules, position, pit, way),
        Move::Reserve | Move::Swap | Move::Gather | Move::Take(_) | Move::Shift(_) => {
            why_not_otherwise(rules, position, mv)
        }
    }
}

/// Why a pit may not be sown this way.
fn why_not_sown(rules: &Rules, position: &Position, pit: PitId, way: Option<Way>) -> Option<Refused> {
    let mv = Move::Sow { pit, way };
    if pit.index() >= rules.board.pit_count() || way.is_some_and(|way| !rules.board.ways().contains(&way)) {
        return Some(Refused::NotAMove);
    }
    if let Some(clause) = bar(rules, position, mv) {
        return Some(Refused::Barred(clause));
    }
    let phase = phase(rules, position);
    let (clause, usual) = direction(phase, &rules.board, position, pit);
    match (usual, way) {
        (Some(_), None) | (None, Some(_)) => {}
        (None, None) => return Some(Refused::Direction(clause)),
        (Some(usual), Some(way)) => {
            if reverse_clause(phase, &rules.board, pit).is_none() || way == usual {
                return Some(Refused::Direction(clause));
            }
            if !reverses(rules, position, pit, way) {
                return phase.facts.reverse.map(Refused::Barred);
            }
        }
    }
    outdone(rules, position, mv)
}

/// Why a seed may not be placed in a pit.
fn why_not_placed(rules: &Rules, position: &Position, pit: PitId, way: Option<Way>) -> Option<Refused> {
    let mv = Move::Place { pit, way };
    let round = way.is_none_or(|way| rules.board.ways().contains(&way));
    if pit.index() >= rules.board.pit_count() || !round || !phase(rules, position).facts.places {
        return Some(Refused::NotAMove);
    }
    if let Some(clause) = bar(rules, position, mv) {
        return Some(Refused::Barred(clause));
    }
    match (place_way(rules, position, pit), way) {
        (Err(_), Some(_)) | (Ok(_), None) => outdone(rules, position, mv),
        (Err(clause), None) | (Ok(clause), Some(_)) => Some(Refused::Direction(clause)),
    }
}

/// Why a move may not be made that a clause of its own allows.
fn why_not_otherwise(rules: &Rules, position: &Position, mv: Move) -> Option<Refused> {
    if let Move::Take(pit) | Move::Shift(pit) = mv
        && pit.index() >= rules.board.pit_count()
    {
        return Some(Refused::NotAMove);
    }
    let allows = |it: &Choice| match it {
        Choice::TakeFacing(_) => matches!(mv, Move::Take(_)),
        Choice::Shift(_) => matches!(mv, Move::Shift(_)),
        Choice::Reserve(_) => mv == Move::Reserve,
        Choice::Swap(_) => mv == Move::Swap,
        Choice::Gather(_) => mv == Move::Gather,
        _ => false,
    };
    if !phase(rules, position).choice.iter().any(|(_, it)| allows(it)) {
        return Some(Refused::NotAMove);
    }
    bar(rules, position, mv).map(Refused::Barred).or_else(|| outdone(rules, position, mv))
}

/// The clause by which a pit may be sown the other way, if one names it.
#[inline]
pub(super) fn reverse_clause(phase: &PhaseRules, board: &Board, pit: PitId) -> Option<ClauseId> {
    phase.facts.reverse?;
    phase.sowing.iter().find_map(|(id, it)| match it {
        Sowing::Reverse(it) if it.from.iter().any(|&part| board.in_part(pit, part)) => Some(*id),
        _ => None,
    })
}

/// The way in which a legal sowing goes, and the clause that says so.
pub(super) fn way_of(rules: &Rules, position: &Position, pit: PitId, chosen: Option<Way>) -> (ClauseId, Way) {
    let phase = phase(rules, position);
    if let (Some(way), Some(clause)) = (chosen, phase.facts.reverse) {
        return (clause, way);
    }
    if let Some(fixed) = phase.facts.fixed_way {
        return fixed;
    }
    let (clause, fixed) = direction(phase, &rules.board, position, pit);
    // Without a way where one must be chosen, a move is no move yet; why it is not is asked all the same.
    (clause, fixed.or(chosen).unwrap_or(rules.board.ways()[0]))
}

/// Whether the way of a placed seed is settled (`Ok`) or chosen by the player (`Err`), and the clause that says so.
pub(super) fn place_way(rules: &Rules, position: &Position, pit: PitId) -> Result<ClauseId, ClauseId> {
    let phase = phase(rules, position);
    if let Some(clause) = phase.facts.arranges {
        return Ok(clause);
    }
    let mut after = position.clone();
    let mut captures = || Turn::new(rules, &mut after, &mut Silent).place_takes(pit).is_some();
    let (clause, settled) = match phase.facts.enter.filter(|_| captures()) {
        Some((clause, zone)) => (clause, near_end(&rules.board, pit, zone).is_some()),
        None => {
            let (clause, fixed) = direction(phase, &rules.board, position, pit);
            (clause, fixed.is_some())
        }
    };
    if settled { Ok(clause) } else { Err(clause) }
}

/// The way that runs along the inner row from the end near which a pit lies, if it lies near one.
pub(super) fn near_end(board: &Board, pit: PitId, zone: u8) -> Option<Way> {
    let number = board.number(pit);
    if number < zone {
        Some(Way::Cw)
    } else if number + zone >= board.columns {
        Some(Way::Ccw)
    } else {
        None
    }
}

/// Whether a side, were it to move, would have a move other than to pass.
pub(super) fn can_move(rules: &Rules, position: &Position, side: Side) -> bool {
    let mut found = false;
    let mut look = |position: &Position| {
        let reseeds = phase(rules, position).facts.reseed.is_some();
        let ready = if reseeds { reseeded(rules, position) } else { None };
        let position = ready.as_ref().unwrap_or(position);
        each_candidate(rules, position, side, |mv| {
            found = bar(rules, position, mv).is_none();
            !found
        });
    };
    if side == position.to_move() {
        look(position);
    } else {
        let mut turned = position.clone();
        turned.apply(Note::TurnPassed { to: side });
        look(&turned);
    }
    found
}

/// Whether a side has no seed in its pits.
#[inline]
pub(super) fn is_empty(board: &Board, position: &Position, side: Side) -> bool {
    match position.bout().round {
        // No pit has changed its owner yet.
        1 => match board.range_of(side) {
            Some(range) => position.seeds()[range].iter().all(|&seeds| seeds == 0),
            None => board.pits_of(side).all(|pit| position.pit(pit) == 0),
        },
        _ => board.pits().all(|pit| position.pit(pit) == 0 || position.owner(board, pit) != side),
    }
}

/// Whether a side has no seed in its inner row.
pub(super) fn inner_empty(board: &Board, position: &Position, side: Side) -> bool {
    board.part(side, Part::Inner).all(|pit| position.pit(pit) == 0)
}

pub(super) fn phase<'a>(rules: &'a Rules, position: &Position) -> &'a PhaseRules {
    &rules.phases[position.phase()]
}

fn pass_clause(rules: &Rules, position: &Position) -> Option<ClauseId> {
    phase(rules, position).turn.iter().find(|(_, it)| matches!(it, TurnClause::Pass(_))).map(|(id, _)| *id)
}

/// Every move of a side that might be allowed, until `each` says stop.
pub(super) fn each_candidate(rules: &Rules, position: &Position, side: Side, mut each: impl FnMut(Move) -> bool) {
    let phase = phase(rules, position);
    let board = &rules.board;
    if phase.facts.places {
        let open = |pit: &PitId| phase.facts.arranges_all || board.owner(*pit) == side;
        for pit in board.pits().filter(open).filter(|_| position.hand(side) > 0) {
            if bar(rules, position, Move::Place { pit, way: None }).is_some() {
                continue;
            }
            let go_on = match place_way(rules, position, pit) {
                Ok(_) => each(Move::Place { pit, way: None }),
                Err(_) => board.ways().iter().all(|&way| each(Move::Place { pit, way: Some(way) })),
            };
            if !go_on {
                return;
            }
        }
    }
    for pit in board.pits() {
        let owner = position.owner(board, pit);
        let own = owner == side || phase.facts.all_rows && board.players.seats(side).contains(&owner);
        let foreign = board.is_owned() && !own;
        let bare = position.pit(pit) == 0 && (board.specials == 0 || position.special(pit) == 0);
        if foreign || bare || phase.facts.places {
            continue;
        }
        let go_on = match direction(phase, board, position, pit).1 {
            Some(way) => {
                each(Move::Sow { pit, way: None })
                    && (reverse_clause(phase, board, pit).is_none()
                        || !reverses(rules, position, pit, way.reversed())
                        || each(Move::Sow { pit, way: Some(way.reversed()) }))
            }
            None => board.ways().iter().all(|&way| each(Move::Sow { pit, way: Some(way) })),
        };
        if !go_on {
            return;
        }
    }
    for (_, clause) in &phase.choice {
        let go_on = match clause {
            Choice::Reserve(_) => each(Move::Reserve),
            Choice::Swap(it) => each(Move::Swap) && (!it.only || each(Move::Pass)),
            Choice::Gather(_) => each(Move::Gather),
            Choice::TakeFacing(_) => board.pits_of(side.opponent()).all(|pit| each(Move::Take(pit))),
            Choice::Shift(_) => board.pits_of(side).all(|pit| each(Move::Shift(pit))),
            _ => true,
        };
        if !go_on {
            return;
        }
    }
}
