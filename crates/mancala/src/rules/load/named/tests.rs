//! Tests of where diagnostics are marked, each on a small text.

use super::*;
use crate::diagnostic::Written;

crate::diagnostics! {
    /// Mistakes of these tests.
    enum TestDiagnostic {
        /// A text stands somewhere.
        Anywhere { id: Written } = "test-anywhere" at ["$id"],
        /// A text stands in a field.
        OfField { id: Written } = "test-of-field" at ["of/$id", "/mark/$id"],
        /// A text stands somewhere for the second time.
        Twice { id: Written } = "test-twice" at ["$$id"],
        /// A field is there.
        Field = "test-field" at ["holds"],
        /// A field lies directly in the part, and its value is meant.
        Direct = "test-direct" at ["/holds:"],
        /// An option has a value.
        Option { option: Written, value: Written } = "test-option" at ["set/@option/$value", "set/@option"],
        /// A choice is at fault.
        Choice { choice: Written, because: Diagnostic } = "test-choice" at ["/id/$choice"],
        /// A pit stands twice in a list.
        Pit { pit: Written } = "test-pit" at ["seats/~~pit", "seats/~pit"],
        /// Nothing is said of the place.
        Whole = "test-whole",
    }
}

/// Returns the rest of a text from the place on that a diagnostic marks; empty if the whole is meant.
fn marked(text: &str, diagnostic: impl Into<Diagnostic>) -> &str {
    place_of_named(text, false, &diagnostic.into()).map_or("", |at| &text[at..])
}

fn of_field(id: &str) -> TestDiagnostic {
    TestDiagnostic::OfField { id: id.into() }
}

#[test]
fn named_text_that_is_repeated_is_marked_in_the_field_that_is_named() {
    let text = r#"Except(id: "a", of: ["b", "a"], mark: "b")"#;
    assert_eq!(marked(text, of_field("a")), r#""a"], mark: "b")"#);
    assert_eq!(marked(text, of_field("b")), r#""b", "a"], mark: "b")"#);
    assert_eq!(marked(text, TestDiagnostic::Twice { id: "a".into() }), "");
    assert_eq!(marked(r#"["b", "a", "b"]"#, TestDiagnostic::Twice { id: "b".into() }), r#""b"]"#);
    assert_eq!(marked(r#"Again(id: "b")"#, of_field("b")), "", "it stands in another field");
}

#[test]
fn named_text_in_comments_and_within_texts_is_passed_over() {
    let text = "Capture( // of: [\"b\"]\n /* \"b\" */ text: \"of: [b]\", of: [/* \"b\" */ \"b\"])";
    assert_eq!(marked(text, of_field("b")), "\"b\"])");
    assert_eq!(marked("X(text: \"a b\", /* b */)", TestDiagnostic::Anywhere { id: "b".into() }), "");
}

#[test]
fn named_option_is_marked_as_key_and_its_choice_as_value() {
    let text = r#"(id: "rows", set: {"a": "rows", "rows": "a"})"#;
    let option = |option: &str, value: &str| TestDiagnostic::Option { option: option.into(), value: value.into() };
    assert_eq!(marked(text, option("rows", "a")), r#""a"})"#);
    assert_eq!(marked(text, option("a", "other")), r#""a": "rows", "rows": "a"})"#);
    assert_eq!(marked(text, option("id", "rows")), "");
}

#[test]
fn reason_of_a_choice_is_marked_in_the_edit_that_brings_it_or_else_the_choice() {
    let text = r#"(id: "b", text: "b", edits: [
        Change("one", (holds: 1)), Add(to: Landing, clause: Again(id: "two", if: (holds: 2), of: ["x"])),
        Board(columns: 3), FirstStage(id: "three", holds: 4),
    ])"#;
    let because = |place: &str, because: Diagnostic| TestDiagnostic::Choice {
        choice: "b".into(),
        because: because.within(&format!("!{place}")),
    };
    let field = |place: &str| marked(text, because(place, TestDiagnostic::Field.into()));
    assert!(field("one").starts_with("holds: 1"));
    assert!(field("two").starts_with("holds: 2"));
    assert!(field("@landing").starts_with("holds: 2"));
    assert!(field("~three").starts_with("holds: 4"));
    assert!(field("@board").starts_with("\"b\", text"), "it has no such field");
    assert!(field("four").starts_with("\"b\", text"), "no edit brings it");
    assert!(marked(text, because("two", of_field("x").into())).starts_with("\"x\"]"));
    let within = Diagnostic::from(TestDiagnostic::Direct).within("if");
    assert!(marked(text, because("two", within)).starts_with("2)"));
}

#[test]
fn field_is_marked_if_it_is_clear_which_is_meant() {
    let text =
        "Capture(if: (holds: 1), where: (holds: 2, next: (holds: 3)), spare: (side: Own), run: (through: (side: Own)))";
    let within = |fields: &str, diagnostic: TestDiagnostic| marked(text, Diagnostic::from(diagnostic).within(fields));
    assert_eq!(marked(text, TestDiagnostic::Field), "");
    assert!(within("where", TestDiagnostic::Field).starts_with("holds: 2"));
    assert!(within("where/next", TestDiagnostic::Direct).starts_with("3"));
    assert_eq!(marked(text, TestDiagnostic::Direct), "");
    assert!(within("spare", TestDiagnostic::Whole).starts_with("spare"), "brackets alone are marked at their name");
    assert!(within("where/holds", TestDiagnostic::Whole).starts_with("2"));
    assert_eq!(within("spare/next", TestDiagnostic::Whole), "", "there is no such field");
    assert_eq!(marked(text, TestDiagnostic::Whole), "");
}

#[test]
fn words_in_a_text_are_marked_where_they_stand_twice() {
    let text = r#"(seats: Written(["a1 b1 ä1", "a1 b11 ä1 c1 ä1", "z9"]))"#;
    let pit = |pit: &str| marked(text, TestDiagnostic::Pit { pit: pit.into() });
    assert_eq!(pit("ä1"), r#"ä1", "z9"]))"#);
    assert_eq!(pit("a1"), r#"a1 b11 ä1 c1 ä1", "z9"]))"#);
    assert_eq!(pit("z9"), r#"z9"]))"#);
    assert_eq!(pit("b"), "");
}

#[test]
fn named_thing_is_found_among_several_clauses_and_behind_letters_of_all_scripts() {
    let text = "Lift(id: \"лифт\"), Prefer(id: \"ä\\\"b\", text: \"שלום\", if: (holds: 1))], Other(id: \"x\")";
    let all = |diagnostic: TestDiagnostic| place_of_named(text, true, &diagnostic.into()).map_or("", |at| &text[at..]);
    assert!(all(TestDiagnostic::Anywhere { id: "ä\"b".into() }).starts_with("\"ä\\\"b\""));
    assert!(all(TestDiagnostic::Anywhere { id: "Prefer".into() }).starts_with("Prefer("));
    assert!(all(TestDiagnostic::Field).starts_with("holds: 1"));
    assert_eq!(all(TestDiagnostic::Anywhere { id: "x".into() }), "", "it stands behind the list");
}
