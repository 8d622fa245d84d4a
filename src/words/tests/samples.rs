//! Something of everything that is said: clauses with their parameters, boards, events, questions.

use crate::rules::board::{BoardText, Circuit, Part, SetupText, Stores};
use crate::rules::capture::*;
use crate::rules::choice::*;
use crate::rules::claim::*;
use crate::rules::dialect::format;
use crate::rules::ending::*;
use crate::rules::kinds::{self, List};
use crate::rules::lower::{Lowered, lower};
use crate::rules::phase::{Phase, Until};
use crate::rules::sowing::*;
use crate::rules::turn::*;
use crate::rules::{About, Board, Clause, ClauseId, Rules, Terms, Way, lay_out, seats};
use std::collections::BTreeMap;

const ROWS: [Row; 3] = [Row::Own, Row::Opponent, Row::Any];
const LEFTOVERS: [Leftover; 4] = [Leftover::Nobody, Leftover::Owner, Leftover::Emptier, Leftover::Next];
const VERDICTS: [Verdict; 6] =
    [Verdict::ByWinner, Verdict::Draw, Verdict::Void, Verdict::MoverLoses, Verdict::NextLoses, Verdict::MostSeeds];
const WHENS: [When; 3] = [When::Any, When::Capturing, When::Plain];
const WHOSE: [Whose; 3] = [Whose::Either, Whose::Mover, Whose::Both];

pub(super) fn parts() -> Vec<Vec<Part>> {
    vec![
        vec![Part::Inner],
        vec![Part::Outer, Part::InnerLeftHalf],
        vec![Part::InnerRightHalf],
        vec![Part::InnerLeft(1), Part::InnerRight(1)],
        vec![Part::InnerLeft(3)],
        vec![Part::OuterRight(1), Part::OuterRight(2)],
        vec![Part::OuterLeft(1), Part::OuterLeft(2), Part::InnerLeft(1), Part::InnerLeft(2)],
        vec![Part::OuterLeft(1), Part::OuterRight(1), Part::InnerLeft(2), Part::InnerRight(2)],
        vec![Part::OuterLeft(2), Part::OuterLeft(21)],
    ]
}

fn makes() -> [Makes; 5] {
    [Makes::Of(vec![1]), Makes::Of(vec![4]), Makes::Of(vec![2, 3]), Makes::Of(vec![1, 2, 3]), Makes::Even]
}

