//! A game as one JSON object, with the parts that a record has and no others.
//!
//! ```json
//! {
//!   "format": 1,
//!   "variant": "kalah",
//!   "set": {"majority_stop": "off"},
//!   "south": "Ada",
//!   "computers": {"north": "level:3"},
//!   "moves": ["c1", "b1", "a2"],
//!   "result": "South",
//!   "comments": {"1": "South moves again."},
//!   "glyphs": {"3": "!"},
//!   "drawings": {"3": ["c1>f2", "a1"]},
//!   "lines": [{"moves": ["c1", "a1"], "comments": {"2": "Too early."}}]
//! }
//! ```
//! Only `format`, `variant` and `moves` are required. [`mancala::record`] explains their meaning.

use mancala::diagnostic::Diagnostic;
use mancala::record::read::{line_and_column, lines_and_columns};
use mancala::record::{
    At, FORMAT, Glyph, Line, MAX_LINES, MAX_MOVES, MovePlaces, Notes, Outcome, Record, RecordError, SourcePart,
};
use mancala::rules::{Settings, Side};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::collections::BTreeMap;

#[derive(Deserialize)]
#[serde(rename = "record", deny_unknown_fields)]
struct RecordText<'a> {
    #[serde(borrow)]
    format: &'a RawValue,
    #[serde(borrow)]
    variant: &'a RawValue,
    #[serde(borrow, default)]
    set: Option<&'a RawValue>,
    #[serde(default)]
    south: String,
    #[serde(default)]
    north: String,
    #[serde(default)]
    east: String,
    #[serde(default)]
    west: String,
    #[serde(borrow, default)]
    computers: Option<&'a RawValue>,
    #[serde(default)]
    date: String,
    #[serde(default)]
    event: String,
    #[serde(default)]
    source: String,
    #[serde(borrow, default)]
    opening: Option<&'a RawValue>,
    #[serde(borrow)]
    moves: Vec<&'a RawValue>,
    #[serde(borrow, default)]
    result: Option<&'a RawValue>,
    #[serde(borrow, default)]
    comments: Option<&'a RawValue>,
    #[serde(borrow, default)]
    glyphs: Option<&'a RawValue>,
    #[serde(borrow, default)]
    drawings: Option<&'a RawValue>,
    #[serde(borrow, default)]
    lines: Vec<LineText<'a>>,
}

#[derive(Deserialize)]
#[serde(rename = "line", deny_unknown_fields)]
struct LineText<'a> {
    #[serde(borrow)]
    moves: Vec<&'a RawValue>,
    #[serde(borrow, default)]
    comments: Option<&'a RawValue>,
    #[serde(borrow, default)]
    glyphs: Option<&'a RawValue>,
    #[serde(borrow, default)]
    drawings: Option<&'a RawValue>,
}

/// The field that every version of the format has.
#[derive(Deserialize)]
struct AnyFormat {
    format: u32,
}

/// Reads a game.
///
/// # Errors
/// The first thing that does not fit the format, with its line and column.
pub fn read(file: &str, text: &str) -> Result<Record, RecordError> {
    JsonReader { file, text }.record()
}

struct JsonReader<'a> {
    file: &'a str,
    text: &'a str,
}

impl<'a> JsonReader<'a> {
    fn offset(&self, raw: &RawValue) -> usize {
        (raw.get().as_ptr() as usize).saturating_sub(self.text.as_ptr() as usize)
    }

    fn at(&self, offset: usize) -> At {
        let (line, column) = line_and_column(self.text, offset);
        At { file: self.file.into(), line, column }
    }

    fn place(&self, raw: &RawValue) -> (u32, u32) {
        let (line, column) = line_and_column(self.text, self.offset(raw));
        (line as u32, column as u32)
    }

    /// Returns the error of a part of the text that begins at the byte offset `base`.
    fn syntax(&self, base: usize, part: &str, error: &serde_json::Error) -> RecordError {
        let start = part.split('\n').take(error.line().saturating_sub(1)).map(|line| line.len() + 1).sum::<usize>();
        let said = error.to_string();
        // It is noticed at its last sign that a name is not known.
        let unknown = said.strip_prefix("unknown field `").and_then(|rest| rest.split_once('`'));
        let back = unknown.map_or(1, |(name, _)| name.len() + 2);
        let at = self.at(base + (start + error.column().saturating_sub(back)).min(part.len()));
        let message = said.rsplit_once(" at line ").map_or(said.as_str(), |(message, _)| message);
        RecordError::new(at, message)
    }

