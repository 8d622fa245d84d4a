//! The signs of which position text is made: words, numbers and marks, each with the column where it begins.

use super::{NotationError, shorten};
use crate::rules::Side;

/// The kind of a sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SignKind<'a> {
    Word(&'a str),
    Mark(char),
    End,
}

/// One sign of a position's text, and the column at which it begins, from 1.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sign<'a> {
    pub(super) kind: SignKind<'a>,
    pub(super) column: usize,
}

impl Sign<'_> {
    /// The sign as an error shows it.
    pub(super) fn shown(&self) -> String {
        match self.kind {
            SignKind::Word(word) => format!("`{}`", shorten(word)),
            SignKind::Mark(mark) => format!("`{mark}`"),
            SignKind::End => "the end of the text".into(),
        }
    }
}

/// A number that is written in digits and no sign.
pub(super) fn digits(word: &str) -> Option<u32> {
    word.parse().ok().filter(|_| word.bytes().all(|b| b.is_ascii_digit()))
}

/// The signs of a text; the last of them is its end.
pub(super) fn signs(text: &str) -> Result<Vec<Sign<'_>>, NotationError> {
    let mut signs = Vec::new();
    let mut word: Option<(usize, usize)> = None;
    let mut columns = 0;
    for (index, (offset, c)) in text.char_indices().enumerate() {
        let column = index + 1;
        columns = column;
        if c.is_alphanumeric() || matches!(c, '-' | '_') {
            word.get_or_insert((offset, column));
            continue;
        }
        if let Some((start, column)) = word.take() {
            signs.push(Sign { kind: SignKind::Word(&text[start..offset]), column });
        }
        match c {
            ',' | '/' | '=' | ':' => signs.push(Sign { kind: SignKind::Mark(c), column }),
            c if c.is_whitespace() => {}
            c => {
                return Err(fault(
                    column,
                    format!("`{}`", shorten(&c.to_string())),
                    "numbers, names, `,`, `/`, `=` or `:`",
                ));
            }
        }
    }
    if let Some((start, column)) = word {
        signs.push(Sign { kind: SignKind::Word(&text[start..]), column });
    }
    signs.push(Sign { kind: SignKind::End, column: columns + 1 });
    Ok(signs)
}

/// Creates the error for a problem in the text of a position, with the form expected in its place.
pub(super) fn fault(column: usize, problem: impl Into<String>, expected: impl Into<String>) -> NotationError {
    NotationError::Position { column, problem: problem.into(), expected: expected.into() }
}

/// A side as messages name it.
pub(super) fn side_name(side: Side) -> &'static str {
    match side {
        Side::South => "South",
        Side::North => "North",
        Side::East => "East",
        Side::West => "West",
    }
}
