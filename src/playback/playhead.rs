//! The time shown: one number. Play, pause, speed, step, seek, backwards.

use super::move_grouping;
use crate::play::CurrentGame;
use crate::settings::Preferences;
use crate::ui::Projecting;
use crate::ui::language::UiLanguage;
use crate::ui::systems::AppSystems;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use mancala::rules::Cause;
use naqala_core::show::{Choreography, Keyframe, KeyframeKind};

/// The slowest and the fastest speed, in seconds of show time in a second.
pub const SPEEDS: std::ops::RangeInclusive<f64> = 0.25..=8.0;

/// Factor by which the show runs faster for each move that waits to be shown.
const HASTE: f64 = 1.5;
/// Greatest such factor.
const MOST_HASTE: f64 = 6.0;

pub(crate) fn plugin(app: &mut App) {
    app.add_message::<RequestRedraw>().add_systems(Update, advance.in_set(AppSystems::Advance).in_set(PlayheadSystems));
}

/// Systems that move the playhead.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PlayheadSystems;

/// Moment of the record that is shown, with the speed and direction of its movement.
#[derive(Resource, Clone, Debug, PartialEq)]
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
        // Times closer than this are one.
        let near = |start: f64| (start - self.time).abs() < 1e-6;
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

    /// Returns where the playhead is after some seconds, in a show with this many plies still to come after the one
    /// shown.
    pub fn after(&self, seconds: f64, duration: f64, waiting: usize) -> f64 {
        (self.time + self.pace(waiting) * seconds).clamp(0.0, duration)
    }
}

/// An event of the game has just been shown, going forward. Sounds answer it.
#[derive(Event, Clone, Copy, Debug, PartialEq)]
pub struct EventShown {
    /// The event on the time line.
    pub keyframe: Keyframe,
    /// Seconds of show time that pass in a second.
    pub pace: f64,
}

/// Moves the playhead, and asks for the next frame as long as it moves.
fn advance(
    mut playhead: ResMut<Playhead>,
    current: Res<CurrentGame>,
    (preferences, projecting): (Res<Preferences>, Res<Projecting>),
    language: Res<UiLanguage>,
    time: Res<Time<Real>>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut commands: Commands,
) {
    if !playhead.playing {
        return;
    }
    let show = &current.choreography;
    let before = playhead.time;
    let waiting = show.plies().saturating_sub(show.moment(before).plies + 1);
    // A frame that took long, as the first one does, must not swallow a part of the show.
    let seconds = time.delta_secs_f64().min(0.1);
    if playhead.rest > 0.0 {
        playhead.rest -= seconds;
        redraw.write(RequestRedraw);
        return;
    }
    playhead.time = playhead.after(seconds, show.duration(), waiting);
    if let Some((time, remark)) = remark_between(&current, before, playhead.time).filter(|_| !playhead.live) {
        playhead.time = time;
        playhead.rest = reading_time(remark) / playhead.speed;
    }
    let reads = (preferences.waits_at_captures || projecting.0) && !playhead.live && !playhead.backwards;
    if let Some((time, clause)) = captured_between(show, before, playhead.time).filter(|_| reads) {
        playhead.time = time;
        playhead.rest = playhead.rest.max(reading_time(&language.0.clause(current.game.rules(), clause)));
    }
    // Moves that wait to be shown are not kept waiting.
    let pauses = preferences.lap_by_lap && !playhead.backwards && !(playhead.live && waiting > 0);
    let pause = if pauses { move_grouping::next_pause(show, before) } else { f64::INFINITY };
    let asks = playhead.asks && !playhead.backwards;
    let pause = move_grouping::before_last_seed(show, before).filter(|_| asks).map_or(pause, |asks| pause.min(asks));
    playhead.time = playhead.time.min(pause);
    let pace = playhead.pace(waiting);
    for keyframe in show.ended(before, playhead.time) {
        commands.trigger(EventShown { keyframe: show.keyframes()[keyframe], pace });
    }
    let end = if playhead.backwards { 0.0 } else { show.duration() };
    if playhead.time == end || playhead.time == pause {
        let time = playhead.time;
        playhead.stop_at(time);
    }
    redraw.write(RequestRedraw);
}

/// The first remark on a ply that ends after one time and not after another, and when it ends.
fn remark_between(current: &CurrentGame, from: f64, to: f64) -> Option<(f64, &str)> {
    let show = &current.choreography;
    let first = show.moment(from).plies + 1;
    let said = (first..current.path().len()).map(|ply| (ply, current.node(ply).comment.as_str()));
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
