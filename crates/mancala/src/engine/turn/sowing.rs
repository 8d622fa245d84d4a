//! One lap: seeds are dropped one by one, and then the last of them takes effect.

use super::{SowingEnd, Turn};
use crate::engine::ask::Question;
use crate::engine::event::{EventSink, Info, StateChange, Transfer};
use crate::engine::lap::{Landed, Lap};
use crate::engine::mark::Mark;
use crate::rules::kinds::marks::Dropped;
use crate::rules::kinds::sowing::{After, Elsewhere, InLaps};
use crate::rules::plan::sowing::First;
use crate::rules::plan::sowing::{DropRule, SkipRule};
use crate::rules::plan::{ExceptRule, OptionalRule, StepEffect};
use crate::rules::{Cause, PLACES, PitId, Place, Side, Way};

impl<S: EventSink> Turn<'_, S> {
    /// Drops all seeds in flight. Returns the place of the last one, and `true` if that was empty before.
    #[inline(always)]
    pub(super) fn drop_seeds(&mut self, lap: &Lap) -> (Place, bool) {
        let mut place = lap.from;
        let mut was_empty = false;
        let mut by = lap.by;
        if lap.first == First::Here {
            was_empty = self.drop_one(place, by.take(), lap);
        }
        let sowing = &self.phase.plan.sowing;
        let steps = self.board.steps(self.mover, lap.way);
        let closes = self.position.closes_pits(&self.phase.plan.facts);
        if sowing.skips.is_empty() && !self.phase.plan.facts.acts_in_passing && !closes {
            // Most laps of most games: nothing happens but that seeds fall.
            for _ in 0..self.position.lifted() {
                place = steps.after(place);
                self.tell(Transfer::sown(place), by.take());
                was_empty = self.position.at(place) == 1;
            }
            return (place, was_empty);
        }
        if let Some(heaps) = self.heaps(lap) {
            return self.drop_heaps(lap, heaps);
        }
        if let Some(clause) = sowing.skips_origin.filter(|_| !self.phase.plan.facts.acts_in_passing && !closes) {
            let origin = lap.origin.as_pit().map(Place::pit);
            while self.position.lifted() > 0 {
                place = steps.after(place);
                if Some(place) == origin {
                    self.tell(Info::Skipped { place }, clause);
                    place = steps.after(place);
                }
                self.tell(Transfer::sown(place), by.take());
                was_empty = self.position.at(place) == 1;
            }
            return (place, was_empty);
        }
        if sowing.skips.is_empty() && !closes {
            while self.position.lifted() > 0 && self.cut.is_none() {
                place = steps.after(place);
                was_empty = self.drop_one(place, by.take(), lap);
            }
            return (place, was_empty);
        }
        let mut course = Round { came_round: false, dry: 0 };
        while self.position.lifted() > 0 && self.cut.is_none() {
            place = steps.after(place);
            if closes && place.as_pit().is_some_and(|pit| self.position.mark(pit) == Mark::Closed) {
                continue;
            }
            if !sowing.skips.is_empty()
                && let Some(pit) = place.as_pit()
                && let Some(elsewhere) = self.skips(pit, lap, &mut course)
            {
                if elsewhere == Elsewhere::Store && self.position.lifted() == 0 {
                    return (Place::store(self.mover), false);
                }
                if usize::from(course.dry) > PLACES {
                    self.give_back(lap);
                    return (lap.origin, false);
                }
                continue;
            }
            course.dry = 0;
            was_empty = self.drop_one(place, by.take(), lap);
        }
        (place, was_empty)
    }

    /// Returns the destination of a seed that a pit does not get: the pit is passed over, or the seed goes into a
    /// store.
    #[cold]
    fn skips(&mut self, pit: PitId, lap: &Lap, course: &mut Round) -> Option<Elsewhere> {
        let home = Place::pit(pit) == lap.origin;
        course.came_round |= home;
        let last = self.position.lifted() == 1;
        let standing = self.standing(lap, None);
        let skips = |it: &&SkipRule| {
            (it.after == After::Start || course.came_round)
                && it.which.includes(last)
                && standing.holds(&it.when)
                && standing.fits(&it.test, pit)
        };
        let skip = self.phase.plan.sowing.skips.iter().find(skips)?;
        course.dry += 1;
        // Where whole sides are passed over from then on, that is said once.
        if skip.after == After::Start || home {
            self.tell(Info::Skipped { place: Place::pit(pit) }, skip.clause);
        }
        match skip.instead {
            Elsewhere::Next => {}
            Elsewhere::Store => self.tell(Transfer::sown(Place::store(self.mover)), skip.clause),
        }
        Some(skip.instead)
    }

    /// Puts the seeds that are left back where they were lifted, when a whole round of the board would get none.
    #[cold]
    fn give_back(&mut self, lap: &Lap) {
        while self.position.lifted() > 0 {
            self.tell(Transfer::sown(lap.origin), None);
        }
        self.cut = Some(SowingEnd::Over);
    }

    /// Drops one seed and applies its immediate effect on the pit. Returns `true` if the place was empty before.
    #[inline(always)]
    pub(super) fn drop_one(&mut self, place: Place, clause: Option<Cause>, lap: &Lap) -> bool {
        let was_empty = self.position.at(place) == 0;
        self.tell(Transfer::sown(place), clause);
        if self.phase.plan.facts.notes_sown
            && let Some(pit) = place.as_pit()
        {
            self.got.add(pit);
        }
        if self.phase.plan.facts.acts_in_passing
            && let Some(pit) = place.as_pit()
            && self.may_act(pit, was_empty)
        {
            self.pass_over(pit, was_empty, lap);
        }
        was_empty
    }

    /// Drops the seeds of a lap in heaps, and those that are left over one by one.
    #[cold]
    fn drop_heaps(&mut self, lap: &Lap, heaps: &DropRule) -> (Place, bool) {
        let (mut place, mut was_empty) = (lap.from, false);
        for seeds in heaps.heaps.iter().copied().chain(std::iter::repeat(1)) {
            if self.position.lifted() == 0 {
                break;
            }
            place = self.next_open(lap.way, place);
            was_empty = self.position.at(place) == 0;
            for _ in 0..seeds.min(self.position.lifted()) {
                self.tell(Transfer::sown(place), Some(heaps.clause).filter(|_| seeds > 1));
            }
        }
        (place, was_empty)
    }

    /// The next place in this direction that is not a closed pit.
    fn next_open(&self, way: Way, from: Place) -> Place {
        let mut place = self.board.next(self.mover, way, from);
        while place.as_pit().is_some_and(|pit| self.position.mark(pit) == Mark::Closed) {
            place = self.board.next(self.mover, way, place);
        }
        place
    }

    /// Returns `true` if a seed that has just fallen in a pit might have an effect: `false` only where it cannot.
    #[inline(always)]
    fn may_act(&self, pit: PitId, was_empty: bool) -> bool {
        let (moved, seeds) = (self.position.moved_owners(&self.phase.plan.facts), self.position.pit(pit));
        if !self.phase.plan.dropping_at.may_have(seeds) {
            return false;
        }
        for step in &self.phase.plan.dropping {
            if step.test.may_fit(self.mover, moved, pit, was_empty, seeds) {
                return true;
            }
        }
        matches!(self.position.mark(pit), Mark::Trap(_))
    }

    /// Applies the effect of a seed that has just fallen in a pit, the last of a lap or another.
    pub(super) fn pass_over(&mut self, pit: PitId, was_empty: bool, lap: &Lap) {
        let plan = &self.phase.plan;
        if let (Some(trap), Mark::Trap(owner)) = (&plan.trap, self.position.mark(pit)) {
            let (dropped, clause) = trap.dropped;
            match dropped {
                Dropped::Store => {
                    let seeds = self.position.pit(pit);
                    return self.tell(Transfer::captured(pit, Place::store(owner), seeds), clause);
                }
                Dropped::All => {
                    while self.position.lifted() > self.aside {
                        self.tell(Transfer::sown(Place::pit(pit)), clause);
                    }
                    return;
                }
                Dropped::Stays => {}
            }
        }
        let last = self.position.lifted() == self.aside;
        for step in &plan.dropping {
            let standing = self.standing(lap, Some((pit, was_empty)));
            let excepted = |it: &ExceptRule| standing.holds(&it.when) && standing.fits(&it.test, pit);
            if !standing.holds(&step.when) || !standing.fits(&step.test, pit) || step.excepts.iter().any(excepted) {
                continue;
            }
            match &step.act {
                StepEffect::Claim(claim) => {
                    let owner = standing.side(claim.owner, pit);
                    self.tell(StateChange::Marked { pit, mark: Mark::Trap(owner) }, step.clause);
                }
                StepEffect::Capture(capture) if capture.which.includes(last) => {
                    let taker = standing.side(if last { capture.last_by } else { capture.by }, pit);
                    let asks = |it: &&OptionalRule| standing.holds(&it.when) && standing.fits(&it.test, pit);
                    if let Some(optional) = step.optional.iter().find(asks) {
                        let who = standing.side(optional.who, pit);
                        self.cut = Some(self.ask(optional.clause, Question::Passing, who, pit, lap));
                        return;
                    }
                    let at = Landed { pit, was_empty, lap: *lap, answer: None };
                    let Ok(found) = standing.found(step, capture, at) else { continue };
                    for taken in found.pits {
                        self.cut = self.cut.or(self.take_passing(step.clause, taken, taker));
                    }
                    return;
                }
                StepEffect::Capture(_)
                | StepEffect::Relay(_)
                | StepEffect::Again(_)
                | StepEffect::Lose
                | StepEffect::Stop
                | StepEffect::Spare => {}
            }
        }
    }

    /// Takes a pit that a seed has filled. Returns the end of the game, if it ends with that.
    pub(super) fn take_passing(&mut self, clause: Cause, pit: PitId, taker: Side) -> Option<SowingEnd> {
        let seeds = self.position.pit(pit);
        self.captured += u32::from(seeds);
        self.tell(Transfer::captured(pit, Place::store(taker), seeds), clause);
        self.forget_missed(pit);
        self.few_left(taker)
    }
}

