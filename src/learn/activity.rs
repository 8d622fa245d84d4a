//! Something else on the table while the game waits: an example of a rule, a step of a lesson, a puzzle, a position being set
//! up. The game comes back as it was left.

use super::my_puzzles;
use super::puzzle::{self, PendingPuzzle, PuzzleSession};
use super::tab::LearnTab;
use super::walkthrough::{self, Walkthrough};
use super::{LessonOutline, Lessons, MyPuzzles, Scores};
use crate::editor::PositionDescription;
use crate::learn::LearnCommand;
use crate::learn::PuzzleCommand;
use crate::play::premove::cancel_premove;
use crate::play::{AppMode, CurrentGame, EnterMode, GameReplaced};
use crate::playback::Playhead;
use crate::settings::keep::KeepPlugin;
use crate::ui::Action;
use crate::ui::systems::AppSystems;
use bevy::prelude::*;
use mancala::engine::Game;
use mancala::record::Record;
use mancala::rules::{Cause, Place, PlaceKind};
use naqala_core::session::{Purpose, Session};
use std::sync::Arc;

pub(crate) fn plugin(app: &mut App) {
    let walks = in_state(AppMode::Example).or_else(in_state(AppMode::Lesson));
    app.init_resource::<Activity>()
        .init_resource::<LearnTab>()
        .add_plugins(KeepPlugin::<Lessons>::default())
        .add_plugins(KeepPlugin::<Scores>::default())
        .add_plugins(KeepPlugin::<MyPuzzles>::default())
        .add_observer(walkthrough::answer_learn_commands)
        .add_observer(walkthrough::say_why_not)
        .add_observer(my_puzzles::change_my_puzzles)
        .add_observer(puzzle::begin_puzzle)
        .add_observer(puzzle::answer_puzzle_commands.run_if(in_state(AppMode::Puzzle)))
        .add_observer(leave)
        .add_observer(cancel_premove::<LearnCommand>)
        .add_observer(puzzle::cancel_premove_by_command)
        .add_systems(OnEnter(AppMode::Game), bring_game_back)
        .add_systems(OnExit(AppMode::Example), end_walkthrough)
        .add_systems(OnExit(AppMode::Lesson), end_walkthrough)
        .add_systems(OnExit(AppMode::Puzzle), end_puzzle)
        .add_systems(
            Update,
            (
                walkthrough::begin_awaited_lesson,
                walkthrough::follow_attempt.run_if(walks),
                puzzle::receive_puzzle,
                puzzle::judge_played_move.run_if(in_state(AppMode::Puzzle)),
            )
                .chain()
                .in_set(ActivitySystems)
                .in_set(AppSystems::Advance)
                .after(crate::playback::playhead::PlayheadSystems)
                .after(super::examples::receive_examples),
        );
}

/// Systems by which lessons and puzzles go on.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct ActivitySystems;

/// Example, lesson, puzzle or position being set up, on the table in place of the game. Each mode keeps what it needs in a
/// resource of its own.
#[derive(Resource, Default)]
pub struct Activity {
    /// The game, and how far it had been shown.
    waiting: Option<Box<(Session, Playhead)>>,
    pub(crate) shown: Option<ActivityText>,
    /// Lesson or puzzle that is being made ready to be shown.
    pub(crate) awaited: Option<Awaited>,
}

/// Lesson or puzzle that begins as soon as it has been made.
pub(crate) enum Awaited {
    /// The lesson of the game on the table, at a step, counted from 0. It needs the examples of the rules.
    Lesson(usize),
    Puzzle(PendingPuzzle),
}

/// Text above the table on an example, lesson, puzzle or position, with buttons.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ActivityText {
    /// Kind of thing shown: `Example 1 of 3`.
    pub heading: String,
    /// The rule, or the question.
    pub text: String,
    /// Part of a lesson that is done, from 0 to 1.
    pub done: Option<f32>,
    /// The line of the rule page that it is about.
    pub cause: Option<Cause>,
    /// Text in place of the caption, until something is shown.
    pub caption: Option<String>,
    /// The places that are ringed.
    pub rings: Vec<(Place, RingKind)>,
    /// The number chosen so far, where one is asked for.
    pub number: Option<u32>,
    /// Description of a position being set up.
    pub composed: Option<PositionDescription>,
    /// Task of the learner.
    pub exercise: Exercise,
    /// Result of an attempt: `true` if it was right, and the comment on it.
    pub verdict: Option<(bool, String)>,
    /// Buttons, the most likely last.
    pub buttons: Vec<ActivityButton>,
    /// The way to the step before, if there is one.
    pub back: Option<Action>,
    /// The steps, in a lesson.
    pub outline: Option<Arc<LessonOutline>>,
}

impl ActivityText {
    /// Returns what most will want next, if there is such a thing.
    pub fn primary(&self) -> Option<&Action> {
        self.buttons.iter().rfind(|button| button.main).map(|button| &button.action)
    }

    /// Returns what whoever speaks to a class wants next: the same or, where a puzzle is still open, its solution.
    pub fn next(&self) -> Option<&Action> {
        let solution =
            || self.buttons.iter().map(|button| &button.action).find(|action| **action == PuzzleCommand::ShowSolution);
        self.primary().or_else(solution)
    }
}

