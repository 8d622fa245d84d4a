//! What just happened: one line for one event, with this position's pits and counts, and its reason where a clause
//! caused it. An event that comes with a clause that seldom causes it still gets its plain line.

mod captures;
mod gaps;
mod laps;
pub(super) mod old;
mod questions;
mod state;

use super::keys::Key;
use super::message::Message;
use super::{SoFar, Words};
use crate::engine::{Event, How, Mark, Note, Position, Stones, Told};
use crate::rules::capture::Capture;
use crate::rules::choice::Choice;
use crate::rules::claim::Claim;
use crate::rules::sowing::{First, Sowing};
use crate::rules::{Clause, PitId, Place, PlaceKind, Rules, Side, Way};

/// An event on its way into words: the rules, the position just before it, what went before in the turn, and the clause
/// behind it.
pub(super) struct Scene<'a> {
    pub(super) words: &'a Words,
    pub(super) rules: &'a Rules,
    pub(super) before: &'a Position,
    pub(super) so_far: &'a SoFar,
    pub(super) clause: Option<&'a Clause>,
}

impl Words {
    /// One line on an event by itself. `before` is the position just before it.
    pub fn caption(&self, rules: &Rules, before: &Position, told: &Told) -> String {
        self.caption_in_turn(rules, &SoFar::new(before), before, told)
    }

    /// Whether an event begins a stage that the player to move need not hear about: nothing in it is new to that player,
    /// or only that seats can no longer be exchanged.
    pub fn is_mere_stage(&self, rules: &Rules, before: &Position, told: &Told) -> bool {
        let Event::Note(Note::PhaseBegan { phase }) = told.event else { return false };
        let scene = Scene { words: self, rules, before, so_far: &SoFar::new(before), clause: None };
        scene.is_mere_stage(phase)
    }

    /// One line on an event of a turn: it may speak of what went before, and says which lap begins where there are
    /// several.
    pub fn caption_in_turn(&self, rules: &Rules, so_far: &SoFar, before: &Position, told: &Told) -> String {
        let clause = told.clause.map(|id| rules.clause(id));
        let scene = Scene { words: self, rules, before, so_far, clause };
        let text = self.say(&match told.event {
            Event::Stones(stones) => scene.stones(stones),
            Event::Note(note) => scene.note(note),
        });
        match so_far.later_lap(rules, told) {
            Some(lap) => self.say(&Message::new("caption-lap").with("lap", lap).with("text", text)),
            None => text,
        }
    }
}

