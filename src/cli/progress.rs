//! The progress of a command that takes a while, on a terminal.

use naqala_core::words::Words;
use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

/// The shortest time between two reports.
const EVERY: Duration = Duration::from_millis(200);

/// A line of the terminal that is written over and over, and is gone when this is dropped. Where errors go to no terminal,
/// nothing is written.
pub(super) struct Progress<'w> {
    words: &'w Words,
    watched: bool,
    told: Option<Instant>,
}

impl<'w> Progress<'w> {
    /// Nothing is written before the first report.
    pub(super) fn new(words: &'w Words) -> Progress<'w> {
        Progress { words, watched: io::stderr().is_terminal(), told: None }
    }

    /// Reports how far the command has come, unless that has just been done.
    pub(super) fn report(&mut self, text: impl FnOnce(&Words) -> String) {
        if !self.watched || self.told.is_some_and(|told| told.elapsed() < EVERY) {
            return;
        }
        self.told = Some(Instant::now());
        // A terminal that has gone shows nothing.
        let _ = write!(io::stderr(), "\r{}\x1b[K", text(self.words));
    }
}

impl Drop for Progress<'_> {
    fn drop(&mut self) {
        if self.told.is_some() {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}
