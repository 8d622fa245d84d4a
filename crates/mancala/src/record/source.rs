//! Places of the parts of a record in the text from which it was read, for errors and warnings.

use super::error::located;
use super::read::line_and_column;
use crate::diagnostic::{Argument, Diagnostic, Span};
use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

/// A part of a record of which errors speak.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum SourcePart {
    /// The game.
    Variant,
    /// The options.
    Set,
    /// The opening.
    Opening,
    /// The result.
    Result,
}

/// Line and column, from 1, of the parts of a record in the text from which it was read. Two records are equal wherever
/// they were read.
#[derive(Clone, Debug, Default)]
pub struct SourceMap {
    /// The file; empty for a record that was not read from one.
    pub file: Arc<str>,
    /// The parts that are there.
    pub parts: BTreeMap<SourcePart, (u32, u32)>,
    /// The options, each by itself.
    pub set: SettingPlaces,
    /// The letters of the opening.
    pub opening: TextPlaces,
    /// The moves, and what is drawn after them.
    pub main: MovePlaces,
    /// The same of each of the lines.
    pub lines: Vec<MovePlaces>,
    /// Oddities of the text that did not keep it from being read.
    pub warnings: Vec<Warning>,
}

impl SourceMap {
    /// Adds a warning: something odd in the text that did not keep it from being read, with its place.
    pub fn warn(&mut self, odd: Diagnostic) {
        self.warnings.push(Warning { file: Arc::clone(&self.file), diagnostic: odd });
    }
}

/// Line and column, from 1, of an option and of its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SettingPlace {
    /// The id of the option.
    pub option: (u32, u32),
    /// The value.
    pub value: (u32, u32),
}

/// Places of options by their ids.
#[derive(Clone, Debug, Default)]
pub struct SettingPlaces(pub BTreeMap<String, SettingPlace>);

impl SettingPlaces {
    /// Returns the place that a mistake in options is about: the value of the first option that it names with its
    /// value, else the id of the first option that it names.
    pub fn of(&self, mistake: &Diagnostic) -> Option<Span> {
        fn of_argument(places: &SettingPlaces, value: &Argument) -> Option<Span> {
            match value {
                Argument::Because(because) => places.of(because),
                Argument::OneOf(values) => values.iter().find_map(|value| of_argument(places, value)),
                _ => None,
            }
        }
        let Some(Argument::Written(option)) = mistake.argument("option") else {
            return mistake.arguments().iter().find_map(|(_, value)| of_argument(self, value));
        };
        let place = self.0.get(option)?;
        let (line, column) = if mistake.argument("value").is_some() { place.value } else { place.option };
        Some(Span { line: line as usize, column: column as usize })
    }
}

/// Places of the characters of a text in its file, where it stands between quotation marks and with escapes, or as it
/// is.
#[derive(Clone, Debug, Default)]
pub struct TextPlaces(Vec<Run>);

/// Characters that stand one after the other in a line of the file.
#[derive(Clone, Copy, Debug)]
struct Run {
    /// Number of characters of the text before it.
    before: usize,
    line: usize,
    column: usize,
}

impl TextPlaces {
    /// Returns the places in `text` of the text that is written from a byte on as `written`.
    pub fn of(text: &str, offset: usize, written: &str) -> TextPlaces {
        let (line, column) = line_and_column(text, offset);
        TextPlaces::from(line, column, written)
    }

    /// Returns the places of the text that is written from a line and a column on as `written`.
    pub fn from(mut line: usize, mut column: usize, written: &str) -> TextPlaces {
        let is_raw = written.starts_with("r\"") || written.starts_with("r#");
        let opening = if is_raw || written.starts_with('"') { written.find('"').map_or(0, |at| at + 1) } else { 0 };
        column += written[..opening].chars().count();
        let (mut runs, mut before, mut rest) = (Vec::new(), 0, &written[opening..]);
        let mut breaks = true;
        while let Some(sign) = rest.chars().next() {
            if breaks {
                runs.push(Run { before, line, column });
            }
            let length = if sign == '\\' && !is_raw { escape(rest) } else { sign.len_utf8() };
            breaks = length > sign.len_utf8() || sign == '\n';
            before += usize::from(!is_first_half(&rest[..length]));
            column += rest[..length].chars().count();
            if sign == '\n' {
                (line, column) = (line + 1, 1);
            }
            rest = &rest[length..];
        }
        if breaks {
            runs.push(Run { before, line, column });
        }
        TextPlaces(runs)
    }

    /// Returns line and column, from 1, of a character of the text, counted from 1; `None` if nothing is known of them.
    pub fn at(&self, character: usize) -> Option<(u32, u32)> {
        let index = character.saturating_sub(1);
        let run = self.0.iter().rfind(|run| run.before <= index)?;
        Some((run.line as u32, (run.column + index - run.before) as u32))
    }
}

/// Returns the length in bytes of the escape with which a text begins.
fn escape(text: &str) -> usize {
    let after = &text[1..];
    let length = match after.chars().next() {
        Some('x') => 4,
        Some('u') if after[1..].starts_with('{') => text.find('}').map_or(text.len(), |at| at + 1),
        Some('u') => 6,
        Some(sign) => 1 + sign.len_utf8(),
        None => 1,
    };
    text.ceil_char_boundary(length)
}

/// Returns whether an escape stands for half of a character, of which the other half follows.
fn is_first_half(escape: &str) -> bool {
    let digits = escape.strip_prefix("\\u").unwrap_or_default();
    u16::from_str_radix(digits, 16).is_ok_and(|unit| (0xd800..0xdc00).contains(&unit))
}

/// Something odd in a text that was read all the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Warning {
    /// The file.
    pub file: Arc<str>,
    /// The oddity, and what was made of it, with its place.
    pub diagnostic: Diagnostic,
}

impl fmt::Display for Warning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        located(f, &self.file, &self.diagnostic)
    }
}

/// Line and column, from 1, of the moves of a line and of what is drawn after them.
#[derive(Clone, Debug, Default)]
pub struct MovePlaces {
    /// The moves.
    pub moves: Vec<(u32, u32)>,
    /// The first letters of all that is drawn, in the order of the plies.
    pub drawn: Vec<(u32, u32)>,
}

impl PartialEq for SourceMap {
    /// Returns `true`: the file that a record was read from is no part of its content.
    fn eq(&self, _: &SourceMap) -> bool {
        true
    }
}

impl Eq for SourceMap {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn characters_of_a_text_are_found_where_they_are_written() {
        for (written, character, place) in [
            ("4,4 to=W", 8, (3, 12)),
            ("\"4,4 to=W\"", 8, (3, 13)),
            ("\"4,4 to=W\"", 9, (3, 14)),
            ("r#\"4\\4\"#", 3, (3, 10)),
            ("\"\\\"é\\u{2c}4\"", 1, (3, 6)),
            ("\"\\\"é\\u{2c}4\"", 2, (3, 8)),
            ("\"\\\"é\\u{2c}4\"", 4, (3, 15)),
            ("\"\\ud83d\\ude00x\"", 2, (3, 18)),
            ("\"4\n to=W\"", 5, (4, 3)),
        ] {
            assert_eq!(TextPlaces::from(3, 5, written).at(character), Some(place), "{written} {character}");
        }
        assert_eq!(TextPlaces::default().at(1), None);
    }
}
