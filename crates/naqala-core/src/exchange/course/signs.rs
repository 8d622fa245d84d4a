//! Words, remarks and escapes that such a text is made of, read and written.

use crate::exchange::diagnostic::MovetextDiagnostic;
use mancala::diagnostic::Diagnostic;

/// A place in a text: line and column in characters, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::exchange) struct LineColumn {
    pub(in crate::exchange) line: u32,
    pub(in crate::exchange) column: u32,
}

impl Default for LineColumn {
    fn default() -> LineColumn {
        LineColumn { line: 1, column: 1 }
    }
}

impl LineColumn {
    fn after(self, c: char) -> LineColumn {
        match c {
            '\n' => LineColumn { line: self.line + 1, column: 1 },
            _ => LineColumn { column: self.column + 1, ..self },
        }
    }

    pub(in crate::exchange) fn after_all(self, text: &str) -> LineColumn {
        text.chars().fold(self, LineColumn::after)
    }

    /// Returns the diagnostic of a mistake at this place.
    pub(in crate::exchange) fn mistake(self, it: impl Into<Diagnostic>) -> Diagnostic {
        it.into().at(self.line as usize, self.column as usize)
    }
}

/// Returns whether a character is white space between words; any other belongs to a word.
fn is_space(c: char) -> bool {
    matches!(c, ' ' | '\t' | '\n' | '\r')
}

/// Notation for characters that would otherwise mean something else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::exchange) enum Escapes {
    /// Behind a backslash, as `\}` or `\u{2c}`.
    Backslash,
    /// By its number, as `&#125;`: other programs know no escapes and would take a brace for the end of the remark.
    Number,
}

/// Text being read.
pub(in crate::exchange) struct Cursor<'a> {
    rest: &'a str,
    place: LineColumn,
    escapes: Escapes,
    /// The places of the first remark in which a bare brace opens, and of that brace.
    pub(in crate::exchange) remark_within: Option<(LineColumn, LineColumn)>,
}

impl<'a> Cursor<'a> {
    pub(in crate::exchange) fn new(text: &'a str, escapes: Escapes) -> Cursor<'a> {
        // Some editors put a mark before the first letter.
        let rest = text.strip_prefix('\u{feff}').unwrap_or(text);
        Cursor { rest, place: LineColumn::default(), escapes, remark_within: None }
    }

    pub(in crate::exchange) fn place(&self) -> LineColumn {
        self.place
    }

    pub(in crate::exchange) fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    pub(in crate::exchange) fn next(&mut self) -> Option<char> {
        let c = self.peek()?;
        self.take(c.len_utf8());
        Some(c)
    }

    /// Takes this many bytes.
    fn take(&mut self, length: usize) -> &'a str {
        let (taken, rest) = self.rest.split_at(length);
        self.place = self.place.after_all(taken);
        self.rest = rest;
        taken
    }

    pub(in crate::exchange) fn skip_space(&mut self) {
        let length = self.rest.len() - self.rest.trim_start_matches(is_space).len();
        self.take(length);
    }

