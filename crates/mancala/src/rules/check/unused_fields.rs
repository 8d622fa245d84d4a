//! Fields that a clause has by its kind, but that have no effect where it stands: everything written must mean
//! something.

use super::{ClauseChecker, speaks_of};
use crate::rules::kinds::choice::{LiftFrom, LiftSeeds};
use crate::rules::kinds::condition::{Counts, Marked, OfThese, PitIf, TurnIf, Was};
use crate::rules::kinds::ending::{Asked, End, Endlessly, Left, Leftover, Once, Verdict};
use crate::rules::kinds::landing::{Capture, Claimed, NextWay, Target, Then, To, Who};
use crate::rules::kinds::opening::Duty;
use crate::rules::kinds::sowing::FirstSeed;
use crate::rules::kinds::{Clause, List};

/// Notes every field that is written and never read.
pub(super) fn check(on: &mut ClauseChecker) {
    when(on);
    on.clause.when().iter().for_each(|when| lifted_from(on, when));
    match on.clause {
        Clause::Lift(it) => on.needs(
            it.seeds == LiftSeeds::All || it.from == LiftFrom::Store,
            "a pit is lifted whole: expected from: Store beside seeds: Chosen",
        ),
        Clause::Swap(it) if on.list == List::Choice => {
            on.needs(
                it.how != Duty::Must,
                "nobody must exchange seats: expected how: May, or Only in a stage of its own",
            );
        }
        Clause::Swap(it) => {
            on.needs(it.how != Duty::Must, "who does not exchange seats passes: expected how: May or Only");
        }
        Clause::Drop(it) => on.needs(
            it.lone == FirstSeed::Next || it.first != FirstSeed::Next,
            "a lone seed is an exception to first: expected first: Origin or Store beside lone",
        ),
        Clause::Capture(it) => runs(on, it),
        Clause::Claim(it) => {
            let one = it.pits == [Claimed::Here] && !it.either_order && it.then == Then::End;
            on.needs(
                on.list == List::Landing || one,
                "in passing the pit of the seed is marked: expected no pits, either_order or then under dropping",
            );
            on.needs(
                it.then != Then::On,
                "in a pit just won no other clause does anything: expected another then than On",
            );
        }
        Clause::Again(it) => on.needs(
            it.store.is_none() || it.next_way == NextWay::Free,
            "a seed in a store has no way: expected if in place of store beside next_way",
        ),
        Clause::Endless(it) => {
            let who = !matches!(it.verdict, Endlessly::Loses(who) if !is_a_side(who));
            on.needs(who, "this is no player: expected Loses(Mover), Other, Next, Beginner or Second");
        }
        Clause::End(it) => end(on, it),
        _ => {}
    }
}

/// Returns whether the words mean one player while a game is played.
fn is_a_side(who: Who) -> bool {
    matches!(who, Who::Mover | Who::Other | Who::Next | Who::Beginner | Who::Second)
}

/// Checks that no condition is set on the turn or the lap where nothing asks it.
fn when(on: &mut ClauseChecker) {
    let Some(when) = on.clause.when() else { return };
    let asked = match on.clause {
        Clause::Swap(_) => on.list == List::Choice,
        Clause::End(it) => {
            it.asked != Asked::Capture
                && !matches!(it.once, Some(Once::Repeated(_) | Once::CapturedAtEnds | Once::CapturedFirst(_)))
        }
        _ => true,
    };
    on.needs(asked || *when == TurnIf::default(), "nothing asks when this holds: expected no when");
    let lapless = matches!(on.list, List::Starting | List::Choice | List::Ending);
    on.needs(
        !lapless || !of_laps(when),
        "no lap is being sown there: expected no lap, sown, crossed, came_round, reversed or from under when",
    );
}

/// Returns whether something is asked of a lap.
fn of_laps(it: &TurnIf) -> bool {
    let TurnIf { lap, sown, crossed, came_round, reversed, from, unless, .. } = it;
    let counted = lap.is_some() || sown.is_some();
    let seen = crossed.is_some() || came_round.is_some() || reversed.is_some() || from.is_some();
    counted || seen || unless.as_ref().is_some_and(|it| of_laps(it))
}

/// Checks the condition on the pit from which a lap was lifted: only its place is remembered, and its having been a
/// house.
fn lifted_from(on: &mut ClauseChecker, when: &TurnIf) {
    if let Some(from) = when.from.as_deref() {
        let PitIf {
            side: _,
            at,
            not_at,
            was,
            holds,
            specials,
            mark,
            origin,
            played,
            sown,
            alone,
            facing,
            behind,
            next,
            before,
            twin,
            of_these,
        } = from;
        let lies = at.is_empty() && not_at.is_empty();
        let house = matches!(mark, Marked::Is(id) if is_house(on, id));
        let kept = [origin, played, sown, alone].into_iter().all(Option::is_none)
            && [facing, behind, next, before, twin].into_iter().all(Option::is_none)
            && *was == Was::Any
            && holds.is_none()
            && specials.is_none()
            && *of_these == OfThese::All
            && (*mark == Marked::Any || house && lies && from.side == Default::default());
        on.needs(
            kept,
            "of the pit that a lap was lifted from only its place is known, and whether it was a house: expected at, not_at \
             and side there, or mark: Is(..) of a house",
        );
    }
    if let Some(unless) = when.unless.as_deref() {
        lifted_from(on, unless);
    }
}

