//! User variants: the variant files of a folder, and files opened from elsewhere.
//!
//! A file is reloaded when it has changed. One with errors keeps the rules that it had before, until it is fixed; its
//! diagnostics are a [`Trouble`]. Nothing is ever written here. Files can clash only by their ids:
//! - of two files in the folder with one id, the one whose name comes first has it;
//! - a file in the folder cannot have the id of a game that comes with the program;
//! - a file that was opened takes any id while the program runs, since the user asked for it.

use crate::files::{io_diagnostic, read_diagnostic};
use crate::words::Words;
use directories::ProjectDirs;
use mancala::diagnostic::{Diagnostic, Written};
use mancala::diagnostics;
use mancala::record::read_text;
use mancala::rules::dialect::MAX_FILE;
use mancala::rules::{Catalogue, Variant};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;
use std::time::SystemTime;

/// Most files of the folder that are read, in the order of their names.
pub const MOST_FILES: usize = 10_000;

/// User variant.
#[derive(Clone, Debug)]
pub struct OwnGame {
    /// File that it was read from.
    pub file: PathBuf,
    /// `true` if the file lies in the folder, so that it is there again next time.
    pub kept: bool,
    /// The variant itself.
    pub variant: Arc<Variant>,
    /// Text that it was read from. The file may have changed since and have errors now.
    pub text: Arc<str>,
}

/// Diagnostics of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trouble {
    /// Path of the file, or of the folder.
    pub file: PathBuf,
    /// Id of the variant that the file had before, if its rules stay in use.
    pub goes_on: Option<String>,
    /// Diagnostics in the order of the text; at least one.
    pub spots: Vec<FileDiagnostic>,
}

/// One diagnostic of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileDiagnostic {
    /// The diagnostic; it has a place unless it concerns the whole file.
    pub diagnostic: Diagnostic,
    /// Text of the line; empty if it has no place.
    pub text: String,
}

impl FileDiagnostic {
    /// Returns a diagnostic with its line in the text of the file.
    fn of(diagnostic: Diagnostic, text: &str) -> FileDiagnostic {
        let line = diagnostic.span().and_then(|span| text.lines().nth(span.line.saturating_sub(1)));
        FileDiagnostic { text: line.unwrap_or_default().to_owned(), diagnostic }
    }

    fn whole(diagnostic: impl Into<Diagnostic>) -> FileDiagnostic {
        FileDiagnostic { diagnostic: diagnostic.into(), text: String::new() }
    }
}

diagnostics! {
    /// Reasons for which files are not listed as user variants.
    pub(crate) enum OwnDiagnostic {
        /// The folder of the user variants is there, and the system does not let the program read it.
        FolderUnreadable { because: Diagnostic } = "own-folder-unreadable",
        /// There are so many files in the folder that only the first of them, by their names, are read.
        TooManyFiles { files: usize, most: usize, last: Written } = "own-too-many-files",
        /// Games are told apart by their ids. Another file, which is read before this one, has the same.
        IdOfAnother { id: Written, file: Written } = "own-id-of-another",
        /// Games are told apart by their ids, and a file in the folder does not take the place of a game that comes with
        /// the program.
        IdOfShipped { id: Written } = "own-id-of-shipped",
    }
}

/// Time of a file's last change, and its length in bytes.
type Stamp = (Option<SystemTime>, u64);

/// A file as it was last read.
#[derive(Clone, Debug)]
struct Read {
    stamp: Stamp,
    /// Rules that were last read without errors, and their text.
    good: Option<(Arc<Variant>, Arc<str>)>,
    /// Diagnostics of the file as it is now; empty if it has none.
    spots: Vec<FileDiagnostic>,
}

/// Files of user variants.
#[derive(Debug, Default)]
pub struct Own {
    folder: Option<PathBuf>,
    opened: BTreeSet<PathBuf>,
    files: BTreeMap<PathBuf, Read>,
    /// Diagnostic of the folder itself.
    folder_trouble: Option<Diagnostic>,
}

