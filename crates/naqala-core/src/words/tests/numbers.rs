//! Numbers and lists, as each language writes them.

use crate::search::Unit;
use crate::words::{Arg, Words};
use mancala::diagnostic::{MessageArgument, Messages, beginning};
use mancala::rules::{Catalogue, Settings};

fn words(code: &str) -> Words {
    Words::language(code).expect("it is one of the languages")
}

/// The languages in the order in which these tests expect what they say.
fn said(by: impl Fn(&Words) -> String) -> [String; 4] {
    ["en", "ru", "he", "es"].map(|code| by(&words(code)))
}

/// CLDR 48: a comma in English and Hebrew, a no-break space in Russian. Spanish after the Academies (RAE and ASALE,
/// Ortografía de la lengua española, 2010): a space, and none in numbers of four digits.
#[test]
fn digits_are_grouped() {
    assert_eq!(said(|it| it.number(999)), ["999"; 4]);
    assert_eq!(said(|it| it.number(1234)), ["1,234", "1\u{a0}234", "1,234", "1234"]);
    assert_eq!(said(|it| it.number(12_345)), ["12,345", "12\u{a0}345", "12,345", "12\u{a0}345"]);
    let million = ["1,000,000", "1\u{a0}000\u{a0}000", "1,000,000", "1\u{a0}000\u{a0}000"];
    assert_eq!(said(|it| it.number(1_000_000)), million);
}

/// CLDR 48: a comma in Russian, a point in English and Hebrew. In Spanish the Academies allow both, and most of the
/// countries write the comma.
#[test]
fn decimals_stand_behind_the_sign_of_the_language() {
    assert_eq!(said(|it| it.decimal(0.5, 2)), ["0.50", "0,50", "0.50", "0,50"]);
    assert_eq!(said(|it| it.decimal(2345.678, 1)), ["2,345.7", "2\u{a0}345,7", "2,345.7", "2345,7"]);
    assert_eq!(said(|it| it.short_decimal(2.0, 2)), ["2"; 4]);
    assert_eq!(said(|it| it.short_decimal(1.25, 2)), ["1.25", "1,25", "1.25", "1,25"]);
    assert_eq!(said(|it| it.decimal(-0.001, 2)), ["0.00", "0,00", "0.00", "0,00"]);
    assert_eq!(said(|it| it.decimal(f64::INFINITY, 1)), ["0"; 4]);
}

/// In a line from right to left the CLDR has a mark before the sign, which keeps it at the left of its number.
#[test]
fn signs_stand_before_their_numbers() {
    let ahead = ["\u{2212}2.5", "\u{2212}2,5", "\u{200e}\u{2212}2.5", "\u{2212}2,5"];
    assert_eq!(said(|it| it.value(Unit::Seeds, -5, false)), ahead);
    assert_eq!(said(|it| it.value(Unit::Seeds, 6, false)), ["+3", "+3", "\u{200e}+3", "+3"]);
    assert_eq!(said(|it| it.value(Unit::Seeds, 0, true)), ["0"; 4]);
}

/// CLDR 48: a no-break space before the sign in Russian and Spanish, none in English and Hebrew.
#[test]
fn percents_have_the_space_of_the_language() {
    assert_eq!(said(|it| it.percent(62)), ["62%", "62\u{a0}%", "62%", "62\u{a0}%"]);
    assert_eq!(said(|it| it.value(Unit::Result, 0, false)), ["50%", "50\u{a0}%", "50%", "50\u{a0}%"]);
}

#[test]
fn numbers_in_messages_are_written_as_elsewhere() {
    let most = |it: &Words| it.label_with("editor-try", &[("games", Arg::from(12_345_u32))]);
    for (text, number) in said(most).iter().zip(["12,345", "12\u{a0}345", "12,345", "12\u{a0}345"]) {
        assert!(text.contains(number), "{text}");
    }
    let ahead = |seeds: u32| {
        let args = [("player", Arg::from("A")), ("seeds", Arg::Halves(seeds)), ("exact", Arg::from("no"))];
        said(|it| it.label_with("study-ahead", &args))
    };
    assert_eq!(ahead(2)[1], "При лучшей игре впереди A, перевес в один камень.");
    assert_eq!(ahead(5)[1], "При лучшей игре впереди A, перевес в 2,5\u{a0}камня.");
    assert_eq!(ahead(42)[1], "При лучшей игре впереди A, перевес в 21\u{a0}камень.");
    assert_eq!(ahead(1)[0], "A is 0.5 seeds ahead with best play.");
    assert_eq!(ahead(1)[3], "Con el mejor juego, A lleva una ventaja de 0,5 semillas.");
}

