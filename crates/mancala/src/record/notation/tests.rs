//! Texts go there and back; whatever is wrong is reported with its column.

mod chance;
mod moves;
mod questions;

use super::*;
use crate::diagnostic::Argument;
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

/// Returns the mistake for which a text is no position of a game.
fn mistake(rules: &Rules, text: &str) -> NotationError {
    parse_position(rules, text).expect_err(text)
}

/// Returns an argument of a mistake: what was written, a name, or names between spaces.
fn argument(diagnostic: &Diagnostic, name: &str) -> String {
    fn plain(value: &Argument) -> String {
        match value {
            Argument::Written(text) | Argument::Name(text) | Argument::Text(text) => text.clone(),
            Argument::Number(number) => number.to_string(),
            Argument::Key(key) => key.clone().into_owned(),
            Argument::OneOf(values) => values.iter().map(plain).collect::<Vec<_>>().join(" "),
            other => panic!("{other:?}"),
        }
    }
    plain(diagnostic.argument(name).unwrap_or_else(|| panic!("no {name} in {diagnostic:?}")))
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
    let changed = |from: &str, to: &str| mistake(&bao, &text.replacen(from, to, 1));
    for (from, to, code) in [
        ("hands=7,0", "hands=23,0", "position-hand"),
        ("hands=7,0", "hands=0,7", "position-stage-hand"),
        ("hands=7,0 ", "", "position-stage-hand"),
        ("e2:house", "d2:house", "position-no-such-mark"),
        ("e2:house", "e2:trap-S", "position-no-such-mark"),
        ("to=S", "lifted=1 to=S", "position-in-flight"),
    ] {
        let error = changed(from, to);
        assert!(error.is(code), "{error}");
    }
    assert_eq!(argument(changed("hands=7,0", "hands=23,0").diagnostic(), "full"), "22");
    assert_eq!(changed("hands=7,0 ", "").column(), Some(86));
    assert_eq!(argument(changed("e2:house", "d2:house").diagnostic(), "marks"), "barred");
    assert_eq!(argument(changed("e2:house", "e2:trap-S").diagnostic(), "marks"), "barred house house-barred");
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
fn mistakes_in_positions_are_reported_by_code_and_column() {
    for (id, text, column, code) in [
        ("kalah", "", 1, "position-number"),
        ("kalah", "4,4,4,4,4/4,4,4,4,4,4 to=S", 10, "position-row-short"),
        ("kalah", "4,4,4,4,4,4,4/4,4,4,4,4,4 to=S", 13, "position-row-long"),
        ("kalah", "4,4,4,4,4,4,/4,4,4,4,4,4 to=S", 12, "position-row-long"),
        ("kalah", "4,4,4,4,4,4 to=S", 13, "position-few-rows"),
        ("kalah", "4,4,4,4,4,4/4,4,4,4,4,4/4 to=S", 24, "position-many-rows"),
        ("kalah", "4,4,4,4,4,4/4,4,4,4,4,x to=S", 23, "position-number"),
        ("kalah", "4,4,4,4,4,4/4,4,4,4,4,-4 to=S", 23, "position-number"),
        ("kalah", "4,4,4,4,4,4/4,4,4,4,4,65536 to=S", 23, "position-number"),
        ("kalah", "4,4,4,4,4,4/4,4,4,4,4,99999999999999999999 to=S", 23, "position-number"),
        ("kalah", "40000,4,4,4,4,4/40000,4,4,4,4,4 to=S", 17, "position-too-many-seeds"),
        ("kalah", "4,4,4,4,4,4/4,4,4,4,4,4", 24, "position-no-turn"),
        ("kalah", "4,4,4,4,4,4/4,4,4,4,4,4 to=E", 28, "position-one-of"),
        ("kalah", "4,4,4,4,4,4/4,4,4,4,4,4 to=S to=S", 30, "position-field-twice"),
        ("kalah", "4,4,4,4,4,4/4,4,4,4,4,4 seeds=4 to=S", 25, "position-no-field"),
        ("kalah", "4,4,4,4,4,4/4,4,4,4,4,4 stores=1 to=S", 25, "position-few-values"),
        ("kalah", "4,4,4,4,4,4/4,4,4,4,4,4 stores=1, to=S", 25, "position-few-values"),
        ("kalah", "4,4,4,4,4,4/4,4,4,4,4,4 stores=1:1 to=S", 33, "position-no-mark"),
        ("kalah", "4,4,4,4,4,4/4,4,4,4,4,4 to=S !", 30, "position-stray-sign"),
        ("kalah", "4,4,4,4,4,4/4,4,4,4,4,4 marks=c1:trap-S to=S", 34, "position-no-such-mark"),
        ("kalah", "4,4,4,4,4,4/4,4,4,4,4,4 swapped to=S", 25, "position-not-here"),
        ("kalah", "4,4,4,4,4,4/4,4,4,4,4,4 idle=1 to=S", 30, "position-not-here"),
        ("kalah", "4,4,4,4,4,4/4,4,4,4,4,4 hands=1,0 to=S", 31, "position-hand"),
        ("kalah", "4,4,4,4,4,4/4,4,4,4,4,4 over=S:nobody to=S", 32, "position-no-clause"),
        ("kalah", "4,4,4,4,4,4/4,4,4,4,4,4 lifted=3 to=S", 32, "position-in-flight"),
        ("kalah", "4,4,4,4,4,4/4,4,4,4,4,4 phase=mtaji to=S", 31, "position-no-stage"),
        ("kalah", "4,4,4,4,4,4/4,4,4,4,4,4 ask=own-pits:a1:empty:cw:b1 to=S", 29, "position-ask-no-clause"),
        ("alemungula", "5,5,5,5,5/5,5,5,5,5 marks=f1:barred to=S", 27, "position-no-pit"),
        ("alemungula", "5,5,5,5,5/5,5,5,5,5 marks=a1:barred,a1:barred to=S", 37, "position-mark-twice"),
    ] {
        let error = mistake(&rules(id, &[]), text);
        assert!(error.is(code) && error.column() == Some(column), "{text}: {error}");
        assert!(error.to_string().starts_with(&format!("column {column}: ")), "{error}");
    }
}

#[test]
fn mistakes_in_what_a_game_remembers_are_reported_by_code_and_column() {
    let rounds = &[("rounds", "on")][..];
    let territory = &[("rounds", "territory")][..];
    let first = &[("akakyala", "on")][..];
    let seven = "5,5,5,5,5,5,5/5,5,5,5,5,5,5";
    let six = "4,4,4,4,4,4/4,4,4,4,4,4";
    let inner = "4,0,0,0,0,0,0,4/4,0,0,0,0,0,0,20/4,0,0,0,0,0,0,4/4,0,0,0,0,0,0,20";
    for (id, set, text, column, code) in [
        ("kalah", &[][..], " ".repeat(MAX_POSITION_TEXT) + "to=S", 1, "position-too-long"),
        ("ali-guli-mane", rounds, format!("{seven} marks=a1:closed to=S"), 38, "position-mark-later"),
        ("ali-guli-mane", rounds, format!("{seven} round=1:3:4:N to=S"), 35, "position-first-round"),
        ("abawo", territory, format!("{six} choose=winner:S:1 to=S"), 32, "position-no-choosing-clause"),
        ("abawo", territory, format!("{six} choose=territory:S:1 to=S"), 44, "position-choice-first-round"),
        (
            "abawo",
            territory,
            format!("{six} round=2:24:24:S choose=territory:S:1 over=S to=S"),
            60,
            "position-choice-beside-question",
        ),
        ("ruma", &[], format!("{six}/{six} lost=S,S to=S"), 56, "position-side-twice"),
        ("omweso", first, format!("{inner} captured=S:1:now phase=play to=N"), 76, "position-capturing-now"),
        ("omweso", first, format!("{inner} captured=S:2 phase=play to=N"), 76, "position-captured-won"),
    ] {
        let error = mistake(&rules(id, set), &text);
        assert!(error.is(code) && error.column() == Some(column), "{text}: {error}");
    }
    // Nobody can begin from there.
    let stuck = "0,0,0,0,0,0/1,0,0,0,0,0 stores=20,27 to=N";
    let error = parse_opening(&rules("kalah", &[]), stuck).expect_err("North has no seeds");
    assert!(error.is("position-stuck") && error.column() == Some(38), "{error}");
}

#[test]
fn mistakes_in_positions_say_what_was_expected() {
    let kalah = rules("kalah", &[]);
    let said = |fields: &str, name: &str| {
        let error = mistake(&kalah, &format!("4,4,4,4,4,4/4,4,4,4,4,4 {fields}"));
        argument(error.diagnostic(), name)
    };
    assert_eq!(argument(mistake(&kalah, "").diagnostic(), "at"), "end");
    assert_eq!(said("stores=1,65536 to=S", "most"), "65535");
    assert_eq!((said("stores=x,1 to=S", "found"), said("stores=x,1 to=S", "at")), ("x".into(), "word".into()));
    assert_eq!((said("stores=,1 to=S", "found"), said("stores=,1 to=S", "at")), (",".into(), "sign".into()));
    assert_eq!(said("", "sides"), "to=S to=N");
    assert_eq!(said("to=E", "names"), "S N");
    assert_eq!(said("stores=1:0 to=S", "mark"), ",");
    assert_eq!(said("stores=1 to=S", "example"), "stores=1,0");
    assert_eq!(said("marks=c1:trap-S to=S", "known"), "0");
    assert_eq!(said("swapped to=S", "what"), "seats");
    assert_eq!(said("hands=1,0 to=S", "spent"), "never");
    assert_eq!(said("phase=mtaji to=S", "stages"), "play");
    assert_eq!((said("marks=g1:house to=S", "first"), said("marks=g1:house to=S", "last")), ("a1".into(), "f2".into()));
    let error = mistake(&kalah, "4,4,4,4,4,4/4,4,4,4,4,x to=S");
    assert_eq!(
        error.to_string(),
        "column 23: `x` is not a number of seeds; expected a number of seeds from 0 to 65535"
    );
}

#[test]
fn a_row_that_the_other_player_could_not_answer_is_refused() {
    let giuthi = rules("giuthi", &[("rounds", "on"), ("columns", "5"), ("seeds", "4")]);
    let text = |store: u16| format!("0,0,0,0,0/3,0,0,0,0 stores=0,{store} hands=5,0 phase=lay-out to=S");
    let error = mistake(&giuthi, &text(7));
    assert!(error.is("position-answer-store"), "{error}");
    assert_eq!([argument(error.diagnostic(), "seeds"), argument(error.diagnostic(), "stored")], ["8", "7"]);
    assert!(parse_position(&giuthi, &text(8)).is_ok());
    // North takes them from the store when South has laid out the round.
    let text = "0,0,0,0,0/3,0,0,0,0 stores=0,8 hands=5,1 phase=lay-out to=S";
    let error = mistake(&giuthi, text);
    assert!(error.is("position-answer-hand"), "{error}");
    assert_eq!([argument(error.diagnostic(), "other"), argument(error.diagnostic(), "seeds")], ["north", "1"]);
    let text = "0,0,0,0,3/1,7,0,0,6 stores=5,2 hands=16,0 phase=play to=S";
    let error = mistake(&giuthi, text);
    assert!(error.is("position-laid-out"), "{error}");
    assert_eq!([argument(error.diagnostic(), "side"), argument(error.diagnostic(), "seeds")], ["south", "16"]);
}
