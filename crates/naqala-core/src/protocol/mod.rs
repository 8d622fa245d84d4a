#![doc = include_str!("README.md")]

mod command;
mod engine;
mod server;

pub use engine::Engine;
pub use server::serve;

use mancala::diagnostic::{Diagnostic, Name, Written};
use mancala::diagnostics;
use std::io::{self, BufRead, Read};

diagnostics! {
    /// Mistakes in the lines of a host, which an engine answers.
    pub(crate) enum ProtocolDiagnostic {
        /// Each line that a host sends to an engine begins with a word of the protocol.
        Unknown { word: Written, words: Vec<Name> } = "protocol-word-unknown",
        /// Behind its first word, a line of the protocol for engines has a fixed form.
        Unreadable { line: Written, form: Name } = "protocol-line-unreadable",
        /// The protocol for engines has an order: the game is chosen first, then there is a position, and then a search.
        TooEarly { word: Name, first: Name } = "protocol-too-early",
        /// An engine searches one position at a time. Until it has answered, it can only be asked for a sign of life, be
        /// stopped or be ended.
        Searching { word: Name } = "protocol-during-search",
    }
}

diagnostics! {
    /// Reasons that an engine cannot play, or play on.
    pub(crate) enum EngineDiagnostic {
        /// An engine is a program of its own, which the command must be able to start.
        NotStarted { command: Name, because: Diagnostic } = "engine-not-started",
        /// An engine runs until it receives `quit`. This one has ended, or has closed its input or output, before.
        Ended { engine: Name, expected: Name } = "engine-ended",
        /// An engine has the time that it was given for its answer, and a good while more. This one did not answer: it may
        /// hang, compute too long, not write its lines out at once, or not know the protocol.
        Late { engine: Name, expected: Name, seconds: usize } = "engine-late",
        /// An engine must keep to the rules of the game. It may have misunderstood the position, or play by other rules.
        IllegalMove { engine: Name, played: Written, position: Name, because: Diagnostic } = "engine-move-illegal",
        /// An engine may play certain games only: the game is named to it first, with all options.
        Refuses { engine: Name, reason: Written } = "engine-refuses-game",
    }
}

/// The most bytes of a line; what is longer counts as several.
const MAX_LINE: u64 = 1 << 20;

/// Reads a line without its end; `None` at the end of the input.
fn read_line(input: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    let read = input.take(MAX_LINE).read_until(b'\n', &mut bytes)?;
    Ok((read > 0).then(|| String::from_utf8_lossy(&bytes).trim().to_owned()))
}
