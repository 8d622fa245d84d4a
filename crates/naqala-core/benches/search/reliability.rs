//! The reliability of chances: what was predicted, against what came of the games.

use super::rules;
use mancala::diagnostic::Diagnostic;
use mancala::engine::{Game, GameResult, Move, Position};
use mancala::rules::{Rules, Side};
use naqala_core::search::{Analyser, Budget, Player, network, play_match};
use std::cell::RefCell;
use std::rc::Rc;
use std::sync::atomic::AtomicBool;

/// Positions searched for a move.
const NODES: u64 = 5_000;
/// Number of classes of chances.
const CLASSES: usize = 10;
/// Random seed of the openings, which no training has met.
const SEED: u64 = 77_001;

/// A player to move, and the chance that this player was given to win.
type Prediction = (Side, f64);

/// The program, which notes the chances that it predicts.
struct Predictor<'r> {
    analyser: Analyser<'r>,
    predicted: Rc<RefCell<Vec<Prediction>>>,
}

impl Player for Predictor<'_> {
    fn choose_move(&mut self, game: &Game, off: &AtomicBool) -> Result<Option<Move>, Diagnostic> {
        let before: Vec<Position> = (0..game.plies().len()).map(|ply| game.before(ply).clone()).collect();
        let analysis = self.analyser.analyse(&before, game.position(), 1, off, |_| {});
        let best = analysis.best();
        if best.is_some_and(|best| !best.exact) {
            self.predicted.borrow_mut().push((game.position().chooser(), analysis.chance()));
        }
        Ok(best.map(|best| best.mv))
    }
}

/// Positions with a like chance.
#[derive(Clone, Copy, Default)]
struct Class {
    positions: u32,
    /// Sums over them: of the chances predicted, and of the points scored.
    predicted: f64,
    scored: f64,
}

/// Prints the reliability diagrams of a game, or of all with weights: by class of chances, the mean predicted and the
/// mean scored. Positions of games that the program plays against itself, those that are proved left out.
pub fn measure(game: &str, games: u32) {
    let ids = if game == "learned" { network::ids().collect() } else { vec![game] };
    for id in ids {
        let (classes, squares) = classes(&rules(id), games);
        let positions: u32 = classes.iter().map(|class| class.positions).sum();
        let gap: f64 = classes.iter().map(|class| (class.predicted - class.scored).abs()).sum();
        let each = f64::from(positions.max(1));
        println!("{id}: {positions} positions, mean gap {:.3}, Brier score {:.3}", gap / each, squares / each);
        for class in classes.iter().filter(|class| class.positions > 0) {
            let each = f64::from(class.positions);
            println!(
                "  {:.2} predicted, {:.2} scored, {} positions",
                class.predicted / each,
                class.scored / each,
                each
            );
        }
    }
}

/// Returns the classes of the positions of some games, and the sum of the squares by which predictions were wrong.
fn classes(rules: &Rules, games: u32) -> ([Class; CLASSES], f64) {
    let predicted = Rc::new(RefCell::new(Vec::new()));
    let budget = Budget { nodes: Some(NODES), memory: 1 << 22, ..Budget::default() };
    let predictor = || Predictor { analyser: Analyser::new(rules, budget), predicted: Rc::clone(&predicted) };
    let (mut classes, mut squares) = ([Class::default(); CLASSES], 0.0);
    let mut count = |_: &_, game: &Game, _| {
        let result = game.position().ended().map(|ended| ended.result);
        for (side, chance) in predicted.take() {
            let scored = match result {
                Some(GameResult::Won(winner)) => f64::from(u8::from(winner == side)),
                _ => 0.5,
            };
            let class = &mut classes[((chance * CLASSES as f64) as usize).min(CLASSES - 1)];
            class.positions += 1;
            class.predicted += chance;
            class.scored += scored;
            squares += (chance - scored).powi(2);
        }
    };
    let (mut one, mut other) = (predictor(), predictor());
    play_match(rules, [&mut one, &mut other], games, SEED, &AtomicBool::new(false), &mut count)
        .expect("the program plays on");
    (classes, squares)
}
