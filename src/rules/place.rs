//! What a board is made of, by name: sides, pits and other places, the ways seeds run, the parts of a side's rows.

use serde::{Deserialize, Serialize};
use std::fmt;

/// The largest number of pits on a board.
pub const MAX_PITS: usize = 128;
/// Length of an array with an entry for every place: pits, then four stores, then four hands.
pub const PLACES: usize = MAX_PITS + 8;

/// One player's seat, named as South sees the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Side {
    /// At the bottom of the screen; begins unless the variant says otherwise.
    #[default]
    South,
    /// At the top of the screen.
    North,
}

impl Side {
    /// Both sides, South first.
    pub const ALL: [Side; 2] = [Side::South, Side::North];

    /// The side across the board.
    #[inline]
    pub fn opponent(self) -> Side {
        match self {
            Side::South => Side::North,
            Side::North => Side::South,
        }
    }

    /// 0 for South, 1 for North: the index into arrays kept by side.
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }

    /// `S` or `N`.
    pub fn letter(self) -> char {
        match self {
            Side::South => 'S',
            Side::North => 'N',
        }
    }

    /// The side of a letter, `S` or `N`.
    pub fn from_letter(letter: char) -> Option<Side> {
        Side::ALL.into_iter().find(|side| side.letter() == letter)
    }
}

/// A pit: a hollow that one may sow from. Counted from 0 at `a1`, row by row (see the module's drawing).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PitId(pub u8);

impl PitId {
    /// The pit's index into arrays kept by pit.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// Anywhere seeds can lie: a pit, a side's store, or a side's hand (its reserve).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Place(pub(super) u8);

/// What a [`Place`] is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PlaceKind {
    /// A pit of the board.
    Pit(PitId),
    /// A side's store: seeds in it have been won.
    Store(Side),
    /// A side's hand: seeds not yet on the board.
    Hand(Side),
}

impl Place {
    /// The place of a pit.
    #[inline]
    pub const fn pit(pit: PitId) -> Place {
        Place(pit.0)
    }

    /// The place of a side's store.
    #[inline]
    pub const fn store(side: Side) -> Place {
        Place(MAX_PITS as u8 + side as u8)
    }

    /// The place of a side's hand.
    #[inline]
    pub const fn hand(side: Side) -> Place {
        Place(MAX_PITS as u8 + 4 + side as u8)
    }

    /// The place's index into arrays of length [`PLACES`].
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// The pit here, unless this is a store or a hand.
    #[inline]
    pub fn as_pit(self) -> Option<PitId> {
        ((self.0 as usize) < MAX_PITS).then_some(PitId(self.0))
    }

    /// What this place is.
    pub fn kind(self) -> PlaceKind {
        let side = if self.0 & 1 == 0 { Side::South } else { Side::North };
        match self.0 as usize {
            pit if pit < MAX_PITS => PlaceKind::Pit(PitId(self.0)),
            store if store < MAX_PITS + 4 => PlaceKind::Store(side),
            _ => PlaceKind::Hand(side),
        }
    }
}

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.kind().fmt(f)
    }
}

/// A sense in which a circuit can be followed: round a ring, or straight on over a torus, as South sees the compass.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Way {
    /// Anticlockwise: towards one's own right along one's own outer row.
    #[default]
    Ccw,
    /// Clockwise.
    Cw,
    /// Away from South.
    N,
    /// Away from South and to the right.
    Ne,
    /// To the right.
    E,
    /// Towards South and to the right.
    Se,
    /// Towards South.
    S,
    /// Towards South and to the left.
    Sw,
    /// To the left.
    W,
    /// Away from South and to the left.
    Nw,
}

impl Way {
    /// All ways, in the order of the tables of [`Board`](super::Board).
    pub const ALL: [Way; 10] = [Way::Ccw, Way::Cw, Way::N, Way::Ne, Way::E, Way::Se, Way::S, Way::Sw, Way::W, Way::Nw];
    /// The two ways round a ring.
    pub const ROUND: [Way; 2] = [Way::Ccw, Way::Cw];
    /// The eight ways over a torus, clockwise from the top.
    pub const COMPASS: [Way; 8] = [Way::N, Way::Ne, Way::E, Way::Se, Way::S, Way::Sw, Way::W, Way::Nw];

    /// It in one word, as texts of positions have it: `ccw`, `ne`.
    pub fn word(self) -> &'static str {
        match self {
            Way::Ccw => "ccw",
            Way::Cw => "cw",
            Way::N => "n",
            Way::Ne => "ne",
            Way::E => "e",
            Way::Se => "se",
            Way::S => "s",
            Way::Sw => "sw",
            Way::W => "w",
            Way::Nw => "nw",
        }
    }

    /// The opposite sense.
    #[inline]
    pub fn reversed(self) -> Way {
        match self {
            Way::Ccw => Way::Cw,
            Way::Cw => Way::Ccw,
            Way::N => Way::S,
            Way::Ne => Way::Sw,
            Way::E => Way::W,
            Way::Se => Way::Nw,
            Way::S => Way::N,
            Way::Sw => Way::Ne,
            Way::W => Way::E,
            Way::Nw => Way::Se,
        }
    }

    /// Columns to the right and rows away from South by which one step of this way moves over a torus; nothing for the
    /// ways round a ring.
    pub fn step(self) -> (i8, i8) {
        match self {
            Way::Ccw | Way::Cw => (0, 0),
            Way::N => (0, 1),
            Way::Ne => (1, 1),
            Way::E => (1, 0),
            Way::Se => (1, -1),
            Way::S => (0, -1),
            Way::Sw => (-1, -1),
            Way::W => (-1, 0),
            Way::Nw => (-1, 1),
        }
    }
}

/// A part of a side's rows, named as its owner sees them; so each side has its own. On a board of two rows, a side's
/// only row is both its inner and its outer one.
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

    /// Whether a pit lies in this part of its owner's rows. `rows` and `columns` are the board's, `pit` is counted
    /// as [`PitId`] is.
    pub(super) fn holds(self, rows: u8, columns: u8, pit: u8) -> bool {
        let (row, column) = (pit / columns, pit % columns);
        let south = row < rows / 2;
        let inner = row == rows / 2 - 1 || row == rows / 2;
        let outer = row == 0 || row + 1 == rows;
        let left = if south { column } else { columns - 1 - column };
        let right = columns - 1 - left;
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
