//! Progress in the lessons.

use crate::settings::folders::{Folders, from_ron, to_ron};
use crate::settings::keep::Keep;
use bevy::prelude::Resource;
use mancala::diagnostic::{Diagnostic, Key};
use naqala_core::teach::lesson::LessonStep;
use naqala_core::teach::progress::take_over;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

/// Progress in the lessons. Kept between runs.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Lessons {
    /// Progress in each game's lesson by the game's id, the first lesson under [`FIRST_LESSON`]: index of the present
    /// step, and number of steps.
    pub reached: BTreeMap<String, (usize, usize)>,
    /// Of each lesson under the same names, the steps that have been done, counted from 0: read and left behind, or solved
    /// where they ask for something.
    pub done: BTreeMap<String, BTreeSet<usize>>,
}

/// Name under which the first lesson of all is remembered: no game's id has a space.
pub const FIRST_LESSON: &str = "first lesson";

impl Lessons {
    /// The step at which to go on, if the lesson has been begun and not finished.
    pub fn goes_on(&self, lesson: &str) -> Option<usize> {
        let &(at, count) = self.reached.get(lesson)?;
        (0 < at && at + 1 < count).then_some(at)
    }

    /// Returns whether it has been gone through to its end.
    pub fn is_done(&self, lesson: &str) -> bool {
        self.reached.get(lesson).is_some_and(|&(at, count)| count > 0 && at + 1 >= count)
    }

    /// Notes that a step has been done.
    pub(super) fn note_done(&mut self, lesson: &str, step: usize) {
        self.done.entry(lesson.to_owned()).or_default().insert(step);
    }

    /// Returns whether a step has been done.
    pub fn is_step_done(&self, lesson: &str, step: usize) -> bool {
        self.done.get(lesson).is_some_and(|done| done.contains(&step))
    }

    /// Notes that somebody is at a step.
    pub(super) fn note(&mut self, lesson: &str, at: usize, steps: &[LessonStep]) {
        // Whoever has been to the end may look at any step again.
        if !self.is_done(lesson) {
            self.reached.insert(lesson.to_owned(), (at, steps.len()));
        }
    }
}

impl Keep for Lessons {
    const NAME: Option<Key> = Some(Key("lessons"));
    const IS_SHARED: bool = true;

    fn path(folders: &Folders) -> PathBuf {
        folders.data.join("lessons.ron")
    }

    fn parse(text: &str) -> Result<Lessons, Diagnostic> {
        from_ron(text)
    }

    fn to_text(&self) -> String {
        to_ron(self)
    }

    fn merge(&self, before: &Lessons, mut there: Lessons) -> Lessons {
        take_over(&before.reached, &self.reached, &mut there.reached);
        take_over(&before.done, &self.done, &mut there.done);
        there
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lesson_goes_on_where_it_was_left_and_stays_done() {
        let mut lessons = Lessons::default();
        assert_eq!((lessons.goes_on("kalah"), lessons.is_done("kalah")), (None, false));
        lessons.reached.insert("kalah".into(), (3, 10));
        assert_eq!((lessons.goes_on("kalah"), lessons.is_done("kalah")), (Some(3), false));
        lessons.reached.insert("kalah".into(), (9, 10));
        assert_eq!((lessons.goes_on("kalah"), lessons.is_done("kalah")), (None, true));
        lessons.note("kalah", 2, &[]);
        assert!(lessons.is_done("kalah"));
    }
}
