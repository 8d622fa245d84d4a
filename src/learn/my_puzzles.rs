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
use crate::ui::job::{Job, Waker};
use crate::ui::language::UiLanguage;
use bevy::prelude::*;
use mancala::diagnostic::{Diagnostic, Key};
use mancala::engine::{Move, legal_moves};
use mancala::record::notation::move_text;
use naqala_core::teach::own_puzzles::{MAX_OWN_PUZZLES, OwnPuzzle, OwnPuzzles};
use naqala_core::teach::puzzle::{PuzzleKind, Puzzles};
use naqala_core::words::{Arg, Words};
use naqala_core::workshop::Composer;
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

/// Puzzle that a position can make: its kind, and the move that it is about, if it is about one.
pub type PuzzleOffer = (PuzzleKind, Option<Move>);

/// The reason why a position makes no puzzle of a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unsuitable {
    /// It asks about a move, and no pit has been chosen.
    Pit,
    /// Nothing is captured in the game.
    Captures,
    /// It cannot be proved.
    Proof,
}

impl Unsuitable {
    /// The id of the message that says so of a kind.
    pub(crate) fn message(self, kind: PuzzleKind) -> &'static str {
        match (self, kind) {
            (Unsuitable::Pit, _) => "puzzle-unfit-pit",
            (Unsuitable::Captures, _) => "puzzle-unfit-captures",
            (Unsuitable::Proof, PuzzleKind::Last | PuzzleKind::Takes) => "puzzle-unfit-move",
            (Unsuitable::Proof, PuzzleKind::Legal) => "puzzle-unfit-legal",
            (Unsuitable::Proof, PuzzleKind::Best) => "puzzle-unfit-best",
            (Unsuitable::Proof, PuzzleKind::Win) => "puzzle-unfit-win",
        }
    }
}

/// The puzzles that a position makes, and the kinds of which it makes none.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct FoundPuzzles {
    pub offers: Vec<PuzzleOffer>,
    pub lacks: Vec<(PuzzleKind, Unsuitable)>,
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
        let composer = &setup.composer;
        let (rules, position) = (Arc::clone(composer.rules()), composer.playable().ok()?);
        let at_pit = |mv: &&Move| mv.pit().is_some() && mv.pit() == setup.picked;
        let moves: Vec<Move> = legal_moves(&rules, &position).iter().filter(at_pit).copied().collect();
        let job = Job::spawn(waker, move |reporter| {
            let puzzles = Puzzles::new(rules);
            let mut all = FoundPuzzles::default();
            for kind in PuzzleKind::ALL {
                let asked: Vec<PuzzleOffer> = match kind {
                    PuzzleKind::Last | PuzzleKind::Takes => moves.iter().map(|&mv| (kind, Some(mv))).collect(),
                    PuzzleKind::Legal | PuzzleKind::Best | PuzzleKind::Win => vec![(kind, None)],
                };
                let fits = |&(kind, mv): &PuzzleOffer| puzzles.about(kind, &position, mv, reporter.cancelled()).is_ok();
                let fitting: Vec<PuzzleOffer> = asked.iter().copied().filter(fits).collect();
                if fitting.is_empty() {
                    let lack = match puzzles.can_have(kind) {
                        Err(_) => Unsuitable::Captures,
                        Ok(()) if asked.is_empty() => Unsuitable::Pit,
                        Ok(()) => Unsuitable::Proof,
                    };
                    all.lacks.push((kind, lack));
                }
                all.offers.extend(fitting);
            }
            reporter.send(all)
        });
        Some(PuzzleSearch { found: None, job })
    }
}

/// The puzzle that a position makes, without a number.
fn puzzle(composer: &Composer, (kind, mv): PuzzleOffer, own: &OwnPuzzles, words: &Words) -> OwnPuzzle {
    let rules = composer.rules();
    let mut set = rules.settings.clone();
    set.retain(|option, value| rules.defaults.get(option) != Some(value));
    let name = |number: usize| {
        let args = [("kind", Arg::from(words.puzzle_kind(kind))), ("number", Arg::from(number))];
        words.label_with("puzzle-own-name", &args)
    };
    let is_free = |name: &String| own.of(&rules.id).all(|other| other.name != *name);
    OwnPuzzle {
        number: 0,
        name: (1..).map(name).find(is_free).expect("there are more numbers than puzzles"),
        variant: rules.id.clone(),
        set,
        kind,
        position: composer.text(),
        mv: mv.map(|mv| move_text(rules, &composer.position(), mv)),
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
            let puzzle = puzzle(&setup.composer, *offer, &kept.0, words);
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
