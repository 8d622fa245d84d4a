//! Captions of changes other than those of seeds: marks, stages, another move, rounds.

use super::CaptionContext;
use crate::words::keys::MessageKey;
use crate::words::message::Message;
use mancala::engine::{FirstCapture, GameResult, Mark, owed};
use mancala::rules::kinds::choice::Act as Instead;
use mancala::rules::kinds::condition::Whose;
use mancala::rules::kinds::ending::{End, Once, OutHow, Verdict};
use mancala::rules::kinds::landing::Target;
use mancala::rules::kinds::{Clause, List};
use mancala::rules::plan::StepEffect;
use mancala::rules::stage::Until;
use mancala::rules::{PitId, Place, Side, StageRules};

impl CaptionContext<'_> {
    /// Special pieces are captured.
    pub(super) fn specials_taken(&self, from: Place, seeds: u16, to: Place) -> Message {
        let (gap, beyond) = self.beyond();
        let id = self.by_cause(|_, clause, _| match clause {
            Clause::Meeting(_) => Some("caption-captured-specials-meeting"),
            Clause::Capture(it) if it.take == [Target::Beyond] && !self.so_far.captured && beyond.is_some() => {
                Some("caption-captured-specials-beyond")
            }
            _ => None,
        });
        self.place(id.unwrap_or("caption-captured-specials"), from)
            .with("gap", self.pit_name(gap))
            .with("taker", self.words.side(to.side().unwrap_or(self.mover())))
            .with("pieces", self.pieces(seeds))
            .with("store", self.before.at(to) + seeds)
    }

    /// Seeds, or special pieces, go from one place to another.
    pub(super) fn moved(&self, id: &'static str, from: Place, seeds: u16, to: Place) -> Message {
        self.place(id, from)
            .with("pit", self.name(from))
            .with("seeds", seeds)
            .with("pieces", self.pieces(seeds))
            .with("to", self.name(to))
            .with("count", self.before.at(to) + seeds)
    }

    /// Spared seeds are drawn back, out of reach.
    pub(super) fn retreated(&self, from: PitId, seeds: u16, to: Place) -> Message {
        let board = &self.rules.board;
        self.by("caption-moved", board.owner(from))
            .with("pit", board.name(from))
            .with("seeds", seeds)
            .with("to", self.name(to))
    }

    /// Seeds of the store are set out in an empty row.
    pub(super) fn reseeded(&self, from: Place, seeds: u16, to: Place) -> Message {
        let left = self.before.at(from).saturating_sub(seeds);
        self.set_out("caption-reseeded", self.mover(), seeds).with("pit", self.name(to)).with("left", left)
    }

    /// Borrowed seeds are set out in an empty row.
    pub(super) fn borrowed(&self, from: Place, seeds: u16, to: Place) -> Message {
        let side = from.side().unwrap_or(self.mover());
        let left = owed(&self.rules.board, self.before, side) + seeds;
        self.set_out("caption-borrowed", side, seeds).with("pit", self.name(to)).with("left", left)
    }

    /// Borrowed seeds are paid back.
    pub(super) fn repaid(&self, seeds: u16, to: Place) -> Message {
        let side = to.side().unwrap_or(self.mover());
        let left = owed(&self.rules.board, self.before, side).saturating_sub(seeds);
        self.about("caption-paid-back", side).with("seeds", seeds).with("left", left)
    }

    /// A message on seeds that a player sets out, the first of them in a row that is empty as yet.
    fn set_out(&self, id: &'static str, side: Side, seeds: u16) -> Message {
        let bare = self.rules.board.pits_of(side).all(|pit| self.before.pit(pit) == 0);
        self.about(id, side).with("seeds", seeds).with("bare", bare.key())
    }

    /// The name of a place.
    fn name(&self, place: Place) -> String {
        self.words.place(self.rules, place)
    }

    pub(super) fn round_ended(&self, result: GameResult) -> Message {
        let [south, north] = Side::BOTH.map(|side| self.words.score(self.rules, self.before, side));
        let result = match result {
            GameResult::Won(side) => side.key(),
            GameResult::Draw => "draw",
            GameResult::Void | GameResult::Lost => "void",
        };
        Message::new("caption-round-ended")
            .with("round", self.before.round_state().round)
            .with("result", result)
            .with("south", south)
            .with("north", north)
    }

    pub(super) fn marked(&self, pit: PitId, mark: Mark) -> Message {
        let was = self.before.mark(pit);
        let owner = self.rules.board.owner(pit);
        let blocks = self.is_by(|it| matches!(it, Clause::Blockade(_)));
        let of_mark = |wanted: &str| {
            self.by_cause(|list, _, field| (list == List::Marks && field == wanted).then_some(())).is_some()
        };
        let (id, owner) = match mark {
            Mark::Trap(owner) if matches!(was, Mark::Missed(_)) => ("caption-marked-trap-missed", owner),
            Mark::Trap(owner) => ("caption-marked-trap", owner),
            Mark::Played => ("caption-marked-played", owner),
            Mark::Closed => ("caption-marked-closed", owner),
            Mark::Won(_) if matches!(was, Mark::Missed(_)) => ("caption-marked-free", owner),
            Mark::Won(owner) => ("caption-marked-won", owner),
            Mark::Missed(owner) => ("caption-marked-missed", owner),
            Mark::Sold if was == Mark::HalfSold => ("caption-marked-sold-too", owner.opponent()),
            Mark::Sold => ("caption-marked-sold", owner.opponent()),
            Mark::HalfSold => ("caption-marked-half-sold", owner.opponent()),
            Mark::Filled => ("caption-marked-filled", owner.opponent()),
            Mark::None if was == Mark::Filled => ("caption-marked-unfilled", owner.opponent()),
            Mark::None if matches!(was, Mark::Sold | Mark::HalfSold) => ("caption-marked-bought-back", owner),
            Mark::None if matches!(was, Mark::Played | Mark::Closed | Mark::Won(_)) => ("caption-marked-open", owner),
            Mark::None | Mark::Barred if was.is_house() && of_mark("falls") => ("caption-marked-houses-fall", owner),
            Mark::None | Mark::Barred if was.is_house() => ("caption-marked-house-lost", owner),
            Mark::Barred | Mark::BarredHouse if blocks => ("caption-marked-blocked", owner),
            Mark::Barred | Mark::BarredHouse => ("caption-marked-barred", owner),
            Mark::None | Mark::House => match was {
                Mark::Trap(owner) if of_mark("emptied") => ("caption-marked-trap-faded", owner),
                // Between two rounds.
                Mark::Trap(_) if self.cause.is_none() => ("caption-marked-open", owner),
                Mark::Trap(owner) => ("caption-marked-trap-lifted", owner),
                _ if blocks => ("caption-marked-unblocked", owner),
                _ => ("caption-marked-free", owner),
            },
        };
        let next = self.is_by(|it| match it {
            Clause::Claim(it) => it.r#if.holds.as_ref().is_some_and(|it| it.contain(self.before.pit(pit) + 1)),
            _ => false,
        });
        let captures = self.is_by(|it| matches!(it, Clause::Capture(it) if it.r#if.played == Some(true)));
        self.owned(self.pit(id, pit), owner)
            .with("count", self.before.pit(pit))
            .with("match", self.rules.profile.rounds.is_match.key())
            .with("liftable", self.rules.profile.traps.may_end.key())
            .with("next", next.key())
            .with("captures", captures.key())
    }

    /// Returns the message on the only side that has captured so far, or on the loss of that lead.
    pub(super) fn lead(&self, lead: FirstCapture) -> Message {
        let FirstCapture::One { side, turns, .. } = lead else { return self.message("caption-lead-lost") };
        let needed = self.by_cause(|_, clause, _| match clause {
            Clause::End(End { once: Some(Once::CapturedFirst(needed)), .. }) => Some(*needed),
            _ => None,
        });
        let left = needed.unwrap_or(turns).saturating_sub(turns);
        self.by("caption-lead", side).with("turns", turns).with("left", left)
    }

    pub(super) fn bonus(&self, side: Side) -> Message {
        let id = self.by_cause(|_, clause, _| match clause {
            Clause::Again(it) if it.when.crossed == Some(false) => Some("caption-bonus-at-home"),
            Clause::Again(it) if it.store == Some(Whose::Own) && self.rules.profile.is_solo() => {
                Some("caption-bonus-alone")
            }
            Clause::Again(it) if it.store == Some(Whose::Own) => Some("caption-bonus-store"),
            Clause::Capture(it) => Some(match it.take[..] {
                [Target::Here, ..] if it.r#if.holds.is_some() => "caption-bonus-count",
                [Target::Seeds(_)] => "caption-bonus-from-trap",
                _ => "caption-bonus-captured",
            }),
            _ => None,
        });
        self.about(id.unwrap_or("caption-bonus"), side)
    }

    pub(super) fn passed(&self, side: Side) -> Message {
        let board = &self.rules.board;
        let bare = board.pits().filter(|&pit| self.owner(pit) == side).all(|pit| self.before.pit(pit) == 0);
        self.about("caption-passed", side).with("bare", (board.is_owned() && bare).key())
    }

    /// The most extra moves that a turn may have, by the clause behind the event.
    fn most_extra(&self) -> Option<u8> {
        self.by_cause(|_, clause, _| match clause {
            Clause::Extra(it) => it.most,
            _ => None,
        })
    }

    pub(super) fn bonus_lost(&self, side: Side) -> Message {
        match self.most_extra().filter(|&most| self.before.extra() >= most) {
            Some(most) => self.about("caption-bonus-no-more", side).with("most", most),
            None => self.about("caption-bonus-lost", side),
        }
    }

    pub(super) fn extra(&self, moves: u8) -> Message {
        match self.most_extra() {
            Some(most) => self.message("caption-extra").with("left", most.saturating_sub(moves)),
            None if self.is_by(|it| matches!(it, Clause::Drop(it) if !it.heaps.is_empty())) => {
                Message::new("caption-extra-plain")
            }
            None => Message::new("caption-extra-counted").with("moves", moves),
        }
    }

    pub(super) fn lost(&self, side: Side) -> Message {
        let why = if self.is_by(|it| matches!(it, Clause::Pass(_))) { "unpaid" } else { "penalty" };
        let frozen = self.has(|it| matches!(it, Clause::End(it) if it.verdict == Verdict::Out(OutHow::Frozen)));
        self.about("caption-lost", side)
            .with("why", why)
            .with("frozen", frozen.key())
            .with("count", self.before.penalty(side))
    }

    pub(super) fn endless(&self, laps: u32) -> Message {
        let verdict = self.by_cause(|_, clause, _| match clause {
            Clause::Endless(it) => Some(it.verdict),
            _ => None,
        });
        self.message("caption-endless")
            .with("laps", laps)
            .with("verdict", verdict.unwrap_or_default().key())
            .with("match", self.rules.profile.rounds.is_match.key())
    }

    /// Returns whether the beginning of a stage is all there is to tell of it.
    pub(super) fn is_mere_stage(&self, stage: u8) -> bool {
        match self.news(stage.into()) {
            "ends" => true,
            "no" => self.until() != Until::HandSpent,
            _ => false,
        }
    }

    /// Returns the reason why the stage before has ended.
    fn until(&self) -> Until {
        self.rules.stage_rules.get(self.before.stage()).map_or(Until::End, |stage| stage.until)
    }

    pub(super) fn stage(&self, stage: u8) -> Message {
        self.message("caption-phase")
            .with("stage", u16::from(stage) + 1)
            .with("news", self.news(stage.into()))
            .with("until", self.until().key())
            .with("name", self.words.stage(self.rules, stage.into()))
    }

    /// Returns whether a stage of one turn says from which pit to begin.
    fn binds(&self, stage: &StageRules) -> bool {
        let prefers = |it: &Clause| matches!(it, Clause::Prefer(_)) && it.stages().contains(&stage.id);
        stage.until == Until::OneTurn && self.has(prefers)
    }

    /// Returns the key for the new rules of the stage that begins.
    fn news(&self, stage: usize) -> &'static str {
        let stages = [self.before.stage(), stage].map(|stage| self.rules.stage_rules.get(stage));
        let [Some(before), Some(now)] = stages else { return "no" };
        let are = |is: &dyn Fn(&StageRules) -> bool| [before, now].map(is);
        let acts = |stage: &StageRules, is: fn(&StepEffect) -> bool| {
            stage.plan.landing.iter().chain(&stage.plan.dropping).any(|step| is(&step.act))
        };
        let claims = are(&|it| acts(it, |act| matches!(act, StepEffect::Claim(claim) if claim.pits.len() == 1)));
        let captures = are(&|it| it.plan.meeting.is_some() || acts(it, |act| matches!(act, StepEffect::Capture(_))));
        if before.plan.opening.race.is_some() {
            "raced"
        } else if claims == [false, true] {
            "claims"
        } else if captures == [false, true] {
            "captures"
        } else if claims == [false, false] && self.rules.profile.traps.claimed_singly {
            "claims-later"
        } else if captures == [false, false] && self.rules.profile.captures.any && before.until == Until::OneTurn {
            "none-yet"
        } else {
            let swaps = are(&|it| it.plan.choosing.swap.is_some() || it.plan.opening.swap.is_some());
            let shifts = are(&|it| it.plan.choosing.instead(Instead::Shift).is_some());
            let heaps = are(&|it| it.plan.sowing.drops.iter().any(|drop| !drop.heaps.is_empty()));
            let bound = are(&|it| self.binds(it));
            match (swaps, shifts, heaps, bound) {
                ([false, true], ..) => "begins",
                ([true, false], ..) => "ends",
                (_, [true, true], ..) => "shifts",
                (_, [true, false], ..) => "shifted",
                (.., [true, true], _) => "heaps",
                (.., [true, false], _) => "heaped",
                (.., [true, true]) => "bound",
                (.., [true, false]) => "freed",
                _ => "no",
            }
        }
    }
}