/// Every kind of clause with every value of every parameter that is an enum, and a few of each that is a number.
fn every_clause() -> Vec<Clause> {
    let mut all = Vec::new();
    let mut put = |clause: Clause| all.push(clause);
    for least in [1, 2, 5] {
        put(Clause::Choice(Choice::OwnPits(OwnPits { least, ..Default::default() })));
    }
    for least in [1, 2, 5] {
        put(Clause::Choice(Choice::AnyPits(AnyPits { least, ..Default::default() })));
        put(Clause::Choice(Choice::PlaceSeed(PlaceSeed { least, ..Default::default() })));
        for most in [None, Some(15)] {
            put(Clause::Choice(Choice::MustCapture(MustCapture { least, most, ..Default::default() })));
        }
    }
    for all_pits in [false, true] {
        put(Clause::Choice(Choice::Arrange(Arrange { all_pits, ..Default::default() })));
    }
    put(Clause::Choice(Choice::LoneIntoEmpty(LoneIntoEmpty::default())));
    put(Clause::Choice(Choice::OwnPits(OwnPits { all_rows: true, ..Default::default() })));
    for stores in [WhoseStore::Any, WhoseStore::Own] {
        put(Clause::Choice(Choice::LastInOccupied(LastInOccupied { stores, ..Default::default() })));
    }
    for seeds in [1, 2] {
        for unpaid in [Unpaid::Passes, Unpaid::Loses] {
            put(Clause::Turn(Turn::Pay(Pay { seeds, unpaid, ..Default::default() })));
        }
    }
    put(Clause::Turn(Turn::Frozen(Frozen::default())));
    put(Clause::Ending(Ending::OwnRowEmptied(OwnRowEmptied::default())));
    put(Clause::Ending(Ending::PenaltyHolds(PenaltyHolds::default())));
    put(Clause::Ending(Ending::AllPassed(AllPassed::default())));
    for when in WHENS {
        put(Clause::Choice(Choice::Inwards(Inwards { when, ..Default::default() })));
        let liked = parts().into_iter().map(Liked::Parts).chain([
            Liked::AtLeast(2),
            Liked::AtLeast(3),
            Liked::NotHouse,
            Liked::Rightmost,
            Liked::Leftmost,
        ]);
        for start in liked {
            for house_lost in [false, true] {
                let start = start.clone();
                put(Clause::Choice(Choice::Prefer(Prefer { start, when, house_lost, ..Default::default() })));
            }
        }
        let places = parts().into_iter().map(HaltAt::Parts).chain([HaltAt::House, HaltAt::Blocked]);
        for at in places {
            for then in [Halting::Stop, Halting::Ask] {
                for unless_from_house in [false, true] {
                    let at = at.clone();
                    put(Clause::Sowing(Sowing::Halt(Halt { at, when, then, unless_from_house, ..Default::default() })));
                }
            }
        }
    }
    for spares_last_pair in [false, true] {
        put(Clause::Choice(Choice::Blockade(Blockade { spares_last_pair, ..Default::default() })));
    }
    put(Clause::Sowing(Sowing::EachLap(EachLap::default())));
    put(Clause::Sowing(Sowing::HomeEnds(HomeEnds::default())));
    put(Clause::Sowing(Sowing::Relay(Relay { turns: true, ..Default::default() })));
    for seeds in [vec![3, 2], vec![4]] {
        put(Clause::Sowing(Sowing::Heaps(Heaps { seeds, ..Default::default() })));
    }
    for chain in [Onward::One, Onward::All] {
        put(Clause::Capture(Capture::Facing(Facing { chain, ..Default::default() })));
    }
    for way in [Again::Free, Again::Turned] {
        put(Clause::Turn(Turn::AtHome(AtHome { way, ..Default::default() })));
    }
    put(Clause::Claim(Claim::TrapPair(TrapPair::default())));
    put(Clause::Sowing(Sowing::SpecialsLast(SpecialsLast::default())));
    for by in [Pieces::Any, Pieces::Seeds, Pieces::Specials] {
        for row in ROWS {
            put(Clause::Capture(Capture::Meeting(Meeting { row, by, ..Default::default() })));
        }
    }
    put(Clause::Choice(Choice::OwnPits(OwnPits { least: 0, specials: 1, ..Default::default() })));
    put(Clause::Ending(Ending::Winner(Winner { level: Level::LastMover, ..Default::default() })));
    for again in [false, true] {
        put(Clause::Capture(Capture::Deposit(Deposit { again, ..Default::default() })));
    }
    put(Clause::Ending(Ending::Winner(Winner { by: WonBy::Emptier, ..Default::default() })));
    for from in parts() {
        put(Clause::Sowing(Sowing::Reverse(Reverse { from, ..Default::default() })));
    }
    for seeds in [1, 2] {
        for counted in [Counted::Before, Counted::After] {
            put(Clause::Sowing(Sowing::LiftSome(LiftSome { seeds, counted, ..Default::default() })));
        }
    }
    for played in [Played::Any, Played::Last, Played::All] {
        for facing in [false, true] {
            for chain in [Chain::None, Chain::Onward] {
                let row = Row::Any;
                put(Clause::Capture(Capture::Count(Count { row, chain, played, facing, ..Default::default() })));
            }
        }
    }
    for least in [1, 7] {
        put(Clause::Choice(Choice::Feed(Feed { least, ..Default::default() })));
    }
    put(Clause::Choice(Choice::LeaveMove(LeaveMove::default())));
    for flag in [true, false] {
        for which in [Which::Smallest, Which::Any] {
            put(Clause::Choice(Choice::TakeFacing(TakeFacing { which, must: flag, ..Default::default() })));
        }
        put(Clause::Choice(Choice::Shift(Shift { only: flag, ..Default::default() })));
        put(Clause::Capture(Capture::Count(Count {
            not_at: vec![Part::InnerRight(1)],
            chain: Chain::Back,
            links: flag,
            ..Default::default()
        })));
    }
    for row in ROWS {
        for least in [1, 14] {
            put(Clause::Capture(Capture::LoneLast(LoneLast { row, least, ..Default::default() })));
        }
    }
    put(Clause::Sowing(Sowing::ThenOpponent(ThenOpponent::default())));
    put(Clause::Choice(Choice::NoGrandSlam(NoGrandSlam::default())));
    put(Clause::Choice(Choice::PitCap(PitCap::default())));
    put(Clause::Choice(Choice::NoReturn(NoReturn::default())));
    put(Clause::Choice(Choice::Reserve(Reserve::default())));
    for only in [false, true] {
        put(Clause::Choice(Choice::Swap(Swap { only, ..Default::default() })));
    }
    put(Clause::Sowing(Sowing::Chosen(Chosen::default())));
    put(Clause::Sowing(Sowing::SkipOrigin(SkipOrigin::default())));
    for lifts in [Lifts::Last, Lifts::Next] {
        put(Clause::Sowing(Sowing::Relay(Relay { lifts, ..Default::default() })));
    }
    for facing in [false, true] {
        for chain in [false, true] {
            for then in [Then::End, Then::NextPit, Then::NextSeeds, Then::ExtraMove] {
                put(Clause::Capture(Capture::Beyond(Beyond { facing, chain, then, ..Default::default() })));
            }
        }
    }
    for lone in [First::Next, First::Here] {
        for laps in [Laps::First, Laps::Every] {
            put(Clause::Sowing(Sowing::FirstInOrigin(FirstInOrigin { lone, laps, ..Default::default() })));
        }
    }
    put(Clause::Sowing(Sowing::FirstInStore(FirstInStore::default())));
    for left in Way::ALL {
        put(Clause::Sowing(Sowing::Fixed(Fixed { way: left, ..Default::default() })));
        for right in Way::ALL {
            put(Clause::Sowing(Sowing::ByOrigin(ByOrigin { left, right, ..Default::default() })));
            put(Clause::Sowing(Sowing::BySide(BySide { south: left, north: right, ..Default::default() })));
            put(Clause::Sowing(Sowing::ByCount(ByCount { even: left, odd: right, ..Default::default() })));
        }
    }
    for makes in makes() {
        for taker in [Taker::Mover, Taker::Owner, Taker::Nobody] {
            for last in [LastSeed::Apart, LastSeed::Alike, LastSeed::Mover] {
                for claimed in [false, true] {
                    let makes = makes.clone();
                    let passing = Passing { makes, taker, last, claimed, ..Default::default() };
                    put(Clause::Capture(Capture::Passing(passing)));
                }
            }
            for row in ROWS {
                for chain in [Chain::None, Chain::Back, Chain::BackAcross, Chain::Onward] {
                    for then in [Then::End, Then::NextPit, Then::NextSeeds, Then::ExtraMove] {
                        let makes = makes.clone();
                        put(Clause::Capture(Capture::Count(Count {
                            row,
                            makes,
                            chain,
                            taker,
                            then,
                            ..Default::default()
                        })));
                    }
                }
            }
        }
        for row in ROWS {
            for seeds in [OwnSeed::Take, OwnSeed::Leave] {
                for owner in [TrapOf::Mover, TrapOf::Other, TrapOf::Owner] {
                    for missed in [false, true] {
                        let makes = makes.clone();
                        put(Clause::Claim(Claim::Trap(Trap {
                            row,
                            makes,
                            seeds,
                            owner,
                            missed,
                            ..Default::default()
                        })));
                    }
                }
            }
        }
    }
    for row in ROWS {
        for landing in [Landing::Empty, Landing::Occupied] {
            for take in [Across::Facing, Across::Column] {
                for own_seed in [OwnSeed::Take, OwnSeed::Leave] {
                    for alone in [Alone::Stays, Alone::Taken] {
                        for needs in [Needs::Facing, Needs::Both, Needs::Either] {
                            for behind_least in [1, 2, 3] {
                                put(Clause::Capture(Capture::Facing(Facing {
                                    row,
                                    landing,
                                    take,
                                    own_seed,
                                    alone,
                                    needs,
                                    behind_least,
                                    ..Default::default()
                                })));
                            }
                        }
                    }
                }
            }
        }
    }
    for effect in [Slam::Allowed, Slam::Nothing, Slam::RestToOpponent, Slam::SpareLast, Slam::SpareFirst] {
        put(Clause::Capture(Capture::GrandSlam(GrandSlam { effect, ..Default::default() })));
    }
    for from in [Reentry::LapOrigin, Reentry::CapturingPit, Reentry::TurnOrigin] {
        for first in [First::Next, First::Here] {
            put(Clause::Capture(Capture::Resow(Resow { from, first, ..Default::default() })));
        }
    }
    for landing in [None, Some(Landing::Empty), Some(Landing::Occupied)] {
        put(Clause::Capture(Capture::Optional(Optional { landing, ..Default::default() })));
    }
    put(Clause::Capture(Capture::Facing(Facing { crosses: true, landing: Landing::Occupied, ..Default::default() })));
    for zone in [1, 2, 3] {
        put(Clause::Capture(Capture::Enter(Enter { zone, ..Default::default() })));
    }
    for lone in [false, true] {
        for origin in [false, true] {
            put(Clause::Capture(Capture::Ahead(Ahead { lone, origin, ..Default::default() })));
        }
    }
    put(Clause::Capture(Capture::Begun(Begun::default())));
    put(Clause::Capture(Capture::SafeHouse(SafeHouse::default())));
    for pits in [1, 2] {
        put(Clause::Capture(Capture::More(More { pits, ..Default::default() })));
    }
    put(Clause::Capture(Capture::Retreat(Retreat::default())));
    for at in [Part::InnerRight(4), Part::OuterLeft(1)] {
        put(Clause::Claim(Claim::House(House { at, ..Default::default() })));
    }
    put(Clause::Claim(Claim::HousesFall(HousesFall::default())));
    put(Clause::Claim(Claim::Engulf(Engulf::default())));
    put(Clause::Claim(Claim::TrapStops(TrapStops::default())));
    put(Clause::Claim(Claim::Liftable(Liftable::default())));
    for own in [OwnRow::Turn, OwnRow::Lap] {
        put(Clause::Ending(Ending::InnerEmpty(InnerEmpty { own, ..Default::default() })));
    }
    for taker in [Rest::Starter, Rest::Capturer, Rest::Mover, Rest::Owner, Rest::Lot] {
        for at_once in [false, true] {
            put(Clause::Ending(Ending::FewLeft(FewLeft { taker, at_once, ..Default::default() })));
        }
    }
    put(Clause::Ending(Ending::BothEnds(BothEnds::default())));
    put(Clause::Ending(Ending::LastInEmpty(LastInEmpty::default())));
    put(Clause::Ending(Ending::AllStored(AllStored::default())));
    for turns in [1, 2, 3] {
        put(Clause::Ending(Ending::CapturesFirst(CapturesFirst { turns, ..Default::default() })));
    }
    put(Clause::Ending(Ending::Decided(Decided::default())));
    put(Clause::Ending(Ending::NoneFree(NoneFree::default())));
    for traps in [1, 2] {
        put(Clause::Claim(Claim::AtMost(AtMost { traps, ..Default::default() })));
    }
    put(Clause::Claim(Claim::NotLastPit(NotLastPit::default())));
    for by in [Twin::Number, Twin::Column] {
        put(Clause::Claim(Claim::NotTwin(NotTwin { by, ..Default::default() })));
    }
    put(Clause::Claim(Claim::Declared(Declared::default())));
    put(Clause::Claim(Claim::Swallow(Swallow::default())));
    for lapses in [true, false] {
        put(Clause::Turn(Turn::Bonus(Bonus { lapses, ..Default::default() })));
    }
    put(Clause::Turn(Turn::BonusLapses(BonusLapses::default())));
    put(Clause::Turn(Turn::Pass(Pass::default())));
    for most in [1, 2, 3] {
        put(Clause::Turn(Turn::ExtraMoves(ExtraMoves { most, ..Default::default() })));
    }
    for seeds in [Amount::Majority, Amount::Seeds(25)] {
        put(Clause::Ending(Ending::StoreHolds(StoreHolds { seeds, ..Default::default() })));
    }
    put(Clause::Ending(Ending::StoresLevel(StoresLevel::default())));
    for leftover in LEFTOVERS {
        put(Clause::Ending(Ending::Unfed(Unfed { leftover, ..Default::default() })));
        for verdict in VERDICTS {
            for times in [2, 3, 4, 5, 6, 21, 22, 23] {
                put(Clause::Ending(Ending::Repetition(Repetition { times, leftover, verdict, ..Default::default() })));
            }
            for whose in WHOSE {
                put(Clause::Ending(Ending::RowEmpty(RowEmpty { whose, leftover, verdict, ..Default::default() })));
                put(Clause::Ending(Ending::NoMoves(NoMoves { whose, leftover, verdict, ..Default::default() })));
            }
        }
    }
    for laps in [None, Some(1), Some(200)] {
        for verdict in [
            EndlessTurn::Void,
            EndlessTurn::Draw,
            EndlessTurn::MoverLoses,
            EndlessTurn::Illegal,
            EndlessTurn::TurnEnds,
            EndlessTurn::ByWinner,
        ] {
            put(Clause::Ending(Ending::Endless(Endless { laps, verdict, ..Default::default() })));
        }
    }
    for (least, komi) in [(Some(40), Halves(0)), (None, Halves(2)), (None, Halves(5))] {
        put(Clause::Ending(Ending::Winner(Winner { least, komi, ..Default::default() })));
    }
    for by in [WonBy::MostSeeds, WonBy::MostWithTraps, WonBy::FewestSeeds, WonBy::LastMover] {
        put(Clause::Ending(Ending::Winner(Winner { by, ..Default::default() })));
    }
    all
}

