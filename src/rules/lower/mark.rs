//! Marks: what pits may become, from the many old clauses on traps and houses.

use super::convert::some;
use super::old::Old;
use super::{Lowering, Slot};
use crate::rules::capture::{Capture, Chain, FromTrap, Row, Taker};
use crate::rules::choice::Choice;
use crate::rules::claim::Claim;
use crate::rules::kinds;
use crate::rules::kinds::condition::{Counts, Marked, PitIf, Was};
use crate::rules::kinds::landing::Except;
use crate::rules::kinds::marks::{Dropped, Emptied, House, MarkFor, Safe, Trap, TrapEnds};
use crate::rules::sowing::{Counted, Lifts, Sowing};
use crate::rules::turn::Turn;
use crate::rules::{Clause, ending::Ending};

impl Lowering<'_> {
    /// The marks that pits may have, each with what the old clauses of a phase say it does there.
    pub(super) fn marks(&mut self) {
        self.traps();
        self.houses();
    }

    fn traps(&mut self) {
        let old = self.old;
        if !old.every().any(|(_, it)| makes_traps(it)) {
            return;
        }
        for (phases, mark) in old.groups(&old.every_phase(), |phase| trap_in(old, phase)) {
            let (id, stages) = (self.trap.clone(), old.names(&phases));
            let relays = old.relays(&phases);
            if mark.ends == TrapEnds::Never && !relays.is_empty() {
                // Captures are asked there as in any pit, but no lap goes on from an occupied one.
                let here = PitIf { was: Was::Occupied, mark: Marked::Is(id.clone()), ..PitIf::default() };
                let except = Except {
                    id: self.fresh(&format!("{id}-stays")),
                    stages: stages.clone(),
                    of: relays,
                    r#if: here,
                    ..Except::default()
                };
                self.say(Slot::InTrap, kinds::Clause::Except(except));
            }
            self.say(Slot::Marks, kinds::Clause::Trap(Trap { id, stages, ..mark }));
        }
    }

    fn houses(&mut self) {
        let old = self.old;
        for (phases, mark) in old.groups(&old.every_phase(), |phase| house_in(old, phase)) {
            if let Some(mark) = mark {
                let (id, stages) = (self.house.clone(), old.names(&phases));
                self.say(Slot::Marks, kinds::Clause::House(House { id, stages, ..mark }));
            }
        }
    }

    /// Whether a capture spares more traps than their mark says in some of these phases, because another one takes them.
    pub(super) fn spares_more(&self, phases: &[usize], capture: &Capture) -> bool {
        let traps = self.old.every().any(|(_, it)| makes_traps(it));
        traps
            && phases.iter().any(|&phase| {
                let mark = trap_in(self.old, phase);
                spares(capture, mark.ends).is_some_and(|safe| rank(safe) > rank(mark.safe))
            })
    }
}

/// Whether pits become traps by a clause.
fn makes_traps(clause: &Clause) -> bool {
    matches!(clause, Clause::Claim(Claim::Trap(_) | Claim::TrapPair(_)))
}

/// What a trap does in a phase.
fn trap_in(old: Old, phase: usize) -> Trap {
    let mut trap = Trap::default();
    for (_, clause) in old.in_force(phase) {
        let Clause::Claim(clause) = clause else { continue };
        match clause {
            Claim::AtMost(it) => trap.most = Some(trap.most.map_or(it.traps, |most| most.min(it.traps))),
            Claim::Liftable(_) => trap.lift = MarkFor::Owner,
            Claim::Swallow(_) => trap.dropped = Dropped::Store,
            Claim::Engulf(_) => trap.dropped = Dropped::All,
            Claim::TrapStops(_) => trap.ends = TrapEnds::IfOccupied,
            Claim::Fades(_) => trap.emptied = Emptied::Fades,
            Claim::Trap(_)
            | Claim::TrapPair(_)
            | Claim::NotLastPit(_)
            | Claim::NotTwin(_)
            | Claim::Declared(_)
            | Claim::House(_)
            | Claim::HousesFall(_) => {}
        }
    }
    if trap.ends == TrapEnds::Always && trap.dropped == Dropped::Stays && asked_in_traps(old, phase) {
        trap.ends = TrapEnds::Never;
    }
    let safe = old.captures(&[phase]).filter_map(|(_, it)| spares(it, trap.ends)).min_by_key(|safe| rank(*safe));
    let more = old.has(phase, |it| matches!(it, Clause::Capture(Capture::More(_))));
    trap.safe = if more { Safe::No } else { safe.unwrap_or_default() };
    trap
}

