//! Games as JSON.

use super::*;

#[test]
fn faults_of_json_are_told_with_line_and_column() {
    for (text, place, code) in [
        ("{\"format\": 1,", (1, 14), "json-cut-off"),
        ("{\"format\": 1,\n \"moves\": [\"c1\",],\n}", (2, 16), "json-comma-last"),
        ("{\"format\": 1,\n}", (1, 13), "json-comma-last"),
        ("{\"format\": 1,\n \"south\": \"Ada,\n \"north\": \"Bob\"}", (2, 11), "json-text-open"),
        ("{\"format\": 1, \"south\": \"A \\\"", (1, 24), "json-text-open"),
        ("// A game.\n{}", (1, 1), "json-comment"),
        ("{\"format\": 1, # one\n}", (1, 15), "json-comment"),
        ("{\"format\": 1 /* one */}", (1, 14), "json-comment"),
        ("{\"format\": 1, \"south\": 'Ada'}", (1, 24), "json-unexpected-character"),
        ("[1]", (1, 1), "json-other-kind"),
        ("{\"format\": 1 \"variant\"}", (1, 14), "json-unexpected-character"),
        ("{\"format\": 1, \"variant\": \"kalah\"}", (1, 33), "json-part-missing"),
        ("{\"format\": 1, \"variant\": \"kalah\",\n  \"move\": [], \"moves\": []}", (2, 3), "game-part-unknown"),
        ("{\"format\": 1, \"variant\": \"kalah\",\n  \"moves\": [], \"moves\": []}", (2, 16), "game-part-twice"),
        ("{\"format\": 2, \"variant\": \"kalah\", \"moves\": []}", (1, 12), "json-format"),
        ("{\"format\": 9, \"game\": \"kalah\"}", (1, 12), "json-format"),
        ("{\"format\": -1, \"game\": \"kalah\"}", (1, 12), "json-other-kind"),
        ("{\"format\": 1, \"variant\": \"é\",\n \"moves\": [7]}", (2, 12), "json-other-kind"),
        ("{\"format\": 1,\n \"variant\": \"kalaha\", \"moves\": []}", (2, 13), ""),
        (
            "{\"format\": 1, \"variant\": \"kalah\", \"moves\": [],\n \"computers\": {\"up\": \"level:1\"}}",
            (2, 16),
            "game-part-unknown",
        ),
        (
            "{\"format\": 1, \"variant\": \"kalah\", \"moves\": [],\n \"computers\": {\"north\": \"level:9\"}}",
            (2, 25),
            "",
        ),
        ("{\"format\": 1, \"variant\": \"kalah\", \"moves\": [\"c1\", \"b1\",\n \"a1\"]}", (2, 2), ""),
        (
            "{\"format\": 1, \"variant\": \"kalah\", \"moves\": [], \"result\": \"Resigned\"}",
            (1, 58),
            "game-result-unknown",
        ),
        ("{\"format\": 1, \"variant\": \"kalah\", \"moves\": [\"c1\"],\n \"comments\": {\"2\": \"?\"}}", (2, 15), ""),
        (
            "{\"format\": 1, \"variant\": \"kalah\", \"moves\": [\"c1\"],\n \"comments\": {\"x\": \"?\"}}",
            (2, 15),
            "json-ply-form",
        ),
        (
            "{\"format\": 1, \"variant\": \"kalah\", \"moves\": [\"c1\"],\n \"glyphs\": {\"1\": \"!!!\"}}",
            (2, 18),
            "game-sign-unknown",
        ),
        (
            "{\"format\": 1, \"variant\": \"kalah\", \"moves\": [],\n \"lines\": [{\"moves\": [], \"plies\": 1}]}",
            (2, 26),
            "game-part-unknown",
        ),
        (
            "{\"format\": 1, \"variant\": \"kalah\", \"moves\": [],\n \"drawings\": {\"0\": [\"a1\", \"S>a1>\"]}}",
            (2, 30),
            "",
        ),
        ("{\"format\": 1, \"variant\": \"kalah\", \"moves\": [],\n \"drawings\": {\"1\": []}}", (2, 15), ""),
    ] {
        check_mistake(Format::Json, text, place, code);
    }
}

#[test]
fn an_empty_file_of_json_is_told_without_a_place() {
    for text in ["", " \n"] {
        let error = read(Format::Json, "game.json", text, &Catalogue::shipped()).expect_err("there is no game");
        let [told] = error.diagnostics.as_slice() else { panic!("{error}") };
        assert_eq!((told.code().id, told.span()), ("json-empty", None));
        assert!(error.to_string().contains("`game.json` is empty"), "{error}");
    }
}

#[test]
fn what_is_null_in_json_is_left_out() {
    let text = "{\"format\": 1, \"variant\": \"kalah\", \"set\": null, \"moves\": [\"c1\"], \"lines\": null}";
    let record = read(Format::Json, "game", text, &Catalogue::shipped()).expect("a game");
    assert_eq!((record.moves.len(), record.lines.len(), record.set.len()), (1, 0, 0));
}
