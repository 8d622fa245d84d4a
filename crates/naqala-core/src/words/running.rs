//! Captions during the playback, for events that come too fast to have a sentence each.

use super::keys::place_key;
use super::message::Message;
use super::{TurnContext, Words};
use mancala::engine::{CausedEvent, Event, Info, Position, Transfer, TransferKind};
use mancala::rules::{PlaceKind, Rules};

/// Space as wide as a digit.
const FIGURE_SPACE: &str = "\u{2007}";

impl Words {
    /// Returns one line on a lap being sown, in which nothing changes but the number of seeds left. `events` are those
    /// of the ply from the start on; `lap` is the index at which the lap begins, and `shown` the number of events done.
    pub fn lap(&self, rules: &Rules, start: &Position, events: &[CausedEvent], lap: usize, shown: usize) -> String {
        let lap = events[lap..].iter().position(|told| !told.event.marks_lap()).map_or(events.len(), |it| lap + it);
        let sown =
            |told: &CausedEvent| matches!(told.event, Event::Transfer(Transfer { kind: TransferKind::Sown, .. }));
        let first = events[lap..].iter().position(sown).map_or(events.len(), |first| lap + first);
        let held_after = |count: usize| {
            let mut position = start.clone();
            events[..count].iter().for_each(|told| position.apply(told.event));
            position.lifted()
        };
        let seeds = held_after(first);
        let left = held_after(shown.max(first));
        let before = events[..lap].iter().rposition(|told| !told.event.marks_lap());
        let relayed = before.and_then(|relay| self.relayed(rules, start, &events[..relay], &events[relay]));
        let captured = before.is_some_and(|at| {
            matches!(events[at].event, Event::Transfer(Transfer { kind: TransferKind::Captured, .. }))
        });
        let (origin, kind, place) = match events.get(lap).map(|told| told.event) {
            Some(Event::Transfer(Transfer { from, kind: TransferKind::Lifted { .. }, .. }))
                if matches!(from.kind(), PlaceKind::Pit(_) | PlaceKind::Store(_)) =>
            {
                ("pit", place_key(from), self.place(rules, from))
            }
            Some(_) if captured => ("captured", "none", String::new()),
            Some(_) | None => ("held", "none", String::new()),
        };
        let player = TurnContext::after(rules, start, &events[..lap]).hand.unwrap_or(start.to_move());
        let message = Message::new("caption-sowing")
            .with("origin", if relayed.is_some() { "relayed" } else { origin })
            .with("text", relayed.unwrap_or_default())
            .with("place", place)
            .with("place-kind", kind)
            .with("seeds", seeds)
            .with("left", padded(left.into(), seeds.into()));
        self.say(&self.players(rules, message, player))
    }

    /// Returns the sentence on an event from which the next lap starts; `None` if it is another event.
    fn relayed(&self, rules: &Rules, start: &Position, earlier: &[CausedEvent], told: &CausedEvent) -> Option<String> {
        let is_relay = matches!(told.event, Event::Info(Info::Relayed { .. }));
        is_relay.then(|| {
            let mut before = start.clone();
            earlier.iter().for_each(|told| before.apply(told.event));
            self.caption_in_turn(rules, &TurnContext::after(rules, start, earlier), &before, told)
        })
    }

    /// Returns one line on quick laps, in which nothing changes but the number of the lap.
    pub fn quick_laps(&self, rules: &Rules, start: &Position, lap: u32, laps: u32) -> String {
        let message = Message::new("caption-quick-laps").with("lap", padded(lap, laps)).with("laps", laps);
        self.say(&self.players(rules, message, start.to_move()))
    }

    /// Returns one line on an event and others like it: seeds swept up or laid out, or players sowing at the same time.
    /// `None` for an event that has a line of its own.
    pub fn together(&self, rules: &Rules, before: &Position, told: &CausedEvent) -> Option<String> {
        let message = match told.event {
            Event::Info(Info::Hand { .. }) => Message::new("caption-racing"),
            Event::Change(_) | Event::Info(_) => return None,
            Event::Transfer(Transfer { kind, .. }) => match kind {
                TransferKind::Swept => Message::new("caption-sweeping"),
                TransferKind::Gathered => Message::new("caption-clearing"),
                TransferKind::GivenBack
                | TransferKind::Laid
                | TransferKind::Handed
                | TransferKind::Mirrored
                | TransferKind::Returned => Message::new("caption-laying").with("round", before.round_state().round),
                TransferKind::Lifted { .. }
                | TransferKind::Sown
                | TransferKind::Captured
                | TransferKind::SpecialsTaken
                | TransferKind::Crossed
                | TransferKind::Retreated
                | TransferKind::Shifted
                | TransferKind::Paid
                | TransferKind::Reseeded
                | TransferKind::Borrowed
                | TransferKind::Repaid
                | TransferKind::Completed
                | TransferKind::SpecialsLaid => return None,
            },
        };
        Some(self.say(&self.players(rules, message, before.to_move())))
    }
}

/// Returns a number as wide as a larger one.
fn padded(number: u32, most: u32) -> String {
    let (number, width) = (number.to_string(), most.to_string().len());
    FIGURE_SPACE.repeat(width.saturating_sub(number.len())) + &number
}
