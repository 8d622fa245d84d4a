//! Files kept between runs in the platform's own folders: preferences, progress, and the placement of the window. The
//! games are in [`record::game_files`](crate::record::game_files).

use super::Preferences;
use crate::app::Placement;
use crate::learn::Lessons;
use crate::record::game_files::GamesFolder;
use directories::ProjectDirs;
use mancala::diagnostic::{Diagnostic, Key, Written};
use mancala::diagnostics;
use mancala::record::LEVELS;
use mancala::record::{ReadError, read_text};
use mancala::rules::explain::ron_diagnostic;
use naqala_core::files::{SaveError, read_diagnostic, save_atomically};
use naqala_core::teach::own_puzzles::{MAX_OWN_PUZZLES, OwnPuzzles};
use naqala_core::teach::progress::{MAX_PROGRESS, Progress, take_over};
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeMap;
use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use std::{fs, thread};

/// Folders for what is kept. Both are created on the first write.
#[derive(Clone, Debug, PartialEq, Eq)]
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

/// Result of reading what is saved.
type LoadResult<T> = Result<T, SettingsError>;

/// Data that is saved in a file of its own.
#[derive(Clone, Copy)]
enum SavedData {
    Preferences,
    Lessons,
    Scores,
    OwnPuzzles,
}

impl SavedData {
    fn key(self) -> Key {
        Key(match self {
            SavedData::Preferences => "preferences",
            SavedData::Lessons => "lessons",
            SavedData::Scores => "scores",
            SavedData::OwnPuzzles => "puzzles",
        })
    }

    /// Returns the error of a file that cannot be read.
    fn unreadable(self, path: &Path, error: &ReadError) -> SettingsError {
        if let ReadError::TooLong { .. } | ReadError::NotText { .. } = error {
            return self.senseless(path, error.diagnostic());
        }
        let because = read_diagnostic(error);
        let span = because.span();
        let diagnostic = Diagnostic::from(SettingsDiagnostic::Unreadable { what: self.key(), because });
        SettingsError { path: path.to_owned(), diagnostic: diagnostic.with_span(span) }
    }

    /// Puts a file that makes no sense aside, and returns the error of it.
    fn senseless(self, path: &Path, because: Diagnostic) -> SettingsError {
        let (what, span) = (self.key(), because.span());
        let diagnostic = match put_aside(path) {
            Some(renamed) => {
                let renamed = renamed.file_name().unwrap_or_default().to_string_lossy().into_owned().into();
                SettingsDiagnostic::PutAside { what, because, renamed }
            }
            None => SettingsDiagnostic::LeftThere { what, because },
        };
        SettingsError { path: path.to_owned(), diagnostic: Diagnostic::from(diagnostic).with_span(span) }
    }
}

