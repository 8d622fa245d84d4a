//! The dialogs for opening and saving, drawn in the window itself so that they need no desktop's help.

use super::film_window::Draft;
use super::style::{self, Palette};
use super::view::View;
use crate::game::window::Preferences;
use crate::game::wish::Wish;
use crate::words::Words;
use bevy_egui::egui::layers::ShapeIdx;
use bevy_egui::egui::{Align2, Color32, Context, Key, LayerId, Modifiers, Order, Shape, Stroke, Vec2};
use egui_file_dialog::{DialogState, FileDialog, FileDialogKeyBindings, FileDialogLabels, KeyBinding};
use std::path::{Path, PathBuf};

/// How the names of records end.
pub const ENDING: &str = "naqala";

/// A dialog that is open, if one is.
#[derive(Default)]
pub struct Files {
    dialog: Option<(Purpose, FileDialog)>,
    /// The app's own folder: what is kept there is not the user's file and is not saved over.
    pub own_folder: Option<PathBuf>,
}

#[derive(Clone, Debug, PartialEq)]
enum Purpose {
    Open,
    Save,
    Film(Draft),
}

impl Files {
    /// Whether a dialog is open.
    pub fn is_open(&self) -> bool {
        self.dialog.is_some()
    }

    /// Opens the dialog for opening a record or a variant.
    pub fn open(&mut self, words: &Words, preferences: &Preferences) {
        let both = words.label("file-both");
        let mut dialog = dialog(words, preferences)
            .title(&words.label("file-title-open"))
            .add_file_filter_extensions(&both, vec![ENDING, "ron"])
            .default_file_filter(&both);
        dialog.pick_file();
        self.dialog = Some((Purpose::Open, dialog));
    }

    /// Saves where the record came from, or asks where if it came from nowhere.
    pub fn save(&mut self, view: &View<'_>, preferences: &Preferences) -> Option<Wish> {
        match self.users_file(view.file) {
            Some(file) => Some(Wish::Save(file.to_owned())),
            None => {
                self.save_as(view, preferences);
                None
            }
        }
    }

    /// Opens the dialog that asks where to save.
    pub fn save_as(&mut self, view: &View<'_>, preferences: &Preferences) {
        let records = view.words.label("file-records");
        let mut dialog = dialog(view.words, preferences)
            .title(&view.words.label("file-title-save"))
            .default_file_name(&suggested_name(view, self.users_file(view.file)))
            .add_save_extension(&records, ENDING)
            .default_save_extension(&records);
        dialog.save_file();
        self.dialog = Some((Purpose::Save, dialog));
    }

    /// Opens the dialog that asks where a film is to lie.
    pub fn film(&mut self, view: &View<'_>, preferences: &Preferences, film: Draft) {
        let [gif, mp4] = ["file-gif", "file-mp4"].map(|id| view.words.label(id));
        let name = suggested_name(view, self.users_file(view.file));
        let mut dialog = dialog(view.words, preferences)
            .title(&view.words.label("file-title-film"))
            .default_file_name(&Path::new(&name).with_extension("gif").to_string_lossy())
            .add_save_extension(&gif, "gif")
            .add_save_extension(&mp4, "mp4")
            .default_save_extension(&gif);
        dialog.save_file();
        self.dialog = Some((Purpose::Film(film), dialog));
    }

    /// The file of the record, unless it is one that the app keeps for itself.
    pub fn users_file<'a>(&self, file: Option<&'a Path>) -> Option<&'a Path> {
        file.filter(|file| self.own_folder.as_ref().is_none_or(|own| !file.starts_with(own)))
    }

    /// Shows the open dialog, if any, and gives what was picked. Remembers its folder.
    pub fn show(&mut self, ctx: &Context, preferences: &mut Preferences) -> Option<Wish> {
        let (purpose, dialog) = self.dialog.as_mut()?;
        update(dialog, ctx, Palette::by(preferences.look, preferences.dark));
        let picked = dialog.take_picked();
        let purpose = purpose.clone();
        let unnamed = picked.as_deref().filter(|_| purpose == Purpose::Save).filter(|path| **path != with_ending(path));
        if let Some(file) = unnamed.map(with_ending).filter(|file| file.exists()) {
            // Put once more with its whole name, so that it is asked before the file is written over.
            let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
            let folder = file.parent().map(Path::to_owned).unwrap_or_default();
            let config = dialog.config_mut();
            (config.default_file_name, config.initial_directory) = (name, folder);
            dialog.save_file();
            return None;
        }
        if !matches!(dialog.state(), DialogState::Open) {
            self.dialog = None;
        }
        let picked = picked?;
        if let Some(folder) = picked.parent() {
            preferences.folder = Some(folder.to_owned());
        }
        Some(match purpose {
            Purpose::Open => Wish::Open(picked),
            Purpose::Save => Wish::Save(with_ending(&picked)),
            Purpose::Film(film) => Wish::Film(film.order(picked)),
        })
    }
}

