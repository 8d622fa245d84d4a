//! Another program as a player: the side of the host.

use super::command::{Command, Limits};
use super::{EngineDiagnostic, read_line};
use crate::files::system_diagnostic;
use crate::search::Player;
use mancala::diagnostic::{Diagnostic, Name};
use mancala::engine::{Game, Move, start, why_not};
use mancala::record::notation::{parse_move, ply_text, position_text, why_refused};
use mancala::rules::Settings;
use std::io::{self, BufReader, Read, Write};
use std::process::{Child, Stdio};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

/// The time that an engine may take for an answer, beside the time that it is given to think.
const PATIENCE: Duration = Duration::from_secs(20);
/// The time that it may take to end.
const FAREWELL: Duration = Duration::from_secs(1);

/// Another program that plays. It is ended when this is dropped.
pub struct Engine {
    /// Its name as it gives it; before that, its command.
    name: String,
    input: Box<dyn Write + Send>,
    lines: Receiver<String>,
    time: Duration,
    patience: Duration,
    child: Option<Child>,
}

impl Engine {
    /// Starts a program by its name and arguments, to play a game with options, a time for each move.
    ///
    /// # Errors
    /// A program that cannot be started, does not speak the protocol or does not play the game.
    pub fn start(command: &[String], id: &str, set: Settings, time: Duration) -> Result<Engine, Diagnostic> {
        let (program, arguments) = command.split_first().map_or(("", command), |(first, rest)| (first, rest));
        let mut process = std::process::Command::new(program);
        let mut child =
            process.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().map_err(|error| {
                let because = system_diagnostic(&error);
                EngineDiagnostic::NotStarted { command: program.into(), because }
            })?;
        let input = child.stdin.take().expect("its input is a pipe");
        let output = child.stdout.take().expect("its output is a pipe");
        let mut engine = Engine::over(program, output, input, time);
        engine.child = Some(child);
        engine.introduce(id, set)?;
        Ok(engine)
    }

    /// Speaks with an engine over its output and input.
    fn over(
        name: &str,
        output: impl Read + Send + 'static,
        input: impl Write + Send + 'static,
        time: Duration,
    ) -> Engine {
        let (sender, lines) = channel();
        thread::spawn(move || {
            let mut output = BufReader::new(output);
            while let Ok(Some(line)) = read_line(&mut output) {
                if sender.send(line).is_err() {
                    break;
                }
            }
        });
        Engine { name: name.to_owned(), input: Box::new(input), lines, time, patience: PATIENCE, child: None }
    }

    /// The name by which it introduced itself.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Greets it and chooses the game.
    fn introduce(&mut self, id: &str, set: Settings) -> Result<(), Diagnostic> {
        self.ask(&Command::Ugi, &["ugiok"], Duration::ZERO)?;
        let answer =
            self.ask(&Command::Variant { id: id.to_owned(), set }, &["variantok", "variantno"], Duration::ZERO)?;
        match answer.strip_prefix("variantno") {
            Some(reason) => Err(EngineDiagnostic::Refuses { engine: self.told(), reason: reason.trim().into() }.into()),
            None => Ok(()),
        }
    }

    /// Its name for messages.
    fn told(&self) -> Name {
        self.name.as_str().into()
    }

    /// Sends a line. That nobody reads it shows when the answer is missing.
    fn tell(&mut self, command: &Command) {
        let _ = writeln!(self.input, "{command}").and_then(|()| self.input.flush());
    }

    /// Sends a line and waits for one that begins with one of `expected`.
    fn ask(&mut self, command: &Command, expected: &[&str], time: Duration) -> Result<String, Diagnostic> {
        self.tell(command);
        let (begun, most) = (Instant::now(), time + self.patience);
        let name = || Name::from(expected[0]);
        loop {
            match self.lines.recv_timeout(most.saturating_sub(begun.elapsed())) {
                Ok(line) => {
                    if let Some(name) = line.strip_prefix("id name ") {
                        self.name = name.trim().to_owned();
                    }
                    if line.split_whitespace().next().is_some_and(|word| expected.contains(&word)) {
                        return Ok(line);
                    }
                }
                Err(RecvTimeoutError::Disconnected) => {
                    return Err(EngineDiagnostic::Ended { engine: self.told(), expected: name() }.into());
                }
                Err(RecvTimeoutError::Timeout) => {
                    let seconds = most.as_secs_f64().ceil() as usize;
                    return Err(EngineDiagnostic::Late { engine: self.told(), expected: name(), seconds }.into());
                }
            }
        }
    }

    /// Reads the move of an answer.
    fn read_move(&self, game: &Game, answer: &str) -> Result<Move, Diagnostic> {
        let played = answer.split_whitespace().nth(1).unwrap_or_default();
        let (rules, position) = (game.rules(), game.position());
        let read = parse_move(rules, position, played).map_err(Diagnostic::from);
        let legal = read.and_then(|mv| match why_not(rules, position, mv) {
            Some(refused) => Err(why_refused(rules, position, refused)),
            None => Ok(mv),
        });
        legal.map_err(|because| {
            let position = position_text(rules, position).into();
            EngineDiagnostic::IllegalMove { engine: self.told(), played: played.into(), position, because }.into()
        })
    }
}

impl Player for Engine {
    fn begin_game(&mut self) -> Result<(), Diagnostic> {
        self.tell(&Command::NewGame);
        self.ask(&Command::IsReady, &["readyok"], Duration::ZERO).map(drop)
    }

