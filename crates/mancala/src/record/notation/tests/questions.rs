//! Open questions as text.

use super::moves::refusal;
use super::*;

/// A position in which a question is open, by its text.
struct AskedPosition {
    id: &'static str,
    set: &'static [(&'static str, &'static str)],
    text: &'static str,
    question: Question,
    who: Side,
    legal: &'static [&'static str],
}

const ASKED: [AskedPosition; 9] = [
    AskedPosition {
        id: "bao-la-kiswahili",
        set: &[],
        text: "0,0,0,0,0,0,0,0/0,2,2,6,0,0,0,0/0,0,0,0,8,2,0,0/0,0,0,0,0,0,0,0 hands=18,20 marks=e2:house,d3:house phase=namua ask=safari:e2:occupied:ccw:g2:2:capturing to=S",
        question: Question::Halt,
        who: Side::South,
        legal: &["go", "stop"],
    },
    AskedPosition {
        id: "omweso",
        set: &[("arrangement", "checking")],
        text: "1,1,0,0,0,0,3,4/1,1,0,0,0,0,3,4/0,2,1,0,0,0,1,1/0,3,0,0,0,0,1,1 ask=reverse:b2:occupied:ccw:d2:3:from-e1:end-h to=S",
        question: Question::Way,
        who: Side::South,
        legal: &["<", ">"],
    },
    AskedPosition {
        id: "omweso",
        set: &[("arrangement", "checking")],
        text: "1,1,0,0,0,0,3,4/1,1,0,0,0,0,0,4/0,0,1,0,0,0,1,1/0,3,0,0,0,0,1,1 ask=reverse:g3:empty:ccw:g3:3 lifted=5 to=N",
        question: Question::Reentry,
        who: Side::North,
        legal: &[">", "<"],
    },
    AskedPosition {
        id: "igisoro",
        set: &[],
        text: "0,0,0,0,0,0,3,4/0,3,0,0,0,0,3,4/0,2,1,0,0,0,1,1/0,3,0,0,0,0,1,1 ask=retreat:b2:occupied:ccw:d2:1 to=S",
        question: Question::Retreat,
        who: Side::North,
        legal: &["go", "stop"],
    },
    AskedPosition {
        id: "igisoro",
        set: &[],
        text: "0,0,0,0,0,0,3,4/0,3,0,0,0,0,3,4/0,2,1,0,0,0,1,1/0,3,0,0,0,0,1,1 ask=optional:b2:occupied:ccw:d2:1 to=S",
        question: Question::Take,
        who: Side::South,
        legal: &["go", "stop"],
    },
    AskedPosition {
        id: "tshuba",
        set: &[("bonus", "2")],
        text: "0,0,0,0,0,0,3,4/0,3,0,0,0,0,0,0/0,1,1,0,0,0,1,1/0,3,0,0,0,0,1,1 stores=5,0 ask=bonus:b2:empty:ccw:d2:1:left-2 to=S",
        question: Question::More(2),
        who: Side::South,
        legal: &["b3", "g4", "h4"],
    },
    AskedPosition {
        id: "tsoro",
        set: &[("bonus", "1"), ("captured", "sow_on")],
        text: "0,0,0,0,0,0,3,4/0,3,0,0,0,0,0,0/0,1,1,0,0,0,1,1/0,3,0,0,0,0,1,1 ask=bonus:b2:empty:ccw:d2:1:left-1 lifted=4 to=S",
        question: Question::More(1),
        who: Side::South,
        legal: &["b3", "g4", "h4"],
    },
    AskedPosition {
        id: "abstract-mancala",
        set: &[],
        text: "0,0,0,0,0,0,3,4/0,3,0,0,0,0,0,0/0,1,1,0,0,0,1,1/0,3,0,0,0,0,1,1 stores=0,0 marks=g4:trap-N ask=direction:b3:occupied:ne:a2:1 to=N",
        question: Question::Way,
        who: Side::North,
        legal: &["n", "ne", "e", "se", "s", "sw", "w", "nw"],
    },
    // The page of oware nam nam, example 1, where four seeds are taken only if their owner claims them.
    AskedPosition {
        id: "oware-nam-nam",
        set: &[("match", "single"), ("captures", "claimed")],
        text: "0,9,1,1,3,4/0,1,1,10,1,0 stores=12,4 ask=passing:f2:occupied:ccw:f1:1 lifted=1 to=S",
        question: Question::Passing,
        who: Side::North,
        legal: &["go", "stop"],
    },
];

#[test]
fn every_question_is_read_from_its_text_and_written_so_again() {
    for AskedPosition { id, set, text, question, who, legal } in ASKED {
        let rules = rules(id, set);
        let asked = position(&rules, text);
        let ask = asked.ask().expect(text);
        assert_eq!((ask.question, ask.who, asked.chooser()), (question, who, who), "{text}");
        assert_eq!(position_text(&rules, &asked), text);
        assert_eq!(legal_texts(&rules, &asked), legal, "{text}");
        for answer in legal {
            let mv = parse_move(&rules, &asked, answer).expect(answer);
            assert_eq!(move_text(&rules, &asked, mv), **answer);
            play_legal(&rules, &mut asked.clone(), mv, &mut NoEvents);
        }
    }
}

#[test]
fn an_arrow_that_answers_goes_along_the_row_of_the_pit_that_is_asked_of() {
    let omweso = rules("omweso", &[("arrangement", "checking")]);
    let way = |ask: usize, text| parse_move(&omweso, &position(&omweso, ASKED[ask].text), text);
    assert_eq!([way(1, "<"), way(1, ">")], [Ok(Move::Way(Direction::Ccw)), Ok(Move::Way(Direction::Cw))]);
    assert_eq!([way(2, "<"), way(2, ">")], [Ok(Move::Way(Direction::Cw)), Ok(Move::Way(Direction::Ccw))]);
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
        (8, "3,4/", "3,5/", "f2 holds 5, which nobody may take; expected a pit with as many seeds as `passing` says"),
        (8, "3,4/", "4,3/", "f2 holds 3, which nobody may take"),
        (8, " lifted=1", "", "no seeds are in flight in the middle of a lap; expected `lifted=` as well"),
        (7, " to=N", " lifted=4 to=N", "seeds are in flight, though captured seeds are not sown again here"),
    ] {
        let AskedPosition { id, set, text, .. } = ASKED[at];
        let changed = text.replacen(from, to, 1);
        assert_ne!(changed, text, "{from}");
        let told = parse_position(&rules(id, set), &changed).expect_err(&changed).to_string();
        assert!(told.starts_with("column ") && told.contains(said), "{changed}\n{told}");
    }
}

#[test]
fn questions_are_asked_only_where_a_seed_can_have_fallen() {
    let rules = rules("mwambulula", &[("optional_capture", "on")]);
    let clause = rules.cause_name(question::asking_causes(&rules).next().expect("the option adds it"));
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
