//! The files of user variants as assets, loaded when they are found or opened and again whenever they change.
//!
//! The folders are watched by a thread of our own. Bevy's watcher is bound to one folder, with those within it, from the
//! start of the app, passes over files that are renamed, and does not wake a window that draws nothing at rest.

use super::user_variants::{self, FollowFilesSystems, UserVariants};
use crate::play::Library;
use crate::ui::job::{Job, Waker};
use crate::ui::systems::AppSystems;
use bevy::asset::io::{AssetReaderError, Reader};
use bevy::asset::{
    AssetLoadError, AssetLoadFailedEvent, AssetLoader, AssetMetaCheck, AssetPath, LoadContext, LoadState,
    UnapprovedPathMode,
};
use bevy::platform::collections::HashSet;
use bevy::prelude::*;
use bevy::tasks::futures_lite::AsyncReadExt;
use bevy::window::RequestRedraw;
use mancala::rules::dialect::MAX_FILE;
use naqala_core::files::io_diagnostic;
use naqala_core::workshop::own::{Listing, ReadFile, VariantText, decode, games, is_variant};
use naqala_core::workshop::{FileDiagnostic, OwnGame, Trouble};
use notify::{Config, PollWatcher, RecommendedWatcher, RecursiveMode, Watcher};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Sender, channel};
use std::task::Poll;
use std::time::{Duration, Instant};
use thiserror::Error;

pub(super) fn plugin(app: &mut App) {
    app.init_asset::<VariantFile>()
        .register_asset_loader(VariantLoader)
        .init_resource::<VariantFiles>()
        .init_resource::<Waker>()
        .add_systems(PostStartup, begin_watching)
        .add_systems(
            Update,
            (find_files, load_files, list_variants)
                .chain()
                .in_set(AppSystems::Advance)
                .in_set(FollowFilesSystems)
                .before(user_variants::follow_files),
        );
}

/// The asset server as user variants need it: their files lie anywhere, and have no files of settings beside them.
pub fn asset_plugin() -> AssetPlugin {
    AssetPlugin {
        meta_check: AssetMetaCheck::Never,
        unapproved_path_mode: UnapprovedPathMode::Deny,
        ..AssetPlugin::default()
    }
}

/// A variant file without errors. While it has some, the asset stays as it was.
#[derive(Asset, TypePath)]
pub(super) struct VariantFile(VariantText);

/// Errors in a variant file.
#[derive(Debug, Error)]
#[error("{0:?}")]
struct VariantFileError(Vec<FileDiagnostic>);

/// Reads variant files.
#[derive(TypePath)]
struct VariantLoader;

impl AssetLoader for VariantLoader {
    type Asset = VariantFile;
    type Settings = ();
    type Error = VariantFileError;

    async fn load(
        &self,
        reader: &mut dyn Reader,
        _: &(),
        context: &mut LoadContext<'_>,
    ) -> Result<VariantFile, VariantFileError> {
        let file = context.path().path();
        let mut bytes = Vec::new();
        let read = reader.take(MAX_FILE as u64 + 1).read_to_end(&mut bytes).await;
        read.map_err(|error| VariantFileError(vec![FileDiagnostic::whole(io_diagnostic(&error, file))]))?;
        decode(file, bytes).map(VariantFile).map_err(VariantFileError)
    }
}

/// Most files that are loaded at the same time: the asset server has a thread for each.
const AT_ONCE: usize = 32;

/// The variant files being followed.
#[derive(Resource, Default)]
pub(super) struct VariantFiles {
    watch: Option<FolderWatch>,
    listing: Listing,
    handles: BTreeMap<PathBuf, Handle<VariantFile>>,
    /// Those to be loaded next.
    queue: BTreeSet<PathBuf>,
    /// Those being loaded.
    pending: HashSet<AssetId<VariantFile>>,
    /// `true` if anything has changed since the variants were last listed.
    has_changed: bool,
    /// The variants and diagnostics, if any have changed since they were last taken.
    pub(super) news: Option<(Vec<OwnGame>, Vec<Trouble>)>,
}

impl VariantFiles {
    fn is_loading(&self) -> bool {
        !self.queue.is_empty() || !self.pending.is_empty()
    }
}

