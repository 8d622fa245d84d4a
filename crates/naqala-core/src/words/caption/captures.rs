//! Captions of captures: the seeds taken, the reason why none were, the place where captured seeds go.

use super::CaptionContext;
use crate::words::answers::facing_empty;
use crate::words::game;
use crate::words::keys::MessageKey;
use crate::words::message::Message;
use mancala::engine::Mark;
use mancala::rules::kinds::choice::Act;
use mancala::rules::kinds::condition::{Began, Counts, Marked, PitIf, TurnIf, Was};
use mancala::rules::kinds::landing::{Capture, Except, Target, To};
use mancala::rules::kinds::marks::Dropped;
use mancala::rules::kinds::{Clause, List};
use mancala::rules::{Direction, Part, PitId, Place, PlaceKind};

impl CaptionContext<'_> {
    /// Seeds that go from a pit into a store.
    pub(super) fn taken(&self, id: &'static str, from: PitId, seeds: u16, to: Place) -> Message {
        let taker = to.side().unwrap_or(self.mover());
        self.pit(id, from)
            .with("seeds", seeds)
            .with("taker", self.words.seat(self.rules, taker))
            .with("taker-side", taker.key())
            .with("own", (taker == self.before.to_move()).key())
            .with("store", self.before.at(to) + seeds)
            .with("left", self.before.pit(from).saturating_sub(seeds))
    }

    pub(super) fn captured(&self, from: PitId, seeds: u16, to: Place) -> Message {
        let taken = |id| Some(self.taken(id, from, seeds, to));
        let said = self.by_cause(|list, clause, _| match clause {
            Clause::Capture(_) if list == List::Dropping => Some(self.captured_passing(from, seeds, to)),
            Clause::Capture(it) => self.captured_by(it, from, seeds, to),
            Clause::GrandSlam(_) => taken("caption-captured-grand-slam"),
            Clause::More(_) => taken("caption-captured-more"),
            Clause::Meeting(_) => taken("caption-captured-meeting"),
            Clause::Claim(_) => taken("caption-captured-trap"),
            Clause::Trap(it) if it.dropped == Dropped::Store => taken("caption-captured-swallow"),
            Clause::Instead(it) if it.r#do == Act::Take => {
                let which = facing_empty(it);
                let facing = self.rules.board.facing(from).filter(|_| which.is_some());
                let message = self.taken("caption-captured-choice", from, seeds, to);
                Some(self.known(message, "facing", facing).with("which", which.unwrap_or("any")))
            }
            _ => None,
        });
        said.unwrap_or_else(|| self.taken("caption-captured", from, seeds, to))
    }

    /// A pit that may be known, under this name.
    pub(super) fn known(&self, message: Message, name: &'static str, pit: Option<PitId>) -> Message {
        message.with("known", pit.is_some().key()).with(name, self.pit_name(pit))
    }

    fn captured_passing(&self, from: PitId, seeds: u16, to: Place) -> Message {
        let message = self.taken("caption-captured-passing", from, seeds, to);
        match (self.before.mark(from), to.kind()) {
            (_, PlaceKind::Store(taker)) if taker == self.before.to_move() => message,
            (Mark::Won(owner), PlaceKind::Store(taker)) if owner == taker => message.with("own", "won"),
            (_, PlaceKind::Store(taker)) if taker == self.rules.board.owner(from) => message,
            // It was somebody's for another reason.
            _ => message.with("own", "yes"),
        }
    }

    fn captured_by(&self, it: &Capture, from: PitId, seeds: u16, to: Place) -> Option<Message> {
        let taken = |id| self.taken(id, from, seeds, to);
        Some(match it.take[..] {
            [Target::Here, ..] if it.r#if.holds.is_some() => taken("caption-captured-count"),
            [Target::Facing, ..] => self.across(taken("caption-captured-facing"), it, from)?,
            [Target::Next] if self.is_next(from) => taken("caption-captured-ahead"),
            [Target::Last] => taken("caption-captured-lone-last").with("sown", self.so_far.seeds),
            [Target::Beyond] => self.captured_beyond(from, seeds, to),
            [Target::Column] => {
                let landed = self.so_far.landed.filter(|_| it.r#if.was == Was::Empty);
                self.known(taken("caption-captured-column"), "landed", landed)
            }
            [Target::Seeds(_)] if matches!(self.before.mark(from), Mark::Trap(_)) => {
                self.owned(taken("caption-captured-from-trap"), self.trap_owner(Place::pit(from)))
            }
            _ => return None,
        })
    }

    /// Seeds are taken up, to be sown again or given away.
    pub(super) fn captured_again(&self, from: PitId, seeds: u16) -> Message {
        let said = self.by_cause(|_, clause, _| match clause {
            _ if self.sent() == Some(&To::Given) => Some(self.pit("caption-captured-given", from)),
            _ if self.sent() == Some(&To::Trap) => Some(self.pit("caption-captured-to-trap", from)),
            Clause::More(_) => Some(self.pit("caption-captured-again-more", from)),
            Clause::Capture(it) if it.take.first() == Some(&Target::Facing) => {
                self.across(self.pit("caption-captured-again-facing", from), it, from)
            }
            _ => None,
        });
        said.unwrap_or_else(|| self.pit("caption-captured-again", from)).with("seeds", seeds)
    }

    /// Adds what a pit is to a capture across the middle line, where that can be told: the last seed's own pit, the one
    /// that faces it, or the one behind that; and whether the pit that it faces was empty.
    fn across(&self, message: Message, it: &Capture, from: PitId) -> Option<Message> {
        let board = &self.rules.board;
        let landed = self.so_far.landed?;
        let facing = board.facing(from);
        let part = match facing {
            _ if from == landed => "own",
            Some(_) if facing == Some(landed) || it.run.is_some() => "facing",
            None if board.facing(landed).and_then(|pit| board.behind(pit)) == Some(from) => "behind",
            _ => return None,
        };
        let held = self.before.pit(facing.unwrap_or(landed));
        let landing = match it.r#if.was {
            // A run goes on along pits in which no seed has just fallen.
            _ if facing != Some(landed) => {
                if held == 0 {
                    Was::Empty
                } else {
                    Was::Occupied
                }
            }
            Was::Any => {
                if held == 1 {
                    Was::Empty
                } else {
                    Was::Occupied
                }
            }
            was => was,
        };
        Some(message.with("part", part).with("facing", self.pit_name(facing)).with("landing", landing.key()))
    }

    pub(super) fn withheld(&self, pit: PitId, seeds: u16) -> Message {
        let said = |id| Some(self.pit(id, pit));
        let message = self.by_cause(|list, clause, field| match clause {
            Clause::GrandSlam(it) => Some(self.pit("caption-withheld-grand-slam", pit).with("effect", it.effect.key())),
            Clause::Optional(_) if list == List::Dropping => said("caption-withheld-passing"),
            Clause::Optional(it) if self.is_of_claims(&it.of) => said("caption-withheld-declared"),
            Clause::Optional(_) => said("caption-withheld-optional"),
            Clause::Except(it) if self.is_of_claims(&it.of) => Some(self.not_won(it, pit)),
            Clause::Except(it) => self.excepted(it, pit, seeds),
            Clause::House(_) if field == "safe" => said("caption-withheld-safe-house"),
            Clause::Trap(it) => {
                let traps = it.most.filter(|_| field == "most")?;
                let own = |pit: &PitId| self.before.mark(*pit) == Mark::Trap(self.mover());
                let has = self.rules.board.pits().filter(own).count() >= traps.into();
                let id = if has { "caption-withheld-at-most" } else { "caption-withheld-claim" };
                Some(self.pit(id, pit).with("traps", traps))
            }
            Clause::Capture(it) if it.take == [Target::Beyond] => {
                let spare = it.spare.as_ref().filter(|it| it.specials.is_some())?;
                let Some(Counts::UpTo(few)) = spare.holds else { return None };
                let message = self.pit("caption-withheld-special", pit).with("least", few.saturating_add(1));
                Some(message.with("pieces", self.pieces(self.before.special(pit))))
            }
            _ => None,
        });
        message.unwrap_or_else(|| self.pit("caption-withheld", pit)).with("seeds", seeds)
    }

    /// Returns whether these are the names of claims.
    fn is_of_claims(&self, of: &[String]) -> bool {
        let claim = |id: &String| id == "claims" || self.has(|it| matches!(it, Clause::Claim(it) if it.id == *id));
        !of.is_empty() && of.iter().all(claim)
    }

    /// A claim that would have been made was not.
    fn not_won(&self, it: &Except, pit: PitId) -> Message {
        let only = |pit: PitIf| it.r#if == PitIf { side: it.r#if.side, ..pit } && it.when == TurnIf::default();
        let theirs = |near: &Option<Box<PitIf>>| {
            let mark = near.as_ref().map(|it| &it.mark);
            matches!(mark, Some(Marked::Other(id)) if game::is_mark(self.rules, id, false))
        };
        let PitIf { at, twin, facing, .. } = &it.r#if;
        let is_last = |part: &Part| matches!(part, Part::InnerRight(1) | Part::OuterRight(1));
        if !at.is_empty() && at.iter().all(is_last) && self.owner(pit) != self.mover() {
            self.pit("caption-withheld-not-last-pit", pit)
        } else if theirs(twin) && only(PitIf { twin: twin.clone(), ..PitIf::default() }) {
            self.pit("caption-withheld-not-twin", pit).with("by", "number")
        } else if theirs(facing) && only(PitIf { facing: facing.clone(), ..PitIf::default() }) {
            self.pit("caption-withheld-not-twin", pit).with("by", "column")
        } else {
            self.pit("caption-withheld-claim", pit)
        }
    }

    /// A capture that would have been made was not.
    fn excepted(&self, it: &Except, pit: PitId, seeds: u16) -> Option<Message> {
        let when = |when: TurnIf| it.when == when && it.r#if == PitIf::default();
        let only = |pit: PitIf| it.when == TurnIf::default() && it.r#if == pit;
        if when(TurnIf { began: Began::Plain, ..TurnIf::default() }) {
            Some(self.pit("caption-withheld-begun", pit).with("kinds", "yes"))
        } else if when(TurnIf { lap: Some(Counts::From(2)), ..TurnIf::default() }) {
            Some(self.pit("caption-withheld-begun", pit).with("kinds", "no"))
        } else if !it.r#if.at.is_empty() && only(PitIf { at: it.r#if.at.clone(), ..PitIf::default() }) {
            Some(self.pit("caption-withheld-here", pit))
        } else if it.r#if.holds.as_ref().is_some_and(|it| it.contain(seeds)) {
            Some(self.pit("caption-withheld-nobody", pit))
        } else {
            None
        }
    }

    /// Captured seeds go to an end of the inner row.
    pub(super) fn entered(&self, pit: PitId, way: Direction) -> Message {
        let board = &self.rules.board;
        let zone = self.by_cause(|_, clause, _| match clause {
            Clause::Send(it) => Some(it.zone),
            _ => None,
        });
        let near = zone.zip(self.so_far.landed).is_some_and(|(zone, landed)| board.near_end(landed, zone).is_some());
        let why = match self.so_far.way {
            _ if self.so_far.landed.is_none() => "unsaid",
            Some(before) if near && before != way => "turned",
            _ if near => "near",
            _ if self.so_far.placed => "chosen",
            _ => "kept",
        };
        self.pit("caption-entered", pit)
            .with("end", if way == Direction::Cw { "left" } else { "right" })
            .with("way", self.words.way(self.rules, way))
            .with("from", self.pit_name(self.so_far.landed))
            .with("why", why)
    }
}
