//! Players: the names of the seats and, with more than two of them, the order of turns and the partnerships.

use crate::library::GameSetup;
use crate::library::LibraryTab;
use crate::play::{PlayCommand, PlayPreferences};
use crate::tests::panel::{ROOMY, SMALL, Stage, click, shipped};
use crate::ui::tabs::Tab;
use bevy_egui::egui::{Event, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use mancala::engine::{Game, start};
use mancala::record::{ComputerPlayer, PlayingStyle, Skill};
use mancala::rules::{Settings, Side};
use naqala_core::session::{Players, PlayersMode};
use std::sync::Arc;

/// The places of what is said of the seats, from top to bottom.
fn order(harness: &Harness<'_, Stage>, seats: [&str; 4]) -> [f32; 4] {
    seats.map(|seat| harness.query_all_by_label(seat).next().expect("every seat is named").rect().top())
}

#[test]
fn four_seats_stand_in_the_order_of_turns_with_a_score_each() {
    for size in [SMALL, ROOMY] {
        let harness = Stage::new("ruma/three", 1).at_rest().on(Tab::Moves).shown(size);
        assert!(order(&harness, ["South", "East", "North", "West"]).is_sorted());
        assert_eq!(harness.query_all_by_label_contains("Penalties: 0").count(), 4);
        let lines = ["in 3 turns", "to move", "next", "in 2 turns"];
        let bonds = ["one player with North", "partner of West", "one player with South", "partner of East"];
        for (line, bond) in lines.into_iter().zip(bonds) {
            assert!(harness.query_by_label(&format!("{line}\u{a0}· {bond}")).is_some(), "{line}, {bond}");
        }
    }
}

#[test]
fn what_a_side_has_is_told_as_the_stones_lie_in_the_middle_of_a_move() {
    let mut stage = Stage::new("kalah", 1);
    let lying = stage.game.before(1).clone();
    assert_eq!((stage.game.before(0).store(Side::South), lying.store(Side::South)), (0, 1));
    assert_eq!(stage.see(|view| view.words.holdings(view.rules(), view.lies(), Side::South)), "Store: 0");
    stage.lying = Some(lying);
    assert_eq!(stage.see(|view| view.words.holdings(view.rules(), view.lies(), Side::South)), "Store: 1");
}

#[test]
fn nothing_of_four_seats_lies_over_anything_else_in_a_small_window() {
    for text_size in [1.0, 1.5, 2.0] {
        let mut stage = Stage::new("ruma/three", 1).at_rest().on(Tab::Moves);
        stage.preferences.text_size = text_size;
        let harness = stage.shown(SMALL);
        let last = harness.get_by_label_contains("in 2 turns").rect();
        let record = harness.get_by_label(&harness.state().words.label("moves-record")).rect();
        assert!(last.bottom() <= record.top() || record.bottom() <= last.top(), "{text_size}: {last} and {record}");
    }
}

#[test]
fn who_has_two_seats_is_named_once() {
    let mut harness = Stage::new("ruma/two", 0).at_rest().on(Tab::Moves).shown(ROOMY);
    let fields: Vec<_> = harness.get_all_by_role(bevy_egui::egui::accesskit::Role::TextInput).collect();
    assert_eq!(fields.len(), 2, "South and North is one player, East and West the other");
    fields[0].focus();
    harness.run_steps(2);
    harness.event(Event::Text("Ana".into()));
    harness.run_steps(2);
    assert_eq!(harness.state().seated().names, ["Ana", "Ana", "", ""], "of South, North, East and West");
}

#[test]
fn a_game_set_up_shows_whose_turn_it_will_be_or_is() {
    for (id, now) in [("kalah", "to move"), ("ruma/three", "in 3 turns")] {
        let mut stage = Stage::new(id, 1).at_rest();
        stage.world.resource_mut::<LibraryTab>().draft = Some(GameSetup::new("ruma/three", Default::default()));
        let harness = stage.shown(vec2(1280.0, 3000.0));
        assert!(order(&harness, ["South", "East", "North", "West"]).is_sorted());
        let south = format!("{now}\u{a0}· one player with North");
        assert!(harness.query_by_label(&south).is_some(), "South beside {id}");
    }
}

#[test]
fn who_has_lost_and_moves_no_more_says_so() {
    let set = Settings::from_iter([("eliminated".to_owned(), "frozen".to_owned())]);
    let rules = Arc::new(shipped().rules("ruma", &set).expect("ruma is shipped"));
    let mut lost = start(&rules);
    lost.apply(mancala::engine::StateChange::Lost { side: mancala::rules::Side::North });
    let harness = Stage::of(Game::new(rules, lost)).at_rest().on(Tab::Moves).shown(ROOMY);
    assert!(harness.query_by_label("moves no more").is_some());
    assert!(harness.query_by_label_contains("Lost").is_some());
    assert!(harness.query_by_label("in 2 turns").is_some(), "West comes sooner");
}

#[test]
fn who_plays_alone_sits_at_no_side() {
    let harness = Stage::new("tchuka-ruma", 2).on(Tab::Moves).shown(SMALL);
    for side in ["South", "North"] {
        assert!(harness.query_by_label_contains(side).is_none(), "{side} is of two players");
    }
    assert!(harness.query_by_label("Player").is_some());
}

#[test]
fn the_program_is_seated_by_its_level_and_called_by_it() {
    let mut stage = Stage::new("kalah", 0).at_rest().on(Tab::Moves);
    stage.seat(Players::named(["Ama", "", "", ""]));
    let mut harness = stage.shown(ROOMY);
    click(&mut harness, "North: Person");
    click(&mut harness, "Level 3");
    let players = harness.state().seated();
    assert_eq!(players.computers, [None, Some(Skill::Level(3).into()), None, None]);
    assert_eq!(players.names, ["Ama", "Naqala 3", "", ""]);
    click(&mut harness, "South: Person");
    click(&mut harness, "Level 3");
    assert_eq!(harness.state().seated().names, ["Ama", "Naqala 3", "", ""], "a name that was given stays");
    click(&mut harness, "North: Level 3");
    click(&mut harness, "Person");
    assert_eq!(harness.state().seated().names, ["Ama", "", "", ""]);
}

#[test]
fn the_program_is_given_a_style_which_it_keeps_at_another_level() {
    let mut stage = Stage::new("kalah", 0).at_rest().on(Tab::Moves);
    let level = Skill::Level(2).into();
    let players = Players::of(&stage.words, stage.game.rules(), PlayersMode::Computer, level, "");
    stage.seat(players);
    let mut harness = stage.shown(ROOMY);
    click(&mut harness, "North: Level 2");
    click(&mut harness, "Greedy");
    let greedy = |level| Some(ComputerPlayer { skill: Skill::Level(level), style: PlayingStyle::Greedy });
    let players = harness.state().seated();
    assert_eq!(players.computers, [None, greedy(2), None, None]);
    assert_eq!(players.names[1], "Naqala 2, greedy");
    click(&mut harness, "North: Level 2, greedy");
    click(&mut harness, "Level 3");
    let players = harness.state().seated();
    assert_eq!(players.computers, [None, greedy(3), None, None]);
    let mut preferences = PlayPreferences::default();
    preferences.begin(harness.state().game.rules(), &players);
    assert_eq!(Some(preferences.computer(harness.state().game.rules())), greedy(3), "the next game is played like it");
}

#[test]
fn what_can_be_done_while_the_program_thinks_is_offered() {
    let mut stage = Stage::new("kalah", 2).at_rest();
    let answered = |stage: Stage, label: &str| {
        let mut harness = stage.shown(SMALL);
        click(&mut harness, label)
    };
    let chooser = stage.game.position().chooser().index();
    stage.about.computers[chooser] = Some(Skill::Level(3).into());
    assert_eq!(answered(stage, "Move now"), [PlayCommand::MoveNow]);
    let mut stage = Stage::new("kalah", 2).at_rest();
    stage.about.computers = [Some(Skill::Level(3).into()); 4];
    assert_eq!(answered(stage, "Pause computer"), [PlayCommand::Hold(true)]);
    let mut stage = Stage::new("kalah", 2).at_rest();
    (stage.about.computers[chooser], stage.held) = (Some(Skill::Level(3).into()), true);
    assert_eq!(answered(stage, "Continue"), [PlayCommand::Hold(false)]);
}
