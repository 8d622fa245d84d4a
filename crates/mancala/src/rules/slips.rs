//! Slips of people who know other formats, and brackets and quotation marks that do not match: the RON reader tells them
//! as something else, or in another place.

mod scan;

use self::scan::{Enclosure, Kind, Scan, Tokens, closing};
use super::explain::diagnostic_of;
use super::syntax::{BRACKETS, MAPS, SyntaxDiagnostic, as_text, bracket_missing, example, map_expected};
use crate::diagnostic::{Diagnostic, Key, Name};
use ron::error::{Error, Position, SpannedError};

/// Quotation marks of word processors and of other languages.
const OTHER_QUOTES: &str = "“”„‟«»‹›‘’‚‛`״׳";
/// Fields whose values are text.
const TEXTS: [&str; 16] = [
    "id", "name", "people", "place", "summary", "source", "licence", "text", "variant", "south", "north", "east",
    "west", "date", "event", "opening",
];

/// Returns the diagnostic of an error in the part of a text that begins at an offset, if a slip explains it better than
/// the reader does, or if the reader tells it in another place than that of the thing that is wrong: with its place in
/// the text.
pub(crate) fn slip(text: &str, base: usize, error: &SpannedError) -> Option<Diagnostic> {
    let place = |position| base + offset_of(&text[base..], position);
    let slip = Slip { text, begin: place(error.span.start), end: place(error.span.end), error: &error.code };
    slip.diagnostic().or_else(|| slip.of_value())
}

/// An error of the reader, with its beginning and end in the text.
struct Slip<'a> {
    text: &'a str,
    begin: usize,
    end: usize,
    error: &'a Error,
}

type Found = (Diagnostic, usize);

impl<'a> Slip<'a> {
    fn diagnostic(&self) -> Option<Diagnostic> {
        let found = match self.error {
            Error::InvalidEscape(_) => {
                Some((SyntaxDiagnostic::EscapeUnknown.into(), self.text[..self.end].rfind('\\')?))
            }
            Error::UnclosedBlockComment => {
                let open = Tokens::from(self.text, 0).find(|token| token.kind == Kind::Comment && !token.is_closed);
                Some((SyntaxDiagnostic::CommentOpen.into(), open?.begin))
            }
            Error::ExpectedAttribute | Error::ExpectedAttributeEnd | Error::NoSuchExtension(_) => self.attribute(),
            Error::TrailingCharacters => {
                let at = self.after_blanks();
                self.of_comment(&Scan::to(self.text, at), at)
            }
            error if is_of_signs(error) => self.of_signs(),
            _ => None,
        };
        found.map(|(diagnostic, at)| placed(diagnostic, self.text, at))
    }

    /// Returns the diagnostic of a value that cannot stand where it stands, at its beginning: the reader has read it and
    /// stands behind it.
    fn of_value(&self) -> Option<Diagnostic> {
        if !matches!(self.error, Error::InvalidValueForType { .. } | Error::IntegerOutOfBounds | Error::Message(_)) {
            return None;
        }
        let (begin, _) = Scan::to(self.text, self.end).value?;
        Some(placed(diagnostic_of(self.error), self.text, begin))
    }

    /// Returns the diagnostic of a `#` at the beginning.
    fn attribute(&self) -> Option<Found> {
        let at = Tokens::from(self.text, 0).find(|token| token.kind != Kind::Comment)?.begin;
        let is_attribute = self.text[at..].starts_with("#!");
        let comment = SyntaxDiagnostic::CommentSign { sign: "#".into() };
        Some((if is_attribute { SyntaxDiagnostic::AttributeUnknown } else { comment }.into(), at))
    }

