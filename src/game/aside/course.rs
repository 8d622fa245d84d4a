//! Examples and lessons: steps that are shown one after another, each of which may be tried.

use super::lessons::{FIRST, Lessons};
use super::{Aside, Button, Shown};
use crate::engine::{Move, why_not};
use crate::game::taught::{Lore, Taught};
use crate::game::{Current, Library, Playhead, Purpose, Speech, Wish};
use crate::rules::{Place, Rules};
use crate::search::Skill;
use crate::teach::lesson::{self, Step, played};
use crate::words::{Arg, Sentence, Words};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use std::sync::Arc;

/// Steps that are shown, and where somebody is in them.
#[derive(Clone)]
pub(super) struct Course {
    of: Of,
    steps: Arc<Vec<Step>>,
    at: usize,
    stage: Stage,
    /// The page by which attempts are judged, and its examples; the first lesson does without.
    lore: Option<Lore>,
    /// The answer to the last attempt, if that was wrong.
    missed: Option<String>,
    /// For how many seconds a wrong attempt has been left on the table.
    left: f32,
}

/// For how many seconds a wrong attempt is left on the table before the position comes back.
const LEFT_FOR: f32 = 2.5;

/// What the steps are.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Of {
    /// The examples of a line.
    Rule(Sentence),
    /// The lesson of a game, by the name under which it is remembered.
    Lesson(String),
}

/// What is done at a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// It is shown.
    Shown,
    /// It is shown where it does not hold.
    Counter,
    /// It is tried, from this ply on.
    Tried(usize),
    /// After the last step of a lesson: a game.
    Game,
}

/// The level that one plays against at the end of a lesson.
const LEVEL: Skill = Skill::Level(1);

impl Course {
    /// Returns whether the learner is to do something.
    pub(super) fn is_tried(&self) -> bool {
        matches!(self.stage, Stage::Tried(_)) && self.step().task.is_some()
    }

    /// Returns whether a wrong attempt lies on the table.
    pub(super) fn is_left(&self) -> bool {
        self.left > 0.0
    }

    fn step(&self) -> &Step {
        &self.steps[self.at.min(self.steps.len() - 1)]
    }

    /// Puts the step on the table as far as it has come.
    fn lay(&self, aside: &mut Aside, current: &mut Current, playhead: &mut Playhead) {
        let step = self.step();
        let scene = &step.scene;
        let (game, purpose) = match self.stage {
            Stage::Shown => (played(&step.rules, &scene.position, &scene.moves), Purpose::Show),
            Stage::Counter => {
                let counter = self.counter();
                (counter.and_then(|it| played(&step.rules, &it.position, &[it.mv])), Purpose::Show)
            }
            Stage::Tried(_) => (step.task.as_ref().and_then(|task| task.game(&step.rules)), Purpose::Play),
            Stage::Game => (played(&step.rules, &crate::engine::start(&step.rules), &[]), Purpose::Play),
        };
        let Some(game) = game else { return };
        aside.put(game, purpose, current, playhead);
        if self.stage == Stage::Game {
            let sides = step.rules.board.sides();
            for side in sides.iter().skip(1) {
                current.about.computers[side.index()] = Some(LEVEL);
            }
        }
        let from = if self.stage == Stage::Shown { scene.from } else { 0 };
        match self.stage {
            Stage::Shown | Stage::Counter => {
                let start = current.choreography.ply_start(from);
                playhead.stop_at(start);
                if current.choreography.duration() > start {
                    playhead.run();
                }
            }
            Stage::Tried(_) | Stage::Game => {
                let end = current.choreography.duration();
                playhead.stop_at(end);
            }
        }
    }

    /// The counter-example beside the example shown.
    fn counter(&self) -> Option<&crate::teach::example::Counter> {
        // A borrowed example has the counter-example of another sentence.
        let Of::Rule(sentence @ Sentence::Clause(_)) = self.of else { return None };
        self.lore.as_ref()?.get(sentence).get(self.at)?.counter.as_ref()
    }

