//! Text form of a game's moves with remarks and variations: the parts that [`super::text`] and [`super::ogn`] share. A
//! [`Style`] decides how a single move is written.

mod compare;
mod numbers;
mod read;
pub(super) mod signs;
mod write;

pub(super) use compare::compare;
pub(super) use read::MovetextReader;
pub(super) use signs::Escapes;
pub(super) use write::written;

use mancala::diagnostic::Diagnostic;

/// Notation of single moves in a text.
pub(super) trait Style {
    /// Reads the moves in a word between white space, braces and parentheses, each with the number of characters before
    /// it. Returns none for a word that is only for people, such as a number.
    ///
    /// # Errors
    /// The mistake in the word, without its place.
    fn read(&self, word: &str) -> Result<Vec<(u32, String)>, Diagnostic>;

    /// Returns whether a move could be one of some game, by the signs that it is made of.
    fn is_move(&self, _mv: &str) -> bool {
        true
    }

    /// Writes a move of a record. `ply` is its index in the game, from 0; `None` for a move of a variation.
    fn write(&self, mv: &str, ply: Option<usize>) -> String;

    /// Returns the notation for characters that would otherwise mean something else.
    fn escapes(&self) -> Escapes;

    /// Returns whether a remark may stand before the first move.
    fn opens_with_remark(&self) -> bool;

    /// Returns whether rings and arrows on the board are written.
    fn draws(&self) -> bool;
}

/// Returns the number of characters in the number that a word begins with, and the rest of the word.
pub(super) fn without_number(word: &str) -> (u32, &str) {
    let digits = word.trim_start_matches(|c: char| c.is_ascii_digit());
    let rest = digits.trim_start_matches(['.', '…']);
    if rest.len() < digits.len() || rest.is_empty() {
        let skipped = word[..word.len() - rest.len()].chars().count();
        (skipped as u32, rest)
    } else {
        (0, word)
    }
}
