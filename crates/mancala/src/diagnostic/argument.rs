//! Arguments of diagnostics by what they are: how each is put into words is for the language to say.

use super::list::{Conjunction, enumeration, list};
use super::shorten::{on_one_line, shorten};
use super::{Diagnostic, MessageArgument, Messages};
use std::borrow::Cow;

/// An argument of a diagnostic.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Argument {
    /// Text that somebody has written: shown as it is, quoted, on one line and not too long.
    Written(String),
    /// The path of a file: quoted whole.
    File(String),
    /// A name that belongs to the language of files, moves or commands, such as `facing`: quoted.
    Name(String),
    /// An English text of a variant, such as the name of an option, which may have a translation.
    Text(String),
    /// The same up to its first full stop, colon or semicolon, where the whole of it would be too long.
    FirstWords(String),
    /// A count or a size.
    Number(i64),
    /// A word by which the message chooses between its variants; not shown.
    Key(Cow<'static, str>),
    /// Several, of which one was expected.
    OneOf(Vec<Argument>),
    /// Another diagnostic, which is the reason: its message; its notes and helps stand after the message of the whole.
    Because(Box<Diagnostic>),
}

/// Greatest number of names that a message lists; the others are counted.
const MANY: usize = 20;

impl Argument {
    /// Returns the argument in the words of a language.
    pub(super) fn argument(&self, language: &impl Messages) -> MessageArgument {
        MessageArgument::Text(match self {
            Argument::Number(number) => return MessageArgument::Number(*number),
            Argument::Written(text) => language.quoted(&shorten(text)),
            Argument::File(path) => language.quoted(&on_one_line(path)),
            Argument::Name(name) => language.quoted(name),
            Argument::Text(english) => language.translated(english),
            Argument::FirstWords(english) => first_words(&language.translated(english)).to_owned(),
            Argument::Key(key) => key.clone().into_owned(),
            Argument::OneOf(values) => one_of(values, language),
            Argument::Because(diagnostic) => diagnostic.message(language),
        })
    }
}

/// Returns a text up to its first full stop, colon or semicolon. One within a number or a word ends nothing.
fn first_words(text: &str) -> &str {
    let ends = |(at, _): &(usize, &str)| !text[at + 1..].starts_with(|c: char| !c.is_whitespace());
    let end = text.match_indices(['.', ':', ';']).find(ends);
    end.map_or(text, |(at, _)| &text[..at])
}

/// Returns a list with the language's word for `or` before the last; where there are very many, the first of them and
/// how many more there are.
fn one_of(values: &[Argument], language: &impl Messages) -> String {
    let text = |value: &Argument| match value.argument(language) {
        MessageArgument::Number(number) => number.to_string(),
        MessageArgument::Text(text) => text,
    };
    let shown: Vec<String> = values.iter().take(MANY).map(text).collect();
    if values.len() <= MANY {
        return list(&shown, Conjunction::Or, language);
    }
    let names = enumeration(&shown, language);
    let more = MessageArgument::Number((values.len() - MANY) as i64);
    let arguments = [("names", MessageArgument::Text(names.clone())), ("more", more)];
    language.message("list-more-left-out", None, &arguments).unwrap_or(names)
}

/// Declares types of which an [`Argument`] is made.
macro_rules! texts {
    ($($(#[$doc:meta])* $name:ident => $value:ident,)*) => { $(
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub struct $name(pub String);

        impl<T: Into<String>> From<T> for $name {
            fn from(text: T) -> $name {
                $name(text.into())
            }
        }

        impl From<$name> for Argument {
            fn from(it: $name) -> Argument {
                Argument::$value(it.0)
            }
        }
    )* };
}
texts! {
    /// Text that somebody has written.
    Written => Written,
    /// The path of a file.
    File => File,
    /// A name that belongs to the language of files, moves or commands.
    Name => Name,
    /// An English text of a variant, which may have a translation.
    Text => Text,
    /// The same up to its first full stop, colon or semicolon.
    FirstWords => FirstWords,
}

/// A word by which a message chooses between its variants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Key(pub &'static str);

impl From<Key> for Argument {
    fn from(key: Key) -> Argument {
        Argument::Key(key.0.into())
    }
}

impl From<bool> for Argument {
    fn from(is: bool) -> Argument {
        Argument::Key(if is { "yes" } else { "no" }.into())
    }
}

impl From<char> for Argument {
    fn from(letter: char) -> Argument {
        Argument::Written(letter.into())
    }
}

impl<T: Into<Argument>> From<Vec<T>> for Argument {
    fn from(values: Vec<T>) -> Argument {
        Argument::OneOf(values.into_iter().map(T::into).collect())
    }
}

impl From<Diagnostic> for Argument {
    fn from(because: Diagnostic) -> Argument {
        Argument::Because(Box::new(because))
    }
}

macro_rules! numbers {
    ($($kind:ty),*) => { $(
        impl From<$kind> for Argument {
            fn from(number: $kind) -> Argument {
                Argument::Number(number as i64)
            }
        }
    )* };
}
numbers!(u8, u16, u32, u64, usize, i32, i64);
