//! Background work: jobs in threads of their own, which go on while the window is drawn, and workers that answer one
//! question after another.

use bevy::prelude::Resource;
use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::task::Poll;
use std::thread;

/// Wakes the window, which draws nothing while nothing moves, when something has been found. Nothing where there is no
/// window to wake.
#[derive(Resource, Clone, Default)]
pub struct Waker(pub Option<Arc<dyn Fn() + Send + Sync>>);

impl Waker {
    /// Wakes the window.
    pub fn wake(&self) {
        if let Some(wake) = &self.0 {
            wake();
        }
    }
}

/// Work in a thread of its own, and what it has found so far. Dropped, it is cancelled.
pub struct Job<T>(Arc<Shared<T>>);

/// The end of a job at which the work is done. Dropped, also by a panic, it ends the job.
pub struct Reporter<T> {
    shared: Arc<Shared<T>>,
    waker: Waker,
}

/// Data that both ends of a job share.
struct Shared<T> {
    state: Mutex<JobState<T>>,
    over: Condvar,
    cancelled: AtomicBool,
}

struct JobState<T> {
    /// Results that have not been taken yet.
    found: VecDeque<T>,
    progress: (usize, usize),
    is_over: bool,
}

impl<T> Shared<T> {
    fn state(&self) -> MutexGuard<'_, JobState<T>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<T> Job<T> {
    /// Both ends of a job.
    pub fn new(waker: &Waker) -> (Job<T>, Reporter<T>) {
        let state = JobState { found: VecDeque::new(), progress: (0, 0), is_over: false };
        let shared = Arc::new(Shared { state: Mutex::new(state), over: Condvar::new(), cancelled: false.into() });
        (Job(Arc::clone(&shared)), Reporter { shared, waker: waker.clone() })
    }

    /// One that has found this and is over.
    #[cfg(test)]
    pub(crate) fn answered(found: T) -> Job<T> {
        let (job, reporter) = Job::new(&Waker::default());
        reporter.send(found);
        job
    }

    /// Begins work, which may report as many results as it likes; what it returns is dropped.
    pub fn spawn<R>(waker: &Waker, work: impl FnOnce(&Reporter<T>) -> R + Send + 'static) -> Job<T>
    where
        T: Send + 'static,
    {
        let (job, reporter) = Job::new(waker);
        thread::spawn(move || {
            work(&reporter);
        });
        job
    }

    /// Takes the next result; `Ready(None)` once the work is over and all has been taken.
    pub fn poll(&self) -> Poll<Option<T>> {
        let mut state = self.0.state();
        match state.found.pop_front() {
            None if !state.is_over => Poll::Pending,
            found => Poll::Ready(found),
        }
    }

    /// Returns the latest result so far, which stays, and whether the work is over.
    pub fn found(&self) -> (Option<T>, bool)
    where
        T: Clone,
    {
        let mut state = self.0.state();
        let old = state.found.len().saturating_sub(1);
        state.found.drain(..old);
        (state.found.back().cloned(), state.is_over)
    }

    /// Returns how many parts of the work are done, and of how many; none of none while that is not known.
    pub fn progress(&self) -> (usize, usize) {
        self.0.state().progress
    }

    /// Has the work come to an end with what it has found so far.
    pub fn cancel(&self) {
        self.0.cancelled.store(true, Relaxed);
    }

    /// Waits until the work is over.
    pub fn wait(&self) {
        let over = self.0.over.wait_while(self.0.state(), |state| !state.is_over);
        drop(over.unwrap_or_else(PoisonError::into_inner));
    }
}

impl<T> Drop for Job<T> {
    fn drop(&mut self) {
        self.cancel();
    }
}

impl<T> Reporter<T> {
    /// Reports a result and wakes the window. Returns whether anybody still waits for results.
    pub fn send(&self, found: T) -> bool {
        let is_wanted = self.is_wanted();
        if is_wanted {
            self.shared.state().found.push_back(found);
            self.waker.wake();
        }
        is_wanted
    }

    /// Reports how many parts of the work are done, and of how many. The window is not woken for it.
    pub fn progress(&self, done: usize, of: usize) {
        self.shared.state().progress = (done, of);
    }

    /// Wakes the window.
    pub fn wake(&self) {
        self.waker.wake();
    }

    /// Set when the work is to come to an end.
    pub fn cancelled(&self) -> &AtomicBool {
        &self.shared.cancelled
    }

    /// Returns whether the work is to come to an end.
    pub fn is_cancelled(&self) -> bool {
        self.shared.cancelled.load(Relaxed)
    }

    /// Returns whether anybody still waits for results.
    fn is_wanted(&self) -> bool {
        Arc::strong_count(&self.shared) > 1
    }
}

impl<T> Drop for Reporter<T> {
    fn drop(&mut self) {
        self.shared.state().is_over = true;
        self.shared.over.notify_all();
        if self.is_wanted() {
            self.waker.wake();
        }
    }
}

/// A thread that answers one question after another, and so can keep what it has learnt. Dropped, it ends after the
/// questions that somebody still waits for.
pub struct Worker<Q, T> {
    questions: Sender<(Q, Reporter<T>)>,
    waker: Waker,
}

impl<Q: Send + 'static, T: Send + 'static> Worker<Q, T> {
    /// Begins a thread, which goes through the questions that it is asked and reports the answers to each.
    pub fn spawn(
        waker: &Waker,
        work: impl FnOnce(&mut dyn Iterator<Item = (Q, Reporter<T>)>) + Send + 'static,
    ) -> Worker<Q, T> {
        let (questions, asked) = channel::<(Q, Reporter<T>)>();
        thread::spawn(move || work(&mut asked.into_iter().filter(|(_, reporter)| reporter.is_wanted())));
        Worker { questions, waker: waker.clone() }
    }

