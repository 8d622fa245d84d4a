//! Captions of the end of a lap: the reason why it goes on, or does not.

use super::CaptionContext;
use crate::words::keys::MessageKey;
use crate::words::message::Message;
use mancala::engine::{Aspect, FailedCondition, Mark};
use mancala::rules::kinds::Clause;
use mancala::rules::kinds::condition::{Began, Counts, Marked, Near, PitIf, Was, Whose};
use mancala::rules::kinds::landing::{Alone, Capture, Except, LastPit, Lifts, Needs, Target, Then};
use mancala::rules::kinds::marks::Dropped;
use mancala::rules::plan::StepEffect;
use mancala::rules::plan::test::{RareConditions, TurnTest};
use mancala::rules::{Cause, PitId, Place, Side};

impl CaptionContext<'_> {
    pub(super) fn relayed(&self, pit: PitId) -> Message {
        let id = self.by_cause(|_, clause, _| match clause {
            Clause::Relay(it) if it.lifts == Lifts::Next => Some("caption-relayed-next-pit"),
            Clause::Relay(_) if !self.so_far.answered => Some("caption-relayed-relay"),
            Clause::Race(_) => Some("caption-relayed-relay"),
            Clause::Capture(it) if it.take == [Target::Column] && self.before.pit(pit) == 1 => {
                Some("caption-relayed-column")
            }
            Clause::Capture(it) => goes_on(it.then),
            Clause::Claim(it) => goes_on(it.then),
            _ => None,
        });
        let id = id.unwrap_or("caption-relayed");
        let why = if id == "caption-relayed-relay" { self.why_on(pit) } else { "none" };
        self.pit(id, pit)
            .with("count", self.before.pit(pit))
            .with("why", why)
            .with("facing", self.pit_name(self.rules.board.facing(pit)))
    }

    /// Returns the reason why a last seed in an occupied pit leads to nothing but a further lap.
    fn why_on(&self, pit: PitId) -> &'static str {
        let fallen = self.fallen(pit);
        if self.is_early(pit) {
            return "early";
        } else if fallen.is_house() && self.owner(pit) == self.mover() {
            return "house";
        }
        let holds = |pit: Option<PitId>| pit.map(|pit| self.before.pit(pit) > 0);
        let facing = holds(self.rules.board.facing(pit));
        let behind = holds(self.rules.board.facing(pit).and_then(|facing| self.rules.board.behind(facing)));
        let why = |it: &FailedCondition<'_>| {
            let behind_too = |it: &RareConditions| it.near.iter().any(|(near, _)| *near == Near::Behind);
            let both = it.capture.needs == Needs::All || it.test.rest.as_deref().is_some_and(behind_too);
            let across = it.test.was == Was::Occupied && it.capture.take.first() == Some(&Target::Facing);
            let fits = it.missed.iter().all(|missed| *missed == Aspect::Near(Near::Behind));
            let plain = it.barred.map(|except| except.when.as_ref().is_some_and(|it| it.began == Began::Plain));
            match (plain, facing, behind) {
                _ if !fits || !across => None,
                (Some(true), Some(true), _) => Some("plain"),
                (Some(_), ..) => None,
                (None, Some(facing), Some(behind)) if both && facing != behind => Some("one-empty"),
                (None, Some(false), _) if it.capture.needs != Needs::Any => Some("facing-empty"),
                (None, ..) => None,
            }
        };
        fallen.captures().find_map(|it| why(&it)).unwrap_or("none")
    }

    /// Returns whether this pit would become a trap if this were not so early in the game.
    fn is_early(&self, pit: PitId) -> bool {
        let wins = |act: &StepEffect| matches!(act, StepEffect::Claim(claim) if claim.pits.len() == 1);
        let plan = self.plan();
        let stages = &self.rules.stage_rules;
        let fallen = self.fallen(pit);
        plan.opening.race.is_none()
            && !plan.landing.iter().any(|step| wins(&step.act) && self.is_of_turn(&step.when))
            && stages.iter().flat_map(|it| &it.plan.landing).any(|step| wins(&step.act) && fallen.fits(&step.test))
    }

    /// Returns whether a clause that asks this holds in the present turn, if it holds in any.
    fn is_of_turn(&self, when: &Option<Box<TurnTest>>) -> bool {
        let turns = when.as_ref().and_then(|it| it.turn.as_ref());
        turns.is_none_or(|turns| turns.contains(self.before.past().turn.into()))
    }

    pub(in crate::words) fn stopped(&self, at: Place) -> Message {
        if let Some((message, _)) = self.stopped_short(at) {
            return message;
        }
        let said = self.by_cause(|_, clause, _| match clause {
            Clause::Relay(it) if it.lifts == Lifts::Next => self.stopped_next(at),
            Clause::Relay(_) if self.before.at(at) != 1 && at.as_pit().is_some() => None,
            Clause::Relay(_) | Clause::Drop(_) => Some(self.place("caption-stopped-relay", at)),
            Clause::Optional(_) if self.so_far.answered => Some(self.place("caption-stopped-chosen", at)),
            Clause::Except(it) => self.halted(it, at),
            Clause::Race(_) => {
                let first = self.so_far.other.as_ref().is_some_and(|other| other.held > 0);
                Some(self.place("caption-stopped-race", at).with("first", first.key()))
            }
            Clause::Capture(it) => self.stopped_capture(it, at),
            Clause::Claim(_) => Some(self.place("caption-stopped-claimed", at)),
            Clause::Trap(it) if it.dropped == Dropped::Store => Some(self.place("caption-stopped-swallow", at)),
            Clause::Trap(_) => self.stopped_trap(at),
            _ => None,
        });
        said.unwrap_or_else(|| {
            let captures = at.as_pit().is_some() && self.rules.profile.captures.by_last_seed;
            let early = captures && !self.captures_now() && self.rules.profile.captures.any;
            self.place("caption-stopped", at).with("captures", if early { "early" } else { captures.key() })
        })
    }

    /// Returns whether something may be captured in the present turn.
    pub(super) fn captures_now(&self) -> bool {
        let plan = self.plan();
        let takes = |act: &StepEffect| matches!(act, StepEffect::Capture(_));
        let mut steps = plan.landing.iter().chain(&plan.dropping);
        plan.meeting.is_some() || steps.any(|step| takes(&step.act) && self.is_of_turn(&step.when))
    }

    /// There is nothing in the next pit to go on with.
    fn stopped_next(&self, at: Place) -> Option<Message> {
        let next = self.next_pit()?;
        if self.rules.board.is_end(next) {
            Some(self.place("caption-stopped-end", at).with("next", self.rules.board.name(next)))
        } else {
            (self.before.pit(next) == 0).then(|| self.place("caption-stopped-next-pit", at))
        }
    }

    /// No further lap follows by an exception.
    fn halted(&self, it: &Except, at: Place) -> Option<Message> {
        let asked = &it.r#if;
        let place = |id| Some(self.place(id, at));
        let here = PitIf { side: Whose::Own, at: asked.at.clone(), was: asked.was, ..PitIf::default() };
        match &asked.mark {
            _ if it.when.came_round == Some(true) && *asked == PitIf::default() => {
                Some(self.known(self.place("caption-stopped-home", at), "origin", self.so_far.origin))
            }
            Marked::Barred => place("caption-stopped-blocked"),
            Marked::Any if !asked.at.is_empty() && *asked == here => place("caption-stopped-part"),
            mark if self.is_house(mark) => place("caption-stopped-house"),
            Marked::Is(_) | Marked::Own(_) | Marked::Other(_) => self.stopped_trap(at),
            _ => None,
        }
    }

    fn stopped_trap(&self, at: Place) -> Option<Message> {
        let Mark::Trap(owner) = self.before.mark(at.as_pit()?) else { return None };
        Some(self.owned(self.place("caption-stopped-trap", at), owner))
    }

    /// A capture found nothing to take, or nothing with which to go on.
    fn stopped_capture(&self, it: &Capture, at: Place) -> Option<Message> {
        let ends = it.then == Then::End;
        match it.take[..] {
            _ if it.when.turn.as_ref().is_some_and(|it| !it.contain(self.before.past().turn.into())) => None,
            [Target::Beyond] => Some(self.stopped_beyond(at)),
            [Target::Here, ..] if goes_on(it.then).is_some() => self.stopped_next(at),
            [Target::Column] if it.r#if.was == Was::Empty => Some(self.place("caption-stopped-column", at)),
            [Target::Next] if ends => Some(self.stopped_ahead(it, at)),
            [Target::Facing, ..] if ends => {
                let facing = self.rules.board.facing(at.as_pit()?).filter(|&pit| self.is_empty(pit))?;
                Some(self.place("caption-stopped-facing", at).with("facing", self.rules.board.name(facing)))
            }
            [Target::Seeds(_)] => self.stopped_trap(at),
            _ => None,
        }
    }

    /// A last seed in an empty pit did not capture the pit after it.
    fn stopped_ahead(&self, it: &Capture, at: Place) -> Message {
        let next = self.next_pit();
        let spares_origin = it.spare.as_ref().is_some_and(|it| it.origin == Some(true));
        let why = match next {
            Some(next) if Some(next) == self.so_far.origin && spares_origin => "origin",
            Some(next) if self.is_empty(next) => "empty",
            Some(next) if self.before.mark(next) == Mark::Trap(self.mover().opponent()) => "trap",
            Some(_) if it.when.sown == Some(Counts::From(2)) && self.so_far.seeds == 1 => "lone",
            _ => "unsaid",
        };
        self.place("caption-stopped-ahead", at).with("next", self.pit_name(next)).with("why", why)
    }

    /// Returns the condition of a capture that a last seed did not meet, on two rows, if it can be told, and the
    /// capture; of several captures, the one that came nearest.
    pub(in crate::words) fn stopped_short(&self, at: Place) -> Option<(Message, Cause)> {
        let ends = self.cause.is_none() || self.is_by(|it| matches!(it, Clause::Relay(it) if it.lifts == Lifts::Here));
        let pit = at.as_pit().filter(|_| ends && self.rules.board.rows == 2)?;
        let mut captures: Vec<FailedCondition<'_>> =
            self.fallen(pit).captures().filter(|it| it.barred.is_none()).collect();
        captures.sort_by_key(|it| it.missed.len());
        captures.iter().find_map(|it| {
            let message = match it.capture.take[..] {
                [Target::Here, ..] if it.test.holds.is_some() => self.count_short(it, pit),
                [Target::Facing, ..] if it.test.was != Was::Any => self.facing_short(it, pit),
                _ => None,
            };
            Some((message?, it.clause))
        })
    }

    fn count_short(&self, it: &FailedCondition<'_>, pit: PitId) -> Option<Message> {
        match it.missed[..] {
            [Aspect::Side] | [Aspect::Side, Aspect::Played] => {
                Some(self.on_wrong_side("caption-stopped-side", pit, "count"))
            }
            [Aspect::Side, Aspect::Holds] if self.cause.is_none() => {
                Some(self.on_wrong_side("caption-stopped-wrong-side", pit, "count"))
            }
            [Aspect::Holds] if self.cause.is_none() => {
                let Clause::Capture(clause) = self.rules.clause(it.clause.clause) else { return None };
                let Some(Counts::Of(counts)) = &clause.r#if.holds else { return None };
                let message = self.place("caption-stopped-count", Place::pit(pit)).with("count", self.before.pit(pit));
                Some(message.with("counts", self.words.either(&self.words.numbers(counts))))
            }
            [Aspect::Played] => {
                Some(self.place("caption-stopped-unplayed", Place::pit(pit)).with("count", self.before.pit(pit)))
            }
            _ => None,
        }
    }

    fn facing_short(&self, it: &FailedCondition<'_>, pit: PitId) -> Option<Message> {
        let facing = self.rules.board.facing(pit)?;
        let trap = matches!(self.before.mark(facing), Mark::Trap(_));
        let landing = it.test.was.key();
        match it.missed[..] {
            _ if it.capture.last_pit == LastPit::Crosses => None,
            [Aspect::Side] => Some(self.on_wrong_side("caption-stopped-side", pit, landing)),
            [Aspect::Side, Aspect::Was] if self.cause.is_none() => {
                Some(self.on_wrong_side("caption-stopped-wrong-side", pit, "count"))
            }
            [Aspect::Was] if self.cause.is_none() => {
                Some(self.place("caption-stopped-was", Place::pit(pit)).with("landing", landing))
            }
            [] if (self.is_empty(facing) || trap) && it.capture.alone == Alone::Stays => {
                let message = self.place("caption-stopped-nothing-faces", Place::pit(pit)).with("landing", landing);
                Some(message.with("facing", self.rules.board.name(facing)).with("trapped", trap.key()))
            }
            _ => None,
        }
    }

    fn on_wrong_side(&self, id: &'static str, pit: PitId, landing: &'static str) -> Message {
        let message = self.place(id, Place::pit(pit)).with("landing", landing);
        self.owned(message.with("count", self.before.pit(pit)), self.owner(pit))
    }

    /// Returns the owner of a pit, which may have been won for this round.
    pub(super) fn owner(&self, pit: PitId) -> Side {
        self.before.owner(&self.rules.board, pit)
    }
}

/// The message on a lap that follows a capture or a claim, where it is not the last seed's pit that is lifted.
fn goes_on(then: Then) -> Option<&'static str> {
    match then {
        Then::Next => Some("caption-relayed-next-pit"),
        Then::NextSeeds => Some("caption-relayed-next-seeds"),
        Then::End | Then::On | Then::Again | Then::Here => None,
    }
}