/// What a diagnostic says of a file may have to be typed into it.
#[test]
fn numbers_in_diagnostics_are_written_as_in_files() {
    let bytes = [("bytes", MessageArgument::Number(12_345))];
    for code in Words::languages() {
        let said = words(code).message("diagnostic-position-too-long", None, &bytes).expect("it is a code");
        assert!(said.contains("12345"), "{code}: {said}");
    }
}

/// A message may say something else of none.
#[test]
fn numbers_in_diagnostics_choose_what_is_said() {
    let said = |attribute, lines| {
        words("en").message("diagnostic-record-no-line", Some(attribute), &[("lines", MessageArgument::Number(lines))])
    };
    assert_eq!([said("note", 0), said("help", 0)].map(Option::unwrap_or_default), ["the record has no variations", ""]);
    assert_eq!([said("note", 2), said("help", 2)].map(Option::unwrap_or_default), ["", "expected 1 to 2"]);
}

#[test]
fn what_is_edited_is_read_again() {
    for code in Words::languages() {
        let words = words(code);
        for number in [0.0, 0.5, 2.5, 32_767.5] {
            assert_eq!(Words::decimal_of(&words.decimal_to_edit(number, 1)), Some(number), "{code}");
        }
    }
    assert_eq!(Words::decimal_of(" 2,5 "), Some(2.5));
    assert_eq!(Words::decimal_of("2.5"), Some(2.5));
    assert_eq!(Words::decimal_of("two"), None);
}

#[test]
fn times_are_written_as_clocks_show_them() {
    assert_eq!([0, 59, 185].map(|seconds| Words::english().clock(seconds)), ["0:00", "0:59", "3:05"]);
}

fn list(code: &str, items: &[&str], or: bool) -> String {
    let items: Vec<String> = items.iter().map(|&item| item.to_owned()).collect();
    if or { words(code).either(&items) } else { words(code).all_of(&items) }
}

#[test]
fn lists_have_the_conjunctions_of_the_language() {
    let items = ["1", "2", "3"];
    assert_eq!(["en", "ru", "es"].map(|code| list(code, &items, false)), ["1, 2 and 3", "1, 2 и 3", "1, 2 y 3"]);
    assert_eq!(["en", "ru", "es"].map(|code| list(code, &items, true)), ["1, 2 or 3", "1, 2 или 3", "1, 2 o 3"]);
}

/// In Hebrew *and* is a letter before the word; before digits and Latin letters it has a hyphen (Academy of the Hebrew
/// Language, rules on the makaf).
#[test]
fn the_hebrew_conjunction_is_one_word_with_what_follows() {
    assert_eq!(list("he", &["דרום", "צפון"], false), "דרום וצפון");
    assert_eq!(list("he", &["2", "3"], false), "2 ו־3");
    assert_eq!(list("he", &["a1", "b1"], false), "a1 ו־b1");
}

/// RAE and ASALE, Diccionario panhispánico de dudas, under *y* and *o*.
#[test]
fn spanish_conjunctions_do_not_run_into_the_same_vowel() {
    for (second, expected) in [
        ("Italia", "A e Italia"),
        ("Ítaca", "A e Ítaca"),
        ("hijos", "A e hijos"),
        ("hielo", "A y hielo"),
        ("Yemen", "A y Yemen"),
        ("Oeste", "A y Oeste"),
    ] {
        assert_eq!(list("es", &["A", second], false), expected);
    }
    for (second, expected) in [
        ("Oeste", "7 u Oeste"),
        ("hoyos", "7 u hoyos"),
        ("8", "7 u 8"),
        ("80", "7 u 80"),
        ("11", "7 u 11"),
        ("18", "7 o 18"),
        ("110", "7 o 110"),
        ("Norte", "7 o Norte"),
    ] {
        assert_eq!(list("es", &["7", second], true), expected);
    }
}

#[test]
fn no_spanish_rule_page_has_the_same_vowel_twice() {
    let (catalogue, words) = (Catalogue::shipped(), words("es"));
    for variant in catalogue.variants() {
        let rules = variant.rules(None, &Settings::new()).expect("a shipped variant is sound");
        let page = words.page(&rules);
        for text in page.sections.iter().flat_map(|section| section.lines.iter().map(|line| &line.text)) {
            let parts: Vec<&str> = text.split_whitespace().collect();
            for pair in parts.windows(2) {
                let begins = beginning(pair[1]);
                let clashes = match pair[0] {
                    "y" => ["i", "hi"].contains(&begins.as_str()),
                    "o" => ["o", "ho", "eight", "eleven"].contains(&begins.as_str()),
                    _ => false,
                };
                assert!(!clashes, "{}: {} {} in: {text}", rules.id, pair[0], pair[1]);
            }
        }
    }
}
