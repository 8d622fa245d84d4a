//! Folders of the user's in which things are kept between runs, and the files in them: read, put aside where they make no
//! sense, written together with other windows.

use super::keep::Keep;
use bevy::prelude::Resource;
use directories::ProjectDirs;
use mancala::diagnostic::{Diagnostic, Key, Written};
use mancala::diagnostics;
use mancala::record::{ReadError, read_text};
use mancala::rules::explain::ron_diagnostic;
use naqala_core::files::{SaveError, read_diagnostic, save_atomically};
use naqala_core::report::Report;
use naqala_core::search::network::NetworkStore;
use naqala_core::teach::progress::take_over;
use ron::value::RawValue;
use serde::de::{DeserializeOwned, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use std::{fmt, fs, thread};

/// Folders for what is kept; no resource where there are none and nothing is kept. Both are created on the first write.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct Folders {
    /// For preferences.
    pub config: PathBuf,
    /// For the games played.
    pub data: PathBuf,
}

diagnostics! {
    /// Mistakes in what is saved between runs.
    pub(crate) enum SettingsDiagnostic {
        /// Preferences, progress in the lessons, the scores of puzzles and the puzzles that you have set up are saved
        /// in files of their own. One of these files is there and cannot be read; it is left as it is.
        Unreadable { what: Key, because: Diagnostic } = "settings-unreadable",
        /// Preferences, progress in the lessons, the scores of puzzles and the puzzles that you have set up are saved
        /// in files of their own. One of these files makes no sense, perhaps because it was changed by hand. It has
        /// been renamed, so that nothing in it is lost when the program writes another.
        PutAside { what: Key, because: Diagnostic, renamed: Written } = "settings-put-aside",
        /// Preferences, progress in the lessons, the scores of puzzles and the puzzles that you have set up are saved
        /// in files of their own. One of these files makes no sense, and it could not be renamed to be out of the way.
        LeftThere { what: Key, because: Diagnostic } = "settings-left-there",
    }
}

/// Reason for not using something as it was saved. What comes with the app is used in its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SettingsError {
    /// The file.
    pub path: PathBuf,
    /// The mistake, with its place in the file if it has one.
    pub diagnostic: Diagnostic,
}

impl From<SettingsError> for Report {
    fn from(SettingsError { path, diagnostic }: SettingsError) -> Report {
        let file = diagnostic.span().map(|_| path.display().to_string());
        Report::new(file, vec![diagnostic])
    }
}

/// Longest wait for another window that is writing.
const PATIENCE: Duration = Duration::from_secs(1);

impl Folders {
    /// The platform's own folders for this app; `None` where the user has no home.
    pub fn of_platform() -> Option<Folders> {
        let dirs = ProjectDirs::from("", "", "naqala")?;
        Some(Folders { config: dirs.config_dir().to_owned(), data: dirs.data_dir().to_owned() })
    }

    /// The folder of the user's own games.
    pub fn variants(&self) -> PathBuf {
        self.data.join("variants")
    }

    /// The folder of the games that were played.
    pub fn games(&self) -> PathBuf {
        self.data.join("games")
    }

    /// The networks that the user has had learned.
    pub fn networks(&self) -> NetworkStore {
        NetworkStore::at(self.data.join("opponents"))
    }

    /// Reads what is kept; `None` if there is no file.
    ///
    /// # Errors
    /// If there is one that cannot be read or makes no sense. A file that makes no sense is put aside under another name.
    pub fn read<T: Keep>(&self) -> Result<Option<T>, SettingsError> {
        let path = T::path(self);
        let text = read_text(&path, T::MAX_LENGTH);
        let Some(name) = T::NAME else { return Ok(text.ok().and_then(|text| T::parse(&text).ok())) };
        match text {
            Ok(text) => match T::parse(&text) {
                Ok(kept) => Ok(Some(kept)),
                // What else is kept in the file has told it, and put the file aside.
                Err(_) if T::IS_PART && !path.exists() => Ok(None),
                Err(mistake) => Err(senseless(name, &path, mistake)),
            },
            Err(ReadError::Missing { .. }) => Ok(None),
            Err(error) => Err(unreadable(name, &path, &error)),
        }
    }

    /// Writes what has changed since it was as `before`. Changes by other windows stay, and all of it is given back.
    ///
    /// # Errors
    /// If nothing can be written there.
    pub fn write<T: Keep>(&self, before: &T, now: &T) -> Result<T, SaveError> {
        let _alone = self.wait_for_others();
        let there = self.read::<T>().unwrap_or_default();
        let both = there.clone().map_or_else(|| now.clone(), |there| now.merge(before, there));
        if there.unwrap_or_default() != both {
            let path = T::path(self);
            // An error in making the folder shows in the attempt to save in it.
            let _ = fs::create_dir_all(path.parent().unwrap_or(Path::new("")));
            let text = both.to_text();
            let there = || read_text(&path, T::MAX_LENGTH).unwrap_or_default();
            let text = if T::IS_PART { with_others(&there(), text) } else { text };
            save_atomically(&path, text.as_bytes())?;
        }
        Ok(both)
    }

