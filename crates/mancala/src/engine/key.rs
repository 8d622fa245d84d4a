//! Keys: 64 bits that stand for a position, so that one that comes back is found without comparing whole positions.
//!
//! Seeds and marks make up a sum, which changes with every event by what the event moves; the small rest of a position
//! is mixed in when a key is asked for. Chance alone makes keys of different positions equal: among a thousand
//! positions of a game, once in some 4e13 games. So keys that are equal are taken for the same position.

use super::ask::Ask;
use super::event::Ended;
use super::mark::Mark;
use super::state::Past;
use crate::rules::{MAX_PITS, PLACES, PitId, Place};
use std::hash::{Hash, Hasher};

/// A random number for each place: what a seed there adds to a key. Seeds in flight add nothing: how many those are
/// follows from all the others.
static WEIGHTS: [u64; PLACES] = {
    let mut weights = [0; PLACES];
    let mut place = 0;
    while place < PLACES {
        weights[place] = if place == Place::FLIGHT.index() { 0 } else { scattered(place as u64 + 1) };
        place += 1;
    }
    weights
};

/// By how much the sum changes with seeds that go from one place to another.
#[inline(always)]
pub(super) fn moved(from: Place, to: Place, seeds: u16) -> u64 {
    WEIGHTS[to.index()].wrapping_sub(WEIGHTS[from.index()]).wrapping_mul(u64::from(seeds))
}

/// The sum of all seeds.
pub(super) fn of_seeds(seeds: &[u16; PLACES]) -> u64 {
    seeds.iter().zip(&WEIGHTS).fold(0, |sum, (&seeds, weight)| sum.wrapping_add(weight.wrapping_mul(seeds.into())))
}

/// The sum of all marks.
pub(super) fn of_marks(marks: &[Mark; MAX_PITS]) -> u64 {
    (0..).map(PitId).zip(marks).fold(0, |sum, (pit, &mark)| sum.wrapping_add(of_mark(pit, mark)))
}

/// Returns the part of the sum that a mark adds; a plain pit adds nothing.
#[inline]
pub(super) fn of_mark(pit: PitId, mark: Mark) -> u64 {
    if mark == Mark::None { 0 } else { scattered(1 << 32 | u64::from(mark.number()) << 8 | u64::from(pit.0)) }
}

/// Returns the key of the state of play apart from seeds and marks, given as two numbers below 2^62.
#[inline]
pub(super) fn of_state(one: u64, other: u64) -> u64 {
    scattered(one | 1 << 62) ^ scattered(other | 1 << 63)
}

/// Returns a key of the open question, the end of the game, the points of the match, and the memory of the round.
#[cold]
pub(super) fn of_rare(ask: Option<Ask>, ended: Option<Ended>, points: [u16; 2], past: &Past) -> u64 {
    let mut hasher = KeyHasher(0);
    (ask, ended, points, past).hash(&mut hasher);
    hasher.finish()
}

/// A hasher that scatters each part of a value as it comes: for values made by the engine, which no adversary chooses.
struct KeyHasher(u64);

impl Hasher for KeyHasher {
    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        for part in bytes.chunks(8) {
            self.write_u64(part.iter().fold(0, |number, &byte| number << 8 | u64::from(byte)));
        }
    }

    #[inline]
    fn write_u64(&mut self, number: u64) {
        self.0 = scattered(self.0.wrapping_add(1) ^ number);
    }

    #[inline]
    fn finish(&self) -> u64 {
        self.0
    }
}

/// Another number for each number, as if drawn at random (Steele, Lea, Flood 2014: SplitMix64).
#[inline]
const fn scattered(number: u64) -> u64 {
    let z = number.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
