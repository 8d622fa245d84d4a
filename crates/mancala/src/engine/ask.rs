//! What a player may be asked in mid-turn, and what is needed to go on after the answer.

use super::state::Kind;
use crate::rules::{Cause, PitId, Place, Side, Way};

/// What a player is asked in mid-turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Question {
    /// Whether to make a capture: `go` or `stop`.
    Take,
    /// Whether to take the pit that a seed has just filled, while others are still in hand: `go` or `stop`. The player who
    /// may take it is asked.
    Passing,
    /// Whether to claim the pit: `go` or `stop`.
    Claim,
    /// Whether to sow on from the pit in which the lap ended (`go`) or to end the turn there (`stop`).
    Halt,
    /// Whether to move the spared seeds out of reach: `go` or `stop`. The opponent is asked.
    Retreat,
    /// From which of the own pits to race; the mover's is chosen. The opponent is asked.
    Race,
    /// Which way to sow the pit in which the lap ended.
    Way,
    /// Which way to sow the captured seeds, which are in flight.
    Reentry,
    /// Into which pit of the opponent's the captured seeds go, which are in flight.
    Deposit,
    /// Which pit of the opponent to take; with the number of picks left, this one included.
    More(u8),
    /// Which of the player's own pits stay closed for the next round; with the number still to be named.
    Close(u8),
    /// Which pits of the other row are the player's own in the next round; with the number still to be named.
    Own(u8),
}

impl Question {
    /// Returns whether it is asked between two rounds.
    pub fn is_between_rounds(self) -> bool {
        matches!(self, Question::Close(_) | Question::Own(_))
    }
}

/// A question in mid-turn, with what is needed to go on after the answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ask {
    /// The clause that lets the player choose.
    pub clause: Cause,
    /// What is asked.
    pub question: Question,
    /// Who is asked.
    pub who: Side,
    /// The pit in which the last seed fell; before captured seeds are sown again, the pit from which they are; in a
    /// race, the pit that the mover has chosen.
    pub pit: PitId,
    /// What that pit held before it.
    pub was_empty: bool,
    /// The way of the lap.
    pub way: Way,
    /// The pit or store from which the lap was lifted.
    pub lap_origin: Place,
    /// The pit or store from which the first lap of the turn was lifted.
    pub turn_origin: Place,
    /// Whether the turn began with a capture.
    pub kind: Kind,
    /// The end columns in which the turn has captured: 1 for column `a`, 2 for the last, 3 for both.
    pub ends: u8,
    /// Laps sown so far in this turn.
    pub laps: u32,
}

impl Ask {
    /// The pit that is asked about; none between two rounds.
    pub fn about(&self) -> Option<PitId> {
        (!self.question.is_between_rounds()).then_some(self.pit)
    }

    /// A question between two rounds: it is about no pit.
    pub fn between(clause: Cause, question: Question, who: Side) -> Ask {
        Ask::beginning(clause, question, who, PitId(0))
    }

    /// A question with which a turn begins, before any lap.
    pub fn beginning(clause: Cause, question: Question, who: Side, pit: PitId) -> Ask {
        Ask {
            clause,
            question,
            who,
            pit,
            was_empty: false,
            way: Way::default(),
            lap_origin: Place::pit(pit),
            turn_origin: Place::pit(pit),
            kind: Kind::Open,
            ends: 0,
            laps: 0,
        }
    }
}
