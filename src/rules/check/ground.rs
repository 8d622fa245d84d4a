//! What a kind needs of its board, and of its own fields.

use super::Ground;
use super::conditions::{NO_BEHIND, NO_FACING, NO_TWIN, is_some};
use crate::rules::board::{Side, Way as BoardWay};
use crate::rules::kinds::choice::{Act, LiftFrom, Seats, Specials};
use crate::rules::kinds::condition::{Counts, PitIf, Whose};
use crate::rules::kinds::ending::{Amount, Asked, Leftover, Once, Pieces, Unpaid, Verdict, WonBy};
use crate::rules::kinds::landing::{Claimed, Content, Declined, HowMany, LastPit, Needs, Target, Then, To, Who};
use crate::rules::kinds::marks::{Dropped, MarkFor, TrapEnds};
use crate::rules::kinds::opening::{Handful, Source, Step};

use crate::rules::kinds::sowing::{After, Elsewhere, FirstSeed, LapWay, OrBack, Ways, WhichSeeds};
use crate::rules::kinds::{Clause, List, ending, landing, opening};
use crate::rules::plan::test::CountSet;

const OWNED: &str = "on a torus nobody owns a pit: expected another clause, or another board";
const NO_STORE: &str = "captured seeds need somewhere to go: expected stores on the board";
const NO_STORE_NOR_SEND: &str =
    "captured seeds need somewhere to go: expected stores on the board, or Send under landing";
const NO_STORES: &str = "the board has no stores: expected stores: Aside, Own or All";
const NO_WAY_FROM_STORE: &str = "seeds of a store are sown along a path, and a torus has none: expected from: Pits";
const ONLY_COUNTED: &str = "of a store nothing can be asked but how many seeds it holds: expected no field but holds in if, beside from: Store";
const NO_PIT_NEAR: &str = "no pit is near a store: expected numbers in holds, beside from: Store";
const ONLY_SEEDS: &str = "a store is lifted alone: expected no specials and no seats beside from: Store";
const EMPTY_STORE: &str = "an empty store cannot be lifted: expected holds from 1 up";
const NO_PIT_NEXT: &str = "the next place may be a store, which nobody lifts: expected stores: None or Aside";
const NO_WAY: &str = "the board has no such way: expected Ccw or Cw, on a torus N to Nw";
const NO_SPECIALS: &str = "the game has no special pieces: expected setup.specials";
const NO_PENALTIES: &str = "the board has no penalty pits: expected penalties: true on a square with stores";
const ONE_RING: &str =
    "no seed falls on the other side on this board: expected one path for both sides, and stores: None or Aside";

/// Says what is wrong with it.
pub(super) fn check(on: &mut Ground) {
    let clause = on.clause;
    match clause {
        Clause::Trap(_) | Clause::House(_) => marks(on, clause),
        Clause::Arrange(_) | Clause::Race(_) | Clause::Script(_) | Clause::Bring(_) => starts(on, clause),
        Clause::Lift(_)
        | Clause::Place(_)
        | Clause::Instead(_)
        | Clause::Swap(_)
        | Clause::MustCapture(_)
        | Clause::Bar(_)
        | Clause::Prefer(_)
        | Clause::Feed(_)
        | Clause::NoReturn(_)
        | Clause::Blockade(_) => choice(on, clause),
        Clause::Way(_) | Clause::Drop(_) | Clause::Skip(_) | Clause::LiftSome(_) | Clause::Meeting(_) => {
            sowing(on, clause);
        }
        Clause::Capture(it) => capture(on, it),
        Clause::Claim(it) => claim(on, it),
        Clause::Relay(_)
        | Clause::Again(_)
        | Clause::Except(_)
        | Clause::Optional(_)
        | Clause::More(_)
        | Clause::GrandSlam(_)
        | Clause::Send(_) => landing(on, clause),
        Clause::Extra(it) => on.needs(it.most != Some(0), "most is 0: expected None, or 1 or more"),
        Clause::Pass(it) => {
            on.needs(it.pays == 0 || on.game.board.penalties, NO_PENALTIES);
            let paid = it.pays > 0 || it.unpaid == Unpaid::Passes;
            on.needs(paid, "nobody pays anything: expected pays to be 1 or more beside unpaid");
        }
        Clause::End(it) => end(on, it),
        Clause::Endless(it) => on.needs(it.laps != Some(0), "laps is 0: expected None, or 1 or more"),
        Clause::Winner(it) => winner(on, it),
        Clause::Refill(_) | Clause::Territory(_) | Clause::Mirror(_) | Clause::Sale(_) | Clause::Score(_) => {
            layout(on, clause);
        }
    }
}

