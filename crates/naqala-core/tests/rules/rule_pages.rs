//! Rule pages and captions as a reader gets them. For a few games that have every kind of clause between them they are
//! kept whole, as snapshots that a person has read: a change of wording shows as a difference, and
//! `INSTA_UPDATE=always cargo test -p naqala-core --test rules rule_pages` accepts it. Those of all other games are
//! checked by properties.

use mancala::engine::{self, CausedEvent, Event, Game, Info, Position, StateChange, Transfer, TransferKind};
use mancala::rules::Catalogue;
use mancala::rules::kinds::every_kind;
use mancala::rules::{Clause, OptionKind, PitId, Rules, Settings, Side};
use naqala_core::words::{PageLine, TurnContext, Words};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::sync::Arc;

fn rules(id: &str) -> Rules {
    let rules = Catalogue::shipped().rules(id, &Settings::new());
    rules.unwrap_or_else(|error| panic!("{id} is in the catalogue: {error}"))
}

/// A page as text, each line with the name of its clause.
fn page(rules: &Rules) -> String {
    let page = Words::english().page(rules);
    let mut text = format!("{}\n", page.title);
    for section in page.sections {
        let _ = writeln!(text, "\n{}", section.heading.to_uppercase());
        for line in section.lines {
            let clause = line.clause.map(|id| format!("  [{}]", rules.cause_name(id))).unwrap_or_default();
            let _ = writeln!(text, "{}{clause}", line.text);
            if let Some(changed) = line.changed {
                let _ = writeln!(text, "    * {changed}");
            }
        }
    }
    text
}

/// Games whose pages are kept whole, and the captions of their worked examples, with an option and its value where that
/// is not the default.
const KEPT: [(&str, Option<(&str, &str)>); 14] = [
    ("alemungula", None),
    ("bao-la-kiswahili", None),
    ("centering", None),
    ("chisolo", None),
    ("gabata", None),
    ("jerin", None),
    ("kalah", None),
    ("kauri", None),
    ("lab-al-ghashim", None),
    ("layli-goobalay/gabradarre", None),
    ("o-an-quan", None),
    ("o-an-quan", Some(("rounds", "on"))),
    ("oware", None),
    ("togyz-kumalak", None),
];

/// Returns the rules of a kept game.
fn kept((id, set): (&str, Option<(&str, &str)>)) -> Rules {
    let settings = set.map(|(option, value)| (option.to_owned(), value.to_owned())).into_iter().collect();
    Catalogue::shipped().rules(id, &settings).expect("a kept game is in the catalogue")
}

#[test]
fn kept_games_have_every_kind_of_clause_between_them() {
    let kinds: BTreeSet<&str> =
        KEPT.into_iter().flat_map(|it| kept(it).all().map(|(_, clause)| clause.kind()).collect::<Vec<_>>()).collect();
    let all: BTreeSet<&str> = every_kind().iter().map(|it| it.kind).collect();
    assert_eq!(kinds, all);
}

#[test]
fn pages_of_kept_games() {
    for (id, set) in KEPT {
        let name = id.replace('/', "--");
        let option = set.map_or(String::new(), |(option, value)| format!("-{option}-{value}"));
        insta::assert_snapshot!(format!("page-{name}{option}"), page(&kept((id, set))));
    }
}

#[test]
fn the_aim_follows_from_what_wins() {
    for (id, aim) in [
        ("kalah", "The aim is to have more seeds in your store than your opponent."),
        ("afrika/give-away", "The aim is to have fewer seeds in your store than your opponent."),
        ("hawalis", "The aim is to leave your opponent without a move."),
        ("ohojichi", "The aim is to get rid of all your seeds before your opponent does."),
        ("sulus", "The aim is to have more seeds than your opponent in pits won."),
        (
            "ayo-ayo-children",
            "The aim is to have more seeds in your store than your opponent. But whoever leaves the opponent without seeds \
             wins, whatever has been captured.",
        ),
        (
            "gabata",
            "The aim is to have more seeds in your store than your opponent. That is the aim of each round. For how the match is \
             won, see Rounds and the match.",
        ),
    ] {
        let page = Words::english().page(&rules(id));
        let said =
            page.sections[0].lines.iter().map(|line| line.text.as_str()).find(|text| text.starts_with("The aim"));
        assert_eq!(said, Some(aim), "{id}");
    }
}

