//! The race: both players sow at the same time, each with their own hand, until each has reached an empty pit.

use super::effect::apply_last_seed;
use super::emitter::Emitter;
use super::laps::{report_endless, report_lap_end};
use super::passing::act_in_passing;
use super::resume::ask_player;
use super::state::{LapHistory, LapOutcome, SowingEnd, TurnState};
use crate::engine::ask::Question;
use crate::engine::event::{EventSink, Info, Transfer};
use crate::engine::lap::Lap;
use crate::engine::legality::{legal_moves, racing};
use crate::engine::mark::Mark;
use crate::engine::moves::Move;
use crate::rules::kinds::ending::Endlessly;
use crate::rules::kinds::opening::RaceOrder;
use crate::rules::{Cause, Direction, PitId, Place, Side};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// One player's part in a race.
#[derive(Clone, Copy)]
struct Runner {
    side: Side,
    /// Place in which the last seed fell, or from which the present lap was lifted.
    at: Place,
    /// Pit from which the present lap was lifted.
    from: PitId,
    /// Seeds in hand; 0 once the player has reached an empty pit.
    held: u16,
    /// Laps that the player has begun.
    laps: u32,
}

/// Asks the opponent for a pit after the mover has chosen one, unless none can be chosen.
#[cold]
pub(super) fn enter_race<S: EventSink>(
    out: &mut Emitter<'_, S>,
    turn: &mut TurnState,
    clause: Cause,
    pit: PitId,
    way: Direction,
) -> SowingEnd {
    let who = out.mover.opponent();
    let answers = legal_moves(out.rules, &racing(out.position(), who));
    if !answers.iter().any(|mv| matches!(mv, Move::Sow { .. })) {
        // The mover runs alone: the other finds nothing in a pit that was just lifted.
        return run_race(out, turn, clause, way, [(out.mover, pit), (who, pit)]);
    }
    ask_player(out, turn, clause, Question::Race, who, pit, &Lap::lifted(pit, way, 0))
}

/// Lets both players lift their pits and sow.
#[cold]
pub(super) fn run_race<S: EventSink>(
    out: &mut Emitter<'_, S>,
    turn: &mut TurnState,
    clause: Cause,
    way: Direction,
    starts: [(Side, PitId); 2],
) -> SowingEnd {
    let mover = out.mover;
    let end = race_to_end(out, turn, clause, way, starts);
    // Where it never ends, seeds are left in both hands.
    if out.mover != mover {
        turn.aside = out.position().lifted() - turn.aside;
    }
    out.mover = mover;
    end
}

fn race_to_end<S: EventSink>(
    out: &mut Emitter<'_, S>,
    turn: &mut TurnState,
    clause: Cause,
    way: Direction,
    starts: [(Side, PitId); 2],
) -> SowingEnd {
    let order = out.stage.plan.opening.race.as_ref().map_or(RaceOrder::Alternate, |race| race.order);
    let round = u64::from(out.position().round_state().round.saturating_sub(1));
    let mut lots = ChaCha8Rng::seed_from_u64(u64::from(out.board.seed) | round << 16);
    let mut runners = starts.map(|(side, pit)| Runner { side, at: Place::pit(pit), from: pit, held: 0, laps: 0 });
    for runner in &mut runners {
        take_up(out, runner, way, clause);
    }
    let mut first = None;
    let mut next = 0;
    while runners.iter().any(|runner| runner.held > 0) {
        if order == RaceOrder::Random && runners.iter().all(|runner| runner.held > 0) {
            next = lots.random_range(0..2);
        }
        if runners[next].held == 0 {
            next = 1 - next;
        }
        let runner = &mut runners[next];
        let lapped = match drop_in_race(out, turn, runner, way, clause) {
            Ok(lapped) => lapped,
            Err(end) => return end,
        };
        if lapped && runner.held == 0 {
            first = first.or(Some(runner.side));
        }
        if order != RaceOrder::Laps || lapped {
            next = 1 - next;
        }
        if lapped && race_repeats(out, &mut turn.laps, &runners, next, order) {
            return report_endless_race(out, turn.laps.begun());
        }
    }
    SowingEnd::Raced(first.unwrap_or(starts[0].0), clause)
}

