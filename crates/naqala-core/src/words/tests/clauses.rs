//! Sentences of clauses: those of the shipped games have their own, others are composed.

use super::{check_text, samples};
use crate::words::clauses::ClauseWriter;
use crate::words::{Words, game};
use mancala::rules::board::Stores;
use mancala::rules::kinds::{Clause, ClausePatch, List};
use mancala::rules::variant::{OptionKind, VariantOption};
use mancala::rules::{Catalogue, Rules, Settings};
use std::collections::BTreeSet;

/// Returns the values of an option, as settings spell them: only a few of a long range of numbers.
fn values(option: &VariantOption) -> Vec<String> {
    match &option.kind {
        OptionKind::Choices(choices) => choices.iter().map(|choice| choice.id.clone()).collect(),
        OptionKind::Number { from, to, .. } => {
            let step = usize::from(to - from).div_ceil(3).max(1);
            (*from..=*to).step_by(step).map(|number| number.to_string()).collect()
        }
    }
}

/// The clauses of the shipped games, with each value of each option, that English puts together from parts.
#[test]
fn shipped_clauses_have_sentences_of_their_own() {
    let (catalogue, words) = (Catalogue::shipped(), Words::english());
    let (mut seen, mut composed) = (BTreeSet::new(), BTreeSet::new());
    for id in catalogue.ids() {
        let variant = catalogue.variant(&id).expect("an id of the catalogue has a variant");
        let one = |option: &VariantOption, value: String| Settings::from([(option.id.clone(), value)]);
        let each = variant.options.iter().flat_map(|it| values(it).into_iter().map(move |value| one(it, value)));
        for set in std::iter::once(Settings::new()).chain(each) {
            // A preset may refuse a value that does not go with its own.
            let Ok(rules) = catalogue.rules(&id, &set) else { continue };
            let new: Vec<_> =
                game::every(&rules).filter(|(list, it)| seen.insert(format!("{list:?} {}", it.text()))).collect();
            if !new.is_empty() {
                let sayer = ClauseWriter::new(&words, &rules);
                composed.extend(new.into_iter().flat_map(|(list, clause)| sayer.composes(list, clause)));
            }
        }
    }
    insta::assert_snapshot!(composed.into_iter().collect::<Vec<_>>().join("\n"));
}

/// Rules of these clauses alone.
fn rules(clauses: &[(List, &str)]) -> Rules {
    let read = |&(list, text): &(List, &str)| {
        let patch: ClausePatch =
            mancala::rules::dialect::format().from_str(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        (list, Clause::said(&patch))
    };
    let mut rules = samples::rules((2, 6, Stores::Aside, false), &["play"]);
    rules.clauses = clauses.iter().map(read).collect();
    rules.compile();
    rules
}

/// Returns the text of the last of these clauses.
fn said(clauses: &[(List, &str)]) -> String {
    let (words, rules) = (Words::english(), rules(clauses));
    let sayer = ClauseWriter::new(&words, &rules);
    let (list, clause) = rules.clauses.last().expect("there is one");
    let text = sayer.said(*list, clause).into_iter().map(|it| it.text).collect::<Vec<_>>().join(" ");
    check_text(&text, clause);
    text
}

#[test]
fn clauses_without_a_sentence_are_put_together() {
    let capture =
        (List::Landing, "Capture(id: \"facing\", if: (side: Own, was: Empty), take: [Facing], last_pit: Taken)");
    let refill = (List::Rounds, "Refill(id: \"refill\")");
    for (clauses, text) in [
        (
            vec![
                refill,
                (
                    List::Landing,
                    "Capture(id: \"pair\", when: (turn: From(2)), if: (side: Own, was: Empty), take: [Facing], where: (holds: Odd))",
                ),
            ],
            "If the last seed falls in a pit of yours, the pit was empty, and the pit facing it holds an odd number of seeds, you capture all \
             the seeds of the pit facing it. This rule does not apply in the first turn of the round.",
        ),
        (
            vec![capture, (List::Landing, "More(id: \"all-pairs\", pits: All, where: (side: Own, holds: Of([2])))")],
            "After that, if another pit is yours and it holds exactly 2 seeds, you capture its seeds as well.",
        ),
        (
            vec![(List::Sowing, "Skip(id: \"no-third\", if: (side: Other, holds: From(2)))")],
            "If the next pit is your opponent's and it holds 2 seeds or more, the seed goes into the pit after it.",
        ),
        (
            vec![(
                List::Landing,
                "Capture(id: \"ahead\", if: (next: (holds: Of([1, 3, 5]))), take: [Next], run: (way: Onward))",
            )],
            "If the pit after the one where the last seed fell holds 1, 3 or 5 seeds, you capture them. Then the same applies to the \
             pit after that, and so on.",
        ),
        (
            vec![(
                List::Choice,
                "Bar(id: \"each-once\", when: (there_is: (side: Other, played: false)), move: (from: (played: true)))",
            )],
            "As long as there is a pit of your opponent's that has not been played, a move is not allowed if the pit it begins from has \
             been played.",
        ),
        (
            vec![
                (List::Marks, "Trap(id: \"ana\")"),
                (
                    List::Landing,
                    "Claim(id: \"win\", if: (side: Other, at: [InnerLeft(1), InnerRight(1)], holds: Odd), mark: \"ana\")",
                ),
            ],
            "If the last seed falls in a pit of your opponent's, the pit is an end pit, and it now holds an odd number of seeds, you win the \
             pit: it is your tuzdyk until the game ends.",
        ),
        (
            vec![capture, (List::Landing, "Except(id: \"one-lap\", of: [\"facing\"], when: (lap: From(3)))")],
            "But nothing is captured if this is number 3 or a later one of the laps of the move.",
        ),
        (
            vec![(List::Choice, "Bar(id: \"few\", move: (sown: UpTo(10), last: (side: Other, was: Occupied)))")],
            "A move is not allowed if it sows 10 seeds or fewer, its last seed falls in a pit of your opponent's, and that pit already holds \
             seeds.",
        ),
        (
            vec![refill, (List::Ending, "End(id: \"stuck\", once: CannotMove, whose: Next, leftover: To(Mover))")],
            "If it is your turn and there is no move you may make, the round ends. The seeds that are left go to the player who made the \
             last move.",
        ),
        (
            vec![(List::Choice, "Prefer(id: \"pairs-last\", not: (from: (holds: Odd)))")],
            "A move comes last if the pit it begins from holds an odd number of seeds: make it only if no other move is left.",
        ),
    ] {
        assert_eq!(said(&clauses), text);
    }
}

#[test]
fn a_cause_is_a_clause_and_one_of_its_fields() {
    let rules = Catalogue::shipped().rules("togyz-kumalak", &Settings::new()).expect("it is shipped");
    let words = Words::english();
    let own = |id: &str| words.clause(&rules, rules.cause_named(id).expect("the game has this clause"));
    assert_eq!(own("tuzdyk.most"), "You may win only one tuzdyk in a game.");
    let kauri = Catalogue::shipped().rules("kauri", &Settings::new()).expect("it is shipped");
    let (_, lift) = game::every(&kauri).find(|(_, it)| it.kind() == "Lift").expect("a pit is lifted");
    let sayer = ClauseWriter::new(&words, &kauri);
    assert_ne!(sayer.cause(lift, ""), sayer.cause(lift, "specials"));
}
