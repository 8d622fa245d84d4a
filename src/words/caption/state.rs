//! Captions of what a turn changes besides seeds: marks, stages, another move, rounds, the end.

use super::Scene;
use crate::engine::{GameResult, Lead, Mark, in_halves, owed, with_traps};
use crate::rules::capture::Capture;
use crate::rules::choice::Choice;
use crate::rules::claim::Claim;
use crate::rules::ending::{Amount, Ending, EndlessTurn, Whose};
use crate::rules::phase::Until;
use crate::rules::turn::Turn;
use crate::rules::{Clause, Part, PhaseRules, PitId, Place, Side};
use crate::words::game;
use crate::words::keys::Key;
use crate::words::message::Message;

impl Scene<'_> {
    /// Special pieces are captured.
    pub(super) fn specials_taken(&self, from: Place, seeds: u16, to: Place) -> Message {
        let (gap, beyond) = self.beyond();
        let first = matches!(self.clause, Some(Clause::Capture(Capture::Beyond(_)))) && !self.so_far.captured;
        let id = match self.clause {
            Some(Clause::Capture(Capture::Meeting(_))) => "caption-captured-specials-meeting",
            _ if first && beyond.is_some() => "caption-captured-specials-beyond",
            _ => "caption-captured-specials",
        };
        self.place(id, from)
            .with("gap", self.pit_name(gap))
            .with("taker", self.words.side(to.side().unwrap_or(self.mover())))
            .with("pieces", self.pieces(seeds))
            .with("store", self.before.at(to) + seeds)
    }

    /// The last seed goes across.
    pub(super) fn crossed(&self, from: Place, to: Place) -> Message {
        self.message("caption-crossed").with("pit", self.name(from)).with("to", self.name(to))
    }

    /// Spared seeds are drawn back, out of reach.
    pub(super) fn retreated(&self, from: PitId, seeds: u16, to: Place) -> Message {
        let board = &self.rules.board;
        self.by("caption-moved", board.owner(from))
            .with("pit", board.name(from))
            .with("seeds", seeds)
            .with("to", self.name(to))
    }

    /// A pit is shifted.
    pub(super) fn shifted(&self, from: Place, seeds: u16, to: Place) -> Message {
        let count = self.before.at(to) + seeds;
        self.place("caption-shifted", from).with("seeds", seeds).with("to", self.name(to)).with("count", count)
    }

    /// A pit is filled for the next round.
    pub(super) fn laid(&self, from: Place, seeds: u16, to: Place) -> Message {
        self.place("caption-laid", from).with("seeds", seeds).with("to", self.name(to))
    }

    /// A pit gets its special pieces again for the next round.
    pub(super) fn specials_laid(&self, seeds: u16, to: Place) -> Message {
        self.message("caption-laid-special").with("pieces", self.pieces(seeds)).with("to", self.name(to))
    }

    /// Seeds are put away between two rounds.
    pub(super) fn put_away(&self, from: Place, seeds: u16, to: Place) -> Message {
        self.place("caption-put-away", from).with("seeds", seeds).with("to", self.name(to))
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
            .with("round", self.before.bout().round)
            .with("result", result)
            .with("south", south)
            .with("north", north)
    }

    pub(super) fn marked(&self, pit: PitId, mark: Mark) -> Message {
        let was = self.before.mark(pit);
        let owner = self.rules.board.owner(pit);
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
            Mark::None | Mark::Barred if was.is_house() => match self.clause {
                Some(Clause::Claim(Claim::HousesFall(_))) => ("caption-marked-houses-fall", owner),
                _ => ("caption-marked-house-lost", owner),
            },
            Mark::Barred | Mark::BarredHouse => match self.clause {
                Some(Clause::Choice(Choice::Blockade(_))) => ("caption-marked-blocked", owner),
                _ => ("caption-marked-barred", owner),
            },
            Mark::None | Mark::House => match (was, self.clause) {
                (Mark::Trap(owner), Some(Clause::Claim(Claim::Fades(_)))) => ("caption-marked-trap-faded", owner),
                // Between two rounds.
                (Mark::Trap(_), None) => ("caption-marked-open", owner),
                (Mark::Trap(owner), _) => ("caption-marked-trap-lifted", owner),
                (_, Some(Clause::Choice(Choice::Blockade(_)))) => ("caption-marked-unblocked", owner),
                _ => ("caption-marked-free", owner),
            },
        };
        let next = match self.clause {
            Some(Clause::Claim(Claim::Trap(it))) => it.makes.contains(self.before.pit(pit) + 1),
            _ => false,
        };
        let ends = self.has(|it| matches!(it, Clause::Claim(Claim::Liftable(_) | Claim::Fades(_))));
        self.pit(id, pit)
            .with("owner", self.words.side(owner))
            .with("owner-side", owner.key())
            .with("own", (owner == self.before.to_move()).key())
            .with("count", self.before.pit(pit))
            .with("match", game::in_match(self.rules).key())
            .with("liftable", ends.key())
            .with("next", next.key())
    }

    /// Who alone has captured so far.
    pub(super) fn lead(&self, lead: Lead) -> Message {
        let Lead::One { side, turns, .. } = lead else { return self.message("caption-lead-lost") };
        let needed = match self.clause {
            Some(Clause::Ending(Ending::CapturesFirst(it))) => it.turns,
            _ => turns,
        };
        self.by("caption-lead", side).with("turns", turns).with("left", needed.saturating_sub(turns))
    }

    pub(super) fn bonus(&self, side: Side) -> Message {
        let id = match self.clause {
            Some(Clause::Turn(Turn::Bonus(_))) if game::alone(self.rules) => "caption-bonus-alone",
            Some(Clause::Turn(Turn::Bonus(_))) => "caption-bonus-store",
            Some(Clause::Turn(Turn::AtHome(_))) => "caption-bonus-at-home",
            Some(Clause::Capture(Capture::Count(_))) => "caption-bonus-count",
            Some(Clause::Capture(Capture::Beyond(_))) => "caption-bonus-captured",
            Some(Clause::Capture(Capture::FromTrap(_))) => {
                return self.words.named(self.rules, self.about("caption-bonus-from-trap", side));
            }
            _ => "caption-bonus",
        };
        self.about(id, side)
    }

    pub(super) fn passed(&self, side: Side) -> Message {
        let board = &self.rules.board;
        let bare =
            board.pits().filter(|&pit| self.before.owner(board, pit) == side).all(|pit| self.before.pit(pit) == 0);
        self.about("caption-passed", side).with("bare", (board.is_owned() && bare).key())
    }

    pub(super) fn bonus_lost(&self, side: Side) -> Message {
        match self.clause {
            Some(Clause::Turn(Turn::ExtraMoves(it))) => self.about("caption-bonus-no-more", side).with("most", it.most),
            _ => self.about("caption-bonus-lost", side),
        }
    }

    pub(super) fn extra(&self, moves: u8) -> Message {
        match self.clause {
            Some(Clause::Turn(Turn::ExtraMoves(it))) => {
                self.message("caption-extra").with("left", it.most.saturating_sub(moves))
            }
            _ => Message::new("caption-extra-plain"),
        }
    }

    pub(super) fn lost(&self, side: Side) -> Message {
        let why = if matches!(self.clause, Some(Clause::Turn(_))) { "unpaid" } else { "penalty" };
        let frozen = self.has(|it| matches!(it, Clause::Turn(Turn::Frozen(_))));
        self.about("caption-lost", side)
            .with("why", why)
            .with("frozen", frozen.key())
            .with("count", self.before.penalty(side))
    }

    pub(super) fn endless(&self, laps: u32) -> Message {
        let verdict = match self.clause {
            Some(Clause::Ending(Ending::Endless(it))) => it.verdict,
            _ => EndlessTurn::Void,
        };
        self.message("caption-endless")
            .with("laps", laps)
            .with("verdict", verdict.key())
            .with("match", game::in_match(self.rules).key())
    }

    /// Whether there is nothing to tell of a stage that begins but that it does.
    pub(super) fn is_mere_stage(&self, phase: u8) -> bool {
        match self.news(phase.into()) {
            "ends" => true,
            "no" => self.until() != Until::HandSpent,
            _ => false,
        }
    }

    /// What has ended the stage before.
    fn until(&self) -> Until {
        self.rules.phases.get(self.before.phase()).map_or(Until::End, |phase| phase.until)
    }

    pub(super) fn phase(&self, phase: u8) -> Message {
        self.message("caption-phase")
            .with("stage", u16::from(phase) + 1)
            .with("news", self.news(phase.into()))
            .with("until", self.until().key())
            .with("name", self.words.stage(self.rules, phase.into()))
    }

    /// Whether a stage of one turn says from which pit to begin.
    fn binds(&self, phase: &PhaseRules) -> bool {
        phase.until == Until::OneTurn
            && phase.choice.iter().any(|(_, it)| matches!(it, Choice::Prefer(it) if !it.phases.is_empty()))
    }

    /// What is new in the stage that begins.
    fn news(&self, phase: usize) -> &'static str {
        let stages = [self.before.phase(), phase].map(|phase| self.rules.phases.get(phase));
        let [Some(before), Some(now)] = stages else { return "no" };
        let swaps = [before, now].map(|it| it.choice.iter().any(|(_, it)| matches!(it, Choice::Swap(_))));
        let claims = [before, now].map(|it| it.claim.iter().any(|(_, it)| matches!(it, Claim::Trap(_))));
        let captures = [before, now].map(|it| it.capture.iter().any(|(_, it)| super::old::captures_something(it)));
        if before.plan.opening.race.is_some() {
            "raced"
        } else if claims == [false, true] {
            "claims"
        } else if captures == [false, true] {
            "captures"
        } else if claims == [false, false] && self.has(|it| matches!(it, Clause::Claim(Claim::Trap(_)))) {
            "claims-later"
        } else if captures == [false, false] && game::captures(self.rules) && before.until == Until::OneTurn {
            "none-yet"
        } else {
            let shifts = [before, now].map(|it| it.facts.shifts.is_some());
            let heaps = [before, now].map(|it| it.facts.heaps.is_some());
            let bound = [before, now].map(|it| self.binds(it));
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

    pub(super) fn closed(&self) -> Message {
        let board = &self.rules.board;
        let to_move = self.before.to_move();
        let empty = |side: Side| board.pits_of(side).all(|pit| self.before.pit(pit) == 0);
        match self.clause {
            Some(Clause::Ending(it)) => match it {
                Ending::StoreHolds(it) => {
                    let [south, north] = Side::BOTH.map(|side| self.before.store(side));
                    let komi =
                        self.rules.phases[self.before.phase()].plan.winner.as_ref().map_or(0, |winner| winner.komi);
                    let [south, north] = if komi > 0 {
                        Side::BOTH.map(|side| in_halves(self.before, komi, side))
                    } else {
                        [south.into(), north.into()]
                    };
                    let amount = match it.seeds {
                        Amount::Majority => crate::rules::kinds::ending::Amount::Majority,
                        Amount::Seeds(seeds) => crate::rules::kinds::ending::Amount::Seeds(seeds),
                    };
                    let fuller = if north > south { Side::North } else { Side::South };
                    self.about("caption-closed-store-holds", fuller)
                        .with("seeds", self.before.store(fuller))
                        .with("needed", game::needed(self.rules, amount, fuller))
                        .with("most", (komi == 0 && it.seeds == Amount::Majority).key())
                }
                Ending::StoresLevel(_) => {
                    self.message("caption-closed-stores-level").with("seeds", self.before.store(to_move))
                }
                Ending::RowEmpty(_) => match (empty(to_move), empty(to_move.opponent())) {
                    (true, true) => self.message("caption-closed-board-empty"),
                    (false, true) => self.about("caption-closed-row-empty", to_move.opponent()),
                    (true, false) | (false, false) => self.about("caption-closed-row-empty", to_move),
                },
                // A turn ends before it passes: who cannot move is the one who would come next.
                Ending::NoMoves(it) => match it.whose {
                    Whose::Both => self.message("caption-closed-no-moves-both"),
                    Whose::Either => {
                        let lifts =
                            |pit: PitId| self.before.pit(pit) > 0 && !matches!(self.before.mark(pit), Mark::Trap(_));
                        let stuck = |side: &Side| !board.pits_of(*side).any(lifts);
                        let side = board.sides().iter().copied().find(stuck).unwrap_or(to_move.opponent());
                        self.about("caption-closed-no-moves", side)
                    }
                    Whose::Mover => self.about("caption-closed-no-moves", to_move.opponent()),
                },
                Ending::Unfed(_) => {
                    let feeder = if empty(to_move) { to_move.opponent() } else { to_move };
                    self.by("caption-closed-unfed", feeder)
                }
                Ending::FewLeft(it) => {
                    let in_pits: u16 = board.pits().map(|pit| self.before.pit(pit)).sum();
                    self.message("caption-closed-few-left")
                        .with("seeds", in_pits + self.before.lifted())
                        .with("taker", it.taker.key())
                }
                Ending::EndsEmpty(it) => self.message("caption-closed-ends-empty").with("of", it.of.key()),
                Ending::Repetition(it) => self.message("caption-closed-repetition").with("times", it.times),
                Ending::Endless(_) => self.message("caption-closed-endless"),
                Ending::InnerEmpty(_) => {
                    let inner_empty = |side: Side| board.part(side, Part::Inner).all(|pit| self.before.pit(pit) == 0);
                    let captured = self.before.lifted();
                    let loser = if captured == 0 && inner_empty(to_move) { to_move } else { to_move.opponent() };
                    self.about("caption-closed-inner-empty", loser).with("captured", captured)
                }
                Ending::BothEnds(_) => self.message("caption-closed-both-ends"),
                Ending::CapturesFirst(it) => self.message("caption-closed-captures-first").with("turns", it.turns),
                Ending::Decided(_) => {
                    let [south, north] = Side::BOTH.map(|side| with_traps(&self.rules.board, self.before, side));
                    let leader = if north > south { Side::North } else { Side::South };
                    let traps = self.has(|it| matches!(it, Clause::Claim(Claim::Trap(_))));
                    self.by("caption-closed-decided", leader).with("seeds", south.max(north)).with("traps", traps.key())
                }
                Ending::NoneFree(_) => self.message("caption-closed-none-free"),
                Ending::OwnRowEmptied(_) => {
                    let mut seats = [to_move].into_iter().chain(board.players.seats(to_move).iter().copied());
                    self.about("caption-closed-row-emptied", seats.find(|&side| empty(side)).unwrap_or(to_move))
                }
                Ending::PenaltyHolds(_) => self.message("caption-closed-last-left"),
                Ending::AllPassed(_) => self.message("caption-closed-all-passed"),
                Ending::LastInEmpty(_) => self.message("caption-closed-last-in-empty"),
                Ending::AllStored(_) => {
                    self.message("caption-closed-all-stored").with("seeds", self.before.store(to_move))
                }
                Ending::Winner(_) => self.message("caption-closed"),
            },
            Some(Clause::Capture(Capture::GrandSlam(_))) => {
                // The turn has passed by then: the player to move is the one who lost all seeds.
                self.words.players(self.rules, Message::new("caption-closed-grand-slam"), to_move.opponent())
            }
            None
            | Some(
                Clause::Choice(_)
                | Clause::Sowing(_)
                | Clause::Capture(_)
                | Clause::Claim(_)
                | Clause::Turn(_)
                | Clause::Round(_),
            ) => self.message("caption-closed"),
        }
    }
}
