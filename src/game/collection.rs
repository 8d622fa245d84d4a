//! The games kept, found by a thread of their own while the window is drawn.

use super::thinking::Waker;
use super::{Library, Moment, Wish};
use crate::workshop::Kept;
use bevy::prelude::*;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Collection>().add_observer(obey).add_systems(Update, take.in_set(Moment::Advance));
}

/// The games kept.
#[derive(Resource, Default)]
pub struct Collection {
    /// Their folder; nothing where none are kept.
    pub folder: Option<PathBuf>,
    /// What is known of them, the latest first; nothing before anybody has asked.
    pub games: Option<Arc<Vec<Kept>>>,
    finding: Option<Finding>,
    /// Whether to look once more when that has been done.
    again: bool,
}

/// A search for the games.
struct Finding {
    found: Mutex<Receiver<Vec<Kept>>>,
    done: Arc<AtomicUsize>,
    all: Arc<AtomicUsize>,
}

impl Collection {
    /// Those of a folder.
    pub fn of(folder: PathBuf) -> Collection {
        Collection { folder: Some(folder), ..Collection::default() }
    }

    /// How many of how many files have been read, while they are read.
    pub fn progress(&self) -> Option<(usize, usize)> {
        self.finding.as_ref().map(|finding| (finding.done.load(Relaxed), finding.all.load(Relaxed)))
    }

    fn find(&mut self, library: &Library, waker: &Waker) {
        let Some(folder) = self.folder.clone() else { return };
        if self.finding.is_some() {
            self.again = true;
            return;
        }
        let (tell, found) = channel();
        let (done, all) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let (catalogue, waker) = (library.0.clone(), waker.clone());
        let (counted, of) = (Arc::clone(&done), Arc::clone(&all));
        thread::spawn(move || {
            let wake = || waker.0.iter().for_each(|wake| wake());
            let mut collection = crate::workshop::Collection::of(folder);
            collection.refresh(&catalogue, &|now, whole| {
                counted.store(now, Relaxed);
                of.store(whole, Relaxed);
                if now % 200 == 0 {
                    wake();
                }
            });
            // Whoever waits for them may have given up.
            let _ = tell.send(collection.into_games());
            wake();
        });
        self.finding = Some(Finding { found: Mutex::new(found), done, all });
    }
}

fn obey(wish: On<Wish>, mut collection: ResMut<Collection>, library: Res<Library>, waker: Res<Waker>) {
    if *wish == Wish::Collect {
        collection.find(&library, &waker);
    }
}

fn take(mut collection: ResMut<Collection>, library: Res<Library>, waker: Res<Waker>) {
    let Some(finding) = &collection.finding else { return };
    let arrived = finding.found.lock().unwrap_or_else(PoisonError::into_inner).try_recv();
    match arrived {
        Err(TryRecvError::Empty) => return,
        Ok(games) => collection.games = Some(Arc::new(games)),
        Err(TryRecvError::Disconnected) => {}
    }
    collection.finding = None;
    if std::mem::take(&mut collection.again) {
        collection.find(&library, &waker);
    }
}
