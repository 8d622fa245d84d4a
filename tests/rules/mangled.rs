//! Shipped files and positions mangled at random: whatever comes of it is read or refused, and what is read can be
//! played.

use crate::common::cases::{Case, cases};
use naqala::engine::{self, Event, History, Position, Sink};
use naqala::record::notation::{parse_position, position_text};
use naqala::record::{Record, shipped};
use naqala::rules::Catalogue;
use naqala::rules::dialect::MAX_FAULTS;
use naqala::rules::{Cause, LoadError, Rules, Settings, Variant};
use proptest::prelude::*;
use proptest::test_runner::{Config, RngAlgorithm, TestCaseError, TestRng, TestRunner};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::path::Path;
use std::time::{Duration, Instant};

/// The longest that reading a file and playing with it may take, on a slow and busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// One change to a text. Numbers are taken modulo what there is to choose from.
#[derive(Clone, Debug)]
enum Change {
    /// A byte becomes another.
    Byte(u32, u8),
    /// Bytes go.
    Cut(u32, u16),
    /// Bytes are there a second time, elsewhere.
    Copy(u32, u16, u32),
    /// A word becomes another word of the shipped files: a value, a clause, a parameter.
    Word(u32, u32),
    /// A number becomes another.
    Number(u32, u64),
}

fn change() -> impl Strategy<Value = Change> {
    let number = prop_oneof![0u64..12, Just(24), Just(255), 0u64..70_000, any::<u64>()];
    prop_oneof![
        1 => (any::<u32>(), any::<u8>()).prop_map(|(at, byte)| Change::Byte(at, byte)),
        1 => (any::<u32>(), 1u16..200).prop_map(|(at, length)| Change::Cut(at, length)),
        1 => (any::<u32>(), 1u16..400, any::<u32>()).prop_map(|(from, length, to)| Change::Copy(from, length, to)),
        4 => (any::<u32>(), any::<u32>()).prop_map(|(at, word)| Change::Word(at, word)),
        4 => (any::<u32>(), number).prop_map(|(at, number)| Change::Number(at, number)),
    ]
}

/// Where the words, or the numbers, of a text stand.
fn tokens(text: &[u8], digits: bool) -> Vec<(usize, usize)> {
    let part = |b: &u8| b.is_ascii_alphanumeric() || *b == b'_';
    let mut found = Vec::new();
    let mut at = 0;
    while at < text.len() {
        let end = at + text[at..].iter().take_while(|b| part(b)).count();
        if end > at && text[at].is_ascii_digit() == digits {
            found.push((at, end));
        }
        at = end.max(at + 1);
    }
    found
}

impl Change {
    fn make(&self, text: &mut Vec<u8>, words: &[Vec<u8>]) {
        let place = |at: u32, len: usize| at as usize % len.max(1);
        if text.is_empty() {
            return;
        }
        match *self {
            Change::Byte(at, byte) => {
                let at = place(at, text.len());
                text[at] = byte;
            }
            Change::Cut(at, length) => {
                let at = place(at, text.len());
                text.drain(at..(at + usize::from(length)).min(text.len()));
            }
            Change::Copy(from, length, to) => {
                let from = place(from, text.len());
                let part = text[from..(from + usize::from(length)).min(text.len())].to_vec();
                let to = place(to, text.len());
                text.splice(to..to, part);
            }
            Change::Word(at, word) => {
                let found = tokens(text, false);
                if let Some(&(from, to)) = found.get(place(at, found.len())) {
                    text.splice(from..to, words[place(word, words.len())].iter().copied());
                }
            }
            Change::Number(at, number) => {
                let found = tokens(text, true);
                if let Some(&(from, to)) = found.get(place(at, found.len())) {
                    text.splice(from..to, number.to_string().into_bytes());
                }
            }
        }
    }
}

