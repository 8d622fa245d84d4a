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

use super::diagnostic::{GameTextDiagnostic, glyph_named, result, results};
use mancala::diagnostic::{Diagnostic, File, Key, Name, Written};
use mancala::diagnostics;
use mancala::record::read::{line_and_column, lines_and_columns};
use mancala::record::{
    At, ComputerPlayer, FORMAT, Glyph, Line, MAX_LINES, MAX_MOVES, MovePlaces, Notes, Outcome, Record, SettingPlace,
    SettingPlaces, SourcePart, TextPlaces,
};
use mancala::rules::{Settings, Side};
use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::value::RawValue;
use std::collections::BTreeMap;
use std::fmt;

/// Names of the parts of a game.
const PARTS: [&str; 18] = [
    "format",
    "variant",
    "set",
    "south",
    "north",
    "east",
    "west",
    "computers",
    "date",
    "event",
    "source",
    "opening",
    "moves",
    "result",
    "comments",
    "glyphs",
    "drawings",
    "lines",
];
/// Names of the parts of a variation.
const LINE_PARTS: [&str; 4] = ["moves", "comments", "glyphs", "drawings"];

diagnostics! {
    /// Mistakes in games as JSON.
    pub(crate) enum JsonDiagnostic {
        /// A file has nothing in it, or only blanks. Saving or copying it may have failed.
        Empty { file: File } = "json-empty",
        /// The text is JSON up to its end, where something is missing: part of the file may have been lost.
        CutOff = "json-cut-off",
        /// The text is not JSON: a comma, a quotation mark or a bracket before this character may be missing, or there
        /// is one too many.
        UnexpectedCharacter { found: char } = "json-unexpected-character",
        /// In JSON a comma stands only between two parts, unlike in other formats.
        CommaLast { sign: char } = "json-comma-last",
        /// A text begins with a quotation mark and has none in the same line to end it.
        TextOpen = "json-text-open",
        /// JSON is a format without comments. Remarks on moves stand in `comments`.
        Comment = "json-comment",
        /// Every part of a game has values of one kind, and this one is of another.
        OtherKind { found: Key, wanted: Key } = "json-other-kind",
        /// A game has a format, a variant and moves. All other parts can be left out.
        PartMissing { part: Name, example: Name } = "json-part-missing",
        /// Remarks, signs and drawings are listed by the number of the move that they belong to, in quotation marks.
        PlyForm { ply: Written } = "json-ply-form",
        /// The number of the format tells how a game is written. A newer version of the program can have another.
        Format { found: u32, known: u32 } = "json-format",
    }
}

/// Reads a game.
///
/// # Errors
/// The first thing that does not fit the format, with its line and column.
pub fn read(file: &str, text: &str) -> Result<Record, Diagnostic> {
    if text.trim().is_empty() {
        return Err(JsonDiagnostic::Empty { file: file.into() }.into());
    }
    JsonReader { file, text }.record()
}

struct JsonReader<'a> {
    file: &'a str,
    text: &'a str,
}

/// Names and values of an object, in their order.
struct Pairs<'a>(Vec<(&'a RawValue, &'a RawValue)>);

impl<'de> Deserialize<'de> for Pairs<'de> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Pairs<'de>, D::Error> {
        struct PairsVisitor;

        impl<'de> Visitor<'de> for PairsVisitor {
            type Value = Pairs<'de>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("names and values")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Pairs<'de>, A::Error> {
                let mut pairs = Vec::new();
                while let Some(pair) = map.next_entry()? {
                    pairs.push(pair);
                }
                Ok(Pairs(pairs))
            }
        }

        from.deserialize_map(PairsVisitor)
    }
}

/// Parts of an object by their names. One that is `null` counts as left out.
struct Parts<'a> {
    whole: &'a RawValue,
    named: BTreeMap<String, &'a RawValue>,
}

impl<'a> Parts<'a> {
    fn get(&self, name: &str) -> Option<&'a RawValue> {
        self.named.get(name).copied()
    }
}

/// Returns the mistake in a text that is JSON up to an offset, and the offset of the mistake.
///
/// ```
/// let (at, mistake) = naqala_core::exchange::json::stopped("{\"variant\":kalah}", 11);
/// assert_eq!((at, mistake.code().id), (11, "json-unexpected-character"));
/// ```
pub fn stopped(text: &str, at: usize) -> (usize, Diagnostic) {
    let (at, mistake) = not_json(text, at);
    (at, mistake.into())
}

