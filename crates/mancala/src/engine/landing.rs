//! The effect of a lap's last seed: the clauses are asked one after another, and the first that fits decides. The same
//! loop predicts the effect of a move before it is made.

use super::lap::Landed;
use super::mark::Mark;
use super::position_query::{Aspect, PositionQuery};
use crate::rules::kinds::condition::Near;
use crate::rules::kinds::landing::{Alone, Claimed, Declined, LastPit, Lifts, Needs, NextWay, RunWay, Target, Who};
use crate::rules::kinds::marks::{Dropped, Safe, TrapEnds};
use crate::rules::plan::test::{MarkKind, MarkTest};
use crate::rules::plan::{self, CaptureRule, ClaimRule, OptionalRule, StepEffect, TurnStep};
use crate::rules::{Cause, PitId, Side};
use smallvec::SmallVec;

/// Some pits: rarely more than there is room for without an allocation.
pub(super) type Pits = SmallVec<[PitId; 24]>;

/// The pits that a capture takes, in their order.
pub(super) struct Found {
    pub(super) pits: Pits,
    /// The pit from which the sowing would go on after it.
    pub(super) from: PitId,
    /// The pit before which a run stops because it is spared.
    pub(super) spared: Option<PitId>,
}

/// The effect of the last seed.
pub(super) enum Does<'a> {
    /// The capture of the clause of this number.
    Capture(usize, &'a TurnStep, &'a CaptureRule, Found),
    Claim(&'a TurnStep, &'a ClaimRule, Pits),
    Relay(Cause, PitId),
    Again(Cause, NextWay),
    Lose(Cause),
    Stop(Cause),
    /// The player first chooses: the clause holds or not.
    Ask(&'a OptionalRule, &'a TurnStep, PitId),
    /// The other player may draw back the spared seeds, and is asked.
    Retreat(&'a OptionalRule),
    Nothing,
}

/// The decision, with the notes that are reported before it.
pub(super) struct Decision<'a> {
    pub(super) does: Does<'a>,
    /// Pits that were spared, each with the clause by which.
    pub(super) withheld: SmallVec<[(PitId, Cause); 4]>,
    /// The clause by which the sowing stops, if nothing follows.
    pub(super) stopped: Option<Cause>,
}

