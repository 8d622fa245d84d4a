//! Captures at the end of a lap.

use super::event::{How, Note, Sink, Stones};
use super::mark::Mark;
use super::position::Kind;
use super::sowing::Settled;
use super::turn::{After, End, Landed, Turn};
use crate::rules::capture::{
    Across, Ahead, Alone, Capture, Chain, Column, Count, Facing, FromTrap, Landing, LoneLast, Needs, Onward, OwnSeed,
    Played, Row, Slam, Taker, Then,
};
use crate::rules::{ClauseId, MAX_PITS, Part, PitId, Place};
use arrayvec::ArrayVec;

pub(super) type Pits = ArrayVec<PitId, MAX_PITS>;

impl<S: Sink> Turn<'_, S> {
    /// Makes the capture of the first clause whose condition the last seed fulfils.
    pub(super) fn capture(&mut self, at: Landed) -> Settled {
        let phase = self.phase;
        let later = || self.kind == Kind::Plain || phase.facts.must_capture.is_none() && self.laps > 1;
        if let Some(clause) = phase.facts.begun.filter(|_| later()) {
            return match self.would_take(at) {
                Some(pit) => self.withhold(pit, clause),
                None => Settled::Nothing,
            };
        }
        for (id, clause) in &phase.capture {
            let settled = match clause {
                Capture::Count(count) => self.by_count(*id, count, at),
                Capture::LoneLast(lone) => self.last_alone(*id, lone, at),
                Capture::Facing(facing) => self.across(*id, facing, at),
                Capture::Ahead(ahead) => self.ahead(*id, ahead, at),
                Capture::Column(column) => self.in_column(*id, column, at),
                Capture::Beyond(beyond) => self.past_gap(*id, beyond, at),
                _ => continue,
            };
            if !matches!(settled, Settled::Nothing) {
                return settled;
            }
        }
        Settled::Nothing
    }

    /// The first pit that the last seed would capture from, nothing withheld.
    pub(super) fn would_take(&self, at: Landed) -> Option<PitId> {
        self.phase.capture.iter().find_map(|(_, clause)| match clause {
            Capture::Count(count) => {
                let matches = self.in_row(count.row, at.pit) && count.makes.contains(self.position.pit(at.pit));
                (matches && !self.in_parts(&count.not_at, at.pit)).then_some(at.pit)
            }
            Capture::LoneLast(lone) => self.is_lone_last(lone, at).then_some(at.pit),
            Capture::Facing(facing) => self.facing(facing, at).first().copied(),
            Capture::Ahead(ahead) => self.next_pit(ahead, at),
            Capture::Column(column) => self.column(column, at).first().copied(),
            Capture::Beyond(beyond) => self.beyond(beyond, at).0.first().copied(),
            Capture::FromTrap(rule) if rule.seeds > 0 && self.fits(rule, at.pit) => Some(at.pit),
            _ => None,
        })
    }

    /// Whether a pit lies in such a row, as the mover sees it.
    #[inline]
    pub(super) fn in_row(&self, row: Row, pit: PitId) -> bool {
        match row {
            Row::Own => self.owner(pit) == self.mover,
            Row::Opponent => self.owner(pit) != self.mover,
            Row::Any => true,
        }
    }

    fn by_count(&mut self, id: ClauseId, count: &Count, at: Landed) -> Settled {
        let Landed { pit: last, lap, .. } = at;
        let matches =
            |turn: &Self, pit: PitId| turn.in_row(count.row, pit) && count.makes.contains(turn.position.pit(pit));
        if !matches(self, last) || count.played != Played::Any && self.position.mark(last) != Mark::Played {
            return Settled::Nothing;
        }
        if self.in_parts(&count.not_at, last) {
            return self.withhold(last, id);
        }
        if count.taker == Taker::Nobody {
            self.tell(Note::Withheld { pit: last, seeds: self.position.pit(last) }, id);
            return Settled::Done(After::End(End::Over));
        }
        let mut pits = Pits::new();
        pits.push(last);
        if count.facing {
            pits.extend(self.board.facing(last).filter(|&pit| self.position.pit(pit) > 0));
        }
        let same_row = count.chain == Chain::Back;
        let links = |turn: &Self, pit: PitId| {
            let played = count.played != Played::All || turn.position.mark(pit) == Mark::Played;
            let fits = (!same_row || turn.in_row(count.row, pit)) && count.makes.contains(turn.position.pit(pit));
            played && fits && (count.links || !turn.in_parts(&count.not_at, pit))
        };
        if count.chain != Chain::None {
            let way = if count.chain == Chain::Onward { lap.way } else { lap.way.reversed() };
            let mut from = last;
            while let Some(pit) = self.pit_after(way, from).filter(|pit| !pits.contains(pit) && links(self, *pit)) {
                pits.push(pit);
                let facing = self.board.facing(pit).filter(|_| count.facing);
                pits.extend(facing.filter(|it| self.position.pit(*it) > 0 && !pits.contains(it)));
                from = pit;
            }
        }
        match self.take(id, pits, count.taker, at) {
            Some(settled) => settled,
            None => Settled::Done(self.then(id, count.then, last, at)),
        }
    }

    /// Whether a pit lies in one of these parts of its owner's rows.
    #[inline]
    fn in_parts(&self, parts: &[Part], pit: PitId) -> bool {
        parts.iter().any(|&part| self.board.in_part(pit, part))
    }

    /// Whether a clause captures the last seed alone.
    fn is_lone_last(&self, rule: &LoneLast, at: Landed) -> bool {
        at.lap.seeds >= rule.least && self.in_row(rule.row, at.pit) && self.in_parts(&rule.at, at.pit)
    }

    fn last_alone(&mut self, id: ClauseId, rule: &LoneLast, at: Landed) -> Settled {
        if !self.is_lone_last(rule, at) {
            return Settled::Nothing;
        }
        let slam = self.phase.facts.grand_slam.filter(|(_, effect)| *effect != Slam::Allowed);
        if let Some((clause, _)) = slam.filter(|_| self.position.pit(at.pit) == 1 && self.takes_all(&[at.pit])) {
            return self.withhold(at.pit, clause);
        }
        self.captured += 1;
        self.tell(Stones::captured(at.pit, Place::store(self.mover), 1), id);
        Settled::Done(After::End(End::Over))
    }

    fn across(&mut self, id: ClauseId, rule: &Facing, at: Landed) -> Settled {
        let Landed { pit: last, was_empty, .. } = at;
        let touches = self.board.facing(last).is_some() && self.in_row(rule.row, last);
        if !touches || was_empty != (rule.landing == Landing::Empty) {
            return Settled::Nothing;
        }
        let mut pits = self.facing(rule, at);
        if !pits.is_empty() {
            let further = (rule.chain != Onward::None).then(|| self.onward(rule, at));
            if rule.own_seed == OwnSeed::Take && !rule.crosses {
                pits.push(last);
            }
            pits.extend(further.into_iter().flatten());
        } else {
            match rule.alone {
                Alone::Taken => pits.push(last),
                Alone::Stays if self.phase.facts.relay.is_none() => {
                    self.tell(Note::Stopped { at: Place::pit(last) }, id);
                    return Settled::Told;
                }
                Alone::Stays => return self.spare_house(last),
            }
        }
        let answered =
            at.answer.is_none_or(|(_, made)| made) && (self.phase.facts.optional.is_none() || at.answer.is_some());
        if rule.crosses && answered && self.board.facing(last) == pits.first().copied() {
            let (from, to) = (Place::pit(last), Place::pit(pits[0]));
            self.tell(Stones { from, to, seeds: 1, how: How::Crossed }, id);
        }
        self.take(id, pits, Taker::Mover, at).unwrap_or_else(|| self.further(at))
    }

    /// The further facing pits that a capture takes: those across from the own pits that come next, while these are empty.
    fn onward(&self, rule: &Facing, at: Landed) -> Pits {
        let row = self.owner(at.pit);
        let is_trap = |pit: PitId| matches!(self.position.mark(pit), Mark::Trap(_));
        let mut pits = Pits::new();
        let mut own = at.pit;
        while pits.len() < rule.chain.most() {
            match self.pit_after(at.lap.way, own) {
                Some(next) if next != at.pit && self.owner(next) == row && self.position.pit(next) == 0 => own = next,
                _ => break,
            }
            match self.board.facing(own).filter(|&pit| self.position.pit(pit) > 0 && !is_trap(pit)) {
                Some(facing) => pits.push(facing),
                None => break,
            }
        }
        pits
    }

    /// Says that the facing pit is not captured because it is a safe house, if it is one.
    fn spare_house(&mut self, last: PitId) -> Settled {
        match (self.phase.facts.safe_house, self.board.facing(last)) {
            (Some(clause), Some(facing)) if self.is_house(facing) => self.withhold(facing, clause),
            _ => Settled::Nothing,
        }
    }

    /// Says that a pit is spared.
    fn withhold(&mut self, pit: PitId, clause: ClauseId) -> Settled {
        self.tell(Note::Withheld { pit, seeds: self.position.pit(pit) }, clause);
        Settled::Told
    }

    /// The pits across the middle line that the last seed captures.
    fn facing(&self, rule: &Facing, at: Landed) -> Pits {
        let mut pits = Pits::new();
        let Some(facing) = self.board.facing(at.pit) else { return pits };
        if !self.in_row(rule.row, at.pit) || at.was_empty != (rule.landing == Landing::Empty) {
            return pits;
        }
        let plain = self.phase.facts.plain_pits;
        let is_trap = |pit: PitId| !plain && matches!(self.position.mark(pit), Mark::Trap(_));
        let safe = self.phase.facts.safe_house.is_some() && self.is_house(facing) || is_trap(facing);
        let behind = self.board.behind(facing).filter(|&pit| self.position.pit(pit) > 0 && !is_trap(pit));
        let holds = self.position.pit(facing) > 0 && !safe;
        let may = match rule.needs {
            Needs::Facing => holds,
            Needs::Both => holds && behind.is_some(),
            Needs::Either => holds || behind.is_some(),
        };
        if may {
            pits.extend(Some(facing).filter(|_| holds));
            if rule.take == Across::Column {
                pits.extend(behind.filter(|&pit| self.position.pit(pit) >= rule.behind_least));
            }
        }
        pits
    }

    fn ahead(&mut self, id: ClauseId, rule: &Ahead, at: Landed) -> Settled {
        match self.next_pit(rule, at) {
            Some(pit) => {
                let mut pits = Pits::new();
                pits.push(pit);
                self.take(id, pits, Taker::Mover, at).unwrap_or_else(|| self.further(at))
            }
            None if at.was_empty => {
                self.tell(Note::Stopped { at: Place::pit(at.pit) }, id);
                Settled::Done(After::End(End::Over))
            }
            None => Settled::Nothing,
        }
    }

    /// The pit after the last one, if it is captured.
    fn next_pit(&self, rule: &Ahead, at: Landed) -> Option<PitId> {
        let Landed { pit: last, was_empty, lap, .. } = at;
        let next = self.pit_after(lap.way, last)?;
        let theirs = self.position.mark(next) == Mark::Trap(self.mover.opponent());
        let barred = theirs || next == lap.origin && !rule.origin || lap.seeds == 1 && !rule.lone;
        (was_empty && !barred && self.position.pit(next) > 0).then_some(next)
    }

    fn in_column(&mut self, id: ClauseId, rule: &Column, at: Landed) -> Settled {
        if !at.was_empty || !self.in_row(rule.row, at.pit) {
            return Settled::Nothing;
        }
        let pits = self.column(rule, at);
        if pits.is_empty() {
            self.tell(Note::Stopped { at: Place::pit(at.pit) }, id);
            return Settled::Done(After::End(End::Over));
        }
        if let Some(settled) = self.take(id, pits, Taker::Mover, at) {
            return settled;
        }
        if rule.onward {
            self.tell(Note::Relayed { pit: at.pit }, id);
            return Settled::Done(After::Relay(at.pit));
        }
        self.further(at)
    }

    /// The other pits of its column that the last seed captures, those nearest to South first.
    fn column(&self, rule: &Column, at: Landed) -> Pits {
        let column = self.board.column(at.pit);
        let takes = |pit: &PitId| {
            *pit != at.pit
                && self.board.column(*pit) == column
                && self.position.pit(*pit) > 0
                && self.in_row(rule.whose, *pit)
        };
        let may = at.was_empty && self.in_row(rule.row, at.pit);
        self.board.pits().filter(|_| may).filter(takes).collect()
    }

    /// What a last seed in a trap does, by the first clause that fits.
    #[cold]
    pub(super) fn take_from_trap(&mut self, at: Landed) -> Option<After> {
        let phase = self.phase;
        let pit = at.pit;
        let (id, rule) = phase.capture.iter().find_map(|(id, it)| match it {
            Capture::FromTrap(rule) if self.fits(rule, pit) => Some((*id, rule)),
            _ => None,
        })?;
        if rule.seeds == 0 || at.was_empty && rule.alone == Alone::Stays {
            self.tell(Note::Stopped { at: Place::pit(pit) }, id);
            return Some(After::End(End::Over));
        }
        let seeds = rule.seeds.min(self.position.pit(pit));
        self.captured += u32::from(seeds);
        self.tell(Stones::captured(pit, Place::store(self.mover), seeds), id);
        if let Some(clause) = phase.facts.fades.filter(|_| self.position.pit(pit) == 0) {
            self.tell(Note::Marked { pit, mark: Mark::None }, clause);
        }
        if let Some(end) = self.few_left(self.mover) {
            return Some(After::End(end));
        }
        Some(After::End(if rule.then == Then::ExtraMove { self.again(self.mover, id) } else { End::Over }))
    }

    /// Whether a clause speaks of a last seed in this trap.
    fn fits(&self, rule: &FromTrap, pit: PitId) -> bool {
        let Mark::Trap(owner) = self.position.mark(pit) else { return false };
        let whose = match rule.whose {
            Row::Own => owner == self.mover,
            Row::Opponent => owner != self.mover,
            Row::Any => true,
        };
        let here = rule.at.is_empty() || rule.at.iter().any(|&part| self.board.in_part(pit, part));
        whose && here && self.in_row(rule.row, pit)
    }
}