    fn choose_move(&mut self, game: &Game, off: &AtomicBool) -> Result<Option<Move>, Diagnostic> {
        if off.load(Relaxed) {
            return Ok(None);
        }
        let rules = game.rules();
        let opening = Some(game.start()).filter(|&opening| *opening != start(rules));
        let moves = (0..game.plies().len()).map(|ply| ply_text(game, ply)).collect();
        self.tell(&Command::Position { start: opening.map(|opening| position_text(rules, opening)), moves });
        let limits = Limits { time: Some(self.time), ..Limits::default() };
        let answer = self.ask(&Command::Go(limits), &["bestmove"], self.time)?;
        self.read_move(game, &answer).map(Some)
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        self.tell(&Command::Quit);
        self.input = Box::new(io::sink());
        if let Some(child) = &mut self.child {
            let begun = Instant::now();
            // Its output ends with it.
            while self.lines.recv_timeout(FAREWELL.saturating_sub(begun.elapsed())).is_ok() {}
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::serve;
    use super::*;
    use crate::search::{Budget, Opponent, play_match};
    use crate::words::Words;
    use mancala::record::Skill;
    use mancala::rules::{Catalogue, Rules};

    fn rules(id: &str) -> Rules {
        Catalogue::shipped().rules(id, &Settings::new()).expect("a shipped variant is sound")
    }

    /// Plays a match of two games against an engine. Returns the number of games, that of the questions in mid-turn, and
    /// why the match ended early.
    fn matched(engine: &mut Engine, id: &str) -> (u32, usize, Option<Diagnostic>) {
        let (rules, off) = (rules(id), AtomicBool::new(false));
        let mut one = Opponent::new(&rules, Budget::of(&rules, Skill::Level(1)), 1);
        let (mut games, mut questions) = (0, 0);
        let played = engine.introduce(id, Settings::new()).and_then(|()| {
            play_match(&rules, [&mut one, engine], 2, 1, &off, |account, game, _| {
                games = account.games();
                questions += game.plies().iter().filter(|ply| ply.after.ask().is_some()).count();
            })
        });
        (games, questions, played.err())
    }

    /// Runs the program itself as an engine, in a thread.
    fn own_engine() -> Engine {
        let (their_input, input) = io::pipe().expect("the system has pipes");
        let (output, their_output) = io::pipe().expect("the system has pipes");
        thread::spawn(move || {
            let load = |id: &str, _: &Settings| Ok(rules(id));
            serve(BufReader::new(their_input), their_output, &Words::english(), load)
        });
        Engine::over("own", output, input, Duration::from_millis(1))
    }

    #[test]
    fn the_program_plays_itself_over_the_protocol_and_answers_what_it_is_asked_in_mid_turn() {
        for (id, asks) in [("oware", false), ("igisoro", true)] {
            let mut engine = own_engine();
            let (games, questions, mistake) = matched(&mut engine, id);
            assert_eq!((games, questions > 0, mistake), (2, asks, None), "{id}");
            assert!(engine.name().starts_with("Naqala "), "{}", engine.name());
        }
    }

    /// Returns why a match with an engine of these lines ends.
    fn mistake(lines: &'static str) -> Diagnostic {
        let mut engine = Engine::over("scripted", lines.as_bytes(), io::sink(), Duration::from_millis(1));
        let (games, _, mistake) = matched(&mut engine, "kalah");
        assert_eq!(games, 0);
        mistake.expect("nobody wins against these lines")
    }

    #[test]
    fn an_engine_that_makes_mistakes_is_told_which() {
        for (lines, code) in [
            ("", "engine-ended"),
            ("id name Short\nugiok\n", "engine-ended"),
            ("ugiok\nvariantok\nreadyok\ninfo depth 1\n", "engine-ended"),
            ("ugiok\nvariantno Oware alone\n", "engine-refuses-game"),
            ("ugiok\nvariantok\nreadyok\nbestmove z9\n", "engine-move-illegal"),
            ("ugiok\nvariantok\nreadyok\nbestmove\n", "engine-move-illegal"),
        ] {
            assert!(mistake(lines).is(code), "{lines:?}: {:?}", mistake(lines));
        }
        let refused = mistake("id name Aalina\nugiok\nvariantno Oware alone\n").line(&Words::english());
        assert!(refused.contains("`Aalina`") && refused.contains("`Oware alone`"), "{refused}");
        let illegal = mistake("ugiok\nvariantok\nreadyok\nbestmove z9\n").line(&Words::english());
        for part in ["`z9`", " to=N`", "`b2`"] {
            assert!(illegal.contains(part), "{illegal}");
        }
    }

    #[test]
    fn an_engine_that_does_not_answer_is_late() {
        let (output, _their_output) = io::pipe().expect("the system has pipes");
        let mut engine = Engine::over("deaf", output, io::sink(), Duration::ZERO);
        engine.patience = Duration::from_millis(1);
        let (.., mistake) = matched(&mut engine, "kalah");
        assert!(mistake.is_some_and(|it| it.is("engine-late")));
    }

    #[test]
    fn a_program_that_cannot_be_started_is_told() {
        for command in [&[][..], &["no-such-engine-here".to_owned()]] {
            let started = Engine::start(command, "kalah", Settings::new(), Duration::ZERO);
            assert!(started.err().is_some_and(|it| it.is("engine-not-started")), "{command:?}");
        }
    }
}
