//! `naqala replay`: plays recorded games through and prints every position, for people or as JSON.
//!
//! With `--json` each position is one line, the opening first ([`line::PositionLine`]); with `--events` the events that
//! lead to it stand before it, one a line ([`event::EventLine`]). A game that cannot be played on ends with
//! [`line::ErrorLine`] and the next one follows; the exit code is then 1.

mod event;
mod input;
mod line;

use super::named::known;
use super::{Failure, Out, board, json_line, line_number, say};
use event::EventLine;
use line::{ErrorLine, PositionLine};
use mancala::engine::{CausedEvent, Event, EventSink, History, Move, Position, Refused};
use mancala::record::moves::goes_on;
use mancala::record::notation::{move_text, parse_move};
use mancala::record::{MAX_EVENTS, MAX_RECORD, Record, read_text};
use mancala::rules::{Catalogue, Cause, Rules, Side};
use naqala_core::exchange::{self, Format};
use naqala_core::words::{TurnContext, Words};
use std::io::{self, BufRead};
use std::path::{Path, PathBuf};

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
    #[arg(long, value_name = "N", value_parser = line_number)]
    line: Option<usize>,
}

impl Args {
    /// Replays every game of every file.
    pub(super) fn run(self, words: &Words, out: Out) -> Result<(), Failure> {
        let mut teller = Teller { out, json: self.json, events: self.events, words: words.clone() };
        let catalogue = known("");
        let mut games = 0;
        let mut all_good = true;
        for file in &self.files {
            let piped = file == Path::new("-");
            if piped && self.line.is_some() {
                return Err(Failure::Said("--line goes with records (.naqala); a game on a line has no others".into()));
            }
            if piped {
                all_good &= teller.read_games(&mut io::stdin().lock(), &catalogue, &mut games)?;
            } else {
                games += 1;
                all_good &= teller.read_record(file, self.line, &catalogue, games)?;
            }
        }
        if all_good { Ok(()) } else { Err(Failure::Printed) }
    }
}

/// A recorded game or one of its lines, in the format of its ending, with its rules and its opening; or what is wrong with it.
fn opened(file: &Path, line: Option<usize>, catalogue: &Catalogue) -> Result<(Record, Rules, Position), String> {
    let text = read_text(file, MAX_RECORD).map_err(|error| error.to_string())?;
    let format = Format::of(file).unwrap_or(Format::Naqala);
    let record = exchange::read(format, &file.display().to_string(), &text, catalogue);
    let record = record.map_err(|error| error.to_string())?.following(line).map_err(|error| error.to_string())?;
    let (rules, start) = record.opening(catalogue).map_err(|error| error.to_string())?;
    Ok((record, rules, start))
}

/// A game to be played through.
struct Course<'a> {
    /// Number of the game, from 1.
    number: u64,
    rules: Rules,
    start: Position,
    moves: &'a [String],
    /// The record it comes from, which knows where its moves stand.
    record: Option<&'a Record>,
}

/// Error that ends the replay of a game: a sentence, and the name of the clause that it is about.
struct Stuck {
    sentence: String,
    clause: Option<String>,
}

impl From<String> for Stuck {
    fn from(sentence: String) -> Stuck {
        Stuck { sentence, clause: None }
    }
}

/// Prints games as they are played.
struct Teller<'o> {
    out: Out<'o>,
    json: bool,
    events: bool,
    words: Words,
}

