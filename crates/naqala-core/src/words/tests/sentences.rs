//! The sentences of clauses, and the rule page.

use super::samples::*;
use super::{check_text, every_language};
use crate::words::clauses::ClauseWriter;
use crate::words::{Words, game};
use mancala::engine::{self, GameResult, StateChange};
use mancala::rules::board::{BoardText, Fill, Part, Paths, Players, SeatLayout, SetupText, Stores};
use mancala::rules::kinds::{self, List};
use mancala::rules::stage::Until;
use mancala::rules::{Board, Cause, ClauseId, Rules, Side};

#[test]
fn every_clause_with_every_value_is_a_sentence() {
    let (clauses, boards) = (every_new_clause(), boards());
    for words in every_language() {
        for (i, &board) in boards.iter().enumerate() {
            // Each on some board, with others beside it.
            let own = clauses.iter().enumerate().filter(|(k, _)| k % boards.len() == i).map(|(_, it)| it.clone());
            let mut rules = rules_of(board, own.collect());
            rules.about.terms = if i % 2 == 0 { own_words() } else { rules.about.terms };
            let sayer = ClauseWriter::new(&words, &rules);
            for (list, clause) in game::every(&rules) {
                sayer.said(list, clause).iter().for_each(|said| check_text(&said.text, clause));
            }
            for section in words.page(&rules).sections {
                section.lines.iter().for_each(|line| check_text(&line.text, &section.heading));
            }
        }
    }
}

#[test]
fn pages_are_sound_with_few_clauses_too() {
    for words in every_language() {
        for board in boards() {
            for kind in every_new_clause().chunk_by(|one, other| one.1.kind() == other.1.kind()) {
                let page = words.page(&rules_of(board, vec![kind[kind.len() / 2].clone()]));
                page.sections.iter().flat_map(|section| &section.lines).for_each(|line| check_text(&line.text, kind));
            }
        }
    }
}

