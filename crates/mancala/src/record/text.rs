//! Records as RON text, both ways.

use super::SourceMap;
use super::read::{line_and_column, lines_and_columns};
use super::{
    At, ComputerPlayer, FORMAT, Glyph, Line, MAX_LINES, MAX_MOVES, MAX_RECORD, MovePlaces, Notes, Outcome, Record,
    RecordError, SettingPlace, SettingPlaces, SourcePart, TextPlaces,
};
use crate::diagnostic::{Diagnostic, Key, Span};
use crate::rules::dialect::quoted;
use crate::rules::explain::ron_diagnostic;
use crate::rules::slips::slip;
use crate::rules::syntax::SyntaxDiagnostic;
use crate::rules::{Settings, Side};
use ron::error::SpannedError;
use ron::extensions::Extensions;
use ron::value::RawValue;
use serde::de::{DeserializeOwned, MapAccess, Visitor};
use serde::{Deserialize, Deserializer};
use std::collections::BTreeMap;
use std::fmt::{self, Write as _};

/// Moves on a line, when written.
const MOVES_A_LINE: usize = 10;
/// The widest line of options, when written, in characters.
const WIDTH: usize = 110;

#[derive(Deserialize)]
#[serde(rename = "Record", deny_unknown_fields)]
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
    computers: ComputersText<'a>,
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

/// At which seats the program played, each with its skill.
#[derive(Default, Deserialize)]
#[serde(rename = "Computers", deny_unknown_fields)]
struct ComputersText<'a> {
    #[serde(borrow, default)]
    south: Option<&'a RawValue>,
    #[serde(borrow, default)]
    north: Option<&'a RawValue>,
    #[serde(borrow, default)]
    east: Option<&'a RawValue>,
    #[serde(borrow, default)]
    west: Option<&'a RawValue>,
}

#[derive(Deserialize)]
#[serde(rename = "Line", deny_unknown_fields)]
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

/// Names and values in braces, in their order.
struct Entries<'a>(Vec<(&'a RawValue, &'a RawValue)>);

impl<'de> Deserialize<'de> for Entries<'de> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Entries<'de>, D::Error> {
        struct EntriesVisitor;

        impl<'de> Visitor<'de> for EntriesVisitor {
            type Value = Entries<'de>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a map")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Entries<'de>, A::Error> {
                let mut entries = Vec::new();
                while let Some(entry) = map.next_entry()? {
                    entries.push(entry);
                }
                Ok(Entries(entries))
            }
        }

        from.deserialize_map(EntriesVisitor)
    }
}

/// The part of a record that every format has.
#[derive(Deserialize)]
struct AnyFormat {
    format: u32,
}

fn dialect() -> ron::Options {
    ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME).with_recursion_limit(64)
}

struct RecordReader<'a> {
    file: &'a str,
    text: &'a str,
}

impl<'a> RecordReader<'a> {
    fn offset(&self, raw: &RawValue) -> usize {
        (raw.trim().get_ron().as_ptr() as usize).saturating_sub(self.text.as_ptr() as usize)
    }

    fn at(&self, offset: usize) -> At {
        let (line, column) = line_and_column(self.text, offset);
        At { file: self.file.into(), line, column }
    }

    /// Returns the error of a part that is read as text of its own.
    fn wrong(&self, raw: &RawValue, diagnostic: Diagnostic) -> RecordError {
        RecordError::new(self.at(self.offset(raw)), diagnostic)
    }

    fn syntax(&self, base: usize, error: &SpannedError) -> RecordError {
        if let Some(slip) = slip(self.text, base, error) {
            return RecordError::in_file(self.file.into(), vec![slip.in_file(self.file)]);
        }
        let diagnostic = ron_diagnostic(error);
        let mut at = self.at(base);
        match diagnostic.span() {
            Some(Span { line: ..=1, column }) => at.column += column - 1,
            Some(Span { line, column }) => (at.line, at.column) = (at.line + line - 1, column),
            None => {}
        }
        RecordError::new(at, diagnostic)
    }

