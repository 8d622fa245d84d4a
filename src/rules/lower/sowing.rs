//! How a lap runs.

use super::convert::{began, first_seed, ways};
use super::old::Old;
use super::{Lowering, Slot, stand_in};
use crate::rules::board::Circuit;
use crate::rules::choice::When;
use crate::rules::kinds;
use crate::rules::kinds::condition::{Counts, Marked, PitIf, TurnIf, Whose};
use crate::rules::kinds::sowing::{After, FirstSeed, InLaps, LapWay, LiftSome, OrBack, Way, Ways};
use crate::rules::sowing::{self as old_sowing, Laps, Reverse, Sowing, is_direction};
use crate::rules::{Clause, ClauseId};

impl Lowering<'_> {
    pub(super) fn sowing(&mut self, id: ClauseId, clause: &Sowing) {
        match clause {
            Sowing::Fixed(it) => self.direction(id, &it.id, &it.phases, ways(it.way)),
            Sowing::Chosen(it) => self.direction(id, &it.id, &it.phases, Ways::Chosen),
            Sowing::ByOrigin(it) => self.direction(id, &it.id, &it.phases, Ways::ByHalf(it.left, it.right)),
            // Today: the side on which a pit lies settles it; a move lifts only pits of its own side.
            Sowing::BySide(it) => self.direction(id, &it.id, &it.phases, Ways::BySide(it.south, it.north)),
            Sowing::ByCount(it) => self.direction(id, &it.id, &it.phases, Ways::ByCount(it.even, it.odd)),
            Sowing::EachLap(it) => self.direction(id, &it.id, &it.phases, Ways::Chosen),
            Sowing::Reverse(it) => self.reverse(it, id),
            Sowing::LiftSome(it) => self.lift_some(it, id),
            Sowing::FirstInOrigin(it) => {
                let laps = if it.laps == Laps::Every { InLaps::Every } else { InLaps::First };
                let lone = first_seed(it.lone);
                let new = stand_in!(self, it, sowing::Drop { first: FirstSeed::Origin, lone: lone, laps: laps });
                self.say(Slot::Sowing, new);
            }
            Sowing::FirstInStore(it) => {
                let (first, lone) = (FirstSeed::Store, FirstSeed::Store);
                let new = stand_in!(self, it, sowing::Drop { first: first, lone: lone, laps: InLaps::Every });
                self.say(Slot::Sowing, new);
            }
            Sowing::SkipOrigin(it) => {
                let origin = PitIf { origin: Some(true), ..PitIf::default() };
                self.say(Slot::Sowing, stand_in!(self, it, sowing::Skip { r#if: origin }));
            }
            Sowing::ThenOpponent(it) => {
                let own = PitIf { side: Whose::Own, ..PitIf::default() };
                self.say(Slot::Sowing, stand_in!(self, it, sowing::Skip { r#if: own, after: After::Round }));
            }
            Sowing::Heaps(it) => {
                let first = || Some(Counts::UpTo(1));
                let when = TurnIf { r#move: first(), lap: first(), ..TurnIf::default() };
                self.say(Slot::Sowing, stand_in!(self, it, sowing::Drop { heaps: it.seeds.clone(), when: when }));
            }
            Sowing::Relay(it) => self.relay(it),
            Sowing::Halt(it) => self.halt(it),
            Sowing::HomeEnds(it) => self.come_home(it),
            Sowing::Race(it) => self.race(it, id),
            // What is lifted is for the clause on lifting to say: see `lift`.
            Sowing::SpecialsLast(_) => {}
        }
    }

    /// Which way a pit is sown, and the laps that follow.
    fn direction(&mut self, id: ClauseId, name: &str, named: &[String], way: Ways) {
        let phases = self.old.phases_of(named);
        for (name, phases, (laps, by)) in self.parts(name, id, &phases, later_laps) {
            if let Some(by) = by {
                self.cause(&name, "laps", by);
            }
            let stages = self.old.names(&phases);
            self.say(Slot::Sowing, kinds::Clause::Way(Way { id: name, stages, way, laps, ..Way::default() }));
        }
    }

    /// Pits from which a lap may run the other way.
    fn reverse(&mut self, it: &Reverse, id: ClauseId) {
        let phases = self.old.phases_of(&it.phases);
        // On a ring a lap may start from another player's pit, whose place in the row counts as well.
        let side = if self.old.board.circuit == Circuit::OwnRings { Whose::Own } else { Whose::Any };
        let pit = PitIf { side, at: it.from.clone(), ..PitIf::default() };
        for (name, phases, fixed) in self.parts(&it.id, id, &phases, fixed_way) {
            let mut way = Way { r#if: pit.clone(), laps: LapWay::Anew, or_back: OrBack::IfCaptures, ..Way::default() };
            if let Some((fixed, usual)) = fixed {
                self.cause(&name, "way", fixed);
                way.way = usual;
            }
            let stages = self.old.names(&phases);
            self.say(Slot::OrBack, kinds::Clause::Way(Way { id: name, stages, ..way }));
        }
    }

    /// A tax on what is lifted from a house. How a seed just placed there counts is for the house to say.
    fn lift_some(&mut self, it: &old_sowing::LiftSome, id: ClauseId) {
        let house = self.house.clone();
        if it.counted == old_sowing::Counted::Before {
            self.cause(&house, "placed", id);
        }
        let phases = self.old.phases_of(&it.phases);
        // Where turns are of one kind, it holds in all of them.
        for (name, phases, tells) in self.parts(&it.id, id, &phases, |old, phase| old.tells_turns(phase)) {
            let kind = if tells { When::Plain } else { When::Any };
            let when = TurnIf { began: began(kind), ..TurnIf::default() };
            let r#if = PitIf { mark: Marked::Is(house.clone()), ..PitIf::default() };
            let stages = self.old.names(&phases);
            let new = LiftSome { id: name, stages, when, r#if, seeds: it.seeds };
            self.say(Slot::Sowing, kinds::Clause::LiftSome(new));
        }
    }
}

/// The way of the laps that follow in a phase, and the clause that says so.
fn later_laps(old: Old, phase: usize) -> (LapWay, Option<ClauseId>) {
    let ways = old.in_force(phase).find_map(|(id, clause)| match clause {
        Clause::Sowing(Sowing::EachLap(_)) => Some((LapWay::Anew, None)),
        Clause::Sowing(Sowing::Relay(it)) if it.turns => Some((LapWay::Reversed, Some(id))),
        // After a lap that ran the other way the next one runs the usual way again.
        Clause::Sowing(Sowing::Reverse(_)) => Some((LapWay::Anew, Some(id))),
        _ => None,
    });
    ways.unwrap_or((LapWay::Same, None))
}

/// The way of a phase in which it is fixed, and the clause that fixes it.
fn fixed_way(old: Old, phase: usize) -> Option<(ClauseId, Ways)> {
    let mut directions = old.in_force(phase).filter_map(|(id, clause)| match clause {
        Clause::Sowing(it) if is_direction(it) => Some((id, it)),
        _ => None,
    });
    match directions.next() {
        Some((id, Sowing::Fixed(it))) => Some((id, ways(it.way))),
        _ => None,
    }
}
