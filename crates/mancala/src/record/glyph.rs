//! Signs after a move that judge it: chess players' signs, used for other games as well.

use super::diagnostic::RecordDiagnostic;
use crate::diagnostic::Diagnostic;
use serde::{Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// An opinion of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Glyph {
    /// `!!`
    Brilliant,
    /// `!`
    Good,
    /// `!?`
    Interesting,
    /// `?!`
    Dubious,
    /// `?`
    Mistake,
    /// `??`
    Blunder,
}

impl Glyph {
    /// All of them, the best first.
    pub const ALL: [Glyph; 6] =
        [Glyph::Brilliant, Glyph::Good, Glyph::Interesting, Glyph::Dubious, Glyph::Mistake, Glyph::Blunder];

    /// Returns the opinion in one word.
    pub fn word(self) -> &'static str {
        match self {
            Glyph::Brilliant => "brilliant",
            Glyph::Good => "good",
            Glyph::Interesting => "interesting",
            Glyph::Dubious => "dubious",
            Glyph::Mistake => "mistake",
            Glyph::Blunder => "blunder",
        }
    }

    /// The sign.
    pub fn sign(self) -> &'static str {
        match self {
            Glyph::Brilliant => "!!",
            Glyph::Good => "!",
            Glyph::Interesting => "!?",
            Glyph::Dubious => "?!",
            Glyph::Mistake => "?",
            Glyph::Blunder => "??",
        }
    }
}

impl fmt::Display for Glyph {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.sign())
    }
}

impl FromStr for Glyph {
    type Err = Diagnostic;

    fn from_str(text: &str) -> Result<Glyph, Diagnostic> {
        Glyph::ALL.into_iter().find(|glyph| glyph.sign() == text).ok_or_else(|| {
            let signs = Glyph::ALL.map(|glyph| glyph.sign().into()).to_vec();
            RecordDiagnostic::Sign { sign: text.into(), signs }.into()
        })
    }
}

impl Serialize for Glyph {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.sign())
    }
}
