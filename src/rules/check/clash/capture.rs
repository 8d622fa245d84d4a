//! Clauses on captures that bear no other beside them.

use crate::rules::capture::{Capture, LastSeed, Slam, Then};
use crate::rules::check::stage::Stage;
use crate::rules::choice::Choice;
use crate::rules::claim::Claim;

pub(super) fn clashes(stage: &mut Stage) {
    counts(stage);
    resown(stage);
    last_seeds(stage);
    questions(stage);
    given(stage);
    marks(stage);
}

/// Captures by count.
fn counts(stage: &mut Stage) {
    let counts = stage.captures(|it| matches!(it, Capture::Count(_)));
    stage.bars(
        counts && stage.resows(),
        "@capture",
        "what Count takes goes to a store: expected no Resow or Enter under capture, beside Count",
    );
    stage.bars(
        counts && (stage.facts.more.is_some() || stage.facts.retreat.is_some()),
        "@capture",
        "More and Retreat speak of captures across the middle line: expected no Count under capture beside them",
    );
}

/// Captured seeds that are sown again.
fn resown(stage: &mut Stage) {
    let facts = stage.facts;
    stage.bars(
        stage.resows() && stage.captures(|it| matches!(it, Capture::Beyond(it) if it.then != Then::End)),
        "@capture",
        "captured seeds are sown again by Resow or Enter: expected then: End in Beyond",
    );
    let leaves_some = facts.grand_slam.is_some_and(|(_, effect)| !matches!(effect, Slam::Allowed | Slam::Nothing));
    stage.bars(
        stage.resows() && leaves_some,
        "@capture",
        "captured seeds are sown again by Resow or Enter: expected effect: Allowed or Nothing in GrandSlam",
    );
    let onward = stage.captures(|it| matches!(it, Capture::Column(it) if it.onward));
    stage.bars(
        onward && (stage.resows() || facts.more.is_some()),
        "@capture",
        "after a capture the last seed goes on by itself: expected no Resow, Enter or More beside Column(onward: true)",
    );
}

/// Whether a last seed, too, takes the pit that it fills in passing.
fn last_too(stage: &Stage) -> bool {
    stage.captures(|it| matches!(it, Capture::Passing(it) if it.last != LastSeed::Apart))
}

/// A last seed captures by one clause, and asks one question.
fn last_seeds(stage: &mut Stage) {
    let by_last =
        |it: &Capture| matches!(it, Capture::Count(_) | Capture::Facing(_) | Capture::Column(_) | Capture::Ahead(_));
    stage.bars(
        last_too(stage) && stage.captures(by_last),
        "@capture",
        "a last seed that takes its own pit in passing leaves none there: expected last: Apart in Passing, beside \
         Count, Facing, Column or Ahead",
    );
    stage.bars(
        stage.facts.captures_first.is_some() && stage.captures_in_passing(),
        "@ending",
        "CapturesFirst speaks of captures by a last seed: expected no Passing under capture beside it",
    );
    stage.bars(
        stage.facts.optional.is_some() && stage.claims(|it| matches!(it, Claim::Declared(_))),
        "@capture",
        "a last seed asks one question only: expected Optional under capture or Declared under claim, not both",
    );
}

/// A lap in which a player is asked something is broken off there.
fn questions(stage: &mut Stage) {
    let claims = stage.facts.claims_passing;
    stage.bars(
        claims && (tries_out(stage) || last_too(stage)),
        "@capture",
        "a lap with a question in it cannot be tried out beforehand: expected last: Apart, and no MustCapture, Prefer, \
         Feed, LeaveMove, NoGrandSlam, LastInOccupied, PitCap, Reverse or Endless with Illegal, beside Passing with claimed",
    );
    stage.bars(
        claims && asks_of_the_whole_lap(stage),
        "@capture",
        "where a player is asked in the middle of a lap, no rule can look back at the whole of it: expected no ThenOpponent, HomeEnds, \
         Gather(woven: true), AtHome, LoneLast, Ahead, Resow, Enter, Deposit or TrapPair beside Passing with claimed",
    );
}

/// Whether a move is tried out before it is made.
fn tries_out(stage: &Stage) -> bool {
    let facts = stage.facts;
    facts.must_capture.is_some()
        || facts.reverse.is_some()
        || facts.pit_cap.is_some()
        || facts.prefers
        || stage.chooses(|it| matches!(it, Choice::Feed(_) | Choice::NoGrandSlam(_) | Choice::LastInOccupied(_)))
        || stage.bars_endless()
}

/// Whether what a last seed does depends on all that its lap did before.
fn asks_of_the_whole_lap(stage: &Stage) -> bool {
    let facts = stage.facts;
    facts.then_opponent
        || facts.home_ends.is_some()
        || facts.at_home.is_some()
        || facts.deposit.is_some()
        || stage.resows()
        || stage.chooses(|it| matches!(it, Choice::Gather(it) if it.woven))
        || stage.claims(|it| matches!(it, Claim::TrapPair(_)))
        || stage.captures(|it| matches!(it, Capture::LoneLast(_) | Capture::Ahead(_)))
}

/// Captured seeds that are given to the opponent.
fn given(stage: &mut Stage) {
    let facts = stage.facts;
    stage.bars(
        facts.deposit.is_some() && (stage.resows() || facts.more.is_some() || facts.optional.is_some()),
        "@capture",
        "captured seeds go one way only: expected no Resow, Enter, More or Optional beside Deposit",
    );
    let goes_on = |it: &Capture| match it {
        Capture::Count(it) => it.then != Then::End,
        Capture::Column(it) => it.onward,
        Capture::Passing(_) | Capture::FromTrap(_) => true,
        _ => false,
    };
    stage.bars(
        facts.deposit.is_some() && stage.captures(goes_on),
        "@capture",
        "a turn ends when captured seeds are put down: expected no Passing, FromTrap, or capture after which the turn goes \
         on, beside Deposit",
    );
}

fn marks(stage: &mut Stage) {
    let facts = stage.facts;
    let marked = facts.house.is_some() || facts.no_return.is_some() || facts.blockade.is_some() || stage.traps();
    stage.bars(
        facts.notes_played.is_some() && marked,
        "@capture",
        "a pit bears one mark only: expected no House, Trap, NoReturn or Blockade beside Count with played",
    );
}
