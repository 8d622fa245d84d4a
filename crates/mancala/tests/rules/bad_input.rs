//! Broken and hostile files. `tests/bad` holds variants and records that are at fault, and beside each, in a file of
//! the same name ending in `.expected`, every line that is said of it, without the name of the file and with the code of
//! the mistake: `line:column: code: message; note; help`. What lies in another file has its name before it, and another
//! place of a mistake follows on a line of its own. `INSTA_UPDATE=always` writes them anew.

use mancala::codes;
use mancala::diagnostic::{Argument, Diagnostic, Related};
use mancala::record::{MAX_MOVES, MAX_RECORD, Record, RecordError, read_text};
use mancala::rules::dialect::{MAX_FAULTS, MAX_FILE};
use mancala::rules::{Catalogue, Rules, Variant};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// Every file under `tests/bad` with this ending.
fn files(ending: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/bad");
    let listed = std::fs::read_dir(folder).expect("the folder is part of the source");
    let mut files: Vec<PathBuf> = listed
        .map(|entry| entry.expect("its entries can be listed").path())
        .filter(|path| path.extension().is_some_and(|it| it == ending))
        .collect();
    files.sort();
    files
}

/// Mistakes of a file, with the file in which they lie.
type Faults = (String, Vec<Diagnostic>);

/// A line for each mistake and each other place of one: `file:line:column: code: message; note; help`.
fn coded(file: &str, diagnostics: &[Diagnostic]) -> String {
    let line = |file: &str, it: &Diagnostic| {
        let place = it.span().map_or_else(String::new, |span| format!("{}:{}: ", span.line, span.column));
        format!("{file}:{place}{}: {it}\n", it.code().id)
    };
    let related = |it: &Related| line(&it.file, &it.diagnostic);
    diagnostics.iter().map(|it| line(file, it) + &it.related().iter().map(related).collect::<String>()).collect()
}

/// Returns what is wrong with a variant.
fn faults_of_variant(file: &str, text: &str) -> Faults {
    (file.to_owned(), Variant::read(file, text).err().map_or_else(Vec::new, |error| error.diagnostics()))
}

/// Returns what is wrong with a record that is played through.
fn faults_of_record(file: &str, text: &str) -> Faults {
    let played = Record::read(file, text).and_then(|record| record.replay(&Catalogue::shipped()));
    let of_error = |error: RecordError| (error.file().to_owned(), error.diagnostics().to_vec());
    played.err().map_or_else(|| (file.to_owned(), Vec::new()), of_error)
}

/// Returns the error of a text that is read as a variant; empty for a good one.
fn said_of_variant(file: &str, text: &str) -> String {
    Variant::read(file, text).err().map_or_else(String::new, |error| error.to_string())
}

/// Returns the error of a text that is read as a record and played through; empty for a good one.
fn said_of_record(file: &str, text: &str) -> String {
    let played = Record::read(file, text).and_then(|record| record.replay(&Catalogue::shipped()));
    played.err().map_or_else(String::new, |error| error.to_string())
}

