//! Games of random moves: the length of a game, where nobody has counted.

use mancala::engine::{
    EventSink, GameResult, History, Move, Moves, NoEvents, Position, legal_moves, legal_moves_into, play_legal, start,
};
use mancala::rules::{Clause, Rules};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::collections::BTreeMap;
use std::ops::RangeInclusive;

/// Number of games played to find their length.
pub const GAMES: usize = 9;
/// Plies after which a game is left.
pub const MOST_PLIES: u32 = 400;

/// Watches games being played.
pub trait Watcher: EventSink {
    /// Sees a position in which a move is about to be chosen.
    fn before(&mut self, rules: &Rules, position: &Position);
    /// Sees the last position of a game.
    fn after(&mut self, last: &Position);
}

impl Watcher for NoEvents {
    fn before(&mut self, _: &Rules, _: &Position) {}
    fn after(&mut self, _: &Position) {}
}

/// Plays random moves to the end of a game, or for at most `most` plies. Returns the number of plies and the last
/// position.
pub fn random_game(rules: &Rules, chance: &mut ChaCha8Rng, most: u32) -> (u32, Position) {
    watched_game(rules, chance, most, &mut NoEvents)
}

/// Plays a random game like [`random_game`], with a watcher.
pub fn watched_game(rules: &Rules, chance: &mut ChaCha8Rng, most: u32, watcher: &mut impl Watcher) -> (u32, Position) {
    let mut position = start(rules);
    let mut history = History::new(rules, &position);
    let mut moves = Moves::new();
    for ply in 0..most {
        legal_moves_into(rules, &position, &mut moves);
        if moves.is_empty() {
            watcher.after(&position);
            return (ply, position);
        }
        watcher.before(rules, &position);
        let mv = moves[chance.random_range(0..moves.len())];
        history.play_legal(rules, &mut position, mv, watcher);
    }
    watcher.after(&position);
    (most, position)
}

/// A tally of random games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Number of games by their number of plies.
    pub lengths: BTreeMap<u32, u64>,
    /// Number of games that each side has won, by [`Side::index`](mancala::rules::Side::index).
    pub won: [u64; 4],
    /// Number of drawn games.
    pub draw: u64,
    /// Number of games that do not count.
    pub void: u64,
    /// Number of games that the only player has lost.
    pub lost: u64,
    /// Number of games that were left before they were over.
    pub unfinished: u64,
    /// Number of games stopped because a turn might never have ended. They are counted by their results as well.
    pub endless: u64,
}

impl Tally {
    /// Counts a game by its number of plies and its last position.
    pub fn count(&mut self, rules: &Rules, plies: u32, last: &Position) {
        *self.lengths.entry(plies).or_default() += 1;
        let ended = last.ended();
        let count = match ended.map(|ended| ended.result) {
            Some(GameResult::Won(side)) => &mut self.won[side.index()],
            Some(GameResult::Draw) => &mut self.draw,
            Some(GameResult::Void) => &mut self.void,
            Some(GameResult::Lost) => &mut self.lost,
            None => &mut self.unfinished,
        };
        *count += 1;
        let stopped = ended.and_then(|ended| ended.clause).map(|cause| rules.clause(cause.clause));
        self.endless += u64::from(matches!(stopped, Some(Clause::Endless(_))));
    }

    /// Returns the number of games.
    pub fn games(&self) -> u64 {
        self.lengths.values().sum()
    }

    /// Returns the number of plies of all games together.
    pub fn plies(&self) -> u64 {
        self.lengths.iter().map(|(&plies, &games)| u64::from(plies) * games).sum()
    }

    /// Returns the average number of plies of a game; 0 without games.
    pub fn mean(&self) -> f64 {
        if self.lengths.is_empty() { 0.0 } else { self.plies() as f64 / self.games() as f64 }
    }

    /// Returns the median number of plies; 0 without games.
    pub fn median(&self) -> f64 {
        let games = self.games();
        (f64::from(self.nth(games.saturating_sub(1) / 2)) + f64::from(self.nth(games / 2))) / 2.0
    }

    /// Returns the length of the n-th shortest game, counted from 0.
    fn nth(&self, n: u64) -> u32 {
        let mut before = 0;
        let found = self.lengths.iter().find(|&(_, &games)| {
            before += games;
            n < before
        });
        found.map_or(0, |(&plies, _)| plies)
    }

    /// Returns the number of games by their number of plies, in at most `most` ranges of equal width, the shortest
    /// first.
    pub fn bins(&self, most: usize) -> Vec<(RangeInclusive<u32>, u64)> {
        let (least, longest) = self.bounds();
        let wide = (longest - least + 1).div_ceil(most.max(1) as u32);
        let starts = (least..=longest).step_by(wide as usize);
        let range = |from: u32| from..=from + wide - 1;
        starts.map(|from| (range(from), self.lengths.range(range(from)).map(|(_, games)| games).sum())).collect()
    }

