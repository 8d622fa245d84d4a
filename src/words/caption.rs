//! What just happened: one line for one event, with this position's pits and counts, and its reason where a clause
//! caused it. An event that comes with a clause that seldom causes it still gets its plain line.

use super::answers::with_traps;
use super::keys::Key;
use super::message::Message;
use super::{SoFar, Words, clauses};
use crate::engine::{Ask, Event, GameResult, Lead, Mark, Move, Position, Question, Told};
use crate::rules::capture::{Capture, Landing, Needs, Row};
use crate::rules::choice::Choice;
use crate::rules::claim::Claim;
use crate::rules::ending::{Ending, EndlessTurn, Whose};
use crate::rules::phase::Until;
use crate::rules::sowing::{First, HaltAt, Sowing};
use crate::rules::turn::Turn;
use crate::rules::{Clause, Part, PitId, Place, PlaceKind, Rules, Side, Way};

/// An event on its way into words: the rules, the position just before it, what went before in the turn, and the clause
/// behind it.
struct Scene<'a> {
    words: &'a Words,
    rules: &'a Rules,
    before: &'a Position,
    so_far: &'a SoFar,
    clause: Option<&'a Clause>,
}

impl Words {
    /// One line on an event by itself. `before` is the position just before it.
    pub fn caption(&self, rules: &Rules, before: &Position, told: &Told) -> String {
        self.caption_in_turn(rules, &SoFar::new(before), before, told)
    }

    /// One line on an event of a turn: it may speak of what went before, and says which lap begins where there are
    /// several.
    pub fn caption_in_turn(&self, rules: &Rules, so_far: &SoFar, before: &Position, told: &Told) -> String {
        let clause = told.clause.map(|id| rules.clause(id));
        let scene = Scene { words: self, rules, before, so_far, clause };
        let text = self.say(&match told.event {
            Event::Opened { captures } => scene.opened(captures),
            Event::Lifted { from, seeds, way } => scene.lifted(from, seeds, way),
            Event::Hand { side } => scene.about("caption-hand", side),
            Event::Sown { to } => scene.sown(to),
            Event::Skipped { place } => scene.skipped(place),
            Event::Captured { from, seeds, to: Some(to) } => scene.captured(from, seeds, to),
            Event::Captured { from, seeds, to: None } => scene.captured_again(from, seeds),
            Event::Entered { pit, way } => scene.entered(pit, way),
            Event::Withheld { pit, seeds } => scene.withheld(pit, seeds),
            Event::Moved { from, seeds, to } => scene.moved(from, seeds, to),
            Event::Relayed { pit } => scene.relayed(pit),
            Event::Stopped { at } => scene.stopped(at),
            Event::Marked { pit, mark } => scene.marked(pit, mark),
            Event::LeadChanged { lead } => scene.lead(lead),
            Event::Asked { ask } => scene.asked(ask),
            Event::Answered { answer } => scene.answered(answer),
            Event::Bonus { side } => scene.bonus(side),
            Event::BonusLost { side } => scene.about("caption-bonus-lost", side),
            Event::Passed { side } => scene.about("caption-passed", side),
            Event::Paid { side, seeds } => {
                scene.about("caption-paid", side).with("seeds", seeds).with("count", before.penalty(side) + seeds)
            }
            Event::Lost { side } => scene.lost(side),
            Event::Idle { turns } => scene.message("caption-idle").with("turns", turns),
            Event::Swapped => Message::new("caption-swapped"),
            Event::Endless { laps } => scene.endless(laps),
            Event::PhaseBegan { phase } => scene.phase(phase),
            Event::TurnPassed { to } => match clause {
                None => scene.about("caption-turn", to),
                Some(Clause::Sowing(Sowing::Race(_))) => scene.about("caption-turn-raced", to),
                Some(_) => scene.about("caption-turn-frozen", to),
            },
            Event::Closed => scene.closed(),
            Event::Swept { from, seeds, to } => scene.taken("caption-swept", from, seeds, to),
            Event::RoundEnded { result, .. } => scene.round_ended(result),
            Event::RoundBegan { round, first } => scene.about("caption-round-began", first).with("round", round),
            Event::Ended { result, because } => self.result(rules, before, result, because),
        });
        match so_far.later_lap(rules, told) {
            Some(lap) => self.say(&Message::new("caption-lap").with("lap", lap).with("text", text)),
            None => text,
        }
    }
}