/// Compares what is said of every file of an ending with what is expected.
fn compare(ending: &str, faults_of: fn(&str, &str) -> Faults) {
    let files = files(ending);
    assert!(files.len() >= 20, "only {} files", files.len());
    let mut wrong = Vec::new();
    for path in &files {
        let name = path.file_name().expect("it is a file").to_string_lossy().into_owned();
        let text = std::fs::read_to_string(path).expect("the files are text");
        let beside = path.with_file_name(format!("{name}.expected"));
        let expected = std::fs::read_to_string(&beside).unwrap_or_default();
        let (file, faults) = faults_of(&name, &text);
        let said = coded(&file, &faults);
        assert!(
            file == name || said.contains(&format!("\n{name}:")),
            "{name}: it is said which file is at fault: {said}"
        );
        let own = format!("{name}:");
        let said: String = said.lines().map(|line| format!("{}\n", line.strip_prefix(&own).unwrap_or(line))).collect();
        if std::env::var("INSTA_UPDATE").is_ok_and(|it| it == "always") && !said.is_empty() {
            std::fs::write(&beside, &said).expect("the source tree can be written to");
        } else if said != expected || said.is_empty() != name.starts_with("good.") {
            wrong.push(format!("{name}\n  said:\n{said}  expected:\n{expected}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn of_every_bad_variant_every_fault_is_told_with_its_place() {
    compare("ron", faults_of_variant);
}

#[test]
fn of_every_bad_record_the_fault_is_told_with_its_place() {
    compare("naqala", faults_of_record);
}

/// Codes of which no file here can show a mistake, by the beginnings of their names, each group with the reason. Other
/// tests provoke them.
const NOT_SHOWN: [(&str, &[&str]); 5] = [
    (
        "how positions and moves are written, which records only quote: see the tests of the notation",
        &["position-", "move-"],
    ),
    ("files that the system does not give: see the tests of `record::read`", &["file-"]),
    (
        "sizes that no file in the source should have: see the tests on length here and those of records",
        &["variant-file-too-long", "record-too-"],
    ),
    ("what is asked for beside a file: see the tests of lines and of skills", &["record-no-line", "thinking-time"]),
    ("choices that players make in a good file: see the tests on options here", &["clash", "party-"]),
];

/// Collects the codes of a diagnostic and of those that are its reasons.
fn note_codes(diagnostic: &Diagnostic, seen: &mut BTreeSet<&'static str>) {
    fn note(value: &Argument, seen: &mut BTreeSet<&'static str>) {
        match value {
            Argument::Because(because) => note_codes(because, seen),
            Argument::OneOf(values) => values.iter().for_each(|value| note(value, seen)),
            _ => {}
        }
    }
    seen.insert(diagnostic.code().id);
    diagnostic.related().iter().for_each(|it| note_codes(&it.diagnostic, seen));
    diagnostic.arguments().iter().for_each(|(_, value)| note(value, seen));
}

#[test]
fn every_code_is_told_of_some_file_here_by_itself_or_as_a_reason() {
    let mut seen = BTreeSet::new();
    for (ending, faults_of) in [("ron", faults_of_variant as fn(&_, &_) -> _), ("naqala", faults_of_record)] {
        for path in files(ending) {
            let name = path.file_name().expect("it is a file").to_string_lossy();
            let text = std::fs::read_to_string(&path).expect("the files are text");
            faults_of(&name, &text).1.iter().for_each(|diagnostic| note_codes(diagnostic, &mut seen));
        }
    }
    let not_seen: Vec<&str> =
        codes().into_iter().flatten().map(|code| code.id).filter(|id| !seen.contains(id)).collect();
    let is_exempt = |id: &str| NOT_SHOWN.iter().any(|(_, starts)| starts.iter().any(|start| id.starts_with(start)));
    let missing: Vec<&&str> = not_seen.iter().filter(|id| !is_exempt(id)).collect();
    assert!(missing.is_empty(), "no file in tests/bad shows {missing:?}");
    for (reason, starts) in NOT_SHOWN {
        for start in starts {
            assert!(not_seen.iter().any(|id| id.starts_with(start)), "files show every `{start}`, though {reason}");
        }
    }
}

#[test]
fn nothing_is_expected_of_a_file_that_is_not_there() {
    for path in files("expected") {
        let of = path.with_extension("");
        assert!(of.exists(), "{} speaks of no file", path.display());
    }
}

#[test]
fn what_is_said_has_no_word_of_the_readers_trade() {
    let trade = [
        "struct",
        "enum",
        "variant named",
        "RON",
        "ron::",
        "serde",
        "deserial",
        "u16",
        "u8",
        "unit value",
        "identifier",
    ];
    for path in files("expected") {
        let text = std::fs::read_to_string(&path).expect("the files are text");
        // Whoever has taken one format for the other has to be told their names.
        let others = text.lines().filter(|line| !line.contains(" syntax-json: "));
        for (line, word) in others.flat_map(|line| trade.map(|word| (line, word))) {
            assert!(!line.contains(word), "{}: `{word}`", path.display());
        }
        for line in text.lines() {
            let message = line.splitn(3, ':').nth(2).unwrap_or_default();
            assert!(message.len() < 500, "{}: {message}", path.display());
        }
    }
}

#[test]
fn options_that_contradict_one_another_are_refused_with_the_reason() {
    let text = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/bad/good.ron"));
    let text = text.expect("the file is text").trim_end().trim_end_matches(')').to_owned()
        + r#"
    options: [
        Choice(id: "bonus", name: "", choices: [(id: "on", text: ""), (id: "off", text: "", edits: [Remove("bonus")])]),
        Choice(id: "other", name: "", choices: [
            (id: "off", text: ""),
            (id: "on", text: "", edits: [
                Add(to: Landing, clause: Again(id: "other", store: Other), before: "bonus"),
            ]),
        ]),
        Choice(id: "taken", name: "", choices: [(id: "no", text: ""), (id: "yes", text: "", edits: [Change("facing", (alone: Stays))])]),
        Choice(id: "lone", name: "", choices: [(id: "no", text: ""), (id: "yes", text: "", edits: [Change("facing", (last_pit: Stays, alone: Taken))])]),
        Choice(id: "row", name: "", choices: [
            (id: "own", text: ""),
            (id: "none", text: "", edits: [Remove("facing")]),
        ]),
    ],
    presets: [(id: "clash", name: "Clash", set: {"taken": "yes"})],
)"#;
    let variant = Variant::read("clash.ron", &text).unwrap_or_else(|error| panic!("{error}"));
    let said = |preset: Option<&str>, chosen: &[(&str, &str)]| {
        let settings = chosen.iter().map(|&(option, value)| (option.to_owned(), value.to_owned())).collect();
        variant.rules(preset, &settings).err().map(|error| error.to_string()).unwrap_or_default()
    };
    assert_eq!(said(None, &[("taken", "yes"), ("bonus", "off")]), "");
    assert_eq!(
        said(None, &[("bonus", "off"), ("other", "on")]),
        "test: `other` = `on` does not go with `bonus` = `off`; the first is about a rule that the second leaves out; in the \
         file: the clause `bonus`"
    );
    let clash = |whose: &str| {
        format!(
            "`taken` = `yes`{whose} does not go with `lone` = `yes`; each changes the same rule in a different way; \
             in the file: the clause `facing`"
        )
    };
    assert_eq!(said(None, &[("taken", "yes"), ("lone", "yes")]), format!("test: {}", clash("")));
    assert_eq!(said(Some("clash"), &[("lone", "yes")]), format!("test/clash: {}", clash(" (as in Clash)")));
    assert_eq!(
        said(None, &[("taken", "yes"), ("lone", "yes"), ("bonus", "off"), ("other", "on")])
            .matches("does not go with")
            .count(),
        2,
        "each two that do not go together are told"
    );
    assert_eq!(said(None, &[("taken", "yes"), ("row", "none")]), "", "of a rule that is not there nothing is changed");
    assert_eq!(
        said(None, &[("rows", "none"), ("row", "all")]),
        "test: option `row` cannot be `all`; expected `own` or `none`; there is no option `rows`; did you mean `row`? \
         expected `bonus`, `other`, `taken`, `lone` or `row`"
    );
    assert_eq!(said(Some("clsh"), &[]), "there is no variant `test/clsh`; `naqala variants` lists those there are");
}

#[test]
fn choices_that_clash_are_called_as_players_know_them() {
    let text = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/bad/good.ron"));
    let stuck = "End(id: \"stuck\", once: CannotMove), End(id: \"next-stuck\", once: CannotMove, whose: Next), Winner(";
    let text = text.expect("the file is text").replace("Winner(", stuck).trim_end().trim_end_matches(')').to_owned()
        + r#"
    options: [
        Number(id: "columns", name: "Columns", from: 4, to: 8, sets: [Columns]),
        Choice(id: "far", name: "Captures", choices: [(id: "no", text: ""), (id: "yes", text: "", edits: [
            Change("facing", (if: (at: [InnerRight(6)]))),
        ])]),
        Choice(id: "morning", name: "Morning", choices: [(id: "no", text: ""), (id: "yes", text: "Has 2.5 stages. Two.", edits: [
            Stages([(id: "dawn", until: OneTurn), (id: "play")]),
            Change("bonus", (stages: ["dawn"])),
        ])]),
        Choice(id: "evening", name: "", choices: [(id: "no", text: ""), (id: "yes", text: "Has stages.", edits: [
            Stages([(id: "dusk", until: OneTurn), (id: "play")]),
        ])]),
        Choice(id: "once", name: "", choices: [(id: "no", text: ""), (id: "yes", text: "", edits: [
            Add(to: Turn, clause: Extra(id: "extra", most: 1)),
        ])]),
        Choice(id: "twice", name: "", choices: [(id: "no", text: ""), (id: "yes", text: "", edits: [
            Add(to: Turn, clause: Extra(id: "extra", most: 2)),
        ])]),
        Choice(id: "a", name: "", choices: [(id: "no", text: ""), (id: "yes", text: "", edits: [Remove("row-empty")])]),
        Choice(id: "b", name: "", choices: [(id: "no", text: ""), (id: "yes", text: "", edits: [Remove("stuck")])]),
        Choice(id: "c", name: "", choices: [(id: "no", text: ""), (id: "yes", text: "", edits: [Remove("next-stuck")])]),
    ],
)"#;
    let variant = Variant::read("clash.ron", &text).unwrap_or_else(|error| panic!("{error}"));
    let said = |chosen: &[(&str, &str)]| {
        let settings = chosen.iter().map(|&(option, value)| (option.to_owned(), value.to_owned())).collect();
        variant.rules(None, &settings).err().map(|error| error.to_string()).unwrap_or_default()
    };
    assert_eq!(
        said(&[("columns", "4"), ("far", "yes")]),
        "test: “Columns: 4” (`columns` = `4`) does not go with “Captures” (`far` = `yes`): `InnerRight(6)` is not on this \
         board; expected a number from 1 to 4"
    );
    assert_eq!(
        said(&[("morning", "yes"), ("evening", "yes")]),
        "test: “Morning: Has 2.5 stages” (`morning` = `yes`) does not go with “Has stages” (`evening` = `yes`); each \
         divides the game into stages of its own"
    );
    assert_eq!(
        said(&[("once", "yes"), ("twice", "yes")]),
        "test: `twice` = `yes` does not go with `once` = `yes`; both bring the same rule; in the file: the clause `extra`"
    );
    assert_eq!(
        said(&[("a", "yes"), ("b", "yes"), ("c", "yes")]),
        "test: 3 choices do not go together: the player to move might be stuck; expected `End(id: \"stuck\", once: \
         CannotMove, whose: Next)` under `ending`, or `Pass(id: \"pass\")` under `turn`; change `a` = `yes`, `b` = `yes` or \
         `c` = `yes`"
    );
}

#[test]
fn choices_change_the_board_and_take_parts_of_it_away() {
    let text = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/bad/good.ron"));
    let text = text.expect("the file is text").replace(
        "Capture(id: \"facing\", if: (side: Own, was: Empty), take: [Facing], last_pit: Taken)",
        "Capture(id: \"count\", if: (holds: Of([2, 3])), take: [Last], run: (way: Back))",
    );
    let text = text.trim_end().trim_end_matches(')').to_owned()
        + r#"
    options: [
        Choice(id: "size", name: "", choices: [(id: "a", text: ""), (id: "b", text: "", edits: [Board(columns: 8)])]),
        Choice(id: "long", name: "", choices: [(id: "a", text: ""), (id: "b", text: "", edits: [Board(columns: 9), Setup(rows: [2])])]),
        Choice(id: "few", name: "", choices: [(id: "a", text: ""), (id: "b", text: "", edits: [Setup(rows: [1])])]),
        Choice(id: "chain", name: "", choices: [(id: "a", text: ""), (id: "b", text: "", edits: [Change("count", (run: None))])]),
        Choice(id: "bare", name: "", choices: [(id: "a", text: ""), (id: "b", text: "", edits: [
            Board(stores: None), Remove("count"), Remove("bonus"), Change("row-empty", (leftover: Nobody)),
            Change("winner", (by: LastMover)),
        ])]),
    ],
)"#;
    let variant = Variant::read("sizes.ron", &text).unwrap_or_else(|error| panic!("{error}"));
    let rules = |chosen: &[&str]| {
        let settings = chosen.iter().map(|option| ((*option).to_owned(), "b".to_owned())).collect();
        variant.rules(None, &settings).map_err(|error| error.to_string())
    };
    let long = rules(&["long", "chain"]).expect("they go together");
    assert_eq!((long.board.columns, long.board.total), (9, 36));
    let written = |rules: &Rules| format!("{:?}", rules.clause(rules.clause_named("count").expect("it is there")));
    assert!(written(&long).contains("run: None"), "{}", written(&long));
    assert!(written(&rules(&["few"]).expect("it goes by itself")).contains("way: Back"));
    assert!(!rules(&["bare"]).expect("it goes by itself").board.has_stores());
    let board = "test: `size` = `b` does not go with `long` = `b`; each wants a board of its own";
    assert_eq!(rules(&["size", "long"]).err().as_deref(), Some(board));
    let setup = "test: `long` = `b` does not go with `few` = `b`; each sets out the seeds in its own way";
    assert_eq!(rules(&["long", "few"]).err().as_deref(), Some(setup));
}

#[test]
fn files_that_are_too_long_empty_or_no_text_are_refused_at_once() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let long = folder.path().join("long.ron");
    std::fs::write(&long, vec![b' '; 2 << 20]).expect("the folder can be written to");
    let said = read_text(&long, MAX_FILE).expect_err("two mebibytes").to_string();
    assert_eq!(said, format!("`{}` is too large; expected {} MiB at most", long.display(), MAX_FILE >> 20));
    let latin = folder.path().join("latin.ron");
    std::fs::write(&latin, b"// caf\xe9\nVariant()").expect("the folder can be written to");
    let said = read_text(&latin, MAX_FILE).expect_err("it is not UTF-8").to_string();
    assert_eq!(
        said,
        format!(
            "{}:1:7: this is not text in UTF-8; if it is a text in an older encoding, such as Windows-1252 or Latin-1, save it as UTF-8",
            latin.display()
        )
    );
    // What comes by another way than a file is bounded as well.
    let spaces = " ".repeat(MAX_FILE + 1);
    assert_eq!(said_of_variant("a.ron", &spaces), "a.ron:1:1: the file has 1048577 bytes; expected at most 1048576");
    let spaces = " ".repeat(MAX_RECORD + 1);
    assert_eq!(said_of_record("a.naqala", &spaces), "a.naqala: the record has 4194305 bytes; expected at most 4194304");
    let empty = "a.ron: `a.ron` is empty; expected a variant, as in `Variant(id: \"hill\", ...)`";
    assert_eq!(said_of_variant("a.ron", " \n"), empty);
    assert_eq!(said_of_variant("a.ron", "// nothing\n\n"), "a.ron:1:11: expected `Variant(...)`");
    let empty = "a.naqala: `a.naqala` is empty; expected a game, as `naqala convert` writes it";
    assert_eq!(said_of_record("a.naqala", ""), empty);
    assert_eq!(said_of_variant("a.ron", "\0\0\0"), "a.ron:1:1: expected `Variant(...)`");
    let json = "a.ron:1:1: this is JSON; variants are written in RON, as in `Variant(id: \"hill\", ...)`";
    assert_eq!(said_of_variant("a.ron", "{\"id\": \"kalah\"}"), json);
}

