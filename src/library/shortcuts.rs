//! The key for the list of games.

use crate::ui::shortcuts::{Chord, ShortcutApp};
use crate::ui::{PanelTarget, WindowCommand};
use bevy::prelude::App;

pub(super) fn plugin(app: &mut App) {
    app.add_key_rows(&[(230, "keys-new", "keys-new-does")])
        .add_shortcuts([Chord::letter('n').does(WindowCommand::Show(PanelTarget::Games)).while_typing()]);
}
