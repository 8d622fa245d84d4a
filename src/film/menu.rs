//! Films and pictures in the menu of the record, and how far a film has come.

use super::dialog::{FilmDialog, LastFilmDraft};
use super::{FilmCommand, FilmExport};
use crate::playback::GameContext;
use crate::record::menu::entry;
use crate::settings::Preferences;
use crate::ui::file_dialog::FileDialogs;
use crate::ui::language::UiLanguage;
use crate::ui::slots::{Slot, SlotApp};
use crate::ui::{Action, Dialog, style};
use bevy::prelude::{App, InMut, Res, ResMut};
use bevy_egui::egui::{ProgressBar, Ui};

pub(super) fn plugin(app: &mut App) {
    app.add_view(Slot::RecordMenu, 20, entries).add_view(Slot::RecordNotes, 10, progress);
}

/// Shows the entries of the menu.
fn entries(
    InMut(ui): InMut<Ui>,
    view: GameContext,
    (last, export): (Res<LastFilmDraft>, Res<FilmExport>),
    (mut dialog, mut files): (ResMut<Dialog>, ResMut<FileDialogs>),
    preferences: Res<Preferences>,
) -> Option<Action> {
    let words = &view.words;
    let can_be_filmed = !view.current.game.plies().is_empty() && export.progress().is_none();
    ui.separator();
    if entry(ui, &words.label("film-button"), None, can_be_filmed) {
        dialog.open(FilmDialog(last.0.clone()));
    }
    if entry(ui, &words.label("moves-picture"), None, true) {
        files.picture(words, &view.current, &preferences);
    }
    None
}

/// Shows how far the film has come that is being made, if one is, and a button that gives it up.
fn progress(InMut(ui): InMut<Ui>, language: Res<UiLanguage>, export: Res<FilmExport>) -> Option<Action> {
    let words = &language.0;
    let done = export.progress()?;
    let percent = words.percent((done * 100.0) as u32);
    let give_up = ui.horizontal_wrapped(|ui| {
        ui.add(ProgressBar::new(done).desired_width(120.0 * style::scale(ui)).text(percent));
        ui.button(words.label("film-give-up")).clicked()
    });
    give_up.inner.then_some(FilmCommand::Cancel.into())
}