/// Lifts the pit that a player's sowing has reached, if it holds seeds.
fn take_up<S: EventSink>(out: &mut Emitter<'_, S>, runner: &mut Runner, way: Direction, clause: Cause) {
    runner.held = out.position().at(runner.at);
    if runner.held > 0 {
        out.emit(Info::Hand { side: runner.side }, clause);
        report_own_lap(out, runner, way);
        out.emit(Transfer::lifted(runner.at, runner.held, way), clause);
    }
}

/// Reports that a player begins a lap.
fn report_own_lap<S: EventSink>(out: &mut Emitter<'_, S>, runner: &mut Runner, way: Direction) {
    runner.laps += 1;
    out.emit(Info::LapBegan { lap: runner.laps, hand: runner.side, from: runner.at, way }, None);
}

/// Drops a seed of a player and applies the clauses to it. If it is the last of a lap, an occupied pit is lifted at
/// once. Returns `true` if the lap is over, or the end of play as an error.
fn drop_in_race<S: EventSink>(
    out: &mut Emitter<'_, S>,
    turn: &mut TurnState,
    runner: &mut Runner,
    way: Direction,
    clause: Cause,
) -> Result<bool, SowingEnd> {
    runner.at = out.board.next(runner.side, way, runner.at);
    while runner.at.as_pit().is_some_and(|pit| out.position().mark(pit) == Mark::Closed) {
        runner.at = out.board.next(runner.side, way, runner.at);
    }
    out.mover = runner.side;
    turn.aside = out.position().lifted() - runner.held;
    turn.laps.note_seeds(1);
    out.emit(Info::Hand { side: runner.side }, clause);
    let lap = Lap::lifted(runner.from, way, runner.held);
    let was_empty = out.position().at(runner.at) == 0;
    out.emit(Transfer::sown(runner.at), None);
    if let Some(pit) = runner.at.as_pit() {
        act_in_passing(out, turn, pit, was_empty, &lap);
    }
    runner.held = out.position().lifted() - turn.aside;
    if let Some(end) = turn.cut {
        return Err(end);
    }
    if runner.held > 0 {
        return Ok(false);
    }
    turn.laps.note_lap();
    let after = apply_last_seed(out, turn, runner.at, was_empty, &lap, None);
    report_lap_end(out, runner.at, &after);
    match after {
        LapOutcome::Relay(pit) => {
            (runner.at, runner.from, runner.held) = (Place::pit(pit), pit, out.position().pit(pit));
            report_own_lap(out, runner, way);
            out.emit(Transfer::lifted(runner.at, runner.held, way), clause);
        }
        LapOutcome::End(SowingEnd::Over) => {}
        LapOutcome::End(end) => return Err(end),
        LapOutcome::Resow(..) | LapOutcome::Enter(..) => unreachable!("what is captured in a race is kept"),
    }
    Ok(true)
}

/// Returns `true` if a state of this race has come back, or the race has gone on for too long.
fn race_repeats<S: EventSink>(
    out: &Emitter<'_, S>,
    laps: &mut LapHistory,
    runners: &[Runner; 2],
    next: usize,
    order: RaceOrder,
) -> bool {
    if laps.is_too_long(out.stage.plan.sowing.endless.and_then(|(_, laps, _)| laps)) {
        return true;
    }
    // Where both still run, lots decide what comes next.
    if order == RaceOrder::Random && runners.iter().all(|runner| runner.held > 0) {
        return false;
    }
    let hands = runners.map(|runner| (runner.at.index() as u64) << 16 | u64::from(runner.held));
    let state = out.position().laid_with(hands[0] << 1 | next as u64, hands[1]);
    !laps.is_new(state)
}

/// Reports that a race goes on for ever, and returns the verdict on it. It cannot be called back: with seeds in both
/// hands nobody can go on.
fn report_endless_race<S: EventSink>(out: &mut Emitter<'_, S>, laps: u32) -> SowingEnd {
    match report_endless(out, laps) {
        SowingEnd::Endless(clause, Endlessly::Draw) => SowingEnd::Endless(clause, Endlessly::Draw),
        SowingEnd::Endless(clause, _) => SowingEnd::Endless(clause, Endlessly::Void),
        end => end,
    }
}
