//! One lap: seeds are dropped one by one; then what the last of them does.

use super::ask::Question;
use super::choice::inner_empty;
use super::ending::lost;
use super::event::{Note, Sink, Stones};
use super::mark::Mark;
use super::position::Position;
use super::turn::{End, Lap, Turn};
use crate::rules::ending::OwnRow;
use crate::rules::kinds::marks::Dropped;
use crate::rules::plan::{Act, Except};
use crate::rules::sowing::{First, Heaps, Sowing};
use crate::rules::{ClauseId, PLACES, PitId, Place, Side};

impl<S: Sink> Turn<'_, S> {
    /// Drops all seeds in flight. Returns where the last fell, and whether nothing lay there before.
    #[inline(always)]
    pub(super) fn drop_seeds(&mut self, lap: &Lap) -> (Place, bool) {
        let mut place = Place::pit(lap.from);
        let mut was_empty = false;
        let mut by = lap.by;
        if lap.first == First::Here {
            was_empty = self.drop_one(place, by.take(), lap);
        }
        let skip = self.phase.facts.skip_origin;
        let steps = self.board.steps(self.mover, lap.way);
        // Pits are closed from the second round on.
        let closes = self.position.bout().round > 1;
        if skip.is_none() && !self.phase.facts.acts_in_passing && !closes {
            // Most laps of most games: nothing happens but that seeds fall.
            for _ in 0..self.position.lifted() {
                place = steps.after(place);
                self.tell(Stones::sown(place), by.take());
                was_empty = self.position.at(place) == 1;
            }
        }
        if let Some((clause, rule)) = self.heaps() {
            return self.drop_heaps(lap, clause, rule);
        }
        // Whether it goes on in the opponent's pits only.
        let mut abroad = false;
        while self.position.lifted() > 0 && self.cut.is_none() {
            place = steps.after(place);
            if closes && place.as_pit().is_some_and(|pit| self.position.mark(pit) == Mark::Closed) {
                continue;
            }
            if let Some(clause) = skip
                && place == Place::pit(lap.origin)
            {
                self.tell(Note::Skipped { place }, clause);
                abroad = self.phase.facts.then_opponent;
                continue;
            }
            if abroad && place.as_pit().is_some_and(|pit| self.owner(pit) == self.mover) {
                continue;
            }
            was_empty = self.drop_one(place, by.take(), lap);
        }
        (place, was_empty)
    }

    /// Drops one seed and lets what happens to the pit at once happen. Returns whether nothing lay there before.
    #[inline(always)]
    pub(super) fn drop_one(&mut self, place: Place, clause: Option<ClauseId>, lap: &Lap) -> bool {
        let was_empty = self.position.at(place) == 0;
        self.tell(Stones::sown(place), clause);
        if self.phase.facts.acts_in_passing
            && let Some(pit) = place.as_pit()
        {
            self.pass_over(pit, was_empty, lap);
        }
        was_empty
    }

    /// Drops the seeds of a lap in heaps, and those that are left over one by one.
    #[cold]
    fn drop_heaps(&mut self, lap: &Lap, clause: ClauseId, rule: &Heaps) -> (Place, bool) {
        let (mut place, mut was_empty) = (Place::pit(lap.from), false);
        for seeds in rule.seeds.iter().copied().chain(std::iter::repeat(1)) {
            if self.position.lifted() == 0 {
                break;
            }
            place = self.board.next(self.mover, lap.way, place);
            while place.as_pit().is_some_and(|pit| self.position.mark(pit) == Mark::Closed) {
                place = self.board.next(self.mover, lap.way, place);
            }
            was_empty = self.position.at(place) == 0;
            for _ in 0..seeds.min(self.position.lifted()) {
                self.tell(Stones::sown(place), Some(clause).filter(|_| seeds > 1));
            }
        }
        (place, was_empty)
    }

    /// What a seed does that has just fallen in a pit, the last of a lap or another.
    fn pass_over(&mut self, pit: PitId, was_empty: bool, lap: &Lap) {
        let plan = &self.phase.plan;
        if let (Some(trap), Mark::Trap(owner)) = (&plan.trap, self.position.mark(pit)) {
            let (dropped, clause) = trap.dropped;
            match dropped {
                Dropped::Store => {
                    let seeds = self.position.pit(pit);
                    return self.tell(Stones::captured(pit, Place::store(owner), seeds), clause);
                }
                Dropped::All => {
                    while self.position.lifted() > 0 {
                        self.tell(Stones::sown(Place::pit(pit)), clause);
                    }
                    return;
                }
                Dropped::Stays | Dropped::Out => {}
            }
        }
        let last = self.position.lifted() == 0;
        for step in &plan.dropping {
            let standing = self.standing(lap, Some((pit, was_empty)));
            let excepted = |it: &Except| standing.holds(&it.when) && standing.fits(&it.test, pit);
            if !standing.holds(&step.when) || !standing.fits(&step.test, pit) || step.excepts.iter().any(excepted) {
                continue;
            }
            match &step.act {
                Act::Claim(claim) => {
                    let owner = standing.side(claim.owner, pit);
                    self.tell(Note::Marked { pit, mark: Mark::Trap(owner) }, step.clause);
                }
                Act::Capture(capture) if capture.which.includes(last) => {
                    let taker = standing.side(if last { capture.last_by } else { capture.by }, pit);
                    self.cut = match step.optional.first() {
                        Some(optional) => Some(self.ask(optional.clause, Question::Passing, taker, pit, lap)),
                        None => self.take_passing(step.clause, pit, taker),
                    };
                    return;
                }
                Act::Capture(_) | Act::Relay(_) | Act::Again(_) | Act::Lose | Act::Stop | Act::Spare => {}
            }
        }
    }

    /// Takes a pit that a seed has filled; how the game ends with that, if it does.
    pub(super) fn take_passing(&mut self, clause: ClauseId, pit: PitId, taker: Side) -> Option<End> {
        let seeds = self.position.pit(pit);
        self.captured += u32::from(seeds);
        self.tell(Stones::captured(pit, Place::store(taker), seeds), clause);
        self.forget_missed(pit);
        self.few_left(taker)
    }
}

