//! What a clause on choosing a move needs of its board.

use super::ground::{Ground, NO_STORE, OWNED};
use crate::rules::board::{Circuit, Side};
use crate::rules::choice::{Choice, Liked};

/// Says what is wrong with it.
pub(super) fn faults(on: &mut Ground, clause: &Choice) {
    match clause {
        Choice::OwnPits(it) => {
            on.needs(it.least > 0 || it.specials > 0, "least is 0: expected 1 or more, or specials");
            on.needs(
                it.specials == 0 || on.board.specials > 0,
                "the game has no special pieces: expected setup.specials",
            );
            on.needs(!on.torus, "on a torus nobody owns a pit: expected AnyPits");
        }
        Choice::AnyPits(it) => {
            on.needs(it.least > 0, "least is 0: expected 1 or more");
            on.needs(on.torus, "the pits belong to the sides on this board: expected OwnPits, or circuit: Torus");
        }
        Choice::PlaceSeed(_) | Choice::Arrange(_) => {
            on.needs(on.hand > 0, "there are no seeds in hand to place: expected setup.hand to be 1 or more");
            on.needs_owners();
        }
        Choice::MustCapture(it) => on.needs(
            it.least > 0 && it.most.is_none_or(|most| it.least <= most),
            "no number of seeds fits: expected least from 1, and most not below it",
        ),
        Choice::Prefer(it) => {
            on.needs(
                !on.torus
                    || !matches!(it.start, Liked::Parts(_) | Liked::NotFew { .. } | Liked::Leftmost | Liked::Rightmost),
                OWNED,
            );
            on.needs(
                it.start != Liked::Rightmost || on.board.rows == 2,
                "a player has several rows with a pit at the right: expected Rightmost on two rows only",
            );
        }
        Choice::PitCap(it) => on.needs(it.most > 0, "most is 0: expected 1 or more"),
        Choice::Gather(it) => {
            on.needs_owners();
            on.needs(it.seeds > 0, "seeds is 0: expected 1 or more");
            let round = on.board.circuit(Side::South).len();
            on.needs(
                it.pits > 0 && usize::from(it.pits) < round,
                "pits is out of reach: expected from 1 up, fewer than the places of the circuit",
            );
            on.needs(
                !it.woven || it.pits > 1 && 2 * usize::from(it.pits - 1) <= round,
                "pits is out of reach: with woven: true expected 2 or more, and every second one to be there",
            );
            on.needs(!on.board.sows_stores(), "seeds are gathered from pits: expected stores: None or Aside");
        }
        Choice::Inwards(_) | Choice::Blockade(_) | Choice::NoGrandSlam(_) | Choice::Shift(_) => {
            on.needs_owners();
        }
        Choice::TakeFacing(_) => {
            on.needs_owners();
            let faces = on.board.pits().any(|pit| on.board.facing(pit).is_some());
            on.needs(
                on.torus || faces,
                "no pit faces another on this board: expected two or four rows, not round a square",
            );
            on.needs(on.stores, NO_STORE);
        }
        Choice::Feed(_) | Choice::NoReturn(_) => {
            on.needs_owners();
            let fed = matches!(clause, Choice::Feed(it) if it.least == 0);
            on.needs(!fed, "least is 0: expected 1 or more");
            on.needs(
                on.board.circuit != Circuit::OwnRings,
                "no seed falls in the opponent's pits on this board: expected circuit: Ring, or another clause",
            );
        }
        Choice::Reserve(_) => {
            on.needs_owners();
            let pits = on.board.pits_of(Side::South).count();
            on.needs(
                usize::from(on.hand) == pits,
                "the reserve is sown one seed in each own pit: expected setup.hand to be their number",
            );
        }
        Choice::LoneIntoEmpty(_) | Choice::LastInOccupied(_) | Choice::LeaveMove(_) | Choice::Swap(_) => {}
    }
}
