//! What just happened: one line for one event, with this position's pits and counts, and its reason where a clause
//! caused it. An event that comes with a clause that seldom causes it still gets its plain line.

use super::keys::Key;
use super::message::Message;
use super::{Words, clauses};
use crate::engine::{Ask, Event, Mark, Position, Told};
use crate::rules::capture::Capture;
use crate::rules::choice::Choice;
use crate::rules::claim::Claim;
use crate::rules::ending::{Ending, EndlessTurn, Whose};
use crate::rules::sowing::{First, Sowing};
use crate::rules::turn::Turn;
use crate::rules::{Clause, PitId, Place, PlaceKind, Rules, Side, Way};

/// An event on its way into words: the rules, the position just before it, and the clause behind it.
struct Scene<'a> {
    words: &'a Words,
    rules: &'a Rules,
    before: &'a Position,
    clause: Option<&'a Clause>,
}

impl Words {
    /// One line on an event. `before` is the position just before it.
    pub fn caption(&self, rules: &Rules, before: &Position, told: &Told) -> String {
        let clause = told.clause.map(|id| rules.clause(id));
        let scene = Scene { words: self, rules, before, clause };
        self.say(&match told.event {
            Event::Lifted { from, seeds, way } => scene.lifted(from, seeds, way),
            Event::Sown { to } => scene.sown(to),
            Event::Skipped { place } => scene.skipped(place),
            Event::Captured { from, seeds, to: Some(to) } => scene.captured(from, seeds, to),
            Event::Captured { from, seeds, to: None } => scene.captured_again(from, seeds),
            Event::Withheld { pit, seeds } => scene.withheld(pit, seeds),
            Event::Relayed { pit } => scene.relayed(pit),
            Event::Stopped { at } => scene.stopped(at),
            Event::Marked { pit, mark } => scene.marked(pit, mark),
            Event::Asked { ask } => scene.asked(ask),
            Event::Answered { go } => scene.answered(go),
            Event::Bonus { side } => scene.bonus(side),
            Event::BonusLost { side } => scene.about("caption-bonus-lost", side),
            Event::Passed { side } => scene.about("caption-passed", side),
            Event::Swapped => Message::new("caption-swapped"),
            Event::Endless { laps } => scene.endless(laps),
            Event::PhaseBegan { phase } => scene.phase(phase),
            Event::TurnPassed { to } => scene.about("caption-turn", to),
            Event::Closed => scene.closed(),
            Event::Swept { from, seeds, to } => scene.taken("caption-swept", from, seeds, to),
            Event::Ended { result, because } => self.result(rules, before, result, because),
        })
    }
}

