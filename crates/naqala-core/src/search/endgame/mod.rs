//! Endgame tables: the values of all positions with few seeds in the pits, worked out once by going backwards from the
//! ends of games. For games in which stores only grow and nothing but the pits decides what follows: see
//! [`Endgames::suit`].
//!
//! A table holds the seeds by which a player's lead can still grow: the least that the player who moves can make sure
//! of, and the most that the other cannot prevent. Where these are the same, that is the value.
//!
//! Play can go on for ever, in positions that come back. Where each player then keeps what they have stored, or the
//! game is a draw, that has a value like any other end, and the tables are exact. Where each takes the seeds of their
//! own row, it matters which position comes back first, so that there is no value that holds whatever has occurred
//! before: the tables count on the worst for the least and on the best for the most, and the true value lies between
//! them. In games that stop as soon as they are decided the tables say who wins, not by how many seeds.
//!
//! None of this depends on what has occurred before, but for one thing. Whoever plays so as to get what the tables
//! promise comes to no position twice, so a rule that ends a game when one occurs for the third time does not stand in
//! the way, unless one has occurred twice already. Then a search uses the tables only for positions after the next
//! capture.
//!
//! Tables also hold how far that is, in moves until seeds leave the pits or the game ends: see `distances`.

mod distances;
mod fit;
mod numbering;
mod packed;
mod shelf;
mod solve;
mod table;

use fit::{Endless, Fit};
use mancala::engine::{Mark, Move, Position, repetition_key};
use mancala::rules::{Board, Rules, Side};
use numbering::Numbering;
pub use shelf::Shelf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64};
use table::EndgameTable;

/// The most seeds that tables are made for, whatever the memory.
const MOST_SEEDS: usize = 60;
/// The most positions that one table may have: Oware with 20 seeds has 84,672,315. While they are worked out they take
/// about 1.6 GB, and all tables of Oware up to them about 390 MB.
const MOST_POSITIONS: u64 = 90_000_000;
/// The most positions of a table that is built without being asked for: Oware with 16 seeds has 13,037,895.
const SMALL_POSITIONS: u64 = 1 << 25;

/// The endgame tables of a game.
#[derive(Debug)]
pub struct Endgames {
    fit: Fit,
    numbering: Numbering,
    /// By number of seeds, from 0.
    tables: Vec<EndgameTable>,
}

/// Options for building tables.
#[derive(Clone, Copy)]
pub struct Build<'a> {
    /// Number of threads that work at it; 1 or more.
    pub threads: usize,
    /// Flag that calls the work off.
    pub off: &'a AtomicBool,
    /// Called with the share of the work done, from 0 to 1.
    pub report: &'a (dyn Fn(f64) + Sync),
}

/// Tables being built.
struct Work<'a> {
    threads: usize,
    off: &'a AtomicBool,
    report: &'a (dyn Fn(f64) + Sync),
    /// Positions done and all, each counted three times: when it is looked at, when its value is known, and its distance.
    done: AtomicU64,
    all: u64,
    /// The number of sweeps that the last table took, for values and for distances.
    sweeps: [AtomicU64; 2],
}

impl Endgames {
    /// Returns `true` if a game has endgame tables. It has if two play, if most seeds in store win, and if nothing
    /// decides what follows but the seeds in the pits and whose turn it is: nothing is marked, in hand, counted or
    /// asked in mid-turn, and stores only grow. That a game stops when it is decided, or is a draw when a position
    /// comes back, does no harm.
    pub fn suit(rules: &Rules) -> bool {
        Fit::of(rules).is_some()
    }

    /// The most seeds in the pits for which there is room for tables; `None` where the game has none.
    pub fn most_seeds(rules: &Rules) -> Option<usize> {
        Some(Endgames::empty(rules)?.room(usize::MAX))
    }

    /// The most seeds in the pits, up to this many, for which building tables takes no more than a minute or two and
    /// little memory; `None` where the game has none.
    pub fn small_seeds(rules: &Rules, most: usize) -> Option<usize> {
        Some(Endgames::empty(rules)?.room_within(SMALL_POSITIONS, most))
    }

    /// Builds tables for up to this many seeds in the pits, or as many as there is room for. Returns `None` where the
    /// game has none, or if it is called off.
    pub fn build(rules: &Rules, seeds: usize, build: &Build<'_>) -> Option<Endgames> {
        Endgames::empty(rules)?.grow(seeds, build)
    }

    /// Returns `true` if they are the tables of these rules.
    pub fn are_of(&self, rules: &Rules) -> bool {
        self.fit.rules.board == rules.board && self.fit.rules.clauses == rules.clauses
    }

