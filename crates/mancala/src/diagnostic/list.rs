//! Lists in sentences. How items are joined is for the messages of each language to say, two items at a time from the
//! right: `list-more`, and `list-and-two` or `list-or-two` at the end.

use super::{MessageArgument, Messages};

/// Word before the last item of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Conjunction {
    /// All of the items.
    And,
    /// One of the items.
    Or,
}

/// Returns a list with a conjunction: `2`, `2 or 3`, `2, 3 or 4`.
pub fn list(items: &[String], conjunction: Conjunction, language: &impl Messages) -> String {
    let Some((last, before)) = items.split_last() else { return String::new() };
    let Some((second_last, before)) = before.split_last() else { return last.clone() };
    let id = match conjunction {
        Conjunction::And => "list-and-two",
        Conjunction::Or => "list-or-two",
    };
    let begins = beginning(last);
    let is_latin = begins.starts_with(|letter: char| letter.is_ascii());
    let arguments = [
        ("first", text(second_last)),
        ("second", text(last)),
        ("second-begins", text(&begins)),
        ("second-latin", text(if is_latin { "yes" } else { "no" })),
    ];
    let end = language.message(id, None, &arguments).unwrap_or_else(|| last.clone());
    before.iter().rfold(end, |rest, first| more(first, rest, language))
}

/// Returns a list without a conjunction: `2, 3, 4`.
pub fn enumeration(items: &[String], language: &impl Messages) -> String {
    let Some((last, before)) = items.split_last() else { return String::new() };
    before.iter().rfold(last.clone(), |rest, first| more(first, rest, language))
}

fn more(first: &str, rest: String, language: &impl Messages) -> String {
    let arguments = [("first", text(first)), ("rest", MessageArgument::Text(rest))];
    language.message("list-more", None, &arguments).unwrap_or_else(|| first.to_owned())
}

fn text(text: &str) -> MessageArgument {
    MessageArgument::Text(text.to_owned())
}

/// Returns the beginning of a text as it is read, for conjunctions that depend on it: its first letter, small and
/// without an accent, after an `h` with the vowels behind it too, such as `i`, `hi` or `hie`; `eight` or `eleven` for a
/// number whose name begins so in most languages, and `number` for any other. Quotation marks before it do not count.
pub fn beginning(text: &str) -> String {
    let plain = |letter: char| match letter.to_lowercase().next().unwrap_or(letter) {
        'á' | 'à' | 'â' | 'ä' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'í' | 'ì' | 'î' | 'ï' => 'i',
        'ó' | 'ò' | 'ô' | 'ö' => 'o',
        'ú' | 'ù' | 'û' | 'ü' => 'u',
        other => other,
    };
    let mut letters = text.chars().skip_while(|letter| !letter.is_alphanumeric()).map(plain).peekable();
    match letters.next() {
        None => String::new(),
        Some('h') => {
            let vowels = letters.take_while(|letter| matches!(letter, 'a' | 'e' | 'i' | 'o' | 'u'));
            std::iter::once('h').chain(vowels).collect()
        }
        Some(first) if first.is_ascii_digit() => {
            let grouped = |letter: &char| letter.is_ascii_digit() || matches!(letter, '\u{a0}' | '\u{202f}');
            let digits = letters.take_while(grouped).filter(char::is_ascii_digit);
            let digits: String = std::iter::once(first).chain(digits).collect();
            let is_eleven = digits.starts_with("11") && digits.len() % 3 == 2;
            if first == '8' { "eight" } else { if is_eleven { "eleven" } else { "number" } }.to_owned()
        }
        Some(first) => first.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diagnostic::English;

    #[test]
    fn lists_end_with_their_conjunction() {
        let items =
            |number: usize| ["2", "3", "4", "5"][..number].iter().map(|it| (*it).to_owned()).collect::<Vec<_>>();
        let said = |number| list(&items(number), Conjunction::Or, &English);
        assert_eq!([0, 1, 2, 4].map(said), ["", "2", "2 or 3", "2, 3, 4 or 5"]);
        assert_eq!(list(&items(3), Conjunction::And, &English), "2, 3 and 4");
        assert_eq!(enumeration(&items(3), &English), "2, 3, 4");
    }

    #[test]
    fn texts_begin_with_what_is_read_first() {
        for (text, begins) in [
            ("Italia", "i"),
            ("`include`", "i"),
            ("Ítaca", "i"),
            ("hijos", "hi"),
            ("hielo", "hie"),
            ("Oeste", "o"),
            ("8 semillas", "eight"),
            ("80", "eight"),
            ("11", "eleven"),
            ("11\u{a0}000", "eleven"),
            ("110", "number"),
            ("1100", "number"),
            ("דרום", "ד"),
            ("", ""),
        ] {
            assert_eq!(beginning(text), begins, "{text}");
        }
    }
}
