//! Examples, lessons, puzzles, games compared, and rule sheets for print.

pub mod activity;
pub(crate) mod activity_bar;
pub mod command;
pub(crate) mod compare_dialog;
pub mod examples;
pub(crate) mod my_puzzles;
mod my_puzzles_list;
pub(crate) mod outline;
pub(crate) mod progress;
pub(crate) mod puzzle;
pub(crate) mod rings;
pub(crate) mod sheets;
pub(crate) mod shortcuts;
pub(crate) mod tab;
mod walkthrough;

#[cfg(test)]
mod tests;

pub use command::{LearnCommand, PuzzleCommand};
pub use my_puzzles::MyPuzzles;
pub use progress::{FIRST_LESSON, LessonOutline, LessonOutlineStep, Lessons};
pub use puzzle::Scores;
