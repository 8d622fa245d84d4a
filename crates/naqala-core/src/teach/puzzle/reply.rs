//! Puzzles about the best move where the end of the game cannot be proved: the gain by the end of the turn counts, or
//! the lead once the opponent has answered. Every line up to then is tried.

use super::best::{bests, greedy, own_turn};
use super::draw::Drawn;
use super::{Candidate, Horizon, PuzzleTask, causes};
use crate::search::{Rated, Unit};
use mancala::engine::{Event, EventSink, History, Move, Position, StateChange, balance, legal_moves};
use mancala::rules::kinds::ending::WonBy;
use mancala::rules::{Cause, Rules, Side};

/// Number of candidates after which no more are looked for.
const ENOUGH: usize = 12;
/// Most games that they are taken from, and most positions tried in each.
const MOST_GAMES: usize = 24;
const OF_A_GAME: usize = 8;
/// Most positions that the lines from one position may lead to.
const NODES: u64 = 4_000;
/// Most plies of a line: extra moves could go on for long.
const DEEPEST: usize = 12;

/// Finds positions for the question which move is best until then.
pub(super) fn moves(drawn: &mut Drawn<'_>) -> Vec<Candidate> {
    let rules = drawn.rules;
    let (mut good, mut others) = (Vec::new(), Vec::new());
    for _ in 0..MOST_GAMES {
        let course = drawn.game();
        for position in drawn.some(course, OF_A_GAME) {
            let Some(candidate) = candidate(rules, &position) else { continue };
            let is_good = 2 * candidate.task.right_moves().len() <= legal_moves(rules, &position).len();
            if is_good { good.push(candidate) } else { others.push(candidate) }
        }
        if good.len() >= ENOUGH {
            break;
        }
    }
    if good.is_empty() { others } else { good }
}

/// Returns the distance that lines are tried in this game: no farther than the player's own turn where more than two
/// play, since nobody can tell what the others prefer. `None` if seeds are not the aim, or have no place where they are
/// counted.
fn horizon(rules: &Rules) -> Option<Horizon> {
    let board = &rules.board;
    let mut winners = rules.stage_rules.iter().filter_map(|stage| stage.plan.winner.as_ref());
    let wants_few = winners.any(|winner| winner.by == WonBy::FewestSeeds);
    match board.sides().len() {
        _ if wants_few => None,
        2 if board.has_stores() || board.is_owned() => Some(Horizon::Reply),
        3.. if board.has_stores() => Some(Horizon::Turn),
        _ => None,
    }
}

/// Returns the number of seeds a side has: in its store if the board has any, else in its pits.
fn seeds(rules: &Rules, position: &Position, side: Side) -> i32 {
    let board = &rules.board;
    if board.has_stores() {
        return balance(board, position, side);
    }
    let own = board.pits().filter(|&pit| position.owner(board, pit) == side);
    own.map(|pit| i32::from(position.pit(pit))).sum()
}

/// Returns a position as a candidate, if some moves are better than others.
pub(super) fn candidate(rules: &Rules, position: &Position) -> Option<Candidate> {
    let until = horizon(rules)?;
    let legal = legal_moves(rules, position);
    if legal.len() < 2 || legal.contains(&Move::Swap) {
        return None;
    }
    let mut trial = Trial { rules, side: position.chooser(), until, nodes: 0 };
    let here = LineState { position: position.clone(), history: History::new(rules, position), turns: 0 };
    let before = trial.worth(position);
    let mut rated = Vec::new();
    for &mv in &legal {
        let (after, mut line) = trial.after(&here, mv, DEEPEST)?;
        line.reverse();
        let value = if until == Horizon::Turn { after - before } else { after };
        rated.push(Rated { mv, value: 2 * value, exact: true, depth: line.len() as u32, line, end: None });
    }
    rated.sort_by_key(|rated| -rated.value);
    let right: Vec<Move> = bests(&rated, 0).map(|rated| rated.mv).collect();
    if right.len() == rated.len() {
        return None;
    }
    let surprise = right.contains(&greedy(rules, position, &rated)?);
    let effort = 4 * trial.nodes.max(1).ilog2() + legal.len() as u32 + if surprise { 0 } else { 6 };
    let solution = rated[0].line.clone();
    let because = causes(rules, position, own_turn(rules, position, &solution));
    let task = PuzzleTask::Best { until, unit: Unit::Seeds, moves: rated };
    Some(Candidate { position: position.clone(), task, effort, solution, because })
}

/// State of a game on a line, with the number of times that the turn has passed on it.
struct LineState {
    position: Position,
    history: History,
    turns: u8,
}

/// Trial of every line.
struct Trial<'r> {
    rules: &'r Rules,
    /// Player who is asked.
    side: Side,
    /// Distance that lines are tried.
    until: Horizon,
    /// Number of positions reached.
    nodes: u64,
}

/// Event sink that counts the times that the turn passes.
#[derive(Default)]
struct Turns(u8);

impl EventSink for Turns {
    fn record(&mut self, event: Event, _: Option<Cause>) {
        self.0 += u8::from(matches!(event, Event::Change(StateChange::TurnPassed { .. })));
    }
}

impl Trial<'_> {
    /// Returns the seeds of the player, or their lead over an opponent who answers.
    fn worth(&self, position: &Position) -> i32 {
        let has = |side: Side| seeds(self.rules, position, side);
        let theirs = if self.until == Horizon::Reply { has(self.side.opponent()) } else { 0 };
        has(self.side) - theirs
    }

    /// Returns the value at the end of the best line after a move, and that line, last move first. `None` if a line
    /// ends the game, passes the opponent over or takes too long.
    fn after(&mut self, stand: &LineState, mv: Move, plies: usize) -> Option<(i32, Vec<Move>)> {
        self.nodes += 1;
        if self.nodes > NODES || plies == 0 {
            return None;
        }
        let (mut position, mut history) = (stand.position.clone(), stand.history.clone());
        let mut passed = Turns::default();
        history.play_legal(self.rules, &mut position, mv, &mut passed);
        let turns = stand.turns + passed.0;
        if position.ended().is_some() || passed.0 > 1 || position.swapped() != stand.position.swapped() {
            return None;
        }
        if turns == if self.until == Horizon::Reply { 2 } else { 1 } {
            return Some((self.worth(&position), vec![mv]));
        }
        if (turns == 0) != (position.to_move() == self.side) {
            return None;
        }
        let here = LineState { position, history, turns };
        let is_own = here.position.chooser() == self.side;
        let mut best: Option<(i32, Vec<Move>)> = None;
        for &next in &legal_moves(self.rules, &here.position) {
            let found = self.after(&here, next, plies - 1)?;
            let better = |best: &(i32, Vec<Move>)| if is_own { found.0 > best.0 } else { found.0 < best.0 };
            if best.as_ref().is_none_or(better) {
                best = Some(found);
            }
        }
        let (value, mut line) = best?;
        line.push(mv);
        Some((value, line))
    }
}
