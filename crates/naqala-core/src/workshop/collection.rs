//! Collection of the games saved in a folder, with the facts by which each can be found: game, players, date, result
//! and the positions that occurred.
//!
//! Facts that have been read from a file are kept in an index, and the file is read again only when it has changed. The
//! index can be deleted at any time, since it is built anew. It is valid for the version of the program that wrote it.

use crate::files::save_atomically;
use mancala::diagnostic::Diagnostic;
use mancala::engine::Position;
use mancala::record::{MAX_RECORD, Outcome, Record, is_variant_file, moves, read_text};
use mancala::rules::{Catalogue, Rules, Side};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::thread;
use std::time::{SystemTime, UNIX_EPOCH};

/// Most games listed, the latest first.
pub const MOST_GAMES: usize = 100_000;
/// Number of games that are read before the others, and can be listed meanwhile.
const FIRST: usize = 500;
/// Divisor: the index is written once this share of the games is not up to date in it. Fewer are faster read again than
/// the index is written.
const WORTH_WRITING: usize = 100;
/// Longest index that is read, in bytes.
const MOST_INDEX: usize = 512 << 20;
/// Extension of the files of records, without the dot.
const ENDING: &str = "naqala";

/// A game in the collection.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedGame {
    /// Name of its file in the folder.
    pub file: String,
    /// Id of the game, such as `kalah` or `oware/woli`; as the record has it if the game is unknown.
    pub id: String,
    /// Name of the game.
    pub name: String,
    /// Player at each seat, in the order of turns: a name, a skill as [`mancala::record::Skill`] is written, or empty.
    pub players: Vec<String>,
    /// Date on which it began, as `2026-03-01`; empty if unknown.
    pub date: String,
    /// Event at which it was played.
    pub event: String,
    /// Number of moves made, a move and its answers counting as one.
    pub moves: usize,
    /// Outcome; `None` if the game is not over.
    pub result: Option<Outcome>,
    /// Reason why it cannot be played through; `None` if it can. Such a game is not in the index.
    #[serde(skip)]
    pub fault: Option<Diagnostic>,
    /// Half of the key of each position that occurred, in order.
    positions: Vec<u32>,
    /// Time of the file's last change, in nanoseconds since 1970, and its length in bytes.
    stamp: (u64, u64),
}

impl SavedGame {
    /// Returns the user's name for it: that of the file, unless the program chose it.
    pub fn title(&self) -> Option<&str> {
        let stem = self.file.strip_suffix(&format!(".{ENDING}")).unwrap_or(&self.file);
        let by_program = stem.starts_with(|first: char| first.is_ascii_digit())
            && (stem.starts_with(&self.date) && !self.date.is_empty());
        (!by_program).then_some(stem)
    }

    /// Returns whether each word of a search occurs in its facts. `said` is its date and result in words.
    pub fn matches(&self, search: &str, said: &str) -> bool {
        let players = self.players.join("\n");
        let known = [&self.file, &self.name, &self.id, &self.date, &self.event, &players, said];
        let known = known.map(|text| text.to_lowercase());
        search.to_lowercase().split_whitespace().all(|word| known.iter().any(|text| text.contains(word)))
    }

    /// Returns whether a position occurred in it; `id` is the game that the position belongs to. About one position in
    /// four billion is mistaken for another.
    pub fn has(&self, id: &str, position: &Position) -> bool {
        let main = |id: &str| id.split('/').next().unwrap_or_default().to_owned();
        main(id) == main(&self.id) && self.positions.contains(&half_key(position))
    }
}

fn half_key(position: &Position) -> u32 {
    position.key() as u32
}

/// The index as written.
#[derive(Serialize, Deserialize)]
struct Index<Games> {
    version: String,
    games: Games,
}

/// Games of a folder.
#[derive(Clone, Debug)]
pub struct Collection {
    folder: PathBuf,
    games: Arc<Vec<SavedGame>>,
    /// Number of games that are not up to date in the index on the disk.
    unwritten: usize,
}

impl Collection {
    /// Creates the collection of a folder, of whose games nothing is known yet: see [`Collection::refresh`].
    pub fn of(folder: PathBuf) -> Collection {
        Collection { folder, games: Arc::default(), unwritten: 0 }
    }

    /// Returns the path of the index, beside the folder.
    fn index(&self) -> PathBuf {
        self.folder.with_extension("index")
    }

    /// Returns the games, the latest first.
    pub fn games(&self) -> &Arc<Vec<SavedGame>> {
        &self.games
    }

