//! The growth of a book by drop-out expansion: T. R. Lincke, "Strategies for the Automatic Construction of Opening
//! Books" (2000). The position that is looked at next is the one to which the fewest plies and the smallest losses of
//! either player lead.

use super::text::write;
use crate::search::analysis::Rated;
use crate::search::deepening::{Analyser, EVERY_MOVE};
use crate::search::evaluation::{Evaluator, Unit};
use crate::search::limits::Budget;
use crate::search::network::{chance, odds};
use crate::search::playout::is_arranging;
use mancala::engine::{Move, NoEvents, Position, play_legal, start};
use mancala::rules::Rules;
use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

/// The loss that a ply counts for in the choice of the next position, in [`PART`]s of the chance of winning.
const PLY: i32 = 200;
/// The same of a move after which the same player goes on.
const SAME_PLAYER: i32 = 50;
/// The number of parts of a chance.
const PART: f64 = 10_000.0;
/// The most times that values are taken back through all positions: play can come back to one of them.
const PASSES: u32 = 20;

/// The extent to which a book is grown.
#[derive(Clone, Copy, Debug)]
pub struct Growth {
    /// The number of positions at most.
    pub positions: usize,
    /// Number of positions played to value the moves of each.
    pub nodes: u64,
}

impl Default for Growth {
    /// The extent of the books that come with the program.
    fn default() -> Growth {
        Growth { positions: 300, nodes: 100_000 }
    }
}

/// A move from a position of a book.
pub(super) struct Edge {
    pub mv: Move,
    /// The value that the search has found, to the mover.
    searched: i32,
    /// `true` if that is proved, or the game is over.
    exact: bool,
    /// `true` if the same player makes the next move.
    again: bool,
    /// The key of the position after it.
    pub key: u64,
}

/// A position of a book.
pub(super) struct BookNode {
    pub position: Position,
    /// The position from which it was reached; that of the start is itself.
    pub from: usize,
    pub edges: Vec<Edge>,
    /// Values are divided by this before they are taken for chances.
    scale: f64,
    /// Value to the player who makes the next move.
    value: i32,
}

/// A book that has been grown.
pub struct GrownBook {
    pub(super) rules: Rules,
    pub(super) unit: Unit,
    /// The start of the game, and the others in the order in which they were looked at.
    pub(super) nodes: Vec<BookNode>,
    /// The number of each, by its key.
    numbers: HashMap<u64, usize>,
}

/// Grows a book of a game from its start; `None` if more than two meet in it or fewer, if seeds are arranged before play
/// begins, or if it is called off. `report` is called with the number of positions so far.
pub fn grow(rules: &Rules, growth: Growth, off: &AtomicBool, report: &dyn Fn(usize)) -> Option<GrownBook> {
    let rules = Rules { rounds: None, ..rules.clone() };
    let start = start(&rules);
    let evaluator = Evaluator::of(&rules, &start);
    if evaluator.several || rules.board.sides().len() < 2 || is_arranging(&rules, &start) {
        return None;
    }
    let budget = Budget { nodes: Some(growth.nodes), ..Budget::default() };
    let mut analyser = Analyser::new(&rules, budget);
    let unit = evaluator.unit;
    let mut book = GrownBook { rules: rules.clone(), unit, nodes: Vec::new(), numbers: HashMap::new() };
    let mut next = Some((0, start));
    while let Some((from, position)) = next.filter(|_| book.nodes.len() < growth.positions) {
        book.add(&mut analyser, &evaluator, from, position, off);
        if off.load(Relaxed) {
            return None;
        }
        book.take_back();
        report(book.nodes.len());
        next = book.next();
    }
    Some(book)
}

impl GrownBook {
    /// The number of positions.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Returns `true` if there are none.
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// The value of the start to the player who begins, as in [`Rated`].
    pub fn value(&self) -> i32 {
        self.nodes.first().map_or(0, |start| start.value)
    }

    /// The text of the book, as [`Book::read`](super::Book::read) reads it.
    pub fn text(&self) -> String {
        write(self)
    }

    /// Returns the number of the position after a move, if the book has it.
    pub(super) fn after(&self, edge: &Edge) -> Option<usize> {
        self.numbers.get(&edge.key).copied()
    }

    /// Returns `true` if more is known of a move than the search of its position has found.
    pub(super) fn is_followed(&self, edge: &Edge) -> bool {
        edge.exact || self.after(edge).is_some()
    }

    /// The value of a move to the mover, as far as it is known.
    pub(super) fn worth(&self, edge: &Edge) -> i32 {
        match self.after(edge).filter(|_| !edge.exact) {
            Some(after) if edge.again => self.nodes[after].value,
            Some(after) => -self.nodes[after].value,
            None => edge.searched,
        }
    }

    /// Values the moves of a position.
    fn add(
        &mut self,
        analyser: &mut Analyser<'_>,
        evaluator: &Evaluator<'_>,
        from: usize,
        position: Position,
        off: &AtomicBool,
    ) {
        let analysis = analyser.analyse(&[], &position, EVERY_MOVE, off, |_| {});
        let player = evaluator.player(&position);
        let edge = |rated: &Rated| {
            let mut after = position.clone();
            play_legal(&self.rules, &mut after, rated.mv, &mut NoEvents);
            let result = after.ended().map(|ended| evaluator.ended(&after, ended));
            Edge {
                mv: rated.mv,
                searched: result.map_or(rated.value, |value| if player == 0 { value } else { -value }),
                exact: rated.exact || result.is_some(),
                again: evaluator.player(&after) == player,
                key: after.key(),
            }
        };
        let edges: Vec<Edge> = analysis.moves.iter().map(edge).collect();
        self.numbers.insert(position.key(), self.nodes.len());
        self.nodes.push(BookNode { position, from, edges, scale: analysis.scale, value: 0 });
    }

    /// Takes the values of later positions back to those before them.
    fn take_back(&mut self) {
        for _ in 0..PASSES {
            let mut changed = false;
            for number in (0..self.nodes.len()).rev() {
                let value = self.nodes[number].edges.iter().map(|edge| self.worth(edge)).max().unwrap_or(0);
                changed |= value != self.nodes[number].value;
                self.nodes[number].value = value;
            }
            if !changed {
                break;
            }
        }
    }

    /// The position to be looked at next, and the number of the one before it; `None` if all play has been looked at to its
    /// end.
    fn next(&self) -> Option<(usize, Position)> {
        let mut reached = vec![false; self.nodes.len()];
        // Of equally near moves the one first found comes first; `None` stands for the position itself.
        let mut waiting = BinaryHeap::from([Reverse((0, 0, None))]);
        while let Some(Reverse((cost, number, move_number))) = waiting.pop() {
            let node: &BookNode = &self.nodes[number];
            if let Some(edge) = move_number.map(|at: usize| &node.edges[at]) {
                let mut after = node.position.clone();
                play_legal(&self.rules, &mut after, edge.mv, &mut NoEvents);
                return Some((number, after));
            }
            if std::mem::replace(&mut reached[number], true) {
                continue;
            }
            let chance = |value| chance(odds(self.unit, value), node.scale);
            for (at, edge) in node.edges.iter().enumerate().filter(|(_, edge)| !edge.exact) {
                let loss = (PART * (chance(node.value) - chance(self.worth(edge)))) as i32;
                let cost = cost + loss + if edge.again { SAME_PLAYER } else { PLY };
                waiting.push(Reverse(match self.after(edge) {
                    Some(after) => (cost, after, None),
                    None => (cost, number, Some(at)),
                }));
            }
        }
        None
    }
}
