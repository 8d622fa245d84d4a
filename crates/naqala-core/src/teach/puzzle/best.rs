//! Puzzles about the best move, in which the value of every move is proved by exact search.

use super::draw::Drawn;
use super::{Candidate, Horizon, PuzzleTask, causes};
use crate::search::{Analyser, Analysis, Budget, EVERY_MOVE, Rated, Unit, WIN};
use mancala::engine::{Move, NoEvents, Position, legal_moves, play_legal};
use mancala::rules::Rules;
use std::sync::atomic::AtomicBool;

/// Number of candidates after which no more are looked for.
const ENOUGH: usize = 12;
/// Most games that they are taken from.
const MOST_GAMES: usize = 40;
/// Distances from the end of a game at which positions are tried, in choices.
const BEFORE_END: [usize; 8] = [1, 2, 3, 4, 6, 8, 11, 15];
/// Most positions looked at in a proof, and in all proofs together, in a game whose moves have no events.
const NODES: u64 = 20_000;
const ALL_NODES: u64 = 160_000;
/// Memory for known positions, in bytes.
const MEMORY: usize = 1 << 20;
/// Most positions looked at to prove the moves of a position that was set up, and the memory for them in bytes.
const PATIENCE: u64 = 2_000_000;
const ROOM: usize = 32 << 20;
/// Longest line that is shown.
const LONGEST: usize = 24;

/// Finds positions for the question which move wins most.
pub(super) fn moves(drawn: &mut Drawn<'_>) -> Vec<Candidate> {
    let rules = drawn.rules;
    let [most, all] = [NODES, ALL_NODES].map(|nodes| drawn.scaled(nodes));
    let mut analyser = Analyser::new(rules, Budget { nodes: Some(most), memory: MEMORY, ..Budget::default() });
    let (mut good, mut others) = (Vec::new(), Vec::new());
    let mut nodes = 0;
    for _ in 0..MOST_GAMES {
        let course = drawn.game();
        for before in BEFORE_END {
            let Some(at) = course.len().checked_sub(before) else { break };
            let position = &course[at];
            if legal_moves(rules, position).len() < 2 {
                continue;
            }
            let analysis = analyser.analyse(&[], position, EVERY_MOVE, &AtomicBool::new(false), |_| {});
            nodes += analysis.nodes;
            if !analysis.moves.iter().all(|rated| rated.exact) {
                // Farther from the end it is still harder to prove, unless few seeds are left anyway.
                if drawn.thins { continue } else { break }
            }
            let right = bests(&analysis.moves, 0).count();
            let list = if 2 * right <= analysis.moves.len() { &mut good } else { &mut others };
            list.extend(candidate(rules, position, analysis));
        }
        if good.len() >= ENOUGH || nodes >= all {
            break;
        }
    }
    if good.is_empty() { others } else { good }
}

/// Returns a position that was set up as a candidate, if every move can be proved and some are better than others.
pub(super) fn about(rules: &Rules, position: &Position, stop: &AtomicBool) -> Option<Candidate> {
    if legal_moves(rules, position).len() < 2 {
        return None;
    }
    let mut analyser = Analyser::new(rules, Budget { nodes: Some(PATIENCE), memory: ROOM, ..Budget::default() });
    let analysis = analyser.analyse(&[], position, EVERY_MOVE, stop, |_| {});
    analysis.moves.iter().all(|rated| rated.exact).then(|| candidate(rules, position, analysis)).flatten()
}

/// Returns a position in which every move has been proved as a candidate, if some are better than others.
pub(super) fn candidate(rules: &Rules, position: &Position, analysis: Analysis) -> Option<Candidate> {
    let Analysis { unit, moves, depth, .. } = analysis;
    let right: Vec<Move> = bests(&moves, 0).map(|rated| rated.mv).collect();
    if right.len() == moves.len() {
        return None;
    }
    let surprise = right.contains(&greedy(rules, position, &moves)?);
    let effort = 4 * depth + moves.len() as u32 + if surprise { 0 } else { 6 };
    let solution: Vec<Move> = moves[0].line.iter().copied().take(LONGEST).collect();
    let because = causes(rules, position, own_turn(rules, position, &solution));
    Some(Candidate {
        position: position.clone(),
        task: PuzzleTask::Best { until: Horizon::End, unit, moves },
        effort,
        solution,
        because,
    })
}

/// Returns the moves that are right: those worth at most `margin` less than the best; `moves` are sorted by value.
pub(super) fn bests(moves: &[Rated], margin: i32) -> impl Iterator<Item = &Rated> {
    let least = moves.first().map_or(0, |rated| rated.value - margin);
    moves.iter().take_while(move |rated| rated.value >= least)
}

/// Returns how much less than the best a move may be worth and still be right: nothing where values are proved; else less
/// than a seed and a half, or than a tenth of a win.
pub(super) fn margin(until: Horizon, unit: Unit) -> i32 {
    match (until, unit) {
        (Horizon::End | Horizon::Turn | Horizon::Reply, _) => 0,
        (Horizon::Search, Unit::Seeds) => 2,
        (Horizon::Search, Unit::Result) => WIN / 10 - 1,
    }
}

/// Returns the move after which the player has most in the store.
pub(super) fn greedy(rules: &Rules, position: &Position, moves: &[Rated]) -> Option<Move> {
    let side = position.chooser();
    let stored = |mv: Move| {
        let mut after = position.clone();
        play_legal(rules, &mut after, mv, &mut NoEvents);
        after.store(side)
    };
    moves.iter().map(|rated| rated.mv).max_by_key(|&mv| stored(mv))
}

/// Returns the moves of a line that the player makes before another player does.
pub(super) fn own_turn<'a>(rules: &Rules, position: &Position, line: &'a [Move]) -> &'a [Move] {
    let side = position.chooser();
    let mut position = position.clone();
    let own = line.iter().take_while(|&&mv| {
        let is_own = position.chooser() == side;
        play_legal(rules, &mut position, mv, &mut NoEvents);
        is_own
    });
    let count = own.count();
    &line[..count]
}
