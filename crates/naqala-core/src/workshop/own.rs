//! User variants: the variant files of a folder, and files opened from elsewhere.
//!
//! The diagnostics of a file are a [`Trouble`]. The last valid rules of one that has been changed stay in use until it is
//! fixed, if whoever lists it has kept them. Nothing is ever written here. Files can clash only by their ids:
//! - of two files in the folder with one id, the one whose name comes first has it;
//! - a file in the folder cannot have the id of a game that comes with the program;
//! - a file that was opened takes any id while the program runs, since the user asked for it.

use crate::files::{io_diagnostic, read_diagnostic};
use crate::words::Words;
use directories::ProjectDirs;
use mancala::diagnostic::{Diagnostic, Written};
use mancala::diagnostics;
use mancala::record::{ReadError, decode_text, read_text};
use mancala::rules::dialect::MAX_FILE;
use mancala::rules::{Catalogue, Variant};
use std::collections::BTreeMap;
use std::fmt;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;

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

    /// Returns a diagnostic that concerns the whole file.
    pub fn whole(diagnostic: impl Into<Diagnostic>) -> FileDiagnostic {
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

/// A variant, and the text that it was read from.
pub type VariantText = (Arc<Variant>, Arc<str>);

/// A file as it was read.
#[derive(Clone, Debug)]
pub struct ReadFile {
    /// Path of the file.
    pub file: PathBuf,
    /// Rules that were last read without errors.
    pub good: Option<VariantText>,
    /// Diagnostics of the file as it is now; empty if it has none.
    pub spots: Vec<FileDiagnostic>,
}

/// Variant files of a folder.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Listing {
    /// The files that are read, in the order of their names.
    pub files: Vec<PathBuf>,
    /// Diagnostic of the folder itself, which is then named.
    pub trouble: Option<Trouble>,
}

impl Listing {
    /// Lists a folder, which need not exist.
    pub fn of(folder: &Path) -> Listing {
        let mut trouble = None;
        let mut files: Vec<PathBuf> = match fs::read_dir(folder) {
            Ok(entries) => {
                entries.filter_map(|entry| Some(entry.ok()?.path())).filter(|path| is_variant(path)).collect()
            }
            Err(error) if error.kind() != io::ErrorKind::NotFound => {
                let because = io_diagnostic(&error, folder);
                trouble = Some(OwnDiagnostic::FolderUnreadable { because });
                Vec::new()
            }
            Err(_) => Vec::new(),
        };
        files.sort();
        if files.len() > MOST_FILES {
            let last = name_of(&files[MOST_FILES - 1]).into();
            trouble = Some(OwnDiagnostic::TooManyFiles { files: files.len(), most: MOST_FILES, last });
            files.truncate(MOST_FILES);
        }
        // A link counts as what it leads to; one that leads nowhere, and a folder, count as nothing.
        files.retain(|file| file.is_file());
        let trouble = trouble.map(|trouble| {
            let spots = vec![FileDiagnostic::whole(trouble)];
            Trouble { file: folder.to_owned(), goes_on: None, spots }
        });
        Listing { files, trouble }
    }
}

