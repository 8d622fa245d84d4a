//! The clauses of every shipped game can be said in the second edition, and say what the design of it shows.

mod games;
mod options;
mod options_of_games;

use super::{Lowered, lower};
use crate::rules::dialect::format;
use crate::rules::kinds::{self, ClausePatch, List};
use crate::rules::variant::{OptionKind, VariantOption};
use crate::rules::{Catalogue, Phase, Rules, Settings};
use std::collections::BTreeSet;

/// The rules of an id with options chosen, said in the second edition.
fn lowered(rules: &Rules) -> Lowered {
    let phases: Vec<Phase> =
        rules.phases.iter().map(|phase| Phase { id: phase.id.clone(), until: phase.until }).collect();
    lower(&rules.board, &phases, &rules.clauses)
}

/// A clause that a text spells out.
fn said(text: &str) -> kinds::Clause {
    let patch: ClausePatch = format().from_str(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    kinds::Clause::said(&patch)
}

/// The values of an option, as settings spell them: of very many numbers only a few.
fn values(option: &VariantOption) -> Vec<String> {
    match &option.kind {
        OptionKind::Choices(choices) => choices.iter().map(|choice| choice.id.clone()).collect(),
        OptionKind::Number { from, to, .. } => {
            let step = usize::from(to - from).div_ceil(3).max(1);
            (*from..=*to).step_by(step).map(|number| number.to_string()).collect()
        }
    }
}

/// Tries every shipped id by itself and with every value of every option.
fn for_every_game(mut test: impl FnMut(&str, &Rules, &Lowered)) {
    let catalogue = Catalogue::shipped();
    for id in catalogue.ids() {
        let variant = catalogue.variant(&id).expect("an id of the catalogue has a variant");
        let one = |option: &VariantOption, value: String| Settings::from([(option.id.clone(), value)]);
        let each = variant.options.iter().flat_map(|it| values(it).into_iter().map(move |value| one(it, value)));
        for set in std::iter::once(Settings::new()).chain(each) {
            let title = format!("{id} {set:?}");
            match catalogue.rules(&id, &set) {
                Ok(rules) => test(&title, &rules, &lowered(&rules)),
                // A preset may refuse a value that does not go with its own.
                Err(error) => assert!(id.contains('/') && !set.is_empty(), "{title}: {error}"),
            }
        }
    }
}

/// The ids of other clauses that a clause names.
fn named(clause: &kinds::Clause) -> Vec<String> {
    use kinds::Clause;
    match clause {
        Clause::Except(it) => it.of.clone(),
        Clause::Optional(it) => it.of.clone(),
        Clause::More(it) => it.of.clone(),
        Clause::Send(it) => it.of.clone(),
        Clause::Claim(it) => vec![it.mark.clone()],
        Clause::Race(it) => it.with.clone(),
        Clause::Script(it) => it.with.clone(),
        _ => Vec::new(),
    }
}

#[test]
fn every_clause_of_every_game_is_said() {
    for_every_game(|title, rules, new| {
        for (id, clause) in rules.all() {
            let kept = new.clauses.iter().any(|(_, it)| it.id() == clause.id());
            assert!(kept || new.causes.values().any(|&cause| cause == id), "{title}: {} is lost", clause.id());
        }
    });
}

#[test]
fn every_new_clause_has_a_list_a_name_and_a_cause() {
    for_every_game(|title, rules, new| {
        let ids: Vec<&str> = new.clauses.iter().map(|(_, it)| it.id()).collect();
        let mut seen = BTreeSet::new();
        for (list, clause) in &new.clauses {
            let id = clause.id();
            assert!(clause.lists().contains(list), "{title}: {id} stands in {list:?}");
            assert!(seen.insert(id), "{title}: there are several {id}");
            let is_mark = *list == List::Marks;
            let has_cause = rules.clause_named(id).is_some() || new.causes.contains_key(&(id.to_owned(), ""));
            assert!(is_mark || has_cause, "{title}: {id} comes from nowhere");
            for other in named(clause) {
                let word = ["captures", "claims", "all"].contains(&other.as_str());
                assert!(word || ids.contains(&other.as_str()), "{title}: {id} names {other}");
            }
            for stage in clause.stages() {
                assert!(new.stages.iter().any(|it| it.id == *stage), "{title}: {id} is of {stage}");
            }
        }
        let lists: Vec<List> = new.clauses.iter().map(|(list, _)| *list).collect();
        assert!(lists.is_sorted(), "{title}: {lists:?}");
    });
}

#[test]
fn every_cause_is_of_a_clause_and_one_of_its_fields() {
    let kinds = kinds::every_kind();
    for_every_game(|title, _, new| {
        for (id, aspect) in new.causes.keys().filter(|(id, _)| !id.is_empty()) {
            let Some((_, clause)) = new.clauses.iter().find(|(_, it)| it.id() == id) else {
                panic!("{title}: there is no {id}")
            };
            let kind = kinds.iter().find(|it| it.kind == clause.kind()).expect("every kind is listed");
            let field = aspect.is_empty() || kind.fields.iter().any(|field| field.name == *aspect);
            assert!(field, "{title}: {} has no {aspect}", clause.kind());
        }
    });
}

#[test]
fn new_clauses_are_read_as_they_are_written() {
    for_every_game(|title, _, new| {
        for (_, clause) in &new.clauses {
            let text = clause.text();
            assert_eq!(said(&text), *clause, "{title}: {text}");
        }
    });
}

#[test]
fn all_stages_are_there_in_their_order() {
    for_every_game(|title, rules, new| {
        let old: Vec<&str> = rules.phases.iter().map(|it| it.id.as_str()).collect();
        let stages: Vec<&str> = new.stages.iter().map(|it| it.id.as_str()).collect();
        assert_eq!(old, stages, "{title}");
    });
}
