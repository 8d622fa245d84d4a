//! Turns of several laps: the profile says which games have them, and play bears it out in every game.

use crate::common::cases::{Case, cases};
use mancala::engine::{self, CausedEvent, Event, Info, LapEnd, StateChange, Transfer, TransferKind};
use mancala::rules::kinds::landing::To;
use mancala::rules::{Catalogue, Cause, Clause, Place, PlaceKind, Rules, Settings};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// Random games tried in each case, and plies of each.
const GAMES: u64 = 12;
const PLIES: usize = 240;

/// Returns `true` if a sowing goes on after its last seed: from a pit, from an end of the row, or with captured seeds.
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

/// Returns `true` if some turn of random games has several laps.
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

/// The laps of a turn so far.
#[derive(Default)]
struct Laps {
    /// Laps that each player has begun.
    begun: [u32; 4],
    /// `true` for a player whose lap is not over.
    open: [bool; 4],
    /// The player whose hand acts.
    hand: usize,
    /// `true` after a capture whose seeds are in hand: what is dropped then is given away, unless a lap begins.
    gives: bool,
    /// Place of each player's last seed.
    last: [Option<Place>; 4],
    /// Continuation after each player's last lap.
    ended: [Option<LapEnd>; 4],
}

impl Laps {
    fn record(&mut self, event: Event, title: &str) {
        match event {
            Event::Info(Info::Hand { side }) => self.hand = side.index(),
            Event::Info(Info::LapBegan { lap, hand, .. }) => {
                self.hand = hand.index();
                let begun = &mut self.begun[self.hand];
                *begun += 1;
                assert_eq!(lap, *begun, "{title}: the number of a lap");
                assert!(!self.open[self.hand], "{title}: lap {lap} begins within another");
                let goes_on = matches!(self.ended[self.hand], None | Some(LapEnd::Relayed | LapEnd::Resown));
                assert!(goes_on, "{title}: lap {lap} follows {:?}", self.ended[self.hand]);
                (self.open[self.hand], self.gives) = (true, false);
            }
            Event::Info(Info::LapEnded { at, because }) => {
                assert!(self.open[self.hand], "{title}: a lap ends that has not begun");
                assert_eq!(self.last[self.hand], Some(at), "{title}: the last seed");
                (self.open[self.hand], self.ended[self.hand]) = (false, Some(because));
            }
            Event::Transfer(Transfer { kind: TransferKind::Captured, to: Place::FLIGHT, .. }) => self.gives = true,
            Event::Transfer(Transfer { kind: TransferKind::Sown, to, .. }) if !self.gives => {
                // A special piece lies in a pit like a seed.
                let pit = if let PlaceKind::Special(pit) = to.kind() { Place::pit(pit) } else { to };
                self.last[self.hand] = Some(pit);
            }
            Event::Transfer(_) | Event::Change(_) | Event::Info(_) => {}
        }
    }
}

#[test]
fn laps_are_numbered_and_end_before_another_begins() {
    let catalogue = Catalogue::shipped();
    for id in catalogue.ids() {
        let rules = catalogue.rules(&id, &Settings::new()).expect("a shipped variant is sound");
        for seed in 0..3 {
            let mut lots = ChaCha8Rng::seed_from_u64(seed);
            let mut position = engine::start(&rules);
            let mut laps = Laps::default();
            for ply in 0..PLIES {
                let title = format!("{id}, game {seed}, ply {ply}");
                let moves = engine::legal_moves(&rules, &position);
                let Some(last) = moves.len().checked_sub(1) else { break };
                let mv = moves[lots.next_u32() as usize % (last + 1)];
                if position.ask().is_none() {
                    laps = Laps { hand: position.to_move().index(), ..Laps::default() };
                }
                let mut events: Vec<CausedEvent> = Vec::new();
                engine::play_legal(&rules, &mut position, mv, &mut events);
                let endless = events.iter().any(|it| matches!(it.event, Event::Change(StateChange::Endless { .. })));
                events.iter().for_each(|told| laps.record(told.event, &title));
                if endless {
                    laps.open = [false; 4];
                }
                assert!(position.ask().is_some() || laps.open == [false; 4], "{title}: a lap is not over");
            }
        }
    }
}
