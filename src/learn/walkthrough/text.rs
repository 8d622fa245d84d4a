//! The text above the table at a step, and the buttons for what may be done there.

use super::attempt::Answer;
use super::{Course, Of, Stage};
use crate::app::Wish;
use crate::learn::activity::{Button, RingKind, Shown};
use crate::learn::{FIRST, Lessons, Outline, OutlineStep};
use mancala::engine::{Move, why_not};
use mancala::rules::Place;
use naqala_core::teach::lesson::played;
use naqala_core::words::{Arg, Sentence, Words};
use std::sync::Arc;

impl Course {
    /// Returns what stands above the table.
    pub(super) fn shown(&self, words: &Words, lessons: &Lessons) -> Shown {
        let step = self.step();
        let text = match self.stage {
            Stage::Game => words.label("lesson-game-does"),
            Stage::Shown | Stage::Counter | Stage::Tried(_) => step.text.clone(),
        };
        let barred = step.scene.barred.filter(|_| self.stage == Stage::Shown);
        let caption = match (self.stage, barred) {
            (Stage::Tried(_), _) if self.is_judged() => None,
            (Stage::Tried(_), _) => step.task.as_ref().map(|task| task.asks.said(words, &step.rules)),
            (_, Some(mv)) => self.why_barred(words, mv),
            (Stage::Shown, None) if !step.scene.places.is_empty() => Some(words.label("lesson-described")),
            (Stage::Shown | Stage::Counter | Stage::Game, None) => None,
        };
        Shown {
            heading: self.heading(words),
            text,
            done: match (&self.of, self.stage) {
                (Of::Rule(_) | Of::Review, _) => None,
                (Of::Lesson(_), Stage::Game) => Some(1.0),
                (Of::Lesson(_), _) => Some((self.at + 1) as f32 / self.steps.len() as f32),
            },
            cause: step.cause.filter(|_| self.stage != Stage::Game),
            caption,
            rings: self.rings(),
            verdict: self.verdict(words),
            buttons: self.buttons(),
            back: self.back(),
            outline: self.outline(words, lessons).map(Arc::new),
            ..Shown::default()
        }
    }

    /// Returns the places that are ringed: a pit that may not be chosen, or the places that a step describes.
    fn rings(&self) -> Vec<(Place, RingKind)> {
        if self.stage != Stage::Shown {
            return Vec::new();
        }
        let scene = &self.step().scene;
        let barred = scene.barred.and_then(Move::pit).map(|pit| (Place::pit(pit), RingKind::Barred));
        barred.into_iter().chain(scene.places.iter().map(|&place| (place, RingKind::Described))).collect()
    }

