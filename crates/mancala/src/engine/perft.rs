//! Counts of the moves that can follow one another, by which engines are compared.

use super::{NoEvents, Position, legal_moves, play_legal};
use crate::rules::Rules;

/// Returns the number of ways in which `depth` moves can follow one another; 1 for a depth of 0. Games that end earlier
/// do not count, and repetitions are not looked for, since they are no matter of one position. An answer to a question
/// in mid-turn counts as a move.
///
/// # Examples
///
/// ```
/// use mancala::engine::{perft, start};
/// use mancala::rules::{Catalogue, Settings};
///
/// let rules = Catalogue::shipped().rules("oware", &Settings::new())?;
/// assert_eq!(perft(&rules, &start(&rules), 4), 1014);
/// # Ok::<(), mancala::rules::LoadError>(())
/// ```
pub fn perft(rules: &Rules, position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let moves = legal_moves(rules, position);
    if depth == 1 {
        return moves.len() as u64;
    }
    let after = |mv| {
        let mut after = position.clone();
        play_legal(rules, &mut after, mv, &mut NoEvents);
        perft(rules, &after, depth - 1)
    };
    moves.into_iter().map(after).sum()
}
