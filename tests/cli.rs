//! The command line as its users meet it: what each command prints, and what it says of bad input.

use mancala::rules::{Catalogue, Settings};
use naqala_core::search::network::{NetworkStore, Weights};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The result of a run of the program.
struct Ran {
    code: Option<i32>,
    out: String,
    err: String,
}

/// Runs the program; `input` is what it reads.
fn naqala_reading(arguments: &[&str], input: &str) -> Ran {
    naqala_at_home(arguments, input, Path::new(env!("CARGO_TARGET_TMPDIR")))
}

/// Runs the program with the user's data in a folder.
fn naqala_at_home(arguments: &[&str], input: &str, data: &Path) -> Ran {
    let mut command = Command::new(env!("CARGO_BIN_EXE_naqala"));
    command.env("LC_ALL", "C");
    command.args(arguments).env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY").env_remove("WAYLAND_SOCKET");
    command.env("XDG_CACHE_HOME", env!("CARGO_TARGET_TMPDIR")).env("XDG_DATA_HOME", data);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("it was piped");
    let input = input.to_owned();
    let writer = std::thread::spawn(move || {
        // A program that refuses its command line does not read.
        let _ = stdin.write_all(input.as_bytes());
    });
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("writing does not panic");
    let text = |bytes| String::from_utf8(bytes).expect("the program writes UTF-8");
    let ran = Ran { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) };
    assert!(!ran.err.contains("panicked"), "{}", ran.err);
    ran
}

fn naqala(arguments: &[&str]) -> Ran {
    naqala_reading(arguments, "")
}

/// Runs a command that must go well and returns what it printed.
fn printed(arguments: &[&str]) -> String {
    let ran = naqala(arguments);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{arguments:?}\n{}", ran.out);
    ran.out
}

/// Runs a command that must fail with code 1 and returns what it said.
fn complained(arguments: &[&str]) -> String {
    let ran = naqala(arguments);
    assert_eq!(ran.code, Some(1), "{arguments:?}\n{}{}", ran.out, ran.err);
    ran.err
}

/// Asserts that a text begins with a mistake under a heading, as in `error[file-missing]`, and names all of the facts.
fn assert_told(said: &str, heading: &str, facts: &[&str]) {
    assert!(said.starts_with(&format!("{heading}: ")), "{heading}\n{said}");
    for fact in facts {
        assert!(said.contains(fact), "{fact}\n{said}");
    }
}

/// Runs a command that must fail with code 1 for a single mistake, which is told with its code and all of the facts.
fn assert_reported(arguments: &[&str], code: &str, facts: &[&str]) {
    let said = complained(arguments);
    assert_told(&said, &format!("error[{code}]"), facts);
    assert_eq!(said.matches("error[").count(), 1, "{said}");
}

/// Replays games given as lines and returns what was answered, one value a line, and the exit code.
fn replayed(more: &[&str], games: &str) -> (Vec<Value>, Option<i32>) {
    let arguments: Vec<&str> = ["replay", "--json", "-"].iter().chain(more).copied().collect();
    let ran = naqala_reading(&arguments, games);
    assert_eq!(ran.err, "");
    let lines = ran.out.lines().map(|line| serde_json::from_str(line).expect("every line is JSON")).collect();
    (lines, ran.code)
}

fn shipped(file: &str) -> String {
    format!("{}/variants/{file}", env!("CARGO_MANIFEST_DIR"))
}

/// A folder for the files of one test, removed with the value.
struct Folder(tempfile::TempDir);

impl Folder {
    fn new() -> Folder {
        Folder(tempfile::tempdir().expect("a folder for the test"))
    }

    fn file(&self, name: &str, text: &str) -> String {
        let path: PathBuf = self.0.path().join(name);
        std::fs::write(&path, text).expect("the folder can be written to");
        path.to_str().expect("the path is text").to_owned()
    }
}

#[test]
fn replaying_the_first_example_of_kalah_gives_exactly_these_lines() {
    let ran = naqala_reading(&["replay", "--json", "-"], "{\"variant\":\"kalah\",\"moves\":[\"c1\",\"b1\"]}\n");
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    let expected = [
        r#"{"game":1,"ply":0,"move":null,"pits":[[4,4,4,4,4,4],[4,4,4,4,4,4]],"stores":{"S":0,"N":0},"hands":{},"marks":{},"phase":"play","to_move":"S","legal":["a1","b1","c1","d1","e1","f1"],"over":null,"text":"4,4,4,4,4,4/4,4,4,4,4,4 stores=0,0 to=S"}"#,
        r#"{"game":1,"ply":1,"move":"c1","pits":[[4,4,0,5,5,5],[4,4,4,4,4,4]],"stores":{"S":1,"N":0},"hands":{},"marks":{},"phase":"play","to_move":"S","legal":["a1","b1","d1","e1","f1"],"over":null,"text":"4,4,4,4,4,4/4,4,0,5,5,5 stores=1,0 to=S"}"#,
        r#"{"game":1,"ply":2,"move":"b1","pits":[[4,0,1,6,6,6],[4,4,4,4,4,4]],"stores":{"S":1,"N":0},"hands":{},"marks":{},"phase":"play","to_move":"N","legal":["a2","b2","c2","d2","e2","f2"],"over":null,"text":"4,4,4,4,4,4/4,0,1,6,6,6 stores=1,0 to=N"}"#,
    ];
    assert_eq!(ran.out.lines().collect::<Vec<_>>(), expected);
}

#[test]
fn openings_options_and_positions_of_kalahs_examples_are_followed() {
    let games = r#"
{"variant":"kalah","opening":{"pits":[[3,2,1,0,4,2],[1,6,0,5,2,3]],"stores":{"S":9,"N":10},"hands":{},"marks":{},"to_move":"S"},"moves":["b1"]}
{"variant":"kalah","set":{"capturing_seed":"leave"},"position":"1,6,0,5,2,3/3,2,1,0,4,2 stores=9,10 to=S","moves":["b1"]}
{"variant":"kalah","set":{"seeds_per_pit":6,"columns":"3"}}
"#;
    let (lines, code) = replayed(&[], games);
    assert_eq!((lines.len(), code), (5, Some(0)));
    assert_eq!(lines[1]["text"], "1,6,0,0,2,3/3,0,2,0,4,2 stores=15,10 to=N");
    assert_eq!(lines[3]["text"], "1,6,0,0,2,3/3,0,2,1,4,2 stores=14,10 to=N");
    assert_eq!((&lines[4]["game"], &lines[4]["text"]), (&3.into(), &"6,6,6/6,6,6 stores=0,0 to=S".into()));
}

#[test]
fn the_end_of_a_game_says_who_won_and_why() {
    let game = r#"{"variant":"kalah","position":"3,4,0,1,0,2/1,0,0,2,0,4 stores=21,10 to=S","moves":["a1"]}"#;
    let (lines, code) = replayed(&[], game);
    assert_eq!(code, Some(0));
    let over = &lines[1]["over"];
    assert_eq!((&over["winner"], &over["score"]), (&"S".into(), &json!({"S": 26, "N": 10})));
    assert!(over["because"].as_str().is_some_and(|why| why.contains("25")), "{over}");
    assert_eq!(lines[1]["legal"], Value::Array(Vec::new()));
    assert_eq!(lines[1]["pits"].to_string(), "[[0,0,0,2,0,4],[3,0,0,1,0,2]]");
}

#[test]
fn seeds_in_traps_are_part_of_the_score_where_they_count() {
    let games = r#"
{"variant":"selus","set":{"match":"single"},"position":"0,0,0,0,0,0/0,0,0,30,0,0/1,23,0,0,0,0 stores=0,0 marks=d2:trap-S,b1:trap-N phase=play to=S","moves":["a1"]}
{"variant":"sulus","position":"0,0,0,0,0,0/0,0,0,30,0,0/0,23,0,0,1,0 marks=d2:trap-S,f1:trap-N,b1:trap-N phase=play to=S","moves":["e1"]}
{"variant":"abstract-mancala","position":"0,0,0,0,0,0,0,0/0,0,0,0,0,90,0,0/0,0,0,0,0,0,0,0/1,20,0,0,0,0,0,0 stores=3,0 marks=f3:trap-S,b1:trap-N to=S","moves":["a1:n"]}
"#;
    let (lines, code) = replayed(&[], games);
    assert_eq!((lines.len(), code), (6, Some(0)));
    assert_eq!(lines[1]["over"]["score"], json!({"S": 32, "N": 22}));
    assert_eq!(lines[3]["over"]["score"], json!({"S": 30, "N": 24}));
    assert_eq!(lines[5]["over"]["score"], json!({"S": 93, "N": 20}));
}

#[test]
fn a_game_that_goes_wrong_ends_alone() {
    let games = [
        r#"{"variant":"kalah","moves":["c1","c1"]}"#,
        "nonsense",
        r#"{"variant":"kalah","moves":["a1","z9"]}"#,
        r#"{"variant":"kalaha"}"#,
        r#"{"variant":"kalah","set":{"pie_rule":"apple"}}"#,
        r#"{"variant":"kalah","position":"1,2/3,4 to=S"}"#,
        r#"{"variant":"kalah","opening":{"pits":[[1,2,3,4,5,6],[1,2,3,4,5]]}}"#,
        r#"{"variant":"kalah","opening":{"pits":[[1,2,3,4,5,6],[1,2,3,4,5,65535]],"to_move":"S"}}"#,
        r#"{"variant":"kalah","opening":{"pits":[[1,2,3,4,5,6],[1,2,3,4,5,6]],"marks":{"a1:barred to=N":"barred"}}}"#,
        r#"{"variant":"kalah","opening":{"pits":[[1,2,3,4,5,6],[1,2,3,4,5,6]],"marks":{"c2":"trap S"}}}"#,
        r#"{"variant":"kalah","opening":{"pits":[[1,2,3,4,5,-6],[1,2,3,4,5,6]]}}"#,
        r#"{"variant":"kalah","mvoes":[]}"#,
        r#"{"variant":"kalah","moves":["c1","b1"]}"#,
    ];
    let (lines, code) = replayed(&[], &games.join("\n"));
    assert_eq!(code, Some(1));
    let errors: Vec<_> = lines.iter().filter(|line| line.get("error").is_some()).collect();
    let expected = [
        (1, 2, Some("own-pits"), "move 2: `c1` cannot be played; South may lift only"),
        (2, 0, None, "this is not a JSON object; expected one game per line"),
        (3, 2, None, "move 2: `z9` is not a move of this game; expected `a2`, `b2`, `c2`, `d2`, `e2` or `f2`"),
        (4, 0, None, "there is no variant `kalaha`; did you mean `kalah`?"),
        (5, 0, None, "`pie_rule` cannot be `apple`; expected `off` or `on`"),
        (6, 0, None, "`position`: row 2 ends after 2 pits; expected 6"),
        (7, 0, None, "row 2 of the board has 5 pits; expected 6 pits in each row"),
        (8, 0, None, "`opening`: the position holds more than 65535 seeds"),
        (9, 0, None, "`a1:barred to=N` is not a pit of this board"),
        (10, 0, None, "`opening`: `trap-S` cannot stand on `c2` in this game"),
        (11, 0, None, "`pits` is of another kind; expected a list of rows, each a list of whole numbers"),
        (
            12,
            0,
            None,
            "`mvoes` is unknown; did you mean `moves`? expected `variant`, `set`, `moves`, `position` or `opening`",
        ),
    ];
    assert_eq!(errors.len(), expected.len());
    for (error, (game, ply, clause, said)) in errors.into_iter().zip(expected) {
        assert_eq!((&error["game"], &error["ply"]), (&game.into(), &ply.into()), "{error}");
        assert_eq!(error.get("clause").and_then(Value::as_str), clause, "{error}");
        assert!(error["error"].as_str().is_some_and(|text| text.contains(said)), "{error}");
        let told = &error["diagnostics"][0];
        assert_eq!((&told["file"], &told["line"]), (&"<stdin>".into(), &game.into()), "{error}");
        assert!(told["column"].is_u64() && told["code"].is_string(), "{error}");
    }
    let column = |game: usize| lines.iter().find(|line| line["game"] == game && line.get("error").is_some());
    let column = |game: usize| column(game).map(|line| line["diagnostics"][0]["column"].clone());
    // The option's value, the end of a row, the marks: each where it stands on its line.
    assert_eq!([5, 6, 10].map(column), [38, 35, 76].map(|column| Some(column.into())));
    assert_eq!((&lines[lines.len() - 1]["game"], &lines[lines.len() - 1]["ply"]), (&13.into(), &2.into()));
}

