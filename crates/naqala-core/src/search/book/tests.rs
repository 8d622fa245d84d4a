use super::*;
use crate::search::{Analyser, Budget};
use mancala::engine::start;
use mancala::rules::{Catalogue, Rules, Settings};

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
