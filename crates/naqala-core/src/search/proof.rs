//! Proofs: values of positions where both play as well as can be, found without any estimate.
//!
//! Again and again a search to the end of the game tests if a position is worth at least this much; the table keeps the
//! lower and upper bounds that have been proved (Plaat, Schaeffer, Pijls and de Bruin 1996: MTD(f)). For games in which
//! the lead in stores decides and stores only grow: the seeds still in play bound what can come.

use super::children::Children;
use super::transposition_table::{TranspositionEntry, UNKNOWN};
use super::tree::{INFINITE, Search};
use mancala::engine::{Move, Moves, Position, legal_moves_into};

/// Number of moves after which positions seem to come back for ever, and the proof is given up.
const MOST_MOVES: u32 = 1_000;

/// A move from the root, with its proved bounds.
pub(super) struct Bounded {
    pub mv: Move,
    /// It is worth no less to the player who makes it.
    pub least: i32,
    /// It is worth no more.
    pub most: i32,
}

impl Search<'_> {
    /// Returns `true` if a proof can be looked for to the end of the game.
    pub fn can_prove(&self) -> bool {
        let repeats = self.rules.stage_rules.iter().any(|stage| stage.plan.repetition.is_some());
        self.evaluator.bounded && !repeats
    }

    /// Proves the value of the best of these moves, beginning near `guess`. Returns `None` if the search is called off,
    /// or where play seems never to end. The best move is then the first.
    pub fn prove(&mut self, position: &Position, moves: &mut [Bounded], mut guess: i32) -> Option<i32> {
        loop {
            let least = moves.iter().map(|bounded| bounded.least).max()?;
            let most = moves.iter().map(|bounded| bounded.most).max()?;
            if least >= most {
                return Some(least);
            }
            let enough = guess.clamp(least + 1, most);
            guess = match self.prove_any(position, moves, enough)? {
                value if value >= enough => value + 1,
                value => value,
            };
        }
    }

    /// Tests if one of the moves is worth at least `enough`. Returns a lower bound on its value, or the most that any
    /// can be.
    fn prove_any(&mut self, position: &Position, moves: &mut [Bounded], enough: i32) -> Option<i32> {
        let mover = self.evaluator.player(position);
        for at in 0..moves.len() {
            if moves[at].most < enough {
                continue;
            }
            let mut after = position.clone();
            self.play(&mut after, moves[at].mv);
            if self.stopped {
                return None;
            }
            if let Some((least, most)) = self.bounds(mover, &after) {
                moves[at].least = moves[at].least.max(least);
                moves[at].most = moves[at].most.min(most);
            }
            if after.ended().is_none() && moves[at].least < enough && moves[at].most >= enough {
                match self.prove_after(mover, &after, enough, 1)? {
                    value if value >= enough => moves[at].least = value,
                    value => moves[at].most = value,
                }
            }
            if moves[at].least >= enough {
                moves[..=at].rotate_right(1);
                return Some(moves[0].least);
            }
        }
        moves.iter().map(|bounded| bounded.most).max()
    }

    /// The least and the most that a position after a move can be worth to the mover, as far as that is plain to see.
    #[inline]
    fn bounds(&self, mover: usize, after: &Position) -> Option<(i32, i32)> {
        match after.ended() {
            Some(ended) => {
                let value = self.evaluator.ended(after, ended);
                let value = if mover == 0 { value } else { -value };
                Some((value, value))
            }
            None => self.reach(after, mover),
        }
    }

    /// Tests if a position is worth at least `enough` to the player who has just moved, and returns a bound as
    /// [`Search::prove_at`] does.
    fn prove_after(&mut self, mover: usize, after: &Position, enough: i32, played: u32) -> Option<i32> {
        if self.evaluator.player(after) == mover {
            self.prove_at(after, enough, played)
        } else {
            self.prove_at(after, 1 - enough, played).map(|value| -value)
        }
    }

    /// Tests if a position is worth at least `enough` to the player who makes the next move. Returns a lower bound on
    /// its value if so, else an upper bound; `None` if the search is called off or goes on for ever.
    fn prove_at(&mut self, position: &Position, enough: i32, played: u32) -> Option<i32> {
        let player = self.evaluator.player(position);
        let (key, base) = self.address(position, player, None);
        let known = self.table.get(key);
        if let Some(entry) = known.filter(|entry| entry.proved) {
            let (least, most) = entry.bounds(base);
            if least >= enough {
                return Some(least);
            }
            if most < enough {
                return Some(most);
            }
        }
        if played >= MOST_MOVES {
            return None;
        }
        self.deepest = self.deepest.max(played + 1);
        let before = self.nodes;
        let first = known.and_then(|entry| entry.best);
        let mut moves = self.lists.pop().unwrap_or_default();
        let mut children = self.children.pop().unwrap_or_default();
        legal_moves_into(self.rules, position, &mut moves);
        let proved = self.prove_moves((position, player), (&moves, first), enough, played, &mut children);
        self.lists.push(moves);
        self.children.push(children);
        let (value, best) = proved?;
        let work = 64 - (self.nodes - before).leading_zeros();
        let (least, most) = if value >= enough { (value - base, UNKNOWN) } else { (-UNKNOWN, value - base) };
        self.table.put(key, TranspositionEntry { least, most, depth: 8 * work as i32, proved: true, best });
        Some(value)
    }

    /// As [`Search::prove_at`], with the move that is worth enough, or else seems to be worth most.
    fn prove_moves(
        &mut self,
        (position, mover): (&Position, usize),
        (moves, first): (&Moves, Option<usize>),
        enough: i32,
        played: u32,
        children: &mut Children,
    ) -> Option<(i32, Option<usize>)> {
        let mut highest = (-INFINITE, None);
        children.clear();
        for (index, &mv) in moves.iter().enumerate() {
            let child = children.place(index, mv, position);
            self.play(&mut child.after, mv);
            if self.stopped {
                return None;
            }
            if let Some((least, most)) = self.bounds(mover, &child.after) {
                if least >= enough {
                    return Some((least, Some(index)));
                }
                if most < enough {
                    highest = highest.max((most, Some(index)));
                    continue;
                }
            }
            let promise = if Some(index) == first { i32::MAX } else { self.promise(mover, mv, &child.after) };
            children.keep(promise);
        }
        for searched in 0..children.len() {
            let child = children.next(searched);
            let value = self.prove_after(mover, &child.after, enough, played + 1)?;
            if value >= enough {
                self.note_best(mover, child.mv, 1);
                return Some((value, Some(child.index)));
            }
            highest = highest.max((value, Some(child.index)));
        }
        // Where nobody can move and yet the game goes on, nothing is known.
        (!moves.is_empty()).then_some(highest)
    }
}
