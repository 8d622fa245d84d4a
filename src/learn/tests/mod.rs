//! Examples, lessons and puzzles on the board and in the panel.

mod activity;
mod activity_bar;
mod lesson;
mod tab;
mod tournament;
