//! Training for users: the program learns a game from games against itself, and a match shows what that has brought.

use super::{Features, Network, Training, TrainingProgress, Weights, train};
use crate::search::{Budget, MatchScore, Opponent, play_match};
use mancala::rules::Rules;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering::Relaxed};

/// Games of the match.
pub const MATCH_GAMES: u32 = 40;

/// A report on a training for users.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ImprovementProgress {
    /// The games that are being played: those of a generation, counted from 0, or those of the match if `None`.
    pub generation: Option<u32>,
    /// Games played so far, those of the match included.
    pub games: u32,
    /// Games to be played in all.
    pub of: u32,
}

/// Weights learned, and what they have brought.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Improvement {
    /// The weights.
    pub weights: Weights,
    /// The account of the program that judges by them against the one that judges as before, both searching equally many
    /// positions.
    pub score: MatchScore,
}

impl Improvement {
    /// Returns `true` if the program plays no worse with these weights.
    pub fn is_no_worse(&self) -> bool {
        2.0 * self.score.points() >= f64::from(self.score.games())
    }
}

/// Learns a game between two sides on the basis of an old network, and plays the program against the one that judges by
/// that. Returns `None` for other games, and if it is called off. `report` is called with the progress, from any thread.
pub fn improve(
    rules: &Rules,
    old: Option<Arc<Network>>,
    training: &Training,
    off: &AtomicBool,
    report: &(dyn Fn(ImprovementProgress) + Sync),
) -> Option<Improvement> {
    let learned_from = AtomicU32::new(0);
    let played = |progress: TrainingProgress| {
        if let TrainingProgress::Played { generation, games, of } = progress {
            let all = training.generations * of;
            learned_from.store(all, Relaxed);
            report(ImprovementProgress {
                generation: Some(generation),
                games: generation * of + games,
                of: all + MATCH_GAMES,
            });
        }
    };
    let weights = train(rules, old.clone(), training, off, &played)?;
    let new = Network::new(Features::of(rules)?, Arc::new(weights.clone())).map(Arc::new);
    let mut budget = Budget { nodes: Some(training.nodes), memory: 1 << 20, ..Budget::default() };
    budget.parts.book = false;
    let [one, other] = Opponent::pair(rules, [Some(budget); 2], training.seed);
    let [one, other] = &mut [one.with_network(new), other.with_network(old)];
    let score = play_match(rules, [one, other], MATCH_GAMES, training.seed, off, |score, _, _| {
        let before = learned_from.load(Relaxed);
        report(ImprovementProgress { generation: None, games: before + score.games(), of: before + MATCH_GAMES });
    })
    .expect("the program plays on");
    (!off.load(Relaxed)).then_some(Improvement { weights, score })
}

#[cfg(test)]
mod tests {
    use super::*;
    use mancala::rules::{Catalogue, Settings};
    use std::sync::Mutex;

    fn rules(id: &str) -> Rules {
        Catalogue::shipped().rules(id, &Settings::new()).expect("a shipped variant is sound")
    }

    const SMALL: Training = Training { generations: 2, games: 5, time: None, nodes: 20, seed: 3, threads: 1 };

    #[test]
    fn every_game_is_counted_and_the_same_training_brings_the_same() {
        let rules = rules("oware");
        let reports = Mutex::new(Vec::new());
        let improved = |training: &Training| {
            let report = |progress| reports.lock().expect("nobody panics").push(progress);
            improve(&rules, None, training, &false.into(), &report).expect("two sides play")
        };
        let improvement = improved(&SMALL);
        assert_eq!(improvement.score.games(), MATCH_GAMES);
        let told = std::mem::take(&mut *reports.lock().expect("nobody panics"));
        let games: Vec<u32> = told.iter().map(|it| it.games).collect();
        assert_eq!(games, (1..=10 + MATCH_GAMES).collect::<Vec<u32>>());
        assert!(told.iter().all(|it| it.of == 10 + MATCH_GAMES));
        assert_eq!([told[4], told[5], told[10]].map(|it| it.generation), [Some(0), Some(1), None]);
        assert_eq!(improved(&Training { threads: 2, ..SMALL }), improvement);
    }

    #[test]
    fn weights_are_kept_unless_they_lose() {
        let weights = train(&rules("oware"), None, &Training { games: 1, ..SMALL }, &false.into(), &|_| {});
        let weights = weights.expect("two sides play");
        let with = |wins, losses| {
            let score = MatchScore { wins, losses, draws: 2, void: 0 };
            Improvement { weights: weights.clone(), score }.is_no_worse()
        };
        assert_eq!([with(5, 4), with(4, 4), with(3, 4)], [true, true, false]);
    }

    #[test]
    fn a_training_is_called_off_in_its_games_and_in_its_match() {
        let rules = rules("oware");
        for last in [3, 12] {
            let off = AtomicBool::new(false);
            let report = |it: ImprovementProgress| off.store(it.games >= last, Relaxed);
            assert_eq!(improve(&rules, None, &SMALL, &off, &report), None);
        }
    }

    #[test]
    fn only_games_between_two_sides_are_trained() {
        for id in ["ruma", "tchuka-ruma"] {
            assert_eq!(improve(&rules(id), None, &SMALL, &false.into(), &|_| {}), None, "{id}");
        }
    }
}
