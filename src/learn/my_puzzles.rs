//! Puzzles of one's own: kept from a position that has been set up, given names, dropped and taken back.

use super::activity::Activity;
use crate::editor::PositionCommand;
use crate::editor::position::PositionSetup;
use crate::learn::PuzzleCommand;
use crate::library::LibraryCommand;
use crate::library::user_variants::{UserVariants, gone_notice};
use crate::settings::folders::Folders;
use crate::settings::keep::Keep;
use crate::ui::Notice;
use crate::ui::PanelTarget;
use crate::ui::WindowCommand;
use crate::ui::job::{Job, Reporter, Waker};
use crate::ui::language::UiLanguage;
use bevy::prelude::*;
use mancala::diagnostic::{Diagnostic, Key};
use naqala_core::teach::own_puzzles::{FoundPuzzles, MAX_OWN_PUZZLES, OwnPuzzles, offers};
use naqala_core::words::Arg;
use std::path::PathBuf;
use std::sync::Arc;
use std::task::Poll;

/// The user's own puzzles. Kept between runs.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct MyPuzzles(pub OwnPuzzles);

impl Keep for MyPuzzles {
    const NAME: Option<Key> = Some(Key("puzzles"));
    const MAX_LENGTH: usize = MAX_OWN_PUZZLES;
    const IS_SHARED: bool = true;

    fn path(folders: &Folders) -> PathBuf {
        folders.data.join("own-puzzles.ron")
    }

    fn parse(text: &str) -> Result<MyPuzzles, Diagnostic> {
        OwnPuzzles::read(text).map(MyPuzzles)
    }

    fn to_text(&self) -> String {
        self.0.write()
    }

    fn merge(&self, before: &MyPuzzles, there: MyPuzzles) -> MyPuzzles {
        MyPuzzles(self.0.taken_over(&before.0, there.0))
    }
}

/// Search for the puzzles that a position makes.
pub(crate) struct PuzzleSearch {
    /// Puzzles found; `None` until the search is done.
    pub found: Option<FoundPuzzles>,
    job: Job<FoundPuzzles>,
}

impl PuzzleSearch {
    /// Proves in a thread what a position can ask. It can be asked of the moves from the pit changed last what they do.
    fn of(setup: &PositionSetup, waker: &Waker) -> Option<PuzzleSearch> {
        let (rules, position) = (Arc::clone(setup.composer.rules()), setup.composer.playable().ok()?);
        let pit = setup.picked;
        let find = move |reporter: &Reporter<_>| reporter.send(offers(rules, &position, pit, reporter.cancelled()));
        let job = Job::spawn(waker, find);
        Some(PuzzleSearch { found: None, job })
    }
}

/// Finds the puzzles that a position being set up makes, and saves one.
pub(crate) fn find_and_save_puzzles(
    command: On<PositionCommand>,
    mut setup: ResMut<PositionSetup>,
    mut activity: ResMut<Activity>,
    mut kept: ResMut<MyPuzzles>,
    own: Res<UserVariants>,
    (language, waker): (Res<UiLanguage>, Res<Waker>),
    mut commands: Commands,
) {
    let words = &language.0;
    match &*command {
        PositionCommand::FindPuzzles => {
            setup.offered = PuzzleSearch::of(&setup, &waker);
            activity.shown = Some(setup.shown(words));
        }
        PositionCommand::SavePuzzle(offer) => {
            let puzzle = kept.0.offered(&setup.composer, *offer, words);
            // It could not be found again.
            if let Some(file) = own.gone(&puzzle.variant) {
                commands.trigger(gone_notice(words, file));
                return;
            }
            let name = puzzle.name.clone();
            // A game that was only opened would not be known another time.
            let id = puzzle.variant.split('/').next().unwrap_or_default();
            let file = own.named(id).filter(|file| own.may_keep(file));
            file.into_iter().for_each(|file| commands.trigger(LibraryCommand::AddVariant(file.to_owned())));
            commands.trigger(match kept.0.keep(puzzle) {
                Some(_) => Notice::done(words.label_with("puzzle-own-kept", &[("name", Arg::from(name))]))
                    .offering(words.label("puzzle-own-see"), WindowCommand::Show(PanelTarget::Learn)),
                None => Notice::failed(words.label("puzzle-own-too-many")),
            });
        }
        _ => {}
    }
}

/// Renames, deletes and restores puzzles of one's own.
pub(super) fn change_my_puzzles(
    command: On<PuzzleCommand>,
    mut kept: ResMut<MyPuzzles>,
    language: Res<UiLanguage>,
    mut commands: Commands,
) {
    let words = &language.0;
    match &*command {
        PuzzleCommand::Rename(number, name) => kept.0.rename(*number, name),
        PuzzleCommand::Delete(number) => {
            let Some(dropped) = kept.0.drop(*number) else { return };
            let args = [("name", Arg::from(dropped.name.as_str()))];
            let notice = Notice::done(words.label_with("puzzle-own-dropped", &args));
            commands.trigger(notice.offering(words.label("puzzle-own-take"), PuzzleCommand::Restore(dropped)));
        }
        PuzzleCommand::Restore(puzzle) => {
            kept.0.keep(puzzle.clone());
        }
        _ => {}
    }
}

/// Offers what has been found.
pub(crate) fn receive_found_puzzles(
    mut setup: ResMut<PositionSetup>,
    mut activity: ResMut<Activity>,
    language: Res<UiLanguage>,
) {
    let Some(offered) = setup.offered.as_mut().filter(|offered| offered.found.is_none()) else { return };
    let Poll::Ready(found) = offered.job.poll() else { return };
    offered.found = Some(found.unwrap_or_default());
    activity.shown = Some(setup.shown(&language.0));
}
