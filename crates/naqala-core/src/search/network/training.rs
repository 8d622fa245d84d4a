//! Training of weights: the program plays against itself, and the estimate is brought nearer to what its search found and
//! to how the games ended.

use super::calibration::{Judged, in_play, odds};
use super::features::Features;
use super::trainer::{Sample, learn};
use super::{Network, Weights};
use crate::search::deepening::Analyser;
use crate::search::evaluation::{Evaluator, Unit, WIN};
use crate::search::limits::Budget;
use crate::search::playout::random_plies;
use mancala::engine::{History, NoEvents, Position, legal_moves, start};
use mancala::rules::Rules;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering::Relaxed};
use std::thread;
use std::time::{Duration, Instant};

/// The size of a training. Without a time, the same gives the same weights on every machine.
#[derive(Clone, Copy, Debug)]
pub struct Training {
    /// Number of times that games are played and learned from, each time by what was learned the last time.
    pub generations: u32,
    /// Number of games in a generation.
    pub games: u32,
    /// Time that the games of all generations may take; of games that take longer fewer are played. `None` without a limit.
    pub time: Option<Duration>,
    /// Number of positions searched for a move.
    pub nodes: u64,
    /// Random seed of openings and first weights.
    pub seed: u64,
    /// Number of threads that play; the result does not depend on it.
    pub threads: usize,
}

impl Default for Training {
    fn default() -> Training {
        Training { generations: 3, games: 2_000, time: None, nodes: 1_000, seed: 1, threads: 2 }
    }
}

/// Time after which it is estimated how many games can be played in the time that there is.
const MEASURED: Duration = Duration::from_secs(4);
/// Fewer games than these teach nothing: they are played however long they take.
const FEWEST_GAMES: u32 = 60;
/// Plies after which a game is left, and its positions are judged by search alone.
const MOST_PLIES: usize = 300;
/// The most random plies with which a game begins.
const OPENING_PLIES: u32 = 10;
/// Of this many moves one is drawn at random, so that unusual positions occur.
const STRAY: u32 = 16;
/// Share of a game's end in what is learned of a position; the rest is what the search found.
const END: f32 = 0.5;

/// A report on a training.
#[derive(Clone, Copy, Debug)]
pub enum TrainingProgress {
    /// Games played in a generation, counted from 0.
    Played {
        /// The generation.
        generation: u32,
        /// Games so far.
        games: u32,
        /// Games to be played in each generation, as far as that is known.
        of: u32,
    },
    /// A generation is over.
    Learned {
        /// The generation.
        generation: u32,
        /// Positions learned from.
        positions: usize,
        /// Mean square error before the first learning, where the lead and nothing else is known.
        before: f32,
        /// The same after the last.
        after: f32,
    },
}

/// Learns the weights of a game between two sides. The first games are played by this network; without one, the lead and
/// the seeds in the pits count. Returns `None` for other games, and if it is called off. `report` is called with the
/// progress, from any thread.
pub fn train(
    rules: &Rules,
    network: Option<Arc<Network>>,
    training: &Training,
    off: &AtomicBool,
    report: &(dyn Fn(TrainingProgress) + Sync),
) -> Option<Weights> {
    let rules = &Rules { rounds: None, ..rules.clone() };
    let features = Features::of(rules)?;
    let course = Course { rules, features: &features, training, begun: Instant::now(), games: training.games.into() };
    let mut network = network;
    let mut weights: Option<Arc<Weights>> = None;
    let mut last: Vec<Vec<Sample>> = Vec::new();
    for generation in 0..training.generations {
        let mut games = course.play_games(generation, network.as_ref(), off, report)?;
        let fresh = games.len();
        // What was found with poorer weights is learned from once more, so that there is enough.
        games.append(&mut last);
        let unit = Evaluator::of(rules, &start(rules)).unit;
        let seed = training.seed.wrapping_add(u64::from(generation));
        let (trainer, before, after, positions) = learn(&games, features.count(), unit, seed, off)?;
        report(TrainingProgress::Learned { generation, positions, before, after });
        let learned = Arc::new(trainer.rounded());
        network = Network::new(features.clone(), Arc::clone(&learned)).map(Arc::new);
        weights = Some(learned);
        games.truncate(fresh);
        last = games;
    }
    weights.map(Arc::unwrap_or_clone)
}

/// A training under way.
struct Course<'a> {
    rules: &'a Rules,
    features: &'a Features,
    training: &'a Training,
    begun: Instant,
    /// Games in a generation: fewer than planned once it is known that there is no time for them.
    games: AtomicU32,
}

