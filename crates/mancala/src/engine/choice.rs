//! Among which moves a player chooses, no question being open, and why not others.

use super::Refused;
use super::limits::{bar, can_move, each_unbarred, outdone, sift};
use super::moves::{Move, Moves};
use super::offers::{each_lifted, free, may_run_back, place_way};
use super::position::Position;
use super::position_query::PositionQuery;
use super::turn::reseeded;
use crate::rules::kinds::choice::Act;
use crate::rules::{PhaseRules, PitId, Rules, Way};

/// The moves among which the player to move chooses, no question being open.
pub(super) fn choices(rules: &Rules, position: &Position, moves: &mut Moves) {
    let phase = phase(rules, position);
    let side = position.to_move();
    let mut push = |mv: Move| {
        moves.push(mv);
        true
    };
    if let Some(quick) = free(rules, position, side) {
        match quick.least.filter(|_| !position.moved_owners(&phase.plan.facts)) {
            Some(least) => any_own_pit(rules, position, least, moves),
            None => {
                each_lifted(&PositionQuery::at(rules, position, side), quick, &mut push);
            }
        }
    } else if let Some((ready, _)) = reseeded(rules, position) {
        return choices(rules, &ready, moves);
    } else {
        each_unbarred(rules, position, &mut push);
        if phase.plan.choosing.prefers {
            sift(rules, position, moves, |_, _| ());
        }
    }
    if moves.is_empty()
        && let Some(_) = phase.plan.choosing.pass
    {
        moves.push(Move::Pass);
    }
}

/// Every own pit that holds enough.
#[inline]
fn any_own_pit(rules: &Rules, position: &Position, least: u16, moves: &mut Moves) {
    let side = position.to_move();
    let sow = |pit: PitId, seeds: u16| (Move::Sow { pit, way: None }, seeds >= least);
    match rules.board.range_of(side) {
        Some(range) => {
            let (first, pits) = (range.start as u8, range.len());
            let held = (first..).map(PitId).zip(&position.seeds()[range]);
            moves.add_open(pits, held.map(|(pit, &seeds)| sow(pit, seeds)));
        }
        None => {
            let pits = rules.board.pits_of(side);
            moves.add_open(pits.len(), pits.map(|pit| sow(pit, position.pit(pit))));
        }
    }
}

/// Returns why the player to move may not choose a move; `None` if it may be chosen.
pub(super) fn why_not_chosen(rules: &Rules, position: &Position, mv: Move) -> Option<Refused> {
    let phase = phase(rules, position);
    if let Some((ready, _)) = reseeded(rules, position) {
        return why_not_chosen(rules, &ready, mv);
    }
    match mv {
        Move::Go | Move::Stop | Move::Way(_) | Move::Pick(_) => Some(Refused::Question),
        Move::Pass if phase.plan.opening.swap.is_some() => None,
        Move::Pass => match &phase.plan.choosing.pass {
            Some(pass) if can_move(rules, position, position.to_move()) => Some(Refused::Barred(pass.clause)),
            Some(_) => None,
            None => Some(Refused::NotAMove),
        },
        Move::Sow { pit, way } => why_not_sown(rules, position, pit, way),
        Move::SowStore { seeds, way } => why_not_drawn(rules, position, seeds, way),
        Move::Place { pit, way } => why_not_placed(rules, position, pit, way),
        Move::Reserve | Move::Swap | Move::Gather | Move::Take(_) | Move::Shift(_) | Move::Give(_) => {
            why_not_otherwise(rules, position, mv)
        }
    }
}

