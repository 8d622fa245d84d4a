//! A walk over RON text up to some place, whether or not it is well formed: the brackets open there, and the fields and
//! values before it.

use crate::rules::lexical::{comment_length, is_of_word, is_raw_text, quoted_length, raw_length};

/// Kind of a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// An opening bracket.
    Open(char),
    /// A closing bracket.
    Close(char),
    Comma,
    Colon,
    /// Text in quotation marks.
    Text,
    /// A name or a number.
    Word,
    Comment,
    /// Any other sign.
    Sign,
}

/// A piece of a text; blanks lie between two of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Token {
    pub(super) kind: Kind,
    /// Offset of its first character.
    pub(super) begin: usize,
    /// Offset behind its last character.
    pub(super) end: usize,
    /// `false` for a text or a comment that has no end.
    pub(super) is_closed: bool,
}

/// The tokens of a text from an offset on.
pub(super) struct Tokens<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Tokens<'a> {
    pub(super) fn from(text: &'a str, at: usize) -> Tokens<'a> {
        Tokens { text, at }
    }
}

impl Iterator for Tokens<'_> {
    type Item = Token;

    fn next(&mut self) -> Option<Token> {
        let rest = self.text[self.at..].trim_start();
        let begin = self.text.len() - rest.len();
        let sign = rest.chars().next()?;
        let (kind, length) = match sign {
            '(' | '[' | '{' => (Kind::Open(sign), Some(1)),
            ')' | ']' | '}' => (Kind::Close(sign), Some(1)),
            ',' => (Kind::Comma, Some(1)),
            ':' => (Kind::Colon, Some(1)),
            '"' => (Kind::Text, quoted_length(rest)),
            '/' if rest.starts_with("//") => (Kind::Comment, Some(rest.find('\n').unwrap_or(rest.len()))),
            '/' if rest.starts_with("/*") => (Kind::Comment, comment_length(rest)),
            'r' if is_raw_text(rest) => (Kind::Text, raw_length(rest)),
            _ if is_of_word(sign) => (Kind::Word, rest.find(|c| !is_of_word(c)).or(Some(rest.len()))),
            _ => (Kind::Sign, Some(sign.len_utf8())),
        };
        self.at = length.map_or(self.text.len(), |length| begin + length);
        Some(Token { kind, begin, end: self.at, is_closed: length.is_some() })
    }
}

/// A field whose name and colon stand in some brackets.
#[derive(Clone, Copy, Debug)]
pub(super) struct Field<'a> {
    /// Its name without quotation marks.
    pub(super) name: &'a str,
    /// Offset of its value, if there is one.
    pub(super) value: Option<usize>,
    /// `true` if there is a comma behind it.
    pub(super) is_over: bool,
}

/// Brackets that are open, or the whole text around them.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Enclosure<'a> {
    /// The opening bracket; `None` for the whole text.
    pub(super) open: Option<char>,
    /// Offset of the bracket.
    pub(super) begin: usize,
    /// Offset of the value that the brackets belong to: that of the name before them, if there is one.
    value: usize,
    /// The field whose value the brackets are, or that of the list in which they stand.
    pub(super) of: Option<&'a str>,
    /// The last field within the brackets.
    pub(super) field: Option<Field<'a>>,
}

/// Open brackets, fields and values before an offset of a text.
pub(super) struct Scan<'a> {
    text: &'a str,
    /// The whole text, and the brackets that are open, the innermost last.
    levels: Vec<Enclosure<'a>>,
    /// Beginning and end of the last value. A name before brackets belongs to their value.
    pub(super) value: Option<(usize, usize)>,
    /// The last token that is no comment.
    pub(super) last: Option<Token>,
    /// The first text that runs over the end of a line and has a letter or a quotation mark directly behind it: most
    /// likely its own one is missing.
    pub(super) overrun: Option<usize>,
}

impl<'a> Scan<'a> {
    /// Returns what there is before an offset.
    pub(super) fn to(text: &'a str, end: usize) -> Scan<'a> {
        let mut scan = Scan { text, levels: vec![Enclosure::default()], value: None, last: None, overrun: None };
        for token in Tokens::from(text, 0).take_while(|token| token.begin < end) {
            scan.note(token);
        }
        scan
    }

    /// The innermost brackets that are open, or the whole text.
    pub(super) fn level(&self) -> Enclosure<'a> {
        self.levels.last().copied().unwrap_or_default()
    }

