//! The numbers that the design asks of the engine, as ratios within one run: `cargo bench --no-default-features`.
//!
//! - random Kalah through the whole engine, silent, against a Kalah written by hand: at least half its plies a second;
//! - the same with every event recorded: at most twice the time of the silent engine;
//! - reading and checking every shipped variant: under 50 ms.
//!
//! Both Kalahs play the very same games, and the counts they reach are compared, so that a fast wrong answer fails.

use naqala::engine::{History, Moves, Position, Silent, Sink, Told, legal_moves_into, start};
use naqala::rules::{Catalogue, Rules, Settings, Side};
use std::hint::black_box;
use std::time::{Duration, Instant};

const GAMES: u64 = 20_000;
const ROUNDS: usize = 7;

/// What a batch of games came to: compared between engines.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Tally {
    plies: u64,
    south: u64,
    north: u64,
    seeds: u64,
}

/// A small generator of even quality and no cost, the same for both (Steele, Lea, Flood 2014: SplitMix64).
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((((z ^ (z >> 31)) >> 32) * n as u64) >> 32) as usize
    }
}

/// Kalah as one would write it for nothing else: pits 0-5 and store 6 of South, pits 7-12 and store 13 of North.
struct HandKalah {
    board: [u8; 14],
    south: bool,
}

impl HandKalah {
    fn new() -> Self {
        HandKalah { board: [4, 4, 4, 4, 4, 4, 0, 4, 4, 4, 4, 4, 4, 0], south: true }
    }

    /// Own pits that hold seeds, in the engine's order: from the screen's left.
    fn moves(&self, list: &mut [u8; 6]) -> usize {
        let mut n = 0;
        for i in 0..6 {
            let pit = if self.south { i } else { 12 - i };
            if self.board[pit as usize] > 0 {
                list[n] = pit;
                n += 1;
            }
        }
        n
    }

    /// Plays a pit; says whether the game is over.
    fn play(&mut self, pit: u8) -> bool {
        let (store, skipped) = if self.south { (6, 13) } else { (13, 6) };
        let mut at = pit as usize;
        let mut seeds = std::mem::take(&mut self.board[at]);
        while seeds > 0 {
            at = if at == 13 { 0 } else { at + 1 };
            if at != skipped {
                self.board[at] += 1;
                seeds -= 1;
            }
        }
        let own = if self.south { at < 6 } else { (7..13).contains(&at) };
        if own && self.board[at] == 1 && self.board[12 - at] > 0 {
            self.board[store] += 1 + std::mem::take(&mut self.board[12 - at]);
            self.board[at] = 0;
        }
        if at != store {
            self.south = !self.south;
        }
        if self.board[6] > 24 || self.board[13] > 24 {
            return true;
        }
        let (south, north) = (self.board[..6].iter().sum::<u8>(), self.board[7..13].iter().sum::<u8>());
        if south == 0 || north == 0 {
            self.board[6] += south;
            self.board[13] += north;
            self.board[..6].fill(0);
            self.board[7..13].fill(0);
            return true;
        }
        false
    }
}

fn by_hand(seed: u64) -> Tally {
    let mut tally = Tally::default();
    let mut numbers = Numbers(seed);
    let mut list = [0; 6];
    for _ in 0..GAMES {
        let mut game = HandKalah::new();
        loop {
            let n = game.moves(&mut list);
            tally.plies += 1;
            if game.play(list[numbers.below(n)]) {
                break;
            }
        }
        let (south, north) = (game.board[6], game.board[13]);
        tally.south += u64::from(south > north);
        tally.north += u64::from(north > south);
        tally.seeds += u64::from(south) + 100 * u64::from(north);
    }
    tally
}

fn by_engine<S: Sink>(rules: &Rules, seed: u64, sink: &mut S, mut rest: impl FnMut(&mut S)) -> Tally {
    let mut tally = Tally::default();
    let mut numbers = Numbers(seed);
    let opening = start(rules);
    let mut moves = Moves::new();
    for _ in 0..GAMES {
        let mut position: Position = opening.clone();
        let mut history = History::new(rules, &position);
        while position.ended().is_none() {
            legal_moves_into(rules, &position, &mut moves);
            let mv = moves[numbers.below(moves.len())];
            history.play_legal(rules, &mut position, mv, sink);
            rest(sink);
            tally.plies += 1;
        }
        let [south, north] = Side::BOTH.map(|side| position.store(side));
        tally.south += u64::from(south > north);
        tally.north += u64::from(north > south);
        tally.seeds += u64::from(south) + 100 * u64::from(north);
    }
    tally
}

fn timed<T>(work: impl FnOnce() -> T) -> (Duration, T) {
    let began = Instant::now();
    let value = black_box(work());
    (began.elapsed(), value)
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

fn main() {
    let rules = Catalogue::shipped().rules("kalah", &Settings::new()).expect("kalah is shipped");
    let (mut against_hand, mut recording, mut plies_a_second) = (Vec::new(), Vec::new(), Vec::new());
    let mut told: Vec<Told> = Vec::new();
    for round in 0..=ROUNDS {
        let seed = round as u64;
        let (hand, expected) = timed(|| by_hand(seed));
        let (silent, counted) = timed(|| by_engine(&rules, seed, &mut Silent, |_| {}));
        let (recorded, told_of) = timed(|| by_engine(&rules, seed, &mut told, Vec::clear));
        assert_eq!(counted, expected, "the engine and the hand-written Kalah disagree");
        assert_eq!(told_of, expected, "recording changed the games");
        // The first round warms up.
        if round > 0 {
            against_hand.push(hand.as_secs_f64() / silent.as_secs_f64());
            recording.push(recorded.as_secs_f64() / silent.as_secs_f64());
            plies_a_second.push(expected.plies as f64 / silent.as_secs_f64());
        }
    }
    let loading = (0..ROUNDS).map(|_| timed(Catalogue::shipped).0.as_secs_f64() * 1000.0).collect();
    println!("random Kalah, silent engine: {:.2} million plies a second", median(plies_a_second) / 1e6);
    println!("  speed against a hand-written Kalah: {:.2} (to reach: 0.50)", median(against_hand));
    println!("  time with events recorded against silent: {:.2} (at most: 2.00)", median(recording));
    println!("loading and checking every variant: {:.1} ms (at most: 50)", median(loading));
}
