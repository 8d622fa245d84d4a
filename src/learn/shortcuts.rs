//! Keys for lessons, examples and puzzles: those of a presenter's remote, and those by which a number is typed.

use super::PuzzleCommand;
use crate::play::CurrentGame;
use crate::play::Playhead;
use crate::play::activity::{Activity, ActivityText};
use crate::playback::PlaybackCommand;
use crate::ui::Action;
use crate::ui::Projecting;
use crate::ui::shortcuts::{Chord, ShortcutApp};
use crate::ui::theme::Ring;
use bevy::ecs::system::SystemParam;
use bevy::input::keyboard::Key;
use bevy::prelude::*;

pub(crate) fn plugin(app: &mut App) {
    let plain = |key: Key| Chord::key(key).shift(false);
    app.add_ring_rows(&[
        (20, Ring::Barred, "rings-barred"),
        (30, Ring::Asked, "rings-asked"),
        (40, Ring::Chosen, "rings-chosen"),
        (50, Ring::Described, "rings-described"),
    ])
    .add_shortcuts([
        plain(Key::PageDown).asks(go_on).priority(1),
        plain(Key::Space).asks(go_on).priority(1),
        plain(Key::ArrowRight).asks(go_on).priority(1),
        plain(Key::PageUp).asks(|shown: ProjectedActivity| shown.text()?.back.clone()).priority(1),
        plain(Key::ArrowLeft).asks(back_by_arrow).priority(1),
        Chord::key(Key::Backspace).asks(|activity: Res<Activity>| guess(&activity, |number| number / 10)),
    ])
    .add_shortcuts(('0'..='9').zip(0..).map(|(sign, digit)| {
        let after = move |number: u32| (number * 10 + digit).min(u16::MAX.into());
        Chord::typed(sign).asks(move |activity: Res<Activity>| guess(&activity, after))
    }));
}

/// Guesses the next number, in a puzzle that asks for one.
fn guess(activity: &Activity, after: impl Fn(u32) -> u32) -> Option<Action> {
    let number = activity.shown()?.number?;
    Some(PuzzleCommand::Guess(after(number)).into())
}

/// A lesson, an example or a puzzle that is projected. Enter goes on as well where it chooses no pit.
#[derive(SystemParam)]
struct ProjectedActivity<'w> {
    activity: Res<'w, Activity>,
    projecting: Res<'w, Projecting>,
    playhead: Res<'w, Playhead>,
    current: Res<'w, CurrentGame>,
}

impl ProjectedActivity<'_> {
    fn text(&self) -> Option<&ActivityText> {
        self.activity.shown().filter(|_| self.projecting.0 && !self.activity.composes())
    }
}

fn go_on(shown: ProjectedActivity) -> Option<Action> {
    let text = shown.text()?;
    match shown.playhead.is_asking(&shown.current.choreography) {
        true => Some(PlaybackCommand::PlayPause.into()),
        false => text.next().cloned(),
    }
}

/// In a game at the end of a lesson the arrows belong to the pits.
fn back_by_arrow(shown: ProjectedActivity) -> Option<Action> {
    shown.text().filter(|text| text.next().is_some())?.back.clone()
}