/// Shows a dialog in the middle of the window and in the panel's own colours.
fn update(dialog: &mut FileDialog, ctx: &Context, palette: &Palette) {
    let usual = ctx.global_style();
    let room = ctx.content_rect().size();
    let scale = style::scale_of(&usual);
    let size = (SIZE * scale).max(room * PART).min(room - Vec2::splat(FREE)).max(Vec2::splat(60.0));
    let config = dialog.config_mut();
    (config.min_size, config.max_size, config.default_size) = (size, Some(size), size);
    // What is chosen is written in the colour that else lies behind it.
    ctx.global_style_mut(|style| {
        style.visuals.selection.bg_fill = palette.accent;
        style.visuals.selection.stroke.color = palette.on_accent;
    });
    dialog.update(ctx);
    ctx.set_global_style(usual);
    // Two of its fields are black whatever the theme.
    let layer = LayerId::new(Order::Middle, dialog.get_window_id());
    ctx.graphics_mut(|graphics| {
        if let Some(painted) = graphics.get_mut(layer) {
            for at in 0..painted.next_idx().0 {
                painted.mutate_shape(ShapeIdx(at), |clipped| recolour(&mut clipped.shape, palette));
            }
        }
    });
}

/// The least size of a dialog, in points at text size 1, where there is room for it.
const SIZE: Vec2 = Vec2::new(600.0, 380.0);
/// In a large window, the part of it that a dialog takes.
const PART: Vec2 = Vec2::new(0.5, 0.6);
/// What a dialog leaves free of the window, both sides together, in points.
const FREE: f32 = 48.0;

/// Paints what is black as the fields of the panel are.
fn recolour(shape: &mut Shape, palette: &Palette) {
    match shape {
        Shape::Rect(rect) if rect.fill == Color32::from_black_alpha(250) => {
            (rect.fill, rect.stroke) = (palette.raised, Stroke::new(1.0, palette.line));
        }
        Shape::Vec(shapes) => shapes.iter_mut().for_each(|shape| recolour(shape, palette)),
        _ => {}
    }
}

/// The name under which a record is saved: without its ending it would not be among those that are offered for opening.
fn with_ending(path: &Path) -> PathBuf {
    if path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case(ENDING)) {
        return path.to_owned();
    }
    let mut name = path.as_os_str().to_owned();
    name.push(".");
    name.push(ENDING);
    name.into()
}

fn suggested_name(view: &View<'_>, file: Option<&Path>) -> String {
    let known = file.and_then(Path::file_name).map(|name| name.to_string_lossy().into_owned());
    known.unwrap_or_else(|| format!("{}.{ENDING}", view.rules().id.replace('/', "-")))
}

fn dialog(words: &Words, preferences: &Preferences) -> FileDialog {
    let mut dialog = FileDialog::new()
        .labels(labels(words))
        .keybindings(keys())
        .anchor(Align2::CENTER_CENTER, Vec2::ZERO)
        .resizable(false)
        .movable(false)
        .show_pinned_folders(false)
        .show_working_directory_button(false);
    let folder = preferences.folder.clone().filter(|folder| folder.is_dir()).or_else(documents);
    if let Some(folder) = folder {
        dialog = dialog.initial_directory(folder);
    }
    dialog
}

/// The path is written after Ctrl+L, as elsewhere. By its usual key, the slash, a dialog would take what is typed next for
/// the end of the folder it is in, and lose the slash.
fn keys() -> FileDialogKeyBindings {
    let edit_path = vec![KeyBinding::keyboard_shortcut(Modifiers::COMMAND, Key::L)];
    FileDialogKeyBindings { edit_path, ..FileDialogKeyBindings::default() }
}

fn documents() -> Option<PathBuf> {
    let user = directories::UserDirs::new()?;
    let documents = user.document_dir().filter(|folder| folder.is_dir()).unwrap_or(user.home_dir());
    Some(documents.to_owned())
}

fn labels(words: &Words) -> FileDialogLabels {
    FileDialogLabels {
        title_select_file: words.label("file-title-open"),
        title_save_file: words.label("file-title-save"),
        cancel: words.label("file-cancel"),
        overwrite: words.label("file-overwrite"),
        reload: words.label("file-reload"),
        show_hidden: words.label("file-show-hidden"),
        show_system_files: words.label("file-show-system"),
        heading_places: words.label("file-places"),
        heading_devices: words.label("file-devices"),
        heading_removable_devices: words.label("file-removable"),
        home_dir: words.label("file-home"),
        desktop_dir: words.label("file-desktop"),
        documents_dir: words.label("file-documents"),
        downloads_dir: words.label("file-downloads"),
        audio_dir: words.label("file-audio"),
        pictures_dir: words.label("file-pictures"),
        videos_dir: words.label("file-videos"),
        selected_file: words.label("file-selected"),
        file_name: words.label("file-name"),
        file_filter_all_files: words.label("file-all"),
        save_extension_any: words.label("file-any-ending"),
        open_button: words.label("file-open"),
        save_button: words.label("file-save"),
        cancel_button: words.label("file-cancel"),
        overwrite_file_modal_text: words.label("file-exists"),
        err_empty_folder_name: words.label("file-folder-unnamed"),
        err_empty_file_name: words.label("file-unnamed"),
        err_directory_exists: words.label("file-folder-exists"),
        err_file_exists: words.label("file-exists-already"),
        ..FileDialogLabels::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_is_saved_with_its_ending_whatever_is_typed() {
        for (typed, saved) in [
            ("/home/mad", "/home/mad.naqala"),
            ("/home/mad.naqala", "/home/mad.naqala"),
            ("/home/mad.NAQALA", "/home/mad.NAQALA"),
            ("/home/game.2", "/home/game.2.naqala"),
        ] {
            assert_eq!(with_ending(Path::new(typed)), Path::new(saved));
        }
    }
}