    /// No other window reads and writes in one go while what this gives lives. Nobody is waited for long: a window that
    /// hangs must not stop the others.
    fn wait_for_others(&self) -> Option<File> {
        // An error in making the folder shows in the attempt to save in it.
        let _ = fs::create_dir_all(&self.data);
        let lock = File::create(self.data.join(".lock")).ok()?;
        let until = Instant::now() + PATIENCE;
        while matches!(lock.try_lock(), Err(TryLockError::WouldBlock)) && Instant::now() < until {
            thread::sleep(Duration::from_millis(2));
        }
        Some(lock)
    }
}

/// Returns the error of a file that cannot be read.
fn unreadable(what: Key, path: &Path, error: &ReadError) -> SettingsError {
    if let ReadError::TooLong { .. } | ReadError::NotText { .. } = error {
        return senseless(what, path, error.diagnostic());
    }
    let because = read_diagnostic(error);
    let span = because.span();
    let diagnostic = Diagnostic::from(SettingsDiagnostic::Unreadable { what, because });
    SettingsError { path: path.to_owned(), diagnostic: diagnostic.with_span(span) }
}

/// Puts a file that makes no sense aside, and returns the error of it.
fn senseless(what: Key, path: &Path, because: Diagnostic) -> SettingsError {
    let span = because.span();
    let diagnostic = match put_aside(path) {
        Some(renamed) => {
            let renamed = renamed.file_name().unwrap_or_default().to_string_lossy().into_owned().into();
            SettingsDiagnostic::PutAside { what, because, renamed }
        }
        None => SettingsDiagnostic::LeftThere { what, because },
    };
    SettingsError { path: path.to_owned(), diagnostic: Diagnostic::from(diagnostic).with_span(span) }
}

/// Renames a file so that a good one can take its place. Returns where it is now.
fn put_aside(path: &Path) -> Option<PathBuf> {
    let aside = |n: u32| path.with_extension(if n == 0 { "ron.bad".to_owned() } else { format!("ron.bad{n}") });
    let free = (0..100).map(aside).find(|path| !path.exists())?;
    fs::rename(path, &free).is_ok().then_some(free)
}

/// The fields of the preferences in a file, each as it is written there.
#[derive(Default)]
struct Fields(BTreeMap<String, String>);

impl<'de> Deserialize<'de> for Fields {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Fields, D::Error> {
        struct OfStruct;

        impl<'de> Visitor<'de> for OfStruct {
            type Value = Fields;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a struct")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<Fields, A::Error> {
                let mut all = Fields::default();
                while let Some((name, value)) = fields.next_entry::<String, Box<RawValue>>()? {
                    all.0.insert(name, value.trim().get_ron().to_owned());
                }
                Ok(all)
            }
        }

        deserializer.deserialize_struct("Preferences", &[], OfStruct)
    }
}

/// Returns the text of a part of a file with the fields that other features have in it.
fn with_others(there: &str, part: String) -> String {
    let (Ok(Fields(mut all)), Ok(Fields(own))) = (ron::from_str(there), ron::from_str(&part)) else { return part };
    all.extend(own);
    let fields: String = all.iter().map(|(name, value)| format!("    {name}: {value},\n")).collect();
    format!("(\n{fields})")
}

/// Returns what is in a file, with all fields that have changed here.
pub fn with_changes<T: Clone + Serialize + DeserializeOwned>(now: &T, before: &T, there: &T) -> T {
    let fields = |of: &T| match serde_json::to_value(of) {
        Ok(Value::Object(fields)) => fields.into_iter().collect(),
        _ => BTreeMap::new(),
    };
    let mut merged = fields(there);
    take_over(&fields(before), &fields(now), &mut merged);
    serde_json::from_value(merged.into_iter().collect()).unwrap_or_else(|_| now.clone())
}

/// Reads the text of a file whose contents need no format of their own.
///
/// # Errors
/// If it makes no sense.
pub fn from_ron<T: DeserializeOwned>(text: &str) -> Result<T, Diagnostic> {
    ron::from_str(text).map_err(|error| ron_diagnostic(&error))
}

/// Returns the text of a file whose contents need no format of their own.
pub fn to_ron<T: Serialize>(kept: &T) -> String {
    ron::ser::to_string_pretty(kept, ron::ser::PrettyConfig::default())
        .expect("numbers, switches, names and paths in letters can be written")
}
