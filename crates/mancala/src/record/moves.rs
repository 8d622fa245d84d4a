//! Plies that make up one move, as players count: the choice, with the answers to the questions that it led to.

use crate::engine::{Game, Move, Position};
use crate::rules::Rules;

/// Returns `true` if a ply goes on with the move of the ply before: it answers a question asked in mid-turn, or places
/// one more seed of those that are set out before play. A choice between two rounds is a move of its own. Each ply is
/// given as the position before it and the move played there.
pub fn goes_on(rules: &Rules, earlier: (&Position, Move), this: (&Position, Option<Move>)) -> bool {
    let (start, before) = (earlier.0, this.0);
    if is_choosing(before) {
        return is_choosing(start) && before.chooser() == start.chooser();
    }
    let sets_out = sets_out(rules, this) && sets_out(rules, (start, Some(earlier.1)));
    before.ask().is_some() || sets_out && before.to_move() == start.to_move()
}

/// Returns `true` if a ply of a game, counted from 0, goes on with the move of the ply before.
pub fn ply_goes_on(game: &Game, ply: usize) -> bool {
    let Some(earlier) = ply.checked_sub(1) else { return false };
    let chosen = game.plies().get(ply).map(|ply| ply.mv);
    goes_on(game.rules(), (game.before(earlier), game.plies()[earlier].mv), (game.before(ply), chosen))
}

/// Returns the number of moves that have been made in a game.
pub fn count(game: &Game) -> usize {
    (0..game.plies().len()).filter(|&ply| !ply_goes_on(game, ply)).count()
}

/// Returns `true` if a player has to choose something between two rounds.
pub fn is_choosing(position: &Position) -> bool {
    position.ask().is_some_and(|ask| ask.question.is_between_rounds())
}

/// Returns `true` if a ply places a seed of those that are set out before play.
fn sets_out(rules: &Rules, (before, mv): (&Position, Option<Move>)) -> bool {
    rules.stage_rules[before.stage()].plan.opening.arrange.is_some() && matches!(mv, Some(Move::Place { .. }))
}
