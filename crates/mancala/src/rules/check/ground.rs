//! Requirements of a kind on its board and on its own fields: marks, openings, moves and sowing here, everything that
//! follows a last seed in `outcome`.

use super::conditions::{beyond_board, is_some};
use super::outcome::{capture, claim, end, landing, layout, winner, zero};
use super::{ClauseChecker, RequirementDiagnostic};
use crate::diagnostic::Diagnostic;
use crate::diagnostics;
use crate::rules::board::{Direction, Side};
use crate::rules::kinds::choice::{Act, LiftFrom, Seats, Specials};
use crate::rules::kinds::condition::{Counts, Leaves, PitIf, TurnIf, Whose};
use crate::rules::kinds::ending::Unpaid;
use crate::rules::kinds::marks::{Dropped, MarkFor, TrapEnds};
use crate::rules::kinds::opening::{Handful, Source, Step};
use crate::rules::kinds::sowing::{After, Elsewhere, FirstSeed, LapWay, OrBack, Ways};
use crate::rules::kinds::{Clause, List, opening};
use crate::rules::plan::test::CountSet;

diagnostics! {
    /// Needs of single kinds of clauses that their board or their own fields do not meet.
    pub(crate) enum GroundDiagnostic {
        /// Seeds that are lifted from a store are sown along the path that passes it; on a torus a sowing runs
        /// straight on from a pit.
        NoWayFromStore = "no-way-from-store" at ["from/=Store"],
        /// A store has no place in a row, no mark and no owner but the player, so a condition on it can only count its
        /// seeds.
        OnlyCounted = "store-only-counted" at ["/if"],
        /// The number of seeds of a store is compared with that of a pit nearby, and a store faces no pit and stands
        /// in no row.
        NoPitNear = "no-pit-near-store" at ["holds/=AsMany"],
        /// A player lifts only seeds, and only of their own store, so special pieces and other seats have no part in
        /// such a move.
        OnlySeeds = "store-lifted-alone" at ["/specials", "/seats"],
        /// A move sows at least one seed, so a store without seeds offers none.
        EmptyStore = "empty-store-lifted" at ["if/holds"],
        /// Along rows and round a square a sowing runs anticlockwise or clockwise; the eight directions of the compass
        /// are those of a torus.
        NoDirection = "direction-not-on-board" at ["/way:"],
        /// The field `unpaid` says what happens to a player who has nothing to pay with, and passing costs nothing
        /// here.
        NobodyPays = "nobody-pays" at ["/pays:", "/unpaid"],
        /// With `ends: IfOccupied` it is asked whether the trap already held seeds when the last one fell there, which
        /// matters only if seeds simply stay in it.
        TrapReceives = "trap-receives-once" at ["/dropped"],
        /// The field `but_last` is an exception to `passed_by`, and nobody sows past this trap.
        NonePassesBy = "no-seed-passes-by" at ["/but_last"],
        /// A trap keeps its seeds for one of the players, so it belongs to the player on whose side it lies or to the
        /// other one.
        TrapOfNobody = "trap-of-nobody" at ["/of:"],
        /// Each side has a single pit for its house, so a whole row or half of one cannot be a house.
        HouseOfOnePit = "house-of-one-pit" at ["/at:"],
        /// A house that is emptied is lost, so it can count as one only while it holds seeds.
        EmptyHouse = "empty-house" at ["/counts"],
        /// The clause puts seeds of the hand in pits, and at the start of this game no player holds any.
        NoHand = "no-seeds-in-hand",
        /// In a match with `Mirror` the seeds that a player lays out come from the store, so nobody holds seeds in
        /// hand at the start.
        HandBesideMirror = "hand-beside-mirror",
        /// In a race two players sow at the same time, and the first of them to reach an empty pit makes the first
        /// move.
        RaceOfTwo = "race-of-two",
        /// A race goes on until a lap ends in an empty pit, so both players sow the same pits and no seed may end in a
        /// store.
        RaceEnds = "race-ends-in-pit",
        /// The seeds of the hand go into every pit of the player's in the same number, and none may be missing or left
        /// over.
        HandForPits = "hand-not-for-pits" at ["from/=Hand"],
        /// The seeds come from the player's store, and the board has none.
        NoStoreToSetOut = "no-store-to-set-out",
        /// Each of two sides fills its own row from its store; on boards of one, three or four sides nobody does.
        NoRowToSetOut = "no-row-to-set-out",
        /// What is missing in a store can be borrowed from the other player; a hand has its full number of seeds from
        /// the start.
        NobodyLends = "nobody-lends" at ["/borrows"],
        /// The steps of a script name places along the player's path by number, and each of these places has to be a
        /// pit.
        ScriptFromPits = "script-beside-stores",
        /// The steps of a script count pits along the player's path from 1, and the path has fewer pits than that.
        ScriptBeyondPath { pit: u8, places: usize } = "script-beyond-path" at ["steps/$pit"],
        /// A script is one turn, and a turn ends with a sowing after which captures and the turn of the other player
        /// follow.
        ScriptWithoutSowing = "script-without-sowing" at ["/steps"],
        /// A move sows at least one seed, so the condition on the pit may not admit an empty one.
        EmptyPit = "empty-pit-lifted" at ["if/holds"],
        /// A `Bar` without a condition would make every move illegal.
        EveryMoveBarred = "every-move-barred",
        /// Whether the other player has a move would depend on what each of those moves leaves, and so on to the end
        /// of the game.
        LeavesBar = "barred-by-what-it-leaves" [Prefer] at ["move/leaves"],
        /// A `Prefer` without a condition would choose among nothing, as every move meets it.
        EveryMovePreferred = "every-move-preferred",
        /// The clause is about seeds that a player gives to the other side, and on this board each player sows their
        /// own pits only.
        OpponentNeverSown = "opponent-never-sown",
        /// The clause gives one direction to South and another to North, and this board has other sides.
        DirectionsOfTwo = "directions-of-two" at ["/way:"],
        /// Laps that turn round need a direction that is opposite to the usual one in every row; on a torus a sowing
        /// may run in any of eight.
        TorusDirections = "torus-directions" at ["laps/=Reversed", "/or_back"],
        /// The field `or_back` lets a lap run opposite to its usual direction, so the clause has to say which one is
        /// usual.
        OrBackBesideWay = "or-back-without-direction" at ["/or_back"],
        /// The fields `laps` and `or_back` both say in which direction the next lap runs, and they could say different
        /// things.
        ReversedAndBack = "reversed-beside-or-back" at ["laps/=Reversed"],
        /// The first seed of a sowing goes into the player's store, and the board has none.
        FirstSeedStore = "first-seed-without-store" at ["first/=Store"],
        /// The field `heaps` says how many seeds fall together into the first pit, the second one and so on; each heap
        /// has at least one seed.
        Heaps { most: usize } = "heaps-long-or-zero" at ["/heaps"],
        /// Heaps say where all the first seeds of a lap fall, so the first seed cannot have a place of its own.
        HeapsFirst = "heaps-beside-first" at ["/first"],
        /// A `Drop` changes where the first seeds of a lap fall, and this one leaves everything as it is.
        DropAsUsual = "drop-without-effect",
        /// A `Skip` without a condition would pass over all pits, so no seed could ever fall.
        EveryPitSkipped = "every-pit-skipped",
        /// With `after: Round` a lap that has come back to its pit goes on in the pits of the opponent alone, so both
        /// sides lie on one path.
        RestWithOpponent = "rest-with-opponent" at ["/after"],
        /// With `after: Round` the rest of a lap is sown in the opponent's pits, and from the second round on it may
        /// be unclear which these are.
        RestInLaterRounds = "rest-in-later-rounds" at ["/after"],
    }
}

