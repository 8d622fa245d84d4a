use crate::record::Record;
use crate::rules::Variant;

/// Returns line, column, code and text of the first mistake in a record.
fn told(text: &str) -> (usize, usize, &'static str, String) {
    let error = Record::read("a.naqala", text).expect_err(text);
    let first = error.first();
    let span = first.span().unwrap_or_else(|| panic!("{text}: {first} has no place"));
    (span.line, span.column, first.code().id, first.to_string())
}

#[track_caller]
fn check(text: &str, place: (usize, usize), code: &str) {
    let (line, column, found, said) = told(text);
    assert_eq!((found, line, column), (code, place.0, place.1), "{text}: {said}");
}

#[test]
fn a_closing_bracket_is_another_or_surplus_by_what_follows() {
    for (text, place, code) in [
        ("(moves: [\"c1\"},)", (1, 14), "syntax-bracket-other"),
        ("(moves: [\"c1\")", (1, 14), "syntax-bracket-other"),
        ("(moves: [\"c1\"]],)", (1, 15), "syntax-bracket-surplus"),
        ("(lines: [(moves: [\"c1\"]]),],)", (1, 24), "syntax-bracket-surplus"),
        ("(glyphs: {3: \"!\"}},)", (1, 18), "syntax-bracket-surplus"),
        ("(lines: [(moves: [\"c1\"]],)", (1, 24), "syntax-bracket-other"),
        ("(moves: [\"c1\", // )]\n  }, set: {})", (2, 3), "syntax-bracket-other"),
        ("(format: 1, variant: \"kalah\", moves: [\"c1\"],))", (1, 46), "syntax-text-after-end"),
        ("}", (1, 1), "syntax-bracket-surplus"),
    ] {
        check(text, place, code);
    }
    assert!(told("(\n set: {\n ],\n)").3.starts_with("`]` does not close the `{` in line 2; expected `}`"));
}

#[test]
fn a_quotation_mark_in_a_text_or_missing_at_its_end_is_found() {
    for (text, place, code) in [
        ("(south: \"Ann \"the\" Great\")", (1, 14), "syntax-quote-ends-text"),
        ("(set: {\"a\"b: \"c\"})", (1, 10), "syntax-quote-ends-text"),
        ("(south: \"Ann,\n north: \"Bob\")", (1, 9), "syntax-quotes-open"),
        ("(south: \"Ann,\n north: \"\", moves: [])", (1, 9), "syntax-quotes-open"),
        ("(moves: [\"c1\", \"d1,\n \"b1\"])", (1, 16), "syntax-quotes-open"),
        ("(south: \"Ann)", (1, 9), "syntax-quotes-open"),
        ("(south: \"Ann\nBob\" north: \"\")", (2, 6), "syntax-comma-missing"),
    ] {
        check(text, place, code);
    }
}

#[test]
fn a_quotation_mark_missing_in_a_line_is_looked_for_in_the_text_before() {
    let related = |text: &str| {
        let error = Record::read("a.naqala", text).expect_err(text);
        let related = error.first().related();
        related.first().map(|it| (it.file.clone(), it.diagnostic.code().id, it.diagnostic.span().map(|it| it.column)))
    };
    let begins = |column| Some(("a.naqala".to_owned(), "syntax-text-begins", Some(column)));
    assert_eq!(related("(moves: [\"c1\", \"d1, \"a2\"])"), begins(16));
    assert_eq!(related("(south: \"\\\"A\\\"\", moves: [\"c1, \"a2\"])"), begins(26));
    assert_eq!(related("(south: \"Ann \"the\" Great\")"), None, "as many marks begin as end");
}

#[test]
fn names_behind_a_list_or_in_brackets_of_another_kind_are_found() {
    for (text, place, code) in [
        ("(moves: [\"c1\"\n set: {})", (2, 2), "syntax-comma-missing"),
        ("(moves: [\"c1\",\n set: {})", (2, 2), "syntax-list-open"),
        ("(set: (\"a\": \"b\"))", (1, 7), "syntax-map-expected"),
        ("(set: [\"a\": \"b\"])", (1, 7), "syntax-map-expected"),
        ("(glyphs: (3: \"!\"))", (1, 10), "syntax-map-expected"),
        ("(glyphs: \"!\", format: 1, variant: \"kalah\", moves: [])", (1, 10), "syntax-map-expected"),
        ("(\"format\": 1)", (1, 2), "syntax-name-expected"),
    ] {
        check(text, place, code);
    }
    assert!(told("(drawings: [\"c1\"], format: 1, variant: \"kalah\", moves: [])").3.contains("`{3: [\"c1>f2\"]}`"));
}

