//! Finding a game by what it is like.

use crate::library::LibraryTab;
use crate::tests::panel::{ROOMY, SMALL, Stage, click, focused, shipped};
use crate::ui::tabs::{SidePanel, Tab};
use bevy_egui::egui::{self, Key, accesskit::Role, vec2};
use bevy_egui::egui::{Event, Rect};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use mancala::rules::Variant;
use mancala::rules::likeness::Grade;
use mancala::rules::profile::{BoardForm, CaptureStyle};
use naqala_core::atlas::Region;
use naqala_core::library::{CatalogueCache, Filter, Laps, Length};
use naqala_core::session::Purpose;
use naqala_core::words::Words;
use naqala_core::workshop::{FileDiagnostic, Trouble};
use std::path::{Path, PathBuf};
use std::sync::Arc;

fn finding(filter: Filter) -> Stage {
    let mut stage = Stage::new("kalah", 0);
    stage.world.resource_mut::<LibraryTab>().filter = filter;
    stage.world.resource_mut::<LibraryTab>().filters_open = true;
    stage
}

/// Returns whether each of some games is found. The window is high enough for all of them.
fn found(filter: Filter, games: [&str; 4]) -> [bool; 4] {
    let harness = finding(filter).shown(vec2(1280.0, 30_000.0));
    games.map(|game| harness.query_by_role_and_label(Role::Button, game).is_some() || is_listed(&harness, game))
}

fn is_listed(harness: &Harness<'_, Stage>, game: &str) -> bool {
    harness.query_all_by_label(game).next().is_some()
}

#[test]
fn games_are_found_by_what_they_are_like() {
    let games = ["Kalah", "Oware", "Bao la Kiswahili", "Ruma"];
    let asked = Filter::default;
    for (filter, expected) in [
        (asked(), [true; 4]),
        (Filter { form: Some(BoardForm::Rows(2)), ..asked() }, [true, true, false, false]),
        (Filter { form: Some(BoardForm::Square), ..asked() }, [false, false, false, true]),
        (Filter { laps: Some(Laps::Several), ..asked() }, [false, false, true, false]),
        (Filter { capture: Some(CaptureStyle::Across), ..asked() }, [true, false, true, false]),
        (Filter { capture: Some(CaptureStyle::Nothing), ..asked() }, [false, false, false, true]),
        (Filter { players: Some(4), ..asked() }, [false, false, false, true]),
        (Filter { place: Some("Ghana".into()), ..asked() }, [false, true, false, false]),
        (Filter { region: Some(Region::WestAfrica), ..asked() }, [false, true, false, false]),
        (Filter { region: Some(Region::EastAfrica), ..asked() }, [false, false, true, false]),
        (Filter { grade: Some(Grade::Hard), ..asked() }, [false, false, true, false]),
        (
            Filter { form: Some(BoardForm::Rows(2)), capture: Some(CaptureStyle::Count), ..asked() },
            [false, true, false, false],
        ),
    ] {
        assert_eq!(found(filter.clone(), games), expected, "{filter:?}");
    }
}

#[test]
fn games_are_found_by_their_length_when_that_has_been_found_out() {
    let long = Filter { length: Some(Length::Long), ..Filter::default() };
    assert_eq!(found(long, ["Togyz kumalak", "Gabata", "Egyptian mancala", "Tchuka Ruma"]), [true, true, false, false]);
}

#[test]
fn how_many_are_found_is_said_and_all_come_back() {
    let mut harness = finding(Filter { form: Some(BoardForm::Square), ..Filter::default() }).shown(SMALL);
    let all = shipped().ids().len();
    let squares = shipped().ids().iter().filter(|id| id.split('/').next() == Some("ruma")).count();
    assert!(harness.query_by_label(&format!("{squares} of {all} games")).is_some());
    assert!(harness.query_by_label("One filter").is_some());
    harness.state_mut().world.resource_mut::<LibraryTab>().search = "three".into();
    harness.run_steps(2);
    assert!(harness.query_by_label(&format!("1 of {all} games")).is_some());
    click(&mut harness, "Clear");
    let state = harness.state().world.resource::<LibraryTab>();
    assert!(state.filter == Filter::default() && state.search.is_empty());
    harness.run_steps(2);
    assert!(harness.query_by_label("Clear").is_none() && harness.query_by_label("Filters").is_some());
}

