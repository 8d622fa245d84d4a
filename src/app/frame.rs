//! Layout of the window: the side panel at the right, the transport bar below, the rest for the table, and over all of
//! it windows, dialogs and notifications.

use super::{bar, side_panel};
use crate::play::activity::Activity;
use crate::settings::Preferences;
use crate::ui::Projecting;
use crate::ui::file_dialog::FileDialogs;
use crate::ui::language::UiLanguage;
use crate::ui::slots::{self, Slot};
use crate::ui::tabs::SidePanel;
use crate::ui::{Action, Dialog, Unattended, dialog, notifications, run_view, style};
use bevy::prelude::*;
use bevy_egui::egui::containers::panel::PanelState;
use bevy_egui::egui::{Context, FocusDirection, Id, LayerId, Panel, Rect, Ui, UiBuilder};

/// The whole window, to be laid out.
pub fn whole(ctx: &Context) -> Ui {
    let whole = UiBuilder::new().layer_id(LayerId::background()).max_rect(ctx.content_rect());
    Ui::new(ctx.clone(), Id::new("window"), whole)
}

/// Shows everything and tells what was asked for and which part of the window is left for the table.
pub fn show(ui: &mut Ui, world: &mut World) -> (Vec<Action>, Rect) {
    run_view(world, give_keyboard, ui);
    let mut actions = Vec::new();
    let projecting = world.resource::<Projecting>().0;
    let open = world.resource::<Preferences>().panel_open && !projecting;
    // Where letters are large for the window, the bar runs under the side panel as well: in the room beside it, it would
    // be so high that little were left for the table.
    let under = ui.available_width() < ROOMY * style::scale(ui);
    let beside = open && !under;
    if beside {
        actions.extend(side_panel(ui, world));
    }
    // Nothing plays while a position is set up, and what is changed of it takes room.
    let composes = world.resource::<Activity>().shown().is_some_and(|shown| shown.composed.is_some());
    if !composes || projecting {
        Panel::bottom("transport")
            .resizable(false)
            .frame(style::bar_frame(ui))
            .show(ui, |ui| actions.extend(bar::show(ui, world)));
    }
    if open && !beside {
        actions.extend(side_panel(ui, world));
    }
    if !world.resource::<Unattended>().0 {
        actions.extend(slots::show(world, Slot::Top, ui));
    }
    let left = ui.available_rect_before_wrap();
    let ctx = ui.ctx().clone();
    actions.extend(dialog::show(&ctx, world));
    actions.extend(run_view(world, ask_for_file, &ctx));
    actions.extend(run_view(world, notifications::show, (&ctx, left)));
    (actions, left)
}

/// Shows the dialog for files, if it is open.
fn ask_for_file(
    InRef(ctx): InRef<Context>,
    language: Res<UiLanguage>,
    mut files: ResMut<FileDialogs>,
    mut preferences: ResMut<Preferences>,
) -> Option<Action> {
    if !files.is_open() {
        return None;
    }
    let mut liked = preferences.clone();
    let action = files.show(ctx, &language.0, &mut liked);
    preferences.set_if_neq(liked);
    action
}

/// In a window narrower than this, in points at text size 1, the bar needs its whole width.
const ROOMY: f32 = 760.0;

/// Takes the keyboard from what lies behind a dialog that opens, and gives it to the first thing in the dialog as soon as
/// nothing behind can have it. The dialogs for files have places of their own for it.
fn give_keyboard(InMut(ui): InMut<Ui>, open: Res<Dialog>, files: Res<FileDialogs>, mut given: Local<Option<LayerId>>) {
    let dialog = ui.memory(|memory| memory.top_modal_layer());
    let is_new = std::mem::replace(&mut *given, dialog) != dialog;
    let has_dialog = open.is_open() || files.is_open();
    ui.memory_mut(|memory| {
        if let Some(behind) = memory.focused().filter(|_| has_dialog && dialog.is_none()) {
            memory.surrender_focus(behind);
        }
        if is_new && dialog.is_some() && memory.focused().is_none() && !files.is_open() {
            memory.move_focus(FocusDirection::Next);
        }
    });
}

fn side_panel(ui: &mut Ui, world: &mut World) -> Vec<Action> {
    let scale = style::scale(ui);
    // Large letters need a wide panel, but the table needs room as well.
    let most = (ui.available_width() * if scale > 1.25 { 0.45 } else { 0.6 }).max(80.0);
    let least = (250.0 * scale).min(most);
    let mut actions = Vec::new();
    let id = Id::new("side");
    // In other letters or another window the panel is as wide as is wished, and not as it had to be before.
    let room = (scale, ui.available_width());
    if world.resource_mut::<SidePanel>().room.replace(room) != Some(room) {
        ui.data_mut(|data| data.remove::<PanelState>(id));
    }
    let before = PanelState::load(ui.ctx(), id).map(|panel| panel.size().x);
    let response = Panel::right(id)
        .resizable(true)
        .default_size((world.resource::<Preferences>().panel_width * scale).clamp(least, most))
        .size_range(least..=most)
        .frame(style::side_frame(ui))
        .show(ui, |ui| {
            ui.take_available_space();
            actions = side_panel::show(&mut ui.new_child(UiBuilder::new()), world);
        })
        .response;
    let width = response.rect.width();
    let dragged = ui.input(|input| input.pointer.any_down()) && before.is_some_and(|it| (it - width).abs() > 0.5);
    if dragged {
        world.resource_mut::<Preferences>().panel_width = width / scale;
    }
    actions
}
