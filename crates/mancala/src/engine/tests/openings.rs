//! Openings and stages before ordinary moves, on two rows of four pits or less, sown anticlockwise from South's left.

use super::{after, legal, play};
use crate::engine::{Event, Info};
use crate::rules::kinds::List;
use crate::rules::plan::tests::{saying, written};
use crate::rules::{Rules, Side};
use std::sync::Arc;

/// A game with two seeds in each pit, without captures, and these clauses besides. The stage `first` is one turn.
fn rules(columns: u8, new: &[(List, &str)]) -> Arc<Rules> {
    let base = written(&format!(
        "board: (rows: 2, columns: {columns}), setup: (rows: [2]),
        stages: [(id: \"first\", until: OneTurn), (id: \"play\")],
        choice: [Lift(id: \"own\")], sowing: [Way(id: \"way\")],
        ending: [End(id: \"empty\", once: Left(pits: (side: Own))), Endless(id: \"endless\"), Winner(id: \"winner\")]"
    ));
    Arc::new(saying(base, new))
}

const FOUR: &str = "2,2,2,2/2,2,2,2 stores=0,0 phase=first to=S";

#[test]
fn the_steps_of_a_script_are_made_in_their_order() {
    let script =
        |says: &str| rules(4, &[(List::Opening, &format!("Script(id: \"script\", stages: [\"first\"], {says})"))]);
    let gather = script("steps: [Lift([1, 2]), Sow(3)]");
    assert_eq!(legal(&gather, FOUR), ["gather"]);
    assert_eq!(after(&gather, FOUR, &["gather"]), "2,2,2,2/1,1,3,3 stores=0,0 phase=play to=N");
    let all = script("seeds: All, steps: [Lift([1]), Push([3, 5]), Sow(2)]");
    assert_eq!(after(&all, FOUR, &["gather"]), "2,2,4,0/0,3,1,4 stores=0,0 phase=play to=N");
    let nothing = script("seeds: All, steps: [Lift([1]), Sow(2)]");
    let spent = "2,2,2,2/0,2,2,2 stores=0,0 phase=first to=S";
    assert!(legal(&nothing, spent).is_empty(), "nothing lies where the script lifts");
}

#[test]
fn the_pit_from_which_a_script_is_counted_may_be_chosen() {
    let says = "Script(id: \"script\", stages: [\"first\"], from: Chosen, seeds: All, steps: [Push([1, 3]), Sow(4)])";
    let rules = rules(4, &[(List::Opening, says)]);
    assert_eq!(legal(&rules, FOUR), ["a1", "b1", "c1", "d1"]);
    // From b1: b1 into c1, d1 into d2, and d2 with its four is sown on.
    assert_eq!(after(&rules, FOUR, &["b1"]), "3,3,3,0/3,0,4,0 stores=0,0 phase=play to=N");
    let bare = "2,2,2,2/2,0,2,2 stores=0,0 phase=first to=S";
    assert_eq!(legal(&rules, bare), ["a1", "c1", "d1"], "a pit without seeds is not chosen");
    assert_eq!(legal(&rules, "2,2,2,2/2,2,2,2 stores=0,0 phase=play to=S"), ["a1", "b1", "c1", "d1"]);
}

#[test]
fn in_a_script_those_captures_hold_that_it_names() {
    let taken = |with: &str| {
        let script = format!("Script(id: \"script\", stages: [\"first\"], steps: [Lift([1, 2]), Sow(3)]{with})");
        let capture = "Capture(id: \"three\", if: (holds: Of([3])), take: [Here])";
        let rules = rules(4, &[(List::Opening, script.as_str()), (List::Landing, capture)]);
        after(&rules, FOUR, &["gather"])
    };
    assert_eq!(taken(", with: [\"three\"]"), "2,2,2,2/1,1,3,0 stores=3,0 phase=play to=N");
    assert_eq!(taken(""), "2,2,2,2/1,1,3,3 stores=0,0 phase=play to=N");
}

#[test]
fn in_a_race_those_captures_hold_that_it_names() {
    let race = |with: &str, list: List| {
        let race = format!("Race(id: \"race\", stages: [\"first\"]{with})");
        let capture = "Capture(id: \"three\", if: (holds: Of([3])), take: [Here], which: All, by: Owner)";
        let rules = rules(3, &[(List::Opening, race.as_str()), (list, capture)]);
        let game = play(&rules, "2,2,2/2,2,2 stores=0,0 phase=first to=S", &["a1", "b2"]);
        let seeds = game.position().total();
        assert_eq!(seeds, 12);
        (game.position().store(Side::South), game.position().store(Side::North))
    };
    // South sows b1 and c1, North a2 and a1, one seed each in turn.
    assert_eq!(race("", List::Landing), (0, 0));
    assert_eq!(race("", List::Dropping), (0, 0));
    let (south, north) = race(", with: [\"three\"]", List::Dropping);
    assert_eq!((south % 3, north % 3, south > 0), (0, 0, true), "every pit that comes to three is taken at once");
    let (south, north) = race(", with: [\"three\"]", List::Landing);
    assert_eq!((south % 3, north % 3, south > 0), (0, 0, true), "and so is one that a lap ends in");
}

#[test]
fn after_a_race_with_captures_whoever_stopped_first_moves() {
    let race = "Race(id: \"race\", stages: [\"first\"], with: [\"three\"])";
    let capture = "Capture(id: \"three\", if: (holds: Of([3])), take: [Here])";
    let rules = rules(3, &[(List::Opening, race), (List::Landing, capture)]);
    let game = play(&rules, "2,2,2/2,2,2 stores=0,0 phase=first to=S", &["a1", "c2"]);
    // South's lap ends in c1, which comes to three, and North's in a2.
    let text = crate::record::notation::position_text(&rules, game.position());
    assert_eq!(text, "0,3,0/0,3,0 stores=3,3 phase=play to=S");
    let told = &game.plies()[1].events;
    let stopped = told.iter().filter(|it| matches!(it.event, Event::Info(Info::Stopped { .. }))).count();
    assert_eq!(stopped, 0, "captures end both laps");
}

#[test]
fn seeds_in_hand_are_set_out_by_whom_and_where_a_clause_says() {
    let arranged = |says: &str| {
        let base = written(
            "board: (rows: 2, columns: 3), setup: (rows: [0], hand: 3), stages: [(id: \"first\", until: HandSpent), (id: \"play\")],
            opening: [Arrange(id: \"arrange\", stages: [\"first\"])], choice: [Lift(id: \"own\")], sowing: [Way(id: \"way\")],
            ending: [End(id: \"stuck\", once: CannotMove, whose: Next), Winner(id: \"winner\")]",
        );
        Arc::new(saying(base, &[(List::Opening, &format!("Arrange(id: \"arrange\", stages: [\"first\"], {says})"))]))
    };
    let start = "0,0,0/0,0,0 stores=0,0 hands=3,3 phase=first to=S";
    let least = arranged("least: 1");
    assert_eq!(legal(&least, start), ["+a1", "+b1", "+c1"]);
    assert_eq!(legal(&least, "0,0,0/1,0,0 stores=0,0 hands=2,3 phase=first to=S"), ["+b1", "+c1"]);
    assert_eq!(legal(&arranged("pits: Any"), start).len(), 6);
    assert_eq!(legal(&arranged("pits: Other"), start), ["+a2", "+b2", "+c2"]);
    let one = arranged("who: Beginner");
    let game = play(&one, start, &["+a1", "+a1", "+b1"]);
    assert_eq!(game.position().stage(), 1, "the other player sets nothing out");
    assert_eq!(game.position().hand(Side::North), 3);
}

#[test]
fn players_who_may_only_exchange_seats_do_so_or_pass() {
    let rules = rules(3, &[(List::Opening, "Swap(id: \"seats\", stages: [\"first\"], how: Only)")]);
    let start = "2,2,2/2,2,2 stores=0,0 phase=first to=S";
    assert_eq!(legal(&rules, start), ["swap", "pass"]);
    assert!(after(&rules, start, &["pass"]).ends_with("phase=play to=N"));
}

/// A game in which seeds are brought in so.
fn bringing(says: &str) -> Arc<Rules> {
    let base = written(
        "board: (rows: 2, columns: 3), setup: (rows: [2], hand: 6), choice: [Lift(id: \"own\")],
        sowing: [Way(id: \"way\")], turn: [Pass(id: \"pass\")], ending: [End(id: \"stuck\", once: CannotMove, whose: Both), Winner(id: \"winner\")]",
    );
    Arc::new(saying(base, &[(List::Starting, &format!("Bring(id: \"bring\", {says})"))]))
}

#[test]
fn seeds_of_the_hand_are_brought_in_once() {
    let rules = bringing("from: Hand, seeds: 2, on: OnceAGame, how: May");
    let start = "2,2,2/2,2,2 stores=0,0 hands=6,6 to=S";
    assert_eq!(legal(&rules, start), ["a1", "b1", "c1", "reserve"]);
    assert_eq!(after(&rules, start, &["reserve", "c1"]), "3,3,3/5,4,0 stores=0,0 hands=0,6 to=N");
    assert_eq!(legal(&rules, "2,2,2/2,2,2 stores=0,0 hands=0,6 to=S"), ["a1", "b1", "c1"], "they are spent");
}

#[test]
fn a_player_without_seeds_may_bring_some_of_the_store() {
    let rules = bringing("from: Store, seeds: 1, on: PitsEmpty, how: May");
    assert_eq!(legal(&rules, "2,2,2/0,0,0 stores=3,0 hands=0,0 to=S"), ["reserve"]);
    assert_eq!(legal(&rules, "2,2,2/0,0,0 stores=2,0 hands=0,0 to=S"), ["pass"], "two do not suffice for three pits");
    assert_eq!(
        after(&rules, "2,2,2/0,0,0 stores=3,0 hands=0,0 to=S", &["reserve", "a1"]),
        "2,2,2/0,2,1 stores=0,0 hands=0,0 to=N"
    );
    let must = bringing("from: Store, seeds: 2, on: PitsEmpty, how: Must");
    assert_eq!(after(&must, "2,2,2/0,0,0 stores=5,0 hands=0,0 to=S", &["c1"]), "2,2,3/2,2,0 stores=0,0 hands=0,0 to=N");
    let only = bringing("from: Store, seeds: 1, on: PitsEmpty, how: Only");
    assert_eq!(
        after(&only, "2,2,2/0,0,0 stores=3,0 hands=0,0 to=S", &["reserve"]),
        "2,2,2/1,1,1 stores=0,0 hands=0,0 to=N"
    );
}

#[test]
fn that_a_player_has_brought_seeds_in_is_remembered() {
    let rules = bringing("from: Store, seeds: 1, on: OnceAGame, how: May");
    let start = "2,2,2/1,1,1 stores=6,6 hands=0,0 to=S";
    assert_eq!(legal(&rules, start), ["a1", "b1", "c1", "reserve"]);
    let brought = "2,2,2/2,2,2 stores=3,6 hands=0,0 brought=S to=S";
    assert_eq!(after(&rules, start, &["reserve"]), brought);
    assert_eq!(legal(&rules, brought), ["a1", "b1", "c1"]);
    assert_eq!(legal(&rules, "2,2,2/2,2,2 stores=3,6 hands=0,0 brought=S to=N")[3], "reserve");
    let twice = bringing("from: Hand, seeds: 1, on: OnceAGame, how: Must");
    let rest = "3,3,3/3,3,0 stores=0,0 hands=3,6 brought=S to=N";
    assert_eq!(after(&twice, "2,2,2/2,2,2 stores=0,0 hands=6,6 to=S", &["c1"]), rest);
}
