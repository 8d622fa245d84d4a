//! Rules being tried out: games are played in a thread, by chance or by the program at two levels.

use crate::ui::job::{Job, Reporter, Waker};
use mancala::record::Skill;
use mancala::rules::Rules;
use naqala_core::search::network::NetworkStore;
use naqala_core::search::playout::{Tally, watched_game};
use naqala_core::search::{Acted, Budget, MatchScore, Opponent, play_match};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::sync::Arc;
use std::task::Poll;
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
    running: Option<(Trial, Job<TrialReport>)>,
}

enum TrialReport {
    Chance(Tally, Acted),
    Levels([u8; 2], MatchScore),
}

impl Trials {
    /// The games that are being played.
    pub fn running(&self) -> Option<Trial> {
        self.running.as_ref().map(|&(trial, _)| trial)
    }

    /// Plays no more; what has been found stays.
    pub fn stop(&mut self) {
        self.running = None;
    }

    /// Plays games in a thread.
    pub fn begin(&mut self, rules: Arc<Rules>, trial: Trial, store: NetworkStore, waker: &Waker) {
        match trial {
            Trial::Chance => self.by_chance = Some((Tally::default(), Acted::default())),
            Trial::Levels(levels) => self.by_levels = Some((levels, MatchScore::default())),
        }
        let job = Job::spawn(waker, move |reporter| match trial {
            Trial::Chance => play_by_chance(&rules, reporter),
            Trial::Levels(levels) => play_by_levels(&rules, levels, &store, reporter),
        });
        self.running = Some((trial, job));
    }

    /// Takes what has been found since.
    pub fn take(&mut self) {
        while let Some((_, job)) = &self.running
            && let Poll::Ready(report) = job.poll()
        {
            match report {
                Some(TrialReport::Chance(tally, acted)) => self.by_chance = Some((tally, acted)),
                Some(TrialReport::Levels(levels, account)) => self.by_levels = Some((levels, account)),
                None => self.running = None,
            }
        }
    }
}

fn play_by_chance(rules: &Rules, reporter: &Reporter<TrialReport>) {
    let mut chance = ChaCha8Rng::seed_from_u64(1);
    let (mut tally, mut acted, mut told) = (Tally::default(), Acted::default(), Instant::now());
    for game in 1..=GAMES {
        let (plies, last) = watched_game(rules, &mut chance, MOST_PLIES, &mut acted);
        tally.count(rules, plies, &last);
        if reporter.is_cancelled() {
            return;
        }
        if game == GAMES || told.elapsed() > OFTEN {
            told = Instant::now();
            reporter.send(TrialReport::Chance(tally.clone(), acted.clone()));
        }
    }
}

fn play_by_levels(rules: &Rules, levels: [u8; 2], store: &NetworkStore, reporter: &Reporter<TrialReport>) {
    let budgets = levels.map(|level| Budget::of(rules, Skill::Level(level)));
    let network = store.network(rules);
    let [one, other] = &mut Opponent::pair(rules, budgets, 1).map(|player| player.with_network(network.clone()));
    // Each account is sent at once, and the program itself does not give up.
    let _ = play_match(rules, [one, other], LEVEL_GAMES, 1, reporter.cancelled(), |account, _, _| {
        reporter.send(TrialReport::Levels(levels, *account));
    });
}
