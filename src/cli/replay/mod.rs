//! `naqala replay`: plays recorded games through and prints every position, for people or as JSON.
//!
//! With `--json` each position is one line, the opening first ([`line::PositionLine`]); with `--events` the events that
//! lead to it stand before it, one a line ([`event::EventLine`]). A game that cannot be played on ends with
//! [`line::ErrorLine`] and the next one follows; the exit code is then 1.

mod event;
mod input;
mod line;
mod opening;

pub(super) use input::InputDiagnostic;

use super::arguments::variation;
use super::diagnostic::CommandDiagnostic;
use super::failure::{INPUT, place_of_move};
use super::named::{check_record, known};
use super::{Failure, Out, board, json_line, report};
use event::EventLine;
use input::{InputLine, Lines};
use line::{ErrorLine, PositionLine};
use mancala::diagnostic::{Diagnostic, Text, Written};
use mancala::diagnostics;
use mancala::engine::{CausedEvent, Event, EventSink, History, Move, Position, Refused};
use mancala::record::moves::goes_on;
use mancala::record::notation::{move_text, parse_move};
use mancala::record::{MAX_EVENTS, MAX_RECORD, Record, read_text};
use mancala::rules::{Catalogue, Cause, Rules, Side};
use naqala_core::exchange::{self, Format};
use naqala_core::files::system_diagnostic;
use naqala_core::report::json::DiagnosticLine;
use naqala_core::report::{Report, warnings};
use naqala_core::words::{TurnContext, Words};
use std::io::{self, BufRead};
use std::path::{Path, PathBuf};
use std::sync::Arc;

diagnostics! {
    /// Reasons that a game cannot be played to its last move.
    pub(super) enum ReplayDiagnostic {
        /// What stands in place of a move is none of the moves that are legal there.
        Unreadable { number: usize, because: Diagnostic } = "replay-move-unreadable",
        /// A rule of the game does not allow the move in this position.
        Refused { number: usize, played: Written, reason: Text } = "replay-move-refused",
        /// Games in which seeds are sown on and on are followed only for a limited number of steps, each of which moves
        /// seeds or changes the position.
        TooLong { number: usize, most: u64 } = "replay-too-long",
    }
}

/// `naqala replay [--json] [--events] [--line N] FILE...`, or `-`
#[derive(clap::Args)]
pub(super) struct Args {
    /// Recorded games (.naqala, .ogn, .json, .txt); `-` reads the standard input, a game a line:
    /// {"variant":"oware","set":{"grand_slam":"none"},"moves":["c1","d2"]}
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Prints one JSON object a position
    #[arg(long)]
    json: bool,
    /// Prints what happened before each position
    #[arg(long)]
    events: bool,
    /// Follows this variation in place of the main line, counted from 1 as the record lists them
    #[arg(long, value_name = "N", value_parser = variation)]
    line: Option<usize>,
}

impl Args {
    /// Replays every game of every file.
    pub(super) fn run(self, words: &Words, out: Out) -> Result<(), Failure> {
        let mut teller = ReplayPrinter { out, json: self.json, events: self.events, words: words.clone() };
        let catalogue = known("");
        let mut games = 0;
        let mut all_good = true;
        for file in &self.files {
            let piped = file == Path::new("-");
            if piped && self.line.is_some() {
                return Err(Failure::of(CommandDiagnostic::LineOfInput));
            }
            if piped {
                all_good &= teller.read_games(&mut io::stdin().lock(), &catalogue, &mut games)?;
            } else {
                check_record(file)?;
                games += 1;
                all_good &= teller.read_record(file, self.line, &catalogue, games)?;
            }
        }
        if all_good { Ok(()) } else { Err(Failure::Printed) }
    }
}

/// A recorded game or one of its lines, ready to be played through.
struct Opened {
    record: Record,
    rules: Rules,
    start: Position,
    /// The text of the file.
    text: Arc<str>,
}

