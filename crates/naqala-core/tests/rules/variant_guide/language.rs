//! Statements of the guide about the variant language: fields and their values, bounds, errors and causes are those of
//! the program.

use super::{blocks, clause, code, guide, rows, section, source};
use mancala::rules::board::{MAX_COLUMNS, MAX_HIGH_COLUMNS, MAX_PARTS, MAX_SEEDS, MAX_TORUS_COLUMNS};
use mancala::rules::dialect::{MAX_CLAUSES, MAX_EDITS, MAX_FAULTS, MAX_FILE, MAX_OPTIONS, MAX_STAGES};
use mancala::rules::kinds::condition::{MoveIf, PitIf, TurnIf};
use mancala::rules::kinds::ending::{Left, Repeated};
use mancala::rules::kinds::every_kind;
use mancala::rules::kinds::landing::Run;
use mancala::rules::kinds::rule_struct::{Field, RuleStruct};
use mancala::rules::{Catalogue, Settings, Variant};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// The brackets within clauses, with the headings under which the guide has them.
pub fn brackets() -> Vec<(&'static str, &'static str, Vec<Field>)> {
    vec![
        ("### A pit", "PitIf", PitIf::fields()),
        ("### The turn and the lap", "TurnIf", TurnIf::fields()),
        ("### A move", "MoveIf", MoveIf::fields()),
        ("### A position", "Left", Left::fields()),
        ("### A position", "Repeated", Repeated::fields()),
        ("### Capture", "Run", Run::fields()),
    ]
}

/// Every enum of the language with its values as files spell them, without what follows in brackets. Two have one name.
fn enums() -> BTreeMap<String, Vec<Vec<String>>> {
    let mut enums: BTreeMap<String, Vec<Vec<String>>> = BTreeMap::new();
    let rooms = ["condition", "marks", "opening", "choice", "sowing", "landing", "ending", "rounds"];
    let rooms = rooms.iter().map(|room| format!("kinds/{room}"));
    for room in rooms.chain(["seats", "setup", "stage", "place", "variant"].map(str::to_owned)) {
        let source = source(&format!("crates/mancala/src/rules/{room}.rs"));
        for declaration in source.split("\npub enum ").skip(1) {
            let (name, rest) = declaration.split_once(" {\n").expect("an enum has a body");
            let body = rest.split("\n}").next().expect("it has an end");
            let values = body
                .lines()
                .filter_map(|line| line.strip_prefix("    "))
                .filter(|line| line.starts_with(char::is_uppercase));
            let values = values.map(|line| line.split([',', '(', ' ']).next().unwrap_or(line).to_owned());
            enums.entry(name.to_owned()).or_default().push(values.collect());
        }
    }
    assert!(enums.len() > 60, "{}", enums.len());
    enums
}

/// The name of a value, without what follows in brackets.
fn plain(value: &str) -> &str {
    value.split('(').next().unwrap_or(value)
}

/// The values of a type that a table of its own lists.
fn values_of(guide: &str, name: &str) -> Option<Vec<String>> {
    let head = format!("| value of `{name}` | what it says |\n");
    let table = guide.split(&head).nth(1)?.lines().skip(1).take_while(|line| line.starts_with("| `"));
    Some(table.filter_map(|line| code(rows(line)[0][0]).map(|value| plain(value).to_owned())).collect())
}

/// Returns a type without `Option`, `Vec` or `Box` around it.
fn bare(kind: &str) -> &str {
    let inner = ["Option<", "Vec<", "Box<"].iter().find_map(|outer| kind.strip_prefix(outer)?.strip_suffix('>'));
    inner.map_or(kind, bare)
}

