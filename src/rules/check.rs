//! What no game can do without, and what cannot stand together.

use super::assemble::{Located, lay_out};
use super::board::{Board, Circuit, MAX_PITS, Part};
use super::capture::{Capture, Makes, Needs, Onward, OwnSeed, Played, Row, Taker, Then};
use super::choice::{Choice, Liked, When};
use super::claim::Claim;
use super::clash;
use super::clause::AnyClause;
use super::ending::{Amount, Ending, EndlessTurn, Halves, Leftover, Rest, Verdict, Whose, WonBy};
use super::load::{MAX_CLAUSES, MAX_PHASES};
use super::phase::{Phase, Until};
use super::place::{Side, Way};
use super::rounds::Round;
use super::sowing::{Halt, HaltAt, Lifts, Sowing, is_direction};
use super::turn::{Turn, Unpaid};
use super::{Clause, FirstSeed, PhaseRules, seats};

/// Adds to `faults` everything wrong with assembled clauses.
pub(super) fn check(board: &Board, phases: &[Phase], clauses: &[Clause], hand: u16, faults: &mut Vec<Located>) {
    let mut fault = |id: Option<&str>, message: String| faults.push((id.map(str::to_owned), message));
    if clauses.len() > MAX_CLAUSES || phases.len() > MAX_PHASES {
        return fault(
            None,
            format!("there are too many clauses or phases: expected at most {MAX_CLAUSES} and {MAX_PHASES}"),
        );
    }
    for (i, phase) in phases.iter().enumerate() {
        let last = i + 1 == phases.len();
        if last != (phase.until == Until::End) {
            let message = if last {
                format!("phase `{}` is the last: expected until: End, or none", phase.id)
            } else {
                format!("phase `{}` is not the last: expected until: OneTurn, OneMove or HandSpent", phase.id)
            };
            fault(Some(&format!("~{}", phase.id)), message);
        }
        if phases[..i].iter().any(|other| other.id == phase.id)
            || phase.id.is_empty()
            || phase.id.contains(char::is_whitespace)
        {
            let message = format!("phase `{}`: expected a name that no other phase has, without spaces", phase.id);
            fault(Some(&format!("~{}", phase.id)), message);
        }
    }
    for clause in clauses {
        for phase in phases_of(clause) {
            if !phases.iter().any(|p| p.id == phase) {
                let known: Vec<_> = phases.iter().map(|phase| phase.id.as_str()).collect();
                let message = format!("there is no phase `{phase}`: expected one of {}", known.join(", "));
                fault(Some(&clause.id()), message);
            }
        }
        // A player who lays out his seeds for a new round takes them in hand for it.
        let laid_out = clauses.iter().any(|it| matches!(it, Clause::Round(Round::Mirror(_))));
        let arranges = laid_out && matches!(clause, Clause::Choice(Choice::Arrange(_)));
        let given = clauses.iter().any(|it| matches!(it, Clause::Capture(Capture::Deposit(_))));
        let found = clause_faults(board, clause, if arranges { 1 } else { hand }, given);
        for message in found.into_iter().chain(seats::fault(board, clause)) {
            fault(Some(&clause.id()), message);
        }
    }
    for (clause, message) in apart_faults(phases, clauses) {
        fault(Some(&clause.id()), message);
    }
    for phase in phases {
        let rules = lay_out(board, phase, clauses);
        for (part, message) in phase_faults(board, &rules) {
            let message = if phases.len() > 1 { format!("phase `{}`: {message}", phase.id) } else { message };
            fault(Some(part), message);
        }
    }
}

fn phases_of(clause: &Clause) -> Vec<String> {
    match clause {
        Clause::Choice(it) => it.phases().to_vec(),
        Clause::Sowing(it) => it.phases().to_vec(),
        Clause::Capture(it) => it.phases().to_vec(),
        Clause::Claim(it) => it.phases().to_vec(),
        Clause::Turn(it) => it.phases().to_vec(),
        Clause::Ending(it) => it.phases().to_vec(),
        Clause::Round(it) => it.phases().to_vec(),
    }
}

