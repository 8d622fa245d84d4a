//! Positions of games on the standard input, as JSON objects.

use super::input::{InputDiagnostic, Object};
use mancala::diagnostic::{Diagnostic, Span};
use mancala::engine::Position;
use mancala::record::notation::{parse_opening, pit_named};
use mancala::rules::{Rules, Side};
use serde::Deserialize;
use serde_json::value::RawValue;
use std::collections::BTreeMap;

/// A position in place of the variant's own opening.
pub(super) struct Opening {
    /// Row 1 first, each from South's left.
    pits: Vec<Vec<u32>>,
    /// The columns at which the rows begin.
    rows: Vec<usize>,
    /// Seeds in the pits at the ends, by their names.
    ends: BTreeMap<String, u32>,
    stores: BySide,
    hands: BySide,
    penalties: BySide,
    /// Special pieces, as in `pits`.
    specials: Vec<Vec<u32>>,
    /// Special pieces in the pits at the ends.
    end_specials: BTreeMap<String, u32>,
    /// Special pieces that the sides have won.
    specials_won: BySide,
    /// Sides that have lost while others play on.
    lost: Vec<String>,
    /// `trap S`, `barred`, `house`, `house barred`, `closed` or `won S`, by the pit's name.
    marks: BTreeMap<String, String>,
    /// The one that goes with the seeds if left out.
    stage: Option<String>,
    /// `S`, `N`, `E` or `W`; whoever begins in this game if left out.
    to_move: Option<String>,
    /// Columns of the values, by their keys.
    columns: BTreeMap<&'static str, usize>,
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct BySide {
    #[serde(rename = "S", default)]
    south: i64,
    #[serde(rename = "N", default)]
    north: i64,
    #[serde(rename = "E", default)]
    east: i64,
    #[serde(rename = "W", default)]
    west: i64,
}

impl BySide {
    fn of(&self, side: Side) -> i64 {
        match side {
            Side::South => self.south,
            Side::North => self.north,
            Side::East => self.east,
            Side::West => self.west,
        }
    }
}

impl Opening {
    /// Reads the object that a part of a line is.
    pub(super) fn read(line: &str, part: &str) -> Result<Opening, Diagnostic> {
        let keys = [
            "pits",
            "ends",
            "stores",
            "hands",
            "penalties",
            "specials",
            "end_specials",
            "specials_won",
            "lost",
            "marks",
            "phase",
            "to_move",
        ];
        let mut object = Object::read(line, part, &keys)?;
        let columns = object.entries.iter().map(|(key, value)| (*key, object.column_of(value))).collect();
        let pits = object.entries.get("pits").and_then(|raw| serde_json::from_str::<Vec<&RawValue>>(raw.get()).ok());
        let rows = pits.unwrap_or_default().into_iter().map(|row| object.column_of(row)).collect();
        Ok(Opening {
            columns,
            rows,
            pits: object.needed("pits", "rows")?.0,
            ends: object.or_default("ends", "counts")?,
            stores: object.or_default("stores", "sides")?,
            hands: object.or_default("hands", "sides")?,
            penalties: object.or_default("penalties", "sides")?,
            specials: object.or_default("specials", "rows")?,
            end_specials: object.or_default("end_specials", "counts")?,
            specials_won: object.or_default("specials_won", "sides")?,
            lost: object.or_default("lost", "texts")?,
            marks: object.or_default("marks", "marks")?,
            stage: object.optional("phase", "text")?.map(|(stage, _)| stage),
            to_move: object.optional("to_move", "text")?.map(|(side, _)| side),
        })
    }

    /// The position, by way of its text, so that both are checked alike.
    ///
    /// # Errors
    /// The first mistake, at the column of the value that it is about, if that is known.
    pub(super) fn position(&self, rules: &Rules) -> Result<Position, Diagnostic> {
        let wrong = |key: &'static str, mistake: InputDiagnostic| self.at(key, mistake);
        let (rows, columns) = (usize::from(rules.board.rows), usize::from(rules.board.columns));
        if self.pits.len() != rows {
            return Err(wrong("pits", InputDiagnostic::Rows { rows: self.pits.len(), expected: rows }));
        }
        if let Some(index) = self.pits.iter().position(|row| row.len() != columns) {
            let row = InputDiagnostic::Row { row: index + 1, pits: self.pits[index].len(), expected: columns };
            let span = self.rows.get(index).map(|&column| Span { line: 1, column });
            return Err(Diagnostic::from(row).with_span(span));
        }
        let mut text = OpeningText::default();
        text.put("pits", &rows_text(rules, &self.pits));
        let sides = rules.board.sides();
        let all = |seeds: &BySide| sides.iter().map(|&side| seeds.of(side).to_string()).collect::<Vec<_>>().join(",");
        for (name, seeds) in [("stores", &self.stores), ("hands", &self.hands), ("penalties", &self.penalties)] {
            let nobody = Side::ALL.into_iter().find(|side| !sides.contains(side) && seeds.of(*side) != 0);
            if let Some(side) = nobody {
                let side = side.letter().to_string().into();
                return Err(wrong(name, InputDiagnostic::Nobody { key: name.into(), side }));
            }
            text.put(name, &format!(" {name}={}", all(seeds)));
        }
        for (key, name, held) in [("ends", "ends", &self.ends), ("end_specials", "end-specials", &self.end_specials)] {
            text.put(key, &self.at_ends(rules, name, held).map_err(|it| wrong(key, it))?);
        }
        if rules.board.specials_in_rows() || !self.specials.is_empty() {
            if self.specials.len() != rows || self.specials.iter().any(|row| row.len() != columns) {
                return Err(wrong("specials", InputDiagnostic::Specials { rows, pits: columns }));
            }
            text.put("specials", &format!(" specials={}", rows_text(rules, &self.specials)));
        }
        if rules.board.specials > 0 {
            text.put("specials_won", &format!(" specials-won={}", all(&self.specials_won)));
        }
        self.put_words(rules, &mut text)?;
        parse_opening(rules, &text.text).map_err(|error| {
            let key = text.key_at(error.column().unwrap_or(1));
            self.at(key, InputDiagnostic::Opening { because: Diagnostic::from(error).with_span(None) })
        })
    }

