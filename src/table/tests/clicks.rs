//! What the mouse does, from the window's own messages to a move.

use super::*;
use bevy::camera::RenderTarget;
use bevy::input::mouse::MouseButtonInput;
use bevy::input::touch::TouchInput;
use bevy::picking::DefaultPickingPlugins;
use bevy::window::{CursorMoved, PrimaryWindow, WindowEvent};

/// A table in a window, and the window.
fn in_window(current: Current) -> (App, Entity) {
    let mut app = table(current);
    app.add_message::<WindowEvent>().add_message::<TouchInput>().add_plugins(DefaultPickingPlugins);
    app.world_mut().spawn(PointerId::Mouse);
    app.world_mut().spawn((Camera::default(), RenderTarget::default()));
    let window = app.world_mut().spawn((Window::default(), PrimaryWindow)).id();
    app.update();
    (app, window)
}

fn moved(app: &mut App, window: Entity, pit: PitId) {
    let position = app.world().resource::<Layout>().pit(pit);
    app.world_mut().write_message(WindowEvent::CursorMoved(CursorMoved { window, position, delta: None }));
}

fn button(app: &mut App, window: Entity, state: ButtonState) {
    let input = MouseButtonInput { button: MouseButton::Left, state, window };
    app.world_mut().write_message(WindowEvent::MouseButtonInput(input));
}

fn pit(app: &App, name: &str) -> PitId {
    app.world().resource::<Current>().game.rules().board.pit_named(name).expect("the board has such a pit")
}

#[test]
fn a_click_right_after_a_motion_within_one_frame_counts() {
    let (mut app, window) = in_window(random_game("kalah", 0, 1));
    let c1 = pit(&app, "c1");
    moved(&mut app, window, c1);
    button(&mut app, window, ButtonState::Pressed);
    button(&mut app, window, ButtonState::Released);
    for _ in 0..4 {
        app.update();
    }
    assert_eq!(played(&app), ["c1"]);
}

#[test]
fn what_the_mouse_does_within_one_frame_is_done_in_order_and_once() {
    let (mut app, window) = in_window(random_game("kalah", 0, 1));
    let [from, to] = ["a1", "b1"].map(|name| pit(&app, name));
    // Pressed at one pit and let go at another: neither is meant.
    moved(&mut app, window, from);
    button(&mut app, window, ButtonState::Pressed);
    moved(&mut app, window, to);
    button(&mut app, window, ButtonState::Released);
    for _ in 0..8 {
        app.update();
    }
    assert_eq!(played(&app), [] as [&str; 0]);
    // Two clicks are two moves: that in c1 ends in the store and is followed by another.
    for name in ["c1", "a1"] {
        let at = pit(&app, name);
        moved(&mut app, window, at);
        button(&mut app, window, ButtonState::Pressed);
        button(&mut app, window, ButtonState::Released);
        for _ in 0..200 {
            app.update();
        }
    }
    assert_eq!(played(&app), ["c1", "a1"]);
}
