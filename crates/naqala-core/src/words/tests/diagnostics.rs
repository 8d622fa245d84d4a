//! Messages of diagnostics: each code has one in every language, which asks for nothing that the code does not give.

use super::every_language;
use super::messages::files;
use crate::diagnostics::codes;
use crate::words::coverage;
use crate::words::locale::LOCALES;
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