/// The longest file of preferences that is read, in bytes.
const LONGEST: usize = 64 * 1024;
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

    fn preferences(&self) -> PathBuf {
        self.config.join("preferences.ron")
    }

    fn window(&self) -> PathBuf {
        self.config.join("window.ron")
    }

    /// The games that were played.
    pub fn games(&self) -> GamesFolder {
        GamesFolder(self.data.join("games"))
    }

    /// Returns where an earlier version of the app kept the last two games.
    pub fn former_games(&self) -> [PathBuf; 2] {
        ["unfinished.naqala", "autosave.naqala"].map(|name| self.data.join(name))
    }

    /// Reads the preferences. There being none is no error.
    ///
    /// # Errors
    /// If there are some that cannot be read or make no sense. A file that makes no sense is put aside under another
    /// name.
    pub fn load(&self) -> LoadResult<Preferences> {
        let read = |text: &str| ron::from_str::<Preferences>(text).map_err(|error| ron_diagnostic(&error));
        let there = read_or_put_aside(SavedData::Preferences, &self.preferences(), LONGEST, read)?;
        Ok(there.map(within_bounds).unwrap_or_default())
    }

    /// Writes the preferences that have changed since they were as `before`. Changes by another window stay.
    ///
    /// # Errors
    /// If nothing can be written there.
    pub fn save(&self, before: &Preferences, now: &Preferences) -> Result<(), SaveError> {
        let path = self.preferences();
        let read = || self.load().ok().filter(|_| path.exists());
        let both = |there: Preferences| {
            let fields = |preferences| match serde_json::to_value(preferences) {
                Ok(Value::Object(fields)) => fields.into_iter().collect(),
                _ => BTreeMap::new(),
            };
            let mut merged = fields(&there);
            take_over(&fields(before), &fields(now), &mut merged);
            serde_json::from_value(merged.into_iter().collect()).unwrap_or_else(|_| now.clone())
        };
        self.write_together(&path, now, read, both, written).map(|_| ())
    }

    fn lessons(&self) -> PathBuf {
        self.data.join("lessons.ron")
    }

    /// Reads how far somebody has come in the lessons. A file that makes no sense is put aside under another name, and all
    /// lessons begin anew.
    pub fn reached(&self) -> Lessons {
        self.read_reached().unwrap_or_default()
    }

    fn read_reached(&self) -> Option<Lessons> {
        let read = |text: &str| ron::from_str(text).map_err(|error| ron_diagnostic(&error));
        read_or_put_aside(SavedData::Lessons, &self.lessons(), LONGEST, read).unwrap_or_default()
    }

    /// Writes the progress in the lessons that has been made since `before`. Changes by another window stay, and all of
    /// it is given back.
    ///
    /// # Errors
    /// If nothing can be written there.
    pub fn keep_reached(&self, before: &Lessons, now: &Lessons) -> Result<Lessons, SaveError> {
        let both = |mut there: Lessons| {
            take_over(&before.reached, &now.reached, &mut there.reached);
            take_over(&before.done, &now.done, &mut there.done);
            there
        };
        self.write_together(&self.lessons(), now, || self.read_reached(), both, written)
    }

    fn scores(&self) -> PathBuf {
        self.data.join("puzzles.ron")
    }

    /// Reads how somebody does at puzzles. There being nothing is no error.
    ///
    /// # Errors
    /// If there is something that cannot be read or makes no sense. A file that makes no sense is put aside under another
    /// name.
    pub fn progress(&self) -> LoadResult<Progress> {
        self.read_progress().map(Option::unwrap_or_default)
    }

    fn read_progress(&self) -> LoadResult<Option<Progress>> {
        let read = Progress::read;
        read_or_put_aside(SavedData::Scores, &self.scores(), MAX_PROGRESS, read)
    }

    /// Writes what has changed in how somebody does at puzzles: see [`Folders::keep_reached`].
    ///
    /// # Errors
    /// If nothing can be written there.
    pub fn keep_progress(&self, before: &Progress, now: &Progress) -> Result<Progress, SaveError> {
        let both = |mut there: Progress| {
            take_over(&before.games, &now.games, &mut there.games);
            there
        };
        let read = || self.read_progress().ok().flatten();
        self.write_together(&self.scores(), now, read, both, Progress::write)
    }

    fn own_puzzles(&self) -> PathBuf {
        self.data.join("own-puzzles.ron")
    }

    /// Reads the puzzles of one's own. There being none is no error.
    ///
    /// # Errors
    /// If there is something that cannot be read or makes no sense. A file that makes no sense is put aside under another
    /// name.
    pub fn puzzles(&self) -> LoadResult<OwnPuzzles> {
        self.read_puzzles().map(Option::unwrap_or_default)
    }

    fn read_puzzles(&self) -> LoadResult<Option<OwnPuzzles>> {
        let read = OwnPuzzles::read;
        read_or_put_aside(SavedData::OwnPuzzles, &self.own_puzzles(), MAX_OWN_PUZZLES, read)
    }

    /// Writes what has changed in the puzzles of one's own: see [`Folders::keep_reached`].
    ///
    /// # Errors
    /// If nothing can be written there.
    pub fn keep_puzzles(&self, before: &OwnPuzzles, now: &OwnPuzzles) -> Result<OwnPuzzles, SaveError> {
        let read = || self.read_puzzles().ok().flatten();
        let both = |there| now.taken_over(before, there);
        self.write_together(&self.own_puzzles(), now, read, both, OwnPuzzles::write)
    }

    /// Writes to a file that other windows write to as well. `both`: what stands there, changed as it has changed here;
    /// where nothing does, all that is here is written.
    fn write_together<T: Clone + PartialEq + Default>(
        &self,
        path: &Path,
        now: &T,
        read: impl Fn() -> Option<T>,
        both: impl Fn(T) -> T,
        text: impl Fn(&T) -> String,
    ) -> Result<T, SaveError> {
        let _alone = self.wait_for_others();
        let there = read();
        let both = there.clone().map_or_else(|| now.clone(), both);
        if there.unwrap_or_default() != both {
            save_in_folder(path, text(&both).as_bytes())?;
        }
        Ok(both)
    }

    /// No other window reads and writes in one go while what this gives lives. Nobody is waited for long: a window that
    /// hangs must not stop the others.
    fn wait_for_others(&self) -> Option<File> {
        // What stands in the way of making the folder is told by the attempt to save in it.
        let _ = fs::create_dir_all(&self.data);
        let lock = File::create(self.data.join(".lock")).ok()?;
        let until = Instant::now() + PATIENCE;
        while matches!(lock.try_lock(), Err(TryLockError::WouldBlock)) && Instant::now() < until {
            thread::sleep(Duration::from_millis(2));
        }
        Some(lock)
    }

    /// Reads the placement of the window. If there is none that makes sense, it is that of a new window.
    pub fn placement(&self) -> Placement {
        let text = read_text(&self.window(), LONGEST).unwrap_or_default();
        ron::from_str(&text).map(bounded).unwrap_or_default()
    }

    /// Writes where the window stands.
    ///
    /// # Errors
    /// If nothing can be written there.
    pub fn keep_placement(&self, placement: &Placement) -> Result<(), SaveError> {
        save_in_folder(&self.window(), written(placement).as_bytes())
    }
}

