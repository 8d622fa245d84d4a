//! Keys that move the playhead.

use super::{PlaybackCommand, Scene};
use crate::play::Playhead;
use crate::ui::Action;
use crate::ui::shortcuts::{Chord, ShortcutApp};
use bevy::input::keyboard::Key;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    let plain = |key: Key| Chord::key(key).shift(false);
    let shift = |key: Key| Chord::key(key).shift(true);
    let control = |key: Key| Chord::key(key).control();
    app.add_key_rows(&[
        (70, "keys-play", "keys-play-does"),
        (80, "keys-backwards", "keys-backwards-does"),
        (90, "keys-event", "keys-event-does"),
        (100, "keys-ply", "keys-ply-does"),
        (110, "keys-lap", "keys-lap-does"),
        (120, "keys-round", "keys-round-does"),
        (130, "keys-skip", "keys-skip-does"),
        (140, "keys-ends", "keys-ends-does"),
        (150, "keys-speed", "keys-speed-does"),
    ])
    .add_shortcuts([
        plain(Key::Space).does(PlaybackCommand::PlayPause),
        shift(Key::Space).does(PlaybackCommand::PlayBackwards),
        shift(Key::ArrowRight).does(PlaybackCommand::NextEvent),
        shift(Key::ArrowLeft).does(PlaybackCommand::PreviousEvent),
        plain(Key::ArrowRight).asks(|scene: Res<Scene>| step(&scene, PlaybackCommand::NextEvent)),
        plain(Key::ArrowLeft).asks(|scene: Res<Scene>| step(&scene, PlaybackCommand::PreviousEvent)),
        plain(Key::PageDown).does(PlaybackCommand::NextPly),
        plain(Key::PageUp).does(PlaybackCommand::PreviousPly),
        shift(Key::PageDown).does(PlaybackCommand::NextLap),
        shift(Key::PageUp).does(PlaybackCommand::PreviousLap),
        control(Key::PageDown).does(PlaybackCommand::NextRound),
        control(Key::PageUp).does(PlaybackCommand::PreviousRound),
        Chord::key(Key::Home).does(PlaybackCommand::First),
        plain(Key::End).does(PlaybackCommand::Last),
        shift(Key::End).does(PlaybackCommand::SkipMove),
    ])
    .add_shortcuts([('+', 2.0), ('=', 2.0), ('-', 0.5), ('_', 0.5)].map(|(sign, times)| {
        Chord::typed(sign)
            .asks(move |playhead: Res<Playhead>| Some(PlaybackCommand::Speed(playhead.speed * times).into()))
    }));
}

/// The plain arrow keys belong to the pits while there is a move to choose.
fn step(scene: &Scene, command: PlaybackCommand) -> Option<Action> {
    scene.front.is_none().then(|| command.into())
}
