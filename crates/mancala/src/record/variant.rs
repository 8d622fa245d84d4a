//! Variants that a record or a command names: by an id, or by the file of one that does not come with the program.

use super::diagnostic::RecordDiagnostic;
use super::read::near_file;
use super::{At, ReadError, Record, RecordError, SettingPlaces, read_file};
use crate::diagnostic::{Diagnostic, Span};
use crate::rules::dialect::MAX_FILE;
use crate::rules::{Catalogue, LoadError, Rules, Settings, Variant};
use std::fs;
use std::path::{Component, Path, PathBuf};
use thiserror::Error;

/// The reason for which the rules of a named variant could not be loaded.
#[derive(Debug, Error)]
pub enum NamedError {
    /// The variant file cannot be read.
    #[error(transparent)]
    Read(#[from] ReadError),
    /// It is at fault, or there is no such variant or option.
    #[error(transparent)]
    Load(#[from] LoadError),
}

impl NamedError {
    /// Returns what is wrong, at places in the variant file.
    pub fn diagnostics(&self) -> Vec<Diagnostic> {
        match self {
            NamedError::Read(error) => vec![error.diagnostic()],
            NamedError::Load(error) => error.diagnostics(),
        }
    }

    /// Returns the variant file in which the mistakes have their places, if they lie there: not if there is no such
    /// file, or it cannot be opened.
    pub fn file(&self) -> Option<String> {
        match self {
            NamedError::Load(LoadError::File { file, .. }) => Some(file.clone()),
            NamedError::Read(error @ ReadError::NotText { .. }) => Some(error.path().display().to_string()),
            NamedError::Load(_) | NamedError::Read(_) => None,
        }
    }

    /// Returns what is wrong, with a note at the place at which a text, such as a record, names the variant file.
    pub fn named_at(&self, by: &str, place: Option<Span>) -> Vec<Diagnostic> {
        let mut diagnostics = self.diagnostics();
        if let (Some(file), Some(first)) = (self.file(), diagnostics.first_mut()) {
            let named = Diagnostic::from(RecordDiagnostic::VariantFile { file: file.into() }).with_span(place);
            *first = first.clone().beside(by, named);
        }
        diagnostics
    }

    /// Returns what is wrong with a record that names such a variant, given where it names it and its options.
    pub(super) fn in_record(&self, by: &At, set: &SettingPlaces, whole_set: &At) -> RecordError {
        if let Some(file) = self.file() {
            return RecordError::in_file(file.into(), self.named_at(&by.file, by.span()));
        }
        let NamedError::Load(LoadError::Options { id, .. }) = self else {
            return RecordError::several(by.clone(), self.diagnostics());
        };
        let wrong = |because: Diagnostic| {
            let place = set.of(&because).or(whole_set.span());
            let because = because.with_span(None);
            Diagnostic::from(RecordDiagnostic::Options { variant: id.into(), because }).with_span(place)
        };
        let mut diagnostics: Vec<Diagnostic> = self.diagnostics().into_iter().map(wrong).collect();
        diagnostics.sort_by_key(Diagnostic::span);
        RecordError::in_file(by.file.clone(), diagnostics)
    }
}

/// Returns `true` if a name stands for a variant file rather than for an id.
pub fn is_variant_file(name: impl AsRef<Path>) -> bool {
    name.as_ref().extension().is_some_and(|extension| extension.eq_ignore_ascii_case("ron"))
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
    let path = found(name, folder);
    let text = read_file(&path, MAX_FILE).map_err(|error| match error {
        ReadError::Missing { path, near: None } => {
            let near = near_file(&folder.join(name));
            let near = near.as_deref().and_then(Path::file_name).map(|near| path.with_file_name(near));
            ReadError::Missing { path, near }
        }
        other => other,
    })?;
    Ok(Variant::read(&path.display().to_string(), &text)?)
}

/// Returns the path at which the variant file of a name is looked for.
fn found(name: &str, folder: &Path) -> PathBuf {
    let beside = folder.join(name);
    if beside.is_file() { beside } else { name.into() }
}

impl Record {
    /// The record as it is written into a folder: a variant file that it names by a relative path is found from there.
    /// The path stays as it is if the file is not there, or if it already leads there.
    pub fn for_folder(&self, folder: &Path) -> Record {
        let mut record = self.clone();
        if is_variant_file(&self.variant) && Path::new(&self.variant).is_relative() {
            let here = Path::new(".");
            let folder = if folder.as_os_str().is_empty() { here } else { folder };
            record.variant = path_from(folder, &found(&self.variant, self.folder()), &self.variant);
        }
        record
    }
}

/// The path of a file from a folder, absolute if no relative one leads there. `usual` is kept if it leads there as
/// well.
fn path_from(folder: &Path, file: &Path, usual: &str) -> String {
    let parent = file.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let (Ok(folder), Ok(parent), Some(name)) = (fs::canonicalize(folder), fs::canonicalize(parent), file.file_name())
    else {
        return usual.to_owned();
    };
    let file = parent.join(name);
    if !file.is_file() || is_same(&folder.join(usual), &file) {
        return usual.to_owned();
    }
    relative(&folder, &file).unwrap_or(file).display().to_string()
}

fn is_same(one: &Path, other: &Path) -> bool {
    fs::canonicalize(one).is_ok_and(|one| fs::canonicalize(other).is_ok_and(|other| one == other))
}

/// Returns the path of a file from a folder, both absolute and without links; `None` if they share no root.
fn relative(folder: &Path, file: &Path) -> Option<PathBuf> {
    let shared = folder.components().zip(file.components()).take_while(|(one, other)| one == other).count();
    let has_root = file.components().take(shared).any(|part| part == Component::RootDir);
    let up = folder.components().skip(shared).map(|_| Component::ParentDir);
    has_root.then(|| up.chain(file.components().skip(shared)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_leads_from_one_folder_to_a_file_elsewhere() {
        for (folder, file, expected) in [
            ("/games", "/games/mine.ron", "mine.ron"),
            ("/games/kept", "/games/mine.ron", "../mine.ron"),
            ("/home/ada/games", "/home/ada/variants/new/mine.ron", "../variants/new/mine.ron"),
            ("/srv/games", "/home/mine.ron", "../../home/mine.ron"),
        ] {
            assert_eq!(relative(Path::new(folder), Path::new(file)), Some(PathBuf::from(expected)), "{folder} {file}");
        }
        assert_eq!(relative(Path::new("games"), Path::new("variants/mine.ron")), None);
    }

    #[test]
    fn a_variant_file_is_found_from_the_folder_into_which_a_record_goes() {
        let dir = tempfile::tempdir().expect("the system has a folder for temporary files");
        let (old, new) = (dir.path().join("old"), dir.path().join("new/deep"));
        fs::create_dir_all(&old).expect("the folder can be made");
        fs::create_dir_all(&new).expect("the folder can be made");
        let kalah = include_str!("../../variants/kalah.ron").replacen("id: \"kalah\"", "id: \"mine\"", 1);
        fs::write(old.join("mine.ron"), kalah).expect("the folder can be written to");
        let read = |variant: &str, folder: &Path| {
            let text = format!("(format: 1, variant: {variant:?}, moves: [\"c1\"])");
            Record::read(&folder.join("game.naqala").display().to_string(), &text).expect("it is a record")
        };
        let record = read("mine.ron", &old);
        let moved = record.for_folder(&new);
        assert_eq!(Path::new(&moved.variant), Path::new("../../old/mine.ron"));
        let again = read(&moved.variant, &new);
        assert!(again.replay(&Catalogue::shipped()).is_ok());
        assert_eq!(again.for_folder(&old).variant, "mine.ron");
        assert_eq!(record.for_folder(&old).variant, "mine.ron");
        let absolute = old.join("mine.ron").display().to_string();
        for (variant, written) in [("kalah", "kalah"), ("missing.ron", "missing.ron"), (&*absolute, &*absolute)] {
            assert_eq!(read(variant, &old).for_folder(&new).variant, written);
        }
    }
}
