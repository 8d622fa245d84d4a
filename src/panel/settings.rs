//! What is kept between runs, in the platform's own folders: preferences, and where the window stood. The games are in
//! [`super::games`].

use super::games::Games;
use crate::game::aside::Lessons;
use crate::game::window::{Placement, Preferences};
use crate::record::{ReadError, SaveError, read_text, save_atomically};
use crate::teach::own_puzzles::{MAX_OWN_PUZZLES, OwnPuzzles};
use crate::teach::progress::{MAX_PROGRESS, Progress};
use directories::ProjectDirs;
use std::path::{Path, PathBuf};
use std::{fmt, fs};
use thiserror::Error;

/// Where things are kept. Both folders are made when first written to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Folders {
    /// For preferences.
    pub config: PathBuf,
    /// For the games played.
    pub data: PathBuf,
}

/// Why preferences were not taken over. Those that come with the app are used in their place.
#[derive(Debug, Error)]
pub enum SettingsError {
    /// The scores of puzzles could not be read or make no sense.
    #[error("the scores of puzzles begin anew: {0}")]
    Scores(String),
    /// Puzzles of one's own could not be read or make no sense.
    #[error("your own puzzles could not be read: {0}")]
    OwnPuzzles(String),
    /// The file could not be read.
    #[error("the preferences could not be read, so those that come with the app are used: {0}")]
    Read(#[from] ReadError),
    /// The file makes no sense.
    #[error(
        "{}:{line}:{column}: the preferences make no sense, so those that come with the app are used: {problem}. {kept}",
        path.display()
    )]
    Senseless {
        /// The file.
        path: PathBuf,
        /// Counted from 1.
        line: usize,
        /// Counted from 1.
        column: usize,
        /// What is wrong with it.
        problem: String,
        /// What became of the file.
        kept: Kept,
    },
}

/// What became of a file that makes no sense.
#[derive(Debug)]
pub struct Kept(Option<PathBuf>);

impl fmt::Display for Kept {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Some(path) => write!(f, "The file is kept as {}.", path.display()),
            None => write!(f, "The file could not be put aside and stands where it was."),
        }
    }
}

/// The longest file of preferences that is read, in bytes.
const LONGEST: usize = 64 * 1024;

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
    pub fn games(&self) -> Games {
        Games(self.data.join("games"))
    }

    /// Where an earlier version of the app kept the last two games.
    pub fn former_games(&self) -> [PathBuf; 2] {
        ["unfinished.naqala", "autosave.naqala"].map(|name| self.data.join(name))
    }

    /// Reads the preferences. There being none is no error.
    ///
    /// # Errors
    /// If there are some that cannot be read or make no sense. A file that makes no sense is put aside under another
    /// name.
    pub fn load(&self) -> Result<Preferences, SettingsError> {
        let path = self.preferences();
        let text = match read_text(&path, LONGEST) {
            Ok(text) => text,
            Err(ReadError::Missing { .. }) => return Ok(Preferences::default()),
            Err(error @ (ReadError::TooLong { .. } | ReadError::NotText { .. })) => {
                put_aside(&path);
                return Err(error.into());
            }
            Err(error) => return Err(error.into()),
        };
        match ron::from_str::<Preferences>(&text) {
            Ok(preferences) => Ok(within_bounds(preferences)),
            Err(error) => {
                let at = error.span.start;
                let kept = Kept(put_aside(&path));
                Err(SettingsError::Senseless {
                    path,
                    line: at.line,
                    column: at.col,
                    problem: error.code.to_string(),
                    kept,
                })
            }
        }
    }

    /// Writes the preferences.
    ///
    /// # Errors
    /// If nothing can be written there.
    pub fn save(&self, preferences: &Preferences) -> Result<(), SaveError> {
        let text = ron::ser::to_string_pretty(preferences, ron::ser::PrettyConfig::default())
            .expect("preferences are plain numbers, switches and a path");
        save_in_folder(&self.preferences(), text.as_bytes())
    }

    fn lessons(&self) -> PathBuf {
        self.data.join("lessons.ron")
    }

    /// Reads how far somebody has come in the lessons. A file that makes no sense is put aside under another name, and all
    /// lessons begin anew.
    pub fn reached(&self) -> Lessons {
        let path = self.lessons();
        match read_text(&path, LONGEST) {
            Ok(text) => ron::from_str(&text).unwrap_or_else(|_| {
                put_aside(&path);
                Lessons::default()
            }),
            Err(ReadError::TooLong { .. } | ReadError::NotText { .. }) => {
                put_aside(&path);
                Lessons::default()
            }
            Err(_) => Lessons::default(),
        }
    }

    /// Writes how far somebody has come in the lessons.
    ///
    /// # Errors
    /// If nothing can be written there.
    pub fn keep_reached(&self, lessons: &Lessons) -> Result<(), SaveError> {
        let text = ron::ser::to_string_pretty(lessons, ron::ser::PrettyConfig::default())
            .expect("names and numbers of steps can be written");
        save_in_folder(&self.lessons(), text.as_bytes())
    }

    fn scores(&self) -> PathBuf {
        self.data.join("puzzles.ron")
    }

    /// Reads how somebody does at puzzles. There being nothing is no error.
    ///
    /// # Errors
    /// If there is something that cannot be read or makes no sense. A file that makes no sense is put aside under another
    /// name.
    pub fn progress(&self) -> Result<Progress, SettingsError> {
        read_or_begin(&self.scores(), MAX_PROGRESS, Progress::read).map_err(SettingsError::Scores)
    }

    /// Writes how somebody does at puzzles.
    ///
    /// # Errors
    /// If nothing can be written there.
    pub fn keep_progress(&self, progress: &Progress) -> Result<(), SaveError> {
        save_in_folder(&self.scores(), progress.write().as_bytes())
    }

    fn own_puzzles(&self) -> PathBuf {
        self.data.join("own-puzzles.ron")
    }

    /// Reads the puzzles of one's own. There being none is no error.
    ///
    /// # Errors
    /// If there is something that cannot be read or makes no sense. A file that makes no sense is put aside under another
    /// name.
    pub fn puzzles(&self) -> Result<OwnPuzzles, SettingsError> {
        read_or_begin(&self.own_puzzles(), MAX_OWN_PUZZLES, OwnPuzzles::read).map_err(SettingsError::OwnPuzzles)
    }

    /// Writes the puzzles of one's own.
    ///
    /// # Errors
    /// If nothing can be written there.
    pub fn keep_puzzles(&self, puzzles: &OwnPuzzles) -> Result<(), SaveError> {
        save_in_folder(&self.own_puzzles(), puzzles.write().as_bytes())
    }

    /// Reads where the window stood. Where nothing sensible is found, it stands where a new one would.
    pub fn placement(&self) -> Placement {
        let text = read_text(&self.window(), LONGEST).unwrap_or_default();
        ron::from_str(&text).map(bounded).unwrap_or_default()
    }

    /// Writes where the window stands.
    ///
    /// # Errors
    /// If nothing can be written there.
    pub fn keep_placement(&self, placement: &Placement) -> Result<(), SaveError> {
        let text = ron::ser::to_string_pretty(placement, ron::ser::PrettyConfig::default())
            .expect("a placement is plain numbers and switches");
        save_in_folder(&self.window(), text.as_bytes())
    }
}

