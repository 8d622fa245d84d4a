//! Effects of a lap's last seed: captures are made, pits are marked, further laps and moves follow.

use super::ending::lost;
use super::{LapOutcome, SowingEnd, Turn};
use crate::engine::ask::Question;
use crate::engine::event::{EventSink, Info, StateChange, Transfer, TransferKind};
use crate::engine::landing::{Decision, Does, Found, Pits};
use crate::engine::lap::{Landed, Lap};
use crate::engine::mark::Mark;
use crate::engine::position_query::PositionQuery;
use crate::engine::state::FirstCapture;
use crate::rules::kinds::ending::Asked;
use crate::rules::kinds::landing::{Content, LastPit, NextWay, OnlyPit, Slam, SownFrom, Target, Then, To, Who};
use crate::rules::plan::{
    self, CaptureRule, ClaimRule, EndCondition, Fallthrough, InStore, MoreRule, SendRule, StepEffect, TurnStep,
};
use crate::rules::{Cause, PLACES, Part, PitId, Place, PlaceKind, Side, Way};

impl<'a, S: EventSink> Turn<'a, S> {
    /// Applies the effect of a lap's last seed and returns the continuation. `answer`: the answer to the question of a
    /// clause at this very point.
    #[inline(always)]
    pub(super) fn settle(
        &mut self,
        last: Place,
        was_empty: bool,
        lap: &Lap,
        answer: Option<(Cause, bool)>,
    ) -> LapOutcome {
        match last.kind() {
            PlaceKind::Pit(pit) => self.landed(Landed { pit, was_empty, lap: *lap, answer }, 0),
            PlaceKind::Store(side) => self.in_store(last, side, lap),
            _ => unreachable!("a path passes pits and stores only"),
        }
    }

    /// Applies the effect of a last seed in a store.
    fn in_store(&mut self, last: Place, side: Side, lap: &Lap) -> LapOutcome {
        let standing = self.standing(lap, None);
        let excepted = |it: &InStore| it.excepts.iter().any(|asked| standing.turn_fits(asked));
        let gives = |it: &&InStore| standing.holds(&it.when) && standing.is_whose(it.store, side) && !excepted(it);
        if let Some(again) = self.phase.plan.in_store.iter().find(gives) {
            return LapOutcome::End(self.again(side, again.clause));
        }
        self.tell(Info::Stopped { at: last }, None);
        LapOutcome::End(SowingEnd::Over)
    }

    /// Applies the effect of a last seed in a pit, by the clauses from this number on.
    #[inline(always)]
    pub(super) fn landed(&mut self, at: Landed, from: usize) -> LapOutcome {
        let plan = &self.phase.plan;
        let in_trap = || matches!(self.position.mark(at.pit), Mark::Trap(_));
        if let Some(follows) = plan.else_follows.filter(|_| from == 0 && !in_trap()) {
            let moved = self.position.moved_owners(&plan.facts);
            if let Some(quick) = plan.quick.as_ref().filter(|_| !moved) {
                return self.land_quickly(quick, follows, at).unwrap_or_else(|| self.ask_all(at, from));
            }
            if !self.may_do_more(at, moved) {
                return self.follow_else(follows, at);
            }
        }
        self.ask_all(at, from)
    }

    /// Returns `true` if a last seed outside of traps might do anything but have its pit lifted: `false` only where it
    /// cannot.
    #[inline(always)]
    fn may_do_more(&self, at: Landed, moved: bool) -> bool {
        let seeds = self.position.pit(at.pit);
        if !self.phase.plan.landing_at.may_have(seeds) {
            return false;
        }
        for step in &self.phase.plan.landing {
            if step.may_do(|test| test.may_fit(self.mover, moved, at.pit, at.was_empty, seeds)) {
                return true;
            }
        }
        false
    }

    /// Returns the continuation where nothing is captured, claimed or won.
    #[inline(always)]
    pub(super) fn follow_else(&mut self, follows: Fallthrough, at: Landed) -> LapOutcome {
        match follows {
            Fallthrough::Relay(clause) if !at.was_empty => {
                self.tell(Info::Relayed { pit: at.pit }, clause);
                return LapOutcome::Relay(at.pit);
            }
            Fallthrough::Relay(clause) => self.tell(Info::Stopped { at: Place::pit(at.pit) }, clause),
            Fallthrough::Stop => self.tell(Info::Stopped { at: Place::pit(at.pit) }, None),
        }
        LapOutcome::End(SowingEnd::Over)
    }

