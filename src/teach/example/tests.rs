//! Every example that comes with the program is proved.

use super::file::{Entry, entries};
use super::*;
use crate::engine::{left_out, legal_moves, why_not};
use crate::rules::kinds::Clause;
use crate::rules::{Catalogue, Settings};
use crate::words::Words;
use std::collections::BTreeSet;

fn rules(id: &str, set: &[(&str, &str)]) -> Rules {
    let settings: Settings = set.iter().map(|&(k, v)| (k.to_owned(), v.to_owned())).collect();
    Catalogue::shipped().rules(id, &settings).expect("a shipped variant and options of its page")
}

/// Asserts that an example is what it says it is.
fn prove(lines: &Lines<'_>, example: &Example, name: &str) {
    let Example { cause, kind, position, plies, shown, counter } = example;
    let rules = lines.rules;
    let is_it = |by: Option<Cause>| by.is_some_and(|by| lines.line(by) == *cause);
    let walk = effect::Walk::along(rules, position, &plies[..=*shown]).unwrap_or_else(|| panic!("{name}: no game"));
    let told = walk.events.iter().any(|told| is_it(told.clause));
    let barred = why_not(rules, &walk.before, walk.mv).is_some_and(|refused| is_it(refused.clause()));
    let decides = left_out(rules, &walk.before).iter().any(|(_, by)| is_it(Some(*by)));
    match kind {
        Kind::Causes | Kind::Withholds => assert!(told && walk.refused.is_none(), "{name}: no event by the clause"),
        Kind::Bars => assert!(barred && !legal_moves(rules, &walk.before).is_empty(), "{name}: the move is not barred"),
        Kind::Prefers => assert!(decides || barred, "{name}: the clause does not decide between moves"),
        Kind::States => panic!("{name}: an example states nothing"),
    }
    assert!(example.holds(lines), "{name}: it is not of its kind");
    let all = effect::Walk::along(rules, position, plies).unwrap_or_else(|| panic!("{name}: no game to its end"));
    assert!(all.refused.is_none() || barred && shown + 1 == plies.len(), "{name}: a ply may not be played");
    let Some(counter) = counter else { return };
    assert!(counter.holds(lines, *cause), "{name}: another reason than {:?}", counter.reason);
    let because = counter.because(&Words::english(), lines, *cause);
    assert!(because.ends_with('.') && because.contains(' '), "{name}: {because}");
}

#[test]
fn every_line_of_every_page_has_examples_that_hold_or_says_why_there_are_none() {
    let catalogue = Catalogue::shipped();
    let words = Words::english();
    let mut known: BTreeSet<String> = BTreeSet::new();
    for id in catalogue.ids() {
        let rules = catalogue.rules(&id, &Settings::new()).expect("a shipped variant is sound");
        let page = words.page(&rules);
        let lines = Lines::of(&rules, &page);
        let examples = Examples::of(&rules, &page);
        let missing: Vec<String> = examples.missing().iter().map(|&cause| rules.cause_name(cause)).collect();
        assert!(missing.is_empty(), "{id}: neither an example nor a reason for {missing:?}");
        for &cause in &lines.causes {
            let name = format!("{id} {}", rules.cause_name(cause));
            examples.get(cause).iter().for_each(|example| prove(&lines, example, &name));
            let aim = matches!(rules.clause(cause.clause), Clause::Winner(_));
            assert!(examples.states(cause) != Some(States::Aim) || aim, "{name}: no aim");
        }
        // What stands under an id holds for it: nothing is dropped.
        let variant = id.split('/').next().unwrap_or(&id);
        for (name, entry) in entries(variant).remove(&id).unwrap_or_default() {
            let cause = rules.cause_named(&name).filter(|cause| lines.causes.contains(cause));
            let cause = cause.unwrap_or_else(|| panic!("{id}: the page has no line {name}"));
            if let Entry::Shown(texts) = entry {
                let held = examples.get(cause);
                let counters = held.iter().filter(|example| example.counter.is_some()).count();
                let written = texts.iter().filter(|text| text.counter.is_some()).count();
                assert_eq!((held.len(), counters), (texts.len(), written), "{id}: examples of {name}");
            }
        }
        known.insert(variant.to_owned());
    }
    assert_eq!(file::shipped_variants(), known, "files of examples");
}

#[test]
fn where_options_change_a_rule_its_examples_are_looked_for_anew() {
    let rules = rules("oware", &[("grand_slam", "forbidden")]);
    let page = Words::english().page(&rules);
    let mut examples = Examples::of(&rules, &page);
    let slam = rules.cause_named("grand-slam").expect("Oware has it");
    assert!(examples.missing().contains(&slam));
    let found = find(&rules, &page, &[slam], Effort::BRIEF);
    assert!(found.iter().any(|example| example.kind == Kind::Bars), "{found:?}");
    found.iter().for_each(|example| prove(&Lines::of(&rules, &page), example, "grand-slam"));
    examples.add(found);
    assert!(!examples.missing().contains(&slam) && !examples.get(slam).is_empty());
}
