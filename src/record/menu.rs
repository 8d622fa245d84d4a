//! Menu of actions on the record, with undo and redo next to it.

use super::RecordCommand;
use super::position_dialog::PositionDialog;
use super::saved_games::SavedGames;
use crate::play::{CurrentGame, Library, PlayCommand};
use crate::playback::GameContext;
use crate::settings::Preferences;
use crate::ui::file_dialog::FileDialogs;
use crate::ui::icons::{self, Icon};
use crate::ui::language::UiLanguage;
use crate::ui::slots::{self, Slot, SlotApp};
use crate::ui::style::{self, FontRole, Palette};
use crate::ui::tooltips;
use crate::ui::{Action, Dialog, PanelTarget, WindowCommand, run_view};
use bevy::prelude::{App, InMut, Res, ResMut, World};
use bevy_egui::egui::{
    Align, Button, Key, KeyboardShortcut, Layout, Modifiers, RichText, ScrollArea, Ui, WidgetInfo, WidgetType,
};
use mancala::rules::Catalogue;
use naqala_core::samples::samples;

/// Adds the entries of this feature; others add theirs among them.
pub(super) fn plugin(app: &mut App) {
    app.add_view(Slot::RecordMenu, 10, files)
        .add_view(Slot::RecordMenu, 30, copy)
        .add_view(Slot::RecordMenu, 50, paste)
        .add_view(Slot::RecordNotes, 20, file_name);
}

/// Shows the menu and the buttons, and below them what is being made of the record and the file in which it lies.
pub fn show(ui: &mut Ui, world: &mut World) -> Vec<Action> {
    let mut actions = Vec::new();
    ui.horizontal(|ui| {
        let label = world.resource::<UiLanguage>().0.label("moves-record");
        ui.menu_button(label, |ui| {
            // In large letters it is longer than a window is high.
            let room = ui.ctx().content_rect().height() - 40.0 * style::scale(ui);
            let scroll = ScrollArea::vertical().id_salt("record").max_height(room.max(20.0));
            ui.set_min_width(210.0 * style::scale(ui));
            scroll.show(ui, |ui| {
                ui.with_layout(Layout::top_down_justified(Align::Min), |ui| {
                    actions.extend(slots::show(world, Slot::RecordMenu, ui));
                });
            });
        });
        // At the right end, and reached from the left.
        let buttons = 2.0 * icons::SIDE * style::picture_scale(ui) + 2.0 * ui.spacing().item_spacing.x;
        ui.add_space((ui.available_width() - buttons).max(0.0));
        actions.extend(run_view(world, take_back, ui));
    });
    actions.extend(slots::show(world, Slot::RecordNotes, ui));
    actions
}

fn file_name(InMut(ui): InMut<Ui>, current: Res<CurrentGame>) -> Option<Action> {
    let name = current.file.as_deref()?.file_name()?.to_string_lossy().into_owned();
    ui.label(RichText::new(name).font(style::font(ui, FontRole::Small)).color(Palette::of(ui).soft));
    None
}

/// To take a move back, and to play it again.
fn take_back(InMut(ui): InMut<Ui>, view: GameContext) -> Option<Action> {
    let mut pressed = |icon, label, usable| {
        let button = |ui: &mut Ui| icons::button(ui, icon, &view.words.label(label));
        style::add_if(ui, usable, button).clicked()
    };
    let undo = pressed(Icon::Undo, "moves-undo", view.current.can_undo()).then_some(PlayCommand::Undo.into());
    let redo = pressed(Icon::Redo, "moves-redo", view.current.can_redo()).then_some(PlayCommand::Redo.into());
    undo.or(redo)
}

/// Keys held with Control.
pub(crate) fn control(key: Key) -> Option<KeyboardShortcut> {
    Some(KeyboardShortcut::new(Modifiers::COMMAND, key))
}

fn files(
    InMut(ui): InMut<Ui>,
    view: GameContext,
    mut files: ResMut<FileDialogs>,
    preferences: Res<Preferences>,
    (saved_games, library): (Res<SavedGames>, Res<Library>),
) -> Option<Action> {
    let words = &view.words;
    let mut action = None;
    if entry(ui, &words.label("moves-open"), control(Key::O), true) {
        files.open(words, &preferences);
    }
    if saved_games.folder.is_some() && entry(ui, &words.label("collection-open"), control(Key::L), true) {
        action = Some(WindowCommand::Show(PanelTarget::Collection).into());
    }
    action = action.or(shipped_games(ui, &view, &library.0));
    ui.separator();
    if entry(ui, &words.label("moves-save"), control(Key::S), true) {
        action = action.or(files.save(words, &view.current, &preferences));
    }
    if entry(ui, &words.label("moves-save-as"), None, true) {
        files.save_as(words, &view.current, &preferences);
    }
    action
}

fn copy(InMut(ui): InMut<Ui>, language: Res<UiLanguage>) -> Option<Action> {
    ui.separator();
    let chosen = entry(ui, &language.0.label("moves-copy-position"), control(Key::C), true);
    chosen.then(|| RecordCommand::CopyPosition.into())
}

fn paste(InMut(ui): InMut<Ui>, language: Res<UiLanguage>, mut dialog: ResMut<Dialog>) -> Option<Action> {
    if entry(ui, &language.0.label("moves-paste-position"), None, true) {
        dialog.open(PositionDialog::default());
    }
    None
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
