//! A position being set up on the table while the game waits; then it is played, or thought about.

use crate::analysis::AnalysisCommand;
use crate::editor::PositionCommand;
use crate::learn::LearnCommand;
use crate::learn::activity::{Activity, ActivityButton, ActivitySystems, ActivityText};
use crate::learn::my_puzzles;
use crate::learn::my_puzzles::PuzzleSearch;
use crate::play::PlayCommand;
use crate::play::premove::cancel_premove;
use crate::play::{AppMode, CurrentGame, EnterMode};
use crate::playback::{Playhead, Scene};
use crate::record::RecordCommand;
use crate::ui::Notice;
use crate::ui::language::UiLanguage;
use crate::ui::systems::AppSystems;
use bevy::prelude::*;
use mancala::engine::{Game, Mark};
use mancala::record::notation::move_text;
use mancala::rules::{MAX_PITS, PitId, Place, PlaceKind, Side};
use naqala_core::session::{Purpose, Session};
use naqala_core::teach::own_puzzles::{PuzzleOffer, Unsuitable};
use naqala_core::teach::puzzle::PuzzleKind;
use naqala_core::words::{Arg, Words};
use naqala_core::workshop::{Composer, Edit, Flaw};
use std::sync::Arc;

pub(crate) fn plugin(app: &mut App) {
    let is_set_up = in_state(AppMode::Compose);
    app.add_observer(begin_setup)
        .add_observer(cancel_premove::<PositionCommand>)
        .add_observer(answer_position_commands.run_if(is_set_up.clone()))
        .add_observer(undo_and_redo_setup.run_if(is_set_up.clone()))
        .add_observer(my_puzzles::find_and_save_puzzles.run_if(is_set_up.clone()))
        .add_systems(OnExit(AppMode::Compose), end_setup)
        .add_systems(
            Update,
            my_puzzles::receive_found_puzzles.run_if(is_set_up).in_set(AppSystems::Advance).after(ActivitySystems),
        );
}

/// Description of a position being set up, apart from the board itself.
#[derive(Clone, Debug, PartialEq)]
pub struct PositionDescription {
    /// Places apart from the pits, each with its name and the number of seeds in it.
    pub trays: Vec<(Place, String, u16)>,
    /// Sides that might be to move, each with a name.
    pub seats: Vec<(Side, String)>,
    /// Side to move.
    pub to_move: Side,
    /// The names of the stages of play, where there are several.
    pub stages: Vec<String>,
    /// Index of its stage in `stages`.
    pub stage: usize,
    /// Text with the number of seeds in the position and in the game.
    pub seeds: String,
    /// The same of special pieces, where the game has any, and what a click may put in: a seed or one of them.
    pub specials: Option<(String, [String; 2])>,
    /// `true` if a click puts in one of them.
    pub adds_specials: bool,
    /// `true` if the board can be turned round.
    pub mirrors: bool,
    /// Marks that the pit changed last has or can have, each with a name.
    pub marks: Vec<(Mark, String)>,
    /// Index of its present mark in `marks`.
    pub mark: usize,
    /// That pit, where it can become anything.
    pub marked: Option<PitId>,
    /// Reason that the position cannot be played; `None` if it can.
    pub flaw: Option<String>,
    /// Puzzles that the position makes, each with a name; `None` until they are asked for.
    pub offers: Option<PuzzleOffers>,
}

/// The puzzles that a position makes.
#[derive(Clone, Debug, PartialEq)]
pub enum PuzzleOffers {
    /// They are being proved.
    Awaited,
    /// They are found.
    Found {
        /// Each with what it is called.
        made: Vec<(PuzzleOffer, String)>,
        /// The reasons why there is none of the other kinds, in a sentence each.
        lacks: Vec<String>,
    },
}

