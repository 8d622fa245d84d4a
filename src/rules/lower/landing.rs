//! What is said of captures and laps: exceptions, questions, what follows.

use super::convert::{began, slam, some, was};
use super::old::id_of;
use super::{Lowering, Slot, stand_in};
use crate::rules::capture::{Capture, Landing, Optional, Reentry, Then};
use crate::rules::choice::Choice;
use crate::rules::ending::{Ending, LastInEmpty};
use crate::rules::kinds;
use crate::rules::kinds::condition::{Began, Counts, Marked, PitIf, TurnIf, Was, Whose};
use crate::rules::kinds::landing::{self, Declined, FirstSown, HowMany, SownFrom, To};
use crate::rules::sowing::{First, Halt, HaltAt, Halting, HomeEnds, Lifts, Relay, Sowing};
use crate::rules::{Clause, ClauseId};

impl Lowering<'_> {
    /// A clause on captures that captures nothing itself.
    pub(super) fn of_captures(&mut self, id: ClauseId, clause: &Capture) {
        match clause {
            Capture::GrandSlam(it) => {
                let new = stand_in!(self, it, landing::GrandSlam { effect: slam(it.effect) });
                self.say(Slot::Captures, new);
            }
            Capture::Resow(it) => {
                let of = self.named(&it.phases, is_sent);
                let from = match it.from {
                    Reentry::LapOrigin => SownFrom::LapOrigin,
                    Reentry::CapturingPit => SownFrom::Landed,
                    Reentry::TurnOrigin => SownFrom::TurnOrigin,
                };
                let first = if it.first == First::Here { FirstSown::Here } else { FirstSown::Next };
                let new = stand_in!(self, it, landing::Send { of: of, to: To::Sown, from: from, first: first });
                self.say(Slot::Captures, new);
            }
            Capture::Enter(it) => {
                let of = self.named(&it.phases, is_sent);
                let new = stand_in!(self, it, landing::Send { of: of, to: To::RowEnd, zone: it.zone });
                self.say(Slot::Captures, new);
            }
            Capture::Deposit(it) => {
                let of = self.named(&it.phases, is_sent);
                let new = stand_in!(self, it, landing::Send { of: of, to: To::Given, again: it.again });
                self.say(Slot::Captures, new);
            }
            Capture::More(it) => {
                let of = self.named(&it.phases, goes_further);
                let new = stand_in!(self, it, landing::More { of: of, pits: HowMany::Pits(it.pits) });
                self.say(Slot::Captures, new);
            }
            Capture::Begun(it) => {
                let phases = self.old.phases_of(&it.phases);
                for (name, phases, tells) in self.parts(&it.id, id, &phases, |old, phase| old.tells_turns(phase)) {
                    // Where turns are of one kind, their first laps capture.
                    let when = match tells {
                        true => TurnIf { began: Began::Plain, ..TurnIf::default() },
                        false => TurnIf { lap: Some(Counts::From(2)), ..TurnIf::default() },
                    };
                    let of = self.named_in(&phases, |it| !matches!(it, Capture::FromTrap(_)));
                    let stages = self.old.names(&phases);
                    let except = landing::Except { id: name, stages, when, of, ..landing::Except::default() };
                    self.say(Slot::Captures, kinds::Clause::Except(except));
                }
            }
            Capture::Optional(it) => self.optional(it, id),
            Capture::SafeHouse(_) => {
                let house = self.house.clone();
                self.cause(&house, "safe", id);
            }
            // What may be done where a capture was left is noted with the question; the others capture by themselves.
            Capture::Retreat(_) => {}
            _ => {}
        }
    }

    fn optional(&mut self, it: &Optional, id: ClauseId) {
        let phases = self.old.phases_of(&it.phases);
        let parts = self.parts(&it.id, id, &phases, |old, phase| {
            let turns = old.has(phase, |it| matches!(it, Clause::Sowing(Sowing::Reverse(_))));
            let retreats = old.in_force(phase).find(|(_, it)| matches!(it, Clause::Capture(Capture::Retreat(_))));
            (turns, retreats.map(|(retreat, _)| retreat))
        });
        for (name, phases, (turns, retreats)) in parts {
            let lands = |capture: &Capture| match (it.landing, landing_of(capture)) {
                (Some(asked), Some(landing)) => asked == landing,
                (_, _) => true,
            };
            let captures = self.old.captures(&phases).filter(|(_, it)| is_asked(it) && lands(it));
            let captures: Vec<&Capture> = captures.map(|(_, it)| it).collect();
            let known = captures.iter().all(|it| landing_of(it).is_some());
            if let Some(retreat) = retreats {
                self.cause(&name, "refused", retreat);
            }
            // Today: once a capture was left, no further capture is asked; only laps may follow.
            let question = landing::Optional {
                id: name,
                stages: self.old.names(&phases),
                // A lap that may run the other way only because it captures must capture.
                when: TurnIf { reversed: turns.then_some(false), ..TurnIf::default() },
                of: captures.iter().map(|it| id_of(it)).collect(),
                r#if: PitIf { was: it.landing.filter(|_| !known).map_or(Was::Any, was), ..PitIf::default() },
                refused: if retreats.is_some() { Declined::Retreat } else { Declined::Nothing },
                ..landing::Optional::default()
            };
            self.say(Slot::Captures, kinds::Clause::Optional(question));
        }
    }

    /// How a clause names the captures of which it speaks: by one word where it speaks of all that a last seed makes.
    fn named(&self, named: &[String], speaks: impl Fn(&Capture) -> bool) -> Vec<String> {
        self.named_in(&self.old.phases_of(named), speaks)
    }

    fn named_in(&self, phases: &[usize], speaks: impl Fn(&Capture) -> bool) -> Vec<String> {
        match self.old.captures(phases).all(|(_, it)| speaks(it)) {
            true => vec!["captures".into()],
            false => self.old.captures(phases).filter(|(_, it)| speaks(it)).map(|(_, it)| id_of(it)).collect(),
        }
    }

    /// A lap from the pit of its last seed, or from the next one.
    pub(super) fn relay(&mut self, it: &Relay) {
        let lifts = match it.lifts {
            Lifts::Last => landing::Lifts::Here,
            Lifts::Next => landing::Lifts::Next,
        };
        self.say(Slot::Relay, stand_in!(self, it, landing::Relay { lifts: lifts }));
    }

    /// A lap that comes back to the pit from which it was lifted.
    pub(super) fn come_home(&mut self, it: &HomeEnds) {
        // Today: a trap's own captures are asked before; and a pit that was not lifted whole counts as come home to.
        let when = TurnIf { came_round: Some(true), ..TurnIf::default() };
        self.say(Slot::ComeHome, stand_in!(self, it, landing::Except { of: vec!["all".into()], when: when }));
    }

    /// A pit in which a lap does not simply go on. Of several such clauses the first that fits decides, whether it stops the
    /// lap or asks.
    pub(super) fn halt(&mut self, it: &Halt) {
        let phases = self.old.phases_of(&it.phases);
        let of = self.old.relays(&phases);
        let next = |it: &Clause| matches!(it, Clause::Sowing(Sowing::Relay(it)) if it.lifts == Lifts::Next);
        let here = match &it.at {
            HaltAt::House => PitIf { mark: Marked::Own(self.house.clone()), ..PitIf::default() },
            HaltAt::Blocked => PitIf { mark: Marked::Barred, ..PitIf::default() },
            HaltAt::Parts(parts) => PitIf { side: Whose::Own, at: parts.clone(), ..PitIf::default() },
        };
        // A lap that would go on from this pit is one that found it occupied.
        let occupied = self.old.has_in(&phases, next);
        let here = PitIf { was: if occupied { Was::Occupied } else { Was::Any }, ..here };
        // Today: what the house held with a seed just placed counts here, whatever the clause on placed seeds says.
        let from_house = PitIf { mark: Marked::Is(self.house.clone()), ..PitIf::default() };
        let first = TurnIf { lap: Some(Counts::UpTo(1)), from: some(from_house), ..TurnIf::default() };
        let unless = it.unless_from_house.then(|| Box::new(first));
        let when = TurnIf { began: began(it.when), unless, ..TurnIf::default() };
        let new = match it.then {
            Halting::Stop => stand_in!(self, it, landing::Except { of: of, r#if: here, when: when }),
            Halting::Ask => stand_in!(self, it, landing::Optional { of: of, r#if: here, when: when }),
        };
        self.say(Slot::Relay, new);
    }

    /// A last seed of which nothing comes loses.
    pub(super) fn last_in_empty(&mut self, it: &LastInEmpty) {
        // Today: it is not asked where the next pit may be lifted, nor after a capture that found nothing and ended the turn.
        let next = |it: &Clause| matches!(it, Clause::Sowing(Sowing::Relay(it)) if it.lifts == Lifts::Next);
        let asked = |phase: &usize| !self.old.has(*phase, next);
        let phases: Vec<usize> = self.old.phases_of(&it.phases).into_iter().filter(asked).collect();
        if phases.is_empty() {
            return;
        }
        let end = kinds::ending::End {
            id: it.id.clone(),
            stages: self.old.names(&phases),
            r#if: PitIf { was: Was::Empty, ..PitIf::default() },
            leftover: kinds::ending::Leftover::Nobody,
            verdict: kinds::ending::Verdict::Loses(landing::Who::Mover),
            ..Default::default()
        };
        self.say(Slot::Nothing, kinds::Clause::End(end));
    }

    /// The ids of the clauses by which a last seed in an empty pit loses.
    pub(super) fn lost_in_empty(&self, phases: &[usize]) -> Vec<String> {
        let in_force = |clause: &Clause| phases.iter().any(|&phase| clause.holds_in(&self.old.phases[phase].id));
        let loses = |clause: &Clause| matches!(clause, Clause::Ending(Ending::LastInEmpty(_)));
        self.old.every().map(|(_, it)| it).filter(|it| loses(it) && in_force(it)).map(Clause::id).collect()
    }

    /// A move that would capture everything.
    pub(super) fn no_grand_slam(&mut self, clause: &Choice) {
        if let Choice::NoGrandSlam(it) = clause {
            // Today: the whole move is tried out, and barred if it captures something and leaves the other player no seed.
            let new = stand_in!(self, it, landing::GrandSlam { effect: landing::Slam::Forbidden });
            self.say(Slot::Forbidden, new);
        }
    }
}

/// What the last seed's pit held before, where a capture asks that.
fn landing_of(capture: &Capture) -> Option<Landing> {
    match capture {
        Capture::Facing(it) => Some(it.landing),
        Capture::Column(_) | Capture::Ahead(_) => Some(Landing::Empty),
        _ => None,
    }
}

/// Whether a player may be asked whether to make a capture.
fn is_asked(capture: &Capture) -> bool {
    !matches!(capture, Capture::FromTrap(_) | Capture::LoneLast(_))
}

/// Whether captured seeds may go elsewhere than into a store.
fn is_sent(capture: &Capture) -> bool {
    is_asked(capture)
}

/// Whether further pits may be taken after a capture.
fn goes_further(capture: &Capture) -> bool {
    match capture {
        Capture::Facing(_) | Capture::Ahead(_) => true,
        Capture::Column(it) => !it.onward,
        Capture::Beyond(it) => it.then == Then::End,
        _ => false,
    }
}
