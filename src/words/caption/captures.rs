//! Captions of captures: what was taken, why it was not, where captured seeds go.

use super::Scene;
use crate::engine::Mark;
use crate::rules::capture::{Capture, Landing, Needs, Row, Taker};
use crate::rules::choice::Choice;
use crate::rules::claim::Claim;
use crate::rules::{Clause, PitId, Place, PlaceKind, Way};
use crate::words::keys::Key;
use crate::words::message::Message;

impl Scene<'_> {
    /// Seeds that go from a pit into a store.
    pub(super) fn taken(&self, id: &'static str, from: PitId, seeds: u16, to: Place) -> Message {
        let taker = to.side().unwrap_or(self.mover());
        self.pit(id, from)
            .with("seeds", seeds)
            .with("taker", self.words.seat(self.rules, taker))
            .with("taker-side", taker.key())
            .with("own", (taker == self.before.to_move()).key())
            .with("store", self.before.at(to) + seeds)
    }

    pub(super) fn captured(&self, from: PitId, seeds: u16, to: Place) -> Message {
        let id = match self.clause {
            Some(Clause::Capture(it)) => match it {
                Capture::Passing(_) => {
                    let message = self.taken("caption-captured-passing", from, seeds, to);
                    let won = match (self.before.mark(from), to.kind()) {
                        (Mark::Won(owner), PlaceKind::Store(taker)) => owner == taker && owner != self.before.to_move(),
                        _ => false,
                    };
                    return if won { message.with("own", "won") } else { message };
                }
                Capture::Count(_) => "caption-captured-count",
                Capture::Facing(it) => match self.part(it.row, from) {
                    Some(part) => {
                        let message = self.taken("caption-captured-facing", from, seeds, to);
                        return self.facing(message, part, from).with("landing", it.landing.key());
                    }
                    None => "caption-captured",
                },
                Capture::GrandSlam(_) => "caption-captured-grand-slam",
                Capture::Ahead(_) => "caption-captured-ahead",
                Capture::LoneLast(_) => {
                    return self
                        .taken("caption-captured-lone-last", from, seeds, to)
                        .with("sown", self.so_far.seeds)
                        .with("left", self.before.pit(from).saturating_sub(seeds));
                }
                Capture::Beyond(_) => return self.captured_beyond(from, seeds, to),
                Capture::More(_) => "caption-captured-more",
                Capture::Meeting(_) => "caption-captured-meeting",
                Capture::Column(_) => {
                    let landed = self.so_far.landed.map_or_else(String::new, |pit| self.rules.board.name(pit));
                    let known = self.so_far.landed.is_some();
                    return self
                        .taken("caption-captured-column", from, seeds, to)
                        .with("known", known.key())
                        .with("landed", landed);
                }
                Capture::FromTrap(_) => {
                    let owner = self.trap_owner(Place::pit(from));
                    return self
                        .taken("caption-captured-from-trap", from, seeds, to)
                        .with("owner", self.words.side(owner))
                        .with("owner-side", owner.key())
                        .with("left", self.before.pit(from).saturating_sub(seeds));
                }
                Capture::Resow(_)
                | Capture::Optional(_)
                | Capture::Deposit(_)
                | Capture::Enter(_)
                | Capture::Begun(_)
                | Capture::SafeHouse(_)
                | Capture::Retreat(_) => "caption-captured",
            },
            Some(Clause::Claim(it)) => match it {
                Claim::Trap(_) => "caption-captured-trap",
                Claim::Swallow(_) => "caption-captured-swallow",
                Claim::AtMost(_)
                | Claim::NotLastPit(_)
                | Claim::NotTwin(_)
                | Claim::Declared(_)
                | Claim::House(_)
                | Claim::HousesFall(_)
                | Claim::Engulf(_)
                | Claim::TrapStops(_)
                | Claim::Fades(_)
                | Claim::TrapPair(_)
                | Claim::Liftable(_) => "caption-captured",
            },
            Some(Clause::Choice(Choice::TakeFacing(it))) => {
                let facing = self.rules.board.facing(from);
                return self
                    .taken("caption-captured-choice", from, seeds, to)
                    .with("known", facing.is_some().key())
                    .with("facing", facing.map_or_else(String::new, |pit| self.rules.board.name(pit)))
                    .with("which", it.which.key());
            }
            None
            | Some(Clause::Choice(_) | Clause::Sowing(_) | Clause::Turn(_) | Clause::Ending(_) | Clause::Round(_)) => {
                "caption-captured"
            }
        };
        self.taken(id, from, seeds, to)
    }

    pub(super) fn captured_again(&self, from: PitId, seeds: u16) -> Message {
        if self.has(|it| matches!(it, Clause::Capture(Capture::Deposit(_)))) {
            return self.pit("caption-captured-given", from).with("seeds", seeds);
        }
        if let Some(Clause::Capture(Capture::More(_))) = self.clause {
            return self.pit("caption-captured-again-more", from).with("seeds", seeds);
        }
        let facing = match self.clause {
            Some(Clause::Capture(Capture::Facing(it))) => self.part(it.row, from).map(|part| (part, it.landing)),
            _ => None,
        };
        match facing {
            Some((part, landing)) => self
                .facing(self.pit("caption-captured-again-facing", from), part, from)
                .with("landing", landing.key())
                .with("seeds", seeds),
            None => self.pit("caption-captured-again", from).with("seeds", seeds),
        }
    }

    /// What a pit is to a capture across the middle line, where that can be told from its owner.
    pub(super) fn part(&self, row: Row, from: PitId) -> Option<&'static str> {
        let board = &self.rules.board;
        let landing = match row {
            Row::Own => self.before.to_move(),
            Row::Opponent => self.before.to_move().opponent(),
            Row::Any => board.owner(self.so_far.landed?),
        };
        Some(match (board.owner(from) == landing, board.facing(from)) {
            (true, _) => "own",
            (false, Some(_)) => "facing",
            (false, None) => "behind",
        })
    }

    pub(super) fn facing(&self, message: Message, part: &'static str, from: PitId) -> Message {
        let facing = self.rules.board.facing(from).map_or_else(String::new, |pit| self.rules.board.name(pit));
        message.with("part", part).with("facing", facing)
    }

    pub(super) fn withheld(&self, pit: PitId, seeds: u16) -> Message {
        let message = match self.clause {
            Some(Clause::Capture(it)) => match it {
                Capture::GrandSlam(it) => self.pit("caption-withheld-grand-slam", pit).with("effect", it.effect.key()),
                Capture::Optional(_) => self.pit("caption-withheld-optional", pit),
                Capture::Count(it) if it.taker != Taker::Nobody => {
                    self.pit("caption-withheld-here", pit).with("owner", self.words.side(self.rules.board.owner(pit)))
                }
                Capture::Count(_) => self.pit("caption-withheld-nobody", pit),
                Capture::Begun(_) => {
                    let kinds = self.has(|it| matches!(it, Clause::Choice(Choice::MustCapture(_))));
                    self.pit("caption-withheld-begun", pit).with("kinds", kinds.key())
                }
                Capture::SafeHouse(_) => self.pit("caption-withheld-safe-house", pit),
                Capture::Passing(_) => self.pit("caption-withheld-passing", pit),
                Capture::Facing(_)
                | Capture::Resow(_)
                | Capture::Enter(_)
                | Capture::LoneLast(_)
                | Capture::Deposit(_)
                | Capture::Meeting(_)
                | Capture::Ahead(_)
                | Capture::Column(_)
                | Capture::FromTrap(_)
                | Capture::More(_)
                | Capture::Retreat(_) => self.pit("caption-withheld", pit),
                Capture::Beyond(it) => self
                    .pit("caption-withheld-special", pit)
                    .with("pieces", self.pieces(self.before.special(pit)))
                    .with("least", it.special_least),
            },
            Some(Clause::Claim(it)) => match it {
                Claim::AtMost(it) => self.pit("caption-withheld-at-most", pit).with("traps", it.traps),
                Claim::NotLastPit(_) => self.pit("caption-withheld-not-last-pit", pit),
                Claim::NotTwin(it) => self.pit("caption-withheld-not-twin", pit).with("by", it.by.key()),
                Claim::Declared(_) => self.pit("caption-withheld-declared", pit),
                Claim::Trap(_)
                | Claim::Swallow(_)
                | Claim::House(_)
                | Claim::HousesFall(_)
                | Claim::Engulf(_)
                | Claim::TrapStops(_)
                | Claim::Fades(_)
                | Claim::TrapPair(_)
                | Claim::Liftable(_) => self.pit("caption-withheld", pit),
            },
            None
            | Some(Clause::Choice(_) | Clause::Sowing(_) | Clause::Turn(_) | Clause::Ending(_) | Clause::Round(_)) => {
                self.pit("caption-withheld", pit)
            }
        };
        message.with("seeds", seeds)
    }

    /// Captured seeds go to an end of the inner row.
    pub(super) fn entered(&self, pit: PitId, way: Way) -> Message {
        let zone = match self.clause {
            Some(Clause::Capture(Capture::Enter(it))) => it.zone,
            _ => 0,
        };
        let board = &self.rules.board;
        let near = self.so_far.landed.is_some_and(|landed| {
            let number = board.number(landed);
            number < zone || number + zone >= board.columns
        });
        let why = match self.so_far.way {
            _ if self.so_far.landed.is_none() => "unsaid",
            _ if near && self.so_far.way.is_some_and(|before| before != way) => "turned",
            _ if near => "near",
            _ if self.so_far.placed => "chosen",
            _ => "kept",
        };
        self.pit("caption-entered", pit)
            .with("end", if way == Way::Cw { "left" } else { "right" })
            .with("way", self.words.way(self.rules, way))
            .with("from", self.so_far.landed.map_or_else(String::new, |landed| board.name(landed)))
            .with("why", why)
    }

    /// Why nothing facing a pit that held seeds is captured: the pit there is empty, or the turn is one without captures.
    pub(super) fn not_facing(&self, pit: PitId) -> &'static str {
        let captures = self.rules.phases[self.before.phase()].capture.iter().any(|(_, it)| match it {
            Capture::Facing(it) => it.needs != Needs::Either && it.landing == Landing::Occupied,
            _ => false,
        });
        let own = self.rules.board.owner(pit) == self.before.to_move();
        let begun = || self.has(|it| matches!(it, Clause::Capture(Capture::Begun(_))));
        match self.rules.board.facing(pit).map(|facing| self.before.pit(facing) > 0) {
            Some(false) if captures && own && !self.so_far.plain => "facing-empty",
            Some(true) if captures && own && self.so_far.plain && begun() => "plain",
            _ => "none",
        }
    }

    /// Whether nothing is captured because of the two pits across only one holds seeds.
    pub(super) fn one_empty(&self, pit: PitId) -> bool {
        let board = &self.rules.board;
        let both = self.rules.phases[self.before.phase()].capture.iter().any(|(_, it)| match it {
            Capture::Facing(it) => it.needs == Needs::Both && it.landing == Landing::Occupied,
            _ => false,
        });
        let across = board.facing(pit).and_then(|facing| Some((facing, board.behind(facing)?)));
        both && across.is_some_and(|(facing, behind)| (self.before.pit(facing) == 0) != (self.before.pit(behind) == 0))
    }
}
