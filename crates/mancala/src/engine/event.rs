//! Events: the smallest steps of a turn, in order. Applying them to the position before gives the one after.
//!
//! A [`Transfer`] moves seeds from one place to another, and nothing else changes what lies in a place. A
//! [`StateChange`] changes the position in another way. An [`Info`] changes nothing.

use super::ask::Ask;
use super::mark::Mark;
use super::moves::Move;
use super::state::FirstCapture;
use crate::rules::{Cause, Direction, PitId, Place, Side};

/// One step of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// Seeds, or special pieces, went from one place to another.
    Transfer(Transfer),
    /// The position changed in another way.
    Change(StateChange),
    /// Something that leaves the position as it is. Such events are made only for a sink that listens.
    Info(Info),
}

impl Event {
    /// Returns `true` if it only marks the beginning or end of a lap.
    pub fn marks_lap(self) -> bool {
        matches!(self, Event::Info(Info::LapBegan { .. } | Info::LapEnded { .. }))
    }
}

impl From<Transfer> for Event {
    #[inline(always)]
    fn from(transfer: Transfer) -> Event {
        Event::Transfer(transfer)
    }
}

impl From<StateChange> for Event {
    #[inline(always)]
    fn from(change: StateChange) -> Event {
        Event::Change(change)
    }
}

impl From<Info> for Event {
    #[inline(always)]
    fn from(info: Info) -> Event {
        Event::Info(info)
    }
}

/// Seeds, or special pieces, that went from one place to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Transfer {
    /// Place that they left; [`Place::FLIGHT`] if they were in flight.
    pub from: Place,
    /// Place that they reached; [`Place::FLIGHT`] if they were taken up.
    pub to: Place,
    /// Number of them.
    pub seeds: u16,
    /// The reason.
    pub kind: TransferKind,
}

impl Transfer {
    /// Seeds taken up to be sown.
    #[inline(always)]
    pub fn lifted(from: Place, seeds: u16, way: Direction) -> Transfer {
        Transfer { from, to: Place::FLIGHT, seeds, kind: TransferKind::Lifted { way } }
    }

    /// A seed in flight that was dropped.
    #[inline(always)]
    pub fn sown(to: Place) -> Transfer {
        Transfer { from: Place::FLIGHT, to, seeds: 1, kind: TransferKind::Sown }
    }

    /// Seeds captured from a pit.
    #[inline(always)]
    pub fn captured(from: PitId, to: Place, seeds: u16) -> Transfer {
        Transfer { from: Place::pit(from), to, seeds, kind: TransferKind::Captured }
    }
}

/// The reason for which seeds, or special pieces, went from one place to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TransferKind {
    /// Taken up to be sown, from a pit, wholly or in part, or from a hand. They are now in flight.
    Lifted {
        /// Direction in which they will be sown.
        way: Direction,
    },
    /// One that was in flight was dropped.
    Sown,
    /// Captured from a pit: into a store, or into flight, to be sown again.
    Captured,
    /// Special pieces, captured from a pit.
    SpecialsTaken,
    /// The last seed of a lap went across, into the pit that it captures from.
    Crossed,
    /// Seeds spared by a capture were drawn back to the pit behind theirs, out of reach.
    Retreated,
    /// Put from a pit into another without a sowing, as a move of its own: shifted to the next place, or given away.
    Shifted,
    /// A player who passed paid them from the store into the penalty pit.
    Paid,
    /// Set out from a store in a pit of its owner's empty row.
    Reseeded,
    /// Borrowed, and set out in a pit of an empty row.
    Borrowed,
    /// Paid back, from the store of the player who had borrowed them.
    Repaid,
    /// Left over when play stopped: from a pit into a store.
    Swept,
    /// Left over when a round had ended: from a pit into a store.
    Gathered,
    /// Given back, from store to store, after a round that does not count.
    GivenBack,
    /// Laid out for the next round: from a store into a pit.
    Laid,
    /// Laid out for the next round: from a pit at an end of the board into one that holds too few.
    Completed,
    /// Special pieces, put back for the next round into the pit where they belong.
    SpecialsLaid,
    /// Taken from a store into the hand, to be laid out for the next round by their owner.
    Handed,
    /// Laid out for the next round from a store into a pit, as the other player did on the other side.
    Mirrored,
    /// Seeds that a player still owed went back beside the board for the next round, from whichever store held them.
    Returned,
}