    /// Returns the diagnostic of signs that cannot stand where they stand.
    fn of_signs(&self) -> Option<Found> {
        let at = self.after_blanks();
        let scan = Scan::to(self.text, at);
        if matches!(self.error, Error::ExpectedStringEnd) {
            let begin = Scan::to(self.text, self.text.len()).overrun?;
            return Some((SyntaxDiagnostic::QuotesOpen.into(), begin));
        }
        if let Some(begin) = scan.overrun {
            return Some((SyntaxDiagnostic::QuotesOpen.into(), begin));
        }
        let Some(sign) = self.text[at..].chars().next() else { return self.of_kind(&scan, at) };
        if OTHER_QUOTES.contains(sign) {
            return Some((self.quotes_other(at, sign).into(), at));
        }
        self.of_quotes(&scan, at, sign)
            .or_else(|| self.of_comment(&scan, at))
            .or_else(|| self.of_bracket(&scan, at, sign))
            .or_else(|| self.of_colon(&scan, at, sign))
            .or_else(|| self.of_number(at, sign))
            .or_else(|| self.of_bare_text(&scan, at, sign))
            .or_else(|| self.of_kind(&scan, at))
    }

    /// Returns the offset of what the reader could not read: it names the place of the blanks before.
    fn after_blanks(&self) -> usize {
        let is_blank = |token: &scan::Token| token.kind == Kind::Comment && token.is_closed;
        let next = Tokens::from(self.text, self.begin).find(|token| !is_blank(token));
        next.map_or(self.text.len(), |token| token.begin)
    }

    /// A letter directly behind a text, or a single quotation mark.
    fn of_quotes(&self, scan: &Scan<'a>, at: usize, sign: char) -> Option<Found> {
        if sign == '\'' && matches!(self.error, Error::ExpectedString | Error::ExpectedChar) {
            return Some((self.quotes_other(at, sign).into(), at));
        }
        let text = scan.last.filter(|last| last.kind == Kind::Text && last.end == at)?;
        if !is_of_name(sign) || self.text[text.begin..].starts_with('r') {
            return None;
        }
        let ends: Diagnostic = SyntaxDiagnostic::QuoteEndsText { sign }.into();
        let from = self.text[..text.begin].rfind('\n').map_or(0, |at| at + 1);
        let line = self.text[from..].lines().next().unwrap_or_default();
        let marks = line.replace("\\\\", "").replace("\\\"", "").matches('"').count();
        let begins = placed(SyntaxDiagnostic::TextBegins.into(), self.text, text.begin);
        Some((if marks % 2 == 1 { ends.beside("", begins) } else { ends }, at - 1))
    }

    /// A sign with which comments of other languages begin.
    fn of_comment(&self, scan: &Scan, at: usize) -> Option<Found> {
        let rest = &self.text[at..];
        let is_value = scan.last.is_some_and(|last| last.kind == Kind::Colon);
        let is_sign = |sign: &&str| rest.starts_with(sign) && !(is_value && *sign == "--");
        let sign = ["#", "--", "<!--"].into_iter().find(is_sign)?;
        Some((SyntaxDiagnostic::CommentSign { sign: sign.into() }.into(), at))
    }

    /// A closing bracket that does not close the innermost one that is open.
    fn of_bracket(&self, scan: &Scan, at: usize, sign: char) -> Option<Found> {
        let open = scan.closings();
        if !")]}".contains(sign) || open.last() == Some(&sign) {
            return None;
        }
        let surplus = || (SyntaxDiagnostic::BracketSurplus { sign: name(sign) }.into(), at);
        let Enclosure { open: Some(bracket), begin, .. } = scan.level() else { return Some(surplus()) };
        // The rest of the text shows which it is: with this bracket left out, or with the right one in its place.
        let is_surplus =
            match (is_balanced(self.text, at + 1, &open), is_balanced(self.text, at + 1, &open[..open.len() - 1])) {
                (true, _) => true,
                (_, true) => false,
                _ => !open.contains(&sign),
            };
        if is_surplus {
            return Some(surplus());
        }
        let line = self.text[..begin].matches('\n').count() + 1;
        let (open, expected) = (name(bracket), name(closing(bracket)));
        Some((SyntaxDiagnostic::BracketOther { sign: name(sign), open, line, expected }.into(), at))
    }