#[test]
fn text_without_quotation_marks_is_marked_where_it_begins() {
    for (text, place, code) in [
        ("(event: 1. round, moves: [])", (1, 9), "syntax-quotes-missing"),
        ("(date: 2026-03-01, moves: [])", (1, 8), "syntax-quotes-missing"),
        ("(north: Grandpa Joe, moves: [])", (1, 9), "syntax-quotes-missing"),
        ("(opening: 4,4/4,4 to=S, moves: [])", (1, 11), "syntax-quotes-missing"),
        ("(glyphs: {3: ?!}, moves: [])", (1, 14), "syntax-quotes-missing"),
        ("(comments: {3: Well played}, moves: [])", (1, 16), "syntax-quotes-missing"),
        ("(format: 1 2)", (1, 12), "syntax-comma-missing"),
    ] {
        check(text, place, code);
    }
}

#[test]
fn text_without_the_right_quotation_marks_is_shown_with_them() {
    for (part, example) in [
        ("set: {\"seeds_per_pit\": 6},", "6"),
        ("date: 2026-03-01,", "2026-03-01"),
        ("event: Spring tournament, final,", "Spring tournament, final"),
        ("opening: 4,4/4,4 to=S, source: \"\",", "4,4/4,4 to=S"),
        ("north: Grandpa Joe, // my own", "Grandpa Joe"),
        ("lines: [(moves: [c1, d1])],", "c1"),
        ("comments: {3: Well played},", "Well played"),
        ("north: «Joe»,", "Joe"),
        ("north: ‘Joe’,", "Joe"),
        ("north: `Joe`,", "Joe"),
        ("north: “Joe,", "Kalah"),
        ("north: (Joe),", "Kalah"),
    ] {
        let (_, _, code, said) = told(&format!("(format: 1, variant: \"kalah\", {part}\n moves: [])"));
        assert!(code.starts_with("syntax-quotes-"), "{part}: {said}");
        assert!(said.ends_with(&format!(", as in `\"{example}\"`")), "{part}: {said}");
    }
}

#[test]
fn comments_of_other_languages_are_marked_at_their_sign() {
    for (text, place, code) in [
        ("<!-- A game. -->\n(moves: [])", (1, 1), "syntax-comment-sign"),
        ("(moves: [], <!-- none -->\n)", (1, 13), "syntax-comment-sign"),
        ("# A game.\n(moves: [])", (1, 1), "syntax-comment-sign"),
        ("(moves: [], # none\n)", (1, 13), "syntax-comment-sign"),
        ("(moves: [] -- none\n)", (1, 12), "syntax-comment-sign"),
        ("(moves: [\"c1\", -- good\n])", (1, 16), "syntax-comment-sign"),
        ("(format: 1, variant: \"kalah\", moves: [])\n# end", (2, 1), "syntax-comment-sign"),
        ("#![enable(nothing)]\n(moves: [])", (1, 1), "syntax-attribute-unknown"),
        ("(moves: [] /* /* a */\n)", (1, 12), "syntax-comment-open"),
    ] {
        check(text, place, code);
    }
}

#[test]
fn a_variant_may_begin_with_a_comment_of_another_language() {
    for sign in ["#", "--", "<!--"] {
        let error =
            Variant::read("a.ron", &format!("{sign} A game.\nVariant(id: \"a\")")).expect_err("it is no comment");
        let first = &error.diagnostics()[0];
        assert!(first.is("syntax-comment-sign") && first.to_string().starts_with(&format!("`{sign}`")), "{first}");
    }
}

#[test]
fn every_beginning_of_a_file_is_refused_with_a_place_in_it() {
    let text = include_str!("../../../../../tests/bad/good.ron");
    for end in 0..text.trim_end().len() {
        let begin = &text[..end];
        if begin.trim().is_empty() {
            continue;
        }
        let error = Variant::read("a.ron", begin).expect_err("it has no end");
        for diagnostic in error.diagnostics() {
            let line = diagnostic.span().map(|span| span.line).unwrap_or_default();
            assert!((1..=begin.matches('\n').count() + 1).contains(&line), "{begin}: {diagnostic}");
        }
    }
}

#[test]
fn a_file_of_blanks_is_empty() {
    for text in ["", " \n\t"] {
        let error = Record::read("a.naqala", text).expect_err("there is no game");
        assert_eq!(error.to_string(), "a.naqala: `a.naqala` is empty; expected a game, as `naqala convert` writes it");
    }
}
