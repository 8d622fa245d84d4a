//! Puzzles that a position being set up makes: they are proved, and kept among the user's own.

use super::PositionCommand;
use super::position::PositionSetup;
use crate::learn::MyPuzzles;
use crate::library::LibraryCommand;
use crate::library::user_variants::{UserVariants, gone_notice};
use crate::play::activity::Activity;
use crate::ui::job::{Job, Reporter, Waker};
use crate::ui::language::UiLanguage;
use crate::ui::{Notice, PanelTarget, WindowCommand};
use bevy::prelude::*;
use naqala_core::teach::own_puzzles::{FoundPuzzles, offers};
use naqala_core::words::Arg;
use std::sync::Arc;
use std::task::Poll;

/// Search for the puzzles that a position makes.
pub(super) struct PuzzleSearch {
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
pub(super) fn find_and_save_puzzles(
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

/// Offers what has been found.
pub(super) fn receive_found_puzzles(
    mut setup: ResMut<PositionSetup>,
    mut activity: ResMut<Activity>,
    language: Res<UiLanguage>,
) {
    let Some(offered) = setup.offered.as_mut().filter(|offered| offered.found.is_none()) else { return };
    let Poll::Ready(found) = offered.job.poll() else { return };
    offered.found = Some(found.unwrap_or_default());
    activity.shown = Some(setup.shown(&language.0));
}