    fn read<T: DeserializeOwned>(&self, raw: &'a RawValue) -> Result<T, RecordError> {
        let trimmed = raw.trim();
        dialect().from_str(trimmed.get_ron()).map_err(|error| self.syntax(self.offset(trimmed), &error))
    }

    fn record(&self) -> Result<Record, RecordError> {
        let text: RecordText =
            dialect().from_str(self.text).map_err(|error| match dialect().from_str::<AnyFormat>(self.text) {
                Ok(AnyFormat { format }) if format != FORMAT => RecordError::other_format(self.at(0), format),
                _ => self.syntax(0, &error),
            })?;
        let format: u32 = self.read(text.format)?;
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
        let source_map = SourceMap { file: self.file.into(), main: places, lines: line_places, ..SourceMap::default() };
        let mut record = Record {
            variant: self.read(text.variant)?,
            set: text.set.map(|raw| self.read::<Settings>(raw)).transpose()?.unwrap_or_default(),
            south: text.south,
            north: text.north,
            east: text.east,
            west: text.west,
            computers: self.computers(&text.computers)?,
            date: text.date,
            event: text.event,
            source: text.source,
            opening: text.opening.map(|raw| self.read(raw)).transpose()?,
            moves: main.moves,
            result: text.result.map(|raw| self.read::<Outcome>(raw)).transpose()?,
            notes: main.notes,
            lines,
            source_map,
        };
        let parts = [
            (SourcePart::Variant, Some(text.variant)),
            (SourcePart::Set, text.set),
            (SourcePart::Opening, text.opening),
            (SourcePart::Result, text.result),
        ];
        for (part, raw) in parts.into_iter().filter_map(|(part, raw)| Some((part, raw?))) {
            let (line, column) = line_and_column(self.text, self.offset(raw));
            record.source_map.parts.insert(part, (line as u32, column as u32));
        }
        if let Some(raw) = text.opening {
            record.source_map.opening = TextPlaces::of(self.text, self.offset(raw), raw.trim().get_ron());
        }
        record.source_map.set = text.set.map_or_else(SettingPlaces::default, |raw| self.settings(raw));
        Ok(record)
    }

    /// Returns the places of options, which have been read.
    fn settings(&self, raw: &'a RawValue) -> SettingPlaces {
        let place = |raw: &RawValue| {
            let (line, column) = line_and_column(self.text, self.offset(raw));
            (line as u32, column as u32)
        };
        let read = self.entries(raw).into_iter().filter_map(|(option, value)| {
            let place = SettingPlace { option: place(option), value: place(value) };
            Some((dialect().from_str(option.trim().get_ron()).ok()?, place))
        });
        SettingPlaces(read.collect())
    }

    /// Returns names and values in braces, which have been read.
    fn entries(&self, raw: &'a RawValue) -> Vec<(&'a RawValue, &'a RawValue)> {
        dialect().from_str::<Entries<'a>>(raw.trim().get_ron()).map_or_else(|_| Vec::new(), |Entries(all)| all)
    }

    /// Returns where what is said of a ply stands in a part that has been read; the part itself if it is not found.
    fn at_ply(&self, raw: Option<&'a RawValue>, ply: usize) -> At {
        let Some(raw) = raw else { return self.at(0) };
        let is_of_ply = |(key, _): &(&RawValue, &RawValue)| dialect().from_str(key.trim().get_ron()) == Ok(ply);
        let entry = self.entries(raw).into_iter().find(is_of_ply);
        self.at(self.offset(entry.map_or(raw, |(key, _)| key)))
    }

    fn computers(&self, text: &ComputersText<'a>) -> Result<[Option<ComputerPlayer>; 4], RecordError> {
        let mut computers = [None; 4];
        for side in Side::ALL {
            let raw = match side {
                Side::South => text.south,
                Side::North => text.north,
                Side::East => text.east,
                Side::West => text.west,
            };
            let Some(raw) = raw else { continue };
            let player: String = self.read(raw)?;
            computers[side.index()] = Some(player.parse().map_err(|it| self.wrong(raw, it))?);
        }
        Ok(computers)
    }