impl PositionDescription {
    fn of(setup: &PositionSetup, words: &Words) -> PositionDescription {
        let PositionSetup { composer, picked, adds_specials, .. } = setup;
        let rules = composer.rules();
        let position = composer.position();
        let marked = (*picked).filter(|&pit| !composer.marks(pit).is_empty());
        let bearing = |pit: PitId, mark: Mark| {
            let mut marks = [Mark::None; MAX_PITS];
            marks[pit.index()] = mark;
            words.pit(rules, &position.clone().rearranged(*position.seeds(), marks), pit)
        };
        let marks: Vec<(Mark, String)> = marked.map_or_else(Vec::new, |pit| {
            let all = std::iter::once(Mark::None).chain(composer.marks(pit));
            all.map(|mark| (mark, bearing(pit, mark))).collect()
        });
        let mark = marked.and_then(|pit| marks.iter().position(|(mark, _)| *mark == composer.mark(pit))).unwrap_or(0);
        let tray = |place: Place| {
            let name = words.place(rules, place);
            let args =
                [("place", Arg::from(name.as_str())), ("pieces", words.text(&rules.about.terms.specials).into())];
            if place.is_special() { words.label_with("compose-special-store", &args) } else { name }
        };
        let trays = composer.trays().into_iter().map(|place| (place, tray(place), composer.at(place)));
        let seats = rules.board.sides().iter().map(|&side| (side, words.seat(rules, side)));
        let stages = (0..rules.stage_rules.len()).map(|stage| words.stage(rules, stage));
        let args = [("seeds", Arg::from(composer.seeds())), ("usual", Arg::from(composer.usual_seeds()))];
        let specials = composer.has_specials().then(|| {
            let usual = Arg::from(rules.board.specials);
            let args = [("pieces", words.pieces(rules, composer.specials() as u16).into()), ("usual", usual)];
            let kinds = [words.label("compose-one-seed"), words.pieces(rules, 1)];
            (words.label_with("compose-specials", &args), kinds)
        });
        PositionDescription {
            specials,
            adds_specials: *adds_specials,
            trays: trays.collect(),
            seats: seats.collect(),
            to_move: composer.to_move(),
            stages: if rules.stage_rules.len() > 1 { stages.collect() } else { Vec::new() },
            stage: composer.stage(),
            seeds: words.label_with("compose-seeds", &args),
            mirrors: composer.mirrors(),
            marks,
            mark,
            marked,
            flaw: composer.playable().err().map(|flaw| said(composer, words, &flaw)),
            offers: setup.offered.as_ref().map(|offered| match &offered.found {
                None => PuzzleOffers::Awaited,
                Some(found) => PuzzleOffers::Found {
                    made: found.offers.iter().map(|&it| (it, offer(composer, it, words))).collect(),
                    lacks: found.lacks.iter().map(|&(kind, lack)| lacking(kind, lack, words)).collect(),
                },
            }),
        }
    }
}

/// Returns what stands in the way of playing a position.
fn said(composer: &Composer, words: &Words, flaw: &Flaw) -> String {
    match flaw {
        Flaw::Empty => words.label("compose-empty"),
        Flaw::Stuck(side) => {
            let player = words.seat(composer.rules(), *side);
            words.label_with("compose-stuck", &[("player", Arg::from(player))])
        }
        Flaw::NoPosition(why) => {
            let reason = words.diagnostic(why.diagnostic());
            words.label_with("compose-wrong", &[("reason", Arg::from(reason))])
        }
    }
}

/// Returns what is asked, with the move that it is about.
fn offer(composer: &Composer, (kind, mv): PuzzleOffer, words: &Words) -> String {
    let kind = words.puzzle_kind(kind);
    let Some(mv) = mv else { return kind };
    let mv = move_text(composer.rules(), &composer.position(), mv);
    words.label_with("puzzle-own-of", &[("kind", Arg::from(kind)), ("move", Arg::from(mv))])
}

/// The reason why there is no puzzle of a kind.
fn lacking(kind: PuzzleKind, lack: Unsuitable, words: &Words) -> String {
    words.label_with(lack.message(kind), &[("kind", Arg::from(words.puzzle_kind(kind)))])
}

/// A position being set up.
#[derive(Resource)]
pub(crate) struct PositionSetup {
    pub(crate) composer: Composer,
    /// The pit that was changed last.
    pub(crate) picked: Option<PitId>,
    /// `true` if clicks and keys put special pieces there rather than seeds.
    adds_specials: bool,
    /// `true` while it is asked if the position may go.
    leaving: bool,
    /// Puzzles that the position makes, once they have been asked for.
    pub(crate) offered: Option<PuzzleSearch>,
}

impl PositionSetup {
    pub(crate) fn shown(&self, words: &Words) -> ActivityText {
        let composed = PositionDescription::of(self, words);
        let good = composed.flaw.is_none();
        let mut buttons = vec![ActivityButton::new("learn-back", LearnCommand::BackToGame)];
        if good {
            if composed.offers.is_none() {
                buttons.push(ActivityButton::new("compose-keep", PositionCommand::FindPuzzles));
            }
            buttons.push(ActivityButton::new("compose-analyse", PositionCommand::Play { analyse: true }));
            buttons.push(ActivityButton::new("compose-play", PositionCommand::Play { analyse: false }).main_if(true));
        }
        if self.leaving {
            buttons = vec![
                ActivityButton::new("compose-discard", LearnCommand::BackToGame),
                ActivityButton::new("compose-go-on", PositionCommand::Leave).main_if(true),
            ];
        }
        let game = [("game", Arg::from(words.text(&self.composer.rules().about.name)))];
        ActivityText {
            heading: words.label_with("compose-heading", &game),
            text: words.label(if self.leaving { "compose-leave" } else { "compose-how" }),
            composed: Some(composed),
            buttons,
            ..ActivityText::default()
        }
    }