    /// Takes the name that a line of the head begins with, of at least `shortest` letters, and its colon.
    pub(in crate::exchange) fn name(&mut self, shortest: usize) -> Option<&'a str> {
        let end = self.rest.find(|c: char| !c.is_alphabetic())?;
        let (name, rest) = self.rest.split_at(end);
        let behind = rest.trim_start_matches([' ', '\t']);
        if name.chars().count() < shortest || !behind.starts_with(':') {
            return None;
        }
        self.take(end + (rest.len() - behind.len()) + 1);
        Some(name)
    }

    /// Takes the rest of the line, without the space around it.
    pub(in crate::exchange) fn value(&mut self) -> (LineColumn, &'a str) {
        let line = self.rest.find('\n').map_or(self.rest, |end| &self.rest[..end]);
        let value = trimmed(line);
        self.take(line.len() - line.trim_start_matches(is_space).len());
        let place = self.place;
        let length = self.rest.find('\n').unwrap_or(self.rest.len());
        self.take(length);
        (place, value)
    }

    /// Takes a word up to white space, a brace or a parenthesis.
    pub(in crate::exchange) fn word(&mut self) -> (LineColumn, &'a str) {
        let place = self.place;
        let end = self.rest.find(|c: char| is_space(c) || matches!(c, '{' | '}' | '(' | ')'));
        let word = self.take(end.unwrap_or(self.rest.len()));
        (place, word)
    }

    /// Takes these words if they come next, and returns whether they did.
    pub(in crate::exchange) fn took(&mut self, words: &[&str]) -> bool {
        let mut rest = self.rest;
        for word in words {
            let Some(behind) = rest.trim_start_matches(is_space).strip_prefix(word) else { return false };
            rest = behind;
        }
        self.take(self.rest.len() - rest.len());
        true
    }

    /// Takes dots if they come next, and returns whether they did.
    pub(in crate::exchange) fn took_dots(&mut self) -> bool {
        let length = self.rest.len() - self.rest.trim_start_matches(['.', '…']).len();
        self.take(length);
        length > 0
    }

    /// Takes a remark, from its brace to the one that closes it.
    ///
    /// # Errors
    /// If it is not closed, or an escape in it means nothing.
    pub(in crate::exchange) fn remark(&mut self) -> Result<String, Diagnostic> {
        let opened = self.place;
        self.next();
        let (mut text, mut space) = (String::new(), "");
        self.skip_space();
        loop {
            let length = self.rest.len() - self.rest.trim_start_matches(is_space).len();
            if length > 0 {
                space = self.take(length);
                // Where the writer broke the line there is a space.
                space = if space.contains(['\n', '\r']) { " " } else { space };
            }
            let place = self.place;
            match self.next() {
                None => return Err(opened.mistake(MovetextDiagnostic::RemarkOpen)),
                Some('}') => return Ok(text),
                Some(c) => {
                    if c == '{' {
                        self.remark_within.get_or_insert((opened, place));
                    }
                    text += std::mem::take(&mut space);
                    text.push(self.unescaped(c, place)?);
                }
            }
        }
    }

    /// Takes the words in brackets, each with its place.
    ///
    /// # Errors
    /// If they are not closed.
    pub(in crate::exchange) fn bracketed(&mut self) -> Result<Vec<(LineColumn, &'a str)>, Diagnostic> {
        let opened = self.place;
        self.next();
        let mut words = Vec::new();
        loop {
            self.skip_space();
            let place = self.place;
            match self.peek() {
                None => return Err(opened.mistake(MovetextDiagnostic::DrawingOpen)),
                Some(']') => {
                    self.next();
                    return Ok(words);
                }
                Some(_) => {
                    let end = self.rest.find(|c: char| is_space(c) || c == ']').unwrap_or(self.rest.len());
                    words.push((place, self.take(end)));
                }
            }
        }
    }

    /// Takes a text up to its closing quotation mark, after the opening one.
    ///
    /// # Errors
    /// If it is not closed.
    pub(in crate::exchange) fn quoted(&mut self) -> Result<String, Diagnostic> {
        let opened = self.place;
        let mut text = String::new();
        loop {
            let place = self.place;
            match self.next() {
                None => return Err(opened.mistake(MovetextDiagnostic::TextOpen)),
                Some('"') => return Ok(text),
                // A backslash may be the last sign of a text that knows no escapes.
                Some('\\') if self.rest.starts_with('"') && !self.rest.starts_with("\"]") => text.extend(self.next()),
                Some(c) => text.push(self.unescaped(c, place)?),
            }
        }
    }

    /// Returns the character that was taken or, if it begins an escape, the one that the escape stands for.
    fn unescaped(&mut self, c: char, place: LineColumn) -> Result<char, Diagnostic> {
        match (self.escapes, c) {
            (Escapes::Backslash, '\\') => self.escape(place),
            (Escapes::Number, '&') => Ok(self.entity().unwrap_or('&')),
            _ => Ok(c),
        }
    }

    /// Takes a character given by its number, after `&`.
    fn entity(&mut self) -> Option<char> {
        let (digits, _) = self.rest.strip_prefix('#')?.split_once(';')?;
        let sign = digits.parse().ok().filter(|_| digits.len() <= 7).and_then(char::from_u32)?;
        self.take(digits.len() + 2);
        Some(sign)
    }

    /// Takes the rest of an escape after its backslash, and returns the character that it stands for.
    fn escape(&mut self, place: LineColumn) -> Result<char, Diagnostic> {
        let simple = match self.peek() {
            Some('n') => Some('\n'),
            Some('r') => Some('\r'),
            Some('t') => Some('\t'),
            Some(c @ ('\\' | '{' | '}' | ' ')) => Some(c),
            _ => None,
        };
        if simple.is_some() {
            self.next();
        }
        if let Some(c) = simple.or_else(|| self.numbered()) {
            return Ok(c);
        }
        Err(place.mistake(match self.peek() {
            Some('u') => MovetextDiagnostic::NoSuchCharacter,
            _ => MovetextDiagnostic::Escape,
        }))
    }

    /// Takes a character given by its number in braces, after `u`.
    fn numbered(&mut self) -> Option<char> {
        let (digits, _) = self.rest.strip_prefix("u{")?.split_once('}')?;
        let number = u32::from_str_radix(digits, 16).ok().filter(|_| digits.len() <= 6)?;
        let sign = char::from_u32(number)?;
        self.take(digits.len() + 3);
        Some(sign)
    }
}

