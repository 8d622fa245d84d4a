//! Texts go there and back; whatever is wrong is said with its column.

use super::*;
use crate::engine::{History, Silent, play_legal, start};
use crate::rules::{Catalogue, Settings};
use proptest::prelude::*;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// Settings that bring out what a position may hold besides seeds: questions, an exchange of seats, phases.
const GAMES: [(&str, &[(&str, &str)]); 14] = [
    ("alemungula", &[]),
    ("ayo-ayo-children", &[]),
    ("basic", &[]),
    ("egyptian", &[]),
    ("ethiopian", &[]),
    ("kalah", &[]),
    ("kalah", &[("pie_rule", "on")]),
    ("mwambulula", &[]),
    ("mwambulula", &[("optional_capture", "on")]),
    ("nigerian", &[]),
    ("oware", &[]),
    ("oware/woli", &[]),
    ("togyz-kumalak", &[]),
    ("togyz-kumalak", &[("tuzdyk", "optional")]),
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
    let (mut asked, mut marked, mut ended, mut swapped) = (0, 0, 0, 0);
    for (id, set) in GAMES {
        let rules = rules(id, set);
        for _ in 0..40 {
            let mut position = start(&rules);
            let mut history = History::new(&rules, &position);
            for _ in 0..400 {
                let text = position_text(&rules, &position);
                assert_eq!(parse_position(&rules, &text).as_ref(), Ok(&position), "{id} {text}");
                asked += usize::from(position.ask().is_some());
                marked += usize::from(text.contains("marks="));
                swapped += usize::from(position.swapped());
                let moves = legal_moves(&rules, &position);
                for &mv in &moves {
                    assert_eq!(parse_move(&rules, &position, &move_text(&rules, mv)), Ok(mv), "{id} {text}");
                }
                if moves.is_empty() {
                    ended += usize::from(position.ended().is_some());
                    break;
                }
                history.play_legal(&rules, &mut position, moves[chance.random_range(0..moves.len())], &mut Silent);
            }
        }
    }
    assert!(asked > 0 && marked > 0 && ended > 0 && swapped > 0, "{asked} {marked} {ended} {swapped}");
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
    assert_eq!(none, "`b1<` has an arrow where there is no way to choose; expected b1");
}

#[test]
fn an_arrow_points_as_south_sees_the_row_of_the_pit() {
    let rules = rules("ethiopian", &[]);
    let [a1, a2] = ["a1", "a2"].map(|name| rules.board.pit_named(name).expect("six columns"));
    let text = |pit, way| move_text(&rules, Move::Sow { pit, way: Some(way) });
    assert_eq!([text(a1, Way::Ccw), text(a1, Way::Cw)], ["a1>", "a1<"]);
    assert_eq!([text(a2, Way::Ccw), text(a2, Way::Cw)], ["a2<", "a2>"]);
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
            "`trap-S` is no mark of this game; expected no marks",
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
    let one = |chance: &mut ChaCha8Rng, words: &[&str]| words[chance.random_range(0..words.len())].to_owned();
    if board.has_stores() {
        text += &format!(" stores={},{}", chance.random_range(0..most), chance.random_range(0..most));
    }
    if has_hands(rules) {
        text += &format!(" hands={},{}", one(chance, &["0", "16"]), one(chance, &["0", "16"]));
    }
    if chance.random_range(0..3) == 0 {
        text += &format!(" marks={}:{}", pit(chance), one(chance, &["trap-S", "trap-N", "barred"]));
    }
    let phase = &rules.phases[chance.random_range(0..rules.phases.len())].id;
    text += &format!(" phase={phase}");
    if chance.random_range(0..3) == 0 {
        let clause = rules.clauses[chance.random_range(0..rules.clauses.len())].id();
        let (at, from) = (pit(chance), pit(chance));
        let (before, way) = (one(chance, &["empty", "occupied"]), one(chance, &["ccw", "cw"]));
        text += &format!(" ask={clause}:{at}:{before}:{way}:{from}:{}", chance.random_range(0..4));
    }
    text + &format!(" to={}", one(chance, &["S", "N"]))
}

#[test]
fn any_position_that_can_be_read_can_be_played_on() {
    let mut chance = ChaCha8Rng::seed_from_u64(11);
    let mut read = 0;
    for (id, set) in GAMES {
        let rules = rules(id, set);
        for _ in 0..150 {
            let Ok(mut position) = parse_position(&rules, &chance_text(&rules, &mut chance)) else { continue };
            read += 1;
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
    assert!(read > 500, "{read}");
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
