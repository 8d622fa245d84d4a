//! Fields that a clause has by its kind, but that have no effect where it stands: everything written must mean
//! something.

use super::{ClauseChecker, speaks_of};
use crate::diagnostic::Name;
use crate::diagnostics;
use crate::rules::kinds::choice::{LiftFrom, LiftSeeds};
use crate::rules::kinds::condition::{Counts, Marked, OfThese, PitIf, TurnIf, Was};
use crate::rules::kinds::ending::{Asked, End, Endlessly, Left, Leftover, Once, Verdict};
use crate::rules::kinds::landing::{Capture, Claimed, NextWay, Target, Then, To, Who};
use crate::rules::kinds::opening::Duty;
use crate::rules::kinds::rule_struct::text_of;
use crate::rules::kinds::sowing::FirstSeed;
use crate::rules::kinds::{Clause, List};

diagnostics! {
    /// Fields without an effect.
    pub(crate) enum UnusedFieldDiagnostic {
        /// With `seeds: Chosen` a player chooses how many seeds to lift, which is for stores; of a pit all seeds are
        /// lifted.
        LiftedInPart = "pit-lifted-in-part" at ["/seeds:"],
        /// An exchange of seats under `choice` stands beside other moves. A player may make it, or in a stage of its
        /// own make it or pass, but is never obliged to make it.
        MustSwap = "swap-must" at ["/how:"],
        /// A player who does not exchange seats passes, so nobody must exchange them.
        MustSwapOrPass = "swap-must-or-pass" at ["/how:"],
        /// The field `lone` is for a lone seed that does something other than the first seed of a lap. By default both
        /// fall in the next place.
        LoneSeed = "lone-without-first" at ["/lone"],
        /// Under `dropping` a claim marks the pit in which the seed fell, and the sowing goes on.
        ClaimInPassing = "fields-of-claim-in-passing" at ["/pits", "/either_order", "/then"],
        /// With `then: On` the next clause is asked about the last seed's pit, and no other clause acts on a pit that
        /// has just been won.
        ClaimThenOn = "claim-then-on" at ["/then:"],
        /// The field `next_way` reverses the direction of the lap that won the move. A last seed in a store gives no
        /// direction.
        WayFromStore = "next-way-beside-store" at ["/next_way"],
        /// The word does not mean one of the players at the time when the clause is asked.
        NoPlayer { word: Name, expected: Vec<Name> } = "no-such-player" at ["$word"],
        /// The field `when` is a condition on the turn and the lap, and this clause is used without asking it.
        When = "when-never-asked" at ["/when"],
        /// Some conditions are about the lap being sown. Before a move, while a player chooses, and after the move
        /// there is none.
        NoLap = "no-lap-to-ask-about" at ["when/lap", "when/sown", "when/crossed", "when/came_round", "when/reversed", "when/from"],
        /// When seeds fall, the pit from which they were lifted has changed. Only its place is remembered, and whether
        /// it was a house.
        LiftedFrom = "lifted-pit-unknown" at ["when/from"],
        /// A run of captures of `Next`, `Before` or `Beyond` goes from one pit that it takes to another, so `where`
        /// already asks about each of them.
        Through = "run-through-taken-pits" at ["run/through"],
        /// Captured seeds that are sown again make the next lap, so nothing else can come after the capture.
        ThenOfSown = "then-beside-sown" at ["/then"],
        /// An ending by a last seed stands for a loss of the player who moves, and the seeds stay where they are.
        LastSeedLoses = "last-seed-does-not-lose",
        /// An ending that is asked after a lap can come while seeds are in hand. The result cannot depend on counting,
        /// and the seeds that are left stay where they are.
        SeedsInHand = "end-with-seeds-in-hand" at ["/asked:"],
        /// An ending by captures stands for a win of the player who makes them, and the seeds that are left stay where
        /// they are.
        CaptureWins = "capture-does-not-win" at ["/once:"],
        /// At a capture, an ending can ask what the capture leaves or where it was made, and this event is neither.
        AskedAtCapture = "end-not-at-capture" at ["/once:", "/asked:"],
        /// At a capture, an ending with `whose: Either` counts all seeds in pits and in hand, whatever pits they lie
        /// in.
        AllSeedsCounted = "all-seeds-counted" at ["/once:"],
        /// Play stops because few seeds are left. They go to the owners or to one player, and who has won is found as
        /// at any other end.
        FewGivenOut = "few-seeds-not-given",
        /// At a capture, an ending with `whose: Other` stands for a loss of the other player, whose pits have been
        /// emptied.
        LosesByEmptyPits = "emptied-does-not-lose",
        /// At a capture, an ending can ask about all seeds or about those of the other player.
        LeavesToOther = "end-at-capture-of-own" at ["/whose:"],
    }
}

/// Words for a player while a game is played.
const PLAYERS: [&str; 5] = ["Mover", "Other", "Next", "Beginner", "Second"];

