//! Records go there and back; whatever is wrong is reported with its line and column.

mod tree;

use super::*;
use crate::diagnostic::Argument;
use crate::engine::{legal_moves, start};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::collections::BTreeMap;
use std::time::Duration;

/// A game of a number of plies, each the first move allowed.
fn game(id: &str, plies: usize) -> Game {
    let rules = Catalogue::shipped().rules(id, &Settings::new()).expect("a shipped variant");
    let opening = start(&rules);
    let mut game = Game::new(Arc::new(rules), opening);
    for _ in 0..plies {
        let mv = legal_moves(game.rules(), game.position())[0];
        game.play(mv).expect("a legal move");
    }
    game
}

#[test]
fn a_written_record_reads_as_it_was() {
    let mut record = Record::of(&game("kalah", 11));
    record.south = "Ada \"the Sower\"".into();
    record.north = "Grâce\u{301}\n(away)".into();
    record.date = "2026-03-01".into();
    record.event = "Spring \\ tournament".into();
    record.source = "played at the table".into();
    record.result = Some(Outcome::Draw);
    record.computers = [
        None,
        Some(Skill::Level(3).into()),
        None,
        Some(ComputerPlayer { skill: Skill::Time(Duration::from_millis(500)), style: PlayingStyle::Greedy }),
    ];
    record.notes.comments =
        BTreeMap::from([(0, "To begin with\nthe stores are empty.".into()), (11, "Agreed.".into())]);
    record.notes.glyphs = Glyph::ALL.into_iter().zip(1..).map(|(glyph, ply)| (ply, glyph)).collect();
    record.notes.drawings = BTreeMap::from([(0, vec!["c1>S".into(), "a2".into()]), (11, vec!["N".into()])]);
    let text = record.write();
    assert!(text.contains("    drawings: {0: [\"c1>S\", \"a2\"], 11: [\"N\"]},\n"), "{text}");
    assert_eq!(Record::read("a.naqala", &text).as_ref(), Ok(&record), "{text}");
    let replayed = record.replay(&Catalogue::shipped()).expect("it was played");
    assert_eq!(Record::of(&replayed).moves, record.moves);
    assert!(text.contains("\n        \"a1\", \"a2\", \"a1\", \"b2\", "), "{text}");
}

#[test]
fn moves_of_every_form_are_recorded_and_replayed() {
    let catalogue = Catalogue::shipped();
    let mut chance = ChaCha8Rng::seed_from_u64(3);
    let mut seen = String::new();
    for id in ["abstract-mancala", "bao-la-kiswahili", "igisoro", "mefuvha", "omweso"] {
        for _ in 0..4 {
            let mut game = game(id, 0);
            for _ in 0..150 {
                let moves = legal_moves(game.rules(), game.position());
                let Some(&mv) = moves.get(chance.random_range(0..moves.len().max(1))) else { break };
                game.play(mv).expect("a legal move");
            }
            let record = Record::of(&game);
            let read = Record::read("a.naqala", &record.write()).expect("it was written");
            let replayed = read.replay(&catalogue).unwrap_or_else(|error| panic!("{id}: {error}"));
            assert_eq!(replayed.position(), game.position(), "{id}");
            seen += &(record.moves.join(" ") + " ");
        }
    }
    for form in [" +e2< ", " +a1 ", " a1:ne ", " ne ", " go ", " stop ", " < ", " > "] {
        assert!(seen.contains(form), "no `{form}` in\n{seen}");
    }
}

#[test]
fn a_short_record_is_short() {
    let record = Record { variant: "oware".into(), moves: vec!["c1".into()], ..Record::default() };
    assert_eq!(
        record.write(),
        "(\n    format: 1,\n    variant: \"oware\",\n    moves: [\n        \"c1\",\n    ],\n)\n"
    );
}

#[test]
fn the_opening_and_the_options_are_part_of_a_record() {
    let text = r#"(
        format: 1, // comments and layout are free
        variant: "kalah", set: {"capturing_seed": "leave"},
        opening: "1,6,0,5,2,3/3,2,1,0,4,2 stores=9,10 to=S",
        moves: ["b1"],
    )"#;
    let record = Record::read("a.naqala", text).expect("it is a record");
    let game = record.replay(&Catalogue::shipped()).expect("it is a game");
    let after = notation::position_text(game.rules(), game.position());
    assert_eq!(after, "1,6,0,0,2,3/3,0,2,1,4,2 stores=14,10 to=N");
    let again = Record::of(&game);
    assert_eq!(again.opening.as_deref(), Some("1,6,0,5,2,3/3,2,1,0,4,2 stores=9,10 to=S"));
    assert_eq!(again.set["capturing_seed"], "leave");
}

