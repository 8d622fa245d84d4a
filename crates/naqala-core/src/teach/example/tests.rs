//! Every example that comes with the program is proved.

use super::file::{ExampleEntry, entries};
use super::*;
use crate::words::{Sentence, Words};
use mancala::engine::{left_out, legal_moves, why_not};
use mancala::record::notation::position_text;
use mancala::rules::kinds::Clause;
use mancala::rules::{Catalogue, Settings};
use std::collections::{BTreeMap, BTreeSet};

fn rules(id: &str, set: &[(&str, &str)]) -> Rules {
    let settings: Settings = set.iter().map(|&(k, v)| (k.to_owned(), v.to_owned())).collect();
    Catalogue::shipped().rules(id, &settings).expect("a shipped variant and options of its page")
}

/// Returns the flaw of an example; `None` if it has none.
fn fault(lines: &Lines<'_>, words: &Words, example: &Example) -> Option<String> {
    let Example { sentence, kind, position, plies, shown, counter, .. } = example;
    let rules = lines.rules;
    let Sentence::Clause(cause) = sentence else { return Some("no clause".into()) };
    let is_it = |by: Option<Cause>| by.is_some_and(|by| lines.line(by) == *cause);
    let Some(walk) = Walk::along(rules, position, &plies[..=*shown]) else { return Some("no game".into()) };
    let told = walk.events.iter().any(|told| is_it(told.clause));
    let barred = why_not(rules, &walk.before, walk.mv).is_some_and(|refused| is_it(refused.clause()));
    let decides = left_out(rules, &walk.before).iter().any(|(_, by)| is_it(Some(*by)));
    let shows = match kind {
        EffectKind::Causes | EffectKind::Withholds => told && walk.refused.is_none(),
        EffectKind::Bars => barred && !legal_moves(rules, &walk.before).is_empty(),
        EffectKind::Prefers => decides && walk.refused.is_none(),
        EffectKind::States => false,
    };
    let all = Walk::along(rules, position, plies);
    let plays = all.is_some_and(|all| all.refused.is_none() || *kind == EffectKind::Bars && shown + 1 == plies.len());
    let explained = counter.as_ref().is_none_or(|counter| {
        let because = counter.because(words, lines, *cause);
        counter.holds(lines, *cause) && because.ends_with('.') && because.contains(' ')
    });
    let faults = [
        (shows && example.holds(lines), "the clause is not named by an event, nor does it bar or decide"),
        (plays, "a ply may not be played"),
        (explained, "the counter-example has another reason"),
    ];
    let found = faults.iter().find(|(sound, _)| !sound)?;
    Some(format!("{kind:?} {}: {}", position_text(rules, position), found.1))
}

#[test]
fn every_line_of_every_page_has_examples_that_hold_or_says_why_there_are_none() {
    let catalogue = Catalogue::shipped();
    let words = Words::english();
    let (mut known, mut faults): (BTreeSet<String>, Vec<String>) = Default::default();
    for id in catalogue.ids() {
        let rules = catalogue.rules(&id, &Settings::new()).expect("a shipped variant is sound");
        let page = words.page(&rules);
        let lines = Lines::of(&rules, &page);
        let examples = Examples::of(&rules, &page);
        let missing = examples.missing().iter().map(|&sentence| file::name(&rules, sentence));
        faults.extend(missing.map(|name| format!("{id} {name}: neither an example nor a reason")));
        for &cause in &lines.causes {
            let name = format!("{id} {}", rules.cause_name(cause));
            let found =
                examples.get(Sentence::Clause(cause)).into_iter().filter_map(|example| fault(&lines, &words, example));
            faults.extend(found.map(|fault| format!("{name}: {fault}")));
            let aim = matches!(rules.clause(cause.clause), Clause::Winner(_));
            assert!(examples.states(Sentence::Clause(cause)) != Some(States::Aim) || aim, "{name}: no aim");
        }
        // What stands under an id holds for it: nothing is dropped.
        let variant = id.split('/').next().unwrap_or(&id);
        for (name, entry) in entries(variant).remove(&id).unwrap_or_default() {
            let sentence = lines.sentences().find(|&it| file::name(&rules, it) == name);
            let sentence = sentence.unwrap_or_else(|| panic!("{id}: the page has no line {name}"));
            if let ExampleEntry::Shown(texts) = entry {
                let held = examples.get(sentence);
                let counters = held.iter().filter(|example| example.counter.is_some()).count();
                let written = texts.iter().filter(|text| text.counter.is_some()).count();
                if (held.len(), counters) != (texts.len(), written) {
                    faults.push(format!("{id} {name}: {} of {} hold", held.len(), texts.len()));
                }
            }
        }
        known.insert(variant.to_owned());
    }
    assert!(faults.is_empty(), "{faults:#?}");
    assert_eq!(file::shipped_variants(), known, "files of examples");
}