/// Values of a field, by its type.
fn values_of(kind: &str) -> &'static [&'static str] {
    match kind {
        "bool" | "Option<bool>" => &["true", "false"],
        "u8" | "u16" | "u32" | "Option<u8>" | "Option<u16>" | "Option<u32>" => &["1", "2", "3"],
        "String" | "Option<String>" => &["\"house\""],
        "Vec<String>" => &["[\"captures\"]", "[\"claims\"]", "[\"all\"]", "[\"relay\"]", "[\"again\"]"],
        "Vec<u16>" => &["[4]", "[3, 2]"],
        "Vec<Part>" => &["[Inner]", "[InnerLeft(1)]", "[InnerLeft(1), InnerRight(1)]"],
        "Part" => &["InnerLeft(1)"],
        "Whose" | "Option<Whose>" => &["Any", "Own", "Other", "Nobody"],
        "Was" => &["Any", "Empty", "Occupied"],
        "Counts" | "Option<Counts>" => &[
            "Of([0])",
            "Of([1])",
            "Of([2])",
            "Of([2, 3])",
            "Even",
            "Odd",
            "From(1)",
            "From(2)",
            "From(3)",
            "UpTo(0)",
            "UpTo(1)",
            "UpTo(4)",
            "Between(2, 5)",
            "AsMany(Facing)",
        ],
        "Marked" => &[
            "Any",
            "Unmarked",
            "Barred",
            "LetStand",
            "Is(\"trap\")",
            "Own(\"trap\")",
            "Other(\"trap\")",
            "Not(\"trap\")",
            "Is(\"house\")",
            "Own(\"house\")",
            "Other(\"house\")",
            "Not(\"house\")",
        ],
        "PitIf" => &[
            "(side: Own, holds: Of([2]))",
            "(side: Other, at: [InnerLeft(1)])",
            "(not_at: [Inner])",
            "(was: Empty)",
            "(was: Occupied)",
            "(holds: From(2))",
            "(specials: From(1))",
            "(specials: UpTo(2))",
            "(mark: Own(\"trap\"))",
            "(mark: Is(\"house\"))",
            "(origin: true)",
            "(played: false)",
            "(sown: true)",
            "(alone: true)",
            "(of_these: Fewest)",
            "(of_these: Most)",
            "(facing: (was: Occupied))",
            "(behind: (holds: Of([1])))",
            "(next: (side: Other))",
            "(before: (holds: Even))",
            "(twin: (mark: Other(\"trap\")))",
            "(side: Own, facing: (was: Empty))",
        ],
        "TurnIf" => &[
            "(began: Capturing)",
            "(began: Plain)",
            "(turn: From(2))",
            "(turn: From(4))",
            "(turn: UpTo(1))",
            "(turn: UpTo(2))",
            "(turn: Of([1]))",
            "(turn: Of([2, 3]))",
            "(turn: Odd)",
            "(move: From(2))",
            "(lap: From(2))",
            "(lap: UpTo(1))",
            "(lap: From(3))",
            "(sown: UpTo(3))",
            "(left: UpTo(8))",
            "(captures: Of([1]))",
            "(crossed: true)",
            "(came_round: false)",
            "(reversed: true)",
            "(from: (holds: From(2)))",
            "(there_is: (side: Own))",
            "(lost: \"house\")",
            "(unless: (lap: UpTo(1)))",
            "(turn: From(2), lap: From(3))",
        ],
        "MoveIf" => &[
            "(from: (holds: From(2)))",
            "(from: (at: [Inner]))",
            "(sown: UpTo(10))",
            "(first: (was: Occupied))",
            "(last: (side: Own, was: Occupied))",
            "(last: (was: Empty))",
            "(last_store: Own)",
            "(way: Inwards)",
            "(way: Outwards)",
            "(captures: Some)",
            "(captures: Nothing)",
            "(captures: FirstLap)",
            "(fills: From(16))",
            "(leaves: Seeds)",
            "(leaves: Move)",
        ],
        "Run" => &["()", "(way: Onward)", "(way: Both)", "(way: Onward, most: 1)", "(through: (holds: Of([2])))"],
        "OfThese" => &["All", "Leftmost", "Rightmost", "Fewest", "Most"],
        "Vec<Target>" => &[
            "[Here]",
            "[Last]",
            "[Seeds(2)]",
            "[Facing]",
            "[Behind]",
            "[Facing, Behind]",
            "[Column]",
            "[Next]",
            "[Before]",
            "[Next, Before]",
            "[Beyond]",
            "[Every]",
            "[Store]",
        ],
        "Vec<Claimed>" => &["[Here]", "[Here, Before]", "[Facing]"],
        "Vec<Step>" => &["[Lift([1, 2]), Sow(3)]", "[Lift([2]), Push([3, 5]), Sow(3)]"],
        "MarkFor" => &["Nobody", "Owner", "Other", "Both"],
        "Dropped" => &["Stays", "Store", "Out", "All"],
        "TrapEnds" => &["Always", "IfOccupied", "Never"],
        "Safe" => &["FromBoth", "FromOther", "No"],
        "Emptied" => &["Stays", "Fades"],
        "Sets" => &["Each", "Beginner"],
        "RaceOrder" => &["Alternate", "Random", "Laps"],
        "Counted" => &["First", "Chosen"],
        "Handful" => &["Seeds(1)", "Seeds(3)", "All"],
        "Source" => &["Store", "Hand"],
        "BringWhen" => &["PitsEmpty", "OnceAGame"],
        "Duty" => &["May", "Must", "Only"],
        "LiftFrom" => &["Pits", "Store"],
        "LiftSeeds" => &["All", "Chosen"],
        "Specials" => &["Left", "Sown"],
        "Seats" => &["Turn", "All"],
        "Act" => &["Take", "Shift"],
        "Unfed" => &["Barred", "Free", "Most"],
        "Ways" => &[
            "Ccw",
            "Cw",
            "N",
            "Ne",
            "E",
            "Se",
            "S",
            "Sw",
            "W",
            "Nw",
            "Chosen",
            "ByHalf(Cw, Ccw)",
            "BySide(Ccw, Cw)",
            "ByCount(Cw, Ccw)",
            "ByFirstMove(Own)",
            "ByFirstMove(Same)",
            "ByFirstMove(Opposite)",
        ],
        "LapWay" => &["Same", "Reversed", "Anew"],
        "OrBack" => &["Never", "IfCaptures", "Free"],
        "FirstSeed" => &["Next", "Origin", "Store"],
        "InLaps" => &["First", "Every"],
        "After" => &["Start", "Round"],
        "WhichSeeds" => &["All", "Last", "ButLast"],
        "Elsewhere" => &["Next", "Store", "Out"],
        "Pieces" => &["Seeds", "Specials"],
        "Needs" => &["First", "All", "Any"],
        "LastPit" => &["Stays", "Taken", "Crosses"],
        "Alone" => &["Stays", "Taken"],
        "Who" | "Option<Who>" => &["Mover", "Other", "Owner", "Next", "Either", "Both"],
        "Then" => &["End", "On", "Again", "Here", "Next", "NextSeeds"],
        "Content" => &["Stays", "Taken"],
        "Lifts" => &["Here", "Next"],
        "NextWay" => &["Free", "Reversed"],
        "Declined" => &["Nothing", "Retreat"],
        "HowMany" => &["1", "2", "3", "All"],
        "Slam" => &["Allowed", "Nothing", "Forbidden", "RestToOther", "SpareLast", "SpareFirst"],
        "To" => &["Store", "Sown", "RowEnd", "Given", "Here", "Mark(\"trap\")", "Out"],
        "SownFrom" => &["LapOrigin", "Landed", "TurnOrigin"],
        "FirstSown" => &["Next", "Here"],
        "Unusable" => &["Lost", "Stuck"],
        "Unpaid" => &["Passes", "Loses"],
        "Option<Once>" => &[
            "StoreHolds(Majority)",
            "StoreHolds(Half)",
            "StoreHolds(Seeds(25))",
            "Left()",
            "Left(pits: (side: Own))",
            "Left(pits: (side: Nobody))",
            "Left(pits: (mark: Unmarked))",
            "Left(pits: (side: Own, at: [Inner]))",
            "Left(seeds: UpTo(8))",
            "Left(pits: (side: Own), seeds: UpTo(1), each: true)",
            "CannotMove",
            "CannotFeed",
            "Decided",
            "Repeated()",
            "Repeated(times: 22, stores: false)",
            "CapturedAtEnds",
            "CapturedFirst(2)",
            "PenaltyHolds(12)",
            "AllPassed",
        ],
        "Asked" => &["Move", "Lap", "Capture"],
        "Leftover" => &[
            "Owner",
            "Nobody",
            "Split",
            "To(Mover)",
            "To(Next)",
            "To(Emptier)",
            "To(Lot)",
            "To(Beginner)",
            "To(Other)",
        ],
        "Verdict" => &[
            "ByWinner",
            "Draw",
            "Void",
            "Wins(Mover)",
            "Loses(Mover)",
            "Loses(Next)",
            "MostSeeds",
            "Out(PlaysOn)",
            "Out(Frozen)",
        ],
        "Endlessly" => &["Void", "Draw", "Loses(Mover)", "Illegal", "TurnEnds", "ByWinner"],
        "WonBy" => &["MostSeeds", "MostWithTraps", "FewestSeeds", "LastMover", "Emptier"],
        "Level" => &["Draw", "LastMover"],
        "Halves" => &["1", "2.5"],
        "Begins" => &["Alternate", "Loser", "Winner", "Same", "LastMover"],
        "FillFrom" => &["Left", "Right", "Store", "Outside"],
        "Short" => &["Unfilled", "Completed"],
        "Unfilled" => &["Open", "Closed", "Chosen"],
        "Fills" => &["All", "AsTheOther"],
        "Rest" => &["Half", "Loser", "Lot"],
        "Counting" => &["Rounds", "Seeds", "Lead", "Points"],
        _ => panic!("give some values of {kind}"),
    }
}

