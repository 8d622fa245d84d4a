//! Laps, one after another: where the first seed of each falls, in which direction it runs, and when there are no more.

use super::effect::apply_last_seed;
use super::emitter::Emitter;
use super::ending::ended_by_lap;
use super::preview::would_lap_capture;
use super::resume::ask_player;
use super::sowing::{drop_seeds, lift, note_crossing};
use super::state::{LapHistory, LapOutcome, SowingEnd, TurnState};
use crate::engine::ask::Question;
use crate::engine::event::{EventSink, Info, LapEnd, StateChange, Transfer};
use crate::engine::lap::Lap;
use crate::rules::kinds::ending::Endlessly;
use crate::rules::kinds::sowing::{FirstSeed, InLaps, LapWay, OrBack};
use crate::rules::plan::sowing::First;
use crate::rules::{Cause, Direction, PitId, Place};

/// Goes on with the seeds in flight until the sowing is over.
#[inline]
pub(in crate::engine) fn sow_on<S: EventSink>(
    out: &mut Emitter<'_, S>,
    turn: &mut TurnState,
    mut lap: Lap,
) -> SowingEnd {
    loop {
        let (last, was_empty) = drop_seeds(out, turn, &lap);
        if !out.stage.plan.facts.plain_pits {
            if let Some(end) = turn.cut.or_else(|| ended_by_lap(out)) {
                report_lap_end(out, last, &LapOutcome::End(end));
                return end;
            }
            note_crossing(out, turn, &lap);
        }
        let after = apply_last_seed(out, turn, last, was_empty, &lap, None);
        report_lap_end(out, last, &after);
        match after {
            LapOutcome::End(end) => return end,
            after => {
                if let Some(end) = prepare_next_lap(out, turn, after, &mut lap) {
                    return end;
                }
            }
        }
    }
}

/// Prepares the next lap, unless there is none or the player is asked for its direction.
#[inline]
pub(super) fn prepare_next_lap<S: EventSink>(
    out: &mut Emitter<'_, S>,
    turn: &mut TurnState,
    after: LapOutcome,
    lap: &mut Lap,
) -> Option<SowingEnd> {
    match after {
        LapOutcome::End(end) => Some(end),
        LapOutcome::Relay(pit) => match next_way(out, turn, pit, lap) {
            Err(clause) => Some(ask_player(out, turn, clause, Question::Way, out.mover, pit, lap)),
            Ok(way) => relay(out, turn, pit, way, None, lap),
        },
        LapOutcome::Resow(from, first, by) => match next_way(out, turn, from, lap) {
            Err(clause) => Some(ask_player(out, turn, clause, Question::Reentry, out.mover, from, lap)),
            // Captured seeds go on in the direction in which they were captured, even where laps turn back.
            Ok(way) => {
                let way = if turns_back(out, turn, from) { lap.way } else { way };
                resow(out, &mut turn.laps, from, first, way, by, lap)
            }
        },
        LapOutcome::Enter(pit, way, by) => {
            report_lap(out, turn.laps.next_number(), Place::pit(pit), way);
            out.emit(Info::Entered { pit, way }, by);
            *lap = Lap { origin: Place::pit(pit), ..*lap };
            sow_captured(out, &mut turn.laps, pit, First::Here, way, by, lap)
        }
    }
}

/// Lifts the pit in which a lap has ended. Where a turn that never ends also ends the game, that is noticed with the
/// seeds in hand.
pub(super) fn relay<S: EventSink>(
    out: &mut Emitter<'_, S>,
    turn: &mut TurnState,
    pit: PitId,
    way: Direction,
    clause: Option<Cause>,
    lap: &mut Lap,
) -> Option<SowingEnd> {
    let repeats = repeats(out, &mut turn.laps, Place::pit(pit), way);
    let verdict = out.stage.plan.sowing.endless.map(|(.., verdict)| verdict);
    let game_ends = !matches!(verdict, Some(Endlessly::Illegal | Endlessly::TurnEnds | Endlessly::ByWinner));
    if repeats && !game_ends {
        return Some(report_endless(out, turn.laps.begun()));
    }
    let seeds = out.position().pit(pit);
    if repeats {
        report_lap(out, turn.laps.next_number(), Place::pit(pit), way)
    } else {
        report_lap(out, turn.laps.number(), Place::pit(pit), way)
    }
    lift(out, pit, seeds, way, clause);
    if repeats {
        return Some(report_endless(out, turn.laps.begun()));
    }
    *lap = Lap::lifted(pit, way, seeds);
    match first_seed(out, turn, lap) {
        Ok((by, first)) => *lap = Lap { first, by, ..*lap },
        Err(end) => return Some(end),
    }
    None
}

