//! Summary of a move after its end: its beginning, its captures, other notable events, and the side that comes next.

use super::caption::CaptionContext;
use super::keys::{MessageKey, place_key};
use super::message::Message;
use super::{TurnContext, Words};
use mancala::engine::{CausedEvent, Event, Info, Mark, Move, Position, StateChange, Transfer, TransferKind};
use mancala::rules::{PitId, Place, PlaceKind, Rules, Side};

/// Most pits that are named for captures of one kind.
const NAMED: usize = 3;
/// Most events of one kind that are told.
const TOLD: usize = 2;

/// Counts and pits of a move that a summary is made from.
#[derive(Default)]
struct MoveFacts {
    /// Place lifted first, and its seeds.
    lifted: Option<(Place, u16)>,
    /// Pit into which a seed from the hand was placed at the start.
    placed: Option<PitId>,
    /// `true` if both players sowed at the same time.
    raced: bool,
    /// Seeds captured for each side, by [`Side::index`], and the pits that they came from.
    taken: [(u16, Vec<PitId>); 4],
    /// Seeds captured to be sown again, and the pits that they came from.
    again: (u16, Vec<PitId>),
    /// `true` while the last of them are still in the hand, as when play stops.
    held: bool,
}

impl MoveFacts {
    fn of(events: &[&CausedEvent]) -> MoveFacts {
        let mut account = MoveFacts::default();
        for told in events {
            match told.event {
                Event::Transfer(Transfer { from, seeds, kind: TransferKind::Lifted { .. }, .. }) => {
                    if account.lifted.is_none() && !from.is_special() {
                        account.lifted = Some((from, seeds));
                    }
                }
                Event::Transfer(Transfer { to, kind: TransferKind::Sown, .. }) => {
                    if account.is_placing() {
                        account.placed = to.as_pit();
                    }
                    account.held = false;
                }
                Event::Transfer(Transfer { from, to, seeds, kind: TransferKind::Captured }) => {
                    account.capture(from, to, seeds)
                }
                Event::Info(Info::Hand { .. }) => account.raced = true,
                Event::Transfer(_) | Event::Change(_) | Event::Info(_) => {}
            }
        }
        account
    }

    fn capture(&mut self, from: Place, to: Place, seeds: u16) {
        let (count, pits) = match to.side() {
            Some(side) => &mut self.taken[side.index()],
            None => {
                self.held = true;
                &mut self.again
            }
        };
        *count += seeds;
        if let Some(pit) = from.as_pit().filter(|pit| !pits.contains(pit)) {
            pits.push(pit);
        }
    }

    /// Returns whether nothing has happened yet except that seeds were taken from a hand.
    fn is_placing(&self) -> bool {
        let from_hand = self.lifted.is_some_and(|(from, _)| matches!(from.kind(), PlaceKind::Hand(_)));
        from_hand && self.placed.is_none()
    }
}

impl Words {
    /// Returns the summary of a move that is over: `events` are all of them, with those of the answers, from the
    /// position before the move. `None` if there is nothing to sum up.
    pub fn summary(&self, rules: &Rules, start: &Position, events: &[&CausedEvent]) -> Option<String> {
        self.sum_up(rules, start, events, true)
    }

    /// Returns the same without the side that comes next, for those who read of a rule and not of a game.
    pub fn summary_of_example(&self, rules: &Rules, start: &Position, events: &[&CausedEvent]) -> Option<String> {
        self.sum_up(rules, start, events, false)
    }

