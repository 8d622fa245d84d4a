//! Endgame tables saved on disk, one file for each game: the rules' digest in its name, a checksum at its end. If
//! anything is wrong with a file, the tables are built anew and written over it.

use super::table::EndgameTable;
use super::{Build, Endgames};
use crate::files::save_atomically;
use crate::search::digest::digest;
use directories::ProjectDirs;
use mancala::rules::Rules;
use std::fs::{self, File};
use std::io::Read;
use std::path::{Path, PathBuf};
use std::time::SystemTime;
use twox_hash::XxHash3_64;

/// The first word of a file: its kind, and the version of its content. Changes when tables get another meaning.
const KIND: u64 = u64::from_le_bytes(*b"naqala\x01\x02");
/// The most bytes that all files together may take.
const MOST_BYTES: u64 = 512 << 20;
/// Number of positions of tables from disk that are checked against the rules.
const COMPARED: u64 = 500;
/// Bytes read at a time.
const BLOCK: usize = 1 << 16;
/// Bytes of the checksum.
const SUM: usize = 8;

/// A folder for endgame tables.
#[derive(Clone, Debug)]
pub struct Shelf {
    folder: PathBuf,
    most: u64,
}

impl Shelf {
    /// The one in the platform's folder for what can be made anew, with room for 512 MB; `None` where the user has no
    /// home.
    pub fn of_platform() -> Option<Shelf> {
        let dirs = ProjectDirs::from("", "", "naqala")?;
        Some(Shelf::at(dirs.cache_dir().join("endgames"), MOST_BYTES))
    }

    /// One in this folder, which is made when first written to and holds nothing else, with room for this many bytes.
    pub fn at(folder: PathBuf, most: u64) -> Shelf {
        Shelf { folder, most }
    }

    /// Returns the tables of a game for up to this many seeds, or as many as there is room for: those on disk, or else
    /// new ones, which are then saved. `None` where the game has none, or if building them is called off. If they
    /// cannot be written, they are built again next time.
    pub fn endgames(&self, rules: &Rules, seeds: usize, build: &Build<'_>) -> Option<Endgames> {
        let (digest, path) = self.place(rules);
        let kept = Endgames::empty(rules)?.read(digest, &path).or_else(|| Endgames::empty(rules))?;
        if kept.tables.len() > kept.room(seeds) {
            // Those used last stay longest.
            let _ = File::options().append(true).open(&path).and_then(|file| file.set_modified(SystemTime::now()));
            return Some(kept);
        }
        let endgames = kept.grow(seeds, build)?;
        let bytes = endgames.bytes(digest);
        if self.make_room(bytes.len() as u64, &path) && fs::create_dir_all(&self.folder).is_ok() {
            let _ = save_atomically(&path, &bytes);
        }
        Some(endgames)
    }

    /// Returns the tables of a game that are on disk; `None` if there are none.
    pub fn kept(&self, rules: &Rules) -> Option<Endgames> {
        let (digest, path) = self.place(rules);
        Endgames::empty(rules)?.read(digest, &path)
    }

    /// Returns the digest of a game's rules, and the path of its tables.
    fn place(&self, rules: &Rules) -> (u64, PathBuf) {
        let digest = digest(rules, env!("CARGO_PKG_VERSION"));
        (digest, self.folder.join(format!("{digest:016x}.endgames")))
    }

    /// Returns the number of bytes that the tables on disk take.
    pub fn size(&self) -> u64 {
        self.files().iter().map(|file| file.bytes).sum()
    }

    /// Deletes all tables on disk and returns the number of bytes freed.
    pub fn clear(&self) -> u64 {
        self.files().iter().filter(|file| fs::remove_file(&file.path).is_ok()).map(|file| file.bytes).sum()
    }

