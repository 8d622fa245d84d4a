//! Rounds of a match. Two rows of three pits with two seeds each; a round ends when a row is empty, and both players
//! keep the seeds of their own row.

use super::{after, legal, play};
use crate::engine::GameResult;
use crate::rules::kinds::List;
use crate::rules::plan::tests::{saying, written};
use crate::rules::{Rules, Side};
use std::sync::Arc;

/// The game with this clause on rounds, called `match`.
fn rules(rounds: &str) -> Arc<Rules> {
    let base = written(
        "board: (rows: 2, columns: 3), setup: (rows: [2]), choice: [Lift(id: \"own\")], sowing: [Way(id: \"way\")],
        ending: [End(id: \"empty\", once: Left(pits: (side: Own))), Winner(id: \"winner\")],
        rounds: [Refill(id: \"match\")]",
    );
    Arc::new(saying(base, &[(List::Rounds, rounds)]))
}

/// South's last seed leaves South's row: North keeps the two on the other side, and the round ends 8 to 4.
const BEFORE: &str = "1,0,0/0,0,1 stores=8,2 to=S";
/// The same with 10 to 2.
const FAR: &str = "1,0,0/0,0,1 stores=10,0 to=S";
/// The same with 6 to 6.
const LEVEL: &str = "1,0,0/0,0,1 stores=6,4 to=S";

#[test]
fn whoever_first_wins_so_many_rounds_wins_the_match() {
    let rules = rules("Score(id: \"match\", goal: 2)");
    assert_eq!(after(&rules, BEFORE, &["c1"]), "2,2,2/2,2,2 stores=0,0 round=2:8:4:N points=1,0 to=N");
    assert_eq!(after(&rules, LEVEL, &["c1"]), "2,2,2/2,2,2 stores=0,0 round=2:6:6:N to=N");
    let lost = "1,0,0/0,0,1 stores=2,8 round=2:8:4:N points=1,0 to=S";
    assert_eq!(after(&rules, lost, &["c1"]), "2,2,2/2,2,2 stores=0,0 round=3:2:10:S points=1,1 to=S");
    let won = "1,0,0/0,0,1 stores=8,2 round=3:2:10:S points=1,1 to=S";
    let game = play(&rules, won, &["c1"]);
    let ended = game.position().ended().expect("the second round won is the last");
    assert_eq!((ended.result, ended.clause), (GameResult::Won(Side::South), rules.cause_named("match")));
    assert_eq!(game.position().round_state().points, [2, 1]);
}

#[test]
fn rounds_count_by_seeds_by_the_lead_or_by_how_clearly_they_are_won() {
    for (counts, before, points) in [
        ("Seeds", BEFORE, " points=8,4"),
        ("Seeds", LEVEL, " points=6,6"),
        ("Lead", BEFORE, " points=4,0"),
        ("Lead", LEVEL, ""),
        ("Points", BEFORE, " points=1,0"),
        ("Points", "1,0,0/0,0,1 stores=9,1 to=S", " points=2,0"),
        ("Points", LEVEL, ""),
    ] {
        let rules = rules(&format!("Score(id: \"match\", counts: {counts}, goal: 60)"));
        let held = &after(&rules, before, &["c1"])[12..];
        assert!(
            held.starts_with("stores=0,0 round=2:") && held.ends_with(&format!(":N{points} to=N")),
            "{counts} {held}"
        );
    }
}

#[test]
fn what_is_left_over_may_be_spread_over_the_next_pits_and_copied_by_the_other() {
    let rules = rules("Refill(id: \"match\", from: Right, short: Spread, richer: Copied, least_seeds: 2)");
    let laid = |before: &str| after(&rules, before, &["c1"]);
    assert_eq!(laid("1,0,0/0,0,1 stores=3,7 to=S"), "2,1,0/0,1,2 stores=0,6 round=2:3:9:N to=N");
    assert_eq!(laid("1,0,0/0,0,1 stores=2,8 to=S"), "2,0,0/0,0,2 stores=0,8 round=2:2:10:N to=N");
    let ended = |stores: &str| play(&rules, &format!("1,0,0/0,0,1 stores={stores} to=S"), &["c1"]).position().ended();
    let lost = ended("1,9").expect("one seed is too few");
    assert_eq!((lost.result, lost.clause), (GameResult::Won(Side::North), rules.cause_named("match")));
}

/// Pits of three: two seeds that are left over go one by one into two pits, or both into the last.
#[test]
fn seeds_left_over_are_spread_as_evenly_as_they_go() {
    let base = written(
        "board: (rows: 2, columns: 3), setup: (rows: [3]), choice: [Lift(id: \"own\")], sowing: [Way(id: \"way\")],
        ending: [End(id: \"empty\", once: Left(pits: (side: Own))), Winner(id: \"winner\")],
        rounds: [Refill(id: \"match\", short: Spread, richer: Copied)]",
    );
    let rules = Arc::new(saying(base, &[]));
    let laid = |stores: &str| after(&rules, &format!("1,0,0/0,0,1 stores={stores} to=S"), &["c1"]);
    assert_eq!(laid("5,11"), "1,1,3/3,1,1 stores=0,8 round=2:5:13:N to=N");
    assert_eq!(laid("8,8"), "2,3,3/3,3,2 stores=0,2 round=2:8:10:N to=N");
}

#[test]
fn with_as_many_points_on_both_sides_the_match_goes_on() {
    let rules = rules("Score(id: \"match\", counts: Seeds, goal: 10)");
    let level = "1,0,0/0,0,1 stores=6,4 round=2:8:4:N points=6,6 to=S";
    assert_eq!(after(&rules, level, &["c1"]), "2,2,2/2,2,2 stores=0,0 round=3:6:6:S points=12,12 to=S");
    let ahead = "1,0,0/0,0,1 stores=6,4 round=2:8:4:N points=5,6 to=S";
    let ended = play(&rules, ahead, &["c1"]).position().ended().expect("North has more than enough");
    assert_eq!(ended.result, GameResult::Won(Side::North));
}

#[test]
fn the_clause_that_lays_out_the_next_round_says_who_begins_it() {
    for (begins, first) in [("Alternate", 'N'), ("Loser", 'N'), ("Winner", 'S'), ("Same", 'S'), ("LastMover", 'S')] {
        let rules = rules(&format!("Score(id: \"match\", begins: {begins})"));
        let text = after(&rules, FAR, &["c1"]);
        assert!(text.ends_with(&format!(":{first} points=1,0 to={first}")), "{begins}: {text}");
    }
    let rules = rules("Score(id: \"match\", begins: LastMover)");
    let by_north = after(&rules, "1,0,0/1,0,0 stores=2,8 to=N", &["a2"]);
    assert!(by_north.ends_with("N points=0,1 to=N"), "{by_north}");
}

#[test]
fn pits_are_filled_from_both_ends_of_the_row() {
    let outside = rules("Refill(id: \"match\", from: Outside)");
    assert_eq!(after(&outside, BEFORE, &["c1"]), "2,0,2/2,2,2 stores=2,0 round=2:8:4:N to=N");
    assert_eq!(after(&outside, FAR, &["c1"]), "0,0,2/2,2,2 stores=4,0 round=2:10:2:N to=N");
}

#[test]
fn a_pit_of_which_each_has_half_goes_to_the_loser_or_is_drawn_for() {
    let before = "1,0,0/0,0,1 stores=7,3 to=S";
    let marks = |rest: &str| {
        let rules = rules(&format!("Territory(id: \"match\", seeds: 2, rest: {rest}, begins: Same)"));
        let asked = after(&rules, before, &["c1"]);
        asked.split("choose=").nth(1).map(str::to_owned).unwrap_or_default()
    };
    // Seven seeds are three pits and a half, and so are five.
    assert_eq!(marks("Half"), "");
    assert_eq!(marks("Loser"), "");
    let lot = marks("Lot");
    assert!(lot.is_empty() || lot == "match:S:1 to=S", "{lot}");
    assert_eq!(marks("Lot"), lot, "the same lot falls again");
}

#[test]
fn a_match_for_pits_ends_with_as_many_as_its_goal() {
    let goal = |pits: u8| {
        let rules = rules(&format!("Territory(id: \"match\", seeds: 2, goal: Some({pits}))"));
        play(&rules, BEFORE, &["c1"]).position().ended().map(|ended| ended.result)
    };
    assert_eq!(goal(4), Some(GameResult::Won(Side::South)));
    assert_eq!(goal(5), None);
}

#[test]
fn points_are_read_only_where_rounds_count() {
    use crate::record::notation::parse_position;
    let text = "2,2,2/2,2,2 stores=0,0 round=2:8:4:N points=1,0 to=N";
    assert!(parse_position(&rules("Refill(id: \"match\")"), text).is_err());
    let scored = rules("Score(id: \"match\")");
    assert_eq!(legal(&scored, text), ["a2", "b2", "c2"]);
    assert_eq!(legal(&scored, "2,2,2/2,2,2 stores=0,0 round=2:8:4:N to=N"), ["a2", "b2", "c2"]);
}
