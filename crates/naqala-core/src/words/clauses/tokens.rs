//! Ids of the messages on a clause: its conditions and targets as ids name them.

use super::fields::{Conditions, kebab};
use super::{ClauseWriter, FieldValue, FieldView, RuleStruct};
use crate::words::game;
use crate::words::keys::MessageKey;
use mancala::rules::kinds::Clause;
use mancala::rules::kinds::condition::Whose;
use mancala::rules::kinds::describe::Describe;
use mancala::rules::kinds::ending::Once;
use std::collections::BTreeSet;

impl ClauseWriter<'_> {
    /// Returns the targets of a clause, as ids name them.
    pub(super) fn targets(&self, clause: &Clause) -> Vec<String> {
        match clause {
            Clause::Capture(it) => words(&it.take),
            Clause::Claim(it) => words(&it.pits),
            Clause::Relay(it) => words(&it.lifts),
            Clause::Send(it) => words(&it.to),
            Clause::Lift(it) if !game::lifts_pits(it) => vec!["store".into()],
            Clause::Instead(it) => words(&it.r#do),
            Clause::Bring(it) => words(&it.on),
            Clause::Way(it) if it.or_back != Default::default() => vec!["or-back".into()],
            Clause::Way(it) => words(&it.way),
            Clause::Drop(it) if !it.heaps.is_empty() => vec!["heaps".into()],
            Clause::Drop(it) => words(&it.first),
            Clause::Again(it) => it.store.iter().map(|_| "store".into()).collect(),
            Clause::End(it) => match &it.once {
                // For pits with few seeds, the condition on them is named.
                Some(Once::Left(left)) => {
                    let asked: Vec<_> = left.given().into_iter().filter(|field| field.name != "of").collect();
                    vec![std::iter::once("left".to_owned()).chain(self.tokens(&asked)).collect::<Vec<_>>().join("_")]
                }
                Some(once) => words(once),
                None => Vec::new(),
            },
            Clause::Except(it) => self.kinds_of(&it.of),
            Clause::Optional(it) => self.kinds_of(&it.of),
            Clause::Trap(_)
            | Clause::House(_)
            | Clause::Arrange(_)
            | Clause::Race(_)
            | Clause::Script(_)
            | Clause::Lift(_)
            | Clause::Place(_)
            | Clause::Swap(_)
            | Clause::MustCapture(_)
            | Clause::Bar(_)
            | Clause::Prefer(_)
            | Clause::Feed(_)
            | Clause::NoReturn(_)
            | Clause::Blockade(_)
            | Clause::Skip(_)
            | Clause::LiftSome(_)
            | Clause::Meeting(_)
            | Clause::More(_)
            | Clause::GrandSlam(_)
            | Clause::Extra(_)
            | Clause::Pass(_)
            | Clause::Endless(_)
            | Clause::Winner(_)
            | Clause::Refill(_)
            | Clause::Territory(_)
            | Clause::Mirror(_)
            | Clause::Sale(_)
            | Clause::Score(_) => Vec::new(),
        }
    }

    /// Returns the kinds of the clauses that another one names: `captures`, `captures-relays`.
    fn kinds_of(&self, named: &[String]) -> Vec<String> {
        let kind = |id: &String| match id.as_str() {
            "captures" | "claims" | "all" => id.clone(),
            id => {
                let named = game::every(self.rules).find(|(_, clause)| clause.id() == id);
                named.map_or_else(String::new, |(_, clause)| kebab(clause.kind()) + "s")
            }
        };
        named.iter().map(kind).collect::<BTreeSet<_>>().into_iter().collect()
    }

    /// Returns the fields of the conditions of a clause, as ids name them: those on pit or move, and those on the turn.
    pub(super) fn asked(&self, conditions: &Conditions) -> (Vec<String>, Vec<String>) {
        let mut asked = Vec::new();
        asked.extend(conditions.pit.map(|it| self.tokens(&it.given())).unwrap_or_default());
        asked.extend(conditions.movement.map(|it| self.tokens(&it.given())).unwrap_or_default());
        asked.extend(conditions.not.map(|it| self.nested("not", &it.given())));
        asked.extend(conditions.acted_on.map(|it| self.nested("where", &it.given())));
        (asked, conditions.turn.map(|it| self.nested("when", &it.given())).into_iter().collect())
    }

    /// Returns fields as ids name them, each with those of an inner rule struct.
    fn tokens(&self, fields: &[FieldView]) -> Vec<String> {
        let token = |field: &FieldView| match (field.name, &field.value) {
            (_, FieldValue::Mark(mark)) => match mark.id() {
                Some(id) if game::is_mark(self.rules, id, true) => "house".into(),
                Some(_) => "trap".into(),
                None => mark.key().into(),
            },
            ("side", FieldValue::Whose(Whose::Nobody)) => "nobody".into(),
            (name, value) => match value.fields() {
                Some(inner) => self.nested(name, &inner.into_iter().filter(|field| field.is_given).collect::<Vec<_>>()),
                None => kebab(name),
            },
        };
        fields.iter().map(token).collect()
    }

    /// Returns a field with those of its rule struct, as ids name them: `twin_trap`.
    fn nested(&self, name: &str, fields: &[FieldView]) -> String {
        std::iter::once(kebab(name)).chain(self.tokens(fields)).collect::<Vec<_>>().join("_")
    }
}

/// Returns the words of a value as ids name them, without what stands in brackets after them.
fn words(value: &impl Describe) -> Vec<String> {
    match value.describe() {
        FieldValue::List(items) => items.iter().filter_map(word).collect(),
        value => word(&value).into_iter().collect(),
    }
}

fn word(value: &FieldValue) -> Option<String> {
    match value {
        FieldValue::Word(word, _) => Some(kebab(word)),
        _ => None,
    }
}
