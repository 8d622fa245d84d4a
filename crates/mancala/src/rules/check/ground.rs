//! Requirements of a kind on its board and on its own fields: marks, openings, moves and sowing here, everything that
//! follows a last seed in `outcome`.

use super::conditions::is_some;
use super::outcome::{capture, claim, end, landing, layout, winner};
use super::{ClauseChecker, NO_PENALTIES, NO_SPECIALS, NO_STORE, NO_STORES, OWNED};
use crate::rules::board::{Direction, Side};
use crate::rules::kinds::choice::{Act, LiftFrom, Seats, Specials};
use crate::rules::kinds::condition::{Counts, Leaves, PitIf, TurnIf, Whose};
use crate::rules::kinds::ending::Unpaid;
use crate::rules::kinds::marks::{Dropped, MarkFor, TrapEnds};
use crate::rules::kinds::opening::{Handful, Source, Step};
use crate::rules::kinds::sowing::{After, Elsewhere, FirstSeed, LapWay, OrBack, Ways};
use crate::rules::kinds::{Clause, List, opening};
use crate::rules::plan::test::CountSet;

const NO_WAY_FROM_STORE: &str = "seeds of a store are sown along a path, and a torus has none: expected from: Pits";
const ONLY_COUNTED: &str = "of a store nothing can be asked but how many seeds it holds: expected no field but holds in if, beside from: Store";
const NO_PIT_NEAR: &str = "no pit is near a store: expected numbers in holds, beside from: Store";
const ONLY_SEEDS: &str = "a store is lifted alone: expected no specials and no seats beside from: Store";
const EMPTY_STORE: &str = "an empty store cannot be lifted: expected holds from 1 up";
const NO_WAY: &str = "the board has no such way: expected Ccw or Cw, on a torus N to Nw";

/// Notes every mistake in a clause.
pub(super) fn check(on: &mut ClauseChecker) {
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

fn marks(on: &mut ClauseChecker, clause: &Clause) {
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

fn starts(on: &mut ClauseChecker, clause: &Clause) {
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
            on.needs(
                !laid_out || on.game.hand == 0,
                "with Mirror the seeds that are laid out come from a store: expected setup.hand to be 0",
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

fn script(on: &mut ClauseChecker, it: &opening::Script) {
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

fn choice(on: &mut ClauseChecker, clause: &Clause) {
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
            on.needs(it.r#do != Act::Take || on.game.stores, NO_STORE);
        }
        Clause::Bar(it) => {
            let asks = it.r#move != Default::default();
            on.needs(
                asks || clause.when().is_some_and(|when| *when != TurnIf::default()),
                "every move is barred: expected something under move",
            );
            // Whether the other player has a move would depend on what each of those leaves, and so on to the end of the game.
            on.needs(
                it.r#move.leaves != Leaves::Move,
                "what a move leaves cannot bar it, as the same would be asked of every answer: expected Prefer, or another \
                 field of move",
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

fn sowing(on: &mut ClauseChecker, clause: &Clause) {
    let board = on.game.board;
    match clause {
        Clause::Way(it) => {
            let good = |ways: [Direction; 2]| ways.iter().all(|way| board.ways().contains(way));
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
