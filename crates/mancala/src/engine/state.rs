//! What a position remembers besides where seeds and marks lie.

use crate::rules::{Board, Counted, Place, Side, Way};

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
pub enum FirstCapture {
    /// Nobody has captured yet, or it does not count.
    #[default]
    Nobody,
    /// One side has, and the other has not.
    One {
        /// Which.
        side: Side,
        /// In how many turns.
        turns: u8,
        /// `true` if the last of them is still going on.
        now: bool,
    },
    /// Both have: the lead is lost for good.
    Both,
}

impl FirstCapture {
    /// The same after a capture of this side.
    pub fn after_capture(self, mover: Side) -> FirstCapture {
        match self {
            FirstCapture::Nobody => FirstCapture::One { side: mover, turns: 1, now: true },
            FirstCapture::One { side, now: true, .. } if side == mover => self,
            FirstCapture::One { side, turns, now: false } if side == mover => {
                FirstCapture::One { side, turns: turns.saturating_add(1), now: true }
            }
            FirstCapture::One { .. } | FirstCapture::Both => FirstCapture::Both,
        }
    }
}

/// What is counted and remembered of a round, in games that ask for it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Past {
    /// The number of the turn, those of all players counted from 1; 0 between rounds and where turns are not counted.
    pub turn: u8,
    /// The number from which on turns are no longer told apart.
    pub last: u8,
    /// The way of each side's first move, by [`Side::index`]; `None` before it.
    pub ways: [Option<Way>; 4],
    /// The stages in which those are remembered: a bit each, as in [`Counted::ways`].
    pub notes_ways: u64,
}

impl Past {
    /// The beginning of a round, as far as the game counts and remembers.
    pub fn beginning(counted: Counted) -> Past {
        let Counted { turns, ways } = counted;
        Past { turn: turns.min(1), last: turns, notes_ways: ways, ..Past::default() }
    }

    /// The next turn.
    pub(super) fn next_turn(&mut self) {
        self.turn = self.turn.saturating_add(1).min(self.last);
    }

    /// A round is over; its first turn has not come yet.
    pub(super) fn next_round(&mut self) {
        *self = Past { turn: 0, ways: [None; 4], ..*self };
    }
}

/// How far a match has come. A single game is its own first round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct RoundState {
    /// The round being played, the first 1.
    pub round: u16,
    /// Who began it.
    pub began: Side,
    /// The seeds that each side brought into it, by [`Side::index`] of South and North.
    pub held: [u16; 2],
    /// What each side has scored in the match, where rounds count.
    pub points: [u16; 2],
}

impl RoundState {
    /// The first round on a board.
    pub fn first(board: &Board) -> RoundState {
        let held = Side::BOTH.map(|side| {
            let own = board.pits_of(side).map(Place::pit).chain([Place::store(side), Place::hand(side)]);
            own.map(|place| board.opening[place.index()]).sum()
        });
        RoundState { round: 1, began: board.first, held, points: [0, 0] }
    }
}
