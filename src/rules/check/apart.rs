//! Clauses that need another one, though not in their own phase.

use crate::rules::Clause;
use crate::rules::capture::Capture;
use crate::rules::choice::Choice;
use crate::rules::claim::Claim;
use crate::rules::clause::AnyClause;
use crate::rules::phase::Phase;
use crate::rules::rounds::Round;
use crate::rules::sowing::Sowing;

/// What such clauses lack, each with its clause.
pub(super) fn faults<'a>(phases: &[Phase], clauses: &'a [Clause]) -> Vec<(&'a Clause, String)> {
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
        faults.push((
            *clause,
            "another clause lays out the rounds: expected one of Refill, Territory, Mirror and Sale".into(),
        ));
    }
    for clause in clauses {
        match clause {
            Clause::Round(Round::Mirror(_)) if !arranges => {
                faults.push((clause, "a player has no way to lay out seeds: expected Arrange under choice".into()));
            }
            Clause::Round(Round::Begins(_)) if layouts.is_empty() => {
                faults.push((
                    clause,
                    "there are no rounds: expected Refill, Territory, Mirror or Sale under rounds".into(),
                ));
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
