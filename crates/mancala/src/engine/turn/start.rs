//! The start of a turn: a move is made, and its first lap is lifted.

use super::blockade::{bar_return, lift_bars};
use super::capture::would_capture;
use super::closing::close;
use super::deposit::first_pit;
use super::effect::apply_last_seed;
use super::emitter::Emitter;
use super::ending::ending;
use super::finish::end_stage;
use super::laps::{first_seed, prepare_next_lap, repeats, report_lap, sow_on};
use super::layout::mirror;
use super::penalty::pay_for_passing;
use super::race::enter_race;
use super::reseed::{bring, reseed};
use super::resume::resume;
use super::script::play_script;
use super::sowing::lift;
use super::special::sow_with_specials;
use super::state::{SowingEnd, TurnState};
use crate::engine::event::{EventSink, Info, StateChange, Transfer, TransferKind};
use crate::engine::fast;
use crate::engine::lap::{Landed, Lap};
use crate::engine::legality::kind_of_turn;
use crate::engine::mark::Mark;
use crate::engine::moves::Move;
use crate::engine::position_query::Placed;
use crate::engine::state::Kind;
use crate::rules::kinds::choice::Act;
use crate::rules::kinds::landing::Made;
use crate::rules::kinds::opening::Duty;
use crate::rules::plan::choice::ChoiceRule;
use crate::rules::stage::Until;
use crate::rules::{Cause, Direction, PitId, Place, StageRules};

/// Makes a move, up to the last seed of the turn or the next question.
pub(super) fn make_move<S: EventSink>(out: &mut Emitter<'_, S>, turn: &mut TurnState, mv: Move) -> SowingEnd {
    match mv {
        Move::Sow { pit, way } => {
            if out.stage.plan.facts.plain_start {
                let (clause, way) = direction(out, pit, way);
                return fast::sow_pit(out, turn, pit, way, clause);
            }
            if let Some(clause) = no_return(out.stage) {
                lift_bars(out, clause);
            }
            let (clause, way) = direction(out, pit, way);
            if out.stage.plan.facts.rare_start
                && let Some(end) = start_rarely(out, turn, mv, pit, way, clause)
            {
                return end;
            }
            if let Some(clause) = out.stage.plan.facts.notes_played.filter(|_| out.position().mark(pit) == Mark::None) {
                out.emit(StateChange::Marked { pit, mark: Mark::Played }, clause);
            }
            let alone = out.position().pit(pit) == 1;
            turn.kind = report_kind(out, mv);
            let end = sow_pit(out, turn, pit, way, false, Some(clause));
            bar_return(out, pit, way, alone);
            end
        }
        Move::SowStore { seeds, way } => {
            if let Some(clause) = no_return(out.stage) {
                lift_bars(out, clause);
            }
            if out.stage.plan.facts.rare_start && reseed(out, turn, Made::Chosen).is_some() {
                return make_move(out, turn, mv);
            }
            let standing = out.query();
            let (direction, usual) = standing.way_of_store(seeds);
            let run = way.or(usual).unwrap_or(out.board.ways()[0]);
            let lift = out.stage.plan.choosing.stores.iter().find(|lift| standing.may_draw(lift, seeds));
            let clause = lift.map(|lift| lift.clause);
            if out.position().bound().is_some() {
                out.emit(StateChange::Bound { way: None }, direction);
            }
            turn.kind = report_kind(out, mv);
            sow_store(out, turn, seeds, run, clause)
        }
        Move::Place { pit, way } => {
            turn.kind = report_kind(out, mv);
            place_seed(out, turn, pit, way)
        }
        Move::Reserve => {
            let Some(rule) = out.stage.plan.opening.offered() else { return SowingEnd::Open };
            bring(out, rule);
            if rule.how == Duty::Only { SowingEnd::Over } else { SowingEnd::Open }
        }
        Move::Gather => match &out.stage.plan.opening.script {
            Some(script) => play_script(out, turn, script, None),
            None => SowingEnd::Open,
        },
        Move::Take(pit) => {
            let seeds = out.position().pit(pit);
            turn.note_captured(seeds);
            out.emit(
                Transfer::captured(pit, Place::store(out.mover), seeds),
                out.stage.plan.choosing.instead(Act::Take),
            );
            SowingEnd::Over
        }
        Move::Shift(pit) => {
            let (_, way) = direction(out, pit, None);
            let from = Place::pit(pit);
            let to = out.board.next(out.mover, way, from);
            let seeds = out.position().pit(pit);
            out.emit(
                Transfer { from, to, seeds, kind: TransferKind::Shifted },
                out.stage.plan.choosing.instead(Act::Shift),
            );
            SowingEnd::Over
        }
        Move::Give(pit) => {
            let (from, to) = (Place::pit(pit), Place::pit(first_pit(out.board, out.mover.opponent())));
            let given = Transfer { from, to, seeds: 1, kind: TransferKind::Shifted };
            out.emit(given, out.stage.plan.choosing.instead(Act::Give));
            SowingEnd::Over
        }
        Move::Go | Move::Stop | Move::Way(_) | Move::Pick(_) => match out.position().ask() {
            Some(ask) => resume(out, turn, ask, mv),
            None => SowingEnd::Open,
        },
        Move::Pass => {
            if let Some(clause) = no_return(out.stage) {
                lift_bars(out, clause);
            }
            let pass = out.stage.plan.choosing.pass.as_ref().map(|pass| pass.clause);
            out.emit(Info::Passed { side: out.mover }, out.stage.plan.opening.swap.or(pass));
            pay_for_passing(out);
            SowingEnd::Over
        }
        Move::Swap => {
            let swap = out.stage.plan.choosing.swap.as_ref().map(|(clause, _)| *clause);
            let clause = out.stage.plan.opening.swap.or(swap);
            out.emit(StateChange::Swapped, clause);
            end_stage(out, Until::OneMove);
            if let Some(stop) = ending(out.rules, out.position(), out.mover) {
                close(out, stop, turn.aside);
            }
            SowingEnd::Open
        }
    }
}