/// Greatest number of heaps that a lap may begin with.
const MAX_HEAPS: usize = 8;

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
        Clause::Extra(it) => on.needs(it.most != Some(0), zero("most", "none")),
        Clause::Pass(it) => {
            on.needs(it.pays == 0 || on.game.board.penalties, RequirementDiagnostic::NoPenalties);
            let paid = it.pays > 0 || it.unpaid == Unpaid::Passes;
            on.needs(paid, GroundDiagnostic::NobodyPays);
        }
        Clause::End(it) => end(on, it),
        Clause::Endless(it) => on.needs(it.laps != Some(0), zero("laps", "none")),
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
            on.needs(it.most != Some(0), zero("most", "none"));
            on.needs(it.dropped != Dropped::Store || stores, RequirementDiagnostic::NoStore);
            on.needs(it.dropped == Dropped::Stays || it.ends != TrapEnds::IfOccupied, GroundDiagnostic::TrapReceives);
            on.needs(!it.but_last || it.passed_by != MarkFor::Nobody, GroundDiagnostic::NonePassesBy);
            on.needs(!on.game.torus || it.at.is_empty(), RequirementDiagnostic::NobodyOwns);
            let columns = on.game.board.columns;
            let beyond = it.at.iter().find(|part| part.number().is_some_and(|n| !(1..=columns).contains(&n)));
            if let Some(part) = beyond {
                on.needs(false, beyond_board(*part, on.game.board));
            }
            on.needs(!matches!(it.of, Whose::Any | Whose::Nobody), GroundDiagnostic::TrapOfNobody);
        }
        Clause::House(it) => {
            on.needs_owners();
            on.needs(it.at.number().is_some(), GroundDiagnostic::HouseOfOnePit);
            let columns = on.game.board.columns;
            if it.at.number().is_some_and(|n| !(1..=columns).contains(&n)) {
                on.needs(false, beyond_board(it.at, on.game.board));
            }
            on.needs(!it.counts.contain(0) && is_some(&it.counts, 1), GroundDiagnostic::EmptyHouse);
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
            on.needs(laid_out || on.game.hand > 0, GroundDiagnostic::NoHand);
            on.needs(!laid_out || on.game.hand == 0, GroundDiagnostic::HandBesideMirror);
        }
        Clause::Race(_) => {
            on.needs(board.sides().len() == 2, GroundDiagnostic::RaceOfTwo);
            on.needs(board.shares_ring() && !board.is_square() && !board.sows_stores(), GroundDiagnostic::RaceEnds);
        }
        Clause::Script(it) => script(on, it),
        Clause::Bring(it) => {
            on.needs_owners();
            on.needs(it.seeds > 0, zero("seeds", "number"));
            let own = board.pits_of(Side::South).len();
            match it.from {
                Source::Hand => {
                    on.needs(usize::from(on.game.hand) == own * usize::from(it.seeds), GroundDiagnostic::HandForPits)
                }
                Source::Store => {
                    on.needs(on.game.stores, GroundDiagnostic::NoStoreToSetOut);
                    on.needs(board.sides().len() == 2, GroundDiagnostic::NoRowToSetOut);
                }
            }
            on.needs(it.from == Source::Store || !it.borrows, GroundDiagnostic::NobodyLends);
        }
        _ => {}
    }
}

