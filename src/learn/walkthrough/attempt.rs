//! Attempts of a learner at a step: their judgement, and what comes of it. A wrong attempt is left on the table for a
//! while, and a demonstration is followed by the question.

use super::{Course, Of, Stage};
use crate::app::Wish;
use crate::learn::Lessons;
use crate::learn::activity::Aside;
use crate::play::Current;
use crate::playback::Playhead;
use crate::presenter::Projecting;
use crate::ui::language::Speech;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use naqala_core::words::Words;

/// Time that a wrong attempt is left on the table before the position comes back, in seconds.
const LEFT_FOR: f32 = 2.5;

/// Time that the end of a show is left on the table before the learner is asked for something, in seconds.
const SEEN_FOR: f32 = 3.0;

/// Letters of a caption that are read in a second.
const LETTERS_A_SECOND: f32 = 20.0;

/// The answer to an attempt, as a learner is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Answer {
    /// It was right.
    Right(String),
    /// It was a move, but not the right one.
    Wrong(String),
    /// The pit may not be chosen.
    Refused(String),
}

impl Answer {
    pub(super) fn text(&self) -> &str {
        match self {
            Answer::Right(text) | Answer::Wrong(text) | Answer::Refused(text) => text,
        }
    }
}

/// Follows what happens at a step: judges an attempt once it has been shown, brings the position back after a wrong one, and
/// has a learner try what a lesson has shown.
pub(crate) fn follow(
    mut aside: ResMut<Aside>,
    mut current: ResMut<Current>,
    mut playhead: ResMut<Playhead>,
    mut lessons: ResMut<Lessons>,
    (speech, time, projecting): (Res<Speech>, Res<Time>, Res<Projecting>),
    redraw: Option<ResMut<Messages<RequestRedraw>>>,
    mut commands: Commands,
) {
    let Some(course) = &aside.course else { return };
    let mut course = course.clone();
    let rests = !playhead.playing && playhead.time >= current.choreography.duration();
    let seconds = time.delta_secs();
    let waits = match course.stage {
        // In front of a class it is the speaker who goes on.
        Stage::Shown if course.is_followed_by_question() && !projecting.0 => {
            course.rested = if rests && !playhead.frozen { course.rested + seconds } else { 0.0 };
            if course.rested >= course.seen_for(&speech.0) {
                commands.trigger(Wish::TryExample);
                return;
            }
            course.rested > 0.0
        }
        Stage::Tried(from) => {
            let made = current.game.plies().len() > from;
            let asked = current.game.position().ask().is_some();
            if !course.judge(made && rests && !asked, made, from, seconds, &current, &speech.0) {
                return;
            }
            if course.left.is_some_and(|left| left >= LEFT_FOR) {
                course.left = None;
                course.lay(&mut aside, &mut current, &mut playhead);
            }
            if let (Some(Answer::Right(_)), Of::Lesson(name)) = (&course.answer, &course.of) {
                lessons.note_done(name, course.at);
            }
            let shown = course.shown(&speech.0, &lessons);
            if aside.shown.as_ref() != Some(&shown) {
                aside.shown = Some(shown);
            }
            course.left.is_some()
        }
        Stage::Shown | Stage::Counter | Stage::Game => return,
    };
    aside.bypass_change_detection().course = Some(course);
    if let Some(mut redraw) = redraw.filter(|_| waits) {
        redraw.write(RequestRedraw);
    }
}

/// Says why a pit that was chosen in an exercise may not be chosen.
pub(crate) fn say_why_not(
    wish: On<Wish>,
    mut aside: ResMut<Aside>,
    current: Res<Current>,
    playhead: Res<Playhead>,
    (lessons, speech): (Res<Lessons>, Res<Speech>),
) {
    let Wish::SayWhyNot(refused) = *wish else { return };
    let Some(front) = current.front(&playhead) else { return };
    let why = speech.0.refusal(current.game.rules(), current.game.before(front), refused);
    match aside.course.clone() {
        Some(mut course) => {
            course.answer = Some(Answer::Refused(why));
            aside.shown = Some(course.shown(&speech.0, &lessons));
            aside.course = Some(course);
        }
        None => {
            if let Some(shown) = &mut aside.shown {
                shown.verdict = Some((false, why));
            }
        }
    }
}

impl Course {
    /// Returns whether the question follows by itself when the step has been shown: in a lesson that asks for something.
    fn is_followed_by_question(&self) -> bool {
        matches!(self.of, Of::Lesson(_)) && self.step().task.is_some()
    }

    /// Time that the end of the show is left on the table, in seconds. If nothing moved, there was more to be read.
    fn seen_for(&self, words: &Words) -> f32 {
        let still = self.step().scene.barred.and_then(|mv| self.why_barred(words, mv));
        let letters = |caption: String| caption.chars().count() + self.step().text.chars().count();
        SEEN_FOR + still.map_or(0.0, |caption| letters(caption) as f32 / LETTERS_A_SECOND)
    }

    /// Judges an attempt that has been made from a ply on and is over, or takes note of time that passes after a wrong one.
    /// Returns whether anything has changed.
    fn judge(&mut self, over: bool, made: bool, from: usize, seconds: f32, current: &Current, words: &Words) -> bool {
        match (over, &self.answer, self.left) {
            (true, Some(Answer::Right(_)), _) => return false,
            (true, _, Some(left)) => self.left = Some(left + seconds),
            (true, ..) => {
                let (right, why) = self.judgement(current, from, words);
                self.left = (!right).then_some(0.0);
                self.answer = Some(if right { Answer::Right(why) } else { Answer::Wrong(why) });
            }
            // Another attempt is being made, or this one was taken back.
            (false, Some(answer), left) if made || left.is_some() || matches!(answer, Answer::Right(_)) => {
                (self.answer, self.left) = (None, None);
            }
            (false, ..) => return false,
        }
        true
    }

    /// Returns whether what was played from this ply on is right, and what is said of it.
    fn judgement(&self, current: &Current, from: usize, words: &Words) -> (bool, String) {
        let plies = &current.game.plies()[from..];
        let before = current.game.before(from);
        let right = || words.label(if self.of == Of::Review { "learn-try-found" } else { "learn-try-right" });
        let Some(task) = &self.step().task else { return (true, right()) };
        let (rules, lore) = (current.game.rules(), self.lore.as_ref());
        if task.is_right(rules, lore.map(|lore| &*lore.page), before, plies) {
            return (true, right());
        }
        (false, task.why_wrong(words, rules, lore.map(|lore| lore.lines()).as_ref(), before, &plies[0]))
    }
}
