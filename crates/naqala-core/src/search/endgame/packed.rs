//! Numbers kept in as few bits as they need.

use super::shelf::Source;
use std::cmp::Reverse;

/// Numbers of the same few bits, one after another.
#[derive(Debug)]
pub(super) struct Packed {
    bits: u32,
    /// The numbers from the lowest bit of the first word up, and a word more.
    words: Vec<u64>,
}

impl Packed {
    /// The numbers, in order.
    pub fn of(numbers: &[u32]) -> Packed {
        let most = numbers.iter().copied().max().unwrap_or(0);
        Packed::filled(32 - most.leading_zeros(), numbers.len(), |index| numbers[index])
    }

    /// This many numbers of no more than `bits` bits, by their index.
    fn filled(bits: u32, len: usize, number: impl Fn(usize) -> u32) -> Packed {
        let mut words = vec![0; Packed::words(bits, len)];
        for index in 0..len {
            let at = index * bits as usize;
            let [low, high] = halves(u128::from(number(index)) << (at % 64));
            words[at / 64] |= low;
            words[at / 64 + 1] |= high;
        }
        Packed { bits, words }
    }

    /// Returns the number of words that this many numbers take.
    fn words(bits: u32, len: usize) -> usize {
        (bits as usize * len).div_ceil(64) + 2
    }

    /// Returns the first numbers, this many: quicker than one by one.
    pub fn first(&self, len: usize) -> Vec<u32> {
        let (bits, mask) = (self.bits, (1_u64 << self.bits) - 1);
        let mut words = self.words.iter().copied();
        // Bits of the last word that are left, and how many.
        let (mut held, mut left) = (0_u64, 0);
        let next = |_| {
            let mut number = held;
            if left < bits {
                let word = words.next().unwrap_or(0);
                number |= word << left;
                held = word >> (bits - left);
                left += 64;
            } else {
                held >>= bits;
            }
            left -= bits;
            (number & mask) as u32
        };
        (0..len).map(next).collect()
    }

    #[inline]
    pub fn get(&self, index: usize) -> u32 {
        let at = index * self.bits as usize;
        let both = u128::from(self.words[at / 64]) | u128::from(self.words[at / 64 + 1]) << 64;
        (both >> (at % 64)) as u32 & (((1_u64 << self.bits) - 1) as u32)
    }
}

/// The lower and the upper word of a number.
fn halves(number: u128) -> [u64; 2] {
    [number as u64, (number >> 64) as u64]
}

/// Numbers of 16 bits, of which few are common: those are packed as places in a list, the others stand beside it.
#[derive(Debug)]
pub(super) struct Coded {
    len: usize,
    /// The common numbers, the commonest first.
    common: Vec<u16>,
    /// By index: the place of the number among the common ones; past all of these where it is none of them.
    places: Packed,
    /// The other numbers, each below its index in 16 bits of one, in order.
    others: Vec<u64>,
}

impl Coded {
    /// This many numbers, by their index.
    pub fn of(len: usize, number: impl Fn(usize) -> u16) -> Coded {
        let mut times = vec![0_u64; 1 << 16];
        (0..len).for_each(|index| times[usize::from(number(index))] += 1);
        let mut common: Vec<u16> = (0..=u16::MAX).filter(|&number| times[usize::from(number)] > 0).collect();
        common.sort_by_key(|&number| Reverse(times[usize::from(number)]));
        let seldom = |kept: usize| common[kept..].iter().map(|&number| times[usize::from(number)]).sum::<u64>();
        // The last place says that a number is none of the common ones, unless all are.
        let kept = |bits: u32| if common.len() <= 1 << bits { common.len() } else { (1 << bits) - 1 };
        let size = |&bits: &u32| u64::from(bits) * len as u64 + 64 * seldom(kept(bits));
        let bits = (0..=16).min_by_key(size).unwrap_or(16);
        common.truncate(kept(bits));
        let mut place = vec![common.len() as u32; 1 << 16];
        common.iter().zip(0..).for_each(|(&number, at)| place[usize::from(number)] = at);
        let places = Packed::filled(bits, len, |index| place[usize::from(number(index))]);
        let is_other = |index: &usize| place[usize::from(number(*index))] as usize == common.len();
        let other = |index: usize| (index as u64) << 16 | u64::from(number(index));
        let others = (0..len).filter(is_other).map(other).collect();
        Coded { len, common, places, others }
    }

    pub fn len(&self) -> usize {
        self.len
    }

    #[inline]
    pub fn get(&self, index: usize) -> u16 {
        match self.common.get(self.places.get(index) as usize) {
            Some(&number) => number,
            None => self.other(index),
        }
    }

    #[cold]
    fn other(&self, index: usize) -> u16 {
        let at = self.others.partition_point(|other| other >> 16 < index as u64);
        self.others.get(at).map_or(0, |&other| other as u16)
    }

    /// The words of a file that [`Coded::read`] reads.
    pub fn words(&self) -> impl Iterator<Item = u64> {
        let head = [self.common.len() as u64, self.others.len() as u64, self.places.bits.into()];
        let common = self.common.iter().map(|&number| number.into());
        head.into_iter().chain(common).chain(self.others.iter().copied()).chain(self.places.words.iter().copied())
    }

    /// Reads this many numbers; `None` if the file has something else.
    pub fn read(source: &mut Source, len: usize) -> Option<Coded> {
        let [common, others, bits] = source.words(3)?.try_into().ok()?;
        let bits = u32::try_from(bits).ok().filter(|&bits| bits <= 16)?;
        let common = source.words(usize::try_from(common).ok()?)?.into_iter().map(|number| number as u16).collect();
        let others = source.words(usize::try_from(others).ok()?)?;
        let words = source.words(Packed::words(bits, len))?;
        Some(Coded { len, common, places: Packed { bits, words }, others })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_come_out_of_any_number_of_bits_as_they_went_in() {
        for bits in 0..=32 {
            let numbers: Vec<u32> = (0..200_u64)
                .map(|index| (index.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32 & ((1 << bits) - 1)) as u32)
                .collect();
            let packed = Packed::of(&numbers);
            assert!(packed.bits <= bits);
            assert!(numbers.iter().enumerate().all(|(index, &number)| packed.get(index) == number), "{bits} bits");
            assert_eq!(packed.first(199), numbers[..199], "{bits} bits");
        }
    }

    #[test]
    fn rare_numbers_stand_beside_the_common_ones() {
        // Four of them are common; of the others each comes once or twice.
        let number = |index: usize| if index.is_multiple_of(500) { 1_000 + index as u16 } else { index as u16 % 4 };
        let coded = Coded::of(10_000, number);
        assert_eq!((coded.places.bits, coded.common.len(), coded.others.len()), (3, 7, 17));
        assert!((0..10_000).all(|index| coded.get(index) == number(index)));
        let one = Coded::of(77, |_| 5);
        assert_eq!((one.places.bits, one.len(), one.get(76)), (0, 77, 5));
    }
}