/// Returns the error of reading and replaying a text.
fn error(text: &str) -> RecordError {
    let read = Record::read("bad.naqala", text).and_then(|record| record.replay(&Catalogue::shipped()));
    read.expect_err("something is wrong with it")
}

/// Returns line and column of an error, each 0 where there is none.
fn span(error: &RecordError) -> (usize, usize) {
    error.diagnostics()[0].span().map_or((0, 0), |span| (span.line, span.column))
}

/// Returns the reason inside an error.
fn reason(error: &RecordError) -> Diagnostic {
    match error.diagnostics()[0].argument("because") {
        Some(Argument::Because(because)) => (**because).clone(),
        other => panic!("{other:?} in {error}"),
    }
}

#[test]
fn mistakes_in_records_are_reported_by_code_line_and_column() {
    for (text, code, at) in [
        ("(format: 2, variant: \"kalah\", moves: [])", "record-format", (1, 10)),
        ("(format: 9, game: \"kalah\")", "record-format", (1, 1)),
        ("(format: 1, variant: \"kalah\",\n set: {\"x\": \"y\"}, moves: [])", "record-options", (2, 8)),
        ("(format: 1, variant: \"kalah\", opening: \"4,4\", moves: [])", "record-opening", (1, 44)),
        (
            "(format: 1, variant: \"kalah\", moves: [\"c1\", // bonus\n  /* then */ \"b1\", \"é1\"])",
            "record-move",
            (2, 20),
        ),
        ("(format: 1, variant: \"kalah\", moves: [\"c1\", \"b1\",\n \"a1\"])", "record-move-refused", (2, 2)),
        (
            "(format: 1, variant: \"kalah\", opening: \"3,4,0,1,0,2/1,0,0,2,0,4 stores=21,10 to=S\",\n moves: [\"a1\"], result: North)",
            "record-result",
            (2, 25),
        ),
        (
            "(format: 1, variant: \"kalah\", opening: \"3,4,0,1,0,2/1,0,0,2,0,4 stores=21,10 to=S\",\n moves: [\"a1\", \"a2\"])",
            "record-move-refused",
            (2, 16),
        ),
        ("(format: 1, variant: \"kalah\", moves: [\"c1\"],\n comments: {2: \"?\"})", "record-no-ply", (2, 13)),
        ("(format: 1, variant: \"kalah\", moves: [\"c1\"],\n glyphs: {0: \"?\"})", "record-no-ply", (2, 11)),
        ("(format: 1, variant: \"kalah\", moves: [\"c1\"],\n glyphs: {1: \"?\", 0: \"x\"})", "move-sign", (2, 22)),
        (
            "(format: 1, variant: \"kalah\", moves: [\"c1\"],\n drawings: {1: [\"a1\",\n  \"a1>z9\"]})",
            "drawing-no-place",
            (3, 7),
        ),
        ("(format: 1, variant: \"kalah\", moves: [\"c1\"],\n drawings: {0: [\"b1>b1\"]})", "drawing-nowhere", (2, 21)),
        ("(format: 1, variant: \"kalah\", moves: [\"c1\"],\n drawings: {2: [\"a1\"]})", "record-no-ply", (2, 13)),
        (
            "(format: 1, variant: \"kalah\", moves: [\"c1\"],\n lines: [(moves: [\"a1\"], drawings: {1: [\"hand-S\"]})])",
            "drawing-no-place",
            (2, 42),
        ),
        ("(format: 1, variant: \"kalah\", moves: [],\n computers: (north: \"level:9\"))", "program-strength", (2, 21)),
    ] {
        let error = error(text);
        assert_eq!((error.is(code), span(&error)), (true, at), "{text}\n{error}");
        assert!(error.to_string().starts_with(&format!("bad.naqala:{}:{}: ", at.0, at.1)), "{error}");
    }
}

#[test]
fn mistakes_in_the_text_of_records_have_their_line_and_column() {
    for (text, at) in [
        ("(format: 1, variant: \"kalah\", moves: [", (1, 38)),
        ("(format: 1,\n  variant: \"kalah\",\n  move: [],\n)", (3, 3)),
        ("(format: 1,\n  variant: 7, moves: [])", (2, 12)),
        ("(format: 1, variant: \"kalah\", moves: [\n \"c1\",\n 7])", (3, 2)),
        ("(format: 1,\n variant: \"kalaha\", moves: [])", (2, 11)),
        ("(format: 1, variant: \"kalah\", moves: [\"c1\"],\n drawings: {0: \"a1\"})", (2, 15)),
        ("(format: 1, variant: \"kalah\", moves: [],\n computers: (up: \"level:1\"))", (2, 14)),
        ("(format: 1, variant: \"kalah\", moves: [], result: Resigned)", (1, 50)),
    ] {
        let error = error(text);
        assert_eq!((error.file(), span(&error)), ("bad.naqala", at), "{text}\n{error}");
    }
    assert!(error("(format: 1, variant: \"kalah\")").to_string().contains("`moves`"));
}

