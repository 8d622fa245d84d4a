//! Limits of a search.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};

/// The time and memory that a search may use. It ends with the limit that is reached first, or when all is proved.
#[derive(Clone, Copy, Debug)]
pub struct Budget {
    /// Longest time that it may take; `None` without a limit.
    pub time: Option<Duration>,
    /// Greatest depth in plies, from 1; `None` without a limit.
    pub depth: Option<u32>,
    /// Number of positions that each thread may play; `None` without a limit.
    pub nodes: Option<u64>,
    /// Number of bytes that the table of positions may take.
    pub memory: usize,
    /// Number of threads that search; 1 or more. With one, the same budget of depth or nodes gives the same answer.
    pub threads: usize,
    /// Of every 256 answers to a move, and of later moves, about this many are overlooked. Nothing is proved where any
    /// are. Games that more than two play overlook none.
    pub overlooks: u8,
    /// The most by which an [`Opponent`](super::Opponent) takes a move for better or worse than it is: in half seeds, or in
    /// fiftieths of a win.
    pub misjudges: u8,
    /// Parts of the search that are in use.
    pub parts: Parts,
}

/// Parts of the search of games between two that it could do without. All are in use, except to measure the gain from
/// one of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parts {
    /// Positions searched before are looked up.
    pub table: bool,
    /// Moves are tried out and the most promising searched first; else as they are listed.
    pub order: bool,
    /// Seeds in the pits count where the search ends, not only those that have been won.
    pub estimate: bool,
    /// The estimate is the learned one, in games that have one.
    pub network: bool,
    /// An [`Opponent`](super::Opponent) plays from the opening book, in games that have one.
    pub book: bool,
}

impl Default for Parts {
    /// All parts.
    fn default() -> Parts {
        Parts { table: true, order: true, estimate: true, network: true, book: true }
    }
}

impl Default for Budget {
    /// No limit but 64 MiB of memory, and one thread.
    fn default() -> Budget {
        Budget {
            time: None,
            depth: None,
            nodes: None,
            memory: 64 << 20,
            threads: 1,
            overlooks: 0,
            misjudges: 0,
            parts: Parts::default(),
        }
    }
}

impl Budget {
    /// Returns `true` if a search ends only when all is proved.
    pub(super) fn is_endless(&self) -> bool {
        self.time.is_none() && self.depth.is_none() && self.nodes.is_none()
    }
}

/// The limits of a search that has begun.
pub(super) struct Limits<'a> {
    pub begun: Instant,
    pub budget: Budget,
    /// Flag that calls the search off.
    pub off: &'a AtomicBool,
    /// Set when the thread that leads has its answer.
    pub done: AtomicBool,
}

impl<'a> Limits<'a> {
    pub fn new(budget: Budget, off: &'a AtomicBool) -> Limits<'a> {
        Limits { begun: Instant::now(), budget, off, done: AtomicBool::new(false) }
    }

    /// Returns `true` if the search has been called off, or has its answer.
    #[inline]
    pub fn are_off(&self) -> bool {
        self.off.load(Relaxed) || self.done.load(Relaxed)
    }

    /// Returns `true` if a thread that has played this many positions must end.
    pub fn are_reached(&self, nodes: u64) -> bool {
        self.are_off()
            || self.budget.nodes.is_some_and(|most| nodes >= most)
            || self.budget.time.is_some_and(|time| self.begun.elapsed() >= time)
    }
}

/// One thread's watch on the limits. Positions of some games take a thousand times as long as those of others: the
/// clock is looked at about once in a millisecond.
pub(super) struct Watch<'a> {
    limits: &'a Limits<'a>,
    most_nodes: u64,
    /// Nodes at which the clock is looked at next, after how many again, and when it was last.
    next_look: u64,
    step: u64,
    looked: Instant,
}

impl<'a> Watch<'a> {
    pub fn new(limits: &'a Limits<'a>) -> Watch<'a> {
        let most_nodes = limits.budget.nodes.unwrap_or(u64::MAX);
        Watch { limits, most_nodes, next_look: 1, step: 1, looked: limits.begun }
    }

    /// Returns `true` if the thread must end, having played this many positions.
    #[inline]
    pub fn ends(&mut self, nodes: u64) -> bool {
        self.limits.are_off() || nodes >= self.next_look && self.look(nodes)
    }

    #[cold]
    fn look(&mut self, nodes: u64) -> bool {
        let now = Instant::now();
        let passed = now.duration_since(self.looked);
        self.step = match passed.as_micros() {
            0..500 => (2 * self.step).min(1 << 14),
            500..2_000 => self.step,
            _ => (self.step / 2).max(1),
        };
        // The first position that would be one too many is not missed.
        (self.looked, self.next_look) = (now, (nodes + self.step).min(self.most_nodes.saturating_add(1)));
        nodes > self.most_nodes
            || self.limits.budget.time.is_some_and(|time| now.duration_since(self.limits.begun) >= time)
    }
}
