//! Facts that a position remembers in addition to its seeds and marks.

use crate::rules::{Board, CountedHistory, Direction, Place, Side};

/// Beginning of a turn, with a capture or without, where that makes a difference
/// ([`MustCapture`](crate::rules::kinds::choice::MustCapture)).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Kind {
    /// It makes no difference in this game.
    #[default]
    Open,
    /// It began with a capture.
    Capturing,
    /// It began without one: bao's takata.
    Plain,
}

/// The only side that has captured so far, in a game in which that counts
/// ([`CapturedFirst`](crate::rules::kinds::ending::Once::CapturedFirst)).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum FirstCapture {
    /// Nobody has captured yet, or it does not count.
    #[default]
    Nobody,
    /// One side has, and the other has not.
    One {
        /// Side that has captured.
        side: Side,
        /// Number of turns in which it has.
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

/// Counts and memories of a round, in games that ask for them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Past {
    /// The number of the turn, those of all players counted from 1; 0 between rounds and where turns are not counted.
    pub turn: u8,
    /// The number from which on turns are no longer distinguished.
    pub last: u8,
    /// The direction of each side's first move, by [`Side::index`]; `None` before it.
    pub ways: [Option<Direction>; 4],
    /// The stages in which those directions are remembered: a bit each, as in [`CountedHistory::ways`].
    pub notes_ways: u64,
}

impl Past {
    /// The beginning of a round, as far as the game counts and remembers.
    pub fn beginning(counted: CountedHistory) -> Past {
        let CountedHistory { turns, ways } = counted;
        Past { turn: turns.min(1), last: turns, notes_ways: ways, ..Past::default() }
    }

    /// Goes on to the next turn.
    pub(super) fn next_turn(&mut self) {
        self.turn = self.turn.saturating_add(1).min(self.last);
    }

    /// Goes on to the next round, before its first turn.
    pub(super) fn next_round(&mut self) {
        *self = Past { turn: 0, ways: [None; 4], ..*self };
    }
}

/// Progress of a match. A single game is its own first round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct RoundState {
    /// The round being played, the first 1.
    pub round: u16,
    /// Side that began it.
    pub began: Side,
    /// The seeds that each side brought into it, by [`Side::index`] of South and North.
    pub held: [u16; 2],
    /// Points of each side in the match, by [`Side::index`] of South and North, where rounds count.
    pub points: [u16; 2],
}

impl RoundState {
    /// Creates the state of the first round on a board.
    pub fn first(board: &Board) -> RoundState {
        let held = Side::BOTH.map(|side| {
            let own = board.pits_of(side).map(Place::pit).chain([Place::store(side), Place::hand(side)]);
            own.map(|place| board.opening[place.index()]).sum()
        });
        RoundState { round: 1, began: board.first, held, points: [0, 0] }
    }
}