/// Every kind of clause with every value of every field, in every list where it may stand; and captures of every shape
/// with them.
pub(super) fn every_new_clause() -> Vec<(List, kinds::Clause)> {
    let mut all = Vec::new();
    for kind in kinds::every_kind() {
        let usual: &[&str] = match kind.kind {
            "Capture" => &[
                "take: [Here], if: (holds: Of([2]))",
                "take: [Facing], if: (side: Own, was: Empty)",
                "take: [Next]",
                "take: [Beyond]",
            ],
            "Except" | "Optional" => &["of: [\"captures\"]", "of: [\"relay\"]", "of: [\"win\"]"],
            "Claim" => &["mark: \"trap\""],
            "End" => &["", "once: CannotMove", "once: Left(pits: (side: Own))", "once: Repeated()"],
            "Skip" => &["if: (side: Other)"],
            _ => &[""],
        };
        for usual in usual {
            // An ending is asked of a position or of a last seed.
            let of_position = |name: &str| kind.kind == "End" && name == if usual.is_empty() { "once" } else { "if" };
            let told = |name: &str| {
                of_position(name) || usual.starts_with(&format!("{name}:")) || usual.contains(&format!(" {name}:"))
            };
            let fields =
                kind.fields.iter().filter(|it| !["id", "stages"].contains(&it.name.as_str()) && !told(&it.name));
            let given = fields.flat_map(|field| {
                let kind = field.kind.rsplit("::").next().unwrap_or_default();
                values_of(kind).iter().map(|value| format!("{}: {value}", field.name)).collect::<Vec<_>>()
            });
            for given in std::iter::once(String::new()).chain(given) {
                let text =
                    format!("{}(id: \"it\", {usual}{}{given})", kind.kind, if usual.is_empty() { "" } else { ", " });
                let text = text.replace(", , ", ", ");
                let patch: Result<kinds::ClausePatch, _> = format().from_str(&text);
                let patch = patch.unwrap_or_else(|error| panic!("{text}: {error}"));
                // An ending is of a position, or of a last seed.
                let lists = kind
                    .lists
                    .iter()
                    .filter(|list| kind.kind != "End" || (**list == List::Landing) == usual.is_empty());
                all.extend(lists.map(|list| (*list, kinds::Clause::said(&patch))));
            }
        }
    }
    all
}

