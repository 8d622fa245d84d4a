//! Conditions on pits, turns and moves that no game says yet, on two rows of four pits, sown anticlockwise from South's
//! left.

use super::{after, legal};
use crate::rules::Rules;
use crate::rules::kinds::List;
use crate::rules::plan::tests::{saying, written};
use std::sync::Arc;

/// A game with two seeds in each pit and these clauses; a row that is empty ends it.
fn rules(new: &[(List, &str)]) -> Arc<Rules> {
    let base = written(
        "board: (rows: 2, columns: 4), setup: (rows: [2]), choice: [Lift(id: \"own\")],
        sowing: [Way(id: \"way\")],
        landing: [Capture(id: \"count\", if: (side: Other, holds: Of([9])), take: [Here])],
        ending: [End(id: \"empty\", once: Left(pits: (side: Own))), Winner(id: \"winner\")]",
    );
    Arc::new(saying(base, new))
}

/// Such a clause once made the program look for a move for ever.
#[test]
fn a_capture_before_moving_of_an_empty_pit_takes_nothing() {
    let capture = "Capture(id: \"before\", if: (side: Own, at: [InnerRight(1)]), take: [Here])";
    let rules = rules(&[(List::Starting, capture)]);
    assert_eq!(legal(&rules, "2,2,2,2/2,2,2,0 stores=0,2 to=S"), ["a1", "b1", "c1"]);
    assert_eq!(after(&rules, "2,2,2,2/2,2,2,0 stores=0,2 to=S", &["a1"]), "2,2,2,2/0,3,3,0 stores=0,2 to=N");
}

/// The option of Gelech: what is legal is found out as if nothing had been captured yet.
#[test]
fn a_capture_made_once_the_move_is_chosen_does_not_change_what_is_legal() {
    let capture = "Capture(id: \"before\", if: (side: Own, holds: Of([1])), take: [Facing], made: Chosen)";
    let bar = "Bar(id: \"facing-two\", move: (from: (facing: (holds: Of([2])))))";
    let rules = rules(&[(List::Starting, capture), (List::Choice, bar)]);
    let start = "0,3,2,2/1,2,2,2 stores=1,1 to=S";
    assert_eq!(legal(&rules, start), ["a1", "b1"]);
    assert_eq!(after(&rules, "0,3,2,2/2,1,2,2 stores=1,1 to=S", &["b1"]), "0,0,2,2/2,0,3,2 stores=4,1 to=N");
}

#[test]
fn turns_are_counted_as_far_as_a_clause_asks() {
    let bar = "Bar(id: \"first-turn\", when: (turn: UpTo(2)), move: (from: (at: [InnerLeft(1)])))";
    let rules = rules(&[(List::Choice, bar)]);
    assert_eq!(legal(&rules, "2,2,2,2/2,2,2,2 stores=0,0 to=S"), ["b1", "c1", "d1"], "the opening is turn 1");
    let second = after(&rules, "2,2,2,2/2,2,2,2 stores=0,0 to=S", &["b1"]);
    assert_eq!(second, "2,2,2,2/2,0,3,3 stores=0,0 turn=2 to=N");
    assert_eq!(legal(&rules, &second), ["a2", "b2", "c2"], "North's leftmost pit is d2");
    let third = after(&rules, &second, &["a2", "a1"]);
    assert_eq!(third, "0,2,2,2/0,2,4,4 stores=0,0 turn=3 to=N", "all later turns are alike");
    assert_eq!(
        legal(&rules, "2,2,2,2/2,2,2,0 stores=0,2 to=S"),
        ["a1", "b1", "c1"],
        "where nothing is said, it is late"
    );
}

#[test]
fn a_first_move_settles_the_way_of_those_that_follow() {
    let ways = |whose: &str| rules(&[(List::Sowing, &format!("Way(id: \"way\", way: ByFirstMove({whose}))"))]);
    let start = "2,2,2,2/2,2,2,2 stores=0,0 to=S";
    let own = ways("Own");
    assert_eq!(legal(&own, start), ["a1>", "a1<", "b1>", "b1<", "c1>", "c1<", "d1>", "d1<"]);
    let chosen = after(&own, start, &["b1>", "b2<"]);
    assert!(chosen.contains(" ways=S:ccw,N:"), "{chosen}");
    assert_eq!(legal(&own, &chosen), ["a1", "c1", "d1"], "South goes on as before");
    let same = ways("Same");
    assert_eq!(legal(&same, &after(&same, start, &["b1>"])), ["a2", "b2", "c2", "d2"], "and so does North");
    let opposite = ways("Opposite");
    let there = after(&opposite, start, &["b1>", "b2"]);
    assert!(there.starts_with("2,0,3,3/"), "North sows clockwise: {there}");
}

#[test]
fn a_seed_that_has_crossed_may_not_go_back_even_as_the_first_of_several_where_that_is_said() {
    let no_return = |alone: &str| {
        rules(&[
            (List::Choice, &format!("NoReturn(id: \"no-return\"{alone})")),
            (List::Sowing, "Way(id: \"way\", way: ByHalf(Cw, Ccw))"),
        ])
    };
    let (alone, first) = (no_return(""), no_return(", alone: false"));
    let several = "2,2,2,0/2,2,2,2 stores=0,2 to=S";
    assert_eq!(legal(&alone, &after(&alone, several, &["d1"])), ["a2", "b2", "c2", "d2"]);
    assert_eq!(legal(&first, &after(&first, several, &["d1"])), ["a2", "b2", "c2"]);
    let single = "2,2,2,0/2,2,2,1 stores=0,3 to=S";
    assert_eq!(legal(&alone, &after(&alone, single, &["d1"])), ["a2", "b2", "c2"]);
}

#[test]
fn a_player_without_seeds_may_be_given_one_as_a_whole_turn() {
    let gift = "Instead(id: \"gift\", do: Give, if: (side: Own), how: Only, \
                when: (unless: (there_is: (side: Other, holds: From(1)))))";
    let prefer = "Prefer(id: \"rightmost\", move: (from: (of_these: Rightmost)))";
    let rules = rules(&[(List::Choice, gift), (List::Choice, prefer)]);
    let bare = "0,0,0,0/1,2,0,0 stores=6,7 to=S";
    assert_eq!(legal(&rules, bare), ["a1:give", "b1:give"], "no pit is preferred for a gift");
    assert_eq!(after(&rules, bare, &["b1:give"]), "0,0,0,1/1,1,0,0 stores=6,7 to=N", "North's path begins at d2");
    assert_eq!(legal(&rules, "0,0,0,1/1,2,0,0 stores=6,6 to=S"), ["b1"]);
}

#[test]
fn captured_seeds_may_go_into_the_trap_of_the_player_who_takes_them() {
    let rules = rules(&[
        (List::Marks, "Trap(id: \"palace\", at: [InnerRight(1)], safe: FromOther)"),
        (List::Landing, "Capture(id: \"count\", if: (side: Other, holds: Of([3])), take: [Here])"),
        (List::Landing, "Send(id: \"home\", to: Trap)"),
    ]);
    let before = "2,2,2,2/2,2,2,3 stores=0,0 marks=a2:trap-N,d1:trap-S to=S";
    let taken = after(&rules, before, &["c1"]);
    assert_eq!(
        taken, "2,2,2,0/2,2,0,7 stores=0,0 marks=d1:trap-S,a2:trap-N to=N",
        "two seeds and one lie in d1 by then"
    );
}

#[test]
fn the_first_move_that_settles_a_way_is_the_first_under_that_clause() {
    let base = written(
        "board: (rows: 2, columns: 4), setup: (rows: [2]),
        stages: [(id: \"first\", until: OneTurn), (id: \"second\", until: OneTurn), (id: \"play\")],
        choice: [Lift(id: \"own\")],
        sowing: [
            Way(id: \"clockwise\", stages: [\"first\", \"second\"], way: Cw),
            Way(id: \"settled\", stages: [\"play\"], way: ByFirstMove(Own)),
        ],
        ending: [End(id: \"empty\", once: Left(pits: (side: Own))), Winner(id: \"winner\")]",
    );
    let rules = Arc::new(saying(base, &[]));
    let begun = after(&rules, "2,2,2,2/2,2,2,2 stores=0,0 phase=first to=S", &["c1", "b2"]);
    assert_eq!(begun, "2,0,3,3/3,3,0,2 stores=0,0 phase=play to=S", "nothing is settled yet");
    let settled = after(&rules, &begun, &["d1>", "a2<"]);
    assert!(settled.contains(" ways=S:ccw,N:ccw"), "{settled}");
}

#[test]
fn a_capture_may_take_every_pit_of_the_sown_run_that_fits() {
    let capture =
        "Capture(id: \"count\", if: (holds: Of([3])), take: [Every], needs: Any, where: (sown: true, holds: Of([3])))";
    let rules = rules(&[(List::Landing, capture)]);
    // From b1 c1 and d1 come to 3; a1, which held 3 before, got no seed.
    assert_eq!(after(&rules, "2,2,2,2/3,2,2,2 stores=0,0 to=S", &["b1"]), "2,2,2,2/3,0,0,0 stores=6,0 to=N");
}

#[test]
fn further_pits_that_fit_are_all_taken_with_a_capture() {
    let capture = "Capture(id: \"count\", if: (side: Other, holds: Of([3])), take: [Here])";
    let more = "More(id: \"more\", pits: All, where: (side: Other, holds: Of([2])))";
    let rules = rules(&[(List::Landing, capture), (List::Landing, more)]);
    assert_eq!(after(&rules, "1,2,2,2/2,2,2,2 stores=0,0 to=S", &["d1"]), "1,0,0,3/2,2,2,0 stores=5,0 to=N");
}

#[test]
fn pits_may_be_passed_over_by_what_they_hold() {
    let skip = "Skip(id: \"no-third\", if: (side: Other, holds: Of([2])))";
    let rules = rules(&[(List::Sowing, skip)]);
    // From d1 both seeds pass d2 and c2, which hold 2, and fall in b2 and a2.
    assert_eq!(after(&rules, "1,1,2,2/2,2,2,2 stores=0,0 to=S", &["d1"]), "2,2,2,2/2,2,2,0 stores=0,0 to=N");
}

#[test]
fn where_a_whole_round_would_get_no_seed_the_seeds_go_back_and_the_turn_ends() {
    let skip = "Skip(id: \"nowhere\", if: (holds: From(1)))";
    let rules = rules(&[(List::Sowing, skip)]);
    assert_eq!(after(&rules, "2,2,2,2/2,2,2,2 stores=0,0 to=S", &["b1"]), "2,2,2,2/2,2,2,2 stores=0,0 to=N");
}

#[test]
fn where_no_move_feeds_any_may_be_made_or_the_one_that_gives_most() {
    let feed = |or: &str| rules(&[(List::Choice, &format!("Feed(id: \"feed\", least: 2, or: {or})"))]);
    // Only c1 and d1 reach North's row: with one seed and with two.
    let hungry = "0,0,0,0/1,1,2,2 stores=5,5 to=S";
    assert_eq!(legal(&feed("Most"), hungry), ["d1"]);
    assert_eq!(legal(&feed("Free"), hungry), ["d1"]);
    let one = "0,0,0,0/1,1,2,0 stores=6,6 to=S";
    assert_eq!(legal(&feed("Most"), one), ["c1"]);
    assert_eq!(legal(&feed("Free"), one), ["a1", "b1", "c1"]);
}

#[test]
fn captures_may_come_before_a_move_at_every_pit_that_fits() {
    let capture = "Capture(id: \"singles\", if: (side: Own, holds: Of([1])), take: [Facing])";
    let rules = rules(&[(List::Starting, capture)]);
    // a1 and c1 hold a single seed: what lies across goes to the store, then b1 is sown.
    assert_eq!(after(&rules, "2,3,2,2/1,2,1,2 stores=0,0 to=S", &["b1"]), "0,3,0,2/1,0,2,3 stores=4,0 to=N");
    assert_eq!(legal(&rules, "2,3,2,2/1,2,1,2 stores=0,0 to=S"), ["a1", "b1", "c1", "d1"]);
}

#[test]
fn what_is_left_goes_to_whom_the_ending_says() {
    let ending = |leftover: &str| {
        rules(&[(List::Ending, &format!("End(id: \"empty\", once: Left(pits: (side: Own)), leftover: {leftover})"))])
    };
    // The last seed of South crosses over: South's row is empty, and five seeds are left on North's side.
    let before = "2,0,0,2/0,0,0,1 stores=1,2 to=S";
    for (leftover, expected) in [
        ("Owner", "0,0,0,0/0,0,0,0 stores=1,7 over=N:empty to=S"),
        ("To(Mover)", "0,0,0,0/0,0,0,0 stores=6,2 over=S:empty to=S"),
        ("Split", "0,0,0,1/0,0,0,0 stores=3,4 over=N:empty to=S"),
        ("Nobody", "2,0,0,3/0,0,0,0 stores=1,2 over=N:empty to=S"),
    ] {
        assert_eq!(after(&ending(leftover), before, &["d1"]), expected, "{leftover}");
    }
}

#[test]
fn a_pit_may_be_a_trap_from_the_start_and_passed_by_the_other_player() {
    let trap = |but_last: bool| {
        let says =
            format!("Trap(id: \"child\", at: [InnerRight(1)], passed_by: Other, but_last: {but_last}, dropped: Stays)");
        rules(&[(List::Marks, &says)])
    };
    let start = crate::record::notation::position_text(&trap(false), &crate::engine::start(&trap(false)));
    assert_eq!(start, "2,2,2,2/2,2,2,2 stores=0,0 marks=d1:trap-S,a2:trap-N to=S");
    // North's a2 gets none of South's seeds; b1's fourth seed goes on to South's a1.
    let before = "2,2,2,2/2,6,2,2 stores=0,0 marks=d1:trap-S,a2:trap-N to=S";
    assert_eq!(after(&trap(false), before, &["b1"]), "2,3,3,3/3,0,3,3 stores=0,0 marks=d1:trap-S,a2:trap-N to=N");
    assert_eq!(after(&trap(true), before, &["b1"]), "3,3,3,3/2,0,3,3 stores=0,0 marks=d1:trap-S,a2:trap-N to=N");
}

#[test]
fn a_further_lap_may_be_excepted_beside_a_capture_across() {
    let across = "Capture(id: \"count\", if: (side: Own, was: Empty), take: [Facing])";
    let spared = "Except(id: \"spared\", of: [\"relay\"], if: (holds: Of([3])))";
    let landing = [across, "Relay(id: \"relay\")", spared].map(|clause| (List::Landing, clause));
    // b1's last seed makes three in d1: they are not sown on. One that makes four is.
    assert_eq!(after(&rules(&landing), "2,2,2,2/2,2,2,2 stores=0,0 to=S", &["b1"]), "2,2,2,2/2,0,3,3 stores=0,0 to=N");
    // From d1 on: d2, c2, b2 and a2 get a seed each, and a2's three stay.
    assert_eq!(after(&rules(&landing), "2,2,2,2/2,2,2,3 stores=0,0 to=S", &["b1"]), "3,3,3,3/2,0,3,0 stores=0,0 to=N");
}

#[test]
fn a_trap_may_be_safe_from_a_capture_across() {
    let across = "Capture(id: \"count\", if: (side: Own, was: Empty), take: [Facing])";
    let trap = "Trap(id: \"child\", at: [InnerRight(1)], ends: IfOccupied, safe: FromBoth, dropped: Stays)";
    let safe = rules(&[(List::Landing, across), (List::Marks, trap)]);
    // b1's seventh seed falls in a1, which was empty; across lies North's trap.
    let before = "2,2,2,2/0,7,2,2 stores=0,0 marks=d1:trap-S,a2:trap-N to=S";
    assert_eq!(after(&safe, before, &["b1"]), "3,3,3,3/1,0,3,3 stores=0,0 marks=d1:trap-S,a2:trap-N to=N");
}

#[test]
fn further_pits_of_the_players_choice_are_those_that_fit() {
    let capture = "Capture(id: \"count\", if: (side: Other, holds: Of([3])), take: [Here])";
    let more = "More(id: \"more\", pits: 1, where: (side: Other, holds: From(3)))";
    let rules = rules(&[(List::Landing, capture), (List::Landing, more)]);
    let asked = after(&rules, "1,2,2,2/2,2,2,2 stores=0,0 to=S", &["d1"]);
    assert_eq!(legal(&rules, &asked), ["d2"], "b2 and a2 hold fewer than three");
}

#[test]
fn a_claim_may_be_followed_by_another_move() {
    let trap = "Trap(id: \"child\")";
    let claim = "Claim(id: \"win\", if: (side: Other, holds: Of([3])), mark: \"child\", then: Again)";
    let rules = rules(&[(List::Marks, trap), (List::Landing, claim)]);
    let again = after(&rules, "1,2,2,2/2,2,2,2 stores=0,0 to=S", &["d1"]);
    assert_eq!(again, "1,2,3,3/2,2,2,0 stores=0,0 marks=c2:trap-S to=S");
}

#[test]
fn what_lies_next_on_the_way_may_be_asked_of_a_pit_that_is_lifted() {
    let lift = "Lift(id: \"own\", if: (next: (holds: Of([0]))))";
    let rules = rules(&[(List::Choice, lift)]);
    assert_eq!(legal(&rules, "2,2,2,0/2,2,0,2 stores=0,4 to=S"), ["b1", "d1"]);
}
