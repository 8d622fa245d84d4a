//! Moves as text.

use super::*;

#[test]
fn arrows_are_asked_for_just_where_there_is_a_choice() {
    let rules = rules("alemungula", &[]);
    let opening = start(&rules);
    let c1 = rules.board.pit_named("c1").expect("five columns");
    assert_eq!(parse_move(&rules, &opening, " c1> "), Ok(Move::Sow { pit: c1, way: Some(Direction::Ccw) }));
    assert_eq!(parse_move(&rules, &opening, "c1<"), Ok(Move::Sow { pit: c1, way: Some(Direction::Cw) }));
    let both = parse_move(&rules, &opening, "c1").expect_err("the way is missing").to_string();
    assert!(both.starts_with("`c1` does not say which way to sow; expected c1") && both.contains(" or c1"), "{both}");
    let none = parse_move(&rules, &opening, "b1<").expect_err("b1 goes one way").to_string();
    assert_eq!(none, "`b1<` names a way where there is none to choose; expected b1");
}

#[test]
fn an_arrow_points_as_south_sees_the_row_of_the_pit() {
    let rules = rules("ethiopian", &[]);
    let [a1, a2] = ["a1", "a2"].map(|name| rules.board.pit_named(name).expect("six columns"));
    let text = |pit, way| move_text(&rules, &start(&rules), Move::Sow { pit, way: Some(way) });
    assert_eq!([text(a1, Direction::Ccw), text(a1, Direction::Cw)], ["a1>", "a1<"]);
    assert_eq!([text(a2, Direction::Ccw), text(a2, Direction::Cw)], ["a2<", "a2>"]);
}

/// Returns the error of a text that is no move.
pub(super) fn refusal(rules: &Rules, position: &Position, text: &str) -> String {
    parse_move(rules, position, text).expect_err(text).to_string()
}

#[test]
fn a_seed_is_placed_with_an_arrow_just_where_there_is_a_choice() {
    let bao = rules("bao-la-kiswahili", &[]);
    let opening = start(&bao);
    let g2 = pit(&bao, "g2");
    assert_eq!(legal_texts(&bao, &opening), ["+e2<", "+e2>", "+f2<", "+f2>", "+g2<", "+g2>"]);
    for (text, way) in [("+g2>", Direction::Cw), ("+g2<", Direction::Ccw), (" + g2 < ", Direction::Ccw)] {
        assert_eq!(parse_move(&bao, &opening, text), Ok(Move::Place { pit: g2, way: Some(way) }), "{text}");
    }
    assert_eq!(refusal(&bao, &opening, "+g2"), "`+g2` does not say which way to sow; expected +g2< or +g2>");
    let capture = "0,0,0,0,0,0,0,0/0,2,2,6,2,2,0,2/0,2,0,0,6,2,2,2/0,0,0,0,0,0,0,0 hands=18,20 marks=e2:house,d3:house phase=namua to=S";
    let capture = position(&bao, capture);
    assert_eq!(legal_texts(&bao, &capture), ["+b2", "+e2<", "+e2>", "+f2<", "+f2>", "+h2"]);
    let told = refusal(&bao, &capture, "+h2>");
    assert_eq!(told, "`+h2>` names a way where there is none to choose; expected +h2");
    for (text, mv) in [("g2", Move::Sow { pit: g2, way: None }), ("+g2", Move::Place { pit: g2, way: None })] {
        assert_eq!(parse_move(&bao, &capture, text), Ok(mv), "the rules refuse it, not the notation");
    }
    for text in ["+", "++g2", "+g2>>", "g2+", "+g2:>", "+S"] {
        assert!(refusal(&bao, &opening, text).contains("is no move of this game; expected +e2<, "), "{text}");
    }
}

#[test]
fn a_reverse_pit_has_an_arrow_for_the_other_way_only() {
    let omweso = rules("omweso", &[("arrangement", "checking")]);
    let text = "0,0,0,0,0,0,3,4/0,0,0,0,0,0,3,4/0,2,1,0,0,0,1,1/2,0,0,0,0,0,1,1 to=S";
    let before = position(&omweso, text);
    let b2 = pit(&omweso, "b2");
    let reverse = Move::Sow { pit: b2, way: Some(Direction::Cw) };
    assert_eq!(move_text(&omweso, &before, reverse), "b2>");
    assert_eq!(parse_move(&omweso, &before, "b2>"), Ok(reverse), "whether it captures is for the rules to say");
    for usual in ["b2", "b2<"] {
        assert_eq!(parse_move(&omweso, &before, usual), Ok(Move::Sow { pit: b2, way: None }));
    }
    assert_eq!(
        parse_move(&omweso, &before, "a1<"),
        Ok(Move::Sow { pit: pit(&omweso, "a1"), way: Some(Direction::Cw) })
    );
    let plain = start(&omweso);
    assert_eq!(refusal(&omweso, &plain, "c1<"), "`c1<` names a way where there is none to choose; expected c1");
}

#[test]
fn on_a_torus_a_way_is_a_compass_point() {
    let torus = rules("abstract-mancala", &[]);
    let opening = start(&torus);
    let [a1, h4] = ["a1", "h4"].map(|name| pit(&torus, name));
    for way in Direction::COMPASS {
        let text = format!("a1:{}", way.word());
        assert_eq!(parse_move(&torus, &opening, &text), Ok(Move::Sow { pit: a1, way: Some(way) }));
        assert_eq!(move_text(&torus, &opening, Move::Sow { pit: a1, way: Some(way) }), text);
    }
    assert_eq!(parse_move(&torus, &opening, " h4 : nw "), Ok(Move::Sow { pit: h4, way: Some(Direction::Nw) }));
    let told = refusal(&torus, &opening, "a1");
    assert_eq!(
        told,
        "`a1` does not say which way to sow; expected a1:n, a1:ne, a1:e, a1:se, a1:s, a1:sw, a1:w or a1:nw"
    );
    for text in ["a1>", "a1:", "a1:ccw", "a1:N", "a1ne", "a1:ne:ne", "<"] {
        let told = refusal(&torus, &opening, text);
        assert!(told.contains("is no move of this game; expected one of ") && told.len() < 120, "{told}");
    }
    assert!(refusal(&torus, &opening, "ne").starts_with("`ne` answers a question, and none is open; expected one of "));
    assert!(
        refusal(&rules("omweso", &[]), &start(&rules("omweso", &[])), "+a1:ne").contains("is no move of this game")
    );
}

#[test]
fn what_is_no_move_is_said_with_the_moves_there_are() {
    let rules = rules("kalah", &[]);
    let opening = start(&rules);
    for text in ["", "z9", "a3", "a01", "C1", "c1>>", "c1 >>", "\u{1b}[2J", "c", "1", &"c".repeat(100_000)] {
        let error = parse_move(&rules, &opening, text).expect_err("no move").to_string();
        assert!(error.ends_with("is no move of this game; expected a1, b1, c1, d1, e1 or f1"), "{error}");
        assert!(!error.contains('\u{1b}') && error.len() < 200, "{error}");
    }
}