/// Reads a file of at most `most` bytes, with nothing in place of one that is not there. One that makes no sense is put aside.
fn read_or_begin<T: Default, E: fmt::Display>(
    path: &Path,
    most: usize,
    read: impl Fn(&str) -> Result<T, E>,
) -> Result<T, String> {
    let text = match read_text(path, most) {
        Ok(text) => text,
        Err(ReadError::Missing { .. }) => return Ok(T::default()),
        Err(error) => {
            if let ReadError::TooLong { .. } | ReadError::NotText { .. } = error {
                put_aside(path);
            }
            return Err(error.to_string());
        }
    };
    read(&text).map_err(|error| {
        let kept = Kept(put_aside(path));
        format!("{}:{error}. {kept}", path.display())
    })
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
    preferences.speed = match preferences.speed.is_finite() {
        true => preferences.speed.clamp(0.25, 8.0),
        false => usual.speed,
    };
    preferences
}

/// No screen is larger than this, in pixels, or farther from the main one.
const FARTHEST: i32 = 100_000;

/// A window of any size that a file may name is brought to one that a system can be asked for. Whether there is a screen
/// for it is found out when it is open.
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

    fn folders() -> (tempfile::TempDir, Folders) {
        let dir = tempfile::tempdir().expect("the system has a folder for temporary files");
        let folders = Folders { config: dir.path().join("config"), data: dir.path().join("data") };
        (dir, folders)
    }

    #[test]
    fn preferences_come_back_as_they_were_saved() {
        let (_dir, folders) = folders();
        let chosen =
            Preferences { dark: true, panel_width: 412.0, text_size: 1.25, speed: 2.0, ..Preferences::default() };
        folders.save(&chosen).expect("the folder can be written to");
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
            let error = folders.load().expect_err("perhaps is no switch").to_string();
            assert!(error.contains("preferences.ron:2:"), "{error}");
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
        fs::write(folders.preferences(), "(panel_width: NaN, text_size: 1e30, speed: -4.0)")
            .expect("it can be written");
        let read = folders.load().expect("it makes sense");
        assert_eq!((read.panel_width, read.text_size, read.speed), (340.0, 2.0, 0.25));
    }

    #[test]
    fn lessons_go_on_where_they_were_left_and_a_senseless_file_is_put_aside() {
        let (_dir, folders) = folders();
        let mut lessons = Lessons::default();
        lessons.reached.insert("oware/woli".into(), (4, 20));
        folders.keep_reached(&lessons).expect("the folder can be made and written to");
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
        folders.keep_progress(&progress).expect("the folder can be made and written to");
        assert_eq!(folders.progress().expect("they were just written"), progress);
        fs::write(folders.scores(), "(format: 1,\n games: all)").expect("the folder can be written to");
        let error = folders.progress().expect_err("it makes no sense").to_string();
        assert!(error.contains("puzzles.ron:2:") && error.contains("puzzles.ron.bad"), "{error}");
    }

    #[test]
    fn puzzles_of_ones_own_come_back_and_a_senseless_file_is_put_aside_with_its_place_told() {
        let (_dir, folders) = folders();
        assert_eq!(folders.puzzles().expect("there is no file"), OwnPuzzles::default());
        let text =
            "(format: 1, puzzles: [(number: 7, name: \"Mine\", variant: \"kalah\", kind: best, position: \"1\")])";
        let puzzles = OwnPuzzles::read(text).expect("it is one of puzzles");
        folders.keep_puzzles(&puzzles).expect("the folder can be made and written to");
        assert_eq!(folders.puzzles().expect("they were just written"), puzzles);
        fs::write(folders.own_puzzles(), "(format: 1,\n puzzles: all)").expect("the folder can be written to");
        let error = folders.puzzles().expect_err("it makes no sense").to_string();
        assert!(error.contains("own-puzzles.ron:2:") && error.contains("own-puzzles.ron.bad"), "{error}");
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
