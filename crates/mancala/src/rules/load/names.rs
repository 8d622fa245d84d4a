//! Valid names for a place at which a text has something other than a name.

use crate::diagnostic::Diagnostic;
use crate::rules::explain::{SyntaxDiagnostic, names, ron_diagnostic};
use ron::error::{Error, SpannedError, SpannedResult};

/// Returns the diagnostic of an error in a text, at its place there. If something else stands where a name is expected,
/// the text is read again with an unknown name in its place, so that the diagnostic lists the valid names.
pub(super) fn with_names<T>(text: &str, error: &SpannedError, read: impl Fn(&str) -> SpannedResult<T>) -> Diagnostic {
    const UNKNOWN: &str = "unknown";
    let diagnostic = ron_diagnostic(error);
    if !matches!(error.code, Error::ExpectedIdentifier | Error::InvalidIdentifier(_) | Error::SuggestRawIdentifier(_)) {
        return diagnostic;
    }
    let at = offset_of(text, error.span.start.line, error.span.start.col);
    let value = &text[at..];
    let named = format!("{}{UNKNOWN}{}", &text[..at], &value[value_length(value)..]);
    match read(&named).err().map(|error| error.code) {
        Some(Error::NoSuchEnumVariant { expected, found, .. }) if found == UNKNOWN => {
            Diagnostic::from(SyntaxDiagnostic::NameExpectedOf { known: names(expected) }).with_span(diagnostic.span())
        }
        _ => diagnostic,
    }
}

/// Returns where a line, from 1, and a column in it, from 1, begin.
fn offset_of(text: &str, line: usize, column: usize) -> usize {
    let before: usize = text.split_inclusive('\n').take(line.saturating_sub(1)).map(str::len).sum();
    let in_line = text[before..].chars().take(column.saturating_sub(1)).map(char::len_utf8).sum::<usize>();
    before + in_line
}

/// Returns how far a value goes with which a text begins: to the comma or bracket after it.
fn value_length(text: &str) -> usize {
    let (mut depth, mut quoted, mut escaped) = (0_usize, false, false);
    for (at, letter) in text.char_indices() {
        match letter {
            _ if escaped => escaped = false,
            '\\' if quoted => escaped = true,
            '"' => quoted = !quoted,
            _ if quoted => {}
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' | ',' if depth == 0 => return at,
            ')' | ']' | '}' => depth -= 1,
            _ => {}
        }
    }
    text.len()
}
