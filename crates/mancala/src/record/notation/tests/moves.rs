//! Moves as text.

use super::*;

#[test]
fn arrows_are_asked_for_just_where_there_is_a_choice() {
    let rules = rules("alemungula", &[]);
    let opening = start(&rules);
    let c1 = rules.board.pit_named("c1").expect("five columns");
    assert_eq!(parse_move(&rules, &opening, " c1> "), Ok(Move::Sow { pit: c1, way: Some(Direction::Ccw) }));
    assert_eq!(parse_move(&rules, &opening, "c1<"), Ok(Move::Sow { pit: c1, way: Some(Direction::Cw) }));
    let both = forms(&refusal(&rules, &opening, "c1"), "move-direction-missing");
    assert_eq!(both.split(' ').collect::<BTreeSet<_>>(), BTreeSet::from(["c1<", "c1>"]));
    assert_eq!(forms(&refusal(&rules, &opening, "b1<"), "move-direction-given"), "b1");
}

#[test]
fn a_move_that_no_text_names_is_refused_with_the_moves_that_there_are() {
    let kalah = rules("kalah", &[]);
    let opening = start(&kalah);
    let back = Move::Sow { pit: pit(&kalah, "c1"), way: Some(Direction::Cw) };
    for (mv, code) in [(back, "move-direction-barred"), (Move::Swap, "move-not-here")] {
        let refused = crate::engine::why_not(&kalah, &opening, mv).expect("it is no move of kalah");
        assert_eq!(legal_of(&why_refused(&kalah, &opening, refused), code), "a1 b1 c1 d1 e1 f1");
    }
}

#[test]
fn an_arrow_points_as_south_sees_the_row_of_the_pit() {
    let rules = rules("ethiopian", &[]);
    let [a1, a2] = ["a1", "a2"].map(|name| rules.board.pit_named(name).expect("six columns"));
    let text = |pit, way| move_text(&rules, &start(&rules), Move::Sow { pit, way: Some(way) });
    assert_eq!([text(a1, Direction::Ccw), text(a1, Direction::Cw)], ["a1>", "a1<"]);
    assert_eq!([text(a2, Direction::Ccw), text(a2, Direction::Cw)], ["a2<", "a2>"]);
}

/// Returns the mistake of a text that is no move.
pub(super) fn refusal(rules: &Rules, position: &Position, text: &str) -> Diagnostic {
    let error = parse_move(rules, position, text).expect_err(text);
    assert_eq!(error.column(), None, "{error}");
    error.into()
}

/// Returns the forms of a move that a mistake of this code names.
fn forms(diagnostic: &Diagnostic, code: &str) -> String {
    assert!(diagnostic.is(code), "{diagnostic}");
    argument(diagnostic, "forms")
}

/// Returns the legal moves that a mistake of this code names.
pub(super) fn legal_of(diagnostic: &Diagnostic, code: &str) -> String {
    assert!(diagnostic.is(code), "{diagnostic}");
    argument(diagnostic, "legal")
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
    assert_eq!(forms(&refusal(&bao, &opening, "+g2"), "move-direction-missing"), "+g2< +g2>");
    let capture = "0,0,0,0,0,0,0,0/0,2,2,6,2,2,0,2/0,2,0,0,6,2,2,2/0,0,0,0,0,0,0,0 hands=18,20 marks=e2:house,d3:house phase=namua to=S";
    let capture = position(&bao, capture);
    assert_eq!(legal_texts(&bao, &capture), ["+b2", "+e2<", "+e2>", "+f2<", "+f2>", "+h2"]);
    assert_eq!(forms(&refusal(&bao, &capture, "+h2>"), "move-direction-given"), "+h2");
    for (text, mv) in [("g2", Move::Sow { pit: g2, way: None }), ("+g2", Move::Place { pit: g2, way: None })] {
        assert_eq!(parse_move(&bao, &capture, text), Ok(mv), "the rules refuse it, not the notation");
    }
    for text in ["+", "++g2", "+g2>>", "g2+", "+g2:>", "+S"] {
        let legal = legal_of(&refusal(&bao, &opening, text), "move-unreadable");
        assert!(legal.starts_with("+e2< "), "{text}: {legal}");
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
    assert_eq!(forms(&refusal(&omweso, &plain, "c1<"), "move-direction-given"), "c1");
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
    let missing = refusal(&torus, &opening, "a1");
    assert_eq!(forms(&missing, "move-direction-missing"), "a1:n a1:ne a1:e a1:se a1:s a1:sw a1:w a1:nw");
    for text in ["a1>", "a1:", "a1:ccw", "a1:N", "a1ne", "a1:ne:ne", "<"] {
        let told = refusal(&torus, &opening, text);
        assert!(told.is("move-unreadable") && told.to_string().len() < 300, "{told}");
    }
    assert!(refusal(&torus, &opening, "ne").is("move-answers-nothing"));
    assert!(refusal(&rules("omweso", &[]), &start(&rules("omweso", &[])), "+a1:ne").is("move-unreadable"));
}

#[test]
fn what_is_no_move_is_said_with_the_moves_there_are() {
    let rules = rules("kalah", &[]);
    let opening = start(&rules);
    for text in ["", "z9", "a3", "a01", "C1", "c1>>", "c1 >>", "\u{1b}[2J", "c", "1", &"c".repeat(100_000)] {
        let error = refusal(&rules, &opening, text);
        assert_eq!(legal_of(&error, "move-unreadable"), "a1 b1 c1 d1 e1 f1");
        let line = error.to_string();
        assert!(!line.contains('\u{1b}') && line.len() < 200, "{line}");
    }
}

#[test]
fn refusals_have_a_reason_and_the_legal_moves() {
    let kalah = rules("kalah", &[]);
    let why = |text: &str, mv: Move| {
        let position = position(&kalah, text);
        why_refused(&kalah, &position, crate::engine::why_not(&kalah, &position, mv).expect("it is illegal"))
    };
    let a1 = Move::Sow { pit: pit(&kalah, "a1"), way: None };
    let barred = why("4,4,4,4,4,4/4,4,4,4,4,4 stores=0,0 to=N", a1);
    assert_eq!(argument(&barred, "clause"), "own-pits");
    assert_eq!(legal_of(&barred, "move-barred"), "a2 b2 c2 d2 e2 f2");
    assert!(why("0,0,0,0,0,0/0,0,0,0,0,0 stores=30,18 over=S to=N", a1).is("move-after-end"));
    assert!(why("4,4,4,4,4,4/4,4,4,4,4,4 stores=0,0 to=S", Move::Go).is("move-no-answer"));
}
