//! Questions about the clauses of the first edition.

use crate::rules::capture::Capture;
use crate::rules::{Clause, Rules};

/// Whether any clause of the rules is such a one.
pub(in crate::words) fn any(rules: &Rules, is: impl Fn(&Clause) -> bool) -> bool {
    rules.clauses.iter().any(is)
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
