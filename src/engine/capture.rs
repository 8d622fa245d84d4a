//! Captures at the end of a lap.

use super::choice::{inner_empty, near_end};
use super::event::{Event, Sink};
use super::position::{Kind, Lead, Mark, Question};
use super::sowing::Settled;
use super::turn::{After, End, Landed, Turn};
use crate::rules::capture::{
    Across, Ahead, Alone, Capture, Chain, Column, Count, Facing, FromTrap, Landing, LoneLast, Needs, Onward, OwnSeed,
    Played, Reentry, Row, Slam, Taker, Then,
};
use crate::rules::ending::Verdict;
use crate::rules::{ClauseId, Facts, MAX_PITS, Part, PitId, Place, Way};
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
            self.tell(Event::Withheld { pit: last, seeds: self.position.pit(last) }, id);
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
                self.tell(Event::Relayed { pit }, id);
                After::Relay(pit)
            }
            None => {
                self.tell(Event::Stopped { at: Place::pit(at.pit) }, id);
                After::End(End::Over)
            }
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
        self.tell(Event::Captured { from: at.pit, seeds: 1, to: Some(Place::store(self.mover)) }, id);
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
                    self.tell(Event::Stopped { at: Place::pit(last) }, id);
                    return Settled::Told;
                }
                Alone::Stays => return self.spare_house(last),
            }
        }
        let answered =
            at.answer.is_none_or(|(_, made)| made) && (self.phase.facts.optional.is_none() || at.answer.is_some());
        if rule.crosses && answered && self.board.facing(last) == pits.first().copied() {
            self.tell(Event::Moved { from: Place::pit(last), seeds: 1, to: Place::pit(pits[0]) }, id);
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
        self.tell(Event::Withheld { pit, seeds: self.position.pit(pit) }, clause);
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
                self.tell(Event::Stopped { at: Place::pit(at.pit) }, id);
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
            self.tell(Event::Stopped { at: Place::pit(at.pit) }, id);
            return Settled::Done(After::End(End::Over));
        }
        if let Some(settled) = self.take(id, pits, Taker::Mover, at) {
            return settled;
        }
        if rule.onward {
            self.tell(Event::Relayed { pit: at.pit }, id);
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
            self.tell(Event::Stopped { at: Place::pit(pit) }, id);
            return Some(After::End(End::Over));
        }
        let seeds = rule.seeds.min(self.position.pit(pit));
        self.captured += u32::from(seeds);
        self.tell(Event::Captured { from: pit, seeds, to: Some(Place::store(self.mover)) }, id);
        if let Some(clause) = phase.facts.fades.filter(|_| self.position.pit(pit) == 0) {
            self.tell(Event::Marked { pit, mark: Mark::None }, clause);
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
        let to = if again { None } else { Some(Place::store(self.mover)) };
        self.tell(Event::Captured { from: pit, seeds, to }, clause);
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

    /// Takes the seeds of the pits, the one of the last seed first in a chain, unless something withholds it.
    /// `None` when they were taken and the clause goes on as it says.
    pub(super) fn take(&mut self, id: ClauseId, mut pits: Pits, taker: Taker, at: Landed) -> Option<Settled> {
        let Facts { grand_slam, resow, enter, deposit, optional, retreat, .. } = self.phase.facts;
        // A lap may run the other way only because it captures: that capture is no longer optional.
        let usual = at.lap.way == self.usual_way(at.lap.way);
        let free = |landing: Option<Landing>| landing.is_none_or(|it| at.was_empty == (it == Landing::Empty));
        if let Some((clause, _)) = optional.filter(|(_, landing)| usual && free(*landing)) {
            match at.answer {
                Some((asked, false)) if asked == clause => {
                    self.tell(Event::Withheld { pit: pits[0], seeds: self.position.pit(pits[0]) }, clause);
                    if let Some(clause) = retreat.filter(|_| self.board.facing(at.pit) == Some(pits[0])) {
                        let who = self.mover.opponent();
                        return Some(Settled::Done(After::End(self.ask(
                            clause,
                            Question::Retreat,
                            who,
                            at.pit,
                            &at.lap,
                        ))));
                    }
                    return Some(Settled::Told);
                }
                Some((asked, true)) if asked == clause => {}
                _ => {
                    let end = self.ask(clause, Question::Take, self.mover, at.pit, &at.lap);
                    return Some(Settled::Done(After::End(end)));
                }
            }
        }
        let mut cause = id;
        let mut rest = None;
        if let Some((clause, effect)) = grand_slam.filter(|_| self.takes_all(&pits)) {
            let spared = match effect {
                Slam::Allowed => None,
                Slam::RestToOpponent => {
                    rest = Some(clause);
                    None
                }
                Slam::Nothing => {
                    for pit in pits {
                        self.tell(Event::Withheld { pit, seeds: self.position.pit(pit) }, clause);
                    }
                    return Some(Settled::Done(After::End(End::Over)));
                }
                Slam::SpareLast => Some(pits.remove(0)),
                Slam::SpareFirst => pits.pop(),
            };
            match spared {
                Some(pit) => self.tell(Event::Withheld { pit, seeds: self.position.pit(pit) }, clause),
                None => cause = clause,
            }
        }
        let receiver = if taker == Taker::Owner { self.owner(pits[0]) } else { self.mover };
        for pit in pits {
            let seeds = self.position.pit(pit);
            self.captured += u32::from(seeds);
            let to = match (resow.is_some() || enter.is_some() || deposit.is_some(), taker) {
                (true, _) => None,
                (false, Taker::Owner) => Some(Place::store(self.owner(pit))),
                (false, Taker::Mover | Taker::Nobody) => Some(Place::store(self.mover)),
            };
            if seeds > 0 || self.board.specials == 0 {
                self.tell(Event::Captured { from: pit, seeds, to }, cause);
            }
            self.note_capture(pit, cause);
        }
        if let Some(end) = self.won_by_capture() {
            return Some(Settled::Done(After::End(end)));
        }
        let few_left = self.few_left(receiver);
        rest.map(End::RestToOpponent).or(few_left).map(|end| Settled::Done(After::End(end)))
    }

    /// What a capture does besides: special pieces are taken too; houses are lost; end columns, and who has captured first, are remembered.
    fn note_capture(&mut self, pit: PitId, cause: ClauseId) {
        if self.board.specials > 0 && self.position.special(pit) > 0 {
            let (from, to) = (Place::special(pit), Place::special_store(self.mover));
            self.tell(Event::Moved { from, seeds: self.position.special(pit), to }, cause);
        }
        if self.position.mark(pit).is_house() {
            self.lose_house(pit);
        }
        self.forget_missed(pit);
        if let Some(clause) = self.phase.facts.houses_fall {
            for house in self.board.pits().filter(|&pit| self.position.mark(pit).is_house()).collect::<Pits>() {
                let mark = self.position.mark(house).without_house();
                self.tell(Event::Marked { pit: house, mark }, clause);
            }
        }
        if self.phase.facts.both_ends.is_some() {
            let column = self.board.column(pit);
            self.ends |= u8::from(column == 0) | u8::from(column + 1 == self.board.columns) << 1;
        }
        if let Some((clause, _)) = self.phase.facts.captures_first {
            let lead = self.position.lead().after_capture(self.mover);
            if lead != self.position.lead() {
                self.tell(Event::LeadChanged { lead }, clause);
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
    fn takes_all(&self, pits: &[PitId]) -> bool {
        let opponent = self.mover.opponent();
        self.board.pits_of(opponent).all(|pit| self.position.pit(pit) == 0 || pits.contains(&pit))
            && pits.iter().any(|&pit| self.owner(pit) == opponent)
    }
}
