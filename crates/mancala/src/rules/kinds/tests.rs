//! Clauses are read, changed, written and viewed as files say them.

use super::condition::{Counts, Near, PitIf};
use super::describe::FieldValue;
use super::*;
use crate::rules::dialect::format;
use crate::rules::explain::ron_diagnostic;

fn said(text: &str) -> Clause {
    let patch = format().from_str(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    Clause::said(&patch)
}

#[test]
fn a_clause_is_written_as_it_was_read() {
    for text in [
        r#"Lift(id: "own-pits")"#,
        r#"Lift(id: "own-pits", if: (holds: From(2)))"#,
        r#"Capture(id: "facing", if: (side: Own, was: Empty), take: [Facing], last_pit: Taken)"#,
        r#"Capture(id: "count", if: (side: Other, holds: Of([2, 3])), take: [Here], run: ())"#,
        r#"Capture(id: "gap", take: [Beyond], spare: (holds: UpTo(4), specials: From(1)), run: (way: Onward))"#,
        r#"Except(id: "not-twin", of: ["win"], if: (twin: (mark: Other("tuzdyk"))))"#,
        r#"More(id: "all-pairs", pits: All, where: (holds: Of([2])))"#,
        r#"End(id: "few", once: Left(pits: (side: Own), seeds: UpTo(8)), asked: Capture, leftover: To(Beginner))"#,
        r#"End(id: "all-stored", once: Left(), verdict: Wins(Mover))"#,
        r#"End(id: "repetition", once: Repeated(stores: false))"#,
        r#"Way(id: "direction", way: ByHalf(Cw, Ccw))"#,
        r#"Script(id: "first", from: Chosen, seeds: All, steps: [Push([1, 3, 5]), Sow(12)])"#,
        r#"Skip(id: "no-third", when: (turn: From(2)), if: (side: Other, holds: Of([2])))"#,
        r#"Prefer(id: "left", not: (from: (at: [OuterLeft(1)], holds: UpTo(1))))"#,
        r#"Bar(id: "end", move: (sown: UpTo(10), last: (side: Own, was: Occupied)))"#,
    ] {
        let clause = said(text);
        assert_eq!(said(&clause.text()), clause, "{}", clause.text());
        assert_eq!(clause.text(), text);
    }
}

#[test]
fn a_change_names_what_it_changes_and_leaves_the_rest() {
    let mut clause = said(r#"Capture(id: "count", if: (side: Other, holds: Of([2, 3])), take: [Here])"#);
    let before = clause.clone();
    let change = clause.read_change("(if: (holds: Even))").expect("its fields in brackets");
    clause.change(&change);
    assert_eq!(clause, said(r#"Capture(id: "count", if: (side: Other, holds: Even), take: [Here])"#));
    assert_eq!(clause.difference(&before).as_deref(), Some("(if: (holds: Even))"));
    let change = clause.read_change("(if: (holds: None), run: (way: Onward))").expect("its fields in brackets");
    clause.change(&change);
    assert_eq!(clause, said(r#"Capture(id: "count", if: (side: Other), take: [Here], run: (way: Onward))"#));
}

#[test]
fn there_are_forty_kinds_and_each_says_what_it_does() {
    let kinds = every_kind();
    assert_eq!(kinds.len(), 40);
    for it in kinds {
        assert!(it.does.ends_with('.') && !it.lists.is_empty(), "{}", it.kind);
        assert!(it.fields.iter().all(|field| !field.doc.is_empty() && !field.default.is_empty()), "{}", it.kind);
    }
    let capture = kinds.iter().find(|it| it.kind == "Capture").expect("there are captures");
    let field = capture.fields.iter().find(|field| field.name == "if").expect("they have a condition");
    assert_eq!((field.kind.as_str(), field.default.as_str()), ("PitIf", "()"));
}

#[test]
fn a_value_that_reads_itself_reports_its_mistake_by_a_code() {
    for (text, code) in [
        (r#"Winner(id: "most", komi: 2.3)"#, "value-not-halves"),
        (r#"Winner(id: "most", komi: -1)"#, "value-not-halves"),
        (r#"Winner(id: "most", komi: two)"#, "syntax-decimal-expected"),
        (r#"More(id: "pairs", pits: Few)"#, "value-not-how-many"),
        (r#"More(id: "pairs", pits: 1000)"#, "value-not-how-many"),
        (r#"More(id: "pairs", pits: "#, "syntax-text-ends"),
    ] {
        let error = format().from_str::<ClausePatch>(text).expect_err(text);
        assert_eq!(ron_diagnostic(&error).code().id, code, "{text}: {error}");
    }
}

#[test]
fn a_view_has_the_fields_of_a_clause_with_their_types() {
    let clause = said(r#"Capture(id: "gap", take: [Beyond, Seeds(2)], spare: (holds: UpTo(4), facing: ()), then: On)"#);
    let views = clause.views();
    let kind = every_kind().iter().find(|it| it.kind == "Capture").expect("there are captures");
    assert!(views.iter().map(|it| it.name).eq(kind.fields.iter().map(|it| it.name.as_str())));
    let given: Vec<_> = views.iter().filter(|it| it.is_given).map(|it| it.name).collect();
    assert_eq!(given, ["id", "take", "spare", "then"]);
    let value = |name: &str| &views.iter().find(|it| it.name == name).expect("a field of captures").value;
    let word = |name| FieldValue::Word(name, Vec::new());
    let seeds = FieldValue::Word("Seeds", vec![FieldValue::Number(2)]);
    assert_eq!(*value("take"), FieldValue::List(vec![word("Beyond"), seeds]));
    assert_eq!((value("then"), value("id")), (&word("On"), &FieldValue::Text("gap")));
    assert_eq!(*value("run"), FieldValue::Absent(&["way", "most", "through"]));
    let FieldValue::PitIf(spare) = value("spare") else { panic!("{:?} is a condition on a pit", value("spare")) };
    let given: Vec<_> = spare.given().into_iter().map(|it| (it.name, it.value)).collect();
    let (holds, facing) = (Counts::UpTo(4), PitIf::default());
    assert_eq!(given, [("holds", FieldValue::Counts(&holds)), ("facing", FieldValue::PitIf(&facing))]);
}

#[test]
fn conditions_on_nearby_pits_are_fields_of_a_condition_on_a_pit() {
    for field in PitIf::default().views() {
        let is_condition = field.value == FieldValue::Absent(PitIf::NAMES);
        assert_eq!(Near::of_field(field.name).is_some(), is_condition, "{}", field.name);
    }
}