    /// What is said above the table.
    fn shown(&self, words: &Words) -> Shown {
        let step = self.step();
        let counted = [("number", Arg::from(self.at + 1)), ("count", Arg::from(self.steps.len()))];
        let trying = matches!(self.stage, Stage::Tried(_));
        let heading = match (&self.of, self.stage) {
            (_, Stage::Counter) => words.label("learn-counter"),
            (Of::Rule(_), Stage::Tried(_)) => words.label("learn-try-heading"),
            (Of::Rule(_), _) if self.steps.len() == 1 => words.label("learn-example-only"),
            (Of::Rule(_), _) => words.label_with("learn-example-of", &counted),
            (Of::Lesson(_), Stage::Game) => words.label("lesson-game"),
            (Of::Lesson(_), _) => {
                let heading = ("heading", Arg::from(step.heading.as_str()));
                words.label_with("lesson-step", &[heading, counted[0].clone(), counted[1].clone()])
            }
        };
        let text = match self.stage {
            Stage::Game => words.label("lesson-game-does"),
            // The rule of an example is lit on its page and stands below the caption.
            Stage::Shown | Stage::Counter | Stage::Tried(_) if matches!(self.of, Of::Rule(Sentence::Clause(_))) => {
                String::new()
            }
            Stage::Shown | Stage::Counter | Stage::Tried(_) => step.text.clone(),
        };
        let why = |mv: Move| {
            let game = played(&step.rules, &step.scene.position, &step.scene.moves)?;
            let refused = why_not(&step.rules, game.position(), mv)?;
            Some(words.refusal(&step.rules, game.position(), refused))
        };
        let barred = step.scene.barred.filter(|_| self.stage == Stage::Shown);
        let nothing_moves = !step.shows();
        let caption = match (self.stage, barred) {
            (Stage::Tried(_), _) => step.task.as_ref().map(|task| task.asks.said(words, &step.rules)),
            (_, Some(mv)) => why(mv),
            (Stage::Shown, None) if nothing_moves => Some(words.label("lesson-read")),
            (Stage::Shown | Stage::Counter | Stage::Game, None) => None,
        };
        let missed = self.missed.clone().filter(|_| trying).map(|why| (false, why));
        let verdict = match (self.stage, &self.of, self.counter(), &self.lore) {
            (Stage::Counter, Of::Rule(Sentence::Clause(cause)), Some(counter), Some(lore)) => {
                Some((false, counter.because(words, &lore.lines(), *cause)))
            }
            _ => missed,
        };
        Shown {
            heading,
            text,
            done: match (&self.of, self.stage) {
                (Of::Rule(_), _) => None,
                (Of::Lesson(_), Stage::Game) => Some(1.0),
                (Of::Lesson(_), _) => Some(self.at as f32 / self.steps.len() as f32),
            },
            cause: step.cause.filter(|_| self.stage != Stage::Game),
            caption,
            rings: barred.and_then(Move::pit).map(Place::pit).into_iter().collect(),
            number: None,
            composed: None,
            verdict,
            buttons: self.buttons(trying, self.missed.is_some()),
        }
    }