/// Sentences that no clause says and no move shows: on the board, the pieces and their names, the opening, the aim and
/// the match; on obligations; on rules that decide in order.
const STATED: &[&str] = &[
    "about-also",
    "about-changed",
    "board-ends",
    "board-halts",
    "board-house",
    "board-names",
    "board-names-alone",
    "board-names-square",
    "board-near-ends",
    "board-path-torus-lengths",
    "board-reverse",
    "board-seat",
    "board-seat-nobody",
    "board-shape",
    "board-shape-endwise",
    "board-shape-seats",
    "board-shape-square",
    "board-store-moves",
    "board-store-names",
    "board-stores",
    "capture-from-trap-in-order",
    "choice-in-order",
    "choice-must-move",
    "ending-aim-alone",
    "ending-aim-square",
    "ending-in-order",
    "round-match",
    "setup-empty",
    "setup-first",
    "setup-hand",
    "setup-listed",
    "setup-pits",
    "setup-random",
    "setup-rows",
    "setup-second",
    "setup-specials",
    "setup-total",
    "setup-usual",
    "source-from",
    "source-licence",
    "stages",
    "term-pit",
    "term-seed",
    "term-store",
    "turn-lost-plays-on",
];

#[test]
fn what_no_clause_says_and_a_move_can_show_has_examples_as_well() {
    let catalogue = Catalogue::shipped();
    let words = Words::english();
    let (mut bare, mut stated): (BTreeMap<&str, usize>, BTreeSet<&str>) = Default::default();
    for id in catalogue.ids() {
        let rules = catalogue.rules(&id, &Settings::new()).expect("a shipped variant is sound");
        let page = words.page(&rules);
        let examples = Examples::of(&rules, &page);
        for plain in page.sections.iter().flat_map(|section| &section.lines).filter_map(|line| line.plain) {
            if !unsaid::can_be_shown(&rules, plain.0) {
                stated.insert(plain.0);
                continue;
            }
            let found = examples.get(Sentence::Plain(plain));
            if found.is_empty() {
                *bare.entry(plain.0).or_default() += 1;
            }
            for example in found {
                let walk = Walk::along(&rules, &example.position, &example.plies[..=example.shown]);
                let before = walk.expect("its moves can be played").before;
                assert!(is_shown(&rules, plain, &before, example.mv()), "{id} {plain:?}");
            }
        }
    }
    assert_eq!(stated.into_iter().collect::<Vec<_>>(), STATED);
    // In how many games no move was found that shows it.
    let known = [("board-stores", 5), ("sowing-single-lap", 5), ("stage", 2), ("turn-bonus-lapses", 9)];
    assert_eq!(bare.into_iter().collect::<Vec<_>>(), known);
}

#[test]
fn games_for_beginners_and_bao_show_what_no_clause_says_as_well_as_a_move_can() {
    let catalogue = Catalogue::shipped();
    let words = Words::english();
    let beginners = catalogue.variants().iter().filter(|it| it.about.begin_with.is_some()).map(|it| it.id.as_str());
    let mut worse: Vec<String> = Vec::new();
    for id in beginners.chain(["bao-la-kiswahili"]) {
        let rules = rules(id, &[]);
        let page = words.page(&rules);
        let lines = Lines::of(&rules, &page);
        let examples = Examples::of(&rules, &page);
        for sentence in lines.sentences() {
            let found = examples.get(sentence);
            let ranks = found.iter().filter_map(|it| {
                let plies = &it.plies[..=it.shown];
                lines.effect(ExampleGoal::Shows(sentence), &it.position, plies).map(|(effect, _)| effect.rank)
            });
            if ranks.min().is_some_and(|rank| rank > 0) {
                worse.push(format!("{id} {}", file::name(&rules, sentence)));
            }
        }
    }
    // In these no seed is sown into a store.
    assert_eq!(worse, ["ayo-ayo-children board-stores", "o-an-quan board-stores", "oware board-stores"]);
}

#[test]
fn where_options_change_a_rule_its_examples_are_looked_for_anew() {
    let rules = rules("oware", &[("grand_slam", "forbidden")]);
    let words = Words::english();
    let page = words.page(&rules);
    let lines = Lines::of(&rules, &page);
    let mut examples = Examples::of(&rules, &page);
    let slam = rules.cause_named("grand-slam").expect("Oware has it");
    let slam = Sentence::Clause(slam);
    assert!(examples.missing().contains(&slam));
    let found = find(&rules, &page, &[slam], Effort::BRIEF);
    assert!(found.iter().any(|example| example.kind == EffectKind::Bars), "{found:?}");
    let faults: Vec<String> = found.iter().filter_map(|example| fault(&lines, &words, example)).collect();
    assert!(faults.is_empty(), "{faults:#?}");
    examples.add(found);
    assert!(!examples.missing().contains(&slam) && !examples.get(slam).is_empty());
}