#[test]
fn mistakes_in_records_keep_their_reasons() {
    let opening = error("(format: 1, variant: \"kalah\", opening: \"4,4\", moves: [])");
    assert!(reason(&opening).is("position-row-short"), "{opening}");
    assert!(opening.to_string().starts_with("bad.naqala:1:44: in the opening: row 2 ends after 2 pits"));
    let record = |moves: &str| error(&format!("(format: 1, variant: \"kalah\", moves: [{moves}])"));
    let unreadable = record("\"c1\", \"b1\", \"é1\"");
    assert!(reason(&unreadable).is("move-unreadable"), "{unreadable}");
    let barred = record("\"c1\", \"b1\", \"a1\"");
    assert!(reason(&barred).is("move-barred"), "{barred}");
    assert!(barred.to_string().contains("move 3, `a1`: the rule `own-pits` does not allow it; expected `a2`, `b2`"));
    let over = "(format: 1, variant: \"kalah\", opening: \"3,4,0,1,0,2/1,0,0,2,0,4 stores=21,10 to=S\",\n moves: [\"a1\", \"a2\"])";
    assert!(reason(&error(over)).is("move-after-end"));
}

#[test]
fn hostile_records_are_refused_at_once() {
    let moves = |n: usize| format!("(format: 1, variant: \"kalah\", moves: [{}])", "\"a1\",".repeat(n));
    let deep = format!("(format: 1, variant: {}", "[".repeat(100_000));
    for (text, expected) in [
        (" ".repeat(MAX_RECORD + 1), "expected at most 4194304"),
        (moves(MAX_MOVES + 1), "the record has 100001 moves; expected at most 100000"),
        (
            format!("(format: 1, variant: \"kalah\", moves: [], lines: [{}])", "(moves: []),".repeat(MAX_LINES + 1)),
            "the record has 1001 variations besides the main line; expected at most 1000",
        ),
        (deep, "bad.naqala:1:"),
        ("(format: 1, variant: \"kalah\", moves: [\"".to_owned(), "bad.naqala:1:"),
        (format!("(format: 1, variant: \"{}\", moves: [])", "x".repeat(1 << 20)), "bad.naqala:1:22: "),
    ] {
        let said = error(&text).to_string();
        let start: String = said.chars().take(200).collect();
        assert!(said.contains(expected) && said.len() < 2000, "{start}");
    }
}

#[test]
fn a_game_of_more_steps_than_any_real_one_is_given_up() {
    let opening = format!("{0}/{0} stores=0,0 to=S", ["5400"; 6].join(","));
    let set = Settings::from([("win_at".to_owned(), "off".to_owned())]);
    let rules = Catalogue::shipped().rules("oware", &set).expect("an option of its page");
    let start = notation::parse_position(&rules, &opening).expect("as many seeds as there may be");
    let mut game = Game::new(Arc::new(rules), start);
    let mut record = Record { variant: "oware".into(), set, opening: Some(opening), ..Record::default() };
    let mut chance = ChaCha8Rng::seed_from_u64(2);
    let mut steps = 0;
    while steps <= MAX_EVENTS {
        let seeds = |mv: &Move| if let Move::Sow { pit, .. } = mv { game.position().pit(*pit) } else { 0 };
        let mut moves: Vec<Move> = legal_moves(game.rules(), game.position()).into_iter().collect();
        moves.sort_by_key(seeds);
        // One of the two fullest pits by chance, lest the game come back to where it was.
        let mv = moves[moves.len() - chance.random_range(1..=2)];
        record.moves.push(notation::move_text(game.rules(), game.position(), mv));
        steps += game.play(mv).expect("a legal move").events.len() as u64;
    }
    let plies = record.moves.len();
    let given_up = record.replay(&Catalogue::shipped()).expect_err("that is too much");
    assert!(given_up.is("record-too-much"), "{given_up}");
    assert_eq!(given_up.diagnostics()[0].argument("number"), Some(&Argument::Number(plies as i64)));
}
