//! Advantages that games can tell the worth of: at an equal lead in the middle of a game of the program against itself,
//! the share of the points that falls to the player who has one.

use crate::search::{Budget, Opponent, Player};
use mancala::engine::{Game, GameResult, Mark, Position, start};
use mancala::rules::{PitId, Rules, Side};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, LazyLock};

/// Measured shares by game, made by `cargo run --release -p naqala-core --example measures`.
static MEASURED: LazyLock<BTreeMap<String, Vec<Measured>>> = LazyLock::new(|| {
    ron::from_str(include_str!("../../../../../assets/measures.ron"))
        .expect("the file that comes with the program is sound")
});

/// Number of positions that the players look at for a move.
const NODES: u64 = 300;
/// Moves at the beginning of a game that are drawn at random, so that no two games are the same.
const RANDOM_PLIES: usize = 4;
/// Plies after which a game is left out.
const MOST_PLIES: usize = 600;
/// The greatest lead in seeds that counts as equal.
const EQUAL: i32 = 1;

/// Advantage of a player over their opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Measure {
    /// More pits of their own with seeds to be sown.
    Moves,
    /// More seeds in their own pits.
    Seeds,
    /// A pit with at least this many seeds, while the opponent has none.
    Full(u8),
    /// More empty pits of their own.
    Empty,
    /// More pits of their own that hold seeds from the first to the second number.
    Weak(u8, u8),
    /// A pit won for good, while the opponent has won none.
    Trap,
    /// More seeds in the inner row.
    Front,
    /// The first move of the game.
    Begins,
}

/// Share of the points that an advantage brought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Measured {
    /// The advantage.
    pub measure: Measure,
    /// Number of games in which a player had it at an equal lead.
    pub games: u32,
    /// Points that this player scored of each hundred.
    pub share: u8,
}

impl Measure {
    /// Key of the advantage in messages.
    pub(super) fn key(self) -> &'static str {
        match self {
            Measure::Moves => "moves",
            Measure::Seeds => "seeds",
            Measure::Full(_) => "full",
            Measure::Empty => "empty",
            Measure::Weak(..) => "weak",
            Measure::Trap => "trap",
            Measure::Front => "front",
            Measure::Begins => "begins",
        }
    }

    /// Returns the least and the most seeds that it speaks of.
    pub(super) fn bounds(self) -> (u8, u8) {
        match self {
            Measure::Full(least) => (least, least),
            Measure::Weak(least, most) => (least, most),
            Measure::Moves | Measure::Seeds | Measure::Empty | Measure::Trap | Measure::Front | Measure::Begins => {
                (0, 0)
            }
        }
    }

    /// Returns how much of it a player has.
    fn of(self, rules: &Rules, position: &Position, side: Side) -> i32 {
        let pits: Vec<PitId> =
            rules.board.pits_of(side).filter(|&pit| !matches!(position.mark(pit), Mark::Trap(_))).collect();
        let seeds = |pit: PitId| i32::from(position.pit(pit));
        let count = |is: &dyn Fn(i32) -> bool| pits.iter().filter(|&&pit| is(seeds(pit))).count() as i32;
        match self {
            Measure::Moves => count(&|seeds| seeds > 0),
            Measure::Seeds => pits.iter().map(|&pit| seeds(pit)).sum(),
            Measure::Full(least) => count(&|seeds| seeds >= i32::from(least)).min(1),
            Measure::Empty => count(&|seeds| seeds == 0),
            Measure::Weak(least, most) => count(&|seeds| (i32::from(least)..=i32::from(most)).contains(&seeds)),
            Measure::Trap => {
                let is_trap = |pit: &PitId| matches!(position.mark(*pit), Mark::Trap(owner) if owner == side);
                rules.board.pits().filter(is_trap).count().min(1) as i32
            }
            Measure::Front => pits.iter().filter(|&&pit| rules.board.is_inner(pit)).map(|&pit| seeds(pit)).sum(),
            Measure::Begins => i32::from(side == Side::South),
        }
    }
}

/// Returns the share of the points that an advantage was found to bring in a game, if that was measured.
pub fn measured(id: &str, measure: Measure) -> Option<Measured> {
    MEASURED.get(id)?.iter().copied().find(|it| it.measure == measure)
}

/// Plays games of the program against itself, the same for the same seed, and returns the shares of advantages.
pub fn measure(rules: &Rules, measures: &[Measure], games: u64, seed: u64) -> Vec<Measured> {
    let rules = Arc::new(Rules { rounds: None, ..rules.clone() });
    let mut points = vec![(0_u32, 0.0); measures.len()];
    for number in 0..games {
        let Some((positions, result)) = played(&rules, seed + number) else { continue };
        for (&measure, (games, scored)) in measures.iter().zip(&mut points) {
            let Some(side) = advantaged(&rules, &positions, measure) else { continue };
            *games += 1;
            *scored += match result {
                GameResult::Won(winner) if winner == side => 1.0,
                GameResult::Draw => 0.5,
                _ => 0.0,
            };
        }
    }
    let share = |&(games, scored): &(u32, f64)| (100.0 * scored / f64::from(games.max(1))).round() as u8;
    let measured = |(&measure, it): (&Measure, &(u32, f64))| Measured { measure, games: it.0, share: share(it) };
    measures.iter().zip(&points).map(measured).collect()
}

/// Plays a game from a random opening; `None` for one that does not end.
fn played(rules: &Arc<Rules>, seed: u64) -> Option<(Vec<Position>, GameResult)> {
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    let budget = Budget { nodes: Some(NODES), ..Budget::default() };
    let mut players = Opponent::pair(rules, [Some(budget); 2], seed);
    let mut game = Game::new(Arc::clone(rules), start(rules));
    let mut positions = vec![game.position().clone()];
    let off = AtomicBool::new(false);
    while game.position().ended().is_none() {
        if game.plies().len() >= MOST_PLIES {
            return None;
        }
        let moves = mancala::engine::legal_moves(rules, game.position());
        let mv = if game.plies().len() < RANDOM_PLIES {
            moves[chance.next_u32() as usize % moves.len()]
        } else {
            let player = &mut players[usize::from(game.position().chooser() == Side::North)];
            player.choose_move(&game, &off).ok().flatten()?
        };
        game.play(mv).ok()?;
        positions.push(game.position().clone());
    }
    let result = game.position().ended()?.result;
    Some((positions, result))
}

/// Returns the player who has an advantage at an equal lead: in the position nearest the middle of the game in which that
/// is so, of those in its middle third.
fn advantaged(rules: &Rules, positions: &[Position], measure: Measure) -> Option<Side> {
    if measure == Measure::Begins {
        return Some(Side::South);
    }
    let third = positions.len() / 3;
    let mut middle: Vec<usize> = (third..2 * third).collect();
    middle.sort_by_key(|at| at.abs_diff(positions.len() / 2));
    let has = |at: usize| {
        let position = &positions[at];
        let [south, north] = [Side::South, Side::North].map(|side| measure.of(rules, position, side));
        let is_equal = !rules.board.has_stores() || lead(position).abs() <= EQUAL;
        (south != north && is_equal).then_some(if south > north { Side::South } else { Side::North })
    };
    middle.into_iter().find_map(has)
}

/// Seeds that South has in store more than North.
fn lead(position: &Position) -> i32 {
    i32::from(position.store(Side::South)) - i32::from(position.store(Side::North))
}