#[test]
fn a_filter_is_chosen_from_a_list_that_counts_ahead() {
    let mut harness = finding(Filter::default()).shown(vec2(1280.0, 1200.0));
    click(&mut harness, "Players: any");
    click(&mut harness, "3 (1)");
    assert_eq!(harness.state().world.resource::<LibraryTab>().filter.players, Some(3));
    harness.run_steps(3);
    assert!(harness.query_by_label("Players: 3").is_some() && is_listed(&harness, "Ruma for three"));
}

#[test]
fn filters_are_reached_and_chosen_by_keys() {
    let mut stage = Stage::new("kalah", 0);
    stage.world.resource_mut::<LibraryTab>().find_game();
    let mut harness = stage.shown(SMALL);
    let press = |harness: &mut Harness<'_, Stage>, key| {
        harness.key_press(key);
        harness.run_steps(3);
    };
    press(&mut harness, Key::Tab);
    press(&mut harness, Key::Enter);
    assert!(harness.state().world.resource::<LibraryTab>().filters_open, "the next stop after the word");
    press(&mut harness, Key::Tab);
    assert_eq!(focused(&harness).as_deref(), Some("Map"));
    press(&mut harness, Key::Tab);
    press(&mut harness, Key::Space);
    assert!(harness.query_by_label_contains("square (").is_some(), "the first list is open");
}

#[test]
fn nothing_of_the_finder_lies_over_anything_else() {
    for (size, text_size) in [(SMALL, 1.0), (SMALL, 1.5), (SMALL, 2.0), (vec2(1920.0, 1080.0), 1.0)] {
        let mut stage = finding(Filter { form: Some(BoardForm::Rows(2)), ..Filter::default() });
        stage.preferences.text_size = text_size;
        let harness = stage.shown(size);
        let all = shipped().ids().len();
        let mut rects: Vec<(String, Rect)> = harness
            .get_all_by_role(Role::ComboBox)
            .filter(|node| node.rect().left() > harness.state().left.right())
            .map(|node| (format!("{:?}", node.accesskit_node().label()), node.rect()))
            .collect();
        assert_eq!(rects.len(), 8, "{text_size} in {size}");
        for label in ["One filter".to_owned(), format!(" of {all} games"), "Clear".to_owned()] {
            rects.push((label.clone(), harness.get_by_label_contains(&label).rect()));
        }
        for (i, (name, rect)) in rects.iter().enumerate() {
            assert!(rect.left() >= harness.state().left.right() && rect.right() <= size.x, "{name}: {rect} in {size}");
            for (other, beside) in &rects[..i] {
                let shared = rect.intersect(*beside);
                assert!(shared.width() < 0.5 || shared.height() < 0.5, "{name} and {other} at {text_size} in {size}");
            }
        }
    }
}

#[test]
fn the_list_begins_at_the_game_on_the_table_and_what_is_found_at_its_first() {
    let in_sight = |harness: &Harness<'_, Stage>, game: &str| {
        harness.query_all_by_label(game).any(|node| node.rect().top() > 0.0 && node.rect().bottom() < SMALL.y)
    };
    let begins_with =
        |harness: &Harness<'_, Stage>, first: &str| in_sight(harness, first) && !in_sight(harness, "Woaley");
    let opened = || Stage::new("woaley", 0).shown(SMALL);
    assert!(in_sight(&opened(), "Woaley") && !in_sight(&opened(), "Abawo"));
    // It is left where the reader has scrolled it to.
    let mut scrolled = opened();
    scrolled.hover_at(scrolled.get_by_label("Woaley").rect().center());
    scrolled.event(egui::Event::MouseWheel {
        unit: egui::MouseWheelUnit::Page,
        delta: vec2(0.0, 100.0),
        phase: egui::TouchPhase::Move,
        modifiers: egui::Modifiers::NONE,
    });
    scrolled.run_steps(60);
    let seen: Vec<_> = ["For beginners", "Kalah", "Oware", "Abawo", "Woaley"]
        .into_iter()
        .filter(|it| in_sight(&scrolled, it))
        .collect();
    assert!(begins_with(&scrolled, "Kalah"), "{seen:?}");
    let mut sought = opened();
    sought.get_by_role(Role::TextInput).focus();
    sought.run_steps(2);
    sought.event(egui::Event::Text("a".into()));
    sought.run_steps(4);
    assert!(begins_with(&sought, "Abawo"));
    let mut narrowed = opened();
    click(&mut narrowed, "Filters");
    narrowed.run_steps(4);
    assert!(begins_with(&narrowed, "Abawo"));
}

