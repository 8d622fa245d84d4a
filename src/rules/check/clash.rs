//! What cannot stand together in a phase, and what can stand there once only.

use crate::rules::PhaseRules;
use crate::rules::board::Board;
use crate::rules::capture::{Capture, LastSeed, Slam, Then};
use crate::rules::choice::{Choice, When};
use crate::rules::claim::Claim;
use crate::rules::clause::AnyClause;
use crate::rules::ending::{Ending, EndlessTurn};
use crate::rules::phase::Until;
use crate::rules::sowing::{HaltAt, Sowing, is_direction};
use crate::rules::turn::{Again, Turn};

/// What cannot stand together in a phase, or only in one order.
pub(super) fn clashes(board: &Board, rules: &PhaseRules) -> Vec<(&'static str, String)> {
    let mut faults = Vec::new();
    let mut clash = |both: bool, part: &'static str, what: &str| {
        if both {
            faults.push((part, what.to_owned()));
        }
    };
    let facts = &rules.facts;
    let choice = |is: fn(&Choice) -> bool| rules.choice.iter().any(|(_, it)| is(it));
    let sowing = |is: fn(&Sowing) -> bool| rules.sowing.iter().any(|(_, it)| is(it));
    let capture = |is: fn(&Capture) -> bool| rules.capture.iter().any(|(_, it)| is(it));
    let claim = |is: fn(&Claim) -> bool| rules.claim.iter().any(|(_, it)| is(it));
    let ending = |is: fn(&Ending) -> bool| rules.ending.iter().any(|(_, it)| is(it));

    let places = choice(|it| matches!(it, Choice::PlaceSeed(_)));
    let arranges = facts.arranges.is_some();
    clash(
        places && arranges,
        "@choice",
        "a seed is placed in one way only: expected PlaceSeed or Arrange under choice, not both",
    );
    clash(
        arranges && rules.until != Until::HandSpent,
        "@choice",
        "with Arrange each player sets out the whole hand: expected a phase of its own, with until: HandSpent",
    );
    clash(
        arranges && facts.must_capture.is_some(),
        "@choice",
        "nothing is captured while the hand is set out: expected Arrange and MustCapture in different phases",
    );
    let bare = crate::rules::Side::BOTH.into_iter().any(|side| {
        let inner = facts.inner_empty.is_some();
        board.pits_of(side).filter(|&pit| !inner || board.is_inner(pit)).all(|pit| board.opening[pit.index()] == 0)
    });
    clash(
        arranges && bare && ending(|it| matches!(it, Ending::RowEmpty(_) | Ending::InnerEmpty(_))),
        "@ending",
        "rows are empty until the hand is set out: expected RowEmpty and InnerEmpty in other phases than Arrange",
    );
    clash(
        rules.until == Until::HandSpent && !places && !arranges && !choice(|it| matches!(it, Choice::Reserve(_))),
        "@choice",
        "nothing spends the hand in a phase until: HandSpent: expected PlaceSeed, Arrange or Reserve under choice",
    );
    let must = rules.choice.iter().position(|(_, it)| matches!(it, Choice::MustCapture(_)));
    let by_kind = |it: &Choice| matches!(it, Choice::Prefer(it) if it.when != When::Any);
    let asks_kind = rules.choice.iter().position(|(_, it)| by_kind(it));
    clash(
        matches!((asks_kind, must), (Some(prefer), Some(must)) if prefer < must),
        "@choice",
        "Prefer with `when` stands before MustCapture, which tells turns apart: expected it after MustCapture",
    );
    clash(
        facts.no_return.is_some() && facts.blockade.is_some(),
        "@choice",
        "a pit is barred by one clause only: expected NoReturn or Blockade under choice, not both",
    );
    clash(
        facts.each_lap.is_some()
            && sowing(|it| is_direction(it) && !matches!(it, Sowing::EachLap(_)) || matches!(it, Sowing::Reverse(_))),
        "@sowing",
        "EachLap is the direction of every lap: expected no Fixed, Chosen, ByOrigin, BySide, ByCount or Reverse beside it",
    );
    clash(
        (places || arranges) && sowing(|it| matches!(it, Sowing::ByCount(_))),
        "@sowing",
        "a seed placed in a pit changes its number: expected no ByCount under sowing, beside PlaceSeed or Arrange",
    );
    let firsts = |it: &Sowing| matches!(it, Sowing::FirstInOrigin(_) | Sowing::FirstInStore(_));
    clash(
        rules.sowing.iter().filter(|(_, it)| firsts(it)).count() > 1,
        "@sowing",
        "a first seed goes to one place: expected FirstInOrigin or FirstInStore under sowing, not both",
    );
    clash(
        facts.race.is_some() && sowing(|it| matches!(it, Sowing::FirstInStore(_))),
        "@sowing",
        "in a race every seed stays on the board: expected no FirstInStore in the phase of Race",
    );
    clash(
        facts.halts && facts.relay.is_none(),
        "@sowing",
        "Halt is an exception to Relay: expected Relay under sowing",
    );
    clash(
        facts.blockade.is_none() && sowing(|it| matches!(it, Sowing::Halt(it) if it.at == HaltAt::Blocked)),
        "@sowing",
        "no pit is ever blocked: expected Blockade under choice, beside Halt(at: Blocked)",
    );
    clash(
        facts.home_ends.is_some() && (facts.first_seed.is_some() || facts.skip_origin.is_some()),
        "@sowing",
        "no lap comes home in its course: expected HomeEnds without FirstInOrigin and SkipOrigin",
    );
    clash(
        facts.then_opponent && (facts.many_laps || facts.first_seed.is_some() || facts.home_ends.is_some()),
        "@sowing",
        "ThenOpponent speaks of one sowing that begins next to its pit: expected no laps, first seeds or HomeEnds beside it",
    );
    clash(
        facts.then_opponent && sowing(|it| matches!(it, Sowing::SkipOrigin(_))),
        "@sowing",
        "both pass over the pit of origin: expected SkipOrigin or ThenOpponent under sowing, not both",
    );
    let apart = facts.takes.is_some() || facts.shifts.is_some();
    let other = places || arranges || facts.gathers.is_some() || facts.race.is_some() || facts.must_capture.is_some();
    clash(
        apart && (other || facts.house.is_some() || claim(|it| matches!(it, Claim::Trap(_)))),
        "@choice",
        "Shift and TakeFacing stand beside sowing from plain pits: expected no PlaceSeed, Arrange, Gather, Race, \
         MustCapture, House or Trap in the same phase",
    );
    clash(
        facts.takes.is_some() && (facts.resow.is_some() || facts.enter.is_some()),
        "@choice",
        "what TakeFacing takes goes to a store: expected no Resow or Enter under capture",
    );
    clash(
        facts.turns_back && (facts.each_lap.is_some() || facts.reverse.is_some()),
        "@sowing",
        "a lap's way is found in one way: expected no EachLap or Reverse beside Relay(turns: true)",
    );
    let watched = sowing(|it| matches!(it, Sowing::FirstInOrigin(_) | Sowing::FirstInStore(_) | Sowing::SkipOrigin(_)));
    clash(
        facts.heaps.is_some()
            && (watched
                || facts.swallow.is_some()
                || facts.engulf.is_some()
                || facts.race.is_some()
                || facts.gathers.is_some()
                || capture(|it| matches!(it, Capture::Passing(_)))),
        "@sowing",
        "heaps are dropped with nothing in between: expected no FirstInOrigin, SkipOrigin, Race, Gather, Passing, Swallow \
         or Engulf beside Heaps",
    );
    let bound = rules.turn.iter().any(|(_, it)| matches!(it, Turn::AtHome(it) if it.way == Again::Turned));
    clash(
        bound && (facts.fixed_way.is_some() || sowing(|it| matches!(it, Sowing::ByOrigin(_)))),
        "@turn",
        "another move cannot be turned round where the way is not chosen: expected way: Free in AtHome, or Chosen",
    );
    let only = rules.sowing.iter().all(|(_, it)| {
        matches!(it, Sowing::Fixed(_) | Sowing::Chosen(_) | Sowing::ByOrigin(_) | Sowing::SpecialsLast(_))
    });
    let meets = rules.capture.iter().all(|(_, it)| matches!(it, Capture::Meeting(_)));
    clash(
        facts.specials_last.is_some() && !(only && meets && rules.claim.is_empty() && !board.sows_stores()),
        "@sowing",
        "pieces of two kinds are sown in a single lap: expected only a direction, and Meeting under capture, beside \
         SpecialsLast",
    );
    clash(
        facts.meeting.is_some() && facts.specials_last.is_none(),
        "@capture",
        "special pieces are never sown: expected SpecialsLast under sowing, beside Meeting",
    );
    let limited =
        claim(|it| matches!(it, Claim::AtMost(_) | Claim::NotLastPit(_) | Claim::NotTwin(_) | Claim::Declared(_)));
    clash(
        limited && claim(|it| matches!(it, Claim::TrapPair(_))),
        "@claim",
        "no limit goes for two traps at once: expected no AtMost, NotLastPit, NotTwin or Declared beside TrapPair",
    );
    clash(
        limited && facts.missed.is_some(),
        "@claim",
        "a pit that is spoilt is not claimed by anybody: expected no AtMost, NotLastPit, NotTwin or Declared beside Trap with \
         missed",
    );
    clash(
        facts.missed.is_some() && !facts.claims_passing,
        "@claim",
        "nobody lets seeds stand: expected Passing with claimed: true under capture, beside Trap with missed",
    );
    let count = capture(|it| matches!(it, Capture::Count(_)));
    let resows = facts.resow.is_some() || facts.enter.is_some();
    clash(
        count && resows,
        "@capture",
        "what Count takes goes to a store: expected no Resow or Enter under capture, beside Count",
    );
    clash(
        count && (facts.more.is_some() || facts.retreat.is_some()),
        "@capture",
        "More and Retreat speak of captures across the middle line: expected no Count under capture beside them",
    );
    clash(
        resows && capture(|it| matches!(it, Capture::Beyond(it) if it.then != Then::End)),
        "@capture",
        "captured seeds are sown again by Resow or Enter: expected then: End in Beyond",
    );
    let last_too = capture(|it| matches!(it, Capture::Passing(it) if it.last != LastSeed::Apart));
    clash(
        last_too
            && capture(|it| {
                matches!(it, Capture::Count(_) | Capture::Facing(_) | Capture::Column(_) | Capture::Ahead(_))
            }),
        "@capture",
        "a last seed that takes its own pit in passing leaves none there: expected last: Apart in Passing, beside \
         Count, Facing, Column or Ahead",
    );
    let tried = facts.must_capture.is_some()
        || facts.reverse.is_some()
        || facts.pit_cap.is_some()
        || facts.prefers
        || choice(|it| matches!(it, Choice::Feed(_) | Choice::NoGrandSlam(_) | Choice::LastInOccupied(_)))
        || facts.endless.is_some_and(|(_, _, verdict)| verdict == EndlessTurn::Illegal);
    clash(
        facts.claims_passing && (tried || last_too),
        "@capture",
        "a lap with a question in it cannot be tried out beforehand: expected last: Apart, and no MustCapture, Prefer, \
         Feed, LeaveMove, NoGrandSlam, LastInOccupied, PitCap, Reverse or Endless with Illegal, beside Passing with claimed",
    );
    let weaves = choice(|it| matches!(it, Choice::Gather(it) if it.woven));
    let whole = facts.then_opponent
        || weaves
        || facts.home_ends.is_some()
        || facts.at_home.is_some()
        || claim(|it| matches!(it, Claim::TrapPair(_)))
        || capture(|it| matches!(it, Capture::LoneLast(_) | Capture::Ahead(_)));
    clash(
        facts.claims_passing && (whole || resows || facts.deposit.is_some()),
        "@capture",
        "a lap that was broken off by a question no longer knows all that it did: expected no ThenOpponent, HomeEnds, \
         Gather(woven: true), AtHome, LoneLast, Ahead, Resow, Enter, Deposit or TrapPair beside Passing with claimed",
    );
    clash(
        facts.deposit.is_some() && (resows || facts.more.is_some() || facts.optional.is_some()),
        "@capture",
        "captured seeds go one way only: expected no Resow, Enter, More or Optional beside Deposit",
    );
    let goes_on = |it: &Capture| match it {
        Capture::Count(it) => it.then != Then::End,
        Capture::Column(it) => it.onward,
        Capture::Passing(_) | Capture::FromTrap(_) => true,
        _ => false,
    };
    clash(
        facts.deposit.is_some() && rules.capture.iter().any(|(_, it)| goes_on(it)),
        "@capture",
        "a turn ends when captured seeds are put down: expected no Passing, FromTrap, or capture after which the turn goes \
         on, beside Deposit",
    );
    let leaves_some = facts.grand_slam.is_some_and(|(_, effect)| !matches!(effect, Slam::Allowed | Slam::Nothing));
    clash(
        resows && leaves_some,
        "@capture",
        "captured seeds are sown again by Resow or Enter: expected effect: Allowed or Nothing in GrandSlam",
    );
    clash(
        facts.captures_first.is_some() && capture(|it| matches!(it, Capture::Passing(_))),
        "@ending",
        "CapturesFirst speaks of captures by a last seed: expected no Passing under capture beside it",
    );
    clash(
        facts.optional.is_some() && claim(|it| matches!(it, Claim::Declared(_))),
        "@capture",
        "a last seed asks one question only: expected Optional under capture or Declared under claim, not both",
    );
    clash(
        facts.house.is_some() && (facts.more.is_some() || capture(|it| matches!(it, Capture::Passing(_)))),
        "@claim",
        "a house is captured by a last seed only: expected no Passing or More under capture, beside House",
    );
    clash(
        facts.notes_played.is_some()
            && (facts.house.is_some()
                || facts.no_return.is_some()
                || facts.blockade.is_some()
                || claim(|it| matches!(it, Claim::Trap(_)))),
        "@capture",
        "a pit bears one mark only: expected no House, Trap, NoReturn or Blockade beside Count with played",
    );
    clash(
        facts.house.is_some() && claim(|it| matches!(it, Claim::Trap(_))),
        "@claim",
        "a pit is a house or a trap: expected House or Trap under claim, not both",
    );
    clash(
        facts.gathers.is_some() && (places || arranges || facts.race.is_some()),
        "@choice",
        "a move begins in one way only: expected no PlaceSeed, Arrange or Race in the phase of Gather",
    );
    clash(
        (facts.race.is_some() || facts.gathers.is_some()) && facts.fixed_way.is_none(),
        "@sowing",
        "nobody chooses a direction in a race or for gathered seeds: expected Fixed under sowing",
    );
    clash(
        facts.race.is_some() && rules.until != Until::OneTurn,
        "@sowing",
        "a race is one turn: expected a phase of its own, with until: OneTurn",
    );
    clash(
        facts.race.is_some() && (places || arranges || facts.must_capture.is_some()),
        "@sowing",
        "a race begins with a pit of each player's choice: expected no PlaceSeed, Arrange or MustCapture beside Race",
    );
    let onward = capture(|it| matches!(it, Capture::Column(it) if it.onward));
    clash(
        onward && (resows || facts.more.is_some()),
        "@capture",
        "after a capture the last seed goes on by itself: expected no Resow, Enter or More beside Column(onward: true)",
    );
    let handled = [facts.engulf, facts.trap_stops, facts.swallow].iter().any(Option::is_some) || facts.from_trap;
    clash(
        facts.relay.is_some() && facts.race.is_none() && claim(|it| matches!(it, Claim::Trap(_))) && !handled,
        "@claim",
        "a lap may end in a trap: expected Engulf, TrapStops or Swallow under claim, or FromTrap under capture",
    );
    let fades = facts.fades.is_some() && !facts.from_trap;
    clash(fades, "@claim", "no trap is ever emptied by a capture: expected FromTrap under capture, beside Fades");
    let at_trap = [facts.engulf, facts.trap_stops, facts.swallow].into_iter().flatten().count();
    clash(
        at_trap > 1,
        "@claim",
        "a trap receives seeds in one way only: expected one of Engulf, TrapStops and Swallow under claim",
    );
    faults
}

