//! Screen readers: what they ask for is passed on to the panel and the table, and the window is woken for it. While none
//! listens, nothing is told.

use crate::ui::keyboard::say_only_what_is_new;
use bevy::a11y::{AccessibilityRequested, ActionRequest};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy::winit::accessibility::{WinitActionRequestHandler, WinitActionRequestHandlers};
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use bevy_egui::{EguiContext, EguiInput, EguiPreUpdateSet, egui};
use std::sync::{Arc, Mutex, Weak};
use std::time::Duration;

pub(super) fn plugin(app: &mut App) {
    // Pictures and films are made without a window.
    let has_window = resource_exists::<WinitActionRequestHandlers>;
    app.add_systems(
        PreUpdate,
        (tell_if_asked, pass_on.after(say_only_what_is_new))
            .run_if(has_window)
            .after(EguiPreUpdateSet::ProcessInput)
            .before(EguiPreUpdateSet::BeginPass),
    )
    .add_systems(Last, (have_requests_noticed, draw_what_was_asked).run_if(has_window));
}

/// Intervals of looking for requests of a screen reader, and for the presence of one.
const SOON: Duration = Duration::from_millis(25);
const LATER: Duration = Duration::from_millis(500);

/// Describes what is shown, or no longer does.
fn tell_if_asked(requested: Res<AccessibilityRequested>, mut panels: Query<&mut EguiContext>) {
    let asked = requested.get();
    for mut panel in &mut panels {
        match asked {
            true => panel.get_mut().enable_accesskit(),
            // Bevy begins with it for every window.
            false => panel.get_mut().disable_accesskit(),
        }
    }
}

fn pass_on(mut asked: MessageReader<ActionRequest>, mut panels: Query<&mut EguiInput>) {
    for request in asked.read() {
        for mut input in &mut panels {
            input.events.push(egui::Event::AccessKitActionRequest(request.0.clone()));
        }
    }
}

/// Draws another frame after a request, which takes effect in it.
fn draw_what_was_asked(mut asked: MessageReader<ActionRequest>, mut redraw: MessageWriter<RequestRedraw>) {
    if asked.read().count() > 0 {
        redraw.write(RequestRedraw);
    }
}

/// A window at rest hears nothing: another thread looks whether something is asked of it, and wakes it.
fn have_requests_noticed(
    handlers: Res<WinitActionRequestHandlers>,
    requested: Res<AccessibilityRequested>,
    events: Option<Res<EventLoopProxyWrapper>>,
    mut done: Local<bool>,
) {
    let (Some(handler), Some(events), false) = (handlers.values().next(), events, *done) else { return };
    *done = true;
    let (queue, requested, events) = (Arc::downgrade(handler), requested.clone(), (**events).clone());
    std::thread::spawn(move || {
        let mut heard = false;
        while let Some(waiting) = is_waiting(&queue) {
            let begins = requested.get() && !std::mem::replace(&mut heard, requested.get());
            // When the window is gone, so is the queue.
            if waiting || begins {
                let _ = events.send_event(WinitUserEvent::WakeUp);
            }
            std::thread::sleep(if heard { SOON } else { LATER });
        }
    });
}

/// Returns whether something is asked for; `None` when the window is gone.
fn is_waiting(queue: &Weak<Mutex<WinitActionRequestHandler>>) -> Option<bool> {
    let queue = queue.upgrade()?;
    // Whoever else held the queue left it whole.
    let waiting = queue.lock().unwrap_or_else(|held| held.into_inner());
    Some(!waiting.is_empty())
}
