//! Clauses on sowing that bear no other beside them.

use crate::rules::capture::Capture;
use crate::rules::check::stage::Stage;
use crate::rules::phase::Until;
use crate::rules::sowing::{HaltAt, Sowing, is_direction};
use crate::rules::turn::{Again, Turn};

pub(super) fn clashes(stage: &mut Stage) {
    directions(stage);
    halts(stage);
    first_seeds(stage);
    then_opponent(stage);
    heaps(stage);
    races(stage);
    specials(stage);
}

/// The way of a lap is found in one way.
fn directions(stage: &mut Stage) {
    let facts = stage.facts;
    let other = |it: &Sowing| is_direction(it) && !matches!(it, Sowing::EachLap(_)) || matches!(it, Sowing::Reverse(_));
    stage.bars(
        facts.each_lap.is_some() && stage.sows(other),
        "@sowing",
        "EachLap is the direction of every lap: expected no Fixed, Chosen, ByOrigin, BySide, ByCount or Reverse beside it",
    );
    stage.bars(
        (stage.places() || stage.arranges()) && stage.sows(|it| matches!(it, Sowing::ByCount(_))),
        "@sowing",
        "a seed placed in a pit changes its number: expected no ByCount under sowing, beside PlaceSeed or Arrange",
    );
    stage.bars(
        facts.turns_back && (facts.each_lap.is_some() || facts.reverse.is_some()),
        "@sowing",
        "a lap's way is found in one way: expected no EachLap or Reverse beside Relay(turns: true)",
    );
    let turned = stage.turns(|it| matches!(it, Turn::AtHome(it) if it.way == Again::Turned));
    let given = facts.fixed_way.is_some() || stage.sows(|it| matches!(it, Sowing::ByOrigin(_)));
    stage.bars(
        turned && given,
        "@turn",
        "another move cannot be turned round where the way is not chosen: expected way: Free in AtHome, or Chosen",
    );
}

/// The first seed of a lap, and the pit from which it came.
fn first_seeds(stage: &mut Stage) {
    let facts = stage.facts;
    let firsts = |it: &Sowing| matches!(it, Sowing::FirstInOrigin(_) | Sowing::FirstInStore(_));
    stage.bars(
        stage.rules.sowing.iter().filter(|(_, it)| firsts(it)).count() > 1,
        "@sowing",
        "a first seed goes to one place: expected FirstInOrigin or FirstInStore under sowing, not both",
    );
    stage.bars(
        facts.home_ends.is_some() && (facts.first_seed.is_some() || facts.skip_origin.is_some()),
        "@sowing",
        "no lap comes home in its course: expected HomeEnds without FirstInOrigin and SkipOrigin",
    );
}

/// A sowing that goes on in the opponent's pits.
fn then_opponent(stage: &mut Stage) {
    let facts = stage.facts;
    stage.bars(
        facts.then_opponent && (facts.many_laps || facts.first_seed.is_some() || facts.home_ends.is_some()),
        "@sowing",
        "ThenOpponent speaks of one sowing that begins next to its pit: expected no laps, first seeds or HomeEnds beside it",
    );
    stage.bars(
        facts.then_opponent && stage.sows(|it| matches!(it, Sowing::SkipOrigin(_))),
        "@sowing",
        "both pass over the pit of origin: expected SkipOrigin or ThenOpponent under sowing, not both",
    );
}

/// Pits in which a lap does not simply go on.
fn halts(stage: &mut Stage) {
    stage.bars(
        stage.facts.halts && stage.facts.relay.is_none(),
        "@sowing",
        "Halt is an exception to Relay: expected Relay under sowing",
    );
    stage.bars(
        stage.facts.blockade.is_none() && stage.sows(|it| matches!(it, Sowing::Halt(it) if it.at == HaltAt::Blocked)),
        "@sowing",
        "no pit is ever blocked: expected Blockade under choice, beside Halt(at: Blocked)",
    );
}

/// Several seeds that are dropped together.
fn heaps(stage: &mut Stage) {
    let facts = stage.facts;
    let firsts = |it: &Sowing| matches!(it, Sowing::FirstInOrigin(_) | Sowing::FirstInStore(_) | Sowing::SkipOrigin(_));
    let watched = stage.sows(firsts)
        || stage.captures_in_passing()
        || facts.swallow.is_some()
        || facts.engulf.is_some()
        || stage.gathers()
        || stage.races();
    stage.bars(
        facts.heaps.is_some() && watched,
        "@sowing",
        "heaps are dropped with nothing in between: expected no FirstInOrigin, SkipOrigin, Race, Gather, Passing, Swallow \
         or Engulf beside Heaps",
    );
}

/// Races, in which two players sow at once.
fn races(stage: &mut Stage) {
    let facts = stage.facts;
    let races = stage.races();
    stage.bars(
        races && stage.sows(|it| matches!(it, Sowing::FirstInStore(_))),
        "@sowing",
        "in a race every seed stays on the board: expected no FirstInStore in the phase of Race",
    );
    stage.bars(
        (races || stage.gathers()) && facts.fixed_way.is_none(),
        "@sowing",
        "nobody chooses a direction in a race or for gathered seeds: expected Fixed under sowing",
    );
    stage.bars(
        races && stage.rules.until != Until::OneTurn,
        "@sowing",
        "a race is one turn: expected a phase of its own, with until: OneTurn",
    );
    stage.bars(
        races && (stage.places() || stage.arranges() || facts.must_capture.is_some()),
        "@sowing",
        "a race begins with a pit of each player's choice: expected no PlaceSeed, Arrange or MustCapture beside Race",
    );
}

/// Pieces of another kind.
fn specials(stage: &mut Stage) {
    let facts = stage.facts;
    let one_lap = |it: &Sowing| {
        matches!(it, Sowing::Fixed(_) | Sowing::Chosen(_) | Sowing::ByOrigin(_) | Sowing::SpecialsLast(_))
    };
    let plain = !stage.sows(|it| !one_lap(it))
        && !stage.captures(|it| !matches!(it, Capture::Meeting(_)))
        && stage.rules.claim.is_empty()
        && !stage.board.sows_stores();
    stage.bars(
        facts.specials_last.is_some() && !plain,
        "@sowing",
        "pieces of two kinds are sown in a single lap: expected only a direction, and Meeting under capture, beside \
         SpecialsLast",
    );
    stage.bars(
        facts.meeting.is_some() && facts.specials_last.is_none(),
        "@capture",
        "special pieces are never sown: expected SpecialsLast under sowing, beside Meeting",
    );
}
