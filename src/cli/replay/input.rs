//! Games on the standard input, one JSON object a line.

use super::super::failure::INPUT;
use super::opening::Opening;
use mancala::diagnostic::{Diagnostic, Key, Name, Span, Written};
use mancala::diagnostics;
use mancala::engine::{self, Position};
use mancala::record::notation::parse_opening;
use mancala::record::{MAX_MOVES, NamedError, SettingPlace, SettingPlaces, TextPlaces, named_rules, text_of};
use mancala::rules::{Catalogue, Rules, Settings};
use naqala_core::exchange::json;
use naqala_core::report::Report;
use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::value::RawValue;
use std::collections::BTreeMap;
use std::fmt;
use std::io::{self, BufRead, Read};
use std::path::Path;

diagnostics! {
    /// Mistakes in games that are given as lines of JSON.
    pub(in crate::cli) enum InputDiagnostic {
        /// Each line of the standard input is one game. A line that is longer than any game is passed over.
        TooLong { most: usize } = "input-line-too-long",
        /// The standard input is read as text in UTF-8, and this line has bytes that are something else.
        NotText = "input-line-not-text",
        /// Each line is one JSON object, and begins with a brace.
        NotJson = "input-line-not-json",
        /// Each line is a whole game. The line ends before its brackets are closed: the object may have been written on
        /// several lines.
        NotClosed = "input-line-not-closed",
        /// A key that means nothing here is more likely misspelt than superfluous.
        UnknownKey { key: Written, keys: Vec<Name> } = "input-key-unknown",
        /// A key stands twice in an object, so that one of its two values would be lost.
        KeyTwice { key: Written } = "input-key-twice",
        /// A game cannot be played without this key.
        NoKey { key: Name } = "input-key-missing",
        /// Each key needs a value of a certain kind, such as a text or a list, and this value is of another.
        WrongKind { key: Name, kind: Key } = "input-value-of-other-kind",
        /// The number of moves of a game is limited, as it is in a record.
        TooManyMoves { moves: usize, most: usize } = "input-too-many-moves",
        /// The keys `position` and `opening` both say how the seeds lie when play begins.
        TwoOpenings = "input-two-openings",
        /// The text under `position` is no position of this game.
        Position { because: Diagnostic } = "input-position",
        /// The parts of `opening`, put together, are no position of this game.
        Opening { because: Diagnostic } = "input-opening",
        /// The key `pits` has a list for each row of the board, row 1 first.
        Rows { rows: usize, expected: usize } = "input-rows",
        /// Each row in `pits` has a number for each pit, from South's left.
        Row { row: usize, pits: usize, expected: usize } = "input-pits-in-row",
        /// Only the sides that play a game can own seeds, and this side has no player.
        Nobody { key: Name, side: Name } = "input-seeds-of-nobody",
        /// The key `specials` has a number for each pit, in the shape of `pits`.
        Specials { rows: usize, pits: usize } = "input-specials",
        /// Pits are named by column and row, as `naqala show` letters them, and this board has none of this name.
        NoPit { pit: Written } = "input-pit-unknown",
        /// Only some boards have pits at the ends of the rows, and they have names of their own.
        NoEnd { pit: Written } = "input-end-unknown",
        /// A side, a mark or a stage is named by a single word, and this game has none of this name.
        NoWord { word: Written } = "input-word-unknown",
    }
}

/// The longest line that is read, in bytes.
const MAX_LINE: usize = 1 << 20;

/// A game as a line gives it.
struct Line {
    /// An id, or the path of a variant file.
    variant: Placed<String>,
    set: BTreeMap<String, Value>,
    /// Places of the options.
    settings: SettingPlaces,
    moves: Vec<Placed<String>>,
    position: Option<Placed<String>>,
    /// Places of the letters of the position.
    letters: TextPlaces,
    opening: Option<Placed<Opening>>,
}

/// A value with the column at which it begins, from 1.
pub(super) type Placed<T> = (T, usize);

/// An option's value: numbers may be written as such.
#[derive(Deserialize)]
#[serde(untagged)]
enum Value {
    Text(String),
    Number(u64),
}

