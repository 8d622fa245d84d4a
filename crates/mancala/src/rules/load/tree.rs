//! Values of a RON text with their places, for whoever looks for one of them. Comments are passed over. What cannot be
//! read is passed over too: other parts of this program say what is wrong with it.

use crate::rules::dialect::{MAX_DEPTH, format};
use crate::rules::lexical::{comment_length, is_of_word, is_raw_text, quoted_length, raw_length};
use std::borrow::Cow;

/// A value in a text.
#[derive(Debug, Default)]
pub(super) struct Node<'a> {
    /// The name of the field, or the key, whose value it is, with its offset.
    pub(super) name: Option<(usize, Cow<'a, str>)>,
    /// Offset of its first character.
    pub(super) offset: usize,
    /// The word, the number or the content of the quotation marks with which it begins; empty for brackets without a
    /// name.
    pub(super) head: Cow<'a, str>,
    /// The head as it is written, quotation marks included.
    pub(super) written: &'a str,
    /// The bracket behind the head.
    pub(super) bracket: Option<char>,
    /// The values within its brackets.
    pub(super) children: Vec<Node<'a>>,
}

impl<'a> Node<'a> {
    /// Returns the value with which a text begins.
    pub(super) fn first_in(text: &'a str) -> Node<'a> {
        TreeReader { text, at: 0 }.value(0)
    }

    /// Returns the values with which a text begins, up to a closing bracket.
    pub(super) fn all_in(text: &'a str) -> Vec<Node<'a>> {
        TreeReader { text, at: 0 }.values(0)
    }

    /// The value of a field.
    pub(super) fn field(&self, name: &str) -> Option<&Node<'a>> {
        self.children.iter().find(|it| it.is_field(name))
    }

    /// Returns `true` if it is the value of the field of this name.
    pub(super) fn is_field(&self, name: &str) -> bool {
        self.name.as_ref().is_some_and(|(_, it)| it == name)
    }

    /// Returns `true` if it is a text in quotation marks.
    pub(super) fn is_text(&self) -> bool {
        self.written.ends_with(['"', '#'])
    }

    /// Returns `true` if it is this word, number or text, or is written so without blanks and comments, as `To(Next)`.
    pub(super) fn says(&self, text: &str) -> bool {
        self.head == text || self.bracket.is_some() && text.starts_with(&*self.head) && self.compact() == text
    }

    fn compact(&self) -> String {
        let Some(bracket) = self.bracket else { return self.written.to_owned() };
        let part = |it: &Node| match &it.name {
            Some((_, name)) => format!("{name}: {}", it.compact()),
            None => it.compact(),
        };
        let parts: Vec<String> = self.children.iter().map(part).collect();
        let close = match bracket {
            '(' => ')',
            '[' => ']',
            _ => '}',
        };
        format!("{}{bracket}{}{close}", self.written, parts.join(", "))
    }
}

/// A reader of values that never fails.
struct TreeReader<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> TreeReader<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    /// Passes over blanks and comments.
    fn blanks(&mut self) {
        loop {
            let rest = self.rest();
            let blank = rest.len() - rest.trim_start().len();
            self.at += match &rest[blank..] {
                comment if comment.starts_with("//") => blank + comment.find('\n').unwrap_or(comment.len()),
                comment if comment.starts_with("/*") => blank + comment_length(comment).unwrap_or(comment.len()),
                _ if blank > 0 => blank,
                _ => return,
            };
        }
    }

    /// Reads values up to a closing bracket, which it passes over, or to the end.
    fn values(&mut self, depth: usize) -> Vec<Node<'a>> {
        let mut values = Vec::new();
        loop {
            self.blanks();
            match self.peek() {
                None => return values,
                Some(')' | ']' | '}') => {
                    self.at += 1;
                    return values;
                }
                Some(',' | ':') => self.at += 1,
                Some(_) => {
                    let value = self.value(depth);
                    self.blanks();
                    values.push(if self.peek() == Some(':') { self.named(value, depth) } else { value });
                }
            }
        }
    }

    /// Reads the value behind a name and its colon.
    fn named(&mut self, name: Node<'a>, depth: usize) -> Node<'a> {
        self.at += 1;
        self.blanks();
        let name = Some((name.offset, name.head));
        match self.peek() {
            None | Some(')' | ']' | '}' | ',') => Node { name, offset: self.at, ..Node::default() },
            Some(_) => Node { name, ..self.value(depth) },
        }
    }

    fn value(&mut self, depth: usize) -> Node<'a> {
        self.blanks();
        let offset = self.at;
        let written = self.head();
        let is_text = written.ends_with(['"', '#']);
        let head = match is_text {
            true => format().from_str::<String>(written).map_or(Cow::Borrowed(written), Cow::Owned),
            false => Cow::Borrowed(written),
        };
        let end = self.at;
        self.blanks();
        let bracket = self.peek().filter(|it| !is_text && "([{".contains(*it) && depth < MAX_DEPTH);
        match bracket {
            Some(_) => self.at += 1,
            // A sign that no value begins with.
            None if end == offset => self.at += self.peek().map_or(0, char::len_utf8),
            None => self.at = end,
        }
        let children = if bracket.is_some() { self.values(depth + 1) } else { Vec::new() };
        Node { name: None, offset, head, written, bracket, children }
    }

    /// Reads the word, the number or the text with which a value begins; nothing before a bracket.
    fn head(&mut self) -> &'a str {
        let rest = self.rest();
        let length = match rest.chars().next() {
            Some('r') if is_raw_text(rest) => raw_length(rest),
            Some('"' | '\'') => quoted_length(rest),
            _ => rest.find(|c| !is_of_word(c)),
        };
        let length = length.unwrap_or(rest.len());
        self.at += length;
        &rest[..length]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_have_their_names_places_and_contents() {
        let text =
            "/* a /* b */ */ Capture(id: \"ä\\\"b\", if: (at: [Inner, // no\n InnerLeft( 2 )]), of: r#\"x\"y\"#)";
        let node = Node::first_in(text);
        assert_eq!((&*node.head, &text[node.offset..][..7]), ("Capture", "Capture"));
        let id = node.field("id").expect("it is there");
        assert_eq!((&*id.head, &text[id.offset..][..3], id.is_text()), ("ä\"b", "\"ä", true));
        let parts = node.field("if").and_then(|it| it.field("at")).expect("it is there");
        assert!(parts.children[1].says("InnerLeft(2)") && parts.children[0].says("Inner"));
        assert_eq!(node.field("of").map(|it| &*it.head), Some("x\"y"));
        assert_eq!(
            node.children.iter().map(|it| it.name.as_ref().map_or(0, |it| it.0)).collect::<Vec<_>>(),
            [
                text.find("id").expect("it is there"),
                text.find("if").expect("it is there"),
                text.find("of").expect("it is there"),
            ]
        );
    }

    #[test]
    fn texts_that_cannot_be_read_end_somewhere() {
        for text in ["", "(", "a(b: ", "\"a", "r#\"a", "/* a", "(;;: §)", "{a:}", ")", &"(".repeat(9000), "'\\''", "r"]
        {
            let values = Node::all_in(text);
            assert!(values.len() <= text.len(), "{text}");
        }
        let all = Node::all_in("A(), B(x: 1)] C");
        assert_eq!(all.iter().map(|it| &*it.head).collect::<Vec<_>>(), ["A", "B"]);
    }
}
