//! The numbers that the design asks of the engine, as ratios within one run: `cargo bench -p mancala`.
//!
//! - random Kalah through the whole engine, silent, against a Kalah written by hand: at least 0.6 of its plies a
//!   second;
//! - random Oware, which has to notice repeated positions, the same way: at least 0.4;
//! - random Kalah with every event recorded: at most 1.5 times the time of the silent engine;
//! - reading and checking every shipped variant: under 20 ms.
//!
//! Engine and hand-written game play the very same games, and the counts they reach are compared, so that a fast wrong
//! answer fails.
//!
//! `cargo bench -p mancala --bench engine -- games` prints instead, for every shipped id, how many plies and
//! how many laps of random play the engine gets through in a second; `games selus ruma` for the ids that begin so only.

use mancala::engine::{
    CausedEvent, Event, EventSink, History, Moves, NoEvents, Position, TransferKind, legal_moves_into, start,
};
use mancala::rules::plan::Shortcut;
use mancala::rules::{Catalogue, Cause, Place, Rules, Settings, Side};
use std::hint::black_box;
use std::time::{Duration, Instant};

const GAMES: u64 = 20_000;
const ROUNDS: usize = 7;
/// Time for which each game of the table is played, in seconds.
const PLAYED_SECS: f64 = 0.3;
/// Plies after which a game of the table is left: some go on for ever.
const LONGEST: u64 = 1_000;

/// Totals of a batch of games, compared between engines.
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

/// Oware as one would write it for nothing else: pits 0-5 of South, pits 6-11 of North, in the order of sowing.
struct HandOware {
    pits: [u8; 12],
    stores: [u8; 2],
    /// 0 for South, 1 for North.
    mover: usize,
    /// Every position since the last capture, its pits and its mover in one number: those before cannot come back.
    past: Vec<u128>,
}

impl HandOware {
    fn new(mut past: Vec<u128>) -> Self {
        past.clear();
        let mut game = HandOware { pits: [4; 12], stores: [0; 2], mover: 0, past };
        game.past.push(game.key());
        game
    }

    fn key(&self) -> u128 {
        self.pits.iter().fold(self.mover as u128, |key, &seeds| key << 8 | u128::from(seeds))
    }

    fn row(&self, side: usize) -> &[u8] {
        &self.pits[6 * side..6 * side + 6]
    }

    fn is_empty(&self, side: usize) -> bool {
        self.row(side).iter().all(|&seeds| seeds == 0)
    }

    /// Sows a pit and captures; returns the seeds captured.
    fn sow(pits: &mut [u8; 12], mover: usize, origin: usize) -> u8 {
        let mut at = origin;
        let mut seeds = std::mem::take(&mut pits[origin]);
        while seeds > 0 {
            at = if at == 11 { 0 } else { at + 1 };
            if at != origin {
                pits[at] += 1;
                seeds -= 1;
            }
        }
        let first = 6 - 6 * mover;
        let mut captured = 0;
        while (first..first + 6).contains(&at) && matches!(pits[at], 2 | 3) {
            captured += std::mem::take(&mut pits[at]);
            if at == first {
                break;
            }
            at -= 1;
        }
        captured
    }

    /// Returns `true` if a move leaves the opponent a seed.
    fn feeds(&self, pit: usize) -> bool {
        let mut pits = self.pits;
        Self::sow(&mut pits, self.mover, pit);
        let first = 6 - 6 * self.mover;
        pits[first..first + 6].iter().any(|&seeds| seeds > 0)
    }

    /// Pits that may be lifted, in the engine's order: from the screen's left.
    fn moves(&self, list: &mut [u8; 6]) -> usize {
        let must_feed = self.is_empty(1 - self.mover);
        let mut n = 0;
        for i in 0..6 {
            let pit = if self.mover == 0 { i } else { 11 - i };
            if self.pits[pit] > 0 && (!must_feed || self.feeds(pit)) {
                list[n] = pit as u8;
                n += 1;
            }
        }
        n
    }

    /// Plays a pit; says whether the game is over.
    fn play(&mut self, pit: u8) -> bool {
        let (mover, next) = (self.mover, 1 - self.mover);
        let captured = Self::sow(&mut self.pits, mover, pit.into());
        self.mover = next;
        if captured > 0 {
            self.past.clear();
            self.stores[mover] += captured;
            if self.stores[mover] > 24 {
                return true;
            }
        }
        if self.is_empty(next) || self.is_empty(mover) && self.moves(&mut [0; 6]) == 0 {
            for side in 0..2 {
                self.stores[side] += self.row(side).iter().sum::<u8>();
            }
            return true;
        }
        let key = self.key();
        let before = self.past.iter().filter(|&&past| past == key).count();
        self.past.push(key);
        before >= 2
    }
}

