//! Slips of people who know other formats: the RON reader tells them as something else, or in another place.

use super::explain::{SyntaxDiagnostic, ron_diagnostic};
use crate::diagnostic::Diagnostic;
use ron::error::{Error, Position, SpannedError};

/// Quotation marks of word processors and of other languages.
const OTHER_QUOTES: &str = "“”„‟«»‹›‘’‚‛`";

/// Returns the diagnostic of an error in a text if a slip explains it better than the reader does: at its place there,
/// lines and columns from 1.
pub(crate) fn slip(text: &str, error: &SpannedError) -> Option<Diagnostic> {
    let begin = offset_of(text, error.span.start);
    // The reader names the place of the blanks before.
    let at = text.len() - text[begin..].trim_start().len();
    let before = &text[..at];
    let sign = text[at..].chars().next()?;
    let (syntax, at) = match (&error.code, sign) {
        (Error::InvalidEscape(_), _) => {
            let end = offset_of(text, error.span.end);
            (SyntaxDiagnostic::EscapeUnknown, text[..end].rfind('\\')?)
        }
        (_, sign) if OTHER_QUOTES.contains(sign) => (SyntaxDiagnostic::QuotesOther { sign }, at),
        (Error::ExpectedString | Error::ExpectedChar, '\'') => (SyntaxDiagnostic::QuotesOther { sign }, at),
        (Error::ExpectedComma, '=') if before.trim_end().ends_with(is_of_name) => (SyntaxDiagnostic::MapColon, at),
        (Error::ExpectedComma, ':') if before.trim_end().ends_with('"') => {
            (SyntaxDiagnostic::NameExpected, quoted_before(before.trim_end())?)
        }
        (Error::ExpectedComma, '.') if before.ends_with(|c: char| c.is_ascii_digit()) => {
            let number = before.trim_end_matches(|c: char| c.is_ascii_digit() || "_+-".contains(c));
            (SyntaxDiagnostic::NumberExpected, number.len())
        }
        (Error::InvalidValueForType { .. } | Error::Message(_), _) => return of_word_before(text, error, before, sign),
        _ => return None,
    };
    Some(at_offset(syntax.into(), text, at))
}

/// Returns the diagnostic of an error that the reader tells within or behind the word or number that is at fault: at the
/// beginning of this.
fn of_word_before(text: &str, error: &SpannedError, before: &str, sign: char) -> Option<Diagnostic> {
    let before = if ",)]}".contains(sign) { before.trim_end() } else { before };
    let word = before.trim_end_matches(|letter| is_of_name(letter) || "+-.".contains(letter));
    (word.len() < before.len()).then(|| at_offset(ron_diagnostic(error), text, word.len()))
}

/// Returns a diagnostic at an offset in a text.
fn at_offset(diagnostic: Diagnostic, text: &str, at: usize) -> Diagnostic {
    let line = text[..at].matches('\n').count() + 1;
    let column = text[..at].rsplit('\n').next().map_or(0, |before| before.chars().count()) + 1;
    diagnostic.at(line, column)
}

fn is_of_name(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_'
}

/// Returns where the quoted text begins with which a text ends.
fn quoted_before(text: &str) -> Option<usize> {
    text.strip_suffix('"')?.rfind('"')
}

/// Returns the offset of a position of the reader.
pub(super) fn offset_of(text: &str, Position { line, col }: Position) -> usize {
    let before: usize = text.split_inclusive('\n').take(line.saturating_sub(1)).map(str::len).sum();
    let in_line = text[before..].chars().take(col.saturating_sub(1)).map(char::len_utf8).sum::<usize>();
    before + in_line
}
