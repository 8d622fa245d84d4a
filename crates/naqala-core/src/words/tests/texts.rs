//! Translations of the texts of games, of the help and of the rule editor, and of diagnostics.

use super::COMPLETE;
use crate::background;
use crate::lettering;
use crate::samples::samples;
use crate::teach::strategy;
use crate::words::Words;
use crate::words::locale::LOCALES;
use mancala::record::Record;
use mancala::rules::form;
use mancala::rules::kinds::every_kind;
use mancala::rules::{About, Catalogue, OptionKind, Variant};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::{fs, str};
use ttf_parser::Face;

/// Every text that a game of the program shows as it stands.
fn texts(variant: &Variant) -> Vec<&str> {
    let abouts = variant.presets.iter().filter_map(|preset| preset.about.as_ref()).chain([&variant.about]);
    let mut all: Vec<&str> = abouts.flat_map(of_about).collect();
    all.extend(variant.presets.iter().map(|preset| preset.name.as_str()));
    for option in &variant.options {
        all.push(&option.name);
        if let OptionKind::Choices(choices) = &option.kind {
            all.extend(choices.iter().map(|choice| choice.text.as_str()));
        }
    }
    all.retain(|text| text.contains(|letter: char| letter.is_alphabetic()));
    all
}

fn of_about(about: &About) -> Vec<&str> {
    let terms = &about.terms;
    let words = [
        &terms.trap,
        &terms.store,
        &terms.seed,
        &terms.pit,
        &terms.reserve,
        &terms.house,
        &terms.head,
        &terms.near_end,
        &terms.plain_turn,
        &terms.special,
        &terms.specials,
        &terms.blockade,
    ];
    let told = [&about.name, &about.people, &about.place, &about.summary, &about.source, &about.licence];
    let lists = [&about.places, &about.notes, &terms.stages];
    told.into_iter().chain(words).chain(lists.into_iter().flatten()).map(String::as_str).collect()
}

/// The other names of a variant and of its siblings and presets.
fn also(variant: &Variant) -> impl Iterator<Item = &str> {
    let games = variant.outlines();
    games.into_iter().flat_map(|game| game.about.also.iter().map(String::as_str))
}

/// Every text of a recorded game that comes with the program.
fn of_record(record: &Record) -> impl Iterator<Item = &str> {
    let facts = [&record.event, &record.source, &record.south, &record.north, &record.east, &record.west];
    let lines = record.lines.iter().map(|line| &line.notes);
    let remarks = lines.chain([&record.notes]).flat_map(|notes| notes.comments.values());
    facts.into_iter().chain(remarks).map(String::as_str).filter(|text| text.contains(char::is_alphabetic))
}

/// The texts of a language by file.
fn files(code: &str) -> BTreeMap<String, BTreeMap<String, String>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/locales").join(code).join("texts");
    let entries = fs::read_dir(folder).expect("a language has a folder of texts");
    let read = |path: &Path| {
        let text = fs::read_to_string(path).expect("a file of texts can be read");
        ron::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
    };
    entries.map(|entry| entry.expect("it can be read").path()).map(|it| (it.display().to_string(), read(&it))).collect()
}

/// Returns whether a text is written in Latin letters.
fn is_latin(text: &str) -> bool {
    text.chars().all(|letter| letter < '\u{250}')
}

#[test]
fn every_text_of_every_game_is_there_once_in_every_language_that_is_complete() {
    let catalogue = Catalogue::shipped();
    let mut shown: BTreeSet<&str> = catalogue.variants().iter().flat_map(|variant| texts(variant)).collect();
    shown.extend(samples().iter().flat_map(|it| of_record(&it.record)));
    shown.extend(background::ids().flat_map(background::statements).map(|statement| statement.text.as_str()));
    let ideas = strategy::ids().flat_map(strategy::ideas);
    shown.extend(ideas.flat_map(|idea| [idea.title.as_str(), &idea.text]));
    shown.insert(form::AS_WRITTEN);
    shown.extend(every_kind().iter().map(|kind| kind.does));
    for locale in &LOCALES[1..] {
        let files = files(locale.code);
        let mut found: BTreeSet<&str> = BTreeSet::new();
        for (file, texts) in &files {
            for english in texts.keys() {
                assert!(found.insert(english), "{file}: {english} is there twice");
            }
        }
        if COMPLETE.contains(&locale.code) {
            let missing: Vec<_> = shown.difference(&found).collect();
            assert!(missing.is_empty(), "{}: {} without a translation: {missing:#?}", locale.code, missing.len());
        }
        let words = Words::language(locale.code).expect("it is one of them");
        let also: BTreeSet<&str> = catalogue.variants().iter().flat_map(|variant| also(variant)).collect();
        if !is_latin(&words.label("language-name")) {
            let spelt: Vec<_> = also.difference(&found).collect();
            assert!(spelt.is_empty(), "{}: other names that are not in its script: {spelt:#?}", locale.code);
        }
        // The help of the command line and the causes of mistakes are looked at where they are shown.
        let help = |file: &&String| !file.ends_with("help.ron") && !file.ends_with("causes.ron");
        let found: BTreeSet<&str> = files
            .iter()
            .filter(|(file, _)| help(file))
            .flat_map(|(_, texts)| texts.keys())
            .map(String::as_str)
            .collect();
        let unused: Vec<_> = found.difference(&shown).filter(|text| !also.contains(**text)).collect();
        assert!(unused.is_empty(), "{}: {} that nobody shows: {unused:#?}", locale.code, unused.len());
        for (english, text) in files.values().flatten() {
            // What is quoted in a text from right to left is kept together.
            let packed = words.text(english).replace(['\u{2066}', '\u{2069}'], "");
            assert_eq!(packed, text.replace(['\u{2066}', '\u{2069}'], ""), "what is packed of {}", locale.code);
        }
    }
}

#[test]
fn no_sign_is_missing_from_the_letters() {
    let faces = [lettering::TEXT, lettering::TABLE].map(|font| Face::parse(font, 0).expect("the fonts are sound"));
    let catalogue = Catalogue::shipped();
    let english = catalogue.variants().iter().flat_map(|variant| texts(variant)).map(str::to_owned);
    let others =
        LOCALES[1..].iter().flat_map(|locale| files(locale.code).into_values().flatten().map(|(_, text)| text));
    let messages = LOCALES.iter().map(|locale| locale.messages());
    let all: BTreeSet<char> =
        english.chain(others).chain(messages).flat_map(|text| text.chars().collect::<Vec<_>>()).collect();
    let lacks = |face: &Face<'_>| {
        let missing = all.iter().filter(|letter| !letter.is_control() && face.glyph_index(**letter).is_none());
        missing.copied().collect::<String>()
    };
    assert_eq!(faces.each_ref().map(lacks), [const { String::new() }; 2]);
}
