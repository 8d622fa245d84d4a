//! Checks of games for one player or four, and of boards with pits that nobody owns.

use super::ClauseChecker;
use super::conditions::ClauseConditions;
use crate::diagnostics;
use crate::rules::kinds::choice::Act;
use crate::rules::kinds::condition::{Leaves, Marked, RowWay, Whose};
use crate::rules::kinds::ending::{Endlessly, Leftover, Once, Verdict};
use crate::rules::kinds::landing::{Lifts, Target, Who};
use crate::rules::kinds::opening::Source;
use crate::rules::kinds::sowing::{After, LapWay, OrBack};
use crate::rules::kinds::{Clause, List};

diagnostics! {
    /// Clauses that need one opponent where there is none, or where there are several.
    pub(crate) enum OpponentDiagnostic {
        /// The clause speaks of the opponent, as do `side: Other`, marks and captures of facing pits. A player alone
        /// has no opponent, and where three or four play it would not say which one is meant.
        NotOne { opponents: usize } = "opponent-not-one",
        /// The verdict of the ending compares two players, which only a game for two can do.
        EndCompares { opponents: usize } = "end-compares-two-players" at ["/verdict:"],
        /// The verdict on a turn that never ends compares two players or lets one of two lose, and this game is not for
        /// two.
        EndlessCompares { opponents: usize } = "endless-compares-two-players" at ["/verdict:"],
        /// The ending asks about both players or gives the seeds that are left to one of them. That is clear only where
        /// two play.
        EndTellsApart { opponents: usize } = "end-tells-players-apart",
        /// A player who passes leaves the turn to another player, and here there is no other.
        PassAlone = "pass-of-player-alone" [End],
    }
}

diagnostics! {
    /// Clauses that do not go with pits that nobody owns.
    pub(crate) enum EndPitDiagnostic {
        /// A lap that ends in one of the pits at the ends of the board cannot go on from there, since these pits belong
        /// to nobody and are never lifted.
        Lifted = "end-pit-lifted" at ["/lifts:"],
        /// The pits at the ends of the board belong to nobody, and the clause, or a value in it, does not say what
        /// holds of such a pit.
        Nobodys = "end-pits-unclear",
    }
}

/// Notes everything in a clause that needs one opponent or an owner for every pit.
pub(super) fn check(on: &mut ClauseChecker) {
    let opponents = on.game.board.sides().len() - 1;
    if opponents != 1 {
        if of_opponent(on) {
            on.needs(false, OpponentDiagnostic::NotOne { opponents });
        } else {
            verdicts(on, opponents);
        }
    }
    if on.game.board.has_ends() {
        ends(on);
    }
}

/// Returns whether a clause makes sense only where there is one opponent.
fn of_opponent(on: &ClauseChecker) -> bool {
    let asked = ClauseConditions::of(on.clause);
    let other = asked.pits.iter().any(|(_, _, pit)| {
        let marked = !matches!(pit.mark, Marked::Any | Marked::Barred);
        pit.side == Whose::Other || pit.facing.is_some() || pit.twin.is_some() || marked
    });
    let moves = asked.moves.iter().any(|(_, it)| it.leaves != Leaves::Any || it.way != RowWay::Any);
    let turns = asked.turns.iter().any(|(_, it)| it.lost.is_some() || it.crossed.is_some());
    other || moves || turns || kind_of_opponent(on)
}

/// The same of a kind, whatever it asks.
fn kind_of_opponent(on: &ClauseChecker) -> bool {
    match on.clause {
        Clause::Trap(_) | Clause::House(_) | Clause::Claim(_) => true,
        Clause::Instead(it) => it.r#do != Act::Shift,
        Clause::Swap(_) | Clause::Feed(_) | Clause::NoReturn(_) | Clause::Blockade(_) => true,
        Clause::Bring(it) => it.from == Source::Store,
        Clause::Meeting(_) | Clause::More(_) | Clause::GrandSlam(_) | Clause::LiftSome(_) => true,
        Clause::Capture(it) => {
            let plain =
                |target: &Target| matches!(target, Target::Here | Target::Next | Target::Before | Target::Beyond);
            it.and_facing || !it.take.iter().all(plain)
        }
        Clause::Send(it) => {
            !matches!(it.to, crate::rules::kinds::landing::To::Sown | crate::rules::kinds::landing::To::Store)
        }
        Clause::End(it) => match &it.once {
            Some(
                Once::StoreHolds(_) | Once::Decided | Once::CannotFeed | Once::CapturedAtEnds | Once::CapturedFirst(_),
            ) => true,
            // Of a race the clause itself says that two players run it; of the other endings see `verdicts`.
            Some(Once::Left(_) | Once::CannotMove | Once::Repeated(_) | Once::PenaltyHolds(_) | Once::AllPassed) => {
                false
            }
            None => false,
        },
        Clause::Winner(_)
        | Clause::Refill(_)
        | Clause::Territory(_)
        | Clause::Mirror(_)
        | Clause::Sale(_)
        | Clause::Score(_) => true,
        Clause::Arrange(_)
        | Clause::Race(_)
        | Clause::Script(_)
        | Clause::Lift(_)
        | Clause::Place(_)
        | Clause::MustCapture(_)
        | Clause::Bar(_)
        | Clause::Prefer(_)
        | Clause::Way(_)
        | Clause::Drop(_)
        | Clause::Skip(_)
        | Clause::Relay(_)
        | Clause::Again(_)
        | Clause::Except(_)
        | Clause::Optional(_)
        | Clause::Extra(_)
        | Clause::Pass(_)
        | Clause::Endless(_) => false,
    }
}

