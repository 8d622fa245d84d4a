//! Captions of the end of a lap: why it goes on, why it does not.

use super::Scene;
use crate::engine::Mark;
use crate::rules::capture::{Alone, Capture, Count, Facing, Landing, Played, Row, Taker, Then};
use crate::rules::claim::Claim;
use crate::rules::sowing::{HaltAt, Lifts, Relay, Sowing};
use crate::rules::{Clause, PitId, Place, Side};
use crate::words::game;
use crate::words::keys::Key;
use crate::words::message::Message;

impl Scene<'_> {
    pub(super) fn relayed(&self, pit: PitId) -> Message {
        let id = match self.clause {
            Some(Clause::Sowing(Sowing::Relay(it))) if it.lifts == Lifts::Next => "caption-relayed-next-pit",
            Some(Clause::Capture(Capture::Beyond(it))) if it.then == Then::NextSeeds => "caption-relayed-next-seeds",
            Some(Clause::Capture(Capture::Count(it))) if it.then == Then::NextSeeds => "caption-relayed-next-seeds",
            Some(Clause::Capture(Capture::Beyond(_))) => "caption-relayed-next-pit",
            Some(Clause::Sowing(Sowing::Relay(_))) if !self.so_far.answered => "caption-relayed-relay",
            Some(Clause::Capture(Capture::Count(_))) => "caption-relayed-next-pit",
            Some(Clause::Capture(Capture::Column(_))) => "caption-relayed-column",
            Some(Clause::Sowing(Sowing::Race(_))) => "caption-relayed-relay",
            _ => "caption-relayed",
        };
        let why = if self.is_early(pit) {
            "early"
        } else if self.is_house(pit) {
            "house"
        } else if self.one_empty(pit) {
            "one-empty"
        } else {
            self.not_facing(pit)
        };
        let facing = self.rules.board.facing(pit).map_or_else(String::new, |facing| self.rules.board.name(facing));
        self.pit(id, pit).with("count", self.before.pit(pit)).with("why", why).with("facing", facing)
    }

    /// Whether this pit would become a trap if this were not so early in the game.
    pub(super) fn is_early(&self, pit: PitId) -> bool {
        let phase = &self.rules.phases[self.before.phase()];
        phase.plan.opening.race.is_none()
            && self.has(|it| match it {
                Clause::Claim(Claim::Trap(trap)) => {
                    !it.holds_in(&phase.id)
                        && !trap.missed
                        && trap.makes.contains(self.before.pit(pit))
                        && self.is_in(trap.row, pit)
                }
                _ => false,
            })
    }

    pub(in crate::words) fn stopped(&self, at: Place) -> Message {
        let facing = at.as_pit().and_then(|pit| self.rules.board.facing(pit));
        if matches!(self.clause, None | Some(Clause::Sowing(Sowing::Relay(Relay { lifts: Lifts::Last, .. }))))
            && let Some(message) = self.stopped_short(at)
        {
            return message;
        }
        match (self.clause, facing) {
            (Some(Clause::Sowing(Sowing::Relay(it))), _) if it.lifts == Lifts::Next => match self.end_after(at) {
                Some(end) => self.place("caption-stopped-end", at).with("next", self.rules.board.name(end)),
                None => self.place("caption-stopped-next-pit", at),
            },
            (Some(Clause::Sowing(Sowing::Relay(_) | Sowing::FirstInStore(_))), _) => {
                self.place("caption-stopped-relay", at)
            }
            (Some(Clause::Sowing(Sowing::Halt(it))), _) => {
                let id = match it.at {
                    _ if self.so_far.answered => "caption-stopped-chosen",
                    HaltAt::House => "caption-stopped-house",
                    HaltAt::Blocked => "caption-stopped-blocked",
                    HaltAt::Parts(_) => "caption-stopped-part",
                };
                self.place(id, at)
            }
            (Some(Clause::Sowing(Sowing::HomeEnds(_))), _) => {
                let origin = self.so_far.origin.map_or_else(String::new, |pit| self.rules.board.name(pit));
                let known = self.so_far.origin.is_some();
                self.place("caption-stopped-home", at).with("known", known.key()).with("origin", origin)
            }
            (Some(Clause::Sowing(Sowing::Race(_))), _) => {
                let first = self.so_far.other.as_ref().is_some_and(|other| other.held > 0);
                self.place("caption-stopped-race", at).with("first", first.key())
            }
            (Some(Clause::Capture(Capture::Column(_))), _) => self.place("caption-stopped-column", at),
            (Some(Clause::Capture(Capture::Count(_))), _) => self.place("caption-stopped-next-pit", at),
            (Some(Clause::Capture(Capture::Ahead(_))), _) => self.stopped_ahead(at),
            (Some(Clause::Capture(Capture::Beyond(_))), _) => self.stopped_beyond(at),
            (Some(Clause::Capture(Capture::Facing(_))), Some(facing)) => {
                self.place("caption-stopped-facing", at).with("facing", self.rules.board.name(facing))
            }
            (Some(Clause::Claim(Claim::Swallow(_))), _) => self.place("caption-stopped-swallow", at),
            (Some(Clause::Claim(Claim::Trap(_))), _) => self.place("caption-stopped-claimed", at),
            (
                Some(Clause::Claim(Claim::Engulf(_) | Claim::TrapStops(_)) | Clause::Capture(Capture::FromTrap(_))),
                _,
            ) => {
                let owner = self.trap_owner(at);
                self.place("caption-stopped-trap", at)
                    .with("owner", self.words.side(owner))
                    .with("owner-side", owner.key())
            }
            _ => {
                let captures = at.as_pit().is_some() && game::last_seed_captures(self.rules);
                let taking = self.rules.phases[self.before.phase()]
                    .capture
                    .iter()
                    .any(|(_, it)| super::old::captures_something(it));
                let early = captures && !taking && game::captures(self.rules);
                self.place("caption-stopped", at).with("captures", if early { "early" } else { captures.key() })
            }
        }
    }

    /// The pit at an end of the board that comes next, if one does.
    fn end_after(&self, at: Place) -> Option<PitId> {
        let board = &self.rules.board;
        let next = board.next(self.mover(), self.so_far.way?, at).as_pit()?;
        (next.index() < board.pit_count() && board.is_end(next)).then_some(next)
    }

    /// A last seed fell in an empty pit and did not capture the pit after it.
    /// Of a last seed that fell as it must to capture, on two rows: what else was wanting, if that can be told.
    fn stopped_short(&self, at: Place) -> Option<Message> {
        let pit = at.as_pit().filter(|_| self.rules.board.rows == 2)?;
        let phase = &self.rules.phases[self.before.phase()];
        phase.capture.iter().find_map(|(_, it)| match it {
            Capture::Count(it) => self.count_short(it, pit),
            Capture::Facing(it) => self.facing_short(it, pit),
            _ => None,
        })
    }

    fn count_short(&self, rule: &Count, pit: PitId) -> Option<Message> {
        let seeds = self.before.pit(pit);
        if !rule.makes.contains(seeds) || rule.taker == Taker::Nobody {
            None
        } else if !self.is_in(rule.row, pit) {
            Some(self.on_wrong_side(pit, "count"))
        } else if rule.played != Played::Any && self.before.mark(pit) != Mark::Played {
            Some(self.place("caption-stopped-unplayed", Place::pit(pit)).with("count", seeds))
        } else {
            None
        }
    }

    fn facing_short(&self, rule: &Facing, pit: PitId) -> Option<Message> {
        let landing = if self.before.pit(pit) == 1 { Landing::Empty } else { Landing::Occupied };
        let facing = self.rules.board.facing(pit)?;
        let trap = matches!(self.before.mark(facing), Mark::Trap(_));
        if landing != rule.landing || rule.crosses {
            None
        } else if !self.is_in(rule.row, pit) {
            Some(self.on_wrong_side(pit, landing.key()))
        } else if (self.before.pit(facing) == 0 || trap) && rule.alone == Alone::Stays {
            let message = self.place("caption-stopped-nothing-faces", Place::pit(pit)).with("landing", landing.key());
            Some(message.with("facing", self.rules.board.name(facing)).with("trapped", trap.key()))
        } else {
            None
        }
    }

    fn on_wrong_side(&self, pit: PitId, landing: &'static str) -> Message {
        let owner = self.owner(pit);
        self.place("caption-stopped-side", Place::pit(pit))
            .with("landing", landing)
            .with("count", self.before.pit(pit))
            .with("owner", self.words.side(owner))
            .with("owner-side", owner.key())
            .with("own", (owner == self.mover()).key())
    }

    /// Whose a pit is, which may have been won for this round.
    fn owner(&self, pit: PitId) -> Side {
        self.before.owner(&self.rules.board, pit)
    }

    /// Whether a pit is in this row, seen by who moves.
    fn is_in(&self, row: Row, pit: PitId) -> bool {
        match row {
            Row::Own => self.owner(pit) == self.mover(),
            Row::Opponent => self.owner(pit) != self.mover(),
            Row::Any => true,
        }
    }

    pub(super) fn stopped_ahead(&self, at: Place) -> Message {
        let mover = self.before.to_move();
        let next = self.so_far.way.and_then(|way| self.rules.board.next(mover, way, at).as_pit());
        let why = match next {
            None => "unsaid",
            Some(next) if Some(next) == self.so_far.origin => "origin",
            Some(next) if self.before.pit(next) == 0 => "empty",
            Some(next) if self.before.mark(next) == Mark::Trap(mover.opponent()) => "trap",
            Some(_) => "lone",
        };
        let next = next.map_or_else(String::new, |next| self.rules.board.name(next));
        self.place("caption-stopped-ahead", at).with("next", next).with("why", why)
    }
}
