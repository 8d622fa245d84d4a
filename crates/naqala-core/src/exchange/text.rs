//! A game as people write it: a head of names and values, then the moves.
//!
//! ```text
//! Game: kalah
//! Options: majority_stop=off
//! South: Ada
//! North: Grace
//! Date: 2026-03-01
//! Result: South
//!
//! 1. c1 {The last seed falls in the store: South moves again.} b1 a2 (b2 {Better.}) 2. a1
//! ```
//! # The head
//! Each of [`NAMES`] at most once, with its value up to the end of the line. Only `Game` is required: the id or the
//! name of a game. `Options` are `name=value` pairs separated by commas; `Computers` says at which seats the program
//! plays and at which level, `north level:3`; `Opening` is a position as in [`mancala::record::notation`].
//!
//! # The moves
//! As in [`mancala::record::notation`], separated by spaces or line breaks. Numbers are for people: they are written
//! for each round of turns, and skipped in reading. A sign after a move, `!!`, `!`, `!?`, `?!`, `?` or `??`, rates it.
//! A remark in braces belongs to the move before it, or to the opening, and so do rings and arrows drawn on the board,
//! in brackets: `[a1 c1>f2]`. Moves in parentheses are a variation: they begin instead of the move before the
//! parenthesis, or after it if dots come first, `(... b2)`. Where that is not enough, a variation begins with the words
//! `from the opening:` and has all its moves.
//!
//! In remarks and values `\\`, `\{`, `\}`, ` `, `\r`, `\t`, `\ ` (a space) and `\u{2c}` stand for characters that would
//! otherwise mean something else; a line break within a remark is a space.

use super::course::signs::{self, LineColumn};
use super::course::{Escapes, MovetextReader, Style, without_number, written};
use super::diagnostic::{GameTextDiagnostic, result, results};
use super::id_of;
use mancala::diagnostic::{Diagnostic, Name, Written};
use mancala::diagnostics;
use mancala::engine::Game;
use mancala::record::{ComputerPlayer, Outcome, Record, SettingPlace, SettingPlaces, SourcePart, TextPlaces};
use mancala::rules::{Catalogue, Settings, Side};
use std::fmt::Write as _;

/// Names that a head may have.
pub const NAMES: [&str; 12] =
    ["Game", "Options", "South", "North", "East", "West", "Computers", "Date", "Event", "Source", "Opening", "Result"];
/// Length of the shortest name, in letters: anything shorter is a move, such as `S:3`.
const SHORTEST: usize = 3;

diagnostics! {
    /// Mistakes in the head of a game.
    pub(crate) enum HeadDiagnostic {
        /// The head of a game says by which rules it was played. All else in it can be left out.
        NoGame = "head-without-game",
        /// Options are written with their values. Commas stand between them.
        OptionForm { option: Written } = "head-option-form",
        /// The program plays for one of the sides, which comes first; how well it plays comes after it.
        ComputerForm { computer: Written } = "head-computer-form",
    }
}

/// Moves as records have them.
struct PlainStyle;

impl Style for PlainStyle {
    fn read(&self, word: &str) -> Result<Vec<(u32, String)>, Diagnostic> {
        let (skipped, mv) = without_number(word);
        Ok(if mv.is_empty() { Vec::new() } else { vec![(skipped, mv.to_owned())] })
    }

    fn is_move(&self, mv: &str) -> bool {
        // A pit round a square or at an end has no digit; in place of a pit there are some words, or a direction alone.
        const WORDS: [&str; 6] = ["go", "stop", "pass", "swap", "reserve", "gather"];
        let pit = mv.trim_start_matches('+').split([':', '<', '>']).next().unwrap_or_default();
        let is_short = pit.len() <= 2 && pit.is_ascii();
        is_short || pit.contains(|c: char| c.is_ascii_digit()) || WORDS.contains(&pit)
    }

    fn write(&self, mv: &str, _: Option<usize>) -> String {
        mv.split_whitespace().collect()
    }

    fn escapes(&self) -> Escapes {
        Escapes::Backslash
    }

    fn opens_with_remark(&self) -> bool {
        true
    }

    fn draws(&self) -> bool {
        true
    }
}

/// Reads a game.
///
/// # Errors
/// The first thing that does not fit the format, with its line and column.
pub fn read(file: &str, text: &str, catalogue: &Catalogue) -> Result<Record, Diagnostic> {
    let mut reader = MovetextReader::new(file, text, &PlainStyle);
    reader.head()?;
    reader.moves()?;
    let mut record = reader.record;
    record.variant = id_of(record.variant, catalogue);
    Ok(record)
}

