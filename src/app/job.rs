//! Searches that go on in threads of their own while the window is drawn.

use bevy::prelude::Resource;
use mancala::engine::Position;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;

/// Wakes the window, which draws nothing while nothing moves, when something has been found. Nothing where there is no
/// window to wake.
#[derive(Resource, Clone, Default)]
pub struct Waker(pub Option<Arc<dyn Fn() + Send + Sync>>);

/// A position to be thought about.
pub struct PositionTask {
    /// The positions of the game so far, in order, this one left out.
    pub before: Vec<Position>,
    /// The position.
    pub position: Position,
    /// Set when what has been found is wanted at once, or not at all.
    pub off: Arc<AtomicBool>,
    number: u64,
}

/// Answer to the latest task, as far as it is known.
struct Found<T> {
    number: u64,
    answer: Option<T>,
    done: bool,
}

fn locked<T>(found: &Mutex<Found<T>>) -> MutexGuard<'_, Found<T>> {
    found.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Tasks for a thinking thread.
pub struct PositionTasks<T> {
    given: Receiver<PositionTask>,
    found: Arc<Mutex<Found<T>>>,
    waker: Waker,
}

impl<T> PositionTasks<T> {
    /// Waits for a task; none when nothing more will be asked. Of several that wait only the last is wanted.
    pub fn next(&self) -> Option<PositionTask> {
        let first = self.given.recv().ok()?;
        Some(self.given.try_iter().last().unwrap_or(first))
    }

    /// Reports the answer to a task as far as it is known, and if it is final. An answer no longer wanted is dropped.
    pub fn say(&self, task: &PositionTask, answer: Option<T>, done: bool) {
        let mut found = locked(&self.found);
        if found.number != task.number {
            return;
        }
        (found.answer, found.done) = (answer, done);
        drop(found);
        if let Some(wake) = &self.waker.0 {
            wake();
        }
    }
}

/// A thread that thinks about one position after another. Dropped, it stops.
pub struct Thinker<T> {
    tasks: Sender<PositionTask>,
    found: Arc<Mutex<Found<T>>>,
    off: Arc<AtomicBool>,
}

impl<T: Clone + Send + 'static> Thinker<T> {
    /// A thread that does this with the tasks it is given, and so may keep from one to the next what it has learnt.
    pub fn spawn(waker: &Waker, think: impl FnOnce(PositionTasks<T>) + Send + 'static) -> Thinker<T> {
        let (tasks, given) = channel();
        let found = Arc::new(Mutex::new(Found { number: 0, answer: None, done: true }));
        let given = PositionTasks { given, found: Arc::clone(&found), waker: waker.clone() };
        thread::spawn(move || think(given));
        Thinker { tasks, found, off: Arc::default() }
    }

    /// Gives it another position, in place of the one it thinks about.
    pub fn ask(&mut self, before: Vec<Position>, position: Position) {
        self.hurry();
        self.off = Arc::default();
        let mut found = locked(&self.found);
        *found = Found { number: found.number + 1, answer: None, done: false };
        let task = PositionTask { before, position, off: Arc::clone(&self.off), number: found.number };
        drop(found);
        // A thread that has broken down answers no more: nothing is found.
        let _ = self.tasks.send(task);
    }

    /// Has it come to an end with what it has found so far.
    pub fn hurry(&self) {
        self.off.store(true, Relaxed);
    }

    /// Returns what it has found so far, and whether that is all.
    pub fn found(&self) -> (Option<T>, bool) {
        let found = locked(&self.found);
        (found.answer.clone(), found.done)
    }
}

impl<T> Drop for Thinker<T> {
    fn drop(&mut self) {
        self.off.store(true, Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use mancala::engine::start;
    use mancala::rules::{Catalogue, Settings};
    use std::sync::atomic::AtomicU32;
    use std::time::{Duration, Instant};

    fn positions() -> (Position, Position) {
        let of = |id| start(&Catalogue::shipped().rules(id, &Settings::new()).expect("a shipped variant is sound"));
        (of("kalah"), of("oware"))
    }

    #[test]
    fn of_two_positions_asked_about_only_the_last_is_answered() {
        let (kalah, oware) = positions();
        let woken = Arc::new(AtomicU32::new(0));
        let count = Arc::clone(&woken);
        let waker = Waker(Some(Arc::new(move || {
            count.fetch_add(1, Relaxed);
        })));
        let mut thinker = Thinker::spawn(&waker, |tasks: PositionTasks<u32>| {
            while let Some(task) = tasks.next() {
                while !task.off.load(Relaxed) {
                    thread::yield_now();
                }
                tasks.say(&task, Some(task.position.total()), true);
            }
        });
        thinker.ask(Vec::new(), kalah);
        assert_eq!(thinker.found(), (None, false));
        let total = oware.total();
        thinker.ask(Vec::new(), oware);
        thinker.hurry();
        let begun = Instant::now();
        while !thinker.found().1 && begun.elapsed() < Duration::from_secs(20) {
            thread::yield_now();
        }
        assert_eq!(thinker.found(), (Some(total), true));
        // What has been found is there a moment before anybody is woken.
        while woken.load(Relaxed) == 0 && begun.elapsed() < Duration::from_secs(20) {
            thread::yield_now();
        }
        assert_eq!(woken.load(Relaxed), 1);
    }

    #[test]
    fn a_thinker_that_is_dropped_ends_its_thread() {
        let ended = Arc::new(AtomicBool::new(false));
        let told = Arc::clone(&ended);
        let mut thinker = Thinker::spawn(&Waker::default(), move |tasks: PositionTasks<()>| {
            while let Some(task) = tasks.next() {
                while !task.off.load(Relaxed) {
                    thread::yield_now();
                }
            }
            told.store(true, Relaxed);
        });
        thinker.ask(Vec::new(), positions().0);
        drop(thinker);
        let begun = Instant::now();
        while !ended.load(Relaxed) && begun.elapsed() < Duration::from_secs(20) {
            thread::yield_now();
        }
        assert!(ended.load(Relaxed));
    }
}
