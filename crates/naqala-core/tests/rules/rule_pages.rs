//! Texts for readers as snapshots: the rule page of every game, and a few captioned games. A change of wording shows as
//! a difference; `INSTA_UPDATE=always cargo test --test rules rule_pages` accepts it.

use mancala::engine::{self, CausedEvent, Event, Game, Position, Transfer, TransferKind};
use mancala::rules::Catalogue;
use mancala::rules::{Clause, OptionKind, Rules, Settings, Side};
use naqala_core::words::{Line, SoFar, Words};
use std::collections::BTreeMap;
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

#[test]
fn the_page_of_every_game() {
    for variant in Catalogue::shipped().variants() {
        insta::assert_snapshot!(format!("page-{}", variant.id), page(&rules(&variant.id)));
        for preset in &variant.presets {
            let id = format!("{}/{}", variant.id, preset.id);
            insta::assert_snapshot!(format!("page-{}--{}", variant.id, preset.id), page(&rules(&id)));
        }
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
            "The aim is to have more seeds in your store than your opponent. That is the aim of each round. How the match is \
             won: see Rounds and the match.",
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
            for Line { text, .. } in &section.lines {
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

/// Every clause is told on its page once, or twice where it is also the aim; nothing is left to fill in.
#[test]
fn every_choice_of_every_option_has_a_sound_page() {
    let (catalogue, words) = (Catalogue::shipped(), Words::english());
    for variant in catalogue.variants() {
        for option in &variant.options {
            let values: Vec<String> = match &option.kind {
                OptionKind::Choices(choices) => choices.iter().map(|choice| choice.id.clone()).collect(),
                OptionKind::Number { from, to, .. } => vec![from.to_string(), to.to_string()],
            };
            for value in values {
                let settings = Settings::from([(option.id.clone(), value)]);
                let rules = variant.rules(None, &settings).expect("every choice goes with the defaults");
                let page = words.page(&rules);
                let lines: Vec<_> = page.sections.iter().flat_map(|section| &section.lines).collect();
                // What a mark is may be said where a pit gets it, and of extra moves where the game ends.
                let elsewhere = |it: &Clause| matches!(it, Clause::Extra(_) | Clause::Trap(_));
                for (id, clause) in rules.all().filter(|(_, it)| !elsewhere(it)) {
                    assert!(
                        lines.iter().any(|line| line.clause.map(|cause| cause.clause) == Some(id)),
                        "{settings:?}: {clause:?} is not told"
                    );
                }
                for line in lines {
                    assert!(
                        !line.text.contains(['{', '}', '\n']) && line.text.len() > 3,
                        "{settings:?}: {}",
                        line.text
                    );
                }
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
    let mut so_far = SoFar::new(before);
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

/// The worked examples of the catalogue, told as the window tells them.
#[test]
fn captions_of_the_worked_examples() {
    let (catalogue, words) = (Catalogue::shipped(), Words::english());
    for page in crate::common::pages() {
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
