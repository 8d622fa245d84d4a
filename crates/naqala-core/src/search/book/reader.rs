//! The choice of a player's moves from a book.

use super::{Book, GREATEST_MARGIN, shipped};
use crate::search::limits::Budget;
use mancala::engine::{Move, NoEvents, Position, legal_moves, play_legal};
use mancala::rules::Rules;
use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use std::sync::Arc;

/// The margin within which the best players choose, in units of `Unit::step`; others get more: see [`margin`].
pub(super) const LEAST_MARGIN: i32 = 1;
/// Of this many overlooked answers in 256 each is worth one unit more.
const OVERLOOKED: i32 = 10;

/// The margin within which a player with this budget chooses, in units of `Unit::step`: wide for those who overlook or
/// misjudge moves, so that their games do not all begin alike.
fn margin(budget: Budget) -> i32 {
    let margin = LEAST_MARGIN + 2 * i32::from(budget.misjudges) + i32::from(budget.overlooks) / OVERLOOKED;
    margin.min(GREATEST_MARGIN)
}

/// A player's way to use a book.
pub struct BookReader {
    book: Arc<Book>,
    margin: i32,
}

impl BookReader {
    /// The use that a player with this budget makes of the book of a game, if there is one.
    pub fn of(rules: &Rules, budget: Budget) -> Option<BookReader> {
        let book = shipped(rules).filter(|_| budget.parts.book)?;
        Some(BookReader { book, margin: margin(budget) })
    }

    /// Draws a move from the book; `None` if it has none for this position. `before`: the positions of the game so far.
    pub fn choose(
        &self,
        rules: &Rules,
        before: &[Position],
        position: &Position,
        chance: &mut ChaCha8Rng,
    ) -> Option<Move> {
        let candidates = self.book.candidates(rules, before, position, self.margin);
        let all: i32 = candidates.iter().map(|&(_, weight)| weight).sum();
        let mut drawn = if all > 0 { chance.random_range(0..all) } else { return None };
        candidates.into_iter().find_map(|(mv, weight)| {
            drawn -= weight;
            (drawn < 0).then_some(mv)
        })
    }
}

impl Book {
    /// The legal moves worth at most this many of `Unit::step` less than the best, the nearer to it the greater their
    /// weights. A move by which a position comes back is left out: a book knows only the position, not the game so far.
    pub(super) fn candidates(
        &self,
        rules: &Rules,
        before: &[Position],
        position: &Position,
        margin: i32,
    ) -> Vec<(Move, i32)> {
        let (Some(moves), Some(best)) = (self.positions.get(&position.key()), self.value(position)) else {
            return Vec::new();
        };
        let comes_back = |mv: Move| {
            let mut after = position.clone();
            play_legal(rules, &mut after, mv, &mut NoEvents);
            before.iter().any(|earlier| earlier.key() == after.key())
        };
        let (legal, step) = (legal_moves(rules, position), self.unit.step());
        let least = best - margin * step;
        let is_good = |&&(mv, value): &&(Move, i32)| value >= least && legal.contains(&mv) && !comes_back(mv);
        moves.iter().filter(is_good).map(|&(mv, value)| (mv, value - least + step)).collect()
    }
}