/// Returns the error, which must come soon and be short: a long limit distinguishes a hang from a slow machine.
fn at_once(said: impl FnOnce() -> String) -> String {
    let begun = Instant::now();
    let said = said();
    assert!(begun.elapsed() < Duration::from_secs(60), "{:?}: {}", begun.elapsed(), &said[..said.len().min(200)]);
    assert!(said.len() < 200_000, "{} bytes are said", said.len());
    said
}

#[test]
fn files_of_very_many_parts_are_refused_at_once() {
    let good = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/bad/good.ron"));
    let good = good.expect("the file is text");
    let ends = good.trim_end().trim_end_matches(')').to_owned();
    let full = |begin: &str, part: &str, end: &str| {
        let room = MAX_FILE - ends.len() - begin.len() - end.len() - 10;
        format!("{ends}{begin}{}{end})", part.repeat(room / part.len()))
    };
    let choice = |part: &str| full("options: [Choice(id: \"a\", name: \"\", choices: [", part, "])]");
    for (text, expected) in [
        (full("marks: [", "A,", "]"), "clauses; expected at most 500"),
        (full("marks: [", "Trap(id:\"a\"),", "]"), "clauses; expected at most 500"),
        (full("options: [", "A,", "]"), "options; expected at most 200"),
        (full("presets: [", "(id:\"a\",name:\"\"),", "]"), "presets; expected at most 200"),
        (full("stages: [", "(id:\"a\"),", "]"), "stages; expected at most 50"),
        (choice("(id:\"a\",text:\"\"),"), "choices; expected at most 200"),
        (full("presets: [(id: \"a\", name: \"\", edits: [", "Remove(\"a\"),", "])]"), "edits; expected at most 2000"),
        (full("presets: [(id: \"a\", name: \"\", set: {", "\"a\":\"b\",", "})]"), "there is no option `a`"),
        (
            good.replace("rows: [4]", &format!("rows: [{}]", "65535,".repeat(150_000))),
            "`setup.rows` has 150000 numbers; expected one",
        ),
        (full("marks: [", "(", "]"), "brackets stand too deep"),
        (full("marks: [", "/*", "]"), "a comment is not closed"),
    ] {
        let said = at_once(|| said_of_variant("many.ron", &text));
        assert!(said.contains(expected) && said.starts_with("many.ron:"), "{}", &said[..said.len().min(300)]);
    }
    let clauses = "Trap(id:\"A\"),".repeat(400);
    let said = at_once(|| said_of_variant("many.ron", &format!("{ends}marks: [{clauses}])")));
    assert_eq!(said.lines().count(), MAX_FAULTS);
    for (part, count) in [("\"c1\",", MAX_MOVES + 1), ("\"\",", 900_000), ("[],", 1_000_000)] {
        let text = format!("(format: 1, variant: \"kalah\", moves: [{}])", part.repeat(count));
        assert!(at_once(|| said_of_record("many.naqala", &text)).starts_with("many.naqala:1:"));
    }
}