/// The shipped variants, by their texts.
fn variants() -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("variants");
    let listed = std::fs::read_dir(folder).expect("the folder is part of the source");
    let paths = listed.map(|entry| entry.expect("its entries can be listed").path());
    let mut paths: Vec<_> = paths.filter(|path| path.extension().is_some_and(|it| it == "ron")).collect();
    paths.sort();
    paths.iter().map(|path| std::fs::read(path).expect("a variant can be read")).collect()
}

/// What words of the files' own language are in some texts: no prose, which would only dilute them.
fn vocabulary(texts: &[Vec<u8>]) -> Vec<Vec<u8>> {
    let mut words: Vec<Vec<u8>> = Vec::new();
    for text in texts {
        let mut quoted = false;
        let bare: Vec<u8> = text
            .iter()
            .map(|&byte| {
                quoted ^= byte == b'"';
                if quoted { b' ' } else { byte }
            })
            .collect();
        words.extend(tokens(&bare, false).into_iter().map(|(from, to)| bare[from..to].to_vec()));
    }
    words.sort();
    words.dedup();
    words
}

/// Mangles texts and tries each; returns how many were good.
fn mangle(texts: &[Vec<u8>], cases: u32, attempt: impl Fn(&str, &[u16]) -> Result<bool, TestCaseError>) -> u32 {
    let words = vocabulary(texts);
    let config = Config { cases, failure_persistence: None, ..Config::default() };
    let mut runner = TestRunner::new_with_rng(config, TestRng::deterministic_rng(RngAlgorithm::ChaCha));
    let mangled =
        (any::<prop::sample::Index>(), prop::collection::vec(change(), 1..5), prop::collection::vec(any::<u16>(), 200));
    let good = std::cell::Cell::new(0);
    let outcome = runner.run(&mangled, |(text, changes, choices)| {
        let mut text = text.get(texts).clone();
        changes.iter().for_each(|change| change.make(&mut text, &words));
        let text = String::from_utf8_lossy(&text);
        let begun = Instant::now();
        let read = attempt(&text, &choices)?;
        prop_assert!(begun.elapsed() < PATIENCE, "it took {:?}\n{text}", begun.elapsed());
        good.set(good.get() + u32::from(read));
        Ok(())
    });
    outcome.unwrap_or_else(|failure| panic!("{failure}"));
    good.get()
}

/// Every line of an error names the file, and begins with line and column where the text is at fault.
fn placed(said: &str) -> Result<(), TestCaseError> {
    for line in said.lines() {
        let mut parts = line.strip_prefix("mangled:").unwrap_or_default().splitn(3, ':');
        let mut number = || parts.next().and_then(|part| part.parse::<u32>().ok()).is_some_and(|number| number > 0);
        prop_assert!(number() && number(), "{line}");
        prop_assert!(parts.next().is_some_and(|message| !message.trim().is_empty()), "{line}");
    }
    prop_assert!((1..=MAX_FAULTS).contains(&said.lines().count()), "{said}");
    Ok(())
}

#[test]
fn a_mangled_variant_is_refused_or_can_be_played() {
    let good = mangle(&variants(), 4000, |text, choices| match Variant::read("mangled", text) {
        Err(error) => placed(&error.to_string()).map(|()| false),
        Ok(variant) => {
            let rules = variant.rules(None, &Settings::new());
            prop_assert!(rules.is_ok(), "it was checked with its defaults");
            let rules = rules.expect("just asked");
            play(&rules, engine::start(&rules), choices)?;
            for preset in &variant.presets {
                let rules = variant.rules(Some(&preset.id), &Settings::new());
                prop_assert!(rules.is_ok(), "it was checked with its presets");
            }
            for option in &variant.options {
                match variant.rules(None, &Settings::from([(option.id.clone(), "5".to_owned())])) {
                    Ok(rules) => play(&rules, engine::start(&rules), &choices[..20])?,
                    Err(LoadError::Options { reasons, .. }) => prop_assert!(!reasons.is_empty()),
                    Err(other) => return Err(TestCaseError::fail(other.to_string())),
                }
            }
            Ok(true)
        }
    });
    assert!(good >= 300, "only {good} could be played");
}