    /// Reads new and changed files, and drops those that are gone. `report` gets the number of files read so far and of
    /// all to be read; if there are many, `first` gets the games once the latest are read.
    pub fn refresh(
        &mut self,
        catalogue: &Catalogue,
        report: &(dyn Fn(usize, usize) + Sync),
        first: &dyn Fn(&Arc<Vec<SavedGame>>),
    ) {
        if self.games.is_empty() {
            self.games = Arc::new(self.read_index().unwrap_or_default());
        }
        let games = std::mem::take(&mut self.games);
        let mut known: BTreeMap<&str, &SavedGame> = games.iter().map(|game| (game.file.as_str(), game)).collect();
        let mut files = self.files();
        files.sort_by_key(|(file, stamp)| (std::cmp::Reverse(stamp.0), file.clone()));
        files.truncate(MOST_GAMES);
        let mut stay = Vec::new();
        let mut unknown = Vec::new();
        for (file, stamp) in files {
            match known.remove(&*file).filter(|game| game.stamp == stamp && game.is_settled(catalogue)) {
                Some(game) => stay.push(game),
                None => unknown.push((file, stamp)),
            }
        }
        if unknown.is_empty() && known.is_empty() {
            self.games = games;
            return;
        }
        self.unwritten += unknown.len() + known.len();
        let mut now: Vec<SavedGame> = stay.into_iter().cloned().collect();
        let (latest, others) = unknown.split_at(unknown.len().min(FIRST));
        now.extend(self.read_all(catalogue, latest, &|done| report(done, unknown.len())));
        sort(&mut now);
        if !others.is_empty() {
            self.games = Arc::new(now);
            first(&self.games);
            now = self.games.to_vec();
            now.extend(self.read_all(catalogue, others, &|done| report(latest.len() + done, unknown.len())));
            sort(&mut now);
        }
        self.games = Arc::new(now);
        // Without an index all is read again next time.
        if self.unwritten * WORTH_WRITING >= self.games.len() && self.write_index().is_some() {
            self.unwritten = 0;
        }
    }

    /// Returns the files of the folder, each with its stamp.
    fn files(&self) -> Vec<(String, (u64, u64))> {
        let entries = fs::read_dir(&self.folder).into_iter().flatten().flatten();
        let stamped = entries.filter_map(|entry| {
            let name = entry.file_name().into_string().ok()?;
            let about = entry.metadata().ok().filter(fs::Metadata::is_file)?;
            let is_record = Path::new(&name).extension().is_some_and(|end| end == ENDING) && !name.starts_with('.');
            is_record.then(|| (name, (nanoseconds(about.modified().ok()), about.len())))
        });
        stamped.collect()
    }

    /// Reads files on as many threads as there are processors.
    fn read_all(
        &self,
        catalogue: &Catalogue,
        files: &[(String, (u64, u64))],
        report: &(dyn Fn(usize) + Sync),
    ) -> Vec<SavedGame> {
        let threads = thread::available_parallelism().map_or(1, usize::from);
        let share = files.len().div_ceil(threads).max(1);
        let done = AtomicUsize::new(0);
        let read = |files: &[(String, (u64, u64))]| {
            let one = |(file, stamp): &(String, (u64, u64))| {
                let game = read_game(catalogue, &self.folder, file, *stamp);
                report(done.fetch_add(1, Relaxed) + 1);
                game
            };
            files.iter().filter_map(one).collect::<Vec<SavedGame>>()
        };
        thread::scope(|scope| {
            let readers: Vec<_> = files.chunks(share).map(|files| scope.spawn(move || read(files))).collect();
            let results = readers.into_iter().map(|reader| reader.join());
            results.flat_map(|read| read.unwrap_or_else(|fault| std::panic::resume_unwind(fault))).collect()
        })
    }

    fn read_index(&self) -> Option<Vec<SavedGame>> {
        let text = read_text(&self.index(), MOST_INDEX).ok()?;
        let index: Index<Vec<SavedGame>> = serde_json::from_str(&text).ok()?;
        (index.version == version()).then_some(index.games)
    }

    fn write_index(&self) -> Option<()> {
        let games: Vec<&SavedGame> = self.games.iter().filter(|game| game.fault.is_none()).collect();
        let index = Index { version: version(), games };
        save_atomically(&self.index(), serde_json::to_string(&index).ok()?.as_bytes()).ok()
    }
}

/// Sorts games, the latest first.
fn sort(games: &mut [SavedGame]) {
    games.sort_by(|a, b| (b.stamp.0, &a.file).cmp(&(a.stamp.0, &b.file)));
}

impl SavedGame {
    /// Returns whether the game is unfinished, so that it can be continued.
    pub fn goes_on(&self) -> bool {
        self.fault.is_none() && self.result.is_none()
    }

    /// Returns whether its facts are still valid: a game whose rules were missing may be known by now.
    fn is_settled(&self, catalogue: &Catalogue) -> bool {
        self.fault.is_none() || catalogue.variant(&self.id).is_none()
    }
}

