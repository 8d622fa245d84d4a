//! That every message exists, is used and can be filled in: for every kind of clause with every value of its
//! parameters, and for every event with every clause.

use super::Words;
use super::locale::LOCALES;
use crate::engine::{self, Ask, Event, GameResult, Mark, Position, Refused, Told};
use crate::rules::board::{BoardText, Circuit, SetupText, Stores};
use crate::rules::capture::*;
use crate::rules::choice::*;
use crate::rules::claim::*;
use crate::rules::ending::*;
use crate::rules::sowing::*;
use crate::rules::turn::{Bonus, BonusLapses, Pass, Turn};
use crate::rules::{About, Board, Clause, ClauseId, PhaseRules, PitId, Place, Rules, Side, Terms, Way};
use fluent_bundle::FluentResource;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

const ROWS: [Row; 3] = [Row::Own, Row::Opponent, Row::Any];
const LEFTOVERS: [Leftover; 4] = [Leftover::Nobody, Leftover::Owner, Leftover::Emptier, Leftover::Next];
const VERDICTS: [Verdict; 5] =
    [Verdict::ByWinner, Verdict::Draw, Verdict::Void, Verdict::MoverLoses, Verdict::NextLoses];
const WHOSE: [Whose; 3] = [Whose::Either, Whose::Mover, Whose::Both];

fn makes() -> [Makes; 4] {
    [Makes::Of(vec![4]), Makes::Of(vec![2, 3]), Makes::Of(vec![1, 2, 3]), Makes::Even]
}

