//! Parts of a turn that are played on a copy of the position, to know what a move would do.

use super::capture::would_capture;
use super::emitter::Emitter;
use super::laps::first_seed;
use super::sowing::drop_seeds;
use super::start::make_move;
use super::state::{SowingEnd, TurnState};
use crate::engine::event::{EventSink, NoEvents, Transfer};
use crate::engine::fast;
use crate::engine::lap::{Landed, Lap};
use crate::engine::moves::Move;
use crate::engine::position::Position;
use crate::engine::position_query::PositionQuery;
use crate::rules::{Direction, PitId, Place, Rules};

/// The result of a move, before the game is checked for its end.
pub(in crate::engine) struct TriedMove {
    /// Seeds captured.
    pub captured: u32,
    /// End of the sowing.
    pub end: SowingEnd,
}

/// Makes a move, up to the last seed of the turn or the next question.
pub(in crate::engine) fn try_move<S: EventSink>(
    rules: &Rules,
    position: &mut Position,
    mv: Move,
    sink: &mut S,
) -> TriedMove {
    let mut out = Emitter::new(rules, position, sink);
    let mut turn = TurnState::new();
    let end = make_move(&mut out, &mut turn, mv);
    TriedMove { captured: turn.captured(), end }
}

/// Sows one lap, of the seeds in flight if there are any. Returns the place of the last seed, `true` if that was empty
/// before, and the lap.
pub(in crate::engine) fn sow_first_lap(rules: &Rules, position: &mut Position, lap: Lap) -> (Place, bool, Lap) {
    sow_lap(&mut Emitter::new(rules, position, &mut NoEvents), &mut TurnState::new(), lap)
}

/// Returns `true` if a lap from a pit, or of the seeds in flight from there, would capture in a turn that has come so
/// far.
pub(super) fn would_lap_capture(
    rules: &Rules,
    position: &Position,
    mut turn: TurnState,
    pit: PitId,
    way: Direction,
) -> bool {
    let seeds = if position.lifted() > 0 { position.lifted() } else { position.pit(pit) };
    let lap = Lap::lifted(pit, way, seeds);
    let query = PositionQuery::at(rules, position, position.to_move());
    let foretold = fast::last_seed(&query, &lap).and_then(|last| fast::captured(&query, &lap, last));
    if let Some(taken) = foretold {
        return taken.is_some();
    }
    let (mut after, mut sink) = (position.clone(), NoEvents);
    let mut out = Emitter::new(rules, &mut after, &mut sink);
    let (last, was_empty, lap) = sow_lap(&mut out, &mut turn, lap);
    let captures = |pit: PitId| would_capture(&out, &turn, Landed { pit, was_empty, lap, answer: None }).is_some();
    last.as_pit().is_some_and(captures)
}

/// Places a seed of the hand and returns the pit that it captures.
pub(in crate::engine) fn would_capture_placed(rules: &Rules, position: &mut Position, pit: PitId) -> Option<PitId> {
    let was_empty = position.pit(pit) == 0;
    let way = Direction::default();
    let mut sink = NoEvents;
    let mut out = Emitter::new(rules, position, &mut sink);
    out.emit(Transfer::lifted(Place::hand(out.mover), 1, way), None);
    out.emit(Transfer::sown(Place::pit(pit)), None);
    would_capture(&out, &TurnState::new(), Landed { pit, was_empty, lap: Lap::lifted(pit, way, 1), answer: None })
}

/// Sows one lap, of the seeds in flight if there are any. Returns the place of the last seed, `true` if that was empty
/// before, and the lap.
fn sow_lap<S: EventSink>(out: &mut Emitter<'_, S>, turn: &mut TurnState, lap: Lap) -> (Place, bool, Lap) {
    if out.position().lifted() == 0 {
        out.emit(Transfer::lifted(lap.origin, lap.seeds, lap.way), None);
    }
    let lap = Lap { seeds: out.position().lifted(), ..lap };
    let Ok((_, first)) = first_seed(out, turn, &lap) else { return (Place::store(out.mover), false, lap) };
    let lap = Lap { first, ..lap };
    let (last, was_empty) = drop_seeds(out, turn, &lap);
    (last, was_empty, lap)
}
