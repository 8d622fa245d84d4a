//! Results of recorded games.

use crate::engine::GameResult;
use crate::rules::Side;
use serde::{Deserialize, Serialize};

/// The result of a recorded game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Outcome {
    /// South has won.
    South,
    /// North has won.
    North,
    /// East has won.
    East,
    /// West has won.
    West,
    /// Nobody has won.
    Draw,
    /// The game does not count.
    Void,
    /// The only player has lost.
    Lost,
}

impl Outcome {
    /// Every outcome.
    pub const ALL: [Outcome; 7] =
        [Outcome::South, Outcome::North, Outcome::East, Outcome::West, Outcome::Draw, Outcome::Void, Outcome::Lost];

    /// Returns the winner, if there is one.
    pub fn winner(self) -> Option<Side> {
        match self {
            Outcome::South => Some(Side::South),
            Outcome::North => Some(Side::North),
            Outcome::East => Some(Side::East),
            Outcome::West => Some(Side::West),
            Outcome::Draw | Outcome::Void | Outcome::Lost => None,
        }
    }
}

impl From<GameResult> for Outcome {
    fn from(result: GameResult) -> Outcome {
        match result {
            GameResult::Won(Side::South) => Outcome::South,
            GameResult::Won(Side::North) => Outcome::North,
            GameResult::Won(Side::East) => Outcome::East,
            GameResult::Won(Side::West) => Outcome::West,
            GameResult::Draw => Outcome::Draw,
            GameResult::Void => Outcome::Void,
            GameResult::Lost => Outcome::Lost,
        }
    }
}
