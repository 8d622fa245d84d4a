//! Slots in which stones settle: the n-th stone of a pit or a store lies in its n-th slot, whatever comes after it.
//!
//! Slots are in layers. In the lowest, stones roll together in the middle until the ground is full; each further layer
//! lies in the gaps of the one below, a little closer to the middle, so that many stones look like a heap. Nothing is
//! random: the same slot is always at the same offset.

use std::f32::consts::TAU;
use std::sync::OnceLock;

/// A stone's radius, in a pit of radius 1.
pub const STONE_RADIUS: f32 = 0.24;

/// The position of a slot in its pit or store.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SlotOffset {
    /// Offset of the stone's middle from the middle of the pit or store, x and y; the unit is the pit's radius, or half
    /// of the store's width.
    pub offset: [f32; 2],
    /// 0 on the ground, 1 on the stones of layer 0, and so on.
    pub layer: u8,
    /// Rotation of the stone, in radians, 0 to a whole turn.
    pub rotation: f32,
}

/// Layers of a pit or a store with places of their own; the last is repeated.
const LAYERS: u8 = 6;
/// Least distance between the middles of two stones of a layer, in stone diameters: no stone is quite round.
const CLOSE: f32 = 0.93;
/// Distance from the edge that the stones of the lowest layer keep.
const MARGIN: f32 = 0.01;
/// Distance from the edge that each further layer adds to that.
const SHRINK: f32 = 0.045;
/// Points tried for each stone that there is room for.
const TRIES: f32 = 40.0;
/// Weight of chance against the pull of the middle in the spots that stones roll to.
const STRAY: f32 = 0.24;
/// Weight of the gaps in the layer below, for stones of a further layer.
const NESTLE: f32 = 0.25;

/// Number of patterns in which stones lie in a pit; each is turned for each pit.
const BEDS: usize = 16;

/// Patterns in which at least nine stones lie beside one another on the ground of a pit, found by trying: as many as
/// lie there at the opening of most games.
const ROOMY: [u32; BEDS] = [2698, 2268, 718, 1894, 1727, 1527, 1500, 448, 45, 1027, 524, 957, 2431, 527, 2804, 565];

/// A slot of a round pit of radius 1; see [`pit_slot`], whose pattern 0 this is.
pub fn slot_offset(slot: u16) -> SlotOffset {
    pit_slot(0, slot)
}

/// A slot of a round pit of radius 1. Stones of radius [`STONE_RADIUS`] stay inside at any count. Different patterns
/// (say, the pit's number) give differently lying stones.
pub fn pit_slot(pattern: u32, slot: u16) -> SlotOffset {
    static PITS: [OnceLock<StoreBed>; BEDS] = [const { OnceLock::new() }; BEDS];
    let which = pattern as usize % BEDS;
    let bed = PITS[which].get_or_init(|| StoreBed::new(ROOMY[which], 1.0));
    let lies = bed.slot(slot);
    let (sin, cos) = (chance(pattern, u16::MAX, 0) * TAU).sin_cos();
    let [x, y] = lies.offset;
    SlotOffset { offset: [x * cos - y * sin, x * sin + y * cos], rotation: chance(pattern, slot, 3) * TAU, ..lies }
}

/// A slot of a round pit of radius 1 that seeds share with special pieces: the seeds lie towards positive y, the
/// special pieces in an arc towards negative y, so that on the ground none lies over one of the other kind. Special
/// pieces may be larger than seeds, which are of radius [`SHARED_RADIUS`] there, up to [`SPECIAL_RADIUS`].
pub fn shared_slot(pattern: u32, slot: u16, special: bool) -> SlotOffset {
    let layers: [&[[f32; 2]]; 2] = if special { [&ARC, &ARC_ABOVE] } else { [&SHARE, &SHARE_ABOVE] };
    let both = (layers[0].len() + layers[1].len()) as u16;
    let (pair, rest) = (slot / both, usize::from(slot % both));
    let (above, [x, y]) = match rest.checked_sub(layers[0].len()) {
        None => (0, layers[0][rest]),
        Some(rest) => (1, layers[1][rest]),
    };
    let layer = 2 * pair + above;
    // Each layer keeps a little closer to its middle than the one below.
    let closer = 1.0 - 0.08 * f32::from(layer.min(6));
    let middle = if special { -0.5 } else { 0.24 };
    SlotOffset {
        offset: [x * closer + jitter(pattern, slot, 1), middle + (y - middle) * closer + jitter(pattern, slot, 2)],
        layer: u8::try_from(layer).unwrap_or(u8::MAX),
        rotation: chance(pattern, slot, 3) * TAU,
    }
}