/// Every kind of clause with every value of every parameter that is an enum, and a few of each that is a number.
fn every_clause() -> Vec<Clause> {
    let mut all = Vec::new();
    let mut put = |clause: Clause| all.push(clause);
    for least in [1, 2, 5] {
        put(Clause::Choice(Choice::OwnPits(OwnPits { least, ..Default::default() })));
    }
    put(Clause::Choice(Choice::Feed(Feed::default())));
    put(Clause::Choice(Choice::NoGrandSlam(NoGrandSlam::default())));
    put(Clause::Choice(Choice::NoReturn(NoReturn::default())));
    put(Clause::Choice(Choice::Reserve(Reserve::default())));
    put(Clause::Choice(Choice::Swap(Swap::default())));
    put(Clause::Sowing(Sowing::Chosen(Chosen::default())));
    put(Clause::Sowing(Sowing::SkipOrigin(SkipOrigin::default())));
    put(Clause::Sowing(Sowing::Relay(Relay::default())));
    for lone in [First::Next, First::Here] {
        put(Clause::Sowing(Sowing::FirstInOrigin(FirstInOrigin { lone, ..Default::default() })));
    }
    for left in Way::ALL {
        put(Clause::Sowing(Sowing::Fixed(Fixed { way: left, ..Default::default() })));
        for right in Way::ALL {
            put(Clause::Sowing(Sowing::ByOrigin(ByOrigin { left, right, ..Default::default() })));
        }
    }
    for makes in makes() {
        for taker in [Taker::Mover, Taker::Owner, Taker::Nobody] {
            put(Clause::Capture(Capture::Passing(Passing { makes: makes.clone(), taker, ..Default::default() })));
            for row in ROWS {
                for chain in [Chain::None, Chain::Back] {
                    for then in [Then::End, Then::NextPit, Then::ExtraMove] {
                        let makes = makes.clone();
                        put(Clause::Capture(Capture::Count(Count {
                            row,
                            makes,
                            chain,
                            taker,
                            then,
                            ..Default::default()
                        })));
                    }
                }
            }
        }
        for row in ROWS {
            put(Clause::Claim(Claim::Trap(Trap { row, makes: makes.clone(), ..Default::default() })));
        }
    }
    for row in ROWS {
        for landing in [Landing::Empty, Landing::Occupied] {
            for take in [Across::Facing, Across::Column] {
                for own_seed in [OwnSeed::Take, OwnSeed::Leave] {
                    for alone in [Alone::Stays, Alone::Taken] {
                        put(Clause::Capture(Capture::Facing(Facing {
                            row,
                            landing,
                            take,
                            own_seed,
                            alone,
                            ..Default::default()
                        })));
                    }
                }
            }
        }
    }
    for effect in [Slam::Allowed, Slam::Nothing, Slam::RestToOpponent, Slam::SpareLast, Slam::SpareFirst] {
        put(Clause::Capture(Capture::GrandSlam(GrandSlam { effect, ..Default::default() })));
    }
    for from in [Reentry::LapOrigin, Reentry::CapturingPit] {
        for first in [First::Next, First::Here] {
            put(Clause::Capture(Capture::Resow(Resow { from, first, ..Default::default() })));
        }
    }
    put(Clause::Capture(Capture::Optional(Optional::default())));
    for traps in [1, 2] {
        put(Clause::Claim(Claim::AtMost(AtMost { traps, ..Default::default() })));
    }
    put(Clause::Claim(Claim::NotLastPit(NotLastPit::default())));
    for by in [Twin::Number, Twin::Column] {
        put(Clause::Claim(Claim::NotTwin(NotTwin { by, ..Default::default() })));
    }
    put(Clause::Claim(Claim::Declared(Declared::default())));
    put(Clause::Claim(Claim::Swallow(Swallow::default())));
    put(Clause::Turn(Turn::Bonus(Bonus::default())));
    put(Clause::Turn(Turn::BonusLapses(BonusLapses::default())));
    put(Clause::Turn(Turn::Pass(Pass::default())));
    for seeds in [Amount::Majority, Amount::Seeds(25)] {
        put(Clause::Ending(Ending::StoreHolds(StoreHolds { seeds, ..Default::default() })));
    }
    put(Clause::Ending(Ending::StoresLevel(StoresLevel::default())));
    for leftover in LEFTOVERS {
        put(Clause::Ending(Ending::Unfed(Unfed { leftover, ..Default::default() })));
        for verdict in VERDICTS {
            for times in [2, 3, 4, 5, 6, 21, 22, 23] {
                put(Clause::Ending(Ending::Repetition(Repetition { times, leftover, verdict, ..Default::default() })));
            }
            for whose in WHOSE {
                put(Clause::Ending(Ending::RowEmpty(RowEmpty { whose, leftover, verdict, ..Default::default() })));
                put(Clause::Ending(Ending::NoMoves(NoMoves { whose, leftover, verdict, ..Default::default() })));
            }
        }
    }
    for laps in [None, Some(1), Some(200)] {
        for verdict in
            [EndlessTurn::Void, EndlessTurn::Draw, EndlessTurn::MoverLoses, EndlessTurn::Illegal, EndlessTurn::TurnEnds]
        {
            put(Clause::Ending(Ending::Endless(Endless { laps, verdict, ..Default::default() })));
        }
    }
    for by in [WonBy::MostSeeds, WonBy::LastMover] {
        put(Clause::Ending(Ending::Winner(Winner { by, ..Default::default() })));
    }
    all
}

/// Rules that need not make a playable game: these clauses on this board.
fn rules(board: (u8, u8, Stores), clauses: Vec<Clause>, phases: &[&str]) -> Rules {
    let (rows, columns, stores) = board;
    let circuit = if rows == 4 { Circuit::OwnRings } else { Circuit::Ring };
    let setup = SetupText { rows: vec![4; usize::from(rows / 2)], hand: 1, first: Side::South };
    Rules {
        about: About {
            terms: Terms { trap: "tuzdyk".into(), store: "kazan".into(), ..Default::default() },
            ..Default::default()
        },
        id: "test".into(),
        settings: BTreeMap::new(),
        defaults: BTreeMap::new(),
        options: Vec::new(),
        board: Board::new(&BoardText { rows, columns, circuit, stores }, &setup)
            .expect("the boards of this test exist"),
        clauses,
        phases: phases.iter().map(|id| PhaseRules { id: (*id).into(), ..Default::default() }).collect(),
        changed: Vec::new(),
    }
}

fn boards() -> Vec<(u8, u8, Stores)> {
    vec![
        (2, 1, Stores::None),
        (2, 6, Stores::Aside),
        (2, 6, Stores::Own),
        (2, 9, Stores::Both),
        (4, 8, Stores::None),
        (4, 5, Stores::Aside),
    ]
}

