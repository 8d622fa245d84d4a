//! The text above the table at a step, and the buttons for what may be done there.

use super::attempt::AttemptAnswer;
use super::{StepStage, StepsOrigin, Walkthrough, second_part};
use crate::analysis::AnalysisCommand;
use crate::learn::LearnCommand;
use crate::learn::{FIRST_LESSON, Lessons};
use crate::play::activity::{ActivityButton, ActivityText, Exercise, RingKind};
use crate::play::activity::{LessonOutline, LessonOutlineStep};
use crate::ui::Action;
use mancala::engine::{Move, why_not};
use mancala::rules::Place;
use naqala_core::teach::lesson::played;
use naqala_core::words::{Arg, Sentence, Words};
use std::sync::Arc;

impl Walkthrough {
    /// Returns what stands above the table.
    pub(super) fn shown(&self, words: &Words, lessons: &Lessons) -> ActivityText {
        let step = self.step();
        let text = match self.stage {
            StepStage::Game => words.label("lesson-game-does"),
            StepStage::Shown | StepStage::Counter | StepStage::Tried(_) => step.text.clone(),
        };
        let barred = step.scene.barred.filter(|_| self.stage == StepStage::Shown);
        let caption = match (self.stage, barred) {
            (StepStage::Tried(_), _) if self.is_judged() => None,
            (StepStage::Tried(_), _) => step.task.as_ref().map(|task| task.asks.said(words, &step.rules)),
            (_, Some(mv)) => self.why_barred(words, mv),
            (StepStage::Shown, None) if !step.scene.places.is_empty() => Some(words.label("lesson-described")),
            (StepStage::Shown | StepStage::Counter | StepStage::Game, None) => None,
        };
        ActivityText {
            heading: self.heading(words),
            text,
            done: match (&self.of, self.stage) {
                (StepsOrigin::Rule(_) | StepsOrigin::Review, _) => None,
                (StepsOrigin::Lesson(_), StepStage::Game) => Some(1.0),
                (StepsOrigin::Lesson(_), _) => Some((self.at + 1) as f32 / self.steps.len() as f32),
            },
            cause: step.cause.filter(|_| self.stage != StepStage::Game),
            caption,
            rings: self.rings(),
            verdict: self.verdict(words),
            buttons: self.buttons(),
            back: self.back(),
            outline: self.outline(words, lessons).map(Arc::new),
            exercise: Exercise {
                takes_places: false,
                asks: self.is_tried() && !matches!(self.answer, Some(AttemptAnswer::Right(_))),
                is_judged: self.is_tried() && self.is_judged(),
                may_be_tried: self.may_be_tried(),
            },
            ..ActivityText::default()
        }
    }

    /// Returns the places that are ringed: a pit that may not be chosen, or the places that a step describes.
    fn rings(&self) -> Vec<(Place, RingKind)> {
        if self.stage != StepStage::Shown {
            return Vec::new();
        }
        let scene = &self.step().scene;
        let barred = scene.barred.and_then(Move::pit).map(|pit| (Place::pit(pit), RingKind::Barred));
        barred.into_iter().chain(scene.places.iter().map(|&place| (place, RingKind::Described))).collect()
    }

    fn heading(&self, words: &Words) -> String {
        let counted = [("number", Arg::from(self.at + 1)), ("count", Arg::from(self.steps.len()))];
        match (&self.of, self.stage) {
            (_, StepStage::Counter) => words.label("learn-counter"),
            (StepsOrigin::Rule(_), StepStage::Tried(_)) | (StepsOrigin::Review, _) => words.label("learn-try-heading"),
            (StepsOrigin::Rule(_), _) if self.steps.len() == 1 => words.label("learn-example-only"),
            (StepsOrigin::Rule(_), _) => words.label_with("learn-example-of", &counted),
            (StepsOrigin::Lesson(_), StepStage::Game) => words.label("lesson-game"),
            (StepsOrigin::Lesson(_), _) => {
                let [number, count] = counted;
                let heading = ("heading", Arg::from(self.step().heading.as_str()));
                words.label_with("lesson-step", &[heading, number, count])
            }
        }
    }

    /// Returns why a move that is spoken of cannot be made.
    pub(super) fn why_barred(&self, words: &Words, mv: Move) -> Option<String> {
        let step = self.step();
        let game = played(&step.rules, &step.scene.position, &step.scene.moves)?;
        let refused = why_not(&step.rules, game.position(), mv)?;
        Some(words.refusal(&step.rules, game.position(), refused))
    }

    fn verdict(&self, words: &Words) -> Option<(bool, String)> {
        if let (StepStage::Counter, StepsOrigin::Rule(Sentence::Clause(cause)), Some(counter), Some(rule_examples)) =
            (self.stage, &self.of, self.counter(), &self.rule_examples)
        {
            return Some((false, counter.because(words, &rule_examples.lines(), *cause)));
        }
        self.answer.as_ref().map(|answer| (matches!(answer, AttemptAnswer::Right(_)), answer.text().to_owned()))
    }

    /// The way to the step before, or from a game at the end to the last step.
    fn back(&self) -> Option<Action> {
        match (&self.of, self.stage) {
            (StepsOrigin::Lesson(_), StepStage::Game) => Some(LearnCommand::Step(self.at).into()),
            _ => self.at.checked_sub(1).map(|it| LearnCommand::Step(it).into()),
        }
    }

