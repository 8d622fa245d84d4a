//! A game gone over: what every position of it was worth, and where another move would have been better.

use super::Preview;
use crate::search::network::Network;
use crate::search::{Analyser, Analysis, Budget, EVERY_MOVE, Rated, Unit};
use crate::words::{Arg, Words};
use mancala::engine::{Game, GameResult, Move, NoEvents, Position, play_legal};
use mancala::record::notation::move_text;
use mancala::rules::{Rules, Side};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// Positions searched for each position of the game.
const NODES: u64 = 60_000;
/// Memory for the results of the search, in bytes.
const MEMORY: usize = 32 << 20;
/// Loss of winning chance from which a move is a slip.
const SLIP: f64 = 0.08;
/// Loss of winning chance from which a move is a mistake.
const MISTAKE: f64 = 0.2;

/// Results of a review.
#[derive(Clone, Debug, Default)]
pub struct ReviewResult {
    /// Winning chance of the first seat, from 0 to 1, after each number of plies, as far as the review has come.
    pub chances: Vec<f64>,
    /// The plies for which there was something better.
    pub flaws: BTreeMap<usize, BetterMove>,
}

/// A ply for which there was something better.
#[derive(Clone, Debug, PartialEq)]
pub struct BetterMove {
    /// The better move, and what would probably have followed.
    pub better: Vec<Move>,
    /// Probable continuation after the move played.
    pub worse: Vec<Move>,
    /// All moves that are about as good as the better one.
    pub good: Vec<Move>,
    /// Half seeds by which it was better, where seeds are counted.
    pub seeds: Option<i32>,
    /// `true` if it is more than a slip.
    pub is_mistake: bool,
}

/// Goes over a game, position by position, judges by this network, and tells what has been found so far. Leaves off when
/// `stop` is set, or nobody listens any more.
pub fn go_over(
    game: &Game,
    network: Option<Arc<Network>>,
    stop: &AtomicBool,
    mut tell: impl FnMut(&ReviewResult) -> bool,
) {
    let rules = game.rules();
    let before = (0..game.plies().len()).map(|ply| game.before(ply));
    let positions: Vec<Position> = before.chain([game.position()]).cloned().collect();
    let mut reviewed = ReviewResult::default();
    let budget = Budget { nodes: Some(NODES), memory: MEMORY, ..Budget::default() };
    let mut analyser = Analyser::new(rules, budget).with_network(network);
    for (ply, position) in positions.iter().enumerate() {
        let analysis = analyser.analyse(&positions[..ply], position, EVERY_MOVE, stop, |_| {});
        reviewed.add(rules, position, &analysis, game.plies().get(ply).map(|ply| ply.mv));
        if !tell(&reviewed) {
            return;
        }
    }
}

impl ReviewResult {
    /// Adds what was found of the next position, in which this move was played.
    fn add(&mut self, rules: &Rules, position: &Position, analysis: &Analysis, played: Option<Move>) {
        let ply = self.chances.len();
        let players = rules.board.players;
        let own = players.party(Side::South).contains(&position.chooser()) ^ position.swapped();
        let chance = match position.ended().map(|ended| ended.result) {
            Some(GameResult::Won(side)) => f64::from(u8::from(players.party(Side::South).contains(&side))),
            Some(GameResult::Draw | GameResult::Void | GameResult::Lost) => 0.5,
            None if own => analysis.chance(),
            None => 1.0 - analysis.chance(),
        };
        self.chances.push(chance);
        let rated = |mv| analysis.moves.iter().find(|rated| rated.mv == mv);
        let (Some(best), Some(rated)) = (analysis.best(), played.and_then(rated)) else { return };
        if let Some(flaw) = flaw(analysis, best, rated) {
            self.flaws.insert(ply, flaw);
        }
    }
}

/// Returns what was wrong with a move, if a better one was so much better that it is worth a word.
fn flaw(analysis: &Analysis, best: &Rated, rated: &Rated) -> Option<BetterMove> {
    let lost = analysis.chance_of(best) - analysis.chance_of(rated);
    let seeds = (analysis.unit == Unit::Seeds).then_some(best.value - rated.value);
    // Less than a seed is no matter, however close the game.
    if lost < SLIP || rated.depth == 0 || seeds.is_some_and(|halves| halves < 2) {
        return None;
    }
    let (better, worse) = (best.line.clone(), rated.line.clone());
    let is_good = |other: &&Rated| analysis.chance_of(best) - analysis.chance_of(other) < SLIP;
    let good = analysis.moves.iter().filter(is_good).map(|other| other.mv).collect();
    Some(BetterMove { better, worse, good, seeds, is_mistake: lost >= MISTAKE })
}

