//! Explanations of RON errors in plain words, for readers who do not know Rust.

use crate::diagnostic::Diagnostic;
use ron::Error;
use ron::error::SpannedError;

/// Returns the diagnostic of an error of the RON reader, at its place in the text.
pub(crate) fn ron_diagnostic(error: &SpannedError) -> Diagnostic {
    let at = error.span.start;
    Diagnostic::from(explain(&error.code)).at(at.line.max(1), at.col.max(1))
}

/// Returns a sentence that names the mistake in a text and what was expected instead.
pub fn explain(error: &Error) -> String {
    tidy(&sentence(error))
}

fn sentence(error: &Error) -> String {
    match error {
        Error::NoSuchEnumVariant { expected, found, .. } | Error::NoSuchStructField { expected, found, .. } => {
            format!("`{}` is not known here: expected {}", shorten(found), one_of(expected))
        }
        Error::MissingStructField { field, .. } => {
            format!("`{field}` is missing: expected `{field}: ...` within these brackets")
        }
        Error::DuplicateStructField { field, .. } => format!("`{field}` is there twice: expected it once"),
        Error::InvalidValueForType { expected, found } => {
            format!("this is {}: expected {}", thing(found), thing(expected))
        }
        Error::ExpectedDifferentLength { expected, found } => {
            format!("there are {found} parts within these brackets: expected {}", thing(expected))
        }
        Error::ExpectedDifferentStructName { expected, found } => {
            format!("`{}` is not known here: expected `{expected}(...)`", shorten(found))
        }
        Error::Eof => "the text ends in the middle: expected the rest of it, and every bracket closed".into(),
        Error::ExpectedArray => "expected a list in square brackets, as in [1, 2]".into(),
        Error::ExpectedArrayEnd => "expected `,` and the next part of the list, or `]` after its last".into(),
        Error::ExpectedMap => "expected names and values in braces, as in {\"name\": \"value\"}".into(),
        Error::ExpectedMapColon => "expected `:` between a name and its value".into(),
        Error::ExpectedMapEnd => "expected `,` and the next part, or `}` after the last".into(),
        Error::ExpectedComma => "expected `,` before the next part, or the closing bracket".into(),
        Error::ExpectedNamedStructLike("Variant") => "expected `Variant(...)`".into(),
        Error::ExpectedStructLike | Error::ExpectedNamedStructLike(_) => {
            "expected `(` and what belongs to it within brackets".into()
        }
        Error::ExpectedStructLikeEnd | Error::ExpectedOptionEnd => {
            "expected `,` and the next part, or `)` after the last".into()
        }
        Error::ExpectedString => "expected text in quotation marks".into(),
        Error::ExpectedStringEnd => "the text that begins here is not closed: expected `\"` at its end".into(),
        Error::ExpectedIdentifier => "expected a name, without quotation marks or brackets around it".into(),
        Error::ExpectedInteger | Error::InvalidIntegerDigit { .. } => "expected a whole number, as in 4".into(),
        Error::IntegerOutOfBounds => "the number does not fit here: expected one from 0 up, and not so large".into(),
        Error::ExpectedBoolean => "expected true or false".into(),
        Error::InvalidEscape(_) => {
            "the sign after `\\` has no meaning here: expected `\\\\` for `\\` itself, `\\\"` or `\\n`".into()
        }
        Error::UnclosedBlockComment => "a comment is not closed: expected `*/`".into(),
        Error::UnclosedLineComment => "a comment stands where the text ends: expected the rest on the next line".into(),
        Error::UnexpectedChar(c) => format!("`{c}` cannot stand here: expected a name, a number, text or a bracket"),
        Error::TrailingCharacters => "there is more after the last bracket: expected the end of the text".into(),
        Error::InvalidIdentifier(found) | Error::SuggestRawIdentifier(found) => {
            format!("`{}` cannot stand here: expected a name that begins with a letter", shorten(found))
        }
        Error::ExceededRecursionLimit => "brackets stand too deep within one another: expected at most 64".into(),
        Error::ExpectedAttribute | Error::ExpectedAttributeEnd | Error::NoSuchExtension(_) => {
            "`#` cannot stand here: expected the text to begin with its first bracket".into()
        }
        // The only values that are a number or a word say how many.
        Error::Message(message) if message.contains("untagged enum") => {
            "expected a whole number, as in 4, or All".into()
        }
        other => other.to_string(),
    }
}

/// Returns the only name expected, or a list of the names of which one is expected.
pub(super) fn one_of(expected: &[&str]) -> String {
    match expected {
        [] => "nothing".into(),
        [only] => (*only).into(),
        several => format!("one of {}", several.join(", ")),
    }
}

/// Returns a term of the RON reader in plain words.
fn thing(said: &str) -> String {
    match said {
        "a string" | "a borrowed string" | "a string or an identifier" => "text in quotation marks".into(),
        "i8" | "i16" | "i32" | "i64" | "u8" | "u16" | "u32" | "u64" | "usize" => "a whole number, as in 4".into(),
        "a sequence" => "a list in square brackets, as in [1, 2]".into(),
        "a map" => "parts in brackets, each with its name, as in (rows: 2)".into(),
        "a unit value" => "a pair of brackets with nothing in it".into(),
        _ => {
            let found = [
                ("struct ", "parts in brackets, each with its name, as in (rows: 2)"),
                ("enum ", "one of the names that this place knows"),
                ("tuple ", "parts in brackets, in their order"),
                ("the unsigned integer ", "the number "),
                ("the signed integer ", "the number "),
                ("the floating point number ", "the number "),
                ("the string ", "the text "),
                ("the UTF-8 character ", "the letter "),
                ("the boolean ", "the word "),
                ("the byte string ", "the text "),
            ];
            match found.into_iter().find_map(|(theirs, ours)| Some((ours, said.strip_prefix(theirs)?))) {
                Some((ours, rest)) if ours.ends_with(' ') => format!("{ours}{}", shorten(rest)),
                Some((ours, _)) => ours.into(),
                None => said.into(),
            }
        }
    }
}

/// Returns the beginning of a text that may be very long, on one line.
pub(crate) fn shorten(text: &str) -> String {
    cut(text, 60)
}

/// Returns a sentence that quotes a file on one line, cut to a readable length.
pub fn tidy(sentence: &str) -> String {
    cut(sentence, 1000)
}

fn cut(text: &str, most: usize) -> String {
    let (shown, rest) = match text.char_indices().nth(most) {
        Some((end, _)) => (&text[..end], "..."),
        None => (text, ""),
    };
    let plain = |c: char| if c.is_control() { ' ' } else { c };
    shown.chars().map(plain).collect::<String>() + rest
}
