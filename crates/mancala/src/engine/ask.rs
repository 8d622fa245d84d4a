//! Questions put to a player in mid-turn, with the state needed to go on after the answer.

use super::state::Kind;
use crate::rules::{Cause, Direction, PitId, Place, Side};

/// A question put to a player in mid-turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Question {
    /// Make a capture (`go`) or not (`stop`).
    Take,
    /// Take the pit that a seed has just filled, while others are still in hand (`go`), or not (`stop`). The player who
    /// may take it is asked.
    Passing,
    /// Claim the pit (`go`) or not (`stop`).
    Claim,
    /// Sow on from the pit in which the lap ended (`go`) or end the turn there (`stop`).
    Halt,
    /// Move the spared seeds out of reach (`go`) or leave them (`stop`). The opponent is asked.
    Retreat,
    /// Pit from which the opponent starts the race; the mover has already chosen theirs. The opponent is asked.
    Race,
    /// Direction in which to sow the pit where the lap ended.
    Way,
    /// Direction in which to sow the captured seeds, which are in flight.
    Reentry,
    /// Pit of the opponent that receives the captured seeds, which are in flight.
    Deposit,
    /// Pit of the opponent to take. Holds the number of picks left, this one included.
    More(u8),
    /// Pit of the player's own that stays closed for the next round. Holds the number still to be named.
    Close(u8),
    /// Pit of the other row that becomes the player's own in the next round. Holds the number still to be named.
    Own(u8),
}

impl Question {
    /// Returns `true` if it is asked between two rounds.
    pub fn is_between_rounds(self) -> bool {
        matches!(self, Question::Close(_) | Question::Own(_))
    }
}

/// A question in mid-turn, with what is needed to go on after the answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ask {
    /// The clause that lets the player choose.
    pub clause: Cause,
    /// Question put to the player.
    pub question: Question,
    /// Side that is asked.
    pub who: Side,
    /// The pit in which the last seed fell; before captured seeds are sown again, the pit from which they are sown; in
    /// a race, the pit that the mover has chosen.
    pub pit: PitId,
    /// `true` if that pit was empty before the last seed fell in it.
    pub was_empty: bool,
    /// Direction of the lap.
    pub way: Direction,
    /// The pit or store from which the lap was lifted.
    pub lap_origin: Place,
    /// The pit or store from which the first lap of the turn was lifted.
    pub turn_origin: Place,
    /// Beginning of the turn, with a capture or without.
    pub kind: Kind,
    /// The end columns in which the turn has captured: 1 for column `a`, 2 for the last, 3 for both.
    pub ends: u8,
    /// Laps sown so far in this turn.
    pub laps: u32,
}

impl Ask {
    /// Returns the pit that is asked about; `None` between two rounds.
    pub fn about(&self) -> Option<PitId> {
        (!self.question.is_between_rounds()).then_some(self.pit)
    }

    /// Creates a question between two rounds, which is about no pit.
    pub fn between(clause: Cause, question: Question, who: Side) -> Ask {
        Ask::beginning(clause, question, who, PitId(0))
    }

    /// Creates a question with which a turn begins, before any lap.
    pub fn beginning(clause: Cause, question: Question, who: Side, pit: PitId) -> Ask {
        Ask {
            clause,
            question,
            who,
            pit,
            was_empty: false,
            way: Direction::default(),
            lap_origin: Place::pit(pit),
            turn_origin: Place::pit(pit),
            kind: Kind::Open,
            ends: 0,
            laps: 0,
        }
    }
}
