//! Networks that the user has had the program learn, saved on disk: a file of weights for each game, its id and the digest
//! of its rules in its name, a checksum at its end.

use super::{Features, Network, Weights, shipped};
use crate::files::{SaveError, save_atomically};
use crate::search::digest::digest;
use mancala::rules::Rules;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use twox_hash::XxHash3_64;

/// The first bytes of a file: its kind, and the version of its content. Changes when features get other numbers.
const KIND: &[u8; 8] = b"naqala\x02\x01";
/// Bytes before the weights: the kind and the digest.
const HEAD: usize = 16;
/// Bytes after them: the checksum of all bytes before it.
const SUM: usize = 8;
/// The most bytes that a file is read of: features number less than those of 128 pits.
const MOST_BYTES: u64 = 1 << 20;
/// The ending of the files' names.
const ENDING: &str = "weights";

/// A number for everything in the rules of a game that its network depends on: other rules have another network.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RulesKey(u64);

impl RulesKey {
    /// Returns that of some rules.
    pub fn of(rules: &Rules) -> RulesKey {
        RulesKey(digest(rules, "network"))
    }
}

/// The origin of the network by which the program plays a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NetworkOrigin {
    /// It has none.
    Nowhere,
    /// It comes with the program.
    Shipped,
    /// The user has had it learned.
    Trained,
    /// The user has had one learned of other rules or options of the game; it is not used.
    Outdated,
    /// The file with the one that the user has had learned is broken; it is not used.
    Broken,
}

/// A folder for networks, made when first written to.
#[derive(Clone, Debug, Default)]
pub struct NetworkStore {
    /// `None` if nothing is saved.
    folder: Option<PathBuf>,
}

/// Files deleted from a store, which can be restored.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DeletedNetworks(Vec<(PathBuf, Vec<u8>)>);

impl DeletedNetworks {
    /// Returns `true` if there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl NetworkStore {
    /// One in this folder.
    pub fn at(folder: PathBuf) -> NetworkStore {
        NetworkStore { folder: Some(folder) }
    }

    /// Returns the network by which the program plays a game: that which the user has had learned, or else the one that
    /// comes with the program; `None` where it has neither.
    pub fn network(&self, rules: &Rules) -> Option<Arc<Network>> {
        self.trained(rules).ok().flatten().map(Arc::new).or_else(|| shipped(rules))
    }

    /// Returns where that network is from.
    pub fn origin(&self, rules: &Rules) -> NetworkOrigin {
        match self.trained(rules) {
            Ok(Some(_)) => NetworkOrigin::Trained,
            Err(Broken) => NetworkOrigin::Broken,
            Ok(None) if self.files().iter().any(|path| is_of_game(path, rules)) => NetworkOrigin::Outdated,
            Ok(None) if shipped(rules).is_some() => NetworkOrigin::Shipped,
            Ok(None) => NetworkOrigin::Nowhere,
        }
    }

    /// Saves the weights of a game in place of those learned before; nothing is saved without a folder.
    ///
    /// # Errors
    /// If nothing can be written there.
    pub fn save(&self, rules: &Rules, weights: &Weights) -> Result<(), SaveError> {
        let key = RulesKey::of(rules);
        let Some(folder) = &self.folder else { return Ok(()) };
        let new = || folder.join(format!("{}-{}", stem(rules), ending(key)));
        let path = self.path(key).unwrap_or_else(new);
        // An error in making the folder shows in the attempt to save in it.
        let _ = fs::create_dir_all(folder);
        let mut bytes = KIND.to_vec();
        bytes.extend(key.0.to_le_bytes());
        bytes.extend(weights.to_bytes());
        bytes.extend(XxHash3_64::oneshot(&bytes).to_le_bytes());
        save_atomically(&path, &bytes)
    }

    /// Returns the number of games that the user has had learned.
    pub fn count(&self) -> usize {
        self.files().len()
    }

    /// Deletes the network of a game, or of all games, and returns what was deleted.
    pub fn delete(&self, game: Option<RulesKey>) -> DeletedNetworks {
        let files = match game {
            Some(key) => self.path(key).into_iter().collect(),
            None => self.files(),
        };
        let delete = |path: PathBuf| {
            let bytes = fs::read(&path).ok()?;
            fs::remove_file(&path).ok()?;
            Some((path, bytes))
        };
        DeletedNetworks(files.into_iter().filter_map(delete).collect())
    }

    /// Puts back what was deleted.
    ///
    /// # Errors
    /// If nothing can be written there.
    pub fn restore(&self, deleted: &DeletedNetworks) -> Result<(), SaveError> {
        deleted.0.iter().try_for_each(|(path, bytes)| save_atomically(path, bytes))
    }