impl Ground<'_> {
    /// Notes that nobody owns a pit, where that is so.
    fn needs_owners(&mut self) {
        self.needs(!self.game.torus, OWNED);
    }

    /// Whether all share one ring of pits, in which no store is sown.
    fn one_ring(&self) -> bool {
        let board = self.game.board;
        board.shares_ring() && board.sides().len() == 2 && !board.sows_stores()
    }
}

fn marks(on: &mut Ground, clause: &Clause) {
    let stores = on.game.stores;
    match clause {
        Clause::Trap(it) => {
            on.needs(it.most != Some(0), "most is 0: expected None, or 1 or more");
            on.needs(it.dropped != Dropped::Store || stores, NO_STORE);
            on.needs(
                it.dropped == Dropped::Stays || it.ends != TrapEnds::IfOccupied,
                "a trap receives seeds in one way only: expected dropped: Stays beside ends: IfOccupied",
            );
            on.needs(
                !it.but_last || it.passed_by != MarkFor::Nobody,
                "no seed passes by: expected passed_by beside but_last",
            );
            on.needs(!on.game.torus || it.at.is_empty(), OWNED);
            let columns = on.game.board.columns;
            let beyond = it.at.iter().find(|part| part.number().is_some_and(|n| !(1..=columns).contains(&n)));
            if let Some(part) = beyond {
                on.needs(false, format!("{part:?} is not on this board: expected a number from 1 to {columns}"));
            }
            on.needs(!matches!(it.of, Whose::Any | Whose::Nobody), "a trap is somebody's: expected of: Own or Other");
        }
        Clause::House(it) => {
            on.needs_owners();
            on.needs(
                it.at.number().is_some(),
                "a house is one pit: expected InnerLeft, InnerRight, OuterLeft or OuterRight and its number",
            );
            let columns = on.game.board.columns;
            if let Some(n) = it.at.number().filter(|n| !(1..=columns).contains(n)) {
                on.needs(
                    false,
                    format!("{:?} is not on this board: expected a number from 1 to {columns}, not {n}", it.at),
                );
            }
            on.needs(
                !it.counts.contain(0) && is_some(&it.counts, 1),
                "an empty pit counts as no house: expected counts from 1 up",
            );
        }
        _ => {}
    }
}

fn starts(on: &mut Ground, clause: &Clause) {
    let board = on.game.board;
    match clause {
        Clause::Arrange(_) => {
            on.needs_owners();
            // Who lays out seeds for a new round takes them in hand for it.
            let laid_out = on.game.has(|it| matches!(it, Clause::Mirror(_)));
            on.needs(
                laid_out || on.game.hand > 0,
                "there are no seeds in hand to place: expected setup.hand to be 1 or more",
            );
        }
        Clause::Race(_) => {
            on.needs(board.sides().len() == 2, "a race is run by two players: expected a board of two sides");
            on.needs(
                board.shares_ring() && !board.is_square() && !board.sows_stores(),
                "a race ends in an empty pit: expected one path for both sides, and stores: None or Aside",
            );
        }
        Clause::Script(it) => script(on, it),
        Clause::Bring(it) => {
            on.needs_owners();
            on.needs(it.seeds > 0, "seeds is 0: expected 1 or more");
            let own = board.pits_of(Side::South).len();
            match it.from {
                Source::Hand => on.needs(
                    usize::from(on.game.hand) == own * usize::from(it.seeds),
                    "the hand is sown into each own pit: expected setup.hand to be as many seeds as they get",
                ),
                Source::Store => {
                    on.needs(on.game.stores, "seeds are set out from a store: expected stores on the board");
                    on.needs(board.sides().len() == 2, "seeds are set out in a row: expected a board of two sides");
                }
            }
            on.needs(
                it.from == Source::Store || !it.borrows,
                "nobody lends seeds for a hand: expected borrows: false, or from: Store",
            );
        }
        _ => {}
    }
}