/// Reads a file of at most `most` bytes, if there is one. One that makes no sense is put aside.
fn read_or_put_aside<T>(
    what: SavedData,
    path: &Path,
    most: usize,
    read: impl Fn(&str) -> Result<T, Diagnostic>,
) -> LoadResult<Option<T>> {
    let text = match read_text(path, most) {
        Ok(text) => text,
        Err(ReadError::Missing { .. }) => return Ok(None),
        Err(error) => return Err(what.unreadable(path, &error)),
    };
    read(&text).map(Some).map_err(|mistake| what.senseless(path, mistake))
}

fn written<T: Serialize>(kept: &T) -> String {
    ron::ser::to_string_pretty(kept, ron::ser::PrettyConfig::default())
        .expect("numbers, switches, names and paths in letters can be written")
}

fn save_in_folder(path: &Path, contents: &[u8]) -> Result<(), SaveError> {
    if let Some(folder) = path.parent() {
        // What stands in the way of making the folder is told by the attempt to save in it.
        let _ = fs::create_dir_all(folder);
    }
    save_atomically(path, contents)
}

/// Renames a file so that a good one can take its place. Returns where it is now.
fn put_aside(path: &Path) -> Option<PathBuf> {
    let aside = |n: u32| path.with_extension(if n == 0 { "ron.bad".to_owned() } else { format!("ron.bad{n}") });
    let free = (0..100).map(aside).find(|path| !path.exists())?;
    fs::rename(path, &free).is_ok().then_some(free)
}