/// The entries of a JSON object, in their order.
struct Entries<'a>(Vec<(String, &'a RawValue)>);

impl<'de> Deserialize<'de> for Entries<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Entries<'de>, D::Error> {
        struct Collector;

        impl<'de> Visitor<'de> for Collector {
            type Value = Entries<'de>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Entries<'de>, A::Error> {
                let mut entries = Vec::new();
                while let Some(entry) = map.next_entry()? {
                    entries.push(entry);
                }
                Ok(Entries(entries))
            }
        }

        deserializer.deserialize_map(Collector)
    }
}

/// An object on a line, while its entries are taken from it.
pub(super) struct Object<'a> {
    /// The whole line.
    line: &'a str,
    /// The column at which the object begins.
    column: usize,
    pub(super) entries: BTreeMap<&'static str, &'a RawValue>,
}

impl<'a> Object<'a> {
    /// Reads the object that a part of a line is.
    pub(super) fn read(line: &'a str, part: &'a str, keys: &[&'static str]) -> Result<Object<'a>, Diagnostic> {
        let begin = offset_of(line, part);
        let place = |mistake: InputDiagnostic, offset: usize| Diagnostic::from(mistake).at(1, column_at(line, offset));
        let bare = part.trim_start();
        if !bare.starts_with('{') {
            return Err(place(InputDiagnostic::NotJson, offset_of(line, bare)));
        }
        let no_object = |error: serde_json::Error| {
            let seen = part.floor_char_boundary(error.column().saturating_sub(1));
            // A word that means nothing is reported as a whole.
            let word = part[..seen].trim_end_matches(char::is_alphanumeric).len();
            let (at, mistake) = json::stopped(part, if error.is_eof() { part.len() } else { word });
            let mistake = if mistake.is("json-cut-off") { InputDiagnostic::NotClosed.into() } else { mistake };
            mistake.at(1, column_at(line, begin + at))
        };
        let Entries(all) = serde_json::from_str(part).map_err(no_object)?;
        let mut entries = BTreeMap::new();
        for (key, value) in all {
            let end = offset_of(line, value.get());
            let offset = line[..end].rfind(&format!("\"{key}\"")).unwrap_or(begin);
            let Some(&known) = keys.iter().find(|known| **known == key) else {
                let keys = keys.iter().map(|key| Name::from(*key)).collect();
                return Err(place(InputDiagnostic::UnknownKey { key: key.into(), keys }, offset));
            };
            if entries.insert(known, value).is_some() {
                return Err(place(InputDiagnostic::KeyTwice { key: key.into() }, offset));
            }
        }
        Ok(Object { line, column: column_at(line, begin), entries })
    }

    /// Takes the value of a key of the kind that it needs; `None` if the key is left out.
    pub(super) fn take<T: Deserialize<'a>>(
        &mut self,
        key: &'static str,
        kind: &'static str,
    ) -> Result<Option<Placed<T>>, Diagnostic> {
        let Some(value) = self.entries.remove(key) else { return Ok(None) };
        let column = self.column_of(value);
        let mistake = || Diagnostic::from(InputDiagnostic::WrongKind { key: key.into(), kind: Key(kind) });
        let read = serde_json::from_str(value.get()).map_err(|_| mistake().at(1, column))?;
        Ok(Some((read, column)))
    }

    /// Takes the value of a key; its default if the key is left out.
    pub(super) fn or_default<T: Deserialize<'a> + Default>(
        &mut self,
        key: &'static str,
        kind: &'static str,
    ) -> Result<T, Diagnostic> {
        Ok(self.take(key, kind)?.map(|(value, _)| value).unwrap_or_default())
    }

