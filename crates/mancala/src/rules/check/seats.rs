//! Checks of games for one player or four, and of boards with pits that nobody owns.

use super::ClauseChecker;
use super::conditions::ClauseConditions;
use crate::rules::kinds::choice::Act;
use crate::rules::kinds::condition::{Leaves, Marked, RowWay, Whose};
use crate::rules::kinds::ending::{Endlessly, Leftover, Once, Verdict};
use crate::rules::kinds::landing::{Lifts, Target, Who};
use crate::rules::kinds::opening::Source;
use crate::rules::kinds::sowing::{After, LapWay, OrBack};
use crate::rules::kinds::{Clause, List};

/// Notes everything in a clause that needs one opponent or an owner for every pit.
pub(super) fn check(on: &mut ClauseChecker) {
    let sides = on.game.board.sides().len();
    let there = match sides {
        1 => "on a single row there is none",
        3 => "where three sit there are two",
        4 => "where four sit there are three",
        _ => "",
    };
    if !there.is_empty() {
        if of_opponent(on) {
            on.needs(false, format!("this speaks of the opponent, and {there}: expected another clause"));
        } else {
            verdicts(on, sides == 1, there);
        }
    }
    if on.game.board.has_ends() {
        ends(on);
    }
}

/// Returns whether a clause makes sense only where there is one opponent.
fn of_opponent(on: &ClauseChecker) -> bool {
    let asked = ClauseConditions::of(on.clause);
    let other = asked.pits.iter().any(|(_, pit)| {
        let marked = !matches!(pit.mark, Marked::Any | Marked::Barred);
        pit.side == Whose::Other || pit.facing.is_some() || pit.twin.is_some() || marked
    });
    let moves = asked.moves.iter().any(|it| it.leaves != Leaves::Any || it.way != RowWay::Any);
    let turns = asked.turns.iter().any(|it| it.lost.is_some() || it.crossed.is_some());
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
fn verdicts(on: &mut ClauseChecker, single: bool, there: &str) {
    match on.clause {
        Clause::Pass(_) => {
            on.needs(!single, "a player alone passes to nobody: expected End(once: CannotMove) under ending")
        }
        Clause::Endless(it) => {
            let good = match it.verdict {
                Endlessly::Void | Endlessly::Draw | Endlessly::Illegal | Endlessly::TurnEnds => true,
                Endlessly::Loses(_) => single,
                Endlessly::ByWinner => false,
            };
            on.needs(good, compared(single, there));
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
            on.needs(good, compared(single, there));
            let plain =
                matches!(it.once, Some(Once::Repeated(_) | Once::AllPassed) | None) || single && wins(&it.verdict);
            let one = plain || matches!(it.whose, Who::Next | Who::Mover);
            let left = it.leftover == Leftover::Nobody || single && wins(&it.verdict);
            on.needs(
                !good || one && left,
                format!("this tells the player from the opponent, and {there}: expected whose: Next, leftover: Nobody"),
            );
        }
        _ => {}
    }
}

fn wins(verdict: &Verdict) -> bool {
    matches!(verdict, Verdict::Wins(_))
}

fn compared(single: bool, there: &str) -> String {
    let verdicts = if single { "Draw, Void, Wins(..) or Loses(..)" } else { "Draw or Void" };
    format!("who wins is found by comparing two players, and {there}: expected a verdict {verdicts}")
}

/// Checks that a clause is clear about pits that nobody owns.
fn ends(on: &mut ClauseChecker) {
    let clause = on.clause;
    if let Clause::Relay(it) = clause {
        return on.needs(it.lifts == Lifts::Next, "nobody lifts a pit at an end: expected lifts: Next");
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
    on.needs(bears, "the pits at the ends are nobody's: expected another clause, or no ends on the board");
}
