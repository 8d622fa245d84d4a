//! Diagnostics in words.

use super::{Arg, FIRST_ISOLATE, LAST_ISOLATE, Words};
use mancala::diagnostic::{Diagnostic, MessageArgument, Messages};

/// Unicode's isolate of a text that runs as its first strong letter does.
const FIRST_STRONG_ISOLATE: char = '\u{2068}';

impl Messages for Words {
    fn message(&self, id: &str, attribute: Option<&str>, arguments: &[(&str, MessageArgument)]) -> Option<String> {
        let arguments: Vec<(&str, Arg)> = arguments.iter().map(|(name, it)| (*name, it.clone().into())).collect();
        let text = self.fill(id, attribute, arguments.iter().map(|(name, arg)| (*name, arg)))?;
        Some(if self.from_right() { code_isolated(&text) } else { text })
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

/// Returns a text from right to left in which code between backticks is isolated, so that brackets stay at their ends.
fn code_isolated(text: &str) -> String {
    let mut isolated = String::with_capacity(text.len());
    for (at, part) in text.split('`').enumerate() {
        let is_code = at % 2 == 1;
        let bare = is_code && !isolated.ends_with([FIRST_ISOLATE, FIRST_STRONG_ISOLATE]);
        match (is_code, bare) {
            (false, _) => isolated += part,
            (true, true) => isolated += &format!("{FIRST_ISOLATE}`{part}`{LAST_ISOLATE}"),
            (true, false) => isolated += &format!("`{part}`"),
        }
    }
    isolated
}

impl Words {
    /// Returns what is wrong, and what was expected or what to do, in one line.
    pub fn diagnostic(&self, diagnostic: &Diagnostic) -> String {
        diagnostic.line(self)
    }

    /// Returns the same behind file, line and column, as far as they are known: `game.txt:2:1: ...`.
    pub fn diagnostic_in_file(&self, file: &str, diagnostic: &Diagnostic) -> String {
        let line = self.diagnostic(diagnostic);
        match diagnostic.span() {
            _ if file.is_empty() => line,
            Some(span) => format!("{file}:{}:{}: {line}", span.line, span.column),
            None => format!("{file}: {line}"),
        }
    }
}

impl From<MessageArgument> for Arg {
    fn from(argument: MessageArgument) -> Arg {
        match argument {
            // It may have to be typed: diagnostics speak of files and commands.
            MessageArgument::Number(number) => Arg::Ungrouped(number),
            MessageArgument::Text(text) => Arg::Text(text),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn code_in_a_text_from_right_to_left_is_isolated_once() {
        let text = "נדרש `To(Lot)` או \u{2066}`stores`\u{2069}";
        assert_eq!(code_isolated(text), "נדרש \u{2066}`To(Lot)`\u{2069} או \u{2066}`stores`\u{2069}");
    }
}