/// The radius of a seed that shares its pit with special pieces, in a pit of radius 1.
pub const SHARED_RADIUS: f32 = 0.2;
/// The radius of a special piece, in a pit of radius 1.
pub const SPECIAL_RADIUS: f32 = 0.25;
/// Greatest distance of a stone of a shared pit from the pattern, along each axis.
const JITTER: f32 = 0.0125;
/// The seeds' part of a shared pit: the ground, and what lies on it.
const SHARE: [[f32; 2]; 7] =
    [[0.0, 0.28], [-0.41, 0.28], [0.21, 0.64], [-0.21, -0.10], [0.41, 0.28], [-0.21, 0.64], [0.21, -0.10]];
const SHARE_ABOVE: [[f32; 2]; 7] =
    [[0.0, 0.08], [-0.2, 0.46], [0.4, 0.08], [0.2, 0.46], [-0.4, 0.08], [0.57, 0.42], [-0.57, 0.42]];
/// The part of the special pieces.
const ARC: [[f32; 2]; 5] = [[0.0, -0.72], [-0.482, -0.535], [0.482, -0.535], [-0.716, -0.075], [0.716, -0.075]];
const ARC_ABOVE: [[f32; 2]; 4] = [[-0.25, -0.64], [0.25, -0.64], [-0.61, -0.31], [0.61, -0.31]];

/// The slots of a store: an oblong with round ends, of half width 1 and a given half height, standing upright.
/// A table that lays its stores down exchanges x and y.
#[derive(Clone, Debug)]
pub struct StoreBed {
    pattern: u32,
    half_height: f32,
    /// Slots, worked out when first asked for: a picture of an empty board needs none.
    cells: OnceLock<Cells>,
}

/// The slots of a store.
#[derive(Clone, Debug)]
struct Cells {
    /// Middle of each slot and its layer, layer by layer. The last layer repeats.
    all: Vec<([f32; 2], u8)>,
    /// Index at which the last layer begins.
    top: usize,
}

impl PartialEq for StoreBed {
    fn eq(&self, other: &StoreBed) -> bool {
        self.pattern == other.pattern && self.half_height == other.half_height
    }
}

impl StoreBed {
    /// The bed of a store. `half_height` is counted in half widths and taken to be at least 1, a round store, and at
    /// most 24. Different patterns give differently lying stones.
    pub fn new(pattern: u32, half_height: f32) -> StoreBed {
        let half_height = if half_height.is_nan() { 1.0 } else { half_height.clamp(1.0, 24.0) };
        StoreBed { pattern, half_height, cells: OnceLock::new() }
    }

    /// Half of the store's height, in half widths.
    pub fn half_height(&self) -> f32 {
        self.half_height
    }

    /// Slots in the lowest layer, in which no stone lies on another.
    pub fn ground(&self) -> usize {
        self.cells().all.iter().filter(|(_, layer)| *layer == 0).count()
    }

    /// A slot. Stones of radius [`STONE_RADIUS`] stay inside at any count.
    pub fn slot(&self, slot: u16) -> SlotOffset {
        let (index, Cells { all, top }) = (usize::from(slot), self.cells());
        let (cell, above) = if index < all.len() {
            (index, 0)
        } else {
            let height = all.len() - top;
            let over = index - all.len();
            (top + over % height, 1 + over / height)
        };
        let (offset, layer) = all[cell];
        SlotOffset {
            offset,
            layer: u8::try_from(usize::from(layer) + above).unwrap_or(u8::MAX),
            rotation: chance(self.pattern, slot, 3) * TAU,
        }
    }

    fn cells(&self) -> &Cells {
        self.cells.get_or_init(|| {
            let mut cells = Cells { all: Vec::new(), top: 0 };
            for layer in 0..LAYERS {
                let below = std::mem::replace(&mut cells.top, cells.all.len());
                self.lay(layer, &mut cells.all, below);
            }
            cells
        })
    }

