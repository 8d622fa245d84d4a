//! Whose turn it is: extra moves, passing, paying.

use super::convert::some;
use super::old::Old;
use super::{Lowering, Slot, stand_in};
use crate::rules::kinds;
use crate::rules::kinds::condition::{PitIf, TurnIf, Was, Whose};
use crate::rules::kinds::ending::{Extra, Pass, Unpaid, Unusable};
use crate::rules::kinds::landing::NextWay;
use crate::rules::turn::{self, Again, Turn};
use crate::rules::{Clause, ClauseId};

impl Lowering<'_> {
    pub(super) fn turn(&mut self, id: ClauseId, clause: &Turn) {
        match clause {
            Turn::Bonus(it) => {
                self.say(Slot::InStore, stand_in!(self, it, landing::Again { store: Some(Whose::Own) }));
                if !it.lapses {
                    self.extra(id, &it.id);
                }
            }
            Turn::AtHome(it) => {
                let new = stand_in!(
                    self,
                    it,
                    landing::Again {
                        when: TurnIf { crossed: Some(false), ..TurnIf::default() },
                        r#if: some(PitIf { side: Whose::Own, was: Was::Empty, ..PitIf::default() }),
                        next_way: match it.way {
                            Again::Free => NextWay::Free,
                            Again::Turned => NextWay::Reversed,
                        },
                    }
                );
                // Today: where no more extra moves are allowed the turn ends, and no further clause is asked.
                self.say(Slot::AtHome, new);
            }
            Turn::ExtraMoves(it) => self.extra(id, &it.id),
            Turn::BonusLapses(_) => self.cause("", "unusable", id),
            Turn::Pass(it) => {
                let phases = self.old.phases_of(&it.phases);
                for (name, phases, pays) in self.parts(&it.id, id, &phases, pays_in) {
                    let mut pass = Pass { id: name, stages: self.old.names(&phases), ..Pass::default() };
                    if let Some((by, seeds, unpaid)) = pays {
                        self.cause(&pass.id, "pays", by);
                        self.cause(&pass.id, "unpaid", by);
                        (pass.pays, pass.unpaid) = (seeds, unpaid);
                    }
                    self.say(Slot::Turn, kinds::Clause::Pass(pass));
                }
            }
            // Who pays, and who moves no more, is said where one passes and where one has lost.
            Turn::Pay(_) | Turn::Frozen(_) => {}
            Turn::Reseed(it) => self.reseed(it, id),
        }
    }

    /// The limits of extra moves that a clause brings, together with those that others bring in the same phases.
    fn extra(&mut self, id: ClauseId, written: &str) {
        let old = self.old;
        let mut first = true;
        for (phases, (most, stuck)) in old.groups(&old.every_phase(), |phase| extra_in(old, phase)) {
            // The limit has the id, if there is one.
            if most.map(|(limit, _)| limit).or(stuck) != Some(id) {
                continue;
            }
            let name = match most {
                Some(_) if first => written.to_owned(),
                _ => self.beside(written, "extra", id),
            };
            first = false;
            if let Some(stuck) = stuck {
                self.cause(&name, "unusable", stuck);
            }
            let extra = Extra {
                id: name,
                stages: old.names(&phases),
                most: most.map(|(_, most)| most),
                unusable: if stuck.is_some() { Unusable::Stuck } else { Unusable::Lost },
                ..Extra::default()
            };
            self.say(Slot::Turn, kinds::Clause::Extra(extra));
        }
    }
}

/// How many extra moves there may be in a phase, and whether one that cannot be made stops the game; each with its clause.
fn extra_in(old: Old, phase: usize) -> (Option<(ClauseId, u8)>, Option<ClauseId>) {
    let most = old.in_force(phase).find_map(|(id, clause)| match clause {
        Clause::Turn(Turn::ExtraMoves(it)) => Some((id, it.most)),
        _ => None,
    });
    let stuck = |it: &Clause| matches!(it, Clause::Turn(Turn::Bonus(it)) if !it.lapses);
    (most, old.in_force(phase).find(|(_, it)| stuck(it)).map(|(id, _)| id))
}

/// What a player who passes pays in a phase.
fn pays_in(old: Old, phase: usize) -> Option<(ClauseId, u16, Unpaid)> {
    old.in_force(phase).find_map(|(id, clause)| match clause {
        Clause::Turn(Turn::Pay(it)) => Some((
            id,
            it.seeds,
            match it.unpaid {
                turn::Unpaid::Passes => Unpaid::Passes,
                turn::Unpaid::Loses => Unpaid::Loses,
            },
        )),
        _ => None,
    })
}
