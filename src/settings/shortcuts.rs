//! Keys for preferences.

use super::text_size::TextSize::{Larger, Smaller, Usual};
use super::{Preferences, SettingsCommand};
use crate::ui::shortcuts::{Chord, ShortcutApp};
use bevy::input::keyboard::Key;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    let lap_by_lap = |preferences: Res<Preferences>| Some(SettingsCommand::LapByLap(!preferences.lap_by_lap).into());
    let sizes = [('+', Larger), ('=', Larger), ('-', Smaller), ('_', Smaller), ('0', Usual)];
    app.add_key_rows(&[
        (160, "keys-lap-by-lap", "keys-lap-by-lap-does"),
        (210, "keys-turn", "keys-turn-does"),
        (340, "keys-text-size", "keys-text-size-does"),
    ])
    .add_shortcuts([
        Chord::key(Key::F3).asks(lap_by_lap).while_typing(),
        Chord::letter('t').does(SettingsCommand::TurnBoard).while_typing(),
    ])
    // Where such a sign is on the key of a digit, that digit comes first.
    .add_shortcuts(sizes.map(|(sign, size)| {
        let chord = Chord::typed(sign).control();
        chord.does(SettingsCommand::TextSize(size)).while_typing().over_dialogs().priority(-1)
    }));
}
