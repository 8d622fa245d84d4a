//! Keeps games, preferences and progress between runs of the window, and opens files dropped on it. The formats and
//! paths of the files are in [`settings::folders`](crate::settings::folders).

use super::Preferences;
use super::folders::Folders;
use crate::app::panel::PanelSession;
use crate::app::systems::AppSystems;
use crate::learn::LearnCommand;
use crate::learn::{Lessons, MyPuzzles, Scores};
use crate::library::catalogue::Library;
use crate::library::user_variants::GameSuperseded;
use crate::play::players::Players;
use crate::play::{AppMode, CurrentGame, GameReplaced, Purpose, RecordChanged, Replacement};
use crate::playback::PlaybackCommand;
use crate::playback::Playhead;
use crate::presenter::Projecting;
use crate::record::RecordCommand;
use crate::record::SavedGamesCommand;
use crate::record::diagnostic::GameDiagnostic;
use crate::record::game_files::WrittenGame;
use crate::record::saved_games::SavedGames;
use crate::ui::Notice;
use crate::ui::language::UiLanguage;
use crate::ui::report::Report;
use bevy::app::AppExit;
use bevy::ecs::schedule::ScheduleConfigs;
use bevy::ecs::system::ScheduleSystem;
use bevy::prelude::*;
use bevy::window::{FileDragAndDrop, WindowFocused};
use naqala_core::files::SaveError;
use naqala_core::files::io_diagnostic;
use naqala_core::words::{Arg, Words};
use naqala_core::workshop;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Reads what was kept, keeps what changes, and opens files dropped on the window.
pub fn plugin(app: &mut App) {
    app.init_resource::<Persistence>()
        .init_resource::<SavedGames>()
        .add_message::<FileDragAndDrop>()
        .init_resource::<ButtonInput<MouseButton>>()
        .add_systems(PreStartup, (read_kept_files, apply_language, open_initial_game).chain())
        .add_systems(First, apply_language)
        .add_message::<AppExit>()
        .add_message::<WindowFocused>()
        .add_systems(
            Update,
            (
                open_dropped_files.in_set(AppSystems::Ask),
                (save_all(), find_games, list_unfinished).chain().in_set(AppSystems::Save),
            ),
        )
        // What could not be written is tried once more before it is too late.
        .add_systems(
            Last,
            ((|mut kept: ResMut<Persistence>| kept.failed = default()), save_all())
                .chain()
                .in_set(AppSystems::Save)
                .run_if(on_message::<AppExit>),
        )
        .add_observer(note_change.run_if(in_state(AppMode::Game)))
        .add_observer(keep_other_game)
        .add_observer(note_speed)
        .add_observer(save_superseded_game)
        .add_observer(remove_and_restore_games);
}

/// Pause after a failed write before the next attempt.
const RESPITE: Duration = Duration::from_secs(5);

fn save_all() -> ScheduleConfigs<ScheduleSystem> {
    // What is shown while a game waits is not kept.
    (save_preferences, save_learning, save_game.run_if(in_state(AppMode::Game))).chain()
}

/// Data that is kept in a file of its own.
#[derive(Clone, Copy)]
enum KeptPart {
    Preferences,
    Learnt,
    Game,
}

/// The origin of the game with which the window opens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InitialGame {
    /// The command line names it.
    Named,
    /// By what was done last time: the demonstration the first time, after that the game that was begun last.
    Remembered,
}

/// Folders to keep things in, and the state last written to them.
#[derive(Resource)]
pub struct Persistence {
    /// The folders; `None` where there are none and nothing is kept.
    pub folders: Option<Folders>,
    preferences: Option<Preferences>,
    /// The lessons, scores and puzzles as they were last read or written.
    learnt: Option<(Lessons, Scores, MyPuzzles)>,
    /// `true` if the command line says which language the window speaks until another is chosen in it.
    pub asked_to_speak: bool,
    /// The origin of the game with which the window opens; that on the table is left as it is if `None`.
    pub opens: Option<InitialGame>,
    /// `true` if the game has changed since it was last kept.
    changed: bool,
    /// `true` if something was said of it, so that it is kept even if nobody has played in it.
    remarked: bool,
    /// The file in which it is kept, once it is.
    file: Option<WrittenGame>,
    /// Of each [`KeptPart`], when it could last not be written; nothing once it can be.
    failed: [Option<Instant>; 3],
}

impl Default for Persistence {
    fn default() -> Self {
        Persistence::within(Folders::of_platform())
    }
}

impl Persistence {
    /// Keeps things in other folders than the platform's.
    pub fn within(folders: Option<Folders>) -> Persistence {
        Persistence {
            folders,
            preferences: None,
            learnt: None,
            asked_to_speak: false,
            opens: None,
            changed: false,
            remarked: false,
            file: None,
            failed: default(),
        }
    }

    /// The file of the game on the table.
    fn path(&self) -> Option<&Path> {
        self.file.as_ref().map(|file| &*file.path)
    }

