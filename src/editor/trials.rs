//! Rules being tried out: games are played in a thread, by chance or by the program at two levels.

use crate::ui::job::Waker;
use mancala::record::Skill;
use mancala::rules::Rules;
use naqala_core::search::playout::{Tally, watched_game};
use naqala_core::search::{Acted, Budget, MatchScore, play_match};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// The number of games played by chance.
pub const GAMES: u64 = 1_000;
/// The plies after which such a game is left.
pub const MOST_PLIES: u32 = 2_000;
/// The number of games that two levels play.
pub const LEVEL_GAMES: u32 = 20;
/// The least time from one report to the next.
const OFTEN: Duration = Duration::from_millis(100);

/// By whom games are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trial {
    /// By chance.
    Chance,
    /// By the program at these levels, each side in turn.
    Levels([u8; 2]),
}

/// Games played by one set of rules.
#[derive(Default)]
pub struct Trials {
    /// Those played by chance, with the clauses that did something in them.
    pub by_chance: Option<(Tally, Acted)>,
    /// Those played by two levels: the account of the first.
    pub by_levels: Option<([u8; 2], MatchScore)>,
    running: Option<Running>,
}

struct Running {
    trial: Trial,
    off: Arc<AtomicBool>,
    found: Mutex<Receiver<TrialReport>>,
}

enum TrialReport {
    Chance(Tally, Acted),
    Levels([u8; 2], MatchScore),
}

impl Trials {
    /// The games that are being played.
    pub fn running(&self) -> Option<Trial> {
        self.running.as_ref().map(|running| running.trial)
    }

    /// Plays no more; what has been found stays.
    pub fn stop(&mut self) {
        if let Some(running) = self.running.take() {
            running.off.store(true, Ordering::Relaxed);
        }
    }

    /// Plays games in a thread.
    pub fn begin(&mut self, rules: Arc<Rules>, trial: Trial, waker: &Waker) {
        self.stop();
        match trial {
            Trial::Chance => self.by_chance = Some((Tally::default(), Acted::default())),
            Trial::Levels(levels) => self.by_levels = Some((levels, MatchScore::default())),
        }
        let off = Arc::new(AtomicBool::new(false));
        let (found, arrives) = channel();
        self.running = Some(Running { trial, off: Arc::clone(&off), found: Mutex::new(arrives) });
        let waker = waker.clone();
        thread::spawn(move || match trial {
            Trial::Chance => play_by_chance(&rules, &off, &found, &waker),
            Trial::Levels(levels) => play_by_levels(&rules, levels, &off, &found, &waker),
        });
    }

    /// Takes what has been found since.
    pub fn take(&mut self) {
        let Some(running) = &self.running else { return };
        let report = running.found.lock().unwrap_or_else(PoisonError::into_inner).try_iter().last();
        let is_over = match report {
            Some(TrialReport::Chance(tally, acted)) => {
                let is_over = tally.games() == GAMES;
                self.by_chance = Some((tally, acted));
                is_over
            }
            Some(TrialReport::Levels(levels, account)) => {
                self.by_levels = Some((levels, account));
                account.games() == LEVEL_GAMES
            }
            None => false,
        };
        if is_over {
            self.stop();
        }
    }
}

impl Drop for Trials {
    fn drop(&mut self) {
        self.stop();
    }
}

fn tell(found: &Sender<TrialReport>, report: TrialReport, waker: &Waker) {
    // Nobody waits for it once the rules have changed.
    let _ = found.send(report);
    waker.0.iter().for_each(|wake| wake());
}

fn play_by_chance(rules: &Rules, off: &AtomicBool, found: &Sender<TrialReport>, waker: &Waker) {
    let mut chance = ChaCha8Rng::seed_from_u64(1);
    let (mut tally, mut acted, mut told) = (Tally::default(), Acted::default(), Instant::now());
    for game in 1..=GAMES {
        let (plies, last) = watched_game(rules, &mut chance, MOST_PLIES, &mut acted);
        tally.count(rules, plies, &last);
        if off.load(Ordering::Relaxed) {
            return;
        }
        if game == GAMES || told.elapsed() > OFTEN {
            told = Instant::now();
            tell(found, TrialReport::Chance(tally.clone(), acted.clone()), waker);
        }
    }
}

fn play_by_levels(rules: &Rules, levels: [u8; 2], off: &AtomicBool, found: &Sender<TrialReport>, waker: &Waker) {
    let budgets = levels.map(|level| Budget::of(Skill::Level(level)));
    play_match(rules, budgets, LEVEL_GAMES, 1, off, |account| {
        if !off.load(Ordering::Relaxed) {
            tell(found, TrialReport::Levels(levels, *account), waker);
        }
    });
}
