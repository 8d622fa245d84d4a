//! Check of an answer, with the right one if it is wrong.

use super::legal::why_not_pit;
use super::win::{ESCAPE_NODES, Hunt, ProofState};
use super::{Puzzle, PuzzleTask};
use mancala::engine::{Move, Refused, legal_moves, why_not};
use mancala::rules::{PitId, Place, Rules};
use std::collections::BTreeSet;

/// Answer given by clicks on the table, or as a number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Given {
    /// A pit or a store; if a move is asked for, the move made at that pit.
    Place(Place),
    /// Some pits.
    Pits(Vec<PitId>),
    /// A move.
    Move(Move),
    /// A number.
    Number(u32),
}

/// Verdict on an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The answer is right.
    Right,
    /// The answer is wrong, for this reason.
    Wrong(Why),
}

/// Reason why an answer is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Why {
    /// The question asks for something else: say, a number where a pit was given.
    Form,
    /// The last seed falls here.
    Falls(Place),
    /// The move captures this many seeds.
    Captures(u32),
    /// This pit, which was named, may not be chosen.
    Barred {
        /// Barred pit.
        pit: PitId,
        /// Reason why it is barred.
        refused: Refused,
    },
    /// These pits may be chosen as well.
    Missing(Vec<PitId>),
    /// The move is illegal.
    Refused(Refused),
    /// At this pit several directions can be chosen, and not all are right.
    Way(PitId),
    /// Another move is worth more.
    Worse {
        /// Value of this move, as [`crate::search::Rated::value`].
        value: i32,
        /// Value of the best move.
        best: i32,
        /// Line that follows, this move first.
        line: Vec<Move>,
    },
    /// The move does not win in time.
    Escapes {
        /// Move that was given.
        mv: Move,
        /// Answer that prevents the win; `None` if the move is merely too slow.
        reply: Option<Move>,
    },
}

impl Puzzle {
    /// Checks an answer. If several moves are right, one of them is enough; if pits are asked for, all must be named.
    pub fn check(&self, given: &Given) -> Verdict {
        let is = |right: bool, why: Why| if right { Verdict::Right } else { Verdict::Wrong(why) };
        match (&self.task, given) {
            (PuzzleTask::Last { place, .. }, Given::Place(it)) => is(it == place, Why::Falls(*place)),
            (PuzzleTask::Takes { seeds, .. }, Given::Number(it)) => is(it == seeds, Why::Captures(*seeds)),
            (PuzzleTask::Legal { moves }, Given::Pits(pits)) => self.check_pits(moves, pits),
            (PuzzleTask::Best { .. } | PuzzleTask::Win { .. }, Given::Move(mv)) => self.check_move(*mv),
            (PuzzleTask::Best { .. } | PuzzleTask::Win { .. }, Given::Place(place)) => match place.as_pit() {
                Some(pit) => self.check_pit(pit),
                None => Verdict::Wrong(Why::Form),
            },
            (PuzzleTask::Last { .. }, Given::Pits(_) | Given::Move(_) | Given::Number(_))
            | (PuzzleTask::Takes { .. }, Given::Place(_) | Given::Pits(_) | Given::Move(_))
            | (PuzzleTask::Legal { .. }, Given::Place(_) | Given::Move(_) | Given::Number(_))
            | (PuzzleTask::Best { .. } | PuzzleTask::Win { .. }, Given::Pits(_) | Given::Number(_)) => {
                Verdict::Wrong(Why::Form)
            }
        }
    }

    fn check_pits(&self, moves: &[Move], pits: &[PitId]) -> Verdict {
        let given: BTreeSet<PitId> = pits.iter().copied().collect();
        let right: BTreeSet<PitId> = moves.iter().filter_map(|mv| mv.pit()).collect();
        if let Some(&pit) = given.difference(&right).next() {
            let refused = why_not_pit(&self.rules, &self.position, pit).unwrap_or(Refused::NotAMove);
            return Verdict::Wrong(Why::Barred { pit, refused });
        }
        let missing: Vec<PitId> = right.difference(&given).copied().collect();
        if missing.is_empty() { Verdict::Right } else { Verdict::Wrong(Why::Missing(missing)) }
    }

    /// Checks a pit clicked where a move is asked for.
    fn check_pit(&self, pit: PitId) -> Verdict {
        let legal = legal_moves(&self.rules, &self.position);
        let verdicts: Vec<Verdict> =
            legal.iter().filter(|mv| mv.pit() == Some(pit)).map(|&mv| self.check_move(mv)).collect();
        let right = verdicts.iter().filter(|verdict| **verdict == Verdict::Right).count();
        match verdicts.into_iter().next() {
            None => {
                let refused = why_not_pit(&self.rules, &self.position, pit).unwrap_or(Refused::NotAMove);
                Verdict::Wrong(Why::Barred { pit, refused })
            }
            Some(first) if right == 0 || first == Verdict::Right && self.is_only_right_at(pit) => first,
            Some(_) => Verdict::Wrong(Why::Way(pit)),
        }
    }

    /// Returns whether every legal move at a pit is right.
    fn is_only_right_at(&self, pit: PitId) -> bool {
        let right = self.task.right_moves();
        let legal = legal_moves(&self.rules, &self.position);
        legal.iter().filter(|mv| mv.pit() == Some(pit)).all(|mv| right.contains(mv))
    }

    fn check_move(&self, mv: Move) -> Verdict {
        if let Some(refused) = why_not(&self.rules, &self.position, mv) {
            return Verdict::Wrong(Why::Refused(refused));
        }
        match &self.task {
            _ if self.task.right_moves().contains(&mv) => Verdict::Right,
            PuzzleTask::Best { moves, .. } => {
                let best = moves.first().map_or(0, |rated| rated.value);
                let rated = moves.iter().find(|rated| rated.mv == mv);
                let (value, line) = rated.map_or((0, vec![mv]), |rated| (rated.value, rated.line.clone()));
                Verdict::Wrong(Why::Worse { value, best, line })
            }
            PuzzleTask::Win { turns, .. } => Verdict::Wrong(Why::Escapes { mv, reply: self.escape(mv, *turns) }),
            PuzzleTask::Last { .. } | PuzzleTask::Takes { .. } | PuzzleTask::Legal { .. } => Verdict::Wrong(Why::Form),
        }
    }

    /// Returns the answer of another player that keeps the win from being forced in time.
    fn escape(&self, mv: Move, turns: u8) -> Option<Move> {
        let round = Rules { rounds: None, ..(*self.rules).clone() };
        let mut hunt = Hunt::new(&round, self.position.chooser(), ESCAPE_NODES);
        let after = hunt.after(&ProofState::new(&round, &self.position, turns), mv);
        if after.position.ended().is_some() || hunt.is_ours(&after.position) {
            return None;
        }
        legal_moves(&round, &after.position).into_iter().find(|&reply| {
            let then = hunt.after(&after, reply);
            hunt.wins(&then) == Some(false)
        })
    }
}
