//! Contents of the window at its beginning, by what was kept and what the command line says; and files dropped on it.

use crate::learn::LearnCommand;
use crate::play::Library;
use crate::play::Playhead;
use crate::play::{CurrentGame, PlayPreferences};
use crate::record::RecordCommand;
use crate::record::saved_games::UnfinishedGames;
use crate::settings::Preferences;
use crate::settings::folders::Folders;
use crate::settings::keep::ReadKeptFiles;
use crate::ui::file_dialog::FileDialogs;
use crate::ui::language::UiLanguage;
use crate::ui::shortcuts::trigger_by_key;
use crate::ui::systems::AppSystems;
use bevy::prelude::*;
use bevy::window::FileDragAndDrop;
use naqala_core::session::{Players, Purpose, Session};
use naqala_core::words::Words;

/// Puts the game on the table that belongs there, speaks the language that is preferred, and opens files dropped on the
/// window.
pub fn plugin(app: &mut App) {
    app.init_resource::<StartOptions>()
        .add_message::<FileDragAndDrop>()
        .add_systems(PreStartup, (apply_kept, apply_language, open_initial_game).chain().after(ReadKeptFiles))
        .add_systems(First, apply_language)
        .add_systems(Update, open_dropped_files.in_set(AppSystems::Ask).after(trigger_by_key));
}

/// The origin of the game with which the window opens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InitialGame {
    /// The command line names it.
    Named,
    /// By what was done last time: the demonstration the first time, after that the game that was begun last.
    Remembered,
}

/// Options of the command line for the beginning.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct StartOptions {
    /// `true` if it says which language the window speaks until another is chosen in it.
    pub asked_to_speak: bool,
    /// The origin of the game with which the window opens; that on the table is left as it is if `None`.
    pub game: Option<InitialGame>,
}

fn apply_kept(
    folders: Option<Res<Folders>>,
    preferences: Res<Preferences>,
    mut playhead: ResMut<Playhead>,
    mut files: ResMut<FileDialogs>,
) {
    playhead.set_speed(preferences.speed);
    files.own_folder = folders.map(|folders| folders.data.clone());
}

/// Speaks the language that is preferred, or the system's.
fn apply_language(
    options: Res<StartOptions>,
    preferences: Res<Preferences>,
    mut speech: ResMut<UiLanguage>,
    mut known: Local<Option<(Option<String>, u32)>>,
    mut commands: Commands,
) {
    let first = known.is_none() && options.asked_to_speak;
    let chosen = (preferences.language.clone(), preferences.language_choices);
    if known.as_ref() == Some(&chosen) {
        return;
    }
    *known = Some(chosen);
    if first {
        return;
    }
    let words = Words::preferred(preferences.language.as_deref());
    if words.code() != speech.0.code() {
        speech.0 = words;
        // What an example, a lesson or a puzzle has said already stands in the other language.
        commands.trigger(LearnCommand::BackToGame);
    }
}

/// Puts the game on the table with which the window opens, and seats whoever is to play it where it has not been begun.
fn open_initial_game(
    options: Res<StartOptions>,
    library: Res<Library>,
    language: Res<UiLanguage>,
    (mut preferences, play): (ResMut<Preferences>, Res<PlayPreferences>),
    mut current: ResMut<CurrentGame>,
    mut playhead: ResMut<Playhead>,
    mut unfinished: ResMut<UnfinishedGames>,
) {
    let Some(opens) = options.game else { return };
    unfinished.is_offered = opens == InitialGame::Remembered;
    if opens == InitialGame::Remembered {
        if !std::mem::replace(&mut preferences.demonstrated, true) {
            playhead.run();
            return;
        }
        let id = play.game.as_deref().unwrap_or(FIRST_GAME);
        let begin = |id| Session::opening(&library.0, id, &default());
        // A game of the user's own may have gone.
        if let Ok(game) = begin(id).or_else(|_| begin(FIRST_GAME)) {
            current.replace(game);
        }
    }
    let is_new = current.purpose == Purpose::Play && current.game.plies().is_empty() && current.file.is_none();
    if is_new && current.to_record().opening.is_none() {
        let rules = current.game.rules();
        let players = Players::of(&language.0, rules, play.mode, play.computer(rules), "");
        current.seat(players);
    }
}

/// The game on the table where none has been begun yet.
const FIRST_GAME: &str = "kalah";

fn open_dropped_files(mut dropped: MessageReader<FileDragAndDrop>, mut commands: Commands) {
    for file in dropped.read() {
        if let FileDragAndDrop::DroppedFile { path_buf, .. } = file {
            commands.trigger(RecordCommand::Open(path_buf.clone()));
        }
    }
}
