//! The dialogs for opening and saving: the system's own, or where it has none, ours, drawn in the window itself.

use super::style::{self, Palette};
use super::system_dialog::{DialogOutcome, DialogRequest, PATIENCE, PendingDialog, SystemDialogs};
use crate::settings::Preferences;
use crate::ui::Action;
use bevy::prelude::Resource;
use bevy_egui::egui::layers::ShapeIdx;
use bevy_egui::egui::{
    Align2, Color32, Context, Frame, Id, Key, LayerId, Modal, Modifiers, Order, Popup, Shape, Stroke, Vec2,
};
use egui_file_dialog::{
    DialogState, Disks, FileDialog, FileDialogKeyBindings, FileDialogLabels, FileSystem, KeyBinding, Metadata,
    NativeFileSystem, UserDirectories,
};
use naqala_core::files::io_diagnostic;
use naqala_core::words::Words;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A dialog that is open, if one is.
#[derive(Resource, Default)]
pub struct FileDialogs {
    open: Option<OpenDialog>,
    /// The app's own folder: what is kept there is not the user's file and is not saved over.
    pub own_folder: Option<PathBuf>,
    /// Asks the system, where it may have dialogs of its own.
    pub system: Option<SystemDialogs>,
    /// `true` if the keyboard is at our own window.
    pub focused: bool,
}

/// A dialog that is open.
struct OpenDialog {
    question: DialogRequest,
    action: FileAction,
    dialog: Dialog,
    /// `true` once it has waited for a window that was closed to go, or has begun.
    has_waited: bool,
}

enum Dialog {
    System(PendingDialog),
    Own(Box<FileDialog>),
}

/// Makes an action of the file that was picked.
type FileAction = Box<dyn FnOnce(PathBuf) -> Action + Send + Sync>;

impl FileDialogs {
    /// Returns whether a dialog is open.
    pub fn is_open(&self) -> bool {
        self.open.is_some()
    }

    /// Returns whether one is open that is drawn in the window itself.
    pub fn is_own_open(&self) -> bool {
        self.open.as_ref().is_some_and(|open| matches!(open.dialog, Dialog::Own(_)))
    }

    /// Asks for a file. When one has been picked, [`show`](FileDialogs::show) gives the action that is made of it.
    pub fn ask(
        &mut self,
        question: DialogRequest,
        words: &Words,
        preferences: &Preferences,
        action: impl FnOnce(PathBuf) -> Action + Send + Sync + 'static,
    ) {
        let folder = first_folder(preferences);
        let dialog = match &self.system {
            Some(system) => Dialog::System(PendingDialog::new(system, &question, folder)),
            None => Dialog::Own(Box::new(own(&question, words, folder))),
        };
        self.open = Some(OpenDialog { question, action: Box::new(action), dialog, has_waited: false });
    }

    /// The file of the record, unless it is one that the app keeps for itself.
    pub fn users_file<'a>(&self, file: Option<&'a Path>) -> Option<&'a Path> {
        file.filter(|file| self.own_folder.as_ref().is_none_or(|own| !file.starts_with(own)))
    }

    /// Shows the open dialog, if any, and gives what comes of the file that was picked. Remembers its folder.
    pub fn show(&mut self, ctx: &Context, words: &Words, preferences: &mut Preferences) -> Option<Action> {
        let OpenDialog { question, dialog, has_waited, .. } = self.open.as_mut()?;
        // The window in which it was asked for still has the keyboard, and would not give it to the field for the name.
        if !std::mem::replace(has_waited, true) && ctx.memory(|memory| memory.top_modal_layer().is_some()) {
            ctx.request_repaint();
            return None;
        }
        // A text field would only let the keyboard go, and the dialog stay.
        let escaped =
            !Popup::is_any_open(ctx) && ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
        let outcome = match dialog {
            _ if escaped => DialogOutcome::Closed,
            Dialog::System(asked) => {
                // Nothing is done in the window meanwhile.
                Modal::new(Id::new("system dialog")).frame(Frame::NONE).show(ctx, |_| {});
                // A system that has none may not even answer.
                if asked.is_unseen() {
                    ctx.request_repaint_after(PATIENCE);
                }
                asked.outcome(self.focused)
            }
            Dialog::Own(dialog) => outcome(dialog, ctx, preferences),
        };
        let picked = match outcome {
            DialogOutcome::Waiting => return None,
            DialogOutcome::Picked(path) => path,
            DialogOutcome::Closed => {
                self.open = None;
                return None;
            }
            DialogOutcome::Missing => {
                *dialog = Dialog::Own(Box::new(own(question, words, first_folder(preferences))));
                self.system = None;
                return None;
            }
        };
        preferences.folder = picked.parent().map(Path::to_owned).or(preferences.folder.take());
        let OpenDialog { mut question, action, .. } = self.open.take()?;
        let whole = with_ending(&picked, &question);
        if whole != picked && whole.exists() {
            // Put once more with its whole name, so that it is asked before the file is written over.
            question.save_as = whole.file_name().map(|name| name.to_string_lossy().into_owned());
            self.ask(question, words, preferences, action);
            return None;
        }
        Some(action(whole))
    }
}

