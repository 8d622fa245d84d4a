//! Checks that every message exists, is used and can be filled in for every kind of clause.

mod captions;
mod clauses;
mod dates;
mod diagnostics;
mod draft;
mod messages;
mod numbers;
mod occurring;
mod samples;
mod selectors;
mod sentences;
mod summaries;
mod texts;

use super::Words;

/// Checks that a text consists of whole sentences with nothing left to fill in.
fn check_text(text: &str, of: impl std::fmt::Debug) {
    assert!(!text.contains(['{', '}', '$', '\n']), "{of:?}: {text}");
    assert!(!text.contains("  ") && !text.contains(" .") && !text.contains(" ,"), "spacing of {of:?}: {text}");
    assert!(text.ends_with(['.', '?', '!']), "{of:?} does not end as a sentence: {text}");
    assert!(!text.contains(" :") && !text.contains("..") && !text.contains(",,"), "stops of {of:?}: {text}");
    let first = text.chars().next().expect("it ends in a full stop");
    // A sentence may begin with a number, or with the name of a pit, which is written small; and Hebrew has one size.
    let named = first.is_ascii_digit() || text.chars().nth(1).is_some_and(|c| c.is_ascii_digit());
    assert!(first.is_uppercase() || !first.is_lowercase() || named, "{of:?} begins small: {text}");
}

/// Checks that numbers agree with their nouns, in English.
fn check_number(text: &str, of: impl std::fmt::Debug) {
    let many = [" 1 seeds", " 1 pits", " 1 laps", " 1 rounds", " 1 points", " 1 moves", " 1 turns", " 1 columns"];
    assert!(!many.iter().any(|it| text.contains(it)), "one of several in {of:?}: {text}");
}

/// Languages that have all texts of all games. The others have every message, and the texts of some games.
const COMPLETE: [&str; 3] = ["en", "he", "ru"];

fn every_language() -> impl Iterator<Item = Words> {
    Words::languages().into_iter().map(|code| Words::language(code).expect("it was just listed"))
}
