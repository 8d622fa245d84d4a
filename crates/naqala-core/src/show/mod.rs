//! Playback: from a starting position and the events of a game's plies to stone flights on a timeline. Stones get their
//! identity here and nowhere above. Pure; knows no rules beyond the board's places, no words, and nothing of the look
//! of a table.
//!
//! A [`Choreography`] gives each event a [`Keyframe`] of show time, one after another without gaps, and each stone the
//! legs of its journey. What is so at a time `t`, in seconds, is looked up, never counted along: forwards, backwards
//! and jumping give the same. An event belongs to the time after its keyframe's start up to and including its end; so
//! at the end of an event's keyframe the stones lie as the position after that event has them, and at 0 or before as at
//! the start.
//!
//! Stones of a place lie in slots filled from 0: those that arrive take the lowest free slot, those that leave are the
//! topmost; so a stone at rest never moves because another comes or goes.
//!
//! ```
//! use mancala::engine::{CausedEvent, Position, Transfer};
//! use mancala::rules::board::{BoardText, SetupText, Stores};
//! use mancala::rules::{Board, Direction, PitId, Place};
//! use naqala_core::show::Choreography;
//!
//! let text = BoardText { stores: Stores::Own, ..BoardText::plain(2, 6) };
//! let board = Board::new(&text, &SetupText { rows: vec![1], ..SetupText::default() }).expect("a sound board");
//! let mut show = Choreography::new(&board, &Position::opening(&board));
//! let (a1, b1) = (Place::pit(PitId(0)), Place::pit(PitId(1)));
//! show.push(&[
//!     CausedEvent { event: Transfer::lifted(a1, 1, Direction::Ccw).into(), clause: None },
//!     CausedEvent { event: Transfer::sown(b1).into(), clause: None },
//! ]);
//! assert_eq!(show.count(b1, 0.0), 1);
//! assert_eq!(show.count(b1, show.duration()), 2);
//! ```

pub mod pace;

mod keyframe;
mod lay;
mod line;
mod pose;
#[cfg(test)]
mod tests;

pub use keyframe::{Keyframe, KeyframeKind, LapStart};
pub use line::{About, CaptionLine, READ};
pub use pose::{Anchor, HELD_HEIGHT, Hand, Pose, StoneId, StoneSlot};

use lay::BuildState;
use mancala::rules::{PLACES, Place, Side};
use pace::Tempo;
use std::ops::Range;

/// A record laid out in time. Grows by a ply with [`push`](Choreography::push), which never changes what was laid out
/// before; shrinks with [`truncate`](Choreography::truncate).
#[derive(Clone, Debug, PartialEq)]
pub struct Choreography {
    /// Every place of the board.
    places: Vec<Place>,
    /// Stones in each place at the start, by [`Place::index`].
    opening: [u16; PLACES],
    /// The goal of each stone at the start, by stone: some may be in the hand, if a question is open on their
    /// destination.
    home: Vec<Waypoint>,
    /// The journey of each stone, by stone, in order of time.
    legs: Vec<Vec<StoneMove>>,
    /// The journey of each hand, in order of time, by [`hand_index`].
    hands: [Vec<HandMove>; HANDS],
    /// Changes of each place's count, by [`Place::index`], in order of time.
    steps: Vec<Vec<CountStep>>,
    /// Every event, in order.
    keyframes: Vec<Keyframe>,
    /// The first keyframe of each ply.
    first_keyframes: Vec<usize>,
    /// The beginning of every lap, in order.
    laps: Vec<LapStart>,
    /// Lines of the caption during playback, in order.
    lines: Vec<CaptionLine>,
    /// Tempo at the start and after each ply: a turn may be several plies.
    tempos: Vec<Tempo>,
    /// State of the stones after the last event.
    now: BuildState,
}

/// The place of a stone at the start, or the end of a leg of its journey.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Waypoint {
    /// To lie in a place.
    Lie(StoneSlot),
    /// Into a hand, as the n-th stone in it; from then on the stone goes where the hand goes.
    Hold(Option<Side>, u16),
}

/// Hands there may be: one for whoever sows alone, and one for each side while they sow at the same time.
const HANDS: usize = 1 + Side::ALL.len();

/// The index into arrays kept by hand.
fn hand_index(whose: Option<Side>) -> usize {
    whose.map_or(0, |side| 1 + side.index())
}