    /// Asks the clauses on the last seed, from this number on, one after another.
    #[inline(never)]
    fn ask_all(&mut self, at: Landed, from: usize) -> LapOutcome {
        let Decision { does, withheld, stopped } =
            self.standing(&at.lap, Some((at.pit, at.was_empty))).landing(at, from);
        let mut told = from > 0;
        for &(pit, clause) in &withheld {
            self.tell(Info::Withheld { pit, seeds: self.position.pit(pit) }, clause);
            told = true;
        }
        let last = Place::pit(at.pit);
        match does {
            Does::Capture(number, step, capture, found) => self.take(number, step, capture, found, at),
            Does::Claim(step, claim, pits) => self.claim(step, claim, pits, at),
            Does::Relay(clause, pit) => {
                self.tell(Info::Relayed { pit }, clause);
                LapOutcome::Relay(pit)
            }
            Does::Again(clause, way) => {
                let end = self.again(self.mover, clause);
                if matches!(end, SowingEnd::Again) && way == NextWay::Reversed {
                    self.tell(StateChange::Bound { way: Some(at.lap.way.reversed()) }, clause);
                }
                LapOutcome::End(end)
            }
            Does::Ask(optional, step, pit) => {
                let question = match &step.act {
                    StepEffect::Claim(_) => Question::Claim,
                    StepEffect::Relay(_) => Question::Halt,
                    _ => Question::Take,
                };
                let who = self.side(optional.who, pit);
                LapOutcome::End(self.ask(optional.clause, question, who, pit, &at.lap))
            }
            Does::Retreat(optional) => {
                let who = self.mover.opponent();
                LapOutcome::End(self.ask(optional.retreat, Question::Retreat, who, at.pit, &at.lap))
            }
            Does::Lose(clause) => {
                if let Some(clause) = stopped {
                    self.tell(Info::Stopped { at: last }, clause);
                } else if !told {
                    self.tell(Info::Stopped { at: last }, None);
                }
                LapOutcome::End(SowingEnd::Stops(clause, lost(self.board, self.mover)))
            }
            Does::Stop(clause) => {
                self.tell(Info::Stopped { at: last }, clause);
                LapOutcome::End(SowingEnd::Over)
            }
            Does::Nothing => {
                if stopped.is_some() || !told {
                    self.tell(Info::Stopped { at: last }, stopped);
                }
                LapOutcome::End(SowingEnd::Over)
            }
        }
    }

    /// The first pit that the last seed would capture, whatever withholds it.
    pub(super) fn would_take(&self, at: Landed) -> Option<PitId> {
        self.standing(&at.lap, Some((at.pit, at.was_empty))).would_take(at)
    }

    /// The side that is meant, of a pit.
    #[inline]
    pub(super) fn side(&self, who: Who, pit: PitId) -> Side {
        if who == Who::Mover {
            return self.mover;
        }
        self.standing(&Lap::lifted(pit, Way::default(), 0), None).side(who, pit)
    }