/// A file may say anything; a window cannot be any width.
fn within_bounds(mut preferences: Preferences) -> Preferences {
    let usual = Preferences::default();
    let or = |value: f32, usual: f32, least: f32, most: f32| {
        if value.is_finite() { value.clamp(least, most) } else { usual }
    };
    preferences.panel_width = or(preferences.panel_width, usual.panel_width, 200.0, 1200.0);
    preferences.text_size = or(preferences.text_size, usual.text_size, 0.75, 2.0);
    preferences.volume = or(preferences.volume, usual.volume, 0.0, 1.0);
    let level = |level: u8| level.clamp(1, LEVELS);
    preferences.level = level(preferences.level);
    preferences.levels.values_mut().for_each(|it| *it = level(*it));
    let speed = |speed: f64, usual: f64| if speed.is_finite() { speed.clamp(0.25, 8.0) } else { usual };
    preferences.speed = speed(preferences.speed, usual.speed);
    preferences.projected_speed = speed(preferences.projected_speed, usual.projected_speed);
    preferences
}

/// No screen is larger than this, in pixels, or farther from the main one.
const FARTHEST: i32 = 100_000;

/// Brings a window of any size that a file may name to one that a system can be asked for. The screens for it are known
/// only when it is open.
fn bounded(mut placement: Placement) -> Placement {
    let usual = Placement::default();
    for (side, usual) in placement.size.iter_mut().zip(usual.size) {
        *side = if side.is_finite() { side.clamp(100.0, FARTHEST as f32) } else { usual };
    }
    placement.at = placement.at.map(|at| at.map(|edge| edge.clamp(-FARTHEST, FARTHEST)));
    placement
}

#[cfg(test)]
mod tests {
    use super::*;
    use mancala::diagnostic::Argument;

    fn folders() -> (tempfile::TempDir, Folders) {
        let dir = tempfile::tempdir().expect("the system has a folder for temporary files");
        let folders = Folders { config: dir.path().join("config"), data: dir.path().join("data") };
        (dir, folders)
    }

    /// The line of a mistake, and the name under which its file was put aside.
    fn told(error: &SettingsError) -> (usize, String) {
        let line = error.diagnostic.span().map_or(0, |span| span.line);
        let Some(Argument::Written(aside)) = error.diagnostic.argument("renamed") else { panic!("{error:?}") };
        (line, aside.clone())
    }

    #[test]
    fn preferences_come_back_as_they_were_saved() {
        let (_dir, folders) = folders();
        let chosen =
            Preferences { dark: true, panel_width: 412.0, text_size: 1.25, speed: 2.0, ..Preferences::default() };
        folders.save(&Preferences::default(), &chosen).expect("the folder can be written to");
        assert_eq!(folders.load().expect("they were just written"), chosen);
    }

    #[test]
    fn no_preferences_are_no_error() {
        let (_dir, folders) = folders();
        assert_eq!(folders.load().expect("there is no file"), Preferences::default());
    }

    #[test]
    fn a_senseless_file_is_put_aside_with_its_place_told() {
        let (_dir, folders) = folders();
        fs::create_dir_all(&folders.config).expect("the folder can be made");
        for bad in ["ron.bad", "ron.bad1"] {
            fs::write(folders.preferences(), "(\n  dark: perhaps,\n)").expect("the folder can be written to");
            let error = folders.load().expect_err("perhaps is no switch");
            assert_eq!((&error.path, told(&error)), (&folders.preferences(), (2, format!("preferences.{bad}"))));
            let aside = folders.preferences().with_extension(bad);
            assert_eq!(fs::read_to_string(aside).expect("it was put aside"), "(\n  dark: perhaps,\n)");
        }
        assert_eq!(folders.load().expect("the bad file is gone"), Preferences::default());
    }

    #[test]
    fn binary_and_huge_files_are_put_aside() {
        let (_dir, folders) = folders();
        fs::create_dir_all(&folders.config).expect("the folder can be made");
        for bytes in [vec![0xff, 0xfe, 0x00], vec![b' '; LONGEST + 1]] {
            fs::write(folders.preferences(), bytes).expect("the folder can be written to");
            assert!(folders.load().is_err());
            assert!(!folders.preferences().exists());
        }
    }