    /// The steps of a lesson with what has been done of them.
    fn outline(&self, words: &Words, lessons: &Lessons) -> Option<LessonOutline> {
        let StepsOrigin::Lesson(name) = &self.of else { return None };
        let rules = &self.step().rules;
        let of_game = |id| words.label_with(id, &[("game", Arg::from(words.text(&rules.about.name)))]);
        let title = match name.as_str() {
            FIRST_LESSON => words.label("first-heading"),
            name if *name == second_part(&rules.id) => of_game("strategy-lesson-of"),
            _ => of_game("lesson-of"),
        };
        let steps = self.steps.iter().enumerate().map(|(number, step)| LessonOutlineStep {
            heading: step.heading.clone(),
            name: step.name().to_owned(),
            done: lessons.is_step_done(name, number),
        });
        let at = if self.stage == StepStage::Game { self.steps.len() } else { self.at };
        Some(LessonOutline { title, steps: steps.collect(), at, has_game: name != FIRST_LESSON })
    }

    fn buttons(&self) -> Vec<ActivityButton> {
        let back = match self.of {
            StepsOrigin::Rule(_) | StepsOrigin::Review => "learn-back",
            StepsOrigin::Lesson(_) => "lesson-leave",
        };
        let back = ActivityButton::new(back, LearnCommand::BackToGame);
        match &self.of {
            StepsOrigin::Rule(_) if self.stage == StepStage::Counter => vec![
                back,
                ActivityButton::new("learn-again", LearnCommand::CounterExample),
                ActivityButton::new("learn-example", LearnCommand::Step(self.at)).main_if(true),
            ],
            StepsOrigin::Rule(_) => self.buttons_of_example(back),
            StepsOrigin::Review => self.buttons_of_better(back),
            StepsOrigin::Lesson(_) if self.stage == StepStage::Game => vec![
                back,
                ActivityButton::new("lesson-previous", LearnCommand::Step(self.at)),
                ActivityButton::new("transport-hint", AnalysisCommand::Hint),
            ],
            StepsOrigin::Lesson(name) => self.buttons_of_step(back, name == FIRST_LESSON),
        }
    }

    /// Returns whether the step asks for something that is still to be done, or was done wrong.
    fn wants_attempt(&self) -> bool {
        let missed = matches!(self.answer, Some(AttemptAnswer::Wrong(_)));
        self.step().task.is_some() && (missed || !matches!(self.stage, StepStage::Tried(_)))
    }

    /// The button for an attempt, unless one can be made already.
    fn attempt(&self) -> Option<ActivityButton> {
        let missed = matches!(self.answer, Some(AttemptAnswer::Wrong(_)));
        let offered = self.wants_attempt() || self.step().task.is_some() && self.is_judged();
        let label = if matches!(self.stage, StepStage::Tried(_)) { "learn-retry" } else { "learn-try" };
        let main = missed || !matches!(self.stage, StepStage::Tried(_));
        offered.then(|| ActivityButton::new(label, LearnCommand::Try).main_if(main))
    }

    fn buttons_of_better(&self, back: ActivityButton) -> Vec<ActivityButton> {
        let is_found = matches!(self.answer, Some(AttemptAnswer::Right(_)));
        [back.main_if(is_found)].into_iter().chain(self.attempt()).collect()
    }

    fn buttons_of_example(&self, back: ActivityButton) -> Vec<ActivityButton> {
        let trying = matches!(self.stage, StepStage::Tried(_));
        let goes_on = !self.wants_attempt();
        let several = self.steps.len() > 1;
        let mut buttons = vec![back.main_if(goes_on && !several)];
        buttons.push(ActivityButton::new("learn-again", LearnCommand::Step(self.at)));
        if self.counter().is_some() && !trying {
            buttons.push(ActivityButton::new("learn-counter", LearnCommand::CounterExample));
        }
        if several {
            let next = LearnCommand::Step((self.at + 1) % self.steps.len());
            buttons.push(ActivityButton::new("learn-next", next).main_if(goes_on));
        }
        buttons.extend(self.attempt());
        buttons
    }

    /// `first`: whether the lesson is the first of all, which ends with the choice of a game.
    fn buttons_of_step(&self, back: ActivityButton, first: bool) -> Vec<ActivityButton> {
        let mut buttons = vec![back];
        if self.at > 0 {
            buttons.push(ActivityButton::new("lesson-previous", LearnCommand::Step(self.at - 1)));
        }
        if self.step().moves() {
            buttons.push(ActivityButton::new("learn-again", LearnCommand::Step(self.at)));
        }
        buttons.extend(self.attempt());
        let last = self.at + 1 >= self.steps.len();
        let next = match (last, first) {
            (true, true) => ActivityButton::new("lesson-choose", LearnCommand::ChooseGame),
            (true, false) => ActivityButton::new("lesson-play", LearnCommand::Step(self.at + 1)),
            (false, _) => ActivityButton::new("lesson-next", LearnCommand::Step(self.at + 1)),
        };
        buttons.push(next.main_if(!self.wants_attempt()));
        buttons
    }
}