/// Whether something is asked of a last seed in a trap besides the clauses that name traps: no clause ends the turn there
/// in any case.
fn asked_in_traps(old: Old, phase: usize) -> bool {
    let from_traps: Vec<&FromTrap> = old
        .in_force(phase)
        .filter_map(|(_, it)| match it {
            Clause::Capture(Capture::FromTrap(it)) => Some(it),
            _ => None,
        })
        .collect();
    let everywhere = |whose: Row| {
        let all =
            |it: &&FromTrap| it.row == Row::Any && it.at.is_empty() && (it.whose == whose || it.whose == Row::Any);
        from_traps.iter().any(all)
    };
    let asks = |it: &Clause| match it {
        Clause::Capture(Capture::FromTrap(_)) => false,
        Clause::Capture(it) => super::old::makes_capture(it),
        Clause::Turn(it) => matches!(it, Turn::AtHome(_)),
        Clause::Sowing(Sowing::Relay(it)) => it.lifts == Lifts::Next,
        Clause::Ending(it) => matches!(it, Ending::LastInEmpty(_)),
        _ => false,
    };
    !(everywhere(Row::Own) && everywhere(Row::Opponent)) && old.has(phase, asks)
}

/// Which traps a capture spares; `None` where it comes to none.
fn spares(capture: &Capture, ends: TrapEnds) -> Option<Safe> {
    match capture {
        Capture::Facing(_) => Some(Safe::FromBoth),
        Capture::Ahead(_) => Some(Safe::FromOther),
        Capture::Column(_) | Capture::Beyond(_) => Some(Safe::No),
        Capture::LoneLast(_) => (ends != TrapEnds::Always).then_some(Safe::No),
        Capture::Count(it) => {
            let lands = match ends {
                TrapEnds::Always => false,
                TrapEnds::IfOccupied => it.makes.contains(1),
                TrapEnds::Never => true,
            };
            let takes = it.taker != Taker::Nobody && (lands || it.facing || it.chain != Chain::None);
            takes.then_some(Safe::No)
        }
        _ => None,
    }
}

/// Safety in order.
fn rank(safe: Safe) -> u8 {
    match safe {
        Safe::No => 0,
        Safe::FromOther => 1,
        Safe::FromBoth => 2,
    }
}

/// What a house does in a phase, if there are houses in it.
fn house_in(old: Old, phase: usize) -> Option<House> {
    let (_, house) = old.houses().find(|(id, _)| old.clauses[usize::from(id.0)].holds_in(&old.phases[phase].id))?;
    // Pits become houses when a round begins.
    let at = old.houses().next().map_or(house.at, |(_, first)| first.at);
    let safe = old.has(phase, |it| matches!(it, Clause::Capture(Capture::SafeHouse(_))));
    let places = |phase: usize| old.has(phase, |it| matches!(it, Clause::Choice(Choice::PlaceSeed(_))));
    // Where no seed is placed, it does not matter.
    let asked = if places(phase) { Some(phase) } else { old.every_phase().into_iter().find(|&phase| places(phase)) };
    let before = |it: &Clause| matches!(it, Clause::Sowing(Sowing::LiftSome(it)) if it.counted == Counted::Before);
    let falls = |phase: &usize| old.has(*phase, |it| matches!(it, Clause::Claim(Claim::HousesFall(_))));
    let falls = old.every_phase().into_iter().filter(falls).map(|phase| old.phases[phase].id.clone());
    Some(House {
        at,
        counts: Counts::From(house.least),
        placed: !asked.is_some_and(|phase| old.has(phase, before)),
        safe: if safe { Safe::FromBoth } else { Safe::No },
        falls: falls.collect(),
        ..House::default()
    })
}

/// A pit that is no trap, where some captures take traps and this one does not.
pub(super) fn no_trap(trap: &str) -> PitIf {
    PitIf { mark: Marked::Not(trap.to_owned()), ..PitIf::default() }
}

/// A last seed beside another player's trap.
pub(super) fn before_trap(trap: &str) -> PitIf {
    let next = PitIf { mark: Marked::Other(trap.to_owned()), ..PitIf::default() };
    PitIf { next: some(next), ..PitIf::default() }
}
