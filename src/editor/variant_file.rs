//! The file of a user's own game as a whole: made from another game, copied, renamed, deleted.

use super::EditorCommand;
use super::session::RuleEditor;
use crate::library::user_variants::{UserVariants, gone_notice};
use crate::play::{AppMode, CurrentGame, Library, PlayCommand};
use crate::playback::GameContext;
use crate::ui::job::Waker;
use crate::ui::language::UiLanguage;
use crate::ui::slots::{Slot, SlotApp};
use crate::ui::{Action, Notice, style};
use bevy::prelude::*;
use bevy_egui::egui::{self, Ui};
use mancala::record::read_text;
use mancala::rules::dialect::MAX_FILE;
use mancala::rules::{Catalogue, Settings};
use naqala_core::files::io_diagnostic;
use naqala_core::files::save_atomically;
use naqala_core::report::Report;
use naqala_core::words::Arg;
use naqala_core::workshop::editor::{Title, made_own, retitled};
use naqala_core::workshop::own::name_of;
use std::fs;
use std::path::{Path, PathBuf};

pub(super) fn plugin(app: &mut App) {
    app.add_view(Slot::Rules, 40, to_change)
        .add_observer(create_variant.run_if(in_state(AppMode::Game)))
        .add_observer(change_file);
}

/// Shows a button to change the rules on the page, or to make a game of one's own from them.
fn to_change(InMut(ui): InMut<Ui>, view: GameContext, own: Res<UserVariants>, library: Res<Library>) -> Option<Action> {
    if own.folder.is_none() || view.activity.is_on() {
        return None;
    }
    let (label, action) = match library.0.file(&view.rules().id) {
        Some(_) => ("editor-begin", EditorCommand::EditRules),
        None => ("editor-make", EditorCommand::CreateVariant),
    };
    ui.add_space(4.0 * style::scale(ui));
    let clicked = ui.add(egui::Button::new(view.words.label(label)).wrap()).clicked();
    ui.add_space(6.0 * style::scale(ui));
    clicked.then_some(action.into())
}

/// Makes a game of the user's own from the one on the table, and begins to change it.
fn create_variant(
    command: On<EditorCommand>,
    current: Res<CurrentGame>,
    (language, waker): (Res<UiLanguage>, Res<Waker>),
    own: Res<UserVariants>,
    mut library: ResMut<Library>,
    mut editing: ResMut<RuleEditor>,
    mut commands: Commands,
) {
    if *command != EditorCommand::CreateVariant {
        return;
    }
    let Some(folder) = own.folder.as_deref() else { return };
    let rules = current.game.rules();
    let Some(text) = text_of(&library.0, &rules.id) else { return };
    let preset = rules.id.split_once('/').map(|(_, preset)| preset);
    let id = free_id(&library.0, folder, &format!("my-{}", rules.id.replace('/', "-")));
    let game = ("game", Arg::from(language.0.text(&rules.about.name)));
    let title = Title {
        id: &id,
        name: &free_name(&library.0, language.0.label_with("editor-own-name", std::slice::from_ref(&game))),
        source: &language.0.label_with("editor-made-from", &[game]),
    };
    let text = made_own(&text, preset, &current.chosen(), title);
    // What stands in the way of making the folder also stands in the way of writing into it.
    let _ = fs::create_dir_all(folder);
    let told = open_new(&mut library.0, &mut editing, folder, &id, &text, &waker, &mut commands);
    let args = |file: &Path| [("file", Arg::from(name_of(file))), ("folder", Arg::from(folder.display().to_string()))];
    commands.trigger(match told {
        Ok(file) => Notice::done(language.0.label_with("editor-made", &args(&file))),
        Err(report) => Notice::mistakes(report),
    });
}

/// Copies, renames or deletes the file of the rules being changed.
fn change_file(
    command: On<EditorCommand>,
    (language, waker): (Res<UiLanguage>, Res<Waker>),
    mut library: ResMut<Library>,
    mut own: ResMut<UserVariants>,
    mut editing: ResMut<RuleEditor>,
    mut commands: Commands,
) {
    let Some(bench) = editing.bench() else { return };
    let (file, text) = (bench.file.clone(), bench.editor.text().to_owned());
    let (Some(folder), Some(variant)) = (file.parent().map(Path::to_owned), bench.editor.variant().cloned()) else {
        return;
    };
    let done = match &*command {
        EditorCommand::Duplicate => {
            let id = free_id(&library.0, &folder, &variant.id);
            let name = free_name(&library.0, variant.about.name.clone());
            let text = retitled(&text, &id, &name);
            open_new(&mut library.0, &mut editing, &folder, &id, &text, &waker, &mut commands).map(drop)
        }
        EditorCommand::Rename(id) => {
            if free_id(&library.0, &folder, id) != *id {
                return;
            }
            let text = retitled(&text, id, &variant.about.name);
            let opened = open_new(&mut library.0, &mut editing, &folder, id, &text, &waker, &mut commands);
            opened.and_then(|_| remove(&file))
        }
        EditorCommand::Delete => {
            // It is written for the last time before it goes.
            editing.end();
            own.lose(&file, variant, &text);
            remove(&file)
        }
        _ => return,
    };
    match done {
        Err(report) => commands.trigger(Notice::mistakes(report)),
        Ok(()) if matches!(*command, EditorCommand::Delete) => commands.trigger(gone_notice(&language.0, &file)),
        Ok(()) => {
            let file = editing.bench().map(|bench| bench.file.clone()).unwrap_or_default();
            commands.trigger(Notice::saved(&language.0, &file));
        }
    }
}

/// Writes a new game into a folder, begins it, and begins to change it. Gives its file, or says why there is none.
fn open_new(
    catalogue: &mut Catalogue,
    editing: &mut RuleEditor,
    folder: &Path,
    id: &str,
    text: &str,
    waker: &Waker,
    commands: &mut Commands,
) -> Result<PathBuf, Report> {
    let file = folder.join(format!("{id}.ron"));
    save_atomically(&file, text.as_bytes())?;
    catalogue.add_own(&file, text);
    editing.begin(file.clone(), text, waker);
    commands.trigger(PlayCommand::NewGame { id: id.to_owned(), settings: Settings::new() });
    Ok(file)
}

/// Deletes a file.
fn remove(file: &Path) -> Result<(), Report> {
    fs::remove_file(file).map_err(|error| Report::of(io_diagnostic(&error, file)))
}

/// The text of a variant: that of its file, or the one that comes with the program.
fn text_of(catalogue: &Catalogue, id: &str) -> Option<String> {
    match catalogue.file(id) {
        Some(file) => read_text(file, MAX_FILE).ok(),
        None => Catalogue::text(id).map(str::to_owned),
    }
}

/// An id that no game and no file has: the one asked for, or that with a number.
fn free_id(catalogue: &Catalogue, folder: &Path, wished: &str) -> String {
    let is_free = |id: &String| catalogue.variant(id).is_none() && !folder.join(format!("{id}.ron")).exists();
    let numbered = (2..).map(|number: u32| format!("{wished}-{number}"));
    std::iter::once(wished.to_owned()).chain(numbered).find(is_free).unwrap_or_default()
}

/// A name that no game has: the one asked for, or that with a number.
fn free_name(catalogue: &Catalogue, wished: String) -> String {
    let taken = |name: &str| catalogue.variants().iter().any(|variant| variant.about.name == name);
    let numbered = (2..).map(|number: u32| format!("{wished} {number}"));
    std::iter::once(wished.clone()).chain(numbered).find(|name| !taken(name)).unwrap_or_default()
}