fn trimmed(text: &str) -> &str {
    let text = text.trim_start_matches(is_space);
    let bare = text.trim_end_matches(is_space);
    // A space at the end that was escaped is part of the value.
    let slashes = bare.len() - bare.trim_end_matches('\\').len();
    let kept = if slashes % 2 == 1 { bare.len() + 1 } else { bare.len() };
    &text[..kept.min(text.len())]
}

/// Returns a value of the head without its escapes.
///
/// # Errors
/// An escape that means nothing, with its place; the text stands at the place given.
pub(in crate::exchange) fn unescaped(raw: &str, place: LineColumn) -> Result<String, Diagnostic> {
    let mut cursor = Cursor { rest: raw, place, escapes: Escapes::Backslash, remark_within: None };
    let mut text = String::new();
    loop {
        let place = cursor.place;
        match cursor.next() {
            None => return Ok(text),
            Some('\\') => text.push(cursor.escape(place)?),
            Some(c) => text.push(c),
        }
    }
}

/// Returns the items of a list with commas, each with its place; empty ones are left out.
pub(in crate::exchange) fn items(raw: &str, place: LineColumn) -> impl Iterator<Item = (LineColumn, &str)> {
    let mut at = 0;
    raw.split(',').filter_map(move |item| {
        let bare = item.trim();
        let start = at + (item.len() - item.trim_start().len());
        at += item.len() + 1;
        (!bare.is_empty()).then(|| (place.after_all(&raw[..start]), bare))
    })
}

/// Returns a text as the words of a remark or value, between any two of which a line may be broken. `within`: it stands
/// inside parentheses.
pub(in crate::exchange) fn words(text: &str, escapes: Escapes, within: bool) -> Vec<String> {
    let mut words = vec![String::new()];
    let last = text.chars().count().saturating_sub(1);
    let mut before = ' ';
    let mut signs = text.chars().enumerate().peekable();
    while let Some((i, c)) = signs.next() {
        let word = words.last_mut().expect("there is always one");
        match (escapes, c) {
            (_, ' ') if before != ' ' && i < last => words.push(String::new()),
            (Escapes::Backslash, _) => word.push_str(&escaped(c)),
            (Escapes::Number, '&') if signs.peek().is_some_and(|(_, next)| *next == '#') => word.push_str("&#38;"),
            (Escapes::Number, '(' | ')') if within => word.push_str(&format!("&#{};", c as u32)),
            (Escapes::Number, '{' | '}' | ' ') => word.push_str(&format!("&#{};", c as u32)),
            (Escapes::Number, _) if is_invisible(c) => word.push_str(&format!("&#{};", c as u32)),
            (Escapes::Number, _) => word.push(c),
        }
        before = c;
    }
    words
}

/// Returns a text written on one line.
pub(in crate::exchange) fn line(text: &str, escapes: Escapes) -> String {
    let line = words(text, escapes, false).join(" ");
    match escapes {
        Escapes::Backslash => line,
        // It stands between quotation marks.
        Escapes::Number => line.replace('"', "&#34;"),
    }
}

/// Returns a name or value of a list, written on one line.
pub(in crate::exchange) fn item(text: &str) -> String {
    line(text, Escapes::Backslash).replace(',', "\\u{2c}").replace('=', "\\u{3d}")
}

fn escaped(c: char) -> String {
    match c {
        '\\' | '{' | '}' | ' ' => format!("\\{c}"),
        '\n' => "\\n".into(),
        '\r' => "\\r".into(),
        '\t' => "\\t".into(),
        c if is_invisible(c) => format!("\\u{{{:x}}}", c as u32),
        c => c.into(),
    }
}

fn is_invisible(c: char) -> bool {
    c.is_control() || matches!(c, '\u{2028}' | '\u{2029}' | '\u{feff}')
}
