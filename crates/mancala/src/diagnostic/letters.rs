//! Letters that are written in more than one way, and letters that look like those of another script.

/// Accents, each with letters and with the single signs for those letters with it.
const ACCENTS: [(char, &str, &str); 14] = [
    ('\u{300}', "AEIOUaeiouNn", "ÀÈÌÒÙàèìòùǸǹ"),
    ('\u{301}', "AEIOUYaeiouyCcLlNnRrSsZz", "ÁÉÍÓÚÝáéíóúýĆćĹĺŃńŔŕŚśŹź"),
    ('\u{302}', "AEIOUaeiouCcGgHhJjSsWwYy", "ÂÊÎÔÛâêîôûĈĉĜĝĤĥĴĵŜŝŴŵŶŷ"),
    ('\u{303}', "ANOanoIiUu", "ÃÑÕãñõĨĩŨũ"),
    ('\u{304}', "AEIOUaeiou", "ĀĒĪŌŪāēīōū"),
    ('\u{306}', "AaEeGgIiOoUuИиУу", "ĂăĔĕĞğĬĭŎŏŬŭЙйЎў"),
    ('\u{307}', "CcEeGgIZz", "ĊċĖėĠġİŻż"),
    ('\u{308}', "AEIOUaeiouyYЕеІі", "ÄËÏÖÜäëïöüÿŸЁёЇї"),
    ('\u{30a}', "AaUu", "ÅåŮů"),
    ('\u{30b}', "OoUu", "ŐőŰű"),
    ('\u{30c}', "CcDdEeNnRrSsTtZzGg", "ČčĎďĚěŇňŘřŠšŤťŽžǦǧ"),
    ('\u{323}', "AaEeIiOoUuDdTtSsHh", "ẠạẸẹỊịỌọỤụḌḍṬṭṢṣḤḥ"),
    ('\u{327}', "CcGgKkLlNnRrSsTt", "ÇçĢģĶķĻļŅņŖŗŞşŢţ"),
    ('\u{328}', "AaEeIiUu", "ĄąĘęĮįŲų"),
];

/// Scripts with letters of theirs, and with the Latin letters that look the same.
const SCRIPTS: [(&str, &str, &str); 2] = [
    ("cyrillic", "АВЕКМНОРСТУХІЈЅаеоркгсухіјѕ", "ABEKMHOPCTYXIJSaeopkrcyxijs"),
    ("greek", "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαινορκυχ", "ABEZHIKMNOPTYXaivopkux"),
];

/// Returns a text in which every letter with an accent is two signs: two texts that look the same are then equal, in
/// whichever way they were written.
pub(crate) fn decomposed(text: &str) -> String {
    let mut plain = String::new();
    for sign in text.chars() {
        let parts = ACCENTS.iter().find_map(|(accent, letters, marked)| {
            let at = marked.chars().position(|it| it == sign)?;
            Some((letters.chars().nth(at)?, *accent))
        });
        match parts {
            Some((letter, accent)) => plain.extend([letter, accent]),
            None => plain.push(sign),
        }
    }
    plain
}

/// Returns the letters and digits of a name, small and without accents, by which names are compared.
pub fn bare_name(name: &str) -> String {
    decomposed(name).chars().filter(|sign| sign.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

/// Returns the Latin letter that looks like a letter of another script, and that script.
fn latin(letter: char) -> Option<(char, &'static str)> {
    SCRIPTS.iter().find_map(|(script, letters, latin)| {
        let at = letters.chars().position(|it| it == letter)?;
        Some((latin.chars().nth(at)?, *script))
    })
}

/// A letter of another script in a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ForeignLetter {
    pub(super) letter: char,
    /// The script, as messages call it: `cyrillic` or `greek`.
    pub(super) script: &'static str,
    /// The Latin letter that stands in its place in the word that is meant.
    pub(super) latin: char,
}

/// Returns the first letter of a word that looks like the Latin one in its place in another word.
pub(super) fn foreign_letter(word: &str, known: &str) -> Option<ForeignLetter> {
    word.chars().zip(known.chars()).filter(|(_, known)| known.is_ascii_alphabetic()).find_map(|(letter, known)| {
        let (_, script) = latin(letter)?;
        Some(ForeignLetter { letter, script, latin: known })
    })
}

/// Returns a word with Latin letters in place of those that look like them.
pub fn in_latin(word: &str) -> String {
    word.chars().map(|letter| latin(letter).map_or(letter, |(latin, _)| latin)).collect()
}

/// Returns whether two different words look the same, but for capitals: their letters are of different scripts, or one
/// has the letter `l` where the other has the digit 1.
pub(super) fn look_alike(word: &str, other: &str) -> bool {
    let shape = |word: &str| in_latin(word).to_lowercase().replace('l', "1").replace('o', "0");
    word != other && word.chars().count() == other.chars().count() && shape(word) == shape(other)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_have_a_sign_for_every_letter() {
        for (accent, letters, marked) in ACCENTS {
            assert_eq!(letters.chars().count(), marked.chars().count(), "{accent:?}");
        }
        for (script, letters, latin) in SCRIPTS {
            assert_eq!(letters.chars().count(), latin.chars().count(), "{script}");
            assert!(latin.is_ascii() && letters.chars().all(|it| !it.is_ascii()), "{script}");
        }
    }

    #[test]
    fn names_are_compared_without_accents_capitals_and_blanks() {
        for (name, bare) in [
            ("Awalé", "awale"),
            ("Awale\u{301}", "awale"),
            ("Mini Mancala", "minimancala"),
            ("Ёлка", "елка"),
            ("İ", "i"),
        ] {
            assert_eq!(bare_name(name), bare, "{name}");
        }
        assert_eq!(decomposed("otoño"), decomposed("oton\u{303}o"));
        assert_ne!(decomposed("otoño"), decomposed("otono"));
    }

    #[test]
    fn words_that_look_alike_are_known() {
        for (word, other, alike) in [
            ("с1", "c1", true),
            ("dl", "d1", true),
            ("C1", "c1", true),
            ("А4", "a4", true),
            ("кαlαh", "kalah", true),
            ("c1", "c1", false),
            ("d2", "c2", false),
            ("да", "yes", false),
        ] {
            assert_eq!(look_alike(word, other), alike, "{word}");
        }
        for (word, known, found) in [
            ("kаlаh", "kalah", Some(('а', "cyrillic", 'a'))),
            ("А4", "a4", Some(('А', "cyrillic", 'a'))),
            ("о1Χ", "01x", Some(('Χ', "greek", 'x'))),
            ("kalah", "kalah", None),
        ] {
            let letter = foreign_letter(word, known).map(|it| (it.letter, it.script, it.latin));
            assert_eq!(letter, found, "{word}");
        }
        assert_eq!(in_latin("960х600"), "960x600");
    }
}
