//! The regression that fits a network's weights to positions whose values are known.

use super::calibration::{Calibration, Judged};
use super::{HIDDEN, ONE, OUTPUT_ONE, RESULT, Weights};
use crate::search::evaluation::Unit;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

/// Times that all positions are learned from.
const EPOCHS: u32 = 12;
/// Positions learned from at once.
const BATCH: usize = 256;
/// Errors beyond this many half seeds weigh no more than in proportion.
const FAR: f32 = 10.0;
/// Greatest weight of a feature: what fits into a byte.
const MOST: f32 = 127.0 / ONE as f32;
/// One of 20 games is not learned from: the error is measured on these.
const HELD_BACK: usize = 20;

/// A position to learn from.
pub(super) struct Sample {
    /// Its active features.
    pub features: Vec<u16>,
    /// The value to be learned: half seeds beyond the lead, or a result from -1 to 1.
    pub value: f32,
    /// The search's value and the game's end, if it ended.
    pub judged: Option<Judged>,
}

/// Weights being learned.
pub(super) struct Trainer {
    /// Those of features, then [`Weights::bias`], then [`Weights::output`].
    weights: Vec<f32>,
    features: usize,
    unit: Unit,
    /// Mean of the gradient and of its square, by weight (Kingma and Ba 2015: Adam).
    means: Vec<(f32, f32)>,
    steps: i32,
    calibration: Calibration,
}

/// Learns from the positions of games. Returns the weights, the error without them and with them on games held back, and
/// the number of positions; `None` if it is called off.
pub(super) fn learn(
    games: &[Vec<Sample>],
    features: usize,
    unit: Unit,
    seed: u64,
    off: &AtomicBool,
) -> Option<(Trainer, f32, f32, usize)> {
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    let judged: Vec<Judged> = games.iter().flatten().filter_map(|sample| sample.judged).collect();
    let mut trainer = Trainer::new(features, unit, Calibration::fit(&judged, unit), &mut chance);
    let is_held_back = |game: &usize| game.is_multiple_of(HELD_BACK);
    let of = |held: bool| {
        games.iter().enumerate().filter(move |(game, _)| is_held_back(game) == held).flat_map(|(_, samples)| samples)
    };
    let mut samples: Vec<&Sample> = of(false).collect();
    let before = of(true).map(|sample| sample.value.powi(2)).sum::<f32>() / of(true).count().max(1) as f32;
    let batches = (samples.len() / BATCH).max(1) as f32 * EPOCHS as f32;
    for epoch in 0..EPOCHS {
        if off.load(Relaxed) {
            return None;
        }
        samples.shuffle(&mut chance);
        let done = epoch as f32 * batches / EPOCHS as f32;
        for (batch, samples) in samples.chunks(BATCH).enumerate() {
            let left = 1.0 - (done + batch as f32) / batches;
            trainer.step(samples, left.max(0.02));
        }
    }
    let error = |sample: &Sample| (trainer.predict(&sample.features) - sample.value).powi(2);
    let after = of(true).map(error).sum::<f32>() / of(true).count().max(1) as f32;
    Some((trainer, before, after, samples.len()))
}

impl Trainer {
    fn new(features: usize, unit: Unit, calibration: Calibration, chance: &mut ChaCha8Rng) -> Trainer {
        let mut drawn = |most: f32| chance.random_range(-most..most);
        let mut weights: Vec<f32> = (0..features * HIDDEN).map(|_| drawn(0.15)).collect();
        weights.extend((0..HIDDEN).map(|_| drawn(0.15) + 0.3));
        weights.extend((0..HIDDEN).map(|_| drawn(6.0)));
        *weights.last_mut().expect("there are units") = 8.0;
        let means = vec![(0.0, 0.0); weights.len()];
        Trainer { weights, features, unit, means, steps: 0, calibration }
    }

    /// Sums of the hidden units.
    fn accumulate(&self, features: &[u16]) -> [f32; HIDDEN] {
        let (rows, rest) = self.weights.split_at(self.features * HIDDEN);
        let mut accumulator: [f32; HIDDEN] = std::array::from_fn(|unit| rest[unit]);
        let rows = rows.as_chunks::<HIDDEN>().0;
        for &feature in features {
            for (unit, weight) in accumulator.iter_mut().zip(&rows[usize::from(feature)]) {
                *unit += weight;
            }
        }
        accumulator
    }