/// Shows our own dialog and tells what has become of it.
fn outcome(dialog: &mut FileDialog, ctx: &Context, preferences: &Preferences) -> DialogOutcome {
    update(dialog, ctx, Palette::by(preferences.look, preferences.dark));
    match (dialog.take_picked(), dialog.state()) {
        (Some(path), _) => DialogOutcome::Picked(path),
        (None, DialogState::Open) => DialogOutcome::Waiting,
        (None, _) => DialogOutcome::Closed,
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
    let layer = LayerId::new(Order::Middle, dialog.get_window_id());
    ctx.memory_mut(|memory| memory.set_modal_layer(layer));
    // Two of its fields are black whatever the theme.
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
/// Least free space around a dialog in the window, both sides together, in points.
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

/// The name under which a file is saved: without one of the endings asked for it would not be found again.
fn with_ending(path: &Path, question: &DialogRequest) -> PathBuf {
    let endings = || question.kinds.iter().flat_map(|(_, endings)| endings);
    let is_known = path.extension().is_some_and(|ending| endings().any(|known| ending.eq_ignore_ascii_case(known)));
    let usual = endings().next().filter(|_| question.save_as.is_some() && !is_known);
    usual.map_or_else(
        || path.to_owned(),
        |usual| {
            let mut name = path.as_os_str().to_owned();
            name.push(".");
            name.push(usual);
            name.into()
        },
    )
}

/// The folder that a dialog opens with: that of the last file, or the user's documents.
fn first_folder(preferences: &Preferences) -> Option<PathBuf> {
    preferences.folder.clone().filter(|folder| folder.is_dir()).or_else(documents)
}

/// The dialog that is drawn in the window itself and needs no desktop's help.
fn own(question: &DialogRequest, words: &Words, folder: Option<PathBuf>) -> FileDialog {
    let mut dialog = FileDialog::with_file_system(Arc::new(TranslatedFileSystem { words: words.clone() }))
        .labels(labels(words))
        .keybindings(keys())
        .title(&question.title)
        .anchor(Align2::CENTER_CENTER, Vec2::ZERO)
        .resizable(false)
        .movable(false)
        .show_pinned_folders(false)
        .show_working_directory_button(false)
        .show_menu_button(false)
        .show_devices(false);
    if let Some(folder) = folder {
        dialog = dialog.initial_directory(folder);
    }
    let usual = question.kinds.first().map(|(name, _)| name.as_str()).unwrap_or_default();
    match &question.save_as {
        Some(name) => {
            for (kind, endings) in &question.kinds {
                dialog = dialog.add_save_extension(kind, endings.first().copied().unwrap_or_default());
            }
            dialog = dialog.default_file_name(name).default_save_extension(usual);
            dialog.save_file();
        }
        None => {
            for (kind, endings) in &question.kinds {
                dialog = dialog.add_file_filter_extensions(kind, endings.clone());
            }
            dialog = dialog.default_file_filter(usual);
            dialog.pick_file();
        }
    }
    dialog
}

/// The files of the system, with its errors in the words of a language: the dialog shows them as they are.
struct TranslatedFileSystem {
    words: Words,
}

impl TranslatedFileSystem {
    fn spoken(&self, error: &io::Error, path: &Path) -> io::Error {
        io::Error::new(error.kind(), self.words.diagnostic(&io_diagnostic(error, path)))
    }
}

impl FileSystem for TranslatedFileSystem {
    fn metadata(&self, path: &Path) -> io::Result<Metadata> {
        NativeFileSystem.metadata(path)
    }

    fn is_dir(&self, path: &Path) -> bool {
        NativeFileSystem.is_dir(path)
    }

    fn is_file(&self, path: &Path) -> bool {
        NativeFileSystem.is_file(path)
    }

    fn read_dir(&self, path: &Path) -> io::Result<Vec<PathBuf>> {
        NativeFileSystem.read_dir(path).map_err(|error| self.spoken(&error, path))
    }

    fn get_disks(&self, canonicalize_paths: bool) -> Disks {
        NativeFileSystem.get_disks(canonicalize_paths)
    }

    fn is_path_hidden(&self, path: &Path) -> bool {
        NativeFileSystem.is_path_hidden(path)
    }

    fn create_dir(&self, path: &Path) -> io::Result<()> {
        NativeFileSystem.create_dir(path).map_err(|error| self.spoken(&error, path))
    }

    fn user_dirs(&self, canonicalize_paths: bool) -> Option<UserDirectories> {
        NativeFileSystem.user_dirs(canonicalize_paths)
    }

    fn current_dir(&self) -> io::Result<PathBuf> {
        NativeFileSystem.current_dir()
    }
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
        heading_places: words.label("file-places"),
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
    fn a_folder_that_cannot_be_read_is_told_of_in_the_language_of_the_window() {
        let folder = tempfile::tempdir().expect("a folder for the test");
        let nowhere = folder.path().join("nowhere");
        for code in Words::languages() {
            let words = Words::language(code).expect("it was just listed");
            let files = TranslatedFileSystem { words: words.clone() };
            let error = files.read_dir(&nowhere).expect_err("there is no such folder");
            let missing = io_diagnostic(&io::ErrorKind::NotFound.into(), &nowhere);
            assert_eq!(error.to_string(), words.diagnostic(&missing));
        }
    }

    #[test]
    fn a_record_is_saved_with_its_ending_whatever_is_typed() {
        let kinds = vec![("Records".into(), vec!["naqala"])];
        let question = DialogRequest { save_as: Some("game".into()), kinds, ..DialogRequest::default() };
        for (typed, saved) in [
            ("/home/mad", "/home/mad.naqala"),
            ("/home/mad.naqala", "/home/mad.naqala"),
            ("/home/mad.NAQALA", "/home/mad.NAQALA"),
            ("/home/game.2", "/home/game.2.naqala"),
        ] {
            assert_eq!(with_ending(Path::new(typed), &question), Path::new(saved));
        }
    }
}
