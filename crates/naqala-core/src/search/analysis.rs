//! The result of an analysis: moves with their values, the chances that these mean, and the positions to which they lead.

use super::evaluation::Unit;
use super::network::{chance, odds};
use mancala::engine::Move;
use mancala::rules::PitId;
use std::time::Duration;

/// A move and its value.
#[derive(Clone, Debug, PartialEq)]
pub struct Rated {
    /// The move.
    pub mv: Move,
    /// For the player who makes it: half seeds by which they are ahead at the end, or from -[`WIN`](super::WIN) to the same above zero, by
    /// [`Analysis::unit`].
    pub value: i32,
    /// `true` if that is proved.
    pub exact: bool,
    /// Depth to which it was searched, in plies.
    pub depth: u32,
    /// The best play of both players, this move first.
    pub line: Vec<Move>,
    /// The position to which that leads, as it is judged; `None` without a learned estimate, and where the game is over.
    pub end: Option<LineEnd>,
}

/// A position at the end of a line, as it is judged by the learned estimate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineEnd {
    /// Lead of the player who makes the line's first move, in half seeds.
    pub lead: i32,
    /// The pits that hold seeds.
    pub pits: Vec<PitWorth>,
}

/// The seeds in a pit, as they are judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PitWorth {
    /// The pit.
    pub pit: PitId,
    /// Number of seeds.
    pub seeds: u16,
    /// Their worth to the player who makes the line's first move: in half seeds, or where only the result counts in
    /// parts of [`RESULT`](super::network::RESULT).
    pub worth: i32,
}

/// The analysis of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Analysis {
    /// Unit of the values.
    pub unit: Unit,
    /// Every legal move, the best first.
    pub moves: Vec<Rated>,
    /// `true` if the value of the best is proved, and that none is worth more.
    pub exact: bool,
    /// Depth to which all of them were searched, in plies.
    pub depth: u32,
    /// Positions played.
    pub nodes: u64,
    /// Time that the search took.
    pub time: Duration,
    /// Values are divided by this before they are taken for chances: see [`Analysis::chance_of`].
    pub scale: f64,
}

impl Analysis {
    /// Returns the best move and its value; `None` where no move is legal.
    pub fn best(&self) -> Option<&Rated> {
        self.moves.first()
    }

    /// Returns the chance that the player who makes the next move wins, from 0 to 1: proved, or judged by the value.
    pub fn chance(&self) -> f64 {
        let Some(best) = self.best() else { return 0.5 };
        if self.exact { (f64::from(best.value.signum()) + 1.0) / 2.0 } else { self.chance_of(best) }
    }

    /// Returns the chance that the player who makes the next move wins by a move, from 0 to 1, judged by its value.
    pub fn chance_of(&self, rated: &Rated) -> f64 {
        if rated.exact {
            return (f64::from(rated.value.signum()) + 1.0) / 2.0;
        }
        chance(odds(self.unit, rated.value), self.scale)
    }
}
