//! Retrograde analysis, one number of seeds after the other: moves that take seeds out of the pits lead to tables that
//! are there already, all others stay in the table that is being made. The bounds that each side can force without
//! going on for ever are raised and lowered until nothing changes any more (Romein and Bal 2003, Lincke 2002). Moves are
//! played once; after that a position is looked at again when one that a move leads to has changed.

use super::fit::Endless;
use super::packed::Packed;
use super::table::EndgameTable;
use super::{Endgames, ResultBounds, Work};
use mancala::engine::{GameResult, Move, Moves, NoEvents, Position, legal_moves_into, play_legal};
use mancala::rules::Side;
use std::mem;
use std::ops::Range;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU16, AtomicU64, AtomicUsize, Ordering::Relaxed};
use std::thread;

/// Number of positions that a thread takes on at a time.
const CHUNK: usize = 1 << 12;

/// The values of all positions with one number of seeds while they are worked out.
pub(super) struct ValueTable(pub Vec<AtomicU16>);

impl ValueTable {
    fn filled(len: usize, reach: ResultBounds) -> ValueTable {
        ValueTable((0..len).map(|_| AtomicU16::new(reach.packed())).collect())
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

/// The positions that have changed of late: a bit for each.
pub(super) struct Changes {
    /// In this sweep or the one before.
    recent: Vec<AtomicU64>,
    /// In this sweep.
    now: Vec<AtomicU64>,
}

impl Changes {
    /// Everything has changed.
    fn everywhere(len: usize) -> Changes {
        let [recent, now] = [0, u64::MAX].map(|bits| (0..len.div_ceil(64)).map(|_| AtomicU64::new(bits)).collect());
        Changes { recent, now }
    }

    /// Begins the next sweep.
    fn begin(&mut self) {
        for (recent, now) in self.recent.iter_mut().zip(&mut self.now) {
            *recent.get_mut() = mem::take(now.get_mut());
        }
    }

    /// Notes that a position has changed.
    pub fn note(&self, index: usize) {
        for bits in [&self.recent, &self.now] {
            bits[index / 64].fetch_or(1 << (index % 64), Relaxed);
        }
    }

    /// Returns 1 for a position that has changed, else 0.
    #[inline]
    fn of(&self, index: usize) -> u64 {
        self.recent[index / 64].load(Relaxed) >> (index % 64) & 1
    }
}

/// The result of a move.
pub(super) enum MoveOutcome {
    /// A range of results, for the player who makes it.
    Comes(ResultBounds),
    /// Another position with as many seeds, by its index, and `true` if the same player moves there.
    Leads(usize, bool),
}

/// Positions that follow one another, and the results of their moves.
pub(super) struct Chunk {
    positions: Range<usize>,
    /// By position: the number of moves to positions of the same table, at most two for each pit.
    counts: Packed,
    /// Targets of those, position by position: the index, and the number of positions more where the same player moves
    /// there.
    leads: Packed,
}

impl Chunk {
    /// Calls a function with the index of each position and its moves within the table.
    pub fn each(&self, mut act: impl FnMut(usize, &[u32])) {
        let counts = self.counts.first(self.positions.len());
        let leads = self.leads.first(counts.iter().sum::<u32>() as usize);
        let mut rest = leads.as_slice();
        for (index, &count) in self.positions.clone().zip(&counts) {
            let (leads, others) = rest.split_at(count as usize);
            rest = others;
            act(index, leads);
        }
    }
}

/// A table that is worked out.
pub(super) struct Solving<'a> {
    pub work: &'a Work<'a>,
    /// Number of positions.
    pub len: usize,
    pub values: ValueTable,
    /// The ranges that moves bring that lead to no position of the same table.
    pub known: ValueTable,
    /// All positions.
    pub chunks: Vec<Chunk>,
    /// A range of which nothing is known.
    unknown: ResultBounds,
    /// `false` if a position leads to what tables do not have.
    sound: AtomicBool,
}

impl Endgames {
    /// Values every position with this many seeds, those with fewer being valued already. Returns `None` if it is
    /// called off, or the game turns out not to suit tables.
    pub(super) fn solve(&self, seeds: usize, work: &Work<'_>) -> Option<EndgameTable> {
        let (len, unknown) = (self.count(seeds) as usize, self.unknown(seeds));
        let [values, known] = [unknown, ResultBounds::NOTHING].map(|reach| ValueTable::filled(len, reach));
        let sound = AtomicBool::new(true);
        let mut solving = Solving { work, len, values, known, chunks: Vec::new(), unknown, sound };
        let chunks = Mutex::new(Vec::new());
        let done = work.each(len, &|range| {
            let count = range.len();
            let chunk = self.look(range, seeds, &solving);
            chunks.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).push(chunk);
            work.note(count as u64);
        });
        solving.chunks = chunks.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner());
        // In this order it takes the fewest sweeps.
        solving.chunks.sort_unstable_by_key(|chunk| chunk.positions.start);
        if !done || !self.may_build(&solving.sound) {
            return None;
        }
        let improved = solving.sweep(&work.sweeps[0], &|chunk, changes| solving.improve(chunk, changes));
        if !improved || !self.may_build(&solving.sound) {
            return None;
        }
        // Whoever cannot force more makes the game go on for ever, which brings nothing more to either.
        let settle = |range: Range<usize>| {
            for index in range {
                let ResultBounds { least, most } = solving.values.get(index);
                if least < most {
                    let value = 0.clamp(least, most);
                    solving.values.set(index, ResultBounds { least: value, most: value });
                }
            }
        };
        if self.fit.endless == Endless::Stored && !work.each(len, &settle) {
            return None;
        }
        solving.with_distances()
    }

    /// Returns `true` if there can be tables: of games that say nothing of play without an end, even if some positions
    /// lead to what they do not know.
    fn may_build(&self, sound: &AtomicBool) -> bool {
        sound.load(Relaxed) || self.fit.endless == Endless::Unsaid
    }

    /// Plays every move of some positions.
    fn look(&self, range: Range<usize>, seeds: usize, solving: &Solving<'_>) -> Chunk {
        let mut pits = vec![0; self.fit.orders[0].len()];
        let mut moves = Moves::new();
        let (mut counts, mut leads) = (Vec::new(), Vec::new());
        for index in range.clone() {
            let position = self.position(index, seeds, &mut pits);
            legal_moves_into(&self.fit.rules, &position, &mut moves);
            let mut known = if moves.is_empty() { ResultBounds::STUCK } else { ResultBounds::NOTHING };
            let before = leads.len();
            for &mv in &*moves {
                match self.step(&position, mv, seeds) {
                    Some(MoveOutcome::Comes(reach)) => known = known.or(reach),
                    Some(MoveOutcome::Leads(index, same)) => {
                        leads.push((index + usize::from(same) * solving.len) as u32)
                    }
                    None => {
                        solving.sound.store(false, Relaxed);
                        known = known.or(solving.unknown);
                    }
                }
            }
            let count = leads.len() - before;
            let beginning = ResultBounds { least: known.least.max(solving.unknown.least), ..solving.unknown };
            solving.values.set(index, if count == 0 { known } else { beginning });
            solving.known.set(index, known);
            counts.push(count as u32);
        }
        Chunk { positions: range, counts: Packed::of(&counts), leads: Packed::of(&leads) }
    }

    /// Returns the range that can be forced from a position, by the tables' values of those after one move.
    pub(super) fn following(&self, index: usize, seeds: usize) -> ResultBounds {
        let mut pits = vec![0; self.fit.orders[0].len()];
        let position = self.position(index, seeds, &mut pits);
        let mut moves = Moves::new();
        legal_moves_into(&self.fit.rules, &position, &mut moves);
        let step = |&mv: &Move| match self.step(&position, mv, seeds) {
            Some(MoveOutcome::Comes(reach)) => reach,
            Some(MoveOutcome::Leads(index, true)) => self.tables[seeds].get(index),
            Some(MoveOutcome::Leads(index, false)) => self.tables[seeds].get(index).turned(),
            None => self.unknown(seeds),
        };
        if moves.is_empty() {
            ResultBounds::STUCK
        } else {
            moves.iter().map(step).fold(ResultBounds::NOTHING, ResultBounds::or)
        }
    }

    /// A position of the table for this many seeds. `pits` is room for them.
    pub(super) fn position(&self, index: usize, seeds: usize, pits: &mut [u16]) -> Position {
        let movers = self.fit.movers;
        self.numbering.way((index / movers) as u64, seeds, pits);
        self.fit.position(pits, Side::BOTH[index % movers])
    }

    /// Returns the result of a move in a position with this many seeds; `None` if tables do not have it.
    pub(super) fn step(&self, before: &Position, mv: Move, seeds: usize) -> Option<MoveOutcome> {
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
        let reach = Some(self.tables.get(left)?.get(index)).filter(|reach| *reach != ResultBounds::STUCK)?;
        let reach = if same { reach } else { reach.turned() };
        Some(MoveOutcome::Comes(reach.after(gain)))
    }
}

