//! Comparison of a text's statements about a game with the game itself.

use super::signs::LineColumn;
use crate::exchange::diagnostic::{GameTextDiagnostic, result};
use mancala::diagnostic::{Diagnostic, Span};
use mancala::engine::Game;
use mancala::record::notation::parse_move;
use mancala::record::{Outcome, Record, SourcePart};
use mancala::rules::Catalogue;
use std::sync::Arc;

/// Warns of moves and results in a text that the game contradicts; the moves are then right. `odd` gets a game, a ply
/// of it and the text from that move to the end of its line, and returns the contradiction.
pub(in crate::exchange) fn compare(
    record: &mut Record,
    text: &str,
    catalogue: &Catalogue,
    odd: impl Fn(&Game, usize, &str) -> Option<Diagnostic>,
) {
    let Ok((rules, start)) = record.opening(catalogue) else { return };
    let mut game = Game::new(Arc::new(rules), start);
    let lines: Vec<&str> = text.lines().collect();
    for (ply, (number, column)) in record.source_map.main.moves.clone().into_iter().enumerate() {
        let mv = record.moves.get(ply).and_then(|mv| parse_move(game.rules(), game.position(), mv).ok());
        // A move that cannot be played is told when the record is replayed.
        if mv.is_none_or(|mv| game.play(mv).is_err()) {
            return;
        }
        let line = lines.get(number as usize - 1).map_or("", |line| line);
        let from = line.char_indices().nth(column as usize - 1).map_or(line.len(), |(at, _)| at);
        if let Some(odd) = odd(&game, ply, &line[from..]) {
            record.source_map.warn(LineColumn { line: number, column }.mistake(odd));
        }
    }
    let played = game.position().ended().map(|ended| Outcome::from(ended.result));
    if let (Some(stated), Some(played)) = (record.result, played)
        && stated != played
    {
        let place = record.source_map.parts.get(&SourcePart::Result);
        let span = place.map(|&(line, column)| Span { line: line as usize, column: column as usize });
        let differs = GameTextDiagnostic::ResultDiffers { stated: result(stated), played: result(played) };
        let differs = Diagnostic::from(differs).with_span(span);
        record.source_map.warn(differs);
        record.result = Some(played);
    }
}
