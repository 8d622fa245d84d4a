//! Changes that can never be undone in a round. After one of them no earlier position can come back.
//!
//! That a hand shrinks is always such a change: nothing comes to a hand but between two rounds.

use super::{Clauses, TrapProfile};
use crate::rules::kinds::Clause;
use crate::rules::kinds::choice::LiftFrom;
use crate::rules::kinds::opening::Source;

/// Changes that can never be undone in a round. One that is in doubt counts as one that can.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct IrreversibleChanges {
    /// `true` if seeds that come to a store stay there.
    pub stores: bool,
    /// `true` if pits become traps, and no trap becomes a pit like any other again.
    pub traps: bool,
}

impl IrreversibleChanges {
    pub(super) fn of(clauses: Clauses, traps: &TrapProfile) -> IrreversibleChanges {
        IrreversibleChanges { stores: !clauses.any(draws_on_stores), traps: traps.exist && !traps.may_end }
    }
}

/// Returns whether a clause takes seeds out of stores while a round is played.
fn draws_on_stores(clause: &Clause) -> bool {
    match clause {
        Clause::Bring(it) => it.from == Source::Store,
        Clause::Lift(it) => it.from == LiftFrom::Store,
        Clause::Pass(it) => it.pays > 0,
        Clause::Trap(_)
        | Clause::House(_)
        | Clause::Arrange(_)
        | Clause::Race(_)
        | Clause::Script(_)
        | Clause::Place(_)
        | Clause::Instead(_)
        | Clause::Swap(_)
        | Clause::MustCapture(_)
        | Clause::Bar(_)
        | Clause::Prefer(_)
        | Clause::Feed(_)
        | Clause::NoReturn(_)
        | Clause::Blockade(_)
        | Clause::Way(_)
        | Clause::Drop(_)
        | Clause::Skip(_)
        | Clause::LiftSome(_)
        | Clause::Meeting(_)
        | Clause::Capture(_)
        | Clause::Claim(_)
        | Clause::Relay(_)
        | Clause::Again(_)
        | Clause::Except(_)
        | Clause::Optional(_)
        | Clause::More(_)
        | Clause::GrandSlam(_)
        | Clause::Send(_)
        | Clause::Extra(_)
        | Clause::End(_)
        | Clause::Endless(_)
        | Clause::Winner(_)
        | Clause::Refill(_)
        | Clause::Territory(_)
        | Clause::Mirror(_)
        | Clause::Sale(_)
        | Clause::Score(_) => false,
    }
}