/// What every text must be: whole sentences, with nothing left to fill in.
fn check_text(text: &str, of: impl std::fmt::Debug) {
    assert!(!text.contains(['{', '}', '$', '\n']), "{of:?}: {text}");
    assert!(!text.contains("  ") && !text.contains(" .") && !text.contains(" ,"), "spacing of {of:?}: {text}");
    assert!(text.ends_with(['.', '?', '!']), "{of:?} does not end as a sentence: {text}");
    let first = text.chars().next().expect("it ends in a full stop");
    // A sentence may begin with the name of a pit, which is written small.
    assert!(first.is_uppercase() || text[1..].starts_with(|c: char| c.is_ascii_digit()), "{of:?} begins small: {text}");
}

fn every_language() -> impl Iterator<Item = Words> {
    Words::languages().into_iter().map(|code| Words::language(code).expect("it was just listed"))
}

#[test]
fn every_clause_with_every_parameter_is_a_sentence() {
    for words in every_language() {
        for board in boards() {
            let rules = rules(board, every_clause(), &["play"]);
            for (id, clause) in rules.all() {
                check_text(&words.clause(&rules, id), clause);
            }
            for section in words.page(&rules).sections {
                for line in section.lines {
                    check_text(&line.text, &section.heading);
                }
            }
        }
    }
}

#[test]
fn each_clause_makes_a_page_by_itself() {
    for words in every_language() {
        for board in boards() {
            for clause in every_clause() {
                let rules = rules(board, vec![clause.clone()], &["play"]);
                let page = words.page(&rules);
                let said = page.sections.iter().flat_map(|section| &section.lines);
                assert!(said.clone().any(|line| line.clause == Some(ClauseId(0))), "{clause:?} is not on its page");
                said.for_each(|line| check_text(&line.text, &clause));
            }
        }
    }
}

#[test]
fn sentences_name_the_turns_in_which_they_hold() {
    let words = Words::english();
    let said = |phases: &[&str], held: &[&str]| {
        let held = held.iter().map(|&phase| phase.into()).collect();
        let clause = Clause::Choice(Choice::Feed(Feed { phases: held, ..Default::default() }));
        let rules = rules((2, 6, Stores::Aside), vec![clause], phases);
        let text = words.clause(&rules, ClauseId(0));
        check_text(&text, phases);
        let bare = words.label("choice-feed");
        text.strip_prefix(&bare).expect("the sentence stands first").trim().to_owned()
    };
    assert_eq!(said(&["a"], &[]), "");
    assert_eq!(said(&["a", "b"], &["a", "b"]), "");
    assert_eq!(said(&["a", "b"], &["a"]), "This holds only in the first turn of the game.");
    assert_eq!(said(&["a", "b", "c"], &["b"]), "This holds only in the second turn of the game.");
    assert_eq!(said(&["a", "b", "c"], &["a", "b"]), "This holds only in the first 2 turns of the game.");
    assert_eq!(said(&["a", "b", "c"], &["b", "c"]), "This does not hold in the first turn of the game.");
    assert_eq!(said(&["a", "b", "c"], &["c"]), "This does not hold in the first 2 turns of the game.");
    assert_eq!(
        said(&["a", "b", "c", "d"], &["a", "c", "d"]),
        "Counting the turns of the game from one, this holds in these: 1, 3 and 4 and later."
    );
}