    /// Returns the network that the user has had learned, if there is one.
    fn trained(&self, rules: &Rules) -> Result<Option<Network>, Broken> {
        let (Some(features), key) = (Features::of(rules), RulesKey::of(rules)) else { return Ok(None) };
        let Some(path) = self.path(key) else { return Ok(None) };
        let is_small = fs::metadata(&path).is_ok_and(|about| about.is_file() && about.len() <= MOST_BYTES);
        let bytes = fs::read(&path).ok().filter(|_| is_small).ok_or(Broken)?;
        let weights = weights_in(&bytes, key).ok_or(Broken)?;
        Network::new(features, Arc::new(weights)).map(Some).ok_or(Broken)
    }

    /// The file of the network of some rules, if there is one, whatever the game is called.
    fn path(&self, key: RulesKey) -> Option<PathBuf> {
        let ending = ending(key);
        self.files().into_iter().find(|path| name(path).ends_with(&ending))
    }

    fn files(&self) -> Vec<PathBuf> {
        let entries = self.folder.iter().filter_map(|folder| fs::read_dir(folder).ok()).flatten().flatten();
        entries.map(|entry| entry.path()).filter(|path| path.extension().is_some_and(|it| it == ENDING)).collect()
    }
}

/// The end of a file's name by the rules.
fn ending(RulesKey(key): RulesKey) -> String {
    format!("{key:016x}.{ENDING}")
}

/// The beginning of a file's name by the game.
fn stem(rules: &Rules) -> String {
    rules.id.replace('/', "+")
}

/// Returns whether a file is that of a game, by whichever rules.
fn is_of_game(path: &Path, rules: &Rules) -> bool {
    let digits = |rest: &str| rest.strip_prefix('-').is_some_and(|rest| !rest.contains('-'));
    name(path).strip_prefix(&stem(rules)).is_some_and(digits)
}

fn name(path: &Path) -> &str {
    path.file_name().and_then(|name| name.to_str()).unwrap_or_default()
}

/// A file that holds no weights for the rules in its name.
struct Broken;

