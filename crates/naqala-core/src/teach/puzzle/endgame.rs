//! Puzzles about endgames: positions near the end of games that the program plays against itself, in which the value of
//! every move is proved by exact search and the end is some plies away. Where that gives too few, boards are thinned out.
//! Puzzles about the best move come from random games instead, may be over at once, and may look no farther than the
//! answer.

use super::Candidate;
use super::best::candidate;
use super::draw::Drawn;
use super::played::PlayedGame;
use crate::search::{Analyser, Budget, EVERY_MOVE};
use mancala::engine::Position;
use mancala::rules::Rules;
use std::sync::atomic::AtomicBool;

/// Number of candidates after which no more are looked for.
const ENOUGH: usize = 12;
/// Most games that they are taken from, and plies between the positions tried in each.
const MOST_GAMES: usize = 8;
const APART: usize = 2;
/// Most thinned-out positions tried of a game.
const THINNED: usize = 4;
/// Least depth of the proof, in plies.
const LEAST_DEPTH: u32 = 4;
/// Most positions looked at in a proof, and in all games and proofs together, in a game whose moves have no events.
const NODES: u64 = 40_000;
const ALL_NODES: u64 = 500_000;
/// Memory for known positions, in bytes.
const MEMORY: usize = 2 << 20;

/// Finds positions for the question which move is best in an endgame.
pub(super) fn moves(drawn: &mut Drawn<'_>) -> Vec<Candidate> {
    let rules: &Rules = drawn.rules;
    let [most, all] = [NODES, ALL_NODES].map(|nodes| drawn.scaled(nodes));
    let budget = Budget { nodes: Some(most), memory: MEMORY, ..Budget::default() };
    let mut player = Analyser::new(rules, budget);
    let mut found = Vec::new();
    let mut nodes = 0;
    for _ in 0..MOST_GAMES {
        let course = match drawn.thins {
            true => thinned(drawn),
            false => {
                let game = PlayedGame::play(drawn, &mut player);
                nodes += game.nodes;
                game.backwards(drawn).into_iter().step_by(APART).collect()
            }
        };
        for position in course {
            // One that knows nothing yet, since the depth of its proof tells how hard the puzzle is.
            let mut prover = Analyser::new(rules, budget);
            let analysis = prover.analyse(&[], &position, EVERY_MOVE, &AtomicBool::new(false), |_| {});
            nodes += analysis.nodes;
            let proved = analysis.moves.iter().all(|rated| rated.exact);
            if proved && analysis.depth >= LEAST_DEPTH {
                found.extend(candidate(rules, &position, analysis));
            }
            if nodes >= all || found.len() >= ENOUGH {
                return found;
            }
            if !proved && !drawn.thins {
                // Farther from the end it is still harder to prove, unless few seeds are left anyway.
                break;
            }
        }
    }
    found
}

/// Returns thinned-out positions of a random game: with so few seeds left it hardly matters who has played.
fn thinned(drawn: &mut Drawn<'_>) -> Vec<Position> {
    let mut course = drawn.game();
    course.retain(|position| drawn.has_choice(position));
    drawn.some(course, THINNED)
}
