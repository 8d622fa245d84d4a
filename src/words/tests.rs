//! That every message exists, is used and can be filled in: for every kind of clause with every value of its
//! parameters, and for every event with every clause.

use super::locale::LOCALES;
use super::{SoFar, Words};
use crate::engine::{self, Ask, Event, GameResult, Kind, Lead, Mark, Move, Position, Question, Refused, Told};
use crate::rules::board::{BoardText, Circuit, Fill, Part, Players, SetupText, Stores};
use crate::rules::capture::*;
use crate::rules::choice::*;
use crate::rules::claim::*;
use crate::rules::ending::*;
use crate::rules::phase::Until;
use crate::rules::sowing::*;
use crate::rules::turn::*;
use crate::rules::{About, Board, Clause, ClauseId, PhaseRules, PitId, Place, Rules, Side, Terms, Way, seats};
use fluent_bundle::FluentResource;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

const ROWS: [Row; 3] = [Row::Own, Row::Opponent, Row::Any];
const LEFTOVERS: [Leftover; 4] = [Leftover::Nobody, Leftover::Owner, Leftover::Emptier, Leftover::Next];
const VERDICTS: [Verdict; 6] =
    [Verdict::ByWinner, Verdict::Draw, Verdict::Void, Verdict::MoverLoses, Verdict::NextLoses, Verdict::MostSeeds];
const WHENS: [When; 3] = [When::Any, When::Capturing, When::Plain];
const WHOSE: [Whose; 3] = [Whose::Either, Whose::Mover, Whose::Both];