    /// Takes the value of a key that may be left out or be `null`.
    pub(super) fn optional<T: Deserialize<'a>>(
        &mut self,
        key: &'static str,
        kind: &'static str,
    ) -> Result<Option<Placed<T>>, Diagnostic> {
        let taken = self.take::<Option<T>>(key, kind)?;
        Ok(taken.and_then(|(value, column)| Some((value?, column))))
    }

    /// Takes the value of a key that cannot be left out.
    pub(super) fn needed<T: Deserialize<'a>>(
        &mut self,
        key: &'static str,
        kind: &'static str,
    ) -> Result<Placed<T>, Diagnostic> {
        let missing = Diagnostic::from(InputDiagnostic::NoKey { key: key.into() }).at(1, self.column);
        self.take(key, kind)?.ok_or(missing)
    }

    /// Returns the places of options under a key, in line 1.
    fn settings(&self, key: &'static str) -> SettingPlaces {
        let raw = self.entries.get(key).map_or("{}", |value| value.get());
        let Ok(Entries(all)) = serde_json::from_str(raw) else { return SettingPlaces::default() };
        let place = |(option, value): (String, &RawValue)| {
            let at = offset_of(self.line, value.get());
            let key = self.line[..at].rfind(&format!("\"{option}\"")).unwrap_or(at);
            let [name, value] = [key, at].map(|at| (1, column_at(self.line, at) as u32));
            (option, SettingPlace { option: name, value })
        };
        SettingPlaces(all.into_iter().map(place).collect())
    }

    pub(super) fn column_of(&self, value: &RawValue) -> usize {
        column_at(self.line, offset_of(self.line, value.get()))
    }
}

/// Returns the byte of a line at which a part of it begins.
fn offset_of(line: &str, part: &str) -> usize {
    (part.as_ptr() as usize).saturating_sub(line.as_ptr() as usize)
}

/// Returns the column of a byte of a line, from 1.
fn column_at(line: &str, offset: usize) -> usize {
    line.char_indices().take_while(|(at, _)| *at < offset).count() + 1
}

impl Line {
    fn read(line: &str) -> Result<Line, Diagnostic> {
        let mut object = Object::read(line, line, &["variant", "set", "moves", "position", "opening"])?;
        let settings = object.settings("set");
        let (variant, set) = (object.needed("variant", "text")?, object.or_default("set", "values")?);
        let written = object.entries.get("position").map(|raw| (offset_of(line, raw.get()), raw.get()));
        let letters = written.map_or_else(TextPlaces::default, |(at, raw)| TextPlaces::of(line, at, raw));
        let mut moves = Vec::new();
        for value in object.or_default::<Vec<&RawValue>>("moves", "texts")? {
            let column = object.column_of(value);
            let mistake = || InputDiagnostic::WrongKind { key: "moves".into(), kind: Key("texts") };
            let text = serde_json::from_str(value.get()).map_err(|_| Diagnostic::from(mistake()).at(1, column))?;
            moves.push((text, column));
        }
        let position = object.optional("position", "text")?;
        let opening = match object.optional::<&RawValue>("opening", "object")? {
            Some((part, column)) if !part.get().starts_with('{') => {
                let mistake = InputDiagnostic::WrongKind { key: "opening".into(), kind: Key("object") };
                return Err(Diagnostic::from(mistake).at(1, column));
            }
            Some((part, column)) => Some((Opening::read(line, part.get())?, column)),
            None => None,
        };
        Ok(Line { variant, set, settings, moves, position, letters, opening })
    }
}

/// A game ready to be played through.
pub(super) struct Game {
    pub(super) rules: Rules,
    pub(super) start: Position,
    pub(super) moves: Vec<String>,
    /// The columns of the moves on the line, from 1.
    pub(super) columns: Vec<usize>,
}

/// The lines of the standard input, as they come.
pub(super) struct Lines<'t> {
    text: &'t mut dyn BufRead,
    /// Number of lines read so far.
    read: usize,
}

/// A line that is not empty.
pub(super) struct InputLine {
    /// Its number, from 1.
    pub(super) number: usize,
    /// Its text.
    pub(super) text: String,
}

impl InputLine {
    /// The report of a mistake in it, at the column of the mistake or else at the beginning.
    pub(super) fn report(&self, mistake: Diagnostic) -> Report {
        self.report_all([mistake])
    }

