//! The chance of winning by the value of a position, fitted to games that the program has played against itself.

use crate::search::evaluation::{Unit, WIN};
use mancala::engine::Position;
use mancala::rules::Side;

/// Positions of games at most that the fit looks at.
const MOST_FITTED: usize = 20_000;
/// The part in which [`Calibration`] counts.
const PART: f64 = 256.0;
/// The greatest share of a sure win that a value stands for.
const NEARLY_WON: f64 = 0.99;

/// The scale by which values of positions are taken for chances of winning: the less is still to be won, the more each
/// seed of the lead decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Calibration {
    /// The scale of a position with nothing left to win, in parts of 256.
    base: u16,
    /// Growth of the scale with each seed in play, in parts of 256.
    each: u16,
}

/// A position of a finished game, as the player saw it who made the next move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Judged {
    /// The value that the search found, by [`odds`].
    pub odds: f64,
    /// Number of seeds in play.
    pub in_play: u32,
    /// Points that the game brought in the end: 1, 0.5 or 0.
    pub points: f64,
}

impl Calibration {
    /// The number of bytes in a file.
    pub(super) const BYTES: usize = 4;

    /// Fits the scale to finished games: the one by which their results are the least surprising.
    pub(super) fn fit(judged: &[Judged], unit: Unit) -> Calibration {
        let step = judged.len().div_ceil(MOST_FITTED).max(1);
        let usual = Calibration::usual(unit);
        let bases = (-12..=12).map(|step| usual * 1.25_f64.powi(step));
        let each = (0..=16).map(|step| if step == 0 { 0.0 } else { usual * 0.001 * 1.5_f64.powi(step) });
        let all: Vec<(f64, f64)> = bases.flat_map(|base| each.clone().map(move |each| (base, each))).collect();
        let surprise = |&(base, each): &(f64, f64)| {
            let of = |it: &Judged| {
                let chance = chance(it.odds, base + each * f64::from(it.in_play)).clamp(1e-6, 1.0 - 1e-6);
                -(it.points * chance.ln() + (1.0 - it.points) * (1.0 - chance).ln())
            };
            judged.iter().step_by(step).map(of).sum::<f64>()
        };
        let best = all.iter().min_by(|one, other| surprise(one).total_cmp(&surprise(other)));
        let (base, each) = best.copied().filter(|_| !judged.is_empty()).unwrap_or((usual, 0.0));
        let parts = |number: f64| (number * PART).round().clamp(0.0, f64::from(u16::MAX)) as u16;
        Calibration { base: parts(base).max(1), each: parts(each) }
    }

    /// The scale by which chances are judged where none has been fitted: six seeds ahead win nine games of ten.
    pub(in crate::search) fn usual(unit: Unit) -> f64 {
        match unit {
            Unit::Seeds => 5.5,
            Unit::Result => 0.5,
        }
    }

    /// Returns the scale for a position with this many seeds in play.
    pub(in crate::search) fn scale(self, in_play: u32) -> f64 {
        (f64::from(self.base) + f64::from(self.each) * f64::from(in_play)) / PART
    }

    pub(super) fn to_bytes(self) -> impl Iterator<Item = u8> {
        [self.base, self.each].into_iter().flat_map(u16::to_le_bytes)
    }

    pub(super) fn from_bytes([a, b, c, d]: [u8; Calibration::BYTES]) -> Option<Calibration> {
        let base = u16::from_le_bytes([a, b]);
        (base > 0).then_some(Calibration { base, each: u16::from_le_bytes([c, d]) })
    }
}

/// Returns the odds that a value stands for, before they are scaled: as a logarithm, above 0 for the player ahead.
pub(in crate::search) fn odds(unit: Unit, value: i32) -> f64 {
    match unit {
        Unit::Seeds => f64::from(value),
        Unit::Result => {
            let share = (f64::from(value) / f64::from(WIN)).clamp(-NEARLY_WON, NEARLY_WON);
            ((1.0 + share) / (1.0 - share)).ln()
        }
    }
}

/// Returns the chance of winning, from 0 to 1, with these odds on this scale.
pub(in crate::search) fn chance(odds: f64, scale: f64) -> f64 {
    1.0 / (1.0 + (-odds / scale).exp())
}

/// Returns the number of seeds of a position that lie in no store.
pub(in crate::search) fn in_play(position: &Position) -> u32 {
    position.total() - Side::BOTH.iter().map(|&side| u32::from(position.store(side))).sum::<u32>()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fit_finds_the_scale_by_which_games_were_drawn() {
        // Of every hundred positions with these odds as many are won as a scale of 4 and 0.1 a seed says.
        let judged: Vec<Judged> = (0..40)
            .flat_map(|at| {
                let (odds, in_play) = (f64::from(at % 10) * 3.0 - 13.5, 12 * (at / 10) as u32);
                let wins = (100.0 * chance(odds, 4.0 + 0.1 * f64::from(in_play))).round() as u32;
                (0..100).map(move |game| Judged { odds, in_play, points: f64::from(u8::from(game < wins)) })
            })
            .collect();
        let fitted = Calibration::fit(&judged, Unit::Seeds);
        for in_play in [0, 24, 36] {
            let (found, meant) = (fitted.scale(in_play), 4.0 + 0.1 * f64::from(in_play));
            assert!((found / meant - 1.0).abs() < 0.15, "{found} for {meant}");
        }
        let bytes: Vec<u8> = fitted.to_bytes().collect();
        assert_eq!(Calibration::from_bytes(bytes.try_into().expect("four bytes")), Some(fitted));
        assert_eq!(Calibration::fit(&[], Unit::Result).scale(0), 0.5);
    }

    #[test]
    fn odds_of_results_stand_for_their_share() {
        for share in [0.1, 0.5, 0.75] {
            let value = ((2.0 * share - 1.0) * f64::from(WIN)) as i32;
            assert!((chance(odds(Unit::Result, value), 1.0) - share).abs() < 1e-3, "{share}");
        }
    }
}
