//! The first stage: moves that the clauses offer, and why others are none or not on offer.

use super::super::Refused;
use super::super::fast;
use super::super::position_query::PositionQuery;
use super::super::turn;
use super::trial::Trial;
use super::{Legality, Move, Position, can_move};
use crate::rules::kinds::choice::Act;
use crate::rules::kinds::opening::{Counted, Duty};
use crate::rules::kinds::sowing::OrBack;
use crate::rules::plan::choice::ChoiceRule;
use crate::rules::plan::opening::BringRule;
use crate::rules::{Cause, Direction, PitId, Rules};
use std::ops::ControlFlow;

/// Calls `each` with every move that the clauses offer, until it breaks off.
pub(super) fn each<'a>(
    legality: &'a Legality<'a, 'a>,
    each: &mut impl FnMut(Trial<'a>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    each_place(legality, each)?;
    each_sowing(legality, each)?;
    each_sowing_of_store(legality, each)?;
    each_other(legality, each)
}

/// Calls `each` with every way of placing a seed of the hand.
fn each_place<'a>(
    legality: &'a Legality<'a, 'a>,
    each: &mut impl FnMut(Trial<'a>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if legality.choosing().places.is_none() {
        return ControlFlow::Continue(());
    }
    for pit in legality.rules.board.pits().filter(|&pit| legality.query.may_place(pit)) {
        let trial = Trial::new(legality, Move::Place { pit, way: None });
        match way_of_placed(legality, &trial) {
            Ok(_) => each(trial)?,
            Err(_) => legality.rules.board.ways().iter().try_for_each(|&way| each(trial.placed_towards(way)))?,
        }
    }
    ControlFlow::Continue(())
}

/// Calls `each` with every sowing from a pit.
fn each_sowing<'a>(
    legality: &'a Legality<'a, 'a>,
    each: &mut impl FnMut(Trial<'a>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let query = &legality.query;
    if query.plan().opening.is_whole_move() {
        return ControlFlow::Continue(());
    }
    if let Some(quick) = fast::lifts_by_place(query) {
        let mut pits = fast::offered(query, quick).iter().filter(|&pit| fast::may_lift(query, quick, pit));
        return pits.try_for_each(|pit| each_sowing_from(legality, pit, each));
    }
    let lifts = &legality.choosing().lifts;
    let may_lift = |pit: &PitId| query.holds_any(*pit) && lifts.iter().any(|lift| query.may_lift(lift, *pit));
    query.board.pits().filter(may_lift).try_for_each(|pit| each_sowing_from(legality, pit, each))
}

/// Calls `each` with every sowing from one pit, which may be lifted.
fn each_sowing_from<'a>(
    legality: &'a Legality<'a, 'a>,
    pit: PitId,
    each: &mut impl FnMut(Trial<'a>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let query = &legality.query;
    let Some(way) = query.way_of(pit).1 else {
        return each_way(legality, |way| Move::Sow { pit, way: Some(way) }, each);
    };
    each(Trial::new(legality, Move::Sow { pit, way: None }))?;
    if query.back(pit).is_some() {
        let back = Trial::new(legality, Move::Sow { pit, way: Some(way.reversed()) });
        if may_run_back(&back, pit) {
            each(back)?;
        }
    }
    ControlFlow::Continue(())
}

/// Calls `each` with every sowing of seeds of the store.
fn each_sowing_of_store<'a>(
    legality: &'a Legality<'a, 'a>,
    each: &mut impl FnMut(Trial<'a>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let query = &legality.query;
    let stores = &legality.choosing().stores;
    if stores.is_empty() || query.plan().opening.is_whole_move() {
        return ControlFlow::Continue(());
    }
    for seeds in 1..=query.position.store(query.mover) {
        if !stores.iter().any(|lift| query.may_draw(lift, seeds)) {
            continue;
        }
        match query.way_of_store(seeds).1 {
            Some(_) => each(Trial::new(legality, Move::SowStore { seeds, way: None }))?,
            None => each_way(legality, |way| Move::SowStore { seeds, way: Some(way) }, each)?,
        }
    }
    ControlFlow::Continue(())
}

/// Calls `each` with every move that neither sows nor places a seed, and with those of the opening.
fn each_other<'a>(
    legality: &'a Legality<'a, 'a>,
    each: &mut impl FnMut(Trial<'a>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let (query, choosing) = (&legality.query, legality.choosing());
    for limit in &choosing.limits {
        let ChoiceRule::Instead(act, test, _) = &limit.what else { continue };
        for pit in query.board.pits().filter(|&pit| query.holds_any(pit) && query.fits(test, pit)) {
            each(Trial::new(legality, instead(*act, pit)))?;
        }
    }
    if choosing.swap.as_ref().is_some_and(|(_, when)| query.holds(when)) {
        each(Trial::new(legality, Move::Swap))?;
    }
    query.each_opening(&mut |mv| each(Trial::new(legality, mv)))
}