impl Own {
    /// Creates the list of a folder, which need not exist. Nothing is read yet: see [`Own::refresh`].
    pub fn of(folder: Option<PathBuf>) -> Own {
        Own { folder, ..Own::default() }
    }

    /// Returns the folder, if there is one.
    pub fn folder(&self) -> Option<&Path> {
        self.folder.as_deref()
    }

    /// Adds a file from elsewhere.
    pub fn open(&mut self, file: PathBuf) {
        if !self.is_kept(&file) {
            self.opened.insert(file);
        }
    }

    /// Removes a file from elsewhere.
    pub fn close(&mut self, file: &Path) {
        self.opened.remove(file);
    }

    fn is_kept(&self, file: &Path) -> bool {
        self.folder.as_deref().is_some_and(|folder| file.parent() == Some(folder))
    }

    /// Reads new and changed files, and drops those that are gone. Files in `touched` are read in any case. Returns
    /// whether anything has changed.
    pub fn refresh(&mut self, touched: &BTreeSet<PathBuf>) -> bool {
        let (found, trouble) = self.find();
        let is_new = |(file, stamp): &(&PathBuf, &Stamp)| {
            touched.contains(*file) || self.files.get(*file).is_none_or(|read| read.stamp != **stamp)
        };
        let changed: Vec<(&PathBuf, &Stamp)> = found.iter().filter(is_new).collect();
        let read = read_all(&changed);
        let before = self.files.len();
        self.files.retain(|file, _| found.contains_key(file));
        let mut differs = self.files.len() < before || trouble != self.folder_trouble;
        self.folder_trouble = trouble;
        for ((file, stamp), outcome) in changed.into_iter().zip(read) {
            let old = self.files.remove(file);
            let had = old.as_ref().map(|read| (&read.good, &read.spots));
            let (good, spots) = match outcome {
                Ok(good) => (Some(good), Vec::new()),
                Err(spots) => (old.as_ref().and_then(|read| read.good.clone()), spots),
            };
            let same = |one: &Option<(Arc<Variant>, Arc<str>)>| {
                one.as_ref().map(|(_, text)| text) == good.as_ref().map(|(_, text)| text)
            };
            let stays = had.is_some_and(|(good, troubles)| same(good) && *troubles == spots);
            // What reads the same stays the same game.
            let good = if stays { old.and_then(|read| read.good) } else { good };
            differs |= !stays;
            self.files.insert(file.clone(), Read { stamp: *stamp, good, spots });
        }
        differs
    }

    /// Returns the files that exist, and the diagnostic of the folder.
    fn find(&self) -> (BTreeMap<PathBuf, Stamp>, Option<Diagnostic>) {
        let mut trouble = None;
        let mut kept: Vec<PathBuf> = match self.folder.as_deref().map(|folder| (folder, fs::read_dir(folder))) {
            Some((_, Ok(entries))) => {
                entries.filter_map(|entry| Some(entry.ok()?.path())).filter(|path| is_variant(path)).collect()
            }
            Some((folder, Err(error))) if error.kind() != io::ErrorKind::NotFound => {
                let because = io_diagnostic(&error, folder);
                trouble = Some(OwnDiagnostic::FolderUnreadable { because }.into());
                Vec::new()
            }
            Some((_, Err(_))) | None => Vec::new(),
        };
        kept.sort();
        if kept.len() > MOST_FILES {
            let last = name_of(&kept[MOST_FILES - 1]).into();
            trouble = Some(OwnDiagnostic::TooManyFiles { files: kept.len(), most: MOST_FILES, last }.into());
            kept.truncate(MOST_FILES);
        }
        let all = kept.into_iter().chain(self.opened.iter().cloned());
        // A link counts as what it leads to; one that leads nowhere, and a folder, count as nothing.
        let stamped = all.filter_map(|file| {
            let about = fs::metadata(&file).ok().filter(fs::Metadata::is_file)?;
            Some((file, (about.modified().ok(), about.len())))
        });
        (stamped.collect(), trouble)
    }

