//! How the facts of a phase are found, subject by subject; last those that follow from clauses of several.

use super::{Facts, FirstSeed};
use crate::rules::capture::{Capture, OwnSeed, Played};
use crate::rules::choice::Choice;
use crate::rules::claim::Claim;
use crate::rules::ending::{Ending, EndlessTurn, Whose};
use crate::rules::rounds::Round;
use crate::rules::sowing::{Laps, Sowing};
use crate::rules::turn::Turn;
use crate::rules::{Board, Clause, ClauseId, PhaseRules, Side};

impl Facts {
    /// Finds them. `clauses` are those of all phases: what one does to the board, another may find there.
    pub(in crate::rules) fn of(board: &Board, rules: &PhaseRules, clauses: &[Clause]) -> Facts {
        let mut facts = Facts::default();
        // Backwards: of several clauses of a kind, the first in the file is the one noted.
        rules.choice.iter().rev().for_each(|(id, clause)| facts.note_choice(*id, clause));
        rules.sowing.iter().rev().for_each(|(id, clause)| facts.note_sowing(*id, clause));
        rules.capture.iter().rev().for_each(|(id, clause)| facts.note_capture(*id, clause));
        rules.claim.iter().rev().for_each(|(id, clause)| facts.note_claim(*id, clause));
        rules.turn.iter().rev().for_each(|(id, clause)| facts.note_turn(*id, clause));
        rules.ending.iter().rev().for_each(|(id, clause)| facts.note_ending(*id, clause));
        facts.conclude(rules, clauses);
        facts.plain_end = plain_end(board, rules, clauses);
        facts
    }

    fn note_choice(&mut self, id: ClauseId, clause: &Choice) {
        match clause {
            Choice::NoReturn(_) => self.no_return = Some(id),
            Choice::Blockade(it) => self.blockade = Some((id, it.spares_last_pair)),
            Choice::PitCap(it) => self.pit_cap = Some((id, it.most)),
            Choice::PlaceSeed(_) => self.places = true,
            Choice::MustCapture(it) => {
                self.prefers = true;
                self.must_capture = Some((id, it.least, it.most));
            }
            Choice::Prefer(_) | Choice::LeaveMove(_) => self.prefers = true,
            Choice::Feed(it) => self.prefers |= it.least > 1,
            Choice::TakeFacing(_) => self.takes = Some(id),
            Choice::Shift(_) => self.shifts = Some(id),
            Choice::OwnPits(it) => self.all_rows |= it.all_rows,
            Choice::AnyPits(_)
            | Choice::LastInOccupied(_)
            | Choice::Inwards(_)
            | Choice::LoneIntoEmpty(_)
            | Choice::NoGrandSlam(_)
            | Choice::Arrange(_)
            | Choice::Gather(_)
            | Choice::Reserve(_)
            | Choice::Swap(_) => {}
        }
    }

    fn note_sowing(&mut self, id: ClauseId, clause: &Sowing) {
        match clause {
            Sowing::Fixed(it) => self.fixed_way = Some((id, it.way)),
            Sowing::Chosen(_) | Sowing::ByOrigin(_) | Sowing::BySide(_) | Sowing::ByCount(_) => self.fixed_way = None,
            Sowing::FirstInOrigin(it) => {
                let every = it.laps == Laps::Every;
                self.first_seed = Some((id, FirstSeed::Origin { lone: it.lone, every }));
            }
            Sowing::FirstInStore(_) => self.first_seed = Some((id, FirstSeed::Store)),
            Sowing::SkipOrigin(_) => self.skip_origin = Some(id),
            Sowing::ThenOpponent(_) => {
                self.skip_origin = Some(id);
                self.then_opponent = true;
            }
            Sowing::Relay(it) => {
                self.relay = Some(id);
                self.turns_back = it.turns;
            }
            Sowing::SpecialsLast(_) => self.specials_last = Some(id),
            Sowing::Heaps(_) => self.heaps = Some(id),
            Sowing::EachLap(_) => {
                self.fixed_way = None;
                self.each_lap = Some(id);
            }
            Sowing::Reverse(_) => self.reverse = Some(id),
            Sowing::LiftSome(_) => self.lifts_some = true,
            Sowing::Halt(_) => self.halts = true,
            Sowing::HomeEnds(_) => self.home_ends = Some(id),
            Sowing::Race(_) => self.many_laps = true,
        }
    }

