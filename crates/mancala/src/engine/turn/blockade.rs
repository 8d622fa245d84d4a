//! The blockade of a pit: after a turn without capture, the pit that all captures threaten may not be played next.

use super::Turn;
use crate::engine::event::{EventSink, StateChange};
use crate::engine::legal::legal_moves;
use crate::engine::limits::can_move;
use crate::engine::position::Position;
use crate::engine::position_query::PositionQuery;
use crate::engine::trial::Trial;
use crate::rules::{Cause, Part, PitId, Rules};

/// The pit of the player to move next that a blockade of the mover bars, with that player already to move.
fn blockaded(rules: &Rules, position: &Position, spares_last_pair: bool) -> Option<PitId> {
    let board = &rules.board;
    let opponent = position.to_move();
    let captures = |position: &Position| {
        let moves = legal_moves(rules, position);
        let taken = moves.iter().map(|&mv| Trial::new(rules, position, mv).captures_at_once());
        taken.collect::<Option<Vec<PitId>>>().filter(|taken| !taken.is_empty())
    };
    if captures(position).is_some() {
        return None;
    }
    let mut turned = position.clone();
    turned.apply(StateChange::TurnPassed { to: opponent.opponent() });
    let threatened = captures(&turned)?;
    let pit = threatened[0];
    let pairs = board.part(opponent, Part::Inner).filter(|&pit| position.pit(pit) >= 2).count();
    let standing = PositionQuery::at(rules, position, opponent);
    let exempt = threatened.iter().any(|&other| other != pit)
        || standing.is_house(pit)
        || position.pit(pit) < 2
        || standing.is_alone(pit)
        || spares_last_pair && pairs == 1;
    if exempt {
        return None;
    }
    let mut barred = position.clone();
    barred.apply(StateChange::Marked { pit, mark: position.mark(pit).barred(true) });
    can_move(rules, &barred, opponent).then_some(pit)
}

impl<S: EventSink> Turn<'_, S> {
    /// Bars the pit that the opponent would lose to any capture of the mover, after a turn without capture.
    #[cold]
    pub(super) fn blockade(&mut self, clause: Cause, spares_last_pair: bool) {
        let mut turned = self.position.clone();
        turned.apply(StateChange::TurnPassed { to: self.mover.opponent() });
        if let Some(pit) = blockaded(self.rules, &turned, spares_last_pair) {
            self.tell(StateChange::Marked { pit, mark: self.position.mark(pit).barred(true) }, clause);
        }
    }
}
