//! Numbers of moves, as people write them: one for each round of turns.

use mancala::engine::Game;
use mancala::record::moves::{goes_on, is_choosing};

/// The number of a ply, from 1, and whether it is the first with that number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Number {
    pub(super) number: usize,
    pub(super) begins: bool,
}

impl Number {
    /// Returns the number as written before the ply that begins it, or before another one after an interruption.
    pub(super) fn text(self) -> String {
        if self.begins { format!("{}.", self.number) } else { format!("{}...", self.number) }
    }
}

/// Returns the number of every ply of a game. A new number begins when the turn comes back to a side that has had it;
/// with only one player, with every move.
pub(super) fn numbers(game: &Game) -> Vec<Number> {
    let alone = game.rules().board.sides().len() == 1;
    let mut numbers: Vec<Number> = Vec::new();
    let (mut number, mut last, mut had) = (0, None, Vec::new());
    for ply in 0..game.plies().len() {
        let before = game.before(ply);
        let side = if is_choosing(before) { before.chooser() } else { before.to_move() };
        let begins = match last {
            None => true,
            Some(_) if alone => {
                let earlier = (game.before(ply - 1), game.plies()[ply - 1].mv);
                !goes_on(game.rules(), earlier, (before, Some(game.plies()[ply].mv)))
            }
            Some(last) => side != last && had.contains(&side),
        };
        if begins {
            number += 1;
            had.clear();
        }
        if !had.contains(&side) {
            had.push(side);
        }
        last = Some(side);
        numbers.push(Number { number, begins });
    }
    numbers
}