/// Rules of such clauses on a board, with the marks and clauses that others name.
pub(super) fn rules_of(shape: Shape, clauses: Vec<(List, kinds::Clause)>) -> Rules {
    let named = [
        (List::Marks, "Trap(id: \"trap\")"),
        (List::Marks, "House(id: \"house\")"),
        (List::Landing, "Relay(id: \"relay\")"),
        (List::Landing, "Again(id: \"again\", store: Own)"),
        (List::Landing, "Claim(id: \"win\", if: (holds: Of([4])), mark: \"trap\")"),
    ];
    let read = |(list, text): (List, &str)| {
        (list, kinds::Clause::said(&format().from_str(text).unwrap_or_else(|error| panic!("{text}: {error}"))))
    };
    let mut rules = rules(shape, Vec::new(), &["play"]);
    rules.lowered.clauses = named.map(read).into_iter().chain(clauses).collect();
    rules
}

/// Those of them whose pits are on a board with this many columns.
pub(super) fn clauses_for(columns: u8) -> Vec<Clause> {
    let fits = |parts: &[Part]| parts.iter().all(|part| part.number().is_none_or(|number| number <= columns));
    let mut all = every_clause();
    all.retain(|clause| match clause {
        Clause::Choice(Choice::Prefer(Prefer { start: Liked::Parts(parts), .. })) => fits(parts),
        Clause::Sowing(Sowing::Halt(Halt { at: HaltAt::Parts(parts), .. })) => fits(parts),
        Clause::Sowing(Sowing::Reverse(it)) => fits(&it.from),
        Clause::Claim(Claim::House(it)) => fits(&[it.at]),
        _ => true,
    });
    all
}

