//! A position set up on the board: seeds are put in by a click, taken out with Shift, both by the wheel, and counts are typed.
//! So are special pieces, once they are chosen.

use crate::board::keys::{CollectKeysSystems, on_board, point_out};
use crate::board::overlay::place_at;
use crate::board::{BoardSystems, Pointed, TableLayout};
use crate::editor::PositionCommand;
use crate::play::CurrentGame;
use crate::play::activity::Activity;
use crate::ui::Dialog;
use crate::ui::keys::{Held, pressed_in_order};
use crate::ui::shortcuts::{Keyboard, trigger_by_key};
use crate::ui::systems::AppSystems;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input::mouse::{MouseScrollUnit, MouseWheel};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use mancala::rules::{PitId, Place};
use naqala_core::workshop::Edit;
use naqala_core::workshop::composer::holds_seeds;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<KeyboardInput>().add_message::<MouseWheel>().add_systems(
        Update,
        (by_mouse, by_key.after(CollectKeysSystems).before(BoardSystems::Keys))
            .run_if(resource_exists::<TableLayout>)
            .in_set(AppSystems::Ask)
            .after(trigger_by_key),
    );
}

/// Digits typed within this time of one another, in seconds, are one number.
const PAUSE: f64 = 1.5;
/// Pixels that count as one turn of a wheel that reports pixels.
const PIXELS: f32 = 40.0;

/// A click or the wheel on a place beside the pits, and the wheel on a pit. Clicks on pits are felt by themselves.
fn by_mouse(
    buttons: Option<Res<ButtonInput<MouseButton>>>,
    keys: Option<Res<ButtonInput<KeyCode>>>,
    mut wheel: MessageReader<MouseWheel>,
    window: Query<&Window, With<PrimaryWindow>>,
    (current, layout, activity, dialog): (Res<CurrentGame>, Res<TableLayout>, Res<Activity>, Res<Dialog>),
    mut turned: Local<f32>,
    mut commands: Commands,
) {
    if !activity.composes() || dialog.is_open() || layout.radius <= 0.0 {
        wheel.clear();
        return;
    }
    let under = || {
        let at = window.single().ok()?.cursor_position()?;
        place_at(&current.game.rules().board, &layout, at).filter(|&place| holds_seeds(place))
    };
    let shift = keys.is_some_and(|keys| keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]));
    if buttons.is_some_and(|buttons| buttons.just_pressed(MouseButton::Left))
        && let Some(place) = under().filter(|place| place.as_pit().is_none())
    {
        commands.trigger(PositionCommand::Edit(Edit::Add(activity.aimed(place), if shift { -1 } else { 1 })));
    }
    for event in wheel.read() {
        *turned += match event.unit {
            MouseScrollUnit::Line => event.y,
            MouseScrollUnit::Pixel => event.y / PIXELS,
        };
    }
    let steps = turned.trunc();
    *turned -= steps;
    if steps != 0.0
        && let Some(place) = under()
    {
        commands.trigger(PositionCommand::Edit(Edit::Add(activity.aimed(place), steps as i32)));
    }
}

/// Arrow keys and letters go from pit to pit; a number is typed, Enter puts a seed in, Backspace takes one out. An asterisk
/// changes between seeds and special pieces.
fn by_key(
    mut pressed: MessageReader<KeyboardInput>,
    held: Res<ButtonInput<KeyCode>>,
    keyboard: Keyboard,
    (current, activity, time, layout): (Res<CurrentGame>, Res<Activity>, Res<Time>, Res<TableLayout>),
    mut typed: Local<Option<Typed>>,
    mut pointed: ResMut<Pointed>,
    mut commands: Commands,
) {
    if !activity.composes() || keyboard.is_taken() {
        pressed.clear();
        return;
    }
    let board = &current.game.rules().board;
    let now = time.elapsed_secs_f64();
    let keys = pressed_in_order(pressed.read(), Held::now(&held));
    for (key, _) in keys.filter(|(_, held)| !held.control && !held.alt) {
        if matches!(&key.logical_key, Key::Character(text) if text == "*") && activity.has_specials() {
            commands.trigger(PositionCommand::AddSpecials(!activity.adds_specials()));
            continue;
        }
        let (next, entered) = point_out(&on_board(key, layout.turned), board, *pointed);
        let place = |pit: PitId| activity.aimed(Place::pit(pit));
        let edit = match (&key.logical_key, pointed.pit) {
            (Key::Backspace, Some(pit)) => Some(Edit::Add(place(pit), -1)),
            (Key::Delete, Some(pit)) => Some(Edit::Count(place(pit), 0)),
            (Key::Character(text), Some(pit)) => digit(text).map(|digit| {
                let before = typed.filter(|typed| typed.pit == pit && now - typed.at < PAUSE);
                let seeds = before.map_or(0, |typed| typed.seeds).saturating_mul(10).saturating_add(digit);
                *typed = Some(Typed { pit, seeds, at: now });
                Edit::Count(place(pit), seeds)
            }),
            _ => entered.map(|pit| Edit::Add(place(pit), 1)),
        };
        match edit {
            Some(edit) => commands.trigger(PositionCommand::Edit(edit)),
            None => {
                pointed.set_if_neq(next);
            }
        }
    }
}

/// A number being typed.
#[derive(Clone, Copy)]
struct Typed {
    pit: PitId,
    seeds: u16,
    /// Time of the last digit, in seconds.
    at: f64,
}

fn digit(text: &str) -> Option<u16> {
    text.parse().ok().filter(|&digit| digit < 10 && text.len() == 1)
}
