//! How long a search may take.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};

/// What a search may use. It ends with whatever is reached first, or when all is proved.
#[derive(Clone, Copy, Debug)]
pub struct Budget {
    /// How long it may take.
    pub time: Option<Duration>,
    /// How many plies deep it may look, from 1.
    pub depth: Option<u32>,
    /// How many positions each thread may play.
    pub nodes: Option<u64>,
    /// How many bytes the table of positions may take.
    pub memory: usize,
    /// How many threads search; 1 or more. With one, the same budget of depth or nodes gives the same answer.
    pub threads: usize,
}

impl Default for Budget {
    /// No limit but 64 MiB of memory, and one thread.
    fn default() -> Budget {
        Budget { time: None, depth: None, nodes: None, memory: 64 << 20, threads: 1 }
    }
}

/// The limits of a search that has begun.
pub(super) struct Limits<'a> {
    pub begun: Instant,
    pub budget: Budget,
    /// Whoever waits for the answer calls the search off with this.
    pub off: &'a AtomicBool,
    /// Set when the thread that leads has its answer.
    pub done: AtomicBool,
}

impl<'a> Limits<'a> {
    pub fn new(budget: Budget, off: &'a AtomicBool) -> Limits<'a> {
        Limits { begun: Instant::now(), budget, off, done: AtomicBool::new(false) }
    }

    /// Whether a thread that has played this many positions must end.
    pub fn are_reached(&self, nodes: u64) -> bool {
        self.off.load(Relaxed)
            || self.done.load(Relaxed)
            || self.budget.nodes.is_some_and(|most| nodes >= most)
            || self.budget.time.is_some_and(|time| self.begun.elapsed() >= time)
    }
}
