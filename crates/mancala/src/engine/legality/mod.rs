//! Legal moves. A choice passes through three stages, from top to bottom: the moves that the clauses offer
//! ([`offered`]), without those that a clause bars by itself ([`barred`]), without those to which a clause prefers
//! others that are left ([`obligatory`]). A move on its way through them is a [`Trial`]: what it would do is worked out
//! once, when a clause first asks, and handed on. Where a question is open, the choice is among its [`answers`].

mod advice;
mod answers;
mod barred;
mod obligatory;
mod offered;
mod trial;

pub use advice::{allowed_by, attempts, left_out, to_be_known};
pub(super) use answers::racing;
pub use offered::usual_way;

use super::Refused;
use super::event::StateChange;
use super::fast;
use super::moves::{Move, Moves};
use super::position::Position;
use super::position_query::PositionQuery;
use super::state::Kind;
use super::turn::reseeded;
use crate::rules::plan::choice::Choosing;
use crate::rules::{Cause, PitId, Rules, Side, StageRules};
use barred::MustInstead;
use std::ops::ControlFlow;
use trial::Trial;

/// Room for the moves of most positions.
const MANY_MOVES: usize = 16;

/// Returns the moves that may be played, pits in the order of their numbers; none when the game is over.
pub fn legal_moves(rules: &Rules, position: &Position) -> Moves {
    let mut moves = Moves::new();
    legal_moves_into(rules, position, &mut moves);
    moves
}

/// As [`legal_moves`], into a list that the caller keeps: quicker where very many are asked for. What the list held
/// is forgotten.
pub fn legal_moves_into(rules: &Rules, position: &Position, moves: &mut Moves) {
    moves.clear();
    if position.ended().is_some() {
        return;
    }
    if let Some(ask) = position.ask() {
        return answers::legal(rules, position, ask, moves);
    }
    if !fast::lifts(rules, position, moves) {
        choose(rules, position, |legality| legality.legal(moves));
    }
    if moves.is_empty()
        && let Some(_) = stage(rules, position).plan.choosing.pass
    {
        moves.push(Move::Pass);
    }
}

/// Returns why a move may not be played here; `None` if it may.
pub fn why_not(rules: &Rules, position: &Position, mv: Move) -> Option<Refused> {
    if position.ended().is_some() {
        return Some(Refused::Over);
    }
    match position.ask() {
        Some(ask) => answers::refused(rules, position, ask, mv),
        None => choose(rules, position, |legality| legality.why_not(mv)),
    }
}

/// Returns `true` if a side, were it to move, would have a move other than to pass.
pub(super) fn can_move(rules: &Rules, position: &Position, side: Side) -> bool {
    if let Some(found) = fast::can_move(rules, position, side) {
        return found;
    }
    let any = |legality: &Legality<'_, '_>| legality.each_unbarred(&mut |_| ControlFlow::Break(())).is_break();
    if side == position.to_move() {
        return choose(rules, position, any);
    }
    let mut turned = position.clone();
    turned.apply(StateChange::TurnPassed { to: side });
    choose(rules, &turned, any)
}

/// Returns the pits that the first laps or the placed seeds of all legal moves capture, the first pit of each move;
/// `None` if one of them captures nothing, or there is no move.
pub(super) fn taken_at_once(rules: &Rules, position: &Position) -> Option<Vec<PitId>> {
    choose(rules, position, |legality| {
        let moves = obligatory::sift(legality, legality.unbarred(), |_, _| ());
        let taken: Option<Vec<PitId>> = moves.iter().map(Trial::captures_at_once).collect();
        taken.filter(|taken| !taken.is_empty())
    })
}

/// Returns the beginning of the turn that a move begins, with a capture or without.
pub(super) fn kind_of_turn(rules: &Rules, position: &Position, mv: Move) -> Kind {
    Trial::new(&Legality::new(rules, position), mv).kind()
}

/// Calls `choose` with the choice of the player to move, no question being open, after all that comes before a move.
fn choose<T>(rules: &Rules, position: &Position, choose: impl FnOnce(&Legality<'_, '_>) -> T) -> T {
    let mut ready: Option<Position> = None;
    while let Some((further, _)) = reseeded(rules, ready.as_ref().unwrap_or(position)) {
        ready = Some(further);
    }
    choose(&Legality::new(rules, ready.as_ref().unwrap_or(position)))
}

/// Returns the stage of play in which a position stands.
fn stage<'a>(rules: &'a Rules, position: &Position) -> &'a StageRules {
    &rules.stage_rules[position.stage()]
}

/// A player's choice among moves.
struct Legality<'r, 'p> {
    rules: &'r Rules,
    /// The position as the player to move sees it.
    query: PositionQuery<'r, 'p>,
    /// The last answer to the question whether a pit must be taken or shifted.
    must: MustInstead,
}

impl<'r, 'p> Legality<'r, 'p> {
    fn new(rules: &'r Rules, position: &'p Position) -> Self {
        Legality { rules, query: PositionQuery::at(rules, position, position.to_move()), must: MustInstead::default() }
    }

    /// Returns the clauses on the choice.
    fn choosing(&self) -> &'r Choosing {
        &self.query.plan().choosing
    }

    /// Adds the legal moves to a list.
    fn legal(&self, moves: &mut Moves) {
        if self.choosing().prefers {
            for trial in obligatory::sift(self, self.unbarred(), |_, _| ()) {
                moves.push(trial.mv);
            }
            return;
        }
        let all = self.each_unbarred(&mut |trial| {
            moves.push(trial.mv);
            ControlFlow::Continue(())
        });
        debug_assert!(all.is_continue(), "every move was asked for");
    }

    /// Returns why a move may not be chosen; `None` if it may.
    fn why_not(&self, mv: Move) -> Option<Refused> {
        offered::refused(self, mv)
            .or_else(|| barred::refused(self, mv))
            .or_else(|| offered::direction_refused(self, mv))
            .or_else(|| obligatory::refused(self, mv))
    }

    /// Calls `each` with every move that is offered and that no clause bars by itself, until it breaks off.
    fn each_unbarred<'a>(&'a self, each: &mut impl FnMut(Trial<'a>) -> ControlFlow<()>) -> ControlFlow<()> {
        offered::each(self, &mut |trial| match self.bar(&trial) {
            Some(_) => ControlFlow::Continue(()),
            None => each(trial),
        })
    }

    /// Returns the clause that by itself does not allow a move which clauses offer.
    fn bar(&self, trial: &Trial<'_>) -> Option<Cause> {
        offered::verdict_of_opening(self, trial.mv).flatten().or_else(|| barred::bar(self, trial))
    }

    /// Returns every move that is offered and that no clause bars by itself.
    fn unbarred(&self) -> Vec<Trial<'_>> {
        let mut trials = Vec::with_capacity(MANY_MOVES);
        let all = self.each_unbarred(&mut |trial| {
            trials.push(trial);
            ControlFlow::Continue(())
        });
        debug_assert!(all.is_continue(), "every move was asked for");
        trials
    }
}