    /// `missed`: whether the last attempt was wrong, so that most will want to try again.
    fn buttons(&self, trying: bool, missed: bool) -> Vec<Button> {
        let attempt = if missed { "learn-retry" } else { "learn-try" };
        let mut buttons = vec![Button::new(
            match self.of {
                Of::Rule(_) => "learn-back",
                Of::Lesson(_) => "lesson-leave",
            },
            Wish::BackToGame,
        )];
        let last = self.at + 1 >= self.steps.len();
        let step = self.step();
        let shows = step.shows();
        match &self.of {
            Of::Rule(_) if self.stage == Stage::Counter => {
                buttons.push(Button::new("learn-again", Wish::CounterExample));
                buttons.push(Button::new("learn-example", Wish::Step(self.at)).main_if(true));
            }
            Of::Rule(_) => {
                buttons.push(Button::new("learn-again", Wish::Step(self.at)));
                if self.counter().is_some() && !trying {
                    buttons.push(Button::new("learn-counter", Wish::CounterExample));
                }
                if self.steps.len() > 1 {
                    buttons.push(Button::new("learn-next", Wish::Step((self.at + 1) % self.steps.len())));
                }
                if step.task.is_some() {
                    buttons.push(Button::new(attempt, Wish::TryExample).main_if(!trying || missed));
                }
            }
            Of::Lesson(_) if self.stage == Stage::Game => {
                buttons.push(Button::new("lesson-previous", Wish::Step(self.at)));
                buttons.push(Button::new("transport-hint", Wish::Hint));
            }
            Of::Lesson(name) => {
                if self.at > 0 {
                    buttons.push(Button::new("lesson-previous", Wish::Step(self.at - 1)));
                }
                if shows {
                    buttons.push(Button::new("learn-again", Wish::Step(self.at)));
                }
                if step.task.is_some() {
                    buttons.push(Button::new(attempt, Wish::TryExample).main_if(!trying || missed));
                }
                // The first lesson ends with the choice of a game.
                let goes_on = step.task.is_none() || trying && !missed;
                match (last, name == FIRST) {
                    (true, true) => buttons.push(Button::new("lesson-choose", Wish::ChooseGame).main_if(true)),
                    (true, false) => buttons.push(Button::new("lesson-play", Wish::Step(self.at + 1)).main_if(goes_on)),
                    (false, _) => buttons.push(Button::new("lesson-next", Wish::Step(self.at + 1)).main_if(goes_on)),
                }
            }
        }
        buttons
    }
}

/// Answers wishes for examples and lessons.
pub(super) fn obey(
    wish: On<Wish>,
    mut aside: ResMut<Aside>,
    mut current: ResMut<Current>,
    mut playhead: ResMut<Playhead>,
    mut lessons: ResMut<Lessons>,
    (taught, library, speech): (Res<Taught>, Res<Library>, Res<Speech>),
    mut commands: Commands,
) {
    let course = match *wish {
        Wish::ShowExample { sentence, number } => {
            let Some(lore) = taught.of(current.game.rules()) else { return };
            let text = lore.text(sentence).unwrap_or_default();
            let step = |example| Step::of(&lore.rules, &lore.page, example, sentence, text.to_owned());
            let steps: Vec<Step> = lore.get(sentence).into_iter().map(step).collect();
            if number >= steps.len() {
                return;
            }
            let (of, steps) = (Of::Rule(sentence), Arc::new(steps));
            Course { of, steps, at: number, stage: Stage::Shown, lore: Some(lore.clone()), missed: None, left: 0.0 }
        }
        Wish::FirstLesson => {
            let steps = Arc::new(lesson::first(&speech.0, &library.0));
            if steps.is_empty() {
                return;
            }
            let at = lessons.goes_on(FIRST).unwrap_or(0);
            let of = Of::Lesson(FIRST.to_owned());
            Course { of, steps, at, stage: Stage::Shown, lore: None, missed: None, left: 0.0 }
        }
        Wish::Lesson { from } => {
            aside.wanted = Some(from);
            commands.trigger(Wish::FindExamples);
            return;
        }
        Wish::CounterExample | Wish::Step(_) | Wish::TryExample => {
            let Some(course) = aside.course.clone() else { return };
            let course = Course { missed: None, left: 0.0, ..course };
            let plies = course.step().task.as_ref().map(|task| task.made.len());
            let count = course.steps.len();
            match *wish {
                Wish::CounterExample if course.counter().is_some() => Course { stage: Stage::Counter, ..course },
                Wish::TryExample => match plies {
                    Some(plies) => Course { stage: Stage::Tried(plies), ..course },
                    None => return,
                },
                Wish::Step(at) if at >= count => Course { at: count - 1, stage: Stage::Game, ..course },
                Wish::Step(at) => Course { at, stage: Stage::Shown, ..course },
                _ => return,
            }
        }
        Wish::BackToGame => return aside.bring_back(&mut current, &mut playhead),
        Wish::ChooseGame => {
            aside.bring_back(&mut current, &mut playhead);
            return commands.trigger(Wish::Show(crate::game::wish::Desk::Games));
        }
        _ => return,
    };
    begin(course, &mut aside, &mut current, &mut playhead, &mut lessons, &speech.0);
}