fn script(on: &mut ClauseChecker, it: &opening::Script) {
    on.needs_owners();
    on.needs(it.seeds != Handful::Seeds(0), zero("seeds", "all"));
    on.needs(!on.game.board.sows_stores(), GroundDiagnostic::ScriptFromPits);
    let round = on.game.board.path(Side::South).len();
    let named = it.steps.iter().flat_map(|step| match step {
        Step::Lift(pits) | Step::Push(pits) => pits.as_slice(),
        Step::Sow(pit) => std::slice::from_ref(pit),
    });
    let beyond = named.copied().find(|&pit| pit == 0 || usize::from(pit) > round);
    if let Some(pit) = beyond {
        on.needs(false, GroundDiagnostic::ScriptBeyondPath { pit, places: round });
    }
    let sows = it.steps.iter().filter(|step| matches!(step, Step::Sow(_))).count();
    on.needs(sows == 1 && matches!(it.steps.last(), Some(Step::Sow(_))), GroundDiagnostic::ScriptWithoutSowing);
}

fn choice(on: &mut ClauseChecker, clause: &Clause) {
    let board = on.game.board;
    match clause {
        Clause::Lift(it) if it.from == LiftFrom::Store => {
            on.needs(on.game.stores, RequirementDiagnostic::NoStores);
            on.needs(!on.game.torus, GroundDiagnostic::NoWayFromStore);
            let asked = PitIf { side: Whose::Own, holds: it.r#if.holds.clone(), ..PitIf::default() };
            on.needs(it.r#if == asked, GroundDiagnostic::OnlyCounted);
            let holds = it.r#if.holds.as_ref();
            on.needs(holds.is_none_or(|counts| CountSet::of(counts).is_plain()), GroundDiagnostic::NoPitNear);
            on.needs(holds.is_none_or(|counts| is_some(counts, 1)), GroundDiagnostic::EmptyStore);
            on.needs(it.specials == Specials::Left && it.seats == Seats::Turn, GroundDiagnostic::OnlySeeds);
        }
        Clause::Lift(it) => {
            let pieces = |counts: &Option<Counts>| counts.as_ref().is_some_and(|counts| !counts.contain(0));
            let all = it.specials == Specials::Sown && pieces(&it.r#if.specials);
            on.needs(pieces(&it.r#if.holds) || all, GroundDiagnostic::EmptyPit);
            on.needs(it.specials == Specials::Left || board.specials > 0, RequirementDiagnostic::NoSpecials);
        }
        Clause::Place(_) => {
            on.needs_owners();
            on.needs(on.game.hand > 0, GroundDiagnostic::NoHand);
        }
        Clause::Instead(it) => {
            on.needs_owners();
            on.needs(it.r#do != Act::Take || on.game.stores, RequirementDiagnostic::NoStore);
        }
        Clause::Bar(it) => {
            let asks = it.r#move != Default::default();
            on.needs(
                asks || clause.when().is_some_and(|when| *when != TurnIf::default()),
                GroundDiagnostic::EveryMoveBarred,
            );
            // Whether the other player has a move would depend on what each of those leaves, and so on to the end of the game.
            on.needs(it.r#move.leaves != Leaves::Move, GroundDiagnostic::LeavesBar);
        }
        Clause::Prefer(it) => {
            let asks =
                it.r#move != Default::default() || it.not.as_ref().is_some_and(|not| **not != Default::default());
            on.needs(asks, GroundDiagnostic::EveryMovePreferred);
        }
        Clause::Feed(_) | Clause::NoReturn(_) => {
            on.needs_owners();
            let none = matches!(clause, Clause::Feed(it) if it.least == 0);
            on.needs(!none, zero("least", "number"));
            on.needs(
                board.is_torus() || board.sides().len() == 1 || board.crosses(),
                GroundDiagnostic::OpponentNeverSown,
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
            let torus = on.game.torus;
            let bad = |ways: [Direction; 2]| ways.into_iter().find(|way| !torus && !board.ways().contains(way));
            let no_direction =
                |way: Direction| Diagnostic::from(GroundDiagnostic::NoDirection).within(&format!("way/={way:?}"));
            match it.way {
                Ways::ByHalf(left, right) => {
                    on.needs_owners();
                    bad([left, right]).into_iter().for_each(|way| on.needs(false, no_direction(way)));
                }
                Ways::BySide(south, north) => {
                    let two = board.sides().len() == 2;
                    on.needs(two, GroundDiagnostic::DirectionsOfTwo);
                    on.needs_owners();
                    bad([south, north]).into_iter().for_each(|way| on.needs(false, no_direction(way)));
                }
                Ways::ByCount(even, odd) => {
                    on.needs_owners();
                    bad([even, odd]).into_iter().for_each(|way| on.needs(false, no_direction(way)));
                }
                Ways::ByFirstMove(_) => {
                    let two = board.sides().len() == 2;
                    on.needs(two, GroundDiagnostic::DirectionsOfTwo);
                    on.needs_owners();
                }
                Ways::Ccw | Ways::Cw => on.needs(!on.game.torus, GroundDiagnostic::NoDirection),
                Ways::N | Ways::Ne | Ways::E | Ways::Se | Ways::S | Ways::Sw | Ways::W | Ways::Nw => {
                    on.needs(on.game.torus, GroundDiagnostic::NoDirection);
                }
                Ways::Chosen => {}
            }
            let two_ways = it.laps != LapWay::Reversed && it.or_back == OrBack::Never;
            on.needs(!on.game.torus || two_ways, GroundDiagnostic::TorusDirections);
            on.needs(
                it.or_back == OrBack::Never || matches!(it.way, Ways::Ccw | Ways::Cw),
                GroundDiagnostic::OrBackBesideWay,
            );
            on.needs(it.or_back == OrBack::Never || it.laps != LapWay::Reversed, GroundDiagnostic::ReversedAndBack);
        }
        Clause::Drop(it) => {
            let stored = [it.first, it.lone].contains(&FirstSeed::Store);
            on.needs(!stored || on.game.stores, GroundDiagnostic::FirstSeedStore);
            on.needs(
                it.heaps.len() <= MAX_HEAPS && !it.heaps.contains(&0),
                GroundDiagnostic::Heaps { most: MAX_HEAPS },
            );
            on.needs(it.heaps.is_empty() || !on.game.torus, RequirementDiagnostic::NobodyOwns);
            on.needs(it.heaps.is_empty() || it.first == FirstSeed::Next, GroundDiagnostic::HeapsFirst);
            let says = !it.heaps.is_empty() || it.first != FirstSeed::Next || it.lone != FirstSeed::Next;
            on.needs(says, GroundDiagnostic::DropAsUsual);
        }
        Clause::Skip(it) => {
            let asks = it.r#if != PitIf::default();
            on.needs(asks, GroundDiagnostic::EveryPitSkipped);
            on.needs(it.instead != Elsewhere::Store || on.game.stores, RequirementDiagnostic::NoStores);
            on.needs(it.after == After::Start || on.one_ring(), GroundDiagnostic::RestWithOpponent);
            let layouts = on.game.list(List::Rounds).next().is_some();
            on.needs(it.after == After::Start || !layouts, GroundDiagnostic::RestInLaterRounds);
        }
        Clause::LiftSome(it) => on.needs(it.seeds > 0, zero("seeds", "number")),
        Clause::Meeting(_) => {
            on.needs(board.specials > 0, RequirementDiagnostic::NoSpecials);
            on.needs(on.game.stores, RequirementDiagnostic::NoStore);
        }
        _ => {}
    }
}