    /// Returns whether a part can be written now: after a failure it is left alone for a while.
    fn is_due(&self, part: KeptPart) -> bool {
        self.failed[part as usize].is_none_or(|failed| failed.elapsed() >= RESPITE)
    }

    /// A part could not be written: told once, until it can be again.
    fn fail(&mut self, part: KeptPart, why: impl Into<Report>, commands: &mut Commands) {
        if self.failed[part as usize].replace(Instant::now()).is_none() {
            commands.trigger(Notice::mistakes(why));
        }
    }

    fn succeed(&mut self, part: KeptPart) {
        self.failed[part as usize] = None;
    }
}

fn read_kept_files(
    mut kept: ResMut<Persistence>,
    mut preferences: ResMut<Preferences>,
    mut playhead: ResMut<Playhead>,
    (mut lessons, mut scores, mut puzzles): (ResMut<Lessons>, ResMut<Scores>, ResMut<MyPuzzles>),
    mut session: ResMut<PanelSession>,
    mut collection: ResMut<SavedGames>,
    mut commands: Commands,
) {
    let Some(folders) = kept.folders.clone() else { return };
    match folders.load() {
        Ok(read) => *preferences = read,
        Err(error) => commands.trigger(Notice::mistakes(error)),
    }
    playhead.set_speed(preferences.speed);
    *lessons = folders.reached();
    match folders.progress() {
        Ok(progress) => scores.0 = progress,
        Err(error) => commands.trigger(Notice::mistakes(error)),
    }
    match folders.puzzles() {
        Ok(read) => puzzles.0 = read,
        Err(error) => commands.trigger(Notice::mistakes(error)),
    }
    kept.preferences = Some(preferences.clone());
    kept.learnt = Some((lessons.clone(), scores.clone(), puzzles.clone()));
    folders.games().adopt(&folders.former_games());
    collection.folder = Some(folders.games().0);
    session.0.files.own_folder = Some(folders.data);
}

