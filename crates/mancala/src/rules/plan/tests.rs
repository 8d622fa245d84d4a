//! Small games for the tests of rules and engine.

use crate::rules::dialect::format;
use crate::rules::kinds::{Clause, ClausePatch, List};
use crate::rules::{Rules, Settings, Variant};

/// Reads a game of two rows whose file has `rest` after its name.
pub(crate) fn written(rest: &str) -> Rules {
    let text = format!(
        "Variant(id: \"small\", about: (name: \"Small\", people: \"\", place: \"\", summary: \"\", source: \"\",
        licence: \"\"), {rest})"
    );
    let variant = Variant::read("small.ron", &text).unwrap_or_else(|error| panic!("{error}"));
    variant.rules(None, &Settings::new()).unwrap_or_else(|error| panic!("{error}"))
}

/// The same rules with these clauses: each in place of those of its id, or at the end.
pub(crate) fn saying(mut rules: Rules, new: &[(List, &str)]) -> Rules {
    for (list, text) in new {
        let patch: ClausePatch = format().from_str(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        let clause = Clause::said(&patch);
        let clauses = &mut rules.clauses;
        let at = clauses.iter().position(|(_, it)| it.id() == clause.id()).unwrap_or(clauses.len());
        clauses.retain(|(_, it)| it.id() != clause.id());
        clauses.insert(at, (*list, clause));
    }
    rules.compile();
    rules
}