/// Opens a recorded game or one of its lines, in the format of its ending.
///
/// # Errors
/// What is wrong with it.
fn opened(file: &Path, line: Option<usize>, catalogue: &Catalogue) -> Result<Opened, Report> {
    let text: Arc<str> = read_text(file, MAX_RECORD)?.into();
    let name = file.display().to_string();
    let at_fault = |report: Report| report.with_text_of(&name, Arc::clone(&text));
    let format = Format::of(file).unwrap_or(Format::Naqala);
    let record = exchange::read(format, &name, &text, catalogue);
    let record = record.map_err(|error| at_fault(error.into()))?;
    let record = record.following(line).map_err(|error| at_fault(error.into()))?;
    let (rules, start) = record.opening(catalogue).map_err(|error| at_fault(error.into()))?;
    Ok(Opened { record, rules, start, text })
}

/// A game to be played through.
struct ReplayedGame<'a> {
    /// Number of the game, from 1.
    number: u64,
    rules: Rules,
    start: Position,
    moves: &'a [String],
    source: Source<'a>,
}

/// The text that a game comes from.
enum Source<'a> {
    /// A record in a file.
    Record { record: &'a Record, text: &'a Arc<str>, file: String },
    /// A line of the standard input, with the columns of the moves.
    Line { line: &'a InputLine, columns: &'a [usize] },
}

impl ReplayedGame<'_> {
    fn record(&self) -> Option<&Record> {
        match &self.source {
            Source::Record { record, .. } => Some(record),
            Source::Line { .. } => None,
        }
    }

    /// Reads one of the moves, counted from 0, in the position in which it is made.
    fn read_move(&self, position: &Position, index: usize) -> Result<Move, Report> {
        match &self.source {
            Source::Record { record, text, .. } => record
                .read_move(&self.rules, position, index)
                .map_err(|error| Report::from(error).with_text(Arc::clone(text))),
            Source::Line { .. } => parse_move(&self.rules, position, &self.moves[index]).map_err(|error| {
                let because = error.into();
                self.report(index, ReplayDiagnostic::Unreadable { number: index + 1, because })
            }),
        }
    }

    /// The report of a mistake in one of the moves, counted from 0.
    fn report(&self, index: usize, mistake: ReplayDiagnostic) -> Report {
        let mistake = Diagnostic::from(mistake);
        match &self.source {
            Source::Record { record, text, file } => Report::of(mistake.with_span(place_of_move(record, index)))
                .in_file(file.as_str())
                .with_text(Arc::clone(text)),
            Source::Line { line, columns } => line.report(mistake.at(1, columns[index])),
        }
    }
}

/// Reason that the replay of a game ends, with the name of the clause that it is about.
struct ReplayStop {
    report: Report,
    clause: Option<String>,
}

impl From<Report> for ReplayStop {
    fn from(report: Report) -> ReplayStop {
        ReplayStop { report, clause: None }
    }
}

/// Prints games as they are played.
struct ReplayPrinter<'o> {
    out: Out<'o>,
    json: bool,
    events: bool,
    words: Words,
}

