//! A fourth language, added as `assets/locales/README.md` says: a draft of Spanish, which has the rule pages of Kalah
//! and Oware. What it lacks is said in English.

use super::messages::variables_of;
use crate::words::locale::Language;
use crate::words::{RulePage, Words};
use mancala::rules::{Catalogue, Rules, Settings};
use std::collections::BTreeMap;
use std::sync::Arc;

const MESSAGES: &str = include_str!("../../../../../tests/locales/es/rules.ftl");
const TEXTS: &str = include_str!("../../../../../tests/locales/es/texts.ron");

fn spanish() -> Words {
    Words { language: Arc::new(Language::of("es", [MESSAGES], [TEXTS])) }
}

fn rules(id: &str) -> Rules {
    Catalogue::shipped().rules(id, &Settings::new()).expect("a shipped variant is sound")
}

/// Every text of a page, but for whole sections that name books.
fn texts(page: &RulePage) -> Vec<String> {
    let sections = page.sections.iter().filter(|it| it.id != "page-source");
    let all = sections.flat_map(|it| it.lines.iter().map(|line| line.text.clone()).chain([it.heading.clone()]));
    all.filter(|text| !text.is_empty()).collect()
}

/// Words of English that are none of Spanish.
const ENGLISH: [&str; 8] = ["the", "and", "of", "is", "you", "your", "seeds", "pit"];

fn has_english(text: &str) -> bool {
    text.split(|c: char| !c.is_alphabetic()).any(|word| ENGLISH.contains(&word))
}

#[test]
fn the_draft_says_the_pages_of_kalah_and_oware() {
    let parsed = ron::from_str::<BTreeMap<String, String>>(TEXTS).expect("the texts are RON");
    assert!(parsed.len() > 20);
    for id in ["kalah", "oware"] {
        let (rules, words) = (rules(id), spanish());
        let (page, english) = (texts(&words.page(&rules)), texts(&Words::english().page(&rules)));
        assert_eq!(page.len(), english.len(), "{id}");
        for text in &page {
            assert!(!has_english(text), "{id}: {text}");
        }
    }
    assert!(texts(&spanish().page(&rules("kalah"))).iter().any(|text| text.contains("almacén")));
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

fn variables_of_english() -> BTreeMap<String, std::collections::BTreeSet<String>> {
    super::messages::files("en").iter().flat_map(|(_, text)| variables_of(text)).collect()
}

#[test]
fn what_a_draft_lacks_is_said_in_english() {
    let words = spanish();
    assert_eq!(words.label("language-name"), "Español");
    assert_eq!(words.label("keys-quit-does"), Words::english().label("keys-quit-does"));
    // A page for which it has a part of the messages is made all the same.
    let page = texts(&words.page(&rules("bao-la-kiswahili")));
    assert_eq!(page.len(), texts(&Words::english().page(&rules("bao-la-kiswahili"))).len());
    assert!(page.iter().any(|text| has_english(text)));
}
