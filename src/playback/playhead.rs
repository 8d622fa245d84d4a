//! The time shown: one number. Play, pause, speed, step, seek, backwards.

use crate::play::CurrentGame;
use crate::settings::Preferences;
use crate::ui::Projecting;
use crate::ui::language::UiLanguage;
use crate::ui::systems::AppSystems;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use mancala::rules::Cause;
use naqala_core::session::{Session, move_grouping};
use naqala_core::show::{Choreography, Keyframe, KeyframeKind};

pub(crate) fn plugin(app: &mut App) {
    app.add_message::<RequestRedraw>().add_systems(Update, advance.in_set(AppSystems::Advance).in_set(PlayheadSystems));
}

/// Systems that move the playhead.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PlayheadSystems;

/// Moment of the record that is shown, with the speed and direction of its movement.
#[derive(Resource, Deref, DerefMut, Clone, Debug, Default, PartialEq)]
pub struct Playhead(pub naqala_core::session::Playhead);

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
fn remark_between(current: &Session, from: f64, to: f64) -> Option<(f64, &str)> {
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
