//! Grouping of the plies of a record into moves, and the laps within them: the units by which a show is stepped through.

pub use mancala::record::moves::{count as moves, ply_goes_on as goes_on};

use crate::show::{Choreography, KeyframeKind, LapStart};
use mancala::engine::Game;
use std::ops::Range;

/// The number of the move to which a ply belongs. Moves are counted from 1, each with all its answers.
pub fn number(game: &Game, ply: usize) -> usize {
    (0..=ply).filter(|&at| !goes_on(game, at)).count()
}

/// The plies of a move by its number, if there is one.
pub fn plies_of(game: &Game, number: usize) -> Option<Range<usize>> {
    let mut first = (0..game.plies().len()).filter(|&at| !goes_on(game, at));
    first.nth(number.checked_sub(1)?).map(|first| span(game, first))
}

/// The plies of the move to which a ply belongs: from what was chosen to the last answer.
///
/// # Panics
/// If there is no such ply.
pub fn span(game: &Game, ply: usize) -> Range<usize> {
    let first = (0..=ply).rev().find(|&at| !goes_on(game, at)).unwrap_or(0);
    let plies = game.plies().len();
    let end = (ply + 1..plies).find(|&at| !goes_on(game, at)).unwrap_or(plies);
    first..end
}

/// Returns the number of laps there are in the move to which a ply belongs.
pub fn laps(game: &Game, show: &Choreography, ply: usize) -> u32 {
    let span = span(game, ply);
    let begun = show.laps().partition_point(|lap| lap.ply < span.end);
    let last = begun.checked_sub(1).map(|at| show.laps()[at]);
    last.filter(|lap| span.contains(&lap.ply)).map_or(0, |lap| lap.number)
}

/// Returns which lap of the move one is, and how many there are: of the same hand, where several are at work.
pub(super) fn count(game: &Game, show: &Choreography, lap: &LapStart) -> (u32, u32) {
    let span = span(game, lap.ply);
    let own = |it: &&LapStart| span.contains(&it.ply) && it.hand == lap.hand;
    let laps = match lap.hand {
        None => laps(game, show, lap.ply),
        Some(_) => show.laps().iter().filter(own).count() as u32,
    };
    (lap.number, laps)
}

/// Returns when the move shown at a time is over with all its answers, in seconds of show time.
pub fn end_of_move(game: &Game, show: &Choreography, t: f64) -> f64 {
    let ply = show.moment(t).plies;
    if ply < show.plies() { show.ply_start(span(game, ply).end) } else { show.duration() }
}

/// The time to show when stepping forward by a lap: the next beginning of a lap or end of a ply after a time.
pub fn next_lap(show: &Choreography, t: f64) -> f64 {
    let begun = show.laps().partition_point(|lap| lap.start <= t);
    show.laps().get(begun).map_or(f64::INFINITY, |lap| lap.start).min(show.next_ply(t))
}

/// The time to show when stepping back by a lap: the last beginning of a lap or of a ply before a time, or 0.
pub fn previous_lap(show: &Choreography, t: f64) -> f64 {
    let begun = show.laps().partition_point(|lap| lap.start < t);
    begun.checked_sub(1).map_or(0.0, |last| show.laps()[last].start).max(show.previous_ply(t))
}

/// Returns when the last seed of a move begins to fall, in seconds of show time: the first such time after a time.
pub fn before_last_seed(show: &Choreography, t: f64) -> Option<f64> {
    let first = show.moment(t).plies;
    let last_seed = |ply: usize| {
        show.keyframes()[show.ply_keyframes(ply)].iter().rfind(|keyframe| keyframe.kind == KeyframeKind::Sow)
    };
    (first..show.plies()).filter_map(last_seed).map(|keyframe| keyframe.start).find(|&start| start > t)
}

/// The time at which the show pauses when laps are shown one by one: the next end of a lap or of a round after a time.
pub(super) fn next_pause(show: &Choreography, t: f64) -> f64 {
    let begun = show.laps().partition_point(|lap| lap.start <= t);
    let later = show.laps()[begun..].iter().find(|lap| lap.number > 1);
    let pause = later.map_or(f64::INFINITY, |lap| lap.start).min(show.next_ply(t));
    let done = show.keyframes().partition_point(|keyframe| keyframe.end <= t);
    let mut coming = show.keyframes()[done..].iter().take_while(|keyframe| keyframe.end < pause);
    coming.find(|keyframe| keyframe.kind == KeyframeKind::RoundEnd).map_or(pause, |keyframe| keyframe.end)
}