    /// Returns the variants and all diagnostics. `shipped` has the games that come with the program.
    pub fn games(&self, shipped: &Catalogue) -> (Vec<OwnGame>, Vec<Trouble>) {
        let mut troubles = Vec::new();
        if let (Some(folder), Some(trouble)) = (&self.folder, &self.folder_trouble) {
            let spots = vec![FileDiagnostic::whole(trouble.clone())];
            troubles.push(Trouble { file: folder.clone(), goes_on: None, spots });
        }
        let mut games: BTreeMap<&str, OwnGame> = BTreeMap::new();
        let (opened, kept): (Vec<_>, Vec<_>) = self.files.iter().partition(|(file, _)| self.opened.contains(*file));
        for (file, read) in opened.into_iter().chain(kept) {
            let kept = self.is_kept(file);
            let mut spots = read.spots.clone();
            let mut goes_on = None;
            if let Some((variant, text)) = &read.good {
                let other = games.get(variant.id.as_str()).map(|other| name_of(&other.file));
                if let Some(clash) = clash(variant, shipped.ships(&variant.id) && kept, other) {
                    let clash = Diagnostic::from(clash).with_span(Variant::place_of_id(text));
                    spots.push(FileDiagnostic::of(clash, text));
                } else {
                    goes_on = Some(variant.id.clone()).filter(|_| !spots.is_empty());
                    let (file, text) = (file.clone(), Arc::clone(text));
                    games.insert(&variant.id, OwnGame { file, kept, variant: Arc::clone(variant), text });
                }
            }
            if !spots.is_empty() {
                troubles.push(Trouble { file: file.clone(), goes_on, spots });
            }
        }
        let mut games: Vec<OwnGame> = games.into_values().collect();
        games.sort_by(|a, b| a.variant.about.name.cmp(&b.variant.about.name));
        (games, troubles)
    }
}

/// Returns the reason why a variant cannot be listed beside the others; `None` if it can.
fn clash(variant: &Variant, is_shipped: bool, other: Option<String>) -> Option<OwnDiagnostic> {
    let id = variant.id.as_str().into();
    match other {
        Some(other) => Some(OwnDiagnostic::IdOfAnother { id, file: other.into() }),
        None if is_shipped => Some(OwnDiagnostic::IdOfShipped { id }),
        None => None,
    }
}

fn is_variant(file: &Path) -> bool {
    let hidden = file.file_name().is_some_and(|name| name.to_string_lossy().starts_with('.'));
    !hidden && file.extension().is_some_and(|end| end.eq_ignore_ascii_case("ron"))
}

/// Returns the name of a file without its folder.
pub fn name_of(file: &Path) -> String {
    file.file_name().unwrap_or(file.as_os_str()).to_string_lossy().into_owned()
}

/// Result of reading a file: a variant and its text, or its diagnostics.
type Outcome = Result<(Arc<Variant>, Arc<str>), Vec<FileDiagnostic>>;

/// Reads files, in their order, on as many threads as there are processors.
fn read_all(files: &[(&PathBuf, &Stamp)]) -> Vec<Outcome> {
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let share = files.len().div_ceil(threads).max(8);
    let read = |files: &[(&PathBuf, &Stamp)]| files.iter().map(|(file, _)| read_one(file)).collect::<Vec<_>>();
    thread::scope(|scope| {
        let readers: Vec<_> = files.chunks(share).map(|files| scope.spawn(move || read(files))).collect();
        let results = readers.into_iter().map(|reader| reader.join());
        results.flat_map(|read| read.unwrap_or_else(|fault| std::panic::resume_unwind(fault))).collect()
    })
}

fn read_one(file: &Path) -> Outcome {
    let text = read_text(file, MAX_FILE).map_err(|error| vec![FileDiagnostic::whole(read_diagnostic(&error))])?;
    match Variant::read(&name_of(file), &text) {
        Ok(variant) => Ok((Arc::new(variant), text.into())),
        Err(error) => Err(error.diagnostics().into_iter().map(|it| FileDiagnostic::of(it, &text)).collect()),
    }
}

