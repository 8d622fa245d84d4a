//! The files of messages, labels, lists and the glossary.

use super::{COMPLETE, check_text, every_language};
use crate::words::coverage::{self, is_found};
use crate::words::locale::LOCALES;
use crate::words::{Glossary, Mention, Words};
use fluent_bundle::FluentResource;
use mancala::rules::{Catalogue, Settings};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

#[test]
fn the_glossary_explains_every_word_and_finds_it_in_texts() {
    for words in every_language() {
        let glossary = words.glossary(None);
        assert!(glossary.terms().len() >= 60);
        let mut known = BTreeSet::new();
        for (at, term) in glossary.terms().iter().enumerate() {
            assert!(!term.name.starts_with("glossary-"), "{} has no message", term.id);
            assert!(known.insert(term.name.clone()), "{} is there twice", term.name);
            check_text(&term.text, &term.name);
            let mentions = glossary.mentions(&format!("({})", term.name));
            assert_eq!(mentions, [Mention { range: 1..1 + term.name.len(), term: at }], "{}", term.name);
        }
    }
}

/// The terms in a text, as they stand there.
fn mentioned<'a>(glossary: &Glossary, text: &'a str) -> Vec<(&'a str, &'static str)> {
    let mentions = glossary.mentions(text).into_iter();
    mentions.map(|it| (&text[it.range], glossary.terms()[it.term].id)).collect()
}

#[test]
fn terms_are_found_in_all_their_forms_and_the_longest_goes_first() {
    let glossary = Words::english().glossary(None);
    let text = "Pits and seeds: a lap is sown, in the inner row a facing pit is captured from. Housed, a storeroom.";
    let found = [
        ("Pits", "glossary-pit"),
        ("seeds", "glossary-seed"),
        ("lap", "glossary-lap"),
        ("sown", "glossary-sow"),
        ("inner row", "glossary-inner-row"),
        ("facing pit", "glossary-facing-pit"),
        ("captured", "glossary-capture"),
    ];
    assert_eq!(mentioned(&glossary, text), found);
    assert_eq!(mentioned(&glossary, "A row. Pit"), [("row", "glossary-row"), ("Pit", "glossary-pit")]);
    assert_eq!(mentioned(&glossary, "ping-pong"), [("ping-pong", "glossary-ping-pong")]);
}

#[test]
fn a_game_that_has_a_word_of_its_own_for_a_thing_is_understood() {
    let rules = Catalogue::shipped().rules("selus", &Settings::new()).expect("a shipped variant is sound");
    let (own, general) = (Words::english().glossary(Some(&rules)), Words::english().glossary(None));
    assert_eq!(mentioned(&own, "Two wegues."), [("wegues", "glossary-trap")]);
    assert_eq!(mentioned(&general, "Two wegues."), []);
}

#[test]
fn an_unknown_label_shows_its_id() {
    assert_eq!(Words::english().label("no-such-label"), "no-such-label");
    assert!(Words::language("xx").is_none());
}

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Name and text of each message file of a language.
pub(super) fn files(code: &str) -> Vec<(String, String)> {
    let mut folders = vec![root().join("assets/locales").join(code)];
    if code == "en" {
        folders.push(root().join("crates/mancala/messages"));
    }
    let entries = folders.iter().flat_map(|folder| fs::read_dir(folder).expect("the folder of a language is there"));
    let paths = entries.map(|entry| entry.expect("it can be read").path());
    let messages = paths.filter(|path| path.extension().is_some_and(|it| it == "ftl"));
    let named = messages.map(|path| {
        let name = path.file_stem().and_then(|stem| stem.to_str()).expect("file names are plain").to_owned();
        (name, fs::read_to_string(&path).expect("a message file can be read"))
    });
    let mut files: Vec<_> = named.collect();
    files.sort();
    files
}

/// The ids of a message file.
fn ids(text: &str) -> Vec<String> {
    text.lines().filter_map(coverage::id).map(str::to_owned).collect()
}

#[test]
fn locale_files_are_sound_and_alike() {
    let english = files("en");
    let names = |files: &[(String, String)]| files.iter().map(|(name, _)| name.clone()).collect::<Vec<_>>();
    let needed: BTreeSet<String> = english.iter().flat_map(|(_, text)| ids(text)).filter(|id| !is_found(id)).collect();
    for locale in LOCALES {
        let files = files(locale.code);
        assert_eq!(names(&files), names(&english), "files of {}", locale.code);
        let mut seen = BTreeSet::new();
        for (name, text) in &files {
            if let Err((_, errors)) = FluentResource::try_new(text.clone()) {
                panic!("{}/{name}.ftl: {errors:?}", locale.code);
            }
            for id in ids(text) {
                assert!(seen.insert(id.clone()), "{}/{name}.ftl: {id} is there twice", locale.code);
            }
        }
        // A clause that a language has no sentence for is composed.
        seen.retain(|id| !is_found(id));
        assert_eq!(seen, needed, "the messages of {} and of English", locale.code);
        let embedded: BTreeSet<String> = ids(&locale.messages()).into_iter().filter(|id| !is_found(id)).collect();
        assert_eq!(embedded, needed, "what is packed of {}", locale.code);
    }
}