/// Returns why a pit may not be sown this way.
fn why_not_sown(rules: &Rules, position: &Position, pit: PitId, way: Option<Way>) -> Option<Refused> {
    let mv = Move::Sow { pit, way };
    if pit.index() >= rules.board.pit_count() || way.is_some_and(|way| !rules.board.ways().contains(&way)) {
        return Some(Refused::NotAMove);
    }
    if let Some(clause) = bar(rules, position, mv) {
        return Some(Refused::Barred(clause));
    }
    let standing = PositionQuery::at(rules, position, position.to_move());
    let (clause, usual) = standing.way_of(pit);
    match (usual, way) {
        (Some(_), None) | (None, Some(_)) => {}
        (None, None) => return Some(Refused::Direction(clause)),
        (Some(usual), Some(way)) => match standing.back(pit).filter(|_| way != usual) {
            None => return Some(Refused::Direction(clause)),
            Some(back) if !may_run_back(rules, position, pit, way) => return Some(Refused::Barred(back)),
            Some(_) => {}
        },
    }
    outdone(rules, position, mv)
}

/// Returns why this many seeds of the store may not be sown this way.
fn why_not_drawn(rules: &Rules, position: &Position, seeds: u16, way: Option<Way>) -> Option<Refused> {
    let mv = Move::SowStore { seeds, way };
    let offered = !phase(rules, position).plan.choosing.stores.is_empty();
    if !offered || seeds == 0 || way.is_some_and(|way| !rules.board.ways().contains(&way)) {
        return Some(Refused::NotAMove);
    }
    if let Some(clause) = bar(rules, position, mv) {
        return Some(Refused::Barred(clause));
    }
    let (clause, usual) = PositionQuery::at(rules, position, position.to_move()).way_of_store(seeds);
    match (usual, way) {
        (Some(_), None) | (None, Some(_)) => outdone(rules, position, mv),
        (None, None) | (Some(_), Some(_)) => Some(Refused::Direction(clause)),
    }
}

/// Returns why a seed may not be placed in a pit.
fn why_not_placed(rules: &Rules, position: &Position, pit: PitId, way: Option<Way>) -> Option<Refused> {
    let mv = Move::Place { pit, way };
    let round = way.is_none_or(|way| rules.board.ways().contains(&way));
    if pit.index() >= rules.board.pit_count() || !round || !phase(rules, position).places_seeds() {
        return Some(Refused::NotAMove);
    }
    if let Some(clause) = bar(rules, position, mv) {
        return Some(Refused::Barred(clause));
    }
    match (place_way(rules, position, pit), way) {
        (Err(_), Some(_)) | (Ok(_), None) => outdone(rules, position, mv),
        (Err(clause), None) | (Ok(clause), Some(_)) => Some(Refused::Direction(clause)),
    }
}

/// Returns why a move may not be made that a clause of its own allows.
fn why_not_otherwise(rules: &Rules, position: &Position, mv: Move) -> Option<Refused> {
    if let Move::Take(pit) | Move::Shift(pit) | Move::Give(pit) = mv
        && pit.index() >= rules.board.pit_count()
    {
        return Some(Refused::NotAMove);
    }
    let phase = phase(rules, position);
    let offered = match mv {
        Move::Swap => phase.plan.choosing.swap.is_some() || phase.plan.opening.swap.is_some(),
        Move::Take(_) => phase.plan.choosing.instead(Act::Take).is_some(),
        Move::Shift(_) => phase.plan.choosing.instead(Act::Shift).is_some(),
        Move::Give(_) => phase.plan.choosing.instead(Act::Give).is_some(),
        Move::Reserve => phase.plan.opening.offered().is_some(),
        _ => phase.plan.opening.script.is_some(),
    };
    if !offered {
        return Some(Refused::NotAMove);
    }
    bar(rules, position, mv).map(Refused::Barred).or_else(|| outdone(rules, position, mv))
}

/// The way in which a pit is sown that may be sown the other way too; `None` for other pits.
pub fn usual_way(rules: &Rules, position: &Position, pit: PitId) -> Option<Way> {
    let standing = PositionQuery::at(rules, position, position.to_move());
    standing.back(pit).and_then(|_| standing.way_of(pit).1)
}

pub(super) fn phase<'a>(rules: &'a Rules, position: &Position) -> &'a PhaseRules {
    &rules.phases[position.phase()]
}
