//! A learned estimate of positions: a small network, whose weights come from games that the program has played against
//! itself.
//!
//! The inputs are features that every game has by construction: for each pit, counted along the path of the player who
//! makes the next move, how many seeds lie in it; marks, hands, the stage and the lead. The weights of the active ones are
//! added up in 32 hidden units, which are clamped between 0 and 1 and weighed once more (Nasu 2018, "Efficiently updatable
//! neural-network-based evaluation functions"; with so few pits nothing need be updated).

mod calibration;
mod features;
mod improve;
mod shipped;
mod store;
mod trainer;
mod training;

pub(super) use calibration::{Calibration, chance, in_play, odds};
pub(super) use features::Features;
pub use improve::{Improvement, ImprovementProgress, MATCH_GAMES, improve};
pub use shipped::{ids, shipped};
pub use store::{DeletedNetworks, NetworkOrigin, NetworkStore, RulesKey};
pub use training::{Training, TrainingProgress, train};

use mancala::engine::Position;
use mancala::rules::{PitId, Side};
use std::sync::Arc;

/// Number of hidden units. The last is not clamped: it is what the features are worth each by itself.
const HIDDEN: usize = 32;
/// A weight of 1 between features and hidden units, as it is stored.
const ONE: i32 = 64;
/// A weight of 1 between hidden units and output, as it is stored.
const OUTPUT_ONE: i32 = 128;
/// The output at which half of a win is expected, in games in which only the result counts.
pub const RESULT: i32 = 64;

/// Weights of the features of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weights {
    /// Weights to the hidden units, by feature.
    features: Vec<i8>,
    /// Of the hidden units.
    bias: [i16; HIDDEN],
    /// Weights from the hidden units to the output.
    output: [i16; HIDDEN],
    calibration: Calibration,
}

/// Length of [`Weights::to_bytes`] without the weights of features.
const HEAD: usize = 4 * HIDDEN + Calibration::BYTES;

impl Weights {
    /// The bytes of a file of weights: biases, output weights and the two numbers of the calibration, two bytes each with
    /// the lower first, then a byte for each weight of a feature.
    pub fn to_bytes(&self) -> Vec<u8> {
        let units = self.bias.iter().chain(&self.output).flat_map(|unit| unit.to_le_bytes());
        units
            .chain(self.calibration.to_bytes())
            .chain(self.features.iter().map(|weight| weight.cast_unsigned()))
            .collect()
    }

    /// Reads what [`Weights::to_bytes`] has written; `None` if it is something else.
    pub fn from_bytes(bytes: &[u8]) -> Option<Weights> {
        let (head, rows) = bytes.split_at_checked(HEAD)?;
        if rows.len() % HIDDEN != 0 {
            return None;
        }
        let unit = |at: usize| i16::from_le_bytes([head[2 * at], head[2 * at + 1]]);
        Some(Weights {
            features: rows.iter().map(|byte| byte.cast_signed()).collect(),
            bias: std::array::from_fn(unit),
            output: std::array::from_fn(|at| unit(HIDDEN + at)),
            calibration: Calibration::from_bytes(*head.last_chunk()?)?,
        })
    }

    /// Number of features.
    fn count(&self) -> usize {
        self.features.len() / HIDDEN
    }
}

/// The learned estimate of a game.
#[derive(Clone, Debug)]
pub struct Network {
    features: Features,
    weights: Arc<Weights>,
}

impl Network {
    /// The network of a game with these features; `None` if the weights are for others.
    pub(super) fn new(features: Features, weights: Arc<Weights>) -> Option<Network> {
        (features.count() == weights.count()).then_some(Network { features, weights })
    }

    /// Returns the scale on which chances are judged, by the number of seeds in play.
    pub(super) fn scale(&self, in_play: u32) -> f64 {
        self.weights.calibration.scale(in_play)
    }

    /// Returns the estimate of a position for the side that makes the next move, beyond the lead that it has: in half
    /// seeds, or in parts of [`RESULT`] where only the result counts. `lead`: the side's lead, in half
    /// seeds.
    #[inline]
    pub(super) fn estimate(&self, position: &Position, side: Side, lead: i32) -> i32 {
        self.output(&self.accumulate(position, side, lead))
    }

    /// Returns the worth of the seeds in each pit that has some, to the side that makes the next move: the part of the
    /// estimate that would be missing if the pit were empty.
    pub(super) fn worths(&self, position: &Position, side: Side, lead: i32) -> Vec<(PitId, i32)> {
        let accumulator = self.accumulate(position, side, lead);
        let all = self.output(&accumulator);
        let rows = self.weights.features.as_chunks::<HIDDEN>().0;
        let seeded = self.features.all_pits().filter(|&pit| position.pit(pit) > 0);
        let worth = |pit| {
            let [here, empty] = self.features.of_pit(position, side, pit).map(|feature| &rows[feature]);
            let unit = |at: usize| accumulator[at] - i16::from(here[at]) + i16::from(empty[at]);
            (pit, all - self.output(&std::array::from_fn(unit)))
        };
        seeded.map(worth).collect()
    }

