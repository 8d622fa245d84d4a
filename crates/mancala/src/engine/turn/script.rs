//! Scripted moves: seeds are taken from pits that are counted along the path, and sown or moved on.

use super::emitter::Emitter;
use super::laps::{report_lap, sow_on};
use super::sowing::{drop_seed, drop_seeds, lift};
use super::state::{SowingEnd, TurnState};
use crate::engine::event::EventSink;
use crate::engine::lap::Lap;
use crate::engine::mark::Mark;
use crate::engine::position::Position;
use crate::engine::position_query::PositionQuery;
use crate::rules::kinds::opening::{Counted, Handful, Step};
use crate::rules::plan::opening::ScriptRule;
use crate::rules::plan::sowing::First;
use crate::rules::{Board, Direction, PLACES, PitId, Place, Side};

/// The pits along a side's path, once round, as a script counts them: from the first, or from one of them. Closed pits
/// are passed over.
pub fn counted_from(
    board: &Board,
    side: Side,
    way: Direction,
    from: Option<PitId>,
    is_closed: impl Fn(PitId) -> bool,
) -> Vec<PitId> {
    let first = from.map_or_else(|| board.path(side)[0], Place::pit);
    let path = std::iter::successors(Some(first), |&place| Some(board.next(side, way, place)));
    let once_round = path.take(PLACES).enumerate().take_while(|&(along, place)| along == 0 || place != first);
    once_round.filter_map(|(_, place)| place.as_pit()).filter(|&pit| !is_closed(pit)).collect()
}

/// The pit of a number, counted from 1 and on, round after round.
fn numbered(path: &[PitId], number: u8) -> PitId {
    path[usize::from(number).saturating_sub(1) % path.len()]
}

/// Returns `true` if a pit gives seeds to a script.
fn gives(position: &Position, pit: PitId) -> bool {
    position.pit(pit) > 0 && !matches!(position.mark(pit), Mark::Trap(_))
}

impl PositionQuery<'_, '_> {
    /// The pits of a script in the order in which it counts them.
    fn script_path(&self, from: Option<PitId>) -> Vec<PitId> {
        let way = self.stage.plan.sowing.usual_way().unwrap_or_default();
        counted_from(self.board, self.mover, way, from, |pit| self.position.mark(pit) == Mark::Closed)
    }

    /// Returns `true` if a script finds seeds, counted from its first pit.
    pub(in crate::engine) fn may_play(&self, script: &ScriptRule) -> bool {
        let path = self.script_path(None);
        !path.is_empty() && script.givers().any(|number| gives(self.position, numbered(&path, number)))
    }

    /// Returns `true` if the steps of a script may be counted from a pit of the player's choice.
    pub(in crate::engine) fn may_count_from(&self, script: &ScriptRule, pit: PitId) -> bool {
        script.from == Counted::Chosen && self.owner(pit) == self.mover && gives(self.position, pit)
    }
}

/// Plays a script, counted from its first pit or from one that the player has chosen.
#[cold]
pub(super) fn play_script<'a, S: EventSink>(
    out: &mut Emitter<'a, S>,
    turn: &mut TurnState,
    script: &'a ScriptRule,
    from: Option<PitId>,
) -> SowingEnd {
    let way = out.stage.plan.sowing.usual_way().unwrap_or_default();
    let path = out.query().script_path(from);
    let last = script.steps.len().saturating_sub(1);
    turn.laps.note_lap();
    let first = match script.steps.first() {
        Some(Step::Lift(pits) | Step::Push(pits)) => pits.first(),
        Some(Step::Sow(pit)) => Some(pit),
        None => None,
    };
    if let Some(&first) = first {
        report_lap(out, turn.laps.number(), Place::pit(numbered(&path, first)), way);
    }
    for (number, step) in script.steps.iter().enumerate() {
        match step {
            Step::Lift(pits) => {
                for &pit in pits {
                    take_for_script(out, script, numbered(&path, pit), way);
                }
            }
            Step::Push(pits) => {
                for &pit in pits {
                    let (from, to) = (numbered(&path, pit), numbered(&path, pit + 1));
                    let seeds = take_for_script(out, script, from, way);
                    let lap = Lap::lifted(from, way, seeds);
                    for _ in 0..seeds {
                        drop_seed(out, turn, Place::pit(to), Some(script.clause), &lap);
                        if let Some(end) = turn.cut {
                            return end;
                        }
                    }
                }
            }
            Step::Sow(pit) => {
                let pit = numbered(&path, *pit);
                turn.origin = Some(Place::pit(pit));
                let lap = match out.position().lifted() {
                    0 if script.lifts() => continue,
                    0 => Lap::lifted(pit, way, take_for_script(out, script, pit, way)),
                    kept => Lap { first: First::Here, ..Lap::lifted(pit, way, kept) },
                };
                if lap.seeds > 0 && number == last {
                    return sow_on(out, turn, lap);
                }
                drop_seeds(out, turn, &lap);
                if let Some(end) = turn.cut {
                    return end;
                }
            }
        }
    }
    SowingEnd::Over
}

/// Takes up seeds of a pit; returns how many.
fn take_for_script<S: EventSink>(out: &mut Emitter<'_, S>, script: &ScriptRule, pit: PitId, way: Direction) -> u16 {
    if !gives(out.position(), pit) {
        return 0;
    }
    let seeds = match script.seeds {
        Handful::Seeds(seeds) => seeds.min(out.position().pit(pit)),
        Handful::All => out.position().pit(pit),
    };
    if seeds > 0 {
        lift(out, pit, seeds, way, Some(script.clause));
    }
    seeds
}
