//! Where stones settle: the n-th stone of a pit or a store lies in its n-th slot, whatever comes after it.
//!
//! Slots are in layers. The lowest covers the ground without stones overlapping; each further one lies on it, a little
//! closer to the middle, so that many stones look like a heap. Everything is computed, never drawn by lot: the same
//! slot is always at the same offset.

use std::f32::consts::TAU;

/// A stone's radius, in a pit of radius 1.
pub const STONE_RADIUS: f32 = 0.2;

/// Where a slot is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SlotOffset {
    /// Of the stone's middle from the middle of the pit or store, x and y; the unit is the pit's radius, or half of the
    /// store's width.
    pub offset: [f32; 2],
    /// 0 on the ground, 1 on the stones of layer 0, and so on.
    pub layer: u8,
    /// How the stone is turned, in radians, 0 to a whole turn.
    pub rotation: f32,
}

/// A layer of a pit: stones round the middle, stones in a ring round those.
struct Layer {
    inner: u16,
    inner_radius: f32,
    outer: u16,
    outer_radius: f32,
}

/// The layers of a pit, 60 stones. Further ones repeat [`HEAP`].
const LAYERS: [Layer; 5] = [
    Layer { inner: 4, inner_radius: 0.31, outer: 10, outer_radius: 0.76 },
    Layer { inner: 4, inner_radius: 0.30, outer: 9, outer_radius: 0.70 },
    Layer { inner: 3, inner_radius: 0.25, outer: 9, outer_radius: 0.65 },
    Layer { inner: 3, inner_radius: 0.25, outer: 8, outer_radius: 0.60 },
    Layer { inner: 2, inner_radius: 0.21, outer: 8, outer_radius: 0.56 },
];
const HEAP: Layer = Layer { inner: 2, inner_radius: 0.20, outer: 7, outer_radius: 0.52 };

/// How far a stone may lie from its layer's pattern, each way.
const JITTER: f32 = 0.025;
/// The golden angle: successive layers turned by it never line up.
const GOLDEN: f32 = 2.399_963;

/// A slot of a round pit of radius 1; see [`pit_slot`], whose pattern 0 this is.
pub fn slot_offset(slot: u16) -> SlotOffset {
    pit_slot(0, slot)
}

/// A slot of a round pit of radius 1. Stones of radius [`STONE_RADIUS`] stay inside at any count. Different patterns
/// (say, the pit's number) give differently lying stones.
pub fn pit_slot(pattern: u32, slot: u16) -> SlotOffset {
    let mut rest = slot;
    let mut depth = 0;
    let layer = loop {
        let layer = LAYERS.get(depth).unwrap_or(&HEAP);
        if rest < layer.inner + layer.outer {
            break layer;
        }
        rest -= layer.inner + layer.outer;
        depth += 1;
        if depth >= LAYERS.len() {
            depth += usize::from(rest / (HEAP.inner + HEAP.outer));
            rest %= HEAP.inner + HEAP.outer;
        }
    };
    let (radius, part) = if rest < layer.inner {
        (layer.inner_radius, f32::from(rest) / f32::from(layer.inner))
    } else {
        // Going round by threes (by twos where threes would meet), neighbours are not filled one after another.
        let stride = if layer.outer.is_multiple_of(3) { 2 } else { 3 };
        let step = (rest - layer.inner) * stride % layer.outer;
        (layer.outer_radius, f32::from(step) / f32::from(layer.outer))
    };
    let turned = chance(pattern, u16::MAX, 0) * TAU + depth as f32 * GOLDEN;
    // The ring is turned against the middle, so that its stones look into the gaps.
    let angle = turned + part * TAU + if rest < layer.inner { 0.0 } else { 0.4 };
    SlotOffset {
        offset: [radius * angle.cos() + jitter(pattern, slot, 1), radius * angle.sin() + jitter(pattern, slot, 2)],
        layer: u8::try_from(depth).unwrap_or(u8::MAX),
        rotation: chance(pattern, slot, 3) * TAU,
    }
}

/// A slot of a round pit of radius 1 that seeds share with special pieces: the seeds lie towards positive y, the special
/// pieces in an arc towards negative y, so that on the ground none lies over one of the other kind. Special pieces may
/// be larger than seeds, up to [`SPECIAL_RADIUS`].
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
        offset: [
            x * closer + jitter(pattern, slot, 1) * SHARE_JITTER,
            middle + (y - middle) * closer + jitter(pattern, slot, 2) * SHARE_JITTER,
        ],
        layer: u8::try_from(layer).unwrap_or(u8::MAX),
        rotation: chance(pattern, slot, 3) * TAU,
    }
}

/// The radius of a special piece, in a pit of radius 1.
pub const SPECIAL_RADIUS: f32 = 0.25;
/// Where stones lie close together, they keep more closely to the pattern.
const SHARE_JITTER: f32 = 0.5;
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
#[derive(Clone, Debug, PartialEq)]
pub struct StoreBed {
    pattern: u32,
    half_height: f32,
    /// Middle of each slot and its layer, filled from the middle outwards, layer by layer. The last layer repeats.
    cells: Vec<([f32; 2], u8)>,
    /// Where the last layer begins in `cells`.
    top: usize,
}

/// Layers of a store with places of their own.
const STORE_LAYERS: u8 = 4;
/// Distance of neighbours in a store's layer.
const STORE_SPACING: f32 = 0.45;
/// The least distance of neighbours in a row of a store's layer.
const STORE_NARROWEST: f32 = 0.42;
/// How much closer to the edge's inside each further layer of a store begins.
const STORE_SHRINK: f32 = 0.07;

