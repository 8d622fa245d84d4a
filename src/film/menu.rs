//! Films and pictures in the menu of the record, and how far a film has come.

use super::dialog::{FilmDialog, LastFilmDraft};
use super::{FilmCommand, FilmExport};
use crate::playback::GameContext;
use crate::record::menu::entry;
use crate::settings::Preferences;
use crate::ui::file_dialog::FileDialogs;
use crate::ui::{Action, Dialog, style};
use bevy::ecs::system::SystemParam;
use bevy::prelude::Res;
use bevy_egui::egui::{ProgressBar, Ui};
use naqala_core::words::Words;

/// Data that the menu looks up.
#[derive(SystemParam)]
pub struct FilmMenu<'w> {
    last: Res<'w, LastFilmDraft>,
    export: Res<'w, FilmExport>,
}

impl FilmMenu<'_> {
    /// Shows the entries of the menu.
    pub(crate) fn entries(
        &self,
        ui: &mut Ui,
        view: &GameContext<'_>,
        (dialog, files): (&mut Dialog, &mut FileDialogs),
        preferences: &Preferences,
    ) {
        let words = &view.words;
        let can_be_filmed = !view.current.game.plies().is_empty() && self.export.progress().is_none();
        ui.separator();
        if entry(ui, &words.label("film-button"), None, can_be_filmed) {
            dialog.open(FilmDialog(self.last.0.clone()));
        }
        if entry(ui, &words.label("moves-picture"), None, true) {
            files.picture(words, &view.current, preferences);
        }
    }

    /// Shows how far the film has come that is being made, if one is, and a button that gives it up.
    pub(crate) fn progress(&self, ui: &mut Ui, words: &Words) -> Option<Action> {
        let done = self.export.progress()?;
        let percent = words.percent((done * 100.0) as u32);
        let give_up = ui.horizontal_wrapped(|ui| {
            ui.add(ProgressBar::new(done).desired_width(120.0 * style::scale(ui)).text(percent));
            ui.button(words.label("film-give-up")).clicked()
        });
        give_up.inner.then_some(FilmCommand::Cancel.into())
    }
}
