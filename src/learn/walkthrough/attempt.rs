//! Attempts of a learner at a step: their judgement, and what comes of it. A wrong attempt is left on the table for a
//! while, and a demonstration is followed by the question.

use super::{StepStage, StepsOrigin, Walkthrough};
use crate::learn::LearnCommand;
use crate::learn::Lessons;
use crate::play::CurrentGame;
use crate::play::Playhead;
use crate::play::activity::Activity;
use crate::ui::Projecting;
use crate::ui::language::UiLanguage;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use naqala_core::session::Session;
use naqala_core::words::Words;

/// Time that a wrong attempt is left on the table before the position comes back, in seconds.
const LEFT_FOR: f32 = 2.5;

/// Time that the end of a show is left on the table before the learner is asked for something, in seconds.
const SEEN_FOR: f32 = 3.0;

/// Letters of a caption that are read in a second.
const LETTERS_A_SECOND: f32 = 20.0;

/// The answer to an attempt, as a learner is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum AttemptAnswer {
    /// It was right.
    Right(String),
    /// It was a move, but not the right one.
    Wrong(String),
    /// The pit may not be chosen.
    Refused(String),
}

impl AttemptAnswer {
    pub(super) fn text(&self) -> &str {
        match self {
            AttemptAnswer::Right(text) | AttemptAnswer::Wrong(text) | AttemptAnswer::Refused(text) => text,
        }
    }
}

/// Follows what happens at a step: judges an attempt once it has been shown, brings the position back after a wrong one, and
/// has a learner try what a lesson has shown.
pub(crate) fn follow_attempt(
    mut walkthrough: ResMut<Walkthrough>,
    mut activity: ResMut<Activity>,
    (mut current, mut playhead): (ResMut<CurrentGame>, ResMut<Playhead>),
    mut lessons: ResMut<Lessons>,
    (language, time, projecting): (Res<UiLanguage>, Res<Time>, Res<Projecting>),
    redraw: Option<ResMut<Messages<RequestRedraw>>>,
    mut commands: Commands,
) {
    let rests = !playhead.playing && playhead.time >= current.choreography.duration();
    let seconds = time.delta_secs();
    let waits = match walkthrough.stage {
        // In front of a class it is the speaker who goes on.
        StepStage::Shown if walkthrough.is_followed_by_question() && !projecting.0 => {
            walkthrough.rested = if rests && !playhead.frozen { walkthrough.rested + seconds } else { 0.0 };
            if walkthrough.rested >= walkthrough.seen_for(&language.0) {
                commands.trigger(LearnCommand::Try);
                return;
            }
            walkthrough.rested > 0.0
        }
        StepStage::Tried(from) => {
            let made = current.game.plies().len() > from;
            let asked = current.game.position().ask().is_some();
            if !walkthrough.judge(made && rests && !asked, made, from, seconds, &current, &language.0) {
                return;
            }
            if walkthrough.left.is_some_and(|left| left >= LEFT_FOR) {
                walkthrough.left = None;
                walkthrough.lay(&mut activity, &mut current, &mut playhead);
            }
            if let (Some(AttemptAnswer::Right(_)), StepsOrigin::Lesson(name)) = (&walkthrough.answer, &walkthrough.of) {
                lessons.note_done(name, walkthrough.at);
            }
            let shown = walkthrough.shown(&language.0, &lessons);
            if activity.shown.as_ref() != Some(&shown) {
                activity.shown = Some(shown);
            }
            walkthrough.left.is_some()
        }
        StepStage::Shown | StepStage::Counter | StepStage::Game => return,
    };
    if let Some(mut redraw) = redraw.filter(|_| waits) {
        redraw.write(RequestRedraw);
    }
}

/// Says why a pit that was chosen in an exercise may not be chosen.
pub(crate) fn say_why_not(
    command: On<LearnCommand>,
    walkthrough: Option<ResMut<Walkthrough>>,
    mut activity: ResMut<Activity>,
    current: Res<CurrentGame>,
    playhead: Res<Playhead>,
    (lessons, language): (Res<Lessons>, Res<UiLanguage>),
) {
    let LearnCommand::ExplainRefusal(refused) = *command else { return };
    let Some(front) = current.front(&playhead) else { return };
    let why = language.0.refusal(current.game.rules(), current.game.before(front), refused);
    match walkthrough {
        Some(mut walkthrough) => {
            walkthrough.answer = Some(AttemptAnswer::Refused(why));
            activity.shown = Some(walkthrough.shown(&language.0, &lessons));
        }
        None => {
            if let Some(shown) = &mut activity.shown {
                shown.verdict = Some((false, why));
            }
        }
    }
}

impl Walkthrough {
    /// Returns whether the question follows by itself when the step has been shown: in a lesson that asks for something.
    fn is_followed_by_question(&self) -> bool {
        matches!(self.of, StepsOrigin::Lesson(_)) && self.step().task.is_some()
    }

    /// Time that the end of the show is left on the table, in seconds. If nothing moved, there was more to be read.
    fn seen_for(&self, words: &Words) -> f32 {
        let still = self.step().scene.barred.and_then(|mv| self.why_barred(words, mv));
        let letters = |caption: String| caption.chars().count() + self.step().text.chars().count();
        SEEN_FOR + still.map_or(0.0, |caption| letters(caption) as f32 / LETTERS_A_SECOND)
    }

    /// Judges an attempt that has been made from a ply on and is over, or takes note of time that passes after a wrong one.
    /// Returns whether anything has changed.
    fn judge(&mut self, over: bool, made: bool, from: usize, seconds: f32, current: &Session, words: &Words) -> bool {
        match (over, &self.answer, self.left) {
            (true, Some(AttemptAnswer::Right(_)), _) => return false,
            (true, _, Some(left)) => self.left = Some(left + seconds),
            (true, ..) => {
                let (right, why) = self.judgement(current, from, words);
                self.left = (!right).then_some(0.0);
                self.answer = Some(if right { AttemptAnswer::Right(why) } else { AttemptAnswer::Wrong(why) });
            }
            // Another attempt is being made, or this one was taken back.
            (false, Some(answer), left) if made || left.is_some() || matches!(answer, AttemptAnswer::Right(_)) => {
                (self.answer, self.left) = (None, None);
            }
            (false, ..) => return false,
        }
        true
    }

    /// Returns whether what was played from this ply on is right, and what is said of it.
    fn judgement(&self, current: &Session, from: usize, words: &Words) -> (bool, String) {
        let plies = &current.game.plies()[from..];
        let before = current.game.before(from);
        let Some(task) = &self.step().task else { return (true, words.label("learn-try-right")) };
        let (rules, rule_examples) = (current.game.rules(), self.rule_examples.as_ref());
        if task.is_right(rules, rule_examples.map(|rule_examples| &*rule_examples.page), before, plies) {
            return (true, task.asks.done(words));
        }
        (
            false,
            task.why_wrong(
                words,
                rules,
                rule_examples.map(|rule_examples| rule_examples.lines()).as_ref(),
                before,
                &plies[0],
            ),
        )
    }
}