    /// Tables without a position.
    fn empty(rules: &Rules) -> Option<Endgames> {
        let fit = Fit::of(rules)?;
        let most = MOST_SEEDS.min(rules.board.total as usize);
        let numbering = Numbering::new(fit.orders[0].len(), most);
        Some(Endgames { fit, numbering, tables: Vec::new() })
    }

    /// The same tables, and those for more seeds.
    fn grow(mut self, seeds: usize, build: &Build<'_>) -> Option<Endgames> {
        let seeds = self.room(seeds);
        let all = 3 * (self.tables.len()..=seeds).map(|seeds| self.count(seeds)).sum::<u64>();
        let &Build { threads, off, report } = build;
        let work = Work { threads, off, report, done: AtomicU64::new(0), all, sweeps: Default::default() };
        while self.tables.len() <= seeds {
            let table = self.solve(self.tables.len(), &work)?;
            self.tables.push(table);
        }
        Some(self)
    }

    /// Returns the number of seeds of the largest table that is asked for and has room.
    fn room(&self, seeds: usize) -> usize {
        self.room_within(MOST_POSITIONS, seeds)
    }

    /// Returns the number of seeds of the largest table that is asked for and has no more positions.
    fn room_within(&self, positions: u64, seeds: usize) -> usize {
        let most = seeds.min(MOST_SEEDS).min(self.fit.rules.board.total as usize);
        (0..=most).take_while(|&seeds| self.count(seeds) <= positions).last().unwrap_or(0)
    }

    /// Returns the number of values that the table for this many seeds holds.
    fn count(&self, seeds: usize) -> u64 {
        self.numbering.count(seeds).saturating_mul(self.fit.movers as u64)
    }

    /// Returns the most seeds in the pits for which positions are known.
    pub fn seeds(&self) -> usize {
        self.tables.len().saturating_sub(1)
    }

    /// Returns the number of positions that are known.
    pub fn positions(&self) -> u64 {
        (0..self.tables.len()).map(|seeds| self.count(seeds)).sum()
    }

    /// Returns the number of bytes that the tables take, in memory as on disk.
    pub fn size(&self) -> u64 {
        self.tables.iter().map(EndgameTable::size).sum()
    }

    /// Returns the share of positions whose value is certain, whatever has occurred before.
    pub fn exact(&self) -> f64 {
        let drawn = self.fit.endless == Endless::Drawn;
        let exact = |table: &EndgameTable| (0..table.len()).filter(|&at| drawn || table.get(at).is_value()).count();
        self.tables.iter().map(exact).sum::<usize>() as f64 / self.positions().max(1) as f64
    }

    /// Returns the widest bounds of a position with this many seeds, before anything is known.
    fn unknown(&self, seeds: usize) -> ResultBounds {
        let most = if self.fit.is_shared_out() { seeds as i8 } else { ResultBounds::BEYOND };
        ResultBounds { least: -most, most }
    }

    /// Returns the number of seeds in a position's pits, and its index in the table for this many; `None` if it is in
    /// no table.
    #[inline]
    fn place(&self, position: &Position) -> Option<(usize, usize)> {
        self.fit.is_of(position).then(|| self.number(position))
    }

    /// Returns the same of a position that has nothing that tables do not know.
    #[inline]
    fn number(&self, position: &Position) -> (usize, usize) {
        let mover = position.to_move();
        let pits = || self.fit.orders[mover.index()].iter().map(|&pit| position.at(pit));
        let seeds = pits().map(usize::from).sum();
        let side = if self.fit.movers == 1 { 0 } else { mover.index() };
        (seeds, self.numbering.number(pits()) as usize * self.fit.movers + side)
    }

    /// The least and the most that comes of a position with this many seeds in the pits to the player who moves, in seeds
    /// won from here on; `None` where the tables do not know it. The position must come of one that has nothing that
    /// tables do not know.
    #[inline]
    fn further(&self, position: &Position, left: usize) -> Option<ResultBounds> {
        let table = self.tables.get(left)?;
        // Elsewhere building the tables has shown that nothing else comes of it.
        if self.fit.endless == Endless::Unsaid && !self.fit.is_of(position) {
            return None;
        }
        let (seeds, index) = self.number(position);
        // Fewer where some lie neither in pits nor in stores.
        (seeds == left).then(|| table.get(index))
    }
}

/// The range of results of a position for the player who moves: the least that the player can make sure of, and the
/// most that the other cannot prevent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct ResultBounds {
    least: i8,
    most: i8,
}

