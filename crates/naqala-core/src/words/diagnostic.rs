//! Diagnostics in words.

use super::{Arg, FIRST_ISOLATE, LAST_ISOLATE, Words};
use mancala::diagnostic::{Argument, Diagnostic, Messages};

/// Unicode's isolate of a text that runs as its first strong letter does.
const FIRST_STRONG_ISOLATE: char = '\u{2068}';

impl Messages for Words {
    fn message(&self, id: &str, attribute: Option<&str>, arguments: &[(&str, Argument)]) -> Option<String> {
        let arguments: Vec<(&str, Arg)> = arguments.iter().map(|(name, it)| (*name, it.clone().into())).collect();
        if let ("diagnostic-said", None, [(_, Arg::Text(text))]) = (id, attribute, arguments.as_slice()) {
            return Some(self.said(text));
        }
        self.fill(id, attribute, arguments.iter().map(|(name, arg)| (*name, arg)))
    }

    fn quoted(&self, text: &str) -> String {
        if !self.from_right() {
            return format!("`{text}`");
        }
        let isolate = if crate::bidi::has_from_right(text) { FIRST_STRONG_ISOLATE } else { FIRST_ISOLATE };
        format!("{isolate}`{text}`{LAST_ISOLATE}")
    }

    fn translated(&self, english: &str) -> String {
        self.text(english).to_owned()
    }
}

impl Words {
    /// Returns what is wrong, and what was expected or what to do, in one line.
    pub fn diagnostic(&self, diagnostic: &Diagnostic) -> String {
        diagnostic.line(self)
    }
}

impl From<Argument> for Arg {
    fn from(argument: Argument) -> Arg {
        match argument {
            Argument::Number(number) => Arg::Number(number),
            Argument::Text(text) => Arg::Text(text),
        }
    }
}