    /// Deletes the tables that have not been used for longest, until there is room for this many bytes in place of the
    /// file at a path. Returns `true` if there is.
    fn make_room(&self, bytes: u64, path: &Path) -> bool {
        let mut files = self.files();
        files.retain(|file| file.path != path);
        files.sort_by_key(|file| file.used);
        let mut taken: u64 = files.iter().map(|file| file.bytes).sum();
        for file in files {
            if bytes <= self.most && taken + bytes > self.most && fs::remove_file(&file.path).is_ok() {
                taken -= file.bytes;
            }
        }
        taken + bytes <= self.most
    }

    /// Every file in the folder.
    fn files(&self) -> Vec<TableFile> {
        let entries = fs::read_dir(&self.folder).into_iter().flatten().flatten();
        let file = |entry: fs::DirEntry| {
            let about = entry.metadata().ok().filter(fs::Metadata::is_file)?;
            let used = about.modified().unwrap_or(SystemTime::UNIX_EPOCH);
            Some(TableFile { path: entry.path(), bytes: about.len(), used })
        };
        entries.filter_map(file).collect()
    }
}

/// A file in the folder.
struct TableFile {
    path: PathBuf,
    bytes: u64,
    used: SystemTime,
}

/// A file that is read: words, and at its end the checksum of all of them.
pub(super) struct Source {
    file: File,
    /// Number of bytes before the checksum that are not read yet.
    left: u64,
    /// The bytes read last, and the number of those already taken.
    block: Vec<u8>,
    taken: usize,
    sum: u64,
}

impl Source {
    fn open(path: &Path) -> Option<Source> {
        let bytes = fs::metadata(path).ok().filter(fs::Metadata::is_file)?.len();
        let left = bytes.checked_sub(SUM as u64).filter(|left| left.is_multiple_of(8))?;
        Some(Source { file: File::open(path).ok()?, left, block: Vec::new(), taken: 0, sum: 0 })
    }

    /// Reads the next words; `None` if there are fewer.
    pub fn words(&mut self, count: usize) -> Option<Vec<u64>> {
        let held = (self.block.len() - self.taken) as u64;
        if held + self.left < (count as u64).checked_mul(8)? {
            return None;
        }
        let mut words = Vec::with_capacity(count);
        while words.len() < count {
            if self.taken == self.block.len() {
                self.read_block()?;
            }
            let rest = &self.block[self.taken..];
            let bytes = &rest[..rest.len().min(8 * (count - words.len()))];
            self.taken += bytes.len();
            words.extend(bytes.as_chunks::<8>().0.iter().map(|word| u64::from_le_bytes(*word)));
        }
        Some(words)
    }

    fn read_block(&mut self) -> Option<()> {
        self.block.resize(self.left.min(BLOCK as u64) as usize, 0);
        self.file.read_exact(&mut self.block).ok()?;
        self.left -= self.block.len() as u64;
        (self.taken, self.sum) = (0, XxHash3_64::oneshot_with_seed(self.sum, &self.block));
        Some(())
    }

    /// Returns `true` if the checksum is all that is left, and right.
    fn is_whole(&mut self) -> bool {
        let mut sum = [0; SUM];
        let is_read = self.left == 0 && self.taken == self.block.len() && self.file.read_exact(&mut sum).is_ok();
        is_read && sum == self.sum.to_le_bytes()
    }
}

/// Returns the checksum of a file with these bytes: that of each block depends on the one before it.
fn checksum(bytes: &[u8]) -> u64 {
    bytes.chunks(BLOCK).fold(0, XxHash3_64::oneshot_with_seed)
}

impl Endgames {
    /// Reads these tables from a file; `None` if there is none, or if anything is wrong with it.
    fn read(mut self, digest: u64, path: &Path) -> Option<Endgames> {
        let mut source = Source::open(path)?;
        let [kind, of, seeds] = source.words(3)?.try_into().ok()?;
        let seeds = usize::try_from(seeds).ok().filter(|&seeds| seeds <= self.room(usize::MAX))?;
        if (kind, of) != (KIND, digest) {
            return None;
        }
        for seeds in 0..=seeds {
            self.tables.push(EndgameTable::read(&mut source, self.count(seeds) as usize)?);
        }
        (source.is_whole() && self.agrees()).then_some(self)
    }