impl<'a, S: Sink> Turn<'a, S> {
    /// The clause by which this lap is dropped in heaps: the first of a turn, and of no extra move in it.
    #[inline]
    fn heaps(&self) -> Option<(ClauseId, &'a Heaps)> {
        let clause = self.phase.facts.heaps.filter(|_| self.laps == 1 && self.position.extra() == 0)?;
        let phase = self.phase;
        phase.sowing.iter().find_map(|(id, it)| match it {
            Sowing::Heaps(rule) if *id == clause => Some((clause, rule)),
            _ => None,
        })
    }

    /// In how many pits a lap drops its seeds.
    fn pits_sown(&self, lap: &Lap) -> u16 {
        let Some((_, rule)) = self.heaps() else { return lap.seeds };
        let heaps = rule.seeds.iter().scan(lap.seeds, |left, &seeds| {
            let dropped = seeds.min(*left);
            *left -= dropped;
            (dropped > 0).then_some(dropped)
        });
        let (pits, dropped) = heaps.fold((0, 0), |(pits, all), seeds| (pits + 1, all + seeds));
        pits + lap.seeds - dropped
    }
}

impl<S: Sink> Turn<'_, S> {
    /// Remembers whether a lap has dropped a seed on the other side, where a clause asks.
    pub(super) fn note_reach(&mut self, lap: &Lap) {
        if self.reached || self.phase.facts.at_home.is_none() {
            return;
        }
        let mut place = Place::pit(lap.from);
        for _ in 0..self.pits_sown(lap).min(PLACES as u16) {
            place = self.board.next(self.mover, lap.way, place);
            while place.as_pit().is_some_and(|pit| self.position.mark(pit) == Mark::Closed) {
                place = self.board.next(self.mover, lap.way, place);
            }
            self.reached |= place.as_pit().is_some_and(|pit| self.owner(pit) != self.mover);
        }
    }

    /// How the turn ends if the mover's inner row is looked at after each lap, and is empty.
    pub(super) fn own_row_empty(&self) -> Option<End> {
        match self.phase.facts.inner_empty {
            Some((clause, OwnRow::Lap)) if inner_empty(self.board, self.position, self.mover) => {
                Some(End::Stops(clause, lost(self.board, self.mover)))
            }
            _ => None,
        }
    }
}

/// The clause that says which way a pit is sown; `None` for the way where the player chooses it.
pub(super) fn direction(
    rules: &crate::rules::PhaseRules,
    board: &crate::rules::Board,
    position: &Position,
    pit: PitId,
) -> (ClauseId, Option<crate::rules::Way>) {
    for (id, clause) in &rules.sowing {
        match clause {
            Sowing::Fixed(it) => return (*id, Some(it.way)),
            Sowing::Chosen(_) | Sowing::EachLap(_) => return (*id, None),
            Sowing::ByOrigin(it) => {
                let twice = 2 * board.number(pit) + 1;
                return match twice.cmp(&board.columns) {
                    std::cmp::Ordering::Less => (*id, Some(it.left)),
                    std::cmp::Ordering::Equal => (*id, None),
                    std::cmp::Ordering::Greater => (*id, Some(it.right)),
                };
            }
            Sowing::BySide(it) => {
                let way = if position.owner(board, pit) == Side::North { it.north } else { it.south };
                return (*id, Some(way));
            }
            Sowing::ByCount(it) => {
                return (*id, Some(if position.pit(pit).is_multiple_of(2) { it.even } else { it.odd }));
            }
            Sowing::FirstInOrigin(_)
            | Sowing::FirstInStore(_)
            | Sowing::SkipOrigin(_)
            | Sowing::ThenOpponent(_)
            | Sowing::Relay(_)
            | Sowing::Reverse(_)
            | Sowing::LiftSome(_)
            | Sowing::Halt(_)
            | Sowing::Race(_)
            | Sowing::Heaps(_)
            | Sowing::SpecialsLast(_)
            | Sowing::HomeEnds(_) => {}
        }
    }
    unreachable!("checked rules have a clause on direction")
}
