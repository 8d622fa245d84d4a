//! Opening books: the first moves of a game, valued by a search of far more positions than a player looks at for a move.
//!
//! A book is grown from the start of a game, the likeliest play first, and what is found later is taken back to the
//! positions before it: [`grow`]. Those that come with the program are texts in `assets/books`, made by the example
//! `book`. A position may only be played from a book if its best move has been looked at further.

mod growth;
mod reader;
mod shipped;
mod text;

pub use growth::{GrownBook, Growth, grow};
pub(super) use reader::BookReader;
pub use shipped::{ids, shipped};
pub use text::{BookError, BookFault};

use super::evaluation::Unit;
use mancala::engine::{Move, Position};
use std::collections::HashMap;

/// The greatest margin of any player.
const GREATEST_MARGIN: i32 = 12;

/// An opening book of a game with the usual options.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Book {
    unit: Unit,
    /// The moves followed, with their values to whoever makes them as in [`super::Rated`]; by the key of the position.
    positions: HashMap<u64, Vec<(Move, i32)>>,
}

impl Book {
    /// Returns the value of a position to the player who makes the next move, as in [`super::Rated`]; `None` if the book
    /// does not have it.
    pub fn value(&self, position: &Position) -> Option<i32> {
        self.positions.get(&position.key())?.iter().map(|&(_, value)| value).max()
    }
}

#[cfg(test)]
mod tests;
