//! The rule page keeps what is lit in sight, and opens at its top for another game.

use crate::tests::panel::{SMALL, Stage, game, shipped};
use crate::ui::tabs::{SidePanel, Tab};
use bevy_egui::egui::vec2;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;

/// A stage on which a clause far down the page is at work.
fn far_down() -> Stage {
    let mut stage = Stage::new("kalah", 40).on(Tab::Rules);
    stage.preferences.reduced_motion = true;
    let ended = stage.choreography.keyframes().iter().rfind(|keyframe| keyframe.clause.is_some()).copied();
    stage.time = ended.expect("the game is over by a rule").end - 0.01;
    stage
}

/// The line that is lit.
fn lit(harness: &Harness<'_, Stage>) -> String {
    let stage = harness.state();
    let page = stage.words.page(stage.game.rules());
    let keyframe =
        stage.choreography.keyframes()[stage.choreography.keyframe_at(stage.time).expect("something is shown")];
    let line = page.sections.iter().flat_map(|section| &section.lines).rfind(|line| line.clause == keyframe.clause);
    line.expect("the clause is on the page").text.clone()
}

fn assert_in_sight(harness: &Harness<'_, Stage>, height: f32, when: &str) {
    let line = lit(harness);
    let rect = harness.get_all_by_label(&line).last().map(|node| node.rect());
    let rect = rect.unwrap_or_else(|| panic!("{when}: {line} is not laid out"));
    assert!(rect.top() >= 30.0 && rect.bottom() <= height, "{when}: {line} at {rect}");
}

#[test]
fn the_lit_clause_stays_in_sight_whatever_changes() {
    let mut harness = far_down().shown(SMALL);
    assert_in_sight(&harness, 600.0, "at first");
    for text_size in [1.5, 0.75, 1.25, 1.0] {
        harness.state_mut().preferences.text_size = text_size;
        harness.run_steps(6);
        assert_in_sight(&harness, 600.0, &format!("in letters {text_size}"));
    }
    for tab in [Tab::Game, Tab::Moves] {
        let time = harness.state().time;
        harness.state_mut().world.resource_mut::<SidePanel>().tab = tab;
        harness.run_steps(2);
        harness.state_mut().time = 0.2;
        harness.run_steps(2);
        harness.state_mut().time = time;
        harness.state_mut().world.resource_mut::<SidePanel>().tab = Tab::Rules;
        harness.run_steps(6);
        assert_in_sight(&harness, 600.0, "with the tab back");
    }
    harness.state_mut().preferences.panel_open = false;
    harness.run_steps(2);
    harness.state_mut().preferences.panel_open = true;
    harness.run_steps(6);
    assert_in_sight(&harness, 600.0, "with the panel open again");
    harness.state_mut().preferences.panel_width = 420.0;
    harness.state_mut().world.resource_mut::<SidePanel>().room = None;
    harness.run_steps(6);
    assert_in_sight(&harness, 600.0, "in a wide panel");
    harness.set_size(vec2(1280.0, 520.0));
    harness.run_steps(6);
    assert_in_sight(&harness, 520.0, "in a low window");
}

#[test]
fn another_games_page_opens_at_its_top() {
    let mut harness = far_down().shown(SMALL);
    let title = |harness: &Harness<'_, Stage>| {
        let name = harness.state().game.rules().about.name.clone();
        let mut titles = harness.get_all_by_label(&name);
        titles.any(|node| node.rect().top() > 30.0 && node.rect().bottom() < 140.0)
    };
    assert!(!title(&harness), "it is scrolled");
    for id in ["oware", "kalah"] {
        let stage = harness.state_mut();
        stage.put_game(game(shipped(), id, 0));
        stage.time = 0.0;
        harness.run_steps(4);
        assert!(title(&harness), "{id}");
    }
}
