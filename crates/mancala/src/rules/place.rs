//! Parts of a board: sides, pits and other places, and the directions in which seeds run.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt;

/// The largest number of pits on a board: two rows of the most columns, and one at each end.
pub const MAX_PITS: usize = 122;
/// The largest number of pits on a board with special pieces.
pub const MAX_SPECIAL_PITS: usize = 24;
/// First place of the special pieces in pits. Places are numbered one kind after another.
const SPECIALS: u8 = MAX_PITS as u8;
/// First place of the special pieces that sides have won.
const SPECIAL_STORES: u8 = SPECIALS + MAX_SPECIAL_PITS as u8;
/// First place of the seeds that sides may borrow.
const SPARES: u8 = SPECIAL_STORES + 4;
/// First place of the stores.
const STORES: u8 = SPARES + 4;
/// First place of the hands.
const HANDS: u8 = STORES + 4;
/// First place of the penalty pits.
const PENALTIES: u8 = HANDS + 4;
/// Place of the seeds that have been taken up and not yet dropped.
const FLIGHT: u8 = PENALTIES + 4;
/// Length of an array with an entry for every place: pits, special pieces in them, four places each for those won, for
/// seeds to borrow, stores, hands and penalty pits, and the seeds in flight.
pub const PLACES: usize = FLIGHT as usize + 1;

/// One seat at the board, named as South sees it. Most games are played by South and North; the square board has a seat
/// on each side, a single row only South's.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
pub enum Side {
    /// The player at the bottom of the screen.
    #[default]
    South,
    /// The player at the top of the screen.
    North,
    /// The player at the right of the screen.
    East,
    /// The player at the left of the screen.
    West,
}

impl Side {
    /// All sides, by [`Side::index`].
    pub const ALL: [Side; 4] = [Side::South, Side::North, Side::East, Side::West];
    /// The two sides of most games.
    pub const BOTH: [Side; 2] = [Side::South, Side::North];

    /// The side across the board.
    #[inline]
    pub fn opponent(self) -> Side {
        match self {
            Side::South => Side::North,
            Side::North => Side::South,
            Side::East => Side::West,
            Side::West => Side::East,
        }
    }

    /// 0 for South, 1 for North, then East and West: the index into arrays kept by side.
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }

    /// `S`, `N`, `E` or `W`.
    pub fn letter(self) -> char {
        match self {
            Side::South => 'S',
            Side::North => 'N',
            Side::East => 'E',
            Side::West => 'W',
        }
    }

    /// Returns the name in one word: `south`.
    pub fn word(self) -> &'static str {
        match self {
            Side::South => "south",
            Side::North => "north",
            Side::East => "east",
            Side::West => "west",
        }
    }
}

/// A pit: a hollow that can be sown from. Counted from 0 at `a1`, row by row (see the drawing in
/// [`board`](super::board)).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PitId(pub u8);

impl PitId {
    /// The pit's index into arrays kept by pit.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// Anywhere seeds can be: in a pit, a side's store, its hand (its reserve), its penalty pit, among what it may borrow,
/// or in flight.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Place(pub(super) u8);

/// Kind of a [`Place`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PlaceKind {
    /// A pit of the board.
    Pit(PitId),
    /// A side's store: seeds in it have been won.
    Store(Side),
    /// A side's hand: seeds not yet on the board.
    Hand(Side),
    /// A side's penalty pit: seeds it had to pay.
    Penalty(Side),
    /// The special pieces in a pit, which lie there beside its seeds.
    Special(PitId),
    /// The special pieces that a side has won.
    SpecialStore(Side),
    /// Seeds beside the board, of no game, which a side may borrow.
    Spare(Side),
    /// In flight: taken up and not yet dropped, seeds and special pieces alike.
    Flight,
}

impl Place {
    /// Place of the seeds and special pieces that have been taken up and not yet dropped.
    pub const FLIGHT: Place = Place(FLIGHT);

    /// The place of a pit.
    #[inline]
    pub const fn pit(pit: PitId) -> Place {
        Place(pit.0)
    }

    /// The place of a side's store.
    #[inline]
    pub const fn store(side: Side) -> Place {
        Place(STORES + side as u8)
    }

    /// The place of a side's hand.
    #[inline]
    pub const fn hand(side: Side) -> Place {
        Place(HANDS + side as u8)
    }

    /// The place of a side's penalty pit.
    #[inline]
    pub const fn penalty(side: Side) -> Place {
        Place(PENALTIES + side as u8)
    }

    /// The place of the special pieces in a pit, on a board that has any.
    #[inline]
    pub const fn special(pit: PitId) -> Place {
        Place(SPECIALS + pit.0)
    }

    /// The place of the special pieces that a side has won.
    #[inline]
    pub const fn special_store(side: Side) -> Place {
        Place(SPECIAL_STORES + side as u8)
    }

    /// The place of the seeds beside the board that a side may borrow, in a game in which seeds are borrowed.
    #[inline]
    pub const fn spare(side: Side) -> Place {
        Place(SPARES + side as u8)
    }

    /// Returns whether special pieces lie here.
    #[inline]
    pub fn is_special(self) -> bool {
        (SPECIALS..SPARES).contains(&self.0)
    }

    /// The place's index into arrays of length [`PLACES`].
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The pit here, unless this is a store, a hand, a penalty pit, where special pieces or spare seeds lie, or in
    /// flight.
    #[inline]
    pub fn as_pit(self) -> Option<PitId> {
        (self.0 < SPECIALS).then_some(PitId(self.0))
    }

