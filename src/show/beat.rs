//! One event of a record on the time line.

use crate::engine::{Event, Move};
use crate::rules::{ClauseId, Place, Side};

/// One event of a record, and when it is shown: after `start`, up to and including `end`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Beat {
    /// Seconds of show time at which it begins: the end of the beat before.
    pub start: f64,
    /// Seconds of show time at which it is done; later than `start`.
    pub end: f64,
    /// The ply, from 0.
    pub ply: usize,
    /// Index into that ply's events.
    pub event: usize,
    /// What kind of event.
    pub kind: BeatKind,
    /// The clause that caused it.
    pub clause: Option<ClauseId>,
    /// Where it happened: the pit lifted, the place sown, the pit captured from.
    pub at: Option<Place>,
    /// Whose hand does it, while several are at work.
    pub hand: Option<Side>,
}

/// The beginning of a lap: stones are taken up into an empty hand to be sown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LapStart {
    /// Seconds of show time at which the taking up begins.
    pub start: f64,
    /// The ply, from 0.
    pub ply: usize,
    /// Index into the beats of the record.
    pub beat: usize,
    /// Which lap of the turn it is, the first being 1. A turn that is interrupted by questions is several plies, and
    /// its laps are counted through them. Of several hands at work each counts its own.
    pub number: u32,
    /// Whose hand it is, while several are at work.
    pub hand: Option<Side>,
}

/// Kinds of events, as the timeline colours them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum BeatKind {
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
    /// Stones go from one pit to another without being sown.
    Move,
    /// The lap goes on from where it ended.
    Relay,
    /// The turn's last stone has fallen.
    Stop,
    /// A pit is claimed, barred or set free.
    Mark,
    /// A capture changes who alone has captured so far.
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
    Phase,
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

impl BeatKind {
    /// Whether it is a hand that does this.
    pub fn is_by_hand(self) -> bool {
        matches!(self, BeatKind::Lift | BeatKind::Sow | BeatKind::Relay | BeatKind::Stop)
    }

    /// The kind of an event.
    pub fn of(event: &Event) -> BeatKind {
        match event {
            Event::Opened { .. } => BeatKind::Open,
            Event::Lifted { .. } => BeatKind::Lift,
            Event::Hand { .. } => BeatKind::Hand,
            Event::Sown { .. } => BeatKind::Sow,
            Event::Skipped { .. } => BeatKind::Skip,
            Event::Captured { .. } => BeatKind::Capture,
            Event::Withheld { .. } => BeatKind::Withhold,
            Event::Entered { .. } => BeatKind::Enter,
            Event::Moved { .. } => BeatKind::Move,
            Event::Relayed { .. } => BeatKind::Relay,
            Event::Stopped { .. } => BeatKind::Stop,
            Event::Marked { .. } => BeatKind::Mark,
            Event::LeadChanged { .. } => BeatKind::Lead,
            Event::Asked { .. } => BeatKind::Ask,
            Event::Answered { .. } => BeatKind::Answer,
            Event::Bonus { .. } => BeatKind::Bonus,
            Event::Bound { .. } | Event::Extra { .. } => BeatKind::Note,
            Event::BonusLost { .. } => BeatKind::BonusLost,
            Event::Passed { .. } => BeatKind::Pass,
            Event::Paid { .. } => BeatKind::Pay,
            Event::Lost { .. } => BeatKind::Lose,
            Event::Idle { .. } => BeatKind::Pass,
            Event::Swapped => BeatKind::Swap,
            Event::Endless { .. } => BeatKind::Endless,
            Event::PhaseBegan { .. } => BeatKind::Phase,
            Event::TurnPassed { .. } => BeatKind::Turn,
            Event::Closed => BeatKind::Close,
            Event::Swept { .. } => BeatKind::Sweep,
            Event::RoundEnded { .. } => BeatKind::RoundEnd,
            Event::RoundBegan { .. } => BeatKind::Round,
            Event::Ended { .. } => BeatKind::End,
        }
    }
}

/// Where an event happens, if at one place.
pub(super) fn site(event: &Event) -> Option<Place> {
    match *event {
        Event::Lifted { from, .. } | Event::Moved { from, .. } => Some(from),
        Event::Sown { to } => Some(to),
        Event::Skipped { place } => Some(place),
        Event::Stopped { at } => Some(at),
        Event::Captured { from: pit, .. }
        | Event::Swept { from: pit, .. }
        | Event::Withheld { pit, .. }
        | Event::Entered { pit, .. }
        | Event::Relayed { pit }
        | Event::Answered { answer: Move::Pick(pit) }
        | Event::Marked { pit, .. } => Some(Place::pit(pit)),
        Event::Asked { ask } => ask.about().map(Place::pit),
        Event::Paid { side, .. } => Some(Place::penalty(side)),
        Event::Opened { .. }
        | Event::Hand { .. }
        | Event::Answered { .. }
        | Event::Bonus { .. }
        | Event::BonusLost { .. }
        | Event::Passed { .. }
        | Event::Lost { .. }
        | Event::Idle { .. }
        | Event::Extra { .. }
        | Event::Bound { .. }
        | Event::Swapped
        | Event::Endless { .. }
        | Event::PhaseBegan { .. }
        | Event::TurnPassed { .. }
        | Event::LeadChanged { .. }
        | Event::RoundEnded { .. }
        | Event::RoundBegan { .. }
        | Event::Closed
        | Event::Ended { .. } => None,
    }
}
