//! The clauses of the first edition laid out by the phases in which they are in force.

use super::choice::Choice;
use super::phase::Phase;
use super::{Board, Clause, ClauseId, Facts, PhaseRules};

/// The clauses in force in a phase.
pub(crate) fn lay_out(board: &Board, phase: &Phase, clauses: &[Clause]) -> PhaseRules {
    let mut rules = PhaseRules { id: phase.id.clone(), until: phase.until, ..Default::default() };
    for (i, clause) in clauses.iter().enumerate().filter(|(_, clause)| clause.holds_in(&phase.id)) {
        let id = ClauseId(i as u16);
        match clause.clone() {
            Clause::Choice(it) => rules.choice.push((id, it)),
            Clause::Sowing(it) => rules.sowing.push((id, it)),
            Clause::Capture(it) => rules.capture.push((id, it)),
            Clause::Claim(it) => rules.claim.push((id, it)),
            Clause::Turn(it) => rules.turn.push((id, it)),
            Clause::Ending(it) => rules.ending.push((id, it)),
            // Rounds are no matter of a phase: see [`Rules::layout`].
            Clause::Round(_) => {}
        }
    }
    // What may be moved at all is asked first: the other clauses can then count on a move that the board bears.
    let is_base = |it: &Choice| {
        matches!(
            it,
            Choice::OwnPits(_) | Choice::AnyPits(_) | Choice::PlaceSeed(_) | Choice::Gather(_) | Choice::Arrange(_)
        )
    };
    rules.choice.sort_by_key(|(_, it)| !is_base(it));
    rules.facts = Facts::of(board, &rules, clauses);
    rules
}