    /// Returns the error of a value that is read as text of its own.
    fn wrong(&self, raw: &RawValue, diagnostic: Diagnostic) -> RecordError {
        RecordError::new(self.at(self.offset(raw)), diagnostic)
    }

    fn part<T: DeserializeOwned>(&self, raw: &RawValue) -> Result<T, RecordError> {
        serde_json::from_str(raw.get()).map_err(|error| self.syntax(self.offset(raw), raw.get(), &error))
    }

    fn record(&self) -> Result<Record, RecordError> {
        let text: RecordText =
            serde_json::from_str(self.text).map_err(|error| match serde_json::from_str::<AnyFormat>(self.text) {
                Ok(AnyFormat { format }) if format != FORMAT => RecordError::other_format(self.at(0), format),
                _ => self.syntax(0, self.text, &error),
            })?;
        let format: u32 = self.part(text.format)?;
        if format != FORMAT {
            return Err(RecordError::other_format(self.at(self.offset(text.format)), format));
        }
        let (main, places) = self.course(&text.moves, [text.comments, text.glyphs, text.drawings])?;
        let lines = text.lines.len();
        if lines > MAX_LINES {
            return Err(RecordError::too_many_lines(self.at(0), lines));
        }
        let line = |line: &LineText<'a>| self.course(&line.moves, [line.comments, line.glyphs, line.drawings]);
        let lines = text.lines.iter().map(line).collect::<Result<Vec<_>, RecordError>>()?;
        let (lines, line_places) = lines.into_iter().unzip();
        let mut record = Record {
            variant: self.part(text.variant)?,
            set: text.set.map(|raw| self.part::<Settings>(raw)).transpose()?.unwrap_or_default(),
            south: text.south,
            north: text.north,
            east: text.east,
            west: text.west,
            computers: self.computers(text.computers)?,
            date: text.date,
            event: text.event,
            source: text.source,
            opening: text.opening.map(|raw| self.part(raw)).transpose()?,
            moves: main.moves,
            result: text.result.map(|raw| self.part::<Outcome>(raw)).transpose()?,
            notes: main.notes,
            lines,
            ..Record::default()
        };
        record.source_map.file = self.file.into();
        record.source_map.main = places;
        record.source_map.lines = line_places;
        let parts = [
            (SourcePart::Variant, Some(text.variant)),
            (SourcePart::Set, text.set),
            (SourcePart::Opening, text.opening),
            (SourcePart::Result, text.result),
        ];
        let places = parts.into_iter().filter_map(|(part, raw)| Some((part, self.place(raw?))));
        record.source_map.parts.extend(places);
        Ok(record)
    }

