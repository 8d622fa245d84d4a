//! Open questions as text.

use super::moves::{legal_of, refusal};
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
    let told = refusal(&omweso, &start(&omweso), ">");
    assert_eq!(legal_of(&told, "move-answers-nothing"), "a1 b1 c1 d1 e1 f1 g1 h1");
    let tshuba = rules("tshuba", &[("bonus", "2")]);
    let asked = position(&tshuba, ASKED[5].text);
    assert_eq!(parse_move(&tshuba, &asked, "a4"), Ok(Move::Pick(pit(&tshuba, "a4"))), "an empty pit is for the rules");
    assert_eq!(legal_of(&refusal(&tshuba, &asked, "z4"), "move-unreadable"), "b3 g4 h4");
}

#[test]
fn a_question_that_nobody_can_be_asked_is_refused_with_its_column() {
    for (at, from, to, code) in [
        (0, ":capturing", "", "position-ask-no-capturing"),
        (0, ":capturing", ":capturing:plain", "position-ask-part-twice"),
        (0, ":capturing", ":plain-1", "position-one-of"),
        (0, "phase=namua", "phase=mtaji", "position-ask-stage"),
        (0, "safari", "house-stop", "position-ask-no-clause"),
        (0, ":e2:occupied", ":f1:empty", "position-ask-fallen"),
        (0, " to=S", " lifted=2 to=S", "position-ask-flight-unasked"),
        (0, " to=S", " over=S to=S", "position-asked-over"),
        (1, ":from-e1", ":from-e3", "position-ask-never-sows"),
        (1, ":from-e1", ":from-e1:from-e1", "position-ask-part-twice"),
        (1, ":from-e1", ":from-z9", "position-ask-from"),
        (1, ":from-e1", ":plain", "position-not-here"),
        (1, ":end-h", ":end-c", "position-one-of"),
        (1, ":end-h", ":left-1", "position-ask-left-unused"),
        (1, ":b2:occupied", ":g1:empty", "position-ask-no-turning"),
        (1, ":ccw", ":ne", "position-one-of"),
        (3, ":b2:occupied", ":b1:occupied", "position-ask-no-retreat"),
        (3, ":1 to=S", ":1:end-a to=S", "position-not-here"),
        (5, ":left-2", "", "position-ask-no-left"),
        (5, ":left-2", ":left-3", "position-ask-left-range"),
        (5, ":left-2", ":left-0", "position-ask-left-range"),
        (5, ":left-2", ":left-many", "position-ask-left"),
        (5, "0,0,0,0,0,0,3,4/0,3", "0,0,0,0,0,0,0,0/0,0", "position-ask-nothing-to-take"),
        (5, " to=S", " lifted=1 to=S", "position-ask-not-resown"),
        (6, " lifted=4", "", "position-ask-none-in-flight"),
        (7, ":ne", ":ccw", "position-one-of"),
        (8, "3,4/", "3,5/", "position-ask-not-taken"),
        (8, "3,4/", "4,3/", "position-ask-not-taken"),
        (8, " lifted=1", "", "position-ask-none-in-flight"),
        (7, " to=N", " lifted=4 to=N", "position-ask-not-resown"),
    ] {
        let error = changed(at, from, to);
        assert!(error.is(code) && error.column().is_some(), "{from} {to}: {error}");
    }
    let said = |at, from: &str, to: &str, name: &str| argument(changed(at, from, to).diagnostic(), name);
    assert_eq!(said(0, ":capturing", ":plain-1", "names"), "from- capturing plain end- left-");
    assert_eq!(said(0, "safari", "house-stop", "clauses"), "safari");
    assert_eq!(said(0, ":e2:occupied", ":f1:empty", "least"), "2");
    assert_eq!(said(1, ":end-h", ":end-c", "names"), "end-a end-h");
    assert_eq!(said(1, ":from-e1", ":from-e3", "place"), "e3");
    assert_eq!(said(5, ":left-2", ":left-3", "most"), "2");
    assert_eq!(said(7, ":ne", ":ccw", "names"), "n ne e se s sw w nw");
    assert_eq!(said(8, "3,4/", "3,5/", "seeds"), "5");
}

/// Returns the mistake in one of the positions with a part of its text replaced.
fn changed(at: usize, from: &str, to: &str) -> NotationError {
    let AskedPosition { id, set, text, .. } = ASKED[at];
    let changed = text.replacen(from, to, 1);
    assert_ne!(changed, text, "{from}");
    mistake(&rules(id, set), &changed)
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
    for (ask, code) in [
        ("f2:empty:ccw:d1:2", "position-ask-fallen"),
        ("a2:occupied:ccw:d1:2", "position-ask-fallen"),
        ("f3:occupied:ccw:d1:2", "position-ask-never-sows"),
        ("f2:occupied:ccw:d4:2", "position-ask-never-sows"),
        ("f2:full:ccw:d1:2", "position-one-of"),
        ("f2:occupied:up:d1:2", "position-one-of"),
        ("f2:occupied:ccw:d1:many", "position-number"),
        ("f2:occupied:ccw:d1:4294967296", "position-number"),
    ] {
        let error = with(ask).expect_err(ask);
        assert!(error.is(code), "{error}");
    }
}