fn begin_watching(mut own: ResMut<UserVariants>, mut files: ResMut<VariantFiles>, waker: Res<Waker>) {
    let Some(folder) = own.folder.clone() else { return };
    // A folder that cannot be made is reported when a game is to be kept in it.
    let _ = fs::create_dir_all(&folder);
    let folder = fs::canonicalize(&folder).unwrap_or(folder);
    own.folder = Some(folder.clone());
    files.watch = Some(FolderWatch::begin(folder, &waker));
}

/// Finds files that are new or to which something has happened, and lets go of those no longer there.
fn find_files(own: Res<UserVariants>, mut files: ResMut<VariantFiles>) {
    // A file that is being loaded is not loaded again before that.
    let is_loading = files.is_loading();
    let VariantFiles { watch: Some(watch), listing, handles, queue, pending, has_changed, .. } = &mut *files else {
        return;
    };
    let (mut is_due, mut touched) = (own.is_changed(), BTreeSet::new());
    while !is_loading && let Poll::Ready(Some((found, paths))) = watch.reports.poll() {
        *has_changed |= listing.trouble != found.trouble;
        *listing = found;
        touched.extend(paths);
        is_due = true;
    }
    if !is_due {
        return;
    }
    let mut wanted: BTreeSet<PathBuf> = listing.files.iter().cloned().collect();
    for file in own.opened_files() {
        watch.add(file.parent());
        wanted.insert(file.to_owned());
    }
    for (_, handle) in handles.extract_if(.., |file, _| !wanted.contains(file)) {
        pending.remove(&handle.id());
        *has_changed = true;
    }
    queue.retain(|file| wanted.contains(file));
    queue.extend(wanted.into_iter().filter(|file| touched.contains(file) || !handles.contains_key(file)));
    *has_changed |= !queue.is_empty();
}

/// Has as many of the files loaded, or loaded again, as may be at once.
fn load_files(mut files: ResMut<VariantFiles>, assets: Res<AssetServer>) {
    let VariantFiles { handles, queue, pending, .. } = &mut *files;
    while pending.len() < AT_ONCE
        && let Some(file) = queue.pop_first()
    {
        let path = AssetPath::from(file.clone());
        if handles.contains_key(&file) {
            assets.reload(&path);
        }
        let load = || assets.load_builder().override_unapproved().load(path);
        pending.insert(handles.entry(file).or_insert_with(load).id());
    }
}

/// Lists the variants once all files have been loaded, or not for their errors.
fn list_variants(
    (mut files, own): (ResMut<VariantFiles>, Res<UserVariants>),
    mut loaded: MessageReader<AssetEvent<VariantFile>>,
    mut failed: MessageReader<AssetLoadFailedEvent<VariantFile>>,
    (assets, variants): (Res<AssetServer>, Res<Assets<VariantFile>>),
    library: Res<Library>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for event in loaded.read() {
        if let AssetEvent::LoadedWithDependencies { id } = event {
            files.pending.remove(id);
        }
    }
    for failed in failed.read() {
        files.pending.remove(&failed.id);
    }
    if files.has_changed {
        // The asset server does not wake the window, and folders are looked at again after this.
        redraw.write(RequestRedraw);
    }
    if files.has_changed && !files.is_loading() {
        let VariantFiles { listing, handles, has_changed, news, .. } = &mut *files;
        *has_changed = false;
        let read = handles.iter().filter_map(|(file, handle)| {
            let spots = match assets.load_state(handle) {
                LoadState::Failed(error) => diagnostics(file, &error)?,
                _ => Vec::new(),
            };
            Some(ReadFile { file: file.clone(), good: variants.get(handle).map(|file| file.0.clone()), spots })
        });
        let (games, mut troubles) = games(own.folder.as_deref(), read, &library.0);
        troubles.extend(listing.trouble.clone());
        *news = Some((games, troubles));
    }
}

/// Returns the diagnostics of a file that was not loaded; `None` if it is not there.
fn diagnostics(file: &Path, error: &AssetLoadError) -> Option<Vec<FileDiagnostic>> {
    match error {
        AssetLoadError::AssetReaderError(AssetReaderError::NotFound(_)) => None,
        AssetLoadError::AssetReaderError(AssetReaderError::Io(error)) => {
            Some(vec![FileDiagnostic::whole(io_diagnostic(error, file))])
        }
        AssetLoadError::AssetLoaderError(error) => Some(error.error().downcast_ref::<VariantFileError>()?.0.clone()),
        _ => None,
    }
}

