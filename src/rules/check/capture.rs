//! What a clause on captures needs of its board.

use super::ground::{COUNTS, Ground, NO_PIT_NEXT, NO_STORE, OWNED, WHOSE_SEEDS, good_counts};
use crate::rules::board::Circuit;
use crate::rules::capture::{Capture, Needs, Onward, Played, Row, Taker, Then};

/// Says what is wrong with it.
pub(super) fn faults(on: &mut Ground, clause: &Capture) {
    match clause {
        Capture::Facing(it) => {
            on.needs_owners();
            on.needs(on.torus || on.good_row(it.row), on.whose_row());
            on.needs(
                on.torus || on.board.pits().any(|pit| on.board.facing(pit).is_some()),
                "no pit faces another on this board: expected two or four rows, not round a square, or another clause",
            );
            on.needs(
                it.chain == Onward::None || on.board.rows == 2,
                "a chain runs along a side's only row: expected chain: None on four rows",
            );
            on.needs(
                it.needs == Needs::Facing || on.board.rows == 4,
                "on two rows no pit lies behind another: expected needs: Facing",
            );
        }
        Capture::Beyond(it) => {
            on.needs(!on.board.sows_stores(), NO_PIT_NEXT);
            on.needs(
                it.special_least == 0 || on.board.specials > 0,
                "the game has no special pieces: expected special_least: 0, or setup.specials",
            );
            on.needs(
                !it.facing || on.board.pits().any(|pit| on.board.facing(pit).is_some()),
                "no pit faces another on this board: expected facing: false",
            );
        }
        Capture::Column(it) => {
            on.needs_owners();
            on.needs(
                on.board.rows > 1 && on.board.circuit != Circuit::Square,
                "a pit has no others in its column on this board: expected two rows or more, not round a square",
            );
            on.needs(on.torus || on.good_row(it.row), on.whose_row());
        }
        Capture::FromTrap(it) => {
            on.needs(
                !on.torus || it.row == Row::Any && it.at.is_empty(),
                "on a torus nobody owns a pit: expected row: Any, and no at",
            );
            on.needs(on.torus || on.good_row(it.row), on.whose_row());
            on.needs(on.stores || it.seeds == 0, NO_STORE);
            on.needs(it.seeds > 0 || it.then == Then::End, "with seeds: 0 the turn ends: expected then: End");
            on.needs(!it.then.goes_on(), "a lap does not go on from a trap: expected then: End or ExtraMove");
        }
        Capture::LoneLast(it) => {
            on.needs_owners();
            on.needs(on.stores, NO_STORE);
            on.needs(on.torus || on.good_row(it.row), on.whose_row());
        }
        Capture::GrandSlam(_) | Capture::Deposit(_) => on.needs_owners(),
        Capture::Meeting(_) => {
            on.needs(on.board.specials > 0, "the game has no special pieces: expected setup.specials");
            on.needs(on.stores, NO_STORE);
        }
        Capture::Retreat(_) => {
            on.needs_owners();
            on.needs(on.board.rows == 4, "on two rows no pit lies behind another: expected another clause");
        }
        Capture::Enter(it) => {
            on.needs(
                on.board.circuit == Circuit::OwnRings,
                "an inner row is for four rows: expected circuit: OwnRings",
            );
            on.needs(
                it.zone > 0 && u16::from(it.zone) * 2 <= u16::from(on.board.columns),
                "zone is out of reach: expected from 1 to half the columns",
            );
        }
        Capture::More(it) => {
            on.needs_owners();
            on.needs(it.pits > 0, "pits is 0: expected 1 or more");
        }
        Capture::Passing(it) => {
            on.needs(good_counts(&it.makes), COUNTS);
            on.needs(on.stores, NO_STORE);
            on.needs(it.taker != Taker::Nobody, "a capture in passing needs a taker: expected Mover or Owner");
            on.needs(on.good_taker(it.taker), WHOSE_SEEDS);
        }
        Capture::Count(it) => {
            on.needs(
                !it.facing || on.board.pits().any(|pit| on.board.facing(pit).is_some()),
                "no pit faces another on this board: expected facing: false",
            );
            on.needs(it.played == Played::Any || !on.torus, OWNED);
            on.needs(good_counts(&it.makes), COUNTS);
            on.needs(on.stores || on.given, NO_STORE);
            on.needs(on.good_row(it.row), on.whose_row());
            on.needs(on.good_taker(it.taker), WHOSE_SEEDS);
            on.needs(!on.torus || it.not_at.is_empty(), OWNED);
            on.needs(
                it.taker != Taker::Nobody || it.then == Then::End,
                "with taker: Nobody the turn ends: expected then: End",
            );
        }
        Capture::Resow(_) | Capture::Ahead(_) | Capture::Begun(_) | Capture::SafeHouse(_) | Capture::Optional(_) => {}
    }
}
