//! Examples and lessons: steps that are shown one after another, each of which may be tried.

mod attempt;
mod text;

use crate::learn::LearnCommand;
use crate::play::PlayCommand;
use crate::ui::Action;
use crate::ui::WindowCommand;
pub(super) use attempt::{follow_attempt, say_why_not};
use naqala_core::session::{Purpose, Session};

use super::Awaited;
use super::examples::ExampleCache;
use super::{FIRST_LESSON, Lessons};
use crate::play::Library;
use crate::play::Playhead;
use crate::play::activity::Activity;
use crate::play::{AppMode, CurrentGame, EnterMode};
use crate::ui::PanelTarget;
use crate::ui::language::UiLanguage;
use attempt::AttemptAnswer;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use mancala::engine::{Move, Refused, legal_moves, why_not};
use mancala::record::Skill;
use mancala::record::notation::move_text;
use mancala::rules::{PitId, Rules};
use naqala_core::teach::example::RuleExamples;
use naqala_core::teach::lesson::{self, LessonStep, played};
use naqala_core::teach::strategy;
use naqala_core::words::{Arg, Sentence};
use std::sync::Arc;

/// Steps that are shown, and where somebody is in them.
#[derive(Resource, Clone)]
pub(crate) struct Walkthrough {
    of: StepsOrigin,
    steps: Arc<Vec<LessonStep>>,
    at: usize,
    stage: StepStage,
    /// The page by which attempts are judged, and its examples; the first lesson does without.
    rule_examples: Option<RuleExamples>,
    /// The answer to the last attempt.
    answer: Option<AttemptAnswer>,
    /// Time that a wrong attempt has been left on the table, in seconds, while it is.
    left: Option<f32>,
    /// Time that the table has rested after the end of the show, in seconds.
    rested: f32,
}

/// Origin of the steps.
#[derive(Clone, Debug, PartialEq, Eq)]
enum StepsOrigin {
    /// The examples of a line.
    Rule(Sentence),
    /// The lesson of a game, by the name under which it is remembered.
    Lesson(String),
    /// A ply of a game that was gone over, for which there was something better.
    Review,
}

/// Activity at a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum StepStage {
    /// It is shown.
    Shown,
    /// It is shown where it does not hold.
    Counter,
    /// It is tried, from this ply on.
    Tried(usize),
    /// After the last step of a lesson: a game.
    Game,
}

/// The level that one plays against at the end of a lesson, and at the end of the second part.
const LEVEL: Skill = Skill::Level(1);
const SECOND_LEVEL: Skill = Skill::Level(3);

impl Walkthrough {
    /// Returns whether the learner is to do something.
    pub(super) fn is_tried(&self) -> bool {
        matches!(self.stage, StepStage::Tried(_)) && self.step().task.is_some()
    }

    /// Returns whether an attempt lies on the table and has been judged.
    pub(super) fn is_judged(&self) -> bool {
        self.left.is_some() || matches!(self.answer, Some(AttemptAnswer::Right(_)))
    }

    /// Returns whether something is shown that the learner may do now.
    pub(super) fn may_be_tried(&self) -> bool {
        matches!(self.stage, StepStage::Shown | StepStage::Counter) && self.step().task.is_some()
    }

    /// The steps of a walkthrough from one of them on.
    fn new(of: StepsOrigin, steps: Vec<LessonStep>, at: usize, rule_examples: Option<RuleExamples>) -> Walkthrough {
        let walkthrough = Walkthrough {
            of,
            steps: Arc::new(steps),
            at,
            stage: StepStage::Shown,
            rule_examples,
            answer: None,
            left: None,
            rested: 0.0,
        };
        walkthrough.go_to(at)
    }

    /// The same at another step. A step with nothing to see but something to do is tried at once.
    fn go_to(self, at: usize) -> Walkthrough {
        let walkthrough = Walkthrough { at, stage: StepStage::Shown, answer: None, left: None, rested: 0.0, ..self };
        match &walkthrough.step().task {
            Some(task) if !walkthrough.step().moves() => {
                Walkthrough { stage: StepStage::Tried(task.made.len()), ..walkthrough }
            }
            _ => walkthrough,
        }
    }

    /// The level of the game at the end.
    fn level(&self) -> Skill {
        match &self.of {
            StepsOrigin::Lesson(name) if *name == second_part(&self.step().rules.id) => SECOND_LEVEL,
            _ => LEVEL,
        }
    }

    fn step(&self) -> &LessonStep {
        &self.steps[self.at.min(self.steps.len() - 1)]
    }

    /// Notes that the step on the table has been read, where it asks for nothing and another one after it is gone to.
    fn note_read(&self, next: usize, lessons: &mut Lessons) {
        if let (StepsOrigin::Lesson(name), None) = (&self.of, &self.step().task)
            && next > self.at
        {
            lessons.note_done(name, self.at);
        }
    }