/// Returns the variants of files of the folder and from elsewhere, and the diagnostics of those that have any. `shipped` has
/// the games that come with the program.
pub fn games(
    folder: Option<&Path>,
    files: impl IntoIterator<Item = ReadFile>,
    shipped: &Catalogue,
) -> (Vec<OwnGame>, Vec<Trouble>) {
    let mut troubles = Vec::new();
    let mut games: BTreeMap<String, OwnGame> = BTreeMap::new();
    let is_kept = |file: &Path| folder.is_some_and(|folder| file.parent() == Some(folder));
    let (kept, opened): (Vec<_>, Vec<_>) = files.into_iter().partition(|read| is_kept(&read.file));
    for ReadFile { file, good, mut spots } in opened.into_iter().chain(kept) {
        let kept = is_kept(&file);
        let mut goes_on = None;
        if let Some((variant, text)) = good {
            let other = games.get(&variant.id).map(|other| name_of(&other.file));
            if let Some(clash) = clash(&variant, shipped.ships(&variant.id) && kept, other) {
                let clash = Diagnostic::from(clash).with_span(Variant::place_of_id(&text));
                spots.push(FileDiagnostic::of(clash, &text));
            } else {
                goes_on = Some(variant.id.clone()).filter(|_| !spots.is_empty());
                games.insert(variant.id.clone(), OwnGame { file: file.clone(), kept, variant, text });
            }
        }
        if !spots.is_empty() {
            troubles.push(Trouble { file, goes_on, spots });
        }
    }
    let mut games: Vec<OwnGame> = games.into_values().collect();
    games.sort_by(|a, b| a.variant.about.name.cmp(&b.variant.about.name));
    (games, troubles)
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

/// Returns whether a file is read as a variant, by its name.
pub fn is_variant(file: &Path) -> bool {
    let hidden = file.file_name().is_some_and(|name| name.to_string_lossy().starts_with('.'));
    !hidden && file.extension().is_some_and(|end| end.eq_ignore_ascii_case("ron"))
}

/// Returns the name of a file without its folder.
pub fn name_of(file: &Path) -> String {
    file.file_name().unwrap_or(file.as_os_str()).to_string_lossy().into_owned()
}

/// Reads the files of a folder, on as many threads as there are processors. Returns the variants and all diagnostics.
pub fn read_folder(folder: Option<&Path>, shipped: &Catalogue) -> (Vec<OwnGame>, Vec<Trouble>) {
    let Listing { files, trouble } = folder.map(Listing::of).unwrap_or_default();
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let share = files.len().div_ceil(threads).max(8);
    let read = |file: &PathBuf| {
        let (good, spots) = match parse(file, read_text(file, MAX_FILE)) {
            Ok(good) => (Some(good), Vec::new()),
            Err(spots) => (None, spots),
        };
        ReadFile { file: file.clone(), good, spots }
    };
    let read: Vec<ReadFile> = thread::scope(|scope| {
        let readers: Vec<_> =
            files.chunks(share).map(|files| scope.spawn(move || files.iter().map(read).collect::<Vec<_>>())).collect();
        let results = readers.into_iter().map(|reader| reader.join());
        results.flat_map(|read| read.unwrap_or_else(|fault| std::panic::resume_unwind(fault))).collect()
    });
    let (games, troubles) = games(folder, read, shipped);
    (games, trouble.into_iter().chain(troubles).collect())
}

/// Reads a variant from the bytes of its file. Of a file that is too long, [`MAX_FILE`] and one more are enough.
///
/// # Errors
/// All diagnostics of the file.
pub fn decode(file: &Path, bytes: Vec<u8>) -> Result<VariantText, Vec<FileDiagnostic>> {
    parse(file, decode_text(file, bytes, MAX_FILE))
}

fn parse(file: &Path, text: Result<String, ReadError>) -> Result<VariantText, Vec<FileDiagnostic>> {
    let text = text.map_err(|error| vec![FileDiagnostic::whole(read_diagnostic(&error))])?;
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
    let (games, troubles) = read_folder(folder.as_deref(), catalogue);
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

    /// A folder of variants, and a folder around it.
    struct Folder(tempfile::TempDir);

    impl Folder {
        fn new() -> Folder {
            Folder(tempfile::tempdir().expect("the system has a folder for temporary files"))
        }

        fn path(&self, name: &str) -> PathBuf {
            self.0.path().join("variants").join(name)
        }

        fn write(&self, name: &str, text: &str) {
            fs::create_dir_all(self.path("")).expect("the folder can be made");
            fs::write(self.path(name), text).expect("the folder can be written to");
        }

        fn read(&self) -> (Vec<OwnGame>, Vec<Trouble>) {
            read_folder(Some(&self.path("")), &Catalogue::shipped())
        }
    }

    fn ids(games: &[OwnGame]) -> Vec<&str> {
        games.iter().map(|game| game.variant.id.as_str()).collect()
    }

    #[test]
    fn a_folder_that_is_not_there_has_no_games_and_no_fault() {
        let (games, troubles) = Folder::new().read();
        assert_eq!((ids(&games), troubles), (vec![], vec![]));
    }

    #[test]
    fn only_variant_files_are_read() {
        let folder = Folder::new();
        folder.write("mine.ron", &variant("mine", 3));
        folder.write("note.txt", "no variant");
        let (games, troubles) = folder.read();
        assert_eq!((ids(&games), troubles), (vec!["mine"], vec![]));
    }

    #[test]
    fn a_file_at_fault_keeps_its_last_good_rules_and_tells_line_column_and_text() {
        let (folder, file) = (Path::new("variants"), Path::new("variants/mine.ron"));
        let read = |text: &str| decode(file, text.as_bytes().to_vec());
        let good = read(&variant("mine", 3)).ok();
        let broken = variant("mine", 3).replacen("rows: 2", "rows: \"two\"", 1);
        let spots = read(&broken).expect_err("it has a mistake");
        let read = ReadFile { file: file.to_owned(), good, spots };
        let (games, troubles) = games(Some(folder), [read], &Catalogue::shipped());
        assert_eq!(ids(&games), ["mine"]);
        let [trouble] = troubles.as_slice() else { panic!("one file is at fault") };
        assert_eq!(trouble.goes_on.as_deref(), Some("mine"));
        let spot = &trouble.spots[0];
        assert!(spot.text.contains("rows: \"two\""), "{spot:?}");
        let span = spot.diagnostic.span().expect("a mistake in a text has a place");
        assert_eq!(broken.lines().nth(span.line - 1), Some(spot.text.as_str()));
        assert!(trouble.to_string().starts_with(&format!("{}:{}:", file.display(), span.line)));
    }

    #[test]
    fn one_id_is_one_game_and_the_others_are_told() {
        let folder = Folder::new();
        for name in ["b.ron", "a.ron"] {
            folder.write(name, &variant("mine", 3));
        }
        folder.write("kalah.ron", &variant("kalah", 3));
        let (games, troubles) = folder.read();
        assert_eq!((ids(&games), &games[0].file), (vec!["mine"], &folder.path("a.ron")));
        let another = OwnDiagnostic::IdOfAnother { id: "mine".into(), file: "a.ron".into() };
        let shipped = OwnDiagnostic::IdOfShipped { id: "kalah".into() };
        let at_id = |told: OwnDiagnostic, id| {
            let before = variant(id, 3).split("id: ").next().unwrap_or_default().to_owned();
            let column = before.lines().last().map_or(0, |line| line.chars().count()) + "id: ".len() + 1;
            Diagnostic::from(told).at(before.matches('\n').count() + 1, column)
        };
        let told: Vec<_> = troubles.into_iter().map(|it| (it.file, it.spots[0].diagnostic.clone())).collect();
        assert_eq!(
            told,
            [(folder.path("b.ron"), at_id(another, "mine")), (folder.path("kalah.ron"), at_id(shipped, "kalah"))]
        );
    }

    #[test]
    fn a_file_opened_elsewhere_takes_its_id() {
        let read = |file: &str, id| {
            let file = PathBuf::from(file);
            let good = decode(&file, variant(id, 3).into_bytes()).ok();
            ReadFile { file, good, spots: Vec::new() }
        };
        let files = [read("opened.ron", "kalah"), read("variants/mine.ron", "mine")];
        let (games, troubles) = games(Some(Path::new("variants")), files, &Catalogue::shipped());
        let told: Vec<_> = games.iter().map(|game| (game.variant.id.as_str(), game.kept)).collect();
        assert_eq!((told, troubles), (vec![("kalah", false), ("mine", true)], vec![]));
    }

    #[cfg(unix)]
    #[test]
    fn links_are_followed_and_what_leads_nowhere_is_left_alone() {
        use std::os::unix::fs::symlink;
        let folder = Folder::new();
        let elsewhere = folder.0.path().join("elsewhere");
        fs::create_dir_all(&elsewhere).expect("the folder can be made");
        fs::write(elsewhere.join("a.ron"), variant("linked", 3)).expect("the folder can be written to");
        symlink(&elsewhere, folder.0.path().join("variants")).expect("links can be made");
        symlink(folder.0.path().join("nowhere"), folder.path("b.ron")).expect("links can be made");
        fs::create_dir_all(folder.path("c.ron")).expect("the folder can be made");
        let (games, troubles) = folder.read();
        assert_eq!((ids(&games), troubles), (vec!["linked"], vec![]));
    }
}
