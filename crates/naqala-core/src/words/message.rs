//! A message of the locale with its arguments, before it is put into words of a language.

use fluent_bundle::FluentValue;
use fluent_bundle::types::{FluentNumber, FluentNumberOptions};
use mancala::rules::Place;

/// Argument of a message: a number, by which its language may choose a plural, or a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// Count of things.
    Number(i64),
    /// Number that is written without groups of digits, as in files.
    Ungrouped(i64),
    /// Number of halves, said as a whole number and perhaps a half.
    Halves(u32),
    /// Name, or a key to choose by.
    Text(String),
}

impl Arg {
    pub(super) fn value(&self) -> FluentValue<'_> {
        match self {
            Arg::Number(number) => FluentValue::from(*number),
            // Numbers with options are never equal to the number of a variant, and small ones have no groups.
            Arg::Ungrouped(number) if number.abs() < 1000 => FluentValue::from(*number),
            Arg::Ungrouped(number) => {
                let options = FluentNumberOptions { use_grouping: false, ..FluentNumberOptions::default() };
                FluentNumber::new(*number as f64, options).into()
            }
            Arg::Halves(halves) => FluentValue::from(f64::from(*halves) / 2.0),
            Arg::Text(text) => FluentValue::from(text.as_str()),
        }
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

macro_rules! numbers {
    ($($ty:ty),*) => { $(
        impl From<$ty> for Arg {
            fn from(number: $ty) -> Arg {
                Arg::Number(number as i64)
            }
        }
    )* };
}
numbers!(u8, u16, u32, usize, i32, i64);

/// Message: its id, its arguments by name, and the places of the board that it describes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Message {
    pub(super) id: &'static str,
    pub(super) args: Vec<(&'static str, Arg)>,
    pub(super) places: Vec<Place>,
}

impl Message {
    pub(crate) fn new(id: &'static str) -> Message {
        Message { id, args: Vec::new(), places: Vec::new() }
    }

    pub(crate) fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Message {
        self.args.push((name, value.into()));
        self
    }

    pub(crate) fn at(mut self, places: impl IntoIterator<Item = Place>) -> Message {
        self.places.extend(places);
        self
    }
}
