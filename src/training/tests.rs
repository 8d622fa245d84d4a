//! Opponents are trained in the window.

use super::dialog::TrainingDialog;
use super::{GameToTrain, OpponentTraining, TrainingCommand};
use crate::play::{Networks, PlayCommand};
use crate::tests::panel::{ROOMY, SMALL, Stage, click, game, shipped};
use crate::tests::{Heard, current, in_english, room, trigger, until};
use crate::ui::dialog::Dialog;
use crate::ui::notice::NoticeKind;
use crate::ui::tabs::Tab;
use bevy::prelude::App;
use bevy_egui::egui::vec2;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use mancala::rules::{Rules, Settings};
use naqala_core::search::network::{
    ImprovementProgress, MATCH_GAMES, NetworkOrigin, NetworkStore, RulesKey, Training, train,
};
use naqala_core::words::Words;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

fn rules(id: &str, settings: &[(&str, &str)]) -> Arc<Rules> {
    let settings: Settings = settings.iter().map(|(option, value)| ((*option).into(), (*value).into())).collect();
    Arc::new(shipped().rules(id, &settings).expect("a shipped variant"))
}

/// An app at a small game, in which a training of this many games is over soon.
fn small_game(folder: &Path, games: u32) -> (App, GameToTrain) {
    let mut app = room("kalah");
    app.insert_resource(Networks(NetworkStore::at(folder.join("opponents"))));
    let settings = [("columns", "2"), ("seeds_per_pit", "3")].map(|(option, value)| (option.into(), value.into()));
    trigger(&mut app, PlayCommand::NewGame { id: "kalah".into(), settings: settings.into_iter().collect() });
    app.world_mut().resource_mut::<OpponentTraining>().size =
        Training { generations: 1, games, time: None, nodes: 10, seed: 1, threads: 1 };
    let game = GameToTrain(Arc::clone(current(&app).game.rules()));
    (app, game)
}

fn is_running(app: &App) -> bool {
    app.world().resource::<OpponentTraining>().running().is_some()
}

fn origin(app: &App, GameToTrain(rules): &GameToTrain) -> NetworkOrigin {
    app.world().resource::<Networks>().0.origin(rules)
}

fn last_notice(app: &App) -> String {
    app.world().resource::<Heard>().notices.last().map(in_english).unwrap_or_default()
}

#[test]
fn an_opponent_is_trained_saved_if_it_is_no_worse_and_deleted_and_restored() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut app, game) = small_game(folder.path(), 3);
    trigger(&mut app, TrainingCommand::Begin(game.clone()));
    until(&mut app, |app| !is_running(app));
    let key = RulesKey::of(&game.0);
    let ended = *app.world().resource::<OpponentTraining>().ended(key).expect("it is over");
    assert_eq!(ended.score.games(), MATCH_GAMES);
    assert!(last_notice(&app).contains("Kalah") && last_notice(&app).contains("in 40 games"), "{}", last_notice(&app));
    assert_eq!(origin(&app, &game) == NetworkOrigin::Trained, ended.is_kept);
    let weights =
        train(&game.0, None, &Training { games: 1, nodes: 10, ..Training::default() }, &false.into(), &|_| {});
    let store = app.world().resource::<Networks>().0.clone();
    store.save(&game.0, &weights.expect("two sides play")).expect("the folder can be written to");
    trigger(&mut app, TrainingCommand::Delete(Some(game.clone())));
    assert_ne!(origin(&app, &game), NetworkOrigin::Trained);
    let offer = app.world().resource::<Heard>().notices.last().and_then(|notice| notice.offer.clone());
    trigger(&mut app, offer.expect("it can be undone").action);
    assert_eq!(origin(&app, &game), NetworkOrigin::Trained);
    trigger(&mut app, TrainingCommand::Delete(None));
    assert_eq!(store.count(), 0);
}

#[test]
fn a_training_that_is_cancelled_leaves_nothing_and_one_under_way_is_not_begun_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut app, game) = small_game(folder.path(), 1_000_000);
    trigger(&mut app, TrainingCommand::Begin(game.clone()));
    let other = GameToTrain(rules("oware", &[]));
    trigger(&mut app, TrainingCommand::Begin(other));
    let training = app.world().resource::<OpponentTraining>();
    assert_eq!(training.running().map(|running| running.rules.id.as_str()), Some("kalah"));
    // Another game on the table does not end it.
    trigger(&mut app, PlayCommand::NewGame { id: "oware".into(), settings: Settings::new() });
    assert!(is_running(&app));
    trigger(&mut app, TrainingCommand::Cancel);
    assert!(!is_running(&app));
    assert_eq!(app.world().resource::<Networks>().0.count(), 0);
}

#[test]
fn what_cannot_be_saved_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("opponents"), "no folder").expect("the folder can be written to");
    let (mut app, game) = small_game(folder.path(), 2);
    trigger(&mut app, TrainingCommand::Begin(game.clone()));
    until(&mut app, |app| !is_running(app));
    let key = RulesKey::of(&game.0);
    assert!(app.world().resource::<OpponentTraining>().ended(key).is_none());
    let notices = &app.world().resource::<Heard>().notices;
    assert!(notices.last().is_some_and(|notice| notice.kind == NoticeKind::Failed), "{notices:?}");
    assert_eq!(origin(&app, &game), NetworkOrigin::Nowhere);
}

#[test]
fn games_of_others_than_two_sides_are_not_trained() {
    let mut app = room("ruma");
    let game = GameToTrain(Arc::clone(current(&app).game.rules()));
    trigger(&mut app, TrainingCommand::Begin(game));
    assert!(!is_running(&app));
    for (id, offered) in [("kalah", true), ("ruma", false), ("tchuka-ruma", false)] {
        let harness = Stage::new(id, 0).on(Tab::Rules).shown(ROOMY);
        assert_eq!(harness.query_by_label("Train an opponent…").is_some(), offered, "{id}");
    }
}

