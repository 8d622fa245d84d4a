//! Mistakes in the form of a file, whatever the file is about, with examples of what is right.

use crate::diagnostic::{File, Key, Name, Written};

/// Fields whose values are names and values in braces, with an example.
pub(super) const MAPS: [(&str, &str); 4] = [
    ("set", r#"{"seeds_per_pit": "6"}"#),
    ("comments", r#"{1: "..."}"#),
    ("glyphs", r#"{3: "!"}"#),
    ("drawings", r#"{3: ["c1>f2"]}"#),
];
/// Fields whose values are brackets, with an example. The record itself has no name.
pub(super) const BRACKETS: [(&str, &str); 6] = [
    ("", r#"(format: 1, variant: "kalah", moves: ["c1"])"#),
    ("lines", r#"(moves: ["c1", "b1"])"#),
    ("computers", r#"(north: "level:3")"#),
    ("about", r#"(name: "Hill", ...)"#),
    ("board", "(rows: 2, columns: 6)"),
    ("setup", "(rows: [4])"),
];
/// The greatest number of characters of a text that is shown as an example.
pub(super) const LONGEST_EXAMPLE: usize = 40;

crate::diagnostics! {
    /// Mistakes in the form of a file, whatever the file is about.
    pub(crate) enum SyntaxDiagnostic {
        /// A field has a name that its place does not know. Often it is misspelt, or belongs to another clause, or
        /// stands one pair of brackets too far in or out.
        FieldUnknown { field: Written, known: Vec<Name> } = "syntax-field-unknown",
        /// A word stands where one of several words is expected, and is none of them. Capitals and small letters differ
        /// in these words.
        WordUnknown { word: Written, known: Vec<Name> } = "syntax-word-unknown",
        /// A field that has no default is left out.
        FieldMissing { field: Name, example: Name } = "syntax-field-missing",
        /// A field is written twice within the same brackets, so that it is unclear which of the two values is meant.
        FieldTwice { field: Name } = "syntax-field-twice",
        /// A value is of the wrong kind for its place, such as text where a number belongs.
        OtherKind { kind: Key, found: Written, expected: Key } = "syntax-other-kind",
        /// Brackets hold fewer values, one after another, than belong there.
        PartsMissing { found: usize, expected: usize } = "syntax-parts-missing",
        /// Some brackets have a name before them, which says what they hold. These need no name, or another one.
        OtherNameBefore { found: Written, example: Name } = "syntax-other-name-before",
        /// A file has nothing in it, or only blanks. Saving or copying it may have failed.
        TextEmpty { file: File, kind: Key } = "text-empty",
        /// The text ends before it is complete. Often a bracket or a quotation mark is not closed, or the file was cut
        /// off while it was copied.
        TextEnds = "syntax-text-ends",
        /// A list is expected and something else is there. Even a list of one has square brackets around it.
        ListExpected = "syntax-list-expected",
        /// Names with their values are expected and something else is there.
        MapExpected { example: Name } = "syntax-map-expected",
        /// A name has no colon after it, which has to stand before its value.
        MapColon = "syntax-map-colon",
        /// Two parts have no comma between them, or a closing bracket is missing.
        CommaMissing = "syntax-comma-missing",
        /// Files of one kind all begin alike, and this one begins with something else.
        OtherBegin { example: Name } = "syntax-other-begin",
        /// The text is JSON, and such files are written in RON: names stand without quotation marks, and round brackets take
        /// the place of braces.
        Json { kind: Key, example: Name } = "syntax-json",
        /// An opening bracket is missing, with the parts that belong within the brackets.
        BracketMissing { example: Name } = "syntax-bracket-missing",
        /// A closing bracket is of another kind than the last one that is still open. Often it is mistyped, or a bracket
        /// before it is not closed.
        BracketOther { sign: Name, open: Name, line: usize, expected: Name } = "syntax-bracket-other",
        /// A closing bracket stands where none of its kind is open. Often one bracket is closed twice.
        BracketSurplus { sign: Name } = "syntax-bracket-surplus",
        /// A name with a colon stands in a list. Often the list is to end before it and has no `]`.
        ListOpen { closing: Name, word: Written } = "syntax-list-open",
        /// A list has no `]` at its end, which is noticed at a later place only.
        ListBegins = "syntax-list-begins",
        /// Brackets hold more values, one after another, than belong there.
        BracketEnd = "syntax-bracket-end",
        /// Text is expected and something else is there. All text, ids included, stands in quotation marks.
        QuotesMissing { example: Name } = "syntax-quotes-missing",
        /// Text stands in straight double quotation marks. Word processors put others in their place, and other formats
        /// allow single ones.
        QuotesOther { sign: char, kind: Key, example: Name } = "syntax-quotes-other",
        /// A text begins with a quotation mark and has none at its end. A quotation mark within a text is written `\"`.
        QuotesOpen = "syntax-quotes-open",
        /// A quotation mark ends a text, and more of it follows. Often the mark belongs to the text, or the text before has
        /// no quotation mark at its end.
        QuoteEndsText { sign: char } = "syntax-quote-ends-text",
        /// A text ends at a quotation mark that seems to begin another one.
        TextBegins = "syntax-text-begins",
        /// A name is expected and something else is there. The words of the language and the names of fields are
        /// written as they are, unlike text.
        NameExpected = "syntax-name-expected",
        /// One of a few words is expected and something else is there. These words are written as they are, unlike
        /// text.
        NameExpectedOf { known: Vec<Name> } = "syntax-name-expected-of",
        /// A whole number is expected and something else is there. Numbers stand without quotation marks, and whole
        /// ones without a decimal point.
        NumberExpected = "syntax-number-expected",
        /// A number is expected and something else is there. Numbers stand without quotation marks, and may have a
        /// decimal point here.
        DecimalExpected = "syntax-decimal-expected",
        /// A number is negative or larger than its place can hold.
        NumberBounds = "syntax-number-bounds",
        /// A number has an underscore at a place where it cannot separate digits.
        NumberUnderscore = "syntax-number-underscore",
        /// The value of a field that is on or off is neither `true` nor `false`.
        BooleanExpected = "syntax-boolean-expected",
        /// A backslash in a text gives the sign after it a meaning of its own, and this sign has none.
        EscapeUnknown = "syntax-escape-unknown",
        /// A comment begins with `/*` and does not end, so that all the text after it belongs to the comment.
        CommentOpen = "syntax-comment-open",
        /// The text ends within a comment that begins with `//`, before it is complete.
        CommentLast = "syntax-comment-last",
        /// Comments of other languages begin with other signs. Here one begins with `//` and goes to the end of its line, or
        /// stands between `/*` and `*/`.
        CommentSign { sign: Name } = "syntax-comment-sign",
        /// A sign stands where nothing can begin with it.
        SignUnknown { sign: char } = "syntax-sign-unknown",
        /// A file ends with the bracket that closes its first one. Often a bracket too many is closed before.
        TextAfterEnd = "syntax-text-after-end",
        /// A name begins with a digit or has signs in it that names do not have.
        NameInvalid { name: Written } = "syntax-name-invalid",
        /// Brackets are nested too deeply to be read. No rule needs that many.
        TooDeep { most: usize } = "syntax-too-deep",
        /// The text begins with `#!`, by which other programs choose a dialect. Files of this program have one dialect.
        AttributeUnknown = "syntax-attribute-unknown",
        /// A part of the text is not what its place needs, in a way that has no message of its own.
        NotUnderstood = "syntax-not-understood",
    }
}

/// Returns a text in quotation marks as an example: what somebody has written without them, or another text where that
/// is nothing, or too long to be shown.
pub(super) fn as_text(written: &str) -> Name {
    let text = written.trim();
    let is_fit = !text.is_empty() && text.chars().count() <= LONGEST_EXAMPLE && !text.contains(['"', '\\', '`']);
    format!("\"{}\"", if is_fit { text } else { "Kalah" }).into()
}

pub(super) fn example(examples: &[(&str, &'static str)], field: Option<&str>) -> Option<&'static str> {
    examples.iter().find(|(name, _)| Some(*name) == field).map(|(_, example)| *example)
}

/// Returns the diagnostic of a value of a field that is no map, with an example for the field.
pub(super) fn map_expected(field: Option<&str>) -> SyntaxDiagnostic {
    SyntaxDiagnostic::MapExpected { example: example(&MAPS, field).unwrap_or(MAPS[0].1).into() }
}

/// Returns the diagnostic of a value of a field that is no bracket with parts, with an example for the field.
pub(super) fn bracket_missing(field: Option<&str>) -> SyntaxDiagnostic {
    SyntaxDiagnostic::BracketMissing { example: example(&BRACKETS, field).unwrap_or("(rows: 2)").into() }
}