    /// Sums up a move, or several: `next` says whether the side that comes next is told.
    fn sum_up(&self, rules: &Rules, start: &Position, events: &[&CausedEvent], next: bool) -> Option<String> {
        let account = MoveFacts::of(events);
        let (mut position, mut so_far) = (start.clone(), TurnContext::new(start));
        let mover = start.to_move();
        let mut before = Vec::new();
        for told in events {
            before.push((position.clone(), so_far.clone()));
            position.apply(told.event);
            so_far.hear(rules, told);
        }
        // The moves of several turns have no beginning in common.
        let passed =
            events.iter().skip_while(|told| !matches!(told.event, Event::Change(StateChange::TurnPassed { .. })));
        let lifts = |told: &&CausedEvent| {
            matches!(told.event, Event::Transfer(Transfer { kind: TransferKind::Lifted { .. }, .. }))
        };
        let several = passed.copied().any(|told| lifts(&told));
        let deed = if several { None } else { self.deed(rules, mover, &account, so_far.laps) };
        let told = deed.is_some();
        let moves = if several { moves(events) } else { 1 };
        let together = (moves > 1).then(|| Message::new("summary-moves").with("moves", moves));
        let mut said: Vec<String> = together.iter().chain(&deed).map(|it| self.say(it)).collect();
        let others = rules.board.sides().iter().copied().filter(|&side| !told || side != mover);
        let gains = others.map(|side| (side, &account.taken[side.index()])).filter(|(_, (seeds, _))| *seeds > 0);
        said.extend(gains.map(|(side, taken)| self.say(&self.gain(rules, side, taken))));
        let over = events.iter().any(|told| {
            matches!(told.event, Event::Change(StateChange::RoundEnded { .. } | StateChange::Ended { .. }))
        });
        let captured = account.again.0 > 0 || account.taken.iter().any(|(seeds, _)| *seeds > 0);
        let mut counts = [0; KINDS];
        let passes = |told: &&CausedEvent| matches!(told.event, Event::Change(StateChange::TurnPassed { .. }));
        let last_turn = events.iter().rposition(passes);
        for (at, (told, (position, so_far))) in events.iter().zip(&before).enumerate() {
            let Some(kind) = kind(told.event, position) else { continue };
            let worth_telling = match told.event {
                Event::Info(Info::Stopped { .. }) => !captured && self.falls_short(rules, so_far, position, told),
                Event::Change(StateChange::TurnPassed { .. }) if !next => false,
                Event::Change(StateChange::TurnPassed { .. }) | Event::Info(Info::Bonus { .. }) => {
                    !over && (!several || last_turn == Some(at))
                }
                Event::Change(StateChange::StageBegan { .. }) => !over && !self.is_mere_stage(rules, position, told),
                Event::Transfer(_) | Event::Change(_) | Event::Info(_) => true,
            };
            if worth_telling && counts[kind] < TOLD {
                counts[kind] += 1;
                said.push(self.caption_in_turn(rules, so_far, position, told));
            }
        }
        (!said.is_empty()).then(|| said.join(" "))
    }

    /// Returns the message on the beginning of the move and the captures of its player.
    fn deed(&self, rules: &Rules, mover: Side, account: &MoveFacts, laps: u32) -> Option<Message> {
        let (from, seeds) = account.lifted?;
        if account.raced {
            return Some(self.players(rules, Message::new("summary-raced"), mover));
        }
        let (how, (captured, pits)) = match (&account.taken[mover.index()], &account.again) {
            (taken, _) if taken.0 > 0 => ("taken", taken),
            (_, again) if again.0 > 0 => (if account.held { "taken" } else { "again" }, again),
            (none, _) => ("none", none),
        };
        let id = match (from.kind(), account.placed) {
            (PlaceKind::Hand(_), Some(_)) if seeds == 1 => "summary-placed",
            (PlaceKind::Hand(_), _) => "summary-reserve",
            _ if laps > 1 => "summary-sowed-laps",
            _ => "summary-sowed",
        };
        let message = Message::new(id)
            .with("seeds", seeds)
            .with("place", self.place(rules, from))
            .with("place-kind", place_key(from))
            .with("pit", account.placed.map_or_else(String::new, |pit| rules.board.name(pit)))
            .with("laps", laps)
            .with("how", how)
            .with("captured", *captured);
        Some(self.players(rules, self.with_pits(rules, message, pits), mover))
    }

    /// Returns the message on the captures of a player who did not move.
    fn gain(&self, rules: &Rules, side: Side, (captured, pits): &(u16, Vec<PitId>)) -> Message {
        let message = Message::new("summary-gain").with("captured", *captured);
        self.players(rules, self.with_pits(rules, message, pits), side)
    }

    /// Adds the names of pits, if there are not too many of them.
    fn with_pits(&self, rules: &Rules, message: Message, pits: &[PitId]) -> Message {
        let names: Vec<String> = pits.iter().map(|&pit| rules.board.name(pit)).collect();
        let named = (1..=NAMED).contains(&pits.len());
        message.with("named", named.key()).with("pits", self.all_of(&names)).with("pit-count", pits.len())
    }

