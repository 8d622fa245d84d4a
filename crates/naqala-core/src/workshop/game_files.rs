//! Games kept in the program's own folder: every game has a file of its own from its first move on, so that none takes the
//! place of another, and those that are not over are on offer until they are played on or removed.

use super::SavedGame;
use crate::files::{SaveError, free_name, save_atomically, save_new};
use mancala::record::{MAX_RECORD, ReadError, Record, read_text};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// The most games on offer, the latest first.
pub const MOST: usize = 20;

/// The most letters of a name.
const MOST_LETTERS: usize = 80;

/// The folder of the games kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GamesFolder(pub PathBuf);

/// A game's file as it was last read or written here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenGame {
    /// Path of the file.
    pub path: PathBuf,
    /// Text that was in it.
    pub text: String,
}

impl WrittenGame {
    /// A file as it stands now. One that cannot be read is nobody's to write over.
    pub fn now(path: PathBuf) -> WrittenGame {
        let text = read_text(&path, MAX_RECORD).unwrap_or_default();
        WrittenGame { path, text }
    }
}

/// A game that can be taken up again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnfinishedGame {
    /// Its file.
    pub path: PathBuf,
    /// Id of the game: `kalah`, `oware/woli`.
    pub id: String,
    /// Name of that game.
    pub name: String,
    /// Date on which it was begun, as `2026-03-01`; empty if unknown.
    pub date: String,
    /// Number of moves made.
    pub moves: usize,
}

impl GamesFolder {
    /// Writes a game, to the file that it has or to a new one: also where another window has written to that file meanwhile.
    /// Returns the file.
    ///
    /// # Errors
    /// If nothing can be written there.
    pub fn keep(&self, file: Option<&WrittenGame>, record: &Record) -> Result<WrittenGame, SaveError> {
        // An error in making the folder shows in the attempt to save in it.
        let _ = fs::create_dir_all(&self.0);
        let text = record.for_folder(&self.0).write();
        let is_ours = |file: &&WrittenGame| match read_text(&file.path, MAX_RECORD) {
            Ok(there) => there == file.text,
            Err(ReadError::Missing { .. }) => true,
            Err(_) => false,
        };
        let path = match file.filter(is_ours) {
            Some(file) => {
                save_atomically(&file.path, text.as_bytes())?;
                file.path.clone()
            }
            None => {
                let stem = format!("{}-{}", record.date, record.variant.replace(['/', '\\', ':'], "-"));
                save_new(&self.0, stem.trim_start_matches('-'), "naqala", text.as_bytes())?
            }
        };
        Ok(WrittenGame { path, text })
    }

    /// Writes a game with a copy of the variant file by which it was played, which its record names from then on. Returns the
    /// file of the record.
    ///
    /// # Errors
    /// If nothing can be written there.
    pub fn keep_with_rules(
        &self,
        file: Option<&WrittenGame>,
        record: &Record,
        rules: &str,
    ) -> Result<WrittenGame, SaveError> {
        let folder = self.0.join("rules");
        let _ = fs::create_dir_all(&folder);
        let id = record.variant.split('/').next().unwrap_or_default();
        let id = Path::new(id).file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let path = save_new(&folder, &format!("{}-{id}", record.date), "ron", rules.as_bytes())?;
        // A preset is not named by a file; what it changes stands among the options.
        self.keep(file, &Record { variant: path.display().to_string(), ..record.clone() })
    }

    /// Those of the games kept here that are not over, the latest first, without the one on the table.
    pub fn unfinished(&self, games: &[SavedGame], on_table: Option<&Path>) -> Vec<UnfinishedGame> {
        let unfinished = games.iter().filter(|game| game.goes_on()).map(|game| UnfinishedGame {
            path: self.0.join(&game.file),
            id: game.id.clone(),
            name: game.name.clone(),
            date: game.date.clone(),
            moves: game.moves,
        });
        unfinished.filter(|game| Some(&*game.path) != on_table).take(MOST).collect()
    }

    /// Takes a game off the list; its file goes into a folder beside the others. Returns where it is now.
    ///
    /// # Errors
    /// If the file cannot be moved.
    pub fn remove(&self, path: &Path) -> io::Result<PathBuf> {
        let removed = self.removed();
        fs::create_dir_all(&removed)?;
        move_into(path, &removed)
    }

    /// The folder of the games that were removed.
    pub fn removed(&self) -> PathBuf {
        self.0.join("removed")
    }

    /// Gives a game's file a name of the user's. Returns where it is now.
    ///
    /// # Errors
    /// If the file cannot be moved.
    pub fn rename(&self, path: &Path, name: &str) -> io::Result<PathBuf> {
        let clean = |letter: char| if letter.is_control() || "/\\:*?\"<>|".contains(letter) { '-' } else { letter };
        let name: String = name.trim().trim_start_matches('.').chars().take(MOST_LETTERS).map(clean).collect();
        if name.is_empty() || path.file_stem().is_some_and(|stem| *stem == *name) {
            return Ok(path.to_owned());
        }
        let to = free_name(&self.0, &name, "naqala");
        fs::rename(path, &to)?;
        Ok(to)
    }

    /// Puts a removed game back. Returns where it is now.
    ///
    /// # Errors
    /// If the file cannot be moved.
    pub fn bring_back(&self, path: &Path) -> io::Result<PathBuf> {
        move_into(path, &self.0)
    }

    /// Returns whether a file is that of a game kept here.
    pub fn has(&self, path: &Path) -> bool {
        path.parent() == Some(&self.0)
    }