    fn last(&self) -> &[f32] {
        &self.weights[(self.features + 1) * HIDDEN..]
    }

    fn output(&self, accumulator: &[f32; HIDDEN]) -> f32 {
        let term = |(unit, (&value, &weight)): (usize, (&f32, &f32))| {
            if unit == HIDDEN - 1 { value * weight } else { value.clamp(0.0, 1.0) * weight }
        };
        accumulator.iter().zip(self.last()).enumerate().map(term).sum()
    }

    fn predict(&self, features: &[u16]) -> f32 {
        let output = self.output(&self.accumulate(features));
        match self.unit {
            Unit::Seeds => output,
            Unit::Result => soft_sign(output / RESULT as f32),
        }
    }

    /// Learns from some positions at once; `left` falls from 1 to 0 in the course of the training.
    fn step(&mut self, samples: &[&Sample], left: f32) {
        let mut gradient = vec![0.0; self.weights.len()];
        let head = self.features * HIDDEN;
        for sample in samples {
            let accumulator = self.accumulate(&sample.features);
            let output = self.output(&accumulator);
            let slope = match self.unit {
                Unit::Seeds => (output - sample.value).clamp(-FAR, FAR),
                Unit::Result => {
                    let measure = output / RESULT as f32;
                    // Brought to the size of half seeds.
                    16.0 * (soft_sign(measure) - sample.value) / (1.0 + measure.abs()).powi(2)
                }
            };
            let mut by_unit = [0.0; HIDDEN];
            for unit in 0..HIDDEN {
                let is_clamped = unit < HIDDEN - 1;
                let value = if is_clamped { accumulator[unit].clamp(0.0, 1.0) } else { accumulator[unit] };
                gradient[head + HIDDEN + unit] += slope * value;
                if !is_clamped || accumulator[unit] > 0.0 && accumulator[unit] < 1.0 {
                    by_unit[unit] = slope * self.weights[head + HIDDEN + unit];
                }
            }
            let (rows, rest) = gradient.split_at_mut(head);
            let rows = rows.as_chunks_mut::<HIDDEN>().0;
            for &feature in &sample.features {
                for (weight, slope) in rows[usize::from(feature)].iter_mut().zip(&by_unit) {
                    *weight += slope;
                }
            }
            for (weight, slope) in rest.iter_mut().zip(&by_unit) {
                *weight += slope;
            }
        }
        self.follow(&gradient, samples.len() as f32, left);
    }

    /// Moves every weight against its gradient.
    fn follow(&mut self, gradient: &[f32], count: f32, left: f32) {
        const KEPT: (f32, f32) = (0.9, 0.999);
        self.steps += 1;
        let sure = (1.0 - KEPT.0.powi(self.steps), 1.0 - KEPT.1.powi(self.steps));
        let head = self.features * HIDDEN;
        for (at, (weight, mean)) in self.weights.iter_mut().zip(&mut self.means).enumerate() {
            let slope = gradient[at] / count;
            mean.0 = KEPT.0 * mean.0 + (1.0 - KEPT.0) * slope;
            mean.1 = KEPT.1 * mean.1 + (1.0 - KEPT.1) * slope * slope;
            let is_last = at >= head + HIDDEN;
            let pace = left * if is_last { 0.02 } else { 0.002 };
            *weight -= pace * (mean.0 / sure.0) / ((mean.1 / sure.1).sqrt() + 1e-6);
            if !is_last {
                *weight = weight.clamp(-MOST, MOST);
            }
        }
    }

    /// The weights as whole numbers.
    pub fn rounded(&self) -> Weights {
        let head = self.features * HIDDEN;
        let whole = |weight: f32, one: i32| (weight * one as f32).round().clamp(-32_000.0, 32_000.0) as i16;
        Weights {
            features: self.weights[..head].iter().map(|&weight| whole(weight, ONE) as i8).collect(),
            bias: std::array::from_fn(|unit| whole(self.weights[head + unit], ONE)),
            output: std::array::from_fn(|unit| whole(self.weights[head + HIDDEN + unit], OUTPUT_ONE)),
            calibration: self.calibration,
        }
    }
}

/// A number between -1 and 1 that grows with another.
fn soft_sign(number: f32) -> f32 {
    number / (1.0 + number.abs())
}