#[test]
fn no_section_says_a_line_twice_points_vaguely_or_lists_what_a_range_would_say() {
    let (catalogue, words) = (Catalogue::shipped(), Words::english());
    for id in catalogue.ids() {
        let page = words.page(&rules(&id));
        let own = page
            .sections
            .iter()
            .filter(|section| !["Options", "Choices and doubts"].contains(&section.heading.as_str()));
        for section in own {
            let mut said = Vec::new();
            for PageLine { text, .. } in &section.lines {
                assert!(!said.contains(&text), "{id} says twice: {text}");
                said.push(text);
                for pointer in ["see below", "see above", "told of", "told above"] {
                    assert!(!text.contains(pointer), "{id}: {text}");
                }
                assert!(!text.contains("  "), "{id} names nothing: {text}");
                let listed = text.split(", ").filter(|item| item.len() <= 3).count();
                assert!(listed < 9, "{id} lists {listed} items: {text}");
            }
        }
    }
}

#[test]
fn no_page_prints_the_id_of_an_option_and_every_choice_can_be_set() {
    let (catalogue, words) = (Catalogue::shipped(), Words::english());
    for variant in catalogue.variants() {
        let presets = variant.presets.iter().map(|preset| format!("{}/{}", variant.id, preset.id));
        for id in std::iter::once(variant.id.clone()).chain(presets) {
            let page = words.page(&rules(&id));
            for line in page.sections.iter().flat_map(|section| &section.lines) {
                for text in [Some(&line.text), line.changed.as_ref()].into_iter().flatten() {
                    assert!(!text.contains('_') && !text.contains('='), "{id}: {text}");
                    let named = |option: &&mancala::rules::VariantOption| text.ends_with(&format!("({}):", option.id));
                    assert!(!variant.options.iter().any(|option| named(&option)), "{id}: {text}");
                }
                let Some((option, value)) = line.set.as_ref().and_then(|set| set.split_once('=')) else { continue };
                let settings = Settings::from([(option.to_owned(), value.to_owned())]);
                let own: Settings = if id == variant.id { settings } else { continue };
                assert!(catalogue.rules(&id, &own).is_ok(), "{id}: {own:?}");
            }
        }
    }
}

/// Checks a page: every clause has a line on it, every line reads as whole sentences, and no number on it is larger than
/// all that the rules name.
fn check_page(rules: &Rules, game: &str) {
    let page = Words::english().page(rules);
    let lines: Vec<_> = page.sections.iter().flat_map(|section| &section.lines).collect();
    // What a mark is may be said where a pit gets it, and of extra moves where the game ends.
    let elsewhere = |it: &Clause| matches!(it, Clause::Extra(_) | Clause::Trap(_));
    for (id, clause) in rules.all().filter(|(_, it)| !elsewhere(it)) {
        let is_told = lines.iter().any(|line| line.clause.map(|cause| cause.clause) == Some(id));
        assert!(is_told, "{game}: {clause:?} is not told");
    }
    let largest = numbers(&format!("{:?} {:?}", rules.board, rules.clauses)).max().unwrap_or_default();
    for line in lines.iter().filter(|line| line.sentence().is_some()) {
        check_sentence(rules, &line.text, game);
    }
    for line in lines.iter().filter(|line| line.clause.is_some()) {
        let beyond: Vec<u64> = numbers(&line.text).filter(|number| *number > largest).collect();
        assert!(beyond.is_empty(), "{game}: {beyond:?} in {}", line.text);
    }
    for line in lines {
        assert!(!line.text.contains(['{', '}', '\n']) && line.text.len() > 3, "{game}: {}", line.text);
    }
}

/// Checks that a text reads as one or more whole sentences, of which the first may begin with the name of a pit.
fn check_sentence(rules: &Rules, text: &str, of: &str) {
    let begins = text.starts_with(|first: char| !first.is_lowercase() && !first.is_whitespace());
    let with_pit = || rules.board.every_pit().any(|pit| text.starts_with(&rules.board.name(pit)));
    let ends = text.ends_with(['.', ':', '!', '?', ')', '”']);
    let fills = text.contains(['{', '}', '\n', '`', '_']) || text.contains("  ");
    assert!((begins || with_pit()) && ends && !fills && text.len() > 3, "{of}: {text}");
}