impl Tally {
    fn count(&mut self, south: u64, north: u64) {
        self.south += u64::from(south > north);
        self.north += u64::from(north > south);
        self.seeds += south + 100 * north;
    }
}

fn kalah_by_hand(seed: u64) -> Tally {
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
        tally.count(game.board[6].into(), game.board[13].into());
    }
    tally
}

fn oware_by_hand(seed: u64) -> Tally {
    let mut tally = Tally::default();
    let mut numbers = Numbers(seed);
    let mut list = [0; 6];
    let mut past = Vec::new();
    for _ in 0..GAMES {
        let mut game = HandOware::new(past);
        loop {
            let n = game.moves(&mut list);
            tally.plies += 1;
            if game.play(list[numbers.below(n)]) {
                break;
            }
        }
        tally.count(game.stores[0].into(), game.stores[1].into());
        past = game.past;
    }
    tally
}

fn by_engine<S: EventSink>(rules: &Rules, seed: u64, sink: &mut S, mut rest: impl FnMut(&mut S)) -> Tally {
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
        let [south, north] = Side::BOTH.map(|side| position.store(side).into());
        tally.count(south, north);
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

/// Counts laps: seeds that were lifted, or captured to be sown again, of which one has been dropped.
#[derive(Default)]
struct Laps {
    count: u64,
    in_hand: bool,
}

impl EventSink for Laps {
    fn record(&mut self, event: Event, _: Option<Cause>) {
        let Event::Transfer(stones) = event else { return };
        if stones.to == Place::FLIGHT {
            self.in_hand = true;
        } else if stones.kind == TransferKind::Sown {
            self.count += u64::from(std::mem::take(&mut self.in_hand));
        }
    }
}

/// Plays at random, game after game, as long as `goes_on` says of the plies so far; returns how many there were.
fn random_plies<S: EventSink>(rules: &Rules, sink: &mut S, goes_on: impl Fn(u64) -> bool) -> u64 {
    let mut numbers = Numbers(1);
    let opening = start(rules);
    let mut moves = Moves::new();
    let mut plies = 0;
    loop {
        let mut position = opening.clone();
        let mut history = History::new(rules, &position);
        for _ in 0..LONGEST {
            legal_moves_into(rules, &position, &mut moves);
            if moves.is_empty() {
                break;
            }
            if !goes_on(plies) {
                return plies;
            }
            let mv = moves[numbers.below(moves.len())];
            history.play_legal(rules, &mut position, mv, sink);
            plies += 1;
        }
    }
}

/// A line for every shipped id that begins with one of these, or for all where none is named: the plies and the laps of
/// random play that the silent engine gets through in a second.
fn table_of_games(named: &[String]) {
    let catalogue = Catalogue::shipped();
    let mut slow = 0;
    println!("{:32} {:>14} {:>14}", "ID", "PLIES A SECOND", "LAPS A SECOND");
    for id in catalogue.ids() {
        if !named.is_empty() && !named.iter().any(|name| id.starts_with(name)) {
            continue;
        }
        let rules = catalogue.rules(&id, &Settings::new()).expect("it is shipped");
        // Looking at the clock takes time, too.
        let began = Instant::now();
        let plies =
            random_plies(&rules, &mut NoEvents, |plies| plies % 64 != 0 || began.elapsed().as_secs_f64() < PLAYED_SECS);
        let seconds = began.elapsed().as_secs_f64();
        // The same games once more, to count their laps.
        let mut laps = Laps::default();
        random_plies(&rules, &mut laps, |so_far| so_far < plies);
        let a_second = [plies, laps.count].map(|count| count as f64 / seconds);
        let is_slow = a_second.iter().all(|&count| count < 1e6);
        slow += usize::from(is_slow);
        let mark = if is_slow { " *" } else { "" };
        println!("{id:32} {:>14.0} {:>14.0}{mark}", a_second[0], a_second[1]);
    }
    println!("* under a million plies and laps a second: {slow} (to reach: 0)");
}

/// A line for each shortcut: the games of one in ten that take it, and how many times as fast random play is with it.
fn table_of_shortcuts() {
    /// Plies that are timed.
    const PLIES: u64 = 20_000;
    let catalogue = Catalogue::shipped();
    let sample: Vec<Rules> = catalogue
        .ids()
        .into_iter()
        .step_by(10)
        .map(|id| catalogue.rules(&id, &Settings::new()).expect("it is shipped"))
        .collect();
    let seconds = |rules: &Rules| {
        let (time, plies) = timed(|| random_plies(rules, &mut NoEvents, |plies| plies < PLIES));
        assert_eq!(plies, PLIES, "random play goes on");
        time.as_secs_f64()
    };
    println!("{:12} {:>6} {:>8} {:>8} {:>8}", "SHORTCUT", "GAMES", "LEAST", "MEAN", "MOST");
    for shortcut in Shortcut::ALL {
        let mut gains = Vec::new();
        for rules in &sample {
            let mut general = rules.clone();
            let taken =
                general.stage_rules.iter_mut().filter_map(|stage| stage.plan.forget(shortcut).then_some(())).count();
            if taken > 0 {
                gains.push(median((0..3).map(|_| seconds(&general) / seconds(rules)).collect()));
            }
        }
        gains.sort_by(f64::total_cmp);
        let mean = (gains.iter().map(|gain| gain.ln()).sum::<f64>() / gains.len() as f64).exp();
        let (least, most) = (gains[0], gains[gains.len() - 1]);
        println!("{:12} {:>6} {least:>8.2} {mean:>8.2} {most:>8.2}", format!("{shortcut:?}"), gains.len());
    }
}

fn main() {
    // Cargo adds an option of its own.
    let arguments: Vec<String> = std::env::args().skip(1).filter(|argument| !argument.starts_with("--")).collect();
    if let [games, named @ ..] = arguments.as_slice()
        && games == "games"
    {
        return table_of_games(named);
    }
    if arguments.first().is_some_and(|argument| argument == "shortcuts") {
        return table_of_shortcuts();
    }
    let rules = |id: &str| Catalogue::shipped().rules(id, &Settings::new()).expect("it is shipped");
    let (kalah, oware) = (rules("kalah"), rules("oware"));
    let (mut against_hand, mut recording, mut plies_a_second) = (Vec::new(), Vec::new(), Vec::new());
    let (mut oware_against_hand, mut oware_plies_a_second) = (Vec::new(), Vec::new());
    let mut told: Vec<CausedEvent> = Vec::new();
    for round in 0..=ROUNDS {
        let seed = round as u64;
        let (hand, expected) = timed(|| kalah_by_hand(seed));
        let (silent, counted) = timed(|| by_engine(&kalah, seed, &mut NoEvents, |_| {}));
        let (recorded, told_of) = timed(|| by_engine(&kalah, seed, &mut told, Vec::clear));
        assert_eq!(counted, expected, "the engine and the hand-written Kalah disagree");
        assert_eq!(told_of, expected, "recording changed the games");
        let (oware_hand, oware_expected) = timed(|| oware_by_hand(seed));
        let (oware_silent, oware_counted) = timed(|| by_engine(&oware, seed, &mut NoEvents, |_| {}));
        assert_eq!(oware_counted, oware_expected, "the engine and the hand-written Oware disagree");
        // The first round warms up.
        if round > 0 {
            against_hand.push(hand.as_secs_f64() / silent.as_secs_f64());
            recording.push(recorded.as_secs_f64() / silent.as_secs_f64());
            plies_a_second.push(expected.plies as f64 / silent.as_secs_f64());
            oware_against_hand.push(oware_hand.as_secs_f64() / oware_silent.as_secs_f64());
            oware_plies_a_second.push(oware_expected.plies as f64 / oware_silent.as_secs_f64());
        }
    }
    let loading = (0..ROUNDS).map(|_| timed(Catalogue::read).0.as_secs_f64() * 1000.0).collect();
    println!("random Kalah, silent engine: {:.2} million plies a second", median(plies_a_second) / 1e6);
    println!("  speed against a hand-written Kalah: {:.2} (to reach: 0.60)", median(against_hand));
    println!("  time with events recorded against silent: {:.2} (at most: 1.50)", median(recording));
    println!("random Oware, silent engine: {:.2} million plies a second", median(oware_plies_a_second) / 1e6);
    println!("  speed against a hand-written Oware: {:.2} (to reach: 0.40)", median(oware_against_hand));
    println!("loading and checking every variant: {:.1} ms (at most: 60)", median(loading));
}