    /// The closing brackets of those that are open, the innermost last.
    pub(super) fn closings(&self) -> Vec<char> {
        self.levels.iter().filter_map(|level| level.open.map(closing)).collect()
    }

    /// The field of which a value is expected at the end, or whose list it stands in.
    pub(super) fn field(&self) -> Option<&'a str> {
        let level = self.level();
        level.field.filter(|field| !field.is_over).map(|field| field.name).or(level.of)
    }

    fn note(&mut self, token: Token) {
        match token.kind {
            Kind::Comment => return,
            Kind::Open(sign) => self.open(sign, token.begin),
            Kind::Close(_) if self.levels.len() > 1 => {
                let closed = self.levels.pop().unwrap_or_default();
                self.value = Some((closed.value, token.end));
            }
            Kind::Text | Kind::Word => {
                let behind = self.text[token.end..].chars().next();
                let runs_on = behind.is_some_and(|sign| sign.is_alphanumeric() || sign == '"');
                if token.kind == Kind::Text && runs_on && self.text[token.begin..token.end].contains('\n') {
                    self.overrun = self.overrun.or(Some(token.begin));
                }
                self.begin_value(token.begin);
                self.value = Some((token.begin, token.end));
            }
            Kind::Comma => {
                if let Some(field) = self.levels.last_mut().and_then(|level| level.field.as_mut()) {
                    field.is_over = true;
                }
            }
            Kind::Colon => {
                let name = self.value.map(|(begin, end)| self.text[begin..end].trim_matches('"'));
                let field = name.map(|name| Field { name, value: None, is_over: false });
                if let Some(level) = self.levels.last_mut() {
                    level.field = field;
                }
            }
            Kind::Close(_) => {}
            Kind::Sign => self.begin_value(token.begin),
        }
        self.last = Some(token);
    }

    fn open(&mut self, sign: char, begin: usize) {
        let value = self.value.filter(|&(_, end)| end == begin).map_or(begin, |(begin, _)| begin);
        self.begin_value(value);
        let of = self.field();
        self.levels.push(Enclosure { open: Some(sign), begin, value, of, field: None });
    }

    fn begin_value(&mut self, at: usize) {
        if let Some(field) = self.levels.last_mut().and_then(|level| level.field.as_mut()) {
            field.value.get_or_insert(at);
        }
    }
}

/// Returns the bracket that closes another.
pub(super) fn closing(open: char) -> char {
    match open {
        '(' => ')',
        '[' => ']',
        _ => '}',
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_value_before_a_place_is_found_whole() {
        for (text, value) in [
            ("(rows: 2, columns: -13", "-13"),
            ("(name: \"a, \\\"b\" // c\n ", "\"a, \\\"b\""),
            ("(name: r#\"a\"b\"#", "r#\"a\"b\"#"),
            ("(if: Of([2, 3])", "Of([2, 3])"),
            ("(set: {\"a\": \"b\"}", "{\"a\": \"b\"}"),
            ("(a: 1, /* b: /* 2 */ */ c: [Here, (1, 2)]", "[Here, (1, 2)]"),
            ("é: Ωmega", "Ωmega"),
        ] {
            let scan = Scan::to(text, text.len());
            assert_eq!(scan.value.map(|(begin, end)| &text[begin..end]), Some(value), "{text}");
        }
        assert_eq!(Scan::to("  ", 2).value, None);
    }

    #[test]
    fn a_place_lies_in_brackets_and_in_a_field() {
        for (text, closings, field) in [
            ("(lines: [(moves: [\"c1\"]), ", ")]", Some("lines")),
            ("(set: {\"a\": ", ")}", Some("a")),
            ("Variant(about: (name: \"a\", ", "))", Some("about")),
            ("(moves: [\"c1\"]", ")", Some("moves")),
            ("(moves: [\"c1\"])", "", None),
        ] {
            let scan = Scan::to(text, text.len());
            assert_eq!(scan.closings().into_iter().collect::<String>(), closings, "{text}");
            assert_eq!(scan.field(), field, "{text}");
        }
    }

    #[test]
    fn texts_that_cannot_be_read_end_somewhere() {
        for text in ["", "(", "\"a", "r#\"a", "/* a", "(;;: §)", ")]}", "{a:}", "r", "'\\''", "\"\\"] {
            let scan = Scan::to(text, text.len());
            assert!(scan.levels.len() <= text.len() + 1, "{text}");
            assert_eq!(Tokens::from(text, 0).last().map_or(text.len(), |token| token.end), text.len(), "{text}");
        }
    }
}
