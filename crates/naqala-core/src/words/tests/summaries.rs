//! Summaries of moves, and captions while they are shown.

use super::{check_number, check_text, every_language};
use crate::words::Words;
use mancala::engine::{self, CausedEvent, Game, Position};
use mancala::record::notation::{parse_move, parse_position};
use mancala::rules::{Catalogue, Settings};
use std::sync::{Arc, LazyLock};

/// The variants that come with the program, read once.
static SHIPPED: LazyLock<Catalogue> = LazyLock::new(Catalogue::shipped);

/// A game from a position, or from the opening, with these moves played.
fn game(id: &str, position: Option<&str>, moves: &[&str]) -> Game {
    let rules = Arc::new(SHIPPED.rules(id, &Settings::new()).expect("a shipped variant"));
    let start = position.map_or_else(
        || engine::start(&rules),
        |text| parse_position(&rules, text).unwrap_or_else(|error| panic!("{text}: {error}")),
    );
    let mut game = Game::new(Arc::clone(&rules), start);
    for text in moves {
        let mv = parse_move(&rules, game.position(), text).unwrap_or_else(|error| panic!("{error}"));
        game.play(mv).unwrap_or_else(|refused| panic!("{text}: {refused:?}"));
    }
    game
}

fn events(game: &Game) -> Vec<&CausedEvent> {
    game.plies().iter().flat_map(|ply| &ply.events).collect()
}

/// Returns the summary when all the moves, as one, are over.
fn summary(id: &str, position: &str, moves: &[&str]) -> String {
    let game = game(id, Some(position), moves);
    Words::english().summary(game.rules(), game.start(), &events(&game)).expect("there is something to sum up")
}

#[test]
fn a_summary_says_where_the_move_began_what_it_took_and_who_comes_next() {
    let kalah = "4,4,4,4,4,4/4,4,4,4,4,4 stores=0,0 to=S";
    assert_eq!(summary("kalah", kalah, &["a1"]), "South sowed 4 seeds from a1. It is North's turn.");
    assert_eq!(
        summary("kalah", kalah, &["c1"]),
        "South sowed 4 seeds from c1. The last seed fell in South's own store: South moves again."
    );
    assert_eq!(
        summary("oware", "4,0,0,1,2,1/1,0,0,0,0,3 stores=0,0 to=S", &["f1"]),
        "South sowed 3 seeds from f1 and captured 7 from d2, e2 and f2. It is North's turn."
    );
}

#[test]
fn moves_of_several_turns_are_not_told_as_laps_of_one() {
    let kalah = "4,4,4,4,4,4/4,4,4,4,4,4 stores=0,0 to=S";
    let said = summary("kalah", kalah, &["a1", "b2", "d1"]);
    assert_eq!(said, "3 moves were played. It is North's turn.");
    let game = game("kalah", Some(kalah), &["a1", "b2", "d1"]);
    let said = Words::english().summary_of_example(game.rules(), game.start(), &events(&game));
    assert_eq!(said.as_deref(), Some("3 moves were played."));
}

#[test]
fn a_summary_does_not_say_that_seeds_are_sown_again_which_the_end_of_play_leaves_in_the_hand() {
    let board = "0,1,0,0,0,0,0,0/0,0,0,1,0,0,0,0/0,0,0,1,0,0,0,0/0,1,0,0,0,0,0,0 hands=17,17 phase=namua to=S";
    let said = summary("bao-la-kiswahili", board, &["+d2<"]);
    assert!(said.starts_with("South placed a seed in d2 and captured one from d3. "), "{said}");
}

#[test]
fn every_move_of_every_game_can_be_summed_up() {
    for words in every_language() {
        for id in SHIPPED.ids() {
            let mut game = game(&id, None, &[]);
            let mut first = 0;
            for ply in 0..40 {
                let moves = engine::legal_moves(game.rules(), game.position());
                let Some(&mv) = moves.get((ply * 7 + ply * ply) % moves.len().max(1)) else { break };
                game.play(mv).expect("a legal move");
                if game.position().ask().is_none() {
                    let told: Vec<&CausedEvent> = game.plies()[first..].iter().flat_map(|ply| &ply.events).collect();
                    if let Some(said) = words.summary(game.rules(), game.before(first), &told) {
                        check_text(&said, &id);
                        check_number(&said, &id);
                    }
                    first = game.plies().len();
                }
            }
        }
    }
}

#[test]
fn a_lap_is_one_sentence_in_which_only_the_number_left_changes() {
    let played = game("kalah", None, &["a1"]);
    let (words, ply) = (Words::english(), &played.plies()[0]);
    let before = |count: usize| -> Position {
        let mut position = played.start().clone();
        ply.events[..count].iter().for_each(|told| position.apply(told.event));
        position
    };
    let lines: Vec<String> = (0..=ply.events.len())
        .map(|shown| words.lap(played.rules(), played.start(), &ply.events, 0, shown))
        .inspect(|line| check_text(line, "a lap"))
        .collect();
    let whole = |left: usize| format!("South sows 4 seeds from a1: {left} left.");
    assert_eq!((lines[0].clone(), lines[1].clone(), lines.last().cloned()), (whole(4), whole(4), Some(whole(0))));
    // The first event tells that the lap begins, the second that its seeds are lifted.
    for (shown, line) in lines.iter().enumerate().skip(2) {
        assert_eq!(*line, whole(before(shown).lifted().into()));
    }
    let width = |line: &str| line.chars().count();
    let seeds = game("kalah", Some("0,0,0,0,0,1/14,0,0,0,0,0 stores=0,0 to=S"), &["a1"]);
    let events = &seeds.plies()[0].events;
    let lines: Vec<String> = (0..=14).map(|shown| words.lap(seeds.rules(), seeds.start(), events, 0, shown)).collect();
    assert!(lines.iter().all(|line| width(line) == width(&lines[0])), "{lines:?}");
}