/// All hands, by [`hand_index`].
fn all_hands() -> impl Iterator<Item = Option<Side>> {
    std::iter::once(None).chain(Side::ALL.map(Some))
}

/// One leg of a stone's journey. It sets off after `start` and has arrived at `end`, in seconds.
#[derive(Clone, Copy, Debug, PartialEq)]
struct StoneMove {
    start: f64,
    end: f64,
    goal: Waypoint,
}

/// One movement of a hand, from above one place to above another, perhaps the same, in seconds.
#[derive(Clone, Copy, Debug, PartialEq)]
struct HandMove {
    start: f64,
    end: f64,
    from: Place,
    to: Place,
    /// Stones in the hand before.
    before: u16,
    /// Stones in the hand from `start` on.
    after: u16,
}

/// A place's count from one time on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CountStep {
    /// Seconds of show time.
    pub time: f64,
    /// Stones resting in the place from then on, up to the next step.
    pub count: u16,
}

/// The progress of playback through a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    /// Plies wholly shown.
    pub plies: usize,
    /// Events of the next ply wholly shown.
    pub events: usize,
}

impl Choreography {
    /// Number of stones.
    pub fn stones(&self) -> usize {
        self.home.len()
    }

    /// Every stone, 0 first.
    pub fn all_stones(&self) -> impl ExactSizeIterator<Item = StoneId> + use<> {
        // There are at most as many stones as a u16 counts; see `new`.
        (0..self.home.len() as u16).map(StoneId)
    }

    /// Returns `true` if a stone is a special piece. One that is in the hand when all begins counts as a seed.
    ///
    /// # Panics
    /// If there is no such stone.
    pub fn is_special(&self, stone: StoneId) -> bool {
        matches!(self.home[stone.index()], Waypoint::Lie(StoneSlot { place, .. }) if place.is_special())
    }

    /// Every place of the board: pits, stores, hands, penalty pits, and where special pieces lie.
    pub fn places(&self) -> &[Place] {
        &self.places
    }

    /// Seconds from the start to the end of the last event.
    pub fn duration(&self) -> f64 {
        self.keyframes.last().map_or(0.0, |keyframe| keyframe.end)
    }

    /// Number of plies.
    pub fn plies(&self) -> usize {
        self.first_keyframes.len()
    }

    /// Returns when a ply begins, in seconds; the duration for a ply that does not exist.
    pub fn ply_start(&self, ply: usize) -> f64 {
        let first = self.first_keyframes.get(ply).copied().unwrap_or(self.keyframes.len());
        first.checked_sub(1).map_or(0.0, |last| self.keyframes[last].end)
    }

    /// Returns when a ply is over, in seconds; the duration for a ply that does not exist.
    pub fn ply_end(&self, ply: usize) -> f64 {
        self.ply_start(ply.saturating_add(1))
    }

    /// Every event, in order.
    pub fn keyframes(&self) -> &[Keyframe] {
        &self.keyframes
    }

    /// The keyframes of a ply, as indices into [`keyframes`](Self::keyframes); none for a ply that does not exist.
    pub fn ply_keyframes(&self, ply: usize) -> Range<usize> {
        let first = |ply: usize| self.first_keyframes.get(ply).copied().unwrap_or(self.keyframes.len());
        first(ply)..first(ply.saturating_add(1))
    }

    /// Returns when an event of a ply begins, in seconds, if there is such an event. The beginning and the end of a lap
    /// take no time: they begin with what comes next.
    pub fn event_start(&self, ply: usize, event: usize) -> Option<f64> {
        self.keyframe_from(ply, event).map(|keyframe| keyframe.start)
    }

    /// Returns when an event of a ply is done, in seconds, if there is such an event.
    pub fn event_end(&self, ply: usize, event: usize) -> Option<f64> {
        let shown = self
            .keyframe_from(ply, event)
            .map(|keyframe| if keyframe.event == event { keyframe.end } else { keyframe.start });
        shown.or_else(|| (!self.ply_keyframes(ply).is_empty()).then(|| self.ply_end(ply)))
    }

    /// The first keyframe of a ply that shows an event from this one on.
    fn keyframe_from(&self, ply: usize, event: usize) -> Option<&Keyframe> {
        let keyframes = &self.keyframes[self.ply_keyframes(ply)];
        keyframes.get(keyframes.partition_point(|keyframe| keyframe.event < event))
    }

