//! Moves tried out, and the order in which they are searched.

use mancala::engine::{Move, Position};

/// A move, tried out.
pub(super) struct Child {
    /// Index among the legal moves.
    pub index: usize,
    pub mv: Move,
    pub after: Position,
    /// Address of `after` in the table, once it has been looked for: see [`super::tree::Search::address`].
    pub address: Option<(u64, i32)>,
}

/// Moves tried out, and the promise of each. The room is kept for the next.
#[derive(Default)]
pub(super) struct Children {
    pub slots: Vec<Child>,
    /// For each move that is kept its promise and, in the lower half, its index, counted down from the greatest number:
    /// the greater of two is to be searched first, and of equally promising ones that which is listed first.
    pub order: Vec<i64>,
}

impl Children {
    /// Returns the number of moves that are kept.
    pub fn len(&self) -> usize {
        self.order.len()
    }

    /// Forgets all moves.
    pub fn clear(&mut self) {
        self.order.clear();
    }

    /// The place for a move of this position.
    #[inline]
    pub fn place(&mut self, index: usize, mv: Move, position: &Position) -> &mut Child {
        let at = self.order.len();
        if at < self.slots.len() {
            copy(position, &mut self.slots[at].after);
            (self.slots[at].index, self.slots[at].mv, self.slots[at].address) = (index, mv, None);
        } else {
            let after = position.clone();
            self.slots.push(Child { index, mv, after, address: None });
        }
        &mut self.slots[at]
    }

    /// Keeps the move that was placed last.
    #[inline]
    pub fn keep(&mut self, promise: i32) {
        self.order.push(i64::from(promise) << 32 | i64::from(u32::MAX - self.order.len() as u32));
    }

    /// The move to be searched after this many others: the most promising of the rest. Mostly the first few are enough,
    /// so that it is not worth putting all in order.
    #[inline]
    pub fn next(&mut self, searched: usize) -> &Child {
        let rest = &mut self.order[searched..];
        let mut best = (rest[0], 0);
        for (at, &other) in rest.iter().enumerate().skip(1) {
            best = best.max((other, at));
        }
        rest.swap(0, best.1);
        &self.slots[slot_of(best.0)]
    }
}

/// Returns the index of the move that an entry of [`Children::order`] stands for.
#[inline]
fn slot_of(entry: i64) -> usize {
    (u32::MAX - entry as u32) as usize
}

/// Makes one position like another. Part of another function it would copy twice: that they are two is not known there.
#[inline(never)]
fn copy(from: &Position, to: &mut Position) {
    to.clone_from(from);
}