impl Solving<'_> {
    /// Works on all positions again and again until nothing changes any more: `improve` works on those whose moves lead
    /// to what has changed, and notes which have changed by that. Returns `false` if it is called off. `usual`: the
    /// number of sweeps that it took for the table before.
    pub fn sweep(&self, usual: &AtomicU64, improve: &(dyn Fn(&Chunk, &Changes) -> bool + Sync)) -> bool {
        let mut changes = Changes::everywhere(self.len);
        let (mut sweeps, mut noted) = (0, 0);
        let share = self.len as u64 / usual.load(Relaxed).max(1);
        loop {
            changes.begin();
            let changed = AtomicBool::new(false);
            let sweep = |range: Range<usize>| {
                for chunk in &self.chunks[range] {
                    if improve(chunk, &changes) {
                        changed.store(true, Relaxed);
                    }
                }
            };
            if !self.work.each_by(1, self.chunks.len(), &sweep) {
                return false;
            }
            sweeps += 1;
            let more = if changed.load(Relaxed) { share.min(self.len as u64 - noted) } else { self.len as u64 - noted };
            noted += more;
            self.work.note(more);
            if !changed.load(Relaxed) {
                usual.store(sweeps, Relaxed);
                return true;
            }
        }
    }

    /// Returns the target of a move, and `true` if the same player moves there.
    #[inline]
    pub fn lead(&self, lead: u32) -> (usize, bool) {
        let lead = lead as usize;
        if lead < self.len { (lead, false) } else { (lead - self.len, true) }
    }

    /// Calls a function with the index of each position of which a move leads to one that has changed, and its moves
    /// within the table. Most have none, and branches that cannot be foreseen take longer than all else.
    pub fn each_changed(&self, chunk: &Chunk, changes: &Changes, mut act: impl FnMut(usize, &[u32])) {
        let counts = chunk.counts.first(chunk.positions.len());
        let leads = chunk.leads.first(counts.iter().sum::<u32>() as usize);
        let (mut at, mut end) = (0, counts[0] as usize);
        for (number, group) in leads.chunks(64).enumerate() {
            let begin = 64 * number;
            let changed = |all: u64, (bit, &lead): (usize, &u32)| all | changes.of(self.lead(lead).0) << bit;
            let mut left = group.iter().enumerate().fold(0, changed);
            while left != 0 {
                while end <= begin + left.trailing_zeros() as usize {
                    at += 1;
                    end += counts[at] as usize;
                }
                act(chunk.positions.start + at, &leads[end - counts[at] as usize..end]);
                left = left.checked_shr((end - begin) as u32).map_or(0, |others| others << (end - begin));
            }
        }
    }

    /// Works out again what can be forced. Returns `true` if anything has changed.
    fn improve(&self, chunk: &Chunk, changes: &Changes) -> bool {
        let mut changed = false;
        self.each_changed(chunk, changes, |index, leads| {
            let old = self.values.get(index);
            if old.least >= old.most {
                return;
            }
            let mut new = ResultBounds { least: old.least, most: self.known.get(index).most };
            for &lead in leads {
                let (lead, same) = self.lead(lead);
                let mut next = self.values.get(lead);
                if next == ResultBounds::STUCK {
                    self.sound.store(false, Relaxed);
                    next = self.unknown;
                }
                new = new.or(if same { next } else { next.turned() });
            }
            if new != old {
                self.values.set(index, new);
                changes.note(index);
                changed = true;
            }
        });
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

    /// Counts the work at this many more positions.
    fn note(&self, positions: u64) {
        let done = self.done.fetch_add(positions, Relaxed) + positions;
        (self.report)(done as f64 / self.all.max(1) as f64);
    }
}
