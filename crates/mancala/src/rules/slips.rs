//! Slips of people who know other formats: the RON reader tells them as something else, or in another place.

use super::explain::{SyntaxDiagnostic, ron_diagnostic};
use crate::diagnostic::Diagnostic;
use ron::error::{Error, Position, SpannedError};

/// Quotation marks of word processors and of other languages.
const OTHER_QUOTES: &str = "“”„‟«»‹›‘’‚‛`";

/// Returns the diagnostic of an error in a text if a slip explains it better than the reader does, or if the reader tells
/// it in another place than that of the value that is wrong: at its place there, lines and columns from 1.
pub(crate) fn slip(text: &str, error: &SpannedError) -> Option<Diagnostic> {
    slip_of_another_format(text, error).or_else(|| of_value(text, error))
}

/// Returns the diagnostic of a value that cannot stand where it stands, at its beginning: the reader has read it and
/// stands behind it.
fn of_value(text: &str, error: &SpannedError) -> Option<Diagnostic> {
    if !matches!(error.code, Error::InvalidValueForType { .. } | Error::IntegerOutOfBounds | Error::Message(_)) {
        return None;
    }
    let begin = value_before(text, offset_of(text, error.span.end))?;
    Some(placed(ron_diagnostic(error), text, begin))
}

fn placed(diagnostic: Diagnostic, text: &str, at: usize) -> Diagnostic {
    let line = text[..at].matches('\n').count() + 1;
    let column = text[..at].rsplit('\n').next().map_or(0, |before| before.chars().count()) + 1;
    diagnostic.at(line, column)
}

fn slip_of_another_format(text: &str, error: &SpannedError) -> Option<Diagnostic> {
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
        (Error::ExpectedComma | Error::ExpectedStructLikeEnd, '.')
            if before.ends_with(|c: char| c.is_ascii_digit()) =>
        {
            let number = before.trim_end_matches(|c: char| c.is_ascii_digit() || "_+-".contains(c));
            (SyntaxDiagnostic::NumberExpected, number.len())
        }
        _ => return None,
    };
    Some(placed(syntax.into(), text, at))
}

/// Returns where the value begins that ends at an offset of a text, or before blanks and comments that end there. A name
/// before brackets belongs to their value.
fn value_before(text: &str, end: usize) -> Option<usize> {
    let (mut at, mut open) = (0, Vec::new());
    // Beginning and end of the last value.
    let mut last: Option<(usize, usize)> = None;
    while at < end {
        let rest = &text[at..];
        let sign = rest.chars().next()?;
        let closed = |from: usize, mark: &str| rest[from..].find(mark).map_or(rest.len(), |to| from + to + mark.len());
        let hashes = rest.trim_start_matches('r').bytes().take_while(|&sign| sign == b'#').count();
        let is_raw = sign == 'r' && rest[1 + hashes..].starts_with('"');
        let is_of_word = |c: char| c.is_alphanumeric() || matches!(c, '_' | '.' | '+' | '-');
        let length = match sign {
            '/' if rest.starts_with("//") => closed(2, "\n"),
            '/' if rest.starts_with("/*") => closed(2, "*/"),
            'r' if is_raw => closed(2 + hashes, &format!("\"{}", "#".repeat(hashes))),
            '"' => quoted_length(rest),
            _ if is_of_word(sign) => rest.find(|c| !is_of_word(c)).unwrap_or(rest.len()),
            _ => sign.len_utf8(),
        };
        match sign {
            '(' | '[' | '{' => open.push(last.filter(|&(_, end)| end == at).map_or(at, |(begin, _)| begin)),
            ')' | ']' | '}' => last = open.pop().map(|begin| (begin, at + 1)),
            '"' => last = Some((at, at + length)),
            _ if is_of_word(sign) => last = Some((at, at + length)),
            _ => {}
        }
        at += length;
    }
    last.map(|(begin, _)| begin)
}

/// Returns the length of the quoted text with which a text begins, its quotation marks included.
fn quoted_length(text: &str) -> usize {
    let mut is_escaped = false;
    for (at, sign) in text.char_indices().skip(1) {
        if sign == '"' && !is_escaped {
            return at + 1;
        }
        is_escaped = sign == '\\' && !is_escaped;
    }
    text.len()
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_value_before_a_place_is_found_whole() {
        for (text, value) in [
            ("(rows: 2, columns: -13", "-13"),
            ("(name: \"a, \\\"b\" // c\n ", "\"a, \\\"b\" // c\n "),
            ("(name: r#\"a\"b\"#", "r#\"a\"b\"#"),
            ("(if: Of([2, 3])", "Of([2, 3])"),
            ("(set: {\"a\": \"b\"}", "{\"a\": \"b\"}"),
            ("(a: 1, /* b: 2 */ c: [Here, (1, 2)]", "[Here, (1, 2)]"),
            ("é: Ωmega", "Ωmega"),
        ] {
            assert_eq!(value_before(text, text.len()).map(|at| &text[at..]), Some(value), "{text}");
        }
        assert_eq!(value_before("  ", 2), None);
    }
}
