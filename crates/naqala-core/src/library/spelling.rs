//! Names as people spell them: without accents, in another script, as they sound, with a slip of a letter.

use icu_normalizer::DecomposingNormalizerBorrowed;
use std::borrow::Cow;

/// The shortest word in which a slip is forgiven.
const SHORTEST_WITH_SLIP: usize = 4;

/// The fewest consonants by which a word in Hebrew letters is known.
const FEWEST_CONSONANTS: usize = 2;

/// A text as it sounds, in small Latin letters with spaces between its words: Cyrillic letters are transliterated, accents left
/// out, and spellings of one sound made one, such as c and k, y and i, w and v. Hebrew letters stay.
pub fn folded(text: &str) -> String {
    let mut plain = String::new();
    for sign in DecomposingNormalizerBorrowed::new_nfd().normalize(&text.to_lowercase()).chars() {
        match latin(sign) {
            Some(letters) => plain.push_str(&letters),
            None if !plain.ends_with(' ') => plain.push(' '),
            None => {}
        }
    }
    let mut sound = plain;
    for (spelt, said) in SPELLINGS {
        sound = sound.replace(spelt, said);
    }
    let mut folded = String::new();
    for letter in sound.trim().chars() {
        // Double letters sound as one.
        if letter.is_numeric() || !folded.ends_with(letter) {
            folded.push(letter);
        }
    }
    folded
}

/// A name as files are called: in small Latin letters, with strokes between its words; empty where no letter has one.
pub fn file_name(name: &str) -> String {
    let mut plain = String::new();
    for sign in DecomposingNormalizerBorrowed::new_nfd().normalize(&name.to_lowercase()).chars() {
        match latin(sign) {
            Some(letters) => plain.extend(letters.chars().filter(char::is_ascii_alphanumeric)),
            None => plain.push(' '),
        }
    }
    plain.split_whitespace().collect::<Vec<_>>().join("-")
}

/// Returns whether a word that was typed means a word of a name: both folded, the one may be the beginning of the other, with one
/// letter wrong, left out or too much.
pub(super) fn is_meant(typed: &str, named: &str) -> bool {
    if typed.chars().any(is_hebrew) && !named.chars().any(is_hebrew) {
        let (typed, named) = (consonants(typed), consonants(named));
        return typed.len() >= FEWEST_CONSONANTS && typed == named;
    }
    let letters = typed.chars().count();
    let beginning: String = named.chars().take(letters).collect();
    named.starts_with(typed)
        || letters >= SHORTEST_WITH_SLIP
            && (strsim::levenshtein(typed, named) <= 1 || strsim::levenshtein(typed, &beginning) <= 1)
}

fn is_hebrew(letter: char) -> bool {
    ('א'..='ת').contains(&letter)
}

/// A letter in Latin letters; nothing for accents and apostrophes, `None` for what stands between words.
fn latin(sign: char) -> Option<Cow<'static, str>> {
    let at = |letters: &'static str| Some(Cow::Borrowed(letters));
    match sign {
        '\u{300}'..='\u{36f}' | '\u{591}'..='\u{5c7}' | '\u{64b}'..='\u{65f}' => at(""),
        '\'' | '’' | '‘' | 'ʼ' | 'ʻ' | '`' | '´' | 'ʿ' | 'ʾ' | 'ь' | 'ъ' => at(""),
        'ı' => at("i"),
        'ł' => at("l"),
        'ø' | 'ɔ' => at("o"),
        'ɛ' | 'ə' => at("e"),
        'ŋ' => at("n"),
        'æ' => at("ae"),
        'œ' => at("oe"),
        'ß' => at("ss"),
        'đ' | 'ɗ' => at("d"),
        'ɓ' => at("b"),
        'а' | 'ә' => at("a"),
        'б' => at("b"),
        'в' => at("v"),
        'г' | 'ғ' => at("g"),
        'д' => at("d"),
        'е' | 'э' => at("e"),
        'ж' => at("j"),
        'з' => at("z"),
        'и' | 'ы' | 'й' | 'і' => at("i"),
        'к' | 'қ' => at("k"),
        'л' => at("l"),
        'м' => at("m"),
        'н' | 'ң' => at("n"),
        'о' | 'ө' => at("o"),
        'п' => at("p"),
        'р' => at("r"),
        'с' => at("s"),
        'т' => at("t"),
        'у' | 'ұ' | 'ү' => at("u"),
        'ф' => at("f"),
        'х' | 'һ' => at("h"),
        'ц' => at("ts"),
        'ч' => at("ch"),
        'ш' | 'щ' => at("sh"),
        'ю' => at("iu"),
        'я' => at("ia"),
        'ך' => at("כ"),
        'ם' => at("מ"),
        'ן' => at("נ"),
        'ף' => at("פ"),
        'ץ' => at("צ"),
        letter if letter.is_alphanumeric() => Some(Cow::Owned(letter.to_string())),
        _ => None,
    }
}

