//! Values of positions, found by playing every line to its end.

use mancala::engine::{self, GameResult, History, Move, NoEvents, Position};
use mancala::rules::kinds::ending::WonBy;
use mancala::rules::{Rules, Side};
use naqala_core::search::{Unit, WIN};

/// Returns the value of a position for the player who makes the next move, by playing every line to its end; `None` if
/// that takes too long.
pub fn by_trying(rules: &Rules, unit: Unit, late: (&Position, &History), left: &mut u32, plies: u32) -> Option<i32> {
    let (position, _) = late;
    let plies = plies.checked_sub(1)?;
    let mut best = None;
    for mv in engine::legal_moves(rules, position) {
        *left = left.checked_sub(1)?;
        best = best.max(Some(move_by_trying(rules, unit, late, mv, left, plies)?));
    }
    best
}

/// Returns the value of one of the player's moves: see [`by_trying`].
pub fn move_by_trying(
    rules: &Rules,
    unit: Unit,
    (position, history): (&Position, &History),
    mv: Move,
    left: &mut u32,
    plies: u32,
) -> Option<i32> {
    let (mut after, mut history) = (position.clone(), history.clone());
    history.play_legal(rules, &mut after, mv, &mut NoEvents);
    match after.ended() {
        Some(ended) => Some(signed(rules, position, worth(rules, unit, &after, ended.result))),
        None => {
            let value = by_trying(rules, unit, (&after, &history), left, plies)?;
            Some(if player(rules, &after) == player(rules, position) { value } else { -value })
        }
    }
}

/// Returns whether South's party makes the next move, seats exchanged or not.
fn player(rules: &Rules, position: &Position) -> bool {
    rules.board.players.party(Side::South).contains(&position.chooser()) ^ position.swapped()
}

fn signed(rules: &Rules, position: &Position, value: i32) -> i32 {
    if player(rules, position) { value } else { -value }
}

/// Returns the value of a finished game for the party that began at South's seats.
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
    let winner = rules.stage_rules[after.stage()].plan.winner.as_ref();
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