impl<'a> PositionQuery<'a, '_> {
    /// Returns the effect of a last seed, by the clauses from this number on.
    #[inline]
    pub(super) fn landing(&self, at: Landed, from: usize) -> Decision<'a> {
        let mut decision = Decision { does: Does::Nothing, withheld: SmallVec::new(), stopped: None };
        let mut relays = None;
        let trapped = self.trapped(at);
        for (number, step) in self.plan().landing.iter().enumerate().skip(from) {
            if trapped.is_some() && !matches!(step.test.mark, MarkTest::Is(MarkKind::Trap, _)) {
                continue;
            }
            let miss = if self.holds(&step.when) { self.miss(&step.test, at.pit) } else { Some(Aspect::When) };
            if let StepEffect::Relay(lifts) = step.act {
                // That no further lap follows is told by the clause on laps, where there is one.
                relays = (miss != Some(Aspect::Mark) || at.was_empty).then_some(step.clause);
                if let (None, Some(pit)) = (miss, self.relays(lifts, at)) {
                    match self.halts(step, at) {
                        None => {
                            decision.does = Does::Relay(step.clause, pit);
                            return decision;
                        }
                        Some(Halt::Stop(clause)) => relays = Some(clause),
                        Some(Halt::Spare(clause)) => {
                            decision.withheld.push((at.pit, clause));
                            relays = None;
                        }
                        Some(Halt::Ask(optional)) => {
                            decision.does = Does::Ask(optional, step, pit);
                            return decision;
                        }
                    }
                }
                continue;
            }
            let turned = matches!(&step.act, StepEffect::Claim(claim) if miss.is_some() && self.fits_turned(claim, at));
            if miss.is_some() && !turned {
                if let StepEffect::Capture(capture) = &step.act
                    && self.almost(step, capture, miss, trapped.is_some(), at)
                {
                    decision.stopped = decision.stopped.or(Some(step.clause));
                }
                continue;
            }
            if self.decide(number, step, at, &mut decision) {
                if matches!(decision.does, Does::Lose(_)) {
                    decision.stopped = decision.stopped.or(relays);
                }
                return decision;
            }
        }
        decision.stopped = decision.stopped.or(trapped).or(relays);
        decision
    }

    /// Returns `true` if a capture that does not fit is the reason that nothing is taken: all holds but its condition
    /// on the lap, or, in a trap, but that it was occupied.
    #[cold]
    fn almost(&self, step: &TurnStep, capture: &CaptureRule, miss: Option<Aspect>, trapped: bool, at: Landed) -> bool {
        match miss {
            Some(Aspect::When) => self.fits(&step.test, at.pit) && self.looks_ahead(capture, at),
            Some(Aspect::Was) => trapped,
            _ => false,
        }
    }

    /// The clause by which a last seed in a trap ends the turn, unless a clause that names the trap says otherwise.
    #[inline]
    fn trapped(&self, at: Landed) -> Option<Cause> {
        let trap = self.plan().trap.as_ref()?;
        let Mark::Trap(_) = self.position.mark(at.pit) else { return None };
        if trap.dropped.0 != Dropped::Stays {
            return Some(trap.dropped.1);
        }
        match trap.ends.0 {
            TrapEnds::Always => Some(trap.ends.1),
            TrapEnds::IfOccupied => (!at.was_empty).then_some(trap.ends.1),
            TrapEnds::Never => None,
        }
    }

    /// Returns `true` if the last two pits fit in the other order.
    #[cold]
    fn fits_turned(&self, claim: &ClaimRule, at: Landed) -> bool {
        let Some([here, before]) = &claim.turned else { return false };
        self.fits(here, at.pit) && self.near(Near::Before, at.pit).is_some_and(|pit| self.fits(before, pit))
    }

    /// Asks a clause that fits. Returns `true` if it decides.
    fn decide(&self, number: usize, step: &'a TurnStep, at: Landed, decision: &mut Decision<'a>) -> bool {
        let found = match &step.act {
            StepEffect::Capture(capture) => match self.found(step, capture, at) {
                Ok(found) => Does::Capture(number, step, capture, found),
                Err(Some(spared)) if capture.take.contains(&Target::Beyond) => {
                    // The turn ends before it.
                    decision.withheld.push((spared, step.clause));
                    return true;
                }
                Err(_) => {
                    self.note_nothing(step, capture, at, decision);
                    return false;
                }
            },
            StepEffect::Claim(claim) => {
                if let Some(clause) = self.claims_too_many(claim, at) {
                    decision.withheld.push((at.pit, clause));
                    return false;
                }
                match self.claimed(claim, at) {
                    Some(pits) => Does::Claim(step, claim, pits),
                    None => return false,
                }
            }
            StepEffect::Again(way) => Does::Again(step.clause, *way),
            StepEffect::Lose => Does::Lose(step.clause),
            StepEffect::Stop => Does::Stop(step.clause),
            StepEffect::Spare => {
                decision.stopped = decision.stopped.or(Some(step.clause));
                return false;
            }
            StepEffect::Relay(_) => return false,
        };
        let first = match &found {
            Does::Capture(_, _, _, found) => found.pits[0],
            _ => at.pit,
        };
        if let Some(except) = step.excepts.iter().find(|it| self.holds(&it.when) && self.fits(&it.test, at.pit)) {
            match step.test.mark {
                // Of seeds in a trap it is said that the last seed stops there.
                MarkTest::Is(MarkKind::Trap, _) => decision.stopped = decision.stopped.or(Some(except.clause)),
                _ => decision.withheld.push((first, except.clause)),
            }
            return false;
        }
        for optional in
            step.optional.iter().filter(|it| !it.only_lap && self.holds(&it.when) && self.fits(&it.test, at.pit))
        {
            match at.answer {
                Some((asked, true)) if asked == optional.clause => {}
                Some((asked, false)) if asked == optional.clause => {
                    decision.withheld.push((first, optional.clause));
                    if optional.refused == Declined::Retreat && self.board.facing(at.pit) == Some(first) {
                        decision.does = Does::Retreat(optional);
                        return true;
                    }
                    return false;
                }
                _ => {
                    decision.does = Does::Ask(optional, step, at.pit);
                    return true;
                }
            }
        }
        decision.does = found;
        true
    }

    /// The pit that is lifted for a further lap, if one is.
    fn relays(&self, lifts: Lifts, at: Landed) -> Option<PitId> {
        match lifts {
            Lifts::Here => (!at.was_empty && self.seeds(at.pit) > 0).then_some(at.pit),
            Lifts::Next => {
                self.pit_after(at.lap.way, at.pit).filter(|&next| self.seeds(next) > 0 && !self.board.is_end(next))
            }
        }
    }

    /// Returns the obstacle to a further lap.
    fn halts(&self, step: &'a TurnStep, at: Landed) -> Option<Halt<'a>> {
        if let Some(except) = step.excepts.iter().find(|it| self.holds(&it.when) && self.fits(&it.test, at.pit)) {
            // Where it is the number of seeds that is not sown on, the note names the seeds and not the pit.
            let of_seeds = except.test.holds.is_some();
            return Some(if of_seeds { Halt::Spare(except.clause) } else { Halt::Stop(except.clause) });
        }
        step.optional.iter().find(|it| self.holds(&it.when) && self.fits(&it.test, at.pit)).map(Halt::Ask)
    }

    /// Notes the reason that a capture finds nothing to take.
    fn note_nothing(&self, step: &TurnStep, capture: &CaptureRule, at: Landed, decision: &mut Decision<'_>) {
        let facing = capture.take.contains(&Target::Facing);
        let relays = facing && self.plan().landing.iter().any(|it| matches!(it.act, StepEffect::Relay(_)));
        let excepted = || step.excepts.iter().any(|it| self.holds(&it.when) && self.fits(&it.test, at.pit));
        if relays && excepted() {
            return;
        }
        if relays {
            // A house that is safe is as if empty; that it is one is told.
            let house = self.board.facing(at.pit).filter(|&pit| self.is_house(pit));
            if let (Some(house), Some(plan)) = (house, &self.plan().house)
                && plan.safe.0 != Safe::No
            {
                decision.withheld.push((house, plan.safe.1));
            }
        } else if facing || self.looks_ahead(capture, at) {
            decision.stopped = decision.stopped.or(Some(step.clause));
        }
    }

    /// Returns `true` if a capture looks at pits other than those across, and finds all that it looks for except seeds
    /// to take.
    fn looks_ahead(&self, capture: &CaptureRule, at: Landed) -> bool {
        capture.take.iter().any(|target| match target {
            Target::Column | Target::Next | Target::Before => true,
            Target::Beyond => self.pit_after(at.lap.way, at.pit).is_some_and(|gap| !self.holds_any(gap)),
            _ => false,
        })
    }

    /// The pits that a capture takes from here; or, if there are none, the one that it spares.
    pub(super) fn found(&self, step: &TurnStep, capture: &CaptureRule, at: Landed) -> Result<Found, Option<PitId>> {
        let mut found = Found { pits: Pits::new(), from: at.pit, spared: None };
        if !self.add_targets(capture, at.pit, at, &mut found) {
            if found.spared.is_some() || capture.alone == Alone::Stays {
                return Err(found.spared);
            }
            found.pits.push(at.pit);
        } else if capture.last_pit == LastPit::Taken && !found.pits.contains(&at.pit) {
            found.pits.push(at.pit);
        }
        if let Some(run) = &capture.run {
            match run.way {
                RunWay::Back => self.run_on(step, capture, run, at, at.lap.way.reversed(), &mut found),
                RunWay::Onward => self.run_on(step, capture, run, at, at.lap.way, &mut found),
                RunWay::Both => {
                    self.run_on(step, capture, run, at, at.lap.way.reversed(), &mut found);
                    self.run_on(step, capture, run, at, at.lap.way, &mut found);
                }
            }
        }
        Ok(found)
    }

    /// Makes the same capture from pit to pit.
    fn run_on(
        &self,
        step: &TurnStep,
        capture: &CaptureRule,
        run: &plan::RunRule,
        at: Landed,
        way: crate::rules::Direction,
        found: &mut Found,
    ) {
        let along = capture.take.iter().any(|it| matches!(it, Target::Next | Target::Before | Target::Beyond));
        let mut from = if along { found.from } else { at.pit };
        let mut steps = 0;
        while steps < run.most {
            let next = if along { Some(from) } else { self.pit_after(way, from) };
            let Some(next) = next.filter(|&next| along || next != at.pit && !found.pits.contains(&next)) else {
                return;
            };
            let excepted = |it: &plan::ExceptRule| it.of_run && self.holds(&it.when) && self.fits(&it.test, next);
            if !along && (!self.fits(&run.through, next) || step.excepts.iter().any(excepted)) {
                return;
            }
            if !self.add_targets(capture, next, Landed { lap: super::lap::Lap { way, ..at.lap }, ..at }, found) {
                return;
            }
            from = if along { found.from } else { next };
            steps += 1;
        }
    }

    /// Adds the pits that a capture takes from one pit. Returns `true` if there were any.
    fn add_targets(&self, capture: &CaptureRule, from: PitId, at: Landed, found: &mut Found) -> bool {
        let before = found.pits.len();
        let mut first = false;
        let mut all = true;
        for (number, &target) in capture.take.iter().enumerate() {
            let mut any = false;
            self.each_target(target, from, at, found, |this, pit, found| {
                let own = matches!(target, Target::Here | Target::Last | Target::Seeds(_));
                if found.pits.contains(&pit) || !own && !this.is_takeable(capture, pit) {
                    return;
                }
                any = true;
                if !own && capture.spare.as_ref().is_some_and(|spare| this.fits(spare, pit)) {
                    found.spared.get_or_insert(pit);
                    return;
                }
                found.pits.push(pit);
                if capture.and_facing
                    && let Some(facing) = this.board.facing(pit).filter(|facing| !found.pits.contains(facing))
                    && this.holds_any(facing)
                {
                    found.pits.push(facing);
                }
            });
            first |= any && number == 0;
            all &= any;
        }
        let may = match capture.needs {
            Needs::First => first,
            Needs::All => all,
            Needs::Any => true,
        };
        if !may {
            found.pits.truncate(before);
        }
        let took = found.pits.len() > before;
        if took {
            found.spared = None;
            if capture.take.iter().any(|it| matches!(it, Target::Next | Target::Before | Target::Beyond)) {
                found.from = found.pits[before];
            }
        }
        took
    }

    /// Every pit that a target means, seen from a pit.
    fn each_target(
        &self,
        target: Target,
        from: PitId,
        at: Landed,
        found: &mut Found,
        mut each: impl FnMut(&Self, PitId, &mut Found),
    ) {
        let way = at.lap.way;
        let one = match target {
            Target::Here | Target::Last | Target::Seeds(_) => Some(from),
            Target::Facing => self.near(Near::Facing, from),
            Target::Behind => self.near(Near::Behind, from),
            Target::Twin => self.near(Near::Twin, from),
            Target::Next => self.pit_after(way, from),
            Target::Before => self.pit_after(way.reversed(), from),
            Target::Beyond => {
                let gap = self.pit_after(way, from).filter(|pit| !self.holds_any(*pit) || found.pits.contains(pit));
                gap.and_then(|gap| self.pit_after(way, gap))
            }
            Target::Column => {
                for pit in self.board.pits_of_column(self.board.column(from)).filter(|&pit| pit != from) {
                    each(self, pit, found);
                }
                None
            }
            Target::Every => {
                for pit in self.board.pits() {
                    each(self, pit, found);
                }
                None
            }
        };
        if let Some(pit) = one {
            each(self, pit, found);
        }
    }

    /// Returns `true` if a pit other than the last seed's may be taken.
    fn is_takeable(&self, capture: &CaptureRule, pit: PitId) -> bool {
        let safe = match self.position.mark(pit) {
            Mark::Trap(owner) => self.plan().trap.as_ref().is_some_and(|trap| self.is_safe(trap.safe, owner)),
            mark if mark.is_house() => {
                let house = self.plan().house.as_ref();
                self.is_house(pit) && house.is_some_and(|house| self.is_safe(house.safe.0, self.owner(pit)))
            }
            _ => false,
        };
        self.holds_any(pit) && !safe && self.fits(&capture.each, pit)
    }

    fn is_safe(&self, safe: Safe, owner: Side) -> bool {
        match safe {
            Safe::FromBoth => true,
            Safe::FromOther => owner != self.mover,
            Safe::No => false,
        }
    }

    /// The pits that get a mark, if they may.
    fn claimed(&self, claim: &ClaimRule, at: Landed) -> Option<Pits> {
        let mut pits = Pits::new();
        // The mark of the pit before is made first.
        for claimed in claim.pits.iter().rev() {
            pits.push(match claimed {
                Claimed::Here => at.pit,
                Claimed::Before => self.near(Near::Before, at.pit)?,
                Claimed::Facing => self.near(Near::Facing, at.pit)?,
            });
        }
        let free = pits.iter().all(|&pit| !matches!(self.position.mark(pit), Mark::Trap(_)));
        free.then_some(pits)
    }

    /// The clause by which the player who would get a mark already has enough of them.
    fn claims_too_many(&self, claim: &ClaimRule, at: Landed) -> Option<Cause> {
        let (most, clause) = self.plan().trap.as_ref()?.most?;
        let owner = self.side(claim.owner, at.pit);
        let has = self.board.pits().filter(|&pit| self.position.mark(pit) == Mark::Trap(owner)).count();
        (has >= usize::from(most)).then_some(clause)
    }

    /// The side that is meant, of a pit.
    pub(super) fn side(&self, who: Who, pit: PitId) -> Side {
        match who {
            Who::Other => self.mover.opponent(),
            Who::Owner => self.owner(pit),
            Who::Beginner => self.position.round_state().began,
            Who::Second => self.position.round_state().began.opponent(),
            Who::Next => self.board.after(self.mover),
            _ => self.mover,
        }
    }

    /// The first pit that the last seed would capture, whatever withholds it.
    pub(super) fn would_take(&self, at: Landed) -> Option<PitId> {
        self.plan().landing.iter().find_map(|step| match &step.act {
            StepEffect::Capture(capture) if self.holds(&step.when) && self.fits(&step.test, at.pit) => {
                let excepted = |it: &&plan::ExceptRule| it.when.is_none() && self.fits(&it.test, at.pit);
                if step.excepts.iter().any(|it| excepted(&it)) {
                    return None;
                }
                self.found(step, capture, at).ok().map(|found| found.pits[0])
            }
            _ => None,
        })
    }
}

/// An obstacle to a further lap.
enum Halt<'a> {
    Stop(Cause),
    Spare(Cause),
    Ask(&'a OptionalRule),
}
