//! Captions: one line for one event, with the pits and counts of the position, and the reason where a clause caused it.
//! An event keeps its plain line if its clause seldom causes it, or if the sentence of the clause does not hold there.

mod captures;
mod closing;
mod gaps;
mod laps;
mod missed;
mod questions;
mod state;

use super::keys::{MessageKey, place_key};
use super::message::Message;
use super::{TurnContext, Words, game};
use mancala::engine::{CausedEvent, Event, Info, Landing, Mark, Position, StateChange, Transfer, TransferKind};
use mancala::rules::kinds::choice;
use mancala::rules::kinds::condition::{Began, Marked, PitIf, Whose};
use mancala::rules::kinds::ending::{OutHow, Verdict};
use mancala::rules::kinds::landing::To;
use mancala::rules::kinds::marks::Dropped;
use mancala::rules::kinds::opening::Source;
use mancala::rules::kinds::sowing::{After, FirstSeed, LapWay, OrBack, SowingDirection, Ways};
use mancala::rules::kinds::{Clause, List};
use mancala::rules::plan::{Plan, StepEffect};
use mancala::rules::{Cause, Direction, PitId, Place, PlaceKind, Rules, Side};

/// Context of an event to be put into words: the rules, the position just before it, the earlier part of the turn, and
/// the clause behind it.
pub(super) struct CaptionContext<'a> {
    words: &'a Words,
    rules: &'a Rules,
    before: &'a Position,
    so_far: &'a TurnContext,
    cause: Option<Cause>,
}

impl Words {
    /// Returns one line on an event by itself. `before` is the position just before it.
    pub fn caption(&self, rules: &Rules, before: &Position, told: &CausedEvent) -> String {
        self.caption_in_turn(rules, &TurnContext::new(before), before, told)
    }

    /// Returns the capture whose condition a last seed did not meet, where the caption of the event says so.
    pub fn missed_capture(
        &self,
        rules: &Rules,
        so_far: &TurnContext,
        before: &Position,
        told: &CausedEvent,
    ) -> Option<Cause> {
        let Event::Info(Info::Stopped { at }) = told.event else { return None };
        let (_, clause) = CaptionContext::new(self, rules, before, so_far, told.clause).stopped_short(at)?;
        Some(clause)
    }

    /// Returns whether an event begins a stage that the player to move need not know of: nothing in it is new to that
    /// player, or only that seats can no longer be exchanged.
    pub fn is_mere_stage(&self, rules: &Rules, before: &Position, told: &CausedEvent) -> bool {
        let Event::Change(StateChange::StageBegan { stage }) = told.event else { return false };
        CaptionContext::new(self, rules, before, &TurnContext::new(before), None).is_mere_stage(stage)
    }

    /// Returns one line on an event of a turn: it may refer to the earlier part, and says which lap begins where there
    /// are several.
    pub fn caption_in_turn(
        &self,
        rules: &Rules,
        so_far: &TurnContext,
        before: &Position,
        told: &CausedEvent,
    ) -> String {
        let text = self.say(&CaptionContext::new(self, rules, before, so_far, told.clause).of_event(told.event));
        match so_far.later_lap(told) {
            Some(lap) => self.say(&Message::new("caption-lap").with("lap", lap).with("text", text)),
            None => text,
        }
    }
}