    /// A colon or an equals sign that cannot stand behind what is before it.
    fn of_colon(&self, scan: &Scan, at: usize, sign: char) -> Option<Found> {
        let before = scan.last.filter(|_| matches!(self.error, Error::ExpectedComma))?;
        let level = scan.level();
        match (sign, before.kind) {
            ('=', Kind::Word) => Some((SyntaxDiagnostic::MapColon.into(), at)),
            (':', Kind::Word | Kind::Text) if example(&MAPS, level.of).is_some() && level.open != Some('{') => {
                Some((map_expected(level.of).into(), level.begin))
            }
            (':', Kind::Text) => Some((SyntaxDiagnostic::NameExpected.into(), before.begin)),
            (':', Kind::Word) if level.open == Some('[') => {
                let word = self.text[before.begin..before.end].into();
                let open: Diagnostic = SyntaxDiagnostic::ListOpen { closing: name(']'), word }.into();
                let begins = placed(SyntaxDiagnostic::ListBegins.into(), self.text, level.begin);
                Some((open.beside("", begins), before.begin))
            }
            _ => None,
        }
    }

    /// A decimal point in a whole number.
    fn of_number(&self, at: usize, sign: char) -> Option<Found> {
        let before = &self.text[..at];
        if !matches!(self.error, Error::ExpectedComma | Error::ExpectedStructLikeEnd)
            || sign != '.'
            || !before.ends_with(|c: char| c.is_ascii_digit())
        {
            return None;
        }
        let number = before.trim_end_matches(|c: char| c.is_ascii_digit() || "_+-".contains(c));
        Some((SyntaxDiagnostic::NumberExpected.into(), number.len()))
    }

    /// A text without quotation marks, where the field shows that it is one.
    fn of_bare_text(&self, scan: &Scan, at: usize, sign: char) -> Option<Found> {
        let level = scan.level();
        let field = level.field?;
        let is_of_map = level.open == Some('{') && example(&MAPS[..3], level.of).is_some();
        if !is_of_map && !TEXTS.contains(&field.name) {
            return None;
        }
        let Some(value) = field.value else {
            let is_sign = matches!(self.error, Error::UnexpectedChar(_)) && !")]},".contains(sign);
            return is_sign.then(|| (self.quotes_missing(scan, at).into(), at));
        };
        let is_bare = !self.text[value..].starts_with(['"', '(', '[', '{']) && !self.text[value..].starts_with("r\"");
        let goes_on = match field.is_over {
            // Behind the comma a name would be expected.
            true => sign.is_ascii_digit(),
            false => matches!(self.error, Error::ExpectedComma),
        };
        (is_bare && goes_on).then(|| (self.quotes_missing(scan, value).into(), value))
    }

    /// The diagnostic of a text without quotation marks that begins at an offset, with what it would be with them.
    fn quotes_missing(&self, scan: &Scan<'a>, at: usize) -> SyntaxDiagnostic {
        let level = scan.level();
        let field = level.field.filter(|field| field.value.is_none_or(|value| value == at));
        // Such a text may have commas in it; that of a list or a map ends at the first.
        let has_commas = level.open == Some('(') && field.is_some_and(|field| TEXTS.contains(&field.name));
        let line = self.text[at..].lines().next().unwrap_or_default();
        let line = line.split("//").next().unwrap_or_default();
        let ends = |(at, sign): &(usize, char)| match sign {
            ',' => !has_commas || begins_part(&line[at + 1..]),
            _ => "()[]{}".contains(*sign),
        };
        let end = line.char_indices().find(ends).map_or(line.len(), |(at, _)| at);
        SyntaxDiagnostic::QuotesMissing { example: as_text(&line[..end]) }
    }

    /// The diagnostic of a text in other quotation marks that begins at an offset, with what it would be in the right
    /// ones.
    fn quotes_other(&self, at: usize, sign: char) -> SyntaxDiagnostic {
        let line = self.text[at + sign.len_utf8()..].lines().next().unwrap_or_default();
        let end = line.find(|sign| OTHER_QUOTES.contains(sign) || "'\"".contains(sign)).unwrap_or(0);
        let kind = Key(if sign == '`' { "backtick" } else { "other" });
        SyntaxDiagnostic::QuotesOther { sign, kind, example: as_text(&line[..end]) }
    }

