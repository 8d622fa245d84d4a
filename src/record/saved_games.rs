//! The games kept, found by a thread of their own while the window is drawn.

use crate::app::systems::AppSystems;
use crate::library::catalogue::Library;
use crate::record::SavedGamesCommand;
use crate::ui::job::Waker;
use bevy::prelude::*;
use naqala_core::workshop::{self, SavedGame};
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<SavedGames>().add_observer(refresh_when_asked).add_systems(
        Update,
        receive_saved_games.in_set(AppSystems::Advance).after(crate::library::user_variants::FollowFilesSystems),
    );
}

/// The games kept.
#[derive(Resource, Default)]
pub struct SavedGames {
    /// Their folder; nothing where none are kept.
    pub folder: Option<PathBuf>,
    /// Summaries of the games, the latest first; `None` until they are asked for.
    pub games: Option<Arc<Vec<SavedGame>>>,
    /// The same with the data needed to look again, while no search is running.
    known: Option<workshop::Collection>,
    finding: Option<Finding>,
    /// `true` if another search is to follow the one in progress.
    again: bool,
}

/// A search for the games.
struct Finding {
    found: Mutex<Receiver<SearchReport>>,
    done: Arc<AtomicUsize>,
    all: Arc<AtomicUsize>,
}

/// Result of a search.
enum SearchReport {
    /// The latest of many games, and those that were known before.
    Latest(Arc<Vec<SavedGame>>),
    /// All of them.
    All(workshop::Collection),
}

impl SavedGames {
    /// Returns the number of files read so far, and of all of them, while they are being read.
    pub fn progress(&self) -> Option<(usize, usize)> {
        self.finding.as_ref().map(|finding| (finding.done.load(Relaxed), finding.all.load(Relaxed)))
    }

    fn find(&mut self, library: &Library, waker: &Waker) {
        let Some(folder) = self.folder.clone() else { return };
        if self.finding.is_some() {
            self.again = true;
            return;
        }
        let mut collection = self.known.take().unwrap_or_else(|| workshop::Collection::of(folder));
        let (tell, found) = channel();
        let (done, all) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let (catalogue, waker) = (library.0.clone(), waker.clone());
        let (counted, of) = (Arc::clone(&done), Arc::clone(&all));
        thread::spawn(move || {
            let wake = || waker.0.iter().for_each(|wake| wake());
            let report = |now, whole| {
                counted.store(now, Relaxed);
                of.store(whole, Relaxed);
                if now % 200 == 0 {
                    wake();
                }
            };
            // Whoever waits for them may have given up.
            let latest = |games: &Arc<Vec<SavedGame>>| drop(tell.send(SearchReport::Latest(Arc::clone(games))));
            collection.refresh(&catalogue, &report, &latest);
            let _ = tell.send(SearchReport::All(collection));
            wake();
        });
        self.finding = Some(Finding { found: Mutex::new(found), done, all });
    }
}

fn refresh_when_asked(
    command: On<SavedGamesCommand>,
    mut collection: ResMut<SavedGames>,
    library: Res<Library>,
    waker: Res<Waker>,
) {
    if *command == SavedGamesCommand::Refresh {
        collection.find(&library, &waker);
    }
}

fn receive_saved_games(mut collection: ResMut<SavedGames>, library: Res<Library>, waker: Res<Waker>) {
    if collection.finding.is_none() {
        return;
    }
    while let Some(finding) = &collection.finding {
        let arrived = finding.found.lock().unwrap_or_else(PoisonError::into_inner).try_recv();
        match arrived {
            Err(TryRecvError::Empty) => return,
            Ok(SearchReport::Latest(games)) => collection.games = Some(games),
            Ok(SearchReport::All(known)) => {
                collection.games = Some(Arc::clone(known.games()));
                collection.known = Some(known);
                collection.finding = None;
            }
            Err(TryRecvError::Disconnected) => collection.finding = None,
        }
    }
    if std::mem::take(&mut collection.again) {
        collection.find(&library, &waker);
    }
}