    fn heading(&self, words: &Words) -> String {
        let counted = [("number", Arg::from(self.at + 1)), ("count", Arg::from(self.steps.len()))];
        match (&self.of, self.stage) {
            (_, Stage::Counter) => words.label("learn-counter"),
            (Of::Rule(_), Stage::Tried(_)) | (Of::Review, _) => words.label("learn-try-heading"),
            (Of::Rule(_), _) if self.steps.len() == 1 => words.label("learn-example-only"),
            (Of::Rule(_), _) => words.label_with("learn-example-of", &counted),
            (Of::Lesson(_), Stage::Game) => words.label("lesson-game"),
            (Of::Lesson(_), _) => {
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
        if let (Stage::Counter, Of::Rule(Sentence::Clause(cause)), Some(counter), Some(lore)) =
            (self.stage, &self.of, self.counter(), &self.lore)
        {
            return Some((false, counter.because(words, &lore.lines(), *cause)));
        }
        self.answer.as_ref().map(|answer| (matches!(answer, Answer::Right(_)), answer.text().to_owned()))
    }

    /// The way to the step before, or from a game at the end to the last step.
    fn back(&self) -> Option<Wish> {
        match (&self.of, self.stage) {
            (Of::Lesson(_), Stage::Game) => Some(Wish::Step(self.at)),
            _ => self.at.checked_sub(1).map(Wish::Step),
        }
    }

    /// The steps of a lesson with what has been done of them.
    fn outline(&self, words: &Words, lessons: &Lessons) -> Option<Outline> {
        let Of::Lesson(name) = &self.of else { return None };
        let title = match name == FIRST {
            true => words.label("first-heading"),
            false => {
                let game = words.text(&self.step().rules.about.name);
                words.label_with("lesson-of", &[("game", Arg::from(game))])
            }
        };
        let steps = self.steps.iter().enumerate().map(|(number, step)| OutlineStep {
            heading: step.heading.clone(),
            name: step.name().to_owned(),
            done: lessons.is_step_done(name, number),
        });
        let at = if self.stage == Stage::Game { self.steps.len() } else { self.at };
        Some(Outline { title, steps: steps.collect(), at, has_game: name != FIRST })
    }

    fn buttons(&self) -> Vec<Button> {
        let back = match self.of {
            Of::Rule(_) | Of::Review => "learn-back",
            Of::Lesson(_) => "lesson-leave",
        };
        let back = Button::new(back, Wish::BackToGame);
        match &self.of {
            Of::Rule(_) if self.stage == Stage::Counter => vec![
                back,
                Button::new("learn-again", Wish::CounterExample),
                Button::new("learn-example", Wish::Step(self.at)).main_if(true),
            ],
            Of::Rule(_) => self.buttons_of_example(back),
            Of::Review => self.buttons_of_better(back),
            Of::Lesson(_) if self.stage == Stage::Game => vec![
                back,
                Button::new("lesson-previous", Wish::Step(self.at)),
                Button::new("transport-hint", Wish::Hint),
            ],
            Of::Lesson(name) => self.buttons_of_step(back, name == FIRST),
        }
    }

    /// Returns whether the step asks for something that is still to be done, or was done wrong.
    fn wants_attempt(&self) -> bool {
        let missed = matches!(self.answer, Some(Answer::Wrong(_)));
        self.step().task.is_some() && (missed || !matches!(self.stage, Stage::Tried(_)))
    }

    /// The button for an attempt, unless one can be made already.
    fn attempt(&self) -> Option<Button> {
        let missed = matches!(self.answer, Some(Answer::Wrong(_)));
        let offered = self.wants_attempt() || self.step().task.is_some() && self.is_judged();
        let label = if matches!(self.stage, Stage::Tried(_)) { "learn-retry" } else { "learn-try" };
        let main = missed || !matches!(self.stage, Stage::Tried(_));
        offered.then(|| Button::new(label, Wish::TryExample).main_if(main))
    }

    fn buttons_of_better(&self, back: Button) -> Vec<Button> {
        let is_found = matches!(self.answer, Some(Answer::Right(_)));
        [back.main_if(is_found)].into_iter().chain(self.attempt()).collect()
    }

    fn buttons_of_example(&self, back: Button) -> Vec<Button> {
        let trying = matches!(self.stage, Stage::Tried(_));
        let goes_on = !self.wants_attempt();
        let several = self.steps.len() > 1;
        let mut buttons = vec![back.main_if(goes_on && !several)];
        buttons.push(Button::new("learn-again", Wish::Step(self.at)));
        if self.counter().is_some() && !trying {
            buttons.push(Button::new("learn-counter", Wish::CounterExample));
        }
        if several {
            let next = Wish::Step((self.at + 1) % self.steps.len());
            buttons.push(Button::new("learn-next", next).main_if(goes_on));
        }
        buttons.extend(self.attempt());
        buttons
    }

    /// `first`: whether the lesson is the first of all, which ends with the choice of a game.
    fn buttons_of_step(&self, back: Button, first: bool) -> Vec<Button> {
        let mut buttons = vec![back];
        if self.at > 0 {
            buttons.push(Button::new("lesson-previous", Wish::Step(self.at - 1)));
        }
        if self.step().moves() {
            buttons.push(Button::new("learn-again", Wish::Step(self.at)));
        }
        buttons.extend(self.attempt());
        let last = self.at + 1 >= self.steps.len();
        let next = match (last, first) {
            (true, true) => Button::new("lesson-choose", Wish::ChooseGame),
            (true, false) => Button::new("lesson-play", Wish::Step(self.at + 1)),
            (false, _) => Button::new("lesson-next", Wish::Step(self.at + 1)),
        };
        buttons.push(next.main_if(!self.wants_attempt()));
        buttons
    }
}