/// A message as its file has it.
struct MessageSource {
    file: String,
    /// Text, without its attributes.
    text: String,
    /// Variables that it names, or that are explained above it.
    variables: BTreeSet<String>,
}

/// The messages of a language by their ids.
fn written(code: &str) -> BTreeMap<String, MessageSource> {
    files(code).into_iter().flat_map(|(file, text)| of_file(&file, &text)).collect()
}

/// The variables of each message of a file.
pub(super) fn variables_of(text: &str) -> BTreeMap<String, BTreeSet<String>> {
    of_file("", text).into_iter().map(|(id, message)| (id, message.variables)).collect()
}

fn of_file(file: &str, text: &str) -> BTreeMap<String, MessageSource> {
    let mut all = BTreeMap::new();
    let (mut above, mut at): (Vec<&str>, Option<String>) = (Vec::new(), None);
    for line in text.lines() {
        if let Some(id) = coverage::id(line) {
            let variables = above.drain(..).flat_map(variables).collect();
            let text = line.split_once(" =").map_or("", |(_, text)| text).to_owned();
            all.insert(id.to_owned(), MessageSource { file: file.to_owned(), text, variables });
            at = Some(id.to_owned());
        } else if line.starts_with('#') {
            above.push(line);
            at = None;
        } else if line.trim_start().starts_with('.') {
            at = None;
        } else if let Some(message) = at.as_ref().and_then(|id| all.get_mut(id)) {
            message.text += "\n";
            message.text += line;
        }
    }
    for message in all.values_mut() {
        message.variables.extend(variables(&message.text));
    }
    all
}

/// The variables named in a text.
fn variables(text: &str) -> Vec<String> {
    let name =
        |rest: &str| rest.split(|c: char| !c.is_ascii_lowercase() && c != '-').next().unwrap_or_default().to_owned();
    text.split('$').skip(1).map(name).collect()
}

/// Returns the text of a message without its variables.
fn plain(text: &str) -> String {
    let mut depth = 0_u32;
    let outside = |c: &char| {
        match c {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            _ => return depth == 0,
        }
        false
    };
    text.chars().filter(outside).collect()
}

#[test]
fn no_message_is_left_in_english_or_asks_for_what_the_english_one_is_not_told() {
    /// Names of keys and of things that are called the same everywhere.
    const SAME: [&str; 4] = ["keys-", "file-ogn", "replay-computer", "language-"];
    /// Files whose messages clauses and events fill in, with more than English needs: other tests fill in each of them.
    const TOLD_MORE: [&str; 10] =
        ["atoms", "board", "caption", "capture", "choice", "claim", "ending", "page", "rounds", "sowing"];
    let english = written("en");
    for locale in &LOCALES[1..] {
        for (id, message) in written(locale.code) {
            let Some(original) = english.get(&id) else { continue };
            let is_text = plain(&message.text).contains(|c: char| c.is_ascii_lowercase());
            let is_same = message.text.trim() == original.text.trim();
            let may_be = SAME.iter().any(|known| id.starts_with(known));
            assert!(!is_same || !is_text || may_be, "{}, {id}: still in English", locale.code);
            // Of what English names a language may be told more: whose it is, what kind of place it is.
            let is_told = |it: &&String| {
                let of = it.split('-').next().unwrap_or_default();
                original.variables.iter().any(|known| known.starts_with(of))
            };
            let more: Vec<_> = message.variables.iter().filter(|it| !is_told(it)).collect();
            let may_be = TOLD_MORE.contains(&message.file.as_str());
            assert!(more.is_empty() || may_be, "{}, {id}: the program tells no {more:?}", locale.code);
        }
    }
}

#[test]
fn every_language_says_every_message_and_those_that_are_complete_every_text() {
    for language in crate::words::coverage() {
        let (said, of) = language.messages;
        assert!(of > 0 && said == of, "{language:?}");
        let (said, of) = language.texts;
        assert!(said > 0 && said <= of, "{language:?}");
        assert_eq!(said == of, COMPLETE.contains(&language.code), "{language:?}");
    }
}