    /// Makes a capture, unless all of it is withheld, and returns the continuation.
    fn take(
        &mut self,
        number: usize,
        step: &'a TurnStep,
        capture: &'a CaptureRule,
        found: Found,
        at: Landed,
    ) -> LapOutcome {
        let Found { mut pits, from, spared } = found;
        if capture.last_pit == LastPit::Crosses && self.board.facing(at.pit) == pits.first().copied() {
            let (from, to) = (Place::pit(at.pit), Place::pit(pits[0]));
            self.tell(Transfer { from, to, seeds: 1, kind: TransferKind::Crossed }, step.clause);
        }
        let some = match capture.take.first() {
            Some(Target::Last) => Some(1),
            Some(Target::Seeds(seeds)) => Some(*seeds),
            _ => None,
        };
        let whole = some.is_none_or(|seeds| seeds >= self.position.pit(at.pit));
        let mut cause = step.clause;
        let mut rest = None;
        let limited = |only_pit: OnlyPit| whole && (only_pit == OnlyPit::Spared || pits.len() > 1);
        let slam = self.phase.plan.slam.filter(|&(_, _, only_pit)| limited(only_pit) && self.takes_all(&pits));
        if let Some((clause, effect, _)) = slam {
            let spared = match effect {
                Slam::Allowed | Slam::RestToOther | Slam::Forbidden => None,
                Slam::Nothing => {
                    for &pit in &pits {
                        self.tell(Info::Withheld { pit, seeds: self.position.pit(pit) }, clause);
                    }
                    return LapOutcome::End(SowingEnd::Over);
                }
                Slam::SpareLast => Some(pits.remove(0)),
                Slam::SpareFirst => pits.pop(),
            };
            rest = (effect == Slam::RestToOther).then_some(SowingEnd::RestToOpponent(clause));
            match spared {
                Some(pit) => self.tell(Info::Withheld { pit, seeds: self.position.pit(pit) }, clause),
                None if effect != Slam::Forbidden => cause = clause,
                None => {}
            }
        }
        let receiver = pits.first().map_or(self.mover, |&pit| self.side(capture.by, pit));
        for pit in pits {
            let seeds = some.unwrap_or(u16::MAX).min(self.position.pit(pit));
            self.take_pit(pit, seeds, capture, cause);
        }
        let ends = self.phase.plan.ends_by_capture;
        let won = if ends { self.won_by_capture() } else { None };
        if let Some(end) = won.or(rest).or_else(|| if ends { self.few_left(receiver) } else { None }) {
            return LapOutcome::End(end);
        }
        if let Some(pit) = spared.filter(|_| capture.then == Then::End) {
            self.tell(Info::Withheld { pit, seeds: self.position.pit(pit) }, step.clause);
            return LapOutcome::End(SowingEnd::Over);
        }
        match capture.then {
            Then::On => self.landed(at, number + 1),
            Then::End => self.further(capture, at),
            then => self.ask_for_lap(step, then, from, at).unwrap_or_else(|| self.then(step.clause, then, from, at)),
        }
    }

    /// Asks about the lap that follows a capture, where there is one and somebody may decline it.
    fn ask_for_lap(&mut self, step: &'a TurnStep, then: Then, last: PitId, at: Landed) -> Option<LapOutcome> {
        let optional = step.optional.iter().find(|it| {
            let standing = self.standing(&at.lap, Some((at.pit, at.was_empty)));
            it.only_lap && standing.holds(&it.when) && standing.fits(&it.test, at.pit)
        })?;
        let pit = self.next_lap(then, last, at)?;
        let who = self.side(optional.who, pit);
        Some(LapOutcome::End(self.ask(optional.clause, Question::Halt, who, pit, &at.lap)))
    }

    /// Takes seeds of one pit.
    #[inline]
    pub(super) fn take_pit(&mut self, pit: PitId, seeds: u16, capture: &CaptureRule, cause: Cause) {
        let to = match capture.send.as_ref().map(|send| &send.to) {
            Some(To::Sown | To::RowEnd | To::Given | To::Trap) => Place::FLIGHT,
            _ => Place::store(self.side(capture.by, pit)),
        };
        self.captured += u32::from(seeds);
        // A pit that is captured for its special pieces alone may hold no seed.
        if seeds > 0 || self.board.specials == 0 {
            self.tell(Transfer::captured(pit, to, seeds), cause);
        }
        self.note_capture(pit, cause);
    }

    /// Applies the side effects of a capture: special pieces are taken too, houses are lost, traps may fade, and end
    /// columns and the first capture are remembered.
    fn note_capture(&mut self, pit: PitId, cause: Cause) {
        if self.board.specials > 0 && self.position.special(pit) > 0 {
            let (from, to) = (Place::special(pit), Place::special_store(self.mover));
            self.tell(
                Transfer { from, to, seeds: self.position.special(pit), kind: TransferKind::SpecialsTaken },
                cause,
            );
        }
        match self.position.mark(pit) {
            mark if mark.is_house() => self.lose_house(pit),
            Mark::Trap(_) if self.position.pit(pit) == 0 => self.fade(pit),
            _ => {}
        }
        self.forget_missed(pit);
        if let Some(clause) = self.phase.plan.house.as_ref().and_then(|house| house.falls) {
            for house in self.board.pits().filter(|&pit| self.position.mark(pit).is_house()).collect::<Pits>() {
                let mark = self.position.mark(house).without_house();
                self.tell(StateChange::Marked { pit: house, mark }, clause);
            }
        }
        if self.phase.plan.facts.both_ends.is_some() {
            let column = self.board.column(pit);
            self.ends |= u8::from(column == 0) | u8::from(column + 1 == self.board.columns) << 1;
        }
        if let Some((clause, _)) = self.phase.plan.facts.captures_first {
            let lead = self.position.lead().after_capture(self.mover);
            if lead != self.position.lead() {
                self.tell(StateChange::LeadChanged { lead }, clause);
            }
        }
    }

