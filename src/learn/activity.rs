//! Something else on the table while the game waits: an example of a rule, a step of a lesson, a puzzle, a position being set
//! up. The game comes back as it was left.

use super::my_puzzles::{self, PuzzleSearch};
use super::puzzle::{self, PendingPuzzle, PuzzleSession};
use super::walkthrough::{self, Walkthrough};
use super::{LessonOutline, Lessons, MyPuzzles, Scores};
use crate::app::systems::AppSystems;
use crate::editor::{PositionDescription, position};
use crate::learn::PuzzleCommand;
use crate::play::{CurrentGame, GameReplaced, Purpose};
use crate::playback::Playhead;
use crate::ui::Action;
use bevy::prelude::*;
use mancala::engine::Game;
use mancala::record::Record;
use mancala::rules::{Cause, PitId, Place};
use naqala_core::workshop::Composer;
use std::sync::Arc;

pub(crate) fn plugin(app: &mut App) {
    let systems = (
        walkthrough::begin_awaited_lesson,
        walkthrough::follow_attempt,
        puzzle::receive_puzzle,
        puzzle::judge_played_move,
        my_puzzles::receive_found_puzzles,
    );
    app.init_resource::<Activity>()
        .init_resource::<Lessons>()
        .init_resource::<Scores>()
        .init_resource::<MyPuzzles>()
        .add_observer(walkthrough::answer_learn_commands)
        .add_observer(walkthrough::say_why_not)
        .add_observer(position::answer_position_commands)
        .add_observer(position::undo_and_redo_setup)
        .add_observer(my_puzzles::find_and_save_puzzles)
        .add_observer(my_puzzles::change_my_puzzles)
        .add_observer(puzzle::answer_puzzle_commands)
        .add_observer(leave)
        .add_systems(
            Update,
            systems
                .chain()
                .in_set(AppSystems::Advance)
                .after(crate::playback::playhead::PlayheadSystems)
                .after(super::examples::receive_examples),
        );
}

/// Example, lesson, puzzle or position being set up, on the table in place of the game.
#[derive(Resource, Default)]
pub struct Activity {
    /// The game, and how far it had been shown.
    waiting: Option<Box<(CurrentGame, Playhead)>>,
    pub(crate) shown: Option<ActivityText>,
    pub(crate) course: Option<Walkthrough>,
    /// A lesson that begins as soon as its examples are there.
    pub(crate) wanted: Option<usize>,
    pub(crate) riddle: Option<PuzzleSession>,
    /// A puzzle that is being made.
    pub(crate) making: Option<PendingPuzzle>,
    /// A position being set up.
    pub(crate) composer: Option<Composer>,
    /// The pit of it that was changed last.
    pub(crate) picked: Option<PitId>,
    /// `true` if clicks and keys put special pieces there rather than seeds.
    pub(crate) adds_specials: bool,
    /// Set while it is asked if the position that is set up may go.
    pub(crate) leaving: bool,
    /// Puzzles that the position makes, once they have been asked for.
    pub(crate) offered: Option<PuzzleSearch>,
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
        self.wanted.is_some() || self.making.is_some()
    }

    /// Returns whether a puzzle is to be answered without a move, so that nothing is played and nothing given away.
    pub fn takes_places(&self) -> bool {
        self.riddle.as_ref().is_some_and(PuzzleSession::takes_places)
    }

    /// Returns whether a task or a puzzle is open: then nothing on the table gives away what a move would do.
    pub fn asks(&self) -> bool {
        let tried = self.course.as_ref().is_some_and(|course| course.is_tried());
        let open = !self.shown.as_ref().is_some_and(|shown| matches!(shown.verdict, Some((true, _))));
        tried && open || self.riddle.as_ref().is_some_and(PuzzleSession::is_open)
    }

    /// Returns whether what somebody tried lies on the table and has been judged: then no further move is offered.
    pub fn is_judged(&self) -> bool {
        self.course.as_ref().is_some_and(|course| course.is_tried() && course.is_judged())
    }

    /// Returns whether a pit that is chosen now is tried from the position of the exercise: something is shown that the learner
    /// may do, or an attempt has been judged.
    pub fn may_be_tried(&self) -> bool {
        self.is_judged() || self.course.as_ref().is_some_and(Walkthrough::may_be_tried)
    }

    /// Puts something on the table; the game that is there waits.
    pub(crate) fn put(&mut self, game: Game, purpose: Purpose, current: &mut CurrentGame, playhead: &mut Playhead) {
        if self.waiting.is_none() {
            self.waiting = Some(Box::new((current.clone(), playhead.clone())));
        }
        let mut other = CurrentGame::new(game, Record::default());
        other.purpose = purpose;
        current.replace(other);
    }

    /// Brings the game back as it was.
    pub(crate) fn bring_back(&mut self, current: &mut CurrentGame, playhead: &mut Playhead) {
        (self.shown, self.course, self.riddle) = (None, None, None);
        (self.composer, self.offered) = (None, None);
        let Some(waiting) = self.waiting.take() else { return };
        let (game, shown) = *waiting;
        // Its number comes back with it: it is no other game than before.
        *current = game;
        playhead.stop_at(shown.time);
    }
}

/// Another game is put on the table: what was shown there is gone, and the game that waited is among those that are kept.
fn leave(_: On<GameReplaced>, mut activity: ResMut<Activity>) {
    if activity.is_on() || activity.is_awaited() {
        *activity = Activity::default();
    }
}
