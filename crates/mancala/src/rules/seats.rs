//! The seats at a board, the owner of each pit, and the place of a pit as its owner sees it.

use super::place::{PitId, Side};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Sides that sit at the board, and the owner of each pit.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
// Its name in the schema of files, from which the editor takes its labels.
#[serde(rename = "Seats")]
pub enum SeatLayout {
    /// The rows nearer to a side are its own. A single row is South's alone; of three rows each side has its outer row
    /// and the half of the middle row at its right. Six or eight rows of two columns are a board set endwise.
    #[default]
    Rows,
    /// Four sides, each with a row on its side of a square (ruma).
    Square,
    /// Two sides, and no pit belongs to either (torus mancala).
    Nobody,
    /// The pits of each side, in the order of turns: South, or South and North, or South, East and North, or South,
    /// East, North and West. Pits that are not named belong to nobody.
    Written(Vec<String>),
}

/// Number of rows and columns of a board, and the arrangement of the rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    /// Number of rows. South's edge is row 0; round a square, a row for each side in the order of their turns.
    pub rows: u8,
    /// Number of columns, `a` is 0. Round a square each row counts from its owner's left.
    pub columns: u8,
    /// `true` if the rows stand round a square.
    pub square: bool,
}

impl Shape {
    /// The rows in the order in which texts give them: the one farthest from South first, or round a square in the
    /// order of turns.
    pub fn rows_as_read(self) -> impl Iterator<Item = u8> {
        (0..self.rows).map(move |row| if self.square { row } else { self.rows - 1 - row })
    }

    /// The pits of the rows, in the order of their numbers; none of a board larger than any that is good.
    pub(super) fn pits(self) -> impl Iterator<Item = PitId> {
        let count = usize::from(self.rows) * usize::from(self.columns);
        (0..u8::try_from(count).unwrap_or(0)).map(PitId)
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

    /// A pit's name: that of its column and the number of its row, `a1` first; round a square the letter of its side
    /// and that of the column, `Sa`.
    pub fn name(self, pit: PitId) -> String {
        let (row, column) = (self.row(pit), column_name(self.column(pit)));
        match SQUARE.get(usize::from(row)).filter(|_| self.square) {
            Some(side) => format!("{}{column}", side.letter()),
            None => format!("{column}{}", row + 1),
        }
    }

    /// Returns the pit of a name.
    pub(super) fn named(self, name: &str) -> Option<PitId> {
        self.pits().find(|&pit| self.name(pit) == name)
    }
}

/// Number of columns that have a letter of their own.
pub const LETTERS: u8 = 26;

/// A column's name: `a` to `z`, then `aa`, `ab` and so on.
pub fn column_name(column: u8) -> String {
    let letter = |number: u8| char::from(b'a' + number % LETTERS);
    let first = (column / LETTERS).checked_sub(1).map(letter);
    first.into_iter().chain([letter(column)]).collect()
}

/// The sides round a square, in the order of their turns.
const SQUARE: [Side; 4] = [Side::South, Side::East, Side::North, Side::West];

/// The sides at a board, the owner of each pit, and its place as its owner sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seating {
    shape: Shape,
    sides: &'static [Side],
    seats: Vec<Option<Seat>>,
    rows_of_side: u8,
}

/// A pit that somebody owns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Seat {
    owner: Side,
    /// Number along the row, counted from the owner's left; the first is 0.
    number: u8,
    /// Number of the owner's pits in this row.
    span: u8,
    /// Number of the owner's rows between it and the owner's edge.
    from_edge: u8,
    /// `true` if none of the owner's rows lies farther from the edge.
    inner: bool,
}

