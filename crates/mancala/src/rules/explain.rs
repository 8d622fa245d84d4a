//! Diagnostics of errors of the RON reader, for readers who do not know Rust.
//!
//! Types of this program that read themselves from a file report their mistakes by `report`, which puts the code of a
//! diagnostic into the error of whatever format is read; [`reported`] finds it there.

use super::dialect::MAX_DEPTH;
use super::syntax::{SyntaxDiagnostic, as_text, bracket_missing, map_expected};
use crate::diagnostic::{Diagnostic, Key, Name};
use ron::Error;
use ron::error::SpannedError;
use serde::de;

crate::diagnostics! {
    /// Mistakes in values whose types read themselves. None has arguments, since the error of the format that is read
    /// carries only the code.
    pub(crate) enum ValueDiagnostic {
        /// A number of seeds in this field is a whole number or ends in a half, and is not negative. A half makes a
        /// draw impossible.
        NoHalves = "value-not-halves",
        /// The field says how many pits are meant: a number, or `All` for as many as there are.
        NoHowMany = "value-not-how-many",
    }
}

/// Returns the diagnostic of an error of the RON reader, at its place in the text: lines and columns count from 1.
pub fn ron_diagnostic(error: &SpannedError) -> Diagnostic {
    let at = error.span.start;
    diagnostic_of(&error.code).at(at.line.max(1), at.col.max(1))
}

/// Returns the mistake in a text and what was expected instead, in English.
pub fn explain(error: &Error) -> String {
    diagnostic_of(error).to_string()
}

/// Returns the diagnostic of an error of the RON reader, without a place.
pub(super) fn diagnostic_of(error: &Error) -> Diagnostic {
    use SyntaxDiagnostic as Syntax;
    let syntax = match error {
        Error::Message(message) => return reported(message).unwrap_or_else(|| Syntax::NotUnderstood.into()),
        Error::InvalidValueForType { expected, found } => other_kind(expected, found),
        Error::NoSuchEnumVariant { expected, found, .. } => {
            Syntax::WordUnknown { word: found.into(), known: names(expected) }
        }
        Error::NoSuchStructField { expected, found, .. } => {
            Syntax::FieldUnknown { field: found.into(), known: names(expected) }
        }
        Error::MissingStructField { field, .. } => missing(field),
        Error::DuplicateStructField { field, .. } => Syntax::FieldTwice { field: (*field).into() },
        Error::ExpectedDifferentLength { expected, found } => {
            match expected.split(' ').find_map(|word| word.parse().ok()) {
                Some(expected) => Syntax::PartsMissing { found: *found, expected },
                None => Syntax::NotUnderstood,
            }
        }
        Error::ExpectedDifferentStructName { expected, found } => {
            // Of all names that may stand before brackets only this one has to.
            let name = if *expected == "Variant" { *expected } else { "" };
            Syntax::OtherNameBefore { found: found.into(), example: format!("{name}(...)").into() }
        }
        Error::Eof => Syntax::TextEnds,
        Error::ExpectedArray => Syntax::ListExpected,
        Error::ExpectedMap => map_expected(None),
        Error::ExpectedMapColon => Syntax::MapColon,
        Error::ExpectedComma => Syntax::CommaMissing,
        Error::ExpectedNamedStructLike(name @ "Variant") => {
            Syntax::OtherBegin { example: format!("{name}(...)").into() }
        }
        Error::ExpectedStructLike | Error::ExpectedNamedStructLike(_) | Error::ExpectedStructName(_) => {
            bracket_missing(None)
        }
        Error::ExpectedStructLikeEnd | Error::ExpectedOptionEnd => Syntax::BracketEnd,
        Error::ExpectedString => Syntax::QuotesMissing { example: as_text("") },
        Error::ExpectedStringEnd => Syntax::QuotesOpen,
        Error::ExpectedIdentifier => Syntax::NameExpected,
        Error::ExpectedInteger | Error::InvalidIntegerDigit { .. } => Syntax::NumberExpected,
        Error::ExpectedFloat => Syntax::DecimalExpected,
        Error::IntegerOutOfBounds => Syntax::NumberBounds,
        Error::FloatUnderscore | Error::UnderscoreAtBeginning => Syntax::NumberUnderscore,
        Error::ExpectedBoolean => Syntax::BooleanExpected,
        Error::InvalidEscape(_) => Syntax::EscapeUnknown,
        Error::UnclosedBlockComment => Syntax::CommentOpen,
        Error::UnclosedLineComment => Syntax::CommentLast,
        // Blanks, letters and digits are in the way only of a slash, with which a comment does not begin yet.
        Error::UnexpectedChar(sign) if sign.is_whitespace() || sign.is_alphanumeric() => {
            Syntax::SignUnknown { sign: '/' }
        }
        Error::UnexpectedChar(sign) => Syntax::SignUnknown { sign: *sign },
        Error::TrailingCharacters => Syntax::TextAfterEnd,
        Error::InvalidIdentifier(name) | Error::SuggestRawIdentifier(name) => Syntax::NameInvalid { name: name.into() },
        Error::ExceededRecursionLimit => Syntax::TooDeep { most: MAX_DEPTH },
        Error::ExpectedAttribute | Error::ExpectedAttributeEnd | Error::NoSuchExtension(_) => Syntax::AttributeUnknown,
        // Of values that no place needs, such as letters in single quotation marks.
        _ => Syntax::NotUnderstood,
    };
    syntax.into()
}

