//! Changes to a text along its structure.

use rand::{Rng, RngExt};
use std::collections::BTreeMap;

/// Structure of a text.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Build {
    /// Brackets within brackets with commas between their elements, as RON and JSON have them.
    Tree,
    /// Words, numbers and signs in a line.
    Line,
}

/// Length to which longer texts are cut, in bytes.
const LONGEST: usize = 1 << 16;
/// Most texts of one kind kept as a source of parts.
const MOST_DONORS: usize = 400;

/// Parts of valid texts, which can be put into others.
pub struct Pool {
    build: Build,
    /// Values by the name of their field, and elements by the name of the list that they are in.
    values: BTreeMap<String, Vec<String>>,
    elements: BTreeMap<String, Vec<String>>,
    words: Vec<String>,
}

/// Element in a pair of brackets.
struct Element {
    from: usize,
    to: usize,
    /// Start of its value in bytes, behind its name if it has one.
    value: usize,
    /// Word before the bracket that it is in.
    of: String,
}

impl Element {
    fn name<'t>(&self, text: &'t str) -> &'t str {
        text[self.from..self.value].trim_end().trim_end_matches(':').trim().trim_matches('"')
    }
}

/// Returns the last word before a bracket.
fn label(before: &str) -> String {
    let word = before.trim_end().trim_end_matches(':').trim_end().trim_end_matches('"');
    let from = word.rfind(|c: char| !c.is_alphanumeric() && c != '_').map_or(0, |at| at + 1);
    word[word.ceil_char_boundary(from)..].to_owned()
}

/// Returns every element of every pair of brackets in a text, as far as it is well-formed.
fn elements(text: &str) -> Vec<Element> {
    let bytes = text.as_bytes();
    let mut found = Vec::new();
    // Of each bracket that is open: what it belongs to, where its element began, and where that has its value.
    let mut open: Vec<(String, usize, usize)> = vec![(String::new(), 0, 0)];
    let mut at = 0;
    while at < bytes.len() {
        match bytes[at] {
            b'"' => {
                at += 1;
                while at < bytes.len() && bytes[at] != b'"' {
                    at += 1 + usize::from(bytes[at] == b'\\');
                }
            }
            b'/' if bytes.get(at + 1) == Some(&b'/') => {
                at += bytes[at..].iter().position(|&byte| byte == b'\n').unwrap_or(bytes.len() - at);
            }
            b':' => {
                let (_, from, value) = open.last_mut().expect("the outermost is never closed");
                if *value == *from {
                    *value = at + 1;
                }
            }
            b'(' | b'[' | b'{' => {
                let (_, from, _) = open.last().expect("the outermost is never closed");
                let of = label(&text[*from..at]);
                open.push((of, at + 1, at + 1));
            }
            closing @ (b',' | b')' | b']' | b'}') => {
                let (of, from, value) = open.last_mut().expect("the outermost is never closed");
                let skipped = text[*from..at].len() - text[*from..at].trim_start().len();
                if *from + skipped < at {
                    let value = if *value == *from { *from + skipped } else { *value };
                    found.push(Element { from: *from + skipped, to: at, value, of: of.clone() });
                }
                (*from, *value) = (at + 1, at + 1);
                if closing != b',' && open.len() > 1 {
                    open.pop();
                }
            }
            _ => {}
        }
        at += 1;
    }
    found
}

/// Returns the byte ranges of the words, or of the numbers, in a text.
fn tokens(text: &str, digits: bool) -> Vec<(usize, usize)> {
    let mut found = Vec::new();
    let mut from = None;
    for (at, c) in text.char_indices().chain([(text.len(), ' ')]) {
        match from {
            None if c.is_alphanumeric() || c == '_' => from = Some(at),
            Some(begun) if !c.is_alphanumeric() && c != '_' => {
                if text.as_bytes()[begun].is_ascii_digit() == digits {
                    found.push((begun, at));
                }
                from = None;
            }
            _ => {}
        }
    }
    found
}

impl Pool {
    /// Creates a pool of the parts of some texts.
    pub fn of(build: Build, texts: &[String]) -> Pool {
        let mut pool = Pool { build, values: BTreeMap::new(), elements: BTreeMap::new(), words: Vec::new() };
        for text in texts {
            let words = tokens(text, false).into_iter().map(|(from, to)| text[from..to].to_owned());
            // Prose would only dilute the words of the language itself.
            pool.words.extend(words.filter(|word| build == Build::Line || !word.is_empty() && word.len() < 24));
            if build == Build::Tree {
                for element in elements(text) {
                    let value = text[element.value..element.to].trim().to_owned();
                    pool.values.entry(element.name(text).to_owned()).or_default().push(value);
                    pool.elements.entry(element.of).or_default().push(text[element.from..element.to].to_owned());
                }
            }
        }
        pool.words.sort();
        pool.words.dedup();
        for parts in pool.values.values_mut().chain(pool.elements.values_mut()) {
            parts.sort();
            parts.dedup();
            parts.sort_by_key(String::len);
            parts.truncate(MOST_DONORS);
        }
        pool
    }

