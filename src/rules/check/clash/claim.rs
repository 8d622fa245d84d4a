//! Clauses on claims that bear no other beside them.

use crate::rules::check::stage::Stage;
use crate::rules::claim::Claim;

pub(super) fn clashes(stage: &mut Stage) {
    limits(stage);
    missed(stage);
    houses(stage);
    traps(stage);
}

/// What is no single claim of a player's bears no limit on claims.
fn limits(stage: &mut Stage) {
    let limited = stage
        .claims(|it| matches!(it, Claim::AtMost(_) | Claim::NotLastPit(_) | Claim::NotTwin(_) | Claim::Declared(_)));
    stage.bars(
        limited && stage.claims(|it| matches!(it, Claim::TrapPair(_))),
        "@claim",
        "no limit goes for two traps at once: expected no AtMost, NotLastPit, NotTwin or Declared beside TrapPair",
    );
    stage.bars(
        limited && stage.facts.missed.is_some(),
        "@claim",
        "a pit that is spoilt is not claimed by anybody: expected no AtMost, NotLastPit, NotTwin or Declared beside Trap with \
         missed",
    );
}

fn missed(stage: &mut Stage) {
    stage.bars(
        stage.facts.missed.is_some() && !stage.facts.claims_passing,
        "@claim",
        "no seeds are ever let stand: expected Passing with claimed: true under capture, beside Trap with missed",
    );
}

fn houses(stage: &mut Stage) {
    let house = stage.facts.house.is_some();
    stage.bars(
        house && (stage.facts.more.is_some() || stage.captures_in_passing()),
        "@claim",
        "a house is captured by a last seed only: expected no Passing or More under capture, beside House",
    );
    stage.bars(
        house && stage.traps(),
        "@claim",
        "a pit is a house or a trap: expected House or Trap under claim, not both",
    );
}

/// What a seed does in a trap.
fn traps(stage: &mut Stage) {
    let facts = stage.facts;
    let ways = [facts.engulf, facts.trap_stops, facts.swallow].into_iter().flatten().count();
    let told = ways > 0 || facts.from_trap;
    stage.bars(
        facts.relay.is_some() && !stage.races() && stage.traps() && !told,
        "@claim",
        "a lap may end in a trap: expected Engulf, TrapStops or Swallow under claim, or FromTrap under capture",
    );
    stage.bars(
        facts.fades.is_some() && !facts.from_trap,
        "@claim",
        "no trap is ever emptied by a capture: expected FromTrap under capture, beside Fades",
    );
    stage.bars(
        ways > 1,
        "@claim",
        "a trap receives seeds in one way only: expected one of Engulf, TrapStops and Swallow under claim",
    );
}