/// The parts of a side's rows that a clause names, if it names any.
fn parts_of(clause: &Clause) -> Option<Vec<Part>> {
    match clause {
        Clause::Choice(Choice::Prefer(it)) => match &it.start {
            Liked::Parts(parts) => Some(parts.clone()),
            Liked::NotFew { parts, .. } => Some(parts.clone()),
            Liked::AtLeast(_) | Liked::NotHouse | Liked::Leftmost | Liked::Rightmost => None,
        },
        Clause::Sowing(Sowing::Reverse(it)) => Some(it.from.clone()),
        Clause::Sowing(Sowing::Halt(Halt { at: HaltAt::Parts(parts), .. })) => Some(parts.clone()),
        Clause::Claim(Claim::House(it)) => Some(vec![it.at]),
        Clause::Capture(Capture::FromTrap(it)) if !it.at.is_empty() => Some(it.at.clone()),
        Clause::Capture(Capture::Count(it)) if !it.not_at.is_empty() => Some(it.not_at.clone()),
        Clause::Capture(Capture::LoneLast(it)) => Some(it.at.clone()),
        _ => None,
    }
}

/// What is wrong with a list of parts on a board.
fn parts_fault(board: &Board, parts: &[Part]) -> Option<String> {
    if parts.is_empty() || parts.len() > MAX_PITS {
        return Some(format!("{} parts are named: expected 1 to {MAX_PITS}", parts.len()));
    }
    let columns = board.columns;
    let beyond = |part: &&Part| part.number().is_some_and(|n| !(1..=columns).contains(&n));
    parts
        .iter()
        .find(beyond)
        .map(|part| format!("{part:?} is not on this board: expected a number from 1 to {columns}"))
}

/// Clauses that need another one, though not in their own phase.
fn apart_faults<'a>(phases: &[Phase], clauses: &'a [Clause]) -> Vec<(&'a Clause, String)> {
    let mut faults = Vec::new();
    let is_house = |it: &Clause| matches!(it, Clause::Claim(Claim::House(_)));
    let first = phases.first().map_or("", |phase| phase.id.as_str());
    let at_start = clauses.iter().any(|it| is_house(it) && it.holds_in(first));
    if let Some(house) = clauses.iter().find(|it| is_house(it)).filter(|_| !at_start) {
        let message = format!("a house is there from the start: expected it in the first phase, `{first}`, as well");
        faults.push((house, message));
    }
    faults.extend(rounds_faults(clauses));
    let traps = clauses.iter().any(|it| matches!(it, Clause::Claim(Claim::Trap(_))));
    let of_traps = |it: &Clause| match it {
        Clause::Capture(it) => matches!(it, Capture::FromTrap(_)),
        Clause::Claim(it) => !matches!(it, Claim::Trap(_) | Claim::House(_) | Claim::HousesFall(_)),
        _ => false,
    };
    for clause in clauses.iter().filter(|it| !traps && of_traps(it)) {
        faults.push((clause, "there are no traps: expected Trap under claim".to_owned()));
    }
    faults
}

/// What is wrong with the clauses on rounds together.
fn rounds_faults(clauses: &[Clause]) -> Vec<(&Clause, String)> {
    let mut faults = Vec::new();
    let lays_out = |it: &&Clause| matches!(it, Clause::Round(it) if !matches!(it, Round::Begins(_)));
    let arranges = clauses.iter().any(|it| matches!(it, Clause::Choice(Choice::Arrange(_))));
    let layouts: Vec<&Clause> = clauses.iter().filter(lays_out).collect();
    for clause in layouts.iter().skip(1) {
        faults
            .push((*clause, "another clause lays out the rounds: expected one of Refill, Territory and Mirror".into()));
    }
    for clause in clauses {
        match clause {
            Clause::Round(Round::Mirror(_)) if !arranges => {
                faults.push((clause, "a player has no way to lay out his seeds: expected Arrange under choice".into()));
            }
            Clause::Round(Round::Begins(_)) if layouts.is_empty() => {
                faults.push((clause, "there are no rounds: expected Refill, Territory or Mirror under rounds".into()));
            }
            Clause::Sowing(Sowing::ThenOpponent(_)) if !layouts.is_empty() => {
                let why = "in later rounds pits may be closed or change hands: expected SkipOrigin in place of it, or no rounds";
                faults.push((clause, why.into()));
            }
            Clause::Round(it) if !it.phases().is_empty() => {
                faults.push((clause, "a round is no matter of a phase: expected no phases".into()));
            }
            _ => {}
        }
    }
    faults
}

