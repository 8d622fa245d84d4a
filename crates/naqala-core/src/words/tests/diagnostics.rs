//! Messages of diagnostics: each code has one in every language, which asks for nothing that the code does not give.

use super::every_language;
use super::messages::files;
use crate::diagnostics::codes;
use crate::words::locale::LOCALES;
use crate::words::{Words, coverage};
use mancala::diagnostic::{Diagnostic, Messages};
use mancala::rules::{LoadError, Variant};
use std::collections::{BTreeMap, BTreeSet};

/// Message files of the program, whose codes the libraries do not know.
const OF_PROGRAM: [&str; 2] = ["cli", "window"];

/// The variables that each message of a diagnostic asks for, its attributes included, by its code.
fn asked(language: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut asked: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (_, text) in files(language).into_iter().filter(|(name, _)| !OF_PROGRAM.contains(&name.as_str())) {
        let mut of = None;
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            if let Some(id) = coverage::id(line) {
                of = id.strip_prefix("diagnostic-").map(str::to_owned);
            }
            if let Some(code) = &of {
                let name =
                    |rest: &str| rest.split(|c: char| !c.is_ascii_lowercase() && c != '-').next().map(str::to_owned);
                asked.entry(code.clone()).or_default().extend(line.split('$').skip(1).filter_map(name));
            }
        }
    }
    asked
}

#[test]
fn every_code_has_a_message_in_every_language_with_the_arguments_of_the_code() {
    let codes: BTreeMap<&str, BTreeSet<String>> = codes()
        .into_iter()
        .flatten()
        .map(|code| (code.id, code.arguments.iter().map(|name| name.replace('_', "-")).collect()))
        .collect();
    let mut wrong = Vec::new();
    for locale in LOCALES {
        let asked = asked(locale.code);
        wrong.extend(codes.keys().filter(|id| !asked.contains_key(**id)).map(|id| format!("{}: no {id}", locale.code)));
        for (id, variables) in asked {
            match codes.get(id.as_str()) {
                None => wrong.push(format!("{}: {id} is no code", locale.code)),
                Some(known) if variables.is_subset(known) => {}
                Some(known) => wrong.push(format!("{}: {id} asks for {variables:?} of {known:?}", locale.code)),
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// The notes and helps of each message of a diagnostic, by its code and the name of the attribute; under an empty name
/// the message itself.
fn texts(language: &str) -> BTreeMap<(String, String), Vec<String>> {
    let mut texts: BTreeMap<(String, String), Vec<String>> = BTreeMap::new();
    for (_, text) in files(language) {
        let mut at: Option<(String, String)> = None;
        for line in text.lines() {
            let code = coverage::id(line).map(|id| id.strip_prefix("diagnostic-"));
            let attribute = line.strip_prefix("    .").and_then(|rest| rest.split_once(" ="));
            let rest = match (code, attribute) {
                (Some(code), _) => {
                    at = code.map(|code| (code.to_owned(), String::new()));
                    line.split_once(" =").map_or("", |(_, rest)| rest)
                }
                (None, Some((name, rest))) => {
                    at = at.map(|(code, _)| (code, name.to_owned()));
                    rest
                }
                (None, None) if line.is_empty() || line.starts_with('#') => {
                    at = None;
                    continue;
                }
                (None, None) => line,
            };
            if let Some(at) = &at {
                texts.entry(at.clone()).or_default().push(rest.trim().to_owned());
            }
        }
    }
    texts
}

/// Returns a line of a message without code between backticks.
fn prose(line: &str) -> String {
    line.split('`').step_by(2).collect::<Vec<_>>().join("code")
}

#[test]
fn notes_and_helps_are_single_sentences_without_a_full_stop_and_alike_in_every_language() {
    let english: BTreeSet<(String, String)> = texts("en").into_keys().collect();
    let mut wrong = Vec::new();
    for locale in LOCALES {
        let texts = texts(locale.code);
        let keys: BTreeSet<(String, String)> = texts.keys().cloned().collect();
        wrong.extend(keys.symmetric_difference(&english).map(|key| format!("{}: {key:?} is not in both", locale.code)));
        for ((code, name), lines) in texts {
            let (kind, number) = name.split_once('-').unwrap_or((&name, "1"));
            let number: usize = number.parse().unwrap_or_default();
            let before = if number == 2 { kind.to_owned() } else { format!("{kind}-{}", number.saturating_sub(1)) };
            let follows = number == 1 || number > 1 && keys.contains(&(code.clone(), before));
            if !["", "note", "help"].contains(&kind) || !follows {
                wrong.push(format!("{}: {code}: no attribute is called {name}", locale.code));
            }
            for line in lines.iter().map(|line| prose(line)) {
                let stops = !name.is_empty() && (line.ends_with('.') || line.contains(". "));
                // What explains a message is a note, and a second sentence another one.
                if stops || line.contains(';') {
                    wrong.push(format!("{}: {code}, {name}: {line}", locale.code));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn helps_and_notes_of_a_reason_are_those_of_the_whole() {
    let error = Variant::read("small.ron", "Variant(id: \"Small Game\")").expect_err("this is no id");
    let LoadError::File { diagnostics, .. } = error else { panic!("the mistakes are in the file") };
    let reason =
        diagnostics.into_iter().find(|it| !it.helps(&Words::english()).is_empty()).expect("something is expected");
    let helps = reason.helps(&Words::english());
    let message = reason.message(&Words::english());
    let whole = Diagnostic::from(crate::files::SaveError::Other { path: "a".into(), because: reason });
    assert_eq!(whole.helps(&Words::english()), helps);
    assert_eq!(whole.message(&Words::english()), format!("cannot save `a`: {message}"));
}

#[test]
fn what_somebody_wrote_stays_as_it_is_in_every_language() {
    for words in every_language() {
        for written in ["none", "value", "standard input", "a, b: c; d.", "игра", "משחק"] {
            assert!(words.quoted(written).contains(&format!("`{written}`")), "{words:?}");
        }
    }
}

#[test]
fn a_mistake_is_told_in_every_language() {
    let error = Variant::read("small.ron", "Variant(id: \"Small Game\")").expect_err("this is no id");
    let LoadError::File { diagnostics, .. } = error else { panic!("the mistakes are in the file") };
    let lines: BTreeSet<String> = every_language()
        .map(|words| diagnostics.iter().map(|it: &Diagnostic| words.diagnostic(it)).collect::<Vec<_>>().join("\n"))
        .collect();
    assert_eq!(lines.len(), LOCALES.len(), "{lines:#?}");
}