fn parts() -> Vec<Vec<Part>> {
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

fn makes() -> [Makes; 4] {
    [Makes::Of(vec![4]), Makes::Of(vec![2, 3]), Makes::Of(vec![1, 2, 3]), Makes::Even]
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
                let makes = makes.clone();
                put(Clause::Capture(Capture::Passing(Passing { makes, taker, last, ..Default::default() })));
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
                put(Clause::Claim(Claim::Trap(Trap { row, makes: makes.clone(), seeds, ..Default::default() })));
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

/// Those of them whose pits are on a board of so many columns.
fn clauses_for(columns: u8) -> Vec<Clause> {
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
fn some_of_each_kind(columns: u8) -> Vec<Clause> {
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
type Shape = (u8, u8, Stores, bool);

/// Rules that need not make a playable game: these clauses on this board, in these stages.
fn staged(shape: Shape, clauses: Vec<Clause>, phases: &[(&str, Until)]) -> Rules {
    let (rows, columns, stores, joined) = shape;
    let circuit = match (rows, joined) {
        (4, true) => Circuit::Torus,
        (4, false) if matches!(stores, Stores::Own | Stores::All) => Circuit::Square,
        (4, false) => Circuit::OwnRings,
        _ => Circuit::Ring,
    };
    let square = circuit == Circuit::Square;
    let text = BoardText { rows, columns, circuit, stores, penalties: square, players: Default::default() };
    let setup = SetupText { rows: vec![4; text.shape().rows_of_side().into()], hand: 1, ..Default::default() };
    let board = Board::new(&text, &setup).expect("the boards of this test exist");
    let clauses = clauses.into_iter().filter(|it| seats::fault(&board, it).is_none()).collect();
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
        phases: phases.iter().map(|&(id, until)| PhaseRules { id: id.into(), until, ..Default::default() }).collect(),
        changed: Vec::new(),
    }
}

/// The same, in stages of a turn.
fn rules(shape: Shape, clauses: Vec<Clause>, phases: &[&str]) -> Rules {
    let phases: Vec<(&str, Until)> = phases.iter().map(|&id| (id, Until::OneTurn)).collect();
    staged(shape, clauses, &phases)
}

/// The players' own words for everything.
fn own_words() -> Terms {
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

fn boards() -> Vec<Shape> {
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

/// What every text must be: whole sentences, with nothing left to fill in.
fn check_text(text: &str, of: impl std::fmt::Debug) {
    assert!(!text.contains(['{', '}', '$', '\n']), "{of:?}: {text}");
    assert!(!text.contains("  ") && !text.contains(" .") && !text.contains(" ,"), "spacing of {of:?}: {text}");
    assert!(text.ends_with(['.', '?', '!']), "{of:?} does not end as a sentence: {text}");
    assert!(!text.contains(" :") && !text.contains("..") && !text.contains(",,"), "stops of {of:?}: {text}");
    let first = text.chars().next().expect("it ends in a full stop");
    // A sentence may begin with the name of a pit, which is written small.
    assert!(first.is_uppercase() || text[1..].starts_with(|c: char| c.is_ascii_digit()), "{of:?} begins small: {text}");
}

fn every_language() -> impl Iterator<Item = Words> {
    Words::languages().into_iter().map(|code| Words::language(code).expect("it was just listed"))
}

#[test]
fn every_clause_with_every_parameter_is_a_sentence() {
    for words in every_language() {
        for board in boards() {
            let mut rules = rules(board, clauses_for(board.1), &["play"]);
            for terms in [rules.about.terms.clone(), own_words()] {
                rules.about.terms = terms;
                for (id, clause) in rules.all() {
                    check_text(&words.clause(&rules, id), clause);
                }
                for section in words.page(&rules).sections {
                    for line in section.lines {
                        check_text(&line.text, &section.heading);
                    }
                }
            }
        }
    }
}

#[test]
fn each_clause_makes_a_page_by_itself() {
    for words in every_language() {
        for board in boards() {
            for clause in clauses_for(board.1) {
                let rules = rules(board, vec![clause.clone()], &["play"]);
                if rules.clauses.is_empty() {
                    continue;
                }
                let page = words.page(&rules);
                let said = page.sections.iter().flat_map(|section| &section.lines);
                assert!(said.clone().any(|line| line.clause == Some(ClauseId(0))), "{clause:?} is not on its page");
                said.for_each(|line| check_text(&line.text, &clause));
            }
        }
    }
}

#[test]
fn sentences_name_the_turns_in_which_they_hold() {
    let words = Words::english();
    let said = |phases: &[&str], held: &[&str]| {
        let held = held.iter().map(|&phase| phase.into()).collect();
        let clause = Clause::Choice(Choice::LeaveMove(LeaveMove { phases: held, ..Default::default() }));
        let rules = rules((2, 6, Stores::Aside, false), vec![clause], phases);
        let text = words.clause(&rules, ClauseId(0));
        check_text(&text, phases);
        let bare = words.label("choice-leave-move");
        text.strip_prefix(&bare).expect("the sentence stands first").trim().to_owned()
    };
    assert_eq!(said(&["a"], &[]), "");
    assert_eq!(said(&["a", "b"], &["a", "b"]), "");
    assert_eq!(said(&["a", "b"], &["a"]), "This holds only in the first turn of the game.");
    assert_eq!(said(&["a", "b", "c"], &["b"]), "This holds only in the second turn of the game.");
    assert_eq!(said(&["a", "b", "c"], &["a", "b"]), "This holds only in the first 2 turns of the game.");
    assert_eq!(said(&["a", "b", "c"], &["b", "c"]), "This does not hold in the first turn of the game.");
    assert_eq!(said(&["a", "b", "c"], &["c"]), "This does not hold in the first 2 turns of the game.");
    assert_eq!(
        said(&["a", "b", "c", "d"], &["a", "c", "d"]),
        "Counting the turns of the game from one, this holds in these: 1, 3 and 4 and later."
    );
}

fn every_event(ask: Ask) -> Vec<Event> {
    let pit = PitId(2);
    let store = Place::store(Side::North);
    let mut all = vec![
        Event::Sown { to: Place::pit(pit) },
        Event::Sown { to: store },
        Event::Skipped { place: Place::pit(pit) },
        Event::Relayed { pit },
        Event::Stopped { at: Place::pit(pit) },
        Event::Stopped { at: store },
        Event::Asked { ask },
        Event::Opened { captures: true },
        Event::Opened { captures: false },
        Event::Moved { from: Place::pit(pit), seeds: 1, to: Place::pit(PitId(3)) },
        Event::Moved { from: Place::pit(pit), seeds: 3, to: Place::pit(PitId(3)) },
        Event::Answered { answer: Move::Go },
        Event::Answered { answer: Move::Stop },
        Event::Answered { answer: Move::Pick(pit) },
        Event::Moved { from: Place::pit(pit), seeds: 3, to: store },
        Event::Moved { from: store, seeds: 1, to: Place::pit(pit) },
        Event::Swapped,
        Event::Extra { moves: 1 },
        Event::Extra { moves: 2 },
        Event::Idle { turns: 1 },
        Event::Idle { turns: 2 },
        Event::PhaseBegan { phase: 0 },
        Event::Closed,
    ];
    for seeds in [1, 3] {
        for way in Way::ALL {
            all.push(Event::Answered { answer: Move::Way(way) });
            all.push(Event::Entered { pit, way });
            all.push(Event::Lifted { from: Place::pit(pit), seeds, way });
            all.push(Event::Lifted { from: Place::hand(Side::South), seeds, way });
        }
        for pit in [pit, PitId(8)] {
            all.push(Event::Captured { from: pit, seeds, to: Some(store) });
            all.push(Event::Captured { from: pit, seeds, to: None });
        }
        all.push(Event::Withheld { pit, seeds });
        all.push(Event::Swept { from: pit, seeds, to: store });
        all.push(Event::Endless { laps: seeds.into() });
    }
    for mark in [
        Mark::None,
        Mark::Barred,
        Mark::Trap(Side::South),
        Mark::House,
        Mark::BarredHouse,
        Mark::Played,
        Mark::Closed,
        Mark::Won(Side::North),
        Mark::Filled,
    ] {
        all.push(Event::Marked { pit, mark });
    }
    all.extend([Lead::Nobody, Lead::Both].map(|lead| Event::LeadChanged { lead }));
    for side in Side::ALL {
        for turns in [1, 2, 3] {
            all.push(Event::LeadChanged { lead: Lead::One { side, turns, now: true } });
        }
        all.extend([
            Event::Bonus { side },
            Event::BonusLost { side },
            Event::Passed { side },
            Event::Lost { side },
            Event::Paid { side, seeds: 1 },
            Event::Paid { side, seeds: 3 },
            Event::TurnPassed { to: side },
        ]);
    }
    for result in [
        GameResult::Won(Side::South),
        GameResult::Won(Side::North),
        GameResult::Draw,
        GameResult::Void,
        GameResult::Lost,
    ] {
        for because in [None, Some(ask.clause)] {
            all.push(Event::Ended { result, because });
        }
        all.push(Event::RoundEnded { result, because: ask.clause });
        all.push(Event::RoundBegan { round: 2, first: Side::North });
    }
    all
}

const QUESTIONS: [Question; 11] = [
    Question::Take,
    Question::Claim,
    Question::Halt,
    Question::Retreat,
    Question::Way,
    Question::Reentry,
    Question::Deposit,
    Question::More(1),
    Question::More(2),
    Question::Close(1),
    Question::Own(2),
];

/// Something asked in mid-turn.
fn ask(clause: ClauseId, question: Question) -> Ask {
    Ask {
        clause,
        question,
        who: if question == Question::Retreat { Side::North } else { Side::South },
        pit: PitId(1),
        was_empty: false,
        way: Way::Ccw,
        lap_origin: PitId(0),
        turn_origin: PitId(0),
        kind: Kind::Plain,
        ends: 0,
        laps: 1,
    }
}

#[test]
fn every_event_with_every_clause_has_a_caption() {
    for words in every_language() {
        for board in [
            (2, 6, Stores::Own, false),
            (4, 4, Stores::None, false),
            (4, 4, Stores::Aside, true),
            (1, 9, Stores::Own, false),
            (4, 6, Stores::All, false),
        ] {
            let mut rules = rules(board, some_of_each_kind(board.1), &["play"]);
            rules.about.terms = if board.2 == Stores::None { own_words() } else { Terms::default() };
            let mut lifted = engine::start(&rules);
            lifted.apply(&Event::Lifted { from: Place::pit(PitId(0)), seeds: 3, way: Way::Ccw });
            for mark in [Mark::Trap(Side::North), Mark::House, Mark::BarredHouse, Mark::Barred] {
                let mut marked = lifted.clone();
                marked.apply(&Event::Marked { pit: PitId(2), mark });
                for (id, clause) in rules.all() {
                    for mark in [Mark::None, Mark::House] {
                        let told = Told { event: Event::Marked { pit: PitId(2), mark }, clause: Some(id) };
                        check_text(&words.caption(&rules, &marked, &told), clause);
                    }
                }
            }
            for (i, (id, clause)) in rules.all().enumerate() {
                let ask = ask(id, QUESTIONS[i % QUESTIONS.len()]);
                let mut last = engine::start(&rules);
                last.apply(&Event::Lifted { from: Place::pit(PitId(0)), seeds: 1, way: Way::Ccw });
                last.apply(&Event::Asked { ask });
                for event in every_event(ask) {
                    for clause in [None, Some(id)] {
                        let told = Told { event: event.clone(), clause };
                        for before in [&lifted, &last] {
                            check_text(&words.caption(&rules, before, &told), &told);
                            let mut so_far = SoFar { placed: true, landed: Some(PitId(1)), ..SoFar::new(before) };
                            check_text(&words.caption_in_turn(&rules, &so_far, before, &told), &told);
                            so_far.hear(&rules, &told);
                            check_text(&words.caption_in_turn(&rules, &so_far, before, &told), &told);
                        }
                    }
                }
                for refused in
                    [Refused::Barred(id), Refused::Direction(id), Refused::Over, Refused::Question, Refused::NotAMove]
                {
                    for position in [&lifted, &last] {
                        check_text(&words.refusal(&rules, position, refused), clause);
                    }
                }
                assert_ne!(words.status(&rules, &last), words.status(&rules, &lifted));
                for event in every_event(ask).into_iter().filter(|event| matches!(event, Event::Ended { .. })) {
                    let mut over: Position = lifted.clone();
                    over.apply(&event);
                    check_text(&words.status(&rules, &over), event);
                }
            }
        }
    }
}

#[test]
fn every_question_is_asked_captioned_and_answered_in_words_of_its_own() {
    for words in every_language() {
        let rules = rules((4, 4, Stores::None, false), some_of_each_kind(4), &["play"]);
        let (mut asked, mut captions, mut answers) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
        for question in QUESTIONS {
            let mut position = engine::start(&rules);
            let event = Event::Asked { ask: ask(ClauseId(0), question) };
            captions.insert(words.caption(&rules, &position, &Told { event: event.clone(), clause: None }));
            position.apply(&event);
            asked.insert(words.status(&rules, &position));
            let moves: &[Move] = match question {
                Question::Way | Question::Reentry => &[Move::Way(Way::Ccw), Move::Way(Way::Cw), Move::Way(Way::Ne)],
                Question::More(_) | Question::Deposit | Question::Close(_) | Question::Own(_) => {
                    &[Move::Pick(PitId(8)), Move::Pick(PitId(9))]
                }
                _ => &[Move::Go, Move::Stop],
            };
            answers.extend(moves.iter().map(|&mv| words.answer(&rules, &position, mv)));
        }
        assert_eq!((asked.len(), captions.len()), (QUESTIONS.len(), QUESTIONS.len()));
        // A pit to be taken is named with its seeds, one to be closed or owned by its name alone.
        assert_eq!(answers.len(), 4 * 2 + 3 + 2 + 2, "{answers:?}");
        assert!(
            answers.iter().all(|answer| !answer.starts_with("answer-") && !answer.starts_with("table-")),
            "{answers:?}"
        );
    }
}

#[test]
fn captions_count_what_is_there() {
    let words = Words::english();
    let rules = rules((2, 6, Stores::Own, false), vec![Clause::Sowing(Sowing::Fixed(Fixed::default()))], &["play"]);
    let mut position = engine::start(&rules);
    let mut caption = |event: Event| {
        let clause = matches!(event, Event::Lifted { .. }).then_some(ClauseId(0));
        let text = words.caption(&rules, &position, &Told { event: event.clone(), clause });
        position.apply(&event);
        text
    };
    let c1 = Place::pit(PitId(2));
    assert_eq!(
        caption(Event::Lifted { from: c1, seeds: 4, way: Way::Ccw }),
        "South lifts 4 seeds from c1 and sows them anticlockwise."
    );
    assert_eq!(
        caption(Event::Sown { to: Place::pit(PitId(3)) }),
        "d1 gets a seed and now holds 5. 3 seeds are left to sow."
    );
    assert_eq!(caption(Event::Sown { to: c1 }), "c1 gets a seed and now holds 1. 2 seeds are left to sow.");
    assert_eq!(caption(Event::Sown { to: c1 }), "c1 gets a seed and now holds 2. One seed is left to sow.");
    assert_eq!(
        caption(Event::Sown { to: Place::store(Side::South) }),
        "The last seed falls in South's store, which was empty."
    );
}

#[test]
fn captions_count_the_laps_of_a_turn() {
    let words = Words::english();
    let relay = Clause::Sowing(Sowing::Relay(Relay::default()));
    let rules = rules((4, 4, Stores::None, false), vec![relay], &["play"]);
    let position = engine::start(&rules);
    let lift =
        |pit: u8| Told { event: Event::Lifted { from: Place::pit(PitId(pit)), seeds: 4, way: Way::Ccw }, clause: None };
    let mut so_far = SoFar::new(&position);
    let first = words.caption_in_turn(&rules, &so_far, &position, &lift(0));
    assert_eq!(first, "South lifts 4 seeds from a1 and sows them on, anticlockwise.");
    so_far.hear(&rules, &lift(0));
    let second = words.caption_in_turn(&rules, &so_far, &position, &lift(1));
    assert_eq!(second, "Lap 2: South lifts 4 seeds from b1 and sows them on, anticlockwise.");
    assert_eq!(SoFar::after(&rules, &position, &[lift(0)]), so_far);
}

#[test]
fn parts_of_rows_are_named_as_people_name_them() {
    let words = Words::english();
    let four_rows = rules((4, 8, Stores::None, false), Vec::new(), &[""]);
    let said: Vec<String> = parts().iter().map(|parts| words.parts(&four_rows, parts, "your")).collect();
    assert_eq!(
        said,
        [
            "your inner row",
            "your outer row and the left half of your inner row",
            "the right half of your inner row",
            "the two end pits of your inner row",
            "the third pit from the left of your inner row",
            "the two rightmost pits of your outer row",
            "the two leftmost pits of each of your rows",
            "the two end pits of your outer row and the second pit from each end of your inner row",
            "the second pit from the left of your outer row and the 21st pit from the left of your outer row",
        ]
    );
}

#[test]
fn sentences_name_the_stages_in_which_they_hold() {
    let words = Words::english();
    let clause = |phases: &[&str]| {
        let phases = phases.iter().map(|&phase| phase.into()).collect();
        Clause::Choice(Choice::Inwards(Inwards { phases, ..Default::default() }))
    };
    let stages = [("namua", Until::HandSpent), ("mtaji", Until::End)];
    let clauses = vec![clause(&["namua"]), clause(&["mtaji"]), clause(&[])];
    let mut rules = staged((4, 8, Stores::None, false), clauses, &stages);
    let ends = |rules: &Rules| -> Vec<String> {
        let sentence = words.clause(rules, ClauseId(2));
        let trailing =
            |id| words.clause(rules, ClauseId(id)).strip_prefix(&sentence).expect("it stands first").to_owned();
        vec![trailing(0), trailing(1)]
    };
    assert_eq!(ends(&rules), [" This holds only in the first stage.", " This holds only in the second stage."]);
    rules.about.terms = own_words();
    assert_eq!(ends(&rules), [" This holds only in namua.", " This holds only in mtaji."]);
    let page = words.page(&rules);
    let headings: Vec<&str> = page.sections.iter().map(|section| section.heading.as_str()).collect();
    for heading in ["Stages of play", "Your move", "Your move in namua", "Your move in mtaji"] {
        assert!(headings.contains(&heading), "{headings:?}");
    }
    let own = page.sections.iter().find(|section| section.heading == "Your move in namua").expect("just found");
    assert!(own.lines.iter().all(|line| !line.text.contains("holds only")), "{own:?}");
}

#[test]
fn the_opening_is_told_as_it_lies() {
    let words = Words::english();
    let said = |shape: Shape, setup: SetupText| {
        let mut rules = rules(shape, Vec::new(), &["play"]);
        let (rows, columns, stores, joined) = shape;
        let circuit = if joined { Circuit::Torus } else { Circuit::OwnRings };
        rules.board = Board::new(
            &BoardText { rows, columns, circuit, stores, penalties: false, players: Default::default() },
            &setup,
        )
        .expect("the board exists");
        let page = words.page(&rules);
        let board = page.sections.iter().find(|section| section.heading == words.label("page-board"));
        let lines = &board.expect("every page has a board").lines;
        lines[2..4].iter().map(|line| line.text.clone()).collect::<Vec<_>>().join(" ")
    };
    let bare = (4, 8, Stores::None, false);
    let parts = vec![(Part::InnerRight(4), 6), (Part::InnerRight(3), 2), (Part::InnerRight(2), 2)];
    assert_eq!(
        said(bare, SetupText { rows: vec![0, 0], parts, hand: 22, ..Default::default() }),
        "At the start the pits are empty but for these: 6 in each of e2 and d3; 2 in each of f2, g2, b3 and c3. Each \
         of you also holds 22 seeds in reserve. There are 64 seeds in the game."
    );
    assert_eq!(
        said(bare, SetupText { rows: vec![0, 0], hand: 32, ..Default::default() }),
        "At the start the board is empty. Each of you holds 32 seeds in reserve. There are 64 seeds in the game."
    );
    assert_eq!(
        said(bare, SetupText { rows: vec![4, 0], ..Default::default() }),
        "At the start there are 4 seeds in every pit of the outer rows, and the inner rows are empty. There are 64 seeds \
         in the game."
    );
    let fill = Some(Fill { times: 24, below: 5, least: 2, most: 6 });
    let random = said((4, 8, Stores::Aside, true), SetupText { rows: vec![0, 0], fill, ..Default::default() });
    assert!(
        random.starts_with("The opening is drawn by lot: 24 times a pit that holds fewer than 5 seeds"),
        "{random}"
    );
}

#[test]
fn a_pit_says_what_it_has_become() {
    let words = Words::english();
    let mut rules = rules((4, 8, Stores::None, false), Vec::new(), &["play"]);
    rules.about.terms = own_words();
    rules.phases[0].facts.house = Some((ClauseId(0), Part::InnerRight(4), 6));
    let mut position = engine::start(&rules);
    assert_eq!(words.pit(&rules, &position, PitId(0)), "a1, 4 seeds");
    assert_eq!(words.pit(&rules, &position, PitId(12)), "e2, South's nyumba, 4 seeds, too few to count");
    position.apply(&Event::Moved { from: Place::pit(PitId(11)), seeds: 3, to: Place::pit(PitId(12)) });
    assert_eq!(words.pit(&rules, &position, PitId(12)), "e2, South's nyumba, 7 seeds");
    for (mark, said) in [
        (Mark::Trap(Side::North), "d2, North's tuzdyk, one seed"),
        (Mark::Barred, "d2, blocked for this turn, one seed"),
        (Mark::BarredHouse, "d2, South's nyumba, blocked for this turn, one seed"),
    ] {
        position.apply(&Event::Marked { pit: PitId(11), mark });
        assert_eq!(words.pit(&rules, &position, PitId(11)), said);
    }
}

#[test]
fn lists_end_in_or_and_and() {
    let words = Words::english();
    let items = |n: usize| ["2", "3", "4", "5"][..n].iter().map(|item| (*item).to_owned()).collect::<Vec<_>>();
    assert_eq!(words.either(&items(0)), "");
    assert_eq!(words.either(&items(1)), "2");
    assert_eq!(words.either(&items(2)), "2 or 3");
    assert_eq!(words.either(&items(4)), "2, 3, 4 or 5");
    assert_eq!(words.all_of(&items(3)), "2, 3 and 4");
}

#[test]
fn the_glossary_explains_every_word() {
    for words in every_language() {
        let terms = words.glossary();
        assert!(terms.len() >= 30);
        for (term, text) in terms {
            assert!(!term.starts_with("glossary-"), "{term} has no message");
            check_text(&text, &term);
        }
    }
}

#[test]
fn an_unknown_label_shows_its_id() {
    assert_eq!(Words::english().label("no-such-label"), "no-such-label");
    assert!(Words::language("xx").is_none());
}

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// The ids of a message file and its variables.
fn ids(text: &str) -> Vec<String> {
    let head = |line: &str| line.split_once(" =").map(|(id, _)| id.to_owned());
    text.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase())).filter_map(head).collect()
}

#[test]
fn locale_files_are_sound_embedded_and_alike() {
    let english: BTreeSet<String> = LOCALES[0].files.iter().flat_map(|(_, text)| ids(text)).collect();
    for locale in LOCALES {
        let mut seen = BTreeSet::new();
        for (name, text) in locale.files {
            if let Err((_, errors)) = FluentResource::try_new((*text).to_owned()) {
                panic!("{}/{name}.ftl: {errors:?}", locale.code);
            }
            for id in ids(text) {
                assert!(seen.insert(id.clone()), "{}/{name}.ftl: {id} is there twice", locale.code);
            }
        }
        assert_eq!(seen, english, "the messages of {} and of English", locale.code);
        let folder = root().join("assets/locales").join(locale.code);
        let on_disk: BTreeSet<String> = fs::read_dir(&folder)
            .expect("the folder of a language is there")
            .map(|entry| entry.expect("it can be read").path())
            .filter_map(|path| path.file_stem().and_then(|stem| stem.to_str()).map(str::to_owned))
            .collect();
        let embedded: BTreeSet<String> = locale.files.iter().map(|(name, _)| (*name).to_owned()).collect();
        assert_eq!(on_disk, embedded, "files of {}", locale.code);
    }
}

#[test]
fn every_message_is_used_and_every_id_used_has_a_message() {
    let known: BTreeSet<String> = LOCALES[0].files.iter().flat_map(|(_, text)| ids(text)).collect();
    let families: BTreeSet<&str> = LOCALES[0]
        .files
        .iter()
        .filter(|(name, _)| *name != "ui")
        .flat_map(|(_, text)| text.lines())
        .filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()))
        .filter_map(|line| line.split_once('-').map(|(family, _)| family))
        .collect();
    let (mut used, mut missing) = (BTreeSet::new(), Vec::new());
    for file in sources(&root().join("src")) {
        let text = fs::read_to_string(&file).expect("a source file can be read");
        // In the room of words a literal of this shape is an id, but for keys and the names of arguments.
        let in_words = file.starts_with(root().join("src/words")) && !file.ends_with("keys.rs");
        for (before, literal) in literals(&text) {
            let asked = before.ends_with("label(") || before.ends_with("label_with(");
            let family = literal.split_once('-').is_some_and(|(family, _)| families.contains(family));
            let names_argument = before.ends_with(".with(");
            if (asked || in_words && family && !names_argument) && !known.contains(&literal) {
                missing.push(format!("{literal} ({})", file.display()));
            }
            used.insert(literal);
        }
    }
    assert!(missing.is_empty(), "ids without a message: {missing:#?}");
    let unused: Vec<_> = known.difference(&used).collect();
    assert!(unused.is_empty(), "messages that no source names: {unused:?}");
}

/// All Rust files below a folder but the tests, which use no message for its own sake.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("the source tree can be read");
    let paths = entries.map(|entry| entry.expect("an entry can be read").path());
    paths
        .filter(|path| path.file_stem().is_some_and(|it| it != "tests"))
        .flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] })
        .filter(|path| path.extension().is_some_and(|it| it == "rs"))
        .collect()
}

