//! The games kept, found by a thread of their own while the window is drawn.

use super::move_list::MoveList;
use super::{autosave, deletions};
use crate::play::Library;
use crate::record::SavedGamesCommand;
use crate::ui::job::{Job, Waker};
use crate::ui::systems::AppSystems;
use bevy::prelude::*;
use naqala_core::workshop::{self, GamesFolder, SavedGame, UnfinishedGame};
use std::path::PathBuf;
use std::sync::Arc;
use std::task::Poll;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SavedGames>()
        .init_resource::<UnfinishedGames>()
        .init_resource::<MoveList>()
        .add_plugins((autosave::plugin, deletions::plugin))
        .add_observer(refresh_when_asked)
        .add_systems(Update, receive_saved_games.in_set(AppSystems::Advance).in_set(SavedGamesSystems));
}

/// Systems that take in the games kept, as far as they have been found.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct SavedGamesSystems;

/// The games kept.
#[derive(Resource, Default)]
pub struct SavedGames {
    /// Their folder; nothing where none are kept.
    pub folder: Option<PathBuf>,
    /// Summaries of the games, the latest first; `None` until they are asked for.
    pub games: Option<Arc<Vec<SavedGame>>>,
    /// The same with the data needed to look again, while no search is running.
    known: Option<workshop::Collection>,
    finding: Option<Job<SearchReport>>,
    /// `true` if another search is to follow the one in progress.
    again: bool,
    /// The games that were removed, once they are asked for.
    pub removed: Option<Box<SavedGames>>,
}

/// The games that are kept and not over.
#[derive(Resource, Default)]
pub struct UnfinishedGames {
    /// The games, the latest first, without the one on the table.
    pub games: Vec<UnfinishedGame>,
    /// Set from the beginning until something is begun: the game that was left last is offered above the table.
    pub is_offered: bool,
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
        self.finding.as_ref().map(Job::progress)
    }

    /// Finds the games that were removed, too.
    fn find_removed(&mut self, library: &Library, waker: &Waker) {
        let folder = self.folder.clone().map(|folder| GamesFolder(folder).removed());
        let removed = self.removed.get_or_insert_default();
        removed.folder = folder;
        removed.find(library, waker);
    }

    fn find(&mut self, library: &Library, waker: &Waker) {
        let Some(folder) = self.folder.clone() else { return };
        if self.finding.is_some() {
            self.again = true;
            return;
        }
        let mut collection = self.known.take().unwrap_or_else(|| workshop::Collection::of(folder));
        let catalogue = library.0.clone();
        self.finding = Some(Job::spawn(waker, move |reporter| {
            let report = |now, whole| {
                reporter.progress(now, whole);
                if now % 200 == 0 {
                    reporter.wake();
                }
            };
            let latest = |games: &Arc<Vec<SavedGame>>| {
                reporter.send(SearchReport::Latest(Arc::clone(games)));
            };
            collection.refresh(&catalogue, &report, &latest);
            reporter.send(SearchReport::All(collection))
        }));
    }

    fn receive(&mut self, library: &Library, waker: &Waker) {
        while let Some(finding) = &self.finding {
            let Poll::Ready(report) = finding.poll() else { return };
            match report {
                Some(SearchReport::Latest(games)) => self.games = Some(games),
                Some(SearchReport::All(known)) => {
                    self.games = Some(Arc::clone(known.games()));
                    self.known = Some(known);
                }
                None => self.finding = None,
            }
        }
        if std::mem::take(&mut self.again) {
            self.find(library, waker);
        }
    }

    fn is_finding(&self) -> bool {
        self.finding.is_some() || self.removed.as_ref().is_some_and(|removed| removed.is_finding())
    }
}

fn refresh_when_asked(
    command: On<SavedGamesCommand>,
    mut collection: ResMut<SavedGames>,
    library: Res<Library>,
    waker: Res<Waker>,
) {
    match *command {
        SavedGamesCommand::Refresh => {
            collection.find(&library, &waker);
            if collection.removed.is_some() {
                collection.find_removed(&library, &waker);
            }
        }
        SavedGamesCommand::FindRemoved => collection.find_removed(&library, &waker),
        _ => {}
    }
}

fn receive_saved_games(mut collection: ResMut<SavedGames>, library: Res<Library>, waker: Res<Waker>) {
    if !collection.is_finding() {
        return;
    }
    collection.receive(&library, &waker);
    if let Some(removed) = &mut collection.removed {
        removed.receive(&library, &waker);
    }
}
