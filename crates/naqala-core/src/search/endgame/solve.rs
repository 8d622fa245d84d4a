//! Retrograde analysis, one number of seeds after the other: moves that take seeds out of the pits lead to tables that
//! are there already, all others stay in the table that is being made. The bounds that each side can force without
//! going on for ever are raised and lowered until nothing changes any more (Romein and Bal 2003, Lincke 2002).

use super::fit::Endless;
use super::{Endgames, ResultBounds, Work};
use mancala::engine::{GameResult, Move, Moves, NoEvents, Position, legal_moves_into, play_legal};
use mancala::rules::Side;
use std::ops::Range;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU16, AtomicU64, AtomicUsize, Ordering::Relaxed};
use std::thread;

/// Number of positions that a thread takes on at a time.
const CHUNK: usize = 1 << 12;

/// The values of all positions with one number of seeds.
#[derive(Debug)]
pub(super) struct ValueTable(Vec<AtomicU16>);

impl ValueTable {
    /// Values kept on disk.
    pub fn of(values: impl Iterator<Item = u16>) -> ValueTable {
        ValueTable(values.map(AtomicU16::new).collect())
    }

    /// The values as they are kept on disk.
    pub fn values(&self) -> impl Iterator<Item = u16> {
        self.0.iter().map(|value| value.load(Relaxed))
    }

    pub fn len(&self) -> usize {
        self.0.len()
    }

    #[inline]
    pub fn get(&self, index: usize) -> ResultBounds {
        ResultBounds::unpacked(self.0[index].load(Relaxed))
    }

    #[inline]
    fn set(&self, index: usize, reach: ResultBounds) {
        self.0[index].store(reach.packed(), Relaxed);
    }
}

/// The result of a move.
enum MoveOutcome {
    /// A range of results, for the player who makes it.
    Comes(ResultBounds),
    /// Another position with as many seeds, by its index, and `true` if the same player moves there.
    Leads(usize, bool),
}

/// Positions that follow one another, and the results of their moves.
#[derive(Default)]
struct Chunk {
    first: usize,
    /// By position: the number of moves to positions of the same table (at most two for each pit), and the most that
    /// another move can bring.
    open: Vec<(u8, i8)>,
    /// Targets of those moves, position by position: the index doubled, and 1 more where the same player moves there.
    leads: Vec<u32>,
}

