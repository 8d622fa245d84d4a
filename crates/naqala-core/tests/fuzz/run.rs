//! Search: texts are changed and tried, those that lead to something new are kept, and any that break a law are written
//! down.

use crate::MOST_MEMORY;
use crate::mutation::{Build, Pool};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::collections::{BTreeMap, HashSet};
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

/// Longest time that one text may take while somebody waits for it; ten times as long otherwise. Programs that are
/// built for tests are slower, and other tests run beside them.
pub const PATIENCE: Duration = if cfg!(debug_assertions) { Duration::from_secs(40) } else { Duration::from_secs(2) };

/// Most texts kept because they led to something new.
const MOST_KEPT: usize = 4_000;
/// Number of different failures after which a search gives up.
const MOST_FAULTS: usize = 10;

/// Kind of text, with the attempts made on it.
pub trait Target {
    /// Name, with which the files of texts found begin.
    const NAME: &'static str;
    /// Structure of its texts.
    const BUILD: Build;

    /// Returns valid texts to begin with.
    fn texts(&self) -> Vec<String>;

    /// Tries a text, and notes in `seen` everything that it leads to.
    ///
    /// # Errors
    /// The law that it breaks.
    fn attempt(&self, text: &str, chance: &mut ChaCha8Rng, seen: &mut Seen) -> Result<(), String>;
}

/// Everything that texts have led to so far.
#[derive(Default)]
pub struct Seen {
    all: HashSet<u64>,
    new: bool,
    /// `true` if this text was found in an earlier search.
    is_old: bool,
    /// `true` while something is done with this text that nobody waits for.
    unawaited: Arc<AtomicBool>,
    /// `true` if this text was read; `good` is the number of those that were.
    is_good: bool,
    good: u64,
}

impl Seen {
    /// Returns whether a slower attempt is made with this text: with one in `many`, and with all that were found
    /// earlier.
    pub fn one_of(&self, many: u32, chance: &mut ChaCha8Rng) -> bool {
        self.is_old | chance.random_ratio(1, many)
    }

    /// Marks all further work on this text as done in the background, where it may take longer.
    pub fn beside(&self) {
        self.unawaited.store(true, Relaxed);
    }

    /// Notes something that a text has led to.
    pub fn note(&mut self, what: impl Hash) {
        let mut hasher = DefaultHasher::new();
        what.hash(&mut hasher);
        self.new |= self.all.insert(hasher.finish());
    }

    /// Notes that a text was refused with this sentence.
    pub fn refused(&mut self, said: &str) {
        self.note(essence(said));
    }

    /// Notes that a text was read.
    pub fn read(&mut self) {
        self.is_good = true;
        self.good += 1;
    }
}

/// Returns a sentence without its numbers and quotations.
fn essence(said: &str) -> String {
    let mut quoted = None;
    let kept = |c: &char| match quoted {
        Some(mark) => {
            if *c == mark {
                quoted = None;
            }
            false
        }
        None if ['`', '"'].contains(c) => {
            quoted = Some(*c);
            false
        }
        None => !c.is_numeric(),
    };
    said.chars().filter(kept).collect()
}

/// Text that is being tried, and the time when that began.
type Trying = Arc<Mutex<Option<(Instant, String)>>>;

