//! The earlier part of a turn, as far as captions refer to it.

use mancala::engine::{CausedEvent, Event, Info, Kind, Landing, Position, StateChange, Transfer, TransferKind};
use mancala::rules::kinds::Clause;
use mancala::rules::kinds::landing::Target;
use mancala::rules::{Direction, PitId, PlaceKind, Rules, Side};

/// A turn up to the event that comes next. A ply that answers a question goes on from the position of the question.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TurnContext {
    /// Number of laps begun.
    pub(super) laps: u32,
    /// `true` if nothing of the current lap has been shown yet.
    pub(super) begins: bool,
    /// Pit that the current lap was lifted from; `None` for a store.
    pub(super) origin: Option<PitId>,
    /// Direction of the current lap.
    pub(super) way: Option<Direction>,
    /// Number of seeds lifted for the current lap.
    pub(super) seeds: u16,
    /// Pit in which the last seed so far fell.
    pub(super) landed: Option<PitId>,
    /// `true` if something beyond a gap has been captured since.
    pub(super) captured: bool,
    /// `true` if a seed was placed from the hand, and nothing lifted since.
    pub(super) placed: bool,
    /// `true` if the player has just answered a question.
    pub(super) answered: bool,
    /// Side whose hand this is, while both players sow at the same time.
    pub(super) hand: Option<Side>,
    /// Seeds in that hand.
    pub(super) held: u16,
    /// State of the other hand.
    pub(super) other: Option<Box<TurnContext>>,
    /// `true` if the turn began without a capture although one could have been made: Bao's takata.
    pub(super) plain: bool,
}

impl TurnContext {
    /// Creates the state at the beginning of a ply, from the position before it.
    pub fn new(start: &Position) -> TurnContext {
        match start.ask() {
            Some(ask) => TurnContext {
                laps: ask.laps,
                origin: ask.lap_origin.as_pit(),
                way: Some(ask.way),
                landed: Some(ask.pit),
                plain: ask.kind == Kind::Plain,
                ..TurnContext::default()
            },
            None => TurnContext::default(),
        }
    }

    /// Creates the state after some events of a ply.
    pub fn after(rules: &Rules, start: &Position, events: &[CausedEvent]) -> TurnContext {
        let mut so_far = TurnContext::new(start);
        for told in events {
            so_far.hear(rules, told);
        }
        so_far
    }

    /// Returns the number of laps that had begun before the next event.
    pub fn earlier_laps(&self) -> u32 {
        self.laps - u32::from(self.begins)
    }

    /// Returns the landing in a pit in which the last seed of the lap has fallen, in the position after that.
    pub fn fallen<'r, 'p>(&self, rules: &'r Rules, position: &'p Position, mover: Side, pit: PitId) -> Landing<'r, 'p> {
        let of_store = self.laps > 0 && !rules.stage_rules[position.stage()].plan.choosing.stores.is_empty();
        Landing::new(rules, position, mover, pit, self.plain).of_lap(
            self.origin.or((!of_store).then_some(pit)),
            self.way.unwrap_or_default(),
            self.seeds,
            self.laps.max(1),
        )
    }

    /// Records the next event.
    pub fn hear(&mut self, rules: &Rules, told: &CausedEvent) {
        self.begins &= !shows_lap(told.event);
        self.answered = matches!(told.event, Event::Change(StateChange::Answered { .. }));
        match told.event {
            Event::Transfer(stones) => {
                let beyond =
                    || is_by(rules, told, |it| matches!(it, Clause::Capture(it) if it.take == [Target::Beyond]));
                self.hear_stones(stones, beyond);
            }
            Event::Change(change) => self.hear_change(change),
            Event::Info(info) => self.hear_info(info),
        }
    }

