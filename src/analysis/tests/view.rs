//! Evaluation of a position, in the bar and next to the moves.

use crate::analysis::AnalysisCommand;
use crate::play::PlayCommand;
use crate::tests::panel::{SMALL, Stage, click};
use crate::ui::tabs::Tab;
use bevy_egui::egui::Vec2;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use mancala::engine::Move;
use mancala::record::Skill;
use naqala_core::search::{Analyser, Budget, EVERY_MOVE};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// The opening of a game, looked at a few moves deep.
fn studied(id: &str) -> Stage {
    let mut stage = Stage::new(id, 0).at_rest();
    let budget = Budget { depth: Some(4), nodes: Some(200_000), ..Budget::default() };
    let mut analyser = Analyser::new(stage.game.rules(), budget);
    let analysis = analyser.analyse(&[], stage.game.position(), EVERY_MOVE, &AtomicBool::new(false), |_| {});
    stage.study = Some(Arc::new(analysis));
    stage
}

fn lines(stage: &Stage) -> Vec<Vec<Move>> {
    let study = stage.study.as_ref().expect("it was analysed");
    study.moves.iter().map(|rated| rated.line.clone()).collect()
}

#[test]
fn who_is_ahead_is_said_and_the_best_play_can_be_played_step_by_step() {
    let stage = studied("kalah");
    let best = lines(&stage).remove(0);
    let study = stage.study.clone().expect("it was analysed");
    let standing = stage.words.standing(stage.game.rules(), stage.game.position(), &study);
    let mut harness = stage.shown(SMALL);
    assert!(harness.query_by_label(&standing).is_some(), "{standing}");
    assert!(harness.query_by_label_contains("of 100 games from here").is_some());
    // The line begins with c1 and, as South moves again, another move of South's.
    let texts: Vec<String> = best.iter().map(|mv| pit_name(&harness, *mv)).collect();
    assert_eq!(texts[0], "c1");
    let second = texts[1].clone();
    let buttons: Vec<_> = harness.query_all_by_label(&second).collect();
    buttons.last().expect("the second move stands in the bar").click();
    harness.run_steps(3);
    assert_eq!(harness.state().actions, [PlayCommand::Line(best[..2].to_vec())]);
}

fn pit_name(harness: &Harness<'_, Stage>, mv: Move) -> String {
    let pit = mv.pit().expect("moves of Kalah are made at pits");
    harness.state().game.rules().board.name(pit)
}

#[test]
fn every_move_stands_in_the_list_with_its_value_and_a_click_plays_it() {
    for (id, size) in [("kalah", SMALL), ("oware", Vec2::new(1280.0, 800.0))] {
        let stage = studied(id).on(Tab::Moves);
        let firsts: Vec<Move> = lines(&stage).iter().map(|line| line[0]).collect();
        assert_eq!(firsts.len(), 6);
        let mut harness = stage.shown(size);
        let study = harness.state().study.clone().expect("it was analysed");
        let row = |at: usize| {
            let value = harness.state().words.value(study.unit, study.moves[at].value, study.moves[at].exact);
            format!("{} {value}", pit_name(&harness, firsts[at]))
        };
        let labels: Vec<String> = (0..6).map(row).collect();
        assert_eq!(click(&mut harness, &labels[1]), [PlayCommand::Move(firsts[1])], "{id}");
    }
}

#[test]
fn while_the_program_thinks_nothing_of_it_can_be_played() {
    let mut stage = studied("kalah").on(Tab::Moves);
    stage.front = None;
    stage.about.computers[0] = Some(Skill::Level(3).into());
    let label = {
        let study = stage.study.as_ref().expect("it was analysed");
        let best = study.best().expect("there are moves");
        format!("c1 {}", stage.words.value(study.unit, best.value, best.exact))
    };
    let mut harness = stage.shown(SMALL);
    assert!(click(&mut harness, &label).is_empty());
}

#[test]
fn the_analysis_is_switched_on_and_off_and_a_hint_is_asked_for_in_the_bar() {
    let mut harness = Stage::new("kalah", 0).at_rest().shown(SMALL);
    let [on, hint, off] =
        ["transport-analysis", "transport-hint", "transport-no-analysis"].map(|id| harness.state().words.label(id));
    assert_eq!(click(&mut harness, &on), [AnalysisCommand::Analyse(true)]);
    assert_eq!(click(&mut harness, &hint), [AnalysisCommand::Hint]);
    let mut harness = studied("kalah").shown(SMALL);
    assert_eq!(click(&mut harness, &off), [AnalysisCommand::Analyse(false)]);
    let harness = Stage::new("tchuka-ruma", 0).at_rest().shown(SMALL);
    assert!(harness.query_by_label(&on).is_none(), "a game for one is solved");
}
