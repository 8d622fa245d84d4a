//! Requirements of the kinds that act on the last seed, end play or lay out a round, on their board and on their own
//! fields.

use super::conditions::{NO_BEHIND, NO_FACING, NO_TWIN};
use super::{ClauseChecker, NO_PENALTIES, NO_SPECIALS, NO_STORE, NO_STORES, OWNED};
use crate::rules::board::Side;
use crate::rules::kinds::condition::{PitIf, Whose};
use crate::rules::kinds::ending::{Amount, Asked, Leftover, Once, Pieces, Verdict, WonBy};
use crate::rules::kinds::landing::{
    Claimed, Content, Declined, HowMany, LastPit, Made, Needs, OnlyPit, Slam, Target, Then, To, Who,
};
use crate::rules::kinds::marks::{self, Dropped, Emptied, MarkFor};
use crate::rules::kinds::sowing::WhichSeeds;
use crate::rules::kinds::{Clause, List, ending, landing};

const NO_STORE_NOR_SEND: &str =
    "captured seeds need somewhere to go: expected stores on the board, or Send under landing";
const NO_PIT_NEXT: &str = "the next place may be a store, which nobody lifts: expected stores: None or Aside";
const ONE_RING: &str =
    "no seed falls on the other side on this board: expected one path for both sides, and stores: None or Aside";

