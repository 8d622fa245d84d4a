//! The tables of `variants/README.md` on kinds and their fields, made from the declarations. With `INSTA_UPDATE=always`
//! the test writes them.

use crate::variant_guide::{brackets, guide};
use mancala::diagnostic::Code;
use mancala::rules::kinds::rule_struct::Field;
use mancala::rules::kinds::{KindInfo, List, every_kind};
use naqala_core::diagnostics::codes;
use std::fmt::Write as _;
use std::path::Path;

/// Fields that kinds share; the guide explains them once.
const SHARED: [&str; 3] = ["id", "stages", "when"];

/// First line of a table of fields.
const FIELDS: &str = "| name | type | default | what it says |";

/// First line of the table of lists.
const LISTS: &str = "| list | kinds |";

/// Returns a table with these rows.
fn table(head: &str, rows: impl Iterator<Item = String>) -> String {
    let columns = head.matches('|').count() - 1;
    let mut text = format!("{head}\n|{}", " --- |".repeat(columns));
    rows.for_each(|row| write!(text, "\n{row}").expect("texts can be written to"));
    text
}

fn field_table<'a>(fields: impl Iterator<Item = &'a Field>) -> String {
    let row = |it: &Field| format!("| `{}` | `{}` | `{}` | {} |", it.name, it.kind, it.default, it.doc);
    table(FIELDS, fields.map(row))
}

/// Returns the fields that only a kind has, those shared by kinds left out.
fn own(kind: &KindInfo) -> impl Iterator<Item = &Field> {
    kind.fields.iter().filter(|it| !SHARED.contains(&it.name.as_str()))
}

/// Returns the first paragraph of the section of a kind.
fn does(kind: &KindInfo) -> String {
    let lists: Vec<String> = kind.lists.iter().map(|list| format!("`{}`", list.name())).collect();
    let does: Vec<&str> = kind.does.split_whitespace().collect();
    format!("{} Stands in {}.", does.join(" "), lists.join(" or "))
}

/// Returns the kinds of each list, with links to their sections.
fn list_table() -> String {
    let row = |list: List| {
        let kinds = every_kind().iter().filter(|it| it.lists.contains(&list));
        let links: Vec<String> = kinds.map(|it| format!("[`{0}`](#{1})", it.kind, it.kind.to_lowercase())).collect();
        format!("| `{}` | {} |", list.name(), links.join(", "))
    };
    table(LISTS, List::ALL.into_iter().map(row))
}

/// Returns the kinds that have no such shared field.
fn without(field: &str) -> String {
    let kinds = every_kind().iter().filter(|kind| kind.fields.iter().all(|it| it.name != field));
    kinds.map(|it| format!("`{}`", it.kind)).collect::<Vec<_>>().join(", ")
}

/// Returns the paragraph on the kinds that lack a shared field.
fn shared_text() -> String {
    format!(
        "The id must be given. These kinds have no `stages`: {}. These have no `when`: {}.",
        without("stages"),
        without("when")
    )
}

/// Returns the codes of mistakes with their causes.
fn code_table() -> String {
    let row = |code: &Code| format!("| `{}` | {} |", code.id, code.cause.replace('|', "\\|"));
    table("| code | cause |", codes().into_iter().flatten().map(row))
}

/// A part of the guide that is being made anew: everything up to `done` is as it should be.
struct Guide {
    text: String,
    done: usize,
}

impl Guide {
    /// Goes to the first line of a section.
    fn section(&mut self, heading: &str) {
        let heading = format!("\n{heading}\n\n");
        let at = self.text.find(&heading).unwrap_or_else(|| panic!("no heading {heading}"));
        self.done = at + heading.len();
    }

    /// Puts a paragraph in place of the one that comes next.
    fn paragraph(&mut self, text: &str) {
        let end = self.text[self.done..].find("\n\n").map_or(self.text.len(), |end| self.done + end);
        self.text.replace_range(self.done..end, text);
        self.done += text.len();
    }

    /// Puts a table in place of the next one of its head, with the paragraph after it at hand.
    fn table(&mut self, text: &str) {
        let head = text.lines().next().expect("a table has a head");
        let rest = &self.text[self.done..];
        let at = rest.find(head).unwrap_or_else(|| panic!("no table {head}"));
        assert!(!rest[..at].contains("\n## "), "the table {head} is missing");
        self.done += at;
        self.paragraph(text);
        self.done = (self.done + 2).min(self.text.len());
    }
}

/// Returns the guide with the tables that the declarations give.
fn generated(text: String) -> String {
    let mut guide = Guide { text, done: 0 };
    guide.section("## Every clause");
    let kind_with = |name: &&str| every_kind().iter().flat_map(|it| &it.fields).find(|it| it.name == **name);
    guide.table(&field_table(SHARED.iter().filter_map(kind_with)));
    guide.paragraph(&shared_text());
    guide.table(&list_table());
    for kind in every_kind() {
        guide.section(&format!("### {}", kind.kind));
        guide.paragraph(&does(kind));
        if own(kind).next().is_some() {
            guide.table(&field_table(own(kind)));
        }
    }
    let mut last = "";
    for (heading, _, fields) in brackets() {
        if heading != last {
            guide.section(heading);
        }
        // The section of a kind has that kind's own table first.
        if every_kind().iter().any(|it| heading == format!("### {}", it.kind)) {
            guide.done += guide.text[guide.done..].find(FIELDS).expect("it has a table") + FIELDS.len();
        }
        guide.table(&field_table(fields.iter()));
        last = heading;
    }
    guide.section("## Codes of mistakes");
    guide.table(&code_table());
    guide.text
}

#[test]
fn guide_tables_are_those_of_the_declarations() {
    let (text, made) = (guide(), generated(guide()));
    if text != made && std::env::var("INSTA_UPDATE").is_ok_and(|it| it == "always") {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../variants/README.md");
        return std::fs::write(path, made).expect("the guide can be written");
    }
    let differs = text.lines().zip(made.lines()).find(|(is, ought)| is != ought);
    assert_eq!(text, made, "with INSTA_UPDATE=always the test writes the tables; first: {differs:?}");
}

#[test]
fn guide_has_one_section_for_each_kind_with_an_example() {
    let guide = guide();
    let mut sections: Vec<(&str, &str)> = Vec::new();
    for list in guide.split("\n## List: ").skip(1) {
        let list = list.split("\n## ").next().unwrap_or(list);
        let (name, kinds) = list.split_once('\n').expect("a heading ends");
        for section in kinds.split("\n### ").skip(1) {
            sections.push((name, section.lines().next().expect("a section has a heading")));
            assert!(section.contains("```ron\n"), "no example: {section}");
        }
    }
    let kinds: Vec<(&str, &str)> = every_kind().iter().map(|it| (it.lists[0].name(), it.kind)).collect();
    assert_eq!(sections, kinds);
}
