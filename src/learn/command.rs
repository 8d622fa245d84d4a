//! Requests that this feature answers.

use crate::learn::puzzle::PuzzleRequest;
use bevy::prelude::Event;
use mancala::engine::Move;
use mancala::engine::Refused;
use mancala::rules::PitId;
use mancala::rules::Place;
use naqala_core::teach::lesson_plan::LessonPlan;
use naqala_core::teach::own_puzzles::OwnPuzzle;
use naqala_core::teach::sheet::{BoardPrint, WorksheetPrint};
use naqala_core::teach::tournament::{TableResult, Tournament};
use naqala_core::words::Sentence;
use std::path::PathBuf;

/// Requests about puzzles.
#[derive(Event, Clone, Debug, PartialEq)]
pub enum PuzzleCommand {
    /// Give a puzzle of one's own another name.
    Rename(u32, String),
    /// Drop a puzzle of one's own.
    Delete(u32),
    /// Take in a puzzle of one's own that was dropped.
    Restore(OwnPuzzle),
    /// Put a puzzle of the game on the table.
    Begin(PuzzleRequest),
    /// Point a place out as the answer to a puzzle, or as a part of it.
    Point(Place),
    /// Choose this number as the answer to a puzzle.
    Guess(u32),
    /// Give what has been pointed out or chosen as the answer.
    Answer,
    /// Try the puzzle on the table once more.
    Retry,
    /// Show the solution of the puzzle on the table.
    ShowSolution,
    /// Begin a game against the program with the position of the puzzle on the table, once it has been answered.
    PlayOut,
}

/// Requests about examples and lessons.
#[derive(Event, Clone, Debug, PartialEq)]
pub enum LearnCommand {
    /// Find what shows the rules of the game on the table, unless that has been done.
    FindExamples,
    /// Show an example of a rule on the table; the game waits.
    ShowExample {
        /// The line of the rule page.
        sentence: Sentence,
        /// Index of the example among those of the line.
        number: usize,
    },
    /// Show a move in which one could expect the rule of the example shown, and it does nothing.
    CounterExample,
    /// Try to find a better move than was made at a ply; the game waits.
    TryBetter {
        /// The ply, counted from 0.
        ply: usize,
        /// The moves that are better.
        good: Vec<Move>,
    },
    /// Show this one of the examples or steps that are being gone through, counted from 0; after the last step of a lesson, a
    /// game.
    Step(usize),
    /// Go through the lesson of the game on the table.
    Lesson {
        /// Index of the step to begin with.
        from: usize,
    },
    /// Go through the second part of the lessons of a game: ideas of strategy.
    PlayBetter {
        /// Id of the game.
        id: String,
        /// Index of the step to begin with.
        from: usize,
    },
    /// Go through the first lesson of all.
    FirstLesson,
    /// Bring back the game that waits, and go to the games for beginners.
    ChooseGame,
    /// Have the player try what was shown.
    Try,
    /// Try what was shown with this pit at once.
    TryPit(PitId),
    /// Say why the pit that was chosen in an exercise may not be chosen.
    ExplainRefusal(Refused),
    /// Bring back the game that waits.
    BackToGame,
    /// Write something to be printed into this file, as HTML if it is called so, else as PDF.
    Print(PathBuf, Print),
    /// Begin a tournament in place of the one that is kept, or drop that.
    SetTournament(Option<Tournament>),
    /// Set the result of a game of the tournament, by its round and its place there; `None` for none.
    SetResult(usize, usize, Option<TableResult>),
    /// Pair the next round of the tournament.
    PairRound,
    /// Begin a game of the tournament on the table, by its place in the round being played.
    PlayPairing(usize),
}

/// Something to be printed.
#[derive(Clone, Debug, PartialEq)]
pub enum Print {
    /// The rules of the game on the table.
    Rules,
    /// A board of the game on the table.
    Board(BoardPrint),
    /// Puzzles of the game on the table.
    Worksheet(WorksheetPrint),
    /// A plan of a lesson.
    Plan(LessonPlan),
    /// The tournament that is kept.
    Tournament,
}
