//! One lap: seeds are dropped one by one; then what the last of them does.

use super::ask::Question;
use super::choice::inner_empty;
use super::event::{Note, Sink, Stones};
use super::mark::Mark;
use super::position::Position;
use super::preference::in_turn;
use super::turn::{After, End, Landed, Lap, Turn};
use crate::rules::capture::{Capture, LastSeed, Taker};
use crate::rules::ending::{OwnRow, Verdict};
use crate::rules::sowing::{First, Halt, HaltAt, Halting, Heaps, Sowing};
use crate::rules::turn::Again;
use crate::rules::{ClauseId, PLACES, PitId, Place, PlaceKind, Side, Way};

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
            self.pass_over(pit, lap);
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

    fn pass_over(&mut self, pit: PitId, lap: &Lap) {
        if let Some(clause) = self.phase.facts.swallow
            && let Mark::Trap(owner) = self.position.mark(pit)
        {
            let seeds = self.position.pit(pit);
            self.tell(Stones::captured(pit, Place::store(owner), seeds), clause);
            return;
        }
        if let Some(clause) = self.phase.facts.engulf
            && let Mark::Trap(_) = self.position.mark(pit)
        {
            while self.position.lifted() > 0 {
                self.tell(Stones::sown(Place::pit(pit)), clause);
            }
            return;
        }
        if let (Mark::Missed(_), Some(clause)) = (self.position.mark(pit), self.phase.facts.missed) {
            self.claim_missed(clause, pit);
        }
        if let Mark::Trap(_) = self.position.mark(pit) {
            return;
        }
        let last = self.position.lifted() == 0;
        let phase = self.phase;
        for (id, capture) in &phase.capture {
            if let Capture::Passing(passing) = capture
                && !(last && passing.last == LastSeed::Apart)
                && passing.makes.contains(self.position.pit(pit))
            {
                let taker = match passing.taker {
                    _ if last && passing.last == LastSeed::Mover => self.mover,
                    Taker::Owner => self.owner(pit),
                    Taker::Mover | Taker::Nobody => self.mover,
                };
                self.cut = if passing.claimed {
                    Some(self.ask(*id, Question::Passing, taker, pit, lap))
                } else {
                    self.take_passing(*id, pit, taker)
                };
                return;
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

    /// What the last seed of a lap does: claims, then captures, then relays, and if nothing else the turn ends.
    /// `answer` is what the player said to the question of a clause at this very point.
    #[inline(always)]
    pub(super) fn settle(
        &mut self,
        last: Place,
        was_empty: bool,
        lap: &Lap,
        answer: Option<(ClauseId, bool)>,
    ) -> After {
        let pit = match last.kind() {
            PlaceKind::Pit(pit) => pit,
            PlaceKind::Store(side) => {
                if side == self.mover
                    && let Some(clause) = self.phase.facts.bonus
                {
                    return After::End(self.again(side, clause));
                }
                self.tell(Note::Stopped { at: last }, None);
                return After::End(End::Over);
            }
            _ => unreachable!("a circuit passes pits and stores only"),
        };
        if let (Some(clause), Mark::Trap(_)) = (self.phase.facts.swallow, self.position.mark(pit)) {
            self.tell(Note::Stopped { at: last }, clause);
            return After::End(End::Over);
        }
        let at = Landed { pit, was_empty, lap: *lap, answer };
        let mut told = false;
        if !self.phase.facts.plain_pits {
            if self.phase.facts.from_trap
                && let Some(after) = self.take_from_trap(at)
            {
                return after;
            }
            if let Some(clause) = self.ends_here(pit, was_empty, lap) {
                self.tell(Note::Stopped { at: last }, clause);
                return After::End(End::Over);
            }
            if let Some(after) = self.stayed_home(at) {
                return after;
            }
            told = match self.claim(at) {
                Settled::Done(after) => return after,
                Settled::Told => true,
                Settled::Nothing => false,
            };
        }
        let told = match self.capture(at) {
            Settled::Done(after) => return after,
            Settled::Told => true,
            Settled::Nothing => told,
        };
        self.go_on(at, told)
    }

    /// What a last seed does that neither claims nor captures: the lap is halted, or goes on, or the turn ends. `told`
    /// says that something was told of it already.
    #[inline]
    pub(super) fn go_on(&mut self, at: Landed, told: bool) -> After {
        let Landed { pit, was_empty, lap, .. } = at;
        let last = Place::pit(pit);
        if self.phase.facts.halts && !was_empty {
            let phase = self.phase;
            let halt = phase.sowing.iter().find_map(|(id, it)| match it {
                Sowing::Halt(halt) if self.halted(halt, pit, &lap) => Some((*id, halt.then)),
                _ => None,
            });
            match halt {
                Some((clause, Halting::Stop)) => {
                    self.tell(Note::Stopped { at: last }, clause);
                    return After::End(End::Over);
                }
                Some((clause, Halting::Ask)) => {
                    return After::End(self.ask(clause, Question::Halt, self.mover, pit, &lap));
                }
                None => {}
            }
        }
        let trapped = !self.phase.facts.plain_pits && matches!(self.position.mark(pit), Mark::Trap(_));
        if let Some(clause) = self.phase.facts.relay.filter(|_| !trapped || was_empty) {
            if self.phase.facts.relays_next {
                return self.relay_next(clause, at);
            }
            if !was_empty && self.position.pit(pit) > 0 {
                self.tell(Note::Relayed { pit }, clause);
                return After::Relay(pit);
            }
            self.tell(Note::Stopped { at: last }, clause);
        } else if !told {
            self.tell(Note::Stopped { at: last }, None);
        }
        match self.phase.facts.last_in_empty {
            Some(clause) if was_empty => After::End(End::Stops(clause, Verdict::MoverLoses)),
            _ => After::End(End::Over),
        }
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
    /// The next open pit on the way; nothing where a store lies there.
    pub(super) fn pit_after(&self, way: Way, pit: PitId) -> Option<PitId> {
        let mut place = self.board.next(self.mover, way, Place::pit(pit));
        while place != Place::pit(pit) && place.as_pit().is_some_and(|it| self.position.mark(it) == Mark::Closed) {
            place = self.board.next(self.mover, way, place);
        }
        place.as_pit()
    }

    /// The lap goes on with the pit after the one in which its last seed fell, or the turn ends.
    fn relay_next(&mut self, clause: ClauseId, at: Landed) -> After {
        let lifts = |pit: &PitId| self.position.pit(*pit) > 0 && !self.board.is_end(*pit);
        match self.pit_after(at.lap.way, at.pit).filter(lifts) {
            Some(pit) => {
                self.tell(Note::Relayed { pit }, clause);
                After::Relay(pit)
            }
            None => {
                self.tell(Note::Stopped { at: Place::pit(at.pit) }, clause);
                After::End(End::Over)
            }
        }
    }

    /// The clause by which a last seed here ends the turn before anything is claimed or captured: in a trap, or where
    /// the lap has come home.
    fn ends_here(&self, pit: PitId, was_empty: bool, lap: &Lap) -> Option<ClauseId> {
        let facts = &self.phase.facts;
        let trap = match self.position.mark(pit) {
            Mark::Trap(_) => facts.engulf.or(facts.trap_stops.filter(|_| !was_empty)),
            _ => None,
        };
        trap.or(facts.home_ends.filter(|_| self.position.pit(lap.origin) > 0))
    }

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

    /// Another move for a last seed in an own empty pit, where no seed has fallen on the other side.
    fn stayed_home(&mut self, at: Landed) -> Option<After> {
        let (clause, way) = self.phase.facts.at_home?;
        if self.reached || !at.was_empty || self.owner(at.pit) != self.mover {
            return None;
        }
        let end = self.again(self.mover, clause);
        if matches!(end, End::Again) && way == Again::Turned {
            self.tell(Note::Bound { way: Some(at.lap.way.reversed()) }, clause);
        }
        Some(After::End(end))
    }

    /// Whether a lap that ended in this occupied pit does not simply go on.
    fn halted(&self, halt: &Halt, pit: PitId, lap: &Lap) -> bool {
        let here = match &halt.at {
            HaltAt::House => self.is_house(pit),
            HaltAt::Blocked => self.position.mark(pit).is_barred(),
            HaltAt::Parts(parts) => parts.iter().any(|&part| self.board.in_part(pit, part)),
        };
        here && self.owner(pit) == self.mover
            && in_turn(halt.when, self.kind)
            && !(halt.unless_from_house && lap.from_house)
    }

    /// How the turn ends if the mover's inner row is looked at after each lap, and is empty.
    pub(super) fn own_row_empty(&self) -> Option<End> {
        match self.phase.facts.inner_empty {
            Some((clause, OwnRow::Lap)) if inner_empty(self.board, self.position, self.mover) => {
                Some(End::Stops(clause, Verdict::MoverLoses))
            }
            _ => None,
        }
    }
}

/// What became of one subject's clauses at the end of a lap.
pub(super) enum Settled {
    /// One of them decided.
    Done(After),
    /// One of them explained that it does not hold; the next subject is asked.
    Told,
    /// None applies.
    Nothing,
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
