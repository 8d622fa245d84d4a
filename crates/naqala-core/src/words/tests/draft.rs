//! Another language, added as `assets/locales/README.md` says: a beginning of French, with a few messages and texts. What
//! it lacks is said in English.

use super::messages::variables_of;
use crate::words::locale::Language;
use crate::words::{RulePage, Words};
use mancala::rules::{Catalogue, Rules, Settings};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

const MESSAGES: &str = "\
language-name = Français
language-direction = ltr
about-also = Autres noms : { $names }.
about-home = { $made ->
        [yes] { $people } ({ $place }).
       *[no] Qui y joue : { $people } ({ $place }).
    }
list-and-two = { $first } et { $second }
page-capture = La prise
page-sowing = Les semailles
result-lost = Perdu, avec { $score ->
        [0] un grenier vide.
        [one] { $score } graine au grenier.
       *[other] { $score } graines au grenier.
    }
";

const TEXTS: &str = r#"{
    "Devised by William Julius Champion, 1940": "Imaginé par William Julius Champion en 1940",
    "United States": "États-Unis",
}"#;

fn french() -> Words {
    Words { language: Arc::new(Language::of("fr", [MESSAGES], [TEXTS])) }
}

fn rules(id: &str) -> Rules {
    Catalogue::shipped().rules(id, &Settings::new()).expect("a shipped variant is sound")
}

/// The headings of a page and all lines below them.
fn texts(page: &RulePage) -> Vec<String> {
    let all = page.sections.iter().flat_map(|it| it.lines.iter().map(|line| &line.text).chain([&it.heading]));
    all.filter(|text| !text.is_empty()).cloned().collect()
}

#[test]
fn a_draft_says_what_it_has() {
    let said = texts(&french().page(&rules("kalah")));
    for text in [
        "Les semailles",
        "La prise",
        "Autres noms : Kalaha et Mancala.",
        "Imaginé par William Julius Champion en 1940 (États-Unis).",
    ] {
        assert!(said.iter().any(|it| it == text), "{text}: {said:#?}");
    }
    let lost = |score: u32| french().label_with("result-lost", &[("score", score.into())]);
    assert_eq!(lost(0), "Perdu, avec un grenier vide.");
    assert_eq!(lost(1), "Perdu, avec 1 graine au grenier.");
    assert_eq!(lost(2), "Perdu, avec 2 graines au grenier.");
}

#[test]
fn the_draft_asks_for_nothing_that_english_is_not_told() {
    let (draft, english) = (variables_of(MESSAGES), variables_of_english());
    for (id, variables) in draft {
        let known = english.get(&id).unwrap_or_else(|| panic!("English has no message {id}"));
        let more: Vec<_> = variables.difference(known).collect();
        assert!(more.is_empty(), "{id}: {more:?}");
    }
}

fn variables_of_english() -> BTreeMap<String, BTreeSet<String>> {
    super::messages::files("en").iter().flat_map(|(_, text)| variables_of(text)).collect()
}

#[test]
fn what_a_draft_lacks_is_said_in_english() {
    let (words, english) = (french(), Words::english());
    assert_eq!(words.label("language-name"), "Français");
    for id in ["keys-quit-does", "page-board", "word-round"] {
        assert_eq!(words.label(id), english.label(id));
    }
    // A page of which it has a few messages has everything all the same.
    for id in ["kalah", "bao-la-kiswahili"] {
        let (said, in_english) = (texts(&words.page(&rules(id))), texts(&english.page(&rules(id))));
        assert_eq!(said.len(), in_english.len(), "{id}");
        let same = said.iter().zip(&in_english).filter(|(one, other)| one == other).count();
        assert!(same > said.len() / 2 && same < said.len(), "{id}: {same} of {} are in English", said.len());
    }
}