impl<'a> CaptionContext<'a> {
    pub(super) fn new(
        words: &'a Words,
        rules: &'a Rules,
        before: &'a Position,
        so_far: &'a TurnContext,
        cause: Option<Cause>,
    ) -> CaptionContext<'a> {
        CaptionContext { words, rules, before, so_far, cause }
    }

    /// Returns the message on an event.
    pub(super) fn of_event(&self, event: Event) -> Message {
        match event {
            Event::Transfer(stones) => self.stones(stones),
            Event::Change(change) => self.change(change),
            Event::Info(info) => self.info(info),
        }
    }

    /// Returns the result of `answer` for the clause behind the event, given its list and the field that took effect.
    fn by_cause<T>(&self, answer: impl Fn(List, &'a Clause, &'static str) -> Option<T>) -> Option<T> {
        let (list, clause, field) = self.rules.meant(self.cause?);
        answer(list, clause, field)
    }

    /// Returns whether such a clause is behind the event.
    fn is_by(&self, is: impl Fn(&Clause) -> bool) -> bool {
        self.cause.is_some_and(|cause| is(self.rules.clause(cause.clause)))
    }

    /// Returns the plan of this stage of play.
    fn plan(&self) -> &'a Plan {
        &self.rules.stage_rules[self.before.stage()].plan
    }

    /// Returns the landing in a pit in which the last seed of the lap has fallen.
    fn fallen(&self, pit: PitId) -> Landing<'a, 'a> {
        self.so_far.fallen(self.rules, self.before, self.mover(), pit)
    }

    /// Returns the message on seeds that went from place to place.
    fn stones(&self, stones: Transfer) -> Message {
        let Transfer { from, to, seeds, kind } = stones;
        match kind {
            TransferKind::Lifted { way } => self.lifted(from, seeds, way),
            TransferKind::Sown => self.sown(to),
            TransferKind::Captured if to == Place::FLIGHT => self.captured_again(pit_of(from), seeds),
            TransferKind::Captured => self.captured(pit_of(from), seeds, to),
            TransferKind::SpecialsTaken => self.specials_taken(from, seeds, to),
            TransferKind::Crossed => self.moved("caption-crossed", from, seeds, to),
            TransferKind::Shifted => {
                let given = self.is_by(|it| matches!(it, Clause::Instead(it) if it.r#do == choice::Act::Give));
                self.moved(if given { "caption-given" } else { "caption-shifted" }, from, seeds, to)
            }
            TransferKind::Retreated => self.retreated(pit_of(from), seeds, to),
            TransferKind::Paid => {
                let side = to.side().unwrap_or(self.mover());
                let count = self.before.at(to) + seeds;
                self.about("caption-paid", side).with("seeds", seeds).with("count", count)
            }
            TransferKind::Reseeded => self.reseeded(from, seeds, to),
            TransferKind::Borrowed => self.borrowed(from, seeds, to),
            TransferKind::Repaid => self.repaid(seeds, to),
            TransferKind::Swept => self.taken("caption-swept", pit_of(from), seeds, to),
            TransferKind::Laid | TransferKind::Completed | TransferKind::Mirrored => {
                self.moved("caption-laid", from, seeds, to)
            }
            TransferKind::SpecialsLaid => self.moved("caption-laid-special", from, seeds, to),
            TransferKind::Gathered | TransferKind::GivenBack | TransferKind::Handed | TransferKind::Returned => {
                self.moved("caption-put-away", from, seeds, to)
            }
        }
    }

    /// Returns the message on a change of the position.
    fn change(&self, change: StateChange) -> Message {
        match change {
            StateChange::Marked { pit, mark } => self.marked(pit, mark),
            StateChange::LeadChanged { lead } => self.lead(lead),
            StateChange::Asked { ask } => self.asked(ask),
            StateChange::Answered { answer } => self.answered(answer),
            StateChange::Bound { way } => self.bound(way),
            StateChange::Extra { moves } => self.extra(moves),
            StateChange::Lost { side } => self.lost(side),
            StateChange::Brought { side } => self.about("caption-brought", side),
            StateChange::Idle { turns } => self.message("caption-idle").with("turns", turns),
            StateChange::Swapped => Message::new("caption-swapped"),
            StateChange::Endless { laps } => self.endless(laps),
            StateChange::StageBegan { stage } => self.stage(stage),
            StateChange::TurnPassed { to } => {
                let id = self.by_cause(|_, clause, _| match clause {
                    Clause::Race(_) => Some("caption-turn-raced"),
                    Clause::End(it) if it.verdict == Verdict::Out(OutHow::Frozen) => Some("caption-turn-frozen"),
                    _ => None,
                });
                self.about(id.unwrap_or("caption-turn"), to)
            }
            StateChange::RoundEnded { result, .. } => self.round_ended(result),
            StateChange::RoundBegan { round, first } => self.about("caption-round-began", first).with("round", round),
            StateChange::Ended { result, because } => self.words.result(self.rules, self.before, result, because),
        }
    }

    /// Returns the message on an event that leaves the position as it is.
    fn info(&self, info: Info) -> Message {
        match info {
            Info::Opened { captures } => self.opened(captures),
            Info::Hand { side } => self.about("caption-hand", side),
            Info::LapBegan { lap, .. } => Message::new("caption-lap-began").with("lap", lap),
            Info::LapEnded { .. } => Message::new("caption-lap-ended"),
            Info::Skipped { place } => self.skipped(place),
            Info::Entered { pit, way } => self.entered(pit, way),
            Info::Withheld { pit, seeds } => self.withheld(pit, seeds),
            Info::Relayed { pit } => self.relayed(pit),
            Info::Stopped { at } => self.stopped(at),
            Info::Bonus { side } => self.bonus(side),
            Info::BonusLost { side } => self.bonus_lost(side),
            Info::Passed { side } if self.is_by(|it| matches!(it, Clause::Swap(_))) => {
                self.about("caption-not-swapped", side)
            }
            Info::Passed { side } => self.passed(side),
            Info::Closed => self.closed(),
        }
    }

    /// Creates a message that may name the players, and things by the words of these rules.
    fn message(&self, id: &'static str) -> Message {
        self.by(id, self.mover())
    }

    /// Returns the side whose hand acts.
    fn mover(&self) -> Side {
        self.so_far.hand.unwrap_or(self.before.to_move())
    }

    /// Creates the same about a player who need not be the one to move.
    fn by(&self, id: &'static str, player: Side) -> Message {
        self.words.named(self.rules, self.words.players(self.rules, Message::new(id), player))
    }

    /// Creates a message about a pit.
    fn pit(&self, id: &'static str, pit: PitId) -> Message {
        self.message(id).with("pit", self.rules.board.name(pit))
    }

    /// Returns whether the rules have such a clause.
    fn has(&self, is: impl Fn(&Clause) -> bool) -> bool {
        game::any(self.rules, is)
    }

    /// Returns the place to which the capture behind the event sends seeds.
    fn sent(&self) -> Option<&'a To> {
        let by = self.plan().landing.iter().find(|step| Some(step.clause) == self.cause);
        match by.map(|step| &step.act) {
            Some(StepEffect::Capture(capture)) => capture.send.as_ref().map(|send| &send.to),
            _ => self.plan().sends().next().map(|send| &send.to),
        }
    }

    fn opened(&self, captures: bool) -> Message {
        let begun = self.has(|it| matches!(it, Clause::Except(it) if it.when.began == Began::Plain));
        self.message("caption-opened").with("captures", captures.key()).with("begun", begun.key())
    }

    /// Creates a message about a pit or a store.
    fn place(&self, id: &'static str, place: Place) -> Message {
        let kind = place_key(place);
        let side = match place.kind() {
            PlaceKind::Pit(pit) | PlaceKind::Special(pit) => self.rules.board.owner(pit),
            PlaceKind::Flight => self.mover(),
            _ => place.side().unwrap_or(self.mover()),
        };
        let name = self.words.place(self.rules, place);
        self.message(id)
            .with("place", name)
            .with("place-kind", kind)
            .with("place-side", game::seat_key(self.rules, side))
    }

    /// Creates a message about a player, who need not be the one to move.
    fn about(&self, id: &'static str, side: Side) -> Message {
        self.message(id)
            .with("side-name", self.words.seat(self.rules, side))
            .with("side", game::seat_key(self.rules, side))
    }

    fn lifted(&self, from: Place, seeds: u16, way: Direction) -> Message {
        if from.is_special() {
            return self.place("caption-lifted-specials", from).with("pieces", self.pieces(seeds));
        }
        if let PlaceKind::Store(_) = from.kind() {
            let message = self.place("caption-lifted-store", from).with("seeds", seeds);
            return message.with("way", self.words.way(self.rules, way));
        }
        let said = self.by_cause(|list, clause, _| {
            let fixed = ("caption-lifted", "fixed");
            Some(match clause {
                Clause::Bring(it) if it.from == Source::Hand => ("caption-lifted-reserve", "none"),
                Clause::Script(_) => ("caption-gathered", "none"),
                Clause::Place(_) | Clause::Arrange(_) => ("caption-lifted-hand", "none"),
                Clause::Way(it) => ("caption-lifted", self.way_cause(it, from, seeds, way)),
                Clause::LiftSome(it) if self.is_house(&it.r#if.mark) => ("caption-lifted", "some"),
                Clause::Race(_) if self.so_far.earlier_laps() > 0 => return None,
                Clause::Race(_) | Clause::Relay(_) | Clause::Except(_) | Clause::Optional(_) => fixed,
                Clause::Lift(it) if it.specials != Default::default() => fixed,
                _ if list == List::Sowing => fixed,
                _ => return None,
            })
        });
        let (id, cause) = said.unwrap_or(("caption-lifted", "none"));
        let left = self.before.at(from).saturating_sub(seeds);
        self.place(id, from)
            .with("seeds", seeds)
            .with("left", left)
            .with("way", self.words.way(self.rules, way))
            .with("cause", cause)
    }

    /// Returns the reason why a clause sows a pit in this direction, as a key.
    fn way_cause(&self, it: &SowingDirection, from: Place, seeds: u16, way: Direction) -> &'static str {
        match (it.way, it.or_back) {
            (_, OrBack::IfCaptures | OrBack::Free) if self.plan().sowing.usual_way() == Some(way) => "none",
            (_, OrBack::IfCaptures) => "reversed",
            (_, OrBack::Free) => "chosen",
            (Ways::Chosen, _) if it.laps == LapWay::Anew && self.so_far.earlier_laps() > 0 => "none",
            (Ways::Chosen, _) => "chosen",
            (Ways::ByHalf(..), _) => self.half(from),
            (Ways::ByCount(..), _) if seeds.is_multiple_of(2) => "even",
            (Ways::ByCount(..), _) => "odd",
            (_, _) => "fixed",
        }
    }

    /// Returns whether a condition names houses.
    fn is_house(&self, mark: &Marked) -> bool {
        matches!(mark, Marked::Is(id) | Marked::Own(id) | Marked::Other(id) if game::is_mark(self.rules, id, true))
    }

    /// Returns a number of special pieces, in the players' word for them.
    pub(super) fn pieces(&self, count: u16) -> String {
        self.words.pieces(self.rules, count)
    }

    /// Creates a message on the direction that the next move must take, or this one takes.
    fn bound(&self, way: Option<Direction>) -> Message {
        let run = way.or(self.before.bound()).unwrap_or_default();
        self.message("caption-bound").with("next", way.is_some().key()).with("way", self.words.way(self.rules, run))
    }

    /// Returns the half of its row that a pit lies in, as its owner sees it.
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
        let id = self.by_cause(|_, clause, _| match clause {
            Clause::Drop(it) if !it.heaps.is_empty() => Some("caption-sown-heap"),
            Clause::Drop(it) => match if left == 0 { it.lone } else { it.first } {
                FirstSeed::Origin => Some("caption-sown-origin"),
                FirstSeed::Store => Some("caption-sown-store"),
                FirstSeed::Next if left == 0 => Some("caption-sown-lone"),
                FirstSeed::Next => None,
            },
            Clause::Bring(it) if it.from == Source::Hand => Some("caption-sown-reserve"),
            Clause::Place(_) | Clause::Arrange(_) => Some("caption-placed"),
            Clause::Trap(it) if it.dropped == Dropped::All => Some("caption-sown-engulf"),
            Clause::End(_) | Clause::Endless(_) => Some("caption-sown-rest"),
            Clause::Send(it) => match it.to {
                To::Sown | To::RowEnd => Some("caption-sown-again"),
                To::Given | To::Trap => Some("caption-sown-deposit"),
                To::Store => None,
            },
            _ => None,
        });
        let message = self.place(id.unwrap_or("caption-sown"), to);
        self.owned(message, self.trap_owner(to)).with("left", left).with("was", was).with("count", was + 1)
    }

    /// Completes a message about something with its owner.
    fn owned(&self, message: Message, owner: Side) -> Message {
        let own = (owner == self.mover()).key();
        message.with("owner", self.words.side(owner)).with("owner-side", owner.key()).with("own", own)
    }

    /// Returns the side that has won a pit, or on whose side it lies.
    fn trap_owner(&self, place: Place) -> Side {
        match place.as_pit().map(|pit| (self.before.mark(pit), self.rules.board.owner(pit))) {
            Some((Mark::Trap(owner), _)) | Some((_, owner)) => owner,
            None => self.before.to_move(),
        }
    }

    fn skipped(&self, place: Place) -> Message {
        let own = PitIf { side: Whose::Own, ..PitIf::default() };
        let id = self.by_cause(|_, clause, _| match clause {
            Clause::Skip(it) if it.after == After::Round && it.r#if == own => Some("caption-skipped-side"),
            Clause::Skip(it) if it.r#if.origin == Some(true) => Some("caption-skipped-origin"),
            _ => None,
        });
        self.place(id.unwrap_or("caption-skipped"), place)
    }
}

/// Returns the pit from which seeds went that can only come from one.
fn pit_of(from: Place) -> PitId {
    from.as_pit().expect("seeds are captured, drawn back and swept up from pits")
}