/// Calls `each` with a move in each direction.
fn each_way<'a>(
    legality: &'a Legality<'a, 'a>,
    mv: impl Fn(Direction) -> Move,
    each: &mut impl FnMut(Trial<'a>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    legality.rules.board.ways().iter().try_for_each(|&way| each(Trial::new(legality, mv(way))))
}

/// Returns why a move is none in this game, or is not on offer here.
pub(super) fn refused(legality: &Legality<'_, '_>, mv: Move) -> Option<Refused> {
    let (plan, board) = (legality.query.plan(), &legality.rules.board);
    let (choosing, opening) = (&plan.choosing, &plan.opening);
    let on_board = |pit: PitId| pit.index() < board.pit_count();
    let runs = |way: Option<Direction>| way.is_none_or(|way| board.ways().contains(&way));
    let exists = match mv {
        Move::Go | Move::Stop | Move::Way(_) | Move::Pick(_) => return Some(Refused::Question),
        Move::Pass if opening.swap.is_some() => return None,
        Move::Pass => return pass_refused(legality),
        Move::Sow { pit, way } => on_board(pit) && runs(way),
        Move::SowStore { seeds, way } => !choosing.stores.is_empty() && seeds > 0 && runs(way),
        Move::Place { pit, way } => on_board(pit) && runs(way) && legality.query.stage.places_seeds(),
        Move::Take(pit) => on_board(pit) && choosing.instead(Act::Take).is_some(),
        Move::Shift(pit) => on_board(pit) && choosing.instead(Act::Shift).is_some(),
        Move::Give(pit) => on_board(pit) && choosing.instead(Act::Give).is_some(),
        Move::Swap => choosing.swap.is_some() || opening.swap.is_some(),
        Move::Reserve => opening.offered().is_some(),
        Move::Gather => opening.script.is_some(),
    };
    if !exists {
        return Some(Refused::NotAMove);
    }
    clause_against(legality, mv).map(Refused::Barred)
}

/// Returns why a player may not pass, other than as a move of the opening.
fn pass_refused(legality: &Legality<'_, '_>) -> Option<Refused> {
    match &legality.choosing().pass {
        Some(pass) => can_move(legality.rules, legality.query.position, legality.query.mover)
            .then_some(Refused::Barred(pass.clause)),
        None => Some(Refused::NotAMove),
    }
}

/// Returns the clause by which a move is not on offer.
fn clause_against(legality: &Legality<'_, '_>, mv: Move) -> Option<Cause> {
    let (choosing, query) = (legality.choosing(), &legality.query);
    if let Some(said) = verdict_of_opening(legality, mv) {
        return said;
    }
    let of_store = choosing.stores.first().map(|lift| lift.clause);
    match mv {
        Move::Sow { pit, .. } if choosing.lifts.iter().any(|lift| query.may_lift(lift, pit)) => None,
        Move::Sow { .. } => choosing.lifts.first().map(|lift| lift.clause).or(choosing.instead_of_lifts).or(of_store),
        Move::SowStore { seeds, .. } if choosing.stores.iter().any(|lift| query.may_draw(lift, seeds)) => None,
        Move::SowStore { .. } => of_store,
        Move::Place { pit, .. } => {
            choosing.places.as_ref().filter(|_| !query.may_place(pit)).map(|(clause, _)| *clause)
        }
        Move::Reserve
        | Move::Gather
        | Move::Take(_)
        | Move::Shift(_)
        | Move::Give(_)
        | Move::Go
        | Move::Stop
        | Move::Way(_)
        | Move::Pick(_)
        | Move::Pass
        | Move::Swap => None,
    }
}

/// Returns the verdict of an opening, or of a clause on seeds that are brought in, on a move: the clause by which it is
/// not on offer, if it is not; `None` if they have none.
pub(super) fn verdict_of_opening(legality: &Legality<'_, '_>, mv: Move) -> Option<Option<Cause>> {
    let query = &legality.query;
    let opening = &query.plan().opening;
    let script = opening.script.as_ref();
    let offered = opening.offered();
    let may_bring = |bring: &BringRule| may_bring(legality.rules, query.position, bring);
    let barred = |offers: bool, clause: Cause| Some(clause).filter(|_| !offers);
    match mv {
        _ if opening.is_empty() => None,
        Move::Place { pit, .. } => {
            let arrange = opening.arrange.as_ref()?;
            Some(barred(query.may_arrange(arrange, pit), arrange.clause))
        }
        Move::Gather => script.map(|it| barred(it.from == Counted::First && query.may_play(it), it.clause)),
        Move::Reserve => offered.map(|it| barred(may_bring(it), it.clause)),
        Move::Sow { pit, way: None } if script.is_some_and(|it| it.from == Counted::Chosen) => {
            script.map(|it| barred(query.may_count_from(it, pit), it.clause))
        }
        Move::Sow { .. } | Move::SowStore { .. } | Move::Take(_) | Move::Shift(_) | Move::Give(_) => {
            let race = opening.race.as_ref().filter(|_| matches!(mv, Move::SowStore { .. })).map(|it| it.clause);
            let only = offered.filter(|it| it.how == Duty::Only && may_bring(it)).map(|it| it.clause);
            let arrange = opening.arrange.as_ref().map(|it| it.clause);
            arrange.or(script.map(|it| it.clause)).or(opening.swap).or(only).or(race).map(Some)
        }
        Move::Swap | Move::Pass | Move::Go | Move::Stop | Move::Way(_) | Move::Pick(_) => None,
    }
}