    /// Returns whether there is a reason to tell why a sowing that has ended captures nothing.
    pub fn falls_short(&self, rules: &Rules, so_far: &TurnContext, before: &Position, told: &CausedEvent) -> bool {
        let Event::Info(Info::Stopped { at }) = told.event else { return false };
        let message = CaptionContext::new(self, rules, before, so_far, told.clause).stopped(at);
        matches!(
            message.id,
            "caption-stopped-side"
                | "caption-stopped-nothing-faces"
                | "caption-stopped-unplayed"
                | "caption-stopped-trap"
        )
    }
}

/// Returns the number of moves in which seeds were lifted: each ends where the turn passes or the player moves again.
fn moves(events: &[&CausedEvent]) -> usize {
    let ends = |told: &&CausedEvent| {
        matches!(told.event, Event::Change(StateChange::TurnPassed { .. }) | Event::Info(Info::Bonus { .. }))
    };
    let lifts =
        |told: &&CausedEvent| matches!(told.event, Event::Transfer(Transfer { kind: TransferKind::Lifted { .. }, .. }));
    events.split(ends).filter(|of_move| of_move.iter().any(lifts)).count()
}

/// Number of kinds of events that are told.
const KINDS: usize = 16;

/// Returns the kind of an event that is told in a summary by its own sentence.
fn kind(event: Event, before: &Position) -> Option<usize> {
    match event {
        Event::Transfer(Transfer { kind, .. }) => kind_of_stones(kind),
        Event::Change(change) => kind_of_change(change, before),
        Event::Info(info) => kind_of_info(info),
    }
}

fn kind_of_stones(kind: TransferKind) -> Option<usize> {
    match kind {
        TransferKind::SpecialsTaken | TransferKind::SpecialsLaid => Some(3),
        TransferKind::Paid => Some(6),
        TransferKind::Lifted { .. }
        | TransferKind::Sown
        | TransferKind::Captured
        | TransferKind::Crossed
        | TransferKind::Retreated
        | TransferKind::Shifted
        | TransferKind::Reseeded
        | TransferKind::Borrowed
        | TransferKind::Repaid
        | TransferKind::Swept
        | TransferKind::Gathered
        | TransferKind::GivenBack
        | TransferKind::Laid
        | TransferKind::Completed
        | TransferKind::Handed
        | TransferKind::Mirrored
        | TransferKind::Returned => None,
    }
}

fn kind_of_change(change: StateChange, before: &Position) -> Option<usize> {
    Some(match change {
        StateChange::Marked { pit, mark } => match (before.mark(pit), mark) {
            (_, Mark::Trap(_) | Mark::Missed(_) | Mark::Sold | Mark::HalfSold) => 2,
            (was, _) if was.is_house() && !mark.is_house() => 2,
            _ => return None,
        },
        StateChange::LeadChanged { .. } => 4,
        StateChange::Answered { answer: Move::Stop } => 5,
        StateChange::Lost { .. } | StateChange::Brought { .. } | StateChange::Idle { .. } => 6,
        StateChange::Swapped => 7,
        StateChange::Endless { .. } => 8,
        StateChange::Extra { .. } | StateChange::Bound { .. } => 11,
        StateChange::RoundEnded { .. } | StateChange::RoundBegan { .. } => 12,
        StateChange::TurnPassed { .. } => 13,
        StateChange::StageBegan { .. } => 14,
        StateChange::Ended { .. } => 15,
        StateChange::Asked { .. } | StateChange::Answered { .. } => return None,
    })
}

fn kind_of_info(info: Info) -> Option<usize> {
    Some(match info {
        Info::Stopped { .. } => 0,
        Info::Withheld { .. } => 1,
        Info::Passed { .. } => 6,
        Info::Closed => 9,
        Info::Bonus { .. } | Info::BonusLost { .. } => 10,
        Info::Opened { .. }
        | Info::Hand { .. }
        | Info::Skipped { .. }
        | Info::LapBegan { .. }
        | Info::LapEnded { .. }
        | Info::Relayed { .. }
        | Info::Entered { .. } => return None,
    })
}
