//! Texts go there and back; whatever is wrong is said with its column.

use super::*;
use crate::engine::{History, Silent, play_legal, start};
use crate::rules::{Catalogue, Settings};
use proptest::prelude::*;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::collections::BTreeSet;

/// Settings that bring out what a position may hold besides seeds: questions, an exchange of seats, phases.
const GAMES: [(&str, &[(&str, &str)]); 30] = [
    ("abstract-mancala", &[]),
    ("abstract-mancala", &[("traps", "weak")]),
    ("alemungula", &[]),
    ("ayo-ayo-children", &[]),
    ("bao-la-kiswahili", &[]),
    ("bao-la-kiswahili", &[("mtaji_capture_house", "choice"), ("house_setup", "8")]),
    ("bao-la-kujifunza", &[]),
    ("basic", &[]),
    ("egyptian", &[]),
    ("ethiopian", &[]),
    ("hawalis", &[("direction", "free")]),
    ("hus", &[]),
    ("igisoro", &[]),
    ("igisoro", &[("setup", "free")]),
    ("kalah", &[]),
    ("kalah", &[("pie_rule", "on")]),
    ("mefuvha", &[("columns", "8")]),
    ("mwambulula", &[]),
    ("mwambulula", &[("optional_capture", "on")]),
    ("nigerian", &[]),
    ("omweso", &[]),
    ("omweso", &[("arrangement", "checking"), ("two_heads", "off")]),
    ("oware", &[]),
    ("oware/woli", &[]),
    ("togyz-kumalak", &[]),
    ("togyz-kumalak", &[("tuzdyk", "optional")]),
    ("tshuba", &[("bonus", "2")]),
    ("tsoro", &[("bonus", "3"), ("heads", "two")]),
    ("tsoro", &[("bonus", "2"), ("captured", "sow_on")]),
    ("tsoro/fuva", &[]),
];

fn rules(id: &str, set: &[(&str, &str)]) -> Rules {
    let settings: Settings = set.iter().map(|&(k, v)| (k.to_owned(), v.to_owned())).collect();
    Catalogue::shipped().rules(id, &settings).expect("a shipped variant and options of its page")
}

#[test]
fn kalahs_opening_is_the_text_of_the_documentation() {
    let kalah = rules("kalah", &[]);
    assert_eq!(position_text(&kalah, &start(&kalah)), "4,4,4,4,4,4/4,4,4,4,4,4 stores=0,0 to=S");
}

#[test]
fn every_position_of_random_games_goes_there_and_back() {
    let mut chance = ChaCha8Rng::seed_from_u64(7);
    let (mut marked, mut ended, mut swapped, mut in_flight, mut in_hand) = (0, 0, 0, 0, 0);
    let mut asked = BTreeSet::new();
    for (id, set) in GAMES {
        let rules = rules(id, set);
        for _ in 0..20 {
            let mut position = start(&rules);
            let mut history = History::new(&rules, &position);
            for _ in 0..400 {
                let text = position_text(&rules, &position);
                assert_eq!(parse_position(&rules, &text).as_ref(), Ok(&position), "{id} {text}");
                asked.extend(position.ask().map(|ask| format!("{:?}", ask.question)));
                in_flight += usize::from(position.lifted() > 0);
                in_hand += usize::from(has_hands(&rules) && !matches!(position.hand(Side::South), 0 | 16 | 22 | 32));
                marked += usize::from(text.contains("marks="));
                swapped += usize::from(position.swapped());
                let moves = legal_moves(&rules, &position);
                for &mv in moves.iter().step_by(1 + moves.len() / 16) {
                    assert_eq!(parse_move(&rules, &position, &move_text(&rules, &position, mv)), Ok(mv), "{id} {text}");
                }
                if moves.is_empty() {
                    ended += usize::from(position.ended().is_some());
                    break;
                }
                history.play_legal(&rules, &mut position, moves[chance.random_range(0..moves.len())], &mut Silent);
            }
        }
    }
    assert!(marked > 0 && ended > 0 && swapped > 0, "{marked} {ended} {swapped}");
    assert!(in_flight > 0 && in_hand > 0, "{in_flight} {in_hand}");
    let every = ["Claim", "Halt", "More(1)", "More(2)", "More(3)", "Reentry", "Retreat", "Take", "Way"];
    assert_eq!(asked.into_iter().collect::<Vec<_>>(), every);
}