impl Teller<'_> {
    /// Replays a record, or one of its lines. Returns whether it could be.
    fn read_record(
        &mut self,
        file: &Path,
        line: Option<usize>,
        catalogue: &Catalogue,
        number: u64,
    ) -> Result<bool, Failure> {
        let (record, rules, start) = match opened(file, line, catalogue) {
            Ok(opened) => opened,
            Err(sentence) => return self.error(number, 0, sentence.into()),
        };
        record.warnings().iter().for_each(|warning| say(&self.words, warning));
        if !self.json {
            self.introduce(file, &record, &rules)?;
        }
        let course = Course { number, rules, start, moves: &record.moves, record: Some(&record) };
        self.play(&course)
    }

    /// Returns what is said of a game of several.
    fn game(&self, number: u64, what: String) -> String {
        let what = self.words.said(&what);
        self.words.label_with("line-game", &[("number", number.to_string().into()), ("what", what.into())])
    }

    /// Replays the games of a text, one a line. Returns whether all could be.
    fn read_games(&mut self, text: &mut dyn BufRead, catalogue: &Catalogue, games: &mut u64) -> Result<bool, Failure> {
        let mut all_good = true;
        while let Some(line) =
            input::next_line(text).map_err(|error| Failure::Said(format!("standard input: {error}")))?
        {
            *games += 1;
            let game = line.and_then(|line| input::read_game(&line, catalogue));
            let good = match game {
                Ok(input::Game { rules, start, moves }) => {
                    if !self.json {
                        let name = self.words.text(&rules.about.name).to_owned();
                        writeln!(self.out, "{}", self.game(*games, name))?;
                    }
                    self.play(&Course { number: *games, rules, start, moves: &moves, record: None })?
                }
                Err(sentence) => self.error(*games, 0, sentence.into())?,
            };
            // Whoever feeds the lines may wait for the answers.
            self.out.flush()?;
            all_good &= good;
        }
        Ok(all_good)
    }

    /// Plays a game through. Returns whether it could be, to its last move.
    fn play(&mut self, course: &Course) -> Result<bool, Failure> {
        let rules = &course.rules;
        let mut position = course.start.clone();
        let mut history = History::new(rules, &position);
        let mut events = 0;
        let (mut moves, mut earlier): (usize, Option<(Position, Move)>) = (0, None);
        self.position(course, &position, 0, None)?;
        for (index, text) in course.moves.iter().enumerate() {
            let ply = index + 1;
            let mv = match parse_move(rules, &position, text) {
                Ok(mv) => mv,
                Err(error) => return self.error(course.number, ply, located(course, index, error.to_string()).into()),
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
            let mut listener = Listener { teller: self, course, ply, before, so_far, heard: 0, failed: None };
            let played = history.play(rules, &mut position, mv, &mut listener);
            events += listener.heard;
            if let Some(failure) = listener.failed {
                return Err(failure);
            }
            if let Err(refused) = played {
                let stuck = self.refusal(course, &position, index, refused);
                return self.error(course.number, ply, stuck);
            }
            if events > MAX_EVENTS {
                let sentence =
                    format!("the game so far takes more than {MAX_EVENTS} steps, and is not followed any further");
                return self.error(course.number, ply, located(course, index, sentence).into());
            }
            self.position(course, &position, ply, Some(&text))?;
        }
        match course.record.map(|record| record.check_result(&position)) {
            Some(Err(error)) => self.error(course.number, course.moves.len(), error.to_string().into()),
            _ => Ok(true),
        }
    }

    fn refusal(&self, course: &Course, position: &Position, index: usize, refused: Refused) -> Stuck {
        let reason = self.words.refusal(&course.rules, position, refused);
        let text = mancala::record::notation::shorten(&course.moves[index]);
        let told = [("move", text.into()), ("why", reason.into())];
        let sentence = located(course, index, self.words.label_with("line-refused", &told));
        Stuck { sentence, clause: refused.clause().map(|cause| course.rules.cause_name(cause)) }
    }

    fn introduce(&mut self, file: &Path, record: &Record, rules: &Rules) -> Result<(), Failure> {
        writeln!(self.out, "{}: {}", file.display(), self.words.text(&rules.about.name))?;
        let name = |name: &str| if name.is_empty() { "?".to_owned() } else { name.to_owned() };
        if !(record.south.is_empty() && record.north.is_empty()) {
            let names = [(Side::South, &record.south), (Side::North, &record.north)];
            let said = names.map(|(side, player)| format!("{}: {}", self.words.side(side), name(player)));
            writeln!(self.out, "{}", said.join(", "))?;
        }
        let date = self.words.date(&record.date);
        for fact in [date.as_str(), self.words.text(&record.event), self.words.text(&record.source)] {
            if !fact.is_empty() {
                writeln!(self.out, "{fact}")?;
            }
        }
        Ok(())
    }

    fn position(&mut self, course: &Course, position: &Position, ply: usize, mv: Option<&str>) -> Result<(), Failure> {
        if self.json {
            let line = PositionLine::of(&course.rules, position, &self.words, course.number, ply, mv);
            return json_line(self.out, &line);
        }
        for line in board::drawing(&self.words, &course.rules, position) {
            writeln!(self.out, "{line}")?;
        }
        if let Some(comment) = course.record.and_then(|record| record.notes.comments.get(&ply)) {
            writeln!(self.out, "{{{}}}", self.words.text(comment))?;
        }
        writeln!(self.out, "{}", self.words.status(&course.rules, position))?;
        Ok(())
    }

    fn event(
        &mut self,
        course: &Course,
        (so_far, before): (&TurnContext, &Position),
        ply: usize,
        told: &CausedEvent,
        after: &Position,
    ) -> Result<(), Failure> {
        let text = self.words.caption_in_turn(&course.rules, so_far, before, told);
        if self.json {
            return json_line(self.out, &EventLine::of(&course.rules, told, [before, after], course.number, ply, text));
        }
        // The captions of what is lifted and sown number the laps.
        if told.event.marks_lap() {
            return Ok(());
        }
        Ok(writeln!(self.out, "  {text}")?)
    }

    /// Tells why a game ends before its last move. Returns that it does.
    fn error(&mut self, game: u64, ply: usize, stuck: Stuck) -> Result<bool, Failure> {
        if self.json {
            json_line(self.out, &ErrorLine { game, ply, error: stuck.sentence, clause: stuck.clause })?;
        } else {
            self.out.flush()?;
            let said = self.game(game, stuck.sentence);
            say(&self.words, &said);
        }
        Ok(false)
    }
}

/// A sentence on one of the moves, with the place where it stands or at least its number.
fn located(course: &Course, index: usize, sentence: String) -> String {
    match course.record {
        Some(record) => format!("{}: move {}: {sentence}", record.at_move(index), index + 1),
        None => format!("move {}: {sentence}", index + 1),
    }
}

/// Counts events, and prints them as they happen, so that none need be kept however many there are.
struct Listener<'a, 'o> {
    teller: &'a mut Teller<'o>,
    course: &'a Course<'a>,
    ply: usize,
    before: Position,
    so_far: TurnContext,
    heard: u64,
    failed: Option<Failure>,
}

impl EventSink for Listener<'_, '_> {
    fn record(&mut self, event: Event, clause: Option<Cause>) {
        self.heard += 1;
        if !self.teller.events || self.failed.is_some() || self.heard > MAX_EVENTS {
            return;
        }
        let told = CausedEvent { event, clause };
        let before = self.before.clone();
        self.before.apply(event);
        self.failed = self.teller.event(self.course, (&self.so_far, &before), self.ply, &told, &self.before).err();
        self.so_far.hear(&self.course.rules, &told);
    }
}