    /// The side whose store, hand, penalty pit or spare seeds these are; `None` for a pit, which a rule may give to
    /// another side, and in flight.
    pub fn side(self) -> Option<Side> {
        match self.kind() {
            PlaceKind::Store(side)
            | PlaceKind::Hand(side)
            | PlaceKind::Penalty(side)
            | PlaceKind::SpecialStore(side)
            | PlaceKind::Spare(side) => Some(side),
            PlaceKind::Pit(_) | PlaceKind::Special(_) | PlaceKind::Flight => None,
        }
    }

    /// Returns the kind of this place.
    pub fn kind(self) -> PlaceKind {
        let side = |first: u8| Side::ALL[usize::from(self.0 - first)];
        match self.0 {
            pit @ 0..SPECIALS => PlaceKind::Pit(PitId(pit)),
            special @ SPECIALS..SPECIAL_STORES => PlaceKind::Special(PitId(special - SPECIALS)),
            SPECIAL_STORES..SPARES => PlaceKind::SpecialStore(side(SPECIAL_STORES)),
            SPARES..STORES => PlaceKind::Spare(side(SPARES)),
            STORES..HANDS => PlaceKind::Store(side(STORES)),
            HANDS..PENALTIES => PlaceKind::Hand(side(HANDS)),
            PENALTIES..FLIGHT => PlaceKind::Penalty(side(PENALTIES)),
            FLIGHT.. => PlaceKind::Flight,
        }
    }
}

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.kind().fmt(f)
    }
}

/// A direction along a path: round a ring, or straight on over a torus, by the compass as South sees it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
// The labels of forms name it so.
#[serde(rename = "Way")]
pub enum Direction {
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

impl Direction {
    /// All directions, in the order of the tables of [`Board`](super::Board).
    pub const ALL: [Direction; 10] = [
        Direction::Ccw,
        Direction::Cw,
        Direction::N,
        Direction::Ne,
        Direction::E,
        Direction::Se,
        Direction::S,
        Direction::Sw,
        Direction::W,
        Direction::Nw,
    ];
    /// The two directions round a ring.
    pub const ROUND: [Direction; 2] = *Direction::ALL.first_chunk().expect("they come first");
    /// The eight directions over a torus, clockwise from the top.
    pub const COMPASS: [Direction; 8] = *Direction::ALL.last_chunk().expect("they come after those round a ring");

    /// Returns the direction in one word, as in texts of positions: `ccw`, `ne`.
    pub fn word(self) -> &'static str {
        match self {
            Direction::Ccw => "ccw",
            Direction::Cw => "cw",
            Direction::N => "n",
            Direction::Ne => "ne",
            Direction::E => "e",
            Direction::Se => "se",
            Direction::S => "s",
            Direction::Sw => "sw",
            Direction::W => "w",
            Direction::Nw => "nw",
        }
    }

    /// Returns the opposite direction.
    #[inline]
    pub fn reversed(self) -> Direction {
        match self {
            Direction::Ccw => Direction::Cw,
            Direction::Cw => Direction::Ccw,
            Direction::N => Direction::S,
            Direction::Ne => Direction::Sw,
            Direction::E => Direction::W,
            Direction::Se => Direction::Nw,
            Direction::S => Direction::N,
            Direction::Sw => Direction::Ne,
            Direction::W => Direction::E,
            Direction::Nw => Direction::Se,
        }
    }

    /// Returns the columns to the right and the rows away from South that one step over a torus moves; `(0, 0)` for the
    /// directions round a ring.
    pub fn step(self) -> (i8, i8) {
        match self {
            Direction::Ccw | Direction::Cw => (0, 0),
            Direction::N => (0, 1),
            Direction::Ne => (1, 1),
            Direction::E => (1, 0),
            Direction::Se => (1, -1),
            Direction::S => (0, -1),
            Direction::Sw => (-1, -1),
            Direction::W => (-1, 0),
            Direction::Nw => (-1, 1),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_has_an_index_of_its_own() {
        let pits = (0..MAX_PITS as u8).map(PitId);
        let sides = [Place::special_store, Place::spare, Place::store, Place::hand, Place::penalty];
        let places: Vec<Place> = pits
            .clone()
            .map(Place::pit)
            .chain(pits.take(MAX_SPECIAL_PITS).map(Place::special))
            .chain(sides.into_iter().flat_map(|place| Side::ALL.map(place)))
            .chain([Place::FLIGHT])
            .collect();
        assert!(places.iter().map(|place| place.index()).eq(0..PLACES));
        for place in places {
            let is_special = matches!(place.kind(), PlaceKind::Special(_) | PlaceKind::SpecialStore(_));
            let again = match place.kind() {
                PlaceKind::Pit(pit) => Place::pit(pit),
                PlaceKind::Special(pit) => Place::special(pit),
                PlaceKind::SpecialStore(side) => Place::special_store(side),
                PlaceKind::Spare(side) => Place::spare(side),
                PlaceKind::Store(side) => Place::store(side),
                PlaceKind::Hand(side) => Place::hand(side),
                PlaceKind::Penalty(side) => Place::penalty(side),
                PlaceKind::Flight => Place::FLIGHT,
            };
            assert_eq!((again, place.is_special()), (place, is_special));
            assert_eq!(place.as_pit().map(Place::pit), matches!(place.kind(), PlaceKind::Pit(_)).then_some(place));
        }
    }
}
