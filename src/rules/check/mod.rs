//! What no game can do without, and what cannot stand together: what a clause needs of its board, a module for each
//! subject; what it needs of others, in its stage of play or anywhere; and what bears no other beside it.

mod apart;
mod capture;
mod choice;
mod claim;
mod clash;
mod doubles;
mod ending;
mod ground;
mod phase;
mod rounds;
mod sowing;
mod stage;
mod turn;

use self::ground::Ground;
use super::board::{Board, MAX_PITS, Part};
use super::capture::Capture;
use super::choice::{Choice, Liked};
use super::claim::Claim;
use super::dialect::Located;
use super::dialect::{MAX_CLAUSES, MAX_PHASES};
use super::lay_out::lay_out;
use super::phase::{Phase, Until};
use super::rounds::Round;
use super::sowing::{Halt, HaltAt, Sowing};
use super::{Clause, seats};

/// Adds to `faults` everything wrong with assembled clauses.
pub(super) fn check(board: &Board, phases: &[Phase], clauses: &[Clause], hand: u16, faults: &mut Vec<Located>) {
    let mut fault = |id: Option<&str>, message: String| faults.push((id.map(str::to_owned), message));
    if clauses.len() > MAX_CLAUSES || phases.len() > MAX_PHASES {
        return fault(
            None,
            format!("there are too many clauses or phases: expected at most {MAX_CLAUSES} and {MAX_PHASES}"),
        );
    }
    for (phase, message) in phases_faults(phases) {
        fault(Some(&format!("~{}", phase.id)), message);
    }
    for clause in clauses {
        for phase in clause.phases() {
            if !phases.iter().any(|p| p.id == phase) {
                let known: Vec<_> = phases.iter().map(|phase| phase.id.as_str()).collect();
                let message = format!("there is no phase `{phase}`: expected one of {}", known.join(", "));
                fault(Some(&clause.id()), message);
            }
        }
        // A player who lays out seeds for a new round takes them in hand for it.
        let laid_out = clauses.iter().any(|it| matches!(it, Clause::Round(Round::Mirror(_))));
        let arranges = laid_out && matches!(clause, Clause::Choice(Choice::Arrange(_)));
        let given = clauses.iter().any(|it| matches!(it, Clause::Capture(Capture::Deposit(_))));
        let found = clause_faults(board, clause, if arranges { 1 } else { hand }, given);
        for message in found.into_iter().chain(seats::fault(board, clause)).chain(seats::end_fault(board, clause)) {
            fault(Some(&clause.id()), message);
        }
    }
    for (clause, message) in apart::faults(phases, clauses) {
        fault(Some(&clause.id()), message);
    }
    for phase in phases {
        let rules = lay_out(board, phase, clauses);
        let found = [phase::faults(board, &rules), clash::clashes(board, &rules), doubles::doubles(&rules)];
        for (part, message) in found.into_iter().flatten() {
            let message = if phases.len() > 1 { format!("phase `{}`: {message}", phase.id) } else { message };
            fault(Some(part), message);
        }
    }
}

/// What is wrong with the list of phases.
fn phases_faults(phases: &[Phase]) -> Vec<(&Phase, String)> {
    let mut faults = Vec::new();
    for (i, phase) in phases.iter().enumerate() {
        let id = &phase.id;
        let last = i + 1 == phases.len();
        if last && phase.until != Until::End {
            faults.push((phase, format!("phase `{id}` is the last: expected until: End, or none")));
        }
        if !last && phase.until == Until::End {
            let message = format!("phase `{id}` is not the last: expected until: OneTurn, OneMove or HandSpent");
            faults.push((phase, message));
        }
        if phases[..i].iter().any(|other| other.id == *id) || id.is_empty() || id.contains(char::is_whitespace) {
            faults.push((phase, format!("phase `{id}`: expected a name that no other phase has, without spaces")));
        }
    }
    faults
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

/// What is wrong with a clause by itself. `given`: whether captured seeds are given to the opponent.
fn clause_faults(board: &Board, clause: &Clause, hand: u16, given: bool) -> Vec<String> {
    let mut on = Ground::new(board, hand, given);
    if let Some(fault) = parts_of(clause).and_then(|parts| parts_fault(board, &parts)).filter(|_| !on.torus) {
        on.needs(false, fault);
    }
    match clause {
        Clause::Choice(it) => choice::faults(&mut on, it),
        Clause::Sowing(it) => sowing::faults(&mut on, it),
        Clause::Capture(it) => capture::faults(&mut on, it),
        Clause::Claim(it) => claim::faults(&mut on, it),
        Clause::Turn(it) => turn::faults(&mut on, it),
        Clause::Ending(it) => ending::faults(&mut on, it),
        Clause::Round(it) => rounds::faults(&mut on, it),
    }
    on.faults()
}