impl Course<'_> {
    /// Plays the games of a generation and returns the positions of each to learn from; `None` if it is called off.
    fn play_games(
        &self,
        generation: u32,
        network: Option<&Arc<Network>>,
        off: &AtomicBool,
        report: &(dyn Fn(TrainingProgress) + Sync),
    ) -> Option<Vec<Vec<Sample>>> {
        let Training { nodes, seed, threads, .. } = *self.training;
        let (next, done) = (AtomicU32::new(0), AtomicU32::new(0));
        let play = || {
            let mut played = Vec::new();
            loop {
                let game = next.fetch_add(1, Relaxed);
                if game >= self.games.load(Relaxed) || off.load(Relaxed) {
                    return played;
                }
                let number = u64::from(generation) << 48 | u64::from(game);
                let seed = seed ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15);
                played.push((game, play_game(self.rules, self.features, network, (nodes, seed), off)));
                let games = done.fetch_add(1, Relaxed) + 1;
                if generation == 0 {
                    self.plan(games);
                }
                report(TrainingProgress::Played { generation, games, of: self.games.load(Relaxed) });
            }
        };
        let mut games: Vec<(u32, Vec<Sample>)> = thread::scope(|scope| {
            let threads: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(play)).collect();
            threads.into_iter().flat_map(|thread| thread.join().unwrap_or_default()).collect()
        });
        games.sort_by_key(|&(game, _)| game);
        (!off.load(Relaxed)).then(|| games.into_iter().map(|(_, samples)| samples).collect())
    }

    /// Plans as many games as there is time for, judged by those played so far, if there is not enough for all.
    fn plan(&self, games: u32) {
        let (planned, spent) = (self.training.games, self.begun.elapsed());
        let Some(time) = self.training.time.filter(|_| spent >= MEASURED) else { return };
        let each = time.as_secs_f64() / f64::from(self.training.generations.max(1));
        let fitting = (f64::from(games) * each / spent.as_secs_f64()) as u32;
        let fitting = fitting.max(FEWEST_GAMES).max(games).min(planned);
        let _ = self.games.compare_exchange(planned, fitting, Relaxed, Relaxed);
    }
}

/// A position of a game, with what the search found.
struct Searched {
    features: Vec<u16>,
    player: usize,
    lead: i32,
    value: i32,
    in_play: u32,
}

/// Plays a game and returns its positions.
fn play_game(
    rules: &Rules,
    features: &Features,
    network: Option<&Arc<Network>>,
    (nodes, seed): (u64, u64),
    off: &AtomicBool,
) -> Vec<Sample> {
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    let mut position = start(rules);
    let mut history = History::new(rules, &position);
    let mut before: Vec<Position> = Vec::new();
    for mv in random_plies(rules, &mut chance, OPENING_PLIES) {
        before.push(position.clone());
        history.play_legal(rules, &mut position, mv, &mut NoEvents);
    }
    let budget = Budget { nodes: Some(nodes), memory: 1 << 20, ..Budget::default() };
    let mut analyser = Analyser::new(rules, budget).with_network(network.cloned());
    let evaluator = Evaluator::of(rules, &position);
    let mut searched: Vec<Searched> = Vec::new();
    while position.ended().is_none() && before.len() < MOST_PLIES {
        let legal = legal_moves(rules, &position);
        let mut mv = legal[chance.random_range(0..legal.len())];
        if legal.len() > 1 {
            analyser.shuffle(chance.random());
            let analysis = analyser.analyse(&before, &position, 1, off, |_| {});
            let Some(best) = analysis.best() else { break };
            searched.push(searched_position(features, &evaluator, &position, best.value));
            if chance.random_range(0..STRAY) > 0 {
                mv = best.mv;
            }
        }
        before.push(position.clone());
        history.play_legal(rules, &mut position, mv, &mut NoEvents);
    }
    let end = position.ended().map(|ended| evaluator.ended(&position, ended));
    searched.into_iter().map(|searched| sample(searched, end, evaluator.unit)).collect()
}

fn searched_position(features: &Features, evaluator: &Evaluator<'_>, position: &Position, value: i32) -> Searched {
    let (side, player) = (position.chooser(), evaluator.player(position));
    let lead = evaluator.lead_of(position, player);
    let mut active = Vec::new();
    features.for_each_active(position, side, lead, |feature| active.push(feature as u16));
    Searched { features: active, player, lead, value, in_play: in_play(position) }
}

/// The sample that a position gives. `end`: the value of the end of its game to the first player.
fn sample(searched: Searched, end: Option<i32>, unit: Unit) -> Sample {
    let found = searched.value as f32;
    let end = end.map(|end| if searched.player == 0 { end } else { -end });
    let judged = end.map(|end| Judged {
        odds: odds(unit, searched.value),
        in_play: searched.in_play,
        points: f64::from(1 + end.signum()) / 2.0,
    });
    let value = END * end.map_or(found, |end| end as f32) + (1.0 - END) * found;
    let value = match unit {
        Unit::Seeds => value - searched.lead as f32,
        Unit::Result => value / WIN as f32,
    };
    Sample { features: searched.features, value, judged }
}

#[cfg(test)]
mod tests {
    use super::*;
    use mancala::rules::{Catalogue, Settings};

    #[test]
    fn as_many_games_are_planned_as_there_is_time_for() {
        let rules = Catalogue::shipped().rules("oware", &Settings::new()).expect("a shipped variant is sound");
        let features = Features::of(&rules).expect("two sides play");
        // So many games have been played in ten seconds.
        let planned = |seconds: Option<u64>, played: u32| {
            let time = seconds.map(Duration::from_secs);
            let training = Training { generations: 2, games: 1_000, time, ..Training::default() };
            let begun = Instant::now().checked_sub(Duration::from_secs(10)).expect("the system has run for longer");
            let course = Course { rules: &rules, features: &features, training: &training, begun, games: 1_000.into() };
            course.plan(played);
            course.games.into_inner()
        };
        assert_eq!([planned(None, 100), planned(Some(300), 100)], [1_000, 1_000]);
        assert!((400..=500).contains(&planned(Some(100), 100)));
        assert_eq!(planned(Some(100), 5), FEWEST_GAMES, "too few to learn from");
        assert_eq!(planned(Some(1), 100), 100, "those that have been played");
    }
}
