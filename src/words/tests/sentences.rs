//! The sentences of clauses, and the rule page.

use super::samples::*;
use super::{check_text, every_language};
use crate::engine::{self, GameResult, Note};
use crate::rules::board::{BoardText, Circuit, Fill, Part, Players, SetupText, Stores};
use crate::rules::capture::{Capture, Count, Makes};
use crate::rules::choice::*;
use crate::rules::phase::Until;
use crate::rules::{Board, Clause, ClauseId, Rules, Side};
use crate::words::Words;

#[test]
fn every_clause_with_every_parameter_is_a_sentence() {
    for words in every_language() {
        for board in boards() {
            let mut rules = rules(board, clauses_for(board.1), &["play"]);
            for terms in [rules.about.terms.clone(), own_words()] {
                rules.about.terms = terms;
                for (id, clause) in rules.all() {
                    check_text(&words.clause(&rules, id), clause);
                }
                for section in words.page(&rules).sections {
                    for line in section.lines {
                        check_text(&line.text, &section.heading);
                    }
                }
            }
        }
    }
}

#[test]
fn each_clause_makes_a_page_by_itself() {
    for words in every_language() {
        for board in boards() {
            for clause in clauses_for(board.1) {
                let rules = rules(board, vec![clause.clone()], &["play"]);
                if rules.clauses.is_empty() {
                    continue;
                }
                let page = words.page(&rules);
                let said = page.sections.iter().flat_map(|section| &section.lines);
                assert!(said.clone().any(|line| line.clause == Some(ClauseId(0))), "{clause:?} is not on its page");
                said.for_each(|line| check_text(&line.text, &clause));
            }
        }
    }
}

#[test]
fn sentences_name_the_turns_in_which_they_hold() {
    let words = Words::english();
    let said = |phases: &[&str], held: &[&str]| {
        let held = held.iter().map(|&phase| phase.into()).collect();
        let clause = Clause::Choice(Choice::LeaveMove(LeaveMove { phases: held, ..Default::default() }));
        let rules = rules((2, 6, Stores::Aside, false), vec![clause], phases);
        let text = words.clause(&rules, ClauseId(0));
        check_text(&text, phases);
        let bare = words.label("choice-leave-move");
        text.strip_prefix(&bare).expect("the sentence stands first").trim().to_owned()
    };
    assert_eq!(said(&["a"], &[]), "");
    assert_eq!(said(&["a", "b"], &["a", "b"]), "");
    assert_eq!(said(&["a", "b"], &["a"]), "This holds only in the first turn of the game.");
    assert_eq!(said(&["a", "b", "c"], &["b"]), "This holds only in the second turn of the game.");
    assert_eq!(said(&["a", "b", "c"], &["a", "b"]), "This holds only in the first turn of each of you.");
    assert_eq!(said(&["a", "b", "c"], &["b", "c"]), "This does not hold in the first turn of the game.");
    assert_eq!(said(&["a", "b", "c"], &["c"]), "This does not hold in the first turn of either of you.");
    assert_eq!(said(&["a", "b", "c", "d"], &["d"]), "This does not hold in the first 3 turns of the game.");
    assert_eq!(
        said(&["a", "b", "c", "d"], &["a", "c", "d"]),
        "Counting the turns of the game from one, this holds in these: 1, 3 and 4 and later."
    );
}

#[test]
fn a_single_seed_is_spoken_of_as_one() {
    let words = Words::english();
    let said = |makes: u16| {
        let clause = Clause::Capture(Capture::Count(Count { makes: Makes::Of(vec![makes]), ..Default::default() }));
        words.clause(&rules((2, 6, Stores::Aside, false), vec![clause], &["play"]), ClauseId(0))
    };
    assert!(said(1).ends_with("brings it to exactly 1 seed, you capture it."), "{}", said(1));
    assert!(said(4).ends_with("brings it to exactly 4 seeds, you capture all of them."), "{}", said(4));
}

#[test]
fn parts_of_rows_are_named_as_people_name_them() {
    let words = Words::english();
    let four_rows = rules((4, 8, Stores::None, false), Vec::new(), &[""]);
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
    let clause = |phases: &[&str]| {
        let phases = phases.iter().map(|&phase| phase.into()).collect();
        Clause::Choice(Choice::Inwards(Inwards { phases, ..Default::default() }))
    };
    let stages = [("namua", Until::HandSpent), ("mtaji", Until::End)];
    let clauses = vec![clause(&["namua"]), clause(&["mtaji"]), clause(&[])];
    let mut rules = staged((4, 8, Stores::None, false), clauses, &stages);
    let ends = |rules: &Rules| -> Vec<String> {
        let sentence = words.clause(rules, ClauseId(2));
        let trailing =
            |id| words.clause(rules, ClauseId(id)).strip_prefix(&sentence).expect("it stands first").to_owned();
        vec![trailing(0), trailing(1)]
    };
    assert_eq!(ends(&rules), [" This holds only in the first stage.", " This holds only in the second stage."]);
    rules.about.terms = own_words();
    assert_eq!(ends(&rules), [" This holds only in namua.", " This holds only in mtaji."]);
    let page = words.page(&rules);
    let headings: Vec<&str> = page.sections.iter().map(|section| section.heading.as_str()).collect();
    for heading in ["Stages of play", "Your move", "Your move in namua", "Your move in mtaji"] {
        assert!(headings.contains(&heading), "{headings:?}");
    }
    let own = page.sections.iter().find(|section| section.heading == "Your move in namua").expect("just found");
    assert!(own.lines.iter().all(|line| !line.text.contains("holds only")), "{own:?}");
}

#[test]
fn the_opening_is_told_as_it_lies() {
    let words = Words::english();
    let said = |shape: Shape, setup: SetupText| {
        let mut rules = rules(shape, Vec::new(), &["play"]);
        let (rows, columns, stores, joined) = shape;
        let circuit = if joined { Circuit::Torus } else { Circuit::OwnRings };
        rules.board = Board::new(
            &BoardText { rows, columns, circuit, stores, penalties: false, players: Default::default(), ends: false },
            &setup,
        )
        .expect("the board exists");
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
            let mut rules = rules((4, 6, Stores::All, false), clauses_for(6), &["play"]);
            rules.board.players = players;
            for section in words.page(&rules).sections {
                for line in section.lines {
                    check_text(&line.text, players);
                }
            }
            for (because, _) in rules.all() {
                for side in Side::ALL {
                    let mut over = engine::start(&rules);
                    over.apply(Note::Ended { result: GameResult::Won(side), because: Some(because) });
                    check_text(&words.status(&rules, &over), players);
                }
            }
        }
    }
}