/// Reads what [`NetworkStore::save`] has written.
fn weights_in(bytes: &[u8], RulesKey(key): RulesKey) -> Option<Weights> {
    let (rest, sum) = bytes.split_last_chunk::<SUM>()?;
    let (head, weights) = rest.split_first_chunk::<HEAD>()?;
    let is_known = head[..8] == *KIND && head[8..] == key.to_le_bytes();
    let is_whole = XxHash3_64::oneshot(rest) == u64::from_le_bytes(*sum);
    Weights::from_bytes(weights).filter(|_| is_known && is_whole)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::evaluation::Unit;
    use crate::search::network::{Calibration, HIDDEN, Training, train};
    use crate::search::{Analyser, Budget};
    use mancala::engine::start;
    use mancala::rules::{Catalogue, Settings};
    use std::sync::atomic::AtomicBool;

    fn rules(id: &str, settings: &[(&str, &str)]) -> Rules {
        let settings: Settings = settings.iter().map(|(option, value)| ((*option).into(), (*value).into())).collect();
        Catalogue::shipped().rules(id, &settings).expect("a shipped variant is sound")
    }

    /// Weights by which every position is worth the same to whoever makes the next move.
    fn weights(rules: &Rules, worth: i16) -> Weights {
        let features = Features::of(rules).expect("two sides play").count();
        let mut bias = [0; HIDDEN];
        bias[HIDDEN - 1] = 64 * worth;
        let calibration = Calibration::fit(&[], Unit::Seeds);
        Weights { features: vec![0; features * HIDDEN], bias, output: [128; HIDDEN], calibration }
    }

    fn store() -> (tempfile::TempDir, NetworkStore) {
        let folder = tempfile::tempdir().expect("a folder");
        let store = NetworkStore::at(folder.path().join("deeper/still"));
        (folder, store)
    }

    /// Value of the opening to South, beyond its lead.
    fn worth_of(store: &NetworkStore, rules: &Rules) -> i32 {
        store.network(rules).expect("it has one").estimate(&start(rules), mancala::rules::Side::South, 0)
    }

    #[test]
    fn a_game_is_played_by_what_was_learned_of_its_very_rules() {
        let (_folder, store) = store();
        let kalah = rules("kalah", &[]);
        assert_eq!((store.origin(&kalah), store.count()), (NetworkOrigin::Shipped, 0));
        store.save(&kalah, &weights(&kalah, 7)).expect("the folder is made");
        assert_eq!((store.origin(&kalah), store.count()), (NetworkOrigin::Trained, 1));
        assert_eq!(worth_of(&store, &kalah), 7);
        assert_ne!(worth_of(&NetworkStore::default(), &kalah), 7);
        // Another number of seeds leaves the features as they are, and still it is another game.
        let six = rules("kalah", &[("seeds_per_pit", "6")]);
        assert_eq!(
            (store.origin(&six), worth_of(&store, &six)),
            (NetworkOrigin::Outdated, worth_of(&NetworkStore::default(), &six))
        );
        store.save(&six, &weights(&six, 5)).expect("the folder is there");
        assert_eq!((worth_of(&store, &six), worth_of(&store, &kalah), store.count()), (5, 7, 2));
        // A name, a description and the id of the file are no rules.
        let mut renamed = kalah.clone();
        (renamed.id, renamed.about.name) = ("my-kalah".into(), "My Kalah".into());
        assert_eq!(store.origin(&renamed), NetworkOrigin::Trained);
        let other = rules("adji-boto", &[]);
        assert_eq!((store.origin(&other), store.network(&other).is_none()), (NetworkOrigin::Nowhere, true));
        assert_eq!(store.origin(&rules("ruma", &[])), NetworkOrigin::Nowhere, "four play it");
    }

    #[test]
    fn a_search_judges_by_what_was_learned() {
        let (_folder, store) = store();
        let oware = rules("oware", &[]);
        let value = || {
            let budget = Budget { depth: Some(1), ..Budget::default() };
            let mut analyser = Analyser::new(&oware, budget).with_network(store.network(&oware));
            let analysis = analyser.analyse(&[], &start(&oware), 1, &AtomicBool::new(false), |_| {});
            analysis.best().expect("there are moves").value
        };
        store.save(&oware, &weights(&oware, 9)).expect("the folder is made");
        assert_eq!(value(), -9, "the opponent makes the next move");
        store.delete(Some(RulesKey::of(&oware)));
        assert_ne!(value(), -9);
    }

    #[test]
    fn what_is_wrong_with_a_file_is_told_and_it_is_not_used() {
        let (_folder, store) = store();
        let other = rules("adji-boto", &[]);
        let right = weights(&other, 3);
        store.save(&other, &right).expect("the folder is made");
        let path = store.files().pop().expect("it is there");
        let good = fs::read(&path).expect("it is there");
        let mut wrong = vec![good[..good.len() - 1].to_vec(), Vec::new(), vec![0xff; 2 << 20]];
        for at in [0, 7, 8, HEAD, good.len() / 2, good.len() - 1] {
            let mut bytes = good.clone();
            bytes[at] ^= 0x10;
            wrong.push(bytes);
        }
        for bytes in wrong {
            fs::write(&path, &bytes).expect("a file");
            assert_eq!(store.origin(&other), NetworkOrigin::Broken, "{} bytes", bytes.len());
            assert!(store.network(&other).is_none());
        }
        // As if another version of the program had numbered other features.
        store.save(&other, &weights(&rules("oware", &[]), 3)).expect("the folder is there");
        assert_eq!(store.origin(&other), NetworkOrigin::Broken);
        store.save(&other, &right).expect("the folder is there");
        assert_eq!(store.origin(&other), NetworkOrigin::Trained);
    }

    #[test]
    fn what_was_deleted_is_restored() {
        let (_folder, store) = store();
        let games = [rules("oware", &[]), rules("kalah", &[])];
        for game in &games {
            store.save(game, &weights(game, 1)).expect("the folder is made");
        }
        let one = store.delete(Some(RulesKey::of(&games[0])));
        assert_eq!((store.count(), store.origin(&games[0])), (1, NetworkOrigin::Shipped));
        store.restore(&one).expect("the folder is there");
        let all = store.delete(None);
        assert_eq!((store.count(), all.is_empty(), store.delete(None).is_empty()), (0, false, true));
        store.restore(&all).expect("the folder is there");
        assert_eq!(games.map(|game| store.origin(&game)), [NetworkOrigin::Trained; 2]);
    }

    #[test]
    fn what_cannot_be_saved_is_told() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("file");
        fs::write(&file, "").expect("the folder can be written to");
        let oware = rules("oware", &[]);
        assert!(NetworkStore::at(file.join("weights")).save(&oware, &weights(&oware, 1)).is_err());
        let nowhere = NetworkStore::default();
        assert!(nowhere.save(&oware, &weights(&oware, 1)).is_ok());
        assert_eq!((nowhere.origin(&oware), nowhere.count()), (NetworkOrigin::Shipped, 0));
    }

    #[test]
    fn trained_weights_fit_their_game() {
        let (_folder, store) = store();
        let rules = rules("kalah", &[("columns", "3")]);
        let training = Training { generations: 1, games: 4, nodes: 20, ..Training::default() };
        let weights = train(&rules, None, &training, &false.into(), &|_| {}).expect("two sides play");
        store.save(&rules, &weights).expect("the folder is made");
        assert_eq!(store.origin(&rules), NetworkOrigin::Trained);
    }
}