    /// Returns the end of the game by a capture just made, if it ends at once.
    fn won_by_capture(&self) -> Option<SowingEnd> {
        let other = self.mover.opponent();
        let won = |end: &plan::EndRule| match (&end.once, end.asked) {
            (EndCondition::CapturedAtEnds, _) => self.ends == 3,
            (EndCondition::CapturedFirst(needed), _) => {
                matches!(self.position.lead(), FirstCapture::One { turns, .. } if turns >= *needed)
            }
            (EndCondition::RowEmpty, Asked::Capture) => {
                end.whose == Who::Other && PositionQuery::at(self.rules, self.position, other).is_bare(other)
            }
            (EndCondition::Left(left), Asked::Capture) if end.whose == Who::Other => {
                let standing = PositionQuery::at(self.rules, self.position, other);
                let mut pits = self.board.pits().filter(|&pit| standing.fits(&left.pits, pit));
                pits.all(|pit| self.position.pit(pit) == 0)
            }
            _ => false,
        };
        let end = self.phase.plan.endings.iter().find(|end| won(end))?;
        Some(SowingEnd::Stops(end.clause, lost(self.board, other)))
    }

    /// Returns `true` if these pits hold all of the other player's seeds.
    pub(super) fn takes_all(&self, pits: &[PitId]) -> bool {
        let other = self.mover.opponent();
        self.board.pits_of(other).all(|pit| self.position.pit(pit) == 0 || pits.contains(&pit))
            && pits.iter().any(|&pit| self.owner(pit) == other)
    }

    /// The pit from which a further lap follows a capture; `last` is the pit from which the sowing goes on.
    fn next_lap(&self, then: Then, last: PitId, at: Landed) -> Option<PitId> {
        match then {
            Then::End | Then::On | Then::Again => None,
            Then::Here => Some(at.pit),
            Then::Next => {
                let lifts = |pit: &PitId| self.position.pit(*pit) > 0 && !self.board.is_end(*pit);
                self.standing(&at.lap, None).pit_after(at.lap.way, last).filter(lifts)
            }
            Then::NextSeeds => self.next_with_seeds(at.lap.way, last),
        }
    }

    /// Goes on after a capture with which the turn does not end; `last` is the pit from which the sowing goes on.
    fn then(&mut self, clause: Cause, then: Then, last: PitId, at: Landed) -> LapOutcome {
        if then == Then::Again {
            return LapOutcome::End(self.again(self.mover, clause));
        }
        match self.next_lap(then, last, at) {
            Some(pit) => {
                self.tell(Info::Relayed { pit }, clause);
                LapOutcome::Relay(pit)
            }
            None => {
                self.tell(Info::Stopped { at: Place::pit(at.pit) }, clause);
                LapOutcome::End(SowingEnd::Over)
            }
        }
    }

    /// The next open pit in this direction that holds seeds; stores are passed over, and one at an end stops the
    /// search.
    fn next_with_seeds(&self, way: Way, from: PitId) -> Option<PitId> {
        let path =
            std::iter::successors(Some(Place::pit(from)), |&place| Some(self.board.next(self.mover, way, place)));
        let lies = |pit: &PitId| self.position.pit(*pit) > 0 && self.position.mark(*pit) != Mark::Closed;
        let next = path.skip(1).take(PLACES).filter_map(Place::as_pit).find(lies);
        next.filter(|&pit| !self.board.is_end(pit))
    }

    /// Returns the continuation after a capture: further pits of the player's choice, then the captured seeds.
    fn further(&mut self, capture: &CaptureRule, at: Landed) -> LapOutcome {
        match &capture.more {
            Some(more) if more.count() == 0 => {
                let standing = self.standing(&at.lap, None);
                let fits = |pit: &PitId| standing.holds_any(*pit) && standing.fits(&more.each, *pit);
                for pit in self.board.pits().filter(fits).collect::<Pits>() {
                    self.take_pit(pit, self.position.pit(pit), capture, more.clause);
                }
                self.sent_on(capture.send.as_ref(), at)
            }
            Some(more) if self.anything_left(more) => {
                LapOutcome::End(self.ask(more.clause, Question::More(more.count()), self.mover, at.pit, &at.lap))
            }
            _ => self.sent_on(capture.send.as_ref(), at),
        }
    }