/// Rules of one clause in some of these stages.
fn in_stages(stages: &[(&str, Until)], text: &str, held: &[&str]) -> Rules {
    let text = text.replace("id:", &format!("stages: {held:?}, id:"));
    let patch = mancala::rules::dialect::format().from_str(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let mut rules = staged((4, 8, Stores::None, false), stages);
    rules.clauses = vec![(List::Choice, kinds::Clause::said(&patch))];
    rules
}

#[test]
fn sentences_name_the_turns_in_which_they_hold() {
    let words = Words::english();
    let said = |names: &[&str], held: &[&str]| {
        let stages: Vec<(&str, Until)> = names.iter().map(|&id| (id, Until::OneTurn)).collect();
        let rules = in_stages(&stages, "Prefer(id: \"leave\", move: (leaves: Move))", held);
        let text = words.clause(&rules, Cause::whole(ClauseId(0)));
        check_text(&text, names);
        let bare = words.label("prefer--leaves");
        text.strip_prefix(&bare).expect("the sentence stands first").trim().to_owned()
    };
    assert_eq!(said(&["a"], &[]), "");
    assert_eq!(said(&["a", "b"], &["a", "b"]), "");
    assert_eq!(said(&["a", "b"], &["a"]), "This rule applies only in the first turn of the game.");
    assert_eq!(said(&["a", "b", "c"], &["b"]), "This rule applies only in the second turn of the game.");
    assert_eq!(said(&["a", "b", "c"], &["a", "b"]), "This rule applies only in the first turn of each of you.");
    assert_eq!(said(&["a", "b", "c"], &["b", "c"]), "This rule does not apply in the first turn of the game.");
    assert_eq!(said(&["a", "b", "c"], &["c"]), "This rule does not apply in the first turn of either of you.");
    assert_eq!(said(&["a", "b", "c", "d"], &["d"]), "This rule does not apply in the first 3 turns of the game.");
    assert_eq!(
        said(&["a", "b", "c", "d"], &["a", "c", "d"]),
        "This rule applies only in these turns of the game, counted from one: 1, 3 and 4 and later."
    );
}

#[test]
fn a_single_seed_is_spoken_of_as_one() {
    let words = Words::english();
    let said = |makes: u16| {
        let text = format!("Capture(id: \"count\", if: (side: Other, holds: Of([{makes}])), take: [Here])");
        let patch = mancala::rules::dialect::format().from_str(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
        let mut rules = rules((2, 6, Stores::Aside, false), &["play"]);
        rules.clauses = vec![(List::Landing, kinds::Clause::said(&patch))];
        words.clause(&rules, Cause::whole(ClauseId(0)))
    };
    assert!(said(1).ends_with("falls in an empty pit of your opponent's, you capture it."), "{}", said(1));
    assert!(said(4).ends_with("brings it to exactly 4 seeds, you capture all of them."), "{}", said(4));
}

#[test]
fn parts_of_rows_are_named_as_people_name_them() {
    let words = Words::english();
    let four_rows = rules((4, 8, Stores::None, false), &[""]);
    let said: Vec<String> = parts().iter().map(|parts| words.parts(&four_rows, parts, "your")).collect();
    assert_eq!(
        said,
        [
            "your inner row",
            "your outer row and the left half of your inner row",
            "the right half of your inner row",
            "the two end pits of your inner row",
            "the third pit from the left of your inner row",
            "the two rightmost pits of your outer row",
            "the two leftmost pits of each of your rows",
            "the two end pits of your outer row and the second pit from each end of your inner row",
            "the second pit from the left of your outer row and the 21st pit from the left of your outer row",
        ]
    );
}

#[test]
fn sentences_name_the_stages_in_which_they_hold() {
    let words = Words::english();
    let stages = [("namua", Until::HandSpent), ("mtaji", Until::End)];
    let bar = "Bar(id: \"inwards\", move: (from: (at: [InnerLeft(1)], alone: true), way: Outwards))";
    let bare = words.clause(&in_stages(&stages, bar, &[]), Cause::whole(ClauseId(0)));
    let end = |held: &str, terms| {
        let mut rules = in_stages(&stages, bar, &[held]);
        rules.about.terms = terms;
        let text = words.clause(&rules, Cause::whole(ClauseId(0)));
        text.strip_prefix(&bare).expect("the sentence stands first").to_owned()
    };
    assert_eq!(end("namua", Default::default()), " This rule applies only in the first stage.");
    assert_eq!(end("mtaji", Default::default()), " This rule applies only in the second stage.");
    assert_eq!(end("namua", own_words()), " This rule applies only in namua.");
    let mut rules = in_stages(&stages, bar, &["namua"]);
    rules.about.terms = own_words();
    let page = words.page(&rules);
    let headings: Vec<&str> = page.sections.iter().map(|section| section.heading.as_str()).collect();
    for heading in ["Stages of play", "Your move", "Your move in namua"] {
        assert!(headings.contains(&heading), "{headings:?}");
    }
    let own = page.sections.iter().find(|section| section.heading == "Your move in namua").expect("just found");
    assert!(own.lines.iter().all(|line| !line.text.contains("holds only")), "{own:?}");
}

#[test]
fn the_opening_is_told_as_it_lies() {
    let words = Words::english();
    let said = |shape: SampleBoard, setup: SetupText| {
        let mut rules = rules(shape, &["play"]);
        let (rows, columns, stores, joined) = shape;
        let plain = BoardText { stores, ..BoardText::plain(rows, columns) };
        let torus = BoardText { seats: SeatLayout::Nobody, paths: Paths::Torus, ..plain.clone() };
        rules.board = Board::new(if joined { &torus } else { &plain }, &setup).expect("the board exists");
        let page = words.page(&rules);
        let board = page.sections.iter().find(|section| section.heading == words.label("page-board"));
        let lines = &board.expect("every page has a board").lines;
        lines[2..4].iter().map(|line| line.text.clone()).collect::<Vec<_>>().join(" ")
    };
    let bare = (4, 8, Stores::None, false);
    let parts = vec![(Part::InnerRight(4), 6), (Part::InnerRight(3), 2), (Part::InnerRight(2), 2)];
    assert_eq!(
        said(bare, SetupText { rows: vec![0, 0], parts, hand: 22, ..Default::default() }),
        "At the start the pits are empty but for these: 6 in each of e2 and d3; 2 in each of f2, g2, b3 and c3. Each \
         of you also holds 22 seeds in reserve. There are 64 seeds in the game."
    );
    assert_eq!(
        said(bare, SetupText { rows: vec![0, 0], hand: 32, ..Default::default() }),
        "At the start the board is empty. Each of you holds 32 seeds in reserve. There are 64 seeds in the game."
    );
    assert_eq!(
        said(bare, SetupText { rows: vec![4, 0], ..Default::default() }),
        "At the start there are 4 seeds in every pit of the outer rows, and the inner rows are empty. There are 64 seeds \
         in the game."
    );
    let fill = Some(Fill { times: 24, below: 5, least: 2, most: 6 });
    let random = said((4, 8, Stores::Aside, true), SetupText { rows: vec![0, 0], fill, ..Default::default() });
    assert!(
        random.starts_with(
            "The opening is random: 24 times a pit chosen at random from those that hold fewer than 5 seeds"
        ),
        "{random}"
    );
}

#[test]
fn players_of_two_rows_are_spoken_to_in_sentences_of_their_own() {
    for words in every_language() {
        for players in [Players::Pairs, Players::Coalition] {
            let mut rules = rules_of((4, 6, Stores::All, false), every_new_clause());
            rules.board.players = players;
            for section in words.page(&rules).sections {
                for line in section.lines {
                    check_text(&line.text, players);
                }
            }
            for because in causes(&rules) {
                for side in Side::ALL {
                    let mut over = engine::start(&rules);
                    over.apply(StateChange::Ended { result: GameResult::Won(side), because: Some(because) });
                    check_text(&words.status(&rules, &over), players);
                }
            }
        }
    }
}