/// `given`: whether captured seeds are given to the opponent.
fn clause_faults(board: &Board, clause: &Clause, hand: u16, given: bool) -> Vec<String> {
    let mut faults = Vec::new();
    let torus = board.circuit == Circuit::Torus;
    faults.extend(parts_of(clause).and_then(|parts| parts_fault(board, &parts)).filter(|_| !torus));
    let mut needs = |holds: bool, what: &str| {
        if !holds {
            faults.push(what.to_owned());
        }
    };
    let stores = board.has_stores();
    let good = |makes: &Makes| match makes {
        Makes::Of(counts) => !counts.is_empty() && !counts.contains(&0) && counts.len() <= 32,
        Makes::Even => true,
    };
    let counts = "makes is empty, too long, or has a 0: expected 1 to 32 counts from 1 up";
    let no_store = "captured seeds need somewhere to go: expected stores on the board";
    let leaves = |leftover: Leftover| stores || leftover == Leftover::Nobody;
    let sweeps = "leftover seeds need somewhere to go: expected leftover: Nobody on a board without stores";
    let counted = "the board has no stores to count: expected another verdict than MostSeeds";
    let owned = "on a torus nobody owns a pit: expected another clause, or circuit: OwnRings";
    let no_penalties = "the board has no penalty pits: expected penalties: true on a square with stores";
    let whose_row = match board.circuit {
        Circuit::Ring | Circuit::Square => "",
        Circuit::OwnRings => "no seed falls in the opponent's pits on this board: expected row: Own or Any",
        Circuit::Torus => "on a torus nobody owns a pit: expected row: Any",
    };
    let round = |way: Way| torus || board.ways().contains(&way);
    let good_row = |row: Row| match board.circuit {
        Circuit::Ring | Circuit::Square => true,
        Circuit::OwnRings => row != Row::Opponent,
        Circuit::Torus => row == Row::Any,
    };
    let whose_seeds = "on a torus nobody owns a pit: expected taker: Mover";
    let good_taker = |taker: Taker| !torus || taker != Taker::Owner;
    let whose_rest = "on a torus nobody owns a pit: expected leftover: Nobody or Next";
    let good_rest = |leftover: Leftover| !torus || matches!(leftover, Leftover::Nobody | Leftover::Next);
    let no_pit_next = "the next place may be a store, which nobody lifts: expected stores: None or Aside";
    match clause {
        Clause::Choice(Choice::OwnPits(it)) => {
            needs(it.least > 0 || it.specials > 0, "least is 0: expected 1 or more, or specials");
            needs(it.specials == 0 || board.specials > 0, "the game has no special pieces: expected setup.specials");
            needs(!torus, "on a torus nobody owns a pit: expected AnyPits");
        }
        Clause::Choice(Choice::AnyPits(it)) => {
            needs(it.least > 0, "least is 0: expected 1 or more");
            needs(torus, "the pits belong to the sides on this board: expected OwnPits, or circuit: Torus");
        }
        Clause::Choice(Choice::PlaceSeed(_) | Choice::Arrange(_)) => {
            needs(hand > 0, "there are no seeds in hand to place: expected setup.hand to be 1 or more");
            needs(!torus, owned);
        }
        Clause::Choice(Choice::MustCapture(it)) => needs(
            it.least > 0 && it.most.is_none_or(|most| it.least <= most),
            "no number of seeds fits: expected least from 1, and most not below it",
        ),
        Clause::Choice(Choice::Prefer(it)) => {
            needs(
                !torus
                    || !matches!(it.start, Liked::Parts(_) | Liked::NotFew { .. } | Liked::Leftmost | Liked::Rightmost),
                owned,
            );
            needs(
                it.start != Liked::Rightmost || board.rows == 2,
                "a player has several rows with a pit at the right: expected Rightmost on two rows only",
            );
        }
        Clause::Choice(Choice::PitCap(it)) => needs(it.most > 0, "most is 0: expected 1 or more"),
        Clause::Choice(Choice::Gather(it)) => {
            needs(!torus, owned);
            needs(it.seeds > 0, "seeds is 0: expected 1 or more");
            let round = board.circuit(super::Side::South).len();
            needs(
                it.pits > 0 && usize::from(it.pits) < round,
                "pits is out of reach: expected from 1 up, fewer than the places of the circuit",
            );
            needs(!board.sows_stores(), "seeds are gathered from pits: expected stores: None or Aside");
        }
        Clause::Choice(Choice::Inwards(_) | Choice::Blockade(_) | Choice::NoGrandSlam(_) | Choice::Shift(_)) => {
            needs(!torus, owned);
        }
        Clause::Choice(Choice::TakeFacing(_)) => {
            needs(!torus, owned);
            let faces = board.pits().any(|pit| board.facing(pit).is_some());
            needs(torus || faces, "no pit faces another on this board: expected two or four rows, not round a square");
            needs(stores, no_store);
        }
        Clause::Choice(Choice::Feed(_) | Choice::NoReturn(_)) => {
            needs(!torus, owned);
            let fed = matches!(clause, Clause::Choice(Choice::Feed(it)) if it.least == 0);
            needs(!fed, "least is 0: expected 1 or more");
            needs(
                board.circuit != Circuit::OwnRings,
                "no seed falls in the opponent's pits on this board: expected circuit: Ring, or another clause",
            );
        }
        Clause::Sowing(Sowing::Fixed(it)) => {
            needs(board.ways().contains(&it.way), "the board has no such way: expected Ccw or Cw, on a torus N to Nw");
        }
        Clause::Sowing(Sowing::ByOrigin(it)) => {
            needs(!torus, owned);
            needs(
                torus || board.ways().contains(&it.left) && board.ways().contains(&it.right),
                "the board has no such way: expected Ccw or Cw",
            );
        }
        Clause::Sowing(Sowing::BySide(it)) => {
            needs(board.sides().len() == 2, "each of two players has a way: expected a board of two sides");
            needs(!torus, owned);
            needs(round(it.south) && round(it.north), "the board has no such way: expected Ccw or Cw");
        }
        Clause::Sowing(Sowing::ByCount(it)) => {
            needs(!torus, owned);
            needs(round(it.even) && round(it.odd), "the board has no such way: expected Ccw or Cw");
        }
        Clause::Sowing(Sowing::ThenOpponent(_)) => {
            needs(
                board.circuit == Circuit::Ring && board.sides().len() == 2 && !board.sows_stores(),
                "the rest is sown in the opponent's pits: expected circuit: Ring, two sides, and stores: None or Aside",
            );
        }
        Clause::Sowing(Sowing::FirstInStore(_)) => {
            needs(stores, "the first seed needs a store: expected stores on the board")
        }
        Clause::Sowing(Sowing::Reverse(_) | Sowing::Halt(Halt { at: HaltAt::Parts(_), .. })) => needs(!torus, owned),
        Clause::Sowing(Sowing::Race(_)) => {
            needs(board.sides().len() == 2, "a race is run by two players: expected a board of two sides");
            needs(
                board.circuit == Circuit::Ring && !board.sows_stores(),
                "a race ends in an empty pit: expected circuit: Ring, and stores: None or Aside",
            );
        }
        Clause::Sowing(Sowing::Relay(it)) => {
            needs(it.lifts == Lifts::Last || !board.sows_stores(), no_pit_next);
            needs(!it.turns || !torus, "on a torus there are more than two ways: expected turns: false");
        }
        Clause::Sowing(Sowing::Heaps(it)) => {
            needs(
                (1..=8).contains(&it.seeds.len()) && !it.seeds.contains(&0),
                "seeds is empty, too long, or has a 0: expected 1 to 8 heaps of seeds",
            );
            needs(!torus, owned);
        }
        Clause::Turn(Turn::AtHome(_)) => {
            needs(!torus, owned);
            needs(
                board.circuit == Circuit::Ring && board.sides().len() == 2 && !board.sows_stores(),
                "no seed falls on the other side on this board: expected circuit: Ring, and stores: None or Aside",
            );
        }
        Clause::Claim(Claim::TrapPair(it)) => {
            needs(it.makes.0 > 0 && it.makes.1 > 0, "makes has a 0: expected two counts from 1 up");
            needs(!board.sows_stores(), "the last two seeds fall in pits: expected stores: None or Aside");
        }
        Clause::Sowing(Sowing::LiftSome(it)) => needs(it.seeds > 0, "seeds is 0: expected 1 or more"),
        Clause::Capture(Capture::Facing(it)) => {
            needs(!torus, owned);
            needs(torus || good_row(it.row), whose_row);
            needs(
                torus || board.pits().any(|pit| board.facing(pit).is_some()),
                "no pit faces another on this board: expected two or four rows, not round a square, or another clause",
            );
            needs(
                it.chain == Onward::None || board.rows == 2,
                "a chain runs along a side's only row: expected chain: None on four rows",
            );
            needs(
                it.needs == Needs::Facing || board.rows == 4,
                "on two rows no pit lies behind another: expected needs: Facing",
            );
        }
        Clause::Capture(Capture::Beyond(it)) => {
            needs(!board.sows_stores(), no_pit_next);
            needs(
                !it.facing || board.pits().any(|pit| board.facing(pit).is_some()),
                "no pit faces another on this board: expected facing: false",
            );
        }
        Clause::Capture(Capture::Column(it)) => {
            needs(!torus, owned);
            needs(
                board.rows > 1 && board.circuit != Circuit::Square,
                "a pit has no others in its column on this board: expected two rows or more, not round a square",
            );
            needs(torus || good_row(it.row), whose_row);
        }
        Clause::Capture(Capture::FromTrap(it)) => {
            needs(
                !torus || it.row == Row::Any && it.at.is_empty(),
                "on a torus nobody owns a pit: expected row: Any, and no at",
            );
            needs(torus || good_row(it.row), whose_row);
            needs(stores || it.seeds == 0, no_store);
            needs(it.seeds > 0 || it.then == Then::End, "with seeds: 0 the turn ends: expected then: End");
            needs(!it.then.goes_on(), "a lap does not go on from a trap: expected then: End or ExtraMove");
        }
        Clause::Capture(Capture::LoneLast(it)) => {
            needs(!torus, owned);
            needs(stores, no_store);
            needs(torus || good_row(it.row), whose_row);
        }
        Clause::Capture(Capture::GrandSlam(_) | Capture::Deposit(_)) => needs(!torus, owned),
        Clause::Sowing(Sowing::SpecialsLast(_)) => {
            needs(board.specials > 0, "the game has no special pieces: expected setup.specials");
        }
        Clause::Capture(Capture::Meeting(_)) => {
            needs(board.specials > 0, "the game has no special pieces: expected setup.specials");
            needs(stores, no_store);
        }
        Clause::Capture(Capture::Retreat(_)) => {
            needs(!torus, owned);
            needs(board.rows == 4, "on two rows no pit lies behind another: expected another clause");
        }
        Clause::Capture(Capture::Enter(it)) => {
            needs(board.circuit == Circuit::OwnRings, "an inner row is for four rows: expected circuit: OwnRings");
            needs(
                it.zone > 0 && u16::from(it.zone) * 2 <= u16::from(board.columns),
                "zone is out of reach: expected from 1 to half the columns",
            );
        }
        Clause::Capture(Capture::More(it)) => {
            needs(!torus, owned);
            needs(it.pits > 0, "pits is 0: expected 1 or more");
        }
        Clause::Claim(Claim::House(it)) => {
            needs(!torus, owned);
            needs(
                it.at.number().is_some(),
                "a house is one pit: expected InnerLeft, InnerRight, OuterLeft or OuterRight and its number",
            );
            needs(it.least > 0, "least is 0: expected 1 or more");
        }
        Clause::Round(it) => {
            needs(board.sides() == Side::BOTH && !torus, "a match is for two sides with pits of their own");
            needs(stores, "what is won needs somewhere to go: expected stores on the board");
            match it {
                Round::Refill(it) => needs(it.least > 0, "least is 0: expected 1 or more"),
                Round::Territory(it) => {
                    needs(it.seeds > 0, "seeds is 0: expected 1 or more");
                    needs(it.goal != Some(0), "goal is 0: expected None, or 1 or more");
                }
                Round::Mirror(it) => {
                    needs(it.least > 0, "least is 0: expected 1 or more");
                    let faces = board.pits().all(|pit| board.facing(pit).is_some());
                    needs(faces, "not every pit faces one on the other side: expected a board of two rows");
                }
                Round::Begins(_) => {}
            }
        }
        Clause::Ending(Ending::InnerEmpty(_)) => needs(!torus, owned),
        Clause::Ending(Ending::Decided(_) | Ending::NoneFree(_)) => {
            needs(stores, "the board has no stores: expected stores: Aside, Own or All");
        }
        Clause::Choice(Choice::Reserve(_)) => {
            needs(!torus, owned);
            let pits = board.pits_of(super::Side::South).count();
            needs(
                usize::from(hand) == pits,
                "the reserve is sown one seed in each own pit: expected setup.hand to be their number",
            );
        }
        Clause::Capture(Capture::Passing(it)) => {
            needs(good(&it.makes), counts);
            needs(stores, no_store);
            needs(it.taker != Taker::Nobody, "a capture in passing needs a taker: expected Mover or Owner");
            needs(good_taker(it.taker), whose_seeds);
        }
        Clause::Capture(Capture::Count(it)) => {
            needs(
                !it.facing || board.pits().any(|pit| board.facing(pit).is_some()),
                "no pit faces another on this board: expected facing: false",
            );
            needs(it.played == Played::Any || !torus, owned);
            needs(good(&it.makes), counts);
            needs(stores || given, no_store);
            needs(good_row(it.row), whose_row);
            needs(good_taker(it.taker), whose_seeds);
            needs(!torus || it.not_at.is_empty(), owned);
            needs(
                it.taker != Taker::Nobody || it.then == Then::End,
                "with taker: Nobody the turn ends: expected then: End",
            );
        }
        Clause::Claim(Claim::Trap(it)) => {
            needs(good(&it.makes), counts);
            needs(good_row(it.row), whose_row);
            needs(
                stores || it.seeds == OwnSeed::Leave,
                "a claimed pit's seeds need somewhere to go: expected stores on the board, or seeds: Leave",
            );
        }
        Clause::Claim(Claim::AtMost(it)) => needs(it.traps > 0, "traps is 0: expected 1 or more"),
        Clause::Claim(Claim::NotLastPit(_) | Claim::NotTwin(_)) => needs(!torus, owned),
        Clause::Claim(Claim::Swallow(_)) => needs(stores, no_store),
        Clause::Turn(Turn::Bonus(_)) => {
            needs(board.sows_stores(), "no seed falls in a store here: expected stores: Own, OwnLeft or All");
        }
        Clause::Turn(Turn::ExtraMoves(it)) => needs(it.most > 0, "most is 0: expected 1 or more"),
        Clause::Ending(Ending::StoreHolds(it)) => {
            needs(stores, "the board has no stores: expected stores: Aside, Own or All");
            if let Amount::Seeds(seeds) = it.seeds {
                needs(
                    seeds > 0 && u32::from(seeds) <= board.total,
                    "seeds is out of reach: expected from 1 to all the seeds of the game",
                );
            }
        }
        Clause::Ending(Ending::StoresLevel(_) | Ending::AllStored(_)) => {
            needs(stores, "the board has no stores: expected stores: Aside, Own or All")
        }
        Clause::Ending(Ending::RowEmpty(it)) => {
            needs(!torus, owned);
            needs(leaves(it.leftover), sweeps);
            needs(stores || it.verdict != Verdict::MostSeeds, counted);
        }
        Clause::Ending(Ending::NoMoves(it)) => {
            needs(leaves(it.leftover), sweeps);
            needs(good_rest(it.leftover), whose_rest);
            needs(stores || it.verdict != Verdict::MostSeeds, counted);
        }
        Clause::Ending(Ending::FewLeft(it)) => {
            needs(stores, sweeps);
            needs(it.seeds > 0, "seeds is 0: expected 1 or more");
            needs(!torus || it.taker != Rest::Owner, owned);
            needs(
                it.at_once || it.taker != Rest::Capturer,
                "when the move is over nobody captures: expected at_once: true, or another taker than Capturer",
            );
        }
        Clause::Ending(Ending::LastInEmpty(_) | Ending::AllPassed(_)) => {}
        Clause::Ending(Ending::OwnRowEmptied(_)) => needs(!torus, owned),
        Clause::Ending(Ending::PenaltyHolds(it)) => {
            needs(board.penalties, no_penalties);
            needs(it.seeds > 0, "seeds is 0: expected 1 or more");
        }
        Clause::Turn(Turn::Pay(it)) => {
            needs(board.penalties, no_penalties);
            needs(it.seeds > 0, "seeds is 0: expected 1 or more");
        }
        Clause::Ending(Ending::BothEnds(_)) => {
            needs(!torus, owned);
            needs(board.columns > 1, "a row of one pit has no two ends: expected columns from 2 up");
        }
        Clause::Ending(Ending::CapturesFirst(it)) => needs(it.turns > 0, "turns is 0: expected 1 or more"),
        Clause::Ending(Ending::Unfed(it)) => {
            needs(!torus, owned);
            needs(leaves(it.leftover), sweeps);
        }
        Clause::Ending(Ending::Repetition(it)) => {
            needs(leaves(it.leftover), sweeps);
            needs(good_rest(it.leftover), whose_rest);
            needs(it.times >= 2, "times is too small: expected 2 or more");
            needs(stores || it.verdict != Verdict::MostSeeds, counted);
        }
        Clause::Ending(Ending::Endless(it)) => needs(it.laps != Some(0), "laps is 0: expected 1 or more"),
        Clause::Ending(Ending::Winner(it)) => {
            needs(
                stores || !matches!(it.by, WonBy::MostSeeds | WonBy::FewestSeeds),
                "the board has no stores to count: expected by: LastMover or MostWithTraps",
            );
            let most = it.by == WonBy::MostSeeds;
            needs(most || it.least.is_none(), "least speaks of the player with more seeds: expected by: MostSeeds");
            needs(most || it.komi == Halves(0), "komi is added to a player's seeds: expected by: MostSeeds");
        }
        Clause::Choice(_) | Clause::Sowing(_) | Clause::Capture(_) | Clause::Claim(_) | Clause::Turn(_) => {}
    }
    faults
}

