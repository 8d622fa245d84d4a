//! Puzzles about legal moves: the pits that may be chosen.

use super::draw::Drawn;
use super::{Candidate, PuzzleTask, once_each};
use mancala::engine::{Move, Position, Refused, legal_moves, why_not};
use mancala::rules::{Cause, PitId, Rules};

/// Number of candidates with a barred pit that holds seeds after which no more are looked for.
const ENOUGH: usize = 40;
/// Most games that they are taken from.
const MOST_GAMES: usize = 60;
/// Number of other positions of a game that are tried.
const OTHERS: usize = 2;
/// Number of candidates with a barred pit below which the others count too.
const FEW: usize = 5;

/// Finds positions for the question which pits may be chosen.
pub(super) fn choices(drawn: &mut Drawn<'_>) -> Vec<Candidate> {
    let rules = drawn.rules;
    let (mut good, mut others) = (Vec::new(), Vec::new());
    for _ in 0..MOST_GAMES {
        let (bars, rest): (Vec<Position>, Vec<Position>) =
            drawn.game().into_iter().partition(|position| is_barring(rules, position));
        good.extend(drawn.some(bars, ENOUGH / 4).into_iter().filter_map(|position| candidate(rules, position)));
        others.extend(drawn.some(rest, OTHERS).into_iter().filter_map(|position| candidate(rules, position)));
        if good.len() >= ENOUGH {
            break;
        }
    }
    if good.len() < FEW {
        good.extend(others);
    }
    good
}

/// Returns whether a pit of the player that holds seeds is barred.
fn is_barring(rules: &Rules, position: &Position) -> bool {
    let moves: Vec<Move> = legal_moves(rules, position).into_iter().collect();
    barred(rules, position, &moves).any(|pit| position.pit(pit) > 0)
}

/// Returns a position as a candidate, if pits are chosen in it and a rule limits the choice.
pub(super) fn candidate(rules: &Rules, position: Position) -> Option<Candidate> {
    let moves: Vec<Move> = legal_moves(rules, &position).into_iter().collect();
    if moves.is_empty() || moves.iter().any(|mv| mv.pit().is_none()) {
        return None;
    }
    let by = |pits: &[PitId]| once_each(pits.iter().filter_map(|&pit| bar(rules, &position, pit)));
    let barred: Vec<PitId> = barred(rules, &position, &moves).collect();
    let full: Vec<PitId> = barred.iter().copied().filter(|&pit| position.pit(pit) > 0).collect();
    let clauses = by(&full);
    let effort = moves.len() + 3 * full.len() + 6 * clauses.len();
    // Where no pit with seeds is barred, the clauses that bar the empty ones, or those of others, say what may be
    // chosen.
    let all: Vec<PitId> = rules.board.pits().collect();
    let because = [clauses, by(&barred), by(&all)].into_iter().find(|clauses| !clauses.is_empty())?;
    let task = PuzzleTask::Legal { moves };
    Some(Candidate { position, task, effort: effort as u32, solution: Vec::new(), because })
}

/// Returns the player's own pits, or all pits on a board that nobody owns, at which none of the moves is made.
fn barred<'a>(rules: &'a Rules, position: &'a Position, moves: &[Move]) -> impl Iterator<Item = PitId> + use<'a> {
    let chosen: Vec<PitId> = moves.iter().filter_map(|mv| mv.pit()).collect();
    let board = &rules.board;
    let is_own = move |pit: PitId| !board.is_owned() || position.owner(board, pit) == position.chooser();
    board.pits().filter(move |&pit| is_own(pit) && !chosen.contains(&pit))
}

/// Returns the clause that bars a pit; `None` if none can be named, or if the pit may be chosen.
fn bar(rules: &Rules, position: &Position, pit: PitId) -> Option<Cause> {
    why_not_pit(rules, position, pit).and_then(Refused::clause)
}

/// Returns the reason why a pit may not be chosen, whatever is done with it; `None` if it may.
pub(super) fn why_not_pit(rules: &Rules, position: &Position, pit: PitId) -> Option<Refused> {
    let places = rules.stage_rules[position.stage()].places_seeds() && position.hand(position.chooser()) > 0;
    let made = |way| if places { Move::Place { pit, way } } else { Move::Sow { pit, way } };
    let ways = rules.board.ways().iter().map(|&way| Some(way));
    let mut first = None;
    for way in std::iter::once(None).chain(ways) {
        match why_not(rules, position, made(way)) {
            None => return None,
            // That a direction is missing, or one too many, says nothing of the pit.
            Some(Refused::Direction(_)) => {}
            Some(refused) => first = first.or(Some(refused)),
        }
    }
    first
}