/// A change of the position other than seeds going from place to place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StateChange {
    /// A pit's mark changed: claimed, barred, or free again.
    Marked {
        /// The pit.
        pit: PitId,
        /// Its mark from now on.
        mark: Mark,
    },
    /// The player is asked something in mid-turn; the answer is their next move.
    Asked {
        /// The question.
        ask: Ask,
    },
    /// The player answered.
    Answered {
        /// [`Move::Go`], [`Move::Stop`], [`Move::Way`] or [`Move::Pick`].
        answer: Move,
    },
    /// A turn was found never to end.
    Endless {
        /// Laps sown until it was noticed.
        laps: u32,
    },
    /// A stage of play began.
    StageBegan {
        /// Index into [`crate::rules::Rules::stages`].
        stage: u8,
    },
    /// It is now this player's turn.
    TurnPassed {
        /// The player whose turn it is.
        to: Side,
    },
    /// The players exchanged seats.
    Swapped,
    /// A capture changed the lead of the only player to have captured, in a game in which that counts.
    LeadChanged {
        /// The lead from now on.
        lead: FirstCapture,
    },
    /// The player has had this many extra moves in this turn, including the one to come, in a game that counts them.
    Extra {
        /// Their number.
        moves: u8,
    },
    /// The next move of the player must run in this direction; with `None` it is free again.
    Bound {
        /// The direction.
        way: Option<Direction>,
    },
    /// A player has lost while others play on.
    Lost {
        /// The player.
        side: Side,
    },
    /// A player has brought seeds into play, and may not do so again in this round.
    Brought {
        /// The player.
        side: Side,
    },
    /// This many turns in a row, the players who have not lost have passed without paying.
    Idle {
        /// Their number.
        turns: u8,
    },
    /// A round of a match is over.
    RoundEnded {
        /// The result.
        result: GameResult,
        /// The clause that stopped play.
        because: Cause,
        /// Points that it counts for South and North, in a match in which rounds count.
        points: [u16; 2],
    },
    /// The next round of a match begins: each side brings into it the seeds that are now in its store.
    RoundBegan {
        /// Its number; the first of a match is 1.
        round: u16,
        /// The player who begins it.
        first: Side,
    },
    /// The game, or the whole match, is over.
    Ended {
        /// The result.
        result: GameResult,
        /// The clause that stopped play.
        because: Option<Cause>,
    },
}

/// Something that happened and left the position as it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Info {
    /// A turn began, in a game that distinguishes turns that begin with a capture from others.
    Opened {
        /// `true` if it begins with a capture.
        captures: bool,
    },
    /// Both players sow at the same time: from here on the hand of this one acts.
    Hand {
        /// The player whose hand it is.
        side: Side,
    },
    /// A lap begins: what is lifted or sown next belongs to it. A seed placed from a hand is no lap.
    LapBegan {
        /// Its number, from 1: in its turn, or where both players sow at the same time among the laps of this hand.
        lap: u32,
        /// The player who sows.
        hand: Side,
        /// The place from which it is lifted, or from which captured seeds are sown on.
        from: Place,
        /// The direction.
        way: Direction,
    },
    /// A lap is over, with all that its last seed did.
    LapEnded {
        /// The place of the last seed.
        at: Place,
        /// Continuation after it.
        because: LapEnd,
    },
    /// A place on the way got no seed, by the clause.
    Skipped {
        /// The place.
        place: Place,
    },
    /// Captured seeds will be sown from an end of the capturer's inner row, the first into this pit itself.
    Entered {
        /// The pit.
        pit: PitId,
        /// The direction.
        way: Direction,
    },
    /// A capture or a claim that would have been made was not, by the clause.
    Withheld {
        /// The pit that was spared.
        pit: PitId,
        /// Seeds in it.
        seeds: u16,
    },
    /// A lap ended in a pit from which the turn goes on: it is lifted next.
    Relayed {
        /// The pit lifted next.
        pit: PitId,
    },
    /// The last seed fell, and the turn is over.
    Stopped {
        /// The place of the last seed.
        at: Place,
    },
    /// The same player moves again.
    Bonus {
        /// The player.
        side: Side,
    },
    /// A bonus turn could not be used.
    BonusLost {
        /// The player whose hand it is.
        side: Side,
    },
    /// A player who could not move passed.
    Passed {
        /// The player.
        side: Side,
    },
    /// Play stopped, by the clause.
    Closed,
}

/// The reason for which a lap is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LapEnd {
    /// The pit of its last seed, or another, is lifted next.
    Relayed,
    /// Captured seeds are sown next.
    Resown,
    /// The sowing of the turn is over; where both players sow, that of this hand.
    Stopped,
    /// The same player moves again.
    MovesAgain,
    /// Play stops.
    PlayStops,
}

/// The result of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameResult {
    /// A side has won.
    Won(Side),
    /// Nobody has.
    Draw,
    /// The game does not count.
    Void,
    /// The only player has lost.
    Lost,
}

/// The end of a game, and its reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ended {
    /// The result.
    pub result: GameResult,
    /// The clause that stopped play.
    pub clause: Option<Cause>,
}

/// An event with the clause that caused it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CausedEvent {
    /// The event.
    pub event: Event,
    /// The clause, if any needs naming.
    pub clause: Option<Cause>,
}

/// A receiver of the events of a turn as it is played. It has no influence on what is played.
pub trait EventSink {
    /// `false` for one that takes no event: those of [`Info`] are then not made.
    const LISTENS: bool = true;

    /// Takes an event after it was applied.
    fn record(&mut self, event: Event, clause: Option<Cause>);
}

/// A sink that takes no event, at no cost: for search, counts and random play.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoEvents;

impl EventSink for NoEvents {
    const LISTENS: bool = false;

    #[inline(always)]
    fn record(&mut self, _: Event, _: Option<Cause>) {}
}

impl EventSink for Vec<CausedEvent> {
    #[inline]
    fn record(&mut self, event: Event, clause: Option<Cause>) {
        self.push(CausedEvent { event, clause });
    }
}