#[test]
fn what_was_looked_for_gives_way_to_what_is_typed_next() {
    let mut stage = Stage::new("kalah", 2);
    stage.world.resource_mut::<LibraryTab>().search = "oware".into();
    stage.world.resource_mut::<LibraryTab>().find_game();
    let mut harness = stage.shown(SMALL);
    harness.event(Event::Text("bao".into()));
    harness.run_steps(2);
    assert_eq!(harness.state().world.resource::<LibraryTab>().search, "bao");
    harness.event(Event::Text("b".into()));
    harness.run_steps(2);
    assert_eq!(harness.state().world.resource::<LibraryTab>().search, "baob", "only once");
}

#[test]
fn a_users_own_games_stand_first_and_what_is_wrong_with_their_files_before_them() {
    for size in [SMALL, ROOMY] {
        let mut stage = Stage::new("kalah", 0);
        let text = include_str!("../../../variants/oware.ron").replacen("id: \"oware\"", "id: \"mine\"", 1);
        let text = text.replacen("name: \"Oware\"", "name: \"Mine\"", 1);
        let variant = Arc::new(Variant::read("mine.ron", &text).expect("it is sound"));
        stage.catalogue.set_own([(Path::new("mine.ron"), &variant)].into_iter());
        let line_text = "    board: (rows: two, columns: 6),";
        let read = Variant::read("mine.ron", &format!("Variant(\n{line_text}\n)")).expect_err("two is no number");
        let mistake = read.diagnostics().into_iter().find(|it| it.span().is_some_and(|span| span.line == 2));
        let mistake = mistake.expect("the number is in the second line");
        let spot = |line| FileDiagnostic { diagnostic: mistake.clone().at(line, 19), text: line_text.into() };
        let trouble = Trouble {
            file: "/home/me/mine.ron".into(),
            goes_on: Some("mine".into()),
            spots: (1..=6).map(spot).collect(),
        };
        stage.troubles = vec![trouble];
        // The list begins at its top.
        stage.purpose = Purpose::Watch;
        let mut harness = stage.shown(size);
        let heading = harness.get_by_label("My games").rect();
        assert!(heading.bottom() <= harness.get_by_label("For beginners").rect().top());
        assert!(harness.get_by_label("mine.ron has 6 errors").rect().bottom() <= heading.top());
        assert!(harness.query_by_label("Line 1, column 19: expected a whole number, as in `4`").is_some());
        assert!(harness.query_by_label("and 4 more").is_some());
        assert!(harness.query_by_label_contains("last valid rules stay in use").is_some());
        if size == SMALL {
            continue;
        }
        click(&mut harness, "Mine");
        assert_eq!(
            harness.state().world.resource::<LibraryTab>().draft.as_ref().map(|draft| draft.id.as_str()),
            Some("mine")
        );
    }
}