impl Scene<'_> {
    /// Seeds went from place to place.
    fn stones(&self, stones: Stones) -> Message {
        let Stones { from, to, seeds, how } = stones;
        match how {
            How::Lifted { way } => self.lifted(from, seeds, way),
            How::Sown => self.sown(to),
            How::Captured if to == Place::FLIGHT => self.captured_again(pit_of(from), seeds),
            How::Captured => self.captured(pit_of(from), seeds, to),
            How::SpecialsTaken => self.specials_taken(from, seeds, to),
            How::Crossed => self.crossed(from, to),
            How::Shifted => self.shifted(from, seeds, to),
            How::Retreated => self.retreated(pit_of(from), seeds, to),
            How::Paid => {
                let side = to.side().unwrap_or(self.mover());
                let count = self.before.at(to) + seeds;
                self.about("caption-paid", side).with("seeds", seeds).with("count", count)
            }
            How::Reseeded => self.reseeded(from, seeds, to),
            How::Borrowed => self.borrowed(from, seeds, to),
            How::Repaid => self.repaid(seeds, to),
            How::Swept => self.taken("caption-swept", pit_of(from), seeds, to),
            How::Laid | How::Completed | How::Mirrored => self.laid(from, seeds, to),
            How::SpecialsLaid => self.specials_laid(seeds, to),
            How::Gathered | How::GivenBack | How::Handed | How::Returned => self.put_away(from, seeds, to),
        }
    }

    /// Something else happened.
    fn note(&self, note: Note) -> Message {
        match note {
            Note::Opened { captures } => self.opened(captures),
            Note::Hand { side } => self.about("caption-hand", side),
            Note::Skipped { place } => self.skipped(place),
            Note::Entered { pit, way } => self.entered(pit, way),
            Note::Withheld { pit, seeds } => self.withheld(pit, seeds),
            Note::Relayed { pit } => self.relayed(pit),
            Note::Stopped { at } => self.stopped(at),
            Note::Marked { pit, mark } => self.marked(pit, mark),
            Note::LeadChanged { lead } => self.lead(lead),
            Note::Asked { ask } => self.asked(ask),
            Note::Answered { answer } => self.answered(answer),
            Note::Bonus { side } => self.bonus(side),
            Note::Bound { way } => self.bound(way),
            Note::BonusLost { side } => self.bonus_lost(side),
            Note::Extra { moves } => self.extra(moves),
            Note::Passed { side } if matches!(self.clause, Some(Clause::Choice(Choice::Swap(_)))) => {
                self.about("caption-not-swapped", side)
            }
            Note::Passed { side } => self.passed(side),
            Note::Lost { side } => self.lost(side),
            Note::Brought { side } => self.about("caption-brought", side),
            Note::Idle { turns } => self.message("caption-idle").with("turns", turns),
            Note::Swapped => Message::new("caption-swapped"),
            Note::Endless { laps } => self.endless(laps),
            Note::PhaseBegan { phase } => self.phase(phase),
            Note::TurnPassed { to } => match self.clause {
                None => self.about("caption-turn", to),
                Some(Clause::Sowing(Sowing::Race(_))) => self.about("caption-turn-raced", to),
                Some(_) => self.about("caption-turn-frozen", to),
            },
            Note::Closed => self.closed(),
            Note::RoundEnded { result, .. } => self.round_ended(result),
            Note::RoundBegan { round, first } => self.about("caption-round-began", first).with("round", round),
            Note::Ended { result, because } => self.words.result(self.rules, self.before, result, because),
        }
    }

    /// A message that may name the players, and things by the words of these rules.
    fn message(&self, id: &'static str) -> Message {
        self.by(id, self.mover())
    }

    /// Whose hand acts.
    fn mover(&self) -> Side {
        self.so_far.hand.unwrap_or(self.before.to_move())
    }

    /// The same about a player who need not be the one to move.
    fn by(&self, id: &'static str, player: Side) -> Message {
        self.words.named(self.rules, self.words.players(self.rules, Message::new(id), player))
    }

    /// A message about a pit.
    fn pit(&self, id: &'static str, pit: PitId) -> Message {
        self.message(id).with("pit", self.rules.board.name(pit))
    }

    /// Whether the rules have such a clause.
    fn has(&self, is: impl Fn(&Clause) -> bool) -> bool {
        old::any(self.rules, is)
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
            PlaceKind::Pit(pit) | PlaceKind::Special(pit) => ("pit", self.rules.board.owner(pit)),
            PlaceKind::Store(side) | PlaceKind::SpecialStore(side) => ("store", side),
            PlaceKind::Hand(side) => ("hand", side),
            PlaceKind::Spare(side) => ("spare", side),
            PlaceKind::Penalty(side) => ("penalty", side),
            PlaceKind::Flight => ("flight", self.mover()),
        };
        let name = self.words.place(self.rules, place);
        self.message(id).with("place", name).with("place-kind", kind).with("place-side", side.key())
    }

    /// A message about a player, who need not be the one to move.
    fn about(&self, id: &'static str, side: Side) -> Message {
        self.message(id).with("side-name", self.words.seat(self.rules, side)).with("side", side.key())
    }

    fn lifted(&self, from: Place, seeds: u16, way: Way) -> Message {
        if from.is_special() {
            return self.place("caption-lifted-specials", from).with("pieces", self.pieces(seeds));
        }
        let cause = match self.clause {
            Some(Clause::Choice(Choice::Reserve(_))) => {
                return self.place("caption-lifted-reserve", from).with("seeds", seeds);
            }
            Some(Clause::Choice(Choice::Gather(_))) => {
                return self.place("caption-gathered", from).with("seeds", seeds);
            }
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
                Sowing::ByCount(_) if seeds.is_multiple_of(2) => "even",
                Sowing::ByCount(_) => "odd",
                Sowing::Fixed(_)
                | Sowing::BySide(_)
                | Sowing::FirstInStore(_)
                | Sowing::FirstInOrigin(_)
                | Sowing::SkipOrigin(_)
                | Sowing::ThenOpponent(_)
                | Sowing::Relay(_)
                | Sowing::Halt(_)
                | Sowing::HomeEnds(_) => "fixed",
                Sowing::Heaps(_) | Sowing::SpecialsLast(_) => "fixed",
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

    /// A number of special pieces, in the players' word for them.
    pub(super) fn pieces(&self, count: u16) -> String {
        self.words.pieces(self.rules, count)
    }

    /// Which way the next move must go, or this one goes.
    fn bound(&self, way: Option<Way>) -> Message {
        let run = way.or(self.before.bound()).unwrap_or_default();
        self.message("caption-bound").with("next", way.is_some().key()).with("way", self.words.way(self.rules, run))
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
        if to.is_special() {
            return self.place("caption-sown-special", to).with("pieces", self.pieces(was + 1));
        }
        let held = if self.so_far.hand.is_some() { self.so_far.held } else { self.before.lifted() };
        let left = held.saturating_sub(1);
        let id = match self.clause {
            Some(Clause::Sowing(Sowing::FirstInOrigin(it))) => match it.lone {
                First::Next if left == 0 => "caption-sown-lone",
                First::Next | First::Here => "caption-sown-origin",
            },
            Some(Clause::Sowing(Sowing::FirstInStore(_))) => "caption-sown-store",
            Some(Clause::Choice(Choice::Reserve(_))) => "caption-sown-reserve",
            Some(Clause::Choice(Choice::PlaceSeed(_) | Choice::Arrange(_))) => "caption-placed",
            Some(Clause::Claim(Claim::Engulf(_))) => "caption-sown-engulf",
            Some(Clause::Ending(_)) => "caption-sown-rest",
            Some(Clause::Capture(Capture::Resow(_) | Capture::Enter(_))) => "caption-sown-again",
            Some(Clause::Capture(Capture::Deposit(_))) => "caption-sown-deposit",
            Some(Clause::Sowing(Sowing::Heaps(_))) => "caption-sown-heap",
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
            Some(Clause::Sowing(Sowing::ThenOpponent(_))) => "caption-skipped-side",
            _ => "caption-skipped",
        };
        self.place(id, place)
    }
}

/// The pit from which seeds went that can only come from one.
fn pit_of(from: Place) -> PitId {
    from.as_pit().expect("seeds are captured, drawn back and swept up from pits")
}
