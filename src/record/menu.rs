//! Menu of actions on the record, with undo and redo next to it.

use super::position_dialog::PositionDialog;
use super::tab::RecordMut;
use crate::editor::PositionCommand;
use crate::play::PlayCommand;
use crate::playback::GameContext;
use crate::record::RecordCommand;
use crate::ui::Action;
use crate::ui::PanelTarget;
use crate::ui::WindowCommand;
use crate::ui::icons::{self, Icon};
use crate::ui::style::{self, FontRole, Palette};
use crate::ui::tooltips;
use bevy_egui::egui::{
    Align, Button, Key, KeyboardShortcut, Layout, Modifiers, RichText, ScrollArea, Ui, WidgetInfo, WidgetType,
};
use mancala::rules::Catalogue;
use naqala_core::samples::samples;

/// Shows the menu and the buttons, and below them what is being made of the record and the file in which it lies.
pub fn show(ui: &mut Ui, view: &GameContext<'_>, memory: &mut RecordMut<'_>) -> Vec<Action> {
    let mut actions = Vec::new();
    ui.horizontal(|ui| {
        ui.menu_button(view.words.label("moves-record"), |ui| {
            // In large letters it is longer than a window is high.
            let room = ui.ctx().content_rect().height() - 40.0 * style::scale(ui);
            let scroll = ScrollArea::vertical().id_salt("record").max_height(room.max(20.0));
            ui.set_min_width(210.0 * style::scale(ui));
            scroll.show(ui, |ui| {
                ui.with_layout(Layout::top_down_justified(Align::Min), |ui| actions.extend(menu(ui, view, memory)));
            });
        });
        // At the right end, and reached from the left.
        let buttons = 2.0 * icons::SIDE * style::picture_scale(ui) + 2.0 * ui.spacing().item_spacing.x;
        ui.add_space((ui.available_width() - buttons).max(0.0));
        actions.extend(take_back(ui, view));
    });
    #[cfg(feature = "film")]
    actions.extend(memory.film.progress(ui, &view.words));
    if let Some(file) = view.current.file.as_deref().and_then(|file| file.file_name()) {
        let name = file.to_string_lossy().into_owned();
        ui.label(RichText::new(name).font(style::font(ui, FontRole::Small)).color(Palette::of(ui).soft));
    }
    actions
}

/// To take a move back, and to play it again.
fn take_back(ui: &mut Ui, view: &GameContext<'_>) -> Option<Action> {
    let mut pressed = |icon, label, usable| {
        let button = |ui: &mut Ui| icons::button(ui, icon, &view.words.label(label));
        style::add_if(ui, usable, button).clicked()
    };
    let undo = pressed(Icon::Undo, "moves-undo", view.current.can_undo()).then_some(PlayCommand::Undo.into());
    let redo = pressed(Icon::Redo, "moves-redo", view.current.can_redo()).then_some(PlayCommand::Redo.into());
    undo.or(redo)
}

fn menu(ui: &mut Ui, view: &GameContext<'_>, memory: &mut RecordMut<'_>) -> Option<Action> {
    let words = &view.words;
    let control = |key| Some(KeyboardShortcut::new(Modifiers::COMMAND, key));
    let mut action = None;
    if entry(ui, &words.label("moves-open"), control(Key::O), true) {
        memory.files.open(words, &memory.preferences);
    }
    if memory.saved_games.folder.is_some() && entry(ui, &words.label("collection-open"), control(Key::L), true) {
        action = Some(WindowCommand::Show(PanelTarget::Collection).into());
    }
    action = action.or(shipped_games(ui, view, &memory.variants.0));
    ui.separator();
    if entry(ui, &words.label("moves-save"), control(Key::S), true) {
        action = action.or(memory.files.save(&view.words, &view.current, &memory.preferences));
    }
    if entry(ui, &words.label("moves-save-as"), None, true) {
        memory.files.save_as(&view.words, &view.current, &memory.preferences);
    }
    #[cfg(feature = "film")]
    memory.film.entries(ui, view, (&mut memory.dialog, &mut memory.files), &memory.preferences);
    ui.separator();
    if entry(ui, &words.label("moves-copy-position"), control(Key::C), true) {
        action = Some(RecordCommand::CopyPosition.into());
    }
    if entry(ui, &words.label("moves-compose"), control(Key::E), true) {
        action = Some(PositionCommand::Begin.into());
    }
    if entry(ui, &words.label("moves-paste-position"), None, true) {
        memory.dialog.open(PositionDialog::default());
    }
    action
}

/// An entry of the menu with the keys that stand for it. Tells whether it was chosen.
pub(crate) fn entry(ui: &mut Ui, label: &str, keys: Option<KeyboardShortcut>, usable: bool) -> bool {
    let mut button = Button::new(label);
    if let Some(keys) = keys {
        button = button.shortcut_text(ui.ctx().format_shortcut(&keys));
    }
    let response = style::add_if(ui, usable, button);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, usable, label));
    response.clicked()
}

/// A menu of the recorded games that come with the program, each under its game's name.
fn shipped_games(ui: &mut Ui, view: &GameContext<'_>, catalogue: &Catalogue) -> Option<Action> {
    let mut action = None;
    // In large letters there are more of them than fit below one another.
    let most = ui.ctx().content_rect().height() - 40.0 * style::scale(ui);
    let label = view.words.label("moves-shipped");
    let menu = ui.menu_button(&label, |ui| {
        ScrollArea::vertical().max_height(most.max(20.0)).show(ui, |ui| {
            for shipped in samples() {
                let record = &shipped.record;
                let game = catalogue.variant(&record.variant).map_or(&record.variant, |variant| &variant.about.name);
                let button = ui.button(view.words.text(game));
                if tooltips::beside(ui, button, view.words.text(&record.event)).clicked() {
                    action = Some(RecordCommand::OpenSample(shipped.name.clone()).into());
                    ui.close();
                }
            }
        });
    });
    // Its name is without the arrow that stands beside it.
    menu.response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &label));
    action
}
