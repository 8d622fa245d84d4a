//! What each clause says, as messages: one arm for each kind, and beside them the lines that stand where no clause says
//! otherwise.

mod capture;
mod choice;
mod claim;
pub(super) mod ending;
mod otherwise;
mod sowing;
mod stages;
mod turn;

use self::stages::mirrored;
pub(super) use claim::claims_heading;
pub(super) use ending::{aim, alone, in_match};
pub(super) use otherwise::{
    capture_otherwise, captured, choice_otherwise, claim_otherwise, house_otherwise, laps_otherwise, origin_otherwise,
    traps_otherwise, turn_otherwise,
};
pub(super) use stages::{in_race, matters_in, matters_only, races, staged, stages};

use self::capture::capture;
use self::choice::choice;
use self::claim::claim;
use self::ending::ending;
use self::sowing::sowing;
use self::stages::stage;
use self::turn::turn;
use super::Words;
use super::message::Message;
use crate::rules::board::Circuit;
use crate::rules::capture::{Capture, OwnSeed};
use crate::rules::choice::Choice;
use crate::rules::claim::Claim;
use crate::rules::sowing::Sowing;
use crate::rules::{Clause, Rules, Side};

/// The sentences of a clause, with those on the turns or the stages in which it holds.
pub(super) fn sentences(words: &Words, rules: &Rules, clause: &Clause) -> Vec<Message> {
    let mut said = always(words, rules, clause);
    said.extend(stage(words, rules, clause));
    said
}

/// The sentences of a clause, whenever it holds.
pub(super) fn always(words: &Words, rules: &Rules, clause: &Clause) -> Vec<Message> {
    let said = match clause {
        Clause::Choice(it) => choice(words, rules, it),
        Clause::Sowing(it) => sowing(words, rules, it),
        Clause::Capture(it) => capture(words, rules, it),
        Clause::Claim(it) => claim(words, rules, it),
        Clause::Turn(it) => turn(rules, it),
        Clause::Ending(it) => ending(words, rules, it),
        Clause::Round(it) => super::rounds::round(words, rules, it),
    };
    said.into_iter().map(|message| words.named(rules, message)).collect()
}

/// Whether any clause of the rules is such a one.
pub(super) fn any(rules: &Rules, is: impl Fn(&Clause) -> bool) -> bool {
    rules.clauses.iter().any(is)
}

/// Whether a last seed may capture or claim something.
pub(super) fn last_seed_captures(rules: &Rules) -> bool {
    any(rules, |it| {
        matches!(
            it,
            Clause::Capture(
                Capture::Count(_) | Capture::Facing(_) | Capture::Ahead(_) | Capture::Beyond(_) | Capture::Column(_)
            ) | Clause::Claim(Claim::Trap(_))
        )
    })
}

/// Whether anything is captured, as against merely told about captures.
pub(super) fn captures(rules: &Rules) -> bool {
    any(rules, takes)
}

/// Whether a move may lift a pit with a single seed in it.
pub(super) fn may_lift_one(rules: &Rules) -> bool {
    any(rules, |it| match it {
        Clause::Choice(Choice::OwnPits(it)) => it.least < 2,
        Clause::Choice(Choice::AnyPits(it)) => it.least < 2,
        _ => false,
    })
}

/// Whether a clause by itself captures something.
fn takes(clause: &Clause) -> bool {
    match clause {
        Clause::Capture(it) => captures_something(it),
        Clause::Claim(Claim::Trap(it)) => it.seeds == OwnSeed::Take,
        Clause::Choice(it) => matches!(it, Choice::TakeFacing(_)),
        _ => false,
    }
}

/// Whether any pit that holds a seed may be lifted by its owner, whatever lies elsewhere.
pub(super) fn lifts_any(rules: &Rules) -> bool {
    lifts_any_but_traps(rules) && !any(rules, |it| matches!(it, Clause::Claim(_)))
}

/// Whether any own pit that holds seeds and is no trap may be lifted.
pub(super) fn lifts_any_but_traps(rules: &Rules) -> bool {
    rules.board.is_owned()
        && rules.clauses.iter().all(|it| match it {
            Clause::Choice(Choice::OwnPits(it)) => it.least == 1 && it.specials == 0,
            Clause::Choice(it) => matches!(it, Choice::Prefer(_)),
            _ => true,
        })
}

