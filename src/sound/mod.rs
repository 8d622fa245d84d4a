//! What is heard: one knock of stone on wood for every seed that lands, and a sound each for a capture, another move and
//! the end. Answers [`Shown`], and so is silent while the show stands still, is set elsewhere or runs backwards.
//!
//! [`cue`] says what is to be heard of an event, [`timbre`] makes the sounds out of a few numbers, and [`voices`] sends
//! them to the loudspeaker from a thread of its own. Where there is no loudspeaker nothing is heard and nothing is said.

pub mod cue;
pub mod timbre;
pub mod voices;

use crate::game::{Current, Preferences, Shown};
use bevy::prelude::*;
use voices::Voices;

/// Gives the window its sound.
pub fn plugin(app: &mut App) {
    app.init_resource::<Voices>().add_observer(sound_event);
}

fn sound_event(shown: On<Shown>, current: Res<Current>, preferences: Res<Preferences>, mut voices: ResMut<Voices>) {
    if preferences.muted || preferences.volume <= 0.0 {
        return;
    }
    let beat = &shown.beat;
    let stones = beat.at.map_or(0, |place| current.choreography.count(place, beat.end));
    if let Some(cue) = cue::of(beat, stones, shown.pace) {
        voices.play(cue.at_volume(preferences.volume));
    }
}