    fn report_all(&self, mistakes: impl IntoIterator<Item = Diagnostic>) -> Report {
        let placed = |mistake: Diagnostic| {
            let column = mistake.span().map_or(1, |span| span.column);
            mistake.at(self.number, column)
        };
        Report {
            file: Some(INPUT.into()),
            text: Some(self.text.as_str().into()),
            skipped: self.number - 1,
            diagnostics: mistakes.into_iter().map(placed).collect(),
        }
    }
}

impl<'t> Lines<'t> {
    pub(super) fn new(text: &'t mut dyn BufRead) -> Lines<'t> {
        Lines { text, read: 0 }
    }

    /// The next line that is not empty; `None` at the end of the text. A line that is too long or no text is passed over
    /// and gives a mistake.
    pub(super) fn next(&mut self) -> io::Result<Option<Result<InputLine, Report>>> {
        loop {
            let mut line = Vec::new();
            if (&mut *self.text).take(MAX_LINE as u64 + 1).read_until(b'\n', &mut line)? == 0 {
                return Ok(None);
            }
            self.read += 1;
            let number = self.read;
            let passed_over = |mistake: InputDiagnostic| {
                Ok(Some(Err(Report::of(Diagnostic::from(mistake).at(number, 1)).in_file(INPUT))))
            };
            if line.len() > MAX_LINE && line.last() != Some(&b'\n') {
                skip_line(self.text)?;
                return passed_over(InputDiagnostic::TooLong { most: MAX_LINE });
            }
            match text_of(line) {
                Ok(line) if line.trim().is_empty() => {}
                Ok(line) => return Ok(Some(Ok(InputLine { number, text: line.trim_end().to_owned() }))),
                Err(_) => return passed_over(InputDiagnostic::NotText),
            }
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
/// The first mistake, with its place.
pub(super) fn read_game(line: &InputLine, catalogue: &Catalogue) -> Result<Game, Report> {
    let at = |mistake: InputDiagnostic, column: usize| line.report(Diagnostic::from(mistake).at(1, column));
    let game = Line::read(&line.text).map_err(|mistake| line.report(mistake))?;
    if game.moves.len() > MAX_MOVES {
        return Err(at(InputDiagnostic::TooManyMoves { moves: game.moves.len(), most: MAX_MOVES }, 1));
    }
    let text = |value| match value {
        Value::Text(text) => text,
        Value::Number(number) => number.to_string(),
    };
    let set: Settings = game.set.into_iter().map(|(option, value)| (option, text(value))).collect();
    let (variant, column) = game.variant;
    let rules = named_rules(catalogue, &variant, Path::new(""), &set)
        .map_err(|error| no_rules(line, &error, column, &game.settings))?;
    let start = match (game.position, game.opening) {
        (Some(_), Some((_, column))) => return Err(at(InputDiagnostic::TwoOpenings, column)),
        (Some((text, column)), None) => parse_opening(&rules, &text).map_err(|error| {
            let column = game.letters.at(error.column().unwrap_or(1)).map_or(column, |(_, column)| column as usize);
            let because = Diagnostic::from(error).with_span(None);
            at(InputDiagnostic::Position { because }, column)
        })?,
        (None, Some((opening, column))) => opening.position(&rules).map_err(|mistake| {
            let column = mistake.span().map_or(column, |span| span.column);
            line.report(mistake.at(1, column))
        })?,
        (None, None) => engine::start(&rules),
    };
    let (moves, columns) = game.moves.into_iter().unzip();
    Ok(Game { rules, start, moves, columns })
}

/// Returns why the variant that a line names at a column cannot be played.
fn no_rules(line: &InputLine, error: &NamedError, column: usize, set: &SettingPlaces) -> Report {
    if let Some(file) = error.file() {
        let place = Span { line: line.number, column };
        return Report { file: Some(file), diagnostics: error.named_at(INPUT, Some(place)), ..Report::default() };
    }
    line.report_all(error.diagnostics().into_iter().map(|it| {
        let column = set.of(&it).map_or(column, |span| span.column);
        it.at(1, column)
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_are_passed_over_and_the_next_one_is_read() {
        let long = format!("{}\n\n  \n{{}}\n", "x".repeat(3 * MAX_LINE));
        let mut text = long.as_bytes();
        let mut lines = Lines::new(&mut text);
        let Ok(Some(Err(report))) = lines.next() else { panic!("the line is too long") };
        assert!(report.diagnostics[0].is("input-line-too-long"));
        let Ok(Some(Ok(line))) = lines.next() else { panic!("there is another line") };
        assert_eq!((line.number, line.text.as_str()), (4, "{}"));
        assert!(matches!(lines.next(), Ok(None)));
    }

    #[test]
    fn a_mistake_on_a_line_is_named_by_its_code_and_its_column() {
        let catalogue = Catalogue::shipped();
        for (text, code, column) in [
            ("nonsense", "input-line-not-json", 1),
            ("[]", "input-line-not-json", 1),
            (r#"  "variant":"kalah","#, "input-line-not-json", 3),
            (r#"{"variant":"kalah""#, "input-line-not-closed", 19),
            ("{", "input-line-not-closed", 2),
            (r#"{"variant":"kal"#, "json-text-open", 12),
            (r#"{"variant":«kalah»}"#, "json-unexpected-character", 12),
            (r#"{"variant":kalah}"#, "json-unexpected-character", 12),
            (r#"{"variant":"kalah"},"#, "json-unexpected-character", 20),
            (r#"{"variant":"kalah",}"#, "json-comma-last", 19),
            (r#"{"variant":"kalah"} // mine"#, "json-comment", 21),
            (r#"{"variant":"kalah","opening":[]}"#, "input-value-of-other-kind", 30),
            (r#"{"variant":"kalah","opening":{"pits":[[1,2,3,4,5,6],[1,2]]}}"#, "input-pits-in-row", 53),
            (r#"{"mvoes":[]}"#, "input-key-unknown", 2),
            (r#"{"moves":[],"moves":[]}"#, "input-key-twice", 13),
            (r#"{"moves":[]}"#, "input-key-missing", 1),
            (r#"{"variant":7}"#, "input-value-of-other-kind", 12),
            (r#"{"variant":"kalah","moves":["a1",7]}"#, "input-value-of-other-kind", 34),
            (r#"{"variant":"kalah","position":"","opening":{"pits":[]}}"#, "input-two-openings", 44),
            (r#"{"variant":"kalah","opening":{"pits":[]}}"#, "input-rows", 38),
            (
                r#"{"variant":"kalah","opening":{"pits":[[1,2,3,4,5,6],[1,2,3,4,5,6]],"marks":{"c2":"trap S"}}}"#,
                "input-opening",
                76,
            ),
            (r#"{"variant":"kalah","position":"1,2/3,4 to=S"}"#, "input-position", 35),
            (r#"{"variant":"kalah","set":{"colums":"6"}}"#, "no-such-option", 27),
            (r#"{"variant":"kalah","set":{"columns":99}}"#, "option-value-outside", 37),
            (r#"{"variant":"kalah","opening":{"pits":[[1,2,3,4,5,-6],[]]}}"#, "input-value-of-other-kind", 38),
            (r#"{"variant":"kalah","opening":{"rows":[]}}"#, "input-key-unknown", 31),
        ] {
            let line = InputLine { number: 3, text: text.into() };
            let report = read_game(&line, &catalogue).err().unwrap_or_else(|| panic!("{text} is no game"));
            let mistake = &report.diagnostics[0];
            let place = mistake.span().map(|span| (span.line, span.column));
            assert_eq!((mistake.code().id, place), (code, Some((3, column))), "{text}");
        }
    }

    #[test]
    fn a_game_on_a_line_knows_where_its_moves_stand() {
        let line = InputLine { number: 1, text: r#"{"variant":"kalah","position":null,"moves":["c1", "b1"]}"#.into() };
        let game = read_game(&line, &Catalogue::shipped()).expect("it is a game");
        assert_eq!((game.moves, game.columns), (vec!["c1".to_owned(), "b1".to_owned()], vec![45, 51]));
    }
}
