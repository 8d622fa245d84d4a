use super::reader::LEAST_MARGIN;
use super::*;
use crate::search::{Analyser, Budget, Opponent};
use mancala::engine::{NoEvents, play_legal, start};
use mancala::record::notation::move_text;
use mancala::rules::{Catalogue, Rules, Settings};
use std::collections::BTreeSet;
use std::sync::atomic::AtomicBool;

fn rules(id: &str, set: &[(&str, &str)]) -> Rules {
    let set: Settings = set.iter().map(|&(option, value)| (option.to_owned(), value.to_owned())).collect();
    Catalogue::shipped().rules(id, &set).expect("a shipped variant is sound")
}

fn grown(rules: &Rules, growth: Growth) -> GrownBook {
    grow(rules, growth, &false.into(), &|_| {}).expect("two sides play")
}

/// So few positions are played for each that most of the value comes from those that follow.
#[test]
fn a_small_game_grown_to_its_end_has_the_value_that_is_proved() {
    for (columns, seeds) in [("2", "3"), ("2", "4"), ("3", "2")] {
        let set = [("columns", columns), ("seeds_per_pit", seeds), ("majority_stop", "off")];
        let rules = rules("kalah", &set);
        let book = grown(&rules, Growth { positions: 100_000, nodes: 10 });
        let mut analyser = Analyser::new(&rules, Budget::default());
        let analysis = analyser.analyse(&[], &start(&rules), 1, &false.into(), |_| {});
        assert!(analysis.exact && book.len() > 3, "{columns} pits of {seeds}: {} positions", book.len());
        assert_eq!(Some(book.value()), analysis.best().map(|best| best.value), "{columns} pits of {seeds}");
    }
}

#[test]
fn a_book_grows_the_same_every_time_and_is_read_as_it_was_written() {
    for id in ["oware", "kalah", "bao-la-kiswahili", "togyz-kumalak"] {
        let rules = rules(id, &[]);
        let growth = Growth { positions: 30, nodes: 300 };
        let book = grown(&rules, growth);
        assert_eq!(book.len(), growth.positions, "{id}");
        let text = book.text();
        assert_eq!(grown(&rules, growth).text(), text, "{id}");
        let read = Book::read(&rules, &text).unwrap_or_else(|error| panic!("{id}: {error}\n{text}"));
        assert!(read.positions.len() > 3, "{id}: {text}");
        if let Some(value) = read.value(&start(&rules)) {
            assert_eq!(value, book.value(), "{id}: {text}");
        }
    }
}

#[test]
fn books_are_of_games_between_two_that_begin_with_a_move() {
    let growth = Growth { positions: 2, nodes: 100 };
    for id in ["ruma", "tchuka-ruma"] {
        assert!(grow(&rules(id, &[]), growth, &false.into(), &|_| {}).is_none(), "{id}");
    }
    assert!(grow(&rules("oware", &[]), growth, &true.into(), &|_| {}).is_none(), "called off");
}

#[test]
fn a_broken_book_is_refused_with_the_place_of_its_mistake() {
    let rules = rules("oware", &[]);
    let good = grown(&rules, Growth { positions: 12, nodes: 300 }).text();
    let first = good.lines().nth(1).expect("there are moves");
    let (name, _) = first.split_once(' ').expect("a move and its value");
    let refused = |from: &str, to: &str| {
        let error = Book::read(&rules, &good.replacen(from, to, 1)).expect_err("it is broken");
        (error.line, error.column, error.fault)
    };
    let moved = |to: &str| format!("\n{to}");
    let at_move = moved(first);
    assert_eq!(refused("book oware", "book kalah"), (1, 1, BookFault::Head("oware".into())));
    assert_eq!(refused(&at_move, &moved(" z9 1")), (2, 2, BookFault::TooFarIn));
    assert_eq!(refused(&at_move, &moved("a2 1")), (2, 1, BookFault::Illegal("a2".into())));
    assert_eq!(refused(&at_move, &moved("zz 1")), (2, 1, BookFault::Illegal("zz".into())));
    assert_eq!(refused(&at_move, &moved(&format!("{name} x"))), (2, 4, BookFault::Value));
    assert_eq!(refused(&at_move, &moved(name)), (2, 4, BookFault::Value));
    let longer = good.clone() + first + "\n";
    let error = Book::read(&rules, &longer).expect_err("it is longer than what was checked");
    assert_eq!((error.line, error.to_string().as_str()), (1, "1:1: the rules have changed since this book was made"));
    assert!(Book::read(&rules, "").is_err_and(|error| error.line == 1));
    assert!(Book::read(&rules, &format!("# a comment\n{good}")).is_ok());
}

/// The moves with which a player begins, drawn from many seeds.
fn beginnings(rules: &Rules, budget: Budget) -> BTreeSet<String> {
    let (position, off) = (start(rules), AtomicBool::new(false));
    let choose = |seed| Opponent::new(rules, Some(budget), seed).choose(&[], &position, &off);
    let chosen = (0..40).filter_map(choose);
    chosen.map(|mv| move_text(rules, &position, mv)).collect()
}

/// A search of no positions would name any move.
#[test]
fn a_player_begins_by_the_book_without_a_search_and_the_weaker_the_more_variously() {
    for id in ["oware", "togyz-kumalak", "bao-la-kiswahili"] {
        let rules = rules(id, &[]);
        let book = shipped(&rules).expect("it has a book");
        let begins = |overlooks, book| {
            let mut budget = Budget { nodes: Some(1), overlooks, ..Budget::default() };
            budget.parts.book = book;
            beginnings(&rules, budget)
        };
        let worth_playing = |margin| {
            let position = start(&rules);
            let moves = book.candidates(&rules, &[], &position, margin).into_iter();
            moves.map(|(mv, _)| move_text(&rules, &position, mv)).collect::<BTreeSet<String>>()
        };
        let (strong, weak) = (begins(0, true), begins(100, true));
        assert!(strong.is_subset(&worth_playing(LEAST_MARGIN)) && !strong.is_empty(), "{id}: {strong:?}");
        assert!(weak.is_subset(&worth_playing(GREATEST_MARGIN)), "{id}: {weak:?}");
        assert!(weak.len() > 1 && strong.is_subset(&weak), "{id}: {strong:?} and {weak:?}");
        let without = begins(0, false);
        assert!(without.len() > strong.len(), "{id}: {without:?} without the book, {strong:?} with it");
    }
}

#[test]
fn the_book_of_a_game_is_not_for_its_other_options_nor_for_those_who_misjudge_all() {
    let kalah = rules("kalah", &[]);
    assert!(shipped(&kalah).is_some());
    assert!(shipped(&rules("kalah", &[("seeds_per_pit", "6")])).is_none());
    let mut renamed = kalah.clone();
    renamed.about.name = "My Kalah".into();
    assert!(shipped(&renamed).is_some());
    assert!(BookReader::of(&kalah, Budget::of_rung(0)).is_none());
    assert!(BookReader::of(&kalah, Budget::of_rung(9)).is_some());
}

#[test]
fn no_position_comes_back_by_the_book() {
    let rules = rules("oware", &[]);
    let book = shipped(&rules).expect("it has a book");
    let position = start(&rules);
    let moves = book.candidates(&rules, &[], &position, GREATEST_MARGIN);
    let (mv, _) = moves[0];
    let mut after = position.clone();
    play_legal(&rules, &mut after, mv, &mut NoEvents);
    let others = book.candidates(&rules, &[after], &position, GREATEST_MARGIN);
    assert_eq!(others.len(), moves.len() - 1);
    assert!(others.iter().all(|&(other, _)| other != mv));
}