/// Speaks the language that is preferred, or the system's.
fn apply_language(
    kept: Res<Persistence>,
    preferences: Res<Preferences>,
    mut speech: ResMut<UiLanguage>,
    mut known: Local<Option<(Option<String>, u32)>>,
    mut commands: Commands,
) {
    let first = known.is_none() && kept.asked_to_speak;
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
    kept: Res<Persistence>,
    library: Res<Library>,
    language: Res<UiLanguage>,
    mut preferences: ResMut<Preferences>,
    mut current: ResMut<CurrentGame>,
    mut playhead: ResMut<Playhead>,
    mut session: ResMut<PanelSession>,
) {
    let Some(opens) = kept.opens else { return };
    session.0.offers_to_resume = opens == InitialGame::Remembered;
    if opens == InitialGame::Remembered {
        if !std::mem::replace(&mut preferences.demonstrated, true) {
            playhead.run();
            return;
        }
        let id = preferences.game.as_deref().unwrap_or(FIRST_GAME);
        let opening = |id| CurrentGame::opening(&library.0, id, &default());
        // A game of the user's own may have gone.
        if let Ok(opening) = opening(id).or_else(|_| opening(FIRST_GAME)) {
            current.replace(opening);
        }
    }
    let is_new = current.purpose == Purpose::Play && current.game.plies().is_empty() && current.file.is_none();
    if is_new && current.to_record().opening.is_none() {
        let rules = current.game.rules();
        let players = Players::of(&language.0, rules, preferences.mode, preferences.level_in(&rules.id), "");
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

/// Writes preferences once they have settled: not while a border or a knob is being dragged.
fn save_preferences(
    mut kept: ResMut<Persistence>,
    preferences: Res<Preferences>,
    buttons: Res<ButtonInput<MouseButton>>,
    mut commands: Commands,
) {
    let is_settled = buttons.get_pressed().next().is_none();
    if !is_settled || kept.preferences.as_ref() == Some(&*preferences) || !kept.is_due(KeptPart::Preferences) {
        return;
    }
    if let (Some(folders), Some(before)) = (&kept.folders, &kept.preferences)
        && let Err(error) = folders.save(before, &preferences)
    {
        kept.fail(KeptPart::Preferences, error, &mut commands);
        return;
    }
    kept.preferences = Some(preferences.clone());
    kept.succeed(KeptPart::Preferences);
}

/// Writes how far somebody has come in the lessons, how they do at puzzles, and their own puzzles, whenever that has changed;
/// and takes over what another window has written, then and when this one is turned to.
fn save_learning(
    mut kept: ResMut<Persistence>,
    (mut lessons, mut scores, mut puzzles): (ResMut<Lessons>, ResMut<Scores>, ResMut<MyPuzzles>),
    mut focused: MessageReader<WindowFocused>,
    mut commands: Commands,
) {
    let is_turned_to = focused.read().any(|window| window.focused);
    let has_changed = lessons.is_changed() || scores.is_changed() || puzzles.is_changed();
    let has_failed = kept.failed[KeptPart::Learnt as usize].is_some();
    if !(is_turned_to || has_changed || has_failed) || !kept.is_due(KeptPart::Learnt) {
        return;
    }
    let (Some(folders), Some((reached, answered, own))) = (kept.folders.clone(), kept.learnt.clone()) else { return };
    let mut keep = || {
        if is_turned_to || reached != *lessons {
            lessons.set_if_neq(folders.keep_reached(&reached, &lessons)?);
        }
        if is_turned_to || answered != *scores {
            scores.set_if_neq(Scores(folders.keep_progress(&answered.0, &scores.0)?));
        }
        if is_turned_to || own != *puzzles {
            puzzles.set_if_neq(MyPuzzles(folders.keep_puzzles(&own.0, &puzzles.0)?));
        }
        Ok::<(), SaveError>(())
    };
    match keep() {
        Ok(()) => {
            kept.learnt = Some((lessons.clone(), scores.clone(), puzzles.clone()));
            kept.succeed(KeptPart::Learnt);
        }
        Err(error) => kept.fail(KeptPart::Learnt, error, &mut commands),
    }
}

/// Notes that the game is to be written.
fn note_change(change: On<RecordChanged>, mut kept: ResMut<Persistence>) {
    kept.changed = true;
    kept.remarked |= *change == RecordChanged::Annotations;
}

/// Remembers the speed of the show, that of a projected window apart.
fn note_speed(command: On<PlaybackCommand>, projecting: Res<Projecting>, mut preferences: ResMut<Preferences>) {
    if let PlaybackCommand::Speed(speed) = *command
        && speed.is_finite()
    {
        let speed = speed.clamp(0.25, 8.0);
        match projecting.0 {
            true => preferences.projected_speed = speed,
            false => preferences.speed = speed,
        }
    }
}

/// Keeps the game that was put on the board in the file from which it was taken up, or in another once it is played.
fn keep_other_game(
    replaced: On<GameReplaced>,
    mut kept: ResMut<Persistence>,
    mut current: ResMut<CurrentGame>,
    mut commands: Commands,
) {
    let Some(games) = kept.folders.as_ref().map(Folders::games) else { return };
    if replaced.0 == Replacement::ChangedRules {
        // The same game goes on by other rules, in the same file.
        kept.changed |= kept.file.is_some();
        return;
    }
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
    mut kept: ResMut<Persistence>,
    current: Res<CurrentGame>,
    language: Res<UiLanguage>,
    mut commands: Commands,
) {
    let Some(games) = kept.folders.as_ref().map(Folders::games) else { return };
    if !kept.changed || !kept.is_due(KeptPart::Game) || !(current.is_touched() || kept.remarked || kept.file.is_some())
    {
        return;
    }
    match games.keep(kept.file.as_ref(), &current.to_record()) {
        Ok(file) => {
            if let Some(before) = kept.path().filter(|before| **before != *file.path) {
                let name = |path: &Path| Arg::from(path.file_name().unwrap_or_default().to_string_lossy().into_owned());
                let args = [("file", name(before)), ("now", name(&file.path))];
                commands.trigger(Notice::known(language.0.label_with("notice-kept-beside", &args)));
            }
            (kept.file, kept.changed) = (Some(file), false);
            kept.succeed(KeptPart::Game);
        }
        Err(error) => {
            let why = GameDiagnostic::NotSaved { because: error.into() };
            kept.fail(KeptPart::Game, Report::of(why), &mut commands);
        }
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
    kept: Res<Persistence>,
    collection: Res<SavedGames>,
    mut session: ResMut<PanelSession>,
    mut listed: Local<Option<(Arc<Vec<workshop::SavedGame>>, Option<PathBuf>)>>,
) {
    let (Some(folders), Some(games)) = (&kept.folders, &collection.games) else { return };
    // A game that was removed and brought back while somebody looked leaves the games found as they were.
    let has_looked = collection.is_changed() && collection.progress().is_none();
    let is_same =
        |(known, file): &(Arc<_>, Option<PathBuf>)| Arc::ptr_eq(known, games) && file.as_deref() == kept.path();
    if !has_looked && listed.as_ref().is_some_and(is_same) {
        return;
    }
    session.0.unfinished = folders.games().unfinished(games, kept.path());
    *listed = Some((Arc::clone(games), kept.path().map(Path::to_owned)));
}

/// Keeps a game whose moves do not stand any more with the rules by which it was played.
fn save_superseded_game(game: On<GameSuperseded>, kept: Res<Persistence>, mut commands: Commands) {
    let Some(games) = kept.folders.as_ref().map(Folders::games) else { return };
    let written = games.keep_with_rules(kept.file.as_ref(), &game.record, &game.rules);
    if let Err(error) = written {
        commands.trigger(Notice::mistakes(error));
    }
}

/// Takes games off the list of those that are not over, and puts them back.
fn remove_and_restore_games(
    command: On<SavedGamesCommand>,
    mut kept: ResMut<Persistence>,
    language: Res<UiLanguage>,
    mut session: ResMut<PanelSession>,
    mut commands: Commands,
) {
    let Some(games) = kept.folders.as_ref().map(Folders::games) else { return };
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
            session.0.unfinished.retain(|game| game.path != *path);
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