#[test]
fn a_list_of_very_many_games_of_ones_own_is_whole_in_the_end_and_only_what_is_in_sight_is_laid_out() {
    let mut stage = Stage::new("kalah", 0);
    stage.purpose = Purpose::Watch;
    let text = include_str!("../../../variants/egyptian.ron");
    let variants: Vec<(PathBuf, Arc<Variant>)> = (0..300)
        .map(|number| {
            let text = text.replacen("id: \"egyptian\"", &format!("id: \"mine-{number}\""), 1);
            let text = text.replacen("name: \"", &format!("name: \"Mine {number} "), 1);
            let variant = Variant::read("mine.ron", &text).expect("it is sound");
            (PathBuf::from(format!("{number}.ron")), Arc::new(variant))
        })
        .collect();
    stage.catalogue.set_own(variants.iter().map(|(file, variant)| (file.as_path(), variant)));
    let mut cache = CatalogueCache::default();
    let all =
        std::iter::repeat_with(|| cache.entries(&Words::english(), &stage.catalogue)).find(|(_, complete)| *complete);
    let entries = all.expect("it does not go on for ever").0;
    assert_eq!(entries.iter().filter(|entry| entry.own && entry.of.is_none()).count(), 300);
    assert_eq!(
        entries.iter().map(|entry| &entry.id).collect::<Vec<_>>(),
        stage.catalogue.ids().iter().collect::<Vec<_>>()
    );
    let mut harness = stage.shown(ROOMY);
    harness.run_steps(60);
    let laid_out = entries.iter().filter(|entry| harness.query_all_by_label(&entry.name).next().is_some()).count();
    assert!(laid_out < 100 && entries.len() > 400, "{laid_out} of {}", entries.len());
    let last = entries.last().expect("there are some").id.clone();
    harness.state_mut().world.resource_mut::<LibraryTab>().search = last;
    harness.run_steps(3);
    assert!(harness.query_by_label("My games").is_none() && harness.query_by_label_contains("1 of ").is_some());
}

#[test]
fn every_game_stands_once_among_those_of_its_region_below_the_game_that_it_is_a_kind_of() {
    let harness = Stage::new("kalah", 0).shown(vec2(1280.0, 30_000.0));
    let top = |label: &str| {
        let all: Vec<f32> = harness.query_all_by_label(label).map(|node| node.rect().top()).collect();
        all.into_iter().reduce(f32::max).unwrap_or_else(|| panic!("no {label}"))
    };
    let heading = |region: Region| {
        let name = harness.state().words.region(region);
        let begins = format!("{name} (");
        let heading = harness.query_all_by_label_contains(&begins).next();
        heading.unwrap_or_else(|| panic!("no heading for {name}")).rect().top()
    };
    let (oware, west, central) = (top("Oware"), heading(Region::WestAfrica), heading(Region::CentralAfrica));
    assert!(west < oware && oware < central, "{west} {oware} {central}");
    assert!(top("Oware") < top("Woli") && top("Woli") < heading(Region::CentralAfrica));
    assert!(heading(Region::CentralAsia) < top("Togyz kumalak") && top("Togyz kumalak") < heading(Region::SouthAsia));
    assert!(heading(Region::SouthEastAsia) < top("Sungka"), "below Congkak");
    assert!(heading(Region::Invented) < top("Afrika"));
}

#[test]
fn games_like_the_one_on_the_table_are_listed_the_most_alike_first() {
    let mut harness = Stage::new("oware", 0).on(Tab::Rules).shown(vec2(1280.0, 1600.0));
    click(&mut harness, "Games like this one");
    harness.run_steps(4);
    assert_eq!(harness.state().world.resource::<SidePanel>().tab, Tab::Game);
    assert!(is_listed(&harness, "Like Oware, most similar first"));
    let top = |label: &str| harness.query_all_by_label(label).map(|node| node.rect().top()).next();
    let (woli, kalah) = (top("Woli").expect("it is near"), top("Kalah"));
    assert!(kalah.is_none_or(|kalah| woli < kalah), "{woli} {kalah:?}");
    assert!(top("Oware").is_none(), "it is not like itself");
    click(&mut harness, "Clear");
    harness.run_steps(3);
    assert!(!is_listed(&harness, "Like Oware, most similar first"));
}

#[test]
fn the_list_of_games_goes_to_those_for_beginners_and_stays_there() {
    let mut stage = Stage::new("pallanguzhi", 0).on(Tab::Game);
    (
        stage.world.resource_mut::<LibraryTab>().beginners_sought,
        stage.world.resource_mut::<LibraryTab>().at_beginners,
    ) = (true, true);
    let mut harness = stage.shown(ROOMY);
    harness.run_steps(6);
    let beginners = harness.get_by_label("For beginners").rect();
    assert!((0.0..ROOMY.y / 2.0).contains(&beginners.top()), "{beginners}");
    assert!(!harness.state().world.resource::<LibraryTab>().beginners_sought);
}