    /// Asks a question. It is answered after those asked before, except those for which nobody waits any more.
    pub fn ask(&self, question: Q) -> Job<T> {
        let (job, reporter) = Job::new(&self.waker);
        // A thread that has broken down drops the reporter: the job is over, and nothing is found.
        let _ = self.questions.send((question, reporter));
        job
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::AtomicU32;
    use std::time::Duration;

    fn counter() -> (Waker, Arc<AtomicU32>) {
        let woken = Arc::new(AtomicU32::new(0));
        let count = Arc::clone(&woken);
        let wake = move || {
            count.fetch_add(1, Relaxed);
        };
        (Waker(Some(Arc::new(wake))), woken)
    }

    fn until_cancelled<T>(reporter: &Reporter<T>) {
        while !reporter.is_cancelled() {
            thread::yield_now();
        }
    }

    #[test]
    fn results_come_in_order_and_each_wakes_the_window() {
        let (waker, woken) = counter();
        let (job, reporter) = Job::new(&waker);
        assert_eq!((job.poll(), job.found()), (Poll::Pending, (None, false)));
        assert!(reporter.send(1) && reporter.send(2) && reporter.send(3));
        assert_eq!(job.poll(), Poll::Ready(Some(1)));
        assert_eq!((job.found(), job.found()), ((Some(3), false), (Some(3), false)));
        assert_eq!(woken.load(Relaxed), 3);
        drop(reporter);
        assert_eq!((woken.load(Relaxed), job.found()), (4, (Some(3), true)));
        assert_eq!((job.poll(), job.poll()), (Poll::Ready(Some(3)), Poll::Ready(None)));
    }

    #[test]
    fn work_reports_how_far_it_is() {
        let (job, reporter) = Job::<()>::new(&Waker::default());
        assert_eq!(job.progress(), (0, 0));
        reporter.progress(2, 3);
        assert_eq!(job.progress(), (2, 3));
    }

    #[test]
    fn cancelled_work_ends_with_what_it_has_found() {
        let job = Job::spawn(&Waker::default(), |reporter| {
            until_cancelled(reporter);
            reporter.send(7)
        });
        job.cancel();
        job.wait();
        assert_eq!(job.found(), (Some(7), true));
    }

    #[test]
    fn a_job_that_is_dropped_is_cancelled_and_wakes_nobody() {
        let (waker, woken) = counter();
        let (tell, told) = channel();
        let job = Job::<()>::spawn(&waker, move |reporter| {
            until_cancelled(reporter);
            tell.send(()).expect("the test listens");
        });
        drop(job);
        assert_eq!(told.recv_timeout(Duration::from_secs(20)), Ok(()));
        assert!(told.recv_timeout(Duration::from_secs(20)).is_err(), "the thread has ended");
        let (job, reporter) = Job::new(&waker);
        drop(job);
        assert!(reporter.is_cancelled() && !reporter.send(1));
        drop(reporter);
        assert_eq!(woken.load(Relaxed), 0);
    }

    #[test]
    fn work_that_panics_is_over_without_a_result() {
        let job = Job::<u32>::spawn(&Waker::default(), |_| panic!("this work breaks down, as it shall"));
        job.wait();
        assert_eq!(job.poll(), Poll::Ready(None));
    }

    #[test]
    fn a_worker_keeps_what_it_has_learnt() {
        let worker = Worker::<u32, u32>::spawn(&Waker::default(), |questions| {
            let mut sum = 0;
            for (number, reporter) in questions {
                sum += number;
                reporter.send(sum);
            }
        });
        let jobs = [1, 2, 3].map(|number| worker.ask(number));
        for (job, sum) in jobs.iter().zip([1, 3, 6]) {
            job.wait();
            assert_eq!(job.found(), (Some(sum), true));
        }
    }

    #[test]
    fn a_worker_skips_questions_that_nobody_waits_for() {
        let worker = Worker::<u32, Vec<u32>>::spawn(&Waker::default(), |questions| {
            let mut asked = Vec::new();
            for (number, reporter) in questions {
                until_cancelled(&reporter);
                asked.push(number);
                reporter.send(asked.clone());
            }
        });
        let first = worker.ask(1);
        drop(worker.ask(2));
        let third = worker.ask(3);
        first.cancel();
        third.cancel();
        third.wait();
        assert_eq!(third.found().0, Some(vec![1, 3]));
    }

    #[test]
    fn a_worker_that_panics_leaves_no_question_open() {
        let worker = Worker::<u32, u32>::spawn(&Waker::default(), |questions| {
            let asked = questions.next();
            panic!("this work breaks down, as it shall: {:?}", asked.map(|(number, _)| number));
        });
        for number in [1, 2] {
            let job = worker.ask(number);
            job.wait();
            assert_eq!(job.found(), (None, true));
        }
    }
}
