//! The dialect of RON in which variants are written: its reader, its names, the size limits of files, and the error of
//! reading them.

use crate::diagnostic::{Diagnostic, Key, Written};
use ron::extensions::Extensions;
use serde::{Deserialize, Deserializer};
use std::fmt;

/// Maximum size of a variant file, in bytes.
pub const MAX_FILE: usize = 1 << 20;
/// Maximum number of diagnostics reported for a file.
pub const MAX_FAULTS: usize = 100;
/// Maximum number of clauses in a variant.
pub const MAX_CLAUSES: usize = 500;
/// Maximum number each of a variant's options, of the choices of all its options together, and of its presets.
pub const MAX_OPTIONS: usize = 200;
/// Maximum number of stages in a variant.
pub const MAX_STAGES: usize = 50;
/// Maximum number of edits in a variant's choices and presets together.
pub const MAX_EDITS: usize = 2000;
/// Maximum depth of brackets within one another.
pub const MAX_DEPTH: usize = 64;

crate::diagnostics! {
    /// Mistakes in ids.
    pub(crate) enum IdDiagnostic {
        /// An id is a short name by which files, links and other parts of the rules refer to something: at most 64
        /// characters, which are lower-case letters, digits, hyphens and underscores.
        NotAName { id: Written } = "id-not-a-name" at ["id/$id"],
        /// Two parts of a variant have the same id, so that nothing that refers to it would know which of them is
        /// meant.
        Twice { id: Written, of: Key } = "id-used-twice" at ["/id/$id"],
        /// No game has this id. Ids are shorter than names and written in lower-case letters; the id of a preset has
        /// the id of its variant and a slash before it.
        VariantUnknown { id: Written } = "variant-unknown",
        /// No game has this id, but another has one much like it.
        VariantUnknownNear { id: Written, near: Written } = "variant-unknown-near",
    }
}

/// Reason for refusing a variant or a setting of its options.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LoadError {
    /// The file has mistakes. Displayed as one line for each: `file:line:column: message`.
    File {
        /// Name of the file.
        file: String,
        /// The mistakes, in the order of the text.
        diagnostics: Vec<Diagnostic>,
    },
    /// No variant of this id is known.
    Unknown {
        /// The id that was asked for.
        id: String,
        /// A similar id that is known, if there is one.
        near: Option<String>,
    },
    /// The options chosen do not go with the variant or with one another.
    Options {
        /// The variant.
        id: String,
        /// The reasons.
        diagnostics: Vec<Diagnostic>,
    },
}

impl LoadError {
    /// Returns the mistakes; those of a file have their places in it.
    pub fn diagnostics(&self) -> Vec<Diagnostic> {
        match self {
            LoadError::File { diagnostics, .. } | LoadError::Options { diagnostics, .. } => diagnostics.clone(),
            LoadError::Unknown { id, near: None } => vec![IdDiagnostic::VariantUnknown { id: id.into() }.into()],
            LoadError::Unknown { id, near: Some(near) } => {
                vec![IdDiagnostic::VariantUnknownNear { id: id.into(), near: near.into() }.into()]
            }
        }
    }
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (before, between) = match self {
            LoadError::File { .. } => (String::new(), "\n"),
            LoadError::Unknown { .. } => (String::new(), "; "),
            LoadError::Options { id, .. } => (format!("{id}: "), "; "),
        };
        let line = |it: &Diagnostic| match (self, it.span()) {
            (LoadError::File { file, .. }, Some(span)) => format!("{file}:{}:{}: {it}", span.line, span.column),
            (LoadError::File { file, .. }, None) => format!("{file}: {it}"),
            _ => it.to_string(),
        };
        let lines: Vec<String> = self.diagnostics().iter().map(line).collect();
        write!(f, "{before}{}", lines.join(between))
    }
}

impl std::error::Error for LoadError {}

/// The dialect of RON in which variants are written: reads a clause, a condition or any other part of a file.
pub fn format() -> ron::Options {
    ron::Options::default()
        .with_default_extension(Extensions::UNWRAP_VARIANT_NEWTYPES | Extensions::IMPLICIT_SOME)
        .with_recursion_limit(MAX_DEPTH)
}

/// Reads a field of a patch, whose value may be the word `None`; fields that the patch leaves out stay as they are.
pub(crate) fn given<'de, D: Deserializer<'de>, T: Deserialize<'de>>(from: D) -> Result<Option<T>, D::Error> {
    T::deserialize(from).map(Some)
}

/// Returns a text in quotation marks as people write it, without needless escapes.
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

/// Returns the offset at which a variant begins, after any comments at the top.
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

/// Returns whether a text is a valid id.
pub(super) fn is_id(id: &str) -> bool {
    !id.is_empty()
        && id.len() <= 64
        && id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || "-_".contains(c))
}

/// A diagnostic and its place: the clause (`id`), option (`=id`), choice (`=id=choice`), preset (`/id`), stage (`~id`)
/// or part (`@board`).
pub(super) type Located = (Option<String>, Diagnostic);