#[test]
fn every_value_of_every_field_is_told() {
    let guide = guide();
    let enums = enums();
    let mut told = Vec::new();
    let mut seen = 0;
    let kinds = every_kind().iter().map(|it| (format!("### {}", it.kind), it.kind.to_owned(), it.fields.clone()));
    let brackets = brackets().into_iter().map(|(heading, name, fields)| (heading.to_owned(), name.to_owned(), fields));
    for (heading, name, fields) in kinds.chain(brackets) {
        let text = section(&guide, &heading);
        let rows = rows(text);
        for field in &fields {
            let kind = bare(&field.kind);
            let mut known = match enums.get(kind) {
                Some(known) => known.clone(),
                None => continue,
            };
            if kind == "HowMany" {
                known = vec![vec!["n".to_owned(), "All".to_owned()]];
            }
            seen += 1;
            let here = rows.iter().filter(|row| row.len() == 3 && code(row[0]) == Some(&field.name));
            let here: Vec<String> = here.filter_map(|row| code(row[1]).map(|value| plain(value).to_owned())).collect();
            let found = values_of(&guide, kind).unwrap_or(here);
            if !known.contains(&found) {
                told.push(format!("{name}.{}: {kind} has {known:?}, told are {found:?}", field.name));
            }
        }
    }
    assert!(told.is_empty(), "{}", told.join("\n"));
    assert!(seen > 90, "{seen}");
    for name in ["Near", "Then", "Who", "OutHow", "FirstMove", "Until", "Begins"] {
        let found = values_of(&guide, name).unwrap_or_else(|| panic!("no table of the values of {name}"));
        assert!(enums[name].contains(&found), "{name}: {found:?}");
    }
}

#[test]
fn the_values_of_the_other_parts_of_a_file_are_told() {
    let guide = guide();
    let enums = enums();
    let file = section(&guide, "## The file");
    let options = section(&guide, "## Options");
    let ways = section(&guide, "### Way");
    let position = section(&guide, "### A position");
    for (name, text) in [
        ("Paths", file),
        ("Stores", file),
        ("Players", file),
        ("Hands", file),
        ("Side", file),
        ("SeatLayout", file),
        ("Setting", options),
        ("Edit", options),
        ("Direction", ways),
        ("Amount", position),
    ] {
        for value in enums[name].iter().flatten() {
            let told = ["`", "`["].iter().any(|before| text.contains(&format!("{before}{value}")));
            assert!(told, "{name}: nothing on {value}");
        }
    }
    for list in enums_of_lists() {
        assert!(options.contains(&format!("`{list}`")), "Add: nothing on {list}");
    }
}

/// The names of the lists as edits have them.
fn enums_of_lists() -> Vec<String> {
    let lists: BTreeSet<_> = every_kind().iter().flat_map(|it| it.lists.clone()).collect();
    lists.into_iter().map(|list| format!("{list:?}")).collect()
}

#[test]
fn every_part_of_a_file_and_every_edit_is_told() {
    let guide = guide();
    let parts = |room: &str, name: &str| {
        let source = source(&format!("crates/mancala/src/rules/{room}.rs"));
        let body = source.split(&format!("struct {name}")).nth(1).expect("the source declares it").to_owned();
        let body =
            body.split_once(" {\n").expect("it has a body").1.split("\n}").next().expect("it has an end").to_owned();
        let declared = body.lines().map(str::trim).filter(|line| line.starts_with("pub") && line.contains(": "));
        let fields = declared.filter_map(|line| line.split(": ").next()?.split_whitespace().last());
        fields.map(str::to_owned).collect::<Vec<_>>()
    };
    let file = section(&guide, "## The file");
    let options = section(&guide, "## Options");
    let presets = section(&guide, "## Presets and siblings");
    for (room, name, text, least) in [
        ("load/skeleton", "Skeleton", file, 17),
        ("variant", "About", file, 11),
        ("variant", "Terms", file, 13),
        ("setup", "BoardText", file, 7),
        ("setup", "SetupText", file, 11),
        ("setup", "EndSetup", file, 2),
        ("setup", "Fill", file, 4),
        ("stage", "Stage", file, 2),
        ("load/skeleton", "NumberText", options, 6),
        ("load/skeleton", "ChoiceText", options, 3),
        ("load/skeleton", "ChoiceItem", options, 3),
        ("load/skeleton", "PresetText", presets, 5),
    ] {
        let parts = parts(room, name);
        assert!(parts.len() >= least, "{name}: {parts:?}");
        for part in &parts {
            let told = ["`", "`(", "(", ", "]
                .iter()
                .any(|before| ["`", ": "].iter().any(|after| text.contains(&format!("{before}{part}{after}"))));
            assert!(told, "{name}: nothing on {part}");
        }
    }
    for (name, edit) in [("BoardPatch", "| `Board("), ("SetupPatch", "| `Setup(")] {
        let line = options.lines().find(|line| line.starts_with(edit)).expect("the edit is told");
        for part in parts("setup", name) {
            assert!(line.contains(&format!("`{part}`")), "{name}: nothing on {part}");
        }
    }
    for edit in ["Change(", "Add(", "Remove(", "Stages(", "FirstStage(", "Board(", "Setup("] {
        assert!(options.contains(&format!("\n| `{edit}")), "{edit}");
    }
}

