//! The playhead as it moves.

use crate::play::{CurrentGame, Playhead};
use crate::settings::Preferences;
use crate::ui::Projecting;
use crate::ui::language::UiLanguage;
use crate::ui::systems::AppSystems;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use naqala_core::session::Pauses;
use naqala_core::show::Keyframe;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ShowWaits>()
        .add_message::<RequestRedraw>()
        .add_systems(Update, advance.in_set(AppSystems::Advance).in_set(PlayheadSystems));
}

/// Systems that move the playhead.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PlayheadSystems;

/// `true` while the show waits for something, such as a caption that is read aloud.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct ShowWaits(pub(crate) bool);

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
    (language, waits): (Res<UiLanguage>, Res<ShowWaits>),
    time: Res<Time<Real>>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut commands: Commands,
) {
    if !playhead.playing || waits.0 {
        return;
    }
    let pauses = Pauses { captures: preferences.waits_at_captures || projecting.0, laps: preferences.lap_by_lap };
    // A frame that took long, as the first one does, must not swallow a part of the show.
    let seconds = time.delta_secs_f64().min(0.1);
    let (ended, pace) = playhead.advance(&current, &language.0, seconds, pauses);
    for &keyframe in &current.choreography.keyframes()[ended] {
        commands.trigger(EventShown { keyframe, pace });
    }
    redraw.write(RequestRedraw);
}
