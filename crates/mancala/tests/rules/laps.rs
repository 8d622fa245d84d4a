//! Whether a turn can have more than one lap is asked of the rules in one place, and play bears it out in every game.

use crate::common::cases::{Case, cases};
use mancala::engine::{self, CausedEvent, Event, Info, Transfer, TransferKind};
use mancala::rules::kinds::landing::To;
use mancala::rules::{Catalogue, Cause, Clause, Place, Rules};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// Random games tried in each case, and plies of each.
const GAMES: u64 = 12;
const PLIES: usize = 240;

/// Whether a sowing goes on after its last seed: from a pit, from an end of the row, or with captured seeds.
fn goes_on(rules: &Rules, events: &[CausedEvent]) -> bool {
    let put_down = |cause: Cause| matches!(rules.clause(cause.clause), Clause::Send(it) if it.to == To::Given);
    let mut in_flight = false;
    events.iter().any(|told| match told.event {
        Event::Info(Info::Relayed { .. } | Info::Entered { .. }) => true,
        Event::Transfer(Transfer { to: Place::FLIGHT, kind: TransferKind::Captured, .. }) => {
            in_flight = true;
            false
        }
        Event::Transfer(Transfer { kind: TransferKind::Sown, .. }) => {
            in_flight &= !told.clause.is_some_and(put_down);
            in_flight
        }
        Event::Transfer(_) | Event::Change(_) | Event::Info(_) => false,
    })
}

/// Whether some turn of random games has several laps.
fn shows_laps(case: &Case) -> bool {
    (0..GAMES).any(|game| {
        let mut lots = ChaCha8Rng::seed_from_u64(game);
        let mut position = engine::start(&case.rules);
        let mut events: Vec<CausedEvent> = Vec::new();
        for _ in 0..PLIES {
            let moves = engine::legal_moves(&case.rules, &position);
            let Some(last) = moves.len().checked_sub(1) else { break };
            let mv = moves[lots.next_u32() as usize % (last + 1)];
            engine::play_legal(&case.rules, &mut position, mv, &mut events);
        }
        goes_on(&case.rules, &events)
    })
}

#[test]
fn turns_have_several_laps_just_where_the_rules_say_so() {
    for case in cases(&Catalogue::shipped()) {
        let shown = shows_laps(&case);
        // With an unlucky number of pits or seeds no lap ends so that another can follow: here each comes home.
        let expected = case.set.is_empty() && case.id != "tchuka-ruma/4x5" && case.rules.profile.sowing.many_laps;
        assert!(
            if shown { case.rules.profile.sowing.many_laps } else { !expected },
            "{}: shown: {shown}",
            case.title()
        );
    }
}