/// Sows the seeds in flight in a lap of their own.
pub(super) fn resow<S: EventSink>(
    out: &mut Emitter<'_, S>,
    laps: &mut LapHistory,
    from: PitId,
    first: First,
    way: Direction,
    by: Cause,
    lap: &mut Lap,
) -> Option<SowingEnd> {
    report_lap(out, laps.next_number(), Place::pit(from), way);
    sow_captured(out, laps, from, first, way, by, lap)
}

/// Sows the seeds in flight in a lap that has been reported.
fn sow_captured<S: EventSink>(
    out: &mut Emitter<'_, S>,
    laps: &mut LapHistory,
    from: PitId,
    first: First,
    way: Direction,
    by: Cause,
    lap: &mut Lap,
) -> Option<SowingEnd> {
    let from = Place::pit(from);
    if repeats(out, laps, from, way) {
        return Some(report_endless(out, laps.begun()));
    }
    let seeds = out.position().lifted();
    *lap = Lap { from, first, way, by: Some(by), seeds, from_house: false, ..*lap };
    None
}

/// Returns the place of a lap's first seed, and the clause that says so if it is still in hand; or the end of the
/// sowing, if that comes with it.
#[inline]
pub(super) fn first_seed<S: EventSink>(
    out: &mut Emitter<'_, S>,
    turn: &TurnState,
    lap: &Lap,
) -> Result<(Option<Cause>, First), SowingEnd> {
    if out.stage.plan.sowing.drops.is_empty() { Ok((None, First::Next)) } else { first_seed_by_clause(out, turn, lap) }
}

#[cold]
fn first_seed_by_clause<S: EventSink>(
    out: &mut Emitter<'_, S>,
    turn: &TurnState,
    lap: &Lap,
) -> Result<(Option<Cause>, First), SowingEnd> {
    // Seeds of a store all go on along the path.
    if lap.origin.as_pit().is_none() {
        return Ok((None, First::Next));
    }
    let standing = turn.query(out, lap, None);
    let first_lap = turn.laps.is_first();
    let drop =
        out.stage.plan.sowing.drops.iter().find(|it| {
            it.first != FirstSeed::Next && (first_lap || it.laps == InLaps::Every) && standing.holds(&it.when)
        });
    let Some(drop) = drop else { return Ok((None, First::Next)) };
    let clause = drop.clause;
    match if lap.seeds > 1 { drop.first } else { drop.lone } {
        FirstSeed::Next => Ok((Some(clause), First::Next)),
        FirstSeed::Origin => Ok((Some(clause), First::Here)),
        FirstSeed::Store => {
            let store = Place::store(out.mover);
            out.emit(Transfer::sown(store), clause);
            if out.position().lifted() > 0 {
                return Ok((None, First::Next));
            }
            out.emit(Info::Stopped { at: store }, clause);
            out.emit(Info::LapEnded { at: store, because: LapEnd::Stopped }, None);
            Err(SowingEnd::Over)
        }
    }
}

/// The direction of a lap that follows another from this pit; else the clause by which the player chooses it.
#[inline]
fn next_way<S: EventSink>(out: &Emitter<'_, S>, turn: &TurnState, pit: PitId, lap: &Lap) -> Result<Direction, Cause> {
    let sowing = &out.stage.plan.sowing;
    match sowing.ways.as_slice() {
        [way] if way.or_back == OrBack::Never => match way.laps.0 {
            LapWay::Same => Ok(lap.way),
            LapWay::Reversed => Ok(lap.way.reversed()),
            LapWay::Anew => next_way_by_clause(out, turn, pit, lap),
        },
        _ => next_way_by_clause(out, turn, pit, lap),
    }
}

