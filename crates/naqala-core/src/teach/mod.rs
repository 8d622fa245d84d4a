//! Teaching: finds examples of clauses, makes lessons, puzzles and rule sheets, compares games, checks answers and
//! explains them, and keeps the score. Pure: it plays through the engine, proves by the search and speaks through
//! [`crate::words`]; it knows nothing of windows.

pub mod compare;
pub mod example;
pub mod lesson;
pub mod lesson_plan;
pub mod own_puzzles;
pub mod progress;
pub mod puzzle;
pub mod repetition;
pub mod sheet;
pub mod strategy;
pub mod tournament;