pub(super) fn capture(on: &mut ClauseChecker, it: &landing::Capture) {
    let board = on.game.board;
    on.needs(!it.take.is_empty(), "nothing is taken: expected something under take, as in [Facing]");
    for target in &it.take {
        match target {
            Target::Facing | Target::Behind | Target::Twin | Target::Column => on.needs_owners(),
            Target::Here | Target::Last | Target::Seeds(_) | Target::Next | Target::Before => {}
            Target::Beyond | Target::Every => {}
        }
        match target {
            Target::Facing => on.needs(on.game.torus || on.game.faces(), NO_FACING),
            Target::Behind => on.needs(on.game.torus || board.rows == 4, NO_BEHIND),
            Target::Twin => {
                on.needs(on.game.torus || board.pits().any(|pit| board.twin(pit).is_some()), NO_TWIN);
            }
            Target::Column => on.needs(
                board.rows > 1 && !board.is_square(),
                "a pit has no others in its column on this board: expected two rows or more, not round a square",
            ),
            Target::Next | Target::Before | Target::Beyond => on.needs(!board.sows_stores(), NO_PIT_NEXT),
            Target::Seeds(seeds) => {
                on.needs(*seeds > 0, "no seeds are taken: expected Seeds(1) or more");
                let goes_on = matches!(it.then, Then::Here | Then::Next | Then::NextSeeds);
                on.needs(!goes_on, "a lap does not go on from a trap: expected then: End, On or Again");
            }
            Target::Here | Target::Last | Target::Every => {}
        }
    }
    on.needs(it.needs == Needs::First || it.take.len() > 1, "one pit is taken: expected needs: First");
    on.needs(!it.and_facing || on.game.faces(), NO_FACING);
    let across = it.take.contains(&Target::Facing);
    on.needs(
        it.run.is_none() || !across || board.rows == 2,
        "a run goes along a side's only row: expected no run on four rows",
    );
    on.needs(
        it.run.as_ref().is_none_or(|run| run.most != Some(0)),
        "most is 0: expected None, or 1 or more; for no run, run: None",
    );
    let others = it.take.iter().any(|it| !matches!(it, Target::Here | Target::Last | Target::Seeds(_)));
    on.needs(
        it.last_pit == LastPit::Stays || others,
        "the last seed's own pit is taken anyway: expected last_pit: Stays",
    );
    let good = |who: &Who| matches!(who, Who::Mover | Who::Other | Who::Owner);
    on.needs(good(&it.by) && it.last_by.iter().all(good), "this is no taker: expected Mover, Other or Owner");
    let owner = it.by == Who::Owner || it.last_by == Some(Who::Owner);
    on.needs(!on.game.torus || !owner, "on a torus nobody owns a pit: expected by: Mover");
    let here = it.take.iter().all(|target| *target == Target::Here);
    on.needs(!owner || here && is_owned(&it.r#if) || all_owned(on), NOBODYS);
    let passing = it.which != WhichSeeds::ButLast || it.last_by.is_some();
    on.needs(
        on.list == List::Dropping || !passing,
        "which and last_by are for captures in passing: expected them under dropping only",
    );
    let across = it.r#if.side == Whose::Own && it.take == [Target::Facing] && on.game.board.rows == 2;
    on.needs(
        it.made == Made::Before || on.list == List::Starting && across,
        "the pit that the player has chosen must not be captured: expected made: Chosen under starting only, with \
         if: (side: Own, ..) and take: [Facing], on two rows",
    );
    on.needs(
        on.list == List::Landing || it.then == Then::End && it.run.is_none(),
        "a capture in passing stands by itself: expected no then and no run",
    );
    on.needs(
        on.list != List::Dropping || it.take == [Target::Here] || it.take == [Target::Every],
        "in passing a seed takes its own pit: expected take: [Here]",
    );
    on.needs(on.game.stores || on.list == List::Landing && is_sent(on, it), NO_STORE_NOR_SEND);
}

const NOBODYS: &str = "some pits are nobody's: expected another than Owner, or if: (side: Own) or (side: Other)";

/// Returns whether every pit is somebody's; `true` on a torus, where none is, because other checks cover it.
fn all_owned(on: &ClauseChecker) -> bool {
    let board = on.game.board;
    on.game.torus || !board.every_pit().any(|pit| board.is_nobodys(pit))
}

/// Returns whether such a pit is somebody's.
fn is_owned(pit: &PitIf) -> bool {
    matches!(pit.side, Whose::Own | Whose::Other)
}

/// Returns whether a trap is one pit of each player's, and stays it.
fn stays_with_owner(it: &marks::Trap) -> bool {
    let one = matches!(it.at[..], [part] if part.number().is_some());
    let fades = it.emptied == Emptied::Fades || it.lift != MarkFor::Nobody;
    one && !fades && it.of == Whose::Own && it.dropped == Dropped::Stays
}

/// Returns whether what a capture takes goes elsewhere than to a store.
fn is_sent(on: &ClauseChecker, it: &landing::Capture) -> bool {
    // What is taken in the last seed's own pit can be given to the other player, but not be sown again.
    let own = it.take.iter().any(|target| matches!(target, Target::Here | Target::Last));
    let some = it.take.iter().any(|target| matches!(target, Target::Seeds(_)));
    let sends = |send: &landing::Send| {
        let named = send.of.iter().any(|id| id == "captures" || *id == it.id);
        let sown = matches!(send.to, To::Sown | To::RowEnd);
        named && send.to != To::Store && !(sown && (own || some))
    };
    on.game.has(|other| matches!(other, Clause::Send(send) if sends(send) && on.game.meet(on.clause, other)))
}

pub(super) fn claim(on: &mut ClauseChecker, it: &landing::Claim) {
    on.needs(!it.pits.is_empty(), "no pit is claimed: expected something under pits, as in [Here]");
    on.needs(
        on.game.stores || it.content == Content::Stays,
        "a claimed pit's seeds need somewhere to go: expected stores on the board, or content: Stays",
    );
    on.needs(
        on.list == List::Landing || it.content == Content::Stays,
        "seeds that were let stand go on standing: expected content: Stays under dropping",
    );
    on.needs(
        matches!(it.owner, Who::Mover | Who::Other | Who::Owner),
        "this is nobody whose a mark can be: expected owner: Mover, Other or Owner",
    );
    on.needs(!on.game.torus || it.owner != Who::Owner, OWNED);
    on.needs(it.owner != Who::Owner || is_owned(&it.r#if) || all_owned(on), NOBODYS);
    on.needs(!it.pits.contains(&Claimed::Facing) || on.game.faces(), NO_FACING);
    on.needs(
        !it.pits.contains(&Claimed::Before) || !on.game.board.sows_stores(),
        "the last two seeds fall in pits: expected stores: None or Aside",
    );
    on.needs(
        !it.either_order || it.r#if.before.is_some() && it.pits.contains(&Claimed::Before),
        "of one pit there is no order: expected before under if, and Before under pits, beside either_order",
    );
}

pub(super) fn landing(on: &mut ClauseChecker, clause: &Clause) {
    let board = on.game.board;
    match clause {
        Clause::Relay(it) => {
            on.needs(it.lifts == landing::Lifts::Here || !board.sows_stores(), NO_PIT_NEXT);
        }
        Clause::Again(it) => {
            on.needs(
                it.store.is_none() || board.sows_stores(),
                "no seed falls in a store here: expected stores: Own, OwnLeft or All",
            );
            on.needs(it.store != Some(Whose::Nobody), "a store is a player's: expected store: Own, Other or Any");
            let asked = it.r#if.is_some() || it.store.is_some();
            on.needs(asked, "every turn would be followed by another: expected if or store");
            on.needs(
                it.r#if.is_none() || it.store.is_none(),
                "a seed falls in a pit or in a store: expected if or store, not both",
            );
            let home = clause.when().is_some_and(|when| when.crossed.is_some());
            on.needs(!home || on.one_ring(), ONE_RING);
        }
        Clause::Optional(it) if it.only_lap => {
            let goes_on = |then: Then| matches!(then, Then::Here | Then::Next | Then::NextSeeds);
            let of_capture = |id: &String| matches!(on.game.named(id), Some((List::Landing, Clause::Capture(it))) if goes_on(it.then));
            let named = !it.of.is_empty() && it.of.iter().all(of_capture);
            on.needs(
                named && on.list == List::Landing && it.refused == Declined::Nothing,
                "no lap follows that could be declined: expected only_lap under landing, of: the ids of captures with then: Here, Next or \
                 NextSeeds, and no refused",
            );
        }
        Clause::Optional(it) if it.refused == Declined::Retreat => {
            on.needs_owners();
            on.needs(on.game.torus || board.rows == 4, NO_BEHIND);
        }
        Clause::More(it) => {
            on.needs_owners();
            on.needs(it.pits != HowMany::Pits(0), "pits is 0: expected 1 or more, or All");
        }
        Clause::GrandSlam(it) => {
            on.needs_owners();
            on.needs(
                it.only_pit == OnlyPit::Spared || matches!(it.effect, Slam::SpareLast | Slam::SpareFirst),
                "no pit is spared: expected only_pit beside effect: SpareLast or SpareFirst only",
            );
        }
        Clause::Send(it) => match it.to {
            To::RowEnd => {
                on.needs(
                    !board.is_torus() && !board.crosses() && board.seating().rows_of_side() > 1,
                    "an inner row is for four rows: expected paths: OwnRings",
                );
                on.needs(
                    it.zone > 0 && u16::from(it.zone) * 2 <= u16::from(board.columns),
                    "zone is out of reach: expected from 1 to half the columns",
                );
            }
            To::Given => on.needs_owners(),
            To::Trap => {
                on.needs_owners();
                on.needs(
                    on.game.has(|it| matches!(it, Clause::Trap(it) if stays_with_owner(it))),
                    "captured seeds go into the trap that each player has from the start: expected Trap(at: ..) with one pit, \
                     which nobody lifts",
                );
                on.needs(
                    !on.game.has(|it| matches!(it, Clause::Claim(_))),
                    "a player who claims pits may have several traps: expected no Claim beside Send(to: Trap)",
                );
            }
            To::Store => on.needs(on.game.stores, NO_STORE),
            To::Sown => {}
        },
        _ => {}
    }
}

pub(super) fn end(on: &mut ClauseChecker, it: &ending::End) {
    let (board, stores) = (on.game.board, on.game.stores);
    if on.list == List::Landing {
        on.needs(it.once.is_none(), "under landing play stops by the last seed: expected if in place of once");
    } else {
        on.needs(it.once.is_some(), "nothing says when play stops: expected once");
        on.needs(it.r#if == PitIf::default(), "no last seed is asked about here: expected once in place of if");
    }
    let sweeps =
        it.leftover == Leftover::Nobody || matches!(it.verdict, Verdict::Wins(_) | Verdict::Draw | Verdict::Void);
    on.needs(
        stores || sweeps,
        "leftover seeds need somewhere to go: expected leftover: Nobody on a board without stores",
    );
    on.needs(
        !on.game.torus || matches!(it.leftover, Leftover::Nobody | Leftover::To(Who::Next)),
        "on a torus nobody owns a pit: expected leftover: Nobody or To(Next)",
    );
    on.needs(
        it.leftover != Leftover::To(Who::Capturer) || it.asked == Asked::Capture,
        "when the move is over nobody captures: expected asked: Capture, or leftover to another than Capturer",
    );
    on.needs(
        stores || it.verdict != Verdict::MostSeeds,
        "the board has no stores to count: expected another verdict than MostSeeds",
    );
    let out = matches!(it.verdict, Verdict::Out(_));
    let penalty = matches!(it.once, Some(Once::PenaltyHolds(_)));
    on.needs(
        !out || penalty,
        "nobody loses while others play on: expected once: PenaltyHolds(..) beside verdict: Out(..)",
    );
    let asked = matches!(it.whose, Who::Either | Who::Both | Who::Next | Who::Mover | Who::Other);
    on.needs(asked, "nobody is asked about: expected whose: Either, Both, Next, Mover or Other");
    match &it.once {
        None | Some(Once::CannotMove | Once::AllPassed) => {}
        Some(Once::StoreHolds(amount)) => {
            on.needs(stores, NO_STORES);
            if let Amount::Seeds(seeds) = amount {
                on.needs(
                    *seeds > 0 && u32::from(*seeds) <= board.total,
                    "seeds is out of reach: expected from 1 to all the seeds of the game",
                );
            }
        }
        Some(Once::Left(left)) => {
            on.needs(left.of != Pieces::Specials || board.specials > 0, NO_SPECIALS);
            let all = left.pits == PitIf::default() && matches!(it.verdict, Verdict::Wins(_));
            on.needs(
                !all || board.sides().len() == 1,
                "who empties all pits wins where one plays alone: expected rows: 1, or another verdict",
            );
            let ends = left.pits.side == Whose::Nobody && board.has_ends();
            let pieces = board.ends().any(|pit| board.opening_special(pit) > 0);
            on.needs(
                left.of != Pieces::Specials || !ends || pieces || board.specials == 0,
                "no special piece lies at an end: expected of: All, or setup.ends",
            );
        }
        Some(Once::CannotFeed) => on.needs_owners(),
        Some(Once::Decided) => on.needs(stores, NO_STORES),
        Some(Once::Repeated(it)) => on.needs(it.times >= 2, "times is too small: expected 2 or more"),
        Some(Once::CapturedAtEnds) => {
            on.needs_owners();
            on.needs(board.columns > 1, "a row of one pit has no two ends: expected columns from 2 up");
        }
        Some(Once::CapturedFirst(turns)) => {
            on.needs(*turns > 0, "no turn is counted: expected CapturedFirst(1) or more")
        }
        Some(Once::PenaltyHolds(seeds)) => {
            on.needs(board.penalties, NO_PENALTIES);
            on.needs(*seeds > 0, "no seed is counted: expected PenaltyHolds(1) or more");
            on.needs(out, "the others play on: expected verdict: Out(PlaysOn) or Out(Frozen)");
        }
    }
}

pub(super) fn winner(on: &mut ClauseChecker, it: &ending::Winner) {
    let (board, stores) = (on.game.board, on.game.stores);
    let most = it.by == WonBy::MostSeeds;
    on.needs(
        it.specials == 0 || most && board.specials > 0,
        "no special piece counts: expected setup.specials and by: MostSeeds, or specials: 0",
    );
    on.needs(
        stores || !matches!(it.by, WonBy::MostSeeds | WonBy::FewestSeeds),
        "the board has no stores to count: expected by: LastMover or MostWithTraps",
    );
    on.needs(most || it.least.is_none(), "least speaks of the player with more seeds: expected by: MostSeeds");
    on.needs(most || it.komi.0 == 0, "komi is counted only where most seeds win: expected by: MostSeeds");
}

pub(super) fn layout(on: &mut ClauseChecker, clause: &Clause) {
    let board = on.game.board;
    on.needs(board.sides() == Side::BOTH && !on.game.torus, "a match is for two sides with pits of their own");
    on.needs(!board.names_seats(), "a new round is laid out in whole rows: expected seats: Rows, or no rounds");
    on.needs(on.game.stores, "what is won needs somewhere to go: expected stores on the board");
    let first = on.game.list(List::Rounds).next().is_some_and(|first| first.id() == clause.id());
    on.needs(first, "another clause lays out the rounds: expected one of Refill, Territory, Mirror, Sale and Score");
    match clause {
        Clause::Refill(it) => on.needs(it.least > 0, "least is 0: expected 1 or more"),
        Clause::Territory(it) => {
            on.needs(it.seeds > 0, "seeds is 0: expected 1 or more");
            on.needs(it.goal != Some(0), "goal is 0: expected None, or 1 or more");
            let pits = on.game.board.pit_count();
            on.needs(
                it.goal.is_none_or(|goal| goal == 0 || usize::from(goal) > pits / 2),
                "each player owns that many pits from the start: expected a goal of more than half of all pits",
            );
        }
        Clause::Mirror(it) => {
            on.needs(it.least > 0, "least is 0: expected 1 or more");
            let faces = board.pits().all(|pit| board.facing(pit).is_some());
            on.needs(faces, "not every pit faces one on the other side: expected a board of two rows");
            on.needs(
                on.game.has(|it| matches!(it, Clause::Arrange(_))),
                "a player has no way to lay out their seeds: expected Arrange under opening",
            );
        }
        Clause::Sale(it) => {
            on.needs(it.whole > 0 && it.lost > 0, "whole or lost is 0: expected 1 or more");
            let pits = board.pits_of(Side::South).len();
            on.needs(usize::from(it.lost) <= pits, "lost is out of reach: expected at most the pits of a side");
        }
        Clause::Score(it) => {
            on.needs(it.goal > 0, "goal is 0: expected 1 or more");
        }
        _ => {}
    }
}