    /// Adds what is said in words: who has lost, marks, the stage and whose turn it is.
    fn put_words(&self, rules: &Rules, text: &mut OpeningText) -> Result<(), Diagnostic> {
        if !self.lost.is_empty() {
            let lost = self.lost.iter().map(|side| word(side)).collect::<Result<Vec<_>, _>>();
            text.put("lost", &format!(" lost={}", lost.map_err(|it| self.at("lost", it))?.join(",")));
        }
        let mut marks = Vec::new();
        for (pit, mark) in &self.marks {
            let unknown = || self.at("marks", InputDiagnostic::NoPit { pit: pit.as_str().into() });
            pit_named(rules, pit).ok_or_else(unknown)?;
            let mark = mark.replace(' ', "-");
            marks.push(format!("{pit}:{}", word(&mark).map_err(|it| self.at("marks", it))?));
        }
        if !marks.is_empty() {
            text.put("marks", &format!(" marks={}", marks.join(",")));
        }
        if let Some(stage) = &self.stage {
            text.put("phase", &format!(" phase={}", word(stage).map_err(|it| self.at("phase", it))?));
        }
        let first = rules.board.first.letter().to_string();
        let to_move = word(self.to_move.as_ref().unwrap_or(&first)).map_err(|it| self.at("to_move", it))?;
        text.put("to_move", &format!(" to={to_move}"));
        Ok(())
    }

    /// Returns a mistake in the value of a key.
    fn at(&self, key: &str, mistake: InputDiagnostic) -> Diagnostic {
        let span = self.columns.get(key).map(|&column| Span { line: 1, column });
        Diagnostic::from(mistake).with_span(span)
    }

    /// Returns what lies in the pits at the ends, as a field of a position's text; nothing where nothing is said of it.
    fn at_ends(&self, rules: &Rules, name: &str, held: &BTreeMap<String, u32>) -> Result<String, InputDiagnostic> {
        let names: Vec<String> = rules.board.ends().map(|pit| rules.board.name(pit)).collect();
        if let Some(other) = held.keys().find(|other| !names.contains(other)) {
            return Err(InputDiagnostic::NoEnd { pit: other.as_str().into() });
        }
        let counts: Vec<String> = names.iter().map(|name| held.get(name).copied().unwrap_or(0).to_string()).collect();
        Ok(if held.is_empty() { String::new() } else { format!(" {name}={}", counts.join(",")) })
    }
}

/// The text of a position, put together from the values of keys.
#[derive(Default)]
struct OpeningText {
    text: String,
    /// The keys, each with the number of characters before what it adds.
    keys: Vec<(usize, &'static str)>,
}

impl OpeningText {
    /// Adds what comes of a key.
    fn put(&mut self, key: &'static str, text: &str) {
        self.keys.push((self.text.chars().count(), key));
        self.text += text;
    }

    /// The key from which the character at a column comes, from 1.
    fn key_at(&self, column: usize) -> &'static str {
        self.keys.iter().rfind(|(before, _)| *before < column).map_or("pits", |(_, key)| key)
    }
}

/// Numbers of pits, row 1 first, as a position's text has them.
fn rows_text(rules: &Rules, rows: &[Vec<u32>]) -> String {
    let row = |row: &Vec<u32>| row.iter().map(u32::to_string).collect::<Vec<_>>().join(",");
    let read = rules.board.shape().rows_as_read();
    read.map(|number| row(&rows[usize::from(number)])).collect::<Vec<_>>().join("/")
}

/// A word that may stand in a position's text.
fn word(text: &str) -> Result<&str, InputDiagnostic> {
    let plain = !text.is_empty() && text.chars().all(|c| c.is_alphanumeric() || matches!(c, '-' | '_'));
    if plain { Ok(text) } else { Err(InputDiagnostic::NoWord { word: text.into() }) }
}
