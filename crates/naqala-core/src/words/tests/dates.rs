//! Dates, as each language writes them.

use crate::words::Words;

fn date(code: &str, written: &str) -> String {
    Words::language(code).expect("it is one of the languages").date(written)
}

#[test]
fn a_date_is_written_as_the_language_has_it() {
    let said = ["en", "es", "ru", "he"].map(|code| date(code, "2026-11-28"));
    assert_eq!(said, ["28 November 2026", "28 de noviembre de 2026", "28\u{a0}ноября 2026\u{a0}г.", "28 בנובמבר 2026"]);
    let first = ["en", "es", "ru", "he"].map(|code| date(code, "2026-03-01"));
    assert_eq!(first, ["1 March 2026", "1 de marzo de 2026", "1\u{a0}марта 2026\u{a0}г.", "1 במרץ 2026"]);
}

#[test]
fn as_much_of_a_date_is_said_as_is_known() {
    for written in ["2026-11", "2026.11", "2026.11.??", "2026-11-??"] {
        let said = ["en", "es", "ru", "he"].map(|code| date(code, written));
        assert_eq!(said, ["November 2026", "noviembre de 2026", "ноябрь 2026\u{a0}г.", "נובמבר 2026"], "{written}");
    }
    for written in ["2026", "2026.??.??", " 2026-??-28 "] {
        let said = ["en", "es", "ru", "he"].map(|code| date(code, written));
        assert_eq!(said, ["2026", "2026", "2026\u{a0}г.", "2026"], "{written}");
    }
    for written in ["", "????", "????.??.??", "????.11.28"] {
        assert_eq!(["en", "es", "ru", "he"].map(|code| date(code, written)), [""; 4], "{written}");
    }
}

#[test]
fn every_month_has_its_own_name() {
    for code in Words::languages() {
        let said: std::collections::BTreeSet<String> =
            (1..=12).map(|month| date(code, &format!("1987-{month:02}-05"))).collect();
        assert_eq!(said.len(), 12, "{code}: {said:?}");
    }
}

#[test]
fn what_is_no_date_stands_as_it_is() {
    for written in [
        "2026-02-29",
        "2026-13",
        "2026-13-01",
        "26-11-28",
        "2026-11-28-1",
        "+026",
        "spring 1987",
        "1. May",
        "28.11.2026",
    ] {
        assert_eq!(date("ru", written), written);
    }
}
