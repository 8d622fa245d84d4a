//! What a clause on claims needs of its board.

use super::ground::{COUNTS, Ground, NO_STORE, OWNED, good_counts};
use crate::rules::capture::OwnSeed;
use crate::rules::claim::{Claim, TrapOf};

/// Says what is wrong with it.
pub(super) fn faults(on: &mut Ground, clause: &Claim) {
    match clause {
        Claim::TrapPair(it) => {
            on.needs(it.makes.0 > 0 && it.makes.1 > 0, "makes has a 0: expected two counts from 1 up");
            on.needs(!on.board.sows_stores(), "the last two seeds fall in pits: expected stores: None or Aside");
        }
        Claim::House(it) => {
            on.needs_owners();
            on.needs(
                it.at.number().is_some(),
                "a house is one pit: expected InnerLeft, InnerRight, OuterLeft or OuterRight and its number",
            );
            on.needs(it.least > 0, "least is 0: expected 1 or more");
        }
        Claim::Trap(it) => {
            on.needs(good_counts(&it.makes), COUNTS);
            on.needs(on.good_row(it.row), on.whose_row());
            on.needs(
                on.stores || it.seeds == OwnSeed::Leave,
                "a claimed pit's seeds need somewhere to go: expected stores on the board, or seeds: Leave",
            );
            on.needs(
                !it.missed || it.seeds == OwnSeed::Leave,
                "the seeds that were let stand go on standing: expected seeds: Leave beside missed: true",
            );
            on.needs(!on.torus || it.owner != TrapOf::Owner, OWNED);
        }
        Claim::AtMost(it) => on.needs(it.traps > 0, "traps is 0: expected 1 or more"),
        Claim::NotLastPit(_) | Claim::NotTwin(_) => on.needs_owners(),
        Claim::Swallow(_) => on.needs(on.stores, NO_STORE),
        Claim::Declared(_)
        | Claim::Engulf(_)
        | Claim::TrapStops(_)
        | Claim::Fades(_)
        | Claim::Liftable(_)
        | Claim::HousesFall(_) => {}
    }
}
