//! The program as an engine: answers the lines of a host, and searches in a thread of its own.

use super::command::{Command, Limits};
use super::{ProtocolDiagnostic, read_line};
use crate::search::{Analyser, Analysis, Budget, positions_before};
use crate::words::Words;
use mancala::diagnostic::Diagnostic;
use mancala::engine::{Game, Refused, legal_moves, start};
use mancala::record::notation::{line_texts, move_text, parse_opening, why_refused};
use mancala::record::{Line, Record};
use mancala::rules::{Rules, Settings};
use std::fmt::Display;
use std::io::{self, BufRead, Write};
use std::sync::atomic::{AtomicBool, Ordering::SeqCst};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, Scope};

/// Plays as an engine for a host that writes `input` and reads `output`, until it quits or its lines end. Mistakes are
/// told in `words`; `load` finds the rules of an id with options.
///
/// # Errors
/// If the input cannot be read or the output not be written to.
pub fn serve(
    mut input: impl BufRead,
    output: impl Write + Send,
    words: &Words,
    load: impl Fn(&str, &Settings) -> Result<Rules, Diagnostic>,
) -> io::Result<()> {
    let host = Host { output: Mutex::new(output), off: AtomicBool::new(false), searches: AtomicBool::new(false) };
    thread::scope(|scope| {
        let mut server = Server { host: &host, scope, words, load, table: None };
        let mut goes_on = Ok(true);
        while let Ok(true) = goes_on {
            goes_on = match read_line(&mut input) {
                Ok(Some(line)) if line.is_empty() => Ok(true),
                Ok(Some(line)) => server.answer(&line),
                Ok(None) => Ok(false),
                Err(error) => Err(error),
            };
        }
        host.off.store(true, SeqCst);
        goes_on.map(drop)
    })
}

/// The host, as all threads see it.
struct Host<W> {
    output: Mutex<W>,
    /// Flag that calls the search off.
    off: AtomicBool,
    /// `true` from `go` until the answer is written.
    searches: AtomicBool,
}

impl<W: Write> Host<W> {
    /// Writes a line out at once.
    fn tell(&self, line: impl Display) -> io::Result<()> {
        let mut output = self.output.lock().unwrap_or_else(PoisonError::into_inner);
        writeln!(output, "{line}")?;
        output.flush()
    }
}

/// The game that was chosen.
struct Table {
    /// The game before its first move.
    opening: Game,
    /// The game as it stands; `None` after a position that was refused.
    game: Option<Game>,
    searcher: Sender<(Game, Limits)>,
}

struct Server<'s, 'e, W, F> {
    host: &'s Host<W>,
    scope: &'s Scope<'s, 'e>,
    words: &'s Words,
    load: F,
    table: Option<Table>,
}

impl<'s, W: Write + Send + 's, F: Fn(&str, &Settings) -> Result<Rules, Diagnostic>> Server<'s, '_, W, F> {
    /// Answers a line. Returns `false` if the host quits.
    fn answer(&mut self, line: &str) -> io::Result<bool> {
        let done = line.parse().and_then(|command| self.obey(command));
        match done {
            Ok(None) => return Ok(false),
            Ok(Some(answers)) => answers.iter().try_for_each(|answer| self.host.tell(answer))?,
            Err(mistake) => self.host.tell(format_args!("info string {}", mistake.line(self.words)))?,
        }
        Ok(true)
    }

    /// Does what a command says and returns the lines to answer; `None` if the host quits.
    fn obey(&mut self, command: Command) -> Result<Option<Vec<String>>, Diagnostic> {
        let is_searching = self.host.searches.load(SeqCst);
        let answers = match command {
            Command::Quit => return Ok(None),
            Command::IsReady => vec!["readyok".to_owned()],
            Command::Stop => {
                self.host.off.store(true, SeqCst);
                Vec::new()
            }
            command if is_searching => return Err(ProtocolDiagnostic::Searching { word: command.word() }.into()),
            Command::Ugi => {
                let name = concat!("id name Naqala ", env!("CARGO_PKG_VERSION"));
                [name, "id author the Naqala developers", "ugiok"].map(str::to_owned).into()
            }
            Command::Variant { id, set } => {
                self.table = None;
                match (self.load)(&id, &set) {
                    Ok(rules) => {
                        self.sit_down(Arc::new(rules));
                        vec!["variantok".to_owned()]
                    }
                    Err(mistake) => vec![format!("variantno {}", mistake.line(self.words))],
                }
            }
            Command::NewGame => {
                let rules = Arc::clone(self.table(&Command::NewGame)?.opening.rules());
                self.sit_down(rules);
                Vec::new()
            }
            command @ Command::Position { .. } => {
                self.table(&command)?.set_up(command)?;
                Vec::new()
            }
            command @ Command::Go(limits) => self.search(&command, limits)?,
        };
        Ok(Some(answers))
    }

    /// The game that was chosen.
    fn table(&mut self, command: &Command) -> Result<&mut Table, Diagnostic> {
        let too_early = || ProtocolDiagnostic::TooEarly { word: command.word(), first: "variant".into() }.into();
        self.table.as_mut().ok_or_else(too_early)
    }

    /// Begins a game with a searcher who knows nothing of those before.
    fn sit_down(&mut self, rules: Arc<Rules>) {
        let (host, (searcher, tasks)) = (self.host, channel());
        let opening = Game::new(Arc::clone(&rules), start(&rules));
        self.table = Some(Table { game: Some(opening.clone()), opening, searcher });
        self.scope.spawn(move || search_all(&rules, &tasks, host));
    }

