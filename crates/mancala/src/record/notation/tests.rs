//! Texts go there and back; whatever is wrong is said with its column.

mod chance;
mod moves;
mod questions;

use super::*;
use crate::engine::{History, NoEvents, play_legal, start};
use crate::rules::{Catalogue, Settings};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::collections::BTreeSet;

/// Settings that bring out what a position may hold besides seeds: questions, an exchange of seats, stages.
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
                history.play_legal(&rules, &mut position, moves[chance.random_range(0..moves.len())], &mut NoEvents);
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

/// Returns the position that a game reads from a text.
fn position(rules: &Rules, text: &str) -> Position {
    parse_position(rules, text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn pit(rules: &Rules, name: &str) -> PitId {
    rules.board.pit_named(name).unwrap_or_else(|| panic!("no pit {name}"))
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
fn a_stage_that_is_not_named_follows_from_the_seeds() {
    let stage = |id: &str, set: &[(&str, &str)], text: &str| {
        let rules = rules(id, set);
        let read = position(&rules, text);
        rules.stage_rules[read.stage()].id.clone()
    };
    let bao = "0,0,0,0,0,0,0,0/0,2,2,6,0,0,0,0/0,0,0,0,6,2,2,0/0,0,0,0,0,0,0,0";
    assert_eq!(stage("bao-la-kiswahili", &[], &format!("{bao} hands=1,0 to=S")), "namua");
    assert_eq!(stage("bao-la-kiswahili", &[], &format!("{bao} hands=1,0 to=N")), "mtaji");
    assert_eq!(stage("bao-la-kiswahili", &[], &format!("{bao} to=S")), "mtaji");
    let mefuvha = "2,2,2,2,2,2,2,2/2,2,2,2,2,2,1,0/0,1,2,2,2,2,2,2/2,2,2,2,2,2,2,2 stores=0,0 to=S";
    assert_eq!(stage("mefuvha", &[("columns", "8")], mefuvha), "first-south");
    assert_eq!(stage("mefuvha", &[("columns", "8")], &mefuvha.replacen("2,", "0,", 1)), "play");
    let kalah = "4,4,4,4,4,4/4,4,4,4,4,4 stores=0,0 to=S";
    assert_eq!(stage("kalah", &[("pie_rule", "on")], kalah), "opening");
    assert_eq!(stage("kalah", &[("pie_rule", "on")], &kalah.replacen("4,", "3,", 1)), "play");
    let ended = "0,0,0,0,0,0,0,0/0,2,2,6,0,0,0,0/0,0,0,0,6,2,2,0/0,0,0,0,0,0,0,0 phase=namua over=N to=S";
    assert_eq!(stage("bao-la-kiswahili", &[], ended), "namua");
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
        ("kalah", "4,4,4,4,4,4/4,4,4,4,4,4 seeds=4 to=S", 25, "`seeds` is not known; expected ends=, stores=, "),
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
fn a_row_that_the_other_player_could_not_answer_is_refused() {
    let giuthi = rules("giuthi", &[("rounds", "on"), ("columns", "5"), ("seeds", "4")]);
    let text = |store: u16| format!("0,0,0,0,0/3,0,0,0,0 stores=0,{store} hands=5,0 phase=lay-out to=S");
    let error = parse_position(&giuthi, &text(7)).expect_err("North has seven seeds to answer eight").to_string();
    assert!(error.contains("South lays out 8 seeds, and North has 7 to do the same"), "{error}");
    assert!(parse_position(&giuthi, &text(8)).is_ok());
    // North takes them from the store when South has laid out the round.
    let text = "0,0,0,0,0/3,0,0,0,0 stores=0,8 hands=5,1 phase=lay-out to=S";
    let error = parse_position(&giuthi, text).expect_err("North has a seed in hand").to_string();
    assert!(error.contains("South lays out a round, and North has 1 in hand"), "{error}");
    let text = "0,0,0,0,3/1,7,0,0,6 stores=5,2 hands=16,0 phase=play to=S";
    let error = parse_position(&giuthi, text).expect_err("seeds are left to be laid out").to_string();
    assert!(error.contains("the round is laid out, and South has 16 in hand"), "{error}");
}