/// Works out the beginning of the turn, with a capture or without, where the game asks, and reports it.
fn report_kind<S: EventSink>(out: &mut Emitter<'_, S>, mv: Move) -> Kind {
    let Some((clause, ..)) = out.stage.plan.choosing.must_capture else { return Kind::Open };
    let kind = kind_of_turn(out.rules, out.position(), mv);
    out.emit(Info::Opened { captures: kind == Kind::Capturing }, clause);
    kind
}

/// Begins a sowing in some other way than by lifting a pit, in a game in which that occurs, if it does here.
#[cold]
fn start_rarely<S: EventSink>(
    out: &mut Emitter<'_, S>,
    turn: &mut TurnState,
    mv: Move,
    pit: PitId,
    way: Direction,
    clause: Cause,
) -> Option<SowingEnd> {
    if reseed(out, turn, Made::Chosen).is_some() {
        return Some(make_move(out, turn, mv));
    }
    if let Some(script) = &out.stage.plan.opening.script {
        return Some(play_script(out, turn, script, Some(pit)));
    }
    if let Some(race) = &out.stage.plan.opening.race {
        return Some(enter_race(out, turn, race.clause, pit, way));
    }
    if out.position().bound().is_some() {
        out.emit(StateChange::Bound { way: None }, clause);
    }
    specials_clause(out, pit).map(|specials| sow_with_specials(out, turn, pit, way, clause, specials))
}

/// The direction in which a pit is sown, and the clause that says so.
#[inline]
pub(super) fn direction<S: EventSink>(
    out: &Emitter<'_, S>,
    pit: PitId,
    chosen: Option<Direction>,
) -> (Cause, Direction) {
    match out.stage.plan.sowing.fixed {
        Some(fixed) => fixed,
        None => out.query().run(pit, chosen),
    }
}

/// The clause by which a lone seed that has crossed is not sent straight back.
#[inline]
fn no_return(stage: &StageRules) -> Option<Cause> {
    stage.plan.choosing.limited_by(|it| matches!(it, ChoiceRule::NoReturn { .. }))
}

/// The clause by which the special pieces of a pit are sown with its seeds.
fn specials_clause<S: EventSink>(out: &Emitter<'_, S>, pit: PitId) -> Option<Cause> {
    let standing = out.query();
    out.stage.plan.choosing.lifts.iter().find(|lift| standing.may_lift(lift, pit))?.specials
}

