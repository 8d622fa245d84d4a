//! Keys for a game shown to a class.

use super::PresenterCommand;
use super::tools::PresenterTools;
use crate::play::Playhead;
use crate::ui::Projecting;
use crate::ui::shortcuts::{Chord, ShortcutApp};
use crate::ui::theme::{DRAWINGS, Ring};
use bevy::input::keyboard::Key;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    let any = |key: Key| Chord::key(key).with_anything();
    let project = |projecting: Res<Projecting>| Some(PresenterCommand::Project(!projecting.0).into());
    let end = |projecting: Res<Projecting>| projecting.0.then(|| PresenterCommand::Project(false).into());
    let ask = |playhead: Res<Playhead>| Some(PresenterCommand::AskFirst(!playhead.asks).into());
    let freeze = |playhead: Res<Playhead>| Some(PresenterCommand::Freeze(!playhead.frozen).into());
    let undo = |tools: Res<PresenterTools>| (!tools.strokes.is_empty()).then(|| PresenterCommand::UndoDrawing.into());
    app.add_key_rows(&[
        (290, "keys-project", "keys-project-does"),
        (300, "keys-remote", "keys-remote-does"),
        (310, "keys-class", "keys-class-does"),
        (320, "keys-draw", "keys-draw-does"),
    ])
    .add_ring_rows(&[(10, Ring::Drawn(DRAWINGS[0]), "rings-drawn")])
    .add_shortcuts([
        any(Key::F5).asks(project).while_typing(),
        any(Key::Escape).asks(end).priority(1),
        any(Key::F8).asks(ask).while_typing(),
        any(Key::F9).asks(freeze).while_typing(),
        Chord::letter('z').shift(false).asks(undo).priority(2),
    ]);
}
