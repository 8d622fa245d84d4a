//! Games on the standard input, one JSON object a line.

use mancala::engine::{self, Position};
use mancala::record::notation::{NotationError, parse_opening, pit_named, shorten};
use mancala::record::{MAX_MOVES, named_rules, text_of};
use mancala::rules::{Catalogue, Rules, Settings, Side};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::io::{self, BufRead, Read};
use std::path::Path;

/// The longest line that is read, in bytes.
const MAX_LINE: usize = 1 << 20;

/// A game as a line gives it.
#[derive(Deserialize)]
#[serde(rename = "game", deny_unknown_fields)]
struct Line {
    /// An id, or the path of a variant file.
    variant: String,
    #[serde(default)]
    set: BTreeMap<String, Value>,
    #[serde(default)]
    moves: Vec<String>,
    position: Option<String>,
    opening: Option<Opening>,
}

/// An option's value: numbers may be written as such.
#[derive(Deserialize)]
#[serde(untagged, expecting = "expected an option's value, a string or a number")]
enum Value {
    Text(String),
    Number(u64),
}

/// A position in place of the variant's own opening.
#[derive(Deserialize)]
#[serde(rename = "opening", deny_unknown_fields)]
struct Opening {
    /// Row 1 first, each from South's left.
    pits: Vec<Vec<u32>>,
    /// Seeds in the pits at the ends, by their names.
    #[serde(default)]
    ends: BTreeMap<String, u32>,
    #[serde(default)]
    stores: BySide,
    #[serde(default)]
    hands: BySide,
    #[serde(default)]
    penalties: BySide,
    /// Special pieces, as in `pits`.
    #[serde(default)]
    specials: Vec<Vec<u32>>,
    /// Special pieces in the pits at the ends.
    #[serde(default)]
    end_specials: BTreeMap<String, u32>,
    /// Special pieces that the sides have won.
    #[serde(default)]
    specials_won: BySide,
    /// Sides that have lost while others play on.
    #[serde(default)]
    lost: Vec<String>,
    /// `trap S`, `barred`, `house`, `house barred`, `closed` or `won S`, by the pit's name.
    #[serde(default)]
    marks: BTreeMap<String, String>,
    /// The one that goes with the seeds if left out.
    #[serde(rename = "phase")]
    stage: Option<String>,
    /// `S`, `N`, `E` or `W`; whoever begins in this game if left out.
    to_move: Option<String>,
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

/// A game ready to be played through.
pub(super) struct Game {
    pub(super) rules: Rules,
    pub(super) start: Position,
    pub(super) moves: Vec<String>,
}

/// The next line that is not empty, without its end; `None` at the end of the text. A line that is too long or no text
/// is passed over and gives an error.
pub(super) fn next_line(text: &mut dyn BufRead) -> io::Result<Option<Result<String, String>>> {
    loop {
        let mut line = Vec::new();
        if text.take(MAX_LINE as u64 + 1).read_until(b'\n', &mut line)? == 0 {
            return Ok(None);
        }
        if line.len() > MAX_LINE && line.last() != Some(&b'\n') {
            skip_line(text)?;
            return Ok(Some(Err(format!("the line is too long; expected at most {MAX_LINE} bytes"))));
        }
        match text_of(line) {
            Ok(line) if line.trim().is_empty() => {}
            Ok(line) => return Ok(Some(Ok(line))),
            Err(_) => return Ok(Some(Err("the line is no text; expected UTF-8".into()))),
        }
    }
}

fn skip_line(text: &mut dyn BufRead) -> io::Result<()> {
    loop {
        let here = text.fill_buf()?;
        if here.is_empty() {
            return Ok(());
        }
        let end = here.iter().position(|&b| b == b'\n');
        let used = end.map_or(here.len(), |end| end + 1);
        text.consume(used);
        if end.is_some() {
            return Ok(());
        }
    }
}

/// Reads a line.
///
/// # Errors
/// If the line is no game: a sentence with the problem and the expected input.
pub(super) fn read_game(line: &str, catalogue: &Catalogue) -> Result<Game, String> {
    let line: Line = serde_json::from_str(line).map_err(|error| format!("the line is no game: {error}"))?;
    if line.moves.len() > MAX_MOVES {
        return Err(format!("there are {} moves; expected at most {MAX_MOVES}", line.moves.len()));
    }
    let text = |value| match value {
        Value::Text(text) => text,
        Value::Number(number) => number.to_string(),
    };
    let set: Settings = line.set.into_iter().map(|(option, value)| (option, text(value))).collect();
    let rules = named_rules(catalogue, &line.variant, Path::new(""), &set).map_err(|error| error.to_string())?;
    let start = match (line.position, line.opening) {
        (Some(_), Some(_)) => return Err("both `position` and `opening` are given; expected one of them".into()),
        (Some(text), None) => parse_opening(&rules, &text).map_err(|error| format!("position: {error}"))?,
        (None, Some(opening)) => opening.position(&rules).map_err(|error| format!("opening: {error}"))?,
        (None, None) => engine::start(&rules),
    };
    Ok(Game { rules, start, moves: line.moves })
}

impl Opening {
    /// The position, by way of its text, so that both are checked alike.
    fn position(&self, rules: &Rules) -> Result<Position, String> {
        let (rows, columns) = (usize::from(rules.board.rows), usize::from(rules.board.columns));
        if self.pits.len() != rows {
            return Err(format!("`pits` has {} rows; expected {rows}", self.pits.len()));
        }
        if let Some(short) = self.pits.iter().position(|row| row.len() != columns) {
            return Err(format!("row {} has {} pits; expected {columns}", short + 1, self.pits[short].len()));
        }
        let row = |row: &Vec<u32>| row.iter().map(u32::to_string).collect::<Vec<_>>().join(",");
        let read = rules.board.shape().rows_as_read();
        let mut text = read.map(|number| row(&self.pits[usize::from(number)])).collect::<Vec<_>>().join("/");
        let sides = rules.board.sides();
        let all = |seeds: &BySide| sides.iter().map(|&side| seeds.of(side).to_string()).collect::<Vec<_>>().join(",");
        for (name, seeds) in [("stores", &self.stores), ("hands", &self.hands), ("penalties", &self.penalties)] {
            let nobody = Side::ALL.into_iter().find(|side| !sides.contains(side) && seeds.of(*side) != 0);
            if let Some(side) = nobody {
                return Err(format!("`{name}` has seeds for {}, who does not play this game", side.letter()));
            }
            text += &format!(" {name}={}", all(seeds));
        }
        text += &self.at_ends(rules, "ends", &self.ends)?;
        text += &self.at_ends(rules, "end-specials", &self.end_specials)?;
        if rules.board.specials_in_rows() || !self.specials.is_empty() {
            if self.specials.len() != rows || self.specials.iter().any(|row| row.len() != columns) {
                return Err(format!("`specials` is no board; expected {rows} rows of {columns} pits"));
            }
            let read = rules.board.shape().rows_as_read();
            let pieces = read.map(|number| row(&self.specials[usize::from(number)])).collect::<Vec<_>>().join("/");
            text += &format!(" specials={pieces}");
        }
        if rules.board.specials > 0 {
            text += &format!(" specials-won={}", all(&self.specials_won));
        }
        if !self.lost.is_empty() {
            let lost = self.lost.iter().map(|side| word(side)).collect::<Result<Vec<_>, _>>()?;
            text += &format!(" lost={}", lost.join(","));
        }
        let mut marks = Vec::new();
        for (pit, mark) in &self.marks {
            pit_named(rules, pit).ok_or_else(|| format!("`{}` is no pit of this board", shorten(pit)))?;
            marks.push(format!("{pit}:{}", word(&mark.replace(' ', "-"))?));
        }
        if !marks.is_empty() {
            text += &format!(" marks={}", marks.join(","));
        }
        if let Some(stage) = &self.stage {
            text += &format!(" phase={}", word(stage)?);
        }
        let first = rules.board.first.letter().to_string();
        text += &format!(" to={}", word(self.to_move.as_ref().unwrap_or(&first))?);
        parse_opening(rules, &text).map_err(|error| match error {
            NotationError::Position { problem, expected, .. } => format!("{problem}; expected {expected}"),
            other => other.to_string(),
        })
    }
}

impl Opening {
    /// Returns what lies in the pits at the ends, as a field of a position's text; nothing where nothing is said of it.
    fn at_ends(&self, rules: &Rules, name: &str, held: &BTreeMap<String, u32>) -> Result<String, String> {
        let names: Vec<String> = rules.board.ends().map(|pit| rules.board.name(pit)).collect();
        if let Some(other) = held.keys().find(|other| !names.contains(other)) {
            return Err(format!("`{}` is no pit at an end of this board", shorten(other)));
        }
        let counts: Vec<String> = names.iter().map(|name| held.get(name).copied().unwrap_or(0).to_string()).collect();
        Ok(if held.is_empty() { String::new() } else { format!(" {name}={}", counts.join(",")) })
    }
}

/// A word that may stand in a position's text.
fn word(text: &str) -> Result<&str, String> {
    let plain = !text.is_empty() && text.chars().all(|c| c.is_alphanumeric() || matches!(c, '-' | '_'));
    if plain { Ok(text) } else { Err(format!("`{}` is not known here", shorten(text))) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_are_passed_over_and_the_next_one_is_read() {
        let long = format!("{}\n\n  \n{{}}\n", "x".repeat(3 * MAX_LINE));
        let mut text = long.as_bytes();
        assert!(matches!(next_line(&mut text), Ok(Some(Err(fault))) if fault.contains("too long")));
        assert!(matches!(next_line(&mut text), Ok(Some(Ok(line))) if line == "{}\n"));
        assert!(matches!(next_line(&mut text), Ok(None)));
    }
}
