//! A click counts wherever the mouse has just moved to.
//!
//! The picking of a frame finds the items under a pointer only once, and learns a frame later still what the panel
//! covers; a click goes to the item found in the frame before. A press right after a motion would thus go to the place
//! that the mouse has left: it waits until the new place is known.

use bevy::ecs::message::MessageCursor;
use bevy::picking::PickingSystems;
use bevy::picking::pointer::{PointerAction, PointerId, PointerInput};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use std::collections::VecDeque;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<PointerInput>()
        .add_message::<RequestRedraw>()
        .add_systems(First, wait_for_what_is_under_the_mouse.in_set(PickingSystems::PostInput));
}

/// Frames after a motion until it is known what lies under the mouse.
const FRAMES: u32 = 2;

/// Holds back what the mouse does after a motion, in order.
fn wait_for_what_is_under_the_mouse(
    mut inputs: ResMut<Messages<PointerInput>>,
    mut cursor: Local<MessageCursor<PointerInput>>,
    mut waiting: Local<VecDeque<PointerInput>>,
    mut frames_at_rest: Local<u32>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    *frames_at_rest = frames_at_rest.saturating_add(1);
    if waiting.is_empty() && cursor.is_empty(&inputs) {
        return;
    }
    let (mouse, others): (Vec<PointerInput>, _) =
        cursor.read(&inputs).cloned().partition(|input| input.pointer_id == PointerId::Mouse);
    waiting.extend(mouse);
    // What is left in there was read in the last frame.
    inputs.clear();
    inputs.write_batch(others);
    let mut pressed = false;
    while let Some(input) = waiting.front() {
        match input.action {
            // Where the mouse is at the end of a frame is where it was pressed.
            PointerAction::Move { .. } if pressed => break,
            PointerAction::Move { .. } => *frames_at_rest = 0,
            _ if *frames_at_rest < FRAMES => break,
            _ => pressed = true,
        }
        inputs.write_batch(waiting.pop_front());
    }
    cursor.clear(&inputs);
    if !waiting.is_empty() {
        redraw.write(RequestRedraw);
    }
}