/// Notes a word that means no player, given further words that would.
fn no_player(on: &mut ClauseChecker, word: String, more: &[&'static str]) {
    let expected = PLAYERS.iter().chain(more).map(|name| Name::from(*name)).collect();
    on.needs(false, UnusedFieldDiagnostic::NoPlayer { word: word.into(), expected });
}

/// Notes every field that is written and never read.
pub(super) fn check(on: &mut ClauseChecker) {
    when(on);
    on.clause.when().iter().for_each(|when| lifted_from(on, when));
    match on.clause {
        Clause::Lift(it) => {
            on.needs(it.seeds == LiftSeeds::All || it.from == LiftFrom::Store, UnusedFieldDiagnostic::LiftedInPart)
        }
        Clause::Swap(it) if on.list == List::Choice => {
            on.needs(it.how != Duty::Must, UnusedFieldDiagnostic::MustSwap);
        }
        Clause::Swap(it) => {
            on.needs(it.how != Duty::Must, UnusedFieldDiagnostic::MustSwapOrPass);
        }
        Clause::Drop(it) => {
            on.needs(it.lone == FirstSeed::Next || it.first != FirstSeed::Next, UnusedFieldDiagnostic::LoneSeed)
        }
        Clause::Capture(it) => runs(on, it),
        Clause::Claim(it) => {
            let one = it.pits == [Claimed::Here] && !it.either_order && it.then == Then::End;
            on.needs(on.list == List::Landing || one, UnusedFieldDiagnostic::ClaimInPassing);
            on.needs(it.then != Then::On, UnusedFieldDiagnostic::ClaimThenOn);
        }
        Clause::Again(it) => {
            on.needs(it.store.is_none() || it.next_way == NextWay::Free, UnusedFieldDiagnostic::WayFromStore)
        }
        Clause::Endless(it) => {
            if matches!(it.verdict, Endlessly::Loses(who) if !is_a_side(who)) {
                no_player(on, text_of(&it.verdict), &[]);
            }
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
    on.needs(asked || *when == TurnIf::default(), UnusedFieldDiagnostic::When);
    let lapless = matches!(on.list, List::Starting | List::Choice | List::Ending);
    on.needs(!lapless || !of_laps(when), UnusedFieldDiagnostic::NoLap);
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
        on.needs(kept, UnusedFieldDiagnostic::LiftedFrom);
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
    on.needs(!along || it.run.as_ref().is_none_or(|run| run.through.is_none()), UnusedFieldDiagnostic::Through);
    let sown = |other: &Clause| match other {
        Clause::Send(send) => matches!(send.to, To::Sown | To::RowEnd) && speaks_of(&send.of, it),
        _ => false,
    };
    let sent = on.game.has(|other| sown(other) && on.game.meet(on.clause, other));
    on.needs(!sent || it.then == Then::End, UnusedFieldDiagnostic::ThenOfSown);
}

/// Checks the players and the leftover seeds that an ending names.
fn end(on: &mut ClauseChecker, it: &End) {
    let verdict = match it.verdict {
        Verdict::Wins(who) | Verdict::Loses(who) => is_a_side(who) || who == Who::Lot,
        Verdict::ByWinner | Verdict::MostSeeds | Verdict::Draw | Verdict::Void | Verdict::Out(_) => true,
    };
    if !verdict {
        no_player(on, text_of(&it.verdict), &["Lot"]);
    }
    let left = match it.leftover {
        Leftover::To(who) => is_a_side(who) || matches!(who, Who::Lot | Who::Emptier | Who::Capturer),
        Leftover::Owner | Leftover::Nobody | Leftover::Split => true,
    };
    if !left {
        no_player(on, text_of(&it.leftover), &["Emptier", "Capturer", "Lot"]);
    }
    if on.list == List::Landing {
        on.needs(
            it.verdict == Verdict::Loses(Who::Mover) && it.leftover == Leftover::Nobody,
            UnusedFieldDiagnostic::LastSeedLoses,
        );
        return;
    }
    let settled = matches!(it.verdict, Verdict::Wins(_) | Verdict::Loses(_) | Verdict::Draw | Verdict::Void);
    let beaten = matches!(it.verdict, Verdict::Wins(Who::Mover) | Verdict::Loses(Who::Other));
    let bare = it.leftover == Leftover::Nobody;
    match (&it.once, it.asked) {
        (_, Asked::Lap) => on.needs(settled && bare, UnusedFieldDiagnostic::SeedsInHand),
        (Some(Once::CapturedAtEnds | Once::CapturedFirst(_)), _) => {
            on.needs(beaten && bare, UnusedFieldDiagnostic::CaptureWins)
        }
        (Some(Once::Left(left)), Asked::Capture) => few_left(on, it, left),
        (_, Asked::Capture) => on.needs(false, UnusedFieldDiagnostic::AskedAtCapture),
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
            on.needs(*left == plain, UnusedFieldDiagnostic::AllSeedsCounted);
            on.needs(taker && it.verdict == Verdict::ByWinner, UnusedFieldDiagnostic::FewGivenOut);
        }
        Who::Other => {
            let empty = left.seeds == Counts::Of(vec![0]) && !left.each && left.of == Default::default();
            let beaten = matches!(it.verdict, Verdict::Wins(Who::Mover) | Verdict::Loses(Who::Other));
            on.needs(empty && beaten && it.leftover == Leftover::Nobody, UnusedFieldDiagnostic::LosesByEmptyPits);
        }
        _ => on.needs(false, UnusedFieldDiagnostic::LeavesToOther),
    }
}
