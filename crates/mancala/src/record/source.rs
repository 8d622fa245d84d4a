//! Places of the parts of a record in the text from which it was read, for errors and warnings.

use super::error::located;
use crate::diagnostic::Diagnostic;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

/// A part of a record of which errors speak.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum SourcePart {
    /// The game.
    Variant,
    /// The options.
    Set,
    /// The opening.
    Opening,
    /// The result.
    Result,
}

/// Line and column, from 1, of the parts of a record in the text from which it was read. Two records are equal wherever
/// they were read.
#[derive(Clone, Debug, Default)]
pub struct SourceMap {
    /// The file; empty for a record that was not read from one.
    pub file: Arc<str>,
    /// The parts that are there.
    pub parts: BTreeMap<SourcePart, (u32, u32)>,
    /// The moves, and what is drawn after them.
    pub main: MovePlaces,
    /// The same of each of the lines.
    pub lines: Vec<MovePlaces>,
    /// Oddities of the text that did not keep it from being read.
    pub warnings: Vec<Warning>,
}

impl SourceMap {
    /// Adds a warning: something odd in the text that did not keep it from being read, with its place.
    pub fn warn(&mut self, odd: Diagnostic) {
        self.warnings.push(Warning { file: Arc::clone(&self.file), diagnostic: odd });
    }
}

/// Something odd in a text that was read all the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Warning {
    /// The file.
    pub file: Arc<str>,
    /// The oddity, and what was made of it, with its place.
    pub diagnostic: Diagnostic,
}

impl fmt::Display for Warning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        located(f, &self.file, &self.diagnostic)
    }
}

/// Line and column, from 1, of the moves of a line and of what is drawn after them.
#[derive(Clone, Debug, Default)]
pub struct MovePlaces {
    /// The moves.
    pub moves: Vec<(u32, u32)>,
    /// All that is drawn, in the order of the plies.
    pub drawn: Vec<(u32, u32)>,
}

impl PartialEq for SourceMap {
    /// Returns `true`: the file that a record was read from is no part of its content.
    fn eq(&self, _: &SourceMap) -> bool {
        true
    }
}

impl Eq for SourceMap {}
