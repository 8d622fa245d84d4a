//! The table of one number of seeds as it is kept: in memory as on disk, packed.

use super::ResultBounds;
use super::packed::Coded;
use super::shelf::Source;

/// The values of all positions with one number of seeds, and their distances from the end.
#[derive(Debug)]
pub(super) struct EndgameTable {
    values: Coded,
    /// The number of moves in which the player who does not move gets what is promised, plus one; 0 where it is not
    /// got in any number of moves.
    distances: Coded,
}

impl EndgameTable {
    /// The table of this many positions; a distance of `u8::MAX` stands for none.
    pub fn of(len: usize, value: impl Fn(usize) -> ResultBounds, distance: impl Fn(usize) -> u8) -> EndgameTable {
        let value = |index| value(index).packed();
        let distance = |index| u16::from(distance(index).wrapping_add(1));
        EndgameTable { values: Coded::of(len, value), distances: Coded::of(len, distance) }
    }

    pub fn len(&self) -> usize {
        self.values.len()
    }

    /// Returns the value of a position.
    #[inline]
    pub fn get(&self, index: usize) -> ResultBounds {
        ResultBounds::unpacked(self.values.get(index))
    }

    /// Returns the number of moves in which the player who does not move in a position gets at least what they are
    /// promised there: until a move takes seeds out of the pits, or the game ends. `None` where play goes on for ever.
    pub fn distance(&self, index: usize) -> Option<u32> {
        u32::from(self.distances.get(index)).checked_sub(1)
    }

    /// Returns the number of bytes that the table takes.
    pub fn size(&self) -> u64 {
        8 * self.words().count() as u64
    }

    /// The words of a file that [`EndgameTable::read`] reads.
    pub fn words(&self) -> impl Iterator<Item = u64> {
        self.values.words().chain(self.distances.words())
    }

    /// Reads a table of this many positions; `None` if the file has something else.
    pub fn read(source: &mut Source, len: usize) -> Option<EndgameTable> {
        Some(EndgameTable { values: Coded::read(source, len)?, distances: Coded::read(source, len)? })
    }
}
