//! Something else on the table while the game waits: an example of a rule, a step of a lesson, a puzzle, a position being set
//! up. The game comes back as it was left.

use super::{AppMode, CurrentGame, EnterMode, GameReplaced, Playhead};
use crate::ui::Action;
use crate::ui::action::request_redraw;
use bevy::prelude::*;
use mancala::engine::{Game, Mark, Refused};
use mancala::record::Record;
use mancala::rules::{Cause, PitId, Place, PlaceKind, Side};
use naqala_core::session::{Purpose, Session};
use naqala_core::teach::own_puzzles::PuzzleOffer;
use std::sync::Arc;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Activity>()
        .add_observer(leave)
        .add_observer(request_redraw::<ActivityChoice>)
        .add_systems(OnEnter(AppMode::Game), bring_game_back);
}

/// Something chosen on the board that is no move of the game, but meant for what is shown in its place. Whoever shows that
/// answers.
#[derive(Event, Clone, Debug, PartialEq)]
pub enum ActivityChoice {
    /// A place that is pointed out.
    Point(Place),
    /// Tries what was shown.
    Try,
    /// Tries what was shown with this pit at once.
    TryPit(PitId),
    /// A pit that may not be chosen in an exercise.
    Barred(Refused),
    /// Seeds put into a place of a position being set up, or taken out of it.
    AddSeeds(Place, i32),
}

/// Example, lesson, puzzle or position being set up, on the table in place of the game. Each mode keeps what it needs in a
/// resource of its own.
#[derive(Resource, Default)]
pub struct Activity {
    /// The game, and how far it had been shown.
    waiting: Option<Box<(Session, Playhead)>>,
    pub(crate) shown: Option<ActivityText>,
    /// `true` while a lesson or a puzzle is being made ready to be shown.
    pub(crate) awaited: bool,
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
    /// The way to the solution of a puzzle, if there is one.
    pub solution: Option<Action>,
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
        self.primary().or(self.solution.as_ref())
    }
}

/// The steps of a lesson, as they stand beside it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LessonOutline {
    /// The title of the lesson.
    pub title: String,
    /// The steps, in order.
    pub steps: Vec<LessonOutlineStep>,
    /// The step on the table, counted from 0; the number of steps for the game at the end.
    pub at: usize,
    /// Set where a game ends the lesson.
    pub has_game: bool,
}

/// A step of a lesson, as it stands beside it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LessonOutlineStep {
    /// The part of the lesson to which it belongs.
    pub heading: String,
    /// The name of the step.
    pub name: String,
    /// Set once it has been done.
    pub done: bool,
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
        self.awaited
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

    /// Returns the game that waits while something else is on the table.
    pub(crate) fn waiting(&self) -> Option<&Session> {
        self.waiting.as_ref().map(|waiting| &waiting.0)
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
