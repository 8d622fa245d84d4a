//! Games that the program plays against itself: positions as they come up where both players know what they do.

use super::draw::Drawn;
use crate::search::{Analyser, Budget};
use mancala::engine::{History, NoEvents, Position, legal_moves, start};
use std::sync::atomic::AtomicBool;

/// Fewest random plies with which a game begins, and the count of possible numbers from there on.
const FEWEST_RANDOM: usize = 2;
const RANDOM: usize = 5;
/// Most plies of a game: good players may go round in circles.
const MOST_PLIES: usize = 240;
/// Most positions looked at for a move, in a game whose moves have no events.
const MOVE_NODES: u64 = 250;
/// Divisor: this share of the plies of a game is its opening.
const OPENING: usize = 3;

/// Game that the program has played.
pub(super) struct PlayedGame {
    /// Positions before each ply.
    positions: Vec<Position>,
    /// Number of random plies at its beginning.
    random: usize,
    /// Number of positions looked at to choose its moves.
    pub nodes: u64,
}

impl PlayedGame {
    /// Plays a game: a few random moves, and then those that a short search prefers.
    pub fn play(drawn: &mut Drawn<'_>, analyser: &mut Analyser<'_>) -> PlayedGame {
        let rules = drawn.rules;
        analyser.limit(Budget { nodes: Some(drawn.scaled(MOVE_NODES)), ..Budget::default() });
        let random = FEWEST_RANDOM + drawn.below(RANDOM);
        let mut position = start(rules);
        let mut history = History::new(rules, &position);
        let (mut positions, mut nodes) = (Vec::new(), 0);
        while positions.len() < MOST_PLIES {
            let moves = legal_moves(rules, &position);
            let chosen = match moves.len() {
                0 => None,
                1 => Some(moves[0]),
                count if positions.len() < random => Some(moves[drawn.below(count)]),
                _ => {
                    let analysis = analyser.analyse(&[], &position, 1, &AtomicBool::new(false), |_| {});
                    nodes += analysis.nodes;
                    analysis.best().map(|rated| rated.mv)
                }
            };
            let Some(mv) = chosen else { break };
            positions.push(position.clone());
            history.play_legal(rules, &mut position, mv, &mut NoEvents);
        }
        PlayedGame { positions, random, nodes }
    }

    /// Returns the positions of its first third, after the random moves, in which a player has a choice.
    pub fn opening(&self, drawn: &Drawn<'_>) -> Vec<Position> {
        let end = self.positions.len() / OPENING;
        let from = self.random.min(end / 2).max(1);
        let of_opening = self.positions.get(from..end).unwrap_or_default();
        of_opening.iter().filter(|position| drawn.has_choice(position)).cloned().collect()
    }

    /// Returns the positions after its opening in which a player has a choice, the last first.
    pub fn backwards(&self, drawn: &Drawn<'_>) -> Vec<Position> {
        let later = &self.positions[self.positions.len() / OPENING..];
        later.iter().rev().filter(|position| drawn.has_choice(position)).cloned().collect()
    }
}