impl ReplayPrinter<'_> {
    /// Replays a record, or one of its lines. Returns whether it could be.
    fn read_record(
        &mut self,
        file: &Path,
        line: Option<usize>,
        catalogue: &Catalogue,
        number: u64,
    ) -> Result<bool, Failure> {
        let Opened { record, rules, start, text } = match opened(file, line, catalogue) {
            Ok(opened) => opened,
            Err(report) => return self.error(number, 0, report.into()),
        };
        report::warn(&self.words, &warnings(&record).with_text(Arc::clone(&text)));
        if !self.json {
            self.introduce(file, &record, &rules)?;
        }
        let source = Source::Record { record: &record, text: &text, file: file.display().to_string() };
        let replayed = ReplayedGame { number, rules, start, moves: &record.moves, source };
        if !self.play(&replayed)? {
            return Ok(false);
        }
        // Variations, signs and drawings are no part of the game that was printed.
        match record.replay(catalogue) {
            Ok(_) => Ok(true),
            Err(error) => {
                let report = Report::from(error).with_text(Arc::clone(&text));
                self.error(number, record.moves.len(), report.into())
            }
        }
    }

    /// Replays the games of a text, one a line. Returns whether all could be.
    fn read_games(&mut self, text: &mut dyn BufRead, catalogue: &Catalogue, games: &mut u64) -> Result<bool, Failure> {
        let mut all_good = true;
        let mut lines = Lines::new(text);
        let unreadable =
            |error: io::Error| Failure::of(CommandDiagnostic::Input { because: system_diagnostic(&error) });
        while let Some(line) = lines.next().map_err(unreadable)? {
            *games += 1;
            let game = line.and_then(|line| Ok((input::read_game(&line, catalogue)?, line)));
            let good = match game {
                Ok((input::Game { rules, start, moves, columns }, line)) => {
                    if !self.json {
                        let name = self.words.text(&rules.about.name).to_owned();
                        let told = [("number", games.to_string().into()), ("what", name.into())];
                        writeln!(self.out, "{}", self.words.label_with("line-game", &told))?;
                    }
                    let source = Source::Line { line: &line, columns: &columns };
                    self.play(&ReplayedGame { number: *games, rules, start, moves: &moves, source })?
                }
                Err(report) => self.error(*games, 0, report.into())?,
            };
            // Whoever feeds the lines may wait for the answers.
            self.out.flush()?;
            all_good &= good;
        }
        Ok(all_good)
    }

    /// Plays a game through. Returns whether it could be, to its last move.
    fn play(&mut self, replayed: &ReplayedGame) -> Result<bool, Failure> {
        let rules = &replayed.rules;
        let mut position = replayed.start.clone();
        let mut history = History::new(rules, &position);
        let mut events = 0;
        let (mut moves, mut earlier): (usize, Option<(Position, Move)>) = (0, None);
        self.position(replayed, &position, 0, None)?;
        for index in 0..replayed.moves.len() {
            let ply = index + 1;
            let mv = match replayed.read_move(&position, index) {
                Ok(mv) => mv,
                Err(report) => return self.error(replayed.number, ply, report.into()),
            };
            let text = move_text(rules, &position, mv);
            let before = position.clone();
            let answers = earlier.is_some_and(|(start, last)| goes_on(rules, (&start, last), (&before, Some(mv))));
            moves += usize::from(!answers);
            earlier = Some((before.clone(), mv));
            if !self.json {
                writeln!(self.out, "\n{moves}. {text}")?;
            }
            let so_far = TurnContext::new(&before);
            let mut listener = EventPrinter { teller: self, replayed, ply, before, so_far, heard: 0, failed: None };
            let played = history.play(rules, &mut position, mv, &mut listener);
            events += listener.heard;
            if let Some(failure) = listener.failed {
                return Err(failure);
            }
            if let Err(refused) = played {
                let stuck = self.refusal(replayed, &position, index, refused);
                return self.error(replayed.number, ply, stuck);
            }
            if events > MAX_EVENTS {
                let too_long = ReplayDiagnostic::TooLong { number: ply, most: MAX_EVENTS };
                return self.error(replayed.number, ply, replayed.report(index, too_long).into());
            }
            self.position(replayed, &position, ply, Some(&text))?;
        }
        match &replayed.source {
            Source::Record { record, text, .. } => match record.check_result(&position) {
                Ok(()) => Ok(true),
                Err(error) => {
                    let report = Report::from(error).with_text(Arc::clone(text));
                    self.error(replayed.number, replayed.moves.len(), report.into())
                }
            },
            Source::Line { .. } => Ok(true),
        }
    }

    fn refusal(&self, replayed: &ReplayedGame, position: &Position, index: usize, refused: Refused) -> ReplayStop {
        let reason = self.words.refusal(&replayed.rules, position, refused);
        // Notes have no full stop.
        let reason = reason.trim_end_matches('.').into();
        let played = replayed.moves[index].as_str().into();
        let report = replayed.report(index, ReplayDiagnostic::Refused { number: index + 1, played, reason });
        ReplayStop { report, clause: refused.clause().map(|cause| replayed.rules.cause_name(cause)) }
    }

    fn introduce(&mut self, file: &Path, record: &Record, rules: &Rules) -> Result<(), Failure> {
        writeln!(self.out, "{}: {}", file.display(), self.words.text(&rules.about.name))?;
        let name = |name: &str| if name.is_empty() { "?".to_owned() } else { name.to_owned() };
        if !(record.south.is_empty() && record.north.is_empty()) {
            let names = [(Side::South, &record.south), (Side::North, &record.north)];
            let said = names.map(|(side, player)| format!("{}: {}", self.words.side(side), name(player)));
            writeln!(self.out, "{}", self.words.enumeration(&said))?;
        }
        let date = self.words.date(&record.date);
        for fact in [date.as_str(), self.words.text(&record.event), self.words.text(&record.source)] {
            if !fact.is_empty() {
                writeln!(self.out, "{fact}")?;
            }
        }
        Ok(())
    }

    fn position(
        &mut self,
        replayed: &ReplayedGame,
        position: &Position,
        ply: usize,
        mv: Option<&str>,
    ) -> Result<(), Failure> {
        if self.json {
            let line = PositionLine::of(&replayed.rules, position, &self.words, replayed.number, ply, mv);
            return json_line(self.out, &line);
        }
        for line in board::drawing(&self.words, &replayed.rules, position) {
            writeln!(self.out, "{line}")?;
        }
        if let Some(comment) = replayed.record().and_then(|record| record.notes.comments.get(&ply)) {
            writeln!(self.out, "{{{}}}", self.words.text(comment))?;
        }
        writeln!(self.out, "{}", self.words.status(&replayed.rules, position))?;
        Ok(())
    }

    fn event(
        &mut self,
        replayed: &ReplayedGame,
        (so_far, before): (&TurnContext, &Position),
        ply: usize,
        told: &CausedEvent,
        after: &Position,
    ) -> Result<(), Failure> {
        let text = self.words.caption_in_turn(&replayed.rules, so_far, before, told);
        if self.json {
            return json_line(
                self.out,
                &EventLine::of(&replayed.rules, told, [before, after], replayed.number, ply, text),
            );
        }
        // The captions of what is lifted and sown number the laps.
        if told.event.marks_lap() {
            return Ok(());
        }
        Ok(writeln!(self.out, "  {text}")?)
    }

    /// Tells why a game ends before its last move. Returns that it does.
    fn error(&mut self, game: u64, ply: usize, stuck: ReplayStop) -> Result<bool, Failure> {
        let ReplayStop { mut report, clause } = stuck;
        if self.json {
            let diagnostics = DiagnosticLine::all(&self.words, &report);
            // In the sentence the number of the game says which line it is.
            if report.file.as_deref().is_none_or(|file| file == INPUT) {
                report.file = None;
                report.diagnostics = report.diagnostics.into_iter().map(|it| it.with_span(None)).collect();
            }
            json_line(self.out, &ErrorLine { game, ply, error: report.lines(&self.words), clause, diagnostics })?;
        } else {
            self.out.flush()?;
            report::show(&self.words, Failure::Report(report));
        }
        Ok(false)
    }
}

/// Counts events, and prints them as they happen, so that none need be kept however many there are.
struct EventPrinter<'a, 'o> {
    teller: &'a mut ReplayPrinter<'o>,
    replayed: &'a ReplayedGame<'a>,
    ply: usize,
    before: Position,
    so_far: TurnContext,
    heard: u64,
    failed: Option<Failure>,
}

impl EventSink for EventPrinter<'_, '_> {
    fn record(&mut self, event: Event, clause: Option<Cause>) {
        self.heard += 1;
        if !self.teller.events || self.failed.is_some() || self.heard > MAX_EVENTS {
            return;
        }
        let told = CausedEvent { event, clause };
        let before = self.before.clone();
        self.before.apply(event);
        self.failed = self.teller.event(self.replayed, (&self.so_far, &before), self.ply, &told, &self.before).err();
        self.so_far.hear(&self.replayed.rules, &told);
    }
}