    fn computers(&self, raw: Option<&RawValue>) -> Result<[Option<mancala::record::Skill>; 4], RecordError> {
        #[derive(Default, Deserialize)]
        #[serde(rename = "computers", deny_unknown_fields)]
        struct Seats<'a> {
            #[serde(borrow)]
            south: Option<&'a RawValue>,
            #[serde(borrow)]
            north: Option<&'a RawValue>,
            #[serde(borrow)]
            east: Option<&'a RawValue>,
            #[serde(borrow)]
            west: Option<&'a RawValue>,
        }
        let mut computers = [None; 4];
        let Some(raw) = raw else { return Ok(computers) };
        let seats: Seats =
            serde_json::from_str(raw.get()).map_err(|error| self.syntax(self.offset(raw), raw.get(), &error))?;
        let seats = [
            (Side::South, seats.south),
            (Side::North, seats.north),
            (Side::East, seats.east),
            (Side::West, seats.west),
        ];
        for (side, raw) in seats.into_iter().filter_map(|(side, raw)| Some((side, raw?))) {
            let skill: String = self.part(raw)?;
            computers[side.index()] = Some(skill.parse().map_err(|it| self.wrong(raw, it))?);
        }
        Ok(computers)
    }

    fn moves(&self, raws: &[&'a RawValue]) -> Result<Vec<String>, RecordError> {
        if raws.len() > MAX_MOVES {
            return Err(RecordError::too_many_moves(self.at(self.offset(raws[0])), raws.len()));
        }
        raws.iter().map(|raw| self.part(raw)).collect()
    }

    /// Reads a course with its notes: comments, glyphs and drawings.
    fn course(
        &self,
        moves: &[&'a RawValue],
        notes: [Option<&'a RawValue>; 3],
    ) -> Result<(Line, MovePlaces), RecordError> {
        let [comments, glyphs, drawings] = notes;
        let drawn: BTreeMap<usize, Vec<&RawValue>> = self.noted(drawings)?;
        let texts = |(&ply, raws): (&usize, &Vec<&'a RawValue>)| {
            Ok((ply, raws.iter().map(|raw| self.part(raw)).collect::<Result<Vec<String>, RecordError>>()?))
        };
        let glyph = |(ply, raw): (usize, &'a RawValue)| -> Result<(usize, Glyph), RecordError> {
            let sign: String = self.part(raw)?;
            Ok((ply, sign.parse().map_err(|it| self.wrong(raw, it))?))
        };
        let signs: BTreeMap<usize, &RawValue> = self.noted(glyphs)?;
        let read = Notes {
            comments: self.noted(comments)?,
            glyphs: signs.into_iter().map(glyph).collect::<Result<_, RecordError>>()?,
            drawings: drawn.iter().map(texts).collect::<Result<_, RecordError>>()?,
        };
        let notes = read.check(moves.len(), notes.map(|raw| move || self.at(raw.map_or(0, |raw| self.offset(raw)))))?;
        let drawn = drawn.into_values().flatten().collect::<Vec<_>>();
        let places = MovePlaces { moves: self.places(moves), drawn: self.places(&drawn) };
        Ok((Line { moves: self.moves(moves)?, notes }, places))
    }

    /// Reads notes of one kind, if there are any.
    fn noted<T: Default + Deserialize<'a>>(&self, raw: Option<&'a RawValue>) -> Result<T, RecordError> {
        let Some(raw) = raw else { return Ok(T::default()) };
        serde_json::from_str(raw.get()).map_err(|error| self.syntax(self.offset(raw), raw.get(), &error))
    }

    /// Returns line and column of each value.
    fn places(&self, raws: &[&RawValue]) -> Vec<(u32, u32)> {
        lines_and_columns(self.text, raws.iter().map(|raw| self.offset(raw)))
    }
}

#[derive(Serialize)]
struct WrittenRecord<'a> {
    format: u32,
    variant: &'a str,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    set: &'a Settings,
    #[serde(skip_serializing_if = "str::is_empty")]
    south: &'a str,
    #[serde(skip_serializing_if = "str::is_empty")]
    north: &'a str,
    #[serde(skip_serializing_if = "str::is_empty")]
    east: &'a str,
    #[serde(skip_serializing_if = "str::is_empty")]
    west: &'a str,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    computers: BTreeMap<&'static str, String>,
    #[serde(skip_serializing_if = "str::is_empty")]
    date: &'a str,
    #[serde(skip_serializing_if = "str::is_empty")]
    event: &'a str,
    #[serde(skip_serializing_if = "str::is_empty")]
    source: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    opening: Option<&'a str>,
    moves: &'a [String],
    #[serde(skip_serializing_if = "Option::is_none")]
    result: Option<Outcome>,
    #[serde(flatten)]
    notes: WrittenNotes<'a>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    lines: Vec<WrittenLine<'a>>,
}

#[derive(Serialize)]
struct WrittenLine<'a> {
    moves: &'a [String],
    #[serde(flatten)]
    notes: WrittenNotes<'a>,
}

impl<'a> WrittenLine<'a> {
    fn of(line: &'a Line) -> WrittenLine<'a> {
        WrittenLine { moves: &line.moves, notes: WrittenNotes::of(&line.notes) }
    }
}

#[derive(Serialize)]
struct WrittenNotes<'a> {
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    comments: &'a BTreeMap<usize, String>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    glyphs: &'a BTreeMap<usize, Glyph>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    drawings: &'a BTreeMap<usize, Vec<String>>,
}

impl<'a> WrittenNotes<'a> {
    fn of(Notes { comments, glyphs, drawings }: &'a Notes) -> WrittenNotes<'a> {
        WrittenNotes { comments, glyphs, drawings }
    }
}

/// Returns the game as JSON. Reading it gives the same record.
///
/// # Panics
/// Never: a record holds nothing that JSON cannot express.
pub fn write(record: &Record) -> String {
    let seated = Side::ALL.into_iter().filter_map(|side| Some((side.word(), record.computers[side.index()]?)));
    let written = WrittenRecord {
        format: FORMAT,
        variant: &record.variant,
        set: &record.set,
        south: &record.south,
        north: &record.north,
        east: &record.east,
        west: &record.west,
        computers: seated.map(|(side, skill)| (side, skill.to_string())).collect(),
        date: &record.date,
        event: &record.event,
        source: &record.source,
        opening: record.opening.as_deref(),
        moves: &record.moves,
        result: record.result,
        notes: WrittenNotes::of(&record.notes),
        lines: record.lines.iter().map(WrittenLine::of).collect(),
    };
    serde_json::to_string_pretty(&written).expect("a record holds nothing that JSON cannot say") + "\n"
}