fn every_event(ask: Ask) -> Vec<Event> {
    let pit = PitId(2);
    let store = Place::store(Side::North);
    let mut all = vec![
        Event::Sown { to: Place::pit(pit) },
        Event::Sown { to: store },
        Event::Skipped { place: Place::pit(pit) },
        Event::Relayed { pit },
        Event::Stopped { at: Place::pit(pit) },
        Event::Stopped { at: store },
        Event::Asked { ask },
        Event::Answered { go: true },
        Event::Answered { go: false },
        Event::Swapped,
        Event::PhaseBegan { phase: 0 },
        Event::Closed,
    ];
    for seeds in [1, 3] {
        for way in Way::ALL {
            all.push(Event::Lifted { from: Place::pit(pit), seeds, way });
            all.push(Event::Lifted { from: Place::hand(Side::South), seeds, way });
        }
        for pit in [pit, PitId(8)] {
            all.push(Event::Captured { from: pit, seeds, to: Some(store) });
            all.push(Event::Captured { from: pit, seeds, to: None });
        }
        all.push(Event::Withheld { pit, seeds });
        all.push(Event::Swept { from: pit, seeds, to: store });
        all.push(Event::Endless { laps: seeds.into() });
    }
    for mark in [Mark::None, Mark::Barred, Mark::Trap(Side::South)] {
        all.push(Event::Marked { pit, mark });
    }
    for side in Side::ALL {
        all.extend([
            Event::Bonus { side },
            Event::BonusLost { side },
            Event::Passed { side },
            Event::TurnPassed { to: side },
        ]);
    }
    for result in [GameResult::Won(Side::South), GameResult::Won(Side::North), GameResult::Draw, GameResult::Void] {
        for because in [None, Some(ask.clause)] {
            all.push(Event::Ended { result, because });
        }
    }
    all
}

#[test]
fn every_event_with_every_clause_has_a_caption() {
    for words in every_language() {
        for board in [(2, 6, Stores::Own), (4, 3, Stores::None)] {
            let rules = rules(board, every_clause(), &["play"]);
            let mut lifted = engine::start(&rules);
            lifted.apply(&Event::Lifted { from: Place::pit(PitId(0)), seeds: 3, way: Way::Ccw });
            for (id, clause) in rules.all() {
                let ask =
                    Ask { clause: id, pit: PitId(1), was_empty: false, way: Way::Ccw, lap_origin: PitId(0), laps: 1 };
                let mut last = engine::start(&rules);
                last.apply(&Event::Lifted { from: Place::pit(PitId(0)), seeds: 1, way: Way::Ccw });
                last.apply(&Event::Asked { ask });
                for event in every_event(ask) {
                    for clause in [None, Some(id)] {
                        let told = Told { event: event.clone(), clause };
                        for before in [&lifted, &last] {
                            check_text(&words.caption(&rules, before, &told), &told);
                        }
                    }
                }
                for refused in
                    [Refused::Barred(id), Refused::Direction(id), Refused::Over, Refused::Question, Refused::NotAMove]
                {
                    for position in [&lifted, &last] {
                        check_text(&words.refusal(&rules, position, refused), clause);
                    }
                }
                assert_ne!(words.status(&rules, &last), words.status(&rules, &lifted));
                for event in every_event(ask).into_iter().filter(|event| matches!(event, Event::Ended { .. })) {
                    let mut over: Position = lifted.clone();
                    over.apply(&event);
                    check_text(&words.status(&rules, &over), event);
                }
            }
        }
    }
}

#[test]
fn captions_count_what_is_there() {
    let words = Words::english();
    let rules = rules((2, 6, Stores::Own), vec![Clause::Sowing(Sowing::Fixed(Fixed::default()))], &["play"]);
    let mut position = engine::start(&rules);
    let mut caption = |event: Event| {
        let clause = matches!(event, Event::Lifted { .. }).then_some(ClauseId(0));
        let text = words.caption(&rules, &position, &Told { event: event.clone(), clause });
        position.apply(&event);
        text
    };
    let c1 = Place::pit(PitId(2));
    assert_eq!(
        caption(Event::Lifted { from: c1, seeds: 4, way: Way::Ccw }),
        "South lifts 4 seeds from c1 and sows them anticlockwise."
    );
    assert_eq!(
        caption(Event::Sown { to: Place::pit(PitId(3)) }),
        "d1 gets a seed and now holds 5. 3 seeds are left to sow."
    );
    assert_eq!(caption(Event::Sown { to: c1 }), "c1 gets a seed and now holds 1. 2 seeds are left to sow.");
    assert_eq!(caption(Event::Sown { to: c1 }), "c1 gets a seed and now holds 2. One seed is left to sow.");
    assert_eq!(
        caption(Event::Sown { to: Place::store(Side::South) }),
        "The last seed falls in South's store, which was empty."
    );
}