    /// Index of the keyframe being shown at a time: at its very end still, and after the end of all the last one.
    /// `None` at the start and before, when nothing has been shown.
    pub fn keyframe_at(&self, t: f64) -> Option<usize> {
        let last = self.keyframes.len().checked_sub(1)?;
        (t > 0.0).then(|| self.keyframes.partition_point(|keyframe| keyframe.end < t).min(last))
    }

    /// The beginning of every lap, in order.
    pub fn laps(&self) -> &[LapStart] {
        &self.laps
    }

    /// The lap being shown at a time, from its beginning until the turn's next lap begins or the ply is over.
    pub fn lap_at(&self, t: f64) -> Option<LapStart> {
        let begun = self.laps.partition_point(|lap| lap.start < t);
        let lap = self.laps[begun.checked_sub(1)?];
        (self.ply_at(t) == Some(lap.ply)).then_some(lap)
    }

    /// The ply being shown at a time, as [`keyframe_at`](Self::keyframe_at) has it.
    pub fn ply_at(&self, t: f64) -> Option<usize> {
        self.keyframe_at(t).map(|keyframe| self.keyframes[keyframe].ply)
    }

    /// Returns the progress of playback at a time.
    pub fn moment(&self, t: f64) -> Moment {
        let done = self.keyframes.partition_point(|keyframe| keyframe.end <= t);
        if done == self.keyframes.len() {
            return Moment { plies: self.plies(), events: 0 };
        }
        let next = &self.keyframes[done];
        let begins = self.first_keyframes[next.ply] == done;
        Moment { plies: next.ply, events: if begins { 0 } else { next.event } }
    }

    /// The time to show when stepping forward by an event: the next end of a keyframe after a time, or the duration.
    pub fn next_keyframe(&self, t: f64) -> f64 {
        let next = self.keyframes.partition_point(|keyframe| keyframe.end <= t);
        self.keyframes.get(next).map_or(self.duration(), |keyframe| keyframe.end)
    }

    /// The time to show when stepping back by an event: the last end of a keyframe before a time, or 0.
    pub fn previous_keyframe(&self, t: f64) -> f64 {
        let before = self.keyframes.partition_point(|keyframe| keyframe.end < t);
        before.checked_sub(1).map_or(0.0, |last| self.keyframes[last].end)
    }

    /// The time to show when stepping forward by a ply: the next end of a ply after a time, or the duration.
    pub fn next_ply(&self, t: f64) -> f64 {
        let next = self.keyframes.partition_point(|keyframe| keyframe.end <= t);
        self.keyframes.get(next).map_or(self.duration(), |keyframe| self.ply_end(keyframe.ply))
    }

    /// The time to show when stepping back by a ply: the last start of a ply before a time, or 0.
    pub fn previous_ply(&self, t: f64) -> f64 {
        self.ply_at(t).map_or(0.0, |ply| self.ply_start(ply))
    }

    /// The keyframes that are done as time runs from after `t` to `until`, as indices into
    /// [`keyframes`](Self::keyframes): what a sound is to be made for.
    pub fn ended(&self, t: f64, until: f64) -> Range<usize> {
        let index = |t: f64| self.keyframes.partition_point(|keyframe| keyframe.end <= t);
        index(t)..index(until).max(index(t))
    }

    /// Returns the pose of a stone at a time.
    ///
    /// # Panics
    /// If there is no such stone.
    pub fn pose(&self, stone: StoneId, t: f64) -> Pose {
        let home = self.home[stone.index()];
        let legs = &self.legs[stone.index()];
        let begun = legs.partition_point(|leg| leg.start < t);
        let Some(at) = begun.checked_sub(1) else {
            return self.still(home, t);
        };
        let leg = legs[at];
        let came_from = match at.checked_sub(1) {
            Some(before) => legs[before].goal,
            None => home,
        };
        match (came_from, leg.goal) {
            (_, Waypoint::Lie(spot)) if t >= leg.end => Pose::Resting(spot),
            (Waypoint::Lie(from), Waypoint::Lie(to)) => {
                settle(Anchor::Lying(from), to, part(leg.start, leg.end, t), 0.9)
            }
            (Waypoint::Hold(whose, index), Waypoint::Lie(to)) => {
                let from = self.reach_at(whose, t).map_or(Anchor::Lying(to), |reach| reach.leaving(whose, index));
                settle(from, to, part(leg.start, leg.end, t), 0.4)
            }
            (_, Waypoint::Hold(..)) if t >= leg.end => self.still(leg.goal, t),
            (Waypoint::Lie(from), Waypoint::Hold(whose, index)) => {
                let to = self.reach_at(whose, t).map_or(Anchor::Lying(from), |reach| reach.arriving(whose, index));
                fly(Anchor::Lying(from), to, pace::ease_out(part(leg.start, leg.end, t)), 0.0)
            }
            // A stone held is not taken up again: `lay` takes stones from places only.
            (Waypoint::Hold(..), Waypoint::Hold(..)) => self.still(leg.goal, t),
        }
    }