/// Returns the numbers in a text.
fn numbers(text: &str) -> impl Iterator<Item = u64> {
    text.split(|c: char| !c.is_ascii_digit()).filter_map(|digits| digits.parse().ok())
}

#[test]
fn pages_of_all_games_are_sound() {
    for id in Catalogue::shipped().ids() {
        check_page(&rules(&id), &id);
    }
}

#[test]
fn every_choice_of_every_option_has_a_sound_page() {
    let catalogue = Catalogue::shipped();
    for variant in catalogue.variants() {
        for option in &variant.options {
            let values: Vec<String> = match &option.kind {
                OptionKind::Choices(choices) => choices.iter().map(|choice| choice.id.clone()).collect(),
                OptionKind::Number { from, to, .. } => vec![from.to_string(), to.to_string()],
            };
            for value in values {
                let settings = Settings::from([(option.id.clone(), value)]);
                let rules = variant.rules(None, &settings).expect("every choice goes with the defaults");
                check_page(&rules, &format!("{} {settings:?}", variant.id));
            }
        }
    }
}

#[test]
fn a_changed_option_is_said_beside_its_line() {
    let settings = Settings::from([("capturing_seed".to_owned(), "leave".to_owned())]);
    let rules = Catalogue::shipped().rules("kalah", &settings).expect("the option is Kalah's");
    let page = Words::english().page(&rules);
    let id = rules.clause_named("facing").expect("Kalah captures what faces the last seed");
    let line = page
        .sections
        .iter()
        .flat_map(|section| &section.lines)
        .find(|line| line.clause.map(|cause| cause.clause) == Some(id));
    let line = line.expect("the clause is on the page");
    assert!(line.text.contains("the last seed itself stays where it fell"), "{}", line.text);
    let changed = line.changed.as_deref().expect("the line is marked");
    assert!(changed.contains("The capturing seed") && changed.contains("goes to the store"), "{changed}");
}

/// The captions of a turn. A seed sown on the way, of which there are many, is told only where `all` is wanted.
fn captions(rules: &Rules, before: &Position, events: &[CausedEvent], all: bool) -> String {
    let words = Words::english();
    let mut position = before.clone();
    let mut so_far = TurnContext::new(before);
    let mut text = String::new();
    for told in events {
        let caption = words.caption_in_turn(rules, &so_far, &position, told);
        position.apply(told.event);
        so_far.hear(rules, told);
        let sown = matches!(told.event, Event::Transfer(Transfer { kind: TransferKind::Sown, .. }));
        let on_the_way = sown && told.clause.is_none() && position.lifted() > 0;
        if (all || !on_the_way) && !told.event.marks_lap() {
            let clause = told.clause.map(|id| format!("  [{}]", rules.cause_name(id))).unwrap_or_default();
            let _ = writeln!(text, "    {caption}{clause}");
        }
    }
    text
}

#[test]
fn captions_of_a_whole_game() {
    let rules = Arc::new(rules("kalah"));
    let words = Words::english();
    let mut game = Game::new(Arc::clone(&rules), engine::start(&rules));
    let mut text = String::new();
    while game.position().ended().is_none() {
        // The pit nearest the store that can be played makes for a short game with captures and extra moves.
        let legal = engine::legal_moves(&rules, game.position());
        let mv = if game.position().to_move() == Side::South { legal.last() } else { legal.first() };
        let mv = *mv.expect("a game that is not over has a move");
        let before = game.position().clone();
        let _ = writeln!(text, "{}", words.status(&rules, &before));
        let ply = game.play(mv).expect("a legal move can be played");
        text += &captions(&rules, &before, &ply.events, true);
    }
    let _ = writeln!(text, "{}", words.status(&rules, game.position()));
    insta::assert_snapshot!("captions-kalah-game", text);
}

