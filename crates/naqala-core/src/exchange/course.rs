//! The moves of a game as text, with remarks and the lines that were left: what [`super::text`] and [`super::ogn`] have
//! in common. How a single move is written is for a [`Style`] to say.

mod compare;
mod numbers;
mod read;
pub(super) mod signs;
mod write;

pub(super) use compare::compare;
pub(super) use read::Reader;
pub(super) use signs::Escapes;
pub(super) use write::written;

/// How moves are written.
pub(super) trait Style {
    /// The moves in a word between white space, braces and parentheses, each with the number of characters before it.
    /// None for a word that is only for people, such as a number.
    ///
    /// # Errors
    /// What is wrong with the word, and what was expected.
    fn read(&self, word: &str) -> Result<Vec<(u32, String)>, String>;

    /// A move of a record as it is written; `ply` is its number in the game, from 0, and none for one of a line that was
    /// left.
    fn write(&self, mv: &str, ply: Option<usize>) -> String;

    /// Returns the way in which signs are written that would mean something else as themselves.
    fn escapes(&self) -> Escapes;

    /// Returns whether there may be a remark before the first move.
    fn opens_with_remark(&self) -> bool;

    /// Returns whether it says what is drawn on the board.
    fn draws(&self) -> bool;
}

/// Returns what is left of a word without the number that it begins with, and how many characters that has.
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
