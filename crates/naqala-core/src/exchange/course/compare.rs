//! Comparison of a text's statements about a game with the game itself.

use mancala::engine::Game;
use mancala::record::notation::parse_move;
use mancala::record::{Record, SourcePart, Warning};
use mancala::rules::Catalogue;
use std::sync::Arc;

/// Warns of moves and results in a text that the game contradicts; the moves are then right. `odd` gets a game, a ply
/// of it and the text from that move to the end of its line, and returns the contradiction.
pub(in crate::exchange) fn compare(
    record: &mut Record,
    text: &str,
    catalogue: &Catalogue,
    odd: impl Fn(&Game, usize, &str) -> Option<String>,
) {
    let Ok((rules, start)) = record.opening(catalogue) else { return };
    let mut game = Game::new(Arc::new(rules), start);
    let lines: Vec<&str> = text.lines().collect();
    for (ply, &(line, column)) in record.source_map.main.moves.iter().enumerate() {
        let mv = record.moves.get(ply).and_then(|mv| parse_move(game.rules(), game.position(), mv).ok());
        // A move that cannot be played is told when the record is replayed.
        if mv.is_none_or(|mv| game.play(mv).is_err()) {
            return;
        }
        let line = lines.get(line as usize - 1).map_or("", |line| line);
        let from = line.char_indices().nth(column as usize - 1).map_or(line.len(), |(at, _)| at);
        if let Some(message) = odd(&game, ply, &line[from..]) {
            record.source_map.warnings.push(Warning::new(record.at_move(ply), message));
        }
    }
    if let Some((stated, played)) = record.result.zip(record.other_result(game.position())) {
        let message = format!("the result is {stated:?}, and {played:?} as the moves have it, which is taken");
        record.source_map.warnings.push(Warning::new(record.at(SourcePart::Result), message));
        record.result = Some(played);
    }
}
