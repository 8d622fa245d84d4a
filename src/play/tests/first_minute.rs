//! First minutes of a newcomer, and traces that a game leaves: demonstrations, the end, games to continue.

use crate::analysis::AnalysisCommand;
use crate::library::GameSetup;
use crate::library::LibraryTab;
use crate::play::PlayCommand;
use crate::playback::PlaybackCommand;
use crate::record::SavedGamesCommand;
use crate::record::saved_games::UnfinishedGames;
use crate::tests::panel::{ROOMY, SMALL, Stage, click, game, shipped};
use crate::ui::Action;
use crate::ui::PanelTarget;
use crate::ui::Unattended;
use crate::ui::WindowCommand;
use crate::ui::tabs::{SidePanel, Tab};
use bevy_egui::egui::vec2;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use mancala::record::Record;
use naqala_core::samples::samples as records;
use naqala_core::session::Purpose;
use naqala_core::workshop::Collection;
use naqala_core::workshop::GamesFolder;

/// The demonstration, watched.
fn demonstration() -> Stage {
    let record: &Record = &records()[0].record;
    let mut stage = Stage::of(record.replay(shipped()).expect("it is shipped"));
    stage.purpose = Purpose::Demonstrate;
    stage
}

#[test]
fn the_demonstration_says_what_it_is_and_can_be_played_at_once_and_at_its_end() {
    for size in [SMALL, vec2(1280.0, 800.0)] {
        let mut harness = demonstration().shown(size);
        assert!(harness.query_by_label("Demonstration: a short game of Kalah").is_some());
        assert_eq!(click(&mut harness, "Play it yourself"), [PlayCommand::PlayAgain { exchange: false }]);
        let mut over = demonstration().at_rest();
        over.front = None;
        let mut harness = over.shown(size);
        assert_eq!(harness.query_all_by_label("Play it yourself").count(), 2, "above the table and beside the caption");
        assert_eq!(click(&mut harness, "Watch again"), [PlaybackCommand::PlayPause]);
    }
}

#[test]
fn a_record_says_that_it_is_one_and_a_film_or_a_game_of_ones_own_does_not() {
    let title = "A recorded game of Kalah";
    let mut stage = demonstration();
    stage.purpose = Purpose::Watch;
    stage.about.event = "Spring tournament".into();
    let harness = stage.shown(SMALL);
    assert!(harness.query_by_label(title).is_some() && harness.query_by_label("Spring tournament").is_some());
    let mut stage = demonstration();
    stage.world.resource_mut::<Unattended>().0 = true;
    assert!(stage.shown(SMALL).query_by_label("Play it yourself").is_none());
    let harness = Stage::new("kalah", 3).shown(SMALL);
    assert!(harness.query_by_label(title).is_none() && harness.query_by_label("Play it yourself").is_none());
}

#[test]
fn a_game_that_is_over_can_be_played_again_with_changed_sides_and_looked_at() {
    let labels = ["Rematch", "Change sides", "Review", "New game"];
    let mut over = demonstration().at_rest();
    (over.purpose, over.front) = (Purpose::Play, None);
    let mut harness = over.shown(SMALL);
    let actions: Vec<Action> = labels.iter().flat_map(|label| click(&mut harness, label)).collect();
    let again = |exchange| PlayCommand::PlayAgain { exchange };
    assert_eq!(
        actions,
        [
            Action::from(again(false)),
            again(true).into(),
            AnalysisCommand::Review.into(),
            WindowCommand::Show(PanelTarget::Games).into(),
        ]
    );
    let harness = Stage::new("kalah", 3).at_rest().shown(SMALL);
    assert!(labels.iter().all(|label| harness.query_by_label(label).is_none()), "it goes on");
    let alone = (0..40).map(|plies| Stage::new("tchuka-ruma", plies)).find(|it| it.game.position().ended().is_some());
    let mut alone = alone.expect("a game for one player ends soon").at_rest();
    alone.front = None;
    let harness = alone.shown(SMALL);
    assert!(harness.query_by_label("Play again").is_some() && harness.query_by_label("Look at the game").is_some());
    assert!(labels[..3].iter().all(|label| harness.query_by_label(label).is_none()), "there is no opponent");
}