    #[test]
    fn numbers_out_of_bounds_are_brought_within_them() {
        let (_dir, folders) = folders();
        fs::create_dir_all(&folders.config).expect("the folder can be made");
        fs::write(folders.preferences(), "(panel_width: NaN, text_size: 1e30, speed: -4.0, projected_speed: inf)")
            .expect("it can be written");
        let read = folders.load().expect("it makes sense");
        assert_eq!((read.panel_width, read.text_size, read.speed, read.projected_speed), (340.0, 2.0, 0.25, 0.5));
    }

    #[test]
    fn lessons_go_on_where_they_were_left_and_a_senseless_file_is_put_aside() {
        let (_dir, folders) = folders();
        let mut lessons = Lessons::default();
        lessons.reached.insert("oware/woli".into(), (4, 20));
        lessons.done.insert("oware/woli".into(), [0, 2].into());
        folders.keep_reached(&Lessons::default(), &lessons).expect("the folder can be made and written to");
        assert_eq!(folders.reached(), lessons);
        fs::write(folders.lessons(), "(reached: everything)").expect("the folder can be written to");
        assert_eq!(folders.reached(), Lessons::default());
        let aside = folders.lessons().with_extension("ron.bad");
        assert_eq!(fs::read_to_string(aside).expect("it was put aside"), "(reached: everything)");
    }

    #[test]
    fn scores_come_back_and_a_senseless_file_is_put_aside_with_its_place_told() {
        let (_dir, folders) = folders();
        assert_eq!(folders.progress().expect("there is no file"), Progress::default());
        let mut progress = Progress::default();
        progress.games.entry("kalah".into()).or_default().right = 3;
        folders.keep_progress(&Progress::default(), &progress).expect("the folder can be made and written to");
        assert_eq!(folders.progress().expect("they were just written"), progress);
        fs::write(folders.scores(), "(format: 1,\n games: all)").expect("the folder can be written to");
        let error = folders.progress().expect_err("it makes no sense");
        assert_eq!((&error.path, told(&error)), (&folders.scores(), (2, "puzzles.ron.bad".to_owned())));
    }

    #[test]
    fn puzzles_of_ones_own_come_back_and_a_senseless_file_is_put_aside_with_its_place_told() {
        let (_dir, folders) = folders();
        assert_eq!(folders.puzzles().expect("there is no file"), OwnPuzzles::default());
        let text =
            "(format: 1, puzzles: [(number: 7, name: \"Mine\", variant: \"kalah\", kind: best, position: \"1\")])";
        let puzzles = OwnPuzzles::read(text).expect("it is one of puzzles");
        folders.keep_puzzles(&OwnPuzzles::default(), &puzzles).expect("the folder can be made and written to");
        assert_eq!(folders.puzzles().expect("they were just written"), puzzles);
        fs::write(folders.own_puzzles(), "(format: 1,\n puzzles: all)").expect("the folder can be written to");
        let error = folders.puzzles().expect_err("it makes no sense");
        assert_eq!((&error.path, told(&error)), (&folders.own_puzzles(), (2, "own-puzzles.ron.bad".to_owned())));
    }

