//! Variants that a record or a command names: by an id, or by the file of one that does not come with the program.

use super::{ReadError, read_text};
use crate::rules::dialect::MAX_FILE;
use crate::rules::{Catalogue, LoadError, Rules, Settings, Variant};
use std::path::Path;
use thiserror::Error;

/// Why the rules that a name stands for could not be had.
#[derive(Debug, Error)]
pub enum NamedError {
    /// The variant file cannot be read.
    #[error(transparent)]
    Read(#[from] ReadError),
    /// It is at fault, or there is no such variant or option.
    #[error(transparent)]
    Load(#[from] LoadError),
}

/// Whether a name stands for a variant file rather than for an id.
pub fn is_variant_file(name: &str) -> bool {
    Path::new(name).extension().is_some_and(|extension| extension.eq_ignore_ascii_case("ron"))
}

/// The rules of a variant file or an id with options chosen. The path of a file is taken from `folder` if the file is
/// there, else from where the program runs.
///
/// # Errors
/// A file that cannot be read or is at fault; an unknown id, option or value; options that do not go together.
pub fn named_rules(catalogue: &Catalogue, name: &str, folder: &Path, set: &Settings) -> Result<Rules, NamedError> {
    if is_variant_file(name) {
        Ok(read_variant(name, folder)?.rules(None, set)?)
    } else {
        Ok(catalogue.rules(name, set)?)
    }
}

/// Reads a variant file, as [`named_rules`] finds it.
pub(super) fn read_variant(name: &str, folder: &Path) -> Result<Variant, NamedError> {
    let beside = folder.join(name);
    let path = if beside.is_file() { &beside } else { Path::new(name) };
    let text = read_text(path, MAX_FILE)?;
    Ok(Variant::read(&path.display().to_string(), &text)?)
}