/// The plain string literals of a source text, each with the code just before it without spaces.
fn literals(text: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let mut code = String::new();
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        if rest.starts_with("//") {
            rest = rest.find('\n').map_or("", |end| &rest[end..]);
        } else if rest.starts_with("'\"'") || rest.starts_with("'\\\"'") {
            rest = &rest[rest[1..].find('\'').expect("a literal is closed") + 2..];
            rest = rest.strip_prefix('\'').unwrap_or(rest);
        } else if c == '"' {
            let body = &rest[1..];
            let end = body
                .char_indices()
                .scan(false, |escaped, (i, c)| {
                    let ends = c == '"' && !*escaped;
                    *escaped = c == '\\' && !*escaped;
                    Some((i, ends))
                })
                .find_map(|(i, ends)| ends.then_some(i))
                .unwrap_or(body.len());
            found.push((code.clone(), body[..end].to_owned()));
            code.clear();
            rest = body.get(end + 1..).unwrap_or("");
        } else {
            if !c.is_whitespace() {
                code.push(c);
            }
            rest = &rest[c.len_utf8()..];
        }
    }
    found
}

#[test]
fn players_of_two_rows_are_spoken_to_in_sentences_of_their_own() {
    for words in every_language() {
        for players in [Players::Pairs, Players::Coalition] {
            let mut rules = rules((4, 6, Stores::All, false), clauses_for(6), &["play"]);
            rules.board.players = players;
            for section in words.page(&rules).sections {
                for line in section.lines {
                    check_text(&line.text, players);
                }
            }
            for (because, _) in rules.all() {
                for side in Side::ALL {
                    let mut over = engine::start(&rules);
                    over.apply(&Event::Ended { result: GameResult::Won(side), because: Some(because) });
                    check_text(&words.status(&rules, &over), players);
                }
            }
        }
    }
}