    /// A value of another kind than brackets or braces, with an example for its field.
    fn of_kind(&self, scan: &Scan, at: usize) -> Option<Found> {
        match self.error {
            Error::ExpectedNamedStructLike(of @ ("Variant" | "Record")) if scan.last.is_none() => {
                let rest = &self.text[at..];
                let is_json = rest.strip_prefix('{').is_some_and(|rest| rest.trim_start().starts_with('"'));
                let (kind, example) = match *of {
                    "Variant" => (Key("variant"), r#"Variant(id: "hill", ...)"#),
                    _ => (Key("record"), BRACKETS[0].1),
                };
                let json = || (SyntaxDiagnostic::Json { kind, example: example.into() }.into(), at);
                let missing = || (bracket_missing(Some("")).into(), at);
                if is_json { Some(json()) } else { (*of == "Record").then(missing) }
            }
            Error::ExpectedNamedStructLike("Variant") => None,
            Error::ExpectedStructLike | Error::ExpectedNamedStructLike(_) | Error::ExpectedStructName(_) => {
                Some((bracket_missing(scan.field()).into(), at))
            }
            Error::ExpectedMap => Some((map_expected(scan.field()).into(), at)),
            // Without the blanks before it.
            Error::ExpectedString => Some((self.quotes_missing(scan, at).into(), at)),
            _ => None,
        }
    }
}

/// Returns `true` if an error is about signs and their order rather than about what they mean.
fn is_of_signs(error: &Error) -> bool {
    matches!(
        error,
        Error::Eof
            | Error::ExpectedArray
            | Error::ExpectedArrayEnd
            | Error::ExpectedBoolean
            | Error::ExpectedChar
            | Error::ExpectedComma
            | Error::ExpectedFloat
            | Error::ExpectedIdentifier
            | Error::ExpectedInteger
            | Error::ExpectedMap
            | Error::ExpectedMapColon
            | Error::ExpectedMapEnd
            | Error::ExpectedNamedStructLike(_)
            | Error::ExpectedOption
            | Error::ExpectedOptionEnd
            | Error::ExpectedString
            | Error::ExpectedStringEnd
            | Error::ExpectedStructLike
            | Error::ExpectedStructLikeEnd
            | Error::ExpectedStructName(_)
            | Error::ExpectedUnit
            | Error::InvalidIdentifier(_)
            | Error::SuggestRawIdentifier(_)
            | Error::UnexpectedChar(_)
    )
}

/// Returns `true` if the brackets of a text from an offset on close these and one another.
fn is_balanced(text: &str, from: usize, closings: &[char]) -> bool {
    let mut open = closings.to_vec();
    for token in Tokens::from(text, from) {
        match token.kind {
            Kind::Open(sign) => open.push(closing(sign)),
            Kind::Close(sign) if open.pop() != Some(sign) => return false,
            _ => {}
        }
    }
    open.is_empty()
}

/// Returns `true` if a text that follows a comma ends a value: the line ends there, or a name or another value follows.
fn begins_part(text: &str) -> bool {
    let text = text.trim_start();
    let name = text.find(|sign| !is_of_name(sign)).unwrap_or(text.len());
    text.is_empty() || text.starts_with(['"', '(', '[', '{']) || name > 0 && text[name..].trim_start().starts_with(':')
}

fn name(sign: char) -> Name {
    sign.to_string().into()
}

fn placed(diagnostic: Diagnostic, text: &str, at: usize) -> Diagnostic {
    let line = text[..at].matches('\n').count() + 1;
    let column = text[..at].rsplit('\n').next().map_or(0, |before| before.chars().count()) + 1;
    diagnostic.at(line, column)
}

fn is_of_name(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_'
}

/// Returns the offset of a position of the reader.
pub(super) fn offset_of(text: &str, Position { line, col }: Position) -> usize {
    let before: usize = text.split_inclusive('\n').take(line.saturating_sub(1)).map(str::len).sum();
    let in_line = text[before..].chars().take(col.saturating_sub(1)).map(char::len_utf8).sum::<usize>();
    before + in_line
}

#[cfg(test)]
mod tests;