/// A player's moves summed up.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Summary {
    /// The player's seat.
    pub seat: Side,
    /// The accuracy of the moves on average, from 0 to 100.
    pub accuracy: f64,
    /// The numbers of mistakes and of slips.
    pub flaws: [usize; 2],
}

impl ReviewResult {
    /// Returns the summary of each player who has moved among the first `covered` plies of a game.
    pub fn summaries(&self, game: &Game, covered: usize) -> Vec<Summary> {
        let board = &game.rules().board;
        let of_seat = |&seat: &Side| {
            let own: Vec<usize> = (0..covered.min(self.chances.len().saturating_sub(1)))
                .filter(|&ply| game.before(ply).seat(board, game.before(ply).chooser()) == seat)
                .collect();
            if own.is_empty() {
                return None;
            }
            let with_south = board.players.party(Side::South).contains(&seat);
            let lost = |ply: usize| {
                let gained = self.chances[ply + 1] - self.chances[ply];
                if with_south { -gained } else { gained }
            };
            let accuracy = own.iter().map(|&ply| accuracy(lost(ply))).sum::<f64>() / own.len() as f64;
            let count = |mistake: bool| {
                let flawed = |ply: &&usize| self.flaws.get(ply).is_some_and(|flaw| flaw.is_mistake == mistake);
                own.iter().filter(flawed).count()
            };
            Some(Summary { seat, accuracy, flaws: [count(true), count(false)] })
        };
        board.sides().iter().filter_map(of_seat).collect()
    }

    /// Returns the ply after which the next flaw among the first `covered` plies has been made, after this one; the first of
    /// all where none follows.
    pub fn next_flaw(&self, covered: usize, after: usize) -> Option<usize> {
        let flawed = || self.flaws.keys().copied().filter(|&ply| ply < covered).map(|ply| ply + 1);
        flawed().find(|&ply| ply > after).or_else(|| flawed().next())
    }
}

/// The accuracy of a move from 0 to 100 by how much less likely it made a win, from 0 to 1. The curve is that of Lichess, as
/// published at `lichess.org/page/accuracy`.
fn accuracy(lost: f64) -> f64 {
    (103.1668 * (-4.354 * lost.max(0.0)).exp() - 3.1669).clamp(0.0, 100.0)
}

/// Returns what the better move would have done, as a sentence.
pub fn better_move_text(words: &Words, rules: &Rules, position: &Position, flaw: &BetterMove) -> Option<String> {
    let (&mv, &played) = (flaw.better.first()?, flaw.worse.first()?);
    let (better, worse) = (Preview::of(rules, position, mv)?, Preview::of(rules, position, played)?);
    let mover = position.chooser();
    let party = rules.board.players.party(mover);
    let wins = |preview: &Preview| matches!(preview.ends, Some(GameResult::Won(side)) if party.contains(&side));
    let count = |id: &str, seeds: u32| words.label_with(id, &[("seeds", Arg::from(seeds))]);
    let mut does = Vec::new();
    if wins(&better) && !wins(&worse) {
        does.push(words.label("review-won"));
    }
    if better.takes > worse.takes {
        does.push(count("review-captured", better.takes));
    }
    if better.claims && !worse.claims {
        does.push(words.label("review-claimed"));
    }
    if better.again && !worse.again {
        does.push(words.label("review-again"));
    }
    let (lets, spares) = (reply(rules, position, &flaw.worse), reply(rules, position, &flaw.better));
    if does.is_empty() && lets > spares {
        does.push(count("review-saved", lets - spares));
    }
    if does.is_empty() {
        does.push(match flaw.seeds {
            Some(halves) => count("review-more", (halves.unsigned_abs()).div_ceil(2)),
            None => words.label("review-likelier"),
        });
    }
    let mv = Arg::from(move_text(rules, position, mv));
    let id = if flaw.is_mistake { "review-mistake" } else { "review-slip" };
    Some(words.label_with(id, &[("move", mv), ("does", Arg::from(words.all_of(&does)))]))
}

/// Returns the number of seeds that the next player captures in their first move of a line.
fn reply(rules: &Rules, start: &Position, line: &[Move]) -> u32 {
    let mut position = start.clone();
    for &mv in line {
        if position.chooser() != start.chooser() {
            return Preview::of(rules, &position, mv).map_or(0, |preview| preview.takes);
        }
        play_legal(rules, &mut position, mv, &mut NoEvents);
        if position.ended().is_some() {
            break;
        }
    }
    0
}