    /// Returns `true` if there is a further pit to take.
    fn anything_left(&self, more: &MoreRule) -> bool {
        let standing = PositionQuery::at(self.rules, self.position, self.mover);
        self.board.pits().any(|pit| standing.seeds(pit) > 0 && standing.fits(&more.each, pit))
    }

    /// Takes a pit of the player's choice, and asks for the next if one is left.
    pub(super) fn take_more(&mut self, clause: Cause, left: u8, pit: PitId, at: Landed) -> LapOutcome {
        let capture = self.phase.plan.landing.iter().find_map(|step| match &step.act {
            StepEffect::Capture(capture) if capture.more.as_ref().is_some_and(|more| more.clause == clause) => {
                Some(&**capture)
            }
            _ => None,
        });
        let send = capture.and_then(|capture| capture.send.as_ref());
        let seeds = self.position.pit(pit);
        self.captured += u32::from(seeds);
        let to = match send.map(|send| &send.to) {
            Some(To::Sown | To::RowEnd | To::Trap) => Place::FLIGHT,
            _ => Place::store(self.mover),
        };
        self.tell(Transfer::captured(pit, to, seeds), clause);
        self.forget_missed(pit);
        let more = capture.and_then(|capture| capture.more.as_ref());
        if left > 1 && more.is_some_and(|more| self.anything_left(more)) {
            return LapOutcome::End(self.ask(clause, Question::More(left - 1), self.mover, at.pit, &at.lap));
        }
        self.sent_on(send, at)
    }

    /// Sends captured seeds on that did not go to a store, and returns the continuation.
    fn sent_on(&mut self, send: Option<&SendRule>, at: Landed) -> LapOutcome {
        let Some(send) = send else { return LapOutcome::End(SowingEnd::Over) };
        match send.to {
            To::Given if self.position.lifted() > 0 => self.send_over(send.clause, at),
            To::Trap => {
                let mover = self.mover;
                let own = self.board.pits().find(|&pit| self.position.mark(pit) == Mark::Trap(mover));
                self.put_down(send.clause, own.expect("checked rules give each player a trap that stays"));
                LapOutcome::End(SowingEnd::Over)
            }
            To::RowEnd => {
                let way = self.board.near_end(at.pit, send.zone).unwrap_or(at.lap.way);
                let part = if way == Way::Cw { Part::InnerLeft(1) } else { Part::InnerRight(1) };
                let end = self.board.part(self.mover, part).next().expect("an inner row has ends");
                LapOutcome::Enter(end, way, send.clause)
            }
            To::Sown => {
                let from = match send.from {
                    SownFrom::LapOrigin => Some(at.lap.origin),
                    SownFrom::Landed => None,
                    SownFrom::TurnOrigin => Some(self.origin.unwrap_or(at.lap.origin)),
                };
                // No lap of a checked game begins in a store where captured seeds go back to its beginning.
                let from = from.and_then(Place::as_pit).unwrap_or(at.pit);
                LapOutcome::Resow(from, send.first_dropped(), send.clause)
            }
            To::Given | To::Store => LapOutcome::End(SowingEnd::Over),
        }
    }

    /// Marks pits and returns the continuation.
    fn claim(&mut self, step: &TurnStep, claim: &ClaimRule, pits: Pits, at: Landed) -> LapOutcome {
        let owner = self.side(claim.owner, at.pit);
        for &pit in &pits {
            self.tell(StateChange::Marked { pit, mark: Mark::Trap(owner) }, step.clause);
        }
        if claim.content == Content::Stays && claim.then == Then::End {
            self.tell(Info::Stopped { at: Place::pit(at.pit) }, step.clause);
            return LapOutcome::End(SowingEnd::Over);
        }
        for pit in pits.into_iter().filter(|_| claim.content == Content::Taken) {
            let seeds = self.position.pit(pit);
            self.captured += u32::from(seeds);
            self.tell(Transfer::captured(pit, Place::store(owner), seeds), step.clause);
        }
        match claim.then {
            Then::End => LapOutcome::End(SowingEnd::Over),
            then => self.then(step.clause, then, at.pit, at),
        }
    }

    /// Goes on after the question about drawing back spared seeds.
    pub(super) fn after_retreat(&mut self, clause: Cause, at: Landed) -> LapOutcome {
        let asked = |step: &TurnStep| step.optional.iter().any(|optional| optional.retreat == clause);
        let number = self.phase.plan.landing.iter().position(asked).map_or(0, |number| number + 1);
        self.landed(at, number)
    }
}