#[test]
fn the_bounds_are_as_the_guide_says() {
    let guide = guide();
    let limits = section(&guide, "## Limits");
    let thousands = |number: u32| {
        let text = number.to_string();
        if text.len() > 3 { format!("{},{}", &text[..text.len() - 3], &text[text.len() - 3..]) } else { text }
    };
    let bounds = [
        ("columns", format!("{MAX_COLUMNS}; {MAX_HIGH_COLUMNS} on three or four rows; {MAX_TORUS_COLUMNS} on a torus")),
        ("seeds of a game, those to borrow included", thousands(MAX_SEEDS)),
        ("a file", format!("{} MiB", MAX_FILE >> 20)),
        ("clauses", MAX_CLAUSES.to_string()),
        ("stages", MAX_STAGES.to_string()),
        ("options; choices in all options together; presets", format!("{MAX_OPTIONS} each")),
        ("edits", thousands(MAX_EDITS as u32)),
        ("faults printed for a file", MAX_FAULTS.to_string()),
    ];
    for (what, most) in bounds {
        assert!(limits.contains(&format!("\n| {what} | {most} |")), "{what}: {most}");
    }
    let file = section(&guide, "## The file");
    let fewer = format!("three or four rows have at most {MAX_HIGH_COLUMNS}, a torus 4 to {MAX_TORUS_COLUMNS};");
    assert!(file.contains(&format!("\n| `columns` | 1 to {MAX_COLUMNS} | | {fewer}")));
    assert!(limits.contains(&format!("\n| entries in `setup.parts`, and in `at` | {MAX_PARTS} |")));
}

#[test]
fn the_errors_of_the_guide_are_those_that_are_told() {
    let guide = guide();
    let checking = section(&guide, "## Checking a file");
    let told = |text: &str| {
        let said = Variant::read("my-game.ron", text).expect_err("it has faults").to_string();
        assert!(blocks(checking, "text").contains(&format!("{said}\n")), "{said}");
    };
    let good = source("tests/bad/good.ron");
    told(
        &good
            .replace("Way(id: \"direction\")", "Way(id: \"direction\", way: Left)")
            .replace("Again(id: \"bonus\", store: Own)", "Again(id: \"bonus\", stores: Own)")
            .replace("Capture(id", "Faceing(id")
            .replace("Winner(id: \"winner\")]", "Winner(id: \"winner\"), Pass(id: \"pass\")]"),
    );
    let change = r#"    options: [
        Choice(id: "own", name: "", choices: [(id: "a", text: ""), (id: "b", text: "", edits: [Change("facng", ())])]),
    ],
)
"#;
    told(&(good.trim_end().trim_end_matches(')').to_owned() + change));
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/bad");
    let mut known = String::new();
    for entry in std::fs::read_dir(folder).expect("the folder is part of the source") {
        let path = entry.expect("its entries can be listed").path();
        if path.to_string_lossy().ends_with(".ron.expected") {
            known += &std::fs::read_to_string(&path).expect("the files are text");
        }
    }
    for row in rows(checking).iter().skip(1) {
        let message = row[1].trim_matches('`').trim();
        assert!(known.contains(message), "{}: {message}", row[0]);
    }
    let catalogue = Catalogue::shipped();
    let settings = Settings::from([("columns".to_owned(), "12".to_owned()), ("mirrored".to_owned(), "on".to_owned())]);
    let said = catalogue.rules("enkeshui", &settings).expect_err("they do not go together").to_string();
    assert!(section(&guide, "## Options").contains(&format!("```text\n{said}\n```")), "{said}");
}

#[test]
fn the_fields_that_are_causes_by_themselves_are_told() {
    let guide = guide();
    let causes = section(&guide, "## Causes");
    let mut told = 0;
    for it in every_kind() {
        let clause = clause(&format!("{}(id: \"it\")", it.kind));
        let fields: Vec<String> = clause.aspects().iter().map(|field| format!("`{field}`")).collect();
        if !fields.is_empty() {
            let row = format!("\n| `{}` | {} |", it.kind, fields.join(", "));
            assert!(causes.contains(&row), "expected {row}");
            told += 1;
        }
    }
    assert_eq!(rows(causes).len(), told + 1);
}