/// Whether a clause on captures by itself captures something.
pub(super) fn captures_something(clause: &Capture) -> bool {
    match clause {
        Capture::FromTrap(it) => it.seeds > 0,
        Capture::Passing(_)
        | Capture::Count(_)
        | Capture::Facing(_)
        | Capture::Ahead(_)
        | Capture::Beyond(_)
        | Capture::LoneLast(_)
        | Capture::Column(_)
        | Capture::Meeting(_) => true,
        _ => false,
    }
}

/// The number of seeds with which a sowing comes round to the pit where it began; on a torus, along a column.
pub(super) fn round(rules: &Rules) -> usize {
    match rules.board.circuit {
        Circuit::Ring | Circuit::OwnRings | Circuit::Square => {
            let stored = any(rules, |it| matches!(it, Clause::Sowing(Sowing::FirstInStore(_))));
            rules.board.circuit(Side::South).len() + usize::from(stored)
        }
        Circuit::Torus => rules.board.rows.into(),
    }
}

/// How the way of a later lap follows from that of the lap before.
fn next_way(rules: &Rules) -> &'static str {
    if any(rules, |it| matches!(it, Clause::Sowing(Sowing::EachLap(_)))) {
        "each"
    } else if any(rules, |it| matches!(it, Clause::Sowing(Sowing::Reverse(_)))) {
        "usual"
    } else if any(rules, |it| matches!(it, Clause::Sowing(Sowing::Relay(it)) if it.turns)) {
        "other"
    } else if any(rules, |it| matches!(it, Clause::Sowing(Sowing::Chosen(_) | Sowing::ByCount(_)))) {
        "same"
    } else {
        "fixed"
    }
}

/// Whether seeds of the hand are placed one by one in the stages in which a clause holds, and whether pits are sown.
fn moves_in(rules: &Rules, clause: &Clause) -> (bool, bool) {
    let phases = || rules.phases.iter().filter(|phase| clause.holds_in(&phase.id)).flat_map(|phase| &phase.choice);
    let places = phases().any(|(_, it)| matches!(it, Choice::PlaceSeed(_) | Choice::Arrange(_)));
    (places, phases().any(|(_, it)| matches!(it, Choice::OwnPits(_) | Choice::AnyPits(_))))
}

/// Whether a seed of the hand may capture where it is placed.
fn placed_captures(rules: &Rules) -> bool {
    any(rules, |it| matches!(it, Clause::Choice(Choice::PlaceSeed(_))))
}

/// The place of a clause on choosing in the order of teaching: what may be moved, what comes first, what is barred.
pub(super) fn teaching_order(clause: &Clause) -> u8 {
    match clause {
        Clause::Choice(it) => match it {
            Choice::OwnPits(_) | Choice::AnyPits(_) | Choice::PlaceSeed(_) | Choice::Gather(_) | Choice::Arrange(_) => {
                0
            }
            Choice::MustCapture(_) | Choice::TakeFacing(_) => 1,
            Choice::Prefer(_) => 2,
            Choice::Inwards(_)
            | Choice::LoneIntoEmpty(_)
            | Choice::LastInOccupied(_)
            | Choice::Blockade(_)
            | Choice::Feed(_)
            | Choice::LeaveMove(_)
            | Choice::Shift(_)
            | Choice::NoGrandSlam(_)
            | Choice::PitCap(_)
            | Choice::NoReturn(_)
            | Choice::Reserve(_)
            | Choice::Swap(_) => 3,
        },
        Clause::Sowing(_)
        | Clause::Capture(_)
        | Clause::Claim(_)
        | Clause::Turn(_)
        | Clause::Ending(_)
        | Clause::Round(_) => 4,
    }
}

/// The line that says how several clauses on what comes first go together.
pub(super) fn in_order<'a>(clauses: impl Iterator<Item = &'a Clause>) -> Option<Message> {
    let first = clauses.filter(|it| match it {
        Clause::Choice(Choice::Feed(it)) => it.least > 1,
        it => matches!(it, Clause::Choice(Choice::MustCapture(_) | Choice::Prefer(_))),
    });
    (first.count() > 1).then(|| Message::new("choice-in-order"))
}