#[test]
fn the_game_left_last_is_offered_above_the_table_until_something_is_begun() {
    let dir = tempfile::tempdir().expect("the system has a folder for temporary files");
    let games = GamesFolder(dir.path().to_owned());
    let record = Record { date: "2026-03-01".into(), ..Record::of(&game(shipped(), "oware", 12)) };
    games.keep(None, &record).expect("the folder can be written to");
    let mut collection = Collection::of(games.0.clone());
    collection.refresh(shipped(), &|_, _| {}, &|_| {});
    let unfinished = games.unfinished(collection.games(), None);
    for (plies, offers, shown) in [(0, true, true), (0, false, false), (1, true, false)] {
        let mut stage = Stage::new("kalah", plies);
        stage.world.insert_resource(UnfinishedGames { games: unfinished.clone(), is_offered: offers });
        let mut harness = stage.shown(SMALL);
        assert_eq!(harness.query_by_label("Resume Oware, move 12").is_some(), shown, "{plies} {offers}");
        if shown {
            let resume = SavedGamesCommand::Resume(unfinished[0].path.clone());
            assert_eq!(click(&mut harness, "Resume Oware, move 12"), [resume]);
        }
    }
}

#[test]
fn a_game_is_begun_against_the_program_by_two_or_watched() {
    let mut stage = Stage::new("kalah", 0);
    stage.world.resource_mut::<LibraryTab>().draft = Some(GameSetup::new("oware", None));
    let mut harness = stage.shown(ROOMY);
    for (mode, programs) in [("Watch", 2), ("Two players", 0), ("Against the computer", 1)] {
        click(&mut harness, mode);
        let actions = click(&mut harness, "New game");
        let [Some(PlayCommand::NewGame { id, .. }), Some(PlayCommand::Seat(players))] =
            actions.iter().map(Action::get).collect::<Vec<_>>()[..]
        else {
            panic!("{actions:?}")
        };
        assert_eq!((id.as_str(), players.computers.iter().flatten().count()), ("oware", programs), "{mode}");
        let world = &mut harness.state_mut().world;
        world.resource_mut::<LibraryTab>().draft = Some(GameSetup::new("oware", None));
        world.resource_mut::<SidePanel>().tab = Tab::Game;
        harness.run_steps(3);
    }
    let mut stage = Stage::new("kalah", 0);
    stage.world.resource_mut::<LibraryTab>().draft = Some(GameSetup::new("tchuka-ruma", None));
    assert!(stage.shown(ROOMY).query_by_label("Two players").is_none(), "one plays alone");
}

#[test]
fn unfinished_games_are_listed_with_their_moves_taken_up_and_removed() {
    let dir = tempfile::tempdir().expect("the system has a folder for temporary files");
    let games = GamesFolder(dir.path().to_owned());
    for plies in 1..=5 {
        let record = Record { date: "2026-03-01".into(), ..Record::of(&game(shipped(), "oware", plies)) };
        games.keep(None, &record).expect("the folder can be written to");
    }
    let mut stage = Stage::new("kalah", 0);
    stage.purpose = Purpose::Demonstrate;
    let mut collection = Collection::of(games.0.clone());
    collection.refresh(shipped(), &|_, _| {}, &|_| {});
    stage.world.resource_mut::<UnfinishedGames>().games = games.unfinished(collection.games(), None);
    let first = stage.world.resource::<UnfinishedGames>().games[0].path.clone();
    let mut harness = stage.shown(vec2(1280.0, 4000.0));
    assert!(harness.query_by_label("Unfinished games").is_some());
    assert_eq!(harness.query_all_by_label("Remove from list: Oware").count(), 3);
    click(&mut harness, "Show all 5");
    assert_eq!(harness.query_all_by_label("Remove from list: Oware").count(), 5);
    let top = |harness: &Harness<'_, Stage>, label: &str| {
        let nodes: Vec<_> = harness.query_all_by_label(label).map(|node| node.rect()).collect();
        nodes.into_iter().min_by(|a, b| a.top().total_cmp(&b.top())).expect("it is listed").center()
    };
    for (label, action) in [
        ("Oware", SavedGamesCommand::Resume(first.clone())),
        ("Remove from list: Oware", SavedGamesCommand::Remove(first.clone())),
    ] {
        harness.state_mut().actions.clear();
        let at = top(&harness, label);
        harness.hover_at(at);
        harness.run_steps(2);
        harness.drag_at(at);
        harness.drop_at(at);
        harness.run_steps(3);
        assert_eq!(harness.state().actions, [action], "{label}");
    }
}
