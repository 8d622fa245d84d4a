//! A user's own games in the window: a thread watches their files, and what it reads comes into the catalogue, on to the list
//! and into the game on the table.

use super::state::LibraryTab;
use crate::library::LibraryCommand;
use crate::play::Library;
use crate::play::Playhead;
use crate::play::activity::Activity;
use crate::play::{CurrentGame, ReplaceGame, Replacement, ShowFrom};
use crate::ui::Notice;
use crate::ui::job::{Job, Waker};
use crate::ui::language::UiLanguage;
use crate::ui::systems::AppSystems;
use bevy::prelude::*;
use mancala::record::Record;
use mancala::rules::{Catalogue, Variant};
use naqala_core::files::io_diagnostic;
use naqala_core::files::save_atomically;
use naqala_core::report::Report;
use naqala_core::session::{Purpose, Session};
use naqala_core::words::{Arg, Words};
use naqala_core::workshop::own::name_of;
use naqala_core::workshop::{Own, OwnGame, Trouble};
use notify::{RecursiveMode, Watcher as _};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::task::Poll;
use std::time::{Duration, Instant};

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<UserVariants>()
        .init_resource::<LibraryTab>()
        .init_resource::<SuppressReloadNotice>()
        .init_resource::<Waker>()
        .add_systems(PostStartup, begin_watching)
        .add_systems(
            Update,
            follow_files
                .in_set(AppSystems::Advance)
                .in_set(FollowFilesSystems)
                .before(crate::playback::playhead::PlayheadSystems),
        )
        .add_observer(answer_library_commands);
}

/// `true` if a game goes on by new rules without a notification, because the user sees them in the editor.
#[derive(Resource, Default)]
pub struct SuppressReloadNotice(pub bool);

/// Systems after which the game on the table has followed its file.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FollowFilesSystems;

/// Time without further changes after which files count as changed: an editor writes in several steps.
const SETTLED: Duration = Duration::from_millis(80);
/// Longest wait for that.
const PATIENCE: Duration = Duration::from_millis(500);
/// Interval of looking at files where the system does not report changes.
const OFTEN: Duration = Duration::from_secs(2);

/// The user variants.
#[derive(Resource, Default)]
pub struct UserVariants {
    /// The folder in which they are kept; nothing where none are.
    pub folder: Option<PathBuf>,
    /// Diagnostics in their files.
    pub troubles: Vec<Trouble>,
    games: Vec<OwnGame>,
    /// The files opened from elsewhere, by the id of the game.
    opened: BTreeMap<String, PathBuf>,
    /// The games whose files have gone, by the file.
    lost: BTreeMap<PathBuf, OwnGame>,
    watch: Option<Watcher>,
}

impl UserVariants {
    /// Those kept in a folder, which is made if it is not there.
    pub fn in_folder(folder: PathBuf) -> UserVariants {
        UserVariants { folder: Some(folder), ..UserVariants::default() }
    }

    /// From now on a file that was opened belongs to them.
    pub fn open(&mut self, id: &str, file: &Path) {
        let file = fs::canonicalize(file).unwrap_or_else(|_| file.to_owned());
        if self.folder.as_deref().is_some_and(|folder| file.parent() == Some(folder)) {
            return;
        }
        self.ask(WatchRequest::Open(file.clone()));
        if let Some(before) = self.opened.insert(id.to_owned(), file.clone()).filter(|before| *before != file) {
            self.ask(WatchRequest::Close(before));
        }
    }

    /// Returns whether a file may be kept among them that is not yet.
    pub fn may_keep(&self, file: &Path) -> bool {
        let file = fs::canonicalize(file).unwrap_or_else(|_| file.to_owned());
        self.folder.as_deref().is_some_and(|folder| file.parent() != Some(folder))
    }

    /// The file under which records name a game, where its id would not be known another time.
    pub fn named(&self, id: &str) -> Option<&Path> {
        self.opened.get(id).map(PathBuf::as_path)
    }

    /// The file of a game, if it has gone.
    pub fn gone(&self, id: &str) -> Option<&Path> {
        let main = id.split('/').next().unwrap_or_default();
        self.lost.values().find(|game| game.variant.id == main).map(|game| game.file.as_path())
    }

    /// Returns whether a file has gone and can be restored.
    pub fn has_lost(&self, file: &Path) -> bool {
        self.lost.contains_key(file)
    }

    /// Keeps what a file says that is about to be deleted, until it is restored.
    pub(crate) fn lose(&mut self, file: &Path, variant: Arc<Variant>, text: &str) {
        let game = OwnGame { file: file.to_owned(), kept: true, variant, text: text.into() };
        self.lost.insert(file.to_owned(), game);
    }

    fn ask(&self, ask: WatchRequest) {
        if let Some(spawn_watcher) = &self.watch {
            // A thread that has ended answers nothing any more.
            let _ = spawn_watcher.asks.send(ask);
        }
    }

    /// The game that was read from a file.
    fn of_file(&self, file: &Path) -> Option<&OwnGame> {
        self.games.iter().find(|game| game.file == file)
    }
}

