//! What no game can do without, and what cannot stand together.

use super::assemble::{Located, lay_out};
use super::board::{Board, Circuit, Stores};
use super::capture::{Capture, Makes, Taker, Then};
use super::choice::Choice;
use super::claim::Claim;
use super::clause::AnyClause;
use super::ending::{Amount, Ending, EndlessTurn, Leftover, Whose};
use super::load::{MAX_CLAUSES, MAX_PHASES};
use super::phase::{Phase, Until};
use super::sowing::Sowing;
use super::turn::Turn;
use super::{Clause, PhaseRules};

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
                format!("phase `{}` is not the last: expected until: OneTurn or OneMove", phase.id)
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
        for message in clause_faults(board, clause, hand) {
            fault(Some(&clause.id()), message);
        }
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
    }
}

fn clause_faults(board: &Board, clause: &Clause, hand: u16) -> Vec<String> {
    let mut faults = Vec::new();
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
    match clause {
        Clause::Choice(Choice::OwnPits(it)) => needs(it.least > 0, "least is 0: expected 1 or more"),
        Clause::Choice(Choice::Reserve(_)) => {
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
        }
        Clause::Capture(Capture::Count(it)) => {
            needs(good(&it.makes), counts);
            needs(stores, no_store);
            needs(
                it.taker != Taker::Nobody || it.then == Then::End,
                "with taker: Nobody the turn ends: expected then: End",
            );
        }
        Clause::Claim(Claim::Trap(it)) => {
            needs(good(&it.makes), counts);
            needs(stores, "a claimed pit's seeds need somewhere to go: expected stores on the board");
        }
        Clause::Claim(Claim::AtMost(it)) => needs(it.traps > 0, "traps is 0: expected 1 or more"),
        Clause::Turn(Turn::Bonus(_)) => {
            needs(
                matches!(board.stores, Stores::Own | Stores::Both),
                "no seed falls in a store here: expected stores: Own or Both",
            );
        }
        Clause::Ending(Ending::StoreHolds(it)) => {
            needs(stores, "the board has no stores: expected stores: Aside, Own or Both");
            if let Amount::Seeds(seeds) = it.seeds {
                needs(
                    seeds > 0 && u32::from(seeds) <= board.total,
                    "seeds is out of reach: expected from 1 to all the seeds of the game",
                );
            }
        }
        Clause::Ending(Ending::StoresLevel(_)) => {
            needs(stores, "the board has no stores: expected stores: Aside, Own or Both")
        }
        Clause::Ending(Ending::RowEmpty(it)) => {
            needs(leaves(it.leftover), sweeps);
            needs(
                it.whose != Whose::Both,
                "whose: Both cannot happen while seeds are in play: expected Either or Mover",
            );
        }
        Clause::Ending(Ending::NoMoves(it)) => {
            needs(leaves(it.leftover), sweeps);
            needs(it.whose != Whose::Either, "whose: Either is for RowEmpty: expected Mover or Both");
        }
        Clause::Ending(Ending::Unfed(it)) => needs(leaves(it.leftover), sweeps),
        Clause::Ending(Ending::Repetition(it)) => {
            needs(leaves(it.leftover), sweeps);
            needs(it.times >= 2, "times is too small: expected 2 or more");
        }
        Clause::Ending(Ending::Endless(it)) => needs(it.laps != Some(0), "laps is 0: expected 1 or more"),
        Clause::Choice(_)
        | Clause::Sowing(_)
        | Clause::Capture(_)
        | Clause::Claim(_)
        | Clause::Turn(_)
        | Clause::Ending(Ending::Winner(_)) => {}
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
    let direction = |it: &Sowing| matches!(it, Sowing::Fixed(_) | Sowing::Chosen(_) | Sowing::ByOrigin(_));
    needs(
        rules.sowing.iter().any(|(_, it)| direction(it)),
        "@sowing",
        "no clause gives the direction: expected Fixed, Chosen or ByOrigin under sowing",
    );
    needs(
        rules.choice.iter().any(|(_, it)| matches!(it, Choice::OwnPits(_))),
        "@choice",
        "no clause says what may be moved: expected OwnPits under choice",
    );
    needs(
        rules.ending.iter().any(|(_, it)| matches!(it, Ending::Winner(_))),
        "@ending",
        "no clause says who wins: expected Winner under ending",
    );
    let resows = rules.facts.resow.is_some();
    let across = rules.capture.iter().any(|(_, it)| matches!(it, Capture::Facing(_)));
    needs(
        board.has_stores() || resows || !across,
        "@capture",
        "captured seeds need somewhere to go: expected stores on the board, or Resow under capture",
    );
    let drains = board.circuit == Circuit::Ring && matches!(board.stores, Stores::Own | Stores::Both);
    let endless = rules.ending.iter().any(|(_, it)| matches!(it, Ending::Endless(_)));
    needs(
        !rules.facts.many_laps || drains || endless,
        "@ending",
        "a turn of many laps may never end: expected Endless under ending",
    );
    let cut_short = |it: &Ending| matches!(it, Ending::Endless(it) if it.verdict == EndlessTurn::TurnEnds);
    needs(
        !resows || !rules.ending.iter().any(|(_, it)| cut_short(it)),
        "@ending",
        "captured seeds would be left in flight: expected another verdict than TurnEnds in Endless, beside Resow",
    );
    let stuck =
        |whose: Whose| rules.ending.iter().any(|(_, it)| matches!(it, Ending::NoMoves(no) if no.whose == whose));
    let passes = rules.turn.iter().any(|(_, it)| matches!(it, Turn::Pass(_)));
    if passes {
        needs(
            stuck(Whose::Both),
            "@ending",
            "with Pass, both players may be stuck: expected NoMoves(whose: Both) under ending",
        );
    } else {
        let fed = rules.ending.iter().any(|(_, it)| matches!(it, Ending::Unfed(_)));
        let free = |it: &Choice| match it {
            Choice::OwnPits(own) => own.least == 1,
            Choice::Reserve(_) | Choice::Swap(_) => true,
            Choice::Feed(_) => fed,
            Choice::NoGrandSlam(_) | Choice::NoReturn(_) => false,
        };
        let empty = rules.ending.iter().any(|(_, it)| matches!(it, Ending::RowEmpty(_)));
        let barred = rules.facts.endless.is_some_and(|(_, _, verdict)| verdict == EndlessTurn::Illegal);
        let covered = stuck(Whose::Mover) || empty && !barred && rules.choice.iter().all(|(_, it)| free(it));
        needs(
            covered,
            "@ending",
            "the player to move may be stuck: expected NoMoves(whose: Mover) under ending, or Pass under turn",
        );
    }
    faults
}