/// Returns the version that an index is valid for: positions have other keys in another version.
fn version() -> String {
    format!("2 {}", env!("CARGO_PKG_VERSION"))
}

fn nanoseconds(time: Option<SystemTime>) -> u64 {
    time.and_then(|time| time.duration_since(UNIX_EPOCH).ok()).map_or(0, |since| since.as_nanos() as u64)
}

/// Reads a game, if its file is a record; even one that cannot be played through.
fn read_game(catalogue: &Catalogue, folder: &Path, file: &str, stamp: (u64, u64)) -> Option<SavedGame> {
    let path = folder.join(file);
    let text = read_text(&path, MAX_RECORD).ok()?;
    let record = Record::read(&path.display().to_string(), &text).ok()?;
    let mut own = None;
    if is_variant_file(&record.variant) {
        let mut with_own = catalogue.clone();
        // What stands in the way is told by playing it through.
        let _ = record.add_variant_file(&mut with_own);
        own = Some(with_own);
    }
    let (game, fault) = match record.replay(own.as_ref().unwrap_or(catalogue)) {
        Ok(game) => (Some(game), None),
        Err(error) => (None, Some(error.first().clone())),
    };
    let sides = game.as_ref().map_or(&Side::BOTH[..], |game| game.rules().board.sides());
    let seat = |&side: &Side| match record.computers[side.index()] {
        Some(skill) if record.player(side).is_empty() => skill.to_string(),
        _ => record.player(side).to_owned(),
    };
    let about =
        |of: &dyn Fn(&Rules) -> String| game.as_ref().map_or_else(|| record.variant.clone(), |game| of(game.rules()));
    let ended = game.as_ref().and_then(|game| game.position().ended());
    let positions = game.iter().flat_map(|game| (0..=game.plies().len()).map(|ply| half_key(game.before(ply))));
    Some(SavedGame {
        file: file.to_owned(),
        id: about(&|rules| rules.id.clone()),
        name: about(&|rules| rules.about.name.clone()),
        players: sides.iter().map(seat).collect(),
        date: record.date.clone(),
        event: record.event.clone(),
        moves: game.as_ref().map_or(record.moves.len(), moves::count),
        result: ended.map(|ended| ended.result.into()).or(record.result),
        fault,
        positions: positions.collect(),
        stamp,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use mancala::engine::{Game, legal_moves, start};
    use mancala::rules::Settings;
    use std::sync::Arc;

    struct CollectionFixture {
        dir: tempfile::TempDir,
        catalogue: Catalogue,
        collection: Collection,
    }

    impl CollectionFixture {
        fn new() -> CollectionFixture {
            let dir = tempfile::tempdir().expect("the system has a folder for temporary files");
            let folder = dir.path().join("games");
            fs::create_dir_all(&folder).expect("the folder can be made");
            CollectionFixture { dir, catalogue: Catalogue::shipped(), collection: Collection::of(folder) }
        }

        fn path(&self, file: &str) -> PathBuf {
            self.dir.path().join("games").join(file)
        }

        /// Writes a game of this many plies, always the first legal move.
        fn write(&self, file: &str, id: &str, plies: usize) -> Game {
            let rules = Arc::new(self.catalogue.rules(id, &Settings::new()).expect("a shipped variant"));
            let opening = start(&rules);
            let mut game = Game::new(rules, opening);
            for _ in 0..plies {
                let mv = legal_moves(game.rules(), game.position())[0];
                game.play(mv).expect("a legal move");
            }
            let record = Record { south: "Ada".into(), date: "2026-03-01".into(), ..Record::of(&game) };
            fs::write(self.path(file), record.write()).expect("the folder can be written to");
            game
        }

        /// Refreshes the collection and returns the number of files that had to be read.
        fn refresh(&mut self) -> usize {
            let read = AtomicUsize::new(0);
            let CollectionFixture { catalogue, collection, .. } = self;
            let counted = |_, _| {
                read.fetch_add(1, Relaxed);
            };
            collection.refresh(catalogue, &counted, &|_| {});
            read.into_inner()
        }
    }

    #[test]
    fn games_are_found_by_what_is_known_of_them_and_by_their_positions() {
        let mut folder = CollectionFixture::new();
        let kalah = folder.write("2026-03-01-kalah.naqala", "kalah", 5);
        folder.write("A lesson.naqala", "oware", 3);
        fs::write(folder.path("broken.naqala"), "no record").expect("the folder can be written to");
        folder.refresh();
        let games = folder.collection.games();
        assert_eq!(games.len(), 2);
        let game = |id: &str| games.iter().find(|game| game.id == id).expect("it is there");
        assert_eq!((game("kalah").title(), game("oware").title()), (None, Some("A lesson")));
        assert_eq!((game("kalah").name.as_str(), game("kalah").players[0].as_str()), ("Kalah", "Ada"));
        assert_eq!((game("oware").moves, game("oware").result, &game("oware").fault), (3, None, &None));
        assert!(game("kalah").matches("ada kal 2026-03", "") && !game("kalah").matches("ada oware", ""));
        assert!(game("oware").matches("LESSON", ""));
        assert!(game("oware").matches("oware drawn", "Drawn") && !game("oware").matches("oware drawn", "South won"));
        for ply in 0..=5 {
            assert!(game("kalah").has("kalah", kalah.before(ply)), "{ply}");
            assert!(!game("oware").has("kalah", kalah.before(ply)), "{ply}");
        }
        let rules = kalah.rules();
        let other = mancala::record::notation::parse_position(rules, "0,0,0,0,0,1/1,0,0,0,0,0 stores=9,9 to=S");
        assert!(!game("kalah").has("kalah", &other.expect("it is one of Kalah")));
    }

    #[test]
    fn only_what_has_changed_is_read_again_also_by_another_run() {
        let mut folder = CollectionFixture::new();
        for number in 0..10 {
            folder.write(&format!("{number}.naqala"), "kalah", number);
        }
        assert_eq!((folder.refresh(), folder.refresh()), (10, 0));
        let before = folder.collection.games().to_vec();
        folder.collection = Collection::of(folder.dir.path().join("games"));
        assert_eq!(folder.refresh(), 0, "the index has all of it");
        assert_eq!(**folder.collection.games(), before);
        folder.write("3.naqala", "oware", 12);
        fs::remove_file(folder.path("4.naqala")).expect("the folder can be written to");
        assert_eq!(folder.refresh(), 1);
        let games = folder.collection.games();
        assert_eq!((games.len(), games[0].file.as_str(), games[0].id.as_str()), (9, "3.naqala", "oware"));
    }

    #[test]
    fn of_very_many_games_the_latest_are_there_first_and_few_changes_leave_the_index_as_it_is() {
        let mut folder = CollectionFixture::new();
        for number in 0..FIRST + 100 {
            folder.write(&format!("{number}.naqala"), "kalah", number % 3);
        }
        let (seen, catalogue) = (AtomicUsize::new(0), folder.catalogue.clone());
        let all = FIRST + 100;
        let report = |done, of| assert!((1..=all).contains(&done) && of == all, "{done} of {of}");
        folder.collection.refresh(&catalogue, &report, &|games| seen.store(games.len(), Relaxed));
        assert_eq!((seen.into_inner(), folder.collection.games().len()), (FIRST, all));
        let written = || fs::read(folder.dir.path().join("games.index")).expect("there is an index");
        let before = written();
        fs::remove_file(folder.path("7.naqala")).expect("the folder can be written to");
        folder.collection.refresh(&catalogue, &|_, _| {}, &|_| {});
        assert_eq!((folder.collection.games().len(), written() == before), (all - 1, true));
        for number in 10..20 {
            fs::remove_file(folder.path(&format!("{number}.naqala"))).expect("the folder can be written to");
        }
        folder.collection.refresh(&catalogue, &|_, _| {}, &|_| {});
        assert_eq!((folder.collection.games().len(), written() == before), (all - 11, false));
    }

    #[test]
    fn an_index_that_is_broken_or_of_another_version_is_made_anew() {
        let mut folder = CollectionFixture::new();
        folder.write("a.naqala", "kalah", 2);
        folder.refresh();
        let index = folder.dir.path().join("games.index");
        let written = fs::read_to_string(&index).expect("there is an index");
        for text in [&written[..written.len() / 2], &written.replace(&version(), "0")] {
            fs::write(&index, text).expect("the folder can be written to");
            folder.collection = Collection::of(folder.dir.path().join("games"));
            assert_eq!(folder.refresh(), 1);
            assert_eq!(folder.collection.games().len(), 1);
        }
    }

    #[test]
    fn a_game_whose_rules_are_not_there_is_listed_and_known_once_they_are() {
        let mut folder = CollectionFixture::new();
        let text = "(format: 1, variant: \"mine\", south: \"Ada\", moves: [\"c1\"])";
        fs::write(folder.path("a.naqala"), text).expect("the folder can be written to");
        folder.refresh();
        let game = folder.collection.games()[0].clone();
        assert_eq!((game.id.as_str(), game.moves, game.players[0].as_str()), ("mine", 1, "Ada"));
        assert!(game.fault.is_some());
        let kalah = include_str!("../../../../variants/kalah.ron").replacen("id: \"kalah\"", "id: \"mine\"", 1);
        folder.catalogue.add_text("mine.ron", &kalah).expect("it is sound");
        folder.refresh();
        assert_eq!(folder.collection.games()[0].fault, None);
    }
}
