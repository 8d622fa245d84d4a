//! Claims and their limits. What a trap or a house does became a field of its mark: see [`super::mark`].

use super::convert::{content, counts, holding, side, some, trap_owner};
use super::{Lowering, Slot, stand_in};
use crate::rules::claim::{Claim, NotTwin, Trap, TrapOf, Twin};
use crate::rules::kinds;
use crate::rules::kinds::condition::{Counts, Marked, PitIf, TurnIf, Whose};
use crate::rules::kinds::landing::{Claimed, Except};
use crate::rules::{Clause, ClauseId, Part};

impl Lowering<'_> {
    pub(super) fn claim(&mut self, id: ClauseId, clause: &Claim) {
        let (trap, house) = (self.trap.clone(), self.house.clone());
        match clause {
            Claim::Trap(it) if it.missed => self.missed(it, id),
            Claim::Trap(it) => {
                let asked = PitIf { side: side(it.row), holds: Some(counts(&it.makes)), ..PitIf::default() };
                let new = stand_in!(
                    self,
                    it,
                    landing::Claim { r#if: asked, mark: trap, owner: trap_owner(it.owner), content: content(it.seeds) }
                );
                // Today: once a limit withholds a claim no other claim is asked. By the new clauses the next one is.
                self.say(Slot::Claims, new);
            }
            Claim::TrapPair(it) => {
                let (before, last) = it.makes;
                let before = some(holding(Counts::Of(vec![before])));
                // Today: neither pit may be a trap already; the new clause relies on it that no pit is claimed twice.
                let new = stand_in!(
                    self,
                    it,
                    landing::Claim {
                        when: TurnIf { sown: Some(Counts::From(2)), ..TurnIf::default() },
                        r#if: PitIf { holds: Some(Counts::Of(vec![last])), before, ..PitIf::default() },
                        mark: trap,
                        pits: vec![Claimed::Here, Claimed::Before],
                        either_order: true,
                    }
                );
                self.say(Slot::Pairs, new);
            }
            Claim::NotLastPit(it) => {
                let of = self.claims(&it.phases, |_| true);
                let asked = PitIf { at: self.last_pits(), ..PitIf::default() };
                self.limit(stand_in!(self, it, landing::Except { of: of, r#if: asked }));
            }
            Claim::NotTwin(it) => self.not_twin(it, id),
            Claim::Declared(it) => {
                let of = self.claims(&it.phases, |_| true);
                self.limit(stand_in!(self, it, landing::Optional { of: of }));
            }
            Claim::AtMost(_) => self.cause(&trap, "most", id),
            Claim::Swallow(_) | Claim::Engulf(_) => self.cause(&trap, "dropped", id),
            Claim::TrapStops(_) => self.cause(&trap, "ends", id),
            Claim::Liftable(_) => self.cause(&trap, "lift", id),
            Claim::Fades(_) => self.cause(&trap, "emptied", id),
            Claim::House(it) if it.id == house => {}
            Claim::House(_) => self.cause(&house, "counts", id),
            Claim::HousesFall(_) => self.cause(&house, "falls", id),
        }
    }

    /// Seeds that were let stand and make a trap when one more falls on them.
    fn missed(&mut self, it: &Trap, id: ClauseId) {
        let old = self.old;
        // Of several such clauses only the first of a phase is ever asked.
        let first = |phase: usize| {
            let missed = |it: &Clause| matches!(it, Clause::Claim(Claim::Trap(it)) if it.missed);
            old.in_force(phase).find(|(_, clause)| missed(clause)).is_some_and(|(first, _)| first == id)
        };
        let phases: Vec<usize> = old.phases_of(&it.phases).into_iter().filter(|&phase| first(phase)).collect();
        if phases.is_empty() {
            return;
        }
        let claim = kinds::landing::Claim {
            id: it.id.clone(),
            stages: old.names(&phases),
            r#if: PitIf {
                side: side(it.row),
                holds: Some(counts(&it.makes)),
                mark: Marked::LetStand,
                ..PitIf::default()
            },
            mark: self.trap.clone(),
            owner: trap_owner(it.owner),
            content: content(it.seeds),
            ..Default::default()
        };
        self.say(Slot::Missed, kinds::Clause::Claim(claim));
    }

    /// That a pit cannot be claimed beside a trap of the player who would not get it.
    fn not_twin(&mut self, it: &NotTwin, id: ClauseId) {
        let mine = || Marked::Own(self.trap.clone());
        let theirs = || Marked::Other(self.trap.clone());
        let barred = [
            (TrapOf::Mover, Whose::Any, theirs()),
            (TrapOf::Other, Whose::Any, mine()),
            (TrapOf::Owner, Whose::Own, theirs()),
            (TrapOf::Owner, Whose::Other, mine()),
        ];
        let mut named = false;
        for (owner, side, mark) in barred {
            let of = self.claims(&it.phases, |claim| claim.owner == owner);
            if of.is_empty() {
                continue;
            }
            let twin = some(PitIf { mark, ..PitIf::default() });
            let asked = match it.by {
                Twin::Number => PitIf { side, twin, ..PitIf::default() },
                // Today: on four rows a pit of the outer row has the other outer row's as its twin, though it faces none.
                Twin::Column => PitIf { side, facing: twin, ..PitIf::default() },
            };
            let clause = if named { self.beside(&it.id, "else", id) } else { it.id.clone() };
            named = true;
            let (stages, when) = (self.old.stages(&it.phases), TurnIf::default());
            let except = Except { id: clause, stages, when, of, r#if: asked, of_run: false };
            self.limit(kinds::Clause::Except(except));
        }
    }

    /// Adds a limit on claims, unless there is none that it could limit.
    fn limit(&mut self, clause: kinds::Clause) {
        let idle = match &clause {
            kinds::Clause::Except(it) => it.of.is_empty(),
            kinds::Clause::Optional(it) => it.of.is_empty(),
            _ => false,
        };
        if !idle {
            self.say(Slot::Claims, clause);
        }
    }

    /// The ids of the claims by a last seed in these phases.
    fn claims(&self, named: &[String], is: impl Fn(&Trap) -> bool) -> Vec<String> {
        let phases = self.old.phases_of(named);
        let claims = self.old.every().filter_map(|(_, clause)| match clause {
            Clause::Claim(Claim::Trap(it)) if !it.missed && is(it) => Some((clause, it.id.clone())),
            _ => None,
        });
        let in_force = |clause: &Clause| phases.iter().any(|&phase| clause.holds_in(&self.old.phases[phase].id));
        claims.filter(|(clause, _)| in_force(clause)).map(|(_, id)| id).collect()
    }

    /// The last pit of each row, counted from its owner's left.
    fn last_pits(&self) -> Vec<Part> {
        match self.old.board.rows {
            // Of the shared row of three each side has but a half.
            3 => vec![Part::OuterRight(1)],
            _ if self.old.board.shape().rows_of_side() == 1 => vec![Part::InnerRight(1)],
            // Today: of a board set endwise the rows between are meant too, for which no part stands.
            _ => vec![Part::InnerRight(1), Part::OuterRight(1)],
        }
    }
}