/// Returns the diagnostic of a field that is left out.
pub(super) fn missing(field: &str) -> SyntaxDiagnostic {
    SyntaxDiagnostic::FieldMissing { field: field.into(), example: format!("{field}: ...").into() }
}

/// Returns words of the language of files, of which one is expected.
pub(super) fn names(words: &[&str]) -> Vec<Name> {
    words.iter().map(|word| (*word).into()).collect()
}

/// Returns the diagnostic of a value of another kind than expected, given how serde describes both.
fn other_kind(expected: &str, found: &str) -> SyntaxDiagnostic {
    const FOUND: [(&str, &str); 7] = [
        ("the unsigned integer ", "number"),
        ("the signed integer ", "number"),
        ("the floating point number ", "number"),
        ("the string ", "text"),
        ("the byte string b", "text"),
        ("the UTF-8 character ", "letter"),
        ("the boolean ", "word"),
    ];
    const EXPECTED: [(&str, &str); 9] = [
        ("a string", "text"),
        ("a borrowed string", "text"),
        ("a boolean", "boolean"),
        ("a sequence", "list"),
        ("an array of ", "list"),
        ("a map", "fields"),
        ("struct ", "fields"),
        ("tuple ", "parts"),
        ("a tuple of ", "parts"),
    ];
    const WHOLE: [&str; 10] = ["i8", "i16", "i32", "i64", "isize", "u8", "u16", "u32", "u64", "usize"];
    let known = FOUND.into_iter().find_map(|(theirs, kind)| Some((kind, found.strip_prefix(theirs)?)));
    let (kind, found) = match (known, found) {
        (Some(known), _) => known,
        (None, "a sequence") => ("list", ""),
        (None, "a map") => ("fields", ""),
        (None, "a unit value") => ("nothing", ""),
        // A number that ends with the name of a type.
        (None, number) if number.starts_with(|c: char| c.is_ascii_digit() || "+-".contains(c)) => ("number", number),
        (None, _) => ("other", ""),
    };
    let expected = match expected {
        _ if WHOLE.contains(&expected) || expected.ends_with("signed integer") => "number",
        "f32" | "f64" | "a 32-bit floating point number" | "a 64-bit floating point number" => "decimal",
        _ => EXPECTED.iter().find(|(theirs, _)| expected.starts_with(theirs)).map_or("other", |(_, kind)| kind),
    };
    let found = found.trim_matches(['`', '"']);
    SyntaxDiagnostic::OtherKind { kind: Key(kind), found: found.into(), expected: Key(expected) }
}

/// Beginning of an error by which a type that reads itself reports a diagnostic: the id of its code follows.
const REPORTED: &str = "diagnostic:";

/// Returns the error by which a type that reads itself reports a diagnostic.
pub(crate) fn report<E: de::Error>(diagnostic: ValueDiagnostic) -> E {
    E::custom(format_args!("{REPORTED}{}", Diagnostic::from(diagnostic).code().id))
}

