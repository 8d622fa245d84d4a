//! Notes on the positions of a line: remarks, signs, and drawings on the board.

use super::diagnostic::RecordDiagnostic;
use super::{At, Glyph, RecordError};
use crate::diagnostic::Key;
use std::collections::BTreeMap;

/// Notes on a line, each by the number of the ply that it follows; 0 is the opening.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notes {
    /// Remarks.
    pub comments: BTreeMap<usize, String>,
    /// Signs that judge moves, from ply 1.
    pub glyphs: BTreeMap<usize, Glyph>,
    /// Drawings on the board: see [`Drawn`](super::Drawn).
    pub drawings: BTreeMap<usize, Vec<String>>,
}

impl Notes {
    /// Takes over the notes of others on the first plies where there are none so far.
    pub(crate) fn complete(&mut self, others: &Notes, plies: usize) {
        fn copy<T: Clone>(to: &mut BTreeMap<usize, T>, from: &BTreeMap<usize, T>, plies: usize) {
            for (&ply, note) in from.range(..=plies) {
                to.entry(ply).or_insert_with(|| note.clone());
            }
        }
        copy(&mut self.comments, &others.comments, plies);
        copy(&mut self.glyphs, &others.glyphs, plies);
        copy(&mut self.drawings, &others.drawings, plies);
    }

    /// The notes on a course of this many plies, as they were read; `at` is where the comment, the signs and the drawings
    /// of a ply stand.
    ///
    /// # Errors
    /// The first note on a ply that there is not.
    pub fn check(self, plies: usize, at: [impl Fn(usize) -> At; 3]) -> Result<Notes, RecordError> {
        let [comments, glyphs, drawings] = at;
        let no_ply = |at: At, note, ply, first| {
            Err(RecordError::new(at, RecordDiagnostic::NoPly { note: Key(note), ply, first, plies }))
        };
        if let Some(ply) = beyond(&self.comments, plies) {
            return no_ply(comments(ply), "comment", ply, 0);
        }
        if let Some(&ply) = self.glyphs.keys().find(|&&ply| ply == 0 || ply > plies) {
            return no_ply(glyphs(ply), "sign", ply, 1);
        }
        match beyond(&self.drawings, plies) {
            Some(ply) => no_ply(drawings(ply), "drawing", ply, 0),
            None => Ok(self),
        }
    }
}

/// The last ply of which something is said, if the course has no such ply.
fn beyond<T>(notes: &BTreeMap<usize, T>, plies: usize) -> Option<usize> {
    notes.keys().next_back().copied().filter(|&ply| ply > plies)
}