fn begin(
    course: Course,
    aside: &mut Aside,
    current: &mut Current,
    playhead: &mut Playhead,
    lessons: &mut Lessons,
    words: &Words,
) {
    if let Of::Lesson(name) = &course.of {
        lessons.note(name, course.at, &course.steps);
    }
    (aside.riddle, aside.composer, aside.offered) = (None, None, None);
    course.lay(aside, current, playhead);
    aside.shown = Some(course.shown(words));
    aside.course = Some(course);
}

/// Begins a lesson that is waited for as soon as its examples are there.
pub(super) fn wait(
    mut aside: ResMut<Aside>,
    mut current: ResMut<Current>,
    mut playhead: ResMut<Playhead>,
    mut lessons: ResMut<Lessons>,
    (taught, speech): (Res<Taught>, Res<Speech>),
) {
    let Some(from) = aside.wanted else { return };
    let Some(lore) = taught.of(current.game.rules()) else { return };
    aside.wanted = None;
    let steps = lesson::steps(&lore.rules, &lore.page, &lore.examples);
    if steps.is_empty() {
        return;
    }
    let (of, at) = (Of::Lesson(name(&lore.rules)), from.min(steps.len() - 1));
    let lore = Some(lore.clone());
    let course = Course { of, steps: Arc::new(steps), at, stage: Stage::Shown, lore, missed: None, left: 0.0 };
    begin(course, &mut aside, &mut current, &mut playhead, &mut lessons, &speech.0);
}

/// The name under which a game's lesson is remembered.
pub(super) fn name(rules: &Rules) -> String {
    rules.id.clone()
}

/// Says whether what the player tried is right, once it has been shown. After a wrong attempt the position comes back by itself.
pub(super) fn judge(
    mut aside: ResMut<Aside>,
    mut current: ResMut<Current>,
    mut playhead: ResMut<Playhead>,
    speech: Res<Speech>,
    time: Res<Time>,
    redraw: Option<ResMut<Messages<RequestRedraw>>>,
) {
    let Some(course) = &aside.course else { return };
    let Stage::Tried(from) = course.stage else { return };
    let plies = current.game.plies();
    let rests = !playhead.playing && playhead.time >= current.choreography.duration();
    let asked = current.game.position().ask().is_some();
    let verdict = (plies.len() > from && rests && !asked).then(|| course.verdict(&current, from, &speech.0));
    let mut course = course.clone();
    match verdict {
        Some((false, why)) if course.left >= LEFT_FOR => {
            course.left = 0.0;
            course.missed = Some(why);
            course.lay(&mut aside, &mut current, &mut playhead);
            aside.shown = Some(course.shown(&speech.0));
            aside.course = Some(course);
        }
        Some((right, why)) => {
            course.left += time.delta_secs();
            course.missed = Some(why.clone()).filter(|_| !right);
            let told = course.shown(&speech.0);
            let shown = Shown { verdict: Some((right, why)), caption: None, ..told };
            if aside.shown.as_ref() != Some(&shown) {
                aside.shown = Some(shown);
            }
            // An attempt that is right stays where it is.
            if !right {
                aside.course = Some(course);
                if let Some(mut redraw) = redraw {
                    redraw.write(RequestRedraw);
                }
            }
        }
        // Another attempt is being made.
        None if plies.len() > from && course.missed.is_some() => {
            course.missed = None;
            aside.shown = Some(course.shown(&speech.0));
            aside.course = Some(course);
        }
        None => {}
    }
}

impl Course {
    /// Whether what was played from this ply on is right, and what is said of it.
    fn verdict(&self, current: &Current, from: usize, words: &Words) -> (bool, String) {
        let plies = &current.game.plies()[from..];
        let before = current.game.before(from);
        let Some(task) = &self.step().task else { return (true, words.label("learn-try-right")) };
        let (rules, lore) = (current.game.rules(), self.lore.as_ref());
        if task.is_right(rules, lore.map(|lore| &*lore.page), before, plies) {
            return (true, words.label("learn-try-right"));
        }
        (false, task.why_wrong(words, rules, lore.map(|lore| lore.lines()).as_ref(), before, &plies[0]))
    }
}