    /// Returns the tables as bytes of a file.
    fn bytes(&self, digest: u64) -> Vec<u8> {
        let head = [KIND, digest, self.seeds() as u64];
        let mut bytes = Vec::with_capacity(self.size() as usize + 64);
        for word in head.into_iter().chain(self.tables.iter().flat_map(EndgameTable::words)) {
            bytes.extend(word.to_le_bytes());
        }
        bytes.extend(checksum(&bytes).to_le_bytes());
        bytes
    }

    /// Returns `true` if the values of some positions follow from those of the positions after one move: they would not
    /// if the program played these rules differently from when the tables were made.
    fn agrees(&self) -> bool {
        let all = (0..self.tables.len()).map(|seeds| self.count(seeds));
        let mut number = 0_u64;
        all.enumerate().all(|(seeds, count)| {
            (0..COMPARED.min(count)).all(|_| {
                // Steps of the golden ratio come near every number (Knuth, volume 3, 6.4).
                number = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
                let index = ((u128::from(number) * u128::from(count)) >> 64) as usize;
                self.tables[seeds].get(index) == self.following(index, seeds)
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use mancala::rules::{Catalogue, Settings};
    use std::sync::atomic::{AtomicBool, AtomicU32, Ordering::Relaxed};
    use std::time::Duration;

    fn rules(id: &str) -> Rules {
        Catalogue::shipped().rules(id, &Settings::new()).expect("a shipped variant is sound")
    }

    /// Gets tables, and counts the times that the building of some was reported.
    fn got(shelf: &Shelf, rules: &Rules, seeds: usize) -> (Endgames, u32) {
        let (off, reports) = (AtomicBool::new(false), AtomicU32::new(0));
        let count = |_| _ = reports.fetch_add(1, Relaxed);
        let build = Build { threads: 2, off: &off, report: &count };
        let endgames = shelf.endgames(rules, seeds, &build).expect("a game with tables");
        (endgames, reports.into_inner())
    }

    fn words(endgames: &Endgames) -> Vec<u64> {
        endgames.tables.iter().flat_map(EndgameTable::words).collect()
    }

    /// Bytes of the file: words, three before them and the sum after them.
    fn bytes(endgames: &Endgames) -> u64 {
        8 * (words(endgames).len() as u64 + 4)
    }

    fn only_file(folder: &Path) -> PathBuf {
        let files: Vec<_> = fs::read_dir(folder).expect("a folder").map(|it| it.expect("a file").path()).collect();
        assert_eq!(files.len(), 1, "{files:?}");
        files[0].clone()
    }

    #[test]
    fn tables_are_built_once_and_grow() {
        let folder = tempfile::tempdir().expect("a folder");
        let shelf = Shelf::at(folder.path().join("deeper/still"), 1 << 20);
        let oware = rules("oware");
        let (first, reports) = got(&shelf, &oware, 5);
        assert!(reports > 0);
        let (again, reports) = got(&shelf, &oware, 5);
        assert_eq!((words(&first), reports), (words(&again), 0));
        let (fewer, reports) = got(&shelf, &oware, 3);
        assert_eq!((fewer.seeds(), reports), (5, 0));
        let (more, _) = got(&shelf, &oware, 6);
        assert_eq!(shelf.kept(&oware).map(|kept| words(&kept)), Some(words(&more)));
        assert!(shelf.kept(&rules("kalah")).is_none());
        assert_eq!(more.seeds(), 6);
        assert_eq!(words(&more), words(&got(&Shelf::at(folder.path().join("other"), 0), &oware, 6).0));
        assert!(shelf.size() < 2 * more.positions(), "{} bytes", shelf.size());
        assert_eq!(shelf.size(), bytes(&more));
        assert_eq!(shelf.clear(), bytes(&more));
        assert_eq!((shelf.size(), shelf.clear()), (0, 0));
    }

    #[test]
    fn whatever_is_wrong_with_a_file_the_tables_are_built_anew() {
        let folder = tempfile::tempdir().expect("a folder");
        let shelf = Shelf::at(folder.path().to_owned(), 1 << 20);
        let oware = rules("oware");
        let right = words(&got(&shelf, &oware, 4).0);
        let path = only_file(folder.path());
        let good = fs::read(&path).expect("the tables");
        let mut flipped = Vec::new();
        for at in [0, 7, 8, 16, 23, 24, 32, 40, good.len() / 2, good.len() - 1] {
            let mut bytes = good.clone();
            bytes[at] ^= 0x10;
            flipped.push(bytes);
        }
        // Values that are wrong although the sum is right: as if another program had made them.
        let mut other = good.clone();
        let end = other.len() - 8;
        other[end - 1400..end - 1200].iter_mut().for_each(|byte| *byte ^= 1);
        let sum = checksum(&other[..end]).to_le_bytes();
        other[end..].copy_from_slice(&sum);
        let cut = [0, 1, 24, good.len() - 8, good.len() - 1].map(|length| good[..length].to_vec());
        let longer = [good.clone(), vec![0; 3]].concat();
        for bytes in flipped.into_iter().chain(cut).chain([other, longer, vec![0xff; 4 << 20]]) {
            fs::write(&path, &bytes).expect("a file");
            let (built, reports) = got(&shelf, &oware, 4);
            assert!(reports > 0, "{} bytes were taken for tables", bytes.len());
            assert_eq!(words(&built), right);
            assert_eq!(fs::read(&path).expect("the tables"), good);
        }
        fs::remove_file(&path).expect("the tables");
        fs::create_dir(&path).expect("a folder in the place of the tables");
        assert_eq!(words(&got(&shelf, &oware, 4).0), right);
    }

    #[test]
    fn other_rules_have_other_tables_and_the_oldest_go_first() {
        let folder = tempfile::tempdir().expect("a folder");
        let ids = ["oware", "oware/abapa", "ethiopian"];
        let [first, second, third] =
            ids.map(|id| bytes(&got(&Shelf::at(folder.path().to_owned(), 0), &rules(id), 5).0));
        let most = (first + second).max(second + third);
        let shelf = Shelf::at(folder.path().to_owned(), most + 10);
        for id in ids {
            assert!(got(&shelf, &rules(id), 5).1 > 0, "{id}");
            std::thread::sleep(Duration::from_millis(20));
        }
        assert_eq!(shelf.size(), second + third);
        assert_eq!(got(&shelf, &rules(ids[1]), 5).1, 0, "the second is still there");
        std::thread::sleep(Duration::from_millis(20));
        assert!(got(&shelf, &rules(ids[0]), 5).1 > 0, "the first has gone");
        assert_eq!(got(&shelf, &rules(ids[1]), 5).1, 0, "the second has been used since the third");
        assert!(got(&Shelf::at(folder.path().to_owned(), 100), &rules(ids[2]), 5).1 > 0);
        assert_eq!(shelf.size(), first + second, "what has no room at all takes that of no other");
    }

    #[test]
    fn building_is_called_off_at_once() {
        let folder = tempfile::tempdir().expect("a folder");
        let shelf = Shelf::at(folder.path().to_owned(), 1 << 30);
        let (off, done) = (AtomicBool::new(false), AtomicU32::new(0));
        let report = |share: f64| _ = done.fetch_max((share * 1e6) as u32, Relaxed);
        let oware = rules("oware");
        let waited = std::thread::scope(|scope| {
            let build = Build { threads: 2, off: &off, report: &report };
            let building = scope.spawn(move || shelf.endgames(&oware, 20, &build).is_none());
            while done.load(Relaxed) < 10_000 && !building.is_finished() {
                std::thread::sleep(Duration::from_millis(10));
            }
            let begun = std::time::Instant::now();
            off.store(true, Relaxed);
            assert!(building.join().expect("no panic"));
            begun.elapsed()
        });
        assert!((10_000..500_000).contains(&done.into_inner()));
        // 50 ms in the released program on an idle machine; tests share theirs.
        assert!(waited < Duration::from_millis(1000), "{waited:?}");
        assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 0);
    }
}
