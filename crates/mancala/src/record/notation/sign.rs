//! The signs of which position text is made: words, numbers and marks, each with the column where it begins.

use super::NotationError;
use super::diagnostic::PositionDiagnostic;
use crate::diagnostic::{Diagnostic, Key, Written};

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
    /// The sign as messages show it, and the key by which they choose: `word`, `sign` or `end`.
    pub(super) fn found(&self) -> (Written, Key) {
        match self.kind {
            SignKind::Word(word) => (word.into(), Key("word")),
            SignKind::Mark(mark) => (mark.into(), Key("sign")),
            SignKind::End => ("".into(), Key("end")),
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
            c => return Err(wrong(column, PositionDiagnostic::StraySign { sign: c.into() })),
        }
    }
    if let Some((start, column)) = word {
        signs.push(Sign { kind: SignKind::Word(&text[start..]), column });
    }
    signs.push(Sign { kind: SignKind::End, column: columns + 1 });
    Ok(signs)
}

/// Returns the error of a mistake at a column of the text of a position.
pub(super) fn wrong(column: usize, diagnostic: impl Into<Diagnostic>) -> NotationError {
    NotationError(diagnostic.into().at(1, column))
}
