//! An empty row: before a player moves, seeds of his store go into his pits, and what is wanting is borrowed.

use super::event::{How, Silent, Sink, Stones};
use super::mark::Mark;
use super::position::Position;
use super::standing::Standing;
use super::turn::Turn;
use crate::rules::{Board, ClauseId, Place, Rules, Side};

/// How many seeds a side has borrowed and not paid back.
pub fn owed(board: &Board, position: &Position, side: Side) -> u16 {
    board.spare.saturating_sub(position.at(Place::spare(side)))
}

/// What a side has in its store, less what it owes: below zero where it owes more.
pub fn balance(board: &Board, position: &Position, side: Side) -> i32 {
    i32::from(position.store(side)) - i32::from(owed(board, position, side))
}

/// The position in which the player to move chooses, where seeds are set out in his empty pits first.
#[cold]
pub(super) fn reseeded(rules: &Rules, position: &Position) -> Option<Position> {
    let mut ready = position.clone();
    Turn::new(rules, &mut ready, &mut Silent).reseed().then_some(ready)
}

impl<S: Sink> Turn<'_, S> {
    /// Sets seeds out in the mover's pits if all of them are empty; tells whether there were any to set out.
    #[cold]
    pub(super) fn reseed(&mut self) -> bool {
        let Some((clause, seeds)) = self.phase.facts.reseed else { return false };
        if !Standing::at(self.rules, self.position, self.mover).is_bare(self.mover) {
            return false;
        }
        let (board, mover) = (self.board, self.mover);
        let mut any = false;
        for pit in board.pits() {
            if self.owner(pit) != mover || self.position.mark(pit) == Mark::Closed {
                continue;
            }
            let mut wanting = seeds;
            for (from, how) in [(Place::store(mover), How::Reseeded), (Place::spare(mover), How::Borrowed)] {
                let given = wanting.min(self.position.at(from));
                if given > 0 {
                    self.tell(Stones { from, to: Place::pit(pit), seeds: given, how }, clause);
                    wanting -= given;
                    any = true;
                }
            }
        }
        any
    }

    /// Whoever owes seeds pays back what has come to his store.
    #[cold]
    pub(super) fn repay(&mut self) {
        let Some((clause, _)) = self.phase.facts.reseed else { return };
        for side in Side::BOTH {
            let seeds = owed(self.board, self.position, side).min(self.position.store(side));
            if seeds > 0 {
                let (from, to) = (Place::store(side), Place::spare(side));
                self.tell(Stones { from, to, seeds, how: How::Repaid }, clause);
            }
        }
    }

    /// Each player gets half of the seeds in the pits at the ends; an odd one stays there.
    #[cold]
    pub(super) fn share_ends(&mut self, clause: ClauseId) {
        let all: u16 = self.board.ends().map(|pit| self.position.pit(pit)).sum();
        for side in Side::BOTH {
            let mut wanting = all / 2;
            // Each begins at his own left hand.
            for from in [side.opponent(), side].into_iter().filter_map(|side| self.board.end_after(side)) {
                let seeds = wanting.min(self.position.pit(from));
                if seeds > 0 {
                    let (from, to) = (Place::pit(from), Place::store(side));
                    self.tell(Stones { from, to, seeds, how: How::Swept }, clause);
                    wanting -= seeds;
                }
            }
        }
    }
}
