//! The table of one number of seeds as it is kept: in memory as on disk, packed.

use super::ResultBounds;
use super::packed::Coded;
use super::shelf::Source;

/// The values of all positions with one number of seeds, and how far the ends are.
#[derive(Debug)]
pub(super) struct EndgameTable {
    values: Coded,
    /// The number of moves in which the player who does not move gets what is promised, one more for each; 0 where
    /// nobody gets it in so many.
    ways: Coded,
}

impl EndgameTable {
    /// The table of this many positions; a way of `u8::MAX` moves has no end.
    pub fn of(len: usize, value: impl Fn(usize) -> ResultBounds, way: impl Fn(usize) -> u8) -> EndgameTable {
        let value = |index| value(index).packed();
        let way = |index| u16::from(way(index).wrapping_add(1));
        EndgameTable { values: Coded::of(len, value), ways: Coded::of(len, way) }
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
    pub fn way(&self, index: usize) -> Option<u32> {
        u32::from(self.ways.get(index)).checked_sub(1)
    }

    /// Returns the number of bytes that the table takes.
    pub fn size(&self) -> u64 {
        8 * self.words().count() as u64
    }

    /// The words of a file that [`EndgameTable::read`] reads.
    pub fn words(&self) -> impl Iterator<Item = u64> {
        self.values.words().chain(self.ways.words())
    }

    /// Reads a table of this many positions; `None` if the file has something else.
    pub fn read(source: &mut Source, len: usize) -> Option<EndgameTable> {
        Some(EndgameTable { values: Coded::read(source, len)?, ways: Coded::read(source, len)? })
    }
}