    /// Puts the step on the table as far as it has come.
    fn lay(&self, activity: &mut Activity, current: &mut Session, playhead: &mut Playhead) {
        let step = self.step();
        let scene = &step.scene;
        let (game, purpose) = match self.stage {
            StepStage::Shown => (played(&step.rules, &scene.position, &scene.moves), Purpose::Show),
            StepStage::Counter => {
                let counter = self.counter();
                (counter.and_then(|it| played(&step.rules, &it.position, &[it.mv])), Purpose::Show)
            }
            StepStage::Tried(_) => (step.task.as_ref().and_then(|task| task.game(&step.rules)), Purpose::Play),
            StepStage::Game => (played(&step.rules, &mancala::engine::start(&step.rules), &[]), Purpose::Play),
        };
        let Some(game) = game else { return };
        activity.put(game, purpose, current, playhead);
        if self.stage == StepStage::Game {
            let sides = step.rules.board.sides();
            for side in sides.iter().skip(1) {
                current.about.computers[side.index()] = Some(self.level().into());
            }
        }
        let from = if self.stage == StepStage::Shown { scene.from } else { 0 };
        match self.stage {
            StepStage::Shown | StepStage::Counter => {
                let start = current.choreography.ply_start(from);
                playhead.stop_at(start);
                if current.choreography.duration() > start {
                    playhead.run();
                }
            }
            StepStage::Tried(_) | StepStage::Game => {
                let end = current.choreography.duration();
                playhead.stop_at(end);
            }
        }
    }

    /// The counter-example beside the example shown.
    fn counter(&self) -> Option<&naqala_core::teach::example::CounterExample> {
        // A borrowed example has the counter-example of another sentence.
        let StepsOrigin::Rule(sentence @ Sentence::Clause(_)) = self.of else { return None };
        self.rule_examples.as_ref()?.get(sentence).get(self.at)?.counter.as_ref()
    }
}

/// The board on which examples and lessons are shown, and all that changes when another one begins.
#[derive(SystemParam)]
pub(super) struct TeachingBoard<'w, 's> {
    activity: ResMut<'w, Activity>,
    awaited: ResMut<'w, Awaited>,
    current: ResMut<'w, CurrentGame>,
    playhead: ResMut<'w, Playhead>,
    lessons: ResMut<'w, Lessons>,
    language: Res<'w, UiLanguage>,
    commands: Commands<'w, 's>,
}

impl TeachingBoard<'_, '_> {
    fn begin(&mut self, walkthrough: Walkthrough) {
        let mode = match &walkthrough.of {
            StepsOrigin::Lesson(name) => {
                self.lessons.note(name, walkthrough.at, &walkthrough.steps);
                AppMode::Lesson
            }
            StepsOrigin::Rule(_) | StepsOrigin::Review => AppMode::Example,
        };
        walkthrough.lay(&mut self.activity, &mut self.current, &mut self.playhead);
        self.activity.shown = Some(walkthrough.shown(&self.language.0, &self.lessons));
        self.commands.enter(mode);
        self.commands.insert_resource(walkthrough);
    }
}