/// Plays at random from a position.
fn play(rules: &Rules, mut position: Position, choices: &[u16]) -> Result<(), TestCaseError> {
    let seeds = position.total();
    let mut history = History::new(rules, &position);
    for choice in choices {
        let moves = engine::legal_moves(rules, &position);
        if moves.is_empty() {
            break;
        }
        let mv = moves[usize::from(*choice) % moves.len()];
        let mut counted = Counted(0);
        let played = history.play(rules, &mut position, mv, &mut counted);
        prop_assert_eq!(played, Ok(()), "{:?} is listed", mv);
        prop_assert_eq!(position.total(), seeds, "seeds are kept");
        prop_assert!(counted.0 < 10_000_000, "{} events in one ply", counted.0);
    }
    Ok(())
}

/// Counts events without keeping them.
struct Counted(u64);

impl Sink for Counted {
    fn hear(&mut self, _: Event, _: Option<Cause>) {
        self.0 += 1;
    }
}

#[test]
fn a_mangled_record_is_refused_or_can_be_replayed() {
    let catalogue = Catalogue::shipped();
    let texts: Vec<Vec<u8>> = shipped().iter().map(|it| it.record.write().into_bytes()).collect();
    let good = mangle(&texts, 4000, |text, _| {
        let read = Record::read("mangled", text).and_then(|record| Ok((record.replay(&catalogue)?, record)));
        match read {
            Err(error) => placed(&error.to_string()).map(|()| false),
            Ok((game, record)) => {
                prop_assert_eq!(game.plies().len(), record.moves.len());
                let again = Record::read("again", &record.write());
                prop_assert_eq!(again.as_ref(), Ok(&record), "what was read can be written and read");
                Ok(true)
            }
        }
    });
    assert!(good >= 300, "only {good} could be replayed");
}

/// Positions of random games, each after the title of its game and a `;`: those with a question open, and the last.
fn positions(cases: &[Case]) -> Vec<Vec<u8>> {
    let mut texts = Vec::new();
    let mut chance = ChaCha8Rng::seed_from_u64(5);
    for case in cases {
        let mut position = engine::start(&case.rules);
        let mut history = History::new(&case.rules, &position);
        let mut write = |position: &Position| {
            texts.push(format!("{};{}", case.title(), position_text(&case.rules, position)).into_bytes());
        };
        for _ in 0..60 {
            let moves = engine::legal_moves(&case.rules, &position);
            if moves.is_empty() {
                break;
            }
            let mv = moves[chance.random_range(0..moves.len())];
            history.play_legal(&case.rules, &mut position, mv, &mut Counted(0));
            if position.ask().is_some() {
                write(&position);
            }
        }
        write(&position);
    }
    texts
}

#[test]
fn a_mangled_position_is_refused_or_can_be_played_on() {
    let cases = cases(&Catalogue::shipped());
    let texts = positions(&cases);
    let asking =
        |texts: &[Vec<u8>]| texts.iter().filter(|text| String::from_utf8_lossy(text).contains(" ask=")).count();
    assert!(asking(&texts) > 500, "{} of {} ask something", asking(&texts), texts.len());
    let good = mangle(&texts, 8000, |text, choices| {
        let Some((title, text)) = text.split_once(';') else { return Ok(false) };
        let Some(case) = cases.iter().find(|case| case.title() == title) else { return Ok(false) };
        match parse_position(&case.rules, text) {
            Err(error) => {
                let said = error.to_string();
                prop_assert!(said.starts_with("column ") && said.contains("; expected "), "{said}");
                Ok(false)
            }
            Ok(position) => {
                let again = parse_position(&case.rules, &position_text(&case.rules, &position));
                prop_assert_eq!(again.as_ref(), Ok(&position), "what was read can be written and read");
                let answered = position.ask().is_none() || !engine::legal_moves(&case.rules, &position).is_empty();
                prop_assert!(answered, "{title}: {text}: a question has an answer");
                play(&case.rules, position, &choices[..40]).map(|()| true)
            }
        }
    });
    assert!(good >= 500, "only {good} could be played on");
}