#[test]
fn every_message_is_used_and_every_id_used_has_a_message() {
    let english = files("en");
    let known: BTreeSet<String> = english.iter().flat_map(|(_, text)| ids(text)).collect();
    let families: BTreeSet<&str> = english
        .iter()
        .filter(|(name, _)| name != "ui")
        .flat_map(|(_, text)| text.lines())
        .filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()))
        .filter_map(|line| line.split_once('-').map(|(family, _)| family))
        .collect();
    let (mut used, mut missing) = (BTreeSet::new(), Vec::new());
    for file in [root().join("src"), root().join("crates")].iter().flat_map(|folder| sources(folder)) {
        let text = fs::read_to_string(&file).expect("a source file can be read");
        // In the room of words a literal of this shape is an id, but for keys and the names of arguments.
        let in_words = file.starts_with(root().join("crates/naqala-core/src/words"))
            && !["keys.rs", "game.rs", "coverage.rs"].iter().any(|it| file.ends_with(it));
        for (before, literal) in literals(&text) {
            let asked = before.ends_with("label(") || before.ends_with("label_with(");
            let family = literal.split_once('-').is_some_and(|(family, _)| families.contains(family));
            let names_argument = [".with(", "put(", "push(", "atom("].iter().any(|it| before.ends_with(it));
            let names_argument = names_argument || literal.contains('{');
            if (asked || in_words && family && !names_argument) && !known.contains(&literal) {
                missing.push(format!("{literal} ({})", file.display()));
            }
            used.insert(literal);
        }
    }
    assert!(missing.is_empty(), "ids without a message: {missing:#?}");
    let texts = english.iter().map(|(_, text)| text.as_str());
    let referred: BTreeSet<&str> =
        texts.flat_map(|text| text.split("{ ").skip(1)).filter_map(|it| it.split(' ').next()).collect();
    // Those of the forms are made of the names of types and their parts.
    let of_forms = mancala::rules::form::labels();
    let is_used = |id: &&String| {
        id.starts_with("diagnostic-")
            || used.contains(*id)
            || referred.contains(id.as_str())
            || is_found(id)
            || of_forms.contains(id.as_str())
    };
    let unused: Vec<_> = known.iter().filter(|id| !is_used(id)).collect();
    assert!(unused.is_empty(), "messages that no source names: {unused:?}");
}

/// All Rust files below a folder but the tests, which use no message for its own sake.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("the source tree can be read");
    let paths = entries.map(|entry| entry.expect("an entry can be read").path());
    paths
        .filter(|path| path.file_stem().is_some_and(|it| it != "tests"))
        .flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] })
        .filter(|path| path.extension().is_some_and(|it| it == "rs"))
        .collect()
}

/// The plain string literals of a source text, each with the code just before it without spaces.
fn literals(text: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let mut code = String::new();
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        if rest.starts_with("//") {
            rest = rest.find('\n').map_or("", |end| &rest[end..]);
        } else if rest.starts_with("'\"'") || rest.starts_with("'\\\"'") {
            rest = &rest[rest[1..].find('\'').expect("a literal is closed") + 2..];
            rest = rest.strip_prefix('\'').unwrap_or(rest);
        } else if c == '"' {
            let body = &rest[1..];
            let end = body
                .char_indices()
                .scan(false, |escaped, (i, c)| {
                    let ends = c == '"' && !*escaped;
                    *escaped = c == '\\' && !*escaped;
                    Some((i, ends))
                })
                .find_map(|(i, ends)| ends.then_some(i))
                .unwrap_or(body.len());
            found.push((code.clone(), body[..end].to_owned()));
            code.clear();
            rest = body.get(end + 1..).unwrap_or("");
        } else {
            if !c.is_whitespace() {
                code.push(c);
            }
            rest = &rest[c.len_utf8()..];
        }
    }
    found
}

#[test]
fn a_title_quoted_in_hebrew_is_kept_together_with_its_quotation_marks() {
    let kept = |text: &str| crate::words::quotes_kept(text);
    assert_eq!(kept("ספר: \"Board Games\", 2022."), "ספר: \u{2066}\"Board Games\"\u{2069}, 2022.");
    for whole in ["ד\"ר של משחקים ב\"מנקלה\" ישנה", "אין כאן דבר", "\"אחד\" \"two\""] {
        assert_eq!(kept(whole), whole);
    }
    // Broken within the title, each mark is seen at its own end of it.
    let text = kept("ספר: \"Board Games\"");
    let break_at = text.find(" Games").expect("the title has two words");
    let seen = |line: std::ops::Range<usize>| {
        let letters = crate::bidi::order(&text, &[line]).remove(0);
        let signs = letters.into_iter().filter_map(|letter| text[letter.at..].chars().next());
        signs.filter(|sign| !crate::bidi::is_unseen(*sign)).collect::<String>()
    };
    assert!(seen(0..break_at).starts_with("\"Board"), "{}", seen(0..break_at));
    assert!(seen(break_at..text.len()).trim_start().starts_with("Games\""), "{}", seen(break_at..text.len()));
}

#[test]
fn every_place_and_every_word_of_the_rule_language_has_a_message_and_no_other_is_there() {
    let english = LOCALES[0].messages();
    let ids = english.lines().filter_map(|line| line.split_once(" = ")).map(|(id, _)| id);
    let there: BTreeSet<&str> = ids.filter(|id| id.starts_with("form-")).collect();
    assert_eq!(there, mancala::rules::form::labels());
}