#[test]
fn seeds_in_flight_when_a_turn_was_broken_off_are_written_too() {
    let rules = rules("mwambulula", &[]);
    let text = "2,2,2,2,2,2,2,2/0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0/2,2,2,2,2,2,2,2 hands=16,0 over=void lifted=7 to=S";
    let position = parse_position(&rules, text).expect("the grammar allows it");
    assert_eq!((position.lifted(), position.hand(Side::South), position.total()), (7, 16, 55));
    assert_eq!(position_text(&rules, &position), text);
}

#[test]
fn arrows_are_asked_for_just_where_there_is_a_choice() {
    let rules = rules("alemungula", &[]);
    let opening = start(&rules);
    let c1 = rules.board.pit_named("c1").expect("five columns");
    assert_eq!(parse_move(&rules, &opening, " c1> "), Ok(Move::Sow { pit: c1, way: Some(Way::Ccw) }));
    assert_eq!(parse_move(&rules, &opening, "c1<"), Ok(Move::Sow { pit: c1, way: Some(Way::Cw) }));
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
    assert_eq!([text(a1, Way::Ccw), text(a1, Way::Cw)], ["a1>", "a1<"]);
    assert_eq!([text(a2, Way::Ccw), text(a2, Way::Cw)], ["a2<", "a2>"]);
}