/// A few of every kind, spread over the values of their parameters.
pub(super) fn some_of_each_kind(columns: u8) -> Vec<Clause> {
    let mut kinds: BTreeMap<String, Vec<Clause>> = BTreeMap::new();
    for clause in clauses_for(columns) {
        let written = format!("{clause:?}");
        let kind = written.split('(').take(2).collect::<Vec<_>>().join("(");
        kinds.entry(kind).or_default().push(clause);
    }
    let spread = |kind: Vec<Clause>| {
        let step = kind.len().div_ceil(12);
        kind.into_iter().step_by(step)
    };
    kinds.into_values().flat_map(spread).collect()
}

/// A board to say things of: its rows and columns, its stores, and whether the edges are joined.
pub(super) type Shape = (u8, u8, Stores, bool);

/// Rules that need not make a playable game: these clauses on this board, in these stages.
pub(super) fn staged(shape: Shape, clauses: Vec<Clause>, phases: &[(&str, Until)]) -> Rules {
    let (rows, columns, stores, joined) = shape;
    let circuit = match (rows, joined) {
        (4, true) => Circuit::Torus,
        (4, false) if matches!(stores, Stores::Own | Stores::All) => Circuit::Square,
        (4, false) => Circuit::OwnRings,
        _ => Circuit::Ring,
    };
    let square = circuit == Circuit::Square;
    let text =
        BoardText { rows, columns, circuit, stores, penalties: square, players: Default::default(), ends: false };
    let setup = SetupText { rows: vec![4; text.shape().rows_of_side().into()], hand: 1, ..Default::default() };
    let board = Board::new(&text, &setup).expect("the boards of this test exist");
    let clauses: Vec<Clause> = clauses.into_iter().filter(|it| seats::fault(&board, it).is_none()).collect();
    let phase = |&(id, until): &(&str, Until)| lay_out(&board, &Phase { id: id.into(), until }, &clauses);
    let stages: Vec<Phase> = phases.iter().map(|&(id, until)| Phase { id: id.into(), until }).collect();
    let lowered = lowered(&board, &stages, &clauses);
    let phases = phases.iter().map(phase).collect();
    Rules {
        about: About {
            terms: Terms { trap: "tuzdyk".into(), store: "kazan".into(), ..Default::default() },
            ..Default::default()
        },
        id: "test".into(),
        settings: BTreeMap::new(),
        defaults: BTreeMap::new(),
        options: Vec::new(),
        board,
        clauses,
        lowered,
        phases,
        rounds: None,
        counted: Default::default(),
        changed: Vec::new(),
    }
}