/// A game whose moves do not stand by its new rules, to be kept with those by which it was played.
#[derive(Event, Clone, Debug)]
pub struct GameSuperseded {
    /// The game.
    pub record: Record,
    /// The text of the variant file by which it was played.
    pub rules: Arc<str>,
}

/// The thread that watches. Dropped, it stops.
struct Watcher {
    asks: Sender<WatchRequest>,
    job: Job<WatchReport>,
}

impl Drop for Watcher {
    fn drop(&mut self) {
        // If it has ended already, so much the better.
        let _ = self.asks.send(WatchRequest::End);
    }
}

enum WatchRequest {
    /// Something has happened to these.
    Touched(Vec<PathBuf>),
    Open(PathBuf),
    Close(PathBuf),
    End,
}

/// The games as they are now.
struct WatchReport {
    games: Vec<OwnGame>,
    troubles: Vec<Trouble>,
}

fn begin_watching(mut own: ResMut<UserVariants>, library: Res<Library>, waker: Res<Waker>) {
    let Some(folder) = own.folder.clone() else { return };
    // What stands in the way of making it, also stands in the way of keeping a game in it, and is told then.
    let _ = fs::create_dir_all(&folder);
    let folder = fs::canonicalize(&folder).unwrap_or(folder);
    own.folder = Some(folder.clone());
    own.watch = Some(spawn_watcher(Own::of(Some(folder)), library.0.clone(), &waker));
    for file in own.opened.values() {
        own.ask(WatchRequest::Open(file.clone()));
    }
}

fn spawn_watcher(mut own: Own, shipped: Catalogue, waker: &Waker) -> Watcher {
    let (asks, asked) = channel();
    let hears = asks.clone();
    let job = Job::spawn(waker, move |reporter| {
        let watcher = notify::recommended_watcher(move |event: notify::Result<notify::Event>| {
            if let Ok(event) = event
                && !event.kind.is_access()
            {
                // Nobody listens once the window is closed.
                let _ = hears.send(WatchRequest::Touched(event.paths));
            }
        });
        let mut watched = WatchedFolders { watcher: watcher.ok(), folders: BTreeSet::new(), complete: true };
        watched.add(own.folder());
        let mut touched = BTreeSet::new();
        loop {
            if own.refresh(&touched) {
                let (games, troubles) = own.games(&shipped);
                if !reporter.send(WatchReport { games, troubles }) {
                    return;
                }
            }
            touched.clear();
            let first = match asked.recv_timeout(watched.patience()) {
                Ok(ask) => ask,
                Err(RecvTimeoutError::Timeout) => continue,
                Err(RecvTimeoutError::Disconnected) => return,
            };
            let until = Instant::now() + PATIENCE;
            let mut next = Some(first);
            while let Some(ask) = next {
                match ask {
                    WatchRequest::Touched(paths) => touched.extend(paths),
                    WatchRequest::Open(file) => {
                        watched.add(file.parent());
                        own.open(file);
                    }
                    WatchRequest::Close(file) => own.close(&file),
                    WatchRequest::End => return,
                }
                let left = until.saturating_duration_since(Instant::now());
                next = asked.recv_timeout(SETTLED.min(left)).ok();
            }
        }
    });
    Watcher { asks, job }
}

/// The folders of which the system tells when something in them changes.
struct WatchedFolders {
    watcher: Option<notify::RecommendedWatcher>,
    folders: BTreeSet<PathBuf>,
    /// `true` if it does so for all of them.
    complete: bool,
}

impl WatchedFolders {
    fn add(&mut self, folder: Option<&Path>) {
        let Some(folder) = folder.filter(|folder| !self.folders.contains(*folder)) else { return };
        let watching = self.watcher.as_mut().map(|watcher| watcher.watch(folder, RecursiveMode::NonRecursive));
        self.complete &= matches!(watching, Some(Ok(())));
        self.folders.insert(folder.to_owned());
    }

    /// Returns how long to wait before files are looked at unasked.
    fn patience(&self) -> Duration {
        if self.complete { Duration::from_secs(3600) } else { OFTEN }
    }
}

/// Takes the files that the thread has read into the catalogue, and has the game on the table go on by its new rules.
/// An example or puzzle shown while a game waits is not disturbed.
fn follow_files(
    mut own: ResMut<UserVariants>,
    mut library: ResMut<Library>,
    (current, playhead): (Res<CurrentGame>, Res<Playhead>),
    (activity, quietly): (Res<Activity>, Res<SuppressReloadNotice>),
    language: Res<UiLanguage>,
    mut commands: Commands,
) {
    if activity.is_on() || activity.is_awaited() {
        return;
    }
    let Some(watch) = &own.watch else { return };
    // Of several accounts that have arrived the last is true.
    let reports = std::iter::from_fn(|| match watch.job.poll() {
        Poll::Ready(report) => report,
        Poll::Pending => None,
    });
    let Some(told) = reports.last() else { return };
    let before = library.0.variant(&current.game.rules().id).cloned();
    let games = std::mem::replace(&mut own.games, told.games);
    own.troubles = told.troubles;
    library.0.set_own(own.games.iter().map(|game| (game.file.as_path(), &game.variant)));
    // What can be put back is kept until it is.
    let lost = games.iter().filter(|game| !game.file.exists() && own.of_file(&game.file).is_none());
    let lost: Vec<_> = lost.map(|game| (game.file.clone(), game.clone())).collect();
    own.lost.extend(lost);
    own.lost.retain(|file, _| !file.exists());
    let text = |id: &str| games.iter().find(|game| game.variant.id == id).map(|game| (&game.text, &game.file));
    let Some(before) = before else { return };
    let played = text(&before.id);
    match library.0.variant(&current.game.rules().id) {
        Some(now) if Arc::ptr_eq(now, &before) => {}
        Some(_) => {
            // A file that has just been opened is read once more, and says what it said.
            if let Some((rules, _)) = played {
                apply_changed_rules(&library.0, &current, &playhead, &language.0, (rules, quietly.0), &mut commands);
            }
        }
        None => {
            if let Some((_, file)) = played {
                commands.trigger(gone_notice(&language.0, file));
            }
        }
    }
}

