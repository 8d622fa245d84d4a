//! What happened: the smallest steps of a turn, in order. Applying them to the position before gives the one after.

use super::ask::Ask;
use super::mark::Mark;
use super::moves::Move;
use super::position::Lead;
use crate::rules::{ClauseId, PitId, Place, Side, Way};

/// One step of a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A turn began, in a game that tells turns that begin with a capture from others.
    Opened {
        /// Whether it begins with a capture.
        captures: bool,
    },
    /// Seeds were taken up to be sown: from a pit, wholly or in part, or from a hand. They are now lifted.
    Lifted {
        /// From where.
        from: Place,
        /// How many.
        seeds: u16,
        /// Which way they will be sown.
        way: Way,
    },
    /// Both players sow at the same time: from here on the hand of this one acts.
    Hand {
        /// Whose.
        side: Side,
    },
    /// One lifted seed was dropped.
    Sown {
        /// Where.
        to: Place,
    },
    /// A place on the way got no seed, by the clause.
    Skipped {
        /// Which.
        place: Place,
    },
    /// Seeds were captured from a pit: into a store, or lifted to be sown again.
    Captured {
        /// From which pit.
        from: PitId,
        /// How many.
        seeds: u16,
        /// Into which store; `None` when they are lifted.
        to: Option<Place>,
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
    /// A pit's mark changed: claimed, barred, or free again.
    Marked {
        /// Which pit.
        pit: PitId,
        /// What it is now.
        mark: Mark,
    },
    /// The player is asked something in mid-turn; the answer is his next move.
    Asked {
        /// What.
        ask: Ask,
    },
    /// Captured seeds will be sown from an end of the own inner row, the first into this pit itself.
    Entered {
        /// The pit.
        pit: PitId,
        /// The way.
        way: Way,
    },
    /// A capture changed who alone has captured so far, in a game in which that counts.
    LeadChanged {
        /// Who has now.
        lead: Lead,
    },
    /// Seeds were moved from place to place without being sown: out of reach, or between two rounds of a match.
    Moved {
        /// From which place.
        from: Place,
        /// How many.
        seeds: u16,
        /// To which place.
        to: Place,
    },
    /// The player answered.
    Answered {
        /// [`Move::Go`], [`Move::Stop`], [`Move::Way`] or [`Move::Pick`].
        answer: Move,
    },
    /// The same player moves again.
    Bonus {
        /// Who.
        side: Side,
    },
    /// So many extra moves the player has had in this turn, the one to come included, in a game that counts them.
    Extra {
        /// How many.
        moves: u8,
    },
    /// The next move of the player must go this way; with no way it is free again.
    Bound {
        /// Which way.
        way: Option<Way>,
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
    /// A player paid seeds from his store into his penalty pit.
    Paid {
        /// Who.
        side: Side,
        /// How many.
        seeds: u16,
    },
    /// A player has lost while others play on.
    Lost {
        /// Who.
        side: Side,
    },
    /// For so many turns together the players who have not lost have passed without paying.
    Idle {
        /// How many.
        turns: u8,
    },
    /// The players exchanged seats.
    Swapped,
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
    /// Play stopped, by the clause.
    Closed,
    /// Seeds left over went to a store.
    Swept {
        /// From which pit.
        from: PitId,
        /// How many.
        seeds: u16,
        /// Into which store.
        to: Place,
    },
    /// A round of a match is over.
    RoundEnded {
        /// How.
        result: GameResult,
        /// The clause that stopped play.
        because: ClauseId,
    },
    /// The next round of a match begins: what each side has in its store now is what it brings into it.
    RoundBegan {
        /// Which; the first of a match is 1.
        round: u8,
        /// Who will begin.
        first: Side,
    },
    /// The game, or the whole match, is over.
    Ended {
        /// How.
        result: GameResult,
        /// The clause that stopped play.
        because: Option<ClauseId>,
    },
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

/// An event with the clause that caused it, if any needs naming.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// What happened.
    pub event: Event,
    /// By which rule.
    pub clause: Option<ClauseId>,
}

/// Whoever listens to a turn as it is played.
pub trait Sink {
    /// Hears one event, after it was applied.
    fn hear(&mut self, event: &Event, clause: Option<ClauseId>);
}

/// Hears nothing, at no cost: for search, perft and random play.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl Sink for Silent {
    #[inline(always)]
    fn hear(&mut self, _: &Event, _: Option<ClauseId>) {}
}

impl Sink for Vec<Told> {
    #[inline]
    fn hear(&mut self, event: &Event, clause: Option<ClauseId>) {
        self.push(Told { event: event.clone(), clause });
    }
}
