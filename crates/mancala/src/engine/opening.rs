//! Moves offered by openings, and by seeds that may be brought into play.

use super::mark::Mark;
use super::moves::Move;
use super::position::Position;
use super::position_query::PositionQuery;
use crate::rules::kinds::condition::Whose;
use crate::rules::kinds::opening::Counted;
use crate::rules::plan::opening::ArrangeRule;
use crate::rules::{PitId, Side, StageRules};
use std::ops::ControlFlow;

impl StageRules {
    /// Returns `true` if a side has seeds in hand that it still uses in this stage.
    pub(super) fn uses_hand(&self, position: &Position, side: Side) -> bool {
        let arrange = self.plan.opening.arrange.as_ref();
        position.hand(side) > 0 && arrange.is_none_or(|it| it.is_by(side, position.round_state().began))
    }
}

impl PositionQuery<'_, '_> {
    /// Returns `true` if the mover may set out a seed of the hand in a pit: enough must be left for the others.
    pub(super) fn may_arrange(&self, arrange: &ArrangeRule, pit: PitId) -> bool {
        let (position, mover) = (self.position, self.mover);
        let open = |pit: PitId| {
            let owner = self.owner(pit);
            position.mark(pit) != Mark::Closed
                && match arrange.pits {
                    Whose::Any => true,
                    Whose::Own => owner == mover,
                    Whose::Other => owner != mover,
                    Whose::Nobody => false,
                }
        };
        let wanting = |other: PitId| arrange.least.saturating_sub(position.pit(other) + u16::from(other == pit));
        arrange.is_by(mover, position.round_state().began)
            && open(pit)
            && (arrange.least == 0
                || self.board.pits().filter(|&pit| open(pit)).map(wanting).sum::<u16>() < position.hand(mover))
    }

    /// Calls `each` with every move that openings and seeds in store or hand offer, until it breaks off.
    pub(super) fn each_opening(&self, each: &mut impl FnMut(Move) -> ControlFlow<()>) -> ControlFlow<()> {
        let opening = &self.plan().opening;
        if opening.is_empty() {
            return ControlFlow::Continue(());
        }
        let pits = self.board.pits();
        if let Some(arrange) = &opening.arrange {
            let mut open = pits.filter(|&pit| self.may_arrange(arrange, pit));
            return open.try_for_each(|pit| each(Move::Place { pit, way: None }));
        }
        if let Some(script) = &opening.script {
            return match script.from {
                Counted::First => each(Move::Gather),
                Counted::Chosen => {
                    let mut counted = pits.filter(|&pit| self.may_count_from(script, pit));
                    counted.try_for_each(|pit| each(Move::Sow { pit, way: None }))
                }
            };
        }
        if opening.swap.is_some() {
            each(Move::Swap)?;
            return each(Move::Pass);
        }
        match opening.offered() {
            Some(_) => each(Move::Reserve),
            None => ControlFlow::Continue(()),
        }
    }
}
