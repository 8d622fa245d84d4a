//! Layout of the window: the side panel at the right, the transport bar below, the rest for the table, and over all of
//! it windows, dialogs and notifications.

use super::panel_state::{PanelMemory, PanelMut};
use super::view::View;
use super::{dialogs, side_panel};
use crate::learn::activity_bar;
use crate::play::invitation;
use crate::playback::transport;
use crate::ui::Action;
use crate::ui::{notifications, style};
use bevy_egui::egui::containers::panel::PanelState;
use bevy_egui::egui::{Context, FocusDirection, Id, LayerId, Panel, Rect, Ui, UiBuilder};

/// The whole window, to be laid out.
pub fn whole(ctx: &Context) -> Ui {
    let whole = UiBuilder::new().layer_id(LayerId::background()).max_rect(ctx.content_rect());
    Ui::new(ctx.clone(), Id::new("window"), whole)
}

/// Shows everything and tells what was asked for and which part of the window is left for the table.
pub fn show(ui: &mut Ui, view: &View<'_>, memory: &mut PanelMut<'_>) -> (Vec<Action>, Rect) {
    give_keyboard(ui, memory.state);
    let mut actions = Vec::new();
    let open = memory.preferences.panel_open && !view.projecting;
    // Where letters are large for the window, the bar runs under the side panel as well: in the room beside it, it would
    // be so high that little were left for the table.
    let under = ui.available_width() < ROOMY * style::scale(ui);
    let beside = open && !under;
    if beside {
        actions.extend(side_panel(ui, view, memory));
    }
    // Nothing plays while a position is set up, and what is changed of it takes room.
    let composing = view.aside.is_some_and(|shown| shown.composed.is_some()) && !view.projecting;
    if !composing {
        Panel::bottom("transport")
            .resizable(false)
            .frame(style::bar_frame(ui))
            .show(ui, |ui| actions.extend(transport::show(ui, view, memory)));
    }
    if open && !beside {
        actions.extend(side_panel(ui, view, memory));
    }
    if !memory.state.filmed {
        match view.aside {
            Some(shown) if shown.composed.is_none() || !view.projecting => {
                actions.extend(activity_bar::show(ui, view, shown));
            }
            None if !view.projecting => actions.extend(invitation::show(ui, view, memory.state)),
            _ => {}
        }
    }
    let left = ui.available_rect_before_wrap();
    let ctx = ui.ctx().clone();
    actions.extend(dialogs::show(&ctx, view, memory));
    actions.extend(memory.state.files.show(&ctx, view.words, memory.preferences));
    actions.extend(notifications::show(&ctx, left, view.words, memory.state));
    (actions, left)
}

/// In a window narrower than this, in points at text size 1, the bar needs its whole width.
const ROOMY: f32 = 760.0;

/// Takes the keyboard from what lies behind a dialog that opens, and gives it to the first thing in the dialog as soon as
/// nothing behind can have it. The dialogs for files have places of their own for it.
fn give_keyboard(ui: &Ui, state: &mut PanelMemory) {
    let dialog = ui.memory(|memory| memory.top_modal_layer());
    let is_new = std::mem::replace(&mut state.keyboard_given, dialog) != dialog;
    ui.memory_mut(|memory| {
        if let Some(behind) = memory.focused().filter(|_| state.has_dialog() && dialog.is_none()) {
            memory.surrender_focus(behind);
        }
        if is_new && dialog.is_some() && memory.focused().is_none() && !state.files.is_open() {
            memory.move_focus(FocusDirection::Next);
        }
    });
}

fn side_panel(ui: &mut Ui, view: &View<'_>, memory: &mut PanelMut<'_>) -> Vec<Action> {
    let scale = style::scale(ui);
    // Large letters need a wide panel, but the table needs room as well.
    let most = (ui.available_width() * if scale > 1.25 { 0.45 } else { 0.6 }).max(80.0);
    let least = (250.0 * scale).min(most);
    let mut actions = Vec::new();
    let id = Id::new("side");
    // In other letters or another window the panel is as wide as is wished, and not as it had to be before.
    let room = (scale, ui.available_width());
    if memory.state.side_room.replace(room) != Some(room) {
        ui.data_mut(|data| data.remove::<PanelState>(id));
    }
    let before = PanelState::load(ui.ctx(), id).map(|panel| panel.size().x);
    let response = Panel::right(id)
        .resizable(true)
        .default_size((memory.preferences.panel_width * scale).clamp(least, most))
        .size_range(least..=most)
        .frame(style::side_frame(ui))
        .show(ui, |ui| {
            ui.take_available_space();
            actions = side_panel::show(&mut ui.new_child(UiBuilder::new()), view, memory);
        })
        .response;
    let width = response.rect.width();
    let dragged = ui.input(|input| input.pointer.any_down()) && before.is_some_and(|it| (it - width).abs() > 0.5);
    if dragged {
        memory.preferences.panel_width = width / scale;
    }
    actions
}
