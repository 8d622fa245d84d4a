//! The game on the board, written to a file of its own after every ply and taken up again from there.

use super::SavedGamesCommand;
use super::diagnostic::GameDiagnostic;
use super::saved_games::{SavedGames, UnfinishedGames};
use crate::library::user_variants::GameSuperseded;
use crate::play::Library;
use crate::play::{AppMode, CurrentGame, GameReplaced, RecordChanged, Replacement};
use crate::settings::folders::Folders;
use crate::settings::keep::Attempts;
use crate::ui::Notice;
use crate::ui::language::UiLanguage;
use crate::ui::systems::AppSystems;
use bevy::app::AppExit;
use bevy::prelude::*;
use naqala_core::files::io_diagnostic;
use naqala_core::report::Report;
use naqala_core::words::Arg;
use naqala_core::workshop::SavedGame;
use naqala_core::workshop::{GamesFolder, WrittenGame};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

/// Without [`Folders`] no game is kept.
pub(super) fn plugin(app: &mut App) {
    let can_keep = resource_exists::<Folders>;
    // What is shown while a game waits is not kept.
    let is_game = in_state(AppMode::Game);
    app.init_resource::<Autosave>()
        .add_message::<AppExit>()
        .add_systems(PreStartup, find_folder.run_if(can_keep))
        .add_systems(
            Update,
            (save_game.run_if(is_game.clone()), find_games, list_unfinished)
                .chain()
                .run_if(can_keep)
                .in_set(AppSystems::Save),
        )
        // What could not be written is tried once more before it is too late.
        .add_systems(
            Last,
            save_game.in_set(AppSystems::Save).run_if(is_game).run_if(can_keep).run_if(on_message::<AppExit>),
        )
        .add_observer(note_change.run_if(in_state(AppMode::Game)))
        .add_observer(keep_other_game.run_if(can_keep))
        .add_observer(save_superseded_game.run_if(can_keep))
        .add_observer(remove_and_restore_games.run_if(can_keep));
}

/// The file of the game on the board.
#[derive(Resource, Default)]
struct Autosave {
    /// `true` if the game has changed since it was last kept.
    changed: bool,
    /// `true` if something was said of it, so that it is kept even if nobody has played in it.
    remarked: bool,
    /// The file in which it is kept, once it is.
    file: Option<WrittenGame>,
    attempts: Attempts,
}

impl Autosave {
    fn path(&self) -> Option<&Path> {
        self.file.as_ref().map(|file| &*file.path)
    }
}

/// Files in which an earlier version of the app kept the last two games.
const FORMER_GAMES: [&str; 2] = ["unfinished.naqala", "autosave.naqala"];

fn find_folder(folders: Res<Folders>, mut collection: ResMut<SavedGames>) {
    GamesFolder(folders.games()).adopt(&FORMER_GAMES.map(|name| folders.data.join(name)));
    collection.folder = Some(folders.games());
}

/// Notes that the game is to be written.
fn note_change(change: On<RecordChanged>, mut kept: ResMut<Autosave>) {
    kept.changed = true;
    kept.remarked |= *change == RecordChanged::Annotations;
}

/// Keeps the game that was put on the board in the file from which it was taken up, or in another once it is played.
fn keep_other_game(
    replaced: On<GameReplaced>,
    folders: Res<Folders>,
    mut kept: ResMut<Autosave>,
    mut current: ResMut<CurrentGame>,
    mut commands: Commands,
) {
    if replaced.0 == Replacement::ChangedRules {
        // The same game goes on by other rules, in the same file.
        kept.changed |= kept.file.is_some();
        return;
    }
    let games = GamesFolder(folders.games());
    (kept.changed, kept.remarked) = (false, false);
    kept.file = current.file.clone().filter(|file| games.has(file)).map(WrittenGame::now);
    if kept.file.is_some() {
        // A game taken up again is not yet in any file of the user's.
        current.bypass_change_detection().file = None;
    }
    // The one that was on the table before is on offer now.
    commands.trigger(SavedGamesCommand::Refresh);
}

