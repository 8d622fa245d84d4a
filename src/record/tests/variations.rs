//! Variations in the list of moves: where they stand, and what can be done with them by mouse and keyboard.

use crate::app::tests::dialogs::tip;
use crate::record::RecordCommand;
use crate::tests::panel::{ROOMY, SMALL, Stage, click, focused, is_chosen, shipped};
use crate::ui::tabs::Tab;
use bevy_egui::egui::{Key, Rect, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{By, Queryable};
use mancala::engine::{Game, Move, legal_moves, start};
use mancala::record::Record;
use mancala::record::tree::NodeId;
use mancala::rules::Settings;
use naqala_core::session::Purpose;
use std::sync::Arc;

/// A game of Oware with a variation, one within it, and one that goes on from the end.
fn studied() -> Stage {
    let rules = Arc::new(shipped().rules("oware", &Settings::new()).expect("a shipped variant"));
    let opening = start(&rules);
    let mut game = Game::new(Arc::clone(&rules), opening);
    for name in ["a1", "b2", "c1", "d2"] {
        let pit = rules.board.pit_named(name).expect("a pit of Oware");
        game.play(Move::Sow { pit, way: None }).expect("a legal move");
    }
    Stage::of(game).with_lines(&["a1 c2 d1 e2 f1", "a1 c2 e1 f2", "a1 b2 c1 d2 e1"]).at_rest().on(Tab::Moves)
}

/// The position after these moves.
fn at(stage: &Stage, moves: &str) -> NodeId {
    moves.split(' ').fold(NodeId::OPENING, |node, mv| {
        let child = stage.tree().children(node).iter().find(|child| stage.tree().node(**child).text == mv);
        *child.unwrap_or_else(|| panic!("no {mv} of {moves}"))
    })
}

fn rect(harness: &Harness<'_, Stage>, label: &str) -> Rect {
    harness.get_by_label(label).rect()
}

fn is_there(harness: &Harness<'_, Stage>, label: &str) -> bool {
    harness.query_all_by_label(label).next().is_some()
}

#[test]
fn variations_stand_further_in_below_the_move_in_whose_place_they_are() {
    for (size, text_size) in [(ROOMY, 1.0), (SMALL, 1.0), (Vec2::new(1280.0, 1200.0), 2.0)] {
        let mut stage = studied();
        // Nobody is offered a draw, so that the list has its room.
        stage.purpose = Purpose::Watch;
        stage.preferences.text_size = text_size;
        let harness = stage.shown(size);
        let labels = ["2. b2", "2. c2", "3. e1", "4. e2"];
        let [main, variation, nested, rest] = labels.map(|label| rect(&harness, label));
        assert!(main.bottom() <= variation.top() + 0.1, "{size}: {main} {variation}");
        assert!(variation.bottom() <= nested.top() + 0.1, "{size}: {variation} {nested}");
        assert!(variation.left() < nested.left(), "{size}: {variation} {nested}");
        assert!(nested.bottom() <= rest.top() + 0.1 && rest.left() < nested.left(), "the variation goes on: {rest}");
        let side = harness.state().left;
        assert!(labels.iter().all(|label| rect(&harness, label).left() >= side.right() - 1.0), "in the panel");
    }
}

#[test]
fn a_click_shows_the_position_and_leaves_the_record_as_it_is() {
    let mut harness = studied().shown(ROOMY);
    let node = at(harness.state(), "a1 c2 e1");
    assert_eq!(click(&mut harness, "3. e1"), [RecordCommand::ShowNode(node)]);
    harness.run_steps(2);
    assert!(is_chosen(&harness.get_by_label("3. e1")) && !is_chosen(&harness.get_by_label("2. c2")));
    let stage = harness.state();
    assert_eq!(Record::of(&stage.game).moves, ["a1", "c2", "e1", "f2"]);
    assert_eq!(Record::of(stage.main_line()).moves, ["a1", "b2", "c1", "d2"]);
    assert!(is_there(&harness, "4. d2"), "the main line is listed as before");
    let main = at(harness.state(), "a1 b2");
    assert_eq!(click(&mut harness, "2. b2"), [RecordCommand::ShowNode(main)]);
    assert_eq!(Record::of(&harness.state().game).moves, ["a1", "b2", "c1", "d2"]);
}

#[test]
fn a_variation_is_folded_and_unfolded_by_its_triangle_and_by_keys() {
    let mut harness = studied().shown(ROOMY);
    let first = at(harness.state(), "a1 c2");
    assert_eq!(click(&mut harness, "Collapse variation with c2"), [RecordCommand::Collapse(first, true)]);
    harness.run_steps(2);
    assert!(!is_there(&harness, "3. e1"), "what parts from it is folded away with it");
    assert!(is_there(&harness, "2. c2"));
    assert_eq!(click(&mut harness, "Expand variation with c2"), [RecordCommand::Collapse(first, false)]);
    harness.run_steps(2);
    for (key, folded) in [(Key::Minus, true), (Key::Plus, false)] {
        harness.get_by_label("2. c2").focus();
        harness.run_steps(2);
        assert_eq!(focused(&harness).as_deref(), Some("2. c2"));
        harness.state_mut().actions.clear();
        harness.key_press(key);
        harness.run_steps(2);
        assert_eq!(harness.state().actions, [RecordCommand::Collapse(first, folded)]);
    }
    harness.get_by_label("3. e1").focus();
    harness.run_steps(2);
    harness.state_mut().actions.clear();
    harness.key_press(Key::Enter);
    harness.run_steps(2);
    let node = at(harness.state(), "a1 c2 e1");
    assert_eq!(harness.state().actions, [RecordCommand::ShowNode(node)], "Enter is a click");
}

#[test]
fn the_variation_shown_is_promoted_and_deleted_below_the_list() {
    for size in [SMALL, ROOMY] {
        let mut harness = studied().shown(size);
        assert!(!is_there(&harness, "Make main line"), "the main line is shown");
        let node = at(harness.state(), "a1 c2 e1");
        harness.state_mut().show(node);
        harness.run_steps(3);
        assert_eq!(click(&mut harness, "Promote variation"), [RecordCommand::Promote(node)]);
        assert_eq!(click(&mut harness, "Make main line"), [RecordCommand::Promote(node)]);
        assert!(harness.state().tree().is_main(node));
        harness.run_steps(3);
        assert!(!is_there(&harness, "Make main line"));
        let left = at(harness.state(), "a1 b2");
        harness.state_mut().show(left);
        harness.run_steps(3);
        assert_eq!(click(&mut harness, "Delete from here"), [RecordCommand::DeleteFrom(left)]);
        harness.run_steps(3);
        assert!(!is_there(&harness, "2. b2"));
    }
}

#[test]
fn the_key_that_deletes_deletes_from_the_move_that_has_the_keyboard() {
    let mut harness = studied().shown(ROOMY);
    harness.get_by_label("4. e2").focus();
    harness.run_steps(2);
    harness.state_mut().actions.clear();
    harness.key_press(Key::Delete);
    harness.run_steps(3);
    assert_eq!(harness.state().actions.len(), 1);
    assert!(matches!(harness.state().actions[0].get(), Some(RecordCommand::DeleteFrom(_))));
    assert!(!is_there(&harness, "4. e2") && is_there(&harness, "2. c2"));
}

#[test]
fn a_folded_variation_being_shown_is_in_sight_where_it_begins() {
    let mut stage = Stage::new("oware", 60).with_lines(&[]);
    let record = Record::of(&stage.game);
    let mut other = stage.game.clone();
    other.take_back_to(50);
    let moves = legal_moves(other.rules(), other.position());
    let mv = moves.into_iter().find(|mv| *mv != stage.game.plies()[50].mv).expect("there is a choice");
    let text = mancala::record::notation::move_text(other.rules(), other.position(), mv);
    stage = stage.with_lines(&[&format!("{} {text}", record.moves[..50].join(" "))]).on(Tab::Moves);
    let node = stage.tree().variations(stage.path()[50])[0];
    stage.fold(node, true);
    stage.show(node);
    let harness = stage.shown(SMALL);
    assert!(is_chosen(&harness.get_by_label(&format!("51. {text}"))));
}

#[test]
fn a_thousand_variations_of_a_long_game_are_listed_at_once() {
    let stage = Stage::new("togyz-kumalak", 400);
    let plies = stage.game.plies().len();
    let record = Record::of(&stage.game);
    let mut lines = Vec::new();
    for ply in 0..plies {
        let mut other = stage.game.clone();
        other.take_back_to(ply);
        let moves = legal_moves(other.rules(), other.position());
        for mv in moves.into_iter().filter(|mv| *mv != stage.game.plies()[ply].mv) {
            let text = mancala::record::notation::move_text(other.rules(), other.position(), mv);
            lines.push([&record.moves[..ply], &[text]].concat().join(" "));
        }
    }
    lines.truncate(1000);
    assert!(lines.len() > 300, "{}", lines.len());
    let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
    let mut harness = stage.with_lines(&lines).at_rest().on(Tab::Moves).shown(SMALL);
    let begun = std::time::Instant::now();
    for _ in 0..20 {
        harness.step();
    }
    assert!(begun.elapsed() < std::time::Duration::from_secs(5), "{:?}", begun.elapsed());
    let cells = harness.query_all(
        By::new()
            .predicate(|node| node.label().is_some_and(|label| label.starts_with(|sign: char| sign.is_ascii_digit()))),
    );
    assert!(cells.count() < 200, "only rows in sight are laid out");
}

#[test]
fn what_a_move_of_a_variation_does_is_told_whichever_line_is_shown() {
    let mut harness = studied().shown(ROOMY);
    for shown in ["a1 b2", "a1 c2 e1"] {
        let node = at(harness.state(), shown);
        harness.state_mut().show(node);
        harness.run_steps(3);
        for (label, says) in [("4. e2", "e2"), ("4. f2", "f2"), ("4. d2", "d2")] {
            let at = rect(&harness, label).center();
            let told = tip(&mut harness, at, &format!("from {says}"));
            assert!(told.is_positive(), "{label} while {shown} is shown");
        }
    }
}
