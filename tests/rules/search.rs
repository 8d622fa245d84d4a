//! What the search calls exact is what comes of trying everything.

use naqala::engine::{self, GameResult, History, Move, Position, Silent};
use naqala::rules::kinds::ending::WonBy;
use naqala::rules::{Catalogue, Rules, Settings, Side};
use naqala::search::{Analyser, Budget, Unit, WIN};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use std::sync::atomic::AtomicBool;

/// The most positions that trying everything may take.
const MOST: u32 = 3_000;

/// The longest line that is tried, in plies.
const LONGEST: u32 = 60;

/// A position of a game near its end, and what happened before it.
pub(super) struct Late {
    pub before: Vec<Position>,
    pub position: Position,
    pub history: History,
}

/// What comes of a position for the player who makes the next move, by playing every line to its end; nothing where that
/// takes too long.
pub(super) fn by_trying(
    rules: &Rules,
    unit: Unit,
    late: (&Position, &History),
    left: &mut u32,
    plies: u32,
) -> Option<i32> {
    let (position, history) = late;
    let plies = plies.checked_sub(1)?;
    let mut best = None;
    for mv in engine::legal_moves(rules, position) {
        *left = left.checked_sub(1)?;
        let (mut after, mut history) = (position.clone(), history.clone());
        history.play_legal(rules, &mut after, mv, &mut Silent);
        let value = match after.ended() {
            Some(ended) => signed(rules, position, worth(rules, unit, &after, ended.result)),
            None => {
                let value = by_trying(rules, unit, (&after, &history), left, plies)?;
                if player(rules, &after) == player(rules, position) { value } else { -value }
            }
        };
        best = best.max(Some(value));
    }
    best
}

/// Whether South's party makes the next move, seats exchanged or not.
fn player(rules: &Rules, position: &Position) -> bool {
    rules.board.players.party(Side::South).contains(&position.chooser()) ^ position.swapped()
}

fn signed(rules: &Rules, position: &Position, value: i32) -> i32 {
    if player(rules, position) { value } else { -value }
}

/// What a finished game brought to the party that began at South's seats.
fn worth(rules: &Rules, unit: Unit, after: &Position, result: GameResult) -> i32 {
    let ours = |side: Side| rules.board.players.party(Side::South).contains(&side) ^ after.swapped();
    let won = match result {
        GameResult::Won(side) => {
            if ours(side) {
                1
            } else {
                -1
            }
        }
        GameResult::Draw | GameResult::Void => 0,
        GameResult::Lost => -1,
    };
    let winner = rules.phases[after.phase()].plan.winner.as_ref();
    let held = |side: Side| match winner.map(|winner| winner.by) {
        Some(WonBy::MostWithTraps) => 2 * i64::from(engine::with_traps(&rules.board, after, side)),
        _ => engine::score(&rules.board, winner, after, side),
    };
    let lead: i64 = rules.board.sides().iter().map(|&side| if ours(side) { held(side) } else { -held(side) }).sum();
    let lead = lead as i32 * if winner.is_some_and(|it| it.by == WonBy::FewestSeeds) { -1 } else { 1 };
    match unit {
        Unit::Result => won * WIN,
        Unit::Seeds => match won {
            1 => lead.max(1),
            -1 => lead.min(-1),
            // A draw is one whatever the stores hold.
            _ => 0,
        },
    }
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
            history.play_legal(rules, &mut position, mv, &mut Silent);
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
        for late in late_positions(&rules, 12) {
            let analysis = analyser.analyse(&late.before, &late.position, true, &AtomicBool::new(false), |_| {});
            let mut left = MOST;
            for rated in analysis.moves.iter().filter(|rated| rated.exact) {
                let (mut after, mut history) = (late.position.clone(), late.history.clone());
                history.play_legal(&rules, &mut after, rated.mv, &mut Silent);
                let tried = match after.ended() {
                    Some(ended) => {
                        Some(signed(&rules, &late.position, worth(&rules, analysis.unit, &after, ended.result)))
                    }
                    None => by_trying(&rules, analysis.unit, (&after, &history), &mut left, LONGEST).map(|value| {
                        let same = player(&rules, &after) == player(&rules, &late.position);
                        if same { value } else { -value }
                    }),
                };
                let Some(tried) = tried.filter(|_| !several) else { continue };
                let text = naqala::record::notation::position_text(&rules, &late.position);
                assert_eq!(rated.value, tried, "{id}: {:?} in {text}", rated.mv);
                compared += 1;
            }
        }
        games += u32::from(compared > before_these);
    }
    assert!(compared > 8_000 && games > 120, "{compared} values of {games} games compared");
}