    /// Returns the sums in the hidden units.
    #[inline]
    fn accumulate(&self, position: &Position, side: Side, lead: i32) -> [i16; HIDDEN] {
        let mut accumulator = self.weights.bias;
        let rows = self.weights.features.as_chunks::<HIDDEN>().0;
        self.features.for_each_active(position, side, lead, |feature| {
            for (unit, weight) in accumulator.iter_mut().zip(&rows[feature]) {
                *unit += i16::from(*weight);
            }
        });
        accumulator
    }

    /// Returns the output for the sums in the hidden units.
    #[inline]
    fn output(&self, accumulator: &[i16; HIDDEN]) -> i32 {
        let (&linear, clamped) = accumulator.split_last().expect("there are units");
        let (&weight, weights) = self.weights.output.split_last().expect("there are units");
        let clamped: i32 = clamped
            .iter()
            .zip(weights)
            .map(|(&unit, &weight)| i32::from(unit.clamp(0, ONE as i16)) * i32::from(weight))
            .sum();
        (clamped + i32::from(linear) * i32::from(weight)) / (ONE * OUTPUT_ONE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::evaluation::Evaluator;
    use mancala::engine::{NoEvents, legal_moves, play_legal, start};
    use mancala::record::notation::{parse_position, position_text};
    use mancala::rules::{Catalogue, Rules, Settings};

    fn rules(id: &str) -> Rules {
        Catalogue::shipped().rules(id, &Settings::new()).expect("a shipped variant is sound")
    }

    /// The positions of a game in which always the same of the legal moves is made.
    fn course(rules: &Rules, choice: usize) -> Vec<Position> {
        let mut position = start(rules);
        let mut course = Vec::new();
        while position.ended().is_none() && course.len() < 60 {
            let moves = legal_moves(rules, &position);
            play_legal(rules, &mut position, moves[choice % moves.len()], &mut NoEvents);
            course.push(position.clone());
        }
        course
    }

    fn active(features: &Features, position: &Position, side: Side) -> Vec<usize> {
        let mut active = Vec::new();
        features.for_each_active(position, side, 0, |feature| active.push(feature));
        active.sort_unstable();
        active
    }

    #[test]
    fn both_sides_see_a_position_alike_that_is_alike_to_both() {
        for id in ["oware", "kalah", "bao-la-kiswahili", "togyz-kumalak", "omweso"] {
            let rules = rules(id);
            let features = Features::of(&rules).expect("two sides play");
            let position = start(&rules);
            assert_eq!(active(&features, &position, Side::South), active(&features, &position, Side::North), "{id}");
        }
    }

    #[test]
    fn inputs_are_as_many_as_are_counted_and_tell_positions_apart() {
        for id in Catalogue::shipped().ids() {
            let rules = rules(&id);
            let Some(features) = Features::of(&rules) else { continue };
            for position in course(&rules, 1) {
                let here = active(&features, &position, position.chooser());
                assert!(here.iter().all(|&feature| feature < features.count()), "{id}");
            }
        }
        let rules = rules("oware");
        let features = Features::of(&rules).expect("two sides play");
        let course = course(&rules, 0);
        assert_ne!(active(&features, &course[0], Side::South), active(&features, &course[1], Side::South));
        assert_ne!(active(&features, &course[0], Side::South), active(&features, &course[0], Side::North));
    }

    #[test]
    fn training_gives_the_same_weights_on_any_number_of_threads() {
        let rules = rules("oware");
        let train_on = |threads| {
            let training = Training { generations: 2, games: 6, time: None, nodes: 30, seed: 5, threads };
            train(&rules, None, &training, &false.into(), &|_| {}).expect("two sides play")
        };
        let weights = train_on(1);
        assert_eq!(train_on(2), weights);
        assert_eq!(Weights::from_bytes(&weights.to_bytes()), Some(weights.clone()));
        assert_eq!(Weights::from_bytes(&weights.to_bytes()[1..]), None);
        assert_eq!(Weights::from_bytes(b"oware"), None);
    }

    #[test]
    fn training_that_is_called_off_ends_and_other_games_than_of_two_have_none() {
        let training = Training { games: 1_000_000, ..Training::default() };
        assert_eq!(train(&rules("oware"), None, &training, &true.into(), &|_| {}), None);
        assert_eq!(train(&rules("tchuka-ruma"), None, &training, &false.into(), &|_| {}), None);
    }

    #[test]
    fn weights_that_come_with_the_program_fit_their_games_and_know_who_is_ahead() {
        let catalogue = Catalogue::shipped();
        let ids: Vec<&str> = ids().collect();
        assert!(ids.contains(&"oware") && ids.contains(&"kalah"), "{ids:?}");
        for id in ids {
            let rules = catalogue.rules(id, &Settings::new()).unwrap_or_else(|_| panic!("{id} is no game"));
            assert!(shipped(&rules).is_some(), "{id}");
        }
        // South has six houses full of seeds and many moves, North a single seed that will be taken.
        let rules = rules("oware");
        let network = shipped(&rules).expect("Oware has weights");
        let text = "1,0,0,0,0,0/3,3,3,3,3,3 stores=14,15 to=S";
        let position = parse_position(&rules, text).expect("the position is sound");
        assert_eq!(position_text(&rules, &position), text);
        let evaluator = Evaluator::of(&rules, &position);
        assert!(evaluator.network_estimate(&network, &position, 0) > evaluator.lead(&position));
    }
}