/// Writes the game being played after every ply, into a file of its own.
fn save_game(
    folders: Res<Folders>,
    mut kept: ResMut<Autosave>,
    current: Res<CurrentGame>,
    language: Res<UiLanguage>,
    mut exits: MessageReader<AppExit>,
    mut commands: Commands,
) {
    let games = GamesFolder(folders.games());
    let is_due = kept.attempts.is_due(Duration::ZERO) || exits.read().count() > 0;
    if !kept.changed || !is_due || !(current.is_touched() || kept.remarked || kept.file.is_some()) {
        return;
    }
    let written = games.keep(kept.file.as_ref(), &current.to_record());
    let is_news = kept.attempts.note(written.is_ok());
    match written {
        Ok(file) => {
            if let Some(before) = kept.path().filter(|before| **before != *file.path) {
                let name = |path: &Path| Arg::from(path.file_name().unwrap_or_default().to_string_lossy().into_owned());
                let args = [("file", name(before)), ("now", name(&file.path))];
                commands.trigger(Notice::known(language.0.label_with("notice-kept-beside", &args)));
            }
            (kept.file, kept.changed) = (Some(file), false);
        }
        Err(error) if is_news => {
            let why = GameDiagnostic::NotSaved { because: error.into() };
            commands.trigger(Notice::mistakes(Report::of(why)));
        }
        Err(_) => {}
    }
}

/// Finds the games kept, when the window opens and again when other variants are known.
fn find_games(library: Res<Library>, mut commands: Commands) {
    if library.is_changed() {
        commands.trigger(SavedGamesCommand::Refresh);
    }
}

/// Offers the games that are not over, without the one on the table.
fn list_unfinished(
    folders: Res<Folders>,
    kept: Res<Autosave>,
    collection: Res<SavedGames>,
    mut unfinished: ResMut<UnfinishedGames>,
    mut listed: Local<Option<(Arc<Vec<SavedGame>>, Option<PathBuf>)>>,
) {
    let Some(games) = &collection.games else { return };
    // A game that was removed and brought back while somebody looked leaves the games found as they were.
    let has_looked = collection.is_changed() && collection.progress().is_none();
    let is_same =
        |(known, file): &(Arc<_>, Option<PathBuf>)| Arc::ptr_eq(known, games) && file.as_deref() == kept.path();
    if !has_looked && listed.as_ref().is_some_and(is_same) {
        return;
    }
    unfinished.games = GamesFolder(folders.games()).unfinished(games, kept.path());
    *listed = Some((Arc::clone(games), kept.path().map(Path::to_owned)));
}

/// Keeps a game whose moves do not stand any more with the rules by which it was played.
fn save_superseded_game(game: On<GameSuperseded>, folders: Res<Folders>, kept: Res<Autosave>, mut commands: Commands) {
    let written = GamesFolder(folders.games()).keep_with_rules(kept.file.as_ref(), &game.record, &game.rules);
    if let Err(error) = written {
        commands.trigger(Notice::mistakes(error));
    }
}

/// Takes games off the list of those that are not over, and puts them back.
fn remove_and_restore_games(
    command: On<SavedGamesCommand>,
    folders: Res<Folders>,
    mut kept: ResMut<Autosave>,
    language: Res<UiLanguage>,
    mut unfinished: ResMut<UnfinishedGames>,
    mut commands: Commands,
) {
    let games = GamesFolder(folders.games());
    let moved = match &*command {
        SavedGamesCommand::Remove(path) => games.remove(path),
        SavedGamesCommand::Restore(path) => games.bring_back(path),
        SavedGamesCommand::Rename(path, name) => {
            let renamed = games.rename(path, name);
            if let Ok(now) = &renamed
                && let Some(file) = kept.file.as_mut().filter(|file| file.path == *path)
            {
                // The game on the table goes on in its file.
                file.path.clone_from(now);
            }
            renamed
        }
        _ => return,
    };
    match (moved, &*command) {
        (Ok(now), SavedGamesCommand::Remove(path)) => {
            unfinished.games.retain(|game| game.path != *path);
            let notice = Notice::done(language.0.label("game-removed"));
            commands.trigger(notice.offering(language.0.label("game-bring-back"), SavedGamesCommand::Restore(now)));
        }
        (Ok(_), _) => {}
        (
            Err(error),
            SavedGamesCommand::Remove(path) | SavedGamesCommand::Restore(path) | SavedGamesCommand::Rename(path, _),
        ) => {
            commands.trigger(Notice::mistakes(Report::of(io_diagnostic(&error, path))));
        }
        (Err(_), _) => {}
    }
    commands.trigger(SavedGamesCommand::Refresh);
}