    #[test]
    fn what_two_windows_change_is_all_kept() {
        let (_dir, folders) = folders();
        let begun = Preferences::default();
        folders.save(&begun, &Preferences { text_size: 1.5, ..begun.clone() }).expect("it can be written");
        folders.save(&begun, &Preferences { dark: true, ..begun.clone() }).expect("it can be written");
        folders.save(&begun, &Preferences { speed: 2.0, volume: 0.3, ..begun.clone() }).expect("it can be written");
        let both = Preferences { text_size: 1.5, dark: true, speed: 2.0, volume: 0.3, ..begun };
        assert_eq!(folders.load().expect("they were just written"), both);

        let none = Lessons::default();
        let lessons = |games: &[&str]| Lessons {
            reached: games.iter().map(|&id| (id.to_owned(), (3, 9))).collect(),
            ..Lessons::default()
        };
        folders.keep_reached(&none, &lessons(&["kalah", "oware"])).expect("it can be written");
        let there = folders.keep_reached(&none, &lessons(&["bao"])).expect("it can be written");
        assert_eq!(there, lessons(&["bao", "kalah", "oware"]));
        let there = folders.keep_reached(&lessons(&["oware"]), &none).expect("it can be written");
        assert_eq!((&there, &folders.reached()), (&lessons(&["bao", "kalah"]), &there));

        let progress = |game: &str| {
            let mut progress = Progress::default();
            progress.games.entry(game.into()).or_default().right = 3;
            progress
        };
        folders.keep_progress(&Progress::default(), &progress("kalah")).expect("it can be written");
        let there = folders.keep_progress(&Progress::default(), &progress("oware")).expect("it can be written");
        assert_eq!(there.games.keys().collect::<Vec<_>>(), ["kalah", "oware"]);

        let own = |puzzles: &[(u32, &str)]| {
            let puzzle = |(number, name)| {
                format!("(number: {number}, name: \"{name}\", variant: \"kalah\", kind: best, position: \"1\")")
            };
            let puzzles: Vec<String> = puzzles.iter().copied().map(puzzle).collect();
            OwnPuzzles::read(&format!("(format: 1, puzzles: [{}])", puzzles.join(", "))).expect("they are puzzles")
        };
        let before = own(&[(1, "a"), (2, "b")]);
        folders.keep_puzzles(&OwnPuzzles::default(), &before).expect("it can be written");
        folders.keep_puzzles(&before, &own(&[(1, "a"), (2, "b"), (3, "c")])).expect("it can be written");
        let there = folders.keep_puzzles(&before, &own(&[(2, "new name"), (3, "d")])).expect("it can be written");
        assert_eq!(there, own(&[(2, "new name"), (3, "c"), (4, "d")]), "the one of a taken number gets another");
    }

    #[test]
    fn windows_that_write_at_the_same_time_wait_for_each_other() {
        let (_dir, folders) = folders();
        let write = |window: usize| {
            let mut here = Lessons::default();
            for n in 0..25 {
                let mut now = here.clone();
                now.reached.insert(format!("{window} {n}"), (1, 2));
                here = folders.keep_reached(&here, &now).expect("the folder can be written to");
            }
        };
        thread::scope(|scope| (0..4).for_each(|window| drop(scope.spawn(move || write(window)))));
        assert_eq!(folders.reached().reached.len(), 100);
    }

    #[cfg(unix)]
    #[test]
    fn a_folder_whose_name_is_no_text_is_not_kept_and_nothing_else_is_lost() {
        use std::os::unix::ffi::OsStringExt;
        let (_dir, folders) = folders();
        let nameless = PathBuf::from(std::ffi::OsString::from_vec(b"/games/\xff".to_vec()));
        let chosen = Preferences { dark: true, folder: Some(nameless), ..Preferences::default() };
        folders.save(&Preferences::default(), &chosen).expect("it can be written");
        let read = folders.load().expect("they were just written");
        assert_eq!((read.dark, read.folder), (true, None));
    }

    #[test]
    fn the_window_comes_back_where_it_stood() {
        let (_dir, folders) = folders();
        assert_eq!(folders.placement(), Placement::default(), "there is no file");
        let stood = Placement { size: [960.0, 601.0], at: Some([-40, 12]), maximised: true, full_screen: false };
        folders.keep_placement(&stood).expect("the folder can be made and written to");
        assert_eq!(folders.placement(), stood);
        fs::write(folders.window(), "(size: here)").expect("the folder can be written to");
        assert_eq!(folders.placement(), Placement::default());
        fs::write(folders.window(), "(size: (1e30, NaN), at: Some((2000000000, 0)))").expect("it can be written");
        let read = folders.placement();
        assert_eq!((read.size, read.at), ([100_000.0, 800.0], Some([100_000, 0])));
    }
}