/// Returns the folder of user variants, among the platform's folders for data; `None` if the user has no home.
pub fn folder() -> Option<PathBuf> {
    Some(ProjectDirs::from("", "", "naqala")?.data_dir().join("variants"))
}

/// Adds the variants of a folder to a catalogue; returns the diagnostics of its other files.
pub fn add_all(catalogue: &mut Catalogue, folder: Option<PathBuf>) -> Vec<Trouble> {
    let mut own = Own::of(folder);
    own.refresh(&BTreeSet::new());
    let (games, troubles) = own.games(catalogue);
    catalogue.set_own(games.iter().map(|game| (game.file.as_path(), &game.variant)));
    troubles
}

impl fmt::Display for Trouble {
    /// Writes a line for each diagnostic, as compilers do.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let file = self.file.display().to_string();
        let words = Words::english();
        let lines = self.spots.iter().map(|spot| words.diagnostic_in_file(&file, &spot.diagnostic));
        f.write_str(&lines.collect::<Vec<_>>().join("\n"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the text of a valid variant with an id and a number of seeds in each pit.
    fn variant(id: &str, seeds: u8) -> String {
        let kalah = include_str!("../../../../variants/kalah.ron");
        kalah.replacen("id: \"kalah\"", &format!("id: \"{id}\""), 1).replacen(
            "rows: [4]",
            &format!("rows: [{seeds}]"),
            1,
        )
    }

    struct OwnFixture {
        dir: tempfile::TempDir,
        own: Own,
        shipped: Catalogue,
    }

    impl OwnFixture {
        fn new() -> OwnFixture {
            let dir = tempfile::tempdir().expect("the system has a folder for temporary files");
            let own = Own::of(Some(dir.path().join("variants")));
            OwnFixture { dir, own, shipped: Catalogue::shipped() }
        }

        fn path(&self, name: &str) -> PathBuf {
            self.dir.path().join("variants").join(name)
        }

        fn write(&self, name: &str, text: &str) {
            fs::create_dir_all(self.dir.path().join("variants")).expect("the folder can be made");
            fs::write(self.path(name), text).expect("the folder can be written to");
        }

        fn refresh(&mut self, touched: &str) -> bool {
            self.own.refresh(&BTreeSet::from([self.path(touched)]))
        }

        fn ids(&self) -> Vec<String> {
            self.own.games(&self.shipped).0.iter().map(|game| game.variant.id.clone()).collect()
        }

        fn troubles(&self) -> Vec<Trouble> {
            self.own.games(&self.shipped).1
        }
    }

    #[test]
    fn a_folder_that_is_not_there_has_no_games_and_no_fault() {
        let mut folder = OwnFixture::new();
        assert!(!folder.refresh("a.ron"));
        assert_eq!((folder.ids(), folder.troubles()), (vec![], vec![]));
    }

    #[test]
    fn files_come_change_and_go() {
        let mut folder = OwnFixture::new();
        folder.write("mine.ron", &variant("mine", 3));
        folder.write("note.txt", "no variant");
        assert!(folder.refresh("mine.ron"));
        assert_eq!((folder.ids(), folder.troubles()), (vec!["mine".to_owned()], vec![]));
        assert!(!folder.refresh("mine.ron"), "it reads the same");
        folder.write("mine.ron", &variant("mine", 5));
        assert!(folder.refresh("mine.ron"));
        assert_eq!(folder.own.games(&folder.shipped).0[0].variant.setup.rows, [5]);
        fs::remove_file(folder.path("mine.ron")).expect("the folder can be written to");
        assert!(folder.refresh("mine.ron"));
        assert_eq!(folder.ids(), Vec::<String>::new());
    }

    #[test]
    fn a_file_at_fault_keeps_its_last_good_rules_and_tells_line_column_and_text() {
        let mut folder = OwnFixture::new();
        folder.write("mine.ron", &variant("mine", 3));
        folder.refresh("mine.ron");
        let broken = variant("mine", 3).replacen("rows: 2", "rows: \"two\"", 1);
        folder.write("mine.ron", &broken);
        assert!(folder.refresh("mine.ron"));
        assert_eq!(folder.ids(), ["mine"]);
        let troubles = folder.troubles();
        let [trouble] = troubles.as_slice() else { panic!("one file is at fault") };
        assert_eq!(trouble.goes_on.as_deref(), Some("mine"));
        let spot = &trouble.spots[0];
        assert!(spot.text.contains("rows: \"two\""), "{spot:?}");
        let span = spot.diagnostic.span().expect("a mistake in a text has a place");
        assert_eq!(broken.lines().nth(span.line - 1), Some(spot.text.as_str()));
        assert!(trouble.to_string().starts_with(&format!("{}:{}:", folder.path("mine.ron").display(), span.line)));
        folder.write("mine.ron", &variant("mine", 4));
        assert!(folder.refresh("mine.ron"));
        assert_eq!(folder.troubles(), []);
    }

    #[test]
    fn one_id_is_one_game_and_the_others_are_told() {
        let mut folder = OwnFixture::new();
        for name in ["b.ron", "a.ron"] {
            folder.write(name, &variant("mine", 3));
        }
        folder.write("kalah.ron", &variant("kalah", 3));
        folder.refresh("a.ron");
        assert_eq!(folder.ids(), ["mine"]);
        assert_eq!(folder.own.games(&folder.shipped).0[0].file, folder.path("a.ron"));
        let another = OwnDiagnostic::IdOfAnother { id: "mine".into(), file: "a.ron".into() };
        let shipped = OwnDiagnostic::IdOfShipped { id: "kalah".into() };
        let at_id = |told: OwnDiagnostic, id| {
            let before = variant(id, 3).split("id: ").next().unwrap_or_default().to_owned();
            let column = before.lines().last().map_or(0, |line| line.chars().count()) + "id: ".len() + 1;
            Diagnostic::from(told).at(before.matches('\n').count() + 1, column)
        };
        let told: Vec<_> = folder.troubles().into_iter().map(|it| (it.file, it.spots[0].diagnostic.clone())).collect();
        assert_eq!(
            told,
            [(folder.path("b.ron"), at_id(another, "mine")), (folder.path("kalah.ron"), at_id(shipped, "kalah"))]
        );
    }

    #[test]
    fn a_file_opened_elsewhere_takes_its_id_and_is_closed_again() {
        let mut folder = OwnFixture::new();
        folder.write("mine.ron", &variant("mine", 3));
        let elsewhere = folder.dir.path().join("opened.ron");
        fs::write(&elsewhere, variant("kalah", 3)).expect("the folder can be written to");
        folder.own.open(elsewhere.clone());
        folder.refresh("mine.ron");
        let (games, troubles) = folder.own.games(&folder.shipped);
        let told: Vec<_> = games.iter().map(|game| (game.variant.id.as_str(), game.kept)).collect();
        assert_eq!((told, troubles), (vec![("kalah", false), ("mine", true)], vec![]));
        folder.own.close(&elsewhere);
        assert!(folder.refresh("mine.ron"));
        assert_eq!(folder.ids(), ["mine"]);
    }

    #[cfg(unix)]
    #[test]
    fn links_are_followed_and_what_leads_nowhere_is_left_alone() {
        use std::os::unix::fs::symlink;
        let mut folder = OwnFixture::new();
        let elsewhere = folder.dir.path().join("elsewhere");
        fs::create_dir_all(&elsewhere).expect("the folder can be made");
        fs::write(elsewhere.join("a.ron"), variant("linked", 3)).expect("the folder can be written to");
        let variants = folder.dir.path().join("variants");
        symlink(&elsewhere, &variants).expect("links can be made");
        symlink(folder.dir.path().join("nowhere"), variants.join("b.ron")).expect("links can be made");
        fs::create_dir_all(variants.join("c.ron")).expect("the folder can be made");
        folder.refresh("a.ron");
        assert_eq!((folder.ids(), folder.troubles()), (vec!["linked".to_owned()], vec![]));
    }
}
