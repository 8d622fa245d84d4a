//! What a clause on turns needs of its board.

use super::ground::{Ground, NO_PENALTIES};
use crate::rules::board::Circuit;
use crate::rules::turn::Turn;

/// Says what is wrong with it.
pub(super) fn faults(on: &mut Ground, clause: &Turn) {
    match clause {
        Turn::AtHome(_) => {
            on.needs_owners();
            on.needs(
                on.board.circuit == Circuit::Ring && on.board.sides().len() == 2 && !on.board.sows_stores(),
                "no seed falls on the other side on this board: expected circuit: Ring, and stores: None or Aside",
            );
        }
        Turn::Bonus(_) => {
            on.needs(on.board.sows_stores(), "no seed falls in a store here: expected stores: Own, OwnLeft or All");
        }
        Turn::ExtraMoves(it) => on.needs(it.most > 0, "most is 0: expected 1 or more"),
        Turn::Pay(it) => {
            on.needs(on.board.penalties, NO_PENALTIES);
            on.needs(it.seeds > 0, "seeds is 0: expected 1 or more");
        }
        Turn::Reseed(it) => {
            on.needs(
                on.board.sides().len() == 2 && !on.torus,
                "seeds are set out in a row: expected a board of two sides",
            );
            on.needs(it.seeds > 0, "seeds is 0: expected 1 or more");
            on.needs(on.stores, "seeds are set out from a store: expected stores on the board");
        }
        Turn::BonusLapses(_) | Turn::Pass(_) | Turn::Frozen(_) => {}
    }
}
