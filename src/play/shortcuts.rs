//! Keys that take moves back and play them again.

use super::PlayCommand;
use crate::ui::shortcuts::{Chord, ShortcutApp};
use bevy::prelude::App;

pub(super) fn plugin(app: &mut App) {
    app.add_key_rows(&[(200, "keys-undo", "keys-undo-does")]).add_shortcuts([
        Chord::letter('z').shift(false).does(PlayCommand::Undo),
        Chord::letter('z').shift(true).does(PlayCommand::Redo),
        Chord::letter('y').does(PlayCommand::Redo),
    ]);
}