/// Spellings of a sound, each with the one that stands for all; in the order in which they are replaced.
const SPELLINGS: [(&str, &str); 15] = [
    ("ch", "\u{1}"),
    ("ck", "k"),
    ("c", "k"),
    ("\u{1}", "ch"),
    ("q", "k"),
    ("kh", "h"),
    ("ph", "f"),
    ("dj", "j"),
    ("dzh", "j"),
    ("zh", "j"),
    ("y", "i"),
    ("w", "v"),
    ("ou", "u"),
    ("oo", "u"),
    ("z", "s"),
];

/// The consonants of a folded word in Latin letters; of Hebrew letters, those that are always consonants.
fn consonants(word: &str) -> String {
    let letters = word.chars().filter_map(|letter| match letter {
        'a' | 'e' | 'i' | 'o' | 'u' | 'h' | 'א' | 'ה' | 'ו' | 'י' | 'ע' => None,
        'v' | 'ב' => Some('b'),
        'f' | 'פ' => Some('p'),
        'ג' => Some('g'),
        'ד' => Some('d'),
        'ז' | 'ס' | 'ש' | 'צ' => Some('s'),
        'ח' | 'כ' | 'ק' => Some('k'),
        'ט' | 'ת' => Some('t'),
        'ל' => Some('l'),
        'מ' => Some('m'),
        'נ' => Some('n'),
        'ר' => Some('r'),
        other => Some(other),
    });
    letters.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn meant(typed: &str, named: &str) -> bool {
        is_meant(&folded(typed), &folded(named))
    }

    #[test]
    fn files_are_called_as_games_are() {
        for (name, file) in [("My Oware", "my-oware"), ("Blitz  Oware!", "blitz-oware"), ("Awalé 2", "awale-2")] {
            assert_eq!(file_name(name), file);
        }
        assert_eq!(file_name("Мой вариант: Овари"), "moi-variant-ovari");
        assert_eq!(file_name("קאלה"), "", "Hebrew is written without most vowels");
    }

    #[test]
    fn words_of_other_scripts_and_spellings_mean_the_same_name() {
        for (typed, named) in [
            ("калаха", "Kalaha"),
            ("манкала", "Mancala"),
            ("конгкак", "Congkak"),
            ("тогус", "Togyz"),
            ("паллангужи", "Pallanguzhi"),
            ("ням", "Nyam"),
            ("מנקלה", "Mancala"),
            ("קאלה", "Kalah"),
            ("oware", "Owaré"),
            ("wari", "Вари"),
            ("toguz", "Тоғыз"),
        ] {
            assert!(meant(typed, named), "{typed}: {} {}", folded(typed), folded(named));
        }
    }

    #[test]
    fn a_slip_of_a_letter_is_forgiven_and_a_beginning_is_enough() {
        for (typed, named) in [("kallah", "Kalah"), ("owre", "Oware"), ("pallan", "Pallanguzhi"), ("omwesso", "Omweso")]
        {
            assert!(meant(typed, named), "{typed}");
        }
        assert_eq!(folded("Mine 299"), "mine 299");
        for (typed, named) in [("bao", "Bau"), ("hus", "Oware"), ("oware", "Omweso"), ("kalah", "Songo")] {
            assert!(!meant(typed, named), "{typed}");
        }
    }
}
