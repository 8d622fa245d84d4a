//! The time shown: one number, and how it moves.

use super::{SAME_TIME, Session, move_grouping};
use crate::show::{Choreography, KeyframeKind};
use crate::words::Words;
use mancala::rules::Cause;
use std::ops::{Range, RangeInclusive};

/// The slowest and the fastest speed, in seconds of show time in a second.
pub const SPEEDS: RangeInclusive<f64> = 0.25..=8.0;

/// Factor by which the show runs faster for each move that waits to be shown.
const HASTE: f64 = 1.5;
/// Greatest such factor.
const MOST_HASTE: f64 = 6.0;

/// Pauses of a show, apart from those for remarks.
#[derive(Clone, Copy, Debug, Default)]
pub struct Pauses {
    /// It rests after captures, for their rule to be read.
    pub captures: bool,
    /// It stops after each lap.
    pub laps: bool,
}

/// Moment of the record that is shown, with the speed and direction of its movement.
#[derive(Clone, Debug, PartialEq)]
pub struct Playhead {
    /// Seconds of show time from the start of the record.
    pub time: f64,
    /// Seconds of show time in a second, 0.25 to 8, never negative.
    pub speed: f64,
    /// `true` if it moves.
    pub playing: bool,
    /// `true` if it moves, or would move, backwards.
    pub backwards: bool,
    /// Seconds for which it stays where it is before it moves on: for a remark to be read.
    pub rest: f64,
    /// `true` if it hurries to catch up with moves being made, rather than showing a record at leisure.
    pub live: bool,
    /// `true` if the table is held as it is, whatever anybody plays.
    pub frozen: bool,
    /// Set where the show runs on when the table is no longer held.
    pub resumes: bool,
    /// `true` if it stops before the last seed of every move, for a class to be asked what happens next.
    pub asks: bool,
}

impl Default for Playhead {
    fn default() -> Self {
        Playhead {
            time: 0.0,
            speed: 1.0,
            playing: false,
            backwards: false,
            rest: 0.0,
            live: false,
            frozen: false,
            resumes: false,
            asks: false,
        }
    }
}

impl Playhead {
    /// Stops at a time.
    pub fn stop_at(&mut self, time: f64) {
        self.time = time;
        self.playing = false;
        self.rest = 0.0;
        self.live = false;
        self.resumes = false;
    }

    /// Runs forwards from where it is; a table that is held, as soon as it is let go.
    pub fn run(&mut self) {
        self.playing = !self.frozen;
        self.resumes = self.frozen;
        self.backwards = false;
        self.rest = 0.0;
    }

    /// Returns whether it has stopped to ask what happens next.
    pub fn is_asking(&self, show: &Choreography) -> bool {
        let near = |start: f64| (start - self.time).abs() < SAME_TIME;
        self.asks && !self.playing && move_grouping::before_last_seed(show, self.time - 1e-3).is_some_and(near)
    }

    /// Holds the table as it is, or lets the show run on if it ran before.
    pub fn freeze(&mut self, on: bool) {
        if on && !self.frozen {
            let runs = self.playing;
            self.stop_at(self.time);
            self.resumes = runs;
        } else if !on {
            self.playing |= std::mem::take(&mut self.resumes);
        }
        self.frozen = on;
    }

    /// Sets the speed, as far as there is such a speed.
    pub fn set_speed(&mut self, speed: f64) {
        if speed.is_finite() {
            self.speed = speed.clamp(*SPEEDS.start(), *SPEEDS.end());
        }
    }

    /// Seconds of show time in a second, negative backwards, with this many plies still to come after the one shown.
    pub fn pace(&self, waiting: usize) -> f64 {
        let haste = if self.live { (1.0 + HASTE * waiting as f64).min(MOST_HASTE) } else { 1.0 };
        if self.backwards { -self.speed } else { self.speed * haste }
    }

