//! The dialect of RON in which variants are written: how texts are read, what names are made of, how large files may be,
//! and what is said of those that are at fault.

use super::explain::shorten;
use ron::extensions::Extensions;
use serde::{Deserialize, Deserializer};
use std::fmt;
use thiserror::Error;

/// The longest variant file that is read, in bytes.
pub const MAX_FILE: usize = 1 << 20;
/// The most faults that are reported for a file.
pub const MAX_FAULTS: usize = 100;
/// The most clauses of a variant.
pub const MAX_CLAUSES: usize = 500;
/// The most options of a variant, the most choices of all its options together, and the most presets.
pub const MAX_OPTIONS: usize = 200;
/// The most phases of a variant.
pub const MAX_PHASES: usize = 50;
/// The most edits of a variant's choices and presets together.
pub const MAX_EDITS: usize = 2000;

/// One thing wrong with a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Line, from 1.
    pub line: usize,
    /// Column, from 1.
    pub column: usize,
    /// What is wrong and what was expected.
    pub message: String,
}

/// Why a variant or a setting of its options was refused.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LoadError {
    /// The file's text is at fault. Shows one line a fault: `file:line:column: message`.
    #[error("{}", list(file, faults))]
    File {
        /// Which file.
        file: String,
        /// Every fault found, in the order of the text.
        faults: Vec<Fault>,
    },
    /// No variant of this id is known.
    #[error("there is no variant `{}`; {}`naqala variants` lists those there are", shorten(id), did_you_mean(near))]
    Unknown {
        /// The id asked for.
        id: String,
        /// One that is much like it, if there is any.
        near: Option<String>,
    },
    /// The options chosen do not go with the variant or with one another.
    #[error("{id}: {}", reasons.join("; "))]
    Options {
        /// The variant.
        id: String,
        /// What is wrong with them.
        reasons: Vec<String>,
    },
}

fn did_you_mean(near: &Option<String>) -> String {
    near.as_ref().map_or_else(String::new, |near| format!("did you mean {near}? "))
}

fn list(file: &str, faults: &[Fault]) -> String {
    let lines = faults.iter().map(|f| format!("{file}:{}:{}: {}", f.line, f.column, f.message));
    lines.collect::<Vec<_>>().join("\n")
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.line, self.column, self.message)
    }
}

/// The dialect of RON in which variants are written: reads a clause, a condition or any other part of a file.
pub fn format() -> ron::Options {
    ron::Options::default()
        .with_default_extension(Extensions::UNWRAP_VARIANT_NEWTYPES | Extensions::IMPLICIT_SOME)
        .with_recursion_limit(64)
}

/// Reads what a patch names, which may be the word `None`: only what it does not name stays as it is.
pub(crate) fn given<'de, D: Deserializer<'de>, T: Deserialize<'de>>(from: D) -> Result<Option<T>, D::Error> {
    T::deserialize(from).map(Some)
}

/// A text in quotation marks as people write it: nothing is escaped that can be read.
pub fn quoted(text: &str) -> String {
    let mut quoted = String::from('"');
    for letter in text.chars() {
        match letter {
            '"' | '\\' => quoted.extend(['\\', letter]),
            _ if letter.is_control() => quoted.extend(letter.escape_debug()),
            _ => quoted.push(letter),
        }
    }
    quoted + "\""
}

/// Names to choose from, or the first of very many.
pub(super) fn listed(names: &[String]) -> String {
    const MOST: usize = 20;
    let first = names.iter().take(MOST).map(String::as_str).collect::<Vec<_>>().join(", ");
    match names.len() {
        0 => "none, for there is none".into(),
        1 => first,
        2..=MOST => format!("one of {first}"),
        _ => format!("one of {first}, ..."),
    }
}

/// Returns where a variant begins, after any comments at the top.
pub(super) fn start(text: &str) -> usize {
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        if !line.trim().is_empty() && !line.trim_start().starts_with("//") {
            break;
        }
        at += line.len();
    }
    if at < text.len() { at } else { 0 }
}

/// What ids are made of.
pub(super) const NAME: &str = "lower-case letters, digits, `-` and `_`";

/// Returns whether a text is such a name.
pub(super) fn is_id(id: &str) -> bool {
    !id.is_empty()
        && id.len() <= 64
        && id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || "-_".contains(c))
}

/// A fault and the clause (`id`), option (`=id`), choice (`=id=choice`), preset (`/id`), phase (`~id`) or part
/// (`@board`) in which it lies.
pub(super) type Located = (Option<String>, String);