/// Places a seed of the hand: it captures, or the pit is sown, or the player goes on setting out seeds.
#[cold]
fn place_seed<S: EventSink>(
    out: &mut Emitter<'_, S>,
    turn: &mut TurnState,
    pit: PitId,
    way: Option<Direction>,
) -> SowingEnd {
    let places = out.stage.plan.choosing.places.as_ref().map(|(clause, _)| *clause);
    let arrange = out.stage.plan.opening.arrange.as_ref().map(|it| it.clause);
    let clause = arrange.or(places);
    let was_empty = out.position().pit(pit) == 0;
    let near = out.stage.plan.sowing.enter.and_then(|(_, zone)| out.board.near_end(pit, zone));
    let run = way.or(near).unwrap_or_default();
    out.emit(Transfer::lifted(Place::hand(out.mover), 1, run), clause);
    out.emit(Transfer::sown(Place::pit(pit)), clause);
    if arrange.is_some() {
        let spent = out.position().hand(out.mover) == 0;
        return if spent && !mirror(out) { SowingEnd::Over } else { SowingEnd::Open };
    }
    let mut lap = Lap::lifted(pit, run, 1);
    let captures = match turn.kind {
        Kind::Capturing => true,
        Kind::Plain => false,
        Kind::Open => would_capture(out, turn, Landed { pit, was_empty, lap, answer: None }).is_some(),
    };
    if !captures {
        let (clause, way) = direction(out, pit, way);
        return sow_pit(out, turn, pit, way, true, Some(clause));
    }
    turn.origin = Some(Place::pit(pit));
    let after = apply_last_seed(out, turn, Place::pit(pit), was_empty, &lap, None);
    match prepare_next_lap(out, turn, after, &mut lap) {
        Some(end) => end,
        None => sow_on(out, turn, lap),
    }
}

/// Lifts a pit and sows until the sowing is over. `placed` says that a seed of the hand was just put there.
#[inline]
fn sow_pit<S: EventSink>(
    out: &mut Emitter<'_, S>,
    turn: &mut TurnState,
    origin: PitId,
    way: Direction,
    placed: bool,
    direction: Option<Cause>,
) -> SowingEnd {
    let repeats = repeats(out, &mut turn.laps, Place::pit(origin), way);
    debug_assert!(!repeats, "a turn begins with nothing to repeat");
    turn.origin = Some(Place::pit(origin));
    let all = out.position().pit(origin);
    let from_house = is_house(out, origin);
    let some = partial_lift(out, turn, origin, placed);
    let (seeds, clause) = match some {
        Some((clause, seeds)) => (seeds.min(all), Some(clause)),
        None => (all, direction),
    };
    report_lap(out, turn.laps.number(), Place::pit(origin), way);
    lift(out, origin, seeds, way, clause);
    let lap = Lap { from_house, ..Lap::lifted(origin, way, seeds) };
    match first_seed(out, turn, &lap) {
        Ok((by, first)) => sow_on(out, turn, Lap { first, by, ..lap }),
        Err(end) => end,
    }
}

/// Lifts seeds of the mover's own store and sows until the sowing is over.
fn sow_store<S: EventSink>(
    out: &mut Emitter<'_, S>,
    turn: &mut TurnState,
    seeds: u16,
    way: Direction,
    clause: Option<Cause>,
) -> SowingEnd {
    let lap = Lap::of_store(out.board, out.mover, way, seeds);
    let repeats = repeats(out, &mut turn.laps, lap.origin, way);
    debug_assert!(!repeats, "a turn begins with nothing to repeat");
    turn.origin = Some(lap.origin);
    report_lap(out, turn.laps.number(), lap.origin, way);
    out.emit(Transfer::lifted(lap.origin, seeds, way), clause);
    sow_on(out, turn, lap)
}

/// Returns the clause by which only some seeds of a pit are lifted, and their number.
fn partial_lift<S: EventSink>(
    out: &Emitter<'_, S>,
    turn: &TurnState,
    pit: PitId,
    placed: bool,
) -> Option<(Cause, u16)> {
    let rules = &out.stage.plan.sowing.lift_some;
    if rules.is_empty() {
        return None;
    }
    let mut standing = turn.query(out, &Lap::lifted(pit, Direction::default(), 0), None);
    standing.course.placed = if placed { Placed::Just(pit) } else { Placed::None };
    let some = rules.iter().find(|it| standing.holds(&it.when) && standing.fits(&it.test, pit))?;
    Some((some.clause, some.seeds))
}

/// Returns `true` if a pit is a house that counts as one.
#[inline]
fn is_house<S: EventSink>(out: &Emitter<'_, S>, pit: PitId) -> bool {
    out.stage.plan.house.is_some() && out.query().is_house(pit)
}