/// Progress of a lap around the board.
struct Round {
    /// `true` if it has reached the pit from which it was lifted.
    came_round: bool,
    /// Number of pits in a row that have got no seed.
    dry: u16,
}

impl<'a, S: EventSink> Turn<'a, S> {
    /// The clause by which this lap is dropped in heaps.
    #[inline]
    fn heaps(&self, lap: &Lap) -> Option<&'a DropRule> {
        if self.phase.plan.sowing.drops.is_empty() { None } else { self.heaps_asked(lap) }
    }

    #[cold]
    fn heaps_asked(&self, lap: &Lap) -> Option<&'a DropRule> {
        let standing = self.standing(lap, None);
        let this_lap = |it: &DropRule| it.laps == InLaps::Every || self.laps <= 1;
        let drops = &self.phase.plan.sowing.drops;
        drops.iter().find(|it| !it.heaps.is_empty() && this_lap(it) && standing.holds(&it.when))
    }

    /// Returns the number of pits in which a lap drops its seeds.
    fn pits_sown(&self, lap: &Lap) -> u16 {
        let Some(rule) = self.heaps(lap) else { return lap.seeds };
        let heaps = rule.heaps.iter().scan(lap.seeds, |left, &seeds| {
            let dropped = seeds.min(*left);
            *left -= dropped;
            (dropped > 0).then_some(dropped)
        });
        let (pits, dropped) = heaps.fold((0, 0), |(pits, all), seeds| (pits + 1, all + seeds));
        pits + lap.seeds - dropped
    }
}

impl<S: EventSink> Turn<'_, S> {
    /// Notes that a lap has dropped a seed on the other side, where a clause asks for that.
    pub(super) fn note_reach(&mut self, lap: &Lap) {
        if self.reached || !self.phase.plan.facts.notes_crossed {
            return;
        }
        let mut place = lap.from;
        for _ in 0..self.pits_sown(lap).min(PLACES as u16) {
            place = self.next_open(lap.way, place);
            self.reached |= place.as_pit().is_some_and(|pit| self.owner(pit) != self.mover);
        }
    }
}
