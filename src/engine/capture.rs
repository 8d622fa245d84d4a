//! Captures at the end of a lap.

use super::event::{Event, Sink};
use super::sowing::Settled;
use super::turn::{After, End, Landed, Turn};
use crate::rules::capture::{
    Across, Alone, Capture, Chain, Count, Facing, Landing, OwnSeed, Reentry, Row, Slam, Taker, Then,
};
use crate::rules::{ClauseId, Facts, MAX_PITS, PitId, Place};
use arrayvec::ArrayVec;

type Pits = ArrayVec<PitId, MAX_PITS>;

impl<S: Sink> Turn<'_, S> {
    /// Makes the capture of the first clause whose condition the last seed fulfils.
    pub(super) fn capture(&mut self, at: Landed) -> Settled {
        let phase = self.phase;
        for (id, clause) in &phase.capture {
            let settled = match clause {
                Capture::Count(count) => self.by_count(*id, count, at),
                Capture::Facing(facing) => self.across(*id, facing, at),
                Capture::Passing(_) | Capture::GrandSlam(_) | Capture::Resow(_) | Capture::Optional(_) => continue,
            };
            if !matches!(settled, Settled::Nothing) {
                return settled;
            }
        }
        Settled::Nothing
    }

    /// Whether a pit lies in such a row, as the mover sees it.
    #[inline]
    pub(super) fn in_row(&self, row: Row, pit: PitId) -> bool {
        match row {
            Row::Own => self.board.owner(pit) == self.mover,
            Row::Opponent => self.board.owner(pit) != self.mover,
            Row::Any => true,
        }
    }

    fn by_count(&mut self, id: ClauseId, count: &Count, at: Landed) -> Settled {
        let Landed { pit: last, lap, .. } = at;
        let matches =
            |turn: &Self, pit: PitId| turn.in_row(count.row, pit) && count.makes.contains(turn.position.pit(pit));
        if !matches(self, last) {
            return Settled::Nothing;
        }
        if count.taker == Taker::Nobody {
            self.tell(Event::Withheld { pit: last, seeds: self.position.pit(last) }, id);
            return Settled::Done(After::End(End::Over));
        }
        let mut pits = Pits::new();
        pits.push(last);
        if count.chain == Chain::Back {
            let mut place = Place::pit(last);
            loop {
                place = self.board.next(self.mover, lap.way.reversed(), place);
                match place.as_pit() {
                    Some(pit) if pits.len() < self.board.pit_count() && pit != last && matches(self, pit) => {
                        pits.push(pit)
                    }
                    _ => break,
                }
            }
        }
        match self.take(id, pits, count.taker, at) {
            Some(settled) => settled,
            None => match count.then {
                Then::End => Settled::Done(After::End(End::Over)),
                Then::ExtraMove => {
                    self.tell(Event::Bonus { side: self.mover }, id);
                    Settled::Done(After::End(End::Again))
                }
                Then::NextPit => {
                    let next = self.board.next(self.mover, lap.way, Place::pit(last)).as_pit();
                    match next.filter(|&pit| self.position.pit(pit) > 0) {
                        Some(pit) => {
                            self.tell(Event::Relayed { pit }, id);
                            Settled::Done(After::Relay(pit))
                        }
                        None => {
                            self.tell(Event::Stopped { at: Place::pit(last) }, id);
                            Settled::Done(After::End(End::Over))
                        }
                    }
                }
            },
        }
    }

    fn across(&mut self, id: ClauseId, rule: &Facing, at: Landed) -> Settled {
        let Landed { pit: last, was_empty, lap, .. } = at;
        let Some(facing) = self.board.facing(last) else { return Settled::Nothing };
        if !self.in_row(rule.row, last) || was_empty != (rule.landing == Landing::Empty) {
            return Settled::Nothing;
        }
        let mut pits = Pits::new();
        if self.position.pit(facing) > 0 {
            pits.push(facing);
            if rule.take == Across::Column {
                pits.extend(self.board.behind(facing).filter(|&pit| self.position.pit(pit) > 0));
            }
            if rule.own_seed == OwnSeed::Take {
                pits.push(last);
            }
        } else {
            match rule.alone {
                Alone::Taken => pits.push(last),
                Alone::Stays if self.phase.facts.relay.is_none() => {
                    self.tell(Event::Stopped { at: Place::pit(last) }, id);
                    return Settled::Told;
                }
                Alone::Stays => return Settled::Nothing,
            }
        }
        let Some(settled) = self.take(id, pits, Taker::Mover, at) else {
            return Settled::Done(match self.phase.facts.resow {
                Some((clause, reentry, first)) => {
                    let from = match reentry {
                        Reentry::LapOrigin => lap.origin,
                        Reentry::CapturingPit => last,
                    };
                    After::Resow(from, first, clause)
                }
                None => After::End(End::Over),
            });
        };
        settled
    }

    /// Takes the seeds of the pits, the one of the last seed first in a chain, unless something withholds it.
    /// `None` when they were taken and the clause goes on as it says.
    fn take(&mut self, id: ClauseId, mut pits: Pits, taker: Taker, at: Landed) -> Option<Settled> {
        let Facts { grand_slam, resow, optional, .. } = self.phase.facts;
        if let Some(clause) = optional {
            match at.answer {
                Some((asked, false)) if asked == clause => {
                    self.tell(Event::Withheld { pit: pits[0], seeds: self.position.pit(pits[0]) }, clause);
                    return Some(Settled::Told);
                }
                Some((asked, true)) if asked == clause => {}
                _ => return Some(Settled::Done(self.ask(clause, at))),
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
        for pit in pits {
            let seeds = self.position.pit(pit);
            self.captured += u32::from(seeds);
            let to = match (resow, taker) {
                (Some(_), _) => None,
                (None, Taker::Owner) => Some(Place::store(self.board.owner(pit))),
                (None, Taker::Mover | Taker::Nobody) => Some(Place::store(self.mover)),
            };
            self.tell(Event::Captured { from: pit, seeds, to }, cause);
        }
        rest.map(|clause| Settled::Done(After::End(End::RestToOpponent(clause))))
    }

    /// Whether these pits hold all of the opponent's seeds.
    fn takes_all(&self, pits: &[PitId]) -> bool {
        let opponent = self.mover.opponent();
        self.board.pits_of(opponent).all(|pit| self.position.pit(pit) == 0 || pits.contains(&pit))
            && pits.iter().any(|&pit| self.board.owner(pit) == opponent)
    }
}