/// Time without further changes after which files count as changed: an editor writes in several steps.
const SETTLED: Duration = Duration::from_millis(80);
/// Longest wait for that.
const PATIENCE: Duration = Duration::from_millis(500);
/// Interval of looking at files where the system does not report changes.
const OFTEN: Duration = Duration::from_secs(2);

/// Folders being watched, and a thread that lists the user's folder when something has happened in one of them. Dropped,
/// it ends.
struct FolderWatch {
    /// A watcher for each folder, if it can be watched.
    watchers: BTreeMap<PathBuf, notify::Result<FolderWatcher>>,
    changes: Sender<Vec<PathBuf>>,
    /// The user's folder, and all files that have been touched since the report before.
    reports: Job<(Listing, BTreeSet<PathBuf>)>,
}

type FolderWatcher = Box<dyn Watcher + Send + Sync>;

impl FolderWatch {
    /// Watches a folder, and lists it at once.
    fn begin(folder: PathBuf, waker: &Waker) -> FolderWatch {
        let (changes, heard) = channel::<Vec<PathBuf>>();
        let watchers = BTreeMap::from([(folder.clone(), watch(&folder, &changes))]);
        let reports = Job::spawn(waker, move |reporter| {
            let (mut listed, mut touched) = (None, BTreeSet::new());
            loop {
                let found = Listing::of(&folder);
                // What else happens in a folder, such as a download, does not wake the window.
                let is_news = !touched.is_empty() || listed.as_ref() != Some(&found);
                listed = Some(found.clone());
                if is_news && !reporter.send((found, std::mem::take(&mut touched))) {
                    return;
                }
                let Ok(first) = heard.recv() else { return };
                let mut paths = first;
                let until = Instant::now() + PATIENCE;
                let wait = || SETTLED.min(until.saturating_duration_since(Instant::now()));
                while let Ok(more) = heard.recv_timeout(wait()) {
                    paths.extend(more);
                }
                touched.extend(paths.into_iter().filter(|path| is_variant(path)));
            }
        });
        FolderWatch { watchers, changes, reports }
    }

    fn add(&mut self, folder: Option<&Path>) {
        if let Some(folder) = folder.filter(|folder| !self.watchers.contains_key(*folder)) {
            self.watchers.insert(folder.to_owned(), watch(folder, &self.changes));
        }
    }
}

/// Has the system report changes in a folder; where it does not, the folder is looked at again and again.
fn watch(folder: &Path, changes: &Sender<Vec<PathBuf>>) -> notify::Result<FolderWatcher> {
    watch_by::<RecommendedWatcher>(folder, changes).or_else(|_| watch_by::<PollWatcher>(folder, changes))
}

fn watch_by<W>(folder: &Path, changes: &Sender<Vec<PathBuf>>) -> notify::Result<FolderWatcher>
where
    W: Watcher + Send + Sync + 'static,
{
    let changes = changes.clone();
    let report = move |event: notify::Result<notify::Event>| {
        if let Ok(event) = event
            && !event.kind.is_access()
        {
            // Nobody listens once the window is closed.
            let _ = changes.send(event.paths);
        }
    };
    // Times of changes are compared by the second, and a file may change twice within one.
    let config = Config::default().with_poll_interval(OFTEN).with_compare_contents(true);
    let mut watcher = W::new(report, config)?;
    watcher.watch(folder, RecursiveMode::NonRecursive)?;
    Ok(Box::new(watcher))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_of_which_the_system_does_not_tell_is_looked_at() {
        let dir = tempfile::tempdir().expect("the system has a folder for temporary files");
        let (changes, heard) = channel();
        let _watcher = watch_by::<PollWatcher>(dir.path(), &changes).expect("it is there");
        let file = dir.path().join("mine.ron");
        fs::write(&file, "").expect("the folder can be written to");
        let limit = Duration::from_secs(60);
        let is_heard = std::iter::from_fn(|| heard.recv_timeout(limit).ok()).any(|paths| paths.contains(&file));
        assert!(is_heard);
    }
}