/// Returns `true` if the player to move may bring seeds in as a move of its own: there are enough for each pit, and
/// something to be moved then.
#[cold]
fn may_bring(rules: &Rules, position: &Position, bring: &BringRule) -> bool {
    turn::brought_in(rules, position, bring)
        .is_some_and(|after| bring.how == Duty::Only || can_move(rules, &after, position.to_move()))
}

/// Returns why a move on offer may not be made in its direction, or without one.
pub(super) fn direction_refused(legality: &Legality<'_, '_>, mv: Move) -> Option<Refused> {
    let query = &legality.query;
    let (clause, is_settled, way) = match mv {
        Move::Sow { pit, way: Some(way) } if query.way_of(pit).1.is_some_and(|usual| usual != way) => {
            return match query.back(pit) {
                None => Some(Refused::Direction(query.way_of(pit).0)),
                Some(back) => (!may_run_back(&Trial::new(legality, mv), pit)).then_some(Refused::Barred(back)),
            };
        }
        Move::Sow { pit, way } => {
            let (clause, usual) = query.way_of(pit);
            (clause, usual.is_some(), way)
        }
        Move::SowStore { seeds, way } => {
            let (clause, usual) = query.way_of_store(seeds);
            (clause, usual.is_some(), way)
        }
        Move::Place { pit, way } => {
            let placed = way_of_placed(legality, &Trial::new(legality, Move::Place { pit, way: None }));
            (placed.unwrap_or_else(|clause| clause), placed.is_ok(), way)
        }
        _ => return None,
    };
    (is_settled == way.is_some()).then_some(Refused::Direction(clause))
}

/// The move that does this with a pit.
fn instead(act: Act, pit: PitId) -> Move {
    match act {
        Act::Take => Move::Take(pit),
        Act::Shift => Move::Shift(pit),
        Act::Give => Move::Give(pit),
    }
}

/// Returns `true` if a pit may be sown in the direction of a move instead of the usual one, by a clause that may ask
/// that the lap captures.
fn may_run_back(back: &Trial<'_>, pit: PitId) -> bool {
    match back.query().way(pit).or_back {
        OrBack::Never => false,
        OrBack::Free => true,
        OrBack::IfCaptures => back.takes_at_once().is_some(),
    }
}

/// Returns the clause that settles the direction of a placed seed (`Ok`) or lets the player choose it (`Err`).
fn way_of_placed(legality: &Legality<'_, '_>, placed: &Trial<'_>) -> Result<Cause, Cause> {
    let plan = legality.query.plan();
    if let Some(arrange) = &plan.opening.arrange {
        return Ok(arrange.clause);
    }
    let Move::Place { pit, .. } = placed.mv else { unreachable!("only a placed seed is asked about") };
    let (clause, settled) = match plan.sowing.enter.filter(|_| placed.takes_at_once().is_some()) {
        Some((clause, zone)) => (clause, legality.rules.board.near_end(pit, zone).is_some()),
        None => {
            let (clause, fixed) = legality.query.way_of(pit);
            (clause, fixed.is_some())
        }
    };
    if settled { Ok(clause) } else { Err(clause) }
}

/// Returns `true` if a move still leaves its direction open, so that it is only half made.
pub(super) fn is_half_made(legality: &Legality<'_, '_>, mv: Move) -> bool {
    match mv {
        Move::Sow { pit, way: None } => legality.query.way_of(pit).1.is_none(),
        Move::SowStore { seeds, way: None } => legality.query.way_of_store(seeds).1.is_none(),
        Move::Place { way: None, .. } => way_of_placed(legality, &Trial::new(legality, mv)).is_err(),
        _ => false,
    }
}

/// Returns a move with this direction, if it has one.
pub(super) fn with_way(mv: Move, way: Direction) -> Move {
    match mv {
        Move::Place { pit, .. } => Move::Place { pit, way: Some(way) },
        Move::Sow { pit, .. } => Move::Sow { pit, way: Some(way) },
        Move::SowStore { seeds, .. } => Move::SowStore { seeds, way: Some(way) },
        other => other,
    }
}

/// Returns the usual direction of a pit that may be sown in the opposite one too; `None` for other pits.
pub fn usual_way(rules: &Rules, position: &Position, pit: PitId) -> Option<Direction> {
    let query = PositionQuery::at(rules, position, position.to_move());
    query.back(pit).and_then(|_| query.way_of(pit).1)
}