impl StoreBed {
    /// The bed of a store. `half_height` is counted in half widths and taken to be at least 1, a round store, and at
    /// most 24. Different patterns give differently lying stones.
    pub fn new(pattern: u32, half_height: f32) -> StoreBed {
        let half_height = if half_height.is_nan() { 1.0 } else { half_height.clamp(1.0, 24.0) };
        let mut bed = StoreBed { pattern, half_height, cells: Vec::new(), top: 0 };
        for layer in 0..STORE_LAYERS {
            bed.top = bed.cells.len();
            bed.lay(layer);
        }
        bed
    }

    /// Half of the store's height, in half widths.
    pub fn half_height(&self) -> f32 {
        self.half_height
    }

    /// Slots in the lowest layer, in which no stones overlap.
    pub fn ground(&self) -> usize {
        self.cells.iter().filter(|(_, layer)| *layer == 0).count()
    }

    /// A slot. Stones of radius [`STONE_RADIUS`] stay inside at any count.
    pub fn slot(&self, slot: u16) -> SlotOffset {
        let index = usize::from(slot);
        let (cell, above) = if index < self.cells.len() {
            (index, 0)
        } else {
            let height = self.cells.len() - self.top;
            let over = index - self.cells.len();
            (self.top + over % height, 1 + over / height)
        };
        let ([x, y], layer) = self.cells[cell];
        SlotOffset {
            offset: [x + jitter(self.pattern, slot, 1), y + jitter(self.pattern, slot, 2)],
            layer: u8::try_from(usize::from(layer) + above).unwrap_or(u8::MAX),
            rotation: chance(self.pattern, slot, 3) * TAU,
        }
    }

    /// Adds a layer: rows of four and three stones by turns, or of three and two where it is narrow, cut to the
    /// store's shape.
    fn lay(&mut self, layer: u8) {
        let reach = 1.0 - STONE_RADIUS - 2.0 * JITTER - STORE_SHRINK * f32::from(layer);
        let straight = self.half_height - 1.0;
        let wide = reach / 1.5;
        let spacing = if wide >= STORE_NARROWEST { wide } else { reach };
        let rise = (STORE_SPACING.powi(2) - (spacing / 2.0).powi(2)).sqrt();
        let rows = ((straight + reach) / rise) as i32 + 1;
        let mut cells: Vec<(f32, [f32; 2])> = Vec::new();
        for row in -rows..=rows {
            // Each layer lies on the gaps of the one below.
            let aside = if (row + i32::from(layer)) % 2 == 0 { 0.5 } else { 0.0 };
            let y = (row as f32 + 0.4 * f32::from(layer % 2)) * rise;
            let beyond = (y.abs() - straight).max(0.0);
            for column in -2..=2 {
                let x = (column as f32 + aside) * spacing;
                if x.hypot(beyond) <= reach + 1e-4 {
                    // From the middle outwards, but not like a machine.
                    let lot = chance(self.pattern, cells.len() as u16, 4 + u32::from(layer));
                    cells.push((x.hypot(y) + lot * self.half_height * 0.6, [x, y]));
                }
            }
        }
        cells.sort_by(|a, b| a.0.total_cmp(&b.0));
        self.cells.extend(cells.into_iter().map(|(_, at)| (at, layer)));
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
                assert!(reach <= 1.0, "pattern {pattern} slot {slot} reaches {reach}");
            }
        }
    }

    #[test]
    fn no_two_stones_of_a_pit_lie_in_one_slot() {
        for pattern in 0..16 {
            let slots: Vec<SlotOffset> = (0..60).map(|slot| pit_slot(pattern, slot)).collect();
            for (i, &a) in slots.iter().enumerate() {
                for (j, &b) in slots.iter().enumerate().skip(i + 1) {
                    assert!(apart(a, b) > 0.0, "{pattern}: {i} and {j}");
                    let least = if a.layer == 0 { 2.0 * STONE_RADIUS - 0.07 } else { 0.25 };
                    assert!(a.layer != b.layer || apart(a, b) > least, "{pattern}: {i} and {j} are {}", apart(a, b));
                }
            }
        }
    }

    #[test]
    fn a_pit_is_heaped_in_layers_of_shrinking_spread() {
        let mut widest = [0f32; 5];
        for slot in 0..60 {
            let at = slot_offset(slot);
            let layer = usize::from(at.layer);
            widest[layer] = widest[layer].max(at.offset[0].hypot(at.offset[1]));
        }
        assert_eq!(slot_offset(13).layer, 0);
        assert_eq!(slot_offset(14).layer, 1);
        assert_eq!(slot_offset(59).layer, 4);
        assert_eq!(slot_offset(60).layer, 5);
        assert!(widest.is_sorted_by(|a, b| a > b), "{widest:?}");
    }

    #[test]
    fn seeds_and_special_pieces_share_a_pit_without_lying_over_one_another() {
        let radius = |special| if special { SPECIAL_RADIUS } else { STONE_RADIUS };
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
        assert!(bed.ground() >= 35, "{}", bed.ground());
        assert!(bed.slot(161).layer <= 5);
        let slots: Vec<SlotOffset> = (0..162).map(|slot| bed.slot(slot)).collect();
        for (i, &a) in slots.iter().enumerate() {
            for (j, &b) in slots.iter().enumerate().skip(i + 1) {
                assert!(apart(a, b) > 0.0, "{i} and {j}");
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
