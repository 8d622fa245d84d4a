//! One event of a record on the timeline.

use mancala::engine::{Event, Info, Move, StateChange, Transfer, TransferKind};
use mancala::rules::{Cause, Place, Side};

/// One event of a record, and when it is shown: after `start`, up to and including `end`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Keyframe {
    /// Seconds of show time at which it begins: the end of the keyframe before.
    pub start: f64,
    /// Seconds of show time at which it is done; later than `start`.
    pub end: f64,
    /// The ply, from 0.
    pub ply: usize,
    /// Index into that ply's events.
    pub event: usize,
    /// The kind of event.
    pub kind: KeyframeKind,
    /// The clause that caused it.
    pub clause: Option<Cause>,
    /// Place where it happened: the pit lifted, the place sown, the pit captured from.
    pub at: Option<Place>,
    /// Side whose hand does it, while several are at work.
    pub hand: Option<Side>,
}

/// The beginning of a lap: stones are taken up into an empty hand to be sown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LapStart {
    /// Seconds of show time at which the taking up begins.
    pub start: f64,
    /// The ply, from 0.
    pub ply: usize,
    /// Index into the keyframes of the record.
    pub keyframe: usize,
    /// Number of the lap in the turn, the first being 1. A turn that is interrupted by questions is several plies, and
    /// its laps are counted through them. Of several hands at work each counts its own.
    pub number: u32,
    /// Side whose hand it is, while several are at work.
    pub hand: Option<Side>,
}

/// Kinds of events, as the timeline colours them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum KeyframeKind {
    /// A turn of a certain kind begins.
    Open,
    /// Stones are taken up.
    Lift,
    /// Of two hands that act at the same time, this one acts next.
    Hand,
    /// One stone is dropped.
    Sow,
    /// A place is passed over.
    Skip,
    /// Stones are captured.
    Capture,
    /// A capture is withheld.
    Withhold,
    /// Captured stones are brought to where they will be sown from.
    Enter,
    /// Stones go from one place to another without being sown.
    Move,
    /// The same of one of many pits, which are cleared or filled one after another, mostly for the next round.
    Lay,
    /// The lap goes on from where it ended.
    Relay,
    /// The turn's last stone has fallen.
    Stop,
    /// A pit is claimed, barred or set free.
    Mark,
    /// A capture changes the lead of the only player to have captured.
    Lead,
    /// The player is asked something.
    Ask,
    /// The player answers.
    Answer,
    /// The same player moves again.
    Bonus,
    /// A bonus turn cannot be used.
    BonusLost,
    /// A player passes.
    Pass,
    /// A player pays into the penalty pit.
    Pay,
    /// A player has lost while others play on.
    Lose,
    /// The players exchange seats.
    Swap,
    /// A turn is found never to end.
    Endless,
    /// A stage of play begins.
    Stage,
    /// It is the other player's turn.
    Turn,
    /// Play stops.
    Close,
    /// Stones left over go to a store.
    Sweep,
    /// A round of a match is over.
    RoundEnd,
    /// Something is noted that binds the moves to come.
    Note,
    /// The next round begins.
    Round,
    /// The game is over.
    End,
}

impl KeyframeKind {
    /// Returns `true` if a hand does this.
    pub fn is_by_hand(self) -> bool {
        matches!(self, KeyframeKind::Lift | KeyframeKind::Sow | KeyframeKind::Relay | KeyframeKind::Stop)
    }

    /// The kind of an event; `None` for the beginning and the end of a lap, which are not shown by themselves.
    pub fn of(event: Event) -> Option<KeyframeKind> {
        match event {
            Event::Transfer(Transfer { kind, .. }) => Some(KeyframeKind::of_stones(kind)),
            Event::Change(change) => Some(KeyframeKind::of_change(change)),
            Event::Info(info) => KeyframeKind::of_info(info),
        }
    }

    fn of_stones(kind: TransferKind) -> KeyframeKind {
        match kind {
            TransferKind::Lifted { .. } => KeyframeKind::Lift,
            TransferKind::Sown => KeyframeKind::Sow,
            TransferKind::Captured => KeyframeKind::Capture,
            TransferKind::SpecialsTaken
            | TransferKind::Crossed
            | TransferKind::Retreated
            | TransferKind::Shifted
            | TransferKind::Borrowed
            | TransferKind::Completed
            | TransferKind::SpecialsLaid => KeyframeKind::Move,
            TransferKind::Reseeded
            | TransferKind::Repaid
            | TransferKind::Gathered
            | TransferKind::GivenBack
            | TransferKind::Laid
            | TransferKind::Handed
            | TransferKind::Mirrored
            | TransferKind::Returned => KeyframeKind::Lay,
            TransferKind::Paid => KeyframeKind::Pay,
            TransferKind::Swept => KeyframeKind::Sweep,
        }
    }

