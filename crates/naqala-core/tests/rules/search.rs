//! Exact values of the search, compared with exhaustive play.

use crate::trying::move_by_trying;
use mancala::engine::{self, Game, GameResult, History, Move, NoEvents, Position};
use mancala::rules::{Catalogue, Rules, Settings};
use naqala_core::search::{Analyser, Budget, EVERY_MOVE, Opponent, Player};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// Most positions of exhaustive play.
const MOST: u32 = 3_000;

/// Longest line of exhaustive play, in plies.
const LONGEST: u32 = 60;

/// Position of a game near its end, with the history before it.
pub(super) struct Late {
    pub before: Vec<Position>,
    pub position: Position,
    pub history: History,
}

/// Positions of random games, from a few plies before their ends.
pub(super) fn late_positions(rules: &Rules, games: u64) -> Vec<Late> {
    let mut found = Vec::new();
    for game in 0..games {
        let mut chance = ChaCha8Rng::seed_from_u64(game);
        let mut position = engine::start(rules);
        let mut history = History::new(rules, &position);
        let mut course = Vec::new();
        for _ in 0..400 {
            let moves = engine::legal_moves(rules, &position);
            if moves.is_empty() {
                break;
            }
            let mv: Move = moves[chance.next_u32() as usize % moves.len()];
            course.push((position.clone(), history.clone()));
            history.play_legal(rules, &mut position, mv, &mut NoEvents);
        }
        for back in [1, 2, 3, 5, 8, 12] {
            if let Some(at) = course.len().checked_sub(back) {
                let (position, history) = course[at].clone();
                let before = course[..at].iter().map(|(position, _)| position.clone()).collect();
                found.push(Late { before, position, history });
            }
        }
    }
    found
}

#[test]
fn what_is_exact_is_what_comes_of_trying_everything() {
    let catalogue = Catalogue::shipped();
    let (mut compared, mut games) = (0, 0);
    for id in catalogue.ids() {
        let rules = catalogue.rules(&id, &Settings::new()).expect("a shipped variant is sound");
        let rules = Rules { rounds: None, ..rules };
        let budget = Budget { nodes: Some(4_000), memory: 1 << 20, ..Budget::default() };
        let mut analyser = Analyser::new(&rules, budget);
        let several = rules.board.sides().len() > 2;
        let before_these = compared;
        for late in late_positions(&rules, 6) {
            let analysis = analyser.analyse(&late.before, &late.position, EVERY_MOVE, &AtomicBool::new(false), |_| {});
            let mut left = MOST;
            for rated in analysis.moves.iter().filter(|rated| rated.exact) {
                let late_now = (&late.position, &late.history);
                let tried = move_by_trying(&rules, analysis.unit, late_now, rated.mv, &mut left, LONGEST);
                let Some(tried) = tried.filter(|_| !several) else { continue };
                let text = mancala::record::notation::position_text(&rules, &late.position);
                assert_eq!(rated.value, tried, "{id}: {:?} in {text}", rated.mv);
                compared += 1;
            }
        }
        games += u32::from(compared > before_these);
    }
    assert!(compared > 4_000 && games > 120, "{compared} values of {games} games compared");
}

/// The end of a game in which a position came back once too often.
struct CameBack {
    before: Vec<Position>,
    position: Position,
    mv: Move,
    /// Value of that end to the player who made the last move, in half seeds.
    value: i32,
}

/// Plays a game of the program against itself; `None` if it ends otherwise.
fn game_that_comes_back(rules: &Arc<Rules>, seed: u64) -> Option<CameBack> {
    let off = AtomicBool::new(false);
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    let budget = Budget { nodes: Some(150), memory: 1 << 18, ..Budget::default() };
    let mut player = Opponent::new(rules, Some(budget), seed);
    let mut game = Game::new(Arc::clone(rules), engine::start(rules));
    while game.position().ended().is_none() && game.plies().len() < 300 {
        let moves = engine::legal_moves(rules, game.position());
        let drawn = moves[chance.next_u32() as usize % moves.len()];
        let mv = if game.plies().len() < 8 { drawn } else { player.choose_move(&game, &off).ok()?? };
        game.play(mv).ok()?;
    }
    let last = game.plies().len().checked_sub(1)?;
    let before: Vec<Position> = (0..last).map(|ply| game.before(ply).clone()).collect();
    let (position, mv) = (game.before(last).clone(), game.plies()[last].mv);
    let mut after = position.clone();
    engine::play_legal(rules, &mut after, mv, &mut NoEvents);
    let key = engine::repetition_key(rules, &after)?;
    let comes_back = |it: &&Position| engine::repetition_key(rules, it) == Some(key);
    if before.iter().filter(comes_back).count() < 2 || after.ended().is_some() {
        return None;
    }
    let [own, others] = [position.to_move(), position.to_move().opponent()].map(|side| game.position().store(side));
    let value = match game.position().ended()?.result {
        GameResult::Draw => 0,
        _ => 2 * (i32::from(own) - i32::from(others)),
    };
    Some(CameBack { before, position, mv, value })
}

/// In games that the program plays against itself. Where a position comes back matters: to a search that does not know
/// the game so far, such a move is often worth something else.
#[test]
fn a_move_by_which_a_position_comes_back_is_worth_what_the_rules_give_then() {
    for (id, choice) in [("oware", "draw"), ("oware", "split_rows")] {
        let set = [("on_repetition".to_owned(), choice.to_owned())].into();
        let rules = Arc::new(Catalogue::shipped().rules(id, &set).expect("a shipped variant is sound"));
        let (mut games, mut turned) = (0, 0);
        for came in (0..150).filter_map(|seed| game_that_comes_back(&rules, seed)) {
            let value = |before: &[Position]| {
                let budget = Budget { depth: Some(4), memory: 1 << 20, ..Budget::default() };
                let off = AtomicBool::new(false);
                let analysis = Analyser::new(&rules, budget).analyse(before, &came.position, EVERY_MOVE, &off, |_| {});
                analysis.moves.iter().find(|rated| rated.mv == came.mv).map(|rated| rated.value)
            };
            assert_eq!(value(&came.before), Some(came.value), "{id}, {choice}");
            games += 1;
            turned += u32::from(value(&[]).map(i32::signum) != Some(came.value.signum()));
        }
        assert!(games >= 5 && turned > 0, "{id}, {choice}: {games} games, {turned} values turned");
    }
}
