//! The command line: one file a command, the shapes of its JSON beside it. Needs neither display nor graphics, but for
//! `film`, `shot` and the window itself.
//!
//! Answers of a command go to the standard output; mistakes go to the standard error, each with its code, its place and
//! what would be right (see `report`), and `naqala explain` says more about a code. The exit code is 0 on success, 1 on an
//! error, 2 when the command line itself is wrong.

mod analyse;
mod arguments;
mod board;
mod check;
mod clauses;
mod compare;
mod convert;
mod diagnostic;
mod engine;
mod example;
mod explain;
mod failure;
#[cfg(feature = "film")]
mod film;
mod help;
mod languages;
mod lesson;
mod looks;
mod matches;
mod named;
mod output;
mod perft;
mod playout;
mod printed_board;
mod progress;
mod puzzles;
mod replay;
mod report;
mod rules;
mod sheet;
mod shot;
mod show;
mod slips;
mod solve;
#[cfg(unix)]
mod surroundings;
mod variants;
mod window;
mod worksheet;

use crate::app::window::WindowDiagnostic;
use crate::record::diagnostic::GameDiagnostic;
use crate::settings::folders::{Folders, SettingsDiagnostic};
use crate::ui::picture::PictureDiagnostic;
use clap::{CommandFactory, Parser, Subcommand};
use failure::Failure;
use mancala::diagnostic::Code;
use named::OptionArg;
use naqala_core::search::network::NetworkStore;
use naqala_core::words::Words;
use std::ffi::OsString;
use std::io::{self, BufWriter, ErrorKind, Write};
use std::process::ExitCode;

#[derive(Parser)]
#[command(name = "naqala", version, about = "A desktop table for the mancala games of the world")]
#[command(subcommand_precedence_over_arg = true)]
struct Line {
    #[command(subcommand)]
    command: Option<Command>,
    /// Opens the window with this game: a variant's id, a variant file (.ron) or a recorded game (.naqala)
    #[arg(value_name = "VARIANT|FILE")]
    target: Option<OsString>,
    /// Sets an option of the variant; may be given again for another
    #[arg(long = "set", value_name = "OPTION=VALUE")]
    set: Vec<OptionArg>,
    /// The language of everything that is said, such as en; the system's if left out
    #[arg(long, global = true, value_name = "LANGUAGE", value_parser = arguments::language)]
    lang: Option<Words>,
}

#[derive(Subcommand)]
enum Command {
    /// Lists the variants
    Variants(variants::Args),
    /// Lists the languages, and how much each says
    Languages(languages::Args),
    /// Lists the kinds of clauses that variant files are made of
    Clauses(clauses::Args),
    /// Prints the rule page of a variant
    Rules(rules::Args),
    /// Prints the rule pages of two variants side by side
    Compare(compare::Args),
    /// Writes rule sheets for print
    Sheet(sheet::Args),
    /// Writes a board to print, true to scale, with how to make one
    Board(printed_board::Args),
    /// Writes a worksheet of puzzles to print, with the answers on the last page
    Worksheet(worksheet::Args),
    /// Prints examples of the clauses of a variant
    Example(example::Args),
    /// Prints the steps of a lesson, what each asks for and which moves are right
    Lesson(lesson::Args),
    /// Prints a position and its legal moves
    Show(show::Args),
    /// Replays recorded games
    Replay(replay::Args),
    /// Counts the ways in which a game can go on
    Perft(perft::Args),
    /// Plays games at random
    Playout(playout::Args),
    /// Solves a game for one player: the shortest line that wins
    Solve(solve::Args),
    /// Values every move of a position
    Analyse(analyse::Args),
    /// Plays games between players of different strength
    Match(matches::Args),
    /// Plays for another program, line by line over the standard input and output
    Engine(engine::Args),
    /// Makes puzzles of a game, with their answers
    Puzzles(puzzles::Args),
    /// Checks variant files
    Check(check::Args),
    /// Explains the mistake that a code stands for
    Explain(explain::Args),
    /// Writes a recorded game in another format
    Convert(convert::Args),
    /// Films a recorded game, without a window
    #[cfg(feature = "film")]
    Film(film::Args),
    /// Takes one picture of the window
    Shot(shot::Args),
}

/// Output of a command.
type Out<'a> = &'a mut dyn Write;

/// Returns the codes of all mistakes, in groups by subject: those of the rules first, those of the command line last.
pub fn codes() -> Vec<&'static [Code]> {
    let mut codes = naqala_core::diagnostics::codes();
    codes.extend(own_codes());
    codes
}

