//! Keys for positions being set up and rules being changed.

use super::{EditorCommand, PositionCommand};
use crate::play::activity::Activity;
use crate::ui::Action;
use crate::ui::shortcuts::{Chord, ShortcutApp};
use crate::ui::tabs::RulesTabVisible;
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use naqala_core::workshop::editor::Change;

pub(super) fn plugin(app: &mut App) {
    let leave = |activity: Res<Activity>| activity.composes().then(|| PositionCommand::Leave.into());
    app.add_key_rows(&[(250, "keys-compose", "keys-compose-does")]).add_shortcuts([
        Chord::letter('e').does(PositionCommand::Begin).while_typing(),
        Chord::key(Key::Escape).with_anything().asks(leave),
        Chord::letter('z').shift(false).asks(undo).priority(3),
        Chord::letter('z').shift(true).asks(redo).priority(3),
        Chord::letter('y').asks(redo).priority(3),
    ]);
}

fn undo(editing: Res<RulesTabVisible>) -> Option<Action> {
    editing.0.then(|| EditorCommand::Change(Change::Undo).into())
}

fn redo(editing: Res<RulesTabVisible>) -> Option<Action> {
    editing.0.then(|| EditorCommand::Change(Change::Redo).into())
}
