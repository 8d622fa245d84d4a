//! Pits that may be played breathe while somebody is about: for a few breaths after the pointer has moved over the table
//! or the turn has come to a player. Then they hold still, and nothing is drawn until something happens.

use super::{BoardContext, BoardSystems, TableArea};
use crate::settings::Preferences;
use bevy::prelude::*;
use bevy::window::CursorMoved;
use bevy::winit::{UpdateMode, WinitSettings};
use std::f32::consts::TAU;
use std::time::Duration;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<HighlightPulse>()
        .init_resource::<HideChoiceMarkers>()
        .register_type::<HighlightPulse>()
        .register_type::<HideChoiceMarkers>()
        .add_message::<CursorMoved>()
        .add_systems(Update, pulse_highlights.in_set(BoardSystems::Highlights));
}

/// `true` if nobody is at the table, as in a film: no pit is then marked as a choice.
#[derive(Resource, Reflect, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[reflect(Resource)]
pub struct HideChoiceMarkers(pub bool);

/// A breath, in and out, in seconds.
const BREATH: f32 = 3.2;
/// Breaths taken after something has happened.
const BREATHS: f32 = 2.0;
/// Part of their light that the pits lose in between.
const DEPTH: f32 = 0.45;
/// Time from one picture of it to the next: so slow a change needs few.
const TICK: Duration = Duration::from_millis(150);
/// The same when nothing is to be drawn.
const REST: Duration = Duration::from_secs(3600);

/// Brightness of the pits that may be played.
#[derive(Resource, Reflect, Clone, Copy, Debug, PartialEq)]
#[reflect(Resource)]
pub struct HighlightPulse {
    /// From less than 1 up to 1, at which they rest.
    pub light: f32,
    /// Seconds since the first of these breaths.
    past: f32,
    /// Seconds in which they end.
    until: f32,
}

impl Default for HighlightPulse {
    fn default() -> Self {
        HighlightPulse { light: 1.0, past: 0.0, until: 0.0 }
    }
}

impl HighlightPulse {
    /// Takes a few breaths from now on, going on with the one that is being taken.
    fn wake(&mut self) {
        if self.past >= self.until {
            self.past = 0.0;
        }
        self.until = ((self.past / BREATH).ceil() + BREATHS) * BREATH;
    }

    /// Goes on by some seconds, or holds still at once.
    fn go_on(&mut self, seconds: f32, may: bool) {
        self.past = if may { (self.past + seconds).min(self.until) } else { self.until };
        self.light = if self.past < self.until { light(self.past) } else { 1.0 };
    }

    /// Returns whether another picture of it is wanted.
    fn goes_on(&self) -> bool {
        self.past < self.until
    }
}

/// Returns how bright they are after some seconds, 1 at the beginning and the end of each breath.
fn light(seconds: f32) -> f32 {
    1.0 - DEPTH * (0.5 - 0.5 * (seconds / BREATH * TAU).cos())
}

fn pulse_highlights(
    mut pulse: ResMut<HighlightPulse>,
    mut moved: MessageReader<CursorMoved>,
    time: Res<Time<Real>>,
    area: Res<TableArea>,
    BoardContext { layout, legal_moves, playhead, .. }: BoardContext,
    preferences: Res<Preferences>,
    hide_markers: Res<HideChoiceMarkers>,
    settings: Option<ResMut<WinitSettings>>,
) {
    // Without a window there is nobody to breathe for.
    let Some(mut settings) = settings else { return };
    let table = Rect::new(area.left, area.top, area.left + area.width, area.top + area.height);
    let about = moved.read().filter(|moved| table.contains(moved.position)).count() > 0;
    let turn = legal_moves.is_changed() && !layout.is_changed();
    let may = !legal_moves.moves.is_empty() && !playhead.playing && !preferences.reduced_motion && !hide_markers.0;
    let mut next = *pulse;
    if may && (about || turn) {
        next.wake();
    }
    // A frame after a long rest must not swallow a breath.
    next.go_on(time.delta_secs().min(2.0 * TICK.as_secs_f32()), may);
    pulse.set_if_neq(next);
    let [tick, rest] = [TICK, REST].map(UpdateMode::reactive_low_power);
    if pulse.goes_on() && settings.focused_mode != tick {
        settings.focused_mode = tick;
    } else if !pulse.goes_on() && settings.focused_mode == tick {
        settings.focused_mode = rest;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn breaths_begin_and_end_at_full_light_and_then_nothing_more_is_drawn() {
        let mut breath = HighlightPulse::default();
        assert!(!breath.goes_on());
        breath.wake();
        let (mut least, mut seconds): (f32, f32) = (1.0, 0.0);
        let mut before = breath.light;
        while breath.goes_on() {
            breath.go_on(0.15, true);
            assert!((breath.light - before).abs() < 0.08, "no leaps");
            before = breath.light;
            least = least.min(breath.light);
            seconds += 0.15;
        }
        assert_eq!(breath.light, 1.0);
        assert!(least < 0.6 && seconds < 2.0 * BREATH + 0.2);
    }

    #[test]
    fn who_moves_about_is_breathed_at_without_a_leap() {
        let mut breath = HighlightPulse::default();
        breath.wake();
        for _ in 0..200 {
            breath.go_on(0.05, true);
            let light = breath.light;
            breath.wake();
            breath.go_on(0.0, true);
            assert!((breath.light - light).abs() < 1e-4);
        }
        breath.go_on(0.05, false);
        assert_eq!((breath.light, breath.goes_on()), (1.0, false));
    }
}
