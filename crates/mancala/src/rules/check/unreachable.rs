//! Clauses that are never asked, because one before them always decides.

use super::CheckedGame;
use crate::diagnostic::{Diagnostic, Written};
use crate::diagnostics;
use crate::rules::kinds::choice::LiftSeeds;
use crate::rules::kinds::condition::{PitIf, TurnIf};
use crate::rules::kinds::ending::Once;
use crate::rules::kinds::landing::{Needs, Target, Then};
use crate::rules::kinds::{Clause, List, rule_struct::RuleStruct};

diagnostics! {
    /// Clauses that are never asked.
    pub(crate) enum UnreachableDiagnostic {
        /// The clauses of a list are asked in their order until one decides. The earlier clause fits wherever this one
        /// would, so this one never has an effect.
        Forestalled { earlier: Written } = "clause-never-asked",
    }
}

/// Returns the diagnostics of such clauses, each with the clause's id.
pub(super) fn faults<'a>(game: &CheckedGame<'a>) -> Vec<(&'a str, Diagnostic)> {
    let mut faults = Vec::new();
    for (i, (list, later)) in game.clauses.iter().enumerate() {
        let stages = |earlier: &Clause| {
            let both = game.stages.iter().filter(|stage| later.is_in_force(&stage.id));
            both.into_iter().all(|stage| earlier.is_in_force(&stage.id))
        };
        let earlier = game.clauses[..i].iter().find(|(it, earlier)| {
            let decides = forestalls(earlier, later) || *list == List::Landing && captures_first(game, earlier, later);
            it == list && stages(earlier) && asks_no_more(earlier.when(), later.when()) && decides
        });
        if let Some((_, earlier)) = earlier {
            let mistake = UnreachableDiagnostic::Forestalled { earlier: earlier.id().into() };
            faults.push((later.id(), mistake.into()));
        }
    }
    faults
}

/// Returns whether the turn and the lap meet the first condition wherever they meet the second.
fn asks_no_more(one: Option<&TurnIf>, other: Option<&TurnIf>) -> bool {
    one.is_none_or(|one| one.is_subset_of(other.unwrap_or(&TurnIf::default())))
}

/// Returns whether a clause decides wherever a later one of its list would, given that both are asked.
fn forestalls(earlier: &Clause, later: &Clause) -> bool {
    let pit = |wide: &PitIf, narrow: &PitIf| wide.is_subset_of(narrow);
    match (earlier, later) {
        (Clause::Lift(one), Clause::Lift(two)) => {
            let seeds = one.seeds == two.seeds || one.seeds == LiftSeeds::Chosen;
            one.from == two.from && seeds && one.specials == two.specials && pit(&one.r#if, &two.r#if)
        }
        (Clause::Bar(one), Clause::Bar(two)) => one.r#move.is_subset_of(&two.r#move),
        (Clause::Prefer(one), Clause::Prefer(two)) => one.r#move == two.r#move && one.not == two.not,
        (Clause::Instead(one), Clause::Instead(two)) => one.r#do == two.r#do && pit(&one.r#if, &two.r#if),
        (Clause::Way(one), Clause::Way(two)) => pit(&one.r#if, &two.r#if),
        (Clause::Drop(_), Clause::Drop(_)) => true,
        (Clause::Skip(one), Clause::Skip(two)) => {
            one.after == two.after && one.which == two.which && pit(&one.r#if, &two.r#if)
        }
        (Clause::Capture(one), Clause::Capture(two)) => {
            let same = one.take == two.take && one.needs == two.needs && one.r#where == two.r#where;
            let then = one.then != Then::On && one.spare == two.spare;
            same && then && one.which == two.which && pit(&one.r#if, &two.r#if)
        }
        (Clause::Claim(one), Clause::Claim(two)) => {
            one.then != Then::On && one.pits == two.pits && one.mark == two.mark && pit(&one.r#if, &two.r#if)
        }
        (Clause::Relay(one), Clause::Relay(two)) => one.lifts == two.lifts && pit(&one.r#if, &two.r#if),
        (Clause::Again(one), Clause::Again(two)) => {
            one.store == two.store
                && match (&one.r#if, &two.r#if) {
                    (Some(one), Some(two)) => pit(one, two),
                    (one, two) => one == two,
                }
        }
        (Clause::Except(one), Clause::Except(two)) => {
            let all = two.of.iter().all(|id| one.of.contains(id));
            all && (one.of_run || !two.of_run) && pit(&one.r#if, &two.r#if)
        }
        (Clause::Except(one), Clause::Optional(two)) => {
            two.of.iter().all(|id| one.of.contains(id)) && pit(&one.r#if, &two.r#if)
        }
        (Clause::Optional(one), Clause::Optional(two)) => {
            two.of.iter().all(|id| one.of.contains(id)) && pit(&one.r#if, &two.r#if)
        }
        (Clause::More(one), Clause::More(two)) => two.of.iter().all(|id| one.of.contains(id)),
        (Clause::Send(one), Clause::Send(two)) => two.of.iter().all(|id| one.of.contains(id)),
        (Clause::End(one), Clause::End(two)) => {
            let once = match (&one.once, &two.once) {
                (Some(Once::Repeated(_)), Some(Once::Repeated(_))) => true,
                (one, two) => one == two,
            };
            once && one.whose == two.whose && one.asked == two.asked && pit(&one.r#if, &two.r#if)
        }
        // Two that do not decide in the same way.
        _ => false,
    }
}

/// Returns whether a capture decides wherever a later clause on the last seed would, whatever that takes: it always finds
/// the last seed to take, the next clause is not asked after it, and nothing can withhold it.
fn captures_first(game: &CheckedGame, earlier: &Clause, later: &Clause) -> bool {
    let Clause::Capture(one) = earlier else { return false };
    let narrow = match later {
        Clause::Capture(two) => &two.r#if,
        Clause::Claim(two) if !two.either_order => &two.r#if,
        Clause::Relay(two) => &two.r#if,
        _ => return false,
    };
    let is_of_last = |target: &Target| matches!(target, Target::Here | Target::Last | Target::Seeds(1..));
    let finds = match (one.needs, &*one.take) {
        (_, [target]) | (Needs::First, [target, ..]) => is_of_last(target),
        _ => false,
    };
    let withholds = |clause: &Clause| match clause {
        Clause::Except(it) => it.of.iter().any(|id| *id == one.id || ["captures", "all"].contains(&id.as_str())),
        Clause::Optional(it) => it.of.iter().any(|id| *id == one.id || id == "captures"),
        _ => false,
    };
    // In a trap the only clauses that are asked are those that name its mark.
    let asked = one.r#if.mark == narrow.mark;
    finds
        && one.then != Then::On
        && asked
        && one.r#if.is_subset_of(narrow)
        && !game.clauses.iter().any(|(_, clause)| withholds(clause))
}

/// Kinds of which a stage may have one clause only, whatever its fields.
pub(super) const ONCE: &[&str] = &[
    "Trap",
    "House",
    "Arrange",
    "Race",
    "Script",
    "Bring",
    "Place",
    "Swap",
    "MustCapture",
    "Feed",
    "NoReturn",
    "Blockade",
    "LiftSome",
    "Meeting",
    "GrandSlam",
    "Extra",
    "Pass",
    "Endless",
    "Winner",
];
