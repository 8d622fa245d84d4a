//! What puzzles are drawn from: positions of games played by chance, and candidates by grade.

use super::{Candidate, GRADES};
use crate::engine::{History, Move, Position, Silent, legal_moves};
use crate::rules::Rules;
use rand::RngExt;
use rand_chacha::ChaCha8Rng;

/// The most plies of a game.
const MOST_PLIES: usize = 240;
/// In each game, this part of the plies is its opening, from which no puzzle comes: one in four.
const OPENING: usize = 4;

/// Chance, and games played by it.
pub(super) struct Drawn<'r> {
    pub rules: &'r Rules,
    chance: ChaCha8Rng,
}

impl<'r> Drawn<'r> {
    /// From this chance on.
    pub fn new(rules: &'r Rules, chance: ChaCha8Rng) -> Drawn<'r> {
        Drawn { rules, chance }
    }

    /// The positions of a game, after its opening, in which a player chooses a move and no question is open.
    pub fn game(&mut self) -> Vec<Position> {
        let mut position = crate::engine::start(self.rules);
        let mut history = History::new(self.rules, &position);
        let mut course = Vec::new();
        while course.len() < MOST_PLIES {
            let moves = legal_moves(self.rules, &position);
            if moves.is_empty() {
                break;
            }
            let mv = moves[self.below(moves.len())];
            course.push(position.clone());
            history.play_legal(self.rules, &mut position, mv, &mut Silent);
        }
        let opening = course.len() / OPENING;
        let arranges = |position: &Position| self.rules.phases[position.phase()].plan.opening.arrange.is_some();
        course.drain(..opening);
        course.retain(|position| position.ask().is_none() && !arranges(position));
        course
    }

    /// A number below this, which is above 0.
    pub fn below(&mut self, bound: usize) -> usize {
        self.chance.random_range(0..bound as u32) as usize
    }

    /// Some of these, at most this many.
    pub fn some<T>(&mut self, mut all: Vec<T>, most: usize) -> Vec<T> {
        while all.len() > most {
            let at = self.below(all.len());
            all.swap_remove(at);
        }
        all
    }

    /// One of the candidates whose effort is that of the grade.
    pub fn of_grade(&mut self, mut candidates: Vec<Candidate>, grade: u8) -> Option<Candidate> {
        let count = candidates.len();
        if count == 0 {
            return None;
        }
        candidates.sort_by_key(|candidate| candidate.effort);
        let fifth = |grade: u8| usize::from(grade) * count / usize::from(GRADES);
        let first = fifth(grade - 1).min(count - 1);
        let at = first + self.below(fifth(grade).saturating_sub(first).max(1));
        Some(candidates.swap_remove(at))
    }
}

/// A move and the position in which it is made.
pub(super) struct Choice {
    pub position: Position,
    pub mv: Move,
}

impl Drawn<'_> {
    /// Some positions of a game, each with some of its moves.
    pub fn choices(&mut self, positions: usize, moves: usize) -> Vec<Choice> {
        let course = self.game();
        let mut choices = Vec::new();
        for position in self.some(course, positions) {
            let legal: Vec<Move> = legal_moves(self.rules, &position).into_iter().collect();
            for mv in self.some(legal, moves) {
                choices.push(Choice { position: position.clone(), mv });
            }
        }
        choices
    }
}