    /// Puts the position as it has been set up on the table. Another one makes other puzzles, and whoever changes it does not
    /// leave it.
    fn lay(&mut self, activity: &mut Activity, current: &mut Session, playhead: &mut Playhead, words: &Words) {
        (self.offered, self.leaving) = (None, false);
        let game = Game::new(Arc::clone(self.composer.rules()), self.composer.position());
        activity.shown = Some(self.shown(words));
        activity.put(game, Purpose::Show, current, playhead);
        playhead.stop_at(0.0);
    }
}

/// Begins to set up the position that is shown.
fn begin_setup(
    command: On<PositionCommand>,
    mut activity: ResMut<Activity>,
    (mut current, mut playhead): (ResMut<CurrentGame>, ResMut<Playhead>),
    scene: Res<Scene>,
    language: Res<UiLanguage>,
    mut commands: Commands,
) {
    if *command != PositionCommand::Begin {
        return;
    }
    let position = current.game.before(scene.plies.min(current.game.plies().len()));
    let composer = Composer::new(Arc::clone(current.game.rules()), position);
    let mut setup = PositionSetup { composer, picked: None, adds_specials: false, leaving: false, offered: None };
    activity.awaited = None;
    setup.lay(&mut activity, &mut current, &mut playhead, &language.0);
    commands.enter(AppMode::Compose);
    commands.insert_resource(setup);
}

fn end_setup(mut commands: Commands) {
    commands.remove_resource::<PositionSetup>();
}

fn answer_position_commands(
    command: On<PositionCommand>,
    mut setup: ResMut<PositionSetup>,
    mut activity: ResMut<Activity>,
    (mut current, mut playhead): (ResMut<CurrentGame>, ResMut<Playhead>),
    language: Res<UiLanguage>,
    mut commands: Commands,
) {
    match &*command {
        PositionCommand::Edit(edit) => {
            let composer = &mut setup.composer;
            let of = match edit {
                Edit::Add(place, _) | Edit::Count(place, _) => Some(place.kind()),
                _ => None,
            };
            if let Some(PlaceKind::Special(pit)) = of.filter(|_| composer.has_specials())
                && !composer.holds_specials(pit)
            {
                let rules = composer.rules();
                let args = [("pit", Arg::from(rules.board.name(pit)))];
                commands.trigger(Notice::failed(language.0.label_with("compose-not-here", &args)));
                return;
            }
            if let Err(error) = composer.edit(edit) {
                commands.trigger(Notice::mistakes(error));
                return;
            }
            if let Some(kind) = of {
                setup.picked = match kind {
                    PlaceKind::Pit(pit) | PlaceKind::Special(pit) => Some(pit),
                    _ => None,
                };
            }
        }
        PositionCommand::Leave if setup.composer.has_changed() => {
            setup.leaving = !setup.leaving;
            activity.shown = Some(setup.shown(&language.0));
            return;
        }
        PositionCommand::Leave => return commands.enter(AppMode::Game),
        PositionCommand::AddSpecials(adds) => {
            setup.adds_specials = *adds && setup.composer.has_specials();
            activity.shown = Some(setup.shown(&language.0));
            return;
        }
        PositionCommand::Play { analyse } => {
            commands.enter(AppMode::Game);
            commands.trigger(RecordCommand::PastePosition(setup.composer.text()));
            if *analyse {
                commands.trigger(AnalysisCommand::Analyse(true));
            }
            return;
        }
        // Answered by `begin_setup` and in `my_puzzles`.
        PositionCommand::Begin | PositionCommand::FindPuzzles | PositionCommand::SavePuzzle(_) => return,
    }
    setup.lay(&mut activity, &mut current, &mut playhead, &language.0);
}

/// Takes the last change to a position being set up back, or makes it again.
fn undo_and_redo_setup(
    command: On<PlayCommand>,
    mut setup: ResMut<PositionSetup>,
    mut activity: ResMut<Activity>,
    (mut current, mut playhead): (ResMut<CurrentGame>, ResMut<Playhead>),
    language: Res<UiLanguage>,
) {
    match *command {
        PlayCommand::Undo => setup.composer.undo(),
        PlayCommand::Redo => setup.composer.redo(),
        _ => return,
    }
    setup.lay(&mut activity, &mut current, &mut playhead, &language.0);
}