#[test]
fn lists_end_in_or_and_and() {
    let words = Words::english();
    let items = |n: usize| ["2", "3", "4", "5"][..n].iter().map(|item| (*item).to_owned()).collect::<Vec<_>>();
    assert_eq!(words.either(&items(0)), "");
    assert_eq!(words.either(&items(1)), "2");
    assert_eq!(words.either(&items(2)), "2 or 3");
    assert_eq!(words.either(&items(4)), "2, 3, 4 or 5");
    assert_eq!(words.all_of(&items(3)), "2, 3 and 4");
}

#[test]
fn the_glossary_explains_every_word() {
    for words in every_language() {
        let terms = words.glossary();
        assert!(terms.len() >= 30);
        for (term, text) in terms {
            assert!(!term.starts_with("glossary-"), "{term} has no message");
            check_text(&text, &term);
        }
    }
}

#[test]
fn an_unknown_label_shows_its_id() {
    assert_eq!(Words::english().label("no-such-label"), "no-such-label");
    assert!(Words::language("xx").is_none());
}

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// The ids of a message file and its variables.
fn ids(text: &str) -> Vec<String> {
    let head = |line: &str| line.split_once(" =").map(|(id, _)| id.to_owned());
    text.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase())).filter_map(head).collect()
}

#[test]
fn locale_files_are_sound_embedded_and_alike() {
    let english: BTreeSet<String> = LOCALES[0].files.iter().flat_map(|(_, text)| ids(text)).collect();
    for locale in LOCALES {
        let mut seen = BTreeSet::new();
        for (name, text) in locale.files {
            if let Err((_, errors)) = FluentResource::try_new((*text).to_owned()) {
                panic!("{}/{name}.ftl: {errors:?}", locale.code);
            }
            for id in ids(text) {
                assert!(seen.insert(id.clone()), "{}/{name}.ftl: {id} is there twice", locale.code);
            }
        }
        assert_eq!(seen, english, "the messages of {} and of English", locale.code);
        let folder = root().join("assets/locales").join(locale.code);
        let on_disk: BTreeSet<String> = fs::read_dir(&folder)
            .expect("the folder of a language is there")
            .map(|entry| entry.expect("it can be read").path())
            .filter_map(|path| path.file_stem().and_then(|stem| stem.to_str()).map(str::to_owned))
            .collect();
        let embedded: BTreeSet<String> = locale.files.iter().map(|(name, _)| (*name).to_owned()).collect();
        assert_eq!(on_disk, embedded, "files of {}", locale.code);
    }
}

#[test]
fn every_message_is_used_and_every_id_used_has_a_message() {
    let known: BTreeSet<String> = LOCALES[0].files.iter().flat_map(|(_, text)| ids(text)).collect();
    let families: BTreeSet<&str> = LOCALES[0]
        .files
        .iter()
        .filter(|(name, _)| *name != "ui")
        .flat_map(|(_, text)| text.lines())
        .filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()))
        .filter_map(|line| line.split_once('-').map(|(family, _)| family))
        .collect();
    let (mut used, mut missing) = (BTreeSet::new(), Vec::new());
    for file in sources(&root().join("src")) {
        let text = fs::read_to_string(&file).expect("a source file can be read");
        // In the room of words a literal of this shape is an id, but for keys and the names of arguments.
        let in_words = file.starts_with(root().join("src/words")) && !file.ends_with("keys.rs");
        for (before, literal) in literals(&text) {
            let asked = before.ends_with("label(") || before.ends_with("label_with(");
            let family = literal.split_once('-').is_some_and(|(family, _)| families.contains(family));
            let names_argument = before.ends_with(".with(");
            if (asked || in_words && family && !names_argument) && !known.contains(&literal) {
                missing.push(format!("{literal} ({})", file.display()));
            }
            used.insert(literal);
        }
    }
    assert!(missing.is_empty(), "ids without a message: {missing:#?}");
    let unused: Vec<_> = known.difference(&used).collect();
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