/// Ends the program when a text takes too long.
fn watch(name: &'static str, trying: &Trying, unawaited: &Arc<AtomicBool>) {
    let (trying, unawaited) = (Arc::downgrade(trying), Arc::clone(unawaited));
    thread::spawn(move || {
        while let Some(trying) = trying.upgrade() {
            let patience = if unawaited.load(Relaxed) { 10 * PATIENCE } else { PATIENCE };
            if let Some((since, text)) = &*trying.lock().expect("nobody panics with it")
                && since.elapsed() > patience
            {
                let place = write_down(name, text);
                eprintln!("{name}: a text takes more than {patience:?}: {}", place.display());
                std::process::exit(1);
            }
            drop(trying);
            thread::sleep(Duration::from_millis(200));
        }
    });
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn write_down(name: &str, text: &str) -> PathBuf {
    let folder = root().join("../../target/fuzz");
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    let place = folder.join(format!("{name}-{:016x}.txt", hasher.finish()));
    fs::create_dir_all(&folder).and_then(|()| fs::write(&place, text)).expect("the folder can be written to");
    place
}

/// Returns the texts found in earlier searches.
fn found(name: &str) -> Vec<String> {
    let entries = fs::read_dir(root().join("tests/fuzz/found")).expect("the folder is part of the source");
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    paths.retain(|path| path.file_name().is_some_and(|it| it.to_string_lossy().starts_with(&format!("{name}-"))));
    paths.sort();
    paths.iter().map(|path| fs::read_to_string(path).expect("it is text")).collect()
}

/// Tries changed texts: this many, or for as long as the environment says.
pub fn search<T: Target>(target: &T, times: u64) {
    let number = |name: &str| std::env::var(name).ok().map(|value| value.parse::<u64>().expect("it is a number"));
    let (seconds, seed) = (number("NAQALA_FUZZ"), number("NAQALA_FUZZ_SEED").unwrap_or(1));
    // What ends the whole program, as a stack that overflows does, leaves its text behind.
    let traces = std::env::var_os("NAQALA_FUZZ_TRACE").is_some();
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    let mut texts = target.texts();
    let pool = Pool::of(T::BUILD, &texts);
    // What was refused in a new way is kept too, but changed less often: most of what comes of it is refused as well.
    let mut refused: Vec<String> = Vec::new();
    let (begun, shipped) = (Instant::now(), texts.len());
    let old = found(T::NAME);
    let trying = Trying::default();
    let mut seen = Seen::default();
    watch(T::NAME, &trying, &seen.unawaited);
    let mut faults: BTreeMap<String, String> = BTreeMap::new();
    let (mut done, mut changed) = (0_u64, String::new());
    while seconds.map_or(done < times, |seconds| begun.elapsed() < Duration::from_secs(seconds)) {
        changed.clear();
        match old.get(done as usize) {
            Some(text) => changed.push_str(text),
            None => {
                let from = match chance.random_range(0..8) {
                    0 if !refused.is_empty() => &refused,
                    _ => &texts,
                };
                changed.push_str(&from[chance.random_range(0..from.len())]);
                pool.change(&mut changed, &mut chance);
            }
        }
        match &mut *trying.lock().expect("nobody panics with it") {
            Some((since, text)) => {
                *since = Instant::now();
                text.clone_from(&changed);
            }
            nothing => *nothing = Some((Instant::now(), changed.clone())),
        }
        if traces {
            fs::write(root().join("../../target/fuzz").join(format!("{}-last.txt", T::NAME)), &changed)
                .expect("it can be written");
        }
        (seen.new, seen.is_good, seen.is_old) = (false, false, done < old.len() as u64);
        seen.unawaited.store(false, Relaxed);
        let outcome = catch_unwind(AssertUnwindSafe(|| target.attempt(&changed, &mut chance, &mut seen)));
        done += 1;
        let fault = match outcome {
            Ok(Ok(())) => None,
            Ok(Err(fault)) => Some(fault),
            Err(panic) => {
                let said = panic.downcast_ref::<String>().map(String::as_str);
                Some(format!("panic: {}", said.or(panic.downcast_ref::<&str>().copied()).unwrap_or("without words")))
            }
        };
        if let Some(fault) = fault {
            faults.entry(essence(&fault)).or_insert_with(|| {
                let place = write_down(T::NAME, &changed);
                format!("{fault}\n  {}", place.display())
            });
            if faults.len() >= MOST_FAULTS {
                break;
            }
        } else if seen.new && texts.len() + refused.len() < shipped + MOST_KEPT {
            let kept = if seen.is_good { &mut texts } else { &mut refused };
            kept.push(changed.clone());
        }
    }
    trying.lock().expect("nobody panics with it").take();
    let Seen { all, good, .. } = &seen;
    println!(
        "{}: {done} texts in {:.0} s, {good} of them good, {} things seen, {} and {} texts kept",
        T::NAME,
        begun.elapsed().as_secs_f64(),
        all.len(),
        texts.len() - shipped,
        refused.len()
    );
    let told: Vec<&String> = faults.values().collect();
    assert!(faults.is_empty(), "{told:#?}");
    assert!(*good > done / 100, "only {good} of {done} texts were good: they are changed too much");
    if let Some(memory) = most_memory() {
        assert!(memory < MOST_MEMORY, "{memory} kB of memory were taken; expected at most {MOST_MEMORY}");
    }
}

/// Returns the most memory that the program has ever taken, in kilobytes; `None` if the system does not tell.
fn most_memory() -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.trim().trim_end_matches("kB").trim().parse().ok()
}