    /// Adds a layer on the one whose cells begin at `below`: of many points, those nearest to the middle first, all
    /// that leave room for a stone beside those before.
    fn lay(&self, layer: u8, cells: &mut Vec<([f32; 2], u8)>, below: usize) {
        let reach = 1.0 - STONE_RADIUS - MARGIN - SHRINK * f32::from(layer);
        let straight = self.half_height - 1.0;
        let room = (reach * reach * TAU / 2.0 + 4.0 * reach * straight) / (STONE_RADIUS * STONE_RADIUS * 4.0) + 4.0;
        let beneath = &cells[below..];
        let mut points: Vec<(f32, [f32; 2])> = (0..(room * TRIES) as u16)
            .filter_map(|n| {
                let lot = |what: u32| 2.0 * chance(self.pattern, n, 16 * u32::from(layer) + what) - 1.0;
                let [x, y] = [lot(4) * reach, lot(5) * (straight + reach)];
                if x.hypot((y.abs() - straight).max(0.0)) > reach {
                    return None;
                }
                let apart = |&([a, b], _): &([f32; 2], u8)| (x - a).hypot(y - b);
                let gap = beneath.iter().map(apart).fold(STONE_RADIUS, f32::min);
                // In a long store stones roll less far.
                let rolled = x.hypot(y / self.half_height.sqrt());
                Some((rolled + lot(6) * STRAY - NESTLE * gap, [x, y]))
            })
            .collect();
        points.sort_by(|a, b| a.0.total_cmp(&b.0));
        let begin = cells.len();
        for (_, [x, y]) in points {
            let free = |([a, b], _): &([f32; 2], u8)| (x - a).hypot(y - b) >= 2.0 * CLOSE * STONE_RADIUS;
            if cells[begin..].iter().all(free) {
                cells.push(([x, y], layer));
            }
        }
    }
}

fn jitter(pattern: u32, slot: u16, use_of: u32) -> f32 {
    (chance(pattern, slot, use_of) * 2.0 - 1.0) * JITTER
}

/// A number from 0 to less than 1 that looks like chance and is always the same for the same arguments.
fn chance(pattern: u32, slot: u16, use_of: u32) -> f32 {
    let mixed = mix(mix(pattern.wrapping_add(1)) ^ (u32::from(slot) << 8 | use_of & 0xFF));
    (mixed >> 8) as f32 / (1 << 24) as f32
}

