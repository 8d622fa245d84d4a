//! What a position remembers besides where seeds and marks lie.

use crate::rules::{Board, Place, Side};

/// Whether a turn began with a capture, where that makes a difference
/// ([`MustCapture`](crate::rules::kinds::choice::MustCapture)).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Kind {
    /// It makes none in this game.
    #[default]
    Open,
    /// It did.
    Capturing,
    /// It did not: bao's takata.
    Plain,
}

/// Who alone has captured so far, in a game in which that counts
/// ([`CapturesFirst`](crate::rules::kinds::ending::Once::CapturedFirst)).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Lead {
    /// Nobody has captured yet, or it does not count.
    #[default]
    Nobody,
    /// One side has, and the other has not.
    One {
        /// Which.
        side: Side,
        /// In how many turns.
        turns: u8,
        /// Whether the last of them is still going on.
        now: bool,
    },
    /// Both have: the lead is lost for good.
    Both,
}

impl Lead {
    /// The same after a capture of this side.
    pub fn after_capture(self, mover: Side) -> Lead {
        match self {
            Lead::Nobody => Lead::One { side: mover, turns: 1, now: true },
            Lead::One { side, now: true, .. } if side == mover => self,
            Lead::One { side, turns, now: false } if side == mover => {
                Lead::One { side, turns: turns.saturating_add(1), now: true }
            }
            Lead::One { .. } | Lead::Both => Lead::Both,
        }
    }
}

/// How far a match has come. A single game is its own first round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Bout {
    /// The round being played, the first 1.
    pub round: u8,
    /// Who began it.
    pub began: Side,
    /// The seeds that each side brought into it, by [`Side::index`] of South and North.
    pub held: [u16; 2],
    /// What each side has scored in the match, where rounds count.
    pub points: [u16; 2],
}

impl Bout {
    /// The first round on a board.
    pub fn first(board: &Board) -> Bout {
        let held = Side::BOTH.map(|side| {
            let own = board.pits_of(side).map(Place::pit).chain([Place::store(side), Place::hand(side)]);
            own.map(|place| board.opening[place.index()]).sum()
        });
        Bout { round: 1, began: board.first, held, points: [0, 0] }
    }
}