/// Each event of the worked examples has a caption that is a whole sentence and names the pit concerned, and each refusal a
/// reason.
#[test]
fn captions_of_all_worked_examples_are_sound() {
    let (catalogue, words) = (Catalogue::shipped(), Words::english());
    for page in crate::common::pages() {
        for example in &page.examples {
            let rules = catalogue.rules(&example.variant, &example.set).expect("the examples fit the catalogue");
            let rules = Arc::new(rules);
            let mut game = Game::new(Arc::clone(&rules), example.before.position(&rules));
            let of = format!("{}: {}", page.page, example.name);
            let mut barred = &example.barred;
            for expected in &example.plies {
                for line in refusals(&words, &rules, game.position(), barred).lines() {
                    let (_, reason) = line.split_once(": ").expect("a move, then the reason");
                    check_sentence(&rules, reason, &of);
                }
                barred = &expected.barred;
                let mut position = game.position().clone();
                let mut so_far = TurnContext::new(&position);
                let ply = game
                    .play(crate::common::read_move(&rules, &position, &expected.mv))
                    .expect("the examples can be played");
                for event in &ply.events {
                    let caption = words.caption_in_turn(&rules, &so_far, &position, event);
                    if !event.event.marks_lap() {
                        check_sentence(&rules, &caption, &of);
                    }
                    if let Some(pit) = pit_of(event.event) {
                        assert!(caption.contains(&rules.board.name(pit)), "{of}: {:?}: {caption}", event.event);
                    }
                    position.apply(event.event);
                    so_far.hear(&rules, event);
                }
            }
        }
    }
}

/// Returns the pit that the caption of an event must name.
fn pit_of(event: Event) -> Option<PitId> {
    match event {
        Event::Transfer(Transfer { from, kind: TransferKind::Lifted { .. } | TransferKind::Captured, .. }) => {
            from.as_pit()
        }
        Event::Info(Info::Relayed { pit } | Info::Withheld { pit, .. }) => Some(pit),
        Event::Change(StateChange::Marked { pit, .. }) => Some(pit),
        Event::Transfer(_) | Event::Info(_) | Event::Change(_) => None,
    }
}

/// The worked examples of the kept games, told as the window tells them.
#[test]
fn captions_of_kept_games() {
    let (catalogue, words) = (Catalogue::shipped(), Words::english());
    for page in crate::common::pages().into_iter().filter(|page| KEPT.iter().any(|(id, _)| *id == page.page)) {
        let mut text = String::new();
        for example in &page.examples {
            let rules = catalogue.rules(&example.variant, &example.set).expect("the examples fit the catalogue");
            let rules = Arc::new(rules);
            let mut game = Game::new(Arc::clone(&rules), example.before.position(&rules));
            let _ = writeln!(text, "{}", example.name);
            let mut barred = &example.barred;
            for expected in &example.plies {
                text += &refusals(&words, &rules, game.position(), barred);
                barred = &expected.barred;
                let _ = writeln!(text, "  {}: {}", words.status(&rules, game.position()), expected.mv);
                let before = game.position().clone();
                let ply = game
                    .play(crate::common::read_move(&rules, &before, &expected.mv))
                    .expect("the examples can be played");
                text += &captions(&rules, &before, &ply.events, false);
            }
            text += &refusals(&words, &rules, game.position(), barred);
            let _ = writeln!(text, "  {}\n", words.status(&rules, game.position()));
        }
        insta::assert_snapshot!(format!("captions-{}", page.page), text);
    }
}

/// Boards with more pits than may hold special pieces are among them.
#[test]
fn every_pit_of_every_game_can_be_pointed_at() {
    let (words, catalogue) = (Words::english(), Catalogue::shipped());
    for id in catalogue.ids() {
        let rules = rules(&id);
        let start = engine::start(&rules);
        for pit in rules.board.every_pit() {
            let said = words.pit(&rules, &start, pit);
            assert!(said.contains(&rules.board.name(pit)), "{id}: {said}");
        }
    }
}

fn refusals(words: &Words, rules: &Rules, position: &Position, barred: &BTreeMap<String, String>) -> String {
    let mut text = String::new();
    for mv in barred.keys() {
        let tried = crate::common::read_move(rules, position, mv);
        let refused = engine::why_not(rules, position, tried).expect("the example says it is barred");
        let _ = writeln!(text, "  not {mv}: {}", words.refusal(rules, position, refused));
    }
    text
}