/// Multiplying and folding by turns: each bit of the answer hangs on all bits of `x`.
fn mix(x: u32) -> u32 {
    let x = (x ^ (x >> 16)).wrapping_mul(0x9E37_79B1);
    let x = (x ^ (x >> 15)).wrapping_mul(0x85EB_CA77);
    x ^ (x >> 16)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn apart(a: SlotOffset, b: SlotOffset) -> f32 {
        (a.offset[0] - b.offset[0]).hypot(a.offset[1] - b.offset[1])
    }

    #[test]
    fn every_stone_of_a_pit_lies_inside_it() {
        for pattern in 0..136 {
            for slot in (0..200).chain([1000, 65_535]) {
                let at = pit_slot(pattern, slot);
                let reach = at.offset[0].hypot(at.offset[1]) + STONE_RADIUS;
                assert!(reach <= 1.0 - MARGIN / 2.0, "pattern {pattern} slot {slot} reaches {reach}");
            }
        }
    }

    #[test]
    fn no_two_stones_of_a_pit_lie_in_one_slot() {
        for pattern in 0..16 {
            let slots: Vec<SlotOffset> = (0..60).map(|slot| pit_slot(pattern, slot)).collect();
            for (i, &a) in slots.iter().enumerate() {
                for (j, &b) in slots.iter().enumerate().skip(i + 1) {
                    // Layers that repeat the last one lie straight above it.
                    if a.layer == b.layer {
                        let least = 2.0 * CLOSE * STONE_RADIUS - 1e-4;
                        assert!(apart(a, b) > least, "{pattern}: {i} and {j} are {}", apart(a, b));
                    }
                }
            }
        }
    }

    #[test]
    fn a_pit_is_heaped_in_layers_of_shrinking_spread() {
        for pattern in 0..BEDS as u32 {
            let mut widest = [0f32; LAYERS as usize];
            let mut stones = [0; LAYERS as usize];
            for slot in 0..200 {
                let at = pit_slot(pattern, slot);
                let Some(widest) = widest.get_mut(usize::from(at.layer)) else { break };
                *widest = widest.max(at.offset[0].hypot(at.offset[1]));
                stones[usize::from(at.layer)] += 1;
            }
            assert!(stones[0] >= 9 && stones[1] >= 6, "{pattern}: {stones:?}");
            assert!(widest[0] > widest[2] && widest[2] > widest[5], "{pattern}: {widest:?}");
            assert!(stones[5] >= 3, "{pattern}: {stones:?}");
        }
    }

    #[test]
    fn a_few_stones_roll_together_in_the_middle() {
        for pattern in 0..136 {
            let far = |slot| {
                let [x, y] = pit_slot(pattern, slot).offset;
                x.hypot(y)
            };
            let mean = (0..4).map(far).sum::<f32>() / 4.0;
            assert!(mean < 0.5, "{pattern}: {mean}");
        }
    }

    #[test]
    fn seeds_and_special_pieces_share_a_pit_without_lying_over_one_another() {
        let radius = |special| if special { SPECIAL_RADIUS } else { SHARED_RADIUS };
        for pattern in 0..24 {
            let all: Vec<(bool, SlotOffset)> = [false, true]
                .into_iter()
                .flat_map(|special| (0..200).map(move |slot| (special, shared_slot(pattern, slot, special))))
                .collect();
            for &(special, at) in &all {
                let reach = at.offset[0].hypot(at.offset[1]) + radius(special);
                assert!(reach <= 1.0, "{special} {at:?} reaches {reach}");
            }
            let ground: Vec<_> = all.into_iter().filter(|(_, at)| at.layer == 0).collect();
            assert_eq!(ground.len(), SHARE.len() + ARC.len());
            for (i, &(one, a)) in ground.iter().enumerate() {
                for &(other, b) in &ground[..i] {
                    assert!(apart(a, b) > radius(one) + radius(other) - 0.05, "{a:?} and {b:?}");
                }
            }
        }
    }

    #[test]
    fn layers_only_rise() {
        let layers: Vec<u8> = (0..4000).map(|slot| slot_offset(slot).layer).collect();
        assert!(layers.is_sorted());
        assert_eq!(layers.iter().collect::<std::collections::BTreeSet<_>>().len(), 256);
    }

    #[test]
    fn pits_differ_and_slots_do_not() {
        assert_ne!(pit_slot(1, 0), pit_slot(2, 0));
        assert_eq!(pit_slot(7, 21), pit_slot(7, 21));
        assert_eq!(slot_offset(5), pit_slot(0, 5));
        let turned: Vec<f32> = (0..20).map(|slot| slot_offset(slot).rotation).collect();
        assert!(turned.iter().all(|r| (0.0..TAU).contains(r)));
        assert!(turned.windows(2).all(|pair| pair[0] != pair[1]));
    }

    #[test]
    fn a_store_holds_all_its_stones_inside() {
        for half_height in [1.0, 1.5, 2.0, 2.6, 3.0, 5.0, 9.0] {
            let bed = StoreBed::new(3, half_height);
            for slot in (0..400).chain([65_535]) {
                let [x, y] = bed.slot(slot).offset;
                let beyond = (y.abs() - (half_height - 1.0)).max(0.0);
                let reach = x.hypot(beyond) + STONE_RADIUS;
                assert!(reach <= 1.0, "height {half_height} slot {slot} reaches {reach}");
            }
        }
    }

    #[test]
    fn a_store_holds_162_stones_in_a_few_layers() {
        let bed = StoreBed::new(128, 2.6);
        assert!(bed.ground() >= 22, "{}", bed.ground());
        assert!(bed.slot(161).layer <= 11);
        let slots: Vec<SlotOffset> = (0..162).map(|slot| bed.slot(slot)).collect();
        for (i, &a) in slots.iter().enumerate() {
            for (j, &b) in slots.iter().enumerate().skip(i + 1) {
                assert!(a.layer != b.layer || apart(a, b) > 1.8 * STONE_RADIUS, "{i} and {j} are {}", apart(a, b));
            }
        }
        assert!(slots.windows(2).all(|pair| pair[0].layer <= pair[1].layer));
    }

    #[test]
    fn a_store_of_no_sense_is_a_round_one() {
        assert_eq!(StoreBed::new(0, f32::NAN), StoreBed::new(0, 1.0));
        assert_eq!(StoreBed::new(0, -4.0).half_height(), 1.0);
        assert!(StoreBed::new(0, 1.0).ground() >= 7);
    }
}