    /// Returns the fewest plies and the most.
    pub fn bounds(&self) -> (u32, u32) {
        let ends = (self.lengths.keys().next(), self.lengths.keys().next_back());
        (ends.0.copied().unwrap_or(0), ends.1.copied().unwrap_or(0))
    }
}

/// Returns the first moves of a random game: at least one, at most `most`, and none that ends it. Seeds that are
/// arranged first do not count.
pub fn random_plies(rules: &Rules, chance: &mut ChaCha8Rng, most: u32) -> Vec<Move> {
    let mut left = chance.random_range(1..=most);
    let mut position = start(rules);
    let mut moves = Vec::new();
    while left > 0 {
        left -= u32::from(!is_arranging(rules, &position));
        let legal = legal_moves(rules, &position);
        let mv = legal[chance.random_range(0..legal.len())];
        play_legal(rules, &mut position, mv, &mut NoEvents);
        if position.ended().is_some() {
            break;
        }
        moves.push(mv);
    }
    moves
}

/// Returns `true` if the players are still arranging their seeds before play begins.
pub(super) fn is_arranging(rules: &Rules, position: &Position) -> bool {
    rules.stage_rules[position.stage()].plan.opening.arrange.is_some()
}

/// Returns the number of plies of a game: the median of [`GAMES`] random games, each of [`MOST_PLIES`] at most. The
/// same for the same rules.
pub fn length(rules: &Rules) -> u32 {
    let mut chance = ChaCha8Rng::seed_from_u64(1);
    let mut lengths: Vec<u32> = (0..GAMES).map(|_| random_game(rules, &mut chance, MOST_PLIES).0).collect();
    lengths.sort_unstable();
    lengths[GAMES / 2]
}

#[cfg(test)]
mod tests {
    use super::*;
    use mancala::rules::{Catalogue, Settings};

    #[test]
    fn the_median_lies_in_the_middle() {
        let tally = Tally { lengths: BTreeMap::from([(10, 1), (20, 2), (40, 1)]), ..Tally::default() };
        assert_eq!((tally.bounds(), tally.median(), tally.mean()), ((10, 40), 20.0, 22.5));
        let two = Tally { lengths: BTreeMap::from([(10, 1), (20, 1)]), ..Tally::default() };
        assert_eq!(two.median(), 15.0);
        assert_eq!((Tally::default().median(), Tally::default().mean(), Tally::default().bounds()), (0.0, 0.0, (0, 0)));
    }

    #[test]
    fn ranges_of_lengths_hold_every_game_once() {
        let tally = Tally { lengths: BTreeMap::from([(10, 1), (12, 2), (40, 1)]), ..Tally::default() };
        let bins = tally.bins(8);
        assert_eq!(bins.first(), Some(&(10..=13, 3)));
        assert_eq!((bins.len(), bins.iter().map(|(_, games)| games).sum::<u64>()), (8, 4));
        let one = Tally { lengths: BTreeMap::from([(7, 3)]), ..Tally::default() };
        assert_eq!(one.bins(8), [(7..=7, 3)]);
    }

    #[test]
    fn turns_that_might_never_end_are_counted() {
        let catalogue = Catalogue::shipped();
        let rules = catalogue.rules("woaley", &Settings::new()).expect("a shipped variant is sound");
        let (mut tally, mut chance) = (Tally::default(), ChaCha8Rng::seed_from_u64(1));
        for _ in 0..200 {
            let (plies, last) = random_game(&rules, &mut chance, MOST_PLIES);
            tally.count(&rules, plies, &last);
        }
        let results = tally.won.iter().sum::<u64>() + tally.draw + tally.void + tally.lost + tally.unfinished;
        assert_eq!((tally.games(), results), (200, 200));
        assert!(tally.endless <= tally.void + tally.draw, "{tally:?}");
    }

    #[test]
    fn the_length_of_a_game_is_the_same_every_time_and_within_bounds() {
        let catalogue = Catalogue::shipped();
        for id in catalogue.ids() {
            let rules = catalogue.rules(&id, &Settings::new()).expect("a shipped variant is sound");
            let plies = length(&rules);
            assert!((1..=MOST_PLIES).contains(&plies), "{id}: {plies}");
            assert_eq!(length(&rules), plies, "{id}");
        }
    }

    #[test]
    fn a_match_is_longer_than_a_game_and_a_solitaire_is_short() {
        let catalogue = Catalogue::shipped();
        let of = |id: &str| length(&catalogue.rules(id, &Settings::new()).expect("a shipped variant is sound"));
        assert!(
            of("tchuka-ruma") < of("kalah") && of("kalah") < of("togyz-kumalak") && of("togyz-kumalak") < of("gabata")
        );
    }
}