impl ResultBounds {
    /// More than any lead: what comes of play that goes on for ever is not known.
    const BEYOND: i8 = i8::MAX;
    /// Of a position in which nobody can move and yet the game goes on.
    const STUCK: ResultBounds = ResultBounds { least: ResultBounds::BEYOND, most: -ResultBounds::BEYOND };
    /// Of a player who has no move to choose.
    const NOTHING: ResultBounds = ResultBounds { least: -ResultBounds::BEYOND, most: -ResultBounds::BEYOND };

    #[inline]
    fn packed(self) -> u16 {
        u16::from_be_bytes([self.least as u8, self.most as u8])
    }

    #[inline]
    fn unpacked(value: u16) -> ResultBounds {
        let [least, most] = value.to_be_bytes();
        ResultBounds { least: least as i8, most: most as i8 }
    }

    fn is_value(self) -> bool {
        self.least == self.most
    }

    /// As the other player sees it.
    #[inline]
    fn turned(self) -> ResultBounds {
        ResultBounds { least: -self.most, most: -self.least }
    }

    /// Returns the best bounds of two ranges, for the player who chooses between them.
    #[inline]
    fn or(self, other: ResultBounds) -> ResultBounds {
        ResultBounds { least: self.least.max(other.least), most: self.most.max(other.most) }
    }

    /// The same with what was won before.
    fn after(self, gain: i8) -> ResultBounds {
        let add = |value: i8| if value.abs() == ResultBounds::BEYOND { value } else { value + gain };
        ResultBounds { least: add(self.least), most: add(self.most) }
    }
}

/// The knowledge that a search has from endgame tables.
#[derive(Clone, Debug)]
pub(super) struct EndgameProbe {
    endgames: Arc<Endgames>,
    /// The most seeds in the pits for which the tables' values are proved.
    seeds: u32,
}

impl EndgameProbe {
    /// Returns the knowledge of games that go on from a position, after those of before. Where one of those with as
    /// many seeds in the pits has already come back, play that tables count on might end there: then they say nothing
    /// of positions before the next capture. `None` if the position has anything that tables do not know.
    pub fn of(
        endgames: &Arc<Endgames>,
        rules: &Rules,
        before: &[Position],
        position: &Position,
    ) -> Option<EndgameProbe> {
        let board = &rules.board;
        let fit = &endgames.fit;
        if !fit.is_of(position)
            || position.total() != board.total
            || !board.pits().all(|pit| position.mark(pit) == Mark::None)
        {
            return None;
        }
        let left = |position: &Position| laid(board, position);
        let here = before.iter().rev().take_while(|it| left(it) == left(position)).chain([position]);
        let mut keys: Vec<u64> = here.filter_map(|it| repetition_key(rules, it)).collect();
        let count = keys.len();
        keys.sort_unstable();
        keys.dedup();
        let seeds = left(position).saturating_sub(u32::from(keys.len() < count)).min(endgames.seeds() as u32);
        Some(EndgameProbe { endgames: Arc::clone(endgames), seeds })
    }

    /// Returns `true` if a position has few enough seeds in the pits to be known.
    #[inline]
    pub fn is_near(&self, position: &Position) -> bool {
        laid(&self.endgames.fit.rules.board, position) <= self.seeds
    }

    /// Returns the least and the most that a position brings the first player, in half seeds, where that is known.
    /// `first`: `true` if they make the next move. `lead`: their lead now, in half seeds.
    #[inline]
    pub fn reach(&self, position: &Position, first: bool, lead: i32) -> Option<(i32, i32)> {
        let left = laid(&self.endgames.fit.rules.board, position);
        if left > self.seeds {
            return None;
        }
        let reach = self.endgames.further(position, left as usize)?;
        let reach = if first { reach } else { reach.turned() };
        Some(self.endgames.fit.at_the_end(lead, reach, left as i32))
    }

    /// Returns the number of moves in which the player who moves gets what makes them win, for each of their moves, that
    /// one counted; `u32::MAX` for those that do not lead there. `None` unless the tables promise a win to the player,
    /// who is ahead by `lead` half seeds.
    pub fn distances_to_win(&self, position: &Position, moves: &[Move], lead: i32) -> Option<Vec<u32>> {
        self.reach(position, true, lead).filter(|&(least, _)| least > 0)?;
        let distances = self.endgames.distances(position, moves)?;
        Some(distances.into_iter().map(|distance| distance.unwrap_or(u32::MAX)).collect())
    }
}

/// Seeds that are not in stores.
#[inline]
fn laid(board: &Board, position: &Position) -> u32 {
    let stored: u32 = Side::BOTH.iter().map(|&side| u32::from(position.store(side))).sum();
    board.total.saturating_sub(stored)
}
