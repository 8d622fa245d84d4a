//! What a clause on sowing needs of its board.

use super::ground::{Ground, NO_PIT_NEXT};
use crate::rules::board::Circuit;
use crate::rules::sowing::{Halt, HaltAt, Lifts, Sowing};

/// Says what is wrong with it.
pub(super) fn faults(on: &mut Ground, clause: &Sowing) {
    match clause {
        Sowing::Fixed(it) => {
            on.needs(
                on.board.ways().contains(&it.way),
                "the board has no such way: expected Ccw or Cw, on a torus N to Nw",
            );
        }
        Sowing::ByOrigin(it) => {
            on.needs_owners();
            on.needs(
                on.torus || on.board.ways().contains(&it.left) && on.board.ways().contains(&it.right),
                "the board has no such way: expected Ccw or Cw",
            );
        }
        Sowing::BySide(it) => {
            on.needs(on.board.sides().len() == 2, "each of two players has a way: expected a board of two sides");
            on.needs_owners();
            on.needs(on.has_way(it.south) && on.has_way(it.north), "the board has no such way: expected Ccw or Cw");
        }
        Sowing::ByCount(it) => {
            on.needs_owners();
            on.needs(on.has_way(it.even) && on.has_way(it.odd), "the board has no such way: expected Ccw or Cw");
        }
        Sowing::ThenOpponent(_) => {
            on.needs(
                on.board.circuit == Circuit::Ring && on.board.sides().len() == 2 && !on.board.sows_stores(),
                "the rest is sown in the opponent's pits: expected circuit: Ring, two sides, and stores: None or Aside",
            );
        }
        Sowing::FirstInStore(_) => on.needs(on.stores, "the first seed needs a store: expected stores on the board"),
        Sowing::Reverse(_) | Sowing::Halt(Halt { at: HaltAt::Parts(_), .. }) => on.needs_owners(),
        Sowing::Race(_) => {
            on.needs(on.board.sides().len() == 2, "a race is run by two players: expected a board of two sides");
            on.needs(
                on.board.circuit == Circuit::Ring && !on.board.sows_stores(),
                "a race ends in an empty pit: expected circuit: Ring, and stores: None or Aside",
            );
        }
        Sowing::Relay(it) => {
            on.needs(it.lifts == Lifts::Last || !on.board.sows_stores(), NO_PIT_NEXT);
            on.needs(!it.turns || !on.torus, "on a torus there are more than two ways: expected turns: false");
        }
        Sowing::Heaps(it) => {
            on.needs(
                (1..=8).contains(&it.seeds.len()) && !it.seeds.contains(&0),
                "seeds is empty, too long, or has a 0: expected 1 to 8 heaps of seeds",
            );
            on.needs_owners();
        }
        Sowing::LiftSome(it) => on.needs(it.seeds > 0, "seeds is 0: expected 1 or more"),
        Sowing::SpecialsLast(_) => {
            on.needs(on.board.specials > 0, "the game has no special pieces: expected setup.specials");
        }
        Sowing::Chosen(_)
        | Sowing::EachLap(_)
        | Sowing::FirstInOrigin(_)
        | Sowing::SkipOrigin(_)
        | Sowing::Halt(_)
        | Sowing::HomeEnds(_) => {}
    }
}