fn is_house(on: &ClauseChecker, id: &str) -> bool {
    matches!(on.game.named(id), Some((_, Clause::House(_))))
}

/// Runs of captures, and what follows captures whose seeds are sown again.
fn runs(on: &mut ClauseChecker, it: &Capture) {
    let along = it.take.iter().any(|target| matches!(target, Target::Next | Target::Before | Target::Beyond));
    on.needs(
        !along || it.run.as_ref().is_none_or(|run| run.through.is_none()),
        "such a run looks at the pits that it takes: expected where in place of through",
    );
    let sown = |other: &Clause| match other {
        Clause::Send(send) => matches!(send.to, To::Sown | To::RowEnd) && speaks_of(&send.of, it),
        _ => false,
    };
    let sent = on.game.has(|other| sown(other) && on.game.meet(on.clause, other));
    on.needs(
        !sent || it.then == Then::End,
        "captured seeds that are sown again are the next lap: expected then: End beside Send(to: Sown) or Send(to: RowEnd)",
    );
}

/// Checks the players and the leftover seeds that an ending names.
fn end(on: &mut ClauseChecker, it: &End) {
    let verdict = match it.verdict {
        Verdict::Wins(who) | Verdict::Loses(who) => is_a_side(who) || who == Who::Lot,
        Verdict::ByWinner | Verdict::MostSeeds | Verdict::Draw | Verdict::Void | Verdict::Out(_) => true,
    };
    on.needs(verdict, "this is no player: expected Mover, Other, Next, Beginner, Second or Lot in Wins or Loses");
    let left = match it.leftover {
        Leftover::To(who) => is_a_side(who) || matches!(who, Who::Lot | Who::Emptier | Who::Capturer),
        Leftover::Owner | Leftover::Nobody | Leftover::Split => true,
    };
    on.needs(left, "this is no player: expected Mover, Other, Next, Beginner, Second, Emptier, Capturer or Lot in To");
    if on.list == List::Landing {
        on.needs(
            it.verdict == Verdict::Loses(Who::Mover) && it.leftover == Leftover::Nobody,
            "a last seed ends play by losing: expected leftover: Nobody and verdict: Loses(Mover)",
        );
        return;
    }
    let settled = matches!(it.verdict, Verdict::Wins(_) | Verdict::Loses(_) | Verdict::Draw | Verdict::Void);
    let beaten = matches!(it.verdict, Verdict::Wins(Who::Mover) | Verdict::Loses(Who::Other));
    let bare = it.leftover == Leftover::Nobody;
    match (&it.once, it.asked) {
        (_, Asked::Lap) => on.needs(
            settled && bare,
            "after a lap seeds may be in hand: expected leftover: Nobody and verdict: Wins(..), Loses(..), Draw or Void",
        ),
        (Some(Once::CapturedAtEnds | Once::CapturedFirst(_)), _) => on.needs(
            beaten && bare,
            "such a capture wins: expected leftover: Nobody and verdict: Wins(Mover)",
        ),
        (Some(Once::Left(left)), Asked::Capture) => few_left(on, it, left),
        (_, Asked::Capture) => on.needs(
            false,
            "a capture is looked at for what it leaves: expected once: Left(..), CapturedAtEnds or CapturedFirst(..) beside \
             asked: Capture",
        ),
        (_, Asked::Move) => {}
    }
}

/// Checks an ending by few seeds in all pits, or by empty pits of the other player, that is asked at a capture.
fn few_left(on: &mut ClauseChecker, it: &End, left: &Left) {
    let plain = Left { seeds: left.seeds.clone(), ..Left::default() };
    let taker = match it.leftover {
        Leftover::Owner => true,
        Leftover::To(who) => matches!(who, Who::Mover | Who::Beginner | Who::Capturer | Who::Lot),
        Leftover::Nobody | Leftover::Split => false,
    };
    match it.whose {
        Who::Either => {
            on.needs(
                *left == plain,
                "all seeds in play are counted: expected nothing but seeds in Left beside asked: Capture, or whose: Other",
            );
            on.needs(
                taker && it.verdict == Verdict::ByWinner,
                "the few seeds that are left are given out: expected leftover: Owner, To(Mover), To(Capturer), To(Beginner) or \
                 To(Lot) beside asked: Capture, and no verdict",
            );
        }
        Who::Other => {
            let empty = left.seeds == Counts::Of(vec![0]) && !left.each && left.of == Default::default();
            let beaten = matches!(it.verdict, Verdict::Wins(Who::Mover) | Verdict::Loses(Who::Other));
            on.needs(
                empty && beaten && it.leftover == Leftover::Nobody,
                "who loses all seeds of some pits has lost: expected Left(pits: ..), leftover: Nobody and verdict: Loses(Other)",
            );
        }
        _ => on.needs(false, "a capture leaves something to the other player: expected whose: Other or Either"),
    }
}
