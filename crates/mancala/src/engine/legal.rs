//! Legal moves, those that answer an open question included, and the reasons for which others are illegal.

use super::Refused;
use super::answer::{answer_refused, answers};
use super::choice::{choices, why_not_chosen};
use super::moves::{Move, Moves};
use super::position::Position;
use crate::rules::Rules;

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
    match position.ask() {
        Some(ask) => answers(rules, position, ask, moves),
        None => choices(rules, position, moves),
    }
}

/// Returns why a move may not be played here; `None` if it may.
pub fn why_not(rules: &Rules, position: &Position, mv: Move) -> Option<Refused> {
    if position.ended().is_some() {
        return Some(Refused::Over);
    }
    match position.ask() {
        Some(ask) => answer_refused(rules, position, ask, mv),
        None => why_not_chosen(rules, position, mv),
    }
}
