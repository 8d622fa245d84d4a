//! What a clause on the end needs of its board.

use super::ground::{COUNTED, Ground, NO_PENALTIES, OWNED, SWEEPS, WHOSE_REST};
use crate::rules::ending::{Amount, Cleared, Ending, Halves, Rest, Verdict, WonBy};

/// Says what is wrong with it.
pub(super) fn faults(on: &mut Ground, clause: &Ending) {
    match clause {
        Ending::InnerEmpty(_) => on.needs_owners(),
        Ending::Decided(_) | Ending::NoneFree(_) => {
            on.needs(on.stores, "the board has no stores: expected stores: Aside, Own or All");
        }
        Ending::StoreHolds(it) => {
            on.needs(on.stores, "the board has no stores: expected stores: Aside, Own or All");
            if let Amount::Seeds(seeds) = it.seeds {
                on.needs(
                    seeds > 0 && u32::from(seeds) <= on.board.total,
                    "seeds is out of reach: expected from 1 to all the seeds of the game",
                );
            }
        }
        Ending::StoresLevel(_) | Ending::AllStored(_) => {
            on.needs(on.stores, "the board has no stores: expected stores: Aside, Own or All")
        }
        Ending::RowEmpty(it) => {
            on.needs_owners();
            on.needs(on.leaves(it.leftover), SWEEPS);
            on.needs(on.stores || it.verdict != Verdict::MostSeeds, COUNTED);
        }
        Ending::NoMoves(it) => {
            on.needs(on.leaves(it.leftover), SWEEPS);
            on.needs(on.good_rest(it.leftover), WHOSE_REST);
            on.needs(on.stores || it.verdict != Verdict::MostSeeds, COUNTED);
        }
        Ending::FewLeft(it) => {
            on.needs(on.stores, SWEEPS);
            on.needs(it.seeds > 0, "seeds is 0: expected 1 or more");
            on.needs(!on.torus || it.taker != Rest::Owner, OWNED);
            on.needs(
                it.at_once || it.taker != Rest::Capturer,
                "when the move is over nobody captures: expected at_once: true, or another taker than Capturer",
            );
        }
        Ending::LastInEmpty(_) | Ending::AllPassed(_) => {}
        Ending::OwnRowEmptied(_) => on.needs_owners(),
        Ending::PenaltyHolds(it) => {
            on.needs(on.board.penalties, NO_PENALTIES);
            on.needs(it.seeds > 0, "seeds is 0: expected 1 or more");
        }
        Ending::BothEnds(_) => {
            on.needs_owners();
            on.needs(on.board.columns > 1, "a row of one pit has no two ends: expected columns from 2 up");
        }
        Ending::CapturesFirst(it) => on.needs(it.turns > 0, "turns is 0: expected 1 or more"),
        Ending::Unfed(it) => {
            on.needs_owners();
            on.needs(on.leaves(it.leftover), SWEEPS);
        }
        Ending::Repetition(it) => {
            on.needs(on.leaves(it.leftover), SWEEPS);
            on.needs(on.good_rest(it.leftover), WHOSE_REST);
            on.needs(it.times >= 2, "times is too small: expected 2 or more");
            on.needs(on.stores || it.verdict != Verdict::MostSeeds, COUNTED);
        }
        Ending::Endless(it) => on.needs(it.laps != Some(0), "laps is 0: expected 1 or more"),
        Ending::EndsEmpty(it) => {
            on.needs(on.board.has_ends(), "there are no pits at the ends: expected board.ends: true");
            on.needs(on.leaves(it.leftover), SWEEPS);
            let pieces = on.board.ends().any(|pit| on.board.opening_special(pit) > 0);
            on.needs(
                it.of == Cleared::All || pieces,
                "no special piece lies at an end: expected of: All, or setup.ends",
            );
        }
        Ending::Winner(it) => {
            on.needs(
                it.specials == 0 || it.by == WonBy::MostSeeds && on.board.specials > 0,
                "no special piece counts: expected setup.specials and by: MostSeeds, or specials: 0",
            );
            on.needs(
                on.stores || !matches!(it.by, WonBy::MostSeeds | WonBy::FewestSeeds),
                "the board has no stores to count: expected by: LastMover or MostWithTraps",
            );
            let most = it.by == WonBy::MostSeeds;
            on.needs(most || it.least.is_none(), "least speaks of the player with more seeds: expected by: MostSeeds");
            on.needs(most || it.komi == Halves(0), "komi is counted only where most seeds win: expected by: MostSeeds");
        }
    }
}
