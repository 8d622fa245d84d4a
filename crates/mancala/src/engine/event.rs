//! What happened: the smallest steps of a turn, in order. Applying them to the position before gives the one after.
//!
//! There are two kinds. [`Stones`] go from one place to another, and nothing else changes what lies in a place. A
//! [`Note`] is all the rest: some change the position in another way, and some only tell, see [`Note::only_tells`].

use super::ask::Ask;
use super::mark::Mark;
use super::moves::Move;
use super::state::Lead;
use crate::rules::{Cause, PitId, Place, Side, Way};

/// One step of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// Seeds, or special pieces, went from one place to another.
    Stones(Stones),
    /// Anything else.
    Note(Note),
}

impl From<Stones> for Event {
    #[inline(always)]
    fn from(stones: Stones) -> Event {
        Event::Stones(stones)
    }
}

impl From<Note> for Event {
    #[inline(always)]
    fn from(note: Note) -> Event {
        Event::Note(note)
    }
}

/// Seeds, or special pieces, that went from one place to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stones {
    /// From where; [`Place::FLIGHT`] if they were in flight.
    pub from: Place,
    /// To where; [`Place::FLIGHT`] if they were taken up.
    pub to: Place,
    /// How many.
    pub seeds: u16,
    /// What made them go.
    pub how: How,
}

impl Stones {
    /// Seeds taken up to be sown.
    #[inline(always)]
    pub fn lifted(from: Place, seeds: u16, way: Way) -> Stones {
        Stones { from, to: Place::FLIGHT, seeds, how: How::Lifted { way } }
    }

    /// A seed in flight that was dropped.
    #[inline(always)]
    pub fn sown(to: Place) -> Stones {
        Stones { from: Place::FLIGHT, to, seeds: 1, how: How::Sown }
    }

    /// Seeds captured from a pit.
    #[inline(always)]
    pub fn captured(from: PitId, to: Place, seeds: u16) -> Stones {
        Stones { from: Place::pit(from), to, seeds, how: How::Captured }
    }
}

/// What made seeds, or special pieces, go from one place to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// Taken up to be sown, from a pit, wholly or in part, or from a hand. They are now in flight.
    Lifted {
        /// Which way they will be sown.
        way: Way,
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
    /// What a player still owed went back beside the board for the next round, from whichever store held it.
    Returned,
}

/// What happened besides seeds going from place to place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Note {
    // These change the position.
    /// A pit's mark changed: claimed, barred, or free again.
    Marked {
        /// Which pit.
        pit: PitId,
        /// What it is now.
        mark: Mark,
    },
    /// The player is asked something in mid-turn; the answer is their next move.
    Asked {
        /// What.
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
    PhaseBegan {
        /// Index into [`crate::rules::Rules::phases`].
        phase: u8,
    },
    /// It is now this player's turn.
    TurnPassed {
        /// Whose.
        to: Side,
    },
    /// The players exchanged seats.
    Swapped,
    /// A capture changed who alone has captured so far, in a game in which that counts.
    LeadChanged {
        /// Who has now.
        lead: Lead,
    },
    /// The player has had this many extra moves in this turn, including the one to come, in a game that counts them.
    Extra {
        /// How many.
        moves: u8,
    },
    /// The next move of the player must go this way; with no way it is free again.
    Bound {
        /// Which way.
        way: Option<Way>,
    },
    /// A player has lost while others play on.
    Lost {
        /// Who.
        side: Side,
    },
    /// A player has brought seeds into play, and may not do so again in this round.
    Brought {
        /// Who.
        side: Side,
    },
    /// This many turns in a row, the players who have not lost have passed without paying.
    Idle {
        /// How many.
        turns: u8,
    },
    /// A round of a match is over.
    RoundEnded {
        /// How.
        result: GameResult,
        /// The clause that stopped play.
        because: Cause,
        /// What it counts for South and North, in a match in which rounds count.
        points: [u16; 2],
    },
    /// The next round of a match begins: what each side has in its store now is what it brings into it.
    RoundBegan {
        /// Which; the first of a match is 1.
        round: u16,
        /// Who will begin.
        first: Side,
    },
    /// The game, or the whole match, is over.
    Ended {
        /// How.
        result: GameResult,
        /// The clause that stopped play.
        because: Option<Cause>,
    },
    // These only tell.
    /// A turn began, in a game that tells turns that begin with a capture from others.
    Opened {
        /// Whether it begins with a capture.
        captures: bool,
    },
    /// Both players sow at the same time: from here on the hand of this one acts.
    Hand {
        /// Whose.
        side: Side,
    },
    /// A place on the way got no seed, by the clause.
    Skipped {
        /// Which.
        place: Place,
    },
    /// Captured seeds will be sown from an end of the own inner row, the first into this pit itself.
    Entered {
        /// The pit.
        pit: PitId,
        /// The way.
        way: Way,
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
        /// Where the last seed fell.
        at: Place,
    },
    /// The same player moves again.
    Bonus {
        /// Who.
        side: Side,
    },
    /// A bonus turn could not be used.
    BonusLost {
        /// Whose.
        side: Side,
    },
    /// A player who could not move passed.
    Passed {
        /// Who.
        side: Side,
    },
    /// Play stopped, by the clause.
    Closed,
}

impl Note {
    /// Whether it only tells what happened, and leaves the position as it is. Such notes are made only for a sink that
    /// listens.
    #[inline(always)]
    pub fn only_tells(self) -> bool {
        match self {
            Note::Opened { .. }
            | Note::Hand { .. }
            | Note::Skipped { .. }
            | Note::Entered { .. }
            | Note::Withheld { .. }
            | Note::Relayed { .. }
            | Note::Stopped { .. }
            | Note::Bonus { .. }
            | Note::BonusLost { .. }
            | Note::Passed { .. }
            | Note::Closed => true,
            Note::Marked { .. }
            | Note::Asked { .. }
            | Note::Answered { .. }
            | Note::Endless { .. }
            | Note::PhaseBegan { .. }
            | Note::TurnPassed { .. }
            | Note::Swapped
            | Note::LeadChanged { .. }
            | Note::Extra { .. }
            | Note::Bound { .. }
            | Note::Lost { .. }
            | Note::Brought { .. }
            | Note::Idle { .. }
            | Note::RoundEnded { .. }
            | Note::RoundBegan { .. }
            | Note::Ended { .. } => false,
        }
    }
}

/// How a game ended.
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

/// Why a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ended {
    /// How it ended.
    pub result: GameResult,
    /// The clause that stopped play.
    pub clause: Option<Cause>,
}

/// An event with the clause that caused it, if any needs naming.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Told {
    /// What happened.
    pub event: Event,
    /// By which rule.
    pub clause: Option<Cause>,
}

/// Whoever listens to a turn as it is played. What is played never depends on who does.
pub trait Sink {
    /// Whether it wants to hear anything. Notes that only tell are not made for one that does not.
    const LISTENS: bool = true;

    /// Hears one event, after it was applied.
    fn hear(&mut self, event: Event, clause: Option<Cause>);
}

/// Hears nothing, at no cost: for search, perft and random play.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl Sink for Silent {
    const LISTENS: bool = false;

    #[inline(always)]
    fn hear(&mut self, _: Event, _: Option<Cause>) {}
}

impl Sink for Vec<Told> {
    #[inline]
    fn hear(&mut self, event: Event, clause: Option<Cause>) {
        self.push(Told { event, clause });
    }
}