/// Kinds of clauses that are there more often in a phase than they can have an effect, and in one kind of clause the
/// engine would list a move twice.
pub(super) fn doubles(rules: &PhaseRules) -> Vec<(&'static str, String)> {
    fn of<T: AnyClause>(part: &'static str, clauses: &[(crate::rules::ClauseId, T)]) -> Vec<(&'static str, String)> {
        let several = [
            "OwnPits",
            "Prefer",
            "Inwards",
            "Fixed",
            "Chosen",
            "ByOrigin",
            "BySide",
            "ByCount",
            "Halt",
            "Passing",
            "Count",
            "Facing",
            "Ahead",
            "Beyond",
            "Column",
            "FromTrap",
            "LoneLast",
            "Trap",
            "AtMost",
            "StoreHolds",
            "RowEmpty",
            "NoMoves",
        ];
        let mut kinds: Vec<&str> = clauses.iter().map(|(_, it)| it.kind()).filter(|it| !several.contains(it)).collect();
        kinds.sort_unstable();
        let mut faults = Vec::new();
        for group in kinds.chunk_by(|a, b| a == b).filter(|group| group.len() > 1) {
            faults.push((part, format!("there are {} clauses {}: expected one", group.len(), group[0])));
        }
        faults
    }
    [
        of("@choice", &rules.choice),
        of("@sowing", &rules.sowing),
        of("@capture", &rules.capture),
        of("@claim", &rules.claim),
        of("@turn", &rules.turn),
        of("@ending", &rules.ending),
    ]
    .concat()
}