    fn note_capture(&mut self, id: ClauseId, clause: &Capture) {
        match clause {
            Capture::Passing(it) => {
                self.acts_in_passing = true;
                self.claims_passing |= it.claimed;
            }
            Capture::Count(it) => {
                self.many_laps |= it.then.goes_on();
                if it.played != Played::Any {
                    self.notes_played = Some(id);
                }
            }
            Capture::Beyond(it) => self.many_laps |= it.then.goes_on(),
            Capture::Meeting(it) => self.meeting = Some((id, it.row, it.by)),
            Capture::Facing(_) | Capture::LoneLast(_) | Capture::Ahead(_) => {}
            Capture::Column(it) => self.many_laps |= it.onward,
            Capture::FromTrap(_) => self.from_trap = true,
            Capture::GrandSlam(it) => self.grand_slam = Some((id, it.effect)),
            Capture::Resow(it) => self.resow = Some((id, it.from, it.first)),
            Capture::Deposit(it) => self.deposit = Some((id, it.again)),
            Capture::Optional(it) => self.optional = Some((id, it.landing)),
            Capture::Enter(it) => self.enter = Some((id, it.zone)),
            Capture::Begun(_) => self.begun = Some(id),
            Capture::SafeHouse(_) => self.safe_house = Some(id),
            Capture::More(it) => self.more = Some((id, it.pits)),
            Capture::Retreat(_) => self.retreat = Some(id),
        }
    }

    fn note_claim(&mut self, id: ClauseId, clause: &Claim) {
        match clause {
            Claim::Swallow(_) => self.swallow = Some(id),
            Claim::House(it) => self.house = Some((id, it.at, it.least)),
            Claim::HousesFall(_) => self.houses_fall = Some(id),
            Claim::Engulf(_) => self.engulf = Some(id),
            Claim::TrapStops(_) => self.trap_stops = Some(id),
            Claim::Liftable(_) => self.liftable = Some(id),
            Claim::Fades(_) => self.fades = Some(id),
            Claim::Trap(it) if it.missed => self.missed = Some(id),
            Claim::Trap(_)
            | Claim::TrapPair(_)
            | Claim::AtMost(_)
            | Claim::NotLastPit(_)
            | Claim::NotTwin(_)
            | Claim::Declared(_) => {}
        }
    }

    fn note_turn(&mut self, id: ClauseId, clause: &Turn) {
        match clause {
            Turn::AtHome(it) => self.at_home = Some((id, it.way)),
            Turn::Bonus(it) => self.bonus_binds |= !it.lapses,
            Turn::ExtraMoves(it) => self.extra_moves = Some((id, it.most)),
            Turn::Pay(it) => self.pay = Some((id, it.seeds, it.unpaid)),
            Turn::Frozen(_) => self.frozen = Some(id),
            Turn::Reseed(_) | Turn::BonusLapses(_) | Turn::Pass(_) => {}
        }
    }

    fn note_ending(&mut self, id: ClauseId, clause: &Ending) {
        match clause {
            Ending::Endless(it) => self.endless = Some((id, it.laps, it.verdict)),
            Ending::Repetition(it) => {
                self.repetition = Some((id, it.times, it.leftover, it.verdict));
                self.repeats_without_stores = !it.stores;
            }
            Ending::Winner(it) => {
                self.winner = Some((id, it.by, it.level));
                self.win_least = it.least;
                self.komi = it.komi.0;
                self.special_worth = it.specials;
            }
            Ending::InnerEmpty(it) => self.inner_empty = Some((id, it.own)),
            Ending::FewLeft(it) if it.at_once => self.few_left = Some((id, it.seeds, it.taker)),
            Ending::BothEnds(_) => self.both_ends = Some(id),
            Ending::CapturesFirst(it) => self.captures_first = Some((id, it.turns)),
            Ending::PenaltyHolds(it) => self.penalty_holds = Some((id, it.seeds)),
            Ending::AllPassed(_) => self.all_passed = Some(id),
            Ending::StoreHolds(_)
            | Ending::StoresLevel(_)
            | Ending::RowEmpty(_)
            | Ending::NoMoves(_)
            | Ending::Decided(_)
            | Ending::NoneFree(_)
            | Ending::EndsEmpty(_)
            | Ending::FewLeft(_)
            | Ending::Unfed(_)
            | Ending::LastInEmpty(_)
            | Ending::AllStored(_)
            | Ending::OwnRowEmptied(_) => {}
        }
    }