    /// The pose of a stone that has come to its goal: where it lies, or where the hand has it.
    fn still(&self, goal: Waypoint, t: f64) -> Pose {
        let (whose, index) = match goal {
            Waypoint::Lie(spot) => return Pose::Resting(spot),
            Waypoint::Hold(whose, index) => (whose, index),
        };
        let reach = self.reach_at(whose, t).expect("a stone in the hand was taken up by the hand");
        if t >= reach.end {
            Pose::Held { over: reach.to, index, of: reach.after, whose }
        } else {
            let eased = pace::ease_in_out(part(reach.start, reach.end, t));
            fly(reach.leaving(whose, index), reach.arriving(whose, index), eased, 0.0)
        }
    }

    /// A hand's movement under way at a time, or the last one before.
    fn reach_at(&self, whose: Option<Side>, t: f64) -> Option<&HandMove> {
        let reaches = &self.hands[hand_index(whose)];
        let begun = reaches.partition_point(|reach| reach.start < t);
        begun.checked_sub(1).map(|at| &reaches[at])
    }

    /// The hands in which stones are held at a time: one at most, but where players sow at the same time one for each.
    pub fn hands(&self, t: f64) -> impl Iterator<Item = Hand> + '_ {
        all_hands().filter_map(move |whose| {
            let reach = self.reach_at(whose, t)?;
            let &HandMove { from, to, after: count, .. } = reach;
            if t < reach.end {
                let progress = pace::ease_in_out(part(reach.start, reach.end, t));
                Some(Hand { whose, from, to, progress, count })
            } else {
                (count > 0).then_some(Hand { whose, from: to, to, progress: 1.0, count })
            }
        })
    }

    /// Stones resting in one place at a time.
    pub fn count(&self, place: Place, t: f64) -> u16 {
        let steps = &self.steps[place.index()];
        let past = steps.partition_point(|step| step.time <= t);
        past.checked_sub(1).map_or(self.opening[place.index()], |last| steps[last].count)
    }

    /// Stones resting in each place at a time, by [`Place::index`].
    pub fn counts(&self, t: f64) -> [u16; PLACES] {
        let mut counts = [0; PLACES];
        for &place in &self.places {
            counts[place.index()] = self.count(place, t);
        }
        counts
    }

    /// Returns the changes of a place's count, in order of time, from its count at the start on.
    pub fn count_steps(&self, place: Place) -> &[CountStep] {
        &self.steps[place.index()]
    }
}

impl HandMove {
    fn leaving(&self, whose: Option<Side>, index: u16) -> Anchor {
        Anchor::Held { over: self.from, index, of: self.before, whose }
    }

    fn arriving(&self, whose: Option<Side>, index: u16) -> Anchor {
        Anchor::Held { over: self.to, index, of: self.after, whose }
    }
}

/// A flight, rising `rise` above the line between its ends' heights, and never higher than 1.
fn fly(from: Anchor, to: Anchor, progress: f32, rise: f32) -> Pose {
    let level = from.height() + (to.height() - from.height()) * progress;
    Pose::Flying { from, to, progress, height: (level + rise * pace::arc(progress)).min(1.0) }
}

/// A flight to where the stone will lie: after it has touched the ground it hops once, on the spot, and lies still.
fn settle(from: Anchor, to: StoneSlot, past: f32, rise: f32) -> Pose {
    let (progress, hop) = pace::land(past);
    match fly(from, Anchor::Lying(to), progress, rise) {
        Pose::Flying { from, to, progress, height } => Pose::Flying { from, to, progress, height: height.max(hop) },
        other => other,
    }
}

/// Returns the share of a span of time that is past, 0 to 1.
fn part(start: f64, end: f64, t: f64) -> f32 {
    ((t - start) / (end - start)).clamp(0.0, 1.0) as f32
}