    /// Changes a text in a few places, mostly in one.
    pub fn change(&self, text: &mut String, chance: &mut impl Rng) {
        let places = 1 + chance.random::<u32>().trailing_zeros().min(3);
        for _ in 0..places {
            if self.build == Build::Line || chance.random_ratio(1, 4) {
                self.change_letters(text, chance);
            } else {
                self.change_parts(text, chance);
            }
            if text.len() > LONGEST {
                text.truncate(text.floor_char_boundary(LONGEST));
            }
        }
    }

    /// Replaces, adds, drops, doubles or swaps elements.
    fn change_parts(&self, text: &mut String, chance: &mut impl Rng) {
        let found = elements(text);
        if found.is_empty() {
            return;
        }
        let one = &found[chance.random_range(0..found.len())];
        match chance.random_range(0..6) {
            0 | 1 => {
                if let Some(others) = self.values.get(one.name(text)) {
                    let other = &others[chance.random_range(0..others.len())];
                    text.replace_range(one.value..one.to, &format!(" {other}"));
                }
            }
            2 => {
                if let Some(others) = self.elements.get(&one.of) {
                    let other = &others[chance.random_range(0..others.len())];
                    text.insert_str(one.to, &format!(", {other}"));
                }
            }
            3 => {
                let comma = usize::from(text[one.to..].starts_with(','));
                text.replace_range(one.from..one.to + comma, "");
            }
            4 => {
                let doubled = format!(", {}", &text[one.from..one.to]);
                text.insert_str(one.to, &doubled);
            }
            _ => {
                let other = &found[chance.random_range(0..found.len())];
                let (first, second) = if one.from < other.from { (one, other) } else { (other, one) };
                if first.to <= second.from {
                    let (a, b) = (text[first.from..first.to].to_owned(), text[second.from..second.to].to_owned());
                    text.replace_range(second.from..second.to, &a);
                    text.replace_range(first.from..first.to, &b);
                }
            }
        }
    }

    /// Changes a number, a word, a letter, or cuts or copies a piece.
    fn change_letters(&self, text: &mut String, chance: &mut impl Rng) {
        let place = |text: &str, chance: &mut dyn Rng| match text.len() {
            0 => 0,
            length => text.floor_char_boundary(chance.random_range(0..length)),
        };
        match chance.random_range(0..10) {
            0..4 => {
                let number = match chance.random_range(0..6) {
                    0..3 => chance.random_range(0..13),
                    3 => chance.random_range(0..300),
                    4 => [24, 60, 255, 256, 65_535, 65_536][chance.random_range(0..6)],
                    _ => chance.random(),
                };
                let found = tokens(text, true);
                if let Some(&(from, to)) = found.get(chance.random_range(0..found.len().max(1))) {
                    text.replace_range(from..to, &number.to_string());
                }
            }
            4..7 => {
                let found = tokens(text, false);
                if let Some(&(from, to)) = found.get(chance.random_range(0..found.len().max(1))) {
                    text.replace_range(from..to, &self.words[chance.random_range(0..self.words.len())]);
                }
            }
            7 => {
                let signs = "()[]{},:;=/*<>-+\"'\\.!?0 1a\n\u{0}\u{e9}\u{202e}\u{1f331}";
                let sign = signs.chars().nth(chance.random_range(0..signs.chars().count())).expect("it is one of them");
                let at = place(text, chance);
                if chance.random() && at < text.len() {
                    text.remove(at);
                }
                text.insert(at, sign);
            }
            8 => {
                let from = place(text, chance);
                let to = text.floor_char_boundary((from + chance.random_range(1..200)).min(text.len()));
                text.replace_range(from..to.max(from), "");
            }
            _ => {
                let from = place(text, chance);
                let to = text.floor_char_boundary((from + chance.random_range(1..400)).min(text.len())).max(from);
                let piece = text[from..to].to_owned();
                let at = place(text, chance);
                text.insert_str(at, &piece);
            }
        }
    }
}

#[test]
fn elements_are_found_with_their_names_and_what_they_belong_to() {
    let text = "(id: \"a, (b\", // no: [c]\n board: (rows: 2), capture: [Capture(when: (at: Own)), Mark(3)])";
    let found: Vec<(String, &str, String)> =
        elements(text).into_iter().map(|it| (it.name(text).to_owned(), text[it.value..it.to].trim(), it.of)).collect();
    for (name, value, of) in [
        ("id", "\"a, (b\"", ""),
        ("rows", "2", "board"),
        ("at", "Own", "when"),
        ("", "Mark(3)", "capture"),
        ("", "3", "Mark"),
    ] {
        assert!(found.contains(&(name.into(), value, of.into())), "{name}: {value} of {of} in {found:?}");
    }
}