/// Returns the diagnostic that a type of this library has reported, given the text of the error of the format that was
/// read; `None` if the error comes from somewhere else.
pub fn reported(error: &str) -> Option<Diagnostic> {
    let rest = error.strip_prefix(REPORTED)?;
    let id = rest.split(|c: char| !c.is_ascii_lowercase() && !c.is_ascii_digit() && c != '-').next()?;
    let code = ValueDiagnostic::CODES.iter().find(|code| code.id == id)?;
    Some(Diagnostic::of(ValueDiagnostic::CODES, code.id, Vec::new()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::dialect::format;
    use serde::Deserialize;

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    #[allow(dead_code)]
    struct Part {
        number: u8,
        #[serde(default)]
        text: String,
        #[serde(default)]
        list: Vec<bool>,
        #[serde(default)]
        word: Option<Word>,
        #[serde(default)]
        pair: (u8, u8),
    }

    #[derive(Debug, Deserialize)]
    enum Word {
        One,
        Other,
    }

    fn read(text: &str) -> Diagnostic {
        match format().from_str::<Part>(text) {
            Ok(part) => panic!("{text}: {part:?}"),
            Err(error) => ron_diagnostic(&error),
        }
    }

    #[test]
    fn every_error_of_the_reader_has_a_code_of_ours() {
        for (text, code) in [
            ("(number: 4, numbre: 5)", "syntax-field-unknown"),
            ("(number: 4, word: Neither)", "syntax-word-unknown"),
            ("(text: \"\")", "syntax-field-missing"),
            ("(number: 4, number: 5)", "syntax-field-twice"),
            ("(number: 4, pair: (1))", "syntax-parts-missing"),
            ("(number: 4", "syntax-comma-missing"),
            ("(number: ", "syntax-text-ends"),
            ("(number: 4, list: true)", "syntax-list-expected"),
            ("(number: 4, list: [true false])", "syntax-comma-missing"),
            ("(number: 4, list: [1])", "syntax-boolean-expected"),
            ("(number: 4, pair: (1, 2, 3))", "syntax-bracket-end"),
            ("(number: 4, text: word)", "syntax-quotes-missing"),
            ("(number: 4, text: \"word)", "syntax-quotes-open"),
            ("(number: 4, text: \"\\q\")", "syntax-escape-unknown"),
            ("(number: 4, word: \"One\")", "syntax-name-expected"),
            ("(number: 4, word: 3)", "syntax-name-invalid"),
            ("(number: four)", "syntax-number-expected"),
            ("(number: 400)", "syntax-number-bounds"),
            ("(number: 4u16)", "syntax-other-kind"),
            ("(number: 4) more", "syntax-text-after-end"),
            ("(number: 4 /* )", "syntax-comment-open"),
            ("#![enable(nothing)](number: 4)", "syntax-attribute-unknown"),
        ] {
            assert_eq!(read(text).code().id, code, "{text}");
        }
    }

    #[test]
    fn an_error_keeps_its_place_and_names_what_is_known() {
        let unknown = read("(\n    number: 4,\n    word: Neither,\n)");
        assert_eq!(unknown.span().map(|span| span.line), Some(3));
        assert_eq!(unknown.argument("known"), Some(&names(&["One", "Other"]).into()));
        let few = read("(number: 4, pair: (1))");
        assert_eq!([few.argument("found"), few.argument("expected")], [Some(&1.into()), Some(&2.into())]);
    }

    #[test]
    fn a_reported_diagnostic_is_found_in_the_error_of_any_format() {
        let error: de::value::Error = report(ValueDiagnostic::NoHalves);
        for text in [error.to_string(), format!("{error} at line 2 column 5")] {
            assert!(reported(&text).is_some_and(|it| it.is("value-not-halves")), "{text}");
        }
        assert!(ValueDiagnostic::CODES.iter().all(|code| code.arguments.is_empty()));
        assert_eq!(reported("diagnostic:no-such-code"), None);
        assert_eq!(reported("diagnostic:syntax-too-deep"), None, "no type reports it");
        assert_eq!(reported("expected a number"), None);
    }
}
