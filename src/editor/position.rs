//! A position being set up on the table while the game waits; then it is played, or thought about.

use super::puzzles::{self, PuzzleSearch};
use crate::analysis::AnalysisCommand;
use crate::board::premove::cancel_premove;
use crate::editor::PositionCommand;
use crate::learn::{ActivitySystems, LearnCommand};
use crate::play::PlayCommand;
use crate::play::Playhead;
use crate::play::activity::{
    Activity, ActivityButton, ActivityChoice, ActivityText, PositionDescription, PuzzleOffers,
};
use crate::play::{AppMode, CurrentGame, EnterMode};
use crate::playback::Scene;
use crate::record::{RecordCommand, menu};
use crate::ui::language::UiLanguage;
use crate::ui::slots::{Slot, SlotApp};
use crate::ui::systems::AppSystems;
use crate::ui::{Action, Notice};
use bevy::prelude::*;
use bevy_egui::egui::{Key, Ui};
use mancala::engine::{Game, Mark};
use mancala::record::notation::move_text;
use mancala::rules::{MAX_PITS, PitId, Place, PlaceKind};
use naqala_core::session::{Purpose, Session};
use naqala_core::teach::own_puzzles::{PuzzleOffer, Unsuitable};
use naqala_core::teach::puzzle::PuzzleKind;
use naqala_core::words::{Arg, Words};
use naqala_core::workshop::{Composer, Edit, Flaw};
use std::sync::Arc;

pub(super) fn plugin(app: &mut App) {
    let is_set_up = in_state(AppMode::Compose);
    app.add_view(Slot::RecordMenu, 40, menu_entry)
        .add_observer(begin_setup)
        .add_observer(paste)
        .add_observer(cancel_premove::<PositionCommand>)
        .add_observer(answer_position_commands.run_if(is_set_up.clone()))
        .add_observer(undo_and_redo_setup.run_if(is_set_up.clone()))
        .add_observer(puzzles::find_and_save_puzzles.run_if(is_set_up.clone()))
        .add_observer(add_seeds.run_if(is_set_up.clone()))
        .add_systems(OnExit(AppMode::Compose), end_setup)
        .add_systems(
            Update,
            puzzles::receive_found_puzzles.run_if(is_set_up).in_set(AppSystems::Advance).after(ActivitySystems),
        );
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
pub(super) struct PositionSetup {
    pub(super) composer: Composer,
    /// The pit that was changed last.
    pub(super) picked: Option<PitId>,
    /// `true` if clicks and keys put special pieces there rather than seeds.
    adds_specials: bool,
    /// `true` while it is asked if the position may go.
    leaving: bool,
    /// Puzzles that the position makes, once they have been asked for.
    pub(super) offered: Option<PuzzleSearch>,
}

impl PositionSetup {
    pub(super) fn shown(&self, words: &Words) -> ActivityText {
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
    activity.awaited = false;
    setup.lay(&mut activity, &mut current, &mut playhead, &language.0);
    commands.enter(AppMode::Compose);
    commands.insert_resource(setup);
}

/// Shows the entry in the menu of the record.
fn menu_entry(InMut(ui): InMut<Ui>, language: Res<UiLanguage>) -> Option<Action> {
    let chosen = menu::entry(ui, &language.0.label("moves-compose"), menu::control(Key::E), true);
    chosen.then(|| PositionCommand::Begin.into())
}

/// Sets up a position that is pasted while another one is set up.
fn paste(command: On<RecordCommand>, activity: Res<Activity>, mut commands: Commands) {
    if let (RecordCommand::PastePosition(text), true) = (&*command, activity.composes()) {
        commands.trigger(PositionCommand::Edit(Edit::Text(text.clone())));
    }
}

/// Puts seeds where the board was clicked, or special pieces.
fn add_seeds(choice: On<ActivityChoice>, activity: Res<Activity>, mut commands: Commands) {
    if let ActivityChoice::AddSeeds(place, more) = *choice {
        commands.trigger(PositionCommand::Edit(Edit::Add(activity.aimed(place), more)));
    }
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
        // Answered by `begin_setup` and in `puzzles`.
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
