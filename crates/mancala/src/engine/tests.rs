//! Clauses that few games or none say, obeyed on boards small enough to count by hand.

mod conditions;
mod openings;
mod rounds;
mod stores;

use super::{Game, legal_moves};
use crate::record::notation::{move_text, parse_move, parse_position, position_text};
use crate::rules::Rules;
use std::sync::Arc;

/// A game from a position, with these moves played. Every position can be written and read.
fn play(rules: &Arc<Rules>, position: &str, moves: &[&str]) -> Game {
    let start = parse_position(rules, position).unwrap_or_else(|error| panic!("{position}: {error}"));
    let mut game = Game::new(rules.clone(), start);
    for text in moves {
        let mv = parse_move(rules, game.position(), text).unwrap_or_else(|error| panic!("{text}: {error}"));
        game.play(mv).unwrap_or_else(|refused| panic!("{text}: {refused:?}"));
        let written = position_text(rules, game.position());
        let read = parse_position(rules, &written).unwrap_or_else(|error| panic!("{written}: {error}"));
        assert_eq!(read, *game.position(), "{written}");
    }
    game
}

/// The position that such a game comes to.
fn after(rules: &Arc<Rules>, position: &str, moves: &[&str]) -> String {
    position_text(rules, play(rules, position, moves).position())
}

/// The moves that may be made in a position.
fn legal(rules: &Arc<Rules>, position: &str) -> Vec<String> {
    let position = parse_position(rules, position).unwrap_or_else(|error| panic!("{position}: {error}"));
    legal_moves(rules, &position).iter().map(|&mv| move_text(rules, &position, mv)).collect()
}