    fn moves(&self, raws: &[&'a RawValue]) -> Result<Vec<String>, RecordError> {
        if raws.len() > MAX_MOVES {
            return Err(RecordError::too_many_moves(self.at(self.offset(raws[0])), raws.len()));
        }
        raws.iter().map(|raw| self.read(raw)).collect()
    }

    /// A course with its notes: comments, glyphs and drawings.
    fn course(
        &self,
        moves: &[&'a RawValue],
        notes: [Option<&'a RawValue>; 3],
    ) -> Result<(Line, MovePlaces), RecordError> {
        let [comments, glyphs, drawings] = notes;
        let drawn: BTreeMap<usize, Vec<&RawValue>> = self.noted(drawings)?;
        let texts = |(&ply, raws): (&usize, &Vec<&'a RawValue>)| {
            Ok((ply, raws.iter().map(|raw| self.read(raw)).collect::<Result<Vec<String>, RecordError>>()?))
        };
        let glyph = |(ply, raw): (usize, &'a RawValue)| -> Result<(usize, Glyph), RecordError> {
            let sign: String = self.read(raw)?;
            Ok((ply, sign.parse().map_err(|it| self.wrong(raw, it))?))
        };
        let signs: BTreeMap<usize, &RawValue> = self.noted(glyphs)?;
        let read = Notes {
            comments: self.noted(comments)?,
            glyphs: signs.into_iter().map(glyph).collect::<Result<_, RecordError>>()?,
            drawings: drawn.iter().map(texts).collect::<Result<_, RecordError>>()?,
        };
        let notes = read.check(moves.len(), notes.map(|raw| move |ply| self.at_ply(raw, ply)))?;
        let drawn = drawn.into_values().flatten().collect::<Vec<_>>();
        let places = MovePlaces { moves: self.places(moves), drawn: self.inner_places(&drawn) };
        Ok((Line { moves: self.moves(moves)?, notes }, places))
    }

    /// Notes of one kind, if there are any.
    fn noted<T: Default + Deserialize<'a>>(&self, raw: Option<&'a RawValue>) -> Result<T, RecordError> {
        let Some(raw) = raw.map(RawValue::trim) else { return Ok(T::default()) };
        dialect().from_str(raw.get_ron()).map_err(|error| self.syntax(self.offset(raw), &error))
    }

    /// Line and column of the first letter of each, after its quotation mark.
    fn inner_places(&self, raws: &[&RawValue]) -> Vec<(u32, u32)> {
        let letters = |raw: &RawValue| raw.trim().get_ron().find('"').map_or(0, |at| at + 1);
        lines_and_columns(self.text, raws.iter().map(|raw| self.offset(raw) + letters(raw)))
    }

    /// Line and column of each.
    fn places(&self, raws: &[&RawValue]) -> Vec<(u32, u32)> {
        lines_and_columns(self.text, raws.iter().map(|raw| self.offset(raw)))
    }
}

/// Returns `true` if a text is that of a record, of whatever format and perhaps with mistakes, rather than a variant.
pub fn is_record_text(text: &str) -> bool {
    text.len() <= MAX_RECORD && dialect().from_str::<AnyFormat>(text).is_ok()
}

impl Record {
    /// Reads a record. `file` names it in errors.
    ///
    /// # Errors
    /// The first thing that is not as records are written, with its line and column.
    pub fn read(file: &str, text: &str) -> Result<Record, RecordError> {
        if text.len() > MAX_RECORD {
            return Err(RecordError::too_long(file, text.len()));
        }
        if text.trim().is_empty() {
            let empty = SyntaxDiagnostic::TextEmpty { file: file.into(), kind: Key("record") };
            return Err(RecordError::in_file(file.into(), vec![empty.into()]));
        }
        RecordReader { file, text }.record()
    }

    /// The record as a file holds it. Reading it gives the same record.
    pub fn write(&self) -> String {
        let mut text = format!("(\n    format: {FORMAT},\n    variant: {},\n", quoted(&self.variant));
        if !self.set.is_empty() {
            let pairs: Vec<String> = self.set.iter().map(|(k, v)| format!("{}: {}", quoted(k), quoted(v))).collect();
            text += &format!("    set: {{{}}},\n", wrapped(&pairs, WIDTH));
        }
        let known = [
            ("south", &self.south),
            ("north", &self.north),
            ("east", &self.east),
            ("west", &self.west),
            ("date", &self.date),
            ("event", &self.event),
            ("source", &self.source),
        ];
        for (name, value) in known.into_iter().filter(|(_, value)| !value.is_empty()) {
            let _ = writeln!(text, "    {name}: {},", quoted(value));
        }
        let seated = Side::ALL.into_iter().filter_map(|side| Some((side, self.computers[side.index()]?)));
        let seated: Vec<String> = seated.map(|(side, player)| format!("{}: \"{player}\"", side.word())).collect();
        if !seated.is_empty() {
            let _ = writeln!(text, "    computers: ({}),", seated.join(", "));
        }
        if let Some(opening) = &self.opening {
            let _ = writeln!(text, "    opening: {},", quoted(opening));
        }
        write_moves(&mut text, 4, &self.moves);
        if let Some(result) = self.result {
            let _ = writeln!(text, "    result: {result:?},");
        }
        write_notes(&mut text, 4, &self.notes);
        if !self.lines.is_empty() {
            text += "    lines: [\n";
            for line in &self.lines {
                text += "        (\n";
                write_moves(&mut text, 12, &line.moves);
                write_notes(&mut text, 12, &line.notes);
                text += "        ),\n";
            }
            text += "    ],\n";
        }
        text + ")\n"
    }
}

fn write_moves(text: &mut String, indent: usize, moves: &[String]) {
    let _ = writeln!(text, "{:indent$}moves: [", "");
    for line in moves.chunks(MOVES_A_LINE) {
        let line = line.iter().map(|mv| quoted(mv)).collect::<Vec<_>>().join(", ");
        let _ = writeln!(text, "{:indent$}    {line},", "");
    }
    let _ = writeln!(text, "{:indent$}],", "");
}

fn write_notes(text: &mut String, indent: usize, Notes { comments, glyphs, drawings }: &Notes) {
    if !comments.is_empty() {
        let _ = writeln!(text, "{:indent$}comments: {{", "");
        for (ply, comment) in comments {
            let _ = writeln!(text, "{:indent$}    {ply}: {},", "", quoted(comment));
        }
        let _ = writeln!(text, "{:indent$}}},", "");
    }
    if !glyphs.is_empty() {
        let all: Vec<String> = glyphs.iter().map(|(ply, glyph)| format!("{ply}: \"{glyph}\"")).collect();
        let _ = writeln!(text, "{:indent$}glyphs: {{{}}},", "", all.join(", "));
    }
    if !drawings.is_empty() {
        let list = |drawn: &[String]| drawn.iter().map(|it| quoted(it)).collect::<Vec<_>>().join(", ");
        let all: Vec<String> = drawings.iter().map(|(ply, drawn)| format!("{ply}: [{}]", list(drawn))).collect();
        let _ = writeln!(text, "{:indent$}drawings: {{{}}},", "", all.join(", "));
    }
}

/// The items, broken over lines where they would be too long for one.
fn wrapped(items: &[String], width: usize) -> String {
    let long = items.iter().map(|item| item.chars().count() + 2).sum::<usize>() > width;
    if !long {
        return items.join(", ");
    }
    let mut text = String::new();
    let mut left = 0;
    for item in items {
        let length = item.chars().count() + 2;
        if left < length {
            text += "\n        ";
            left = width - 8;
        } else {
            text.push(' ');
        }
        let _ = write!(text, "{item},");
        left = left.saturating_sub(length);
    }
    text + "\n    "
}
