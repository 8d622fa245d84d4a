//! Where the pits lie, who sits before them, and how a side sees its own.

use super::place::{PitId, Side};
use serde::{Deserialize, Serialize};

/// How many rows and columns a board has, and whether the rows stand round a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    /// Number of rows. South's edge is row 0; round a square, a row for each side in the order of their turns.
    pub rows: u8,
    /// Number of columns, `a` is 0. Round a square each row counts from its owner's left.
    pub columns: u8,
    /// Whether the rows stand round a square.
    pub square: bool,
}

impl Shape {
    /// The sides that play, in the order of their turns.
    #[inline]
    pub fn sides(self) -> &'static [Side] {
        match self.rows {
            1 => &[Side::South],
            _ if self.square => &[Side::South, Side::East, Side::North, Side::West],
            _ => &Side::BOTH,
        }
    }

    /// How many rows or parts of rows a side has.
    pub fn rows_of_side(self) -> u8 {
        if self.square { 1 } else { self.rows.div_ceil(2) }
    }

    /// The rows in the order in which texts give them: the one farthest from South first, or round a square in the order
    /// of turns.
    pub fn rows_as_read(self) -> impl Iterator<Item = u8> {
        (0..self.rows).map(move |row| if self.square { row } else { self.rows - 1 - row })
    }

    /// Row of a pit.
    #[inline]
    pub fn row(self, pit: PitId) -> u8 {
        pit.0 / self.columns
    }

    /// Column of a pit.
    #[inline]
    pub fn column(self, pit: PitId) -> u8 {
        pit.0 % self.columns
    }

    /// Whether a pit lies in the middle row of three, of which each side has the half at its right.
    pub fn is_shared(self, pit: PitId) -> bool {
        self.rows == 3 && self.row(pit) == 1
    }

    /// Whose pit it is before anybody has won any.
    pub fn owner(self, pit: PitId) -> Side {
        let (row, column) = (self.row(pit), self.column(pit));
        if self.square {
            return self.sides()[usize::from(row)];
        }
        let south = if self.is_shared(pit) { column >= self.columns / 2 } else { row < self.rows.div_ceil(2) };
        if south { Side::South } else { Side::North }
    }

    /// A pit's number counted from its owner's left along its row, the first 0.
    #[inline]
    pub fn left(self, pit: PitId) -> u8 {
        let column = self.column(pit);
        if self.square {
            return column;
        }
        let (south, half) = (self.owner(pit) == Side::South, self.columns / 2);
        match (self.is_shared(pit), south) {
            (false, true) => column,
            (false, false) => self.columns - 1 - column,
            (true, true) => column - half,
            (true, false) => half - 1 - column,
        }
    }

    /// How many pits its owner has in a pit's row.
    pub fn span(self, pit: PitId) -> u8 {
        if self.is_shared(pit) { self.columns / 2 } else { self.columns }
    }

    /// Rows between a pit and its owner's edge.
    pub fn from_edge(self, pit: PitId) -> u8 {
        let row = self.row(pit);
        match self.owner(pit) {
            _ if self.square => 0,
            Side::North => self.rows - 1 - row,
            _ => row,
        }
    }

    /// Whether a pit lies in its owner's inner row.
    #[inline]
    pub fn is_inner(self, pit: PitId) -> bool {
        self.from_edge(pit) + 1 == self.rows_of_side()
    }

    /// Whether a pit lies in its owner's outer row.
    #[inline]
    pub fn is_outer(self, pit: PitId) -> bool {
        self.from_edge(pit) == 0
    }
}

/// A part of a side's rows, named as its owner sees them; so each side has its own. A side's only row is both its inner
/// and its outer one; on a board of three rows, its half of the middle row is the inner one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Part {
    /// The inner row, which touches the opponent's.
    Inner,
    /// The outer row, at the player's edge.
    Outer,
    /// The pit of this number of the inner row, counted from the left; the first is 1.
    InnerLeft(u8),
    /// The same, counted from the right.
    InnerRight(u8),
    /// The pit of this number of the outer row, counted from the left.
    OuterLeft(u8),
    /// The same, counted from the right.
    OuterRight(u8),
    /// The left half of the inner row; a middle pit is in neither half.
    InnerLeftHalf,
    /// The right half of the inner row.
    InnerRightHalf,
}

impl Part {
    /// The number of the pit, if it names one.
    pub fn number(self) -> Option<u8> {
        match self {
            Part::InnerLeft(n) | Part::InnerRight(n) | Part::OuterLeft(n) | Part::OuterRight(n) => Some(n),
            Part::Inner | Part::Outer | Part::InnerLeftHalf | Part::InnerRightHalf => None,
        }
    }

    /// Whether a pit lies in this part of its owner's rows; one at an end of the board lies in none.
    pub(super) fn holds(self, shape: Shape, pit: PitId) -> bool {
        if shape.row(pit) >= shape.rows {
            return false;
        }
        let left = shape.left(pit);
        let right = shape.span(pit) - 1 - left;
        let (inner, outer) = (shape.is_inner(pit), shape.is_outer(pit));
        match self {
            Part::Inner => inner,
            Part::Outer => outer,
            Part::InnerLeft(n) => inner && left + 1 == n,
            Part::InnerRight(n) => inner && right + 1 == n,
            Part::OuterLeft(n) => outer && left + 1 == n,
            Part::OuterRight(n) => outer && right + 1 == n,
            Part::InnerLeftHalf => inner && left < right,
            Part::InnerRightHalf => inner && right < left,
        }
    }
}