#[test]
fn the_button_on_the_rule_page_opens_the_dialog() {
    let mut harness = Stage::new("kalah", 0).on(Tab::Rules).shown(ROOMY);
    let actions = click(&mut harness, "Train an opponent…");
    let [action] = actions.as_slice() else { panic!("{actions:?}") };
    let game = harness.state().game.rules().clone();
    assert_eq!(action.get(), Some(&TrainingCommand::Open(GameToTrain(game))));
}

/// The dialog about a game, with a training under way or none.
fn dialog(rules: &Arc<Rules>, training: Option<OpponentTraining>, store: NetworkStore) -> Stage {
    let mut stage = Stage::new("kalah", 0);
    stage.world.insert_resource(training.unwrap_or_default());
    stage.world.insert_resource(Networks(store));
    stage.world.resource_mut::<Dialog>().open(TrainingDialog(GameToTrain(Arc::clone(rules))));
    stage
}

fn says(harness: &Harness<'_, Stage>, text: &str) -> bool {
    harness.query_all_by_label_contains(text).next().is_some()
}

/// A training of Kalah with 250 of 640 games played in half a minute.
fn under_way() -> OpponentTraining {
    let progress = ImprovementProgress { generation: Some(0), games: 250, of: 640 };
    OpponentTraining::at(rules("kalah", &[]), progress, Duration::from_secs(30))
}

#[test]
fn the_dialog_says_what_has_been_learned_and_begins_a_training() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = NetworkStore::at(folder.path().into());
    let [kalah, six, other] = [rules("kalah", &[]), rules("kalah", &[("seeds_per_pit", "6")]), rules("adji-boto", &[])];
    let said = |rules: &Arc<Rules>, text: &str| {
        let harness = dialog(rules, None, store.clone()).shown(SMALL);
        assert!(says(&harness, text), "{text}");
        harness
    };
    said(&kalah, "has already been trained");
    assert!(!says(&said(&other, "plays hundreds of games of"), "trained"));
    let small = Training { generations: 1, games: 1, nodes: 10, ..Training::default() };
    let weights = train(&kalah, None, &small, &false.into(), &|_| {}).expect("two sides play");
    store.save(&kalah, &weights).expect("the folder can be written to");
    let mut harness = said(&kalah, "You have already trained it");
    let game = GameToTrain(Arc::clone(&kalah));
    assert_eq!(click(&mut harness, "Train"), [TrainingCommand::Begin(game.clone())]);
    assert_eq!(click(&mut harness, "Delete training"), [TrainingCommand::Delete(Some(game))]);
    said(&six, "for other rules or options");
    let file =
        std::fs::read_dir(folder.path()).expect("it is there").next().expect("it is saved").expect("it is there");
    std::fs::write(file.path(), "something else").expect("the folder can be written to");
    said(&kalah, "cannot be read");
}

#[test]
fn the_dialog_says_how_far_a_training_has_come_and_cancels_it() {
    let kalah = rules("kalah", &[]);
    let mut harness = dialog(&kalah, Some(under_way()), NetworkStore::default()).shown(SMALL);
    for text in ["part 1 of 2", "Game 250 of 640, about 0:47 left", "39%"] {
        assert!(says(&harness, text), "{text}");
    }
    assert!(harness.query_by_label("Train").is_none(), "one at a time");
    assert_eq!(click(&mut harness, "Cancel"), [TrainingCommand::Cancel]);
    let last = ImprovementProgress { generation: None, games: 620, of: 640 };
    let training = OpponentTraining::at(Arc::clone(&kalah), last, Duration::from_secs(62));
    let harness = dialog(&kalah, Some(training), NetworkStore::default()).shown(SMALL);
    assert!(says(&harness, "40 games against the opponent as it was before") && says(&harness, "about 0:02 left"));
    let harness = dialog(&rules("oware", &[]), Some(under_way()), NetworkStore::default()).shown(SMALL);
    assert!(says(&harness, "Training an opponent for Kalah"));
}

#[test]
fn the_rule_page_says_how_far_a_training_has_come_and_that_the_rules_have_changed() {
    for (settings, changed) in [(&[][..], false), (&[("seeds_per_pit", "6")], true)] {
        let rules = rules("kalah", settings);
        let mut stage = Stage::new("kalah", 0).on(Tab::Rules);
        let opening = mancala::engine::start(&rules);
        stage.put_game(mancala::engine::Game::new(rules, opening));
        stage.world.insert_resource(under_way());
        let mut harness = stage.shown(ROOMY);
        assert!(says(&harness, "Training an opponent for Kalah") && says(&harness, "39%"));
        assert_eq!(says(&harness, "The rules have changed"), changed);
        assert_eq!(click(&mut harness, "Cancel"), [TrainingCommand::Cancel]);
    }
    let mut stage = Stage::of(game(shipped(), "oware", 0)).on(Tab::Rules);
    stage.world.insert_resource(under_way());
    assert!(!says(&stage.shown(ROOMY), "The rules have changed"), "another game");
}

#[test]
fn the_dialog_holds_at_every_size_in_every_language() {
    for code in Words::languages() {
        for size in [SMALL, vec2(240.0, 160.0)] {
            let mut stage = dialog(&rules("kalah", &[]), Some(under_way()), NetworkStore::default());
            stage.words = Words::language(code).expect("it is one of them");
            let title = stage.words.label("training-title");
            assert!(says(&stage.shown(size), &title), "{code}");
        }
    }
}