impl Seating {
    /// Returns the owners of the pits; for seats with mistakes, as far as they are known. On a torus, a pit counts as
    /// that of the side at whose edge it lies.
    pub(super) fn of(shape: Shape, seats: &SeatLayout) -> Seating {
        let sides: &'static [Side] = match seats {
            SeatLayout::Square => &SQUARE,
            SeatLayout::Written(lists) => match lists.len() {
                0 | 1 => &[Side::South],
                2 => &Side::BOTH,
                3 => &[Side::South, Side::East, Side::North],
                _ => &SQUARE,
            },
            SeatLayout::Rows | SeatLayout::Nobody if shape.rows == 1 => &[Side::South],
            SeatLayout::Rows | SeatLayout::Nobody => &Side::BOTH,
        };
        let owner = |pit: PitId| match seats {
            SeatLayout::Written(lists) => {
                let name = shape.name(pit);
                let holds = |list: &String| list.split_whitespace().any(|it| it == name);
                sides.iter().zip(lists).find(|(_, list)| holds(list)).map(|(&side, _)| side)
            }
            SeatLayout::Square => SQUARE.get(usize::from(shape.row(pit))).copied(),
            SeatLayout::Rows | SeatLayout::Nobody => Some(nearer(shape, pit)),
        };
        let owners: Vec<Option<Side>> = shape.pits().map(owner).collect();
        let rows_of = |side: Side| {
            let mut rows: Vec<u8> =
                shape.pits().filter(|pit| owners[pit.index()] == Some(side)).map(|pit| shape.row(pit)).collect();
            rows.dedup();
            if is_turned(shape, side) {
                rows.reverse();
            }
            rows
        };
        let seat = |pit: PitId| {
            let owner = owners[pit.index()]?;
            let (row, column) = (shape.row(pit), shape.column(pit));
            let beside = || shape.pits().filter(|&it| shape.row(it) == row && owners[it.index()] == Some(owner));
            let lefter = |it: &PitId| match is_turned(shape, owner) {
                true => shape.column(*it) > column,
                false => shape.column(*it) < column,
            };
            let rows = rows_of(owner);
            let from_edge = rows.iter().position(|&it| it == row)?;
            Some(Seat {
                owner,
                number: beside().filter(lefter).count() as u8,
                span: beside().count() as u8,
                from_edge: from_edge as u8,
                inner: from_edge + 1 == rows.len(),
            })
        };
        let rows_of_side = match seats {
            SeatLayout::Square => 1,
            SeatLayout::Rows | SeatLayout::Nobody => shape.rows.div_ceil(2),
            SeatLayout::Written(_) => sides.iter().map(|&side| rows_of(side).len() as u8).max().unwrap_or(0),
        };
        Seating { shape, sides, seats: shape.pits().map(seat).collect(), rows_of_side }
    }

    /// Returns the number and arrangement of the rows and columns.
    #[inline]
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// The sides that play, in the order of their turns.
    #[inline]
    pub fn sides(&self) -> &'static [Side] {
        self.sides
    }

    /// Returns the number of rows or parts of rows that each side has; the highest, if they differ.
    #[inline]
    pub fn rows_of_side(&self) -> u8 {
        self.rows_of_side
    }

    fn seat(&self, pit: PitId) -> Option<&Seat> {
        self.seats.get(pit.index())?.as_ref()
    }

    /// Returns the owner of a pit before any pits are won; `None` if it is nobody's.
    pub fn owner(&self, pit: PitId) -> Option<Side> {
        Some(self.seat(pit)?.owner)
    }

    /// A pit's number counted from its owner's left along its row, the first 0; 0 too of a pit that is nobody's.
    #[inline]
    pub fn number(&self, pit: PitId) -> u8 {
        self.seat(pit).map_or(0, |seat| seat.number)
    }

    /// Returns the number of pits that its owner has in a pit's row; 1 for a pit that is nobody's.
    #[inline]
    pub fn span(&self, pit: PitId) -> u8 {
        self.seat(pit).map_or(1, |seat| seat.span)
    }

    /// Rows of its owner's between a pit and their edge; `None` if it is nobody's.
    pub fn from_edge(&self, pit: PitId) -> Option<u8> {
        Some(self.seat(pit)?.from_edge)
    }

    /// Returns whether a pit lies in its owner's outer row.
    pub fn is_outer(&self, pit: PitId) -> bool {
        self.from_edge(pit) == Some(0)
    }

    /// Returns whether a pit lies in its owner's inner row.
    pub fn is_inner(&self, pit: PitId) -> bool {
        self.seat(pit).is_some_and(|seat| seat.inner)
    }
}

/// Returns the side at whose edge a pit lies, on one to four rows or on a board set endwise.
fn nearer(shape: Shape, pit: PitId) -> Side {
    let row = shape.row(pit);
    let shared = shape.rows == 3 && row == 1;
    let south = if shared { shape.column(pit) >= shape.columns / 2 } else { row < shape.rows.div_ceil(2) };
    if south { Side::South } else { Side::North }
}

/// Returns whether a side sees the rows from the other edge than South. Round a square each has its own row before it,
/// and columns count from its left.
fn is_turned(shape: Shape, side: Side) -> bool {
    side == Side::North && !shape.square
}

/// A part of a side's rows, named as its owner sees them; so each side has its own. A side's only row is both its inner
/// and its outer one; on a board of three rows, its half of the middle row is the inner one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
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

    /// Returns whether a pit lies in this part of its owner's rows; one that is nobody's lies in none.
    pub(super) fn holds(self, seating: &Seating, pit: PitId) -> bool {
        if seating.owner(pit).is_none() {
            return false;
        }
        let left = seating.number(pit);
        let right = seating.span(pit) - 1 - left;
        let (inner, outer) = (seating.is_inner(pit), seating.is_outer(pit));
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