impl Scene<'_> {
    /// A message that may name the players.
    fn message(&self, id: &'static str) -> Message {
        let player = self.before.to_move();
        self.words.players(Message::new(id), player)
    }

    /// A message about a pit.
    fn pit(&self, id: &'static str, pit: PitId) -> Message {
        self.message(id).with("pit", self.rules.board.name(pit))
    }

    /// A message about a pit or a store.
    fn place(&self, id: &'static str, place: Place) -> Message {
        let (kind, side) = match place.kind() {
            PlaceKind::Pit(pit) => ("pit", self.rules.board.owner(pit)),
            PlaceKind::Store(side) => ("store", side),
            PlaceKind::Hand(side) => ("hand", side),
        };
        let name = self.words.place(self.rules, place);
        self.message(id).with("place", name).with("place-kind", kind).with("place-side", side.key())
    }

    /// A message about a player, who need not be the one to move.
    fn about(&self, id: &'static str, side: Side) -> Message {
        self.message(id).with("side-name", self.words.side(side)).with("side", side.key())
    }

    fn trap(&self, message: Message) -> Message {
        message.with("trap", clauses::trap(self.words, self.rules))
    }

    fn lifted(&self, from: Place, seeds: u16, way: Way) -> Message {
        let cause = match self.clause {
            Some(Clause::Choice(Choice::Reserve(_))) => {
                return self.place("caption-lifted-reserve", from).with("seeds", seeds);
            }
            Some(Clause::Sowing(it)) => match it {
                Sowing::Chosen(_) => "chosen",
                Sowing::ByOrigin(_) => self.half(from),
                Sowing::Fixed(_) | Sowing::FirstInOrigin(_) | Sowing::SkipOrigin(_) | Sowing::Relay(_) => "fixed",
            },
            None
            | Some(Clause::Choice(_) | Clause::Capture(_) | Clause::Claim(_) | Clause::Turn(_) | Clause::Ending(_)) => {
                "none"
            }
        };
        self.place("caption-lifted", from).with("seeds", seeds).with("way", way.key()).with("cause", cause)
    }

    /// In which half of its row a pit lies, as its owner sees it.
    fn half(&self, from: Place) -> &'static str {
        let board = &self.rules.board;
        let Some(pit) = from.as_pit() else { return "none" };
        match (2 * board.number(pit) + 1).cmp(&board.columns) {
            std::cmp::Ordering::Less => "left",
            std::cmp::Ordering::Equal => "middle",
            std::cmp::Ordering::Greater => "right",
        }
    }

    fn sown(&self, to: Place) -> Message {
        let was = self.before.at(to);
        let left = self.before.lifted().saturating_sub(1);
        let id = match self.clause {
            Some(Clause::Sowing(Sowing::FirstInOrigin(it))) => match it.lone {
                First::Next if left == 0 => "caption-sown-lone",
                First::Next | First::Here => "caption-sown-origin",
            },
            Some(Clause::Choice(Choice::Reserve(_))) => "caption-sown-reserve",
            Some(Clause::Capture(Capture::Resow(_))) => "caption-sown-again",
            _ => "caption-sown",
        };
        self.place(id, to).with("left", left).with("was", was).with("count", was + 1)
    }

    fn skipped(&self, place: Place) -> Message {
        let id = match self.clause {
            Some(Clause::Sowing(Sowing::SkipOrigin(_))) => "caption-skipped-origin",
            _ => "caption-skipped",
        };
        self.place(id, place)
    }

    /// Seeds that go from a pit into a store.
    fn taken(&self, id: &'static str, from: PitId, seeds: u16, to: Place) -> Message {
        let taker = match to.kind() {
            PlaceKind::Store(side) | PlaceKind::Hand(side) => side,
            PlaceKind::Pit(pit) => self.rules.board.owner(pit),
        };
        self.pit(id, from)
            .with("seeds", seeds)
            .with("taker", self.words.side(taker))
            .with("taker-side", taker.key())
            .with("own", (taker == self.before.to_move()).key())
            .with("store", self.before.at(to) + seeds)
    }

    fn captured(&self, from: PitId, seeds: u16, to: Place) -> Message {
        let id = match self.clause {
            Some(Clause::Capture(it)) => match it {
                Capture::Passing(_) => "caption-captured-passing",
                Capture::Count(_) => "caption-captured-count",
                Capture::Facing(it) => match self.part(it.row, from) {
                    Some(part) => {
                        let message = self.taken("caption-captured-facing", from, seeds, to);
                        return self.facing(message, part, from).with("landing", it.landing.key());
                    }
                    None => "caption-captured",
                },
                Capture::GrandSlam(_) => "caption-captured-grand-slam",
                Capture::Resow(_) | Capture::Optional(_) => "caption-captured",
            },
            Some(Clause::Claim(it)) => match it {
                Claim::Trap(_) => "caption-captured-trap",
                Claim::Swallow(_) => "caption-captured-swallow",
                Claim::AtMost(_) | Claim::NotLastPit(_) | Claim::NotTwin(_) | Claim::Declared(_) => "caption-captured",
            },
            None | Some(Clause::Choice(_) | Clause::Sowing(_) | Clause::Turn(_) | Clause::Ending(_)) => {
                "caption-captured"
            }
        };
        self.trap(self.taken(id, from, seeds, to))
    }

    fn captured_again(&self, from: PitId, seeds: u16) -> Message {
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
    fn part(&self, row: crate::rules::capture::Row, from: PitId) -> Option<&'static str> {
        use crate::rules::capture::Row;
        let board = &self.rules.board;
        let landing = match row {
            Row::Own => self.before.to_move(),
            Row::Opponent => self.before.to_move().opponent(),
            Row::Any => return None,
        };
        Some(match (board.owner(from) == landing, board.facing(from)) {
            (true, _) => "own",
            (false, Some(_)) => "facing",
            (false, None) => "behind",
        })
    }

    fn facing(&self, message: Message, part: &'static str, from: PitId) -> Message {
        let facing = self.rules.board.facing(from).map_or_else(String::new, |pit| self.rules.board.name(pit));
        message.with("part", part).with("facing", facing)
    }

    fn withheld(&self, pit: PitId, seeds: u16) -> Message {
        let message = match self.clause {
            Some(Clause::Capture(it)) => match it {
                Capture::GrandSlam(it) => self.pit("caption-withheld-grand-slam", pit).with("effect", it.effect.key()),
                Capture::Optional(_) => self.pit("caption-withheld-optional", pit),
                Capture::Count(_) => self.pit("caption-withheld-nobody", pit),
                Capture::Passing(_) | Capture::Facing(_) | Capture::Resow(_) => self.pit("caption-withheld", pit),
            },
            Some(Clause::Claim(it)) => match it {
                Claim::AtMost(it) => self.pit("caption-withheld-at-most", pit).with("traps", it.traps),
                Claim::NotLastPit(_) => self.pit("caption-withheld-not-last-pit", pit),
                Claim::NotTwin(it) => self.pit("caption-withheld-not-twin", pit).with("by", it.by.key()),
                Claim::Declared(_) => self.pit("caption-withheld-declared", pit),
                Claim::Trap(_) | Claim::Swallow(_) => self.pit("caption-withheld", pit),
            },
            None | Some(Clause::Choice(_) | Clause::Sowing(_) | Clause::Turn(_) | Clause::Ending(_)) => {
                self.pit("caption-withheld", pit)
            }
        };
        self.trap(message.with("seeds", seeds))
    }

    fn relayed(&self, pit: PitId) -> Message {
        let id = match self.clause {
            Some(Clause::Sowing(Sowing::Relay(_))) => "caption-relayed-relay",
            Some(Clause::Capture(Capture::Count(_))) => "caption-relayed-next-pit",
            _ => "caption-relayed",
        };
        self.pit(id, pit).with("count", self.before.pit(pit))
    }

    fn stopped(&self, at: Place) -> Message {
        let facing = at.as_pit().and_then(|pit| self.rules.board.facing(pit));
        let message = match (self.clause, facing) {
            (Some(Clause::Sowing(Sowing::Relay(_))), _) => self.place("caption-stopped-relay", at),
            (Some(Clause::Capture(Capture::Count(_))), _) => self.place("caption-stopped-next-pit", at),
            (Some(Clause::Capture(Capture::Facing(_))), Some(facing)) => {
                self.place("caption-stopped-facing", at).with("facing", self.rules.board.name(facing))
            }
            (Some(Clause::Claim(Claim::Swallow(_))), _) => self.place("caption-stopped-swallow", at),
            _ => {
                let captures = at.as_pit().is_some() && clauses::last_seed_captures(self.rules);
                self.place("caption-stopped", at).with("captures", captures.key())
            }
        };
        self.trap(message)
    }

    fn marked(&self, pit: PitId, mark: Mark) -> Message {
        match mark {
            Mark::Trap(owner) => self.trap(
                self.pit("caption-marked-trap", pit)
                    .with("owner", self.words.side(owner))
                    .with("owner-side", owner.key()),
            ),
            Mark::Barred => self.pit("caption-marked-barred", pit),
            Mark::None => self.pit("caption-marked-free", pit),
        }
    }

    fn asked(&self, ask: Ask) -> Message {
        let id = match question(self.rules, ask) {
            Question::Capture => "caption-asked-optional",
            Question::Claim => "caption-asked-declared",
            Question::Other => "caption-asked",
        };
        self.trap(self.pit(id, ask.pit))
    }

    fn answered(&self, go: bool) -> Message {
        let ask = self.before.ask();
        let id = match ask.map_or(Question::Other, |ask| question(self.rules, ask)) {
            Question::Capture => "caption-answered-optional",
            Question::Claim => "caption-answered-declared",
            Question::Other => "caption-answered",
        };
        let pit = ask.map_or_else(String::new, |ask| self.rules.board.name(ask.pit));
        self.message(id).with("pit", pit).with("go", go.key())
    }

    fn bonus(&self, side: Side) -> Message {
        let id = match self.clause {
            Some(Clause::Turn(Turn::Bonus(_))) => "caption-bonus-store",
            Some(Clause::Capture(Capture::Count(_))) => "caption-bonus-count",
            _ => "caption-bonus",
        };
        self.about(id, side)
    }

    fn endless(&self, laps: u32) -> Message {
        let verdict = match self.clause {
            Some(Clause::Ending(Ending::Endless(it))) => it.verdict,
            _ => EndlessTurn::Void,
        };
        self.message("caption-endless").with("laps", laps).with("verdict", verdict.key())
    }

    fn phase(&self, phase: u8) -> Message {
        let swaps = |phase: usize| {
            let choice = self.rules.phases.get(phase).map(|phase| &phase.choice);
            choice.is_some_and(|choice| choice.iter().any(|(_, it)| matches!(it, Choice::Swap(_))))
        };
        let swap = match (swaps(self.before.phase()), swaps(usize::from(phase))) {
            (false, true) => "begins",
            (true, false) => "ends",
            (true, true) | (false, false) => "no",
        };
        self.message("caption-phase").with("stage", u16::from(phase) + 1).with("swap", swap)
    }

    fn closed(&self) -> Message {
        let board = &self.rules.board;
        let to_move = self.before.to_move();
        let empty = |side: Side| board.pits_of(side).all(|pit| self.before.pit(pit) == 0);
        match self.clause {
            Some(Clause::Ending(it)) => match it {
                Ending::StoreHolds(it) => {
                    let [south, north] = Side::ALL.map(|side| self.before.store(side));
                    let fuller = if north > south { Side::North } else { Side::South };
                    self.about("caption-closed-store-holds", fuller)
                        .with("seeds", self.before.store(fuller))
                        .with("needed", it.seeds.of(&self.rules.board))
                }
                Ending::StoresLevel(_) => {
                    self.message("caption-closed-stores-level").with("seeds", self.before.store(to_move))
                }
                Ending::RowEmpty(_) => match (empty(to_move), empty(to_move.opponent())) {
                    (true, true) => self.message("caption-closed-board-empty"),
                    (false, true) => self.about("caption-closed-row-empty", to_move.opponent()),
                    (true, false) | (false, false) => self.about("caption-closed-row-empty", to_move),
                },
                Ending::NoMoves(it) => match it.whose {
                    Whose::Both => self.message("caption-closed-no-moves-both"),
                    Whose::Mover | Whose::Either => self.about("caption-closed-no-moves", to_move),
                },
                Ending::Unfed(_) => self.message("caption-closed-unfed"),
                Ending::Repetition(it) => self.message("caption-closed-repetition").with("times", it.times),
                Ending::Endless(_) => self.message("caption-closed-endless"),
                Ending::Winner(_) => self.message("caption-closed"),
            },
            Some(Clause::Capture(Capture::GrandSlam(_))) => {
                // The turn has passed by then: the player to move is the one who lost all seeds.
                self.words.players(Message::new("caption-closed-grand-slam"), to_move.opponent())
            }
            None
            | Some(Clause::Choice(_) | Clause::Sowing(_) | Clause::Capture(_) | Clause::Claim(_) | Clause::Turn(_)) => {
                self.message("caption-closed")
            }
        }
    }
}

/// What a player may be asked in mid-turn.
pub(super) enum Question {
    /// Whether to capture.
    Capture,
    /// Whether to claim a pit.
    Claim,
    /// Something else.
    Other,
}

/// What an open question is about.
pub(super) fn question(rules: &Rules, ask: Ask) -> Question {
    match rules.clause(ask.clause) {
        Clause::Capture(_) => Question::Capture,
        Clause::Claim(_) => Question::Claim,
        Clause::Choice(_) | Clause::Sowing(_) | Clause::Turn(_) | Clause::Ending(_) => Question::Other,
    }
}
