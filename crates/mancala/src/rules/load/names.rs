//! Valid names for a place at which a text has something other than a name.

use crate::diagnostic::Diagnostic;
use crate::rules::explain::{names, ron_diagnostic};
use crate::rules::slips::offset_of;
use crate::rules::syntax::SyntaxDiagnostic;
use ron::error::{Error, SpannedError, SpannedResult};

/// Returns the diagnostic of an error in a text, at its place there. If something else stands where a name is expected,
/// the text is read again with an unknown name in its place, so that the diagnostic lists the valid names.
pub(super) fn with_names<T>(text: &str, error: &SpannedError, read: impl Fn(&str) -> SpannedResult<T>) -> Diagnostic {
    const UNKNOWN: &str = "unknown";
    let diagnostic = ron_diagnostic(error);
    if !matches!(error.code, Error::ExpectedIdentifier | Error::InvalidIdentifier(_) | Error::SuggestRawIdentifier(_)) {
        return diagnostic;
    }
    let at = offset_of(text, error.span.start);
    let value = &text[at..];
    let named = format!("{}{UNKNOWN}{}", &text[..at], &value[value_length(value)..]);
    match read(&named).err().map(|error| error.code) {
        Some(Error::NoSuchEnumVariant { expected, found, .. }) if found == UNKNOWN => {
            Diagnostic::from(SyntaxDiagnostic::NameExpectedOf { known: names(expected) }).with_span(diagnostic.span())
        }
        _ => diagnostic,
    }
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
