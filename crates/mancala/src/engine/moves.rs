//! Moves: a pit and perhaps a direction, seeds of the player's own store, the reserve, an answer to a question in
//! mid-turn, a pass, an exchange of seats.

use crate::rules::{Direction, PitId};

/// One ply of a record. Its text, which needs the board, is in [`crate::record::notation`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// Lift this pit and sow it.
    Sow {
        /// Index of the pit.
        pit: PitId,
        /// Direction, where the player chooses it; `None` where the pit decides.
        way: Option<Direction>,
    },
    /// Lift this many seeds of the player's own store and sow them.
    SowStore {
        /// Number of seeds, 1 or more.
        seeds: u16,
        /// Direction, where the player chooses it; `None` elsewhere.
        way: Option<Direction>,
    },
    /// Place one seed from the hand in this pit. If that captures, the direction is that of the captured seeds;
    /// otherwise it is the direction in which the pit is then sown.
    Place {
        /// Index of the pit.
        pit: PitId,
        /// Direction, where the player chooses it; `None` elsewhere.
        way: Option<Direction>,
    },
    /// Take this pit of the opponent, which faces an empty one, instead of sowing.
    Take(PitId),
    /// Move all seeds of this pit into the next one, instead of sowing.
    Shift(PitId),
    /// Put one seed of this pit into the first pit of the opponent's path, instead of sowing.
    Give(PitId),
    /// Sow the seeds of the hand, one in each pit of the player's own; the same side then makes an ordinary move.
    Reserve,
    /// Take one seed from each of the first pits of the path and sow them from the next pit on.
    Gather,
    /// Yes, to a question in mid-turn.
    Go,
    /// No, to a question in mid-turn.
    Stop,
    /// This direction, to a question in mid-turn.
    Way(Direction),
    /// This pit, to a question in mid-turn.
    Pick(PitId),
    /// Pass, when nothing else is possible.
    Pass,
    /// Exchange seats; position and side to move stay.
    Swap,
}

impl Move {
    /// Returns the pit that the player chooses to make the move, if it is made at one.
    pub fn pit(self) -> Option<PitId> {
        match self {
            Move::Sow { pit, .. }
            | Move::Place { pit, .. }
            | Move::Take(pit)
            | Move::Shift(pit)
            | Move::Give(pit)
            | Move::Pick(pit) => Some(pit),
            Move::SowStore { .. }
            | Move::Reserve
            | Move::Gather
            | Move::Swap
            | Move::Pass
            | Move::Go
            | Move::Stop
            | Move::Way(_) => None,
        }
    }

    /// Returns `true` if the move is neither made at a pit nor an answer to a question.
    pub fn stands_alone(self) -> bool {
        match self {
            Move::SowStore { .. } | Move::Reserve | Move::Gather | Move::Swap | Move::Pass => true,
            Move::Sow { .. }
            | Move::Place { .. }
            | Move::Take(_)
            | Move::Shift(_)
            | Move::Give(_)
            | Move::Go
            | Move::Stop
            | Move::Way(_)
            | Move::Pick(_) => false,
        }
    }
}

/// Room for the moves of most positions.
const ROOM: usize = 64;

/// A list of moves, read as a slice.
#[derive(Clone)]
pub struct Moves {
    /// The moves, and room for at least one more.
    list: Vec<Move>,
    count: usize,
}

impl Moves {
    /// Creates an empty list.
    pub fn new() -> Moves {
        Moves { list: vec![Move::Pass; ROOM], count: 0 }
    }

    /// Removes every move.
    pub fn clear(&mut self) {
        self.count = 0;
    }

    /// Adds a move.
    #[inline]
    pub fn push(&mut self, mv: Move) {
        self.add_open(1, std::iter::once((mv, true)));
    }

    /// Keeps only the moves for which `keep` holds, in their order.
    pub fn retain(&mut self, mut keep: impl FnMut(Move) -> bool) {
        let mut kept = 0;
        for i in 0..self.count {
            if keep(self.list[i]) {
                self.list[kept] = self.list[i];
                kept += 1;
            }
        }
        self.count = kept;
    }

    /// Adds the moves that are open, of `most` or fewer. Each is written in either case and counted only if it is open:
    /// a branch that cannot be predicted would cost more.
    #[inline]
    pub(super) fn add_open(&mut self, most: usize, moves: impl Iterator<Item = (Move, bool)>) {
        if self.count + most >= self.list.len() {
            self.make_room(most);
        }
        let mut count = self.count;
        for (mv, open) in moves {
            self.list[count] = mv;
            count += usize::from(open);
        }
        self.count = count;
    }

    #[cold]
    fn make_room(&mut self, more: usize) {
        self.list.resize(2 * self.list.len() + more, Move::Pass);
    }
}

impl Default for Moves {
    fn default() -> Self {
        Moves::new()
    }
}

impl std::fmt::Debug for Moves {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl std::ops::Deref for Moves {
    type Target = [Move];

    #[inline]
    fn deref(&self) -> &[Move] {
        &self.list[..self.count]
    }
}

impl IntoIterator for Moves {
    type Item = Move;
    type IntoIter = std::iter::Take<std::vec::IntoIter<Move>>;

    fn into_iter(self) -> Self::IntoIter {
        self.list.into_iter().take(self.count)
    }
}

impl<'a> IntoIterator for &'a Moves {
    type Item = &'a Move;
    type IntoIter = std::slice::Iter<'a, Move>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}