    /// Moves a playhead that runs on by some seconds. It stops at the end, at pauses and to ask; it rests where a remark, or the
    /// rule on a capture, is to be read. Returns the keyframes that have ended meanwhile, and the pace at which it moved.
    pub fn advance(&mut self, session: &Session, words: &Words, seconds: f64, pauses: Pauses) -> (Range<usize>, f64) {
        let show = &session.choreography;
        let before = self.time;
        let waiting = show.plies().saturating_sub(show.moment(before).plies + 1);
        let pace = self.pace(waiting);
        if self.rest > 0.0 {
            self.rest -= seconds;
            return (0..0, pace);
        }
        self.time = self.after(seconds, show.duration(), waiting);
        if let Some((time, remark)) = remark_between(session, before, self.time).filter(|_| !self.live) {
            self.time = time;
            self.rest = reading_time(remark) / self.speed;
        }
        let reads = pauses.captures && !self.live && !self.backwards;
        if let Some((time, clause)) = captured_between(show, before, self.time).filter(|_| reads) {
            self.time = time;
            self.rest = self.rest.max(reading_time(&words.clause(session.game.rules(), clause)));
        }
        // Moves that wait to be shown are not kept waiting.
        let by_laps = pauses.laps && !self.backwards && !(self.live && waiting > 0);
        let pause = if by_laps { move_grouping::next_pause(show, before) } else { f64::INFINITY };
        let asks = self.asks && !self.backwards;
        let asking = move_grouping::before_last_seed(show, before).filter(|_| asks);
        let pause = asking.map_or(pause, |asking| pause.min(asking));
        self.time = self.time.min(pause);
        let ended = show.ended(before, self.time);
        let end = if self.backwards { 0.0 } else { show.duration() };
        if self.time == end || self.time == pause {
            self.stop_at(self.time);
        }
        (ended, pace)
    }

    /// Returns where the playhead is after some seconds, in a show with this many plies still to come after the one
    /// shown.
    fn after(&self, seconds: f64, duration: f64, waiting: usize) -> f64 {
        (self.time + self.pace(waiting) * seconds).clamp(0.0, duration)
    }
}

/// The first remark on a ply that ends after one time and not after another, and when it ends.
fn remark_between(session: &Session, from: f64, to: f64) -> Option<(f64, &str)> {
    let show = &session.choreography;
    let first = show.moment(from).plies + 1;
    let said = (first..session.path().len()).map(|ply| (ply, session.node(ply).comment.as_str()));
    let done = said.filter(|(_, remark)| !remark.is_empty()).map(|(ply, remark)| (show.ply_start(ply), remark));
    done.take_while(|&(time, _)| time <= to).find(|&(time, _)| time > from)
}

/// The end of the first run of captures that ends after one time and not after another, and the clause of the last of them.
fn captured_between(show: &Choreography, from: f64, to: f64) -> Option<(f64, Cause)> {
    let keyframes = show.keyframes();
    let captures = |at: usize| keyframes.get(at).is_some_and(|keyframe| keyframe.kind == KeyframeKind::Capture);
    let last = show.ended(from, to).find(|&at| captures(at) && !captures(at + 1))?;
    Some((keyframes[last].end, keyframes[last].clause?))
}

/// Seconds in which a remark can be read, at about 20 letters a second.
fn reading_time(remark: &str) -> f64 {
    (remark.chars().count() as f64 / 20.0).clamp(1.0, 8.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_show_hurries_only_while_moves_wait() {
        let mut playhead = Playhead { playing: true, speed: 2.0, ..Playhead::default() };
        assert_eq!(playhead.after(0.5, 100.0, 3), 1.0);
        playhead.live = true;
        assert_eq!(playhead.after(0.5, 100.0, 0), 1.0);
        assert!(playhead.after(0.5, 100.0, 2) > 3.0);
        playhead.backwards = true;
        assert_eq!(playhead.after(0.5, 100.0, 2), 0.0);
    }

    #[test]
    fn a_show_that_was_held_goes_on_and_one_that_rested_does_not() {
        let mut playhead = Playhead { playing: true, backwards: true, time: 2.0, ..Playhead::default() };
        playhead.freeze(true);
        playhead.freeze(true);
        assert!(!playhead.playing && playhead.frozen);
        playhead.freeze(false);
        assert!(playhead.playing && playhead.backwards && !playhead.frozen, "it goes on as it ran");
        playhead.stop_at(3.0);
        playhead.freeze(true);
        playhead.freeze(false);
        assert!(!playhead.playing);
        playhead.freeze(true);
        playhead.run();
        assert!(!playhead.playing, "what is begun meanwhile waits");
        playhead.freeze(false);
        assert!(playhead.playing);
    }

    #[test]
    fn speeds_without_sense_are_not_taken() {
        let mut playhead = Playhead::default();
        playhead.set_speed(f64::NAN);
        assert_eq!(playhead.speed, 1.0);
        playhead.set_speed(1000.0);
        assert_eq!(playhead.speed, 8.0);
        playhead.set_speed(0.0);
        assert_eq!(playhead.speed, 0.25);
    }
}