/// Returns the codes of the program itself, which the libraries do not know.
fn own_codes() -> Vec<&'static [Code]> {
    vec![
        check::CheckDiagnostic::CODES,
        replay::ReplayDiagnostic::CODES,
        replay::InputDiagnostic::CODES,
        diagnostic::CommandDiagnostic::CODES,
        arguments::ArgumentDiagnostic::CODES,
        WindowDiagnostic::CODES,
        PictureDiagnostic::CODES,
        #[cfg(feature = "film")]
        crate::film::FilmDiagnostic::CODES,
        SettingsDiagnostic::CODES,
        GameDiagnostic::CODES,
    ]
}

/// The command line, for its manual and what shells complete.
pub fn command() -> clap::Command {
    Line::command()
}

/// Runs the program with the arguments of a command line, the program's own name first.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    let arguments: Vec<OsString> = arguments.into_iter().collect();
    let line = match help::parse(&arguments) {
        Ok(line) => line,
        Err(answer) => {
            answer.print();
            return ExitCode::from(answer.code as u8);
        }
    };
    let words = line.lang.clone().unwrap_or_else(Words::of_the_system);
    // Not locked: an engine answers from several threads.
    let mut out = BufWriter::new(io::stdout());
    let done = run_command(line, &words, &mut out).and_then(|()| out.flush().map_err(Failure::Output));
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure::Output(error)) if error.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(failure) => {
            // What was found out before the failure comes first.
            let _ = out.flush();
            report::show(&words, failure);
            ExitCode::FAILURE
        }
    }
}

fn run_command(line: Line, words: &Words, out: Out) -> Result<(), Failure> {
    match line.command {
        None => {
            #[cfg(unix)]
            surroundings::settle(true);
            window::open(line.target.as_deref(), &line.set, line.lang)
        }
        Some(Command::Variants(args)) => args.run(words, out),
        Some(Command::Languages(args)) => args.run(words, out),
        Some(Command::Clauses(args)) => args.run(words, out),
        Some(Command::Rules(args)) => args.run(words, out),
        Some(Command::Compare(args)) => args.run(words, out),
        Some(Command::Sheet(args)) => args.run(words, out),
        Some(Command::Board(args)) => args.run(words, out),
        Some(Command::Worksheet(args)) => args.run(words, out),
        Some(Command::Example(args)) => args.run(words, out),
        Some(Command::Lesson(args)) => args.run(words, out),
        Some(Command::Show(args)) => args.run(words, out),
        Some(Command::Replay(args)) => args.run(words, out),
        Some(Command::Perft(args)) => args.run(words, out),
        Some(Command::Playout(args)) => args.run(words, out),
        Some(Command::Solve(args)) => args.run(words, out),
        Some(Command::Analyse(args)) => args.run(words, out),
        Some(Command::Match(args)) => args.run(words, out),
        Some(Command::Engine(args)) => args.run(words),
        Some(Command::Puzzles(args)) => args.run(words, out),
        Some(Command::Check(args)) => args.run(words, out),
        Some(Command::Explain(args)) => args.run(words, out),
        Some(Command::Convert(args)) => args.run(words, out),
        #[cfg(feature = "film")]
        Some(Command::Film(args)) => {
            #[cfg(unix)]
            surroundings::settle(false);
            args.run(words.clone())
        }
        Some(Command::Shot(args)) => {
            #[cfg(unix)]
            surroundings::settle(false);
            args.run(words.clone())
        }
    }
}

/// The networks that the user has had learned, as the window uses them.
fn networks() -> NetworkStore {
    Folders::of_platform().map(|folders| folders.networks()).unwrap_or_default()
}

/// Answers below one another, each behind its label.
fn lines(words: &Words, out: Out, answers: &[(&str, &str)]) -> io::Result<()> {
    let labels: Vec<String> = answers.iter().map(|(id, _)| words.label(id)).collect();
    let width = labels.iter().map(|label| label.chars().count()).max().unwrap_or(0);
    labels.iter().zip(answers).try_for_each(|(label, (_, answer))| writeln!(out, "{label:<width$} {answer}"))
}

/// JSON on a line of its own.
fn json_line(out: Out, value: &impl serde::Serialize) -> Result<(), Failure> {
    serde_json::to_writer(&mut *out, value).map_err(io::Error::from)?;
    Ok(writeln!(out)?)
}