impl MovetextReader<'_> {
    fn head(&mut self) -> Result<(), Diagnostic> {
        let mut seen: Vec<&str> = Vec::new();
        loop {
            self.cursor.skip_space();
            let place = self.cursor.place();
            let Some(word) = self.cursor.name(SHORTEST) else { break };
            let name = NAMES.into_iter().find(|name| name.eq_ignore_ascii_case(word)).ok_or_else(|| {
                let known = NAMES.map(Name::from).to_vec();
                place.mistake(GameTextDiagnostic::PartUnknown { part: word.into(), known })
            })?;
            if seen.contains(&name) {
                return Err(place.mistake(GameTextDiagnostic::PartTwice { part: name.into() }));
            }
            seen.push(name);
            let (place, value) = self.cursor.value();
            self.put(name, place, value)?;
        }
        if !seen.contains(&"Game") {
            return Err(self.cursor.place().mistake(HeadDiagnostic::NoGame));
        }
        Ok(())
    }

    /// Puts a value of the head into the record.
    fn put(&mut self, name: &str, place: LineColumn, raw: &str) -> Result<(), Diagnostic> {
        let value = || signs::unescaped(raw, place);
        let part = match name {
            "Game" => SourcePart::Variant,
            "Options" => SourcePart::Set,
            "Opening" => SourcePart::Opening,
            "Result" => SourcePart::Result,
            "Computers" => return self.computers(place, raw),
            _ => {
                let value = value()?;
                *self.fact(name) = value;
                return Ok(());
            }
        };
        match part {
            SourcePart::Variant => self.record.variant = value()?,
            SourcePart::Set => (self.record.set, self.record.source_map.set) = options(place, raw)?,
            SourcePart::Opening => {
                self.record.opening = Some(value()?);
                self.record.source_map.opening = TextPlaces::from(place.line as usize, place.column as usize, raw);
            }
            SourcePart::Result => self.record.result = Some(outcome(place, &value()?)?),
        }
        self.record.source_map.parts.insert(part, (place.line, place.column));
        Ok(())
    }

    fn fact(&mut self, name: &str) -> &mut String {
        match name {
            "South" => &mut self.record.south,
            "North" => &mut self.record.north,
            "East" => &mut self.record.east,
            "West" => &mut self.record.west,
            "Date" => &mut self.record.date,
            "Event" => &mut self.record.event,
            _ => &mut self.record.source,
        }
    }

    pub(super) fn computers(&mut self, place: LineColumn, raw: &str) -> Result<(), Diagnostic> {
        for (place, item) in signs::items(raw, place) {
            let (side, skill) = item.split_once(char::is_whitespace).unwrap_or((item, ""));
            let Some(side) = Side::ALL.into_iter().find(|it| it.word().eq_ignore_ascii_case(side)) else {
                return Err(place.mistake(HeadDiagnostic::ComputerForm { computer: item.into() }));
            };
            // For the time being: a player that is none gives a sentence.
            let behind = |skill: &str| place.after_all(&item[..item.len() - skill.len()]);
            let skill = skill.trim_start();
            let player: ComputerPlayer = skill.parse().map_err(|it| behind(skill).mistake(it))?;
            self.record.computers[side.index()] = Some(player);
        }
        Ok(())
    }
}

/// Reads options as they stand in a head, with their places.
pub(super) fn options(place: LineColumn, raw: &str) -> Result<(Settings, SettingPlaces), Diagnostic> {
    let (mut set, mut places) = (Settings::new(), SettingPlaces::default());
    for (place, item) in signs::items(raw, place) {
        let Some((name, value)) = item.split_once('=') else {
            return Err(place.mistake(HeadDiagnostic::OptionForm { option: item.into() }));
        };
        let value_begins = item.len() - value.trim_start().len();
        let column = place.column + item[..value_begins].chars().count() as u32;
        let (name, value) = (signs::unescaped(name.trim(), place)?, signs::unescaped(value.trim(), place)?);
        let at = SettingPlace { option: (place.line, place.column), value: (place.line, column) };
        places.0.insert(name.clone(), at);
        if set.insert(name.clone(), value).is_some() {
            return Err(place.mistake(GameTextDiagnostic::PartTwice { part: name.into() }));
        }
    }
    Ok((set, places))
}

/// Reads a result as it stands in a head.
pub(super) fn outcome(place: LineColumn, text: &str) -> Result<Outcome, Diagnostic> {
    let known = Outcome::ALL.into_iter().find(|&outcome| result(outcome).0.eq_ignore_ascii_case(text));
    known.ok_or_else(|| place.mistake(GameTextDiagnostic::ResultUnknown { result: text.into(), known: results() }))
}

/// Returns the game as text; `game` is the record played through. Reading it gives the same record.
pub fn write(record: &Record, game: &Game) -> String {
    format!("{}\n{}", head(record), written(record, game, &PlainStyle, None))
}

/// Returns options as they stand in a head: `name=value` pairs separated by commas.
pub(super) fn options_text(set: &Settings) -> String {
    let pairs = set.iter().map(|(name, value)| format!("{}={}", signs::item(name), signs::item(value)));
    pairs.collect::<Vec<_>>().join(", ")
}

/// Returns a value of the head on one line.
fn line(text: &str) -> String {
    signs::line(text, Escapes::Backslash)
}

fn head(record: &Record) -> String {
    let seated = Side::ALL.into_iter().filter_map(|side| Some((side, record.computers[side.index()]?)));
    let computers: Vec<String> = seated.map(|(side, player)| format!("{} {player}", side.word())).collect();
    let facts = [
        ("Game", line(&record.variant)),
        ("Options", options_text(&record.set)),
        ("South", line(&record.south)),
        ("North", line(&record.north)),
        ("East", line(&record.east)),
        ("West", line(&record.west)),
        ("Computers", computers.join(", ")),
        ("Date", line(&record.date)),
        ("Event", line(&record.event)),
        ("Source", line(&record.source)),
        ("Opening", record.opening.as_deref().map_or(String::new(), line)),
        ("Result", record.result.map_or(String::new(), |result| format!("{result:?}"))),
    ];
    let mut text = String::new();
    for (name, value) in facts.into_iter().filter(|(_, value)| !value.is_empty()) {
        let _ = writeln!(text, "{name}: {value}");
    }
    text
}
