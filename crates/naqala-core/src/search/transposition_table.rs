//! The transposition table: results of positions already searched, shared by all threads and locked by none.
//!
//! An entry is two words, the second the data and the first the key mixed with them, so that halves of two entries
//! written at once never pass for one (Hyatt and Mann 2002: a lock-less transposition table).

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// Entries that share an address.
const WAYS: usize = 4;
/// Stands for no move in an entry.
const NO_MOVE: u64 = (1 << 12) - 1;
/// The greatest depth that an entry can hold.
const MAX_DEPTH: i32 = (1 << 10) - 1;
/// Searches are numbered up to this, and then again from 0.
const AGES: u64 = (1 << 8) - 1;
/// Values beyond this are too large for an entry, and bounds at it say nothing.
const MOST_VALUE: i32 = i16::MAX as i32;

/// The result stored for a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TranspositionEntry {
    /// Lower bound on its value to the player who makes the next move; [`UNKNOWN`] below zero where nothing is known.
    pub least: i32,
    /// Upper bound on that value; [`UNKNOWN`] where nothing is known.
    pub most: i32,
    /// Depth to which it was searched, in quarters of a ply.
    pub depth: i32,
    /// `true` if that rests on finished games alone.
    pub proved: bool,
    /// The best move, by its index among the legal ones.
    pub best: Option<usize>,
}

/// A bound that says nothing.
pub(super) const UNKNOWN: i32 = 8_000_000;

impl TranspositionEntry {
    /// Returns the bounds for a player who is ahead by this much more.
    #[inline]
    pub fn bounds(self, base: i32) -> (i32, i32) {
        (self.least + base, self.most + base)
    }

    fn packed(self, age: u64) -> u64 {
        // A bound that is too large is brought down to what is still true, or given up.
        let least = if self.least < -MOST_VALUE { -MOST_VALUE } else { self.least.min(MOST_VALUE - 1) };
        let most = if self.most > MOST_VALUE { MOST_VALUE } else { self.most.max(1 - MOST_VALUE) };
        let best = self.best.map_or(NO_MOVE, |best| (best as u64).min(NO_MOVE));
        u64::from(least as u16)
            | u64::from(most as u16) << 16
            | (self.depth.clamp(0, MAX_DEPTH) as u64) << 32
            | u64::from(self.proved) << 42
            | best << 43
            | age << 55
            | 1 << 63
    }

    #[inline]
    fn unpacked(data: u64) -> TranspositionEntry {
        let (least, most) = (i32::from(data as i16), i32::from((data >> 16) as i16));
        TranspositionEntry {
            least: if least == -MOST_VALUE { -UNKNOWN } else { least },
            most: if most == MOST_VALUE { UNKNOWN } else { most },
            depth: depth_of(data),
            proved: data >> 42 & 1 == 1,
            best: Some(data >> 43 & NO_MOVE).filter(|&best| best != NO_MOVE).map(|best| best as usize),
        }
    }
}

fn depth_of(data: u64) -> i32 {
    (data >> 32) as i32 & MAX_DEPTH
}

fn age_of(data: u64) -> u64 {
    data >> 55 & AGES
}

/// Entries that share an address: a line of the processor's cache.
#[derive(Default)]
#[repr(align(64))]
struct Bucket([(AtomicU64, AtomicU64); WAYS]);