/// Something that a learner is to do on the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Exercise {
    /// A puzzle is to be answered by places pointed out, so that nothing is played.
    pub takes_places: bool,
    /// A task or a puzzle is open, so that nothing on the table gives away what a move would do.
    pub asks: bool,
    /// An attempt lies on the table and has been judged, so that no further move is offered.
    pub is_judged: bool,
    /// Something is shown that the learner may do.
    pub may_be_tried: bool,
}

/// A reason for which a place is ringed in an exercise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RingKind {
    /// It is about to be explained why it may not be chosen.
    Barred,
    /// A puzzle asks about it.
    Asked,
    /// It has been pointed out as a part of the answer.
    Chosen,
    /// A lesson describes it.
    Described,
}

/// Something that may be done with what is shown.
#[derive(Clone, Debug, PartialEq)]
pub struct ActivityButton {
    /// The message on it; where it points out a place, that place's name stands on it.
    pub label: &'static str,
    /// Command that it triggers.
    pub action: Action,
    /// `true` if most users will want it next.
    pub main: bool,
}

impl ActivityButton {
    pub(crate) fn new(label: &'static str, action: impl Into<Action>) -> ActivityButton {
        ActivityButton { label, action: action.into(), main: false }
    }

    pub(crate) fn main_if(self, main: bool) -> ActivityButton {
        ActivityButton { main, ..self }
    }
}

impl Activity {
    /// Returns what is shown in place of the game, if anything is.
    pub fn shown(&self) -> Option<&ActivityText> {
        self.shown.as_ref()
    }

    /// Returns whether the game on the table is not the one being played.
    pub fn is_on(&self) -> bool {
        self.shown.is_some()
    }

    /// Returns whether a lesson or a puzzle is being made ready.
    pub fn is_awaited(&self) -> bool {
        self.awaited.is_some()
    }

    fn exercise(&self) -> Exercise {
        self.shown.as_ref().map_or_else(Exercise::default, |shown| shown.exercise)
    }

    /// Returns whether a puzzle is to be answered without a move, so that nothing is played and nothing given away.
    pub fn takes_places(&self) -> bool {
        self.exercise().takes_places
    }

    /// Returns whether a task or a puzzle is open: then nothing on the table gives away what a move would do.
    pub fn asks(&self) -> bool {
        self.exercise().asks
    }

    /// Returns whether what somebody tried lies on the table and has been judged: then no further move is offered.
    pub fn is_judged(&self) -> bool {
        self.exercise().is_judged
    }

    /// Returns whether a pit that is chosen now is tried from the position of the exercise: something is shown that the learner
    /// may do, or an attempt has been judged.
    pub fn may_be_tried(&self) -> bool {
        self.exercise().is_judged || self.exercise().may_be_tried
    }

    /// Description of the position being set up, if one is.
    fn composed(&self) -> Option<&PositionDescription> {
        self.shown.as_ref()?.composed.as_ref()
    }

    /// Returns whether a position is being set up.
    pub fn composes(&self) -> bool {
        self.composed().is_some()
    }

    /// Returns whether the position being set up can have special pieces.
    pub fn has_specials(&self) -> bool {
        self.composed().is_some_and(|composed| composed.specials.is_some())
    }

    /// Returns whether clicks put special pieces into it.
    pub fn adds_specials(&self) -> bool {
        self.composed().is_some_and(|composed| composed.adds_specials)
    }

    /// Returns where a seed or a special piece is put that is meant for a place of the position being set up.
    pub fn aimed(&self, place: Place) -> Place {
        match place.kind() {
            PlaceKind::Pit(pit) if self.adds_specials() => Place::special(pit),
            PlaceKind::Store(side) if self.adds_specials() => Place::special_store(side),
            _ => place,
        }
    }

    /// Puts something on the table; the game that is there waits.
    pub(crate) fn put(&mut self, game: Game, purpose: Purpose, current: &mut Session, playhead: &mut Playhead) {
        if self.waiting.is_none() {
            self.waiting = Some(Box::new((current.clone(), playhead.clone())));
        }
        let mut other = Session::new(game, Record::default());
        other.purpose = purpose;
        current.replace(other);
    }

    /// Brings the game back as it was.
    fn bring_back(&mut self, current: &mut Session, playhead: &mut Playhead) {
        self.shown = None;
        let Some(waiting) = self.waiting.take() else { return };
        let (game, shown) = *waiting;
        // Its number comes back with it: it is no other game than before.
        *current = game;
        playhead.stop_at(shown.time);
    }
}

fn bring_game_back(mut activity: ResMut<Activity>, mut current: ResMut<CurrentGame>, mut playhead: ResMut<Playhead>) {
    activity.bring_back(&mut current, &mut playhead);
}

/// Another game is put on the table: what was shown there is gone, and the game that waited is among those that are kept.
fn leave(_: On<GameReplaced>, mut activity: ResMut<Activity>, mut commands: Commands) {
    if activity.is_on() || activity.is_awaited() {
        *activity = Activity::default();
        commands.enter(AppMode::Game);
    }
}

fn end_walkthrough(mut commands: Commands) {
    commands.remove_resource::<Walkthrough>();
}

fn end_puzzle(mut commands: Commands) {
    commands.remove_resource::<PuzzleSession>();
}