fn not_json(text: &str, at: usize) -> (usize, JsonDiagnostic) {
    if let Some(begin) = open_text(text, at) {
        return (begin, JsonDiagnostic::TextOpen);
    }
    let (before, rest) = text.split_at_checked(at).unwrap_or((text, ""));
    let comma = before.trim_end().strip_suffix(',').map(str::len);
    match (rest.chars().next(), comma) {
        (None, _) => (text.trim_end().len(), JsonDiagnostic::CutOff),
        (Some('#' | '/'), _) => (at, JsonDiagnostic::Comment),
        (Some(sign @ ('}' | ']')), Some(comma)) => (comma, JsonDiagnostic::CommaLast { sign }),
        (Some(found), _) => (at, JsonDiagnostic::UnexpectedCharacter { found }),
    }
}

/// Returns where the text in quotation marks begins that begins before an offset and is not closed in its line.
fn open_text(text: &str, end: usize) -> Option<usize> {
    let mut begin = None;
    let mut is_escaped = false;
    for (at, sign) in text.char_indices() {
        match (sign, begin) {
            ('"', None) if at >= end => return None,
            ('"', None) => begin = Some(at),
            ('\n', Some(begin)) => return Some(begin),
            ('"', Some(_)) if !is_escaped => begin = None,
            _ => {}
        }
        is_escaped = begin.is_some() && sign == '\\' && !is_escaped;
    }
    begin
}

/// Returns the kind of a value: a key for messages.
fn kind(raw: &RawValue) -> &'static str {
    match raw.get().as_bytes().first() {
        Some(b'"') => "text",
        Some(b'[') => "list",
        Some(b'{') => "object",
        Some(b't' | b'f' | b'n') => "word",
        _ => "number",
    }
}

impl<'a> JsonReader<'a> {
    fn offset(&self, raw: &RawValue) -> usize {
        (raw.get().as_ptr() as usize).saturating_sub(self.text.as_ptr() as usize)
    }

    /// Returns a mistake at a byte offset.
    fn mistake_at(&self, offset: usize, it: impl Into<Diagnostic>) -> Diagnostic {
        let (line, column) = line_and_column(self.text, offset);
        it.into().at(line, column)
    }

    /// Returns a mistake in a value.
    fn mistake(&self, raw: &RawValue, it: impl Into<Diagnostic>) -> Diagnostic {
        self.mistake_at(self.offset(raw), it)
    }

    fn place(&self, raw: &RawValue) -> (u32, u32) {
        let (line, column) = line_and_column(self.text, self.offset(raw));
        (line as u32, column as u32)
    }

