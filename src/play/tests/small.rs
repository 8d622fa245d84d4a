//! A match on a board small enough to count by hand: two rows of three pits with two seeds each; a round ends when a row is
//! empty, and each player keeps what lies in their own row.

use mancala::engine::Game;
use mancala::record::notation::{parse_move, parse_position};
use mancala::rules::{Rules, Settings, Variant};
use std::sync::Arc;

/// South's last seed leaves the row by `c1`, and the round ends 8 to 4.
pub(crate) const BEFORE: &str = "1,0,0/0,0,1 stores=8,2 to=S";
/// A choice by the player who cannot fill all pits: those that stay closed.
pub(crate) const CHOSEN: &str = "Refill(id: \"refill\", unfilled: Chosen)";

/// Its rules, with these clauses on rounds.
pub(crate) fn rules(rounds: &str) -> Arc<Rules> {
    let arranged = rounds.contains("Mirror");
    let stages = if arranged { "stages: [(id: \"lay-out\", until: HandSpent), (id: \"play\")]," } else { "" };
    let arrange = if arranged { "Arrange(id: \"arrange\", stages: [\"lay-out\"], least: 1)" } else { "" };
    let text = format!(
        "Variant(id: \"small\", about: (name: \"Small\", people: \"\", place: \"\", summary: \"\", source: \"\",
        licence: \"\"), board: (rows: 2, columns: 3), setup: (rows: [2]), {stages}
        choice: [Lift(id: \"own\")], opening: [{arrange}], sowing: [Way(id: \"way\")],
        ending: [End(id: \"empty\", stages: [\"play\"], once: Left(pits: (side: Own))),
        Winner(id: \"winner\")], rounds: [{rounds}])"
    );
    let variant = Variant::read("small.ron", &text).unwrap_or_else(|error| panic!("{error}"));
    Arc::new(variant.rules(None, &Settings::new()).unwrap_or_else(|error| panic!("{error}")))
}

/// A game by them from a position, with these moves played.
pub(crate) fn game(rounds: &str, position: &str, moves: &[&str]) -> Game {
    let rules = rules(rounds);
    let start = parse_position(&rules, position).unwrap_or_else(|error| panic!("{position}: {error}"));
    let mut game = Game::new(rules.clone(), start);
    for text in moves {
        let mv = parse_move(&rules, game.position(), text).unwrap_or_else(|error| panic!("{error}"));
        game.play(mv).unwrap_or_else(|refused| panic!("{text}: {refused:?}"));
    }
    game
}
