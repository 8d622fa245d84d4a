//! `naqala puzzles`: makes puzzles of a game.

use super::arguments::{ArgumentDiagnostic, number, number_from, value};
use super::named::VariantArgs;
use super::{Failure, Out, board, json_line, lines};
use mancala::diagnostic::Diagnostic;
use mancala::record::notation::{line_texts, move_text, position_text};
use naqala_core::teach::puzzle::{GRADES, Puzzle, PuzzleKey, PuzzleKind, Puzzles, days};
use naqala_core::words::Words;
use serde::Serialize;
use std::sync::Arc;

/// `naqala puzzles VARIANT [--kind K] [--grade N] --count N --seed S [--json]`, or `naqala puzzles VARIANT --daily DATE`
#[derive(clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    named: VariantArgs,
    /// What is asked: `last` (where the last seed falls), `legal` (which pits may be chosen), `takes` (how many seeds are
    /// captured), `best` (which move wins most), `win` (win in a few turns), `opening` (which move the program's search
    /// finds good) or `endgame` (which move wins most in an endgame); every kind in turn if left out
    #[arg(long, value_name = "KIND", value_parser = value::<PuzzleKind>)]
    kind: Option<PuzzleKind>,
    /// How hard, from 1 to 5; every grade in turn if left out
    #[arg(long, value_name = "N", value_parser = number::<u8>(1..=GRADES.into()))]
    grade: Option<u8>,
    /// How many puzzles
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = number::<u64>(1..=100_000))]
    count: u64,
    /// The number of the first puzzle; each of the others has the next. The same number, the same puzzle
    #[arg(long, value_name = "S", default_value_t = 1, value_parser = number_from(0))]
    seed: u64,
    /// The puzzle of a day, as the window has it: a date such as 2026-11-24
    #[arg(long, value_name = "DATE", value_parser = day, conflicts_with_all = ["kind", "grade", "count", "seed"])]
    daily: Option<u32>,
    /// Prints one JSON object a puzzle
    #[arg(long)]
    json: bool,
}

/// Output for a puzzle with `--json`.
#[derive(Serialize)]
struct Line {
    kind: PuzzleKind,
    /// The position's text.
    text: String,
    /// The move that the question is about; null where none is.
    #[serde(rename = "move")]
    mv: Option<String>,
    question: String,
    /// A pit or store, a number, or every move that is right.
    answers: Vec<String>,
    /// The names of the clauses that the solution shows.
    because: Vec<String>,
    grade: u8,
    seed: u64,
    /// The moves that show the solution.
    solution: Vec<String>,
}

impl Args {
    /// Makes the puzzles one after another and prints them.
    pub(super) fn run(self, words: &Words, out: Out) -> Result<(), Failure> {
        let rules = Arc::new(self.named.rules()?);
        let puzzles = Puzzles::new(Arc::clone(&rules));
        for number in 0..self.count {
            let made = match self.daily {
                Some(day) => puzzles.daily(day),
                None => puzzles.numbered(self.kind, self.grade, self.seed.wrapping_add(number)),
            };
            let puzzle = made?;
            if self.json {
                json_line(out, &line(words, &puzzle))?;
            } else {
                print(out, words, &puzzle, number)?;
            }
        }
        Ok(())
    }
}

/// The number of a day.
fn day(date: &str) -> Result<u32, Diagnostic> {
    days(date).ok_or_else(|| ArgumentDiagnostic::Date.into())
}

fn line(words: &Words, puzzle: &Puzzle) -> Line {
    let Puzzle { rules, position, task, because, solution, .. } = puzzle;
    let key = made_from(puzzle);
    Line {
        kind: key.kind,
        text: position_text(rules, position),
        mv: task.asked().map(|mv| move_text(rules, position, mv)),
        question: words.question(puzzle),
        answers: puzzle.answers(),
        because: because.iter().map(|&cause| rules.cause_name(cause)).collect(),
        grade: key.grade,
        seed: key.seed,
        solution: line_texts(rules, position, solution),
    }
}

fn made_from(puzzle: &Puzzle) -> PuzzleKey {
    puzzle.key.expect("this command makes puzzles from numbers only")
}

fn print(out: Out, words: &Words, puzzle: &Puzzle, number: u64) -> Result<(), Failure> {
    let Puzzle { rules, position, .. } = puzzle;
    let key = made_from(puzzle);
    if number > 0 {
        writeln!(out)?;
    }
    let Line { question, answers, because, text, .. } = line(words, puzzle);
    let heading = [
        ("kind", words.puzzle_kind(key.kind).into()),
        ("grade", words.puzzle_grade(key.grade).into()),
        ("number", key.seed.to_string().into()),
    ];
    writeln!(out, "{}\n", words.label_with("line-puzzle", &heading))?;
    for line in board::drawing(words, rules, position) {
        writeln!(out, "{line}")?;
    }
    writeln!(out, "\n{}", words.status(rules, position))?;
    writeln!(out, "{question}")?;
    let [answers, because] = [answers, because].map(|all| all.join(" "));
    lines(words, out, &[("line-answer", &answers), ("line-because", &because), ("line-text", &text)])?;
    Ok(())
}