    /// Takes over the games that an earlier version of the program kept in files of other names.
    pub fn adopt(&self, others: &[PathBuf]) {
        for other in others {
            let Ok(text) = read_text(other, MAX_RECORD) else { continue };
            let Ok(record) = Record::read(&other.display().to_string(), &text) else { continue };
            if self.keep(None, &record).is_ok() {
                // If it stays there all the same, it is only offered twice.
                let _ = fs::remove_file(other);
            }
        }
    }
}

/// Moves a file into a folder, under another name if one there has its own.
fn move_into(path: &Path, folder: &Path) -> io::Result<PathBuf> {
    let to = free_name(folder, &path.file_stem().unwrap_or_default().to_string_lossy(), "naqala");
    fs::rename(path, &to)?;
    Ok(to)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::Session;
    use crate::workshop::Collection;
    use mancala::rules::{Catalogue, Settings};

    fn games() -> (tempfile::TempDir, GamesFolder) {
        let dir = tempfile::tempdir().expect("the system has a folder for temporary files");
        let games = GamesFolder(dir.path().join("games"));
        (dir, games)
    }

    fn unfinished(games: &GamesFolder) -> Vec<UnfinishedGame> {
        let mut collection = Collection::of(games.0.clone());
        collection.refresh(&Catalogue::shipped(), &|_, _| {}, &|_| {});
        games.unfinished(collection.games(), None)
    }

    fn record(moves: &[&str]) -> Record {
        let opening = Session::opening(&Catalogue::shipped(), "kalah", &Settings::new()).expect("Kalah is shipped");
        let moves = moves.iter().map(|text| (*text).to_owned()).collect();
        Record { moves, date: "2026-03-01".into(), ..opening.to_record() }
    }

    #[test]
    fn every_game_has_a_file_of_its_own_and_is_listed_with_its_date_and_moves() {
        let (_dir, games) = games();
        assert_eq!(unfinished(&games), []);
        let first = games.keep(None, &record(&["c1"])).expect("the folder can be made");
        let second = games.keep(None, &record(&["c1", "f1"])).expect("the folder can be written to");
        assert_eq!(first.path.file_name().expect("a file"), "2026-03-01-kalah.naqala");
        assert_eq!(second.path.file_name().expect("a file"), "2026-03-01-kalah-2.naqala");
        games.keep(Some(&first), &record(&["c1", "f1", "a2"])).expect("the folder can be written to");
        let mut listed = unfinished(&games);
        listed.sort_by_key(|game| game.moves);
        let told: Vec<_> = listed.iter().map(|it| (&it.path, it.name.as_str(), it.date.as_str(), it.moves)).collect();
        assert_eq!(told, [(&second.path, "Kalah", "2026-03-01", 2), (&first.path, "Kalah", "2026-03-01", 3)]);
        let mut collection = Collection::of(games.0.clone());
        collection.refresh(&Catalogue::shipped(), &|_, _| {}, &|_| {});
        let beside = games.unfinished(collection.games(), Some(&first.path));
        assert_eq!(
            beside.iter().map(|game| &game.path).collect::<Vec<_>>(),
            [&second.path],
            "the other is on the table"
        );
    }

    #[test]
    fn finished_games_and_files_that_are_none_are_not_on_offer_and_stay_where_they_are() {
        let (_dir, games) = games();
        let resigned = Record { result: Some(mancala::record::Outcome::South), ..record(&["c1"]) };
        games.keep(None, &resigned).expect("the folder can be made");
        fs::write(games.0.join("broken.naqala"), "no record").expect("the folder can be written to");
        fs::write(games.0.join("note.txt"), "no record").expect("the folder can be written to");
        assert_eq!(unfinished(&games), []);
        assert_eq!(fs::read_dir(&games.0).expect("the folder is there").count(), 3);
    }

    #[test]
    fn a_removed_game_can_be_brought_back() {
        let (_dir, games) = games();
        let path = games.keep(None, &record(&["c1"])).expect("the folder can be made").path;
        let removed = games.remove(&path).expect("the file can be moved");
        assert_eq!(unfinished(&games), []);
        assert_eq!(games.bring_back(&removed).expect("the file can be moved"), path);
        assert_eq!(unfinished(&games).len(), 1);
    }

    #[test]
    fn a_game_gets_a_name_that_a_file_can_have_and_that_no_other_has() {
        let (_dir, games) = games();
        let path = games.keep(None, &record(&["c1"])).expect("the folder can be made").path;
        let name = |path: &Path| path.file_name().expect("a file").to_string_lossy().into_owned();
        let renamed = games.rename(&path, " ../A lesson: 1/2 ").expect("the file can be moved");
        assert_eq!(name(&renamed), "-A lesson- 1-2.naqala");
        let other = games.keep(None, &record(&["c1"])).expect("the folder can be made").path;
        assert_eq!(name(&games.rename(&other, "-A lesson- 1-2").expect("it can be moved")), "-A lesson- 1-2-2.naqala");
        assert_eq!(games.rename(&renamed, "  ").expect("nothing is to be done"), renamed);
    }

    #[test]
    fn games_of_an_earlier_version_are_taken_over() {
        let (dir, games) = games();
        let old = dir.path().join("autosave.naqala");
        fs::write(&old, record(&["c1"]).write()).expect("the folder can be written to");
        games.adopt(&[old.clone(), dir.path().join("unfinished.naqala")]);
        assert_eq!(unfinished(&games).len(), 1);
        assert!(!old.exists());
    }
}