/// What a phase lacks, each with the part of the file that lacks it.
fn phase_faults(board: &Board, rules: &PhaseRules) -> Vec<(&'static str, String)> {
    let mut faults = Vec::new();
    let mut needs = |holds: bool, part: &'static str, what: &str| {
        if !holds {
            faults.push((part, what.to_owned()));
        }
    };
    needs(
        rules.sowing.iter().any(|(_, it)| is_direction(it)),
        "@sowing",
        "no clause gives the direction: expected Fixed, Chosen, ByOrigin, BySide, ByCount or EachLap under sowing",
    );
    needs(
        rules.choice.iter().any(|(_, it)| {
            matches!(
                it,
                Choice::OwnPits(_) | Choice::AnyPits(_) | Choice::PlaceSeed(_) | Choice::Gather(_) | Choice::Arrange(_)
            )
        }),
        "@choice",
        "no clause says what may be moved: expected OwnPits, AnyPits, PlaceSeed, Gather or Arrange under choice",
    );
    let wins: fn(&Ending) -> bool = match board.sides().len() {
        1 => |it| matches!(it, Ending::AllStored(_)),
        4 => |it| matches!(it, Ending::OwnRowEmptied(_) | Ending::PenaltyHolds(_)),
        _ => |it| matches!(it, Ending::Winner(_)),
    };
    needs(
        rules.ending.iter().any(|(_, it)| wins(it)),
        "@ending",
        match board.sides().len() {
            1 => "no clause says when the game is won: expected AllStored under ending",
            4 => "no clause says when the game is won: expected OwnRowEmptied or PenaltyHolds under ending",
            _ => "no clause says who wins: expected Winner under ending",
        },
    );
    let facts = &rules.facts;
    let resows = facts.resow.is_some() || facts.enter.is_some();
    let across =
        |it: &Capture| matches!(it, Capture::Facing(_) | Capture::Ahead(_) | Capture::Beyond(_) | Capture::Column(_));
    let across = rules.capture.iter().any(|(_, it)| across(it));
    needs(
        facts.resow.is_none() || facts.enter.is_none(),
        "@capture",
        "captured seeds can be sown again in one way only: expected Resow or Enter under capture, not both",
    );
    let speaks_of_kind =
        rules.choice.iter().any(|(_, it)| match it {
            Choice::Prefer(it) => it.when != When::Any,
            Choice::Inwards(it) => it.when != When::Any,
            _ => false,
        }) || rules.sowing.iter().any(|(_, it)| matches!(it, Sowing::Halt(it) if it.when != When::Any));
    needs(
        facts.must_capture.is_some()
            || !speaks_of_kind && (facts.begun.is_none() || !resows) && facts.blockade.is_none(),
        "@choice",
        "turns with and without capture are told apart, but none must capture: expected MustCapture under choice",
    );
    let liked_house = |it: &Choice| matches!(it, Choice::Prefer(it) if it.start == Liked::NotHouse || it.house_lost);
    needs(
        facts.house.is_some()
            || !facts.lifts_some
                && facts.safe_house.is_none()
                && facts.houses_fall.is_none()
                && !rules.choice.iter().any(|(_, it)| liked_house(it))
                && !rules.sowing.iter().any(|(_, it)| matches!(it, Sowing::Halt(it) if it.at == HaltAt::House)),
        "@claim",
        "there is no house: expected House under claim",
    );
    let bare = |it: &Ending| matches!(it, Ending::RowEmpty(it) if it.whose == Whose::Both);
    needs(
        facts.takes.is_some() || !rules.ending.iter().any(|(_, it)| bare(it)),
        "@ending",
        "whose: Both cannot happen while seeds are in play: expected Either or Mover in RowEmpty, or TakeFacing under choice",
    );
    needs(
        facts.reverse.is_none() || facts.fixed_way.is_some(),
        "@sowing",
        "Reverse is an exception to one fixed way: expected Fixed under sowing",
    );
    needs(
        facts.retreat.is_none() || facts.optional.is_some(),
        "@capture",
        "nobody can leave a capture unmade: expected Optional under capture, beside Retreat",
    );
    needs(
        board.has_stores() || resows || facts.deposit.is_some() || !across,
        "@capture",
        "captured seeds need somewhere to go: expected stores on the board, or Resow or Enter under capture",
    );
    let drains = matches!(board.circuit, Circuit::Ring | Circuit::Square)
        && board.sows_stores()
        && facts.each_lap.is_none()
        && facts.reverse.is_none();
    let drains = drains || matches!(facts.first_seed, Some((_, FirstSeed::Store)));
    let endless = rules.ending.iter().any(|(_, it)| matches!(it, Ending::Endless(_)));
    needs(
        !rules.facts.many_laps || drains || endless,
        "@ending",
        "a turn of many laps may never end: expected Endless under ending",
    );
    let cut_short = |it: &Ending| matches!(it, Ending::Endless(it) if matches!(it.verdict, EndlessTurn::TurnEnds | EndlessTurn::ByWinner));
    needs(
        !resows || !rules.ending.iter().any(|(_, it)| cut_short(it)),
        "@ending",
        "captured seeds would be left in flight: expected another verdict than TurnEnds or ByWinner in Endless, beside Resow or \
         Enter",
    );
    let illegal = facts.endless.is_some_and(|(_, _, verdict)| verdict == EndlessTurn::Illegal);
    needs(
        !illegal || !resows || facts.optional.is_none() && facts.reverse.is_none(),
        "@ending",
        "a turn with a question cannot be tried out beforehand: expected another verdict than Illegal in Endless, beside \
         Optional or Reverse with Resow",
    );
    let stuck =
        |whose: Whose| rules.ending.iter().any(|(_, it)| matches!(it, Ending::NoMoves(no) if no.whose == whose));
    let passes = rules.turn.iter().any(|(_, it)| matches!(it, Turn::Pass(_)));
    needs(
        passes || facts.pay.is_none() && facts.all_passed.is_none(),
        "@turn",
        "nobody ever passes: expected Pass under turn, beside Pay or AllPassed",
    );
    let loses = facts.penalty_holds.is_some() || matches!(facts.pay, Some((.., Unpaid::Loses)));
    needs(
        loses || facts.frozen.is_none(),
        "@turn",
        "nobody loses while others play on: expected PenaltyHolds under ending, beside Frozen",
    );
    needs(
        facts.penalty_holds.is_some() || !loses,
        "@ending",
        "a player may lose while others play on: expected PenaltyHolds under ending, beside Pay with unpaid: Loses",
    );
    // The board cannot run empty where the game ends before that, and any seed can be moved by its owner.
    let any_own = |it: &Choice| matches!(it, Choice::OwnPits(own) if own.least == 1);
    let never_bare = facts.few_left.is_some()
        && rules.choice.iter().all(|(_, it)| any_own(it) || matches!(it, Choice::Prefer(_) | Choice::Gather(_)));
    if passes && board.sides().len() > 2 {
        needs(
            facts.all_passed.is_some(),
            "@ending",
            "with Pass, all players may be stuck: expected AllPassed under ending",
        );
    } else if passes {
        needs(
            stuck(Whose::Both) || stuck(Whose::Either) || board.sides().len() == 1 || never_bare,
            "@ending",
            "with Pass, both players may be stuck: expected NoMoves(whose: Both) under ending",
        );
    } else {
        let fed = rules.ending.iter().any(|(_, it)| matches!(it, Ending::Unfed(_)));
        let free = |it: &Choice| match it {
            Choice::OwnPits(own) => own.least == 1 && own.specials == 0,
            Choice::Reserve(_) | Choice::Swap(_) | Choice::Prefer(_) | Choice::LeaveMove(_) => true,
            // Where seeds may be taken, a player without any faces every pit of the opponent with an empty one.
            Choice::TakeFacing(_) => true,
            Choice::Shift(it) => !it.only,
            Choice::Feed(_) => fed,
            _ => false,
        };
        let faced = facts.takes.is_some() && board.rows == 2;
        let empty = |it: &Ending| matches!(it, Ending::RowEmpty(it) if it.whose != Whose::Both || faced);
        let empty = rules.ending.iter().any(|(_, it)| empty(it));
        let barred = rules.facts.endless.is_some_and(|(_, _, verdict)| verdict == EndlessTurn::Illegal);
        let none_free = rules.ending.iter().any(|(_, it)| matches!(it, Ending::NoneFree(_)));
        let any = |it: &Choice| matches!(it, Choice::AnyPits(any) if any.least == 1);
        let all_stored =
            board.sides().len() == 1 && rules.ending.iter().any(|(_, it)| matches!(it, Ending::AllStored(_)));
        let covered = stuck(Whose::Mover)
            || stuck(Whose::Either)
            || all_stored && !barred && rules.choice.iter().all(|(_, it)| free(it))
            || facts.arranges.is_some()
            || empty && !barred && !facts.traps_hold && rules.choice.iter().all(|(_, it)| free(it))
            || none_free && !barred && rules.choice.iter().all(|(_, it)| any(it));
        needs(
            covered,
            "@ending",
            "the player to move may be stuck: expected NoMoves(whose: Mover) under ending, or Pass under turn",
        );
    }
    faults.extend(clash::clashes(board, rules));
    faults.extend(clash::doubles(rules));
    faults
}
