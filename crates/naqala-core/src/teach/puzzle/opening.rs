//! Puzzles about a good move in the opening. Nothing can be proved there: the moves are valued by the search, looking at a
//! fixed number of positions.

use super::best::{bests, greedy, margin, own_turn};
use super::draw::Drawn;
use super::played::PlayedGame;
use super::{Candidate, Horizon, PuzzleTask, causes};
use crate::search::{Analyser, Analysis, Budget, EVERY_MOVE};
use mancala::engine::{Move, Position};
use std::sync::atomic::AtomicBool;

/// Number of candidates after which no more are looked for.
const ENOUGH: usize = 10;
/// Most games that they are taken from, and most positions tried in each.
const MOST_GAMES: usize = 8;
const OF_A_GAME: usize = 4;
/// Most positions looked at to value the moves, and to value those of all positions, in a game whose moves have no events.
const NODES: u64 = 60_000;
const ALL_NODES: u64 = 900_000;
/// Memory for known positions, in bytes.
const MEMORY: usize = 2 << 20;
/// Most steps between the best move and the best wrong one that make a difference to the effort.
const APART: i32 = 12;
/// Longest line that is shown: what lies farther off is seldom played so.
const LONGEST: usize = 6;

/// Finds positions for the question which move is good.
pub(super) fn moves(drawn: &mut Drawn<'_>) -> Vec<Candidate> {
    let [most, all] = [NODES, ALL_NODES].map(|nodes| drawn.scaled(nodes));
    let budget = |nodes| Budget { nodes: Some(nodes), memory: MEMORY, ..Budget::default() };
    let mut analyser = Analyser::new(drawn.rules, budget(most));
    let (mut good, mut others) = (Vec::new(), Vec::new());
    let mut nodes = 0;
    for _ in 0..MOST_GAMES {
        let game = PlayedGame::play(drawn, &mut analyser);
        nodes += game.nodes;
        for position in drawn.some(game.opening(drawn), OF_A_GAME) {
            let mut valued = |most| {
                analyser.limit(budget(most));
                let analysis = analyser.analyse(&[], &position, EVERY_MOVE, &AtomicBool::new(false), |_| {});
                nodes += analysis.nodes;
                analysis
            };
            let short = valued(most / 2);
            let long = if parts(&short) { valued(most) } else { continue };
            if !parts(&long) || !agree(&short, &long) {
                continue;
            }
            let is_good = 2 * right(&long).count() <= long.moves.len();
            let list = if is_good { &mut good } else { &mut others };
            list.extend(candidate(drawn, &position, long));
        }
        if good.len() >= ENOUGH || nodes >= all {
            break;
        }
    }
    if good.is_empty() { others } else { good }
}

/// Returns the moves that are right.
fn right(analysis: &Analysis) -> impl Iterator<Item = Move> {
    bests(&analysis.moves, margin(Horizon::Search, analysis.unit)).map(|rated| rated.mv)
}

/// Returns whether some moves are clearly worse than others.
fn parts(analysis: &Analysis) -> bool {
    right(analysis).count() < analysis.moves.len()
}

/// Returns whether the same moves are right in two analyses of a position.
fn agree(one: &Analysis, other: &Analysis) -> bool {
    right(one).count() == right(other).count() && right(one).all(|mv| right(other).any(|it| it == mv))
}

/// Returns a position as a candidate.
fn candidate(drawn: &Drawn<'_>, position: &Position, analysis: Analysis) -> Option<Candidate> {
    let (rules, unit) = (drawn.rules, analysis.unit);
    let is_right: Vec<Move> = right(&analysis).collect();
    let best = analysis.best()?.value;
    let wrong = &analysis.moves[is_right.len()..];
    let apart = (best - wrong.first()?.value) / unit.step();
    let greedy = greedy(rules, position, &analysis.moves)?;
    let effort =
        4 * wrong.len() as i32 + APART.saturating_sub(apart).max(0) + if is_right.contains(&greedy) { 0 } else { 6 };
    let moves = analysis.moves;
    let solution: Vec<Move> = moves[0].line.iter().copied().take(LONGEST).collect();
    let because = causes(rules, position, own_turn(rules, position, &solution));
    let task = PuzzleTask::Best { until: Horizon::Search, unit, moves };
    Some(Candidate { position: position.clone(), task, effort: effort as u32, solution, because })
}
