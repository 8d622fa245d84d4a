//! Keys for files, positions and saved games.

use super::RecordCommand;
use super::deletions::undo;
use crate::play::CurrentGame;
use crate::ui::Action;
use crate::ui::shortcuts::{Chord, ShortcutApp};
use crate::ui::{PanelTarget, WindowCommand};
use bevy::prelude::*;
use bevy_egui::EguiClipboard;

pub(super) fn plugin(app: &mut App) {
    let show = WindowCommand::Show;
    app.add_key_rows(&[
        (220, "keys-files", "keys-files-does"),
        (240, "keys-copy", "keys-copy-does"),
        (260, "keys-collection", "keys-collection-does"),
    ])
    .add_shortcuts([
        Chord::letter('o').does(show(PanelTarget::OpenFile)).while_typing().opens_dialog(),
        Chord::letter('s').shift(false).asks(save).while_typing().priority(1),
        Chord::letter('s').does(show(PanelTarget::SaveFile)).while_typing().opens_dialog(),
        Chord::letter('c').does(RecordCommand::CopyPosition),
        Chord::letter('v').asks(paste),
        Chord::letter('z').shift(false).asks(undo).priority(1),
        Chord::letter('l').does(show(PanelTarget::Collection)).while_typing(),
    ]);
}

fn save(current: Res<CurrentGame>) -> Option<Action> {
    current.file.clone().map(|file| RecordCommand::Save(file).into())
}

fn paste(clipboard: Option<ResMut<EguiClipboard>>) -> Option<Action> {
    clipboard?.get_text().map(|text| RecordCommand::PastePosition(text).into())
}