/// Goes through examples and lessons.
pub(super) fn answer_learn_commands(
    command: On<LearnCommand>,
    walkthrough: Option<Res<Walkthrough>>,
    mut teaching: TeachingBoard,
    (examples, library): (Res<ExampleCache>, Res<Library>),
) {
    let TeachingBoard { activity, awaited, current, lessons, language, commands, .. } = &mut teaching;
    let walkthrough = match *command {
        LearnCommand::ShowExample { sentence, number } => {
            let Some(rule_examples) = examples.of(current.game.rules()) else { return };
            let text = rule_examples.text(sentence).unwrap_or_default();
            let step =
                |example| LessonStep::of(&rule_examples.rules, &rule_examples.page, example, sentence, text.to_owned());
            let steps: Vec<LessonStep> = rule_examples.get(sentence).into_iter().map(step).collect();
            if number >= steps.len() {
                return;
            }
            Walkthrough::new(StepsOrigin::Rule(sentence), steps, number, Some(rule_examples.clone()))
        }
        LearnCommand::TryBetter { ply, ref good } => {
            let Some(made) = current.game.plies().get(ply) else { return };
            let (rules, position) = (current.game.rules(), current.game.before(ply));
            let player = Arg::from(language.0.seat(rules, position.chooser()));
            let args = [("player", player), ("move", Arg::from(move_text(rules, position, made.mv)))];
            let text = language.0.label_with("review-played", &args);
            let step = LessonStep::of_better(rules, position.clone(), text, good.clone());
            Walkthrough::new(StepsOrigin::Review, vec![step], 0, None)
        }
        LearnCommand::FirstLesson => {
            let steps = lesson::first(&language.0, &library.0);
            if steps.is_empty() {
                return;
            }
            let at = lessons.goes_on(FIRST_LESSON).unwrap_or(0);
            Walkthrough::new(StepsOrigin::Lesson(FIRST_LESSON.to_owned()), steps, at, None)
        }
        LearnCommand::PlayBetter { ref id, from } => {
            let steps = strategy::steps(&language.0, &library.0, id);
            if steps.is_empty() {
                return;
            }
            let at = from.min(steps.len() - 1);
            Walkthrough::new(StepsOrigin::Lesson(second_part(id)), steps, at, None)
        }
        LearnCommand::Lesson { from } => {
            activity.awaited = true;
            **awaited = Awaited::Lesson(from);
            commands.trigger(LearnCommand::FindExamples);
            return;
        }
        LearnCommand::CounterExample | LearnCommand::Step(_) | LearnCommand::Try | LearnCommand::TryPit(_) => {
            let Some(walkthrough) = walkthrough else { return };
            let walkthrough = Walkthrough { answer: None, left: None, rested: 0.0, ..walkthrough.clone() };
            let plies = walkthrough.step().task.as_ref().map(|task| task.made.len());
            let count = walkthrough.steps.len();
            match *command {
                LearnCommand::CounterExample if walkthrough.counter().is_some() => {
                    Walkthrough { stage: StepStage::Counter, ..walkthrough }
                }
                LearnCommand::Try | LearnCommand::TryPit(_) => match plies {
                    Some(plies) => Walkthrough { stage: StepStage::Tried(plies), ..walkthrough },
                    None => return,
                },
                LearnCommand::Step(at) => {
                    walkthrough.note_read(at, lessons);
                    match at >= count {
                        true => Walkthrough { at: count - 1, stage: StepStage::Game, ..walkthrough },
                        false => walkthrough.go_to(at),
                    }
                }
                _ => return,
            }
        }
        LearnCommand::BackToGame => return commands.enter(AppMode::Game),
        LearnCommand::ChooseGame => {
            commands.enter(AppMode::Game);
            return commands.trigger(WindowCommand::Show(PanelTarget::Beginners));
        }
        _ => return,
    };
    teaching.begin(walkthrough);
    if let LearnCommand::TryPit(pit) = *command {
        choice_of(pit, &teaching.current).trigger(&mut teaching.commands);
    }
}

/// The request that a pit be tried in the position on the table: its move if that is clear; else the pit is pointed at again.
fn choice_of(pit: PitId, current: &Session) -> Action {
    let (rules, position) = (current.game.rules(), current.game.position());
    let mut moves = legal_moves(rules, position).into_iter().filter(|mv| mv.pit() == Some(pit));
    match (moves.next(), moves.next()) {
        (Some(only), None) => PlayCommand::Move(only).into(),
        (Some(_), Some(_)) => LearnCommand::Try.into(),
        (None, _) => {
            let refused = |way| why_not(rules, position, Move::Sow { pit, way });
            // Why a pit may not be lifted at all is said whichever direction is chosen.
            let why = match refused(None) {
                Some(Refused::Direction(_)) => refused(Some(rules.board.ways()[0])),
                other => other,
            };
            why.map_or(LearnCommand::Try.into(), |refused| LearnCommand::ExplainRefusal(refused).into())
        }
    }
}

/// Begins a lesson that is waited for as soon as its examples are there.
pub(super) fn begin_awaited_lesson(mut teaching: TeachingBoard, examples: Res<ExampleCache>) {
    let (Awaited::Lesson(from), true) = (&*teaching.awaited, teaching.activity.awaited) else { return };
    let from = *from;
    let Some(rule_examples) = examples.of(teaching.current.game.rules()) else { return };
    teaching.activity.awaited = false;
    *teaching.awaited = Awaited::Nothing;
    let steps = lesson::steps(&rule_examples.rules, &rule_examples.page, &rule_examples.examples);
    if steps.is_empty() {
        return;
    }
    let (of, at) = (StepsOrigin::Lesson(name(&rule_examples.rules)), from.min(steps.len() - 1));
    let walkthrough = Walkthrough::new(of, steps, at, Some(rule_examples.clone()));
    teaching.begin(walkthrough);
}

/// The name under which the second part of a game's lessons is remembered: no game's id has a space.
pub(super) fn second_part(id: &str) -> String {
    format!("{id} better")
}

/// The name under which a game's lesson is remembered.
pub(super) fn name(rules: &Rules) -> String {
    rules.id.clone()
}
