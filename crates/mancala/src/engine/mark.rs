//! Marks that pits may get in the course of a game.

use crate::rules::Side;

/// The mark of a pit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Mark {
    /// A pit like any other.
    #[default]
    None,
    /// Claimed for good by a side.
    Trap(Side),
    /// May not be chosen on the next turn.
    Barred,
    /// Its owner's house.
    House,
    /// Its owner's house, and may not be chosen on the next turn.
    BarredHouse,
    /// Its owner has begun a move from it in this round, in a game in which that counts.
    Played,
    /// Out of play for this round.
    Closed,
    /// Owned by this side for this round, on whichever side it lies.
    Won(Side),
    /// A pit of this side, in which seeds were let stand that might have been taken, in a game in which that counts.
    Missed(Side),
    /// Filled with the seeds that the opponent of its owner captured last.
    Filled,
    /// Sold to the opponent of its owner, who gets the seeds that lie there when a round is over.
    Sold,
    /// Half sold: the buyer gets half of its seeds.
    HalfSold,
}

impl Mark {
    /// Returns `true` if a pit can get the mark only from the result of an earlier round.
    pub fn is_of_later_rounds(self) -> bool {
        matches!(self, Mark::Won(_) | Mark::Closed)
    }

    /// Returns a different number for each mark.
    pub(super) fn number(self) -> u8 {
        let (kind, side) = match self {
            Mark::None => (0, Side::South),
            Mark::Trap(side) => (1, side),
            Mark::Barred => (2, Side::South),
            Mark::House => (3, Side::South),
            Mark::BarredHouse => (4, Side::South),
            Mark::Played => (5, Side::South),
            Mark::Closed => (6, Side::South),
            Mark::Won(side) => (7, side),
            Mark::Missed(side) => (8, side),
            Mark::Filled => (9, Side::South),
            Mark::Sold => (10, Side::South),
            Mark::HalfSold => (11, Side::South),
        };
        kind << 2 | side as u8
    }

    /// Returns `true` if it is a house.
    #[inline]
    pub fn is_house(self) -> bool {
        matches!(self, Mark::House | Mark::BarredHouse)
    }

    /// Returns `true` if the pit may not be chosen on the next turn.
    #[inline]
    pub fn is_barred(self) -> bool {
        matches!(self, Mark::Barred | Mark::BarredHouse)
    }

    /// Returns the owner for this round, if the mark gives the pit one whichever side it lies on.
    #[inline]
    pub fn owner_for_round(self) -> Option<Side> {
        match self {
            Mark::Won(side) | Mark::Missed(side) => Some(side),
            _ => None,
        }
    }

    /// Returns the same mark, barred or not. Marks other than those of plain pits and houses stay as they are.
    pub fn barred(self, barred: bool) -> Mark {
        match (self, barred) {
            (
                Mark::Trap(_)
                | Mark::Played
                | Mark::Closed
                | Mark::Won(_)
                | Mark::Missed(_)
                | Mark::Filled
                | Mark::Sold
                | Mark::HalfSold,
                _,
            ) => self,
            (Mark::House | Mark::BarredHouse, true) => Mark::BarredHouse,
            (Mark::House | Mark::BarredHouse, false) => Mark::House,
            (Mark::None | Mark::Barred, true) => Mark::Barred,
            (Mark::None | Mark::Barred, false) => Mark::None,
        }
    }

    /// Returns the same mark without the house.
    pub fn without_house(self) -> Mark {
        match self {
            Mark::House => Mark::None,
            Mark::BarredHouse => Mark::Barred,
            Mark::None
            | Mark::Trap(_)
            | Mark::Barred
            | Mark::Played
            | Mark::Closed
            | Mark::Won(_)
            | Mark::Missed(_)
            | Mark::Filled
            | Mark::Sold
            | Mark::HalfSold => self,
        }
    }
}