#[cold]
fn next_way_by_clause<S: EventSink>(
    out: &Emitter<'_, S>,
    turn: &TurnState,
    pit: PitId,
    lap: &Lap,
) -> Result<Direction, Cause> {
    let mut standing = turn.query(out, lap, None);
    standing.course.number = turn.laps.next_number();
    let rule = standing.way(pit);
    let usual = match rule.laps.0 {
        LapWay::Same => Some(lap.way),
        LapWay::Reversed => Some(lap.way.reversed()),
        LapWay::Anew => standing.way_of(pit).1,
    };
    let Some(way) = usual else { return Err(rule.clause) };
    let may_turn = match rule.or_back {
        OrBack::Never => false,
        OrBack::Free => true,
        OrBack::IfCaptures => {
            let turn = TurnState::after_laps(turn.kind, turn.laps.begun());
            would_lap_capture(out.rules, out.position(), turn, pit, way.reversed())
        }
    };
    if may_turn { Err(rule.clause) } else { Ok(way) }
}

/// Returns `true` if each lap from this pit runs in the opposite direction to the one before it.
fn turns_back<S: EventSink>(out: &Emitter<'_, S>, turn: &TurnState, pit: PitId) -> bool {
    let ways = &out.stage.plan.sowing.ways;
    ways.iter().any(|way| way.laps.0 == LapWay::Reversed)
        && turn.query(out, &Lap::lifted(pit, Direction::default(), 0), None).way(pit).laps.0 == LapWay::Reversed
}

/// Notes the state at the start of a lap. Returns `true` if it has occurred before, or there have been too many laps.
#[inline(always)]
pub(in crate::engine) fn repeats<S: EventSink>(
    out: &Emitter<'_, S>,
    laps: &mut LapHistory,
    from: Place,
    way: Direction,
) -> bool {
    out.stage.plan.facts.many_laps && lap_repeats(out, laps, from, way)
}

fn lap_repeats<S: EventSink>(out: &Emitter<'_, S>, laps: &mut LapHistory, from: Place, way: Direction) -> bool {
    let limit = out.stage.plan.sowing.endless.and_then(|(_, laps, _)| laps);
    let state = out.position().laid_with(from.index() as u64, way as u64);
    if laps.is_too_long(limit) || !laps.is_new(state) {
        return true;
    }
    laps.note_lap();
    laps.note_seeds(u32::from(out.position().at(from)) + u32::from(out.position().lifted()));
    false
}

/// Reports that the turn was found never to end, and returns the verdict on it.
#[cold]
pub(super) fn report_endless<S: EventSink>(out: &mut Emitter<'_, S>, laps: u32) -> SowingEnd {
    let (clause, verdict) = match out.stage.plan.sowing.endless {
        Some((clause, _, verdict)) => (Some(clause), verdict),
        None => (None, Endlessly::Void),
    };
    out.emit(StateChange::Endless { laps }, clause);
    SowingEnd::Endless(clause, verdict)
}

/// Reports the beginning of a lap of the mover's.
#[inline(always)]
pub(in crate::engine) fn report_lap<S: EventSink>(out: &mut Emitter<'_, S>, lap: u32, from: Place, way: Direction) {
    out.emit(Info::LapBegan { lap, hand: out.mover, from, way }, None);
}

/// Reports the end of a lap, with the continuation after its last seed, unless that is a question.
#[inline(always)]
pub(super) fn report_lap_end<S: EventSink>(out: &mut Emitter<'_, S>, at: Place, after: &LapOutcome) {
    if !S::LISTENS {
        return;
    }
    let because = match after {
        LapOutcome::Relay(_) => LapEnd::Relayed,
        LapOutcome::Resow(..) | LapOutcome::Enter(..) => LapEnd::Resown,
        LapOutcome::End(SowingEnd::Over | SowingEnd::Raced(..)) => LapEnd::Stopped,
        LapOutcome::End(SowingEnd::Again) => LapEnd::MovesAgain,
        LapOutcome::End(
            SowingEnd::FewLeft(..) | SowingEnd::RestToOpponent(_) | SowingEnd::Stops(..) | SowingEnd::Endless(..),
        ) => LapEnd::PlayStops,
        LapOutcome::End(SowingEnd::Open) => return,
    };
    out.emit(Info::LapEnded { at, because }, None);
}