/// The table. Its size is fixed; new entries take the place of old and of shallow ones.
pub(super) struct Table {
    buckets: Vec<Bucket>,
    age: u64,
    /// `true` if proofs hold for one search only: what has occurred before may make a position that comes back the end.
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
        if self.age == 0 {
            // Else what was proved long ago would pass for proved in this search.
            self.buckets.iter_mut().for_each(|bucket| *bucket = Bucket::default());
        }
    }

    #[inline]
    fn bucket(&self, key: u64) -> &Bucket {
        let at = (u128::from(key) * self.buckets.len() as u128) >> 64;
        &self.buckets[at as usize]
    }

    /// Brings from memory what stands at a key; the number says nothing. Where several are asked for, they come
    /// together, and need not be waited for one after the other.
    #[inline]
    pub fn fetch(&self, key: u64) -> u64 {
        self.bucket(key).0[0].0.load(Relaxed)
    }

    /// Returns the entry of the position of this key.
    #[inline]
    pub fn get(&self, key: u64) -> Option<TranspositionEntry> {
        self.bucket(key).0.iter().find_map(|(mixed, data)| {
            let data = data.load(Relaxed);
            (mixed.load(Relaxed) ^ data == key && data != 0).then(|| self.read(data))
        })
    }

    #[inline]
    fn read(&self, data: u64) -> TranspositionEntry {
        let mut entry = TranspositionEntry::unpacked(data);
        entry.proved &= !self.forgets_proofs || age_of(data) == self.age;
        entry
    }

    /// Stores a result.
    #[inline]
    pub fn put(&self, key: u64, mut entry: TranspositionEntry) {
        let bucket = self.bucket(key);
        let mut least = (i32::MAX, 0);
        for (at, (mixed, data)) in bucket.0.iter().enumerate() {
            let data = data.load(Relaxed);
            if mixed.load(Relaxed) ^ data == key && data != 0 {
                let old = self.read(data);
                if old.proved && old.least == old.most && !entry.proved {
                    return;
                }
                entry.join(old);
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

impl TranspositionEntry {
    /// Adds what an older entry of the same position knows, where it is known as surely.
    fn join(&mut self, old: TranspositionEntry) {
        let joins = self.proved == old.proved && (self.proved || self.depth == old.depth);
        if joins && self.least.max(old.least) <= self.most.min(old.most) {
            if self.best.is_none() || old.least > self.least {
                self.best = old.best.or(self.best);
            }
            (self.least, self.most) = (self.least.max(old.least), self.most.min(old.most));
        }
        self.best = self.best.or(old.best);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Creates an entry whose bounds are both this value.
    fn exactly(value: i32, depth: i32, proved: bool) -> TranspositionEntry {
        TranspositionEntry { least: value, most: value, depth, proved, best: None }
    }

    #[test]
    fn an_entry_comes_back_as_it_was_noted() {
        let table = Table::of_bytes(1 << 16, false);
        let bounds = [(-UNKNOWN, 5), (-10_000, -10_000), (0, 0), (-97, 97), (3, UNKNOWN), (10_000, UNKNOWN)];
        let entries = bounds.map(|(least, most)| TranspositionEntry {
            least,
            most,
            depth: 40,
            proved: least > 0,
            best: (least != 0).then_some(5),
        });
        for (key, entry) in (1..).map(|at: u64| at.wrapping_mul(0x9e37_79b9_7f4a_7c15)).zip(entries) {
            table.put(key, entry);
            assert_eq!(table.get(key), Some(entry));
            assert_eq!(table.get(!key), None);
        }
    }

    #[test]
    fn bounds_too_large_for_an_entry_stay_true() {
        let table = Table::of_bytes(1, false);
        for (key, value) in [(1, 40_000), (2, -40_000)] {
            table.put(key, exactly(value, 4, true));
            let (least, most) = table.get(key).expect("it was just noted").bounds(0);
            assert!(least <= value && value <= most, "{least} to {most}");
        }
    }

    #[test]
    fn what_is_proved_from_both_sides_stands_together() {
        let table = Table::of_bytes(1, false);
        table.put(1, TranspositionEntry { least: 2, most: UNKNOWN, depth: 4, proved: true, best: Some(3) });
        table.put(1, TranspositionEntry { least: -UNKNOWN, most: 6, depth: 8, proved: true, best: None });
        assert_eq!(table.get(1), Some(TranspositionEntry { least: 2, most: 6, depth: 8, proved: true, best: Some(3) }));
        // An estimate is worth less than two proofs that agree, and more than two that leave something open.
        table.put(1, exactly(5, 4, false));
        assert_eq!(table.get(1), Some(TranspositionEntry { best: Some(3), ..exactly(5, 4, false) }));
        table.put(1, exactly(4, 4, true));
        table.put(1, exactly(5, 40, false));
        assert_eq!(table.get(1), Some(TranspositionEntry { best: Some(3), ..exactly(4, 4, true) }));
    }

    #[test]
    fn a_full_table_keeps_the_deeper_entries_and_its_size() {
        let table = Table::of_bytes(1, false);
        for at in 0..1000_u64 {
            table.put(at << 54, exactly(1, if at % 100 == 0 { 400 } else { 4 }, false));
        }
        let kept = (0..1000_u64).step_by(100).filter(|at| table.get(at << 54).is_some()).count();
        assert_eq!(kept, 10);
        assert_eq!(table.buckets.len(), 16);
    }

    #[test]
    fn a_proof_that_depends_on_what_occurred_before_is_an_estimate_to_the_next_search() {
        let proved = exactly(3, 8, true);
        for forgets in [false, true] {
            let mut table = Table::of_bytes(1, forgets);
            table.put(1, proved);
            assert_eq!(table.get(1), Some(proved));
            for _ in 0..AGES {
                table.grow_older();
                assert_eq!(table.get(1), Some(TranspositionEntry { proved: !forgets, ..proved }));
            }
            table.grow_older();
            assert_eq!(table.get(1), None);
        }
    }
}