/// Checks the verdicts of endings where two players cannot be compared.
fn verdicts(on: &mut ClauseChecker, opponents: usize) {
    let single = opponents == 0;
    match on.clause {
        Clause::Pass(_) => on.needs(!single, OpponentDiagnostic::PassAlone),
        Clause::Endless(it) => {
            let good = match it.verdict {
                Endlessly::Void | Endlessly::Draw | Endlessly::Illegal | Endlessly::TurnEnds => true,
                Endlessly::Loses(_) => single,
                Endlessly::ByWinner => false,
            };
            on.needs(good, OpponentDiagnostic::EndlessCompares { opponents });
        }
        Clause::End(it) => {
            // Won by the one player who is asked about, or out while the others play on.
            let alone = it.whose == Who::Mover && it.verdict == Verdict::Wins(Who::Mover);
            if alone || matches!(it.verdict, Verdict::Out(_)) {
                return;
            }
            let good = match it.verdict {
                Verdict::Draw | Verdict::Void => true,
                Verdict::Loses(_) | Verdict::Wins(_) => single,
                Verdict::ByWinner | Verdict::MostSeeds | Verdict::Out(_) => false,
            };
            on.needs(good, OpponentDiagnostic::EndCompares { opponents });
            let plain =
                matches!(it.once, Some(Once::Repeated(_) | Once::AllPassed) | None) || single && wins(&it.verdict);
            let one = plain || matches!(it.whose, Who::Next | Who::Mover);
            let left = it.leftover == Leftover::Nobody || single && wins(&it.verdict);
            on.needs(!good || one && left, OpponentDiagnostic::EndTellsApart { opponents });
        }
        _ => {}
    }
}

fn wins(verdict: &Verdict) -> bool {
    matches!(verdict, Verdict::Wins(_))
}

/// Checks that a clause is clear about pits that nobody owns.
fn ends(on: &mut ClauseChecker) {
    let clause = on.clause;
    if let Clause::Relay(it) = clause {
        return on.needs(it.lifts == Lifts::Next, EndPitDiagnostic::Lifted);
    }
    let bears = match clause {
        Clause::Lift(_) | Clause::Bar(_) | Clause::Prefer(_) | Clause::Swap(_) => true,
        Clause::Way(it) => it.or_back == OrBack::Never && it.laps != LapWay::Anew,
        Clause::Drop(it) => it.heaps.is_empty(),
        Clause::Skip(it) => it.after == After::Start,
        Clause::Capture(it) => {
            let plain = |target: &Target| matches!(target, Target::Here | Target::Facing | Target::Beyond);
            let mine = it.r#if.side == Whose::Own || it.r#if.side == Whose::Any && it.by == Who::Mover;
            on.list != List::Starting && it.take.iter().all(plain) && (mine || !it.take.contains(&Target::Here))
        }
        Clause::GrandSlam(_) | Clause::Again(_) => matches!(clause, Clause::GrandSlam(_)),
        Clause::Bring(it) => it.from == Source::Store,
        Clause::Extra(_) | Clause::Pass(_) | Clause::Endless(_) | Clause::Winner(_) | Clause::Sale(_) => true,
        Clause::End(it) => {
            matches!(it.once, Some(Once::StoreHolds(_) | Once::Left(_) | Once::CannotMove | Once::Repeated(_)))
        }
        Clause::Trap(_)
        | Clause::House(_)
        | Clause::Arrange(_)
        | Clause::Race(_)
        | Clause::Script(_)
        | Clause::Place(_)
        | Clause::Instead(_)
        | Clause::MustCapture(_)
        | Clause::Feed(_)
        | Clause::NoReturn(_)
        | Clause::Blockade(_)
        | Clause::LiftSome(_)
        | Clause::Meeting(_)
        | Clause::Claim(_)
        | Clause::Relay(_)
        | Clause::Except(_)
        | Clause::Optional(_)
        | Clause::More(_)
        | Clause::Send(_)
        | Clause::Refill(_)
        | Clause::Territory(_)
        | Clause::Mirror(_)
        | Clause::Score(_) => false,
    };
    on.needs(bears, EndPitDiagnostic::Nobodys);
}