#[test]
fn with_events_each_position_is_preceded_by_what_happened() {
    let (lines, code) = replayed(&["--events"], r#"{"variant":"kalah","moves":["c1"]}"#);
    assert_eq!(code, Some(0));
    let names: Vec<_> = lines.iter().map(|line| line.get("event").and_then(Value::as_str)).collect();
    let (sown, bonus) = (Some("sown"), Some("bonus"));
    let (began, ended) = (Some("lap_began"), Some("lap_ended"));
    assert_eq!(names, [None, began, Some("lifted"), sown, sown, sown, sown, bonus, ended, None]);
    let lap = |line: &Value, keys: [&str; 4]| keys.map(|key| line[key].clone());
    assert_eq!(lap(&lines[1], ["lap", "hand", "from", "way"]), [json!(1), json!("S"), json!("c1"), json!("ccw")]);
    assert_eq!(
        lap(&lines[8], ["at", "because", "ply", "clause"]),
        [json!("S"), json!("moves_again"), json!(1), json!(null)]
    );
    let mut lifted = lines[2].clone();
    assert!(lifted["text"].take().as_str().is_some_and(|text| text.contains("c1")));
    let keys =
        r#"{"game":1,"ply":1,"event":"lifted","from":"c1","seeds":4,"way":"ccw","clause":"direction","text":null}"#;
    assert_eq!(lifted, serde_json::from_str::<Value>(keys).expect("it is JSON"));
    assert_eq!((&lines[6]["to"], &lines[6]["count"]), (&"S".into(), &1.into()));
    assert_eq!((&lines[7]["side"], &lines[7]["clause"]), (&"S".into(), &"bonus".into()));
}

#[test]
fn a_question_in_mid_turn_is_a_position_with_two_moves() {
    let game = r#"{"variant":"togyz-kumalak","set":{"tuzdyk":"optional"},"opening":{"pits":[[3,1,11,0,2,13,9,4,1],[10,2,1,8,12,0,5,2,11]],"stores":{"S":33,"N":34},"to_move":"S"},"moves":["h1","go"]}"#;
    let (lines, code) = replayed(&[], game);
    assert_eq!(code, Some(0));
    assert_eq!(lines[1]["legal"].to_string(), r#"["go","stop"]"#);
    assert_eq!((&lines[1]["to_move"], &lines[1]["over"]), (&"S".into(), &Value::Null));
    assert_eq!(lines[2]["marks"].to_string(), r#"{"h2":"trap S"}"#);
    let asked = lines[1]["text"].as_str().expect("a text");
    let again = format!(
        "{{\"variant\":\"togyz-kumalak\",\"set\":{{\"tuzdyk\":\"optional\"}},\"position\":\"{asked}\",\"moves\":[\"go\"]}}"
    );
    let (again, _) = replayed(&[], &again);
    assert_eq!(again[1]["text"], lines[2]["text"]);
}

#[test]
fn hands_are_shown_in_games_that_have_them() {
    let (lines, _) = replayed(&[], r#"{"variant":"mwambulula","moves":["reserve"]}"#);
    assert_eq!((&lines[0]["hands"], &lines[0]["stores"]), (&json!({"S": 16, "N": 16}), &json!({})));
    assert_eq!((&lines[1]["hands"], &lines[1]["to_move"]), (&json!({"S": 0, "N": 16}), &"S".into()));
}

/// Returns the name of each line's event, if it has one.
fn event_names(lines: &[Value]) -> Vec<Option<&str>> {
    lines.iter().map(|line| line.get("event").and_then(Value::as_str)).collect()
}

#[test]
fn hands_houses_and_seeds_that_enter_at_a_head_are_told() {
    let game = r#"{"variant":"bao-la-kiswahili","opening":{"pits":[[0,0,0,0,0,0,0,0],[0,0,0,0,6,2,3,0],[0,2,2,6,0,0,1,0],[0,0,0,0,0,0,0,0]],"hands":{"S":21,"N":22},"marks":{"e2":"house","d3":"house"},"to_move":"S"},"moves":["+g2"]}"#;
    let (lines, code) = replayed(&["--events"], game);
    assert_eq!(code, Some(0));
    let expected = json!({"game": 1, "ply": 0, "move": null,
        "pits": [[0,0,0,0,0,0,0,0],[0,0,0,0,6,2,3,0],[0,2,2,6,0,0,1,0],[0,0,0,0,0,0,0,0]],
        "stores": {}, "hands": {"S": 21, "N": 22}, "marks": {"d3": "house", "e2": "house"}, "phase": "namua",
        "to_move": "S", "legal": ["+g2"], "over": null,
        "text": "0,0,0,0,0,0,0,0/0,2,2,6,0,0,1,0/0,0,0,0,6,2,3,0/0,0,0,0,0,0,0,0 hands=21,22 marks=e2:house,d3:house phase=namua to=S"});
    assert_eq!(lines[0], expected);
    let names =
        ["opened", "lifted", "sown", "captured", "lap_began", "entered", "sown", "stopped", "lap_ended", "turn_passed"];
    let told: Vec<&str> = event_names(&lines).into_iter().flatten().collect();
    assert_eq!(told, names);
    let keys = |line: usize, keys: [&str; 3]| keys.map(|key| lines[line][key].clone());
    assert_eq!(keys(1, ["captures", "clause", "ply"]), [json!(true), json!("capture-namua"), json!(1)]);
    assert_eq!(keys(2, ["from", "seeds", "clause"]), [json!("hand S"), json!(1), json!("place")]);
    assert_eq!(keys(3, ["to", "count", "clause"]), [json!("g2"), json!(4), json!("place")]);
    assert_eq!(keys(4, ["from", "seeds", "to"]), [json!("g3"), json!(1), Value::Null]);
    assert_eq!(keys(6, ["pit", "way", "clause"]), [json!("h2"), json!("ccw"), json!("enter")]);
    let last = &lines[lines.len() - 1];
    assert_eq!(
        (&last["move"], &last["hands"], &last["to_move"]),
        (&json!("+g2"), &json!({"S": 20, "N": 22}), &json!("N"))
    );
    assert_eq!(last["legal"], json!(["+b3>", "+b3<", "+c3>", "+c3<", "+d3>", "+d3<"]));
}

#[test]
fn whoever_is_asked_is_to_move_and_the_answer_is_told_as_its_move() {
    let rows = "0,0,0,0,0,0,3,4/0,3,0,0,0,0,3,4/0,2,1,0,0,0,1,1/0,3,0,0,0,0,1,1";
    let retreat =
        format!(r#"{{"variant":"igisoro","position":"{rows} ask=retreat:b2:occupied:ccw:d2:1 to=S","moves":["go"]}}"#);
    let (lines, code) = replayed(&["--events"], &retreat);
    assert_eq!((code, &lines[0]["to_move"], &lines[0]["legal"]), (Some(0), &json!("N"), &json!(["go", "stop"])));
    assert_eq!(lines[0]["ask"], json!({"question": "retreat", "pit": "b2", "clause": "retreat"}));
    assert_eq!((&lines[1]["event"], &lines[1]["answer"]), (&json!("answered"), &json!("go")));
    let moved = ["event", "from", "seeds", "to"].map(|key| lines[2][key].clone());
    assert_eq!(moved, [json!("moved"), json!("b3"), json!(3), json!("b4")]);
    assert_eq!(lines[lines.len() - 1].get("ask"), None);
    let reentry = r#"{"variant":"omweso","set":{"arrangement":"checking"},"position":"1,1,0,0,0,0,3,4/1,1,0,0,0,0,0,4/0,0,1,0,0,0,1,1/0,3,0,0,0,0,1,1 ask=reverse:g3:empty:ccw:g3:3 lifted=5 to=N","moves":[">"]}"#;
    let (lines, code) = replayed(&["--events"], reentry);
    assert_eq!((code, &lines[0]["lifted"], &lines[0]["legal"]), (Some(0), &json!(5), &json!([">", "<"])));
    assert_eq!(lines[0]["ask"], json!({"question": "reentry", "pit": "g3", "clause": "reverse"}));
    assert_eq!((&lines[1]["answer"], &lines[3]["to"]), (&json!(">"), &json!("h3")));
    assert_eq!(lines[lines.len() - 1].get("lifted"), None);
    let asked = r#"{"variant":"tshuba","position":"0,0,0,0,0,0,3,4/0,3,2,0,0,0,0,0/0,0,0,1,1,1,0,0/0,3,0,0,0,0,1,1 stores=0,0 to=S","moves":["d2","b3"]}"#;
    let (lines, code) = replayed(&[], asked);
    assert_eq!((code, &lines[1]["legal"]), (Some(0), &json!(["b3", "g4", "h4"])));
    assert_eq!(lines[1]["ask"], json!({"question": "more", "pit": "c2", "clause": "bonus"}));
    assert_eq!((&lines[2]["stores"], &lines[2]["to_move"]), (&json!({"S": 5, "N": 0}), &json!("N")));
}

#[test]
fn the_moves_of_a_torus_are_named_by_the_compass() {
    let (lines, code) =
        replayed(&["--events"], r#"{"variant":"abstract-mancala","set":{"opening":7},"moves":["a1:ne"]}"#);
    assert_eq!(code, Some(0));
    assert_eq!((&lines[2]["event"], &lines[2]["way"]), (&json!("lifted"), &json!("ne")));
    let places: Vec<&Value> = lines.iter().filter_map(|line| line.get("count").map(|_| &line["to"])).collect();
    assert_eq!(places, ["b2", "c3", "d4"]);
    let (lines, code) = replayed(&[], r#"{"variant":"abstract-mancala","moves":["a1>"]}"#);
    let said = lines[1]["error"].as_str().unwrap_or_default();
    assert_eq!((code, lines.len()), (Some(1), 2));
    assert!(
        said.contains("move 1: `a1>` is not a move of this game; expected `a1:n`, `a1:ne`, `a1:e`")
            && said.ends_with(" or one of 132 others"),
        "{said}"
    );
}

#[test]
fn records_are_replayed_for_people() {
    let folder = Folder::new();
    let record = "(format: 1, variant: \"kalah\", south: \"Ada\", date: \"2026-03-01\", moves: [\"c1\", \"b1\"], comments: {1: \"Again!\"})";
    let file = folder.file("a.naqala", record);
    let shown = printed(&["replay", "--events", &file]);
    for part in [
        "South: Ada, North: ?",
        "\n1 March 2026\n",
        "\n1. c1\n",
        "{Again!}",
        "\n2. b1\n",
        "N 0",
        "S 1",
        "North to move",
    ] {
        assert!(shown.contains(part), "{part}\n{shown}");
    }
    assert_eq!(printed(&["replay", "--json", &file, &file]).lines().count(), 6);
}

#[test]
fn a_variation_is_followed_by_its_number() {
    let folder = Folder::new();
    let record = "(format: 1, variant: \"kalah\", moves: [\"c1\", \"b1\"], result: North, comments: {1: \"Again!\"},\n\
        lines: [(moves: [\"a1\"]), (moves: [\"c1\", \"f1\", \"a2\"], comments: {2: \"Once more.\"}, glyphs: {3: \"?\"},\n\
        drawings: {3: [\"a1>S\"]})])";
    let file = folder.file("a.naqala", record);
    let shown = printed(&["replay", "--line", "2", &file]);
    for part in ["\n1. c1\n", "{Again!}", "\n2. f1\n", "{Once more.}", "\n3. a2\n", "South to move"] {
        assert!(shown.contains(part), "{part}\n{shown}");
    }
    let lines = printed(&["replay", "--json", "--line", "2", &file]);
    let moves: Vec<Value> =
        lines.lines().map(|line| serde_json::from_str::<Value>(line).expect("JSON")["move"].clone()).collect();
    assert_eq!(moves, [Value::Null, "c1".into(), "f1".into(), "a2".into()]);
    let only: Value =
        serde_json::from_str(&printed(&["convert", &file, "--line", "2", "--to", "json", "-o", "-"])).expect("JSON");
    assert_eq!(only["moves"], json!(["c1", "f1", "a2"]));
    assert_eq!(only["comments"], json!({"1": "Again!", "2": "Once more."}));
    assert_eq!((&only["drawings"], only.get("lines"), only.get("result")), (&json!({"3": ["a1>S"]}), None, None));
    for command in [&["replay", "--line", "3"][..], &["convert", "-o", "-", "--to", "txt", "--line", "3"]] {
        let facts = ["there is no variation 3\n", &format!("--> {file}\n"), "help: expected 1 to 2\n"];
        assert_reported(&[command, &[&file]].concat(), "record-no-line", &facts);
    }
    let plain = folder.file("b.naqala", "(format: 1, variant: \"kalah\", moves: [])");
    let facts = ["there is no variation 1\n", &format!("--> {plain}\n"), "note: the record has no variations\n"];
    assert_reported(&["replay", "--line", "1", &plain], "record-no-line", &facts);
    let facts = ["`--line` cannot be used with the standard input", "help: expected a record (.naqala)"];
    assert_reported(&["replay", "--line", "1", "-"], "line-of-input", &facts);
    assert_eq!(naqala(&["replay", "--line", "0", &file]).code, Some(2));
}

#[test]
fn records_at_fault_are_told_with_file_line_and_column() {
    let folder = Folder::new();
    let bad_move = folder.file("move.naqala", "(format: 1, variant: \"kalah\",\n  moves: [\"c1\", \"c1\"],\n)");
    let facts = [
        "move 2: `c1` cannot be played\n",
        &format!(" --> {bad_move}:2:17\n"),
        "\n2 |   moves: [\"c1\", \"c1\"],\n  |                 ^^^^\n",
        "note: South may lift only a pit on South's own side that holds seeds",
    ];
    assert_reported(&["replay", &bad_move], "replay-move-refused", &facts);
    let syntax = folder.file("syntax.naqala", "(format: 1, variant: \"kalah\",\n  moves: [\"c1\"\n");
    let facts = ["expected `,`", "or the closing bracket", &format!(" --> {syntax}:2:15\n")];
    assert_reported(&["replay", &syntax], "syntax-comma-missing", &facts);
    let missing = format!("{syntax}x");
    assert_reported(&["replay", &missing], "file-missing", &[&format!("there is no file `{missing}`")]);
    let folder_path = folder.0.path().to_str().expect("the path is text");
    assert_reported(&["replay", folder_path], "file-is-folder", &[&format!("`{folder_path}` is a folder")]);
    let long = folder.file("long.naqala", &" ".repeat(5 << 20));
    let facts = [&format!("`{long}` is too large"), "help: expected 4 MiB at most"];
    assert_reported(&["replay", &long], "file-too-long", &facts);
    let ran = naqala(&["replay", "--json", &missing, &bad_move]);
    let lines: Vec<Value> = ran.out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!((ran.code, lines.len()), (Some(1), 4));
    assert_eq!((&lines[0]["game"], &lines[3]["game"], &lines[3]["clause"]), (&1.into(), &2.into(), &"own-pits".into()));
}

/// The steps say what the engine finds: right moves are right, and each other legal move has its answer.
#[test]
fn lesson_prints_what_is_asked_which_moves_are_right_and_what_others_are_answered() {
    let steps = |args: &[&str]| -> Vec<Value> {
        let printed = printed(args);
        printed.lines().map(|line| serde_json::from_str(line).expect("a JSON object a line")).collect()
    };
    let first = steps(&["lesson", "--first", "--json"]);
    let count = &first[2]["task"];
    assert_eq!(count["asks"], "Find the pit whose last seed falls in f1.");
    assert_eq!(count["right"], json!(["c1"]));
    assert_eq!(count["wrong"]["a1"], "Its last seed fell in b1, not in f1.");
    let oware = steps(&["lesson", "oware", "--json"]);
    let captures = oware.iter().find(|step| step["clause"] == "count").expect("Oware's captures are taught");
    // The example shows the chain of which the sentence speaks: two pits are captured.
    assert_eq!(captures["shown"], json!(["f1"]));
    assert_eq!(captures["position"], "0,0,0,1,1,1/1,0,0,1,0,2 stores=20,21 to=S");
    assert_eq!(captures["task"]["asks"], "Find a move that captures.");
    for step in &oware {
        let parts = [step["shown"] != json!([]), !step["barred"].is_null(), step["places"] != json!([])];
        assert!(parts.contains(&true), "nothing is seen: {step}");
    }
    assert_eq!(oware[1]["places"], json!(["a1", "b1", "c1", "d1", "e1", "f1"]), "the row on South's side");
    for step in oware.iter().filter(|step| !step["task"].is_null()) {
        let task = &step["task"];
        assert!(task["right"].as_array().is_some_and(|right| !right.is_empty()), "{step}");
        let wrong = task["wrong"].as_object().expect("an answer for each");
        assert!(wrong.values().all(|why| why.as_str().is_some_and(|why| !why.is_empty())), "{step}");
    }
}

#[test]
fn games_and_records_may_name_a_variant_file() {
    let folder = Folder::new();
    let small = std::fs::read_to_string(shipped("kalah.ron")).expect("it is shipped").replace("\"kalah\"", "\"small\"");
    let (variant, broken) = (folder.file("small.ron", &small), folder.file("broken.ron", "Variant(\n  id: 7)"));
    let missing = folder.0.path().join("missing.ron").display().to_string();
    let games = [
        json!({"variant": &variant, "set": {"columns": 3}, "moves": ["a1"]}),
        json!({"variant": &missing}),
        json!({"variant": &broken}),
        json!({"variant": &variant, "set": {"columns": 13}}),
        json!({"variant": "kalaha"}),
    ];
    let (lines, code) = replayed(&[], &games.map(|game| format!("{game}\n")).concat());
    assert_eq!((lines.len(), code), (6, Some(1)));
    assert_eq!(lines[1]["text"], "4,4,5/0,5,5 stores=1,0 to=N");
    for (line, part) in lines[2..].iter().zip([
        format!("there is no file `{missing}`"),
        format!("{broken}:2:"),
        "`columns` cannot be `13`; expected a number from 1 to 12".to_owned(),
        "there is no variant `kalaha`; did you mean `kalah`?".to_owned(),
    ]) {
        assert!(line["error"].as_str().is_some_and(|said| said.contains(&part)), "{part}: {line}");
    }
    // A path in a record begins in the folder of the record.
    let record = |name: &str, variant: &str| {
        folder.file(name, &format!("(format: 1,\n variant: {variant:?}, set: {{\"columns\": \"3\"}}, moves: [\"a1\"])"))
    };
    let beside = record("beside.naqala", "small.ron");
    assert!(printed(&["replay", "--json", &beside]).contains("4,4,5/0,5,5 stores=1,0 to=N"));
    assert!(printed(&["replay", "--json", &record("whole.naqala", &variant)]).contains("4,4,5/0,5,5 stores=1,0 to=N"));
    let none = record("none.naqala", "missing.ron");
    let facts = ["there is no file `missing.ron`", &format!(" --> {none}:2:11\n")];
    assert_reported(&["replay", &none], "file-missing", &facts);
    let bad = record("bad.naqala", "broken.ron");
    let places = [format!(" --> {broken}:2:7\n"), "2 |   id: 7)\n".to_owned(), format!(" --> {bad}:2:11\n")];
    let facts = [&places[..], &["note: this is where the variant file".to_owned()]].concat();
    let facts: Vec<&str> = facts.iter().map(String::as_str).collect();
    assert_told(&complained(&["replay", &bad]), "error[syntax-field-missing]", &facts);
    let ran = naqala(&["replay", "--json", &bad]);
    let line: Value = serde_json::from_str(ran.out.lines().next().expect("a line")).expect("it is JSON");
    let told = line["diagnostics"].as_array().expect("a list");
    let other = told.iter().find(|it| it["code"] == "syntax-quotes-missing").expect("an id is text");
    assert_eq!((&other["file"], &other["line"], &other["column"]), (&broken.into(), &2.into(), &7.into()), "{line}");
    assert_eq!((&told[0]["related"][0]["file"], &told[0]["related"][0]["line"]), (&bad.into(), &2.into()), "{line}");
    let near = record("near.naqala", "smal.ron");
    assert_reported(
        &["replay", &near],
        "file-missing",
        &["there is no file `smal.ron`", "help: did you mean `small.ron`?\n"],
    );
}

#[test]
fn kinds_of_clauses_are_listed_with_the_games_that_have_them() {
    let table = printed(&["clauses"]);
    assert_eq!(table.lines().filter(|line| line.starts_with("Capture ")).count(), 1, "{table}");
    let list: Vec<Value> = serde_json::from_str(&printed(&["clauses", "--json"])).expect("JSON");
    assert_eq!(list.len(), 40);
    let kind = |name: &str| list.iter().find(|it| it["kind"] == name).unwrap_or_else(|| panic!("there is no {name}"));
    let again = kind("Again");
    assert_eq!((&again["subject"], &again["does"]), (&"landing".into(), &"The player moves again.".into()));
    assert!(again["games"].as_array().expect("a list").contains(&"kalah".into()), "{again}");
    let least = serde_json::json!({"name": "least", "type": "u16", "default": "1"});
    assert_eq!(kind("Feed")["parameters"][0], least);
    for it in &list {
        let names = it["parameters"].as_array().expect("a list");
        assert!(names.iter().all(|it| it["name"] != "id" && it["name"] != "stages"), "{it}");
    }
}

#[test]
fn variants_are_listed() {
    let table = printed(&["variants"]);
    assert!(table.starts_with("ID "), "{table}");
    assert!(
        table.lines().any(|line| line.starts_with("kalah ") && line.contains("2 x 6") && line.contains("pie_rule"))
    );
    assert!(table.lines().any(|line| line.starts_with("oware/woli ") && line.contains("72")));
    let list: Vec<Value> = serde_json::from_str(&printed(&["variants", "--json"])).expect("JSON");
    let kalah = list.iter().find(|entry| entry["id"] == "kalah").expect("Kalah is there");
    assert_eq!((&kalah["rows"], &kalah["columns"], &kalah["seeds"]), (&2.into(), &6.into(), &48.into()));
    let options = kalah["options"].as_array().expect("a list");
    let seeds = options.iter().find(|option| option["id"] == "seeds_per_pit").expect("an option of its page");
    assert_eq!((&seeds["default"], &seeds["from"], &seeds["to"]), (&"4".into(), &1.into(), &12.into()));
    let spruce = list.iter().find(|entry| entry["id"] == "kalah/the-spruce").expect("a preset of its page");
    let option = |id| spruce["options"].as_array().and_then(|all| all.iter().find(|option| option["id"] == id));
    assert_eq!(option("majority_stop").map(|option| &option["default"]), Some(&"off".into()));
}

#[test]
fn rule_pages_follow_the_options() {
    let page = printed(&["rules", "kalah"]);
    assert!(page.starts_with("Kalah\n=====\n"), "{page}");
    assert!(page.lines().all(|line| line.chars().count() <= 96), "{page}");
    assert_ne!(page, printed(&["rules", "kalah", "--set", "capturing_seed=leave", "--lang", "en"]));
}

#[test]
fn the_history_of_the_family_is_printed_with_its_works() {
    let page = printed(&["rules", "--family", "--lang", "en"]);
    assert!(page.starts_with("The mancala games\n=================\n"), "{page}");
    assert!(page.contains("\nAge and spread\n- ") && page.contains("\nWorks cited\n- "), "{page}");
    refused(&["rules", "--family", "kalah"]);
    refused(&["rules"]);
}

#[test]
fn a_language_may_be_named_as_systems_name_it() {
    let russian = printed(&["--lang", "ru", "rules", "kalah"]);
    for code in ["RU", "ru_RU", "ru_RU.UTF-8", "ru-RU"] {
        assert_eq!(printed(&["--lang", code, "rules", "kalah"]), russian, "{code}");
    }
    assert_eq!(printed(&["--lang", "iw", "rules", "kalah"]), printed(&["--lang", "he", "rules", "kalah"]));
    let spoken = |list: &str, locale: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_naqala"));
        let output = command.args(["rules", "kalah"]).env("LANGUAGE", list).env("LC_ALL", locale).output();
        String::from_utf8(output.expect("it runs").stdout).expect("the program writes UTF-8")
    };
    assert_eq!(spoken("xx:ru:en", "en_US.UTF-8"), russian, "the first language of the list that there is");
    assert_eq!(spoken("ru", "C"), printed(&["--lang", "en", "rules", "kalah"]), "no list holds where no locale is set");
}

#[test]
fn everything_is_said_in_the_language_asked_for() {
    assert!(printed(&["rules", "kalah", "--lang", "ru"]).starts_with("Калах\n=====\n"));
    assert!(printed(&["--lang", "he", "rules", "kalah"]).starts_with("קלאח\n"));
    assert!(printed(&["show", "oware", "--lang", "ru"]).contains("\nходы:  a1 b1 c1 d1 e1 f1\n"));
    assert!(printed(&["variants", "--json", "--lang", "ru"]).contains("\"name\":\"Оваре\",\"place\":\"Гана"));
    let replayed = "{\"variant\":\"oware\",\"moves\":[\"c1\",\"c1\"]}\n";
    let ran = naqala_reading(&["replay", "--events", "--lang", "ru", "-"], replayed);
    assert!(ran.out.contains("из лунки c1 и стал сеять их против часовой стрелки."), "{}", ran.out);
    assert!(ran.out.contains("партия 1: Оваре"), "{}", ran.out);
    let facts = ["ход 2: `c1` сыграть нельзя\n", " --> <stdin>:1:34\n", "примечание: Север может брать"];
    assert_told(&ran.err, "ошибка[replay-move-refused]", &facts);
    let ran = naqala(&["replay", "--lang", "he", "tests"]);
    assert_told(&ran.err, "שגיאה[file-is-folder]", &["\u{2066}`tests`\u{2069} היא תיקייה", "= עזרה: "]);
    assert!(printed(&["clauses", "--lang", "ru"]).contains("Лунка, навсегда завоёванная или выведенная из игры."));
    let help = printed(&["show", "--help", "--lang", "ru"]);
    assert!(
        help.starts_with("Выводит позицию и её допустимые ходы\n\nИспользование: naqala show [ПАРАМЕТРЫ] <ВАРИАНТ>\n")
    );
    assert!(help.contains("\nПараметры:\n"), "{help}");
    for (arguments, heading, facts) in [
        (
            &["show", "klah", "--lang", "ru"][..],
            "ошибка[variant-unknown-near]",
            &["варианта `klah` нет\n", "подсказка: возможно, вы имели в виду `kalah`?\n"][..],
        ),
        (
            &["check", "tests/bad/captures-that-clash.ron", "--lang", "he"],
            "שגיאה[then-beside-sown]",
            &[" --> tests/bad/captures-that-clash.ron:11:87\n", "= עזרה: נדרש \u{2066}`then: End`\u{2069}"],
        ),
        (
            &["show", "kalah", "--lang", "ru", "--no-such"],
            "ошибка[argument-unknown]",
            &["`--no-such`", "Использование: "],
        ),
    ] {
        let ran = naqala(arguments);
        assert_ne!(ran.code, Some(0), "{}", ran.err);
        assert_told(&ran.err, heading, facts);
    }
    let languages: Vec<Value> = serde_json::from_str(&printed(&["languages", "--json"])).expect("it is JSON");
    let codes: Vec<&Value> = languages.iter().map(|it| &it["code"]).collect();
    assert_eq!(codes, ["en", "es", "he", "ru"]);
    assert!(languages.iter().all(|it| it["messages"]["said"] == it["messages"]["of"]));
    let unknown = naqala(&["rules", "kalah", "--lang", "xx"]);
    assert_eq!(unknown.code, Some(2));
    assert_told(
        &unknown.err,
        "error[argument-value]",
        &["`xx`", "`--lang <LANGUAGE>`", "expected `en`, `es`, `he` or `ru`"],
    );
}

#[test]
fn show_draws_the_board() {
    let text = "10,2,1,8,12,0,5,0,11/3,1,0,9,2,13,9,4,13 stores=28,31 marks=c1:trap-N,h2:trap-S to=S";
    let shown = printed(&["show", "togyz-kumalak", "--position", text]);
    let expected = "            a    b    c    d    e    f    g    h    i
       2   10    2    1    8   12    0    5    0*  11
  N 31                                                  S 28
       1    3    1    0*   9    2   13    9    4   13
  * c1 trap N, h2 trap S

South to move
moves: a1 b1 d1 e1 f1 g1 h1 i1
";
    assert_eq!(shown, format!("{expected}text:  {text}\n"));
    let hands = printed(&["show", "mwambulula"]);
    assert!(hands.contains("  in hand: S 16, N 16\n") && hands.contains(" reserve\n"), "{hands}");
    let facts = ["`--position`", "row 2 ends after 2 pits\n", "help: expected 6 in each row", "\n | 1,2/3\n |    ^\n"];
    assert_reported(&["show", "kalah", "--position", "1,2/3"], "position-refused", &facts);
}

#[test]
fn show_says_what_is_asked_and_what_is_in_flight() {
    let text =
        "1,1,0,0,0,0,3,4/1,1,0,0,0,0,0,4/0,0,1,0,0,0,1,1/0,3,0,0,0,0,1,1 ask=reverse:g3:empty:ccw:g3:3 lifted=5 to=N";
    let shown = printed(&["show", "omweso", "--set", "arrangement=checking", "--position", text]);
    let board = "           a    b    c    d    e    f    g    h
      4    1    1    0    0    0    0    3    4
      3    1    1    0    0    0    0    0    4

      2    0    0    1    0    0    0    1    1
      1    0    3    0    0    0    0    1    1
  in flight: 5
";
    assert!(shown.starts_with(board), "{shown}");
    assert!(shown.contains("g3?\n") && shown.contains("\nmoves: > <\n"), "{shown}");
    assert!(shown.ends_with(&format!("text:  {text}\n")), "{shown}");
    let bao = printed(&["show", "bao-la-kiswahili"]);
    assert!(bao.contains("    6*") && bao.contains("  in hand: S 22, N 22\n  * e2 house, d3 house\n"), "{bao}");
}

#[test]
fn on_a_torus_nothing_stands_between_the_rows() {
    let text = "0,0,0,0,0,0,3,4/0,3,0,0,0,0,0,0/0,1,0,0,0,0,0,0/0,3,0,0,0,0,0,0 stores=5,0 marks=h4:trap-N to=S";
    let expected = "           a    b    c    d    e    f    g    h
      4    0    0    0    0    0    0    3    4*
      3    0    3    0    0    0    0    0    0
      2    0    1    0    0    0    0    0    0
      1    0    3    0    0    0    0    0    0
  in store: S 5, N 0
  * h4 trap N

South to move
moves: any way from b1 b2 b3 g4
";
    let shown = printed(&["show", "abstract-mancala", "--position", text]);
    assert_eq!(shown, format!("{expected}text:  {text}\n"));
}

#[test]
fn a_variant_file_may_stand_for_a_variant() {
    let kalah = shipped("kalah.ron");
    assert_eq!(
        printed(&["show", &kalah, "--set", "seeds_per_pit=6"]),
        printed(&["show", "kalah", "--set", "seeds_per_pit=6"])
    );
    let facts = ["there is no file `nowhere.ron`\n", " --> nowhere.ron"];
    assert_reported(&["show", "nowhere.ron"], "file-missing", &facts);
    let facts = ["there is no variant `kalaha`\n", "help: did you mean `kalah`?"];
    assert_reported(&["show", "kalaha"], "variant-unknown-near", &facts);
    let facts = ["there is no option `x`\n", "help: expected `seeds_per_pit`, `columns`, "];
    assert_reported(&["show", "kalah", "--set", "x=y"], "no-such-option", &facts);
}

#[test]
fn perft_counts_the_paths() {
    let nodes = |arguments: &[&str]| {
        let table = printed(arguments);
        let column = |line: &str| line.split_whitespace().nth(1).and_then(|n| n.replace(',', "").parse::<u64>().ok());
        table.lines().filter_map(column).collect::<Vec<_>>()
    };
    assert_eq!(nodes(&["perft", "kalah", "6", "--set", "majority_stop=off"]), [6, 35, 185, 942, 4690, 23233]);
    assert_eq!(nodes(&["perft", "oware/abapa", "5"]), [6, 36, 190, 1014, 5219]);
    assert_eq!(nodes(&["perft", "bao-la-kiswahili", "2"]), [6, 28]);
    assert_eq!(nodes(&["perft", "omweso", "2"]), [16, 256]);
    assert_eq!(nodes(&["perft", "hus", "2"]), [12, 144]);
    let lines = "0,0,0,0,0,0,3,0/0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0 to=S";
    assert_eq!(nodes(&["perft", "abstract-mancala", "1", "--position", lines]), [8]);
    let end = ["perft", "kalah", "3", "--position", "3,4,0,1,0,2/1,0,0,0,0,0 stores=24,10 to=S"];
    assert_eq!(nodes(&end), [1, 0, 0]);
}

#[test]
fn playouts_are_the_same_from_the_same_seed() {
    let report = |seed| -> Value {
        let text = printed(&["playout", "kalah", "--games", "200", "--seed", seed, "--json"]);
        serde_json::from_str(&text).expect("JSON")
    };
    let (one, again, other) = (report("5"), report("5"), report("6"));
    assert_eq!((&one["plies"], &one["results"]), (&again["plies"], &again["results"]));
    assert_ne!(one["total_plies"], other["total_plies"]);
    let results = one["results"].as_object().expect("an object");
    assert_eq!(results.keys().collect::<Vec<_>>().len(), 5);
    assert_eq!(results.values().filter_map(Value::as_u64).sum::<u64>(), 200);
    assert!(one["plies_per_second"].as_f64().is_some_and(|speed| speed > 0.0));
    for id in [
        "abstract-mancala",
        "bao-la-kiswahili",
        "bao-la-kujifunza",
        "hawalis",
        "hus",
        "igisoro",
        "mefuvha",
        "mwambulula",
        "omweso",
        "tshuba",
        "tsoro",
    ] {
        let report = printed(&["playout", id, "--games", "20", "--seed", "1"]);
        assert!(report.contains("20 random games from seed 1") && !report.contains("unfinished"), "{report}");
    }
}

/// Returns the output of `naqala analyse --json`, with one thread, so that it is the same every time.
fn analysed(more: &[&str]) -> Value {
    let arguments: Vec<&str> = ["analyse", "--json", "--threads", "1"].iter().chain(more).copied().collect();
    serde_json::from_str(&printed(&arguments)).expect("JSON")
}

#[test]
fn an_analysis_values_every_legal_move_the_best_first() {
    let kalah = analysed(&["kalah", "--depth", "4"]);
    assert_eq!((&kalah["variant"], &kalah["to_move"], &kalah["unit"]), (&json!("kalah"), &json!("S"), &json!("seeds")));
    assert_eq!(kalah["text"], "4,4,4,4,4,4/4,4,4,4,4,4 stores=0,0 to=S");
    assert_eq!((&kalah["depth"], &kalah["exact"]), (&json!(4), &json!(false)));
    let moves = kalah["moves"].as_array().expect("a list");
    let value = |at: &Value| at["value"].as_f64().expect("a number");
    assert_eq!(moves.len(), 6);
    assert!(moves.is_sorted_by(|one, other| value(one) >= value(other)));
    assert_eq!((&kalah["best"], &kalah["line"]), (&moves[0]["move"], &moves[0]["line"]));
    assert_eq!(moves[0]["line"][0], kalah["best"]);
    assert!(kalah["win"].as_f64().is_some_and(|win| (0.0..=1.0).contains(&win)));
    assert!(kalah["nodes"].as_u64().is_some_and(|nodes| nodes > 100));
    assert!(kalah["seconds"].as_f64().is_some_and(|seconds| seconds < 60.0));
    // Four rows, where the last who can move wins; a question in mid-turn; four players; one player.
    for (game, unit) in [("omweso", "result"), ("bao-la-kiswahili", "result"), ("ruma", "result"), ("hus", "result")] {
        let analysis = analysed(&[game, "--depth", "2"]);
        assert_eq!(analysis["unit"], unit, "{game}");
        assert!(analysis["best"].is_string(), "{game}");
    }
    let alone = analysed(&["tchuka-ruma", "--exact"]);
    assert_eq!((&alone["value"], &alone["exact"], &alone["best"]), (&json!(1.0), &json!(true), &json!("c1")));
}

#[test]
fn an_analysis_proves_what_a_game_near_its_end_is_worth() {
    // Whichever pit South sows, North must sow a2 into the store and into a1 and b1, and is left without a seed: 24 each.
    let end = "3,0,0,0,0,0/0,0,1,0,0,1 stores=20,23 to=S";
    let kalah = analysed(&["kalah", "--set", "majority_stop=off", "--exact", "--position", end]);
    assert_eq!((&kalah["exact"], &kalah["value"], &kalah["win"]), (&json!(true), &json!(0.0), &json!(0.5)));
    let over = analysed(&["kalah", "--position", "0,0,0,0,0,0/0,0,0,0,0,0 stores=25,23 over=S:row-empty to=N"]);
    assert_eq!((&over["best"], &over["moves"], &over["line"]), (&json!(null), &json!([]), &json!([])));
    let said = printed(&["analyse", "oware", "--depth", "3", "--threads", "2"]);
    assert_eq!(said.lines().filter(|line| line.contains("     3  ")).count(), 6, "{said}");
    assert!(said.contains("positions in") && said.contains("lead in seeds"), "{said}");
}

#[test]
fn endgame_tables_value_what_a_search_cannot() {
    // Each can keep the other from winning anything more, so that positions come back: a draw, which no search proves.
    let position = "2,0,0,1,0,1/0,1,0,2,1,0 stores=20,20 to=S";
    let search = ["oware", "--depth", "6", "--position", position];
    assert_eq!(analysed(&search)["exact"], json!(false));
    for _ in 0..2 {
        let oware = analysed(&[search.as_slice(), &["--endgame", "8"]].concat());
        assert_eq!((&oware["exact"], &oware["value"]), (&json!(true), &json!(0.0)));
        assert!(oware["moves"].as_array().is_some_and(|moves| moves.iter().all(|it| it["exact"] == true)), "{oware}");
    }
    let facts = ["`bao-la-kiswahili` has no endgame tables", "help: expected no `--endgame`"];
    assert_reported(&["analyse", "bao-la-kiswahili", "--endgame", "8"], "endgame-tables-impossible", &facts);
}

#[test]
fn an_analysis_judges_by_what_the_user_has_had_learned() {
    let rules = Catalogue::shipped().rules("oware", &Settings::new()).expect("it is shipped");
    // No feature has a weight, and whoever makes the next move is nine half seeds ahead.
    let mut bytes = vec![0; include_bytes!("../assets/weights/oware.weights").len()];
    bytes[62..64].copy_from_slice(&(9 * 64_i16).to_le_bytes());
    bytes[126..128].copy_from_slice(&128_i16.to_le_bytes());
    // The scale of chances is 1.
    bytes[128..130].copy_from_slice(&256_u16.to_le_bytes());
    let weights = Weights::from_bytes(&bytes).expect("they are weights");
    let data = Folder::new();
    let store = NetworkStore::at(data.0.path().join("naqala").join("opponents"));
    store.save(&rules, &weights).expect("the folder can be written to");
    let value = |arguments: &[&str]| {
        let ran =
            naqala_at_home(&[&["analyse", "oware", "--depth", "1", "--json"], arguments].concat(), "", data.0.path());
        let analysis: Value = serde_json::from_str(&ran.out).expect("JSON");
        analysis["value"].as_f64().expect("a number")
    };
    assert_eq!(value(&[]), -4.5);
    assert_ne!(value(&["--set", "grand_slam=no_capture"]), -4.5, "that is another game");
}

#[test]
fn a_match_is_accounted_for_the_player_named_first() {
    let play = |south, north| -> Value {
        let text =
            printed(&["match", "kalah", "--south", south, "--north", north, "--games", "12", "--seed", "3", "--json"]);
        serde_json::from_str(&text).expect("JSON")
    };
    let (strong, weak) = (play("depth:3", "random"), play("random", "depth:3"));
    let points = |report: &Value| report["points"].as_f64().expect("a number");
    assert!(points(&strong) >= 10.0, "{strong}");
    assert!(points(&weak) <= 2.0, "{weak}");
    for report in [strong, weak] {
        let games: u64 = ["wins", "draws", "losses", "void"].iter().filter_map(|key| report[key].as_u64()).sum();
        assert_eq!((games, &report["games"], &report["variant"]), (12, &json!(12), &json!("kalah")));
    }
    let said = printed(&["match", "oware", "--south", "level:2", "--north", "level:1", "--games", "2"]);
    assert!(said.contains("of 2 games"), "{said}");
}

#[test]
fn the_program_plays_a_match_against_itself_as_another_program() {
    let folder = Folder::new();
    let games = folder.0.path().join("games");
    let engine = format!("'{}' engine", env!("CARGO_BIN_EXE_naqala"));
    let of_two = ["--games", "2", "--engine", &engine, "--time", "0.01", "-o", games.to_str().expect("it is text")];
    let kalah = ["match", "kalah", "--set", "seeds_per_pit=3", "--south", "level:1", "--json"];
    let account: Value = serde_json::from_str(&printed(&[&kalah[..], &of_two].concat())).expect("JSON");
    assert_eq!(account["games"], json!(2));
    let record = |name: &str| std::fs::read_to_string(games.join(name)).expect("each game is saved");
    for (name, seat) in [("001.naqala", "south: \"level:1\""), ("002.naqala", "north: \"level:1\"")] {
        assert!(record(name).contains(seat) && record(name).contains("\"Naqala "), "{}", record(name));
        printed(&["replay", games.join(name).to_str().expect("it is text")]);
    }
}

#[test]
fn a_game_of_a_file_is_known_to_the_engine_by_its_path() {
    let folder = Folder::new();
    let text = std::fs::read_to_string(shipped("kalah.ron")).expect("it is shipped");
    let file = folder.file("my kalah.ron", &text.replacen("\"kalah\"", "\"mine\"", 1));
    let engine = format!("'{}' engine", env!("CARGO_BIN_EXE_naqala"));
    let said = printed(&["match", &file, "--south", "random", "--engine", &engine, "--time", "0.01", "--games", "1"]);
    assert!(said.contains("of 1 game in"), "{said}");
}

#[test]
fn engines_that_cannot_be_started_or_do_not_play_are_told() {
    let play = |engine: &str, code: &str, facts: &[&str]| {
        assert_reported(&["match", "kalah", "--south", "random", "--engine", engine], code, facts);
    };
    play("no-such-engine-here --fast", "engine-not-started", &["`no-such-engine-here`"]);
    // A program that knows nothing of the protocol.
    let other = format!("'{}' --version", env!("CARGO_BIN_EXE_naqala"));
    play(&other, "engine-ended", &["`ugiok`"]);
}

#[cfg(unix)]
#[test]
fn games_before_an_engine_failed_count() {
    let folder = Folder::new();
    let script = folder.file("engine.sh", ENGINE_OF_ONE_GAME);
    let own = env!("CARGO_BIN_EXE_naqala");
    let engine = format!("sh '{script}' '{own}'");
    let ran = naqala(&["match", "kalah", "--south", "random", "--engine", &engine, "--time", "0.01", "--games", "4"]);
    assert_eq!(ran.code, Some(1), "{}{}", ran.out, ran.err);
    assert!(ran.out.contains("of 1 game in"), "{}", ran.out);
    assert_told(&ran.err, "error[engine-ended]", &["`readyok`"]);
}

/// A script that hands the first game on to an engine, and ends when the second begins.
#[cfg(unix)]
const ENGINE_OF_ONE_GAME: &str = r#"
games=0
while read -r line; do
    if [ "$line" = uginewgame ]; then games=$((games + 1)); fi
    if [ $games = 2 ]; then exit; fi
    printf '%s\n' "$line"
done | "$1" engine
"#;

#[test]
fn the_engine_answers_each_line_in_the_language_that_is_asked_for() {
    let lines = "ugi\nvariant oware split_rows=perhaps\nvariant oware\ngo deep\nisready\n";
    let ran = naqala_reading(&["engine", "--lang", "es"], lines);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    let answers: Vec<&str> = ran.out.lines().collect();
    let begins =
        ["id name Naqala ", "id author ", "ugiok", "variantno ", "variantok", "info string no se entiende", "readyok"];
    assert_eq!(answers.len(), begins.len(), "{answers:?}");
    for (answer, begin) in answers.iter().zip(begins) {
        assert!(answer.starts_with(begin), "{answers:?}");
    }
}

#[test]
fn check_finds_every_fault_of_a_file_and_goes_on_to_the_next() {
    let good = shipped("kalah.ron");
    assert!(printed(&["check", &good]).contains("kalah.ron: kalah, 11 options, 21 presets: good"));
    let folder = Folder::new();
    let text = std::fs::read_to_string(&good).expect("it is shipped");
    let bad = text.replacen("rows: 2", "rows: 3", 1).replacen("Lift(", "Lifft(", 1);
    assert_ne!(bad, text);
    let bad = folder.file("bad.ron", &bad);
    let ran = naqala(&["check", &bad, &good]);
    assert_eq!(ran.code, Some(1));
    assert!(ran.out.contains(": good"), "{}", ran.out);
    let faults: Vec<_> = ran.err.lines().filter(|line| line.contains("bad.ron:")).collect();
    assert!(!faults.is_empty() && ran.err.contains("Lifft"), "{}", ran.err);
    for fault in faults {
        let mut parts = fault.split("bad.ron:").nth(1).expect("the file is named").split(':');
        let mut number = || parts.next().and_then(|n| n.parse::<u32>().ok());
        assert!(number().is_some() && number().is_some(), "{fault}");
    }
    assert_eq!(naqala(&["check", "nowhere.ron"]).code, Some(1));
}

#[test]
fn a_wrong_command_line_gives_code_2() {
    for arguments in [
        &["replay"][..],
        &["perft", "kalah"],
        &["perft", "kalah", "0"],
        &["perft", "kalah", "many"],
        &["playout", "kalah", "--games", "0"],
        &["analyse", "kalah", "--time", "0"],
        &["analyse", "kalah", "--time", "soon"],
        &["analyse", "kalah", "--exact", "--depth", "3"],
        &["analyse", "kalah", "--threads", "0"],
        &["match", "kalah", "--south", "level:9", "--north", "random"],
        &["match", "kalah", "--south", "random"],
        &["match", "kalah", "--south", "random", "--north", "random", "--engine", "mine"],
        &["match", "kalah", "--south", "random", "--engine", "'half"],
        &["show", "kalah", "--set", "seeds_per_pit"],
        &["show", "kalah", "--colour"],
        &["film", "a.naqala"],
        &["film", "a.naqala", "-o", "a.gif", "--size", "huge"],
        &["shot", "kalah", "-o", "a.png", "--at", "-1"],
        &["shot", "kalah", "-o", "a.png", "--lesson", "0"],
        &["shot", "kalah", "-o", "a.png", "--lesson", "1", "--still"],
        &["--set", "seeds_per_pit=6", "show", "kalah"],
        &["kalah", "oware"],
    ] {
        let ran = naqala(arguments);
        assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{arguments:?}\n{}", ran.err);
        assert!(!ran.err.is_empty(), "{arguments:?}");
    }
    assert!(printed(&["--help"]).contains("replay"));
    assert!(printed(&["--version"]).starts_with("naqala "));
}

#[test]
fn a_reader_that_goes_away_is_no_error() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_naqala"));
    command.env("LC_ALL", "C");
    command.args(["replay", "--json", "--events", "-"]);
    let mut child =
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it starts");
    drop(child.stdout.take());
    let mut stdin = child.stdin.take().expect("it was piped");
    for _ in 0..2000 {
        // Once the program has noticed, nobody reads what it is sent.
        if stdin.write_all(b"{\"variant\":\"kalah\",\"moves\":[\"c1\",\"b1\",\"a2\"]}\n").is_err() {
            break;
        }
    }
    drop(stdin);
    let output = child.wait_with_output().expect("the program ends");
    assert_eq!(
        (output.status.code(), output.stderr.len()),
        (Some(0), 0),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
}

#[test]
fn without_a_display_a_sentence_says_so() {
    let facts = ["there is no display", "`WAYLAND_DISPLAY`", "`DISPLAY`", "help: ", "`naqala film FILE -o out.gif`"];
    for arguments in [&[][..], &["kalah"]] {
        assert_reported(arguments, "display-missing", &facts);
    }
    assert_reported(&["kalaha"], "variant-unknown-near", &["`kalaha`", "help: did you mean `kalah`?"]);
    for arguments in [&["nowhere.naqala"][..], &["film", "nowhere.naqala", "-o", "a.gif"]] {
        assert_reported(arguments, "file-missing", &["there is no file `nowhere.naqala`"]);
    }
}

#[test]
fn a_game_for_one_player_is_solved() {
    assert_eq!(printed(&["solve", "tchuka-ruma"]), "c1 d1 c1 d1 b1 d1\n6 moves, the fewest that win\n");
    assert_eq!(printed(&["solve", "tchuka-ruma/4x5"]), "it cannot be won: at best 1 of 20 seeds come into the store\n");
    let rest = ["solve", "tchuka-ruma", "--position", "0,1,1,1 stores=5 to=S", "--json"];
    let answer: Value = serde_json::from_str(&printed(&rest)).expect("one line of JSON");
    assert_eq!(answer["moves"], json!(["d1", "b1", "d1"]));
    assert_eq!((&answer["solved"], &answer["best"], &answer["seeds"]), (&json!(true), &json!(8), &json!(8)));
    assert_eq!(printed(&["solve", "tchuka-ruma", "--position", "0,0,0,0 stores=8 over=S to=S"]), "won already\n");
}

#[test]
fn a_game_of_two_has_no_solution() {
    let facts =
        ["games for one player, and `kalah` is played by 2", "help: `naqala analyse kalah` finds the best move"];
    assert_reported(&["solve", "kalah"], "solution-of-several-players", &facts);
}

#[test]
fn a_row_for_one_and_a_square_for_four_are_drawn() {
    let row = printed(&["show", "tchuka-ruma"]);
    assert_eq!(
        row.lines().take(2).collect::<Vec<_>>(),
        ["           a    b    c    d", "      1    2    2    2    2    S 0"]
    );
    let square = printed(&["show", "ruma", "--position", SQUARE]);
    let lines: Vec<&str> = square.lines().take(5).collect();
    assert_eq!(lines[1], "  South   0   0   0   0   0   1   store 8   penalty 3");
    assert_eq!(lines[4], "  West    4   0   5   0   0   0   store 0   penalty 12   lost");
}

const SQUARE: &str = "0,0,0,0,0,1/2,0,1,0,8,1/1,0,0,2,0,0/4,0,5,0,0,0 stores=8,1,0,0 penalties=3,3,4,12 lost=W to=S";

#[test]
fn positions_of_four_have_a_number_for_each_side() {
    let game = json!({"variant": "ruma", "moves": ["Sf"], "opening": {
        "pits": [[0, 0, 0, 0, 0, 1], [2, 0, 1, 0, 8, 1], [1, 0, 0, 2, 0, 0], [4, 0, 5, 0, 0, 0]],
        "stores": {"S": 8, "E": 1}, "penalties": {"S": 3, "E": 3, "N": 4, "W": 12}, "lost": ["W"], "to_move": "S",
    }});
    let (lines, code) = replayed(&[], &game.to_string());
    assert_eq!((lines.len(), code), (2, Some(0)));
    assert_eq!(lines[0]["text"], json!(SQUARE));
    assert_eq!(lines[1]["stores"], json!({"S": 9, "E": 1, "N": 0, "W": 0}));
    assert_eq!(lines[1]["penalties"], json!({"S": 3, "E": 3, "N": 4, "W": 12}));
    assert_eq!((&lines[1]["lost"], &lines[1]["over"]["winner"]), (&json!(["W"]), &json!("S")));
    let (lines, _) = replayed(&[], r#"{"variant":"tchuka-ruma","moves":["a1"]}"#);
    assert_eq!((&lines[1]["stores"], &lines[1]["over"]["winner"]), (&json!({"S": 1}), &json!("lost")));
    assert!(lines[1].get("penalties").is_none() && lines[1].get("lost").is_none());
}
/// The lines that `naqala example` prints with `--json`.
fn examples(arguments: &[&str]) -> Vec<Value> {
    let all: Vec<&str> = ["example"].iter().chain(arguments).chain(&["--json"]).copied().collect();
    printed(&all).lines().map(|line| serde_json::from_str(line).expect("every line is JSON")).collect()
}

#[test]
fn every_sentence_of_a_page_has_an_example_that_replays() {
    let lines = examples(&["oware"]);
    assert!(lines.len() > 8, "{lines:?}");
    for line in &lines {
        let kind = line["kind"].as_str().expect("a kind");
        if kind == "states" {
            assert!(line["text"].is_null() && line["move"].is_null() && line["because"].is_string(), "{line}");
            continue;
        }
        let game = json!({"variant": "oware", "position": line["text"], "moves": line["plies"]});
        let (played, code) = replayed(&["--events"], &format!("{game}\n"));
        assert_eq!(code, Some(i32::from(kind == "bars")), "{line}");
        let named = played.iter().any(|it| it["clause"] == line["clause"]);
        assert!(named || kind == "prefers", "{line}\n{played:?}");
    }
}

#[test]
fn the_examples_of_one_clause_follow_the_options() {
    let kinds = |more: &[&str]| {
        let arguments: Vec<&str> = ["oware", "grand-slam"].iter().chain(more).copied().collect();
        examples(&arguments).iter().map(|line| line["kind"].clone()).collect::<Vec<_>>()
    };
    assert_eq!(kinds(&[])[0], "causes");
    assert_eq!(kinds(&["--set", "grand_slam=no_capture"])[0], "withholds");
    assert!(kinds(&["--set", "grand_slam=forbidden"]).contains(&"bars".into()));
    let error = complained(&["example", "oware", "no-such"]);
    assert!(error.contains("no clause `no-such`") && error.contains("grand-slam"), "{error}");
}
/// Puzzles of `naqala puzzles --json`, one value a line.
fn puzzles(arguments: &[&str]) -> Vec<Value> {
    let arguments: Vec<&str> = ["puzzles"].iter().chain(arguments).chain(&["--json"]).copied().collect();
    printed(&arguments).lines().map(|line| serde_json::from_str(line).expect("every line is JSON")).collect()
}

#[test]
fn ideas_of_strategy_are_printed_with_what_games_tell_of_them() {
    let ran = naqala(&["lesson", "oware", "--better"]);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    for said in ["Save up twelve or more", "scored", "points in 100", "Sources: Sala Soler"] {
        assert!(ran.out.contains(said), "{said}: {}", ran.out);
    }
    assert_reported(&["lesson", "bechi", "--better"], "lesson-without-ideas", &["has no ideas of strategy"]);
}

#[test]
fn a_worksheet_is_written_as_pdf_and_as_html() {
    let folder = Folder::new();
    let [sheet, page] = ["kalah.pdf", "kalah.html"].map(|name| folder.file(name, "what was there before"));
    let said = printed(&["worksheet", "kalah", "--kind", "last", "--count", "3", "-o", &sheet]);
    assert!(said.contains("kalah.pdf") && said.contains("2 pages"), "{said}");
    assert!(std::fs::read(&sheet).expect("it was written").starts_with(b"%PDF-"));
    printed(&["worksheet", "kalah", "--kind", "last", "--count", "3", "-o", &page]);
    let text = std::fs::read_to_string(&page).expect("it was written");
    assert!(text.contains("Answers") && text.matches("Answer:").count() == 3, "{}", text.len());
    assert_reported(&["worksheet", "tchuka-ruma", "--kind", "takes", "-o", &sheet], "puzzle-no-captures", &[]);
    assert_reported(&["worksheet", "kalah", "-o", &folder.file("a.txt", "")], "output-ending-unknown", &[]);
}

#[test]
fn puzzles_are_printed_one_a_line_and_are_the_same_for_the_same_number() {
    let asked = ["oware", "--count", "10", "--seed", "3"];
    let made = puzzles(&asked);
    assert_eq!((made.len(), &made), (10, &puzzles(&asked)));
    let keys: Vec<&str> = made[0].as_object().expect("an object").keys().map(String::as_str).collect();
    assert_eq!(keys, ["kind", "text", "move", "question", "answers", "because", "grade", "seed", "solution"]);
    let kinds: Vec<&str> = made.iter().filter_map(|puzzle| puzzle["kind"].as_str()).collect();
    assert_eq!(kinds[..7], ["best", "win", "opening", "endgame", "last", "legal", "takes"]);
    assert_eq!(puzzles(&["oware", "--seed", "5"])[0], made[2]);
}

#[test]
fn every_day_has_a_puzzle_of_its_own() {
    let of = |day| puzzles(&["oware", "--daily", day]);
    let [one, next] = ["2026-11-24", "2026-11-25"].map(of);
    assert_eq!((one.len(), &one), (1, &of("2026-11-24")));
    assert_ne!(one, next);
    let ran = naqala(&["puzzles", "oware", "--daily", "2026-02-29"]);
    assert_eq!(ran.code, Some(2));
    let facts = ["`2026-02-29`", "`--daily <DATE>`", "expected a date, as in `2026-11-24`"];
    assert_told(&ran.err, "error[argument-value]", &facts);
    assert_eq!(naqala(&["puzzles", "oware", "--daily", "2026-11-24", "--kind", "last"]).code, Some(2));
}

#[test]
fn the_answers_of_puzzles_are_what_replaying_them_gives() {
    for game in ["kalah", "bao-la-kiswahili", "hus"] {
        for puzzle in puzzles(&[game, "--kind", "last", "--count", "4"]) {
            let line = json!({"variant": game, "position": puzzle["text"], "moves": [puzzle["move"]]});
            let (lines, code) = replayed(&["--events"], &line.to_string());
            assert_eq!(code, Some(0));
            let mut sown = lines.iter().filter(|line| line["event"] == "sown").filter_map(|line| line["to"].as_str());
            assert_eq!(sown.next_back(), puzzle["answers"][0].as_str(), "{puzzle}");
        }
        for puzzle in puzzles(&[game, "--kind", "legal", "--grade", "5", "--count", "4"]) {
            let (lines, _) = replayed(&[], &json!({"variant": game, "position": puzzle["text"]}).to_string());
            let texts = |list: &Value| -> BTreeSet<String> {
                let texts = list.as_array().expect("a list").iter().filter_map(Value::as_str);
                // A move without its direction and what stands before it.
                texts.map(|text| text.chars().filter(char::is_ascii_alphanumeric).collect()).collect()
            };
            assert_eq!(texts(&lines[0]["legal"]), texts(&puzzle["answers"]), "{puzzle}");
            assert_eq!((&puzzle["move"], &puzzle["grade"]), (&Value::Null, &json!(5)));
        }
    }
}

#[test]
fn puzzles_follow_options_and_can_be_read() {
    let set = ["puzzles", "kalah", "--set", "columns=3", "--kind", "takes", "--seed", "4"];
    let said = printed(&set);
    assert!(said.starts_with("Captures, ") && said.contains("(number 4)"), "{said}");
    assert!(said.contains("How many seeds do you capture if you play "), "{said}");
    let text = said.lines().find_map(|line| line.strip_prefix("text:   ")).expect("the position's text");
    assert_eq!(text.split(['/', ' ']).next().map(|row| row.split(',').count()), Some(3));
    assert!(said.contains("\nanswer: ") && said.contains("\nby:     "), "{said}");
}

#[test]
fn openings_and_endgames_are_found_by_their_kinds() {
    for kind in ["opening", "endgame"] {
        let made = puzzles(&["kalah", "--kind", kind, "--grade", "2"]);
        assert_eq!((&made[0]["kind"], &made[0]["grade"]), (&json!(kind), &json!(2)));
        assert!(made[0]["answers"].as_array().is_some_and(|answers| !answers.is_empty()), "{made:?}");
    }
}

#[test]
fn puzzles_that_a_game_cannot_have_are_refused() {
    for game in ["tchuka-ruma", "sulus"] {
        let facts = [&format!("`{game}` has no puzzles of kind `takes`"), "nothing is captured in it"];
        assert_reported(&["puzzles", game, "--kind", "takes"], "puzzle-no-captures", &facts);
    }
    for (game, kind) in [("tchuka-ruma", "opening"), ("ruma", "endgame")] {
        let facts = [&format!("`{game}` has no puzzles of kind `{kind}`"), "it is not a game between two sides"];
        assert_reported(&["puzzles", game, "--kind", kind], "puzzle-not-for-two", &facts);
    }
    for wrong in [["--kind", "most"], ["--grade", "0"], ["--grade", "6"], ["--count", "0"], ["--seed", "-1"]] {
        let ran = naqala(&[&["puzzles", "kalah"], &wrong[..]].concat());
        assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{wrong:?}");
    }
}

#[test]
fn where_more_than_two_play_the_best_move_is_that_of_the_turn() {
    let said = printed(&["puzzles", "ruma", "--kind", "best"]);
    assert!(said.contains("Which move brings the most seeds into your store by the end of your turn?"), "{said}");
}

#[test]
fn two_rule_pages_are_set_side_by_side() {
    let printed = printed(&["compare", "kalah", "oware"]);
    assert!(printed.lines().all(|line| line.chars().count() <= 100), "{printed}");
    for sign in ["= ", "~ ", "< ", "> "] {
        assert!(printed.lines().any(|line| line.starts_with(sign)), "no row with {sign}\n{printed}");
    }
    assert!(printed.lines().any(|line| line.starts_with("~ ") && line.contains('*') && line.contains(" | ")));
}

#[test]
fn a_comparison_as_json_names_games_and_rows() {
    let text = printed(&["compare", "kalah", "kalah", "--with", "seeds_per_pit=6", "--json"]);
    let compared: Value = serde_json::from_str(&text).expect("it is JSON");
    assert_eq!((&compared["left"]["variant"], &compared["right"]["title"]), (&"kalah".into(), &"Kalah".into()));
    let rows = compared["sections"].as_array().expect("sections").iter().flat_map(|it| it["rows"].as_array());
    let rows: Vec<&Value> = rows.flatten().collect();
    assert!(rows.iter().any(|row| row["same"].is_string()));
    let six = |row: &&Value| {
        row["differs"]["right"].as_array().is_some_and(|it| it.contains(&json!({"text": "6", "differs": true})))
    };
    assert!(rows.iter().any(six), "{text}");
    assert!(complained(&["compare", "kalah", "kalaha"]).contains("kalah"));
}

/// The streams of a PDF, unpacked.
fn streams(pdf: &[u8]) -> Vec<String> {
    let find = |from: usize, what: &[u8]| pdf[from..].windows(what.len()).position(|it| it == what).map(|at| from + at);
    let (mut streams, mut at) = (Vec::new(), 0);
    while let Some(begins) = find(at, b"stream\n") {
        let ends = find(begins, b"\nendstream").expect("a stream has an end");
        let packed = &pdf[begins + b"stream\n".len()..ends];
        let unpacked = miniz_oxide::inflate::decompress_to_vec_zlib(packed).expect("a stream is packed");
        streams.push(String::from_utf8_lossy(&unpacked).into_owned());
        at = ends + b"\nendstream".len();
    }
    streams
}

#[test]
fn a_sheet_is_a_pdf_with_text_that_can_be_read() {
    let folder = Folder::new();
    let path = folder.file("kalah.pdf", "what was there before");
    let said = printed(&["sheet", "kalah", "--set", "seeds_per_pit=6", "--paper", "letter", "-o", &path]);
    let pdf = std::fs::read(&path).expect("it was written");
    let text = String::from_utf8_lossy(&pdf);
    assert!(pdf.starts_with(b"%PDF-") && text.trim_end().ends_with("%%EOF"));
    let pages = text.matches("/Type /Page\n").count();
    assert!((1..=2).contains(&pages) && said.contains(&format!("{pages} page")), "{pages}: {said}");
    assert!(text.contains("[0 0 612 792]") && text.contains("/ToUnicode") && text.contains("(Kalah)"));
    let streams = streams(&pdf);
    let shown = streams.iter().filter(|it| it.contains("Tj") && it.contains("BT")).count();
    assert_eq!(shown, pages);
    // The letters K and a as text, in both weights.
    let maps = streams.iter().filter(|it| it.contains("beginbfchar") && it.contains("<004B>") && it.contains("<0061>"));
    assert_eq!(maps.count(), 2);
}

#[test]
fn a_board_is_a_pdf_of_the_size_that_was_asked_for() {
    let folder = Folder::new();
    let path = folder.file("kalah.pdf", "what was there before");
    let said = printed(&["board", "kalah", "--width", "42", "--paper", "letter", "--no-seeds", "-o", &path]);
    assert!(said.contains(": 3 pages, a board of 42 × 12.5 cm on 2 sheets"), "{said}");
    let pdf = std::fs::read(&path).expect("it was written");
    let text = String::from_utf8_lossy(&pdf);
    assert!(pdf.starts_with(b"%PDF-") && text.contains("(Kalah: make a board)"));
    assert_eq!(text.matches("/Type /Page\n").count(), 3);
    // The parts of the board are cut out of the whole.
    let parts = streams(&pdf).iter().filter(|it| it.contains("re\nW\nn")).count();
    assert_eq!(parts, 2);
    let said = printed(&["board", "bao-la-kiswahili", "--fit", "--lang", "he", "-o", &path]);
    assert!(said.contains("דף אחד"), "{said}");
    let facts = ["help: choose a smaller size, or one sheet with `--fit`"];
    assert_reported(&["board", "kalah", "--pit", "90", "-o", &path], "board-too-many-sheets", &facts);
    let html = folder.file("kalah.html", "");
    assert_reported(&["board", "kalah", "-o", &html], "output-ending-unknown", &[&format!("`{html}`")]);
    for wrong in [&["--width", "5"][..], &["--pit", "6.5"], &["--fit", "--pit", "6"]] {
        let arguments: Vec<&str> = ["board", "kalah", "-o", &path].into_iter().chain(wrong.iter().copied()).collect();
        assert_eq!(naqala(&arguments).code, Some(2), "{wrong:?}");
    }
}

/// Fails where tags of an XML text do not match.
fn is_well_formed(text: &str) -> bool {
    let mut open: Vec<&str> = Vec::new();
    for tag in text.split('<').skip(1) {
        let Some((tag, after)) = tag.split_once('>') else { return false };
        if after.contains('>') && !open.contains(&"style") || tag.matches('"').count() % 2 == 1 {
            return false;
        }
        let name = tag.split_whitespace().next().unwrap_or_default();
        match name.strip_prefix('/') {
            _ if tag.ends_with('/') || name.starts_with('!') => {}
            Some(name) if open.pop() != Some(name) => return false,
            Some(_) => {}
            None => open.push(name),
        }
    }
    open.is_empty()
        && text.split('&').skip(1).all(|it| ["amp;", "lt;", "gt;", "quot;"].iter().any(|name| it.starts_with(name)))
}

#[test]
fn every_game_has_a_sheet() {
    let folder = Folder::new();
    let path = folder.0.path().join("sheets");
    let path = path.to_str().expect("the path is text");
    let said = printed(&["sheet", "--all", "--format", "html", "-o", path]);
    let listed: Value = serde_json::from_str(&printed(&["variants", "--json"])).expect("it is JSON");
    let ids: Vec<&str> = listed.as_array().expect("a list").iter().filter_map(|it| it["id"].as_str()).collect();
    assert!(said.contains(&format!("{} sheets of ", ids.len())), "{said}");
    for id in ids {
        let file = format!("{path}/{}.html", id.replace('/', "-"));
        let html = std::fs::read_to_string(&file).expect("every game has a sheet");
        assert!(html.contains("<html lang=\"en\"") && html.contains("@page") && !html.contains("src="), "{id}");
        assert!(is_well_formed(&html), "{id}");
    }
}

#[test]
fn a_sheet_that_cannot_be_written_says_why() {
    let folder = Folder::new();
    let file = folder.file("kalah.txt", "");
    let facts = [&format!("`{file}`"), "help: expected a name that ends in `.pdf` or `.html`"];
    assert_reported(&["sheet", "kalah", "-o", &file], "output-ending-unknown", &facts);
    let no_folder = folder.0.path().join("no");
    let nowhere = no_folder.join("kalah.pdf");
    let facts = [&format!("cannot save `{}`: there is no folder `{}`", nowhere.display(), no_folder.display())[..]];
    let nowhere = nowhere.to_str().expect("the path is text");
    assert_reported(&["sheet", "kalah", "-o", nowhere], "save-no-folder", &facts);
    let facts = [&format!("`{file}` already exists")[..]];
    assert_reported(&["sheet", "--all", "-o", &file], "io-already-there", &facts);
    assert_eq!(naqala(&["sheet", "-o", "kalah.pdf"]).code, Some(2));
    assert_eq!(naqala(&["sheet", "kalah", "-o", "kalah.pdf", "--paper", "a5"]).code, Some(2));
    assert_eq!(naqala(&["sheet", "--all", "-o", "sheets", "--format", "odt"]).code, Some(2));
}

#[test]
fn a_sheet_has_letters_of_other_scripts_or_says_which_are_missing() {
    let folder = Folder::new();
    let (fonts, game) = ["", "/fours.ron"].map(|end| format!("{}/tests/fonts{end}", env!("CARGO_MANIFEST_DIR"))).into();
    let file = |name: &str| folder.0.path().join(name).to_str().expect("the path is text").to_owned();
    let [whole, boxes, page] = ["whole.pdf", "boxes.pdf", "page.html"].map(file);
    printed(&["sheet", &game, "--fonts", &fonts, "-o", &whole]);
    let pdf = std::fs::read(&whole).expect("it was written");
    assert!(String::from_utf8_lossy(&pdf).contains("+NotoSansEthiopic-Regular"));
    let empty = file("no fonts");
    std::fs::create_dir(&empty).expect("the folder can be made");
    let facts = ["`ن U+0646`", "`--allow-missing`"];
    assert_reported(&["sheet", &game, "--fonts", &empty, "-o", &boxes], "sheet-letters-missing", &facts);
    assert!(!Path::new(&boxes).exists(), "nothing is written");
    let ran = naqala(&["sheet", &game, "--fonts", &empty, "--allow-missing", "-o", &boxes]);
    assert_eq!(ran.code, Some(0));
    assert_told(&ran.err, "warning[sheet-letters-missing]", &["boxes are printed"]);
    assert!(Path::new(&boxes).exists() && ran.err.matches("warning[").count() == 1);
    // A browser looks for fonts itself.
    printed(&["sheet", &game, "--fonts", &empty, "-o", &page]);
    let nowhere = file("nowhere");
    assert_reported(&["sheet", &game, "--fonts", &nowhere, "-o", &boxes], "io-not-found", &[&nowhere]);
}

#[cfg(target_os = "linux")]
#[test]
fn a_users_own_games_are_known_by_their_ids() {
    let home = tempfile::tempdir().expect("the system has a folder for temporary files");
    let folder = home.path().join("naqala/variants");
    std::fs::create_dir_all(&folder).expect("the folder can be made");
    let kalah = include_str!("../variants/kalah.ron").replacen("id: \"kalah\"", "id: \"my-kalah\"", 1);
    std::fs::write(folder.join("mine.ron"), kalah).expect("the folder can be written to");
    std::fs::write(folder.join("broken.ron"), "Variant(").expect("the folder can be written to");
    let record = home.path().join("game.naqala");
    std::fs::write(&record, "(format: 1, variant: \"my-kalah\", moves: [\"c1\"])").expect("it can be written");
    let own = |arguments: &[&str]| naqala_at_home(arguments, "", home.path());
    assert!(own(&["variants"]).out.lines().any(|line| line.starts_with("my-kalah ")));
    for arguments in [["rules", "my-kalah"], ["show", "my-kalah"], ["replay", record.to_str().expect("a plain path")]] {
        let ran = own(&arguments);
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{arguments:?}");
    }
    assert_eq!(naqala(&["rules", "my-kalah"]).code, Some(1), "elsewhere there is none");
}

/// A game of Kalah as people write it.
const GAME_TEXT: &str = "Game: kalah\nSouth: Ada\nResult: Draw\n\n1. c1 {South moves again.} f1 a2 (1... b2)\n2. a1\n";

#[test]
fn a_users_own_game_at_fault_is_told_as_such() {
    let data = Folder::new();
    let home = data.0.path().join("naqala/variants");
    std::fs::create_dir_all(&home).expect("the folder can be made");
    std::fs::write(home.join("fours.ron"), "Variant(id: \"fours\",\n  abot: ())").expect("it can be written to");
    let ran = naqala_at_home(&["rules", "fours"], "", data.0.path());
    assert_eq!(ran.code, Some(1));
    let facts = ["`abot`", "fours.ron:2:3\n", "help: expected `id`, `about`, "];
    assert_told(&ran.err, "error[syntax-field-unknown]", &facts);
    let listed = naqala_at_home(&["variants"], "", data.0.path());
    assert_eq!(listed.code, Some(0));
    assert!(listed.out.contains("kalah"), "{}", listed.out);
    assert_told(&listed.err, "warning[syntax-field-unknown]", &facts);
}

#[test]
fn games_are_replayed_from_every_format_that_convert_reads() {
    let folder = Folder::new();
    let ogn = folder.file("game.ogn", "\u{feff}[Variant \"Oware Abapa\"]\n1. D b\n[Variant \"Oware Abapa\"]\n1. E");
    let ran = naqala(&["replay", &ogn]);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    assert!(ran.out.contains("Oware Abapa") && ran.out.contains("2. e2"), "{}", ran.out);
    let facts = ["the file has 2 games\n", &format!(" --> {ogn}:3:1\n"), "note: the first one is taken\n"];
    assert_told(&ran.err, "warning[game-more-games]", &facts);
    for ending in ["json", "txt", "naqala"] {
        let other = folder.file(&format!("game.{ending}"), "");
        assert_eq!(naqala(&["convert", &ogn, "-o", &other]).code, Some(0));
        assert!(printed(&["replay", &other]).contains("2. e2"), "{ending}");
    }
}

#[test]
fn a_position_in_which_nobody_can_move_is_refused_everywhere() {
    let dead = "0,1,1,1,1,2/0,0,0,0,0,0 stores=22,20 to=S";
    let why = "South has no move here, and the game is not over";
    let help = "help: expected a position in which a move can be made";
    let folder = Folder::new();
    let record = folder
        .file("dead-end.naqala", &format!("(format: 1, variant: \"oware/abapa\",\n opening: \"{dead}\", moves: [])"));
    for command in ["show", "analyse"] {
        let facts = ["`--position`", why, help, &format!("\n | {dead}\n | {}^^\n", " ".repeat(37))];
        assert_reported(&[command, "oware/abapa", "--position", dead], "position-refused", &facts);
    }
    for arguments in [&["replay", &record][..], &["convert", &record, "-o", "-", "--to", "json"]] {
        let facts = ["in the opening: ", why, help, &format!(" --> {record}:2:49\n"), "^^\n"];
        assert_reported(arguments, "record-opening", &facts);
    }
    let (lines, code) = replayed(&[], &format!("{{\"variant\":\"oware/abapa\",\"position\":\"{dead}\"}}\n"));
    assert_eq!(code, Some(1));
    assert!(lines[0]["error"].as_str().is_some_and(|said| said.contains(why)), "{lines:?}");
}

#[cfg(unix)]
#[test]
fn names_of_files_need_not_be_text() {
    use std::os::unix::ffi::OsStrExt;
    let folder = Folder::new();
    let path = |name: &[u8]| folder.0.path().join(std::ffi::OsStr::from_bytes(name));
    let variant = path(b"kalah-\xff.ron");
    std::fs::copy(shipped("kalah.ron"), &variant).expect("the folder can be written to");
    let record = path(b"game-\xff.naqala");
    std::fs::write(&record, "(format: 1, variant: \"kalah\", moves: [\"c1\"])").expect("the folder can be written to");
    for (command, file) in [("rules", &variant), ("show", &variant), ("check", &variant), ("replay", &record)] {
        let output = Command::new(env!("CARGO_BIN_EXE_naqala")).arg(command).arg(file).output().expect("it runs");
        assert!(output.status.success(), "{command}: {}", String::from_utf8_lossy(&output.stderr));
    }
}

#[test]
fn games_are_converted_from_format_to_format_and_back() {
    let folder = Folder::new();
    let text = folder.file("game.txt", GAME_TEXT);
    let path = |name: &str| folder.0.path().join(name).to_str().expect("the path is text").to_owned();
    let chain = [text, path("game.json"), path("game.naqala"), path("again.TXT")];
    for pair in chain.windows(2) {
        assert_eq!(printed(&["convert", &pair[0], "-o", &pair[1]]), "");
    }
    let json: Value = serde_json::from_str(&std::fs::read_to_string(&chain[1]).expect("it was written")).expect("JSON");
    assert_eq!(json["moves"], json!(["c1", "f1", "a2", "a1"]));
    assert_eq!(json["lines"], json!([{"moves": ["c1", "f1", "b2"]}]));
    assert!(printed(&["replay", &chain[2]]).contains("South: Ada, North: ?"));
    let again = std::fs::read_to_string(&chain[3]).expect("it was written");
    assert_eq!(again, GAME_TEXT.replace(")\n2.", ") 2."));
    assert_eq!(printed(&["convert", &chain[2], "-o", "-", "--to", "txt"]), again);
    let piped = naqala_reading(&["convert", "-", "--from", "txt", "-o", "-", "--to", "txt"], GAME_TEXT);
    assert_eq!((piped.code, piped.out), (Some(0), again));
}

#[test]
fn a_converted_game_still_finds_its_variant_file() {
    let folder = Folder::new();
    let small = std::fs::read_to_string(shipped("kalah.ron")).expect("it is shipped").replace("\"kalah\"", "\"small\"");
    folder.file("small.ron", &small);
    let record = folder.file("game.naqala", "(format: 1, variant: \"small.ron\", moves: [\"c1\", \"f1\"])");
    std::fs::create_dir_all(folder.0.path().join("other/place")).expect("the folder can be made");
    let path = |name: &str| folder.0.path().join(name).to_str().expect("the path is text").to_owned();
    let chain = [record, path("other/place/game.json"), path("other/game.txt"), path("back.naqala")];
    for pair in chain.windows(2) {
        assert_eq!(printed(&["convert", &pair[0], "-o", &pair[1]]), "");
    }
    let json: Value = serde_json::from_str(&std::fs::read_to_string(&chain[1]).expect("it was written")).expect("JSON");
    assert_eq!(json["variant"], "../../small.ron");
    let back = std::fs::read_to_string(&chain[3]).expect("it was written");
    assert!(back.contains("variant: \"small.ron\""), "{back}");
    assert!(printed(&["replay", &chain[3]]).contains("2."));
}

#[test]
fn what_cannot_be_converted_is_refused_and_leaves_no_file() {
    let folder = Folder::new();
    let game = folder.file("game.txt", GAME_TEXT);
    let bad = folder.file("bad.txt", "Game: kalah\n\n1. c1 b1\n2. b1");
    let path = |name: &str| folder.0.path().join(name).to_str().expect("the path is text").to_owned();
    let (page, film, picture, odd, ogn) =
        (path("game.html"), path("game.gif"), path("game.png"), path("game.odd"), path("game.ogn"));
    let bad_place = format!(" --> {bad}:4:4\n");
    for (from, to, code, facts) in [
        (
            &game,
            &film,
            "format-is-picture",
            &[&format!("`{film}`"), "a film", "help: films are made by `naqala film GAME.naqala -o FILE.gif`"][..],
        ),
        (
            &game,
            &picture,
            "format-is-picture",
            &[&format!("`{picture}`"), "a picture", "help: pictures are made by `naqala shot GAME.naqala -o FILE.png`"],
        ),
        (
            &game,
            &odd,
            "format-unknown",
            &[
                &format!("the format of `{odd}`"),
                "help: expected a name that ends in `.naqala`, `.txt`, `.json`, `.ogn`, `.pgn` or `.html`, or `--to`",
            ],
        ),
        (
            &game,
            &ogn,
            "ogn-other-game",
            &["Kalah cannot be written as OGN, the notation of Oware", "help: expected `oware` or one of its presets"],
        ),
        (
            &bad,
            &page,
            "record-move-refused",
            &[
                "move 3, `b1`: the rule `own-pits` does not allow it\n",
                "help: expected `a2`, `b2`, `c2`, `d2`, `e2` or `f2`",
                &bad_place,
            ],
        ),
    ] {
        assert_reported(&["convert", from, "-o", to], code, facts);
        assert!(!std::path::Path::new(to).exists(), "{to}");
    }
    assert_eq!(printed(&["convert", &game, "-o", &page]), "");
    let facts = ["`html`", &format!("--> {page}\n"), "help: expected `naqala`, `txt`, `json`, `ogn` or `pgn`\n"];
    assert_reported(&["convert", &page, "-o", &game], "game-format-only-written", &facts);
}

#[test]
fn a_link_stands_for_a_position_with_its_options() {
    let position = "0,0,4,4,4,4/4,4,0,5,5,5 stores=1,8 to=S";
    let link = printed(&["show", "kalah", "--set", "majority_stop=off", "--position", position, "--link"]);
    assert_eq!(link, "kalah_majority~~ustop~off_0.0.4.4.4.4~.4.4.0.5.5.5_stores~1.8_to~S\n");
    let link = link.trim();
    assert!(printed(&["show", "kalah", "--position", link]).ends_with(&format!("text:  {position}\n")));
    assert_eq!(printed(&["show", "kalah", "--position", link, "--link"]).trim(), link);
    let facts = ["`--position`", "is to a position of `kalah`\n", "help: expected a link to a position of `oware`\n"];
    assert_reported(&["show", "oware", "--position", link], "position-link-to-other-game", &facts);
    let against = ["show", "kalah", "--set", "majority_stop=on", "--position", link];
    let facts = ["`--position` sets `majority_stop` to `off`", "`--set` sets it to `on`"];
    assert_reported(&against, "position-link-with-other-option", &facts);
    let facts = ["`--position` is neither a position nor a link to one"];
    assert_reported(&["show", "kalah", "--position", "kalah~~"], "position-link-unreadable", &facts);
}

#[test]
fn files_as_a_whole_are_told_with_their_paths_in_one_shape() {
    let folder = Folder::new();
    let (long, latin) = (folder.0.path().join("long.naqala"), folder.0.path().join("latin.naqala"));
    std::fs::write(&long, vec![b' '; 5 << 20]).expect("the folder can be written to");
    std::fs::write(&latin, b"// caf\xe9").expect("the folder can be written to");
    let path = |path: &Path| path.to_str().expect("the path is text").to_owned();
    let (long, latin, whole) = (path(&long), path(&latin), path(folder.0.path()));
    let (missing, variant) = (path(&folder.0.path().join("none.naqala")), shipped("kalah.ron"));
    let record = folder.file("game.naqala", "(format: 1, variant: \"kalah\", moves: [\"c1\"])");
    for (arguments, code, place) in [
        (&["replay", &missing][..], "file-missing", format!("\n --> {missing}\n")),
        (&["replay", &whole], "file-is-folder", format!("\n --> {whole}\n")),
        (&["replay", &long], "file-too-long", format!("\n --> {long}\n")),
        (&["replay", &latin], "file-not-text", format!("\n --> {latin}:1:7\n")),
        (&["replay", &variant], "variant-in-place-of-record", format!("\n --> {variant}\n")),
        (&["film", &variant, "-o", "a.gif"], "variant-in-place-of-record", format!("\n --> {variant}\n")),
        (&["rules", &record], "record-in-place-of-variant", format!("\n --> {record}\n")),
        (&["check", &record], "record-in-place-of-variant", format!("\n --> {record}\n")),
    ] {
        assert_reported(arguments, code, &[&place]);
    }
    let said = complained(&["replay", "kalah"]);
    assert_told(&said, "error[variant-in-place-of-record]", &["`kalah` is a variant\n", "help: `naqala rules` prints"]);
}

#[test]
fn words_of_the_command_line_that_are_misspelt_are_answered_with_those_meant() {
    for (arguments, code, fact) in [
        (&["shwo", "oware"][..], "command-misspelt", "help: did you mean `show`?"),
        (&["show", "oware", "--positoin", "x"], "argument-misspelt", "help: did you mean `--position`?"),
        (&["shot", "oware", "-o", "a.png", "--look", "snad"], "argument-choice-unknown", "help: did you mean `sand`?"),
        (&["puzzles", "oware", "--kind", "tkaes"], "argument-value", "help: did you mean `takes`?"),
    ] {
        let ran = naqala(arguments);
        assert_eq!(ran.code, Some(2), "{}", ran.err);
        assert_told(&ran.err, &format!("error[{code}]"), &[fact, "\nUsage: naqala "]);
    }
    for (arguments, code, fact) in [
        (&["shwo"][..], "command-misspelt", "help: did you mean `show`?"),
        (&["show", "oware", "--set", "grandslam=capture"], "no-such-option", "help: did you mean `grand_slam`?"),
        (&["show", "oware", "--set", "grand_slam=capturre"], "no-such-choice", "help: did you mean `capture`?"),
        (&["rules", "owrae"], "variant-unknown-near", "help: did you mean `oware`?"),
    ] {
        assert_reported(arguments, code, &[fact]);
    }
}

#[test]
fn the_whole_usage_of_a_command_stands_below_a_mistake_in_its_arguments() {
    for (arguments, usage) in [
        (&["show", "kalah", "--no-such"][..], "Usage: naqala show [OPTIONS] <VARIANT>"),
        (&["--lang", "en", "film", "a.naqala"], "Usage: naqala film [OPTIONS] --output <FILE.gif> <FILE>"),
        (&["perft", "kalah", "0"], "Usage: naqala perft [OPTIONS] <VARIANT> <DEPTH>"),
        (&["nonsense", "oware"], "Usage: naqala [OPTIONS] [VARIANT|FILE]\n       naqala [OPTIONS] <COMMAND>\n"),
        (
            &["--lang", "es", "oware", "show"],
            "Uso: naqala [OPCIONES] [VARIANTE|ARCHIVO]\n     naqala [OPCIONES] <ORDEN>\n",
        ),
        (&["--lang", "ru", "shot", "kalah"], "Использование: naqala shot [ПАРАМЕТРЫ] --output <ФАЙЛ.png> <ВАРИАНТ>\n"),
    ] {
        let ran = naqala(arguments);
        assert_eq!(ran.code, Some(2), "{}", ran.err);
        assert!(ran.err.contains(&format!("\n\n{usage}")), "{}", ran.err);
    }
}

#[test]
fn notes_and_helps_are_shown_each_on_a_line_and_are_both_in_json() {
    let folder = Folder::new();
    let text = "(format: 1, variant: \"kalah\",\n comments: {3: \"None.\"}, moves: [])";
    let record = folder.file("game.naqala", text);
    let facts = ["  = note: there are no moves\n", "  = help: expected 0\n", &format!(" --> {record}:2:13\n")];
    assert_reported(&["replay", &record], "record-no-ply", &facts);
    let ran = naqala(&["replay", "--json", &record]);
    let line: Value = serde_json::from_str(ran.out.trim()).expect("it is JSON");
    let told = &line["diagnostics"][0];
    assert_eq!((&told["notes"], &told["helps"]), (&json!(["there are no moves"]), &json!(["expected 0"])), "{line}");
    let mut command = Command::new(env!("CARGO_BIN_EXE_naqala"));
    let output = command.args(["replay", &record]).env("NAQALA_ERROR_FORMAT", "json").output().expect("it runs");
    let said: Value = serde_json::from_slice(&output.stderr).expect("a line of JSON");
    assert_eq!((&said["severity"], &said["code"]), (&"error".into(), &"record-no-ply".into()), "{said}");
}

/// Runs a command line that must be refused with code 2 and returns what was said.
fn refused(arguments: &[&str]) -> String {
    let ran = naqala(arguments);
    assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{arguments:?}\n{}", ran.err);
    ran.err
}

#[test]
fn dashes_and_invisible_signs_before_options_are_told() {
    for (arguments, code, facts) in [
        (
            &["analyse", "kalah", "—exact"][..],
            "argument-misspelt",
            ["note: it begins with a dash, not with two hyphens", "help: did you mean `--exact`?"],
        ),
        (&["replay", "–json", "a.naqala"], "argument-misspelt", ["two hyphens", "help: did you mean `--json`?"]),
        (&["sheet", "kalah", "−o", "a.pdf"], "argument-misspelt", ["with a hyphen", "help: did you mean `-o`?"]),
        (&["rules", "oware", "-set", "chain=off"], "argument-misspelt", ["`-set`", "help: did you mean `--set`?"]),
        (
            &["replay", "\u{200f}--json", "a.naqala"],
            "argument-invisible-sign",
            ["before `--json` stands an invisible sign (U+200F)", "help: write `--json` without it"],
        ),
        (&["\u{feff}--lang", "ru", "rules", "oware"], "argument-invisible-sign", ["U+FEFF", "`--lang`"]),
    ] {
        let said = refused(arguments);
        assert_told(&said, &format!("error[{code}]"), &facts);
        assert!(said.contains("\nUsage: naqala "), "{said}");
    }
}

#[test]
fn arguments_in_pieces_or_in_the_wrong_order_are_told_with_the_right_form() {
    let position = ["show", "kalah", "--position", "4,4,4,4,4,4/4,4,4,4,4,4", "stores=0,0", "to=S"];
    for (arguments, code, fact) in [
        (&["show", "kalah", "--set", "seeds_per_pit", "6"][..], "argument-value", "invalid value `seeds_per_pit`"),
        (&["rules", "oware", "--set", "chain=", "off"], "argument-value", "without blanks, as in `seeds_per_pit=6`"),
        (&position, "position-in-pieces", "`--position \"4,4,4,4,4,4/4,4,4,4,4,4 stores=0,0 to=S\"`"),
        (&["oware", "show"], "game-before-command", "expected it after the command: `naqala show oware`"),
        (&["oware", "variants"], "argument-unknown", "unexpected argument `oware`"),
        (&["rules", "oware", "abapa"], "preset-in-pieces", "did you mean `oware/abapa`?"),
        (&["rules", "oware", "--set", "chain=on", "--set", "chain=off"], "option-set-twice", "`on` and `off`"),
        (&["compare", "oware", "kalah", "--set", "chain=on", "--set", "chain=off"], "option-set-twice", "`chain`"),
        (&["reglas", "oware"], "command-misspelt", "did you mean `rules`?"),
        (&["preplays", "oware"], "command-unknown", "`naqala --help` lists"),
    ] {
        assert_told(&refused(arguments), &format!("error[{code}]"), &[fact]);
    }
    printed(&["rules", "oware", "--set", "chain=off", "--set", "chain=off"]);
}

#[test]
fn letters_that_look_like_latin_ones_are_told() {
    let latin = |word: &str, letter: char, latin: char| {
        format!("note: in `{word}` the letter `{letter}` is Cyrillic; expected the Latin `{latin}`\n")
    };
    let said = refused(&["sheet", "oware", "--paper", "А4", "-o", "a.pdf"]);
    assert_told(&said, "error[argument-choice-unknown]", &[&latin("А4", 'А', 'a'), "did you mean `a4`?"]);
    let said = refused(&["film", "a.naqala", "-o", "a.gif", "--size", "960х600"]);
    let facts = [&latin("960х600", 'х', 'x'), "with a Latin `x` between", "did you mean `960x600`?"];
    assert_told(&said, "error[argument-value]", &facts);
    assert_reported(&["show", "kаlаh"], "variant-unknown-near", &[&latin("kаlаh", 'а', 'a'), "did you mean `kalah`?"]);
    let folder = Folder::new();
    let record = folder.file("game.naqala", "(format: 1, variant: \"kalah\", moves: [\"с1\"])");
    assert_reported(&["replay", &record], "record-move", &[&latin("с1", 'с', 'c'), "help: did you mean `c1`?\n"]);
    let record = folder.file("game.naqala", "(format: 1, variant: \"kalah\", moves: [\"dl\"])");
    assert_reported(&["replay", &record], "record-move", &["help: did you mean `d1`?\n"]);
}

#[test]
fn a_game_is_found_by_its_names_in_any_language() {
    for (name, id) in [("awalé", "oware"), ("Kalaha", "kalah"), ("калах", "kalah"), ("Boukérourou", "boukerourou")]
    {
        let said = format!("help: did you mean `{id}`?\n");
        assert_reported(&["rules", name], "variant-unknown-near", &[&said]);
    }
    for name in ["mancala", "Mancala", "манкала", "מנקלה"] {
        let facts = [&*format!("`{name}` is the name of the whole family"), "`naqala variants` lists the games"];
        assert_reported(&["rules", name], "variant-is-family", &facts);
    }
}

#[test]
fn what_the_window_refuses_in_a_record_is_refused_when_it_is_replayed() {
    let folder = Folder::new();
    for (more, code, place) in [
        ("drawings: {1: [\"c1->f2\"]}", "drawing-no-place", 62),
        ("drawings: {1: [\"c1:rot\"]}", "drawing-no-colour", 65),
        ("lines: [(moves: [\"c1\", \"c1\"])]", "record-move-refused", 69),
    ] {
        let record = format!("(format: 1, variant: \"kalah\", moves: [\"c1\"], {more})");
        let file = folder.file("game.naqala", &record);
        let ran = naqala(&["replay", &file]);
        assert_eq!(ran.code, Some(1), "{}", ran.err);
        assert!(ran.out.contains("1. c1"), "what was played is printed all the same: {}", ran.out);
        assert_told(&ran.err, &format!("error[{code}]"), &[&format!(" --> {file}:1:{place}\n")]);
    }
}

#[test]
fn remarks_that_are_not_closed_and_words_in_parentheses_are_marked() {
    let folder = Folder::new();
    let open = folder.file("open.txt", "Game: kalah\n1. c1 {The last seed. d1 a2 (b2 {Good.}) 2. c1");
    let facts =
        [&*format!(" --> {open}:2:7\n"), "note: another remark begins within it", &format!(" --> {open}:2:33\n")];
    assert_reported(&["convert", &open, "-o", "-", "--to", "txt"], "moves-remark-open", &facts);
    let words = folder.file("words.txt", "Game: kalah\n1. c1 (the last seed) d1");
    let facts = [&*format!(" --> {words}:2:8\n"), "help: remarks stand in braces, variations in parentheses"];
    assert_reported(&["replay", &words], "moves-variation-no-move", &facts);
}

#[test]
fn a_link_that_is_cut_short_is_shown_as_it_was_written() {
    let cut = "kalah_4.4.4.4.4.4~.4.4.4";
    let facts = ["leads to no position of this game: row 1 ends", &format!("| {cut}\n"), "help: copy the whole link"];
    assert_reported(&["show", "kalah", "--position", cut], "position-link-refused", &facts);
    let address = "https://example.org/play?p=kalah_4.4.4.4.4.4~.4.4.4.4.4.4_stores~0.0_to~S";
    let text = "text:  4,4,4,4,4,4/4,4,4,4,4,4 stores=0,0 to=S\n";
    assert!(printed(&["show", "kalah", "--position", address]).ends_with(text));
}

#[test]
fn formats_that_are_not_told_are_asked_for() {
    let folder = Folder::new();
    let page = folder.0.path().join("game.html").display().to_string();
    let facts =
        ["the format of the standard input is not given", "`--from` with `naqala`, `txt`, `json`, `ogn` or `pgn`"];
    assert_reported(&["convert", "-", "-o", &page], "format-not-given", &facts);
    let game = folder.file("game.naqala", "(format: 1, variant: \"kalah\", moves: [\"c1\"])");
    assert_reported(
        &["convert", &game, "-o", "-"],
        "format-not-given",
        &["the standard output", "`--to` with", "`html`"],
    );
    let other = folder.file("game.xyz", "");
    let said = complained(&["convert", &other, "-o", &page]);
    assert_told(&said, "error[format-unknown]", &["`.ogn` or `.pgn`, or `--from`"]);
}

#[test]
fn lines_that_are_no_json_are_told_at_what_stops_the_reading() {
    let rows = "{\"variant\":\"kalah\",\"opening\":{\"pits\":[[4,4,4,4,4,4],[4,4,4]]}}";
    for (line, code, facts) in [
        ("{\"variant\":«kalah»}", "json-unexpected-character", ["`«` cannot stand here", ":1:12\n"]),
        ("{\"variant\":\"kalah\",\"moves\":[\"c1\"", "input-line-not-closed", ["is not closed", "on the same line"]),
        ("  \"south\": \"Íñigo Montoya\"", "input-line-not-json", ["expected one game per line", "\n  |   ^^^^^^^\n"]),
        (rows, "input-pits-in-row", ["row 2 of the board has 3 pits", "expected 6 pits in each row"]),
        ("{\"varaint\":\"kalah\"}", "input-key-unknown", ["did you mean `variant`?", "expected `variant`, `set`"]),
    ] {
        let ran = naqala_reading(&["replay", "-"], &format!("{line}\n"));
        assert_eq!(ran.code, Some(1), "{}", ran.err);
        assert_told(&ran.err, &format!("error[{code}]"), &facts);
    }
}

#[test]
fn positions_with_parts_left_out_are_told_at_the_part() {
    for (game, position, code, facts) in [
        (
            "kalah",
            "4,4,4,4,4,4/4,4,4,4,4,4 stores=3 to=S",
            "`stores` has 1 value of 2",
            ["as in `stores=3,0`", "\n |                         ^^^^^^\n"],
        ),
        ("kalah", "4,4,4,4,4,4/4,4,4,4,4,4 stores=3, to=S", "1 value of 2", ["as in `stores=3,0`", "^^^^^^"]),
        (
            "kalah",
            "4,4,4,4,4,4/4,4,4,4,4,4 turno=S",
            "`turno` is not known",
            ["did you mean `to=S`?", "expected `to=`, `stores=`"],
        ),
        ("oware", "4-4-4-4-4-4-4-4-4-4-4-4-0-0", "does not say whose turn it is", ["`-S` or `-N`", "^\n"]),
    ] {
        let said = complained(&["show", game, "--position", position]);
        assert_told(&said, "error[position-refused]", &[code, facts[0], facts[1]]);
    }
}
