//! Sounds: one knock of stone on wood for every seed that lands, and one each for a capture, another move and the end.
//! Answers [`EventShown`], and so is silent while the show stands still, is set elsewhere or runs backwards.
//!
//! [`cue`] chooses the sound of an event, [`timbre`] makes the sounds out of a few numbers, and [`voices`] sends them
//! to the loudspeaker from a thread of its own. Without a loudspeaker there is no sound, and no error either.

pub mod cue;
pub mod timbre;
pub mod voices;

use crate::play::CurrentGame;
use crate::playback::EventShown;
use crate::settings::dialog::change;
use crate::settings::{Preferences, SettingsCommand};
use crate::ui::language::UiLanguage;
use crate::ui::shortcuts::{Chord, ShortcutApp};
use crate::ui::slots::{Slot, SlotApp};
use crate::ui::{Action, style};
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::egui::{Slider, Ui};
use voices::SoundOutput;

/// Gives the window its sound; films and pictures have none.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<SoundOutput>()
        .add_observer(sound_event.run_if(any_with_component::<PrimaryWindow>))
        .add_view(Slot::Preferences, 20, volume)
        .add_key_rows(&[(170, "keys-sound", "keys-sound-does")])
        .add_shortcuts([Chord::key(Key::F4).does(SettingsCommand::ToggleSound).while_typing()]);
}

/// Shows the preferences for sound.
fn volume(InMut(ui): InMut<Ui>, language: Res<UiLanguage>, liked: ResMut<Preferences>) -> Option<Action> {
    let words = &language.0;
    change(liked, |liked| {
        ui.horizontal_wrapped(|ui| {
            let label = ui.label(words.label("preferences-volume"));
            let volume = Slider::new(&mut liked.volume, 0.0..=1.0).show_value(false);
            style::add_if(ui, !liked.muted, volume).labelled_by(label.id);
            ui.checkbox(&mut liked.muted, words.label("preferences-muted"));
        });
    })
}

fn sound_event(
    shown: On<EventShown>,
    current: Res<CurrentGame>,
    preferences: Res<Preferences>,
    mut voices: ResMut<SoundOutput>,
) {
    if preferences.muted || preferences.volume <= 0.0 {
        return;
    }
    let keyframe = &shown.keyframe;
    let stones = keyframe.at.map_or(0, |place| current.choreography.count(place, keyframe.end));
    if let Some(cue) = cue::of(keyframe, stones, shown.pace) {
        voices.play(cue.at_volume(preferences.volume));
    }
}

#[cfg(test)]
mod tests {
    use super::cue::Cue;
    use super::timbre::Timbre;
    use super::*;
    use crate::tests::panel::{ROOMY, Stage, click};
    use crate::tests::{PLAIN, action_of, pressed, room};
    use mancala::engine::{Game, legal_moves, start};
    use mancala::record::Record;
    use mancala::rules::{Catalogue, Settings};
    use naqala_core::session::Session;
    use std::sync::Arc;

    /// Returns what is heard of the first move of Kalah with these preferences, at a pace.
    fn heard(preferences: Preferences, pace: f64) -> Vec<Cue> {
        let rules =
            Arc::new(Catalogue::shipped().rules("kalah", &Settings::new()).expect("a shipped variant is sound"));
        let mut game = Game::new(rules.clone(), start(&rules));
        let moves = legal_moves(&rules, game.position());
        game.play(moves[2]).expect("a legal move");
        let current = Session::new(game, Record::default());
        let keyframes = current.choreography.keyframes().to_vec();
        let (voices, overheard) = SoundOutput::overheard();
        let mut app = App::new();
        app.insert_resource(CurrentGame(current))
            .insert_resource(preferences)
            .insert_resource(voices)
            .add_observer(sound_event);
        for keyframe in keyframes {
            app.world_mut().trigger(EventShown { keyframe, pace });
        }
        overheard.try_iter().collect()
    }

    #[test]
    fn a_move_is_heard_stone_by_stone_and_its_bonus_after_it() {
        let cues = heard(Preferences::default(), 1.0);
        // From c1 four seeds fall, the last in the store, and South moves again.
        assert_eq!(
            cues.iter().map(|cue| cue.timbre).collect::<Vec<_>>(),
            [Timbre::Stone, Timbre::Stone, Timbre::Stone, Timbre::Stone, Timbre::Bonus]
        );
        assert_eq!(cues[0].pitch, cues[2].pitch, "three pits of five seeds");
        assert!(cues[3].pitch < cues[0].pitch, "the store is the deeper hollow");
    }

    #[test]
    fn nothing_is_heard_that_was_switched_off_and_less_that_was_turned_down() {
        assert_eq!(heard(Preferences { muted: true, ..Preferences::default() }, 1.0), []);
        assert_eq!(heard(Preferences { volume: 0.0, ..Preferences::default() }, 1.0), []);
        let loud = |volume, pace| heard(Preferences { volume, ..Preferences::default() }, pace)[0].volume;
        assert!(loud(0.2, 1.0) < loud(0.9, 1.0));
        assert!(loud(0.9, 4.0) < loud(0.9, 1.0), "quieter when fast");
    }

    #[test]
    fn sound_is_switched_off_by_key_and_in_the_dialog() {
        let f4 = action_of(&mut room("kalah"), &pressed(Key::F4, KeyCode::F4), PLAIN);
        assert_eq!(f4, Some(SettingsCommand::ToggleSound.into()));
        let mut harness = Stage::new("kalah", 2).shown(ROOMY);
        for label in ["transport-preferences", "preferences-muted"] {
            let label = harness.state().words.label(label);
            click(&mut harness, &label);
        }
        assert!(harness.state().preferences.muted);
    }
}
