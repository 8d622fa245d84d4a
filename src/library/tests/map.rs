//! The atlas, and the game at a glance.

use crate::library::LibraryTab;
use crate::library::map::MapView;
use crate::tests::panel::{SMALL, Stage, click, shipped};
use crate::ui::Dialog;
use crate::ui::tabs::{SidePanel, Tab};
use bevy_egui::egui::Rect;
use bevy_egui::egui::{Key, accesskit::Role, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};

fn opened(size: bevy_egui::egui::Vec2, text_size: f32) -> Harness<'static, Stage> {
    let mut stage = Stage::new("kalah", 0);
    stage.preferences.text_size = text_size;
    stage.world.resource_mut::<Dialog>().open(MapView::default());
    let mut harness = stage.shown(size);
    harness.run_steps(3);
    harness
}

/// The marks of all places: what they say and where they lie.
fn marks(harness: &Harness<'_, Stage>) -> Vec<(String, Rect)> {
    let nodes = harness.get_all_by_role(Role::Button);
    let label = |node: &egui_kittest::Node<'_>| node.accesskit_node().label();
    let place = |node: egui_kittest::Node<'_>| Some((label(&node)?, node.rect()));
    nodes.filter_map(place).filter(|(label, _)| label.ends_with(" games") || label.ends_with(", one game")).collect()
}

#[test]
fn every_place_of_every_game_has_a_mark_that_lies_over_no_other() {
    for (size, text_size) in [(SMALL, 1.0), (SMALL, 1.5), (vec2(1280.0, 800.0), 1.0), (vec2(1920.0, 1080.0), 1.0)] {
        let harness = opened(size, text_size);
        let marks = marks(&harness);
        let mut places: std::collections::BTreeSet<String> = std::collections::BTreeSet::new();
        for variant in shipped().variants() {
            places.extend(variant.about.places.iter().cloned());
        }
        for place in &places {
            let found = marks.iter().any(|(label, _)| label.starts_with(&format!("{place}, ")));
            assert!(found, "{place} at {text_size} in {size}");
        }
        for (number, (one, rect)) in marks.iter().enumerate() {
            assert!(Rect::from_min_size(Default::default(), size).contains_rect(*rect), "{one}: {rect} in {size}");
            for (other, beside) in &marks[..number] {
                let between = (rect.center() - beside.center()).length();
                assert!(between > 0.9 * rect.width(), "{one} and {other} at {text_size} in {size}");
            }
        }
    }
}

#[test]
fn a_game_is_chosen_at_its_place() {
    let mut harness = Stage::new("kalah", 0).shown(vec2(1280.0, 800.0));
    click(&mut harness, "Map");
    harness.run_steps(3);
    click(&mut harness, "Uganda, one game");
    harness.run_steps(2);
    // The first of the two stands in the list behind the window.
    harness.get_all_by_label("Omweso").last().expect("it is played there").click();
    harness.run_steps(2);
    let world = &harness.state().world;
    assert_eq!(world.resource::<LibraryTab>().draft.as_ref().map(|draft| draft.id.as_str()), Some("omweso"));
    assert!(world.resource::<SidePanel>().tab == Tab::Game && !world.resource::<Dialog>().is_open());
}

#[test]
fn places_are_reached_by_keys() {
    let mut harness = opened(SMALL, 1.0);
    let first = marks(&harness)[0].0.clone();
    for _ in 0..3 {
        harness.key_press(Key::Tab);
        harness.run_steps(2);
    }
    harness.key_press(Key::Enter);
    harness.run_steps(2);
    let atlas = harness.state().world.resource::<Dialog>().get::<MapView>();
    let place = atlas.and_then(|atlas| atlas.place.clone());
    assert!(place.is_some(), "one of those after {first}");
}

/// Kalah as everybody knows it: from the United States, for two, with few rules; Bao with many.
#[test]
fn a_game_is_known_at_a_glance() {
    for (id, place, players, rules) in [
        ("kalah", "United States", "2 players", "Difficulty: easy"),
        ("ruma", "Germany, Belgium, United States", "4 players", "Difficulty: easy"),
        ("bao-la-kiswahili", "Tanzania", "2 players", "Difficulty: hard"),
        ("tchuka-ruma", "France", "One player", "Difficulty: easy"),
    ] {
        let mut stage = Stage::new(id, 0);
        stage.world.resource_mut::<SidePanel>().tab = Tab::Rules;
        let harness = stage.shown(SMALL);
        let where_it_is = harness.get_by_label_contains("Where it is played: ").accesskit_node().label();
        let names: Vec<&str> = place.split(", ").collect();
        assert!(names.iter().all(|name| where_it_is.as_ref().is_some_and(|it| it.contains(name))), "{where_it_is:?}");
        assert!(harness.query_by_label(players).is_some(), "{id}");
        assert!(harness.query_by_label_contains(rules).is_some(), "{id}");
        let mut labels = harness.get_all_by_label_contains(" move").filter_map(|node| node.accesskit_node().value());
        assert!(labels.any(|label| label.starts_with("About ") || label.starts_with("More than ")), "{id}");
    }
}

#[test]
fn the_wheel_comes_nearer_to_what_lies_under_the_pointer() {
    let mut harness = opened(vec2(1280.0, 800.0), 1.0);
    let uganda = |harness: &Harness<'_, Stage>| {
        marks(harness).into_iter().find(|(label, _)| label.starts_with("Uganda")).map(|(_, rect)| rect.center())
    };
    let before = uganda(&harness).expect("it is on the map");
    let all = marks(&harness).len();
    harness.hover_at(before + vec2(0.0, 14.0));
    harness.run_steps(2);
    let turned = |y| bevy_egui::egui::Event::MouseWheel {
        unit: bevy_egui::egui::MouseWheelUnit::Point,
        delta: vec2(0.0, y),
        phase: bevy_egui::egui::TouchPhase::Move,
        modifiers: Default::default(),
    };
    for (by, nearer) in [(240.0, true), (-4000.0, false)] {
        harness.event(turned(by));
        harness.run_steps(40);
        let now = uganda(&harness).expect("it is still on the map");
        assert!(now.distance(before) < 60.0, "{before} {now}");
        assert_eq!(marks(&harness).len() < all, nearer, "places that are not seen have no marks");
    }
}
