//! Kinds of clauses that stand in a phase more often than they can.

use super::stage::Fault;
use crate::rules::clause::AnyClause;
use crate::rules::{ClauseId, PhaseRules};

/// Kinds that may stand in a phase several times, with different parameters.
const SEVERAL: &[&str] = &[
    "OwnPits",
    "Prefer",
    "Inwards",
    "Fixed",
    "Chosen",
    "ByOrigin",
    "BySide",
    "ByCount",
    "Halt",
    "Passing",
    "Count",
    "Facing",
    "Ahead",
    "Beyond",
    "Column",
    "FromTrap",
    "LoneLast",
    "Trap",
    "AtMost",
    "StoreHolds",
    "RowEmpty",
    "NoMoves",
];

/// Kinds of clauses that are there more often in a phase than they can have an effect, and in one kind of clause the
/// engine would list a move twice.
pub(super) fn doubles(rules: &PhaseRules) -> Vec<Fault> {
    [
        of("@choice", &rules.choice),
        of("@sowing", &rules.sowing),
        of("@capture", &rules.capture),
        of("@claim", &rules.claim),
        of("@turn", &rules.turn),
        of("@ending", &rules.ending),
    ]
    .concat()
}

/// The same of one subject.
fn of<T: AnyClause>(part: &'static str, clauses: &[(ClauseId, T)]) -> Vec<Fault> {
    let mut kinds: Vec<&str> = clauses.iter().map(|(_, it)| it.kind()).filter(|it| !SEVERAL.contains(it)).collect();
    kinds.sort_unstable();
    let groups = kinds.chunk_by(|a, b| a == b).filter(|group| group.len() > 1);
    let told = |group: &[&str]| {
        let (kind, times) = (group[0], group.len());
        format!(
            "only one rule of the kind {kind} can be in force at a time, and there are {times}: expected one clause {kind}"
        )
    };
    groups.map(|group| (part, told(group))).collect()
}