impl Scene<'_> {
    /// A message that may name the players, and things by the words of these rules.
    fn message(&self, id: &'static str) -> Message {
        self.by(id, self.mover())
    }

    /// Whose hand acts.
    fn mover(&self) -> Side {
        self.so_far.hand.unwrap_or(self.before.to_move())
    }

    /// The same, told of a player who need not be the one to move.
    fn by(&self, id: &'static str, player: Side) -> Message {
        self.words.named(self.rules, self.words.players(Message::new(id), player))
    }

    /// A message about a pit.
    fn pit(&self, id: &'static str, pit: PitId) -> Message {
        self.message(id).with("pit", self.rules.board.name(pit))
    }

    /// Whether the rules have such a clause.
    fn has(&self, is: impl Fn(&Clause) -> bool) -> bool {
        clauses::any(self.rules, is)
    }

    /// Whether a pit is a house that counts as one.
    fn is_house(&self, pit: PitId) -> bool {
        let house = self.rules.phases[self.before.phase()].facts.house;
        house.is_some_and(|(_, _, least)| self.before.mark(pit).is_house() && self.before.pit(pit) >= least)
    }

    fn opened(&self, captures: bool) -> Message {
        let begun = self.has(|it| matches!(it, Clause::Capture(Capture::Begun(_))));
        self.message("caption-opened").with("captures", captures.key()).with("begun", begun.key())
    }

    /// A message about a pit or a store.
    fn place(&self, id: &'static str, place: Place) -> Message {
        let (kind, side) = match place.kind() {
            PlaceKind::Pit(pit) => ("pit", self.rules.board.owner(pit)),
            PlaceKind::Store(side) => ("store", side),
            PlaceKind::Hand(side) => ("hand", side),
            PlaceKind::Penalty(side) => ("penalty", side),
        };
        let name = self.words.place(self.rules, place);
        self.message(id).with("place", name).with("place-kind", kind).with("place-side", side.key())
    }

    /// A message about a player, who need not be the one to move.
    fn about(&self, id: &'static str, side: Side) -> Message {
        self.message(id).with("side-name", self.words.side(side)).with("side", side.key())
    }

    fn lifted(&self, from: Place, seeds: u16, way: Way) -> Message {
        let cause = match self.clause {
            Some(Clause::Choice(Choice::Reserve(_))) => {
                return self.place("caption-lifted-reserve", from).with("seeds", seeds);
            }
            Some(Clause::Choice(Choice::Gather(_))) => return self.place("caption-gathered", from),
            Some(Clause::Choice(Choice::PlaceSeed(_) | Choice::Arrange(_))) => {
                return self
                    .place("caption-lifted-hand", from)
                    .with("left", self.before.at(from).saturating_sub(seeds));
            }
            Some(Clause::Sowing(it)) => match it {
                Sowing::EachLap(_) if self.so_far.laps > 0 => "none",
                Sowing::Chosen(_) | Sowing::EachLap(_) => "chosen",
                Sowing::Reverse(_) if self.usual_way() == Some(way) => "none",
                Sowing::Reverse(_) => "reversed",
                Sowing::LiftSome(_) => "some",
                Sowing::ByOrigin(_) => self.half(from),
                Sowing::Fixed(_)
                | Sowing::FirstInOrigin(_)
                | Sowing::SkipOrigin(_)
                | Sowing::Relay(_)
                | Sowing::Halt(_)
                | Sowing::HomeEnds(_) => "fixed",
                Sowing::Race(_) if self.so_far.laps > 0 => "none",
                Sowing::Race(_) => "fixed",
            },
            None
            | Some(
                Clause::Choice(_)
                | Clause::Capture(_)
                | Clause::Claim(_)
                | Clause::Turn(_)
                | Clause::Ending(_)
                | Clause::Round(_),
            ) => "none",
        };
        self.place("caption-lifted", from)
            .with("seeds", seeds)
            .with("stay", self.before.at(from).saturating_sub(seeds))
            .with("way", self.words.way(self.rules, way))
            .with("cause", cause)
    }

    /// The way that every lap runs but those that are turned.
    fn usual_way(&self) -> Option<Way> {
        self.rules.phases[self.before.phase()].facts.fixed_way.map(|(_, way)| way)
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
        let held = if self.so_far.hand.is_some() { self.so_far.held } else { self.before.lifted() };
        let left = held.saturating_sub(1);
        let id = match self.clause {
            Some(Clause::Sowing(Sowing::FirstInOrigin(it))) => match it.lone {
                First::Next if left == 0 => "caption-sown-lone",
                First::Next | First::Here => "caption-sown-origin",
            },
            Some(Clause::Choice(Choice::Reserve(_))) => "caption-sown-reserve",
            Some(Clause::Choice(Choice::PlaceSeed(_) | Choice::Arrange(_))) => "caption-placed",
            Some(Clause::Claim(Claim::Engulf(_))) => "caption-sown-engulf",
            Some(Clause::Capture(Capture::Resow(_) | Capture::Enter(_))) => "caption-sown-again",
            _ => "caption-sown",
        };
        let owner = self.trap_owner(to);
        self.place(id, to)
            .with("left", left)
            .with("was", was)
            .with("count", was + 1)
            .with("owner", self.words.side(owner))
            .with("owner-side", owner.key())
    }

    /// Who has won a pit, or on whose side it lies.
    fn trap_owner(&self, place: Place) -> Side {
        match place.as_pit().map(|pit| (self.before.mark(pit), self.rules.board.owner(pit))) {
            Some((Mark::Trap(owner), _)) | Some((_, owner)) => owner,
            None => self.before.to_move(),
        }
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
            PlaceKind::Store(side) | PlaceKind::Hand(side) | PlaceKind::Penalty(side) => side,
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
                Capture::Ahead(_) => "caption-captured-ahead",
                Capture::More(_) => "caption-captured-more",
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
                | Claim::Liftable(_) => "caption-captured",
            },
            None
            | Some(Clause::Choice(_) | Clause::Sowing(_) | Clause::Turn(_) | Clause::Ending(_) | Clause::Round(_)) => {
                "caption-captured"
            }
        };
        self.taken(id, from, seeds, to)
    }

    fn captured_again(&self, from: PitId, seeds: u16) -> Message {
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
    fn part(&self, row: Row, from: PitId) -> Option<&'static str> {
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
                Capture::Begun(_) => self.pit("caption-withheld-begun", pit),
                Capture::SafeHouse(_) => self.pit("caption-withheld-safe-house", pit),
                Capture::Passing(_)
                | Capture::Facing(_)
                | Capture::Resow(_)
                | Capture::Enter(_)
                | Capture::Ahead(_)
                | Capture::Column(_)
                | Capture::FromTrap(_)
                | Capture::More(_)
                | Capture::Retreat(_) => self.pit("caption-withheld", pit),
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
    fn entered(&self, pit: PitId, way: Way) -> Message {
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

    /// Seeds go from a pit to another out of reach.
    fn moved(&self, from: Place, seeds: u16, to: Place) -> Message {
        let board = &self.rules.board;
        match (from.kind(), to.kind()) {
            (PlaceKind::Pit(pit), PlaceKind::Pit(to)) => self
                .by("caption-moved", board.owner(pit))
                .with("pit", board.name(pit))
                .with("seeds", seeds)
                .with("to", board.name(to)),
            // Between two rounds of a match.
            (_, PlaceKind::Pit(pit)) => {
                self.place("caption-laid", from).with("seeds", seeds).with("to", board.name(pit))
            }
            _ => self.place("caption-put-away", from).with("seeds", seeds).with("to", self.words.place(self.rules, to)),
        }
    }

    fn round_ended(&self, result: GameResult) -> Message {
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

    fn relayed(&self, pit: PitId) -> Message {
        let id = match self.clause {
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

    /// Why nothing facing a pit that held seeds is captured: the pit there is empty, or the turn is one without captures.
    fn not_facing(&self, pit: PitId) -> &'static str {
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

    /// Whether this pit would become a trap if this were not so early in the game.
    fn is_early(&self, pit: PitId) -> bool {
        let phase = &self.rules.phases[self.before.phase()];
        let whose = |row: Row| match row {
            Row::Own => self.rules.board.owner(pit) == self.mover(),
            Row::Opponent => self.rules.board.owner(pit) != self.mover(),
            Row::Any => true,
        };
        phase.facts.race.is_none()
            && self.has(|it| match it {
                Clause::Claim(Claim::Trap(trap)) => {
                    !it.holds_in(&phase.id) && trap.makes.contains(self.before.pit(pit)) && whose(trap.row)
                }
                _ => false,
            })
    }

    /// Whether nothing is captured because of the two pits across only one holds seeds.
    fn one_empty(&self, pit: PitId) -> bool {
        let board = &self.rules.board;
        let both = self.rules.phases[self.before.phase()].capture.iter().any(|(_, it)| match it {
            Capture::Facing(it) => it.needs == Needs::Both && it.landing == Landing::Occupied,
            _ => false,
        });
        let across = board.facing(pit).and_then(|facing| Some((facing, board.behind(facing)?)));
        both && across.is_some_and(|(facing, behind)| (self.before.pit(facing) == 0) != (self.before.pit(behind) == 0))
    }

    fn stopped(&self, at: Place) -> Message {
        let facing = at.as_pit().and_then(|pit| self.rules.board.facing(pit));
        match (self.clause, facing) {
            (Some(Clause::Sowing(Sowing::Relay(_))), _) => self.place("caption-stopped-relay", at),
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
                let captures = at.as_pit().is_some() && clauses::last_seed_captures(self.rules);
                self.place("caption-stopped", at).with("captures", captures.key())
            }
        }
    }

    /// A last seed fell in an empty pit and did not capture the pit after it.
    fn stopped_ahead(&self, at: Place) -> Message {
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

    fn marked(&self, pit: PitId, mark: Mark) -> Message {
        let was = self.before.mark(pit);
        let owner = self.rules.board.owner(pit);
        let (id, owner) = match mark {
            Mark::Trap(owner) => ("caption-marked-trap", owner),
            Mark::Closed => ("caption-marked-closed", owner),
            Mark::Won(owner) => ("caption-marked-won", owner),
            Mark::None if matches!(was, Mark::Closed | Mark::Won(_)) => ("caption-marked-open", owner),
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
        let ends = self.has(|it| matches!(it, Clause::Claim(Claim::Liftable(_) | Claim::Fades(_))));
        self.pit(id, pit)
            .with("owner", self.words.side(owner))
            .with("owner-side", owner.key())
            .with("own", (owner == self.before.to_move()).key())
            .with("count", self.before.pit(pit))
            .with("liftable", ends.key())
    }

    /// Who alone has captured so far.
    fn lead(&self, lead: Lead) -> Message {
        let Lead::One { side, turns, .. } = lead else { return self.message("caption-lead-lost") };
        let needed = match self.clause {
            Some(Clause::Ending(Ending::CapturesFirst(it))) => it.turns,
            _ => turns,
        };
        self.by("caption-lead", side).with("turns", turns).with("left", needed.saturating_sub(turns))
    }

    fn asked(&self, ask: Ask) -> Message {
        let (id, left) = match ask.question {
            Question::Take => ("caption-asked-take", 0),
            Question::Claim => ("caption-asked-claim", 0),
            Question::Halt => ("caption-asked-halt", 0),
            Question::Retreat => ("caption-asked-retreat", 0),
            Question::Race => ("caption-asked-race", 0),
            Question::Way => ("caption-asked-way", 0),
            Question::Reentry => ("caption-asked-reentry", 0),
            Question::More(left) => ("caption-asked-more", left),
            Question::Close(left) => ("caption-asked-close", left),
            Question::Own(left) => ("caption-asked-own", left),
        };
        let (spared, behind) = self.words.spared(self.rules, ask.pit);
        self.by(id, ask.who)
            .with("pit", self.rules.board.name(ask.pit))
            .with("spared", spared)
            .with("behind", behind)
            .with("at", self.halt_at(ask))
            .with("each-lap", self.has(|it| matches!(it, Clause::Sowing(Sowing::EachLap(_)))).key())
            .with("left", left)
    }

    /// In what kind of pit a lap may be stopped.
    fn halt_at(&self, ask: Ask) -> &'static str {
        match self.rules.clause(ask.clause) {
            Clause::Sowing(Sowing::Halt(it)) => match it.at {
                HaltAt::House => "house",
                HaltAt::Parts(_) if !self.rules.about.terms.head.is_empty() => "head",
                HaltAt::Parts(_) | HaltAt::Blocked => "pit",
            },
            _ => "pit",
        }
    }

    fn answered(&self, answer: Move) -> Message {
        let ask = self.before.ask();
        let board = &self.rules.board;
        let (id, go) = match (answer, ask.map(|ask| ask.question)) {
            (Move::Way(_), _) => ("caption-answered-way", true),
            (Move::Pick(_), Some(Question::Close(_) | Question::Own(_))) => ("caption-answered-chosen", true),
            (Move::Pick(_), _) => ("caption-answered-pick", true),
            (_, Some(Question::Take)) => ("caption-answered-take", answer == Move::Go),
            (_, Some(Question::Claim)) => ("caption-answered-claim", answer == Move::Go),
            (_, Some(Question::Halt)) => ("caption-answered-halt", answer == Move::Go),
            (_, Some(Question::Retreat)) => ("caption-answered-retreat", answer == Move::Go),
            (_, _) => ("caption-answered", answer == Move::Go),
        };
        let message = self
            .by(id, self.before.chooser())
            .with("go", go.key())
            .with("pit", ask.map_or_else(String::new, |ask| board.name(ask.pit)));
        match answer {
            Move::Way(way) => message.with("way", self.words.way(self.rules, way)),
            Move::Pick(pit) => message.with("picked", board.name(pit)),
            _ => message,
        }
    }

    fn bonus(&self, side: Side) -> Message {
        let id = match self.clause {
            Some(Clause::Turn(Turn::Bonus(_))) if clauses::alone(self.rules) => "caption-bonus-alone",
            Some(Clause::Turn(Turn::Bonus(_))) => "caption-bonus-store",
            Some(Clause::Capture(Capture::Count(_))) => "caption-bonus-count",
            Some(Clause::Capture(Capture::FromTrap(_))) => {
                return self.words.named(self.rules, self.about("caption-bonus-from-trap", side));
            }
            _ => "caption-bonus",
        };
        self.about(id, side)
    }

    fn lost(&self, side: Side) -> Message {
        let why = if matches!(self.clause, Some(Clause::Turn(_))) { "unpaid" } else { "penalty" };
        let frozen = self.has(|it| matches!(it, Clause::Turn(Turn::Frozen(_))));
        self.about("caption-lost", side)
            .with("why", why)
            .with("frozen", frozen.key())
            .with("count", self.before.penalty(side))
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
        let claims = |phase: usize| {
            let claim = self.rules.phases.get(phase).map(|phase| &phase.claim);
            claim.is_some_and(|claim| claim.iter().any(|(_, it)| matches!(it, Claim::Trap(_))))
        };
        let raced = self.rules.phases.get(self.before.phase()).is_some_and(|phase| phase.facts.race.is_some());
        let until = self.rules.phases.get(self.before.phase()).map_or(Until::End, |phase| phase.until);
        self.message("caption-phase")
            .with("stage", u16::from(phase) + 1)
            .with(
                "swap",
                if raced {
                    "raced"
                } else if claims(phase.into()) && !claims(self.before.phase()) {
                    "claims"
                } else {
                    swap
                },
            )
            .with("until", until.key())
            .with("name", self.words.stage(self.rules, phase.into()))
    }

    fn closed(&self) -> Message {
        let board = &self.rules.board;
        let to_move = self.before.to_move();
        let empty = |side: Side| board.pits_of(side).all(|pit| self.before.pit(pit) == 0);
        match self.clause {
            Some(Clause::Ending(it)) => match it {
                Ending::StoreHolds(it) => {
                    let [south, north] = Side::BOTH.map(|side| self.before.store(side));
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
                    let [south, north] = Side::BOTH.map(|side| with_traps(self.rules, self.before, side));
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
                self.words.players(Message::new("caption-closed-grand-slam"), to_move.opponent())
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
