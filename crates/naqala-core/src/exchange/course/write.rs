//! Writer of moves with remarks and variations.

use super::numbers::{Number, numbers};
use super::read::FROM_OPENING;
use super::{MovetextReader, Style, signs};
use mancala::engine::Game;
use mancala::record::{Glyph, Line, Notes, Record};
use std::collections::BTreeMap;

/// Longest line of text, in characters.
const WIDTH: usize = 100;

/// Returns the moves of a record with all their notes; `game` is the record played through. Reading them gives the same
/// moves, remarks and variations. Ends with `last`, unless it is empty.
pub(in crate::exchange) fn written(record: &Record, game: &Game, style: &dyn Style, last: Option<String>) -> String {
    let write =
        |in_place| wrapped(Writer { record, game, style, numbers: numbers(game), in_place }.words(), last.clone());
    let text = write(true);
    if record.lines.is_empty() {
        return text;
    }
    // Lines stand where they were left, unless that would lose their order or remarks on moves they share.
    let mut reader = MovetextReader::new("", &text, style);
    let read = reader.moves().is_ok().then_some(reader.record.lines);
    let mut lines = record.lines.clone();
    if !style.draws() {
        lines.iter_mut().for_each(|line| line.notes.drawings.clear());
    }
    if read == Some(lines) { text } else { write(false) }
}

/// Returns words joined into lines of limited length.
fn wrapped(words: Vec<String>, last: Option<String>) -> String {
    let (mut text, mut column) = (String::new(), 0);
    for word in words.into_iter().chain(last) {
        let length = word.chars().count();
        if column > 0 {
            let fits = column + 1 + length <= WIDTH;
            text.push(if fits { ' ' } else { '\n' });
            column = if fits { column + 1 } else { 0 };
        }
        text += &word;
        column += length;
    }
    if column > 0 { text + "\n" } else { text }
}

struct Writer<'a> {
    record: &'a Record,
    game: &'a Game,
    style: &'a dyn Style,
    numbers: Vec<Number>,
    /// `true` if variations stand where they branch off.
    in_place: bool,
}

impl Writer<'_> {
    /// The moves and all between them, as words that stay together.
    fn words(&self) -> Vec<String> {
        let mut words = Vec::new();
        if self.style.opens_with_remark() {
            self.notes(&mut words, &self.record.notes, 0, false);
        }
        let mut lines: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
        for line in 0..self.record.lines.len() {
            lines.entry(self.place(line)).or_default().push(line);
        }
        self.lines(&mut words, lines.get(&0));
        let mut interrupted = true;
        for (index, mv) in self.record.moves.iter().enumerate() {
            let glyph = self.record.notes.glyphs.get(&(index + 1)).copied();
            words.push(self.mv((mv, glyph), Some(index), self.numbers.get(index).copied(), interrupted));
            self.notes(&mut words, &self.record.notes, index + 1, false);
            let left = lines.get(&(index + 1));
            self.lines(&mut words, left);
            interrupted = left.is_some();
        }
        words
    }

    /// Returns the number of plies of the game after which a variation stands.
    fn place(&self, line: usize) -> usize {
        let last = self.record.moves.len();
        if self.in_place { (self.shared(line) + 1).min(last) } else { last }
    }

    /// Returns the number of moves that a variation shares with the game.
    fn shared(&self, line: usize) -> usize {
        let line = &self.record.lines[line].moves;
        self.record.moves.iter().zip(line).take_while(|(mv, other)| mv == other).count()
    }

    fn lines(&self, words: &mut Vec<String>, lines: Option<&Vec<usize>>) {
        for &line in lines.into_iter().flatten() {
            enclosed(words, self.line(line), ['(', ')']);
        }
    }

    /// Returns the words of a variation, at least one.
    fn line(&self, line: usize) -> Vec<String> {
        let Line { moves, notes } = &self.record.lines[line];
        let shared = if self.in_place { self.shared(line) } else { 0 };
        let mut words = Vec::new();
        if !self.in_place {
            words.extend(FROM_OPENING.map(str::to_owned));
        } else if shared == self.record.moves.len() {
            words.push("...".to_owned());
        }
        let numbers = self.record.play_line(line, self.game).map(|game| numbers(&game)).unwrap_or_default();
        self.notes(&mut words, notes, shared, true);
        for (index, mv) in moves.iter().enumerate().skip(shared) {
            let first = index == shared && shared < self.record.moves.len();
            let glyph = notes.glyphs.get(&(index + 1)).copied();
            words.push(self.mv((mv, glyph), None, numbers.get(index).copied(), first));
            self.notes(&mut words, notes, index + 1, true);
        }
        if words.is_empty() {
            words.push(String::new());
        }
        words
    }

    /// Returns a move with its glyph, and with its number if it is the first of that number or something stands before
    /// it.
    fn mv(
        &self,
        (mv, glyph): (&str, Option<Glyph>),
        ply: Option<usize>,
        number: Option<Number>,
        interrupted: bool,
    ) -> String {
        let mv = self.style.write(mv, ply) + glyph.map_or("", Glyph::sign);
        match number.filter(|number| number.begins || interrupted) {
            Some(number) => format!("{} {mv}", number.text()),
            None => mv,
        }
    }

    /// Adds the remark on the position after a ply, then the drawings. `within`: in a variation.
    fn notes(&self, words: &mut Vec<String>, notes: &Notes, ply: usize, within: bool) {
        if let Some(text) = notes.comments.get(&ply) {
            enclosed(words, signs::words(text, self.style.escapes(), within), ['{', '}']);
        }
        if let Some(drawn) = notes.drawings.get(&ply).filter(|drawn| self.style.draws() && !drawn.is_empty()) {
            enclosed(words, drawn.clone(), ['[', ']']);
        }
    }
}

/// Adds words with a sign before the first and one after the last.
fn enclosed(words: &mut Vec<String>, mut own: Vec<String>, [open, close]: [char; 2]) {
    if let Some(first) = own.first_mut() {
        first.insert(0, open);
    }
    if let Some(last) = own.last_mut() {
        last.push(close);
    }
    words.append(&mut own);
}