    /// Records seeds that went from place to place; `beyond` says that it was by a capture beyond a gap.
    fn hear_stones(&mut self, stones: Transfer, beyond: impl Fn() -> bool) {
        let Transfer { from, to, seeds, kind } = stones;
        match kind {
            TransferKind::Lifted { way } => match from.kind() {
                PlaceKind::Pit(_) | PlaceKind::Store(_) => {
                    (self.origin, self.way) = (from.as_pit(), Some(way));
                    (self.seeds, self.held) = (seeds, seeds);
                    self.placed = false;
                }
                PlaceKind::Hand(_) | PlaceKind::Penalty(_) => self.placed = true,
                PlaceKind::Special(_) | PlaceKind::SpecialStore(_) | PlaceKind::Spare(_) | PlaceKind::Flight => {}
            },
            TransferKind::Sown => {
                self.landed = to.as_pit();
                self.captured = false;
                self.held = self.held.saturating_sub(seeds);
            }
            TransferKind::Captured => self.captured = beyond(),
            TransferKind::SpecialsTaken => self.captured |= beyond(),
            TransferKind::Crossed
            | TransferKind::Retreated
            | TransferKind::Shifted
            | TransferKind::Paid
            | TransferKind::Reseeded
            | TransferKind::Borrowed
            | TransferKind::Repaid
            | TransferKind::Swept
            | TransferKind::Gathered
            | TransferKind::GivenBack
            | TransferKind::Laid
            | TransferKind::Completed
            | TransferKind::SpecialsLaid
            | TransferKind::Handed
            | TransferKind::Mirrored
            | TransferKind::Returned => {}
        }
    }

    fn hear_change(&mut self, change: StateChange) {
        match change {
            StateChange::TurnPassed { .. } => (self.hand, self.other) = (None, None),
            StateChange::Marked { .. }
            | StateChange::LeadChanged { .. }
            | StateChange::Asked { .. }
            | StateChange::Answered { .. }
            | StateChange::Extra { .. }
            | StateChange::Bound { .. }
            | StateChange::Lost { .. }
            | StateChange::Brought { .. }
            | StateChange::Idle { .. }
            | StateChange::Swapped
            | StateChange::Endless { .. }
            | StateChange::StageBegan { .. }
            | StateChange::RoundEnded { .. }
            | StateChange::RoundBegan { .. }
            | StateChange::Ended { .. } => {}
        }
    }

    fn hear_info(&mut self, info: Info) {
        match info {
            Info::Hand { side } if self.hand == Some(side) => {}
            Info::Hand { side } => {
                let mut here = std::mem::take(self);
                *self = match here.other.take() {
                    Some(other) if other.hand == Some(side) => *other,
                    _ => TurnContext { hand: Some(side), ..TurnContext::default() },
                };
                self.other = Some(Box::new(here));
            }
            Info::LapBegan { lap, .. } => (self.laps, self.begins) = (lap, true),
            Info::Entered { pit, way } => {
                (self.origin, self.way) = (Some(pit), Some(way));
                self.placed = false;
            }
            Info::Opened { captures } => self.plain = !captures,
            Info::LapEnded { .. }
            | Info::Skipped { .. }
            | Info::Withheld { .. }
            | Info::Relayed { .. }
            | Info::Stopped { .. }
            | Info::Bonus { .. }
            | Info::BonusLost { .. }
            | Info::Passed { .. }
            | Info::Closed => {}
        }
    }

    /// Returns the number of the lap that an event shows first, if it is not the first lap.
    pub(super) fn later_lap(&self, told: &CausedEvent) -> Option<u32> {
        (self.begins && self.laps > 1 && shows_lap(told.event)).then_some(self.laps)
    }
}

/// Returns whether an event shows that a lap has begun.
fn shows_lap(event: Event) -> bool {
    match event {
        Event::Transfer(Transfer { kind, .. }) => matches!(kind, TransferKind::Lifted { .. } | TransferKind::Sown),
        Event::Info(Info::Entered { .. }) => true,
        Event::Change(_) | Event::Info(_) => false,
    }
}

/// Returns whether an event comes from such a clause.
fn is_by(rules: &Rules, told: &CausedEvent, is: impl Fn(&Clause) -> bool) -> bool {
    told.clause.is_some_and(|cause| is(rules.clause(cause.clause)))
}
