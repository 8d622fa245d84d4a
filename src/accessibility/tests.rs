//! Games played by what is said of the table alone.

use super::board::place_descriptions;
use crate::board::pointing::LegalMoves;
use crate::board::tests::{put, random_game, seek, table};
use crate::board::{Hint, Pointed};
use crate::play::CurrentGame;
use crate::play::activity::Activity;
use crate::playback::PlaybackCommand;
use crate::playback::Scene;
use crate::ui::language::UiLanguage;
use bevy::prelude::*;
use mancala::engine;
use mancala::rules::Catalogue;
use naqala_core::session::spoken::PlaceDescription;
use naqala_core::words::Words;
use rand::SeedableRng;
use rand::prelude::IndexedRandom;
use rand_chacha::ChaCha8Rng;

fn told(app: &App) -> Vec<PlaceDescription> {
    let world = app.world();
    let (current, scene) = (world.resource::<CurrentGame>(), world.resource::<Scene>());
    let (offers, speech) = (world.resource::<LegalMoves>(), world.resource::<UiLanguage>());
    place_descriptions(current, scene, offers, &speech.0, world.resource::<Activity>())
}

fn names(app: &App) -> Vec<String> {
    told(app).into_iter().map(|it| it.name).collect()
}

/// A game that has just been put on the table.
fn opened(id: &str) -> App {
    table(random_game(id, 0, 0))
}

#[test]
fn pits_say_whose_they_are_what_they_hold_and_what_choosing_them_does() {
    let app = opened("oware");
    let names = names(&app);
    assert_eq!(names.len(), 14, "{names:#?}");
    assert_eq!(names[2], "c1, 4 seeds, yours, may be played. The last seed falls in f2.");
    assert!(names[6].starts_with("a2, 4 seeds, North's. "), "it says why it may not be: {}", names[6]);
    assert_eq!(names[12..], ["South's store, empty", "North's store, empty"]);
}

/// At its opening and after some moves, siblings after some moves only, and with a move to be made.
#[test]
fn every_pit_of_every_game_is_told_and_can_be_pointed_at() {
    let mut app = table(random_game("kalah", 0, 5));
    for id in Catalogue::shipped().ids() {
        let times: &[usize] = if id.contains('/') { &[7] } else { &[0, 7] };
        for &plies in times {
            put(&mut app, random_game(&id, plies, 5));
            let end = app.world().resource::<CurrentGame>().choreography.duration();
            seek(&mut app, end);
            let board = app.world().resource::<CurrentGame>().game.rules().board.clone();
            let names = names(&app);
            assert!(names.len() >= board.pit_count(), "{id}: {names:#?}");
            assert!(names.iter().all(|name| !name.trim().is_empty() && !name.contains('{')), "{id}: {names:#?}");
            for pit in board.every_pit() {
                *app.world_mut().resource_mut::<Pointed>() = Pointed { pit: Some(pit), ..default() };
                app.update();
                let hint = app.world().resource::<Hint>();
                assert!(hint.lines.iter().all(|line| !line.trim().is_empty()), "{id} {pit:?}: {hint:?}");
            }
        }
    }
}

#[test]
fn pits_that_go_either_way_have_a_button_for_each() {
    let app = opened("ethiopian");
    let told = told(&app);
    let of_b1: Vec<&PlaceDescription> = told.iter().filter(|it| it.name.starts_with("b1")).collect();
    assert_eq!(of_b1.len(), 3, "{told:#?}");
    assert!(!of_b1[0].open && of_b1[0].name.ends_with("choose which way."), "{:?}", of_b1[0]);
    assert!(of_b1[1..].iter().all(|it| it.open && it.way.is_some()));
    assert!(of_b1[1].name.contains("lockwise"), "{}", of_b1[1].name);
}

#[test]
fn a_whole_game_of_oware_is_played_by_its_buttons() {
    let mut app = opened("oware");
    let mut chance = ChaCha8Rng::seed_from_u64(3);
    let mut turns = 0;
    loop {
        let (ended, legal) = {
            let game = &app.world().resource::<CurrentGame>().game;
            (game.position().ended().is_some(), engine::legal_moves(game.rules(), game.position()).len())
        };
        if ended {
            break;
        }
        let told = told(&app);
        let open: Vec<&PlaceDescription> = told.iter().filter(|it| it.pit.is_some() && it.open).collect();
        assert_eq!(open.len(), legal, "as many buttons as moves after {turns}: {told:#?}");
        let chosen = open.choose(&mut chance).expect("there is a move until the game is over");
        let action = {
            let world = app.world();
            let pit = chosen.pit.expect("a button is a pit");
            crate::board::pointing::chosen(
                pit,
                chosen.way,
                world.resource::<LegalMoves>(),
                world.resource::<Activity>(),
                1,
            )
        };
        action.expect("an open button does something").trigger(&mut app.world_mut().commands());
        app.world_mut().flush();
        app.update();
        app.world_mut().trigger(PlaybackCommand::SkipMove);
        let end = app.world().resource::<CurrentGame>().choreography.duration();
        seek(&mut app, end);
        turns += 1;
        assert!(turns < 2_000, "a game of Oware ends");
    }
    assert!(turns > 10);
    assert!(told(&app).iter().filter(|it| it.pit.is_some()).all(|it| !it.open), "nothing can be played any more");
}

#[test]
fn every_language_has_names_for_all_places() {
    let mut app = opened("bao-la-kiswahili");
    for (code, store) in
        [("ru", "В руке Юга: 22 камня"), ("he", "ביד של דרום 22 אבנים"), ("es", "Reserva de Sur, 22 semillas")]
    {
        app.insert_resource(UiLanguage(Words::language(code).expect("it is one of them")));
        let names = names(&app);
        assert!(
            names
                .iter()
                .any(|name| name.replace(['\u{2068}', '\u{2069}', '\u{2066}'], "").replace('\u{a0}', " ") == store),
            "{names:#?}"
        );
    }
}
