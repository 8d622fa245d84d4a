//! Numbers for the ways in which seeds can lie in pits: every way of laying a number of seeds in a number of pits has
//! its own, from 0 up without a gap (the combinatorial number system: Knuth, "The Art of Computer Programming", volume
//! 4A, 7.2.1.3).

/// The numbering for one number of pits.
#[derive(Clone, Debug)]
pub(super) struct Numbering {
    /// By pit but the first, and by how many seeds the pits before it hold: what that adds to the number.
    weights: Vec<u64>,
    /// Number of weights for each pit.
    width: usize,
}

impl Numbering {
    /// The numbering for this many pits, which together hold at most `most` seeds.
    pub fn new(pits: usize, most: usize) -> Numbering {
        let weights = |pit: usize| (0..=most).map(move |before| choose(before + pit - 1, pit));
        Numbering { weights: (1..pits.max(1)).flat_map(weights).collect(), width: most + 1 }
    }

    /// In how many ways this many seeds can lie in the pits.
    pub fn count(&self, seeds: usize) -> u64 {
        let pits = self.weights.len() / self.width;
        choose(seeds + pits, pits)
    }

    /// The number of a way.
    #[inline]
    pub fn number(&self, pits: impl Iterator<Item = u16>) -> u64 {
        let (mut before, mut number) = (0, 0);
        for (weights, seeds) in self.weights.chunks_exact(self.width).zip(pits) {
            before += usize::from(seeds);
            number += weights[before];
        }
        number
    }

    /// The way of a number, with this many seeds.
    pub fn way(&self, mut number: u64, seeds: usize, pits: &mut [u16]) {
        let mut before = seeds;
        for (pit, weights) in self.weights.chunks_exact(self.width).enumerate().rev() {
            let with = before;
            while weights[before] > number {
                before -= 1;
            }
            number -= weights[before];
            pits[pit + 1] = (with - before) as u16;
        }
        pits[0] = before as u16;
    }
}

/// In how many ways `few` things can be chosen from `many`; no more than [`u64::MAX`].
pub(super) fn choose(many: usize, few: usize) -> u64 {
    if few > many {
        return 0;
    }
    let few = few.min(many - few) as u128;
    let mut ways: u128 = 1;
    for at in 1..=few {
        // What is divided is a product of `at` numbers that follow one another.
        ways = ways * (many as u128 - few + at) / at;
        if ways > u128::from(u64::MAX) {
            return u64::MAX;
        }
    }
    ways as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_way_has_its_own_number() {
        for (pits, seeds) in [(1, 4), (2, 5), (4, 6), (12, 4), (6, 0)] {
            let numbering = Numbering::new(pits, 6);
            let mut laid = vec![0; pits];
            for number in 0..numbering.count(seeds) {
                numbering.way(number, seeds, &mut laid);
                assert_eq!(laid.iter().map(|&seeds| usize::from(seeds)).sum::<usize>(), seeds);
                assert_eq!(numbering.number(laid.iter().copied()), number);
            }
        }
    }

    /// With n seeds in 12 pits there are as many positions as ways to choose 11 things from n + 11 (Lincke 2002,
    /// "Exploring the computational limits of large exhaustive search problems"), so up to n as many as ways to choose
    /// 12 from n + 12.
    #[test]
    fn oware_has_as_many_positions_as_published() {
        let numbering = Numbering::new(12, 48);
        assert_eq!(numbering.count(16), 13_037_895);
        assert_eq!((0..=16).map(|seeds| numbering.count(seeds)).sum::<u64>(), 30_421_755);
        assert_eq!((0..=48).map(|seeds| numbering.count(seeds)).sum::<u64>(), choose(60, 12));
        assert_eq!(choose(60, 12), 1_399_358_844_975);
    }
}