    /// Reads a part of the text that begins at a byte offset.
    fn parse<T: Deserialize<'a>>(&self, base: usize, part: &'a str) -> Result<T, Diagnostic> {
        serde_json::from_str(part).map_err(|error| {
            let start = part.split('\n').take(error.line().saturating_sub(1)).map(|line| line.len() + 1).sum::<usize>();
            let at = if error.is_eof() { part.len() } else { start + error.column().saturating_sub(1) };
            let (at, mistake) = not_json(part, at.min(part.len()));
            self.mistake_at(base + at, mistake)
        })
    }

    /// Reads a value of a kind.
    fn value<T: Deserialize<'a>>(&self, raw: &'a RawValue, wanted: &'static str) -> Result<T, Diagnostic> {
        if kind(raw) == wanted { self.parse(self.offset(raw), raw.get()) } else { Err(self.other_kind(raw, wanted)) }
    }

    fn other_kind(&self, raw: &RawValue, wanted: &'static str) -> Diagnostic {
        self.mistake(raw, JsonDiagnostic::OtherKind { found: Key(kind(raw)), wanted: Key(wanted) })
    }

    fn string(&self, raw: &'a RawValue) -> Result<String, Diagnostic> {
        self.value(raw, "text")
    }

    fn list(&self, raw: &'a RawValue) -> Result<Vec<&'a RawValue>, Diagnostic> {
        self.value(raw, "list")
    }

    fn pairs(&self, raw: &'a RawValue) -> Result<Vec<(&'a RawValue, &'a RawValue)>, Diagnostic> {
        Ok(self.value::<Pairs<'a>>(raw, "object")?.0)
    }

    fn strings(&self, raws: &[&'a RawValue]) -> Result<Vec<String>, Diagnostic> {
        raws.iter().map(|raw| self.string(raw)).collect()
    }

    /// Reads an object with some parts of these names.
    fn parts(&self, whole: &'a RawValue, known: &[&'static str]) -> Result<Parts<'a>, Diagnostic> {
        let mut named = BTreeMap::new();
        for (key, value) in self.pairs(whole)? {
            let name = self.string(key)?;
            if !known.contains(&&*name) {
                let known = known.iter().map(|&name| name.into()).collect();
                return Err(self.mistake(key, GameTextDiagnostic::PartUnknown { part: name.into(), known }));
            }
            if named.insert(name.clone(), value).is_some() {
                return Err(self.mistake(key, GameTextDiagnostic::PartTwice { part: name.into() }));
            }
        }
        named.retain(|_, value| value.get() != "null");
        Ok(Parts { whole, named })
    }

    fn required(&self, parts: &Parts<'a>, name: &'static str) -> Result<&'a RawValue, Diagnostic> {
        let end = self.offset(parts.whole) + parts.whole.get().len() - 1;
        let example = match name {
            "format" => r#""format": 1"#,
            "variant" => r#""variant": "kalah""#,
            _ => r#""moves": ["c1"]"#,
        };
        let missing = JsonDiagnostic::PartMissing { part: name.into(), example: example.into() };
        parts.get(name).ok_or_else(|| self.mistake_at(end, missing))
    }

    fn record(&self) -> Result<Record, Diagnostic> {
        let whole: &RawValue = self.parse(0, self.text)?;
        // Another format may have other parts.
        if let Some((_, format)) = self.pairs(whole)?.into_iter().find(|(name, _)| name.get() == "\"format\"") {
            self.check_format(format)?;
        }
        let parts = self.parts(whole, &PARTS)?;
        self.required(&parts, "format")?;
        let variant = self.required(&parts, "variant")?;
        let (main, places) = self.course(&parts)?;
        let lines = parts.get("lines").map_or(Ok(Vec::new()), |raw| self.list(raw))?;
        if lines.len() > MAX_LINES {
            let too_many = GameTextDiagnostic::TooManyVariations { variations: lines.len(), most: MAX_LINES };
            return Err(self.mistake(lines[0], too_many));
        }
        let line = |raw: &&'a RawValue| self.course(&self.parts(raw, &LINE_PARTS)?);
        let lines = lines.iter().map(line).collect::<Result<Vec<_>, Diagnostic>>()?;
        let (lines, line_places) = lines.into_iter().unzip();
        let fact = |name: &str| parts.get(name).map_or(Ok(String::new()), |raw| self.string(raw));
        let mut record = Record {
            variant: self.string(variant)?,
            set: parts.get("set").map_or(Ok(Settings::new()), |raw| self.settings(raw))?,
            south: fact("south")?,
            north: fact("north")?,
            east: fact("east")?,
            west: fact("west")?,
            computers: parts.get("computers").map_or(Ok([None; 4]), |raw| self.computers(raw))?,
            date: fact("date")?,
            event: fact("event")?,
            source: fact("source")?,
            opening: parts.get("opening").map(|raw| self.string(raw)).transpose()?,
            moves: main.moves,
            result: parts.get("result").map(|raw| self.result(raw)).transpose()?,
            notes: main.notes,
            lines,
            ..Record::default()
        };
        record.source_map.file = self.file.into();
        record.source_map.main = places;
        record.source_map.lines = line_places;
        let places = [
            (SourcePart::Variant, "variant"),
            (SourcePart::Set, "set"),
            (SourcePart::Opening, "opening"),
            (SourcePart::Result, "result"),
        ];
        let places = places.into_iter().filter_map(|(part, name)| Some((part, self.place(parts.get(name)?))));
        record.source_map.parts.extend(places);
        if let Some(raw) = parts.get("opening") {
            record.source_map.opening = TextPlaces::of(self.text, self.offset(raw), raw.get());
        }
        if let Some(raw) = parts.get("set") {
            record.source_map.set = self.setting_places(raw)?;
        }
        Ok(record)
    }

    fn check_format(&self, raw: &'a RawValue) -> Result<(), Diagnostic> {
        match raw.get().parse() {
            Ok(FORMAT) => Ok(()),
            Ok(found) => Err(self.mistake(raw, JsonDiagnostic::Format { found, known: FORMAT })),
            Err(_) => Err(self.other_kind(raw, "number")),
        }
    }

    fn settings(&self, raw: &'a RawValue) -> Result<Settings, Diagnostic> {
        let mut set = Settings::new();
        for (key, value) in self.pairs(raw)? {
            let option = self.string(key)?;
            if set.insert(option.clone(), self.string(value)?).is_some() {
                return Err(self.mistake(key, GameTextDiagnostic::PartTwice { part: option.into() }));
            }
        }
        Ok(set)
    }

    fn setting_places(&self, raw: &'a RawValue) -> Result<SettingPlaces, Diagnostic> {
        let place = |(key, value): (&'a RawValue, &'a RawValue)| {
            Ok((self.string(key)?, SettingPlace { option: self.place(key), value: self.place(value) }))
        };
        Ok(SettingPlaces(self.pairs(raw)?.into_iter().map(place).collect::<Result<_, Diagnostic>>()?))
    }

    fn computers(&self, raw: &'a RawValue) -> Result<[Option<ComputerPlayer>; 4], Diagnostic> {
        let seats = self.parts(raw, &Side::ALL.map(Side::word))?;
        let mut computers = [None; 4];
        for side in Side::ALL {
            if let Some(raw) = seats.get(side.word()) {
                // For the time being: a player that is none gives a sentence.
                let player: ComputerPlayer = self.string(raw)?.parse().map_err(|it| self.mistake(raw, it))?;
                computers[side.index()] = Some(player);
            }
        }
        Ok(computers)
    }

    fn result(&self, raw: &'a RawValue) -> Result<Outcome, Diagnostic> {
        let text = self.string(raw)?;
        let known = Outcome::ALL.into_iter().find(|&outcome| result(outcome).0 == text);
        let unknown = || GameTextDiagnostic::ResultUnknown { result: text.into(), known: results() };
        known.ok_or_else(|| self.mistake(raw, unknown()))
    }

    /// Reads values by the number of the ply that they belong to.
    fn by_ply<T>(
        &self,
        raw: Option<&'a RawValue>,
        read: impl Fn(&'a RawValue) -> Result<T, Diagnostic>,
    ) -> Result<BTreeMap<usize, T>, Diagnostic> {
        let Some(raw) = raw else { return Ok(BTreeMap::new()) };
        let mut values = BTreeMap::new();
        for (key, value) in self.pairs(raw)? {
            let ply = self.string(key)?;
            let number = ply.parse().ok();
            let number =
                number.ok_or_else(|| self.mistake(key, JsonDiagnostic::PlyForm { ply: ply.as_str().into() }))?;
            if values.insert(number, read(value)?).is_some() {
                return Err(self.mistake(key, GameTextDiagnostic::PartTwice { part: ply.into() }));
            }
        }
        Ok(values)
    }

    /// Reads moves with their notes: comments, glyphs and drawings.
    fn course(&self, parts: &Parts<'a>) -> Result<(Line, MovePlaces), Diagnostic> {
        let moves = self.list(self.required(parts, "moves")?)?;
        if moves.len() > MAX_MOVES {
            let too_many = GameTextDiagnostic::TooManyMoves { moves: moves.len(), most: MAX_MOVES };
            return Err(self.mistake(moves[0], too_many));
        }
        let raws = ["comments", "glyphs", "drawings"].map(|name| parts.get(name));
        let [comments, glyphs, drawings] = raws;
        let glyph = |raw| glyph_named(&self.string(raw)?).map_err(|it| self.mistake(raw, it));
        let drawn = self.by_ply(drawings, |raw| self.list(raw))?;
        let texts = |(&ply, raws): (&usize, &Vec<&'a RawValue>)| Ok((ply, self.strings(raws)?));
        let notes = Notes {
            comments: self.by_ply(comments, |raw| self.string(raw))?,
            glyphs: self.by_ply(glyphs, glyph)?,
            drawings: drawn.iter().map(texts).collect::<Result<_, Diagnostic>>()?,
        };
        let at = |raw: Option<&'a RawValue>, ply: usize| {
            let is_of_ply = |(key, _): &(&RawValue, &RawValue)| key.get().trim_matches('"').parse() == Ok(ply);
            let entry = raw.and_then(|raw| self.pairs(raw).ok()?.into_iter().find(is_of_ply));
            let raw = entry.map(|(key, _)| key).or(raw);
            let (line, column) = line_and_column(self.text, raw.map_or(0, |raw| self.offset(raw)));
            At { file: self.file.into(), line, column }
        };
        let at = raws.map(|raw| move |ply| at(raw, ply));
        let notes = notes.check(moves.len(), at).map_err(|error| error.first().clone())?;
        let drawn = drawn.into_values().flatten().collect::<Vec<_>>();
        let places = MovePlaces { moves: self.places(&moves), drawn: self.inner_places(&drawn) };
        Ok((Line { moves: self.strings(&moves)?, notes }, places))
    }

    /// Returns line and column of the first letter of each text, after its quotation mark.
    fn inner_places(&self, raws: &[&RawValue]) -> Vec<(u32, u32)> {
        lines_and_columns(self.text, raws.iter().map(|raw| self.offset(raw) + 1))
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
        computers: seated.map(|(side, player)| (side, player.to_string())).collect(),
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
