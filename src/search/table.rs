//! What is known of positions already searched: a table that all threads share and none locks.
//!
//! An entry is two words, the second the data and the first the key mixed with them, so that halves of two entries
//! written at once never pass for one (Hyatt and Mann 2002: a lock-less transposition table).

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// Entries that share an address.
const WAYS: usize = 4;
/// Stands for no move in an entry.
const NO_MOVE: u64 = (1 << 14) - 1;
/// The greatest depth that an entry can hold.
const MAX_DEPTH: i32 = (1 << 10) - 1;

/// In which sense a value is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    /// It is no less.
    Least = 1,
    /// It is no more.
    Most = 2,
    /// It is just that.
    Exact = 3,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    /// For the player who makes the next move.
    pub value: i32,
    /// To which depth it was searched, in quarters of a ply.
    pub depth: i32,
    pub bound: Bound,
    /// Whether it rests on finished games alone.
    pub proved: bool,
    /// The best move, by its index among the legal ones.
    pub best: Option<usize>,
}

impl Entry {
    fn packed(self, age: u64) -> u64 {
        let best = self.best.map_or(NO_MOVE, |best| (best as u64).min(NO_MOVE));
        (self.value as u64 & 0xff_ffff)
            | (self.depth.clamp(0, MAX_DEPTH) as u64) << 24
            | (self.bound as u64) << 34
            | u64::from(self.proved) << 36
            | age << 37
            | best << 50
    }

    fn unpacked(data: u64) -> Option<Entry> {
        let bound = match data >> 34 & 3 {
            1 => Bound::Least,
            2 => Bound::Most,
            3 => Bound::Exact,
            _ => return None,
        };
        Some(Entry {
            // The sign is the highest of 24 bits.
            value: (data as u32 as i32) << 8 >> 8,
            depth: depth_of(data),
            bound,
            proved: data >> 36 & 1 == 1,
            best: Some(data >> 50).filter(|&best| best != NO_MOVE).map(|best| best as usize),
        })
    }
}

fn depth_of(data: u64) -> i32 {
    (data >> 24) as i32 & MAX_DEPTH
}

fn age_of(data: u64) -> u64 {
    data >> 37 & AGES
}

/// Searches are numbered up to this, and then again from 0.
const AGES: u64 = (1 << 13) - 1;

/// Entries that share an address: a line of the processor's cache.
#[derive(Default)]
#[repr(align(64))]
struct Bucket([(AtomicU64, AtomicU64); WAYS]);

/// The table. Its size is fixed; new entries take the place of old and of shallow ones.
pub(super) struct Table {
    buckets: Vec<Bucket>,
    age: u64,
    /// Whether proofs hold for one search only: what has occurred before may make a position that comes back the end.
    forgets_proofs: bool,
}

impl Table {
    /// A table of at most this many bytes, but never less than a few entries. `forgets_proofs`: whether what one search
    /// has proved is no more than an estimate to the next.
    pub fn of_bytes(bytes: usize, forgets_proofs: bool) -> Table {
        let count = (bytes / size_of::<Bucket>()).max(16);
        Table { buckets: (0..count).map(|_| Bucket::default()).collect(), age: 0, forgets_proofs }
    }

    /// A new search begins: what was found before may go first.
    pub fn grow_older(&mut self) {
        self.age = (self.age + 1) & AGES;
    }

    #[inline]
    fn bucket(&self, key: u64) -> &Bucket {
        let at = (u128::from(key) * self.buckets.len() as u128) >> 64;
        &self.buckets[at as usize]
    }

    /// What is known of the position of this key.
    #[inline]
    pub fn get(&self, key: u64) -> Option<Entry> {
        self.bucket(key).0.iter().find_map(|(mixed, data)| {
            let data = data.load(Relaxed);
            if mixed.load(Relaxed) ^ data == key { self.read(data) } else { None }
        })
    }

    #[inline]
    fn read(&self, data: u64) -> Option<Entry> {
        let mut entry = Entry::unpacked(data)?;
        entry.proved &= !self.forgets_proofs || age_of(data) == self.age;
        Some(entry)
    }

    /// Notes what was found.
    #[inline]
    pub fn put(&self, key: u64, entry: Entry) {
        let bucket = self.bucket(key);
        let mut least = (i32::MAX, 0);
        for (at, (mixed, data)) in bucket.0.iter().enumerate() {
            let data = data.load(Relaxed);
            if mixed.load(Relaxed) ^ data == key {
                // What is proved stays, unless the new entry is proved too.
                if self.read(data).is_some_and(|old| old.proved && old.bound == Bound::Exact && !entry.proved) {
                    return;
                }
                least = (i32::MIN, at);
                break;
            }
            let passed = (self.age.wrapping_sub(age_of(data)) & AGES) as i32;
            let worth = if data == 0 { i32::MIN } else { depth_of(data) - 8 * passed };
            if worth < least.0 {
                least = (worth, at);
            }
        }
        let packed = entry.packed(self.age);
        let (mixed, data) = &bucket.0[least.1];
        mixed.store(key ^ packed, Relaxed);
        data.store(packed, Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_comes_back_as_it_was_noted() {
        let table = Table::of_bytes(1 << 16, false);
        let entries = [-8_000_000, -1, 0, 1, 97, 8_000_000].map(|value| Entry {
            value,
            depth: 40,
            bound: Bound::Least,
            proved: value > 0,
            best: (value != 0).then_some(5),
        });
        for (key, entry) in (1..).map(|at: u64| at.wrapping_mul(0x9e37_79b9_7f4a_7c15)).zip(entries) {
            table.put(key, entry);
            assert_eq!(table.get(key), Some(entry));
            assert_eq!(table.get(!key), None);
        }
    }

    #[test]
    fn a_full_table_keeps_the_deeper_entries_and_its_size() {
        let table = Table::of_bytes(1, false);
        let entry = |depth| Entry { value: depth, depth, bound: Bound::Exact, proved: false, best: None };
        for at in 0..1000_u64 {
            table.put(at << 54, entry(if at % 100 == 0 { 400 } else { 4 }));
        }
        let kept = (0..1000_u64).step_by(100).filter(|at| table.get(at << 54).is_some()).count();
        assert_eq!(kept, 10);
        assert_eq!(table.buckets.len(), 16);
    }

    #[test]
    fn a_proof_that_depends_on_what_occurred_before_is_an_estimate_to_the_next_search() {
        let proved = Entry { value: 3, depth: 8, bound: Bound::Exact, proved: true, best: None };
        for forgets in [false, true] {
            let mut table = Table::of_bytes(1, forgets);
            table.put(1, proved);
            assert_eq!(table.get(1), Some(proved));
            table.grow_older();
            assert_eq!(table.get(1), Some(Entry { proved: !forgets, ..proved }));
        }
    }
}