    /// What follows from clauses of several subjects.
    fn conclude(&mut self, rules: &PhaseRules, clauses: &[Clause]) {
        let traps = has_traps(clauses);
        self.traps_hold = traps && !swallows_all(clauses);
        self.counts_extra = self.extra_moves.map(|(limit, _)| limit).or(self.heaps);
        self.plain_pits = rules.claim.is_empty()
            && self.home_ends.is_none()
            && self.inner_empty.is_none()
            && self.few_left.is_none()
            && self.at_home.is_none()
            && !self.from_trap
            && !self.claims_passing
            && !self.halts;
        self.acts_in_passing |= self.swallow.is_some() || self.engulf.is_some() || self.heaps.is_some();
        self.many_laps |= self.relay.is_some() || self.resow.is_some() || self.enter.is_some();
        self.rare_start = self.at_home.is_some() || self.specials_last.is_some();
        let illegal = self.endless.is_some_and(|(_, _, verdict)| verdict == EndlessTurn::Illegal);
        let lifts_plainly = !illegal && !traps && !moves_owners(clauses) && self.reverse.is_none();
        self.any_own_pit = match rules.choice.as_slice() {
            [(_, Choice::OwnPits(it))] if lifts_plainly && !it.all_rows && it.specials == 0 => Some(it.least),
            _ => None,
        };
        let row_empty = |it: &Ending| matches!(it, Ending::RowEmpty(it) if it.whose == Whose::Either);
        self.never_stuck = rules.ending.iter().any(|(_, it)| row_empty(it))
            && !illegal
            && !self.traps_hold
            && rules.choice.iter().all(|(_, it)| is_free(it));
    }
}

/// Whether a clause on choice leaves every own pit that holds a seed to be chosen.
fn is_free(clause: &Choice) -> bool {
    match clause {
        Choice::OwnPits(it) => it.least == 1 && it.specials == 0,
        Choice::Reserve(_) | Choice::Swap(_) => true,
        _ => false,
    }
}

fn has_traps(clauses: &[Clause]) -> bool {
    clauses.iter().any(|it| matches!(it, Clause::Claim(Claim::Trap(_))))
}

/// Whether no seed ever stays in a trap.
fn swallows_all(clauses: &[Clause]) -> bool {
    let swallows = |it: &Clause| matches!(it, Clause::Claim(Claim::Swallow(it)) if it.phases.is_empty());
    let leaves = |it: &Clause| matches!(it, Clause::Claim(Claim::Trap(it)) if it.seeds == OwnSeed::Leave);
    clauses.iter().any(swallows) && !clauses.iter().any(leaves)
}

/// Whether pits may change their owner from round to round.
fn moves_owners(clauses: &[Clause]) -> bool {
    clauses.iter().any(|it| matches!(it, Clause::Round(Round::Territory(_))))
}

/// See [`Facts::plain_end`].
fn plain_end(board: &Board, rules: &PhaseRules, clauses: &[Clause]) -> Option<u32> {
    if board.range_of(Side::South).is_none() || moves_owners(clauses) || board.has_ends() {
        return None;
    }
    let mut least = u32::MAX;
    for (_, clause) in &rules.ending {
        match clause {
            Ending::StoreHolds(it) => least = least.min(it.seeds.of(board)),
            Ending::Winner(it) if it.komi.0 > 0 => return None,
            Ending::FewLeft(it) if !it.at_once => return None,
            Ending::StoresLevel(_)
            | Ending::NoMoves(_)
            | Ending::Decided(_)
            | Ending::NoneFree(_)
            | Ending::EndsEmpty(_)
            | Ending::InnerEmpty(_)
            | Ending::AllPassed(_) => return None,
            Ending::RowEmpty(_)
            | Ending::Unfed(_)
            | Ending::FewLeft(_)
            | Ending::Repetition(_)
            | Ending::Endless(_)
            | Ending::BothEnds(_)
            | Ending::CapturesFirst(_)
            | Ending::LastInEmpty(_)
            | Ending::AllStored(_)
            | Ending::OwnRowEmptied(_)
            | Ending::PenaltyHolds(_)
            | Ending::Winner(_) => {}
        }
    }
    Some(least)
}