    /// Begins a search of the position.
    fn search(&mut self, command: &Command, limits: Limits) -> Result<Vec<String>, Diagnostic> {
        let table = self.table(command)?;
        let too_early = || ProtocolDiagnostic::TooEarly { word: command.word(), first: "position".into() };
        let game = table.game.clone().ok_or_else(too_early)?;
        if game.position().ended().is_some() {
            let over = why_refused(game.rules(), game.position(), Refused::Over).line(self.words);
            return Ok(vec![format!("info string {over}"), "bestmove none".to_owned()]);
        }
        let searcher = table.searcher.clone();
        self.host.off.store(false, SeqCst);
        self.host.searches.store(true, SeqCst);
        searcher.send((game, limits)).expect("the searcher waits as long as there is a table");
        Ok(Vec::new())
    }
}

impl Table {
    /// Sets up a position and plays moves from it.
    fn set_up(&mut self, command: Command) -> Result<(), Diagnostic> {
        let Command::Position { start, moves } = command else { return Ok(()) };
        self.game = None;
        let opening = match start {
            Some(text) => {
                let rules = self.opening.rules();
                Game::new(Arc::clone(rules), parse_opening(rules, &text)?)
            }
            None => self.opening.clone(),
        };
        let record = Record { lines: vec![Line { moves, ..Line::default() }], ..Record::default() };
        self.game = Some(record.play_line(0, &opening).map_err(|error| error.first().clone())?);
        Ok(())
    }
}

/// Searches one position after the other and tells the host what is found. A host that does not listen any more is
/// noticed where its lines are read.
fn search_all(rules: &Rules, tasks: &Receiver<(Game, Limits)>, host: &Host<impl Write>) {
    let mut analyser = Analyser::new(rules, Budget::default());
    for (game, limits) in tasks {
        let position = game.position();
        let mut best = legal_moves(rules, position).to_vec();
        if best.len() > 1 {
            analyser.limit(limits.into());
            let report = |analysis: &Analysis| drop(host.tell(info(&game, analysis)));
            let analysis = analyser.analyse(&positions_before(&game), position, 1, &host.off, report);
            best = analysis.moves.iter().map(|rated| rated.mv).collect();
        }
        // The host may ask for the next search as soon as it has the answer.
        host.searches.store(false, SeqCst);
        let best = best.first().map_or("none".into(), |&mv| move_text(rules, position, mv));
        let _ = host.tell(format_args!("bestmove {best}"));
    }
}

/// Line with the findings so far.
fn info(game: &Game, analysis: &Analysis) -> String {
    let Analysis { unit, depth, nodes, time, .. } = analysis;
    let mut line = format!("info depth {depth}");
    if let Some(best) = analysis.best() {
        line += &format!(" score {} {}", unit.key(), unit.measure(best.value));
    }
    line += &format!(" nodes {nodes} time {}", time.as_millis());
    if let Some(best) = analysis.best() {
        line += &format!(" pv {}", line_texts(game.rules(), game.position(), &best.line).join(" "));
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;
    use mancala::rules::Catalogue;

    fn load(id: &str, set: &Settings) -> Result<Rules, Diagnostic> {
        Catalogue::shipped().rules(id, set).map_err(|error| error.diagnostics().remove(0))
    }

    /// Returns what is answered to lines that are all there from the beginning.
    fn answers(lines: &[&str]) -> Vec<String> {
        let mut output = Vec::new();
        let input = lines.join("\n");
        serve(input.as_bytes(), &mut output, &Words::english(), load).expect("memory can be read and written");
        String::from_utf8(output).expect("the answers are text").lines().map(str::to_owned).collect()
    }

    #[test]
    fn the_engine_introduces_itself_and_takes_games_that_it_knows() {
        let said = answers(&["ugi", "variant kalah seeds_per_pit=6", "isready", "", "quit", "isready"]);
        assert!(said[0].starts_with("id name Naqala ") && said[1].starts_with("id author "), "{said:?}");
        assert_eq!(said[2..], ["ugiok", "variantok", "readyok"]);
        for unknown in ["variant no-such-game", "variant kalah seeds_per_pit=many", "variant kalah no_such_option=1"] {
            let said = answers(&[unknown]);
            assert!(said.len() == 1 && said[0].starts_with("variantno "), "{said:?}");
        }
    }

    #[test]
    fn lines_that_cannot_be_followed_are_answered_with_what_was_expected() {
        for (lines, expected) in [
            (&["uci"][..], "`ugi`"),
            (&["position startpos"], "`variant`"),
            (&["uginewgame"], "`variant`"),
            (&["go depth 1"], "`variant`"),
            (&["variant kalah", "go deep"], "`go [movetime MS] [nodes N] [depth N]`"),
            (&["variant kalah", "position startpos moves a1 a1"], "move 2, `a1`"),
            (&["variant kalah", "position startpos moves z9"], "`z9`"),
            (&["variant kalah", "position fen 4,4"], "row"),
        ] {
            let said = answers(lines);
            let last = said.last().expect("there is an answer");
            assert!(last.starts_with("info string ") && last.contains(expected), "{lines:?}: {said:?}");
        }
        let said = answers(&["variant kalah", "position startpos moves z9", "go depth 1"]);
        assert!(said[2].contains("`position`"), "{said:?}");
    }

    #[test]
    fn where_the_game_is_over_there_is_no_move() {
        let over = "position fen 3,4,0,1,0,2/1,0,0,2,0,4 stores=21,10 to=S moves a1";
        let said = answers(&["variant kalah", over, "go depth 1"]);
        assert_eq!(said[1..], ["info string the game is over", "bestmove none"]);
    }
}