/// What a game reads from the text of a position.
fn position(rules: &Rules, text: &str) -> Position {
    parse_position(rules, text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn pit(rules: &Rules, name: &str) -> PitId {
    rules.board.pit_named(name).unwrap_or_else(|| panic!("no pit {name}"))
}

/// What is said of a text that is no move.
fn refusal(rules: &Rules, position: &Position, text: &str) -> String {
    parse_move(rules, position, text).expect_err(text).to_string()
}

#[test]
fn a_seed_is_placed_with_an_arrow_just_where_there_is_a_choice() {
    let bao = rules("bao-la-kiswahili", &[]);
    let opening = start(&bao);
    let g2 = pit(&bao, "g2");
    assert_eq!(legal_texts(&bao, &opening), ["+e2<", "+e2>", "+f2<", "+f2>", "+g2<", "+g2>"]);
    for (text, way) in [("+g2>", Way::Cw), ("+g2<", Way::Ccw), (" + g2 < ", Way::Ccw)] {
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
    let reverse = Move::Sow { pit: b2, way: Some(Way::Cw) };
    assert_eq!(move_text(&omweso, &before, reverse), "b2>");
    assert_eq!(parse_move(&omweso, &before, "b2>"), Ok(reverse), "whether it captures is for the rules to say");
    for usual in ["b2", "b2<"] {
        assert_eq!(parse_move(&omweso, &before, usual), Ok(Move::Sow { pit: b2, way: None }));
    }
    assert_eq!(parse_move(&omweso, &before, "a1<"), Ok(Move::Sow { pit: pit(&omweso, "a1"), way: Some(Way::Cw) }));
    let plain = start(&omweso);
    assert_eq!(refusal(&omweso, &plain, "c1<"), "`c1<` names a way where there is none to choose; expected c1");
}

#[test]
fn on_a_torus_a_way_is_a_compass_point() {
    let torus = rules("abstract-mancala", &[]);
    let opening = start(&torus);
    let [a1, h4] = ["a1", "h4"].map(|name| pit(&torus, name));
    for way in Way::COMPASS {
        let text = format!("a1:{}", way.word());
        assert_eq!(parse_move(&torus, &opening, &text), Ok(Move::Sow { pit: a1, way: Some(way) }));
        assert_eq!(move_text(&torus, &opening, Move::Sow { pit: a1, way: Some(way) }), text);
    }
    assert_eq!(parse_move(&torus, &opening, " h4 : nw "), Ok(Move::Sow { pit: h4, way: Some(Way::Nw) }));
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

/// A position in which a question is open, by its text.
struct Asked {
    id: &'static str,
    set: &'static [(&'static str, &'static str)],
    text: &'static str,
    question: Question,
    who: Side,
    legal: &'static [&'static str],
}

const ASKED: [Asked; 8] = [
    Asked {
        id: "bao-la-kiswahili",
        set: &[],
        text: "0,0,0,0,0,0,0,0/0,2,2,6,0,0,0,0/0,0,0,0,8,2,0,0/0,0,0,0,0,0,0,0 hands=18,20 marks=e2:house,d3:house phase=namua ask=safari:e2:occupied:ccw:g2:2:capturing to=S",
        question: Question::Halt,
        who: Side::South,
        legal: &["go", "stop"],
    },
    Asked {
        id: "omweso",
        set: &[("arrangement", "checking")],
        text: "1,1,0,0,0,0,3,4/1,1,0,0,0,0,3,4/0,2,1,0,0,0,1,1/0,3,0,0,0,0,1,1 ask=reverse:b2:occupied:ccw:d2:3:from-e1:end-h to=S",
        question: Question::Way,
        who: Side::South,
        legal: &["<", ">"],
    },
    Asked {
        id: "omweso",
        set: &[("arrangement", "checking")],
        text: "1,1,0,0,0,0,3,4/1,1,0,0,0,0,0,4/0,0,1,0,0,0,1,1/0,3,0,0,0,0,1,1 ask=reverse:g3:empty:ccw:g3:3 lifted=5 to=N",
        question: Question::Reentry,
        who: Side::North,
        legal: &[">", "<"],
    },
    Asked {
        id: "igisoro",
        set: &[],
        text: "0,0,0,0,0,0,3,4/0,3,0,0,0,0,3,4/0,2,1,0,0,0,1,1/0,3,0,0,0,0,1,1 ask=retreat:b2:occupied:ccw:d2:1 to=S",
        question: Question::Retreat,
        who: Side::North,
        legal: &["go", "stop"],
    },
    Asked {
        id: "igisoro",
        set: &[],
        text: "0,0,0,0,0,0,3,4/0,3,0,0,0,0,3,4/0,2,1,0,0,0,1,1/0,3,0,0,0,0,1,1 ask=optional:b2:occupied:ccw:d2:1 to=S",
        question: Question::Take,
        who: Side::South,
        legal: &["go", "stop"],
    },
    Asked {
        id: "tshuba",
        set: &[("bonus", "2")],
        text: "0,0,0,0,0,0,3,4/0,3,0,0,0,0,0,0/0,1,1,0,0,0,1,1/0,3,0,0,0,0,1,1 stores=5,0 ask=bonus:b2:empty:ccw:d2:1:left-2 to=S",
        question: Question::More(2),
        who: Side::South,
        legal: &["b3", "g4", "h4"],
    },
    Asked {
        id: "tsoro",
        set: &[("bonus", "1"), ("captured", "sow_on")],
        text: "0,0,0,0,0,0,3,4/0,3,0,0,0,0,0,0/0,1,1,0,0,0,1,1/0,3,0,0,0,0,1,1 ask=bonus:b2:empty:ccw:d2:1:left-1 lifted=4 to=S",
        question: Question::More(1),
        who: Side::South,
        legal: &["b3", "g4", "h4"],
    },
    Asked {
        id: "abstract-mancala",
        set: &[],
        text: "0,0,0,0,0,0,3,4/0,3,0,0,0,0,0,0/0,1,1,0,0,0,1,1/0,3,0,0,0,0,1,1 stores=0,0 marks=g4:trap-N ask=direction:b3:occupied:ne:a2:1 to=N",
        question: Question::Way,
        who: Side::North,
        legal: &["n", "ne", "e", "se", "s", "sw", "w", "nw"],
    },
];

#[test]
fn every_question_is_read_from_its_text_and_written_so_again() {
    for Asked { id, set, text, question, who, legal } in ASKED {
        let rules = rules(id, set);
        let asked = position(&rules, text);
        let ask = asked.ask().expect(text);
        assert_eq!((ask.question, ask.who, asked.chooser()), (question, who, who), "{text}");
        assert_eq!(position_text(&rules, &asked), text);
        assert_eq!(legal_texts(&rules, &asked), legal, "{text}");
        for answer in legal {
            let mv = parse_move(&rules, &asked, answer).expect(answer);
            assert_eq!(move_text(&rules, &asked, mv), **answer);
            play_legal(&rules, &mut asked.clone(), mv, &mut Silent);
        }
    }
}

#[test]
fn an_arrow_that_answers_goes_along_the_row_of_the_pit_that_is_asked_of() {
    let omweso = rules("omweso", &[("arrangement", "checking")]);
    let way = |ask: usize, text| parse_move(&omweso, &position(&omweso, ASKED[ask].text), text);
    assert_eq!([way(1, "<"), way(1, ">")], [Ok(Move::Way(Way::Ccw)), Ok(Move::Way(Way::Cw))]);
    assert_eq!([way(2, "<"), way(2, ">")], [Ok(Move::Way(Way::Cw)), Ok(Move::Way(Way::Ccw))]);
    assert_eq!(
        refusal(&omweso, &start(&omweso), ">"),
        "`>` answers a question, and none is open; expected a1, b1, c1, d1, e1, f1, g1 or h1"
    );
    let tshuba = rules("tshuba", &[("bonus", "2")]);
    let asked = position(&tshuba, ASKED[5].text);
    assert_eq!(parse_move(&tshuba, &asked, "a4"), Ok(Move::Pick(pit(&tshuba, "a4"))), "an empty pit is for the rules");
    assert_eq!(refusal(&tshuba, &asked, "z4"), "`z4` is no move of this game; expected b3, g4 or h4");
}

#[test]
fn a_question_that_nobody_can_be_asked_is_refused_with_its_column() {
    for (at, from, to, said) in [
        (
            0,
            ":capturing",
            "",
            "the question does not say whether the turn began with a capture; expected `capturing` or",
        ),
        (0, ":capturing", ":capturing:plain", "`plain` stands here a second time"),
        (0, ":capturing", ":plain-1", "`plain-1`; expected from-, capturing, plain, end- or left-"),
        (0, "phase=namua", "phase=mtaji", "`safari` asks nothing in the phase `mtaji`"),
        (0, "safari", "house-stop", "no clause `house-stop` asks anything in this game; expected safari"),
        (
            0,
            ":e2:occupied",
            ":f1:empty",
            "the last seed cannot have fallen in f1, which holds 0; expected 2 seeds or more",
        ),
        (
            0,
            " to=S",
            " lifted=2 to=S",
            "seeds are in flight though the question is not about them; expected no `lifted=`",
        ),
        (0, " to=S", " over=S to=S", "a question is open though the game is over"),
        (1, ":from-e1", ":from-e3", "South never sows in e3"),
        (1, ":from-e1", ":from-e1:from-e1", "`from` stands here a second time"),
        (1, ":from-e1", ":from-z9", "`from-z9`; expected from- and the name of a pit"),
        (1, ":from-e1", ":plain", "this game does not tell turns with and without capture apart; expected no `plain`"),
        (1, ":end-h", ":end-c", "`end-c`; expected end-a or end-h"),
        (1, ":end-h", ":left-1", "`reverse` asks for no pits; expected no `left-`"),
        (1, ":b2:occupied", ":g1:empty", "no lap from g1 may run the other way; expected a pit that `reverse` names"),
        (1, ":ccw", ":ne", "`ne`; expected ccw or cw"),
        (3, ":b2:occupied", ":b1:occupied", "no seeds that b1 faces can move out of reach"),
        (3, ":1 to=S", ":1:end-a to=S", "captures at the ends do not count in this game"),
        (
            5,
            ":left-2",
            "",
            "`bonus` asks for pits, and the text does not say how many are left; expected left-1 to left-2",
        ),
        (5, ":left-2", ":left-3", "`left-3` cannot be; expected left-1 to left-2"),
        (5, ":left-2", ":left-0", "`left-0` cannot be"),
        (5, ":left-2", ":left-many", "`left-many`; expected left- and a number of pits"),
        (
            5,
            "0,0,0,0,0,0,3,4/0,3",
            "0,0,0,0,0,0,0,0/0,0",
            "North has no seeds to take; expected a question that can be answered",
        ),
        (5, " to=S", " lifted=1 to=S", "seeds are in flight, though captured seeds are not sown again here"),
        (6, " lifted=4", "", "no captured seeds are in flight; expected `lifted=` as well"),
        (7, ":ne", ":ccw", "`ccw`; expected n, ne, e, se, s, sw, w or nw"),
        (7, " to=N", " lifted=4 to=N", "seeds are in flight, though captured seeds are not sown again here"),
    ] {
        let Asked { id, set, text, .. } = ASKED[at];
        let changed = text.replacen(from, to, 1);
        assert_ne!(changed, text, "{from}");
        let told = parse_position(&rules(id, set), &changed).expect_err(&changed).to_string();
        assert!(told.starts_with("column ") && told.contains(said), "{changed}\n{told}");
    }
}

#[test]
fn hands_that_are_placed_seed_by_seed_may_be_spent_in_part() {
    let bao = rules("bao-la-kiswahili", &[]);
    let text =
        "0,0,0,0,0,0,0,0/0,2,2,6,0,0,0,0/0,0,0,0,6,2,2,0/0,0,0,0,0,0,0,0 hands=7,0 marks=e2:house phase=namua to=S";
    let read = position(&bao, text);
    assert_eq!((read.hand(Side::South), read.hand(Side::North)), (7, 0));
    assert_eq!((read.mark(pit(&bao, "e2")), read.mark(pit(&bao, "d3"))), (Mark::House, Mark::None));
    assert_eq!(position_text(&bao, &read), text);
    for (from, to, said) in [
        ("hands=7,0", "hands=23,0", "South holds 23 in hand; expected 0 to 22"),
        ("hands=7,0", "hands=0,7", "the phase is `namua`, and South has no seeds in hand"),
        (
            "hands=7,0 ",
            "",
            "column 86: the phase is `namua`, and South has no seeds in hand; expected another phase, or",
        ),
        ("e2:house", "d2:house", "`house` cannot stand on d2 in this game; expected barred"),
        ("e2:house", "e2:trap-S", "`trap-S` cannot stand on e2 in this game; expected barred, house or house-barred"),
        ("to=S", "lifted=1 to=S", "seeds are in flight though the game goes on"),
    ] {
        let told = parse_position(&bao, &text.replacen(from, to, 1)).expect_err(to).to_string();
        assert!(told.contains(said), "{told}");
    }
}

#[test]
fn a_phase_that_is_not_named_follows_from_the_seeds() {
    let phase = |id: &str, set: &[(&str, &str)], text: &str| {
        let rules = rules(id, set);
        let read = position(&rules, text);
        rules.phases[read.phase()].id.clone()
    };
    let bao = "0,0,0,0,0,0,0,0/0,2,2,6,0,0,0,0/0,0,0,0,6,2,2,0/0,0,0,0,0,0,0,0";
    assert_eq!(phase("bao-la-kiswahili", &[], &format!("{bao} hands=1,0 to=S")), "namua");
    assert_eq!(phase("bao-la-kiswahili", &[], &format!("{bao} hands=1,0 to=N")), "mtaji");
    assert_eq!(phase("bao-la-kiswahili", &[], &format!("{bao} to=S")), "mtaji");
    let mefuvha = "2,2,2,2,2,2,2,2/2,2,2,2,2,2,1,0/0,1,2,2,2,2,2,2/2,2,2,2,2,2,2,2 stores=0,0 to=S";
    assert_eq!(phase("mefuvha", &[("columns", "8")], mefuvha), "first-south");
    assert_eq!(phase("mefuvha", &[("columns", "8")], &mefuvha.replacen("2,", "0,", 1)), "play");
    let kalah = "4,4,4,4,4,4/4,4,4,4,4,4 stores=0,0 to=S";
    assert_eq!(phase("kalah", &[("pie_rule", "on")], kalah), "opening");
    assert_eq!(phase("kalah", &[("pie_rule", "on")], &kalah.replacen("4,", "3,", 1)), "play");
    let ended = "0,0,0,0,0,0,0,0/0,2,2,6,0,0,0,0/0,0,0,0,6,2,2,0/0,0,0,0,0,0,0,0 phase=namua over=N to=S";
    assert_eq!(phase("bao-la-kiswahili", &[], ended), "namua");
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

#[test]
fn white_space_and_the_order_of_fields_do_not_matter() {
    let rules = rules("togyz-kumalak", &[]);
    let plain = "10,2,1,8,12,0,5,0,11/3,1,0,9,2,13,9,4,13 stores=28,31 marks=c1:trap-N,h2:trap-S to=S";
    let loose =
        "\n 10,2,1 , 8,12,0,5,0,11 /\t3,1,0,9,2,13,9,4,13\n to = S\n marks= h2 : trap-S ,c1:trap-N  stores =28 , 31 ";
    let expected = parse_position(&rules, plain).expect("as written by the program");
    assert_eq!(parse_position(&rules, loose), Ok(expected.clone()));
    assert_eq!(position_text(&rules, &expected), plain);
}

#[test]
fn faults_are_told_with_their_column() {
    for (id, text, column, said) in [
        ("kalah", "", 1, "the end of the text; expected a number of seeds"),
        ("kalah", "4,4,4,4,4/4,4,4,4,4,4 to=S", 10, "row 2 ends after 5 pits; expected 6 pits in a row"),
        ("kalah", "4,4,4,4,4,4,4/4,4,4,4,4,4 to=S", 12, "row 2 has more than 6 pits"),
        ("kalah", "4,4,4,4,4,4 to=S", 13, "the board ends after 1 row; expected `/` and another row, 2 in all"),
        ("kalah", "4,4,4,4,4,4/4,4,4,4,4,4/4 to=S", 24, "there are more than 2 rows"),
        ("kalah", "4,4,4,4,4,4/4,4,4,4,4,x to=S", 23, "`x` is no number of seeds"),
        ("kalah", "4,4,4,4,4,4/4,4,4,4,4,-4 to=S", 23, "`-4` is no number of seeds"),
        ("kalah", "4,4,4,4,4,4/4,4,4,4,4,65536 to=S", 23, "expected a number from 0 to 65535"),
        ("kalah", "4,4,4,4,4,4/4,4,4,4,4,99999999999999999999 to=S", 23, "is no number of seeds"),
        ("kalah", "40000,4,4,4,4,4/40000,4,4,4,4,4 to=S", 17, "the position holds more than 65535 seeds"),
        ("kalah", "4,4,4,4,4,4/4,4,4,4,4,4", 24, "does not say whose turn it is; expected to=S or to=N"),
        ("kalah", "4,4,4,4,4,4/4,4,4,4,4,4 to=E", 28, "`E`; expected S or N"),
        ("kalah", "4,4,4,4,4,4/4,4,4,4,4,4 to=S to=S", 30, "`to` stands here a second time"),
        ("kalah", "4,4,4,4,4,4/4,4,4,4,4,4 seeds=4 to=S", 25, "`seeds` is not known; expected stores=, "),
        ("kalah", "4,4,4,4,4,4/4,4,4,4,4,4 stores=1 to=S", 34, "`to`; expected `,`"),
        ("kalah", "4,4,4,4,4,4/4,4,4,4,4,4 to=S !", 30, "`!`; expected numbers, names"),
        (
            "kalah",
            "4,4,4,4,4,4/4,4,4,4,4,4 marks=c1:trap-S to=S",
            34,
            "`trap-S` cannot stand on c1 in this game; expected no mark there",
        ),
        ("kalah", "4,4,4,4,4,4/4,4,4,4,4,4 swapped to=S", 25, "players do not exchange seats in this game"),
        ("kalah", "4,4,4,4,4,4/4,4,4,4,4,4 hands=1,0 to=S", 31, "South holds 1 in hand; expected 0, for"),
        ("kalah", "4,4,4,4,4,4/4,4,4,4,4,4 over=S:nobody to=S", 32, "`nobody` is no clause of this game"),
        ("kalah", "4,4,4,4,4,4/4,4,4,4,4,4 lifted=3 to=S", 32, "seeds are in flight though the game goes on"),
        ("kalah", "4,4,4,4,4,4/4,4,4,4,4,4 phase=mtaji to=S", 31, "`mtaji` is no phase of this game; expected play"),
        ("kalah", "4,4,4,4,4,4/4,4,4,4,4,4 ask=own-pits:a1:empty:cw:b1 to=S", 29, "no clause `own-pits` asks anything"),
        (
            "alemungula",
            "5,5,5,5,5/5,5,5,5,5 marks=f1:barred to=S",
            27,
            "`f1` is no pit of this board; expected the name of a pit, a1 to e2",
        ),
        ("alemungula", "5,5,5,5,5/5,5,5,5,5 marks=a1:barred,a1:barred to=S", 37, "a1 is marked twice"),
    ] {
        let error = parse_position(&rules(id, &[]), text).expect_err(text).to_string();
        assert!(error.starts_with(&format!("column {column}: ")) && error.contains(said), "{text}: {error}");
    }
}

#[test]
fn questions_are_asked_only_where_a_seed_can_have_fallen() {
    let rules = rules("mwambulula", &[("optional_capture", "on")]);
    let clause = rules
        .clauses
        .iter()
        .find(|clause| matches!(clause, crate::rules::Clause::Capture(crate::rules::capture::Capture::Optional(_))));
    let clause = clause.expect("the option adds it").id();
    let with = |ask: &str| {
        let rows = "2,2,2,2,2,2,2,2/0,0,0,0,0,2,0,0/0,0,0,0,0,2,0,0/2,2,2,2,2,2,2,2";
        parse_position(&rules, &format!("{rows} ask={clause}:{ask} to=S"))
    };
    let good = with("f2:occupied:ccw:d1:2").map(|position| position.ask().is_some());
    assert_eq!(good, Ok(true));
    for (ask, said) in [
        ("f2:empty:ccw:d1:2", "cannot have fallen in f2, which holds 2"),
        ("a2:occupied:ccw:d1:2", "cannot have fallen in a2, which holds 0"),
        ("f3:occupied:ccw:d1:2", "South never sows in f3"),
        ("f2:occupied:ccw:d4:2", "South never sows in d4"),
        ("f2:full:ccw:d1:2", "`full`; expected empty or occupied"),
        ("f2:occupied:up:d1:2", "`up`; expected ccw or cw"),
        ("f2:occupied:ccw:d1:many", "`many` is no number of laps"),
        ("f2:occupied:ccw:d1:4294967296", "`4294967296` is no number of laps"),
    ] {
        let error = with(ask).expect_err(ask).to_string();
        assert!(error.contains(said), "{error}");
    }
}

/// Seeds by chance, and whatever else the text of a position of this game may say, sense or nonsense.
fn chance_text(rules: &Rules, chance: &mut ChaCha8Rng) -> String {
    let board = &rules.board;
    let most: u16 = [2, 5, 60, 300][chance.random_range(0..4)];
    let rows = (0..board.rows).map(|_| {
        let pits =
            (0..board.columns).map(|_| if chance.random_range(0..3) == 0 { 0 } else { chance.random_range(0..most) });
        pits.map(|n: u16| n.to_string()).collect::<Vec<_>>().join(",")
    });
    let mut text = rows.collect::<Vec<_>>().join("/");
    let pit = |chance: &mut ChaCha8Rng| board.name(PitId(chance.random_range(0..board.pit_count() as u8)));
    if board.has_stores() {
        text += &format!(" stores={},{}", chance.random_range(0..most), chance.random_range(0..most));
    }
    if has_hands(rules) {
        let hand = |chance: &mut ChaCha8Rng| one(chance, &["0", "1", "2", "9", "16"]);
        text += &format!(" hands={},{}", hand(chance), hand(chance));
    }
    if chance.random_range(0..3) == 0 {
        text += &format!(
            " marks={}:{}",
            pit(chance),
            one(chance, &["trap-S", "trap-N", "barred", "house", "house-barred"])
        );
    }
    let phase = &rules.phases[chance.random_range(0..rules.phases.len())].id;
    text += &format!(" phase={phase}");
    if chance.random_range(0..2) == 0 {
        text += &chance_ask(rules, chance);
    }
    if chance.random_range(0..4) == 0 {
        text += &format!(" lifted={}", chance.random_range(0..9));
    }
    text + &format!(" to={}", one(chance, &["S", "N"]))
}

fn one(chance: &mut ChaCha8Rng, words: &[&str]) -> String {
    words[chance.random_range(0..words.len())].to_owned()
}

/// A question by chance: often of a clause that asks, with what goes with it, else anything.
fn chance_ask(rules: &Rules, chance: &mut ChaCha8Rng) -> String {
    let board = &rules.board;
    let asking: Vec<String> =
        rules.all().filter(|(_, it)| question::question(it, false, 1).is_some()).map(|(_, it)| it.id()).collect();
    let all: Vec<String> = rules.all().map(|(_, it)| it.id()).collect();
    let clauses = if asking.is_empty() || chance.random_range(0..8) == 0 { all } else { asking };
    let clause = &clauses[chance.random_range(0..clauses.len())];
    // Both pits are often on the same side, that of the player asked as often as not.
    let half = board.pit_count() / 2;
    let from = chance.random_range(0..=1) * half;
    let pit = |chance: &mut ChaCha8Rng| {
        let pit = if chance.random_range(0..8) == 0 { 0 } else { from } + chance.random_range(0..half);
        board.name(PitId(pit as u8))
    };
    let (at, lap) = (pit(chance), pit(chance));
    let before = one(chance, &["empty", "occupied"]);
    let way = board.ways()[chance.random_range(0..board.ways().len())].word();
    let mut text = format!(" ask={clause}:{at}:{before}:{way}:{lap}:{}", one(chance, &["0", "3", "4294967295"]));
    if chance.random_range(0..3) == 0 {
        text += &format!(":from-{}", pit(chance));
    }
    if rules.phases.iter().any(|phase| phase.facts.must_capture.is_some()) != (chance.random_range(0..8) == 0) {
        text += &one(chance, &[":capturing", ":plain"]);
    }
    if chance.random_range(0..8) == 0 {
        text += &one(chance, &[":end-a", ":end-h", ":end-c", ":end-"]);
    }
    if rules.phases.iter().any(|phase| phase.facts.more.is_some()) != (chance.random_range(0..8) == 0) {
        text += &one(chance, &[":left-0", ":left-1", ":left-2", ":left-3", ":left-x"]);
    }
    text
}

#[test]
fn any_position_that_can_be_read_can_be_played_on() {
    let mut chance = ChaCha8Rng::seed_from_u64(11);
    let mut read = 0;
    let mut asked = BTreeSet::new();
    for (id, set) in GAMES {
        let rules = rules(id, set);
        for _ in 0..600 {
            let Ok(mut position) = parse_position(&rules, &chance_text(&rules, &mut chance)) else { continue };
            read += 1;
            asked.extend(position.ask().map(|ask| format!("{:?}", ask.question)));
            assert!(position.ask().is_none() || !legal_moves(&rules, &position).is_empty(), "a question has an answer");
            let seeds = position.total();
            for _ in 0..12 {
                let moves = legal_moves(&rules, &position);
                let Some(&mv) = moves.get(chance.random_range(0..moves.len().max(1))) else { break };
                play_legal(&rules, &mut position, mv, &mut Silent);
                assert_eq!(position.total(), seeds, "{id}");
                let text = position_text(&rules, &position);
                assert_eq!(parse_position(&rules, &text).as_ref(), Ok(&position), "{id} {text}");
            }
        }
    }
    assert!(read > 2000, "{read}");
    let every = ["Claim", "Halt", "More(1)", "More(2)", "More(3)", "Reentry", "Retreat", "Take", "Way"];
    assert_eq!(asked.into_iter().collect::<Vec<_>>(), every);
}

proptest! {
    #[test]
    fn no_text_makes_reading_panic(text in "[0-9,/=: a-zSN<>_-]{0,120}", name in "\\PC{0,12}") {
        let kalah = rules("kalah", &[("pie_rule", "on")]);
        if let Ok(position) = parse_position(&kalah, &text) {
            prop_assert_eq!(parse_position(&kalah, &position_text(&kalah, &position)), Ok(position));
        }
        let _ = parse_position(&kalah, &format!("4,4,4,4,4,4/4,4,4,4,4,4 {text}"));
        let _ = parse_move(&kalah, &start(&kalah), &name);
    }
}