fn script(on: &mut Ground, it: &opening::Script) {
    on.needs_owners();
    on.needs(it.seeds != Handful::Seeds(0), "seeds is 0: expected 1 or more, or All");
    on.needs(!on.game.board.sows_stores(), "seeds are taken from pits: expected stores: None or Aside");
    let round = on.game.board.path(Side::South).len();
    let named = it.steps.iter().flat_map(|step| match step {
        Step::Lift(pits) | Step::Push(pits) => pits.as_slice(),
        Step::Sow(pit) => std::slice::from_ref(pit),
    });
    let beyond = named.copied().find(|&pit| pit == 0 || usize::from(pit) > round);
    on.needs(beyond.is_none(), format!("a pit is out of reach: expected numbers along the path, from 1 to {round}"));
    let sows = it.steps.iter().filter(|step| matches!(step, Step::Sow(_))).count();
    on.needs(
        sows == 1 && matches!(it.steps.last(), Some(Step::Sow(_))),
        "the steps end with one sowing: expected Sow(..) as the last of them, and nowhere else",
    );
}

fn choice(on: &mut Ground, clause: &Clause) {
    let board = on.game.board;
    match clause {
        Clause::Lift(it) if it.from == LiftFrom::Store => {
            on.needs(on.game.stores, NO_STORES);
            on.needs(!on.game.torus, NO_WAY_FROM_STORE);
            let asked = PitIf { side: Whose::Own, holds: it.r#if.holds.clone(), ..PitIf::default() };
            on.needs(it.r#if == asked, ONLY_COUNTED);
            let holds = it.r#if.holds.as_ref();
            on.needs(holds.is_none_or(|counts| CountSet::of(counts).is_plain()), NO_PIT_NEAR);
            on.needs(holds.is_none_or(|counts| is_some(counts, 1)), EMPTY_STORE);
            on.needs(it.specials == Specials::Left && it.seats == Seats::Turn, ONLY_SEEDS);
        }
        Clause::Lift(it) => {
            let pieces = |counts: &Option<Counts>| counts.as_ref().is_some_and(|counts| !counts.contain(0));
            let all = it.specials == Specials::Sown && pieces(&it.r#if.specials);
            on.needs(pieces(&it.r#if.holds) || all, "an empty pit cannot be lifted: expected holds from 1 up");
            on.needs(it.specials == Specials::Left || board.specials > 0, NO_SPECIALS);
        }
        Clause::Place(_) => {
            on.needs_owners();
            on.needs(on.game.hand > 0, "there are no seeds in hand to place: expected setup.hand to be 1 or more");
        }
        Clause::Instead(it) => {
            on.needs_owners();
            on.needs(it.r#do == Act::Shift || on.game.stores, NO_STORE);
        }
        Clause::Bar(it) => {
            let asks = it.r#move != Default::default();
            on.needs(
                asks || *clause.when() != Default::default(),
                "every move is barred: expected something under move",
            );
        }
        Clause::Prefer(it) => {
            let asks =
                it.r#move != Default::default() || it.not.as_ref().is_some_and(|not| **not != Default::default());
            on.needs(asks, "every move is preferred: expected something under move or not");
        }
        Clause::Feed(_) | Clause::NoReturn(_) => {
            on.needs_owners();
            let none = matches!(clause, Clause::Feed(it) if it.least == 0);
            on.needs(!none, "least is 0: expected 1 or more");
            on.needs(
                board.is_torus() || board.sides().len() == 1 || board.crosses(),
                "no seed falls in the opponent's pits on this board: expected paths that pass them, or another clause",
            );
        }
        Clause::Blockade(_) => on.needs_owners(),
        _ => {}
    }
}

fn sowing(on: &mut Ground, clause: &Clause) {
    let board = on.game.board;
    match clause {
        Clause::Way(it) => {
            let good = |ways: [BoardWay; 2]| ways.iter().all(|way| board.ways().contains(way));
            match it.way {
                Ways::ByHalf(left, right) => {
                    on.needs_owners();
                    on.needs(on.game.torus || good([left, right]), NO_WAY);
                }
                Ways::BySide(south, north) => {
                    let two = board.sides().len() == 2;
                    on.needs(two, "each of two players has a way: expected a board of two sides");
                    on.needs_owners();
                    on.needs(on.game.torus || good([south, north]), NO_WAY);
                }
                Ways::ByCount(even, odd) => {
                    on.needs_owners();
                    on.needs(on.game.torus || good([even, odd]), NO_WAY);
                }
                Ways::ByFirstMove(_) => {
                    let two = board.sides().len() == 2;
                    on.needs(two, "each of two players has a way: expected a board of two sides");
                    on.needs_owners();
                }
                Ways::Ccw | Ways::Cw => on.needs(!on.game.torus, NO_WAY),
                Ways::N | Ways::Ne | Ways::E | Ways::Se | Ways::S | Ways::Sw | Ways::W | Ways::Nw => {
                    on.needs(on.game.torus, NO_WAY);
                }
                Ways::Chosen => {}
            }
            let two_ways = it.laps != LapWay::Reversed && it.or_back == OrBack::Never;
            on.needs(
                !on.game.torus || two_ways,
                "on a torus there are more than two ways: expected no laps: Reversed and no or_back",
            );
            on.needs(
                it.or_back == OrBack::Never || matches!(it.way, Ways::Ccw | Ways::Cw),
                "or_back is an exception to one fixed way: expected way: Ccw or Cw beside it",
            );
            on.needs(
                it.or_back == OrBack::Never || it.laps != LapWay::Reversed,
                "a lap's way is found in one way: expected no laps: Reversed beside or_back",
            );
        }
        Clause::Drop(it) => {
            let stored = [it.first, it.lone].contains(&FirstSeed::Store);
            on.needs(!stored || on.game.stores, "the first seed needs a store: expected stores on the board");
            on.needs(
                it.heaps.len() <= 8 && !it.heaps.contains(&0),
                "heaps is too long, or has a 0: expected up to 8 heaps of seeds",
            );
            on.needs(it.heaps.is_empty() || !on.game.torus, OWNED);
            on.needs(
                it.heaps.is_empty() || it.first == FirstSeed::Next,
                "heaps are dropped with nothing in between: expected first: Next beside heaps",
            );
            let says = !it.heaps.is_empty() || it.first != FirstSeed::Next || it.lone != FirstSeed::Next;
            on.needs(says, "seeds would fall as they do anyway: expected first, lone or heaps");
        }
        Clause::Skip(it) => {
            let asks = it.r#if != PitIf::default();
            on.needs(asks, "every pit would be passed over: expected something under if");
            on.needs(it.instead != Elsewhere::Store || on.game.stores, NO_STORES);
            on.needs(
                it.after == After::Start || on.one_ring(),
                "the rest is sown in the opponent's pits: expected one path for two sides, and stores: None or Aside",
            );
            let layouts = on.game.list(List::Rounds).next().is_some();
            on.needs(
                it.after == After::Start || !layouts,
                "in later rounds pits may be closed or change hands: expected after: Start, or no rounds",
            );
        }
        Clause::LiftSome(it) => on.needs(it.seeds > 0, "seeds is 0: expected 1 or more"),
        Clause::Meeting(_) => {
            on.needs(board.specials > 0, NO_SPECIALS);
            on.needs(on.game.stores, NO_STORE);
        }
        _ => {}
    }
}

fn capture(on: &mut Ground, it: &landing::Capture) {
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
    let passing = it.which != WhichSeeds::ButLast || it.last_by.is_some();
    on.needs(
        on.list == List::Dropping || !passing,
        "which and last_by are for captures in passing: expected them under dropping only",
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

/// Whether what a capture takes goes elsewhere than to a store.
fn is_sent(on: &Ground, it: &landing::Capture) -> bool {
    // What is taken in the last seed's own pit can be given to the other player, but not be sown again.
    let own = it.take.iter().any(|target| matches!(target, Target::Here | Target::Last));
    let some = it.take.iter().any(|target| matches!(target, Target::Seeds(_)));
    let sends = |send: &landing::Send| {
        let named = send.of.iter().any(|id| id == "captures" || *id == it.id);
        named && send.to != To::Store && !(own && matches!(send.to, To::Sown | To::RowEnd))
    };
    !some && on.game.has(|other| matches!(other, Clause::Send(send) if sends(send) && on.game.meet(on.clause, other)))
}

fn claim(on: &mut Ground, it: &landing::Claim) {
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

fn landing(on: &mut Ground, clause: &Clause) {
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
            let home = clause.when().crossed.is_some();
            on.needs(!home || on.one_ring(), ONE_RING);
        }
        Clause::Optional(it) if it.refused == Declined::Retreat => {
            on.needs_owners();
            on.needs(on.game.torus || board.rows == 4, NO_BEHIND);
        }
        Clause::More(it) => {
            on.needs_owners();
            on.needs(it.pits != HowMany::Pits(0), "pits is 0: expected 1 or more, or All");
        }
        Clause::GrandSlam(_) => on.needs_owners(),
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
            To::Store => on.needs(on.game.stores, NO_STORE),
            To::Sown => {}
        },
        _ => {}
    }
}

fn end(on: &mut Ground, it: &ending::End) {
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

fn winner(on: &mut Ground, it: &ending::Winner) {
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

fn layout(on: &mut Ground, clause: &Clause) {
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