    fn of_change(change: StateChange) -> KeyframeKind {
        match change {
            StateChange::Marked { .. } => KeyframeKind::Mark,
            StateChange::LeadChanged { .. } => KeyframeKind::Lead,
            StateChange::Asked { .. } => KeyframeKind::Ask,
            StateChange::Answered { .. } => KeyframeKind::Answer,
            StateChange::Bound { .. } | StateChange::Extra { .. } => KeyframeKind::Note,
            StateChange::Idle { .. } | StateChange::Brought { .. } => KeyframeKind::Pass,
            StateChange::Lost { .. } => KeyframeKind::Lose,
            StateChange::Swapped => KeyframeKind::Swap,
            StateChange::Endless { .. } => KeyframeKind::Endless,
            StateChange::StageBegan { .. } => KeyframeKind::Stage,
            StateChange::TurnPassed { .. } => KeyframeKind::Turn,
            StateChange::RoundEnded { .. } => KeyframeKind::RoundEnd,
            StateChange::RoundBegan { .. } => KeyframeKind::Round,
            StateChange::Ended { .. } => KeyframeKind::End,
        }
    }

    fn of_info(info: Info) -> Option<KeyframeKind> {
        Some(match info {
            Info::LapBegan { .. } | Info::LapEnded { .. } => return None,
            Info::Opened { .. } => KeyframeKind::Open,
            Info::Hand { .. } => KeyframeKind::Hand,
            Info::Skipped { .. } => KeyframeKind::Skip,
            Info::Withheld { .. } => KeyframeKind::Withhold,
            Info::Entered { .. } => KeyframeKind::Enter,
            Info::Relayed { .. } => KeyframeKind::Relay,
            Info::Stopped { .. } => KeyframeKind::Stop,
            Info::Bonus { .. } => KeyframeKind::Bonus,
            Info::BonusLost { .. } => KeyframeKind::BonusLost,
            Info::Passed { .. } => KeyframeKind::Pass,
            Info::Closed => KeyframeKind::Close,
        })
    }
}

/// Returns the place of an event, if it happens at one.
pub(super) fn site(event: Event) -> Option<Place> {
    match event {
        Event::Transfer(Transfer { from, to, kind, .. }) => {
            Some(if matches!(kind, TransferKind::Sown | TransferKind::Paid) { to } else { from })
        }
        Event::Change(change) => changed_at(change),
        Event::Info(info) => told_at(info),
    }
}

fn changed_at(change: StateChange) -> Option<Place> {
    match change {
        StateChange::Answered { answer: Move::Pick(pit) } | StateChange::Marked { pit, .. } => Some(Place::pit(pit)),
        StateChange::Asked { ask } => ask.about().map(Place::pit),
        StateChange::Answered { .. }
        | StateChange::Lost { .. }
        | StateChange::Brought { .. }
        | StateChange::Idle { .. }
        | StateChange::Extra { .. }
        | StateChange::Bound { .. }
        | StateChange::Swapped
        | StateChange::Endless { .. }
        | StateChange::StageBegan { .. }
        | StateChange::TurnPassed { .. }
        | StateChange::LeadChanged { .. }
        | StateChange::RoundEnded { .. }
        | StateChange::RoundBegan { .. }
        | StateChange::Ended { .. } => None,
    }
}

fn told_at(info: Info) -> Option<Place> {
    match info {
        Info::Skipped { place } => Some(place),
        Info::Stopped { at } => Some(at),
        Info::Withheld { pit, .. } | Info::Entered { pit, .. } | Info::Relayed { pit } => Some(Place::pit(pit)),
        Info::Opened { .. }
        | Info::Hand { .. }
        | Info::LapBegan { .. }
        | Info::LapEnded { .. }
        | Info::Bonus { .. }
        | Info::BonusLost { .. }
        | Info::Passed { .. }
        | Info::Closed => None,
    }
}