/// Tells that a file has gone, and offers to restore it.
pub fn gone_notice(words: &Words, file: &Path) -> Notice {
    let text = words.label_with("workshop-gone", &[("file", Arg::from(name_of(file)))]);
    Notice::known(text).offering(words.label("workshop-restore"), LibraryCommand::RestoreVariant(file.to_owned()))
}

/// Has the game on the table go on by its new rules; where its moves do not stand, it is set aside and begun anew.
fn apply_changed_rules(
    catalogue: &Catalogue,
    current: &CurrentGame,
    playhead: &Playhead,
    words: &Words,
    (rules, quietly): (&Arc<str>, bool),
    commands: &mut Commands,
) {
    let id = current.game.rules().id.clone();
    match current.renewed(catalogue) {
        Ok(renewed) => {
            let at_end = playhead.time >= current.choreography.duration();
            let time = if at_end { renewed.choreography.duration() } else { playhead.time };
            let told = words.label_with("workshop-renewed", &[("game", name(words, &renewed))]);
            commands.trigger(ReplaceGame {
                game: Box::new(renewed),
                show_from: ShowFrom::Time(time),
                reason: Replacement::ChangedRules,
            });
            if !quietly {
                commands.trigger(Notice::done(told));
            }
        }
        Err(_) => {
            let opening = Session::opening(catalogue, &id, &current.chosen());
            let opening = opening.or_else(|_| Session::opening(catalogue, &id, &Default::default()));
            let Ok(mut opening) = opening else { return };
            let record = current.to_record();
            opening.about =
                Record { variant: current.about.variant.clone(), date: opening.about.date, ..record.seats() };
            let played = current.purpose == Purpose::Play && !record.moves.is_empty();
            let args = [("game", name(words, &opening))];
            let told = if played {
                commands.trigger(GameSuperseded { record, rules: Arc::clone(rules) });
                "workshop-set-aside"
            } else {
                "workshop-begun-anew"
            };
            commands.trigger(ReplaceGame { reason: Replacement::BegunAnew, ..ReplaceGame::with(opening) });
            commands.trigger(Notice::known(words.label_with(told, &args)));
        }
    }
}

fn name(words: &Words, current: &Session) -> Arg {
    Arg::from(words.text(&current.game.rules().about.name))
}

/// Copies a file into the folder, and writes one again that has gone.
fn answer_library_commands(
    command: On<LibraryCommand>,
    mut own: ResMut<UserVariants>,
    language: Res<UiLanguage>,
    mut commands: Commands,
) {
    let done = match &*command {
        LibraryCommand::AddVariant(file) => {
            let Some(folder) = own.folder.clone() else { return };
            let to = folder.join(file.file_name().unwrap_or(file.as_os_str()));
            if to.exists() {
                let args = [("file", Arg::from(name_of(file))), ("folder", Arg::from(folder.display().to_string()))];
                commands.trigger(Notice::failed(language.0.label_with("workshop-name-taken", &args)));
                return;
            }
            let _ = fs::create_dir_all(&folder);
            fs::read(file).map_err(|error| Report::of(io_diagnostic(&error, file))).and_then(|text| {
                save_atomically(&to, &text)?;
                let file = fs::canonicalize(file).unwrap_or_else(|_| file.clone());
                own.opened.retain(|_, opened| *opened != file);
                own.ask(WatchRequest::Close(file));
                own.ask(WatchRequest::Touched(vec![to.clone()]));
                let args = [("folder", Arg::from(folder.display().to_string()))];
                Ok(language.0.label_with("workshop-kept", &args))
            })
        }
        LibraryCommand::RestoreVariant(file) => {
            let Some(game) = own.lost.get(file) else { return };
            let written = save_atomically(file, game.text.as_bytes()).map_err(Report::from);
            own.ask(WatchRequest::Touched(vec![file.clone()]));
            written.map(|()| language.0.label_with("workshop-restored", &[("file", Arg::from(name_of(file)))]))
        }
    };
    commands.trigger(match done {
        Ok(text) => Notice::done(text),
        Err(report) => Notice::mistakes(report),
    });
}
