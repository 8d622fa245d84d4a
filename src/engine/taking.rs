//! What a capture does once its pits are known: what withholds it, where the seeds go, what follows.

use super::ask::Question;
use super::capture::Pits;
use super::choice::{inner_empty, near_end};
use super::event::{How, Note, Sink, Stones};
use super::position::Lead;
use super::sowing::Settled;
use super::turn::{After, End, Landed, Turn};
use crate::rules::capture::{Landing, Reentry, Slam, Taker, Then};
use crate::rules::ending::Verdict;
use crate::rules::{ClauseId, Part, PitId, Place, Way};

impl<S: Sink> Turn<'_, S> {
    /// Takes the seeds of the pits, the one of the last seed first in a chain, unless something withholds it.
    /// `None` when they were taken and the clause goes on as it says.
    pub(super) fn take(&mut self, id: ClauseId, mut pits: Pits, taker: Taker, at: Landed) -> Option<Settled> {
        if self.phase.facts.optional.is_some()
            && let Some(settled) = self.is_left(pits[0], at)
        {
            return Some(settled);
        }
        let mut cause = id;
        let mut rest = None;
        if let Some((clause, effect)) = self.phase.facts.grand_slam.filter(|_| self.takes_all(&pits)) {
            let spared = match effect {
                Slam::Allowed | Slam::RestToOpponent => None,
                Slam::Nothing => return Some(self.withhold_all(&pits, clause)),
                Slam::SpareLast => Some(pits.remove(0)),
                Slam::SpareFirst => pits.pop(),
            };
            rest = (effect == Slam::RestToOpponent).then_some(End::RestToOpponent(clause));
            match spared {
                Some(pit) => self.tell(Note::Withheld { pit, seeds: self.position.pit(pit) }, clause),
                None => cause = clause,
            }
        }
        let receiver = if taker == Taker::Owner { self.owner(pits[0]) } else { self.mover };
        for pit in pits {
            self.take_pit(pit, taker, cause);
        }
        let end = self.won_by_capture().or(rest).or_else(|| self.few_left(receiver));
        end.map(|end| Settled::Done(After::End(end)))
    }

    /// Takes the seeds of one pit.
    #[inline]
    fn take_pit(&mut self, pit: PitId, taker: Taker, cause: ClauseId) {
        let facts = &self.phase.facts;
        let goes_on = facts.resow.is_some() || facts.enter.is_some() || facts.deposit.is_some();
        let to = match taker {
            _ if goes_on => Place::FLIGHT,
            Taker::Owner => Place::store(self.owner(pit)),
            Taker::Mover | Taker::Nobody => Place::store(self.mover),
        };
        let seeds = self.position.pit(pit);
        self.captured += u32::from(seeds);
        // A pit that is captured for its special pieces alone may hold no seed.
        if seeds > 0 || self.board.specials == 0 {
            self.tell(Stones::captured(pit, to, seeds), cause);
        }
        self.note_capture(pit, cause);
    }

    /// What comes of a capture that the player may leave: it is asked whether to make it, or it was left. `None` where it
    /// is made.
    #[cold]
    fn is_left(&mut self, spared: PitId, at: Landed) -> Option<Settled> {
        let (clause, landing) = self.phase.facts.optional?;
        // A lap may run the other way only because it captures: that capture is no longer optional.
        let usual = at.lap.way == self.usual_way(at.lap.way);
        if !usual || landing.is_some_and(|it| at.was_empty != (it == Landing::Empty)) {
            return None;
        }
        match at.answer {
            Some((asked, made)) if asked == clause => (!made).then(|| self.leave(clause, spared, at)),
            _ => {
                let end = self.ask(clause, Question::Take, self.mover, at.pit, &at.lap);
                Some(Settled::Done(After::End(end)))
            }
        }
    }

    /// A capture was left: the opponent may be asked whether to draw back.
    fn leave(&mut self, clause: ClauseId, spared: PitId, at: Landed) -> Settled {
        self.tell(Note::Withheld { pit: spared, seeds: self.position.pit(spared) }, clause);
        match self.phase.facts.retreat.filter(|_| self.board.facing(at.pit) == Some(spared)) {
            Some(clause) => {
                let end = self.ask(clause, Question::Retreat, self.mover.opponent(), at.pit, &at.lap);
                Settled::Done(After::End(end))
            }
            None => Settled::Told,
        }
    }

    /// Says of each of these pits that it is spared; with that the turn ends.
    fn withhold_all(&mut self, pits: &[PitId], clause: ClauseId) -> Settled {
        for &pit in pits {
            self.tell(Note::Withheld { pit, seeds: self.position.pit(pit) }, clause);
        }
        Settled::Done(After::End(End::Over))
    }

    /// What a capture does besides: special pieces are taken too; houses are lost; end columns, and who has captured first,
    /// are remembered.
    fn note_capture(&mut self, pit: PitId, cause: ClauseId) {
        if self.board.specials > 0 && self.position.special(pit) > 0 {
            let (from, to) = (Place::special(pit), Place::special_store(self.mover));
            self.tell(Stones { from, to, seeds: self.position.special(pit), how: How::SpecialsTaken }, cause);
        }
        if self.position.mark(pit).is_house() {
            self.lose_house(pit);
        }
        self.forget_missed(pit);
        if let Some(clause) = self.phase.facts.houses_fall {
            for house in self.board.pits().filter(|&pit| self.position.mark(pit).is_house()).collect::<Pits>() {
                let mark = self.position.mark(house).without_house();
                self.tell(Note::Marked { pit: house, mark }, clause);
            }
        }
        if self.phase.facts.both_ends.is_some() {
            let column = self.board.column(pit);
            self.ends |= u8::from(column == 0) | u8::from(column + 1 == self.board.columns) << 1;
        }
        if let Some((clause, _)) = self.phase.facts.captures_first {
            let lead = self.position.lead().after_capture(self.mover);
            if lead != self.position.lead() {
                self.tell(Note::LeadChanged { lead }, clause);
            }
        }
    }

    /// How the game ends at once by a capture just made, if it does.
    fn won_by_capture(&self) -> Option<End> {
        let facts = &self.phase.facts;
        if let Some(clause) = facts.both_ends.filter(|_| self.ends == 3) {
            return Some(End::Stops(clause, Verdict::NextLoses));
        }
        if let Some((clause, needed)) = facts.captures_first
            && let Lead::One { turns, .. } = self.position.lead()
            && turns >= needed
        {
            return Some(End::Stops(clause, Verdict::NextLoses));
        }
        let (clause, _) = facts.inner_empty?;
        inner_empty(self.board, self.position, self.mover.opponent()).then_some(End::Stops(clause, Verdict::NextLoses))
    }

    /// Whether these pits hold all of the opponent's seeds.
    pub(super) fn takes_all(&self, pits: &[PitId]) -> bool {
        let opponent = self.mover.opponent();
        self.board.pits_of(opponent).all(|pit| self.position.pit(pit) == 0 || pits.contains(&pit))
            && pits.iter().any(|&pit| self.owner(pit) == opponent)
    }

    /// What follows a capture whose seeds went to a store, as its clause says; `last` is the pit captured last.
    pub(super) fn then(&mut self, id: ClauseId, then: Then, last: PitId, at: Landed) -> After {
        let next = match then {
            Then::End => return self.sent_on(at),
            Then::ExtraMove => {
                return After::End(self.again(self.mover, id));
            }
            Then::NextPit => {
                let lifts = |pit: &PitId| self.position.pit(*pit) > 0 && !self.board.is_end(*pit);
                self.pit_after(at.lap.way, last).filter(lifts)
            }
            Then::NextSeeds => self.next_with_seeds(at.lap.way, last),
        };
        match next {
            Some(pit) => {
                self.tell(Note::Relayed { pit }, id);
                After::Relay(pit)
            }
            None => {
                self.tell(Note::Stopped { at: Place::pit(at.pit) }, id);
                After::End(End::Over)
            }
        }
    }

    /// What follows a capture that was made: further pits of the mover's choice, then the captured seeds.
    pub(super) fn further(&mut self, at: Landed) -> Settled {
        Settled::Done(match self.phase.facts.more {
            Some((clause, pits)) if self.anything_left() => {
                After::End(self.ask(clause, Question::More(pits), self.mover, at.pit, &at.lap))
            }
            _ => self.sent_on(at),
        })
    }

    /// Whether the opponent has a seed in his pits.
    fn anything_left(&self) -> bool {
        self.board.pits_of(self.mover.opponent()).any(|pit| self.position.pit(pit) > 0)
    }

    /// Takes a pit of the mover's choice, and asks for the next if one is left.
    pub(super) fn take_more(&mut self, clause: ClauseId, left: u8, pit: PitId, at: Landed) -> After {
        let seeds = self.position.pit(pit);
        self.captured += u32::from(seeds);
        let again = self.phase.facts.resow.is_some() || self.phase.facts.enter.is_some();
        let to = if again { Place::FLIGHT } else { Place::store(self.mover) };
        self.tell(Stones::captured(pit, to, seeds), clause);
        self.forget_missed(pit);
        if left > 1 && self.anything_left() {
            return After::End(self.ask(clause, Question::More(left - 1), self.mover, at.pit, &at.lap));
        }
        self.sent_on(at)
    }

    /// Where captured seeds go that did not go to a store.
    fn sent_on(&mut self, at: Landed) -> After {
        if let Some((clause, _)) = self.phase.facts.deposit.filter(|_| self.position.lifted() > 0) {
            return self.send_over(clause, at);
        }
        let facts = &self.phase.facts;
        if let Some((clause, zone)) = facts.enter {
            let way = near_end(self.board, at.pit, zone).unwrap_or(at.lap.way);
            let end = self.board.part(self.mover, self.end_of(way)).next().expect("an inner row has ends");
            return After::Enter(end, way, clause);
        }
        match facts.resow {
            Some((clause, reentry, first)) => {
                let from = match reentry {
                    Reentry::LapOrigin => at.lap.origin,
                    Reentry::CapturingPit => at.pit,
                    Reentry::TurnOrigin => self.origin.unwrap_or(at.lap.origin),
                };
                After::Resow(from, first, clause)
            }
            None => After::End(End::Over),
        }
    }

    /// The end of the inner row from which this way runs along it.
    fn end_of(&self, way: Way) -> Part {
        if way == Way::Cw { Part::InnerLeft(1) } else { Part::InnerRight(1) }
    }
}
