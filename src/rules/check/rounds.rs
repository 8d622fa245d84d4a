//! What a clause on rounds needs of its board.

use super::ground::Ground;
use crate::rules::board::Side;
use crate::rules::rounds::Round;

/// Says what is wrong with it.
pub(super) fn faults(on: &mut Ground, clause: &Round) {
    on.needs(on.board.sides() == Side::BOTH && !on.torus, "a match is for two sides with pits of their own");
    on.needs(on.stores, "what is won needs somewhere to go: expected stores on the board");
    match clause {
        Round::Refill(it) => on.needs(it.least > 0, "least is 0: expected 1 or more"),
        Round::Territory(it) => {
            on.needs(it.seeds > 0, "seeds is 0: expected 1 or more");
            on.needs(it.goal != Some(0), "goal is 0: expected None, or 1 or more");
        }
        Round::Mirror(it) => {
            on.needs(it.least > 0, "least is 0: expected 1 or more");
            let faces = on.board.pits().all(|pit| on.board.facing(pit).is_some());
            on.needs(faces, "not every pit faces one on the other side: expected a board of two rows");
        }
        Round::Sale(it) => {
            on.needs(it.whole > 0 && it.lost > 0, "whole or lost is 0: expected 1 or more");
            let pits = on.board.pits_of(Side::South).len();
            on.needs(usize::from(it.lost) <= pits, "lost is out of reach: expected at most the pits of a side");
        }
        Round::Begins(_) => {}
    }
}
