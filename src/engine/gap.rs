//! Captures past a gap: the pit after the one in which the last seed fell is empty, and what lies beyond it is taken.

use super::capture::Pits;
use super::event::{Note, Sink};
use super::mark::Mark;
use super::sowing::Settled;
use super::turn::{After, End, Landed, Turn};
use crate::rules::capture::{Beyond, Taker, Then};
use crate::rules::{ClauseId, PLACES, PitId, Place, Way};

impl<S: Sink> Turn<'_, S> {
    /// Captures beyond the gap, if the next pit is one. With another empty pit beyond it the turn ends.
    #[cold]
    pub(super) fn past_gap(&mut self, id: ClauseId, rule: &Beyond, at: Landed) -> Settled {
        let next = self.pit_after(at.lap.way, at.pit);
        if next.is_none_or(|pit| self.lies_in(pit)) {
            return Settled::Nothing;
        }
        let (pits, last) = self.beyond(rule, at);
        let guarded = self.guarded(rule, at, last);
        if pits.is_empty() && guarded.is_some() {
            return self.spare(id, guarded);
        }
        if pits.is_empty() {
            self.tell(Note::Stopped { at: Place::pit(at.pit) }, id);
            return Settled::Done(After::End(End::Over));
        }
        match (self.take(id, pits, Taker::Mover, at), rule.then) {
            (Some(settled), _) => settled,
            (None, Then::End) if guarded.is_some() => self.spare(id, guarded),
            (None, Then::End) => self.further(at),
            (None, then) => Settled::Done(self.then(id, then, last, at)),
        }
    }

    /// The pits that are captured, in their order, and the last of them that lies on the way.
    pub(super) fn beyond(&self, rule: &Beyond, at: Landed) -> (Pits, PitId) {
        let way = at.lap.way;
        let mut pits = Pits::new();
        let mut from = at.pit;
        loop {
            let holds = |pit: &PitId| self.lies_in(*pit) && !pits.contains(pit);
            let gap = self.pit_after(way, from).filter(|pit| !holds(pit));
            let Some(taken) = gap.and_then(|gap| self.pit_after(way, gap)).filter(holds) else { break };
            if self.is_guarded(rule, taken) {
                break;
            }
            let facing = self.board.facing(taken).filter(|pit| rule.facing && holds(pit));
            pits.push(taken);
            pits.extend(facing);
            from = taken;
            if !rule.chain {
                break;
            }
        }
        (pits, from)
    }

    /// Whether a pit holds anything, a special piece too.
    pub(super) fn lies_in(&self, pit: PitId) -> bool {
        self.position.pit(pit) > 0 || self.board.specials > 0 && self.position.special(pit) > 0
    }

    /// Whether a pit may not be captured for the special piece that lies there among few seeds.
    fn is_guarded(&self, rule: &Beyond, pit: PitId) -> bool {
        rule.special_least > self.position.pit(pit) && self.board.specials > 0 && self.position.special(pit) > 0
    }

    /// The pit before which a chain of captures stops because it may not be captured, if it does. `last` is the pit
    /// captured last, or that of the last seed.
    fn guarded(&self, rule: &Beyond, at: Landed, last: PitId) -> Option<PitId> {
        let goes_on = rule.chain || last == at.pit;
        let gap = self.pit_after(at.lap.way, last).filter(|&pit| goes_on && !self.lies_in(pit))?;
        self.pit_after(at.lap.way, gap).filter(|&pit| self.is_guarded(rule, pit))
    }

    /// Says that a pit is spared; with that the turn ends.
    fn spare(&mut self, id: ClauseId, pit: Option<PitId>) -> Settled {
        if let Some(pit) = pit {
            self.tell(Note::Withheld { pit, seeds: self.position.pit(pit) }, id);
        }
        Settled::Done(After::End(End::Over))
    }

    /// The next pit on the way that holds seeds and is open; stores are passed over, and one at an end stops it.
    pub(super) fn next_with_seeds(&self, way: Way, from: PitId) -> Option<PitId> {
        let path =
            std::iter::successors(Some(Place::pit(from)), |&place| Some(self.board.next(self.mover, way, place)));
        let lies = |pit: &PitId| self.position.pit(*pit) > 0 && self.position.mark(*pit) != Mark::Closed;
        let next = path.skip(1).take(PLACES).filter_map(Place::as_pit).find(lies);
        next.filter(|&pit| !self.board.is_end(pit))
    }
}