impl Endgames {
    /// Values every position with this many seeds, those with fewer being valued already. Returns `None` if it is
    /// called off, or the game turns out not to suit tables.
    pub(super) fn solve(&self, seeds: usize, work: &Work<'_>) -> Option<ValueTable> {
        let count = self.numbering.count(seeds) as usize * self.fit.movers;
        let level = ValueTable::of((0..count).map(|_| self.unknown(seeds).packed()));
        let chunks = Mutex::new(Vec::new());
        let sound = AtomicBool::new(true);
        let done = work.each(count, &|range| {
            let chunk = self.look(range.clone(), seeds, &level, &sound);
            if !chunk.leads.is_empty() {
                chunks.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).push(chunk);
            }
            work.note(range.len());
        });
        let chunks = chunks.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner());
        if !done || !self.may_build(&sound) {
            return None;
        }
        let changed = AtomicBool::new(true);
        while changed.swap(false, Relaxed) {
            let sweep = |range: Range<usize>| {
                for chunk in &chunks[range] {
                    if chunk.improve(&level, self.unknown(seeds), &sound) {
                        changed.store(true, Relaxed);
                    }
                }
            };
            if !work.each_by(1, chunks.len(), &sweep) || !self.may_build(&sound) {
                return None;
            }
        }
        // Whoever cannot force more makes the game go on for ever, which brings nothing more to either.
        let settle = |range: Range<usize>| {
            for index in range {
                let ResultBounds { least, most } = level.get(index);
                if least < most {
                    let value = 0.clamp(least, most);
                    level.set(index, ResultBounds { least: value, most: value });
                }
            }
        };
        let settled = self.fit.endless != Endless::Stored || work.each(count, &settle);
        settled.then_some(level)
    }

    /// Returns `true` if there can be tables: of games that say nothing of play without an end, even if some positions
    /// lead to what they do not know.
    fn may_build(&self, sound: &AtomicBool) -> bool {
        sound.load(Relaxed) || self.fit.endless == Endless::Unsaid
    }

    /// Plays every move of some positions.
    fn look(&self, range: Range<usize>, seeds: usize, level: &ValueTable, sound: &AtomicBool) -> Chunk {
        let mut chunk = Chunk { first: range.start, ..Chunk::default() };
        let mut pits = vec![0; self.fit.orders[0].len()];
        let mut moves = Moves::new();
        for index in range {
            let position = self.position(index, seeds, &mut pits);
            legal_moves_into(&self.fit.rules, &position, &mut moves);
            let mut known = ResultBounds::NOTHING;
            let before = chunk.leads.len();
            for &mv in &*moves {
                match self.step(&position, mv, seeds) {
                    Some(MoveOutcome::Comes(reach)) => known = known.or(reach),
                    Some(MoveOutcome::Leads(index, same)) => chunk.leads.push((index as u32) << 1 | u32::from(same)),
                    None => {
                        sound.store(false, Relaxed);
                        known = known.or(self.unknown(seeds));
                    }
                }
            }
            let leads = chunk.leads.len() - before;
            level.set(
                index,
                match leads {
                    0 if moves.is_empty() => ResultBounds::STUCK,
                    0 => known,
                    _ => ResultBounds { least: known.least.max(level.get(index).least), ..level.get(index) },
                },
            );
            chunk.open.push((leads as u8, known.most));
        }
        chunk
    }

    /// Returns the range that can be forced from a position, by the tables' values of those after one move.
    pub(super) fn following(&self, index: usize, seeds: usize) -> ResultBounds {
        let mut pits = vec![0; self.fit.orders[0].len()];
        let position = self.position(index, seeds, &mut pits);
        let mut moves = Moves::new();
        legal_moves_into(&self.fit.rules, &position, &mut moves);
        let step = |&mv: &Move| match self.step(&position, mv, seeds) {
            Some(MoveOutcome::Comes(reach)) => reach,
            Some(MoveOutcome::Leads(index, true)) => self.levels[seeds].get(index),
            Some(MoveOutcome::Leads(index, false)) => self.levels[seeds].get(index).turned(),
            None => self.unknown(seeds),
        };
        if moves.is_empty() {
            ResultBounds::STUCK
        } else {
            moves.iter().map(step).fold(ResultBounds::NOTHING, ResultBounds::or)
        }
    }

    /// A position of the table for this many seeds. `pits` is room for them.
    fn position(&self, index: usize, seeds: usize, pits: &mut [u16]) -> Position {
        let movers = self.fit.movers;
        self.numbering.way((index / movers) as u64, seeds, pits);
        self.fit.position(pits, Side::BOTH[index % movers])
    }

    /// Returns the result of a move in a position with this many seeds; `None` if tables do not have it.
    fn step(&self, before: &Position, mv: Move, seeds: usize) -> Option<MoveOutcome> {
        let mut after = before.clone();
        play_legal(&self.fit.rules, &mut after, mv, &mut NoEvents);
        let mover = before.to_move();
        let lead = |position: &Position| i32::from(position.store(mover)) - i32::from(position.store(mover.opponent()));
        let gain = (lead(&after) - lead(before)) as i8;
        if let Some(ended) = after.ended() {
            let open = matches!(self.fit.endless, Endless::Drawn | Endless::Unsaid);
            return match ended.result {
                GameResult::Void if open => Some(MoveOutcome::Comes(self.unknown(seeds))),
                GameResult::Void | GameResult::Lost => None,
                GameResult::Won(_) | GameResult::Draw => {
                    Some(MoveOutcome::Comes(ResultBounds { least: gain, most: gain }))
                }
            };
        }
        let (left, index) = self.place(&after)?;
        let same = after.to_move() == mover;
        if left == seeds {
            return Some(MoveOutcome::Leads(index, same));
        }
        let reach = Some(self.levels.get(left)?.get(index)).filter(|reach| *reach != ResultBounds::STUCK)?;
        let reach = if same { reach } else { reach.turned() };
        Some(MoveOutcome::Comes(reach.after(gain)))
    }
}

impl Chunk {
    /// Works out again what can be forced. Returns `true` if anything has changed.
    fn improve(&self, level: &ValueTable, unknown: ResultBounds, sound: &AtomicBool) -> bool {
        let mut changed = false;
        let mut leads = self.leads.as_slice();
        for (at, &(count, most)) in self.open.iter().enumerate() {
            let (mine, rest) = leads.split_at(usize::from(count));
            leads = rest;
            let index = self.first + at;
            let old = level.get(index);
            if mine.is_empty() || old.least >= old.most {
                continue;
            }
            let mut new = ResultBounds { least: old.least, most };
            for &lead in mine {
                let mut next = level.get((lead >> 1) as usize);
                if next == ResultBounds::STUCK {
                    sound.store(false, Relaxed);
                    next = unknown;
                }
                new = new.or(if lead & 1 == 1 { next } else { next.turned() });
            }
            if new != old {
                level.set(index, new);
                changed = true;
            }
        }
        changed
    }
}

impl Work<'_> {
    /// Does something to every part of a number of positions. Returns `false` if it was called off.
    fn each(&self, count: usize, act: &(dyn Fn(Range<usize>) + Sync)) -> bool {
        self.each_by(CHUNK, count, act)
    }

    /// Does the same to this many at a time.
    fn each_by(&self, size: usize, count: usize, act: &(dyn Fn(Range<usize>) + Sync)) -> bool {
        let next = AtomicUsize::new(0);
        let run = || {
            while !self.off.load(Relaxed) {
                let first = next.fetch_add(size, Relaxed);
                if first >= count {
                    break;
                }
                act(first..(first + size).min(count));
            }
        };
        thread::scope(|scope| {
            for _ in 1..self.threads.min(count.div_ceil(size)) {
                scope.spawn(run);
            }
            run();
        });
        !self.off.load(Relaxed)
    }

    /// Counts this many more positions.
    fn note(&self, positions: usize) {
        let done = self.done.fetch_add(positions as u64, Relaxed) + positions as u64;
        (self.report)(done as f64 / self.all.max(1) as f64);
    }
}

/// The number of positions that have been looked at.
pub(super) type PositionCounter = AtomicU64;