/// Each of these clauses by itself, said in the second edition.
fn lowered(board: &Board, stages: &[Phase], clauses: &[Clause]) -> Lowered {
    let mut all = Lowered { stages: stages.to_vec(), ..Lowered::default() };
    for (i, clause) in clauses.iter().enumerate() {
        for (list, new) in lower(board, stages, std::slice::from_ref(clause)).clauses {
            let (mut new, id) = (new, format!("clause-{i}"));
            let named = new.read_change(&format!("(id: {id:?})")).expect("every kind has an id");
            new.change(&named);
            all.clauses.push((list, new));
            all.causes.insert((id, ""), ClauseId(i as u16));
        }
    }
    all.clauses.sort_by_key(|(list, _)| *list);
    all.lead_back(&BTreeMap::new());
    all
}

/// The same, in stages of a turn.
pub(super) fn rules(shape: Shape, clauses: Vec<Clause>, phases: &[&str]) -> Rules {
    let phases: Vec<(&str, Until)> = phases.iter().map(|&id| (id, Until::OneTurn)).collect();
    staged(shape, clauses, &phases)
}

/// The players' own words for everything.
pub(super) fn own_words() -> Terms {
    Terms {
        trap: "tuzdyk".into(),
        store: "kazan".into(),
        seed: "kete".into(),
        special: "cowrie".into(),
        specials: "cowries".into(),
        pit: "shimo".into(),
        reserve: "akiba".into(),
        house: "nyumba".into(),
        head: "kichwa".into(),
        near_end: "kimbi".into(),
        plain_turn: "takata turn".into(),
        blockade: "takasia".into(),
        stages: vec!["namua".into(), "mtaji".into()],
    }
}

pub(super) fn boards() -> Vec<Shape> {
    vec![
        (2, 1, Stores::None, false),
        (2, 6, Stores::Aside, false),
        (2, 6, Stores::Own, false),
        (2, 9, Stores::All, false),
        (1, 4, Stores::Own, false),
        (1, 1, Stores::None, false),
        (1, 6, Stores::Aside, false),
        (4, 6, Stores::All, false),
        (4, 1, Stores::Own, false),
        (4, 8, Stores::None, false),
        (4, 5, Stores::Aside, false),
        (4, 8, Stores::Aside, true),
    ]
}
