//! One event of a record on the time line.

use mancala::engine::{Event, How, Move, Note, Stones};
use mancala::rules::{Cause, Place, Side};

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
    pub clause: Option<Cause>,
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
    pub fn of(event: Event) -> BeatKind {
        match event {
            Event::Stones(Stones { how, .. }) => BeatKind::of_stones(how),
            Event::Note(note) => BeatKind::of_note(note),
        }
    }

    fn of_stones(how: How) -> BeatKind {
        match how {
            How::Lifted { .. } => BeatKind::Lift,
            How::Sown => BeatKind::Sow,
            How::Captured => BeatKind::Capture,
            How::SpecialsTaken
            | How::Crossed
            | How::Retreated
            | How::Shifted
            | How::Borrowed
            | How::Completed
            | How::SpecialsLaid => BeatKind::Move,
            How::Reseeded
            | How::Repaid
            | How::Gathered
            | How::GivenBack
            | How::Laid
            | How::Handed
            | How::Mirrored
            | How::Returned => BeatKind::Lay,
            How::Paid => BeatKind::Pay,
            How::Swept => BeatKind::Sweep,
        }
    }

    fn of_note(note: Note) -> BeatKind {
        match note {
            Note::Opened { .. } => BeatKind::Open,
            Note::Hand { .. } => BeatKind::Hand,
            Note::Skipped { .. } => BeatKind::Skip,
            Note::Withheld { .. } => BeatKind::Withhold,
            Note::Entered { .. } => BeatKind::Enter,
            Note::Relayed { .. } => BeatKind::Relay,
            Note::Stopped { .. } => BeatKind::Stop,
            Note::Marked { .. } => BeatKind::Mark,
            Note::LeadChanged { .. } => BeatKind::Lead,
            Note::Asked { .. } => BeatKind::Ask,
            Note::Answered { .. } => BeatKind::Answer,
            Note::Bonus { .. } => BeatKind::Bonus,
            Note::Bound { .. } | Note::Extra { .. } => BeatKind::Note,
            Note::BonusLost { .. } => BeatKind::BonusLost,
            Note::Passed { .. } | Note::Idle { .. } | Note::Brought { .. } => BeatKind::Pass,
            Note::Lost { .. } => BeatKind::Lose,
            Note::Swapped => BeatKind::Swap,
            Note::Endless { .. } => BeatKind::Endless,
            Note::PhaseBegan { .. } => BeatKind::Phase,
            Note::TurnPassed { .. } => BeatKind::Turn,
            Note::Closed => BeatKind::Close,
            Note::RoundEnded { .. } => BeatKind::RoundEnd,
            Note::RoundBegan { .. } => BeatKind::Round,
            Note::Ended { .. } => BeatKind::End,
        }
    }
}

/// Where an event happens, if at one place.
pub(super) fn site(event: Event) -> Option<Place> {
    match event {
        Event::Stones(Stones { from, to, how, .. }) => {
            Some(if matches!(how, How::Sown | How::Paid) { to } else { from })
        }
        Event::Note(note) => noted_at(note),
    }
}

fn noted_at(note: Note) -> Option<Place> {
    match note {
        Note::Skipped { place } => Some(place),
        Note::Stopped { at } => Some(at),
        Note::Withheld { pit, .. }
        | Note::Entered { pit, .. }
        | Note::Relayed { pit }
        | Note::Answered { answer: Move::Pick(pit) }
        | Note::Marked { pit, .. } => Some(Place::pit(pit)),
        Note::Asked { ask } => ask.about().map(Place::pit),
        Note::Opened { .. }
        | Note::Hand { .. }
        | Note::Answered { .. }
        | Note::Bonus { .. }
        | Note::BonusLost { .. }
        | Note::Passed { .. }
        | Note::Lost { .. }
        | Note::Brought { .. }
        | Note::Idle { .. }
        | Note::Extra { .. }
        | Note::Bound { .. }
        | Note::Swapped
        | Note::Endless { .. }
        | Note::PhaseBegan { .. }
        | Note::TurnPassed { .. }
        | Note::LeadChanged { .. }
        | Note::RoundEnded { .. }
        | Note::RoundBegan { .. }
        | Note::Closed
        | Note::Ended { .. } => None,
    }
}
